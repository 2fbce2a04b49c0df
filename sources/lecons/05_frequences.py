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
# # Les tableaux de fréquences : répondre sans rien barrer
#
# À la fin de cette leçon, vous saurez répondre au décodeur d’une seconde façon, qui ne barre rien et ne cherche rien. Vous vérifierez qu’elle dit toujours la même chose que le marquage, et vous saurez laquelle choisir.

# %% fiche [markdown]
# | | |
# |---|---|
# | **Objectifs** | savoir construire un tableau de fréquences ; savoir compter les pions communs à deux codes ; savoir comparer le coût de deux méthodes |
# | **Prérequis** | [03 — Lire une proposition](03_validation.ipynb), pour les numéros de couleur ; [04 — Bien placés, mal placés](04_marquage.ipynb) |
# | **Durée** | 55 minutes |
# | **Pas dans cette leçon** | la boucle de jeu, qui vient en [06](06_partie.ipynb) |

# %% imports
from mastermind_edu import repondre_par_marquage
from mastermind_edu.affichage import montrer_plateau
from mastermind_edu.widgets import PasAPas

# %% situation-texte [markdown]
# ## Prédire
#
# Le secret est Bleu, Rouge, Jaune, Rouge. La proposition est Jaune, Rouge, Rouge, Vert. L’exemple vient de la SAÉ, le sujet d’IUT du chapitre 03.
#
# Videz chaque code dans un sac et secouez : les places disparaissent, les couleurs restent. Formez maintenant des paires de même couleur, un pion de chaque sac.
#
# Avant d’exécuter : combien de paires ? Et combien de pions bien placés, combien de mal placés ?

# %% prediction
ma_prediction = (0, 0, 0)  # (paires, bien placés, mal placés)

# %% prediction-verification
print("ma prédiction :", ma_prediction)
montrer_plateau(["JRRV"], "BRJR")

# %% main-texte [markdown]
# ## Une case par couleur
#
# Comptons le contenu de chaque sac. Le plus petit des deux nombres dit combien de paires on peut former.
#
# | | Rouge | Bleu | Jaune | Vert | Orange | Noir |
# |---|---|---|---|---|---|---|
# | secret | 2 | 1 | 1 | 0 | 0 | 0 |
# | proposition | 2 | 0 | 1 | 1 | 0 | 0 |
# | **paires** | **2** | **0** | **1** | **0** | **0** | **0** |
#
# Trois paires, donc trois pions **communs** ; un seul est bien placé ; il en reste deux, mal placés. Chaque ligne de nombres s’appelle un **tableau de fréquences**.

# %% frequences-texte [markdown]
# ## Construire le tableau
#
# Les couleurs sont numérotées dans cet ordre, à partir de 0 : le secret B R J R s’écrit `[1, 0, 2, 0]`. En français : *une case par couleur, toutes à zéro ; pour chaque pion, ajouter un dans la case qui porte son numéro*.
#
# Le numéro du pion **est** le rang de sa case : il n’y a rien à chercher. Avant d’exécuter : que contiendra la case 3 ?

# %% frequences
def frequences(code, nb_couleurs):
    tableau = [0] * nb_couleurs
    for numero in code:
        tableau[numero] = tableau[numero] + 1
    return tableau


frequences([1, 0, 2, 0], 6)

# %% communs-texte [markdown]
# Deux rouges, un bleu, un jaune ; la case 3, celle du vert, est restée à 0. Elle existe quand même : il faut une case pour **chaque** couleur du jeu, même absente du code. Changez le code, et vérifiez que la somme des cases vaut toujours 4.
#
# ## Compter les pions communs
#
# Deux rouges d’un côté, trois de l’autre : deux paires seulement. C’est le minimum, `min(2, 3)`. Il suffit d’additionner les minimums, couleur par couleur.
#
# Avant d’exécuter : combien de pions communs entre `[1, 0, 2, 0]` et `[0, 1, 0, 0]` ?

# %% communs
def nb_communs(code1, code2, nb_couleurs):
    tableau1, tableau2 = frequences(code1, nb_couleurs), frequences(code2, nb_couleurs)
    communs = 0
    for couleur in range(nb_couleurs):
        communs = communs + min(tableau1[couleur], tableau2[couleur])
    return communs


