# ---
# jupyter:
#   jupytext:
#     text_representation:
#       extension: .py
#       format_name: percent
#   kernelspec:
#     display_name: Python 3 (ipykernel)
#     language: python
#     name: python3
# ---

# %% titre [markdown]
# # Banque — chapitre 04
#
# Deux groupes de trois questions sœurs : compter et changer une liste d’après une autre, en six lignes ; apparier sans compter deux fois, en sept ou huit.

# %% imports
# %reload_ext mastermind_edu
from mastermind_edu import aide, derouler, exemples, verifier

# %% corriger-la-dictee-texte [markdown]
# ## 1. Corriger la dictée
#
# Un élève a copié une phrase. On compare sa copie au modèle, mot à mot.
#
# - **Pré-requis** : `copie` et `modele` sont deux listes de mots de même longueur, vides peut-être. Le mot d’un rang correspond à celui du même rang ; il est faux dès qu’il en diffère.
# - **Action** : dans `copie`, remplacer chaque mot faux par celui du modèle. `modele` reste intacte.
# - **Résultat** : le nombre de mots qui étaient faux.

# %% corriger-la-dictee-exemples
exemples("corriger_la_dictee")

# %% corriger-la-dictee
def corriger_la_dictee(copie, modele):
    """Le nombre de fautes ; copie est corrigée."""
    ### BEGIN SOLUTION
    fautes = 0
    for i in range(len(copie)):
        if copie[i] != modele[i]:
            fautes = fautes + 1
            copie[i] = modele[i]
    return fautes
    ### END SOLUTION


# %% corriger-la-dictee-verification
verifier(corriger_la_dictee)

# %% eteindre-les-lampes-texte [markdown]
# ## 2. Éteindre les lampes
#
# Le soir, un programme éteint les lampes restées allumées dans les pièces vides d’une école.
#
# - **Pré-requis** : `lampes` et `personnes` sont deux listes de même longueur, vides peut-être ; un rang correspond à une pièce. `lampes` contient des 1 (allumée) et des 0 (éteinte) ; `personnes`, le nombre de personnes qui sont dans la pièce.
# - **Action** : dans `lampes`, éteindre chaque lampe allumée dont la pièce est vide. Les autres ne changent pas, et `personnes` reste intacte.
# - **Résultat** : le nombre de lampes que la fonction vient d’éteindre.

# %% eteindre-les-lampes-exemples
exemples("eteindre_les_lampes")

# %% eteindre-les-lampes
def eteindre_les_lampes(lampes, personnes):
    """Le nombre de lampes éteintes ; lampes est changée."""
    ### BEGIN SOLUTION
    eteintes = 0
    for i in range(len(lampes)):
        if lampes[i] == 1 and personnes[i] == 0:
            eteintes = eteintes + 1
            lampes[i] = 0
    return eteintes
    ### END SOLUTION


# %% eteindre-les-lampes-verification
verifier(eteindre_les_lampes)

# %% liberer-les-places-texte [markdown]
# ## 3. Libérer les places
#
# Un train a une case par place : le nom de la personne qui l’a réservée, ou `None` si la place est libre.
#
# - **Pré-requis** : `places` est une telle liste, vide peut-être ; une personne peut y avoir plusieurs places. `annulations` est une liste de noms différents, vide peut-être ; certains peuvent n’avoir aucune place.
# - **Action** : dans `places`, écrire `None` à **toutes** les places des personnes qui annulent. `annulations` reste intacte.
# - **Résultat** : le nombre de places que la fonction vient de libérer.

# %% liberer-les-places-exemples
exemples("liberer_les_places")

# %% liberer-les-places
def liberer_les_places(places, annulations):
    """Le nombre de places libérées ; places est changée."""
    ### BEGIN SOLUTION
    liberees = 0
    for i in range(len(places)):
        if places[i] in annulations:
            liberees = liberees + 1
            places[i] = None
    return liberees
    ### END SOLUTION


# %% liberer-les-places-verification
verifier(liberer_les_places)

# %% commandes-servies-texte [markdown]
# ## 4. Les commandes servies
#
# Une cantine sert les commandes une à une. Un plat servi n’est plus dans le stock : il ne servira pas deux fois.
#
# - **Pré-requis** : `commandes` et `stock` sont deux listes de noms de plats, vides peut-être, et pas toujours de même longueur. Un nom écrit trois fois dans le stock, ce sont trois plats.
# - **Action** : pour chaque commande, prendre un plat du même nom s’il en reste un ; sinon, passer à la suivante. Les deux listes reçues restent **intactes**.
# - **Résultat** : le nombre de commandes servies.

# %% commandes-servies-exemples
exemples("commandes_servies")

# %% commandes-servies
def commandes_servies(commandes, stock):
    """Le nombre de commandes servies ; les deux listes restent intactes."""
    ### BEGIN SOLUTION
    reste = stock.copy()
    servies = 0
    for plat in commandes:
        if plat in reste:
            reste.remove(plat)
            servies = servies + 1
    return servies
    ### END SOLUTION


# %% commandes-servies-verification
verifier(commandes_servies)

# %% lettres-manquantes-texte [markdown]
# ## 5. Les lettres manquantes
#
# Au jeu de lettres, on écrit un mot avec des jetons, une lettre par jeton. Un jeton posé n’est plus dans la main : il ne sert qu’une fois.
#
# - **Pré-requis** : `mot` est un texte en majuscules, vide peut-être ; `jetons` est une liste de lettres, vide peut-être, où une lettre peut se répéter.
# - **Action** : poser le mot lettre par lettre, du début à la fin ; quand aucun jeton ne convient, la lettre manque, et l’on continue. La liste reçue reste **intacte**.
# - **Résultat** : la liste des lettres qui manquent, dans l’ordre du mot, autant de fois qu’elles manquent.

# %% lettres-manquantes-exemples
exemples("lettres_manquantes")

# %% lettres-manquantes
def lettres_manquantes(mot, jetons):
    """La liste des lettres qui manquent ; jetons reste intacte."""
    ### BEGIN SOLUTION
    reste = jetons.copy()
    manquantes = []
    for lettre in mot:
        if lettre in reste:
            reste.remove(lettre)
        else:
            manquantes.append(lettre)
    return manquantes
    ### END SOLUTION


# %% lettres-manquantes-verification
verifier(lettres_manquantes)

# %% gants-seuls-texte [markdown]
# ## 6. Les gants seuls
#
# On vide un carton de gants. Un gant gauche et un gant droit de la même taille font une paire, et un gant n’est que d’une paire.
#
# - **Pré-requis** : `gauches` et `droits` sont les listes des tailles des gants de chaque main, des nombres entiers ; elles sont peut-être vides, et pas toujours de même longueur.
# - **Action** : faire toutes les paires possibles. Les deux listes reçues restent **intactes**.
# - **Résultat** : le nombre de gants qui n’ont pas leur pareil, des deux mains ensemble.

# %% gants-seuls-exemples
exemples("gants_seuls")

# %% gants-seuls
def gants_seuls(gauches, droits):
    """Le nombre de gants sans paire ; les deux listes restent intactes."""
    ### BEGIN SOLUTION
    reste = droits.copy()
    seuls = 0
    for taille in gauches:
        if taille in reste:
            reste.remove(taille)
        else:
            seuls = seuls + 1
    return seuls + len(reste)
    ### END SOLUTION


# %% gants-seuls-verification
verifier(gants_seuls)
