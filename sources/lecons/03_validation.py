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
# # Lire une proposition : ne jamais faire confiance au clavier
#
# À la fin de cette leçon, vous saurez lire ce que tape n’importe qui, dire ce qui ne va pas et redemander. Et vous saurez l’essayer **sans toucher au clavier**.

# %% fiche [markdown]
# - **Objectifs** : savoir nettoyer et vérifier une saisie ; savoir redemander jusqu’à une saisie correcte ; savoir essayer une fonction qui lit
# - **Prérequis** : [02 — Le code secret](02_code_secret.ipynb)
# - **Durée** : 60 minutes
# - **Pas dans cette leçon** : la réponse du codeur, qui vient en [04](04_marquage.ipynb)

# %% imports
from mastermind_edu.affichage import montrer_memoire

# %% situation-texte [markdown] prediction=["9", "trois"]
# ## Prédire
#
# Six personnes tapent un code de 4 pions. Combien de ces **saisies** un programme aimable doit-il accepter ? Et combien de caractères a la troisième ? Écrivez votre prédiction avant d’exécuter.

# %% situation
ma_prediction = "?"  # combien de saisies acceptables ?
for saisie in ["RVBJ", "rvbj", " r v b j ", "RVB", "RVBX", "RVBJP"]:
    print("[" + saisie + "]", len(saisie))
print("ma prédiction :", ma_prediction)

# %% nouveau-methodes [markdown]
# **Nouveau : les méthodes d’un texte**
#
# `upper` donne le texte en majuscules, `lower` en minuscules, `strip` sans les blancs des bouts. Et `repr` le montre avec ses guillemets.
#
# ```python
# print("rv".upper())
# print(repr(" r v "), repr(" r v ".strip()))
# ```
#
# **Piège** : sans parenthèses, `"rv".upper` ne met rien en majuscules.

# %% perdu-texte [markdown] prediction=["' r v b j '"]
# Trois : les trois premières disent RVBJ. Pourtant la troisième a 9 caractères, car une espace en est un. Il faut **nettoyer avant de vérifier**.
#
# ## Nettoyer
#
# Avant d’exécuter : qu’affichera `print` ?

# %% perdu
saisie = " r v b j "
saisie.upper()
print(repr(saisie))
propre = saisie.replace(" ", "")
montrer_memoire(saisie=saisie, propre=propre)

# %% presque-texte [markdown] prediction=["6"]
# `saisie` n’a pas changé ! Un texte ne se modifie jamais : ses méthodes en **renvoient un autre**, qu’il faut garder : `saisie = saisie.upper()`.
#
# L’espace n’est pas le seul blanc : la tabulation s’écrit `\t`, la fin de ligne `\n`, un caractère chacune. Avant d’exécuter : combien de caractères cette fonction laissera-t-elle ?

# %% presque
def presque_nettoyer(saisie):
    return saisie.upper().replace(" ", "")


print(len(presque_nettoyer(" r v\tb j \n")))

# %% nouveau-split [markdown]
# **Nouveau : `split`**
#
# Donne la liste des morceaux d’un texte. On écrit entre parenthèses ce qui les sépare ; sans rien, `split` coupe à **tous** les blancs.
#
# ```python
# print("12:30".split(":"))
# print(" r v\tb j \n".split())
# ```
#
# **Piège** : `"12"` et `"30"` sont encore des textes.

# %% drapeau-texte [markdown]
# Quatre lettres et deux blancs ; `split`, lui, les ôte tous. Recoller les morceaux, ce sera l’exercice 1.
#
# ## Vérifier : le drapeau
#
# Une **question sœur**, qui ressemble à celle de l’exercice : tous les pions sont-ils rouges ? On lève un **drapeau**, un nom qui vaut vrai, et on l’abaisse au premier pion qui le dément. Le code peut être un texte : `for`, `in` et les rangs y marchent comme dans une liste. Le BTS a deux drapeaux, `valide` et `caracteresValides`.
#
# ```pseudo
# valide ← VRAI
# POUR CHAQUE pion DE code FAIRE
#   SI pion ≠ "R" ALORS
#     valide ← FAUX
#   FIN SI
# FIN POUR
# ```
# ```python
# valide = True
# for pion in code:
#     if pion != "R":
#         valide = False
# ```

# %% nouveau-tuple [markdown]
# **Nouveau : le tuple**
#
# Plusieurs valeurs entre parenthèses, séparées par des virgules. Il se lit comme une liste, ou se déballe dans plusieurs noms.
#
# ```python
# cas = ("RRV", False)
# code, attendu = cas
# ```
#
# **Piège** : un tuple ne change plus. `cas[0] = "RRR"` est refusé, `append` aussi.

