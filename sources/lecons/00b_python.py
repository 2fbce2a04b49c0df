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
# # Python en une heure, avec quatre pions
#
# Vous savez jouer. Dans une heure, vous saurez lire et écrire les quelques lignes de Python avec lesquelles tout le cours commence : des valeurs, des noms, des listes, `for`, `if`, et vos premières fonctions.

# %% fiche [markdown]
# - **Objectifs** : savoir nommer et afficher une valeur ; savoir parcourir une liste et choisir ; savoir écrire une fonction
# - **Prérequis** : [00 — Jouer d’abord](00_jouer.ipynb)
# - **Durée** : 60 minutes
# - **Pas dans cette leçon** : le programme du jeu, qui commence en [01](01_constantes.ipynb)
#
# **Vous avez déjà programmé en Python ?** Faites tout de suite [l’exercice 00b](../exercises/00b_python_exercices.ipynb). S’il ne vous arrête pas dix minutes, passez au chapitre [01](01_constantes.ipynb) : vous n’avez rien manqué.
#
# **Pour commencer :** exécutez la cellule suivante sans chercher à la comprendre. Elle ouvre les outils du cours, et n’affiche rien.

# %% imports
from mastermind_edu import verifier
from mastermind_edu.affichage import montrer_memoire

# %% nouveau-print [markdown]
# **Nouveau : `print`, et un texte**
#
# `print` affiche ce que vous mettez entre ses parenthèses ; des virgules y séparent plusieurs valeurs. Un texte s’écrit entre guillemets, `"R"` ou `'R'` ; `+` colle deux textes, `*` en répète un.
#
# ```python
# print("R" + "V", "N" * 3)
# print("pions :", 4)
# ```
#
# **Piège** : `"4"` est un texte, `4` un nombre, et Python refuse de les additionner.

# %% texte-question [markdown] prediction=["22"]
# ## Des valeurs
#
# Un nombre se calcule, un texte se colle. Avant d’exécuter : que donnera la seconde ligne ?

# %% texte
print(2 + 2)
print("2" + "2")

# %% noms-question [markdown] prediction=["5 12"]
# Deux textes se collent bout à bout, même s’ils ont l’air de nombres : 22.
#
# ## Des noms
#
# `pions = 4` range la valeur 4 sous le nom `pions`. Le même nom peut ensuite désigner une autre valeur. Lisez les quatre premières lignes de haut en bas, une à la fois. La dernière demande un dessin. Avant d’exécuter : quels nombres `print` affichera-t-il ?

# %% noms
pions = 4
trous = pions * 3
pions = 5
print(pions, trous)
montrer_memoire(pions=pions, trous=trous)

# %% memoire-texte [markdown]
# Le calcul `pions * 3` a été fait **une fois**, quand `pions` valait 4. Python a retenu son résultat, pas le calcul. Le dessin montre la mémoire : des noms à gauche, des valeurs à droite.

# %% nouveau-liste [markdown]
# **Nouveau : la liste**
#
# Plusieurs valeurs, dans l’ordre, entre crochets. `len` les compte. Chacune a un **rang**, et le premier rang est 0.
#
# ```python
# code = ["R", "V"]
# print(len(code), code[0])
# ```
#
# **Piège** : dans un code de deux pions, les rangs sont 0 et 1. `code[2]` n’existe pas : Python s’arrête sur une erreur.

# %% liste-question [markdown] prediction=["jaune"] montre="liste"
# ## Des listes
#
# Un code est une liste de quatre pions. Avant d’exécuter : de quelle couleur est `code[2]` ?

# %% liste
code = ["R", "V", "J", "N"]
print(len(code), "pions ; au rang 2 :", code[2])
montrer_memoire(code=code)

# %% liste-texte [markdown]
# Le jaune : au rang 2 se trouve le **troisième** pion. Chaque rang est écrit au-dessus de sa case. **Changez une chose** : affichez le dernier pion.

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
compte = 0
for pion in code:
    compte = compte + 1
    print(pion, compte)

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

