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
# # Banque — chapitre 06
#
# Trois questions sœurs : avancer dans une liste, et s’arrêter pour l’une de trois raisons.

# %% imports
# %reload_ext mastermind_edu
from mastermind_edu import aide, derouler, exemples, verifier

# %% payer-la-boisson-texte [markdown]
# ## 1. Payer la boisson
#
# Un distributeur de boissons avale des pièces une à une, dans l’ordre où on les lui donne. Il y a **trois** raisons de s’arrêter : le total des pièces avalées atteint le prix, ou le dépasse ; `max_pieces` pièces sont avalées ; il n’y a plus de pièce.
#
# - **Pré-requis** : `pieces` est une liste, peut-être vide, de valeurs en centimes, toutes positives ; `prix`, en centimes, et `max_pieces` valent au moins 1.
# - **Action** : aucune n’est demandée ; la liste `pieces` peut changer ou rester intacte.
# - **Résultat** : le couple (payé, nombre de pièces avalées). `payé` vaut `True` si le total atteint le prix, même à la dernière pièce permise, et `False` sinon.

# %% payer-la-boisson-exemples
exemples("payer_la_boisson")

# %% payer-la-boisson
def payer_la_boisson(pieces, prix, max_pieces):
    """Le couple (payé, nombre de pièces avalées)."""
    ### BEGIN SOLUTION
    total = 0
    nb = 0
    for piece in pieces:
        if nb == max_pieces:
            return False, nb
        nb = nb + 1
        total = total + piece
        if total >= prix:
            return True, nb
    return False, nb
    ### END SOLUTION


# %% payer-la-boisson-verification
verifier(payer_la_boisson)

# %% explorer-le-donjon-texte [markdown]
# ## 2. Explorer le donjon
#
# Un héros visite les salles d’un donjon, dans l’ordre. Chaque salle lui fait perdre des vies ; il meurt dès qu’il ne lui en reste aucune. Il y a **trois** raisons de s’arrêter : le héros est mort ; `max_salles` salles sont visitées ; il n’y a plus de salle.
#
# - **Pré-requis** : `degats` est une liste, peut-être vide : combien de vies fait perdre chaque salle, 0 ou plus ; `vies` et `max_salles` valent au moins 1.
# - **Action** : aucune n’est demandée ; la liste `degats` peut changer ou rester intacte.
# - **Résultat** : le couple (vivant, nombre de salles visitées). `vivant` vaut `True` ou `False` ; la salle où le héros meurt est comptée parmi les salles visitées.

# %% explorer-le-donjon-exemples
exemples("explorer_le_donjon")

# %% explorer-le-donjon
def explorer_le_donjon(degats, vies, max_salles):
    """Le couple (héros vivant, nombre de salles visitées)."""
    ### BEGIN SOLUTION
    nb = 0
    for perte in degats:
        if nb == max_salles:
            return True, nb
        nb = nb + 1
        vies = vies - perte
        if vies <= 0:
            return False, nb
    return True, nb
    ### END SOLUTION


# %% explorer-le-donjon-verification
verifier(explorer_le_donjon)

# %% charger-le-coffre-texte [markdown]
# ## 3. Charger le coffre
#
# On charge des bagages dans le coffre d’une voiture, dans l’ordre de la liste. Il y a **trois** raisons de s’arrêter : avec le bagage suivant, la masse totale dépasserait `limite` ; `max_bagages` bagages sont chargés ; il n’y a plus de bagage. Un bagage qui ne peut pas être chargé arrête tout : on n’essaie pas les suivants.
#
# - **Pré-requis** : `masses` est une liste, peut-être vide, de masses en kilogrammes, toutes positives ; `limite` et `max_bagages` valent au moins 1.
# - **Action** : aucune n’est demandée ; la liste `masses` peut changer ou rester intacte.
# - **Résultat** : le couple (nombre de bagages chargés, leur masse totale). La masse totale peut être égale à `limite`.

# %% charger-le-coffre-exemples
exemples("charger_le_coffre")

# %% charger-le-coffre
def charger_le_coffre(masses, limite, max_bagages):
    """Le couple (nombre de bagages chargés, masse chargée)."""
    ### BEGIN SOLUTION
    nb = 0
    total = 0
    for masse in masses:
        if nb == max_bagages:
            return nb, total
        if total + masse > limite:
            return nb, total
        nb = nb + 1
        total = total + masse
    return nb, total
    ### END SOLUTION


# %% charger-le-coffre-verification
verifier(charger_le_coffre)