ma_prediction = 0  # changez ce nombre
print("ma prédiction :", ma_prediction, "– communs :", nb_communs([1, 0, 2, 0], [0, 1, 0, 0], 6))

# %% soustraire-texte [markdown]
# ## Pourquoi soustraire ?
#
# Deux rouges et un bleu : trois. La somme des minimums compte **tous** les pions communs. Parmi eux, certains sont à leur place : ce sont les bien placés. Les autres sont ailleurs : ce sont les mal placés. Donc :
#
# > **mal placés = communs − bien placés**
#
# Rien n’est barré, donc rien n’est abîmé : plus besoin de copies.

# %% repondre
def repondre(secret, proposition, nb_couleurs):
    bien = 0
    for i in range(len(secret)):
        if secret[i] == proposition[i]:
            bien = bien + 1
    return bien, nb_communs(secret, proposition, nb_couleurs) - bien


repondre([1, 0, 2, 0], [0, 1, 0, 0], 6)

# %% pas-texte [markdown]
# ## Voir le calcul
#
# Reprenons la paire du chapitre 04 : secret R V B R, proposition R R V J. Le marquage la traitait en dix étapes. Avancez avec le curseur, puis comparez avec le bouton « Marquage ».

# %% pas-a-pas tags=["nbval-ignore-output"]
pas = PasAPas("RVBR", "RRVJ", algorithme="frequences")
pas

# %% pas-etapes tags=["coulisses"]
assert (pas.etapes[-1].bien_places, pas.etapes[-1].mal_places) == (1, 2)
print(len(pas.etapes), "étapes")

# %% pas-questions [markdown]
# 1. À quel moment la place des pions est-elle regardée ?
# 2. Le bleu est dans le secret. Pourquoi n’ajoute-t-il rien ?
# 3. Avec des codes de 40 pions et toujours 6 couleurs, combien d’étapes ce tableau aurait-il ?

# %% pas-reponses [markdown]
# <details><summary>Réponses</summary>
#
# 1. Une seule fois, au début, pour les bien placés. Ensuite, seules les couleurs comptent.
# 2. La proposition n’en a pas : le minimum de 1 et 0 est 0.
# 3. Huit, comme ici : une par couleur, plus le début et la fin. Mais le début, qui lit les deux codes, serait dix fois plus long.
#
# </details>

# %% accord-texte [markdown]
# ## Deux méthodes, une seule réponse ?
#
# Un exemple juste ne prouve rien. Prenons donc **toutes** les paires d’un petit jeu : 3 pions, 3 couleurs. Avant d’exécuter : combien de paires, et combien de désaccords ?

# %% accord
from itertools import product

codes = list(product(range(3), repeat=3))
desaccords = sum(repondre(s, p, 3) != repondre_par_marquage(s, p) for s in codes for p in codes)
print(len(codes) ** 2, "paires, désaccords :", desaccords)

# %% cout-texte [markdown]
# 27 codes, 729 paires, aucun désaccord. Pour le vrai jeu, à 4 pions et 6 couleurs, il y a 1 679 616 paires. Les tests du paquet `mastermind_edu` les passent toutes : aucun désaccord non plus. Comme il n’existe pas d’autre paire, ce n’est plus un indice, c’est une **preuve**.
#
# ## Laquelle coûte le moins ?
#
# Comptons les pas, pour des codes de n pions sans aucune couleur commune. C’est le pire cas du marquage : chaque pion est comparé à **tous** ceux du secret.

# %% cout
def pas_marquage(n):
    pas = n  # les bien placés : une comparaison par place
    for pion in range(n):
        for autre in range(n):  # chercher ce pion dans tout le secret
            pas = pas + 1
    return pas


def pas_frequences(n, k):
    pas = n  # les bien placés, de même
    for pion in range(2 * n):  # remplir les deux tableaux
        pas = pas + 1
    return pas + k  # un minimum par couleur


# %% cout-question [markdown]
# D’un côté, une boucle **dans** une boucle ; de l’autre, des boucles **à la suite**. Avant d’exécuter : quand n double, par combien chaque nombre de pas est-il multiplié, à peu près ?

