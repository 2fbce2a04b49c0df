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
# À la fin de cette leçon, vous saurez répondre au décodeur d’une seconde façon, qui ne barre rien et ne cherche rien. Vous la comparerez au marquage, et vous saurez laquelle choisir.

# %% fiche [markdown]
# - **Objectifs** : savoir construire un tableau de fréquences ; savoir comparer deux tableaux ; savoir comparer le coût de deux méthodes
# - **Prérequis** : [03b — Redemander](03b_redemander.ipynb), pour les numéros de couleur ; [04 — Bien placés, mal placés](04_marquage.ipynb)
# - **Durée** : 60 minutes
# - **Pas dans cette leçon** : la boucle de jeu, qui vient en [06](06_partie.ipynb)

# %% imports
from mastermind_edu import confronter, repondre_par_frequences, repondre_par_marquage
from mastermind_edu.affichage import montrer_plateau
from mastermind_edu.widgets import PasAPas

# %% rappel-texte [markdown]
# **Deux minutes de rappel.** Trois questions sur les chapitres d’avant, corrigées aussitôt ; celles que vous manquez reviendront. Rien n’est noté.

# %% rappel tags=["nbval-ignore-output"]
from mastermind_edu import rappel

rappel("05")

# %% situation-texte [markdown] prediction=["trois paires", "3 paires", "deux mal placés"] montre="prediction"
# ## Prédire
#
# Le secret est Bleu, Rouge, Jaune, Rouge ; la proposition, Jaune, Rouge, Rouge, Vert. L’exemple vient de la SAÉ, le sujet d’IUT du chapitre 03b.
#
# Videz chaque code dans un sac et secouez : les places disparaissent, les couleurs restent. Formez des paires de même couleur, un pion de chaque sac.
#
# Avant d’exécuter : combien de paires ? Et combien de pions bien placés, combien de mal placés ? Écrivez ces deux derniers nombres.

# %% prediction
ma_prediction = ...  # (bien placés, mal placés)
confronter(ma_prediction, tuple(repondre_par_marquage("BRJR", "JRRV")))
montrer_plateau(["JRRV"], "BRJR")

# %% main-texte [markdown]
# ## Une case par couleur
#
# Comptons le contenu de chaque sac. Le plus petit des deux nombres dit combien de paires on peut former.
#
# | sac | R | B | J | V | O | N |
# |---|---|---|---|---|---|---|
# | secret | 2 | 1 | 1 | 0 | 0 | 0 |
# | proposition | 2 | 0 | 1 | 1 | 0 | 0 |
# | **paires** | **2** | **0** | **1** | **0** | **0** | **0** |
#
# Trois paires, donc trois pions **communs**. Un seul est à sa place : les deux autres sont mal placés. Les deux premières lignes sont des **tableaux de fréquences** ; la dernière les compare.

# %% vote-texte [markdown] prediction=["[1, 0, 2]"]
# ## Construire un tableau
#
# Une question sœur : dépouiller un vote. Les candidats portent les numéros 0, 1 et 2, et chaque bulletin l’un de ces numéros.
#
# ```pseudo
# voix ← [0, 0, 0]
# POUR CHAQUE numero DE urne FAIRE
#   voix[numero] ← voix[numero] + 1
# FIN POUR
# ```
# ```python
# voix = [0] * 3
# for numero in urne:
#     voix[numero] = voix[numero] + 1
# ```
#
# Avant d’exécuter : que contiendra `voix` après le **troisième** bulletin ?

# %% vote
urne = [2, 0, 2, 1, 2]
voix = [0] * 3
for numero in urne:
    voix[numero] = voix[numero] + 1
    print("bulletin", numero, "→", voix)

# %% vote-conclusion [markdown]
# Le numéro du bulletin **est** le rang de sa case : rien à chercher, pas un seul `if`. Ajoutez un quatrième candidat pour qui personne ne vote : il lui faut une case, qui reste à 0.

# %% nouveau-min [markdown]
# **Nouveau : `min`, `max` et `sum`**
#
# Le plus petit de plusieurs nombres, le plus grand, la somme d’une liste.
#
# ```python
# print(min(2, 3), max(2, 3))
# print(sum([2, 1, 1, 0]))
# ```
#
# **Piège** : `sum([])` vaut 0, mais `min([])` est une erreur. Le plus petit de rien n’existe pas.

# %% seuls-texte [markdown] prediction=["seuls : 2"]
# ## Comparer deux tableaux
#
# Deux rouges dans un sac, trois dans l’autre : un rouge reste **seul**. Pour chaque couleur, il reste le plus grand nombre moins le plus petit.
#
# ```pseudo
# seuls ← 0
# POUR c DE 0 À k − 1 FAIRE
#   grand ← MAX(sac1[c], sac2[c])
#   petit ← MIN(sac1[c], sac2[c])
#   seuls ← seuls + grand − petit
# FIN POUR
# ```
# ```python
# seuls = 0
# for c in range(k):
#     grand = max(sac1[c], sac2[c])
#     petit = min(sac1[c], sac2[c])
#     seuls = seuls + grand - petit
# ```
#
# Avant d’exécuter, avec les deux sacs du début : combien de pions restent seuls ?

