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
# # Exercice 05 — Répondre sans rien barrer
#
# Trois fonctions, chacune s’appuie sur la précédente. À la fin, votre programme répond comme au chapitre 04, par un tout autre chemin. Et pour finir, des cas à écrire.

# %% fiche [markdown]
# | | |
# |---|---|
# | **Leçon** | [05 — Les tableaux de fréquences](../notebooks/05_frequences.ipynb) |
# | **Durée** | 50 minutes |
# | **Points** | 2, 3, 3 et 2 |
#
# Pour chaque fonction : lisez les exemples, remplacez les `...`, exécutez la vérification. Recommencez autant de fois que vous voulez : un « échoué » vous montre le plus petit cas qui ne va pas.
#
# Bloqué ? `aide(nom_de_la_fonction)` donne un premier indice, puis un second, puis un squelette.

# %% imports
# %reload_ext mastermind_edu
from mastermind_edu import aide, derouler, exemples, verifier

# %% rappel [markdown]
# **Rappel.** Ici, une couleur est un **numéro**, de 0 à `nb_couleurs` − 1, et un code est une liste de numéros. Un tableau de fréquences a une case par couleur ; le numéro du pion est le rang de sa case. `[0] * 3` donne `[0, 0, 0]`.

# %% frequences-texte [markdown]
# ## 1. Compter chaque couleur
#
# Adaptez cette boucle. Elle compte combien de fois chaque chiffre, de 0 à 9, est dans un numéro de téléphone :
# ```python
# tableau = [0] * 10
# for chiffre in telephone:
#     tableau[chiffre] = tableau[chiffre] + 1
# return tableau
# ```

# %% frequences-exemples
exemples("frequences")

# %% frequences
def frequences(code, nb_couleurs):
    """Le tableau de nb_couleurs nombres : combien de pions de chaque couleur."""
    ### BEGIN SOLUTION
    tableau = [0] * nb_couleurs
    for numero in code:
        tableau[numero] = tableau[numero] + 1
    return tableau
    ### END SOLUTION


# %% frequences-verification
verifier(frequences)

# %% nb-communs-texte [markdown]
# ## 2. Compter les pions communs
#
# Combien de paires de même couleur peut-on former, un pion dans chaque code, sans regarder les places ? Appelez `frequences` sur les deux codes. Pour chaque couleur, `min(a, b)` donne le plus petit de deux nombres. Additionnez.

# %% nb-communs-exemples
exemples("nb_communs")

# %% nb-communs
def nb_communs(code1, code2, nb_couleurs):
    """Le nombre de pions communs aux deux codes, sans regarder leur place."""
    ### BEGIN SOLUTION
    tableau1 = frequences(code1, nb_couleurs)
    tableau2 = frequences(code2, nb_couleurs)
    communs = 0
    for couleur in range(nb_couleurs):
        communs = communs + min(tableau1[couleur], tableau2[couleur])
    return communs
    ### END SOLUTION


# %% nb-communs-verification
verifier(nb_communs)

# %% repondre-frequences-texte [markdown]
# ## 3. Répondre
#
# Le couple (bien placés, mal placés). Comptez d’abord les bien placés, place par place. Les pions communs sont bien placés ou mal placés, il n’y a pas d’autre cas : une soustraction suffit. Ne barrez rien, les deux codes doivent rester intacts.

# %% repondre-frequences-exemples
exemples("repondre_frequences")

# %% repondre-frequences
def repondre_frequences(secret, proposition, nb_couleurs):
    """Le couple (bien placés, mal placés), par les tableaux de fréquences."""
    ### BEGIN SOLUTION
    bien = 0
    for i in range(len(secret)):
        if secret[i] == proposition[i]:
            bien = bien + 1
    mal = nb_communs(secret, proposition, nb_couleurs) - bien
    return bien, mal
    ### END SOLUTION


# %% repondre-frequences-verification
verifier(repondre_frequences)

# %% mes-cas-texte [markdown]
# ## 4. À vous de vérifier
#
# Voici 8 versions **fausses** de `nb_communs`, que vous ne verrez pas. Combien en attraperez-vous ?
#
# Écrivez des cas : les deux codes, le nombre de couleurs, puis le résultat attendu, calculé **à la main**, sans appeler `nb_communs` :
# ```python
# [
#     ([2, 1], [1, 0], 3, 1),
#     ...
# ]
# ```
# Une version est attrapée quand elle donne autre chose à l’un de vos cas. Un cas faux, lui, accuse une version juste.

# %% mes-cas-exemples
exemples("mes_cas_nb_communs")

# %% mes-cas
def mes_cas_nb_communs():
    """La liste des cas : (code1, code2, nombre de couleurs, résultat attendu)."""
    ### BEGIN SOLUTION
    return [
        ([0, 1, 2, 3], [3, 2, 1, 0], 6, 4),
        ([0, 0, 1, 2], [0, 0, 3, 4], 6, 2),
        ([0, 1, 2, 3], [0, 0, 0, 4], 6, 1),
        ([5, 5, 1, 2], [0, 5, 4, 4], 6, 1),
    ]
    ### END SOLUTION


# %% mes-cas-verification
verifier(mes_cas_nb_communs)

# %% defi-texte [markdown]
# ## Défi facultatif
#
# `code.count(numero)` compte un numéro dans une liste. Écrivez `nb_communs` sans `frequences`, et vérifiez : le verdict reste « réussi ». Mais `count` relit tout le code à chaque couleur. Avec n pions et k couleurs, combien de pas en tout : de l’ordre de n + k, ou de n × k ?

# %% suite [markdown]
# **Ensuite :** [06 — La partie complète](../notebooks/06_partie.ipynb), où toutes vos fonctions se retrouvent dans un même jeu.