# %% bogue-texte [markdown] prediction=["RVR True"]
# **Trouvez le bogue.** Un élève a ajouté un `else`, et trois *cas* : ce qu’il donne à la fonction, ce qu’il en attend. Les deux premiers sont justes. Avant d’exécuter : que répondra-t-elle au troisième ?

# %% bogue
def tous_rouges(code):
    valide = True
    for pion in code:
        if pion != "R":
            valide = False
        else:
            valide = True
    return valide


for code, attendu in [("RRR", True), ("RRV", False), ("RVR", False)]:
    print(code, tous_rouges(code), "– attendu :", attendu)

# %% message-texte [markdown] prediction=["quatre"] montre="reproches"
# Le drapeau se relève : le dernier pion décide seul. Ôtez le `else` et exécutez de nouveau. **Deux cas justes ne prouvaient rien** ; il fallait le bon troisième.
#
# Sans drapeau : `return False` dès le premier intrus termine la fonction **sur-le-champ** ; `return True` n’est juste qu’après la boucle.
#
# ## Dire ce qui ne va pas
#
# « Erreur » n’aide personne. Cette fonction surveille un cadenas de 3 chiffres. Avant d’exécuter : combien de reproches fera-t-elle ?

# %% reproches
def reproches(mot):
    trouves = []
    if len(mot) != 3:
        trouves.append("Il faut 3 chiffres.")
    for signe in mot:
        if signe not in "0123456789":
            trouves.append(f"« {signe} » n’est pas un chiffre.")
    return trouves


for reproche in reproches("1X2YX"):
    print(reproche)

# %% fonction-texte [markdown] prediction=["BONJOUR !"]
# Quatre reproches d’un coup découragent. Le document du BTS n’en fait qu’un : la longueur, puis `CONTINUER`, c’est-à-dire redemander ; sinon, le premier caractère inconnu, puis `SORTIR_DE_LA_BOUCLE`. Vous ferez de même dans l’exercice 3.
#
# ## Lire sans clavier
#
# Comment essayer une fonction qui attend quelqu’un au clavier ? En lui **donnant** une fonction qui lit et une qui affiche. Lisez l’encadré, puis la cellule. Avant d’exécuter : qu’affiche chacun des deux appels ?

# %% nouveau-fonction-donnee [markdown]
# **Nouveau : donner une fonction à une fonction**
#
# Une fonction se donne comme un nombre : par son nom, sans parenthèses.
#
# ```python
# def dire_deux_fois(dire):
#     dire("pion")
#     dire("pion")
# dire_deux_fois(print)
# ```
#
# **Piège** : `dire` est la fonction elle-même, `dire("pion")` l’appelle.

# %% fonction
def crier(texte):
    print(texte.upper(), "!")


def saluer(dire):
    dire("bonjour")


saluer(print)
saluer(crier)

# %% nouveau-et-ou [markdown]
# **Nouveau : `and`, `or`, `not`**
#
# « Et » : les deux sont vrais. « Ou » : l’un au moins. « Non » : le contraire.
#
# ```python
# print(2 < 3 and 3 < 2, 2 < 3 or 3 < 2)
# print(not 2 < 3)
# ```
#
# **Piège** : `lettre == "O" or "N"` est toujours vrai. Écrivez `lettre == "O" or lettre == "N"`.

# %% nouveau-while [markdown]
# **Nouveau : `while`**
#
# « Tant que » : les lignes décalées recommencent tant que la condition est vraie.
#
# ```python
# while pions > 0:
#     pions = pions - 1
# ```
#
# **Piège** : si rien ne rend la condition fausse, la boucle est **sans fin**. Le bouton ■ l’arrête.

# %% tant-que-texte [markdown]
# ## Redemander
#
# `saluer` sait *quoi* dire, pas *comment*. De même, `demander` ne saura pas d’où viennent les lignes. La question est : « Encore une manche, o ou n ? » Au départ, rien n’est lu : le drapeau est **baissé**.
#
# ```pseudo
# valide ← FAUX
# TANT QUE valide = FAUX FAIRE
#   lettre ← LIRE_LIGNE()
#   SI lettre EST o OU n ALORS
#     valide ← VRAI
#   SINON
#     AFFICHER "Tapez o ou n."
#   FIN SI
# FIN TANT QUE
# ```
# ```python
# valide = False
# while not valide:
#     lettre = lire()
#     if lettre in ["o", "n"]:
#         valide = True
#     else:
#         afficher("Tapez o ou n.")
# ```

# %% demander
def demander(lire, afficher):
    valide = False
    while not valide:
        lettre = lire()
        if lettre in ["o", "n"]:
            valide = True
        else:
            afficher("Tapez o ou n.")
    return lettre


# %% nouveau-pop [markdown]
# **Nouveau : ôter d’une liste**
#
# `pop(0)` ôte la première valeur **et la renvoie** ; `remove("R")` ôte le premier `"R"` et ne renvoie rien.
#
# ```python
# lignes = ["un", "deux"]
# print(lignes.pop(0), lignes)
# ```
#
# **Piège** : dans une liste vide, il n’y a rien à ôter ; Python s’arrête sur une erreur.

