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
# # Banque — chapitre 01
#
# Deux groupes de trois questions sœurs, de quatre lignes : chercher dans un tableau, lire l’autre au même rang, écrire un texte ; dire si toute une liste convient.

# %% imports
# %reload_ext mastermind_edu
from mastermind_edu import aide, derouler, exemples, verifier

# %% annonce-du-train-texte [markdown]
# ## 1. L’annonce du train
#
# Au départ d’un train, un haut-parleur dit sur quelle voie il s’arrêtera à une gare.
#
# - **Pré-requis** : `gares` est la liste des gares du trajet, toutes différentes, vide peut-être ; `voies` est le tableau parallèle de leurs numéros de voie. `gare` est un texte ; rien ne dit qu’elle soit du trajet.
# - **Action** : aucune ; les deux listes restent intactes, et rien n’arrête la fonction sur une erreur.
# - **Résultat** : le texte `"Lyon, voie 2"` si `gare` est Lyon et que sa voie est la 2 ; le texte `"Lyon, non desservie"` si Lyon n’est pas du trajet. Une virgule et une espace suivent la gare.

# %% annonce-du-train-exemples
exemples("annonce_du_train")

# %% annonce-du-train
def annonce_du_train(gare, gares, voies):
    """L’annonce, comme "Lyon, voie 2"."""
    ### BEGIN SOLUTION
    if gare not in gares:
        return f"{gare}, non desservie"
    rang = gares.index(gare)
    return f"{gare}, voie {voies[rang]}"
    ### END SOLUTION


# %% annonce-du-train-verification
verifier(annonce_du_train)

# %% etiquette-du-plat-texte [markdown]
# ## 2. L’étiquette du plat
#
# Une cantine imprime une petite étiquette pour chaque plat qu’on lui demande.
#
# - **Pré-requis** : `plats` est la liste des plats du jour, tous différents, vide peut-être ; `prix` est le tableau parallèle de leurs prix, des nombres entiers d’euros à partir de 2. `plat` est un texte ; rien ne dit qu’il soit du jour.
# - **Action** : aucune ; les deux listes restent intactes, et rien n’arrête la fonction sur une erreur.
# - **Résultat** : le texte `"tarte à 6 euros"` si `plat` est la tarte et qu’elle coûte 6 euros ; le texte `"pas de tarte"` si elle n’est pas un plat du jour. Une seule espace sépare deux mots.

# %% etiquette-du-plat-exemples
exemples("etiquette_du_plat")

# %% etiquette-du-plat
def etiquette_du_plat(plat, plats, prix):
    """L’étiquette, comme "tarte à 6 euros"."""
    ### BEGIN SOLUTION
    if plat not in plats:
        return f"pas de {plat}"
    rang = plats.index(plat)
    return f"{plat} à {prix[rang]} euros"
    ### END SOLUTION


# %% etiquette-du-plat-verification
verifier(etiquette_du_plat)

# %% ligne-du-lexique-texte [markdown]
# ## 3. La ligne du lexique
#
# Une élève apprend l’anglais avec un lexique, une ligne par mot.
#
# - **Pré-requis** : `mots` est une liste de mots français, tous différents, vide peut-être ; `traductions` est le tableau parallèle des mots anglais. `mot` est un texte ; rien ne dit qu’il soit dans `mots`.
# - **Action** : aucune ; les deux listes restent intactes, et rien n’arrête la fonction sur une erreur.
# - **Résultat** : le texte `"chat = cat"` si `mot` est chat et que sa traduction est cat ; le texte `"chat = ?"` si chat n’est pas dans `mots`. Il y a une espace de chaque côté du signe `=`.

# %% ligne-du-lexique-exemples
exemples("ligne_du_lexique")

# %% ligne-du-lexique
def ligne_du_lexique(mot, mots, traductions):
    """La ligne, comme "chat = cat"."""
    ### BEGIN SOLUTION
    if mot not in mots:
        return f"{mot} = ?"
    rang = mots.index(mot)
    return f"{mot} = {traductions[rang]}"
    ### END SOLUTION


# %% ligne-du-lexique-verification
verifier(ligne_du_lexique)

# %% plat-sans-risque-texte [markdown]
# ## 4. Le plat sans risque
#
# Une application dit à une personne allergique si elle peut manger un plat.
#
# - **Pré-requis** : `ingredients` est la liste des ingrédients du plat, `allergies` celle des aliments qui la rendent malade ; ce sont des textes, et chaque liste peut être vide.
# - **Action** : aucune ; les deux listes restent intactes.
# - **Résultat** : `False` dès qu’un ingrédient est dans `allergies`, écrit de la même façon ; `True` quand il n’y en a **aucun**. Sans ingrédient, le plat est sans risque.

# %% plat-sans-risque-exemples
exemples("plat_sans_risque")

# %% plat-sans-risque
def plat_sans_risque(ingredients, allergies):
    """True quand aucun ingrédient n’est à éviter."""
    ### BEGIN SOLUTION
    for ingredient in ingredients:
        if ingredient in allergies:
            return False
    return True
    ### END SOLUTION


# %% plat-sans-risque-verification
verifier(plat_sans_risque)

# %% sortie-complete-texte [markdown]
# ## 5. La sortie complète
#
# Avant de partir en sortie, on regarde si tous les inscrits sont arrivés.
#
# - **Pré-requis** : `inscrits` et `presents` sont deux listes de prénoms, vides peut-être, dans n’importe quel ordre ; aucun prénom n’est deux fois dans la même liste. Une personne présente n’est pas toujours inscrite.
# - **Action** : aucune ; les deux listes restent intactes.
# - **Résultat** : `True` quand **tous** les inscrits sont dans `presents`, `False` dès qu’il en manque un. Une personne de plus ne gêne pas ; sans inscrit, personne ne manque.

# %% sortie-complete-exemples
exemples("sortie_complete")

# %% sortie-complete
def sortie_complete(inscrits, presents):
    """True quand tous les inscrits sont là."""
    ### BEGIN SOLUTION
    for prenom in inscrits:
        if prenom not in presents:
            return False
    return True
    ### END SOLUTION


# %% sortie-complete-verification
verifier(sortie_complete)

# %% cartes-par-paires-texte [markdown]
# ## 6. Les cartes par deux
#
# Un jeu de mémoire est complet quand ses cartes vont toutes par deux.
#
# - **Pré-requis** : `cartes` est la liste des images des cartes, des textes ; elle peut être vide.
# - **Action** : chercher une carte qui n’est pas là **juste deux fois**, sans modifier la liste.
# - **Résultat** : `False` dès qu’il y en a une, qu’elle soit seule ou là trois fois ; `True` quand chacune est là juste deux fois, voisines ou non. Un jeu sans carte est complet.

# %% cartes-par-paires-exemples
exemples("cartes_par_paires")

# %% cartes-par-paires
def cartes_par_paires(cartes):
    """True quand chaque carte est là juste deux fois."""
    ### BEGIN SOLUTION
    for carte in cartes:
        if cartes.count(carte) != 2:
            return False
    return True
    ### END SOLUTION


# %% cartes-par-paires-verification
verifier(cartes_par_paires)
