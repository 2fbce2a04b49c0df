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
# # Répéter et choisir : les boucles et les conditions
#
# Vous savez écrire une fonction d’une ligne. À la fin de cette leçon, les vôtres sauront parcourir un code pion par pion, compter, construire, et ne pas répondre la même chose à tout le monde.

# %% fiche [markdown]
# - **Objectifs** : savoir répéter des lignes pour chaque pion d’un code ; savoir compter et construire dans une boucle ; savoir choisir, « si… sinon »
# - **Prérequis** : [00b — Premières lignes de Python](00b_python.ipynb)
# - **Durée** : 60 minutes
# - **Pas dans cette leçon** : le programme du jeu, qui commence en [01](01_constantes.ipynb)

# %% imports
from mastermind_edu import derouler
from mastermind_edu.affichage import montrer_memoire

# %% situation [markdown]
# ## Une ligne par pion ?
#
# Pour montrer un code pion par pion, quatre lignes suffisent : `print(code[0])`, `print(code[1])`, et ainsi de suite. Mais un code de cinq pions en demanderait cinq, et l’on ne peut rien écrire d’avance pour un code dont on ignore la longueur. Il faut **une** façon de dire « pour chaque pion ».

# %% nouveau-for [markdown]
# **Nouveau : `for`**
#
# « Pour chaque pion du code » : les lignes décalées sont exécutées une fois par valeur de la liste, dans l’ordre. C’est une **boucle**, et chaque passage est un **tour**.
#
# ```python
# for pion in code:
#     print(pion)
# ```
#
# **Piège** : c’est le décalage (quatre espaces) qui dit ce qui se répète, et il faut deux-points à la fin de la première ligne.

# %% for-question [markdown] prediction=["sept"] montre="for"
# ## Répéter
#
# Avant d’exécuter : combien de lignes s’afficheront ? Deux lignes sont décalées, une ne l’est pas.

# %% for
for pion in ["R", "V", "J"]:
    print("un pion :")
    print(pion)
print("fini")

# %% compter-texte [markdown]
# Trois tours de deux lignes, puis « fini », une seule fois : sept lignes.
#
# ## Compter
#
# Pour compter, on part de zéro et on ajoute un à chaque tour. Dans `compte = compte + 1`, lisez d’abord la droite : l’ancienne valeur, plus un ; puis la gauche, le nom qui la reçoit.
#
# Les énoncés d’examen écrivent en **pseudo-code**, un programme en français, où `←` donne une valeur à un nom. Voici les deux écritures :
#
# ```pseudo
# compte ← 0
# POUR CHAQUE pion DE code FAIRE
#   compte ← compte + 1
#   AFFICHER pion, compte
# FIN POUR
# ```
# ```python
# compte = 0
# for pion in code:
#     compte = compte + 1
#     print(pion, compte)
# ```

# %% compter
code = ["R", "V", "J", "N"]
compte = 0
for pion in code:
    compte = compte + 1
    print(pion, compte)

# %% compter-fin [markdown]
# `compte` a valu 0, puis 1, 2, 3 et 4. La dernière valeur est le nombre de pions : `len(code)` compte de la même façon.
#
# **Changez une chose** : faites partir le compte de 10. Puis effacez le décalage de la dernière ligne, et dites pourquoi elle ne s’affiche plus qu’une fois.

# %% nouveau-append [markdown]
# **Nouveau : `append` et `range`**
#
# `code.append("R")` ajoute une valeur au bout d’une liste. `range(4)` donne les nombres 0, 1, 2 et 3 : quatre tours.
#
# ```python
# for rang in range(4):
#     code.append("R")
# ```
#
# **Piège** : la fin est exclue, 4 n’en est pas ; le pseudo-code écrit « DE 0 À 3 ». Et `append` ne donne rien : n’écrivez pas `code = code.append("R")`.

# %% construire-question [markdown] prediction=["six pions", "6"]
# ## Construire
#
# On part d’une liste vide, et l’on ajoute. Avant d’exécuter : combien de pions aura ce code ?

# %% construire
code = []
for tour in range(3):
    code.append("R")
    code.append("V")
print(code, len(code))
montrer_memoire(code=code)

# %% construire-texte [markdown]
# Trois tours, deux ajouts par tour. `tour` a valu 0, 1, puis 2 ; ici, personne ne s’en sert, mais on le pourrait :
#
# ```python
# for rang in range(len(code)):
#     print(rang, code[rang])
# ```
#
# Cette boucle-ci donne le rang **et** le pion. Essayez-la dans une cellule neuve.

# %% nouveau-comparer [markdown]
# **Nouveau : comparer**
#
# Avec `==`, on demande « est-ce égal ? » et avec `!=` « est-ce différent ? » ; `<`, `<=`, `>` et `>=` comparent deux nombres. La réponse est un **booléen** : `True` (vrai) ou `False` (faux).
#
# ```python
# print(3 <= 4)
# print("R" != "R")
# ```
#
# **Piège** : un seul `=` donne un nom, deux `==` posent une question.