# %% seuls
sac1, sac2, seuls = [2, 1, 1, 0, 0, 0], [2, 0, 1, 1, 0, 0], 0
for c in range(6):
    grand = max(sac1[c], sac2[c])
    petit = min(sac1[c], sac2[c])
    seuls = seuls + grand - petit
print("seuls :", seuls)

# %% seuls-conclusion [markdown]
# Deux : un bleu et un vert. Sur huit pions, six ne sont donc pas seuls : trois paires, on retrouve le compte.
#
# Que faudrait-il additionner, couleur par couleur, pour compter directement les paires ? L’exercice 2 vous le demandera.

# %% nouveau-range-deux [markdown]
# **Nouveau : `range` de tant à tant**
#
# `range(2, 6)` donne 2, 3, 4 et 5 : le début est compris, la fin exclue.
#
# ```python
# for tentative in range(1, 4):
#     print("tentative", tentative)
# ```
#
# **Piège** : « DE 1 À 4 » comprend 4. En Python, c’est `range(1, 5)`.

# %% bornes-texte [markdown] prediction=["pions : 1"]
# ## Trouvez le bogue : les bornes
#
# Le site du chapitre 03b numérote les couleurs à partir de 1 ; la SAÉ et nous, à partir de 0. Un élève mélange les deux. Son code a quatre pions : trois rouges (0) et un bleu (1). Avant d’exécuter : combien en verra-t-il ?

# %% bornes
tableau = [3, 1, 0, 0]
total = 0
for couleur in range(1, 4):
    total = total + tableau[couleur]
print("pions :", total)

# %% bornes-conclusion [markdown]
# La case 0 n’est jamais lue : les rouges ont disparu, sans une erreur. Réparez le `range`. La somme d’un tableau de fréquences est toujours le nombre de pions : `sum(tableau)` le vérifie d’un coup.
#
# ## Voir le calcul
#
# Reprenons la paire du chapitre 04 : secret R V B R, proposition R R V J. Avancez avec le curseur, puis comparez avec le bouton « Marquage », en cherchant à répondre :
#
# 1. À quel moment la place des pions est-elle regardée ?
# 2. Le bleu est dans le secret. Pourquoi n’ajoute-t-il rien ?
# 3. Avec des codes de 40 pions et toujours 6 couleurs, combien d’étapes ce tableau aurait-il ?

# %% pas-a-pas tags=["nbval-ignore-output"]
pas = PasAPas("RVBR", "RRVJ", algorithme="frequences")
pas

# %% pas-etapes tags=["coulisses"]
assert (pas.etapes[-1].bien_places, pas.etapes[-1].mal_places) == (1, 2)
assert len(pas.etapes) == 8 == len(PasAPas("RVBR" * 10, "RRVJ" * 10, algorithme="frequences").etapes)

# %% pas-reponses [markdown]
# <details><summary>Réponses</summary>
#
# 1. Une seule fois, au début, pour les bien placés. Ensuite, seules les couleurs comptent.
# 2. La proposition n’en a pas : le minimum de 1 et 0 est 0.
# 3. Huit, comme ici, de l’étape 0 à l’étape 7 : une par couleur, plus le début et la fin. Mais le début, qui lit les deux codes, serait dix fois plus long.
#
# </details>

# %% algorithme [markdown]
# ## Pourquoi soustraire ?
#
# La somme des minimums compte **tous** les pions communs. Les uns sont à leur place, ce sont les bien placés ; les autres sont ailleurs, ce sont les mal placés. Il n’y a pas d’autre cas :
#
# > **mal placés = communs − bien placés**
#
# ```pseudo
# bien ← nombre de places où les deux codes ont le même pion
# sac1 ← tableau de fréquences du secret
# sac2 ← tableau de fréquences de la proposition
# communs ← somme des minimums, couleur par couleur
# RENVOYER bien, communs − bien
# ```
#
# Rien n’est barré, donc rien n’est abîmé : plus besoin de copies.

# %% accord-texte [markdown] prediction=["désaccords : 0"]
# ## Deux méthodes : d’accord ou non ?
#
# Prenons **toutes** les paires d’un petit jeu : 3 pions, 3 couleurs. Le cours prête ses deux fonctions. Avant d’exécuter : combien de paires, et combien de désaccords ?

# %% accord
from mastermind_edu.coeur.codes import tous_les_codes

codes, desaccords = list(tous_les_codes(3, 3)), 0
for secret in codes:
    for proposition in codes:
        if repondre_par_frequences(secret, proposition, 3) != repondre_par_marquage(secret, proposition):
            desaccords = desaccords + 1
print(len(codes) ** 2, "paires, désaccords :", desaccords)

