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
# Trois fonctions, chacune s’appuie sur la précédente. À la fin, votre programme répond comme au chapitre 04, par un tout autre chemin. Puis des cas à écrire, et une traduction en pseudo-code que la machine exécutera.

# %% fiche [markdown]
# - **Leçon** : [05 — Les tableaux de fréquences](../notebooks/05_frequences.ipynb)
# - **Durée** : 60 minutes
# - **Points** : 2, 3, 3 et 2
# - **Gammes** : 8, 21 minutes en plus, hors de la note
#
# Pour chaque fonction : lisez les exemples, remplacez les `...`, exécutez la vérification. Recommencez autant de fois que vous voulez : un « échoué » vous montre le plus petit cas qui ne va pas.
#
# Bloqué ? `aide(nom_de_la_fonction)` donne un premier indice, puis un second, puis un squelette.
#
# **Pour commencer :** exécutez les deux cellules de code qui suivent (dans JupyterLab, la première est repliée). Elles n’affichent rien.

# %% imports
# %reload_ext mastermind_edu
from mastermind_edu import aide, derouler, exemples, ranger, verifier

# %% rappel [markdown]
# **Rappel.** Ici, une couleur est un **numéro**, de 0 à `nb_couleurs` − 1, et un code est une liste de numéros. Un tableau de fréquences a une case par couleur ; le numéro du pion est le rang de sa case. `[0] * 3` donne `[0, 0, 0]`.
#
# Comme dans la SAÉ, chaque énoncé dit trois choses : ce que la fonction peut supposer (**prérequis**), ce qu’elle fait aux listes reçues (**action**), ce qu’elle renvoie (**résultat**).

# %% gammes [markdown]
# ## Gammes
#
# Deux à quatre minutes chacune, hors de la note : de quoi avoir les gestes en main. Lisez l’énoncé, remplacez les `...` ou réparez ce qui est faux, puis exécutez la cellule : le verdict vient aussitôt. `aide("ecart_total_dernier")`, le nom de la fonction entre guillemets, aide ici aussi.
#
# Déjà à l’aise ? Passez [aux exercices](#1.-Compter-chaque-couleur).

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
#
# - **Prérequis** : `code` est une liste de numéros, de 0 à `nb_couleurs` − 1.
# - **Action** : aucune ; `code` reste intact.
# - **Résultat** : une nouvelle liste de `nb_couleurs` nombres. La case de rang c dit combien de pions ont la couleur c.

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
# Combien de paires de même couleur peut-on former, un pion dans chaque code, sans regarder les places ? La leçon comptait les pions qui restent seuls ; ici, comptez les paires, à partir des deux tableaux que donne `frequences`.
#
# - **Prérequis** : deux codes de même longueur, aux numéros de 0 à `nb_couleurs` − 1.
# - **Action** : aucune ; les deux codes restent intacts.
# - **Résultat** : le nombre de pions communs, où qu’ils soient.

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

# %% coller-texte [markdown]
# ## Avant la troisième fonction
#
# Elle peut appeler votre `compter_bien_places` de l’exercice 04 : copiez-la, puis collez-la ici. Vous pouvez aussi passer, et récrire sa boucle.

# %% coller-04
# De l’exercice 04, collez ici : compter_bien_places.
### BEGIN SOLUTION
def compter_bien_places(secret, proposition):
    compte = 0
    for i in range(len(secret)):
        if secret[i] == proposition[i]:
            compte = compte + 1
    return compte
### END SOLUTION

# %% repondre-frequences-texte [markdown]
# ## 3. Répondre
#
# Le couple (bien placés, mal placés), sans rien barrer. Tout y est : les places égales, que vous savez compter, vos pions communs, et une soustraction.
#
# Cette fois, la spécification est à vous. Complétez-la avant d’écrire la fonction, puis comparez :
#
# - **Prérequis** : …
# - **Action** : …
# - **Résultat** : …

# %% repondre-frequences-specification [markdown]
# <details><summary>Une spécification possible</summary>
#
# - **Prérequis** : `secret` et `proposition` sont deux listes de même longueur ; leurs numéros vont de 0 à `nb_couleurs` − 1.
# - **Action** : aucune ; les deux codes restent intacts.
# - **Résultat** : le couple (nombre de bien placés, nombre de mal placés), dans cet ordre.
#
# </details>

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
#
# - **Prérequis** : dans chaque cas, deux codes de même longueur, aux numéros permis.
# - **Résultat** : la liste de vos cas.

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

# %% pseudo-texte [markdown]
# ## De Python au pseudo-code
#
# Rien n’est noté ici : un même algorithme s’écrit de bien des façons. Mais la machine **exécute** votre pseudo-code, et le compare à cette fonction, qui cherche la couleur la plus fréquente d’un tableau :

