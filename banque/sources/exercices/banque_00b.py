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
# # Banque — chapitre 00b
#
# Trois questions sœurs, de deux lignes : lire dans une liste des cases dont le rang dépend de sa longueur.

# %% imports
# %reload_ext mastermind_edu
from mastermind_edu import aide, derouler, exemples, verifier

# %% ecart-de-la-journee-texte [markdown]
# ## 1. L’écart de la journée
#
# Une station météo relève la température à chaque heure. `releves` est la liste de ces nombres, dans l’ordre ; il y en a au moins un.
#
# La fonction renvoie le **dernier** relevé moins le **premier** : 5 si l’on est passé de 4 à 9 degrés. Le résultat est négatif quand il a refroidi, et vaut 0 pour un seul relevé. Les autres relevés ne comptent pas.
#
# La liste reçue ne doit pas changer.

# %% ecart-de-la-journee-exemples
exemples("ecart_de_la_journee")

# %% ecart-de-la-journee
def ecart_de_la_journee(releves):
    """Le dernier relevé moins le premier."""
    ### BEGIN SOLUTION
    dernier = len(releves) - 1
    return releves[dernier] - releves[0]
    ### END SOLUTION


# %% ecart-de-la-journee-verification
verifier(ecart_de_la_journee)

# %% ligne-de-train-texte [markdown]
# ## 2. Le nom de la ligne
#
# Une ligne de train porte le nom de ses deux bouts. `gares` est la liste de ses gares, dans l’ordre du trajet ; il y en a au moins deux.
#
# La fonction renvoie un texte : la **première** gare, une espace, un tiret, une espace, puis la **dernière** gare, comme `"Lille - Paris"`. Une ligne peut revenir à son point de départ : son nom a alors deux fois la même gare.
#
# La liste reçue ne doit pas changer.

# %% ligne-de-train-exemples
exemples("ligne_de_train")

# %% ligne-de-train
def ligne_de_train(gares):
    """Le nom de la ligne, comme "Lille - Paris"."""
    ### BEGIN SOLUTION
    dernier = len(gares) - 1
    return gares[0] + " - " + gares[dernier]
    ### END SOLUTION


# %% ligne-de-train-verification
verifier(ligne_de_train)

# %% dernier-progres-texte [markdown]
# ## 3. Les points de la dernière partie
#
# Après chaque partie d’un jeu, une joueuse écrit son **total** de points. `totaux` est la liste de ces nombres, dans l’ordre ; il y en a au moins deux.
#
# La fonction renvoie ce que la dernière partie a rapporté : le dernier total moins celui qui le précède. Avec les totaux 3, 10 et 14, la dernière partie a rapporté 4 points. On peut perdre des points : le résultat est alors négatif.
#
# La liste reçue ne doit pas changer.

# %% dernier-progres-exemples
exemples("dernier_progres")

# %% dernier-progres
def dernier_progres(totaux):
    """Les points de la dernière partie."""
    ### BEGIN SOLUTION
    dernier = len(totaux) - 1
    return totaux[dernier] - totaux[dernier - 1]
    ### END SOLUTION


# %% dernier-progres-verification
verifier(dernier_progres)