# %% cout-texte [markdown] prediction=["quatre fois", "(4, 2)"] montre="cout-table"
# 27 codes, 729 paires, aucun désaccord. Les tests du cours essaient toutes celles du vrai jeu, 1 679 616 : aucun non plus. Comme il n’en existe pas d’autre, ce n’est plus un indice, c’est une **preuve**.
#
# ## Laquelle coûte le moins ?
#
# Comptons les pas, pour des codes de n pions sans couleur commune, le pire cas du marquage. D’un côté, une boucle **dans** une boucle ; de l’autre, des boucles **à la suite**. Avant d’exécuter : quand n double, par combien chaque nombre de pas est-il multiplié, à peu près ?

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


# %% cout-table
print("   n  marquage  fréquences (k = 6)")
for n in [4, 8, 16, 32, 64, 128]:
    print(f"{n:4} {pas_marquage(n):9} {pas_frequences(n, 6):11}")

# %% cout-conclusion [markdown]
# Quand n double, le marquage fait environ **quatre** fois plus de pas : il croît comme n². Les fréquences en font environ **deux** fois plus : elles croissent comme n + k.
#
# À quatre pions, 20 pas contre 18 : aucune différence pour un joueur. Le choix compte pour des millions de paires, ou des codes très longs.

# %% nouveau-ensemble [markdown]
# **Nouveau : l’ensemble**
#
# `set(code)` garde chaque couleur une fois. `&` donne ce que deux ensembles ont en commun.
#
# ```python
# couleurs = set(["R", "R", "V"])
# print(len(couleurs), couleurs & set(["V", "N"]))
# ```
#
# **Piège** : un ensemble n’a ni ordre ni rang ; `couleurs[0]` est une erreur.

# %% ensembles-texte [markdown] prediction=["(2, -1)", "−1", "moins un"]
# ## Trouvez le bogue
#
# Un élève trouve les tableaux bien longs, et prend des ensembles. Quand aucune couleur ne se répète, tout va bien : c’est la première ligne. Avant d’exécuter : que dira la seconde ?

# %% ensembles
def repondre_vite(secret, proposition):
    bien = 0
    for i in range(len(secret)):
        if secret[i] == proposition[i]:
            bien = bien + 1
    communs = len(set(secret) & set(proposition))
    return bien, communs - bien


for secret, proposition in [([1, 0, 3, 2], [0, 1, 4, 2]), ([0, 0, 1, 2], [0, 0, 3, 4])]:
    juste = tuple(repondre_par_frequences(secret, proposition, 6))
    print(repondre_vite(secret, proposition), "réponse juste :", juste)

# %% ensembles-conclusion [markdown]
# « Moins un » mal placé ! Une réponse impossible est une chance : elle dénonce le bogue. Un ensemble dit si une couleur est là, pas **combien de fois** : les deux rouges communs n’y comptent que pour un. Cette version se trompe sur 174 906 paires du jeu classique, soit 10,41 %.

# %% nouveau-dernier [markdown]
# **Nouveau : `[-1]`, le dernier**
#
# Un rang négatif compte depuis la fin : −1 est le dernier, −2 l’avant-dernier.
#
# ```python
# code = ["R", "V", "B", "N"]
# print(code[-1], code[-2])
# ```
#
# **Piège** : depuis la fin, on compte à partir de 1. Ici, `code[-4]` est le premier, et `code[-5]` n’existe pas.

# %% moins-un-question [markdown] prediction=["[0, 1, 1, 1, 0, 1]"]
# ## Un autre bogue : barrer avec un nombre
#
# La leçon 04 barrait avec `None` ; Unisciel, et votre `trouver_bien_places`, écrivent −1 dans la copie. Comptons par mégarde les couleurs de cette copie. Avant d’exécuter : une erreur ? Sinon, quel tableau ?

# %% moins-un
copie = [1, -1, 3, 2]
tableau = [0] * 6
for numero in copie:
    tableau[numero] = tableau[numero] + 1
print(tableau)

# %% choisir [markdown]
# Pas d’erreur : le −1 a compté dans la **dernière** case, celle du noir, un pion qui n’existe pas. Un numéro trop grand arrête le programme ; un numéro négatif se trompe en silence. Les fonctions du cours refusent donc tout numéro hors de 0 à k − 1.
#
# ## Laquelle choisir ?
#
# Le marquage, lui, n’a besoin que de `==` : il reste le meilleur choix quand les symboles sont des lettres ou des mots, car `tableau["R"]` n’a pas de sens, ou quand il y a un million de couleurs pour quatre pions.

# %% retenir [markdown]
# ## À retenir
#
# - Un tableau de fréquences a une case par couleur ; le numéro du pion est le rang de sa case.
# - Communs = somme des minimums ; mal placés = communs − bien placés.
# - n² pas pour le marquage au pire, n + k pour les fréquences : la même réponse, pas le même coût.

# %% suite [markdown]
# **À vous :** [l’exercice 05](../exercises/05_frequences_exercices.ipynb), trois fonctions, des cas à écrire et une traduction en pseudo-code. Puis [06 — La manche complète](06_partie.ipynb) : toutes vos fonctions, enfin dans un même jeu.