# %% comparer-question [markdown] prediction=["True True False"]
# ## Comparer
#
# Un code secret, une proposition. Avant d’exécuter : quels seront les trois mots affichés ?

# %% comparer
secret = ["R", "V"]
proposition = ["R", "B"]
print(len(secret) == 2, secret[0] == proposition[0], secret[1] == proposition[1])

# %% comparer-texte [markdown]
# Deux questions ont pour réponse « vrai » : il y a deux pions, et le premier est le même. Une comparaison est une **valeur**, comme un nombre : on peut l’afficher, lui donner un nom, la renvoyer.

# %% nouveau-if [markdown]
# **Nouveau : `if` et `else`**
#
# La question qui suit `if` est sa **condition**. Les lignes décalées sous `if` sont exécutées si la réponse est vraie ; celles sous `else`, sinon.
#
# ```python
# if pion == "R":
#     print("rouge")
# else:
#     print("une autre couleur")
# ```
#
# **Piège** : `else` n’a pas de condition. Et l’on peut s’en passer, quand il n’y a rien à faire sinon.

# %% if-question [markdown] prediction=["rouges : 2"]
# ## Choisir
#
# Un `if` dans un `for` : la question est posée à chaque tour. Suivez `rouges` du doigt, pion par pion. Avant d’exécuter : que dira la dernière ligne ?

# %% if
rouges = 0
for pion in ["R", "V", "R", "B"]:
    if pion == "R":
        rouges = rouges + 1
print("rouges :", rouges)

# %% bogue-question [markdown] prediction=["zéro"] montre="bogue"
# Le compte n’augmente qu’aux tours où la réponse est vraie : deux fois.
#
# **Trouvez le bogue.** Un élève a déplacé une seule ligne. Avant d’exécuter : combien de rouges trouve-t-il ? Réparez ensuite.

# %% bogue
for pion in ["R", "V", "R", "B"]:
    rouges = 0
    if pion == "R":
        rouges = rouges + 1
print("rouges :", rouges)

# %% bogue-texte [markdown]
# Zéro ! Le compte repart de zéro à chaque tour, et le dernier pion est bleu. Ce qui commence une fois s’écrit **avant** la boucle.

# %% fonction-question [markdown] prediction=["rouges : 1"]
# ## Une boucle dans une fonction
#
# Tout cela tient dans une fonction, où le décalage compte double : quatre espaces pour être dans la fonction, huit pour être dans la boucle. Un élève a placé `return` à sa façon. Il y a deux rouges. Avant d’exécuter : combien la fonction en annoncera-t-elle ?

# %% fonction
def compter_rouges(code):
    rouges = 0
    for pion in code:
        if pion == "R":
            rouges = rouges + 1
        return rouges


print("rouges :", compter_rouges(["R", "V", "R", "B"]))

# %% derouler-texte [markdown]
# Un seul ! `return` termine la fonction : ici, à la fin du **premier** tour. `derouler` l’exécute ligne à ligne, et montre ce que vaut chaque nom : avancez avec le curseur ou les boutons.
#
# **Réparez** : ramenez `return` sous le `for`, à quatre espaces du bord. Exécutez de nouveau les deux cellules.

# %% derouler tags=["nbval-ignore-output"]
derouler(compter_rouges, ["R", "V", "R", "B"])

# %% questions [markdown]
# 1. Dans la fonction réparée, combien de fois la ligne du `if` est-elle exécutée ? Et celle qui ajoute un ?
# 2. Que renvoie la fonction pour une liste vide ?
# 3. Et si l’on oublie tout à fait `return` ?

# %% reponses [markdown]
# <details><summary>Réponses</summary>
#
# 1. Quatre fois, une par pion ; l’ajout, deux fois.
# 2. Zéro : la boucle ne fait aucun tour, et `return` donne le compte de départ.
# 3. Elle compte bien, et ne donne rien : « None ».
#
# </details>
#
# `derouler` marche avec toutes vos fonctions : `derouler(ma_fonction, …)`, puis ce que vous lui donneriez. Pensez-y quand un exercice résiste.

# %% retenir [markdown]
# ## À retenir
#
# - Le décalage dit ce qui est dans la boucle, dans le `if`, dans la fonction.
# - Pour compter ou construire : partir de zéro ou de vide **avant** la boucle, avancer dedans, renvoyer **après**.
# - Une comparaison vaut `True` ou `False` ; `if` s’en sert pour choisir.

# %% suite [markdown]
# **À vous :** [l’exercice 00c](../exercises/00c_boucles_exercices.ipynb), trois fonctions de trois à cinq lignes. Puis [01 — Les constantes du jeu](01_constantes.ipynb), votre premier morceau de Mastermind.
