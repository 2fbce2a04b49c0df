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
# # Exercice 03b — Redemander
#
# Trois traductions, puis la saisie entière, faite de ce que vous avez écrit dans l’exercice 03.

# %% fiche [markdown]
# - **Leçon** : [03b — Redemander](../notebooks/03b_redemander.ipynb)
# - **Avant** : [l’exercice 03](../exercises/03_validation_exercices.ipynb), dont vous reprendrez trois fonctions
# - **Durée** : 60 minutes
# - **Points** : 2, 2, 3 et 4
# - **Gammes** : 11, 30 minutes en plus, hors de la note
#
# Lisez les exemples, remplacez les `...`, exécutez la vérification. Recommencez autant de fois que vous voulez : un « échoué » montre le plus petit cas qui ne va pas.
#
# Bloqué ? `aide(nom_de_la_fonction)` donne un premier indice, puis un second, puis un squelette.
#
# **Pour commencer :** exécutez les deux cellules de code qui suivent (dans JupyterLab, la première est repliée). Elles n’affichent rien.

# %% imports
# %reload_ext mastermind_edu
from mastermind_edu import aide, derouler, exemples, ranger, verifier

# %% rappel [markdown]
# **Rappel.** `while` repose sa question avant chaque tour : quelque chose doit changer dans la boucle. Une fonction reçue en paramètre s’appelle avec ses parenthèses, `lire()`. `int` fait un nombre d’un texte, ou lève `ValueError`.

# %% gammes [markdown]
# ## Gammes
#
# Deux à quatre minutes chacune, hors de la note : de quoi avoir les gestes en main. Lisez l’énoncé, remplacez les `...` ou réparez ce qui est faux, puis exécutez la cellule : le verdict vient aussitôt. `aide("n_et_tours")`, le nom de la fonction entre guillemets, aide ici aussi.
#
# Déjà à l’aise ? Passez [aux exercices](#1.-Du-mot-aux-numéros).

# %% mot-vers-numeros-texte [markdown]
# ## 1. Du mot aux numéros
#
# - **Prérequis** : toutes les lettres de `mot` sont dans `initiales`, où aucune n’est répétée.
# - **Action** : chercher, pour chaque lettre, son rang dans `initiales`, à partir de 0.
# - **Résultat** : la liste des rangs, dans l’ordre du mot.
#
# À la fin de la leçon, une ligne cherchait le rang d’une seule lettre ; faites-le pour chacune. Partez d’une liste vide, ajoutez à chaque tour.

# %% mot-vers-numeros-exemples
exemples("mot_vers_numeros")

# %% mot-vers-numeros
def mot_vers_numeros(mot, initiales):
    """La liste des numéros des lettres du mot."""
    ### BEGIN SOLUTION
    numeros = []
    for lettre in mot:
        numeros.append(initiales.index(lettre))
    return numeros
    ### END SOLUTION


# %% mot-vers-numeros-verification
verifier(mot_vers_numeros)

# %% numeros-vers-mot-texte [markdown]
# ## 2. Des numéros au mot
#
# - **Prérequis** : chaque numéro est un rang qui existe dans `initiales`.
# - **Action** : le chemin inverse, chaque numéro redevient une lettre.
# - **Résultat** : un **mot**, c’est-à-dire un texte, pas une liste. On part d’un texte vide, et `+` colle deux textes.

# %% numeros-vers-mot-exemples
exemples("numeros_vers_mot")

# %% numeros-vers-mot
def numeros_vers_mot(numeros, initiales):
    """Le mot formé des initiales de ces numéros."""
    ### BEGIN SOLUTION
    mot = ""
    for numero in numeros:
        mot = mot + initiales[numero]
    return mot
    ### END SOLUTION


# %% numeros-vers-mot-verification
verifier(numeros_vers_mot)

# %% lire-points-texte [markdown]
# ## 3. Lire des nombres séparés par des points
#
# - **Prérequis** : `saisie` est un texte, tapé par une personne.
# - **Action** : couper à chaque point, et lire un nombre dans chaque morceau. Il peut y en avoir un seul ou vingt, de plusieurs chiffres chacun. Si un morceau n’est pas un nombre, laissez venir l’erreur `ValueError`, n’écrivez rien pour l’éviter : celui qui appelle en a besoin pour redemander.
# - **Résultat** : la liste des nombres. `"1.2.3.4"` devient `[1, 2, 3, 4]`.

# %% lire-points-exemples
exemples("lire_points")

# %% lire-points
def lire_points(saisie):
    """La liste des nombres écrits entre les points."""
    ### BEGIN SOLUTION
    nombres = []
    for morceau in saisie.split("."):
        nombres.append(int(morceau))
    return nombres
    ### END SOLUTION


# %% lire-points-verification
verifier(lire_points)