# %% essai-texte [markdown] prediction=["deux"] montre="essai"
# Une fonction joue le rôle d’une personne distraite : elle prend ses lignes dans une liste écrite hors d’elle. Avant d’exécuter : combien de fois verra-t-on « Tapez o ou n. », et que restera-t-il dans `lignes` ?

# %% essai
lignes = ["peut-être", "", "o", "n"]


def lire():
    return lignes.pop(0)


print(demander(lire, print))
montrer_memoire(lignes=lignes)

# %% questions [markdown]
# 1. Combien de fois `lire` a-t-elle été appelée ? Pourquoi reste-t-il `'n'` ?
# 2. On remplace `while` par `if`. Que renvoie `demander` ?
# 3. On oublie `valide = True`. Que se passe-t-il ici ? Et avec une vraie personne ?

# %% abandon-texte [markdown]
# <details><summary>Réponses</summary>
#
# 1. Trois fois : deux refus, puis `'o'`. La suite n’a pas été lue.
# 2. `'peut-être'` : un `if` ne redemande pas.
# 3. Ici, la liste se vide et `pop` s’arrête sur une erreur. Une personne, elle, taperait sans fin.
#
# </details>
#
# ## Abandonner
#
# Sur le site dont viennent nos règles, « ? » abandonne : le code est montré, puis vient « Fin du programme ». **Changez une chose** : dans `demander`, quand la ligne lue est « ? », renvoyez tout de suite `None`, *aucune lettre*. Mettez `"?"` en tête de `lignes` pour l’essayer.

# %% int-texte [markdown] prediction=["trois"] montre="int"
# ## Des nombres plutôt que des lettres
#
# Sur le site, on tape `1.2.3.4` ; chez Unisciel, `1 2 3 4` : des couleurs, de 1 à 6. Lisez l’encadré. Avant d’exécuter : combien de ces cinq textes donneront une erreur ?

# %% nouveau-int [markdown]
# **Nouveau : `int`, `str`, et un encadrement**
#
# `int` fait d’un texte un nombre entier, `str` d’un nombre un texte. Deux comparaisons s’enchaînent comme en mathématiques.
#
# ```python
# couleur = int("4")
# print(1 <= couleur <= 6, str(couleur) + "e")
# ```
#
# **Piège** : `int` lit un nombre et un seul. Sinon, il lève une erreur, `ValueError`.

# %% int
for texte in ["4", "10", "1 2 3 4", "", "a"]:
    try:
        print(repr(texte), "est un nombre ; une couleur ?", 1 <= int(texte) <= 6)
    except ValueError:
        print(repr(texte), "donne ValueError")

# %% numeros-texte [markdown] prediction=["2 V"]
# Trois, dont `1 2 3 4` : la solution d’Unisciel, qui donne la ligne entière à `int`, s’arrêterait dès la première proposition. Et 10 est un nombre sans être une couleur : il faut **deux** vérifications.
#
# ## Deux écritures d’un code
#
# Un sujet d’IUT, la SAÉ, écrit un code en **mot** pour les personnes, en **numéros** pour les calculs : les rangs dans R, B, J, V, O, N. Avant d’exécuter : qu’affichera cette cellule ?

# %% numeros
initiales = ["R", "B", "J", "V", "O", "N"]
print(initiales.index("J"), initiales[3])

# %% nouveau-input [markdown]
# **Nouveau : `input`**
#
# Attend qu’une personne tape une ligne, et la renvoie : toujours un **texte**.
#
# ```python
# reponse = input("Encore une manche ? ")
# ```
#
# **Piège** : tant que personne ne tape Entrée, tout le notebook attend.
#
# À vous, maintenant : ôtez le `#` de la dernière ligne (Python ne lit pas ce qui suit un `#`) et trompez-vous exprès.

# %% clavier tags=["nbval-skip"]
def lire_au_clavier():
    return input("Encore une manche, o ou n ? ")


# demander(lire_au_clavier, print)

# %% retenir [markdown]
# ## À retenir
#
# - Nettoyer, puis vérifier la longueur, puis les lettres ; tant qu’il y a une erreur, la dire et redemander.
# - Un drapeau change une fois, et ne revient pas en arrière ; `return` termine la fonction.
# - Une fonction peut en recevoir une autre : un programme joue alors le rôle de la personne.

# %% suite [markdown]
# **À vous :** [l’exercice 03](../exercises/03_validation_exercices.ipynb), sept fonctions, du nettoyage à la saisie complète, puis des cas à écrire. Ensuite, [04 — Bien placés, mal placés](04_marquage.ipynb) : la proposition est lue, il faut lui répondre.
