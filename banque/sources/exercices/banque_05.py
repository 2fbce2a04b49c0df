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
# # Banque — chapitre 05
#
# Trois questions sœurs : compter dans deux tableaux, puis les comparer case par case.

# %% imports
# %reload_ext mastermind_edu
from mastermind_edu import aide, derouler, exemples, verifier

# %% pieces-a-commander-texte [markdown]
# ## 1. Les pièces à commander
#
# Un atelier répare des vélos. Chaque pièce porte le numéro de son modèle, de 0 à `nb_modeles` − 1. Une pièce en trop d’un modèle n’en remplace jamais une d’un autre modèle.
#
# - **Pré-requis** : `stock` est la liste des modèles des pièces que l’atelier possède, un numéro par pièce, dans le désordre ; `besoins`, celle des pièces qu’il lui faut. Chacune peut être vide, et elles n’ont pas toujours la même longueur.
# - **Action** : aucune ; les deux listes restent intactes.
# - **Résultat** : le nombre de pièces à commander, tous modèles ensemble. S’il faut trois pièces d’un modèle et que le stock en a une, on en commande deux.

# %% pieces-a-commander-exemples
exemples("pieces_a_commander")

# %% pieces-a-commander
def pieces_a_commander(stock, besoins, nb_modeles):
    """Le nombre de pièces qui manquent, tous modèles ensemble."""
    ### BEGIN SOLUTION
    en_stock = [0] * nb_modeles
    for modele in stock:
        en_stock[modele] = en_stock[modele] + 1
    voulues = [0] * nb_modeles
    for modele in besoins:
        voulues[modele] = voulues[modele] + 1
    total = 0
    for modele in range(nb_modeles):
        if voulues[modele] > en_stock[modele]:
            total = total + voulues[modele] - en_stock[modele]
    return total
    ### END SOLUTION


# %% pieces-a-commander-verification
verifier(pieces_a_commander)

# %% images-a-donner-texte [markdown]
# ## 2. Les images à donner
#
# Zoé et son ami collectionnent des images, numérotées de 0 à `nb_images` − 1. Zoé donne une image quand elle l’a **au moins deux fois** et que son ami ne l’a **pas du tout** ; elle n’en donne alors qu’un exemplaire.
#
# - **Pré-requis** : `album` est la liste des images de Zoé, `album_ami` celle des images de son ami : un numéro par exemplaire, dans le désordre. Chacune peut être vide, et elles n’ont pas toujours la même longueur.
# - **Action** : aucune ; les deux listes restent intactes.
# - **Résultat** : le nombre d’images que Zoé donne.

# %% images-a-donner-exemples
exemples("images_a_donner")

# %% images-a-donner
def images_a_donner(album, album_ami, nb_images):
    """Le nombre d’images en double que l’ami n’a pas du tout."""
    ### BEGIN SOLUTION
    exemplaires = [0] * nb_images
    for image in album:
        exemplaires[image] = exemplaires[image] + 1
    chez_ami = [0] * nb_images
    for image in album_ami:
        chez_ami[image] = chez_ami[image] + 1
    total = 0
    for image in range(nb_images):
        if exemplaires[image] >= 2 and chez_ami[image] == 0:
            total = total + 1
    return total
    ### END SOLUTION


# %% images-a-donner-verification
verifier(images_a_donner)

# %% parfums-en-hausse-texte [markdown]
# ## 3. Les parfums en hausse
#
# Un marchand de glaces note chaque glace vendue par le numéro de son parfum, de 0 à `nb_parfums` − 1. Un parfum est **en hausse** s’il a été vendu plus de fois le dimanche que le samedi.
#
# - **Pré-requis** : `samedi` et `dimanche` sont les listes des ventes de chaque jour, un numéro par glace, dans le désordre. Chacune peut être vide, et elles n’ont pas toujours la même longueur.
# - **Action** : aucune ; les deux listes restent intactes.
# - **Résultat** : le nombre de parfums en hausse. Un parfum en hausse compte pour 1, qu’il ait gagné une vente ou dix.

# %% parfums-en-hausse-exemples
exemples("parfums_en_hausse")

# %% parfums-en-hausse
def parfums_en_hausse(samedi, dimanche, nb_parfums):
    """Le nombre de parfums plus vendus le dimanche que le samedi."""
    ### BEGIN SOLUTION
    ventes_samedi = [0] * nb_parfums
    for parfum in samedi:
        ventes_samedi[parfum] = ventes_samedi[parfum] + 1
    ventes_dimanche = [0] * nb_parfums
    for parfum in dimanche:
        ventes_dimanche[parfum] = ventes_dimanche[parfum] + 1
    total = 0
    for parfum in range(nb_parfums):
        if ventes_dimanche[parfum] > ventes_samedi[parfum]:
            total = total + 1
    return total
    ### END SOLUTION


# %% parfums-en-hausse-verification
verifier(parfums_en_hausse)