# %% cout-table
ma_prediction = (1, 1)  # (marquage, fréquences) : multipliés par combien ?
print("ma prédiction :", ma_prediction)
print("   n  marquage  fréquences (k = 6)")
for n in [4, 8, 16, 32, 64, 128]:
    print(f"{n:4} {pas_marquage(n):9} {pas_frequences(n, 6):11}")

# %% cout-conclusion [markdown]
# Quand n double, le marquage fait environ **quatre** fois plus de pas : il croît comme n². Les fréquences en font environ **deux** fois plus : elles croissent comme n + k.
#
# À quatre pions, 20 pas contre 18 : aucune différence pour un joueur. Le choix compte quand on compare des millions de paires, ou des codes très longs.

# %% ensembles-texte [markdown]
# ## Trouvez le bogue
#
# Un élève trouve ces tableaux bien longs. Python connaît les **ensembles** : `set(code)` donne les couleurs d’un code, sans répétition, et `&` garde celles que deux ensembles ont en commun. Quand aucune couleur ne se répète, tout va bien : c’est la première ligne. Avant d’exécuter : que dira la seconde ?

# %% ensembles
def repondre_vite(secret, proposition):
    bien = 0
    for i in range(len(secret)):
        if secret[i] == proposition[i]:
            bien = bien + 1
    communs = len(set(secret) & set(proposition))
    return bien, communs - bien


print(repondre_vite([1, 0, 3, 2], [0, 1, 4, 2]), repondre([1, 0, 3, 2], [0, 1, 4, 2], 6))
print(repondre_vite([0, 0, 1, 2], [0, 0, 3, 4]), repondre([0, 0, 1, 2], [0, 0, 3, 4], 6))

# %% ensembles-question [markdown]
# « Moins un » mal placé ! Une réponse impossible est une chance : elle dénonce le bogue. Quelle ligne est fausse ? Réparez-la en appelant une fonction de cette leçon, puis exécutez de nouveau : les deux colonnes doivent être égales.

# %% ensembles-reponse [markdown]
# <details><summary>Réponse</summary>
#
# Un ensemble dit si une couleur est là, pas **combien de fois** : les deux rouges communs n’y comptent que pour un. Il faut `communs = nb_communs(secret, proposition, 6)`. La version fausse se trompe sur 174 906 paires du jeu classique, soit 10,41 % ; et 138 330 fois, la réponse a l’air possible.
#
# </details>

# %% moins-un-texte [markdown]
# ## Le piège du −1
#
# Au chapitre 04, le marquage écrivait −1 dans sa copie du secret. Donnons par mégarde cette copie à `frequences`. Avant d’exécuter : une erreur ?

# %% moins-un
frequences([1, -1, 3, 2], 6)

# %% moins-un-conclusion [markdown]
# Aucune erreur, et un noir qui n’existe pas ! En Python, `tableau[-1]` est la **dernière** case. Un numéro trop grand arrête le programme ; un numéro négatif se trompe en silence. C’est pourquoi les fonctions du paquet refusent tout numéro hors de 0 à k − 1.
#
# **Question.** Quand le marquage est-il le meilleur choix ?

# %% choisir-reponse [markdown]
# <details><summary>Réponse</summary>
#
# Quand les symboles ne sont pas des numéros : des lettres, des emojis, des mots. Le marquage n’a besoin que de `==`, alors que `tableau["R"]` n’a pas de sens. De même si l’on ignore le nombre de couleurs, ou s’il est immense : inutile d’ouvrir un million de cases pour quatre pions.
#
# </details>

# %% retenir [markdown]
# ## À retenir
#
# - Un tableau de fréquences a une case par couleur ; le numéro du pion est le rang de sa case.
# - Communs = somme des minimums ; mal placés = communs − bien placés.
# - n² pas pour le marquage au pire, n + k pour les fréquences : la même réponse, pas le même coût.

# %% suite [markdown]
# **À vous :** [l’exercice 05](../exercises/05_frequences_exercices.ipynb), trois fonctions. Puis [06 — La partie complète](06_partie.ipynb) : toutes vos fonctions, enfin dans un même jeu.
