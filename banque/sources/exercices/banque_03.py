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
# # Banque — chapitre 03
#
# Deux groupes de trois questions sœurs, de six lignes : vérifier une longueur, puis chaque élément ; dire ce qui ne va pas, et d’abord la longueur.

# %% imports
# %reload_ext mastermind_edu
from mastermind_edu import aide, derouler, exemples, verifier

# %% badge-valide-texte [markdown]
# ## 1. Le badge
#
# La porte d’un immeuble lit le numéro d’un badge avant de s’ouvrir.
#
# - **Pré-requis** : `badge` est un texte quelconque, vide peut-être ; `longueur` est un entier, au moins 1.
# - **Action** : aucune ; rien n’arrête la fonction sur une erreur.
# - **Résultat** : `True` si le badge a **juste** `longueur` signes et si tous sont des chiffres, de 0 à 9 ; `False` sinon. Une espace, un point ou une lettre ne sont pas des chiffres ; un chiffre peut se répéter.

# %% badge-valide-exemples
exemples("badge_valide")

# %% badge-valide
def badge_valide(badge, longueur):
    """True quand le badge a la bonne longueur et seulement des chiffres."""
    ### BEGIN SOLUTION
    if len(badge) != longueur:
        return False
    for signe in badge:
        if signe not in "0123456789":
            return False
    return True
    ### END SOLUTION


# %% badge-valide-verification
verifier(badge_valide)

# %% brin-lisible-texte [markdown]
# ## 2. Le brin d’ADN
#
# Une machine lit un brin d’ADN : une suite de lettres, où seules A, C, G et T ont un sens.
#
# - **Pré-requis** : `brin` est un texte quelconque, vide peut-être ; `minimum` est un entier, 0 peut-être.
# - **Action** : aucune ; rien n’arrête la fonction sur une erreur.
# - **Résultat** : `True` si le brin a **au moins** `minimum` lettres et si toutes sont A, C, G ou T, en majuscules ; `False` sinon. Une lettre peut se répéter.

# %% brin-lisible-exemples
exemples("brin_lisible")

# %% brin-lisible
def brin_lisible(brin, minimum):
    """True quand le brin est assez long et n’a que des lettres lisibles."""
    ### BEGIN SOLUTION
    if len(brin) < minimum:
        return False
    for lettre in brin:
        if lettre not in "ACGT":
            return False
    return True
    ### END SOLUTION


# %% brin-lisible-verification
verifier(brin_lisible)

# %% recette-possible-texte [markdown]
# ## 3. La recette
#
# Pressé, un cuisinier ne veut que des recettes courtes, et n’emploie que ce qu’il a.
#
# - **Pré-requis** : `recette` et `placard` sont des listes de noms d’ingrédients, vides peut-être ; `maximum` est un entier, 0 peut-être.
# - **Action** : aucune ; les deux listes restent intactes, et rien n’arrête la fonction sur une erreur.
# - **Résultat** : `True` si la recette a **au plus** `maximum` ingrédients et si tous sont dans le placard ; `False` sinon. Un ingrédient écrit deux fois compte pour deux, et il suffit qu’il soit dans le placard.

# %% recette-possible-exemples
exemples("recette_possible")

# %% recette-possible
def recette_possible(recette, maximum, placard):
    """True quand la recette est assez courte et que rien ne manque."""
    ### BEGIN SOLUTION
    if len(recette) > maximum:
        return False
    for ingredient in recette:
        if ingredient not in placard:
            return False
    return True
    ### END SOLUTION


# %% recette-possible-verification
verifier(recette_possible)

# %% defaut-du-mot-de-passe-texte [markdown]
# ## 4. Le mot de passe
#
# Un site refuse certains mots de passe, et dit pourquoi. Il regarde **d’abord** la longueur.
#
# - **Pré-requis** : `mot` est un texte, vide peut-être ; `minimum` est un entier, 0 peut-être ; `interdits` est une liste de signes, vide peut-être.
# - **Action** : aucune ; `interdits` reste intacte, et rien n’arrête la fonction sur une erreur.
# - **Résultat** : le texte `"trop court"` si le mot a moins de `minimum` signes. Sinon, si un signe est interdit, un texte qui nomme le **premier** dans l’ordre du mot, comme `"% est interdit"`, avec une espace. Si tout va bien, un texte vide : `""`.

# %% defaut-du-mot-de-passe-exemples
exemples("defaut_du_mot_de_passe")

# %% defaut-du-mot-de-passe
def defaut_du_mot_de_passe(mot, minimum, interdits):
    """Ce qui ne va pas dans le mot de passe."""
    ### BEGIN SOLUTION
    if len(mot) < minimum:
        return "trop court"
    for signe in mot:
        if signe in interdits:
            return f"{signe} est interdit"
    return ""
    ### END SOLUTION


# %% defaut-du-mot-de-passe-verification
verifier(defaut_du_mot_de_passe)

# %% defaut-du-panier-texte [markdown]
# ## 5. Le panier
#
# Un robot fait les courses d’après une liste. Avant de partir, il dit ce qui ne va pas, et **d’abord** si la liste est trop longue.
#
# - **Pré-requis** : `panier` est la liste des articles voulus, `rayons` celle des articles du magasin ; ce sont des textes, et chaque liste peut être vide. `maximum` est un entier, 0 peut-être.
# - **Action** : aucune ; les deux listes restent intactes, et rien n’arrête la fonction sur une erreur.
# - **Résultat** : le texte `"trop long"` si le panier a plus de `maximum` articles. Sinon, si un article n’est pas dans les rayons, un texte qui nomme le **premier** dans l’ordre du panier, comme `"riz est introuvable"`, avec une espace entre les mots. Si tout va bien, un texte vide : `""`.

# %% defaut-du-panier-exemples
exemples("defaut_du_panier")

# %% defaut-du-panier
def defaut_du_panier(panier, maximum, rayons):
    """Ce qui ne va pas dans le panier."""
    ### BEGIN SOLUTION
    if len(panier) > maximum:
        return "trop long"
    for article in panier:
        if article not in rayons:
            return f"{article} est introuvable"
    return ""
    ### END SOLUTION


# %% defaut-du-panier-verification
verifier(defaut_du_panier)

# %% defaut-du-trajet-texte [markdown]
# ## 6. Le trajet
#
# Une compagnie vérifie le trajet d’un train régional. Elle regarde **d’abord** s’il a assez d’arrêts.
#
# - **Pré-requis** : `arrets` est la liste des gares du trajet, `fermees` celle des gares fermées ce jour-là ; ce sont des textes, et chaque liste peut être vide. `minimum` est un entier, 0 peut-être.
# - **Action** : aucune ; les deux listes restent intactes, et rien n’arrête la fonction sur une erreur.
# - **Résultat** : le texte `"trop direct"` si le trajet a moins de `minimum` arrêts. Sinon, si une gare est fermée, un texte qui nomme la **première** dans l’ordre du trajet, comme `"Lens est fermée"`, avec une espace entre les mots. Si tout va bien, un texte vide : `""`.

# %% defaut-du-trajet-exemples
exemples("defaut_du_trajet")

# %% defaut-du-trajet
def defaut_du_trajet(arrets, minimum, fermees):
    """Ce qui ne va pas dans le trajet."""
    ### BEGIN SOLUTION
    if len(arrets) < minimum:
        return "trop direct"
    for gare in arrets:
        if gare in fermees:
            return f"{gare} est fermée"
    return ""
    ### END SOLUTION


# %% defaut-du-trajet-verification
verifier(defaut_du_trajet)