# %% nouveau-comparer [markdown]
# **Nouveau : comparer**
#
# Avec `==`, on demande « est-ce égal ? » et avec `!=` « est-ce différent ? » ; `<`, `<=`, `>` et `>=` comparent deux nombres. La réponse est `True` (vrai) ou `False` (faux).
#
# ```python
# print(3 <= 4)
# print("R" != "R")
# ```
#
# **Piège** : un seul `=` donne un nom, deux `==` posent une question.

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
# **Trouvez le bogue.** Un élève a déplacé une seule ligne. Avant d’exécuter : combien de rouges trouve-t-il ? Réparez ensuite.

# %% bogue
for pion in ["R", "V", "R", "B"]:
    rouges = 0
    if pion == "R":
        rouges = rouges + 1
print("rouges :", rouges)

# %% bogue-texte [markdown]
# Zéro ! Le compte repart de zéro à chaque tour, et le dernier pion est bleu. Ce qui commence une fois s’écrit **avant** la boucle.

# %% nouveau-fonction [markdown]
# **Nouveau : la fonction**
#
# `def` donne un nom à des lignes. Entre parenthèses, ses **paramètres** reçoivent une valeur à chaque appel. `return` **renvoie** le résultat à celui qui appelle, et termine la fonction.
#
# ```python
# def doubler(nombre):
#     return nombre * 2
#
# print(doubler(4))
# ```
#
# **Piège** : écrire la fonction ne l’exécute pas ; il faut l’appeler, avec ses parenthèses.

# %% fonction-question [markdown] prediction=["48 50"]
# ## Vos fonctions
#
# Une fonction s’écrit une fois et s’appelle autant que l’on veut. Avant d’exécuter : quels sont les deux nombres affichés ?

# %% fonction
def trous_des_pions(rangees, pions):
    return rangees * pions


print(trous_des_pions(12, 4), trous_des_pions(10, 5))

# %% print-question [markdown] prediction=["None"]
# **Afficher n’est pas renvoyer.** Cette fonction-ci n’a pas de `return`. Avant d’exécuter : que vaudra `total`, 48 ou autre chose ?

# %% print
def trous_affiches(rangees, pions):
    print(rangees * pions)


total = trous_affiches(12, 4)
print("total :", total)

# %% verifier-question [markdown] prediction=["échoué"] choix=["réussi", "échoué"]
# `None` veut dire « rien » : la fonction a montré 48, mais n’a rien donné au programme. `print` parle à une personne, `return` au reste du programme.
#
# ## Comment marchent les exercices
#
# Vous écrivez une fonction ; `verifier` l’appelle sur beaucoup de cas, et ne regarde que ce qu’elle renvoie. Voici le premier exercice, tel qu’un élève l’a rendu : compter tous les trous d’un plateau. Chaque rangée a un trou par pion, **et** autant de petits trous pour les fiches de la réponse, clés ou pions blancs. Avant d’exécuter : réussi ou échoué ?

# %% verifier
def nombre_de_trous(rangees, pions):
    return rangees * pions


verifier(nombre_de_trous)

# %% verdict-texte [markdown]
# « Échoué » n’est pas une note : le verdict montre le plus petit cas qui ne va pas, et donne un conseil. Il existe trois autres verdicts : « à faire », vous n’avez pas commencé ; « bloqué », une autre fonction est à finir d’abord ; « réussi ». Recommencez autant de fois que vous voulez.

# %% retenir [markdown]
# ## À retenir
#
# - Un nom désigne une valeur ; une liste en range plusieurs, à partir du rang 0.
# - Le décalage dit ce qui est dans la boucle, dans le `if`, dans la fonction.
# - `print` affiche, `return` donne.

# %% suite [markdown]
# **À vous :** [l’exercice 00b](../exercises/00b_python_exercices.ipynb), cinq fonctions de une à cinq lignes. Puis [01 — Les constantes du jeu](01_constantes.ipynb), votre premier morceau de Mastermind.