# %% pseudo-fonction
def couleur_favorite(tableau):
    favorite = 0
    for couleur in range(1, len(tableau)):
        if tableau[couleur] > tableau[favorite]:
            favorite = couleur
    return favorite


# %% pseudo-consigne [markdown]
# Écrivez le **corps** de la fonction, sans son en-tête, avec ces lignes-là. Attention aux bornes : « À » comprend la dernière valeur.
#
# | Python | pseudo-code |
# |---|---|
# | `x = 0` | `x ← 0` |
# | `for i in range(n):` | `POUR i DE 0` `À n − 1 FAIRE` … `FIN POUR` |
# | `if a == b:` | `SI a = b ALORS` … `SINON` … `FIN SI` |
# | `while a != b:` | `TANT QUE a ≠ b` `FAIRE` … `FIN TANT QUE` |
# | `len(t)`, `and`, `or`, `not` | `TAILLE(t)`, `ET`, `OU`, `NON` |
# | `return x` | `RENVOYER x` |
#
# Copiez les signes `←`, `À`, `≠`, `≤`, `≥` d’ici ; `<-`, `A`, `!=`, `<=` et `>=` conviennent aussi.

# %% pseudo-code
mon_pseudo_code = """
### BEGIN SOLUTION
favorite ← 0
POUR couleur DE 1 À TAILLE(tableau) − 1 FAIRE
  SI tableau[couleur] > tableau[favorite] ALORS
    favorite ← couleur
  FIN SI
FIN POUR
RENVOYER favorite
### END SOLUTION
"""

# %% pseudo-outils tags=["coulisses"]
from itertools import product
from mastermind_edu.eleve.pseudo_code import essayer_pseudo_code

TABLEAUX = [(list(tableau),) for taille in (1, 2, 3, 4) for tableau in product(range(4), repeat=taille)]

# %% pseudo-verification
essayer_pseudo_code(mon_pseudo_code, couleur_favorite, TABLEAUX)

# %% pseudo-questions [markdown]
# 1. Deux couleurs sont à égalité : laquelle est renvoyée ? Quel signe changer pour avoir l’autre ?
# 2. Pourquoi la boucle peut-elle commencer à 1, sans jamais oublier la couleur 0 ?

# %% pseudo-reponses [markdown]
# <details><summary>Réponses</summary>
#
# 1. La première, car une égalité ne remplace pas la favorite. Avec `≥` à la place de `>`, ce serait la dernière.
# 2. La couleur 0 est la favorite de départ : c’est à elle que la couleur 1 est comparée.
#
# </details>

# %% defi-texte [markdown]
# ## Défi facultatif
#
# Rien n’est noté ici non plus, mais votre fonction est vérifiée. Répondez avec **un seul** tableau et **une seule** boucle sur les places, sans appeler vos autres fonctions. L’idée : un pion du secret ajoute 1 à la case de sa couleur, un pion de la proposition enlève 1 à la sienne. Avant d’y toucher, le nombre que contient la case dit si ce pion vient de trouver un associé.

# %% defi
def repondre_en_un_passage(secret, proposition, nb_couleurs):
    """Le même couple, avec un seul tableau, en lisant chaque place une fois."""
    ### BEGIN SOLUTION
    tableau = [0] * nb_couleurs
    bien, mal = 0, 0
    for i in range(len(secret)):
        if secret[i] == proposition[i]:
            bien = bien + 1
        else:
            if tableau[secret[i]] < 0:
                mal = mal + 1
            tableau[secret[i]] = tableau[secret[i]] + 1
            if tableau[proposition[i]] > 0:
                mal = mal + 1
            tableau[proposition[i]] = tableau[proposition[i]] - 1
    return bien, mal
    ### END SOLUTION


# %% defi-verification
print(verifier(repondre_en_un_passage, "repondre_frequences"))

# %% defi-question [markdown]
# La vérification regarde la réponse, pas le nombre de tableaux ni de boucles : de cela, c’est vous le juge. Une case négative, qu’a-t-elle à dire ?

# %% defi-reponse [markdown]
# <details><summary>Réponse</summary>
#
# La proposition a montré cette couleur plus souvent que le secret, jusqu’ici : un pion du secret qui arrive y trouve tout de suite un associé. Une case positive dit le contraire : ce sont les pions du secret qui attendent.
#
# </details>

# %% suite [markdown]
# **Ensuite :** [06 — La manche complète](../notebooks/06_partie.ipynb), où toutes vos fonctions se retrouvent dans un même jeu.
