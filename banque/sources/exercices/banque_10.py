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
# # Banque — chapitre 10
#
# Trois questions sœurs : résumer un dictionnaire, puis en tirer les clés qui conviennent, triées.

# %% imports
# %reload_ext mastermind_edu
from mastermind_edu import aide, derouler, exemples, verifier

# %% villes-fraiches-texte [markdown]
# ## 1. Les villes fraîches
#
# Un dictionnaire associe à chaque ville sa température du matin, un nombre entier de degrés, parfois négatif. Une ville est **fraîche** quand sa température est au-dessous de la moyenne de toutes les villes ; à la moyenne juste, elle ne l’est pas.
#
# - **Pré-requis** : `temperatures` est un dictionnaire, jamais vide, dont les clés sont des noms de villes sans accent, qui commencent par une capitale.
# - **Action** : aucune n’est demandée ; le dictionnaire peut changer ou rester intact.
# - **Résultat** : un couple : la moyenne, sans l’arrondir ; la liste des villes fraîches, dans l’ordre alphabétique, celui de `sorted`.

# %% villes-fraiches-exemples
exemples("villes_fraiches")

# %% villes-fraiches
def villes_fraiches(temperatures):
    """Le couple (moyenne, villes au-dessous de la moyenne, dans l’ordre alphabétique)."""
    ### BEGIN SOLUTION
    moyenne = sum(temperatures.values()) / len(temperatures)
    villes = []
    for ville, temperature in temperatures.items():
        if temperature < moyenne:
            villes.append(ville)
    return moyenne, sorted(villes)
    ### END SOLUTION


# %% villes-fraiches-verification
verifier(villes_fraiches)

# %% listes-retenues-texte [markdown]
# ## 2. Les listes retenues
#
# Après une élection municipale, un dictionnaire associe à chaque liste de candidats son nombre de voix. Une liste est **retenue** pour le second tour quand elle a **au moins un dixième** du total des voix.
#
# - **Pré-requis** : `voix` est un dictionnaire, jamais vide, dont les clés sont des noms ; les nombres de voix sont entiers, 0 ou plus, et il y a au moins une voix en tout.
# - **Action** : aucune n’est demandée ; le dictionnaire peut changer ou rester intact.
# - **Résultat** : un couple : le total des voix ; les noms des listes retenues, une liste dans l’ordre alphabétique, celui de `sorted`.

# %% listes-retenues-exemples
exemples("listes_retenues")

# %% listes-retenues
def listes_retenues(voix):
    """Le couple (total des voix, listes qui en ont au moins un dixième, dans l’ordre alphabétique)."""
    ### BEGIN SOLUTION
    total = sum(voix.values())
    retenues = []
    for liste, nombre in voix.items():
        if nombre * 10 >= total:
            retenues.append(liste)
    return total, sorted(retenues)
    ### END SOLUTION


# %% listes-retenues-verification
verifier(listes_retenues)

# %% finalistes-texte [markdown]
# ## 3. Les finalistes
#
# Après une partie de fléchettes, un dictionnaire associe à chaque joueur son nombre de points. Le **record** est le plus grand de ces nombres ; un joueur est **finaliste** quand il a **au moins la moitié** du record.
#
# - **Pré-requis** : `points` est un dictionnaire, jamais vide, dont les clés sont des prénoms ; les nombres de points sont entiers, 0 ou plus.
# - **Action** : aucune n’est demandée ; le dictionnaire peut changer ou rester intact.
# - **Résultat** : un couple : le record ; la liste des finalistes, dans l’ordre alphabétique, celui de `sorted`.

# %% finalistes-exemples
exemples("finalistes")

# %% finalistes
def finalistes(points):
    """Le couple (record, joueurs qui en ont au moins la moitié, dans l’ordre alphabétique)."""
    ### BEGIN SOLUTION
    record = max(points.values())
    noms = []
    for nom, nombre in points.items():
        if nombre * 2 >= record:
            noms.append(nom)
    return record, sorted(noms)
    ### END SOLUTION


# %% finalistes-verification
verifier(finalistes)