# %% coller-texte [markdown]
# ## Avant la dernière fonction
#
# Copiez vos fonctions `nettoyer`, `code_correct` et `message_erreur` depuis l’exercice 03 ; collez-les ici.

# %% coller-03
# De l’exercice 03, collez ici : nettoyer, code_correct, message_erreur.
### BEGIN SOLUTION
def nettoyer(saisie):
    morceaux = saisie.split()
    return "".join(morceaux).upper()


def code_correct(mot, nb_pions, initiales):
    if len(mot) != nb_pions:
        return False
    for lettre in mot:
        if lettre not in initiales:
            return False
    return True


def message_erreur(mot, nb_pions, initiales):
    if len(mot) != nb_pions:
        return f"Il faut {nb_pions} lettres."
    for lettre in mot:
        if lettre not in initiales:
            return f"« {lettre} » n’est pas une couleur du jeu."
    return ""
### END SOLUTION

# %% coller-controle tags=["coulisses"]
manquent = [nom for nom in ("nettoyer", "code_correct", "message_erreur") if nom not in globals()]
if manquent:
    print("Il manque encore :", ", ".join(manquent), "– collez-les dans la cellule du dessus.")
else:
    for nom in ("nettoyer", "code_correct", "message_erreur"):
        print(verifier(globals()[nom]))

# %% saisir-proposition-texte [markdown]
# ## 4. Saisir une proposition
#
# - **Prérequis** : `lire()` donne, à chaque appel, la ligne suivante ; `afficher(texte)` montre un texte à la personne, et celle-ci finit toujours par taper un mot correct ou « ? ».
# - **Action** : lire et nettoyer une ligne ; tant que le mot n’est ni correct, ni « ? », appeler `afficher` **une seule fois**, pour dire l’erreur, puis lire de nouveau.
# - **Résultat** : le mot correct, nettoyé ; `None` si la ligne, une fois nettoyée, est « ? ».
#
# Employez vos trois fonctions de l’exercice 03. La boucle de `demander` convient ; une autre, plus courte, lit une première fois **avant** la boucle, puis à la fin de chaque tour : c’est celle des indices.

# %% saisir-proposition-exemples
exemples("saisir_proposition")

# %% saisir-proposition
def saisir_proposition(lire, afficher, nb_pions, initiales):
    """Le premier mot correct que donne lire(), None pour « ? »."""
    ### BEGIN SOLUTION
    mot = nettoyer(lire())
    while mot != "?" and not code_correct(mot, nb_pions, initiales):
        afficher(message_erreur(mot, nb_pions, initiales))
        mot = nettoyer(lire())
    if mot == "?":
        return None
    return mot
    ### END SOLUTION


# %% saisir-proposition-verification
verifier(saisir_proposition)

# %% defi-texte [markdown]
# ## Défi facultatif
#
# Rien n’est noté ici. Un joueur tape `r v b j`, un autre `1.2.3.4`. Écrivez `comprendre(saisie, initiales)`, qui comprend les deux.
#
# - **Prérequis** : la saisie est correcte : des initiales, avec des blancs peut-être, ou des nombres séparés par des points, à partir de 1. Un seul nombre sans point, comme `2`, est possible aussi.
# - **Résultat** : la liste des numéros, à partir de **0** dans les deux écritures.
#
# La cellule suivante l’essaie, cas par cas. Il y a un indice plus bas.

# %% defi
def comprendre(saisie, initiales):
    """Les numéros, à partir de 0, d’une saisie en lettres ou en nombres."""
    ### BEGIN SOLUTION
    if saisie.strip()[0] in "0123456789":
        numeros = []
        for nombre in lire_points(saisie):
            numeros.append(nombre - 1)
        return numeros
    return mot_vers_numeros(nettoyer(saisie), initiales)
    ### END SOLUTION


# %% defi-verification
six = ["R", "V", "B", "J", "P", "N"]
cas_du_defi = [
    ("RVBJ", [0, 1, 2, 3]), (" n n r ", [5, 5, 0]),
    ("1.2.3.4", [0, 1, 2, 3]), ("6.6.1", [5, 5, 0]), ("2", [1]),
]
for saisie, attendu in cas_du_defi:
    if comprendre(saisie, six) == attendu:
        print(repr(saisie), "juste")
    else:
        print(repr(saisie), comprendre(saisie, six), "attendu :", attendu)

# %% defi-indice [markdown]
# <details><summary>Indice</summary>
#
# Comment reconnaître l’écriture, sans chercher un point, qui peut manquer ? Regardez le premier caractère. Ensuite, trois de vos fonctions font presque tout ; il reste à retirer 1.
#
# </details>

# %% suite [markdown]
# **Ensuite :** [04 — Bien placés, mal placés](../notebooks/04_marquage.ipynb), où votre programme répond à la proposition qu’il vient de lire.
