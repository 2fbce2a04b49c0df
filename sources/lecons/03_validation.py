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
# À la fin de cette leçon, vous saurez nettoyer ce que tape n’importe qui, décider si c’est un code, et dire **la** chose qui ne va pas. Vous aurez aussi vu deux essais justes cacher une fonction fausse.

# %% fiche [markdown]
# - **Objectifs** : savoir nettoyer une saisie ; savoir vérifier tous les caractères d’un mot ; savoir dire la première erreur, et elle seule
# - **Prérequis** : [02 — Le code secret](02_code_secret.ipynb)
# - **Durée** : 60 minutes
# - **Pas dans cette leçon** : redemander jusqu’à une saisie correcte, qui vient en [03b](03b_redemander.ipynb)

# %% imports
from mastermind_edu.affichage import montrer_memoire

# %% rappel-texte [markdown]
# **Deux minutes de rappel.** Trois questions sur les chapitres d’avant, corrigées aussitôt ; celles que vous manquez reviendront. Rien n’est noté.

# %% rappel tags=["nbval-ignore-output"]
from mastermind_edu import rappel

rappel("03")

# %% situation-texte [markdown] prediction=["9", "trois"]
# ## Prédire
#
# Six personnes tapent un code de 4 pions. Combien de ces **saisies** un programme aimable doit-il accepter ? Et combien de caractères a la troisième ? Notez votre prédiction sur un papier avant d’exécuter.

# %% situation
for saisie in ["RVBJ", "rvbj", " r v b j ", "RVB", "RVBX", "RVBJP"]:
    print("[" + saisie + "]", len(saisie))

# %% situation-reponse [markdown]
# Trois : les trois premières disent RVBJ. Pourtant la troisième a 9 caractères, car une espace en est un. Il faut **nettoyer avant de vérifier**.

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

# %% couper-texte [markdown] prediction=["4 morceaux"]
# Quatre lettres et deux blancs sont restés : `replace(" ", "")` n’ôte que les espaces. Au chapitre 01, `split` coupait un texte à **tous** les blancs, quels qu’ils soient. On peut aussi lui dire où couper : `"12:30".split(":")` donne `["12", "30"]`, deux textes.
#
# Avant d’exécuter : combien de morceaux, ici ?

# %% couper
morceaux = " r v\tb j \n".split()
print(len(morceaux), "morceaux :", morceaux)

# %% drapeau-texte [markdown]
# Plus un seul blanc. Recoller les morceaux, ce sera l’exercice 1.
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
# Plusieurs valeurs séparées par des virgules, le plus souvent entre parenthèses. Il se lit comme une liste, ou se déballe dans plusieurs noms, par `=` ou à chaque tour d’un `for` ; `tuple(liste)` en fait un d’une liste.
#
# ```python
# cas = ("RRV", False)
# code, attendu = cas
# for code, attendu in [("RRR", True), cas]:
#     print(code)
# ```
#
# **Piège** : un tuple ne change plus. `cas[0] = "RRR"` est refusé, `append` aussi.

# %% bogue-texte [markdown] prediction=["RVR True"]
# **Trouvez le bogue.** Un élève a ajouté un `else`, et trois *cas* : ce qu’il donne à la fonction, ce qu’il en attend. Suivez `valide`, pion par pion. Avant d’exécuter : à quels cas la fonction répondra-t-elle ce qu’il attend ?

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

# %% bogue-reponse [markdown]
# Le troisième échoue. Le drapeau se relève : le dernier pion décide seul. Ôtez le `else` et exécutez de nouveau. **Deux cas justes ne prouvaient rien** ; il fallait le bon troisième.
#
# Sans drapeau : `return False` dès le premier intrus termine la fonction **sur-le-champ** ; `return True` n’est juste qu’après la boucle.

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
# **Piège** : `not` ne porte que sur ce qui le suit aussitôt. Au besoin, des parenthèses : `not (a or b)`.

# %% ou-texte [markdown] prediction=["une seule"] montre="ou"
# ## Relier deux conditions
#
# Le pion est bleu. Un élève demande s’il est rouge ou vert, de deux façons ; la seconde se dit très bien en français. Avant d’exécuter : combien de lignes s’afficheront ?

# %% ou
pion = "B"
if pion == "R" or pion == "V":
    print("première façon : rouge ou vert")
if pion == "R" or "V":
    print("l’autre façon : rouge ou vert")

# %% ou-reponse [markdown]
# Une seule, et c’est la fausse ! Python lit `(pion == "R") or ("V")`, et un texte qui n’est pas vide compte pour vrai. De chaque côté de `or`, il faut une **question entière**.
#
# **Changez une chose** : réparez la seconde condition. Puis demandez, avec `and` et `not`, si le pion n’est ni rouge ni vert.

# %% nouveau-elif [markdown]
# **Nouveau : `elif`**
#
# « Sinon, si » : les conditions sont lues dans l’ordre, la première vraie décide.
#
# ```python
# if bien == 4:
#     print("gagné")
# elif bien == 3:
#     print("presque")
# ```
#
# **Piège** : deux `if` de suite posent deux questions ; `elif` n’est lu que si la première réponse est fausse.

# %% longueur-texte [markdown] prediction=["12345 trop court"]
# ## Dire ce qui ne va pas
#
# « Erreur » n’aide personne. Un cadenas attend 3 chiffres. Lisez les conditions dans l’ordre où Python les lit. Avant d’exécuter : que dira cette fonction de 12345 ?

# %% longueur
def juger_longueur(mot):
    if len(mot) != 3:
        return "trop court"
    elif len(mot) > 3:
        return "trop long"
    else:
        return "bonne longueur"


for mot in ["12", "123", "12345"]:
    print(mot, juger_longueur(mot))

# %% reproches-texte [markdown] prediction=["quatre"] montre="reproches"
# Toute longueur fausse est arrêtée par la première condition : la deuxième ne sert jamais. **Réparez** en changeant un seul signe.
#
# Les caractères, maintenant. Cette fonction-ci fait tous les reproches à la fois. Avant d’exécuter : combien en fera-t-elle ?

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

# %% reproches-reponse [markdown]
# Quatre reproches d’un coup découragent. Le document du BTS n’en fait qu’un : la longueur, puis `CONTINUER`, c’est-à-dire redemander ; sinon, le premier caractère inconnu, puis il sort de sa boucle. Vous ferez de même dans l’exercice 3.
#
# Dans votre fonction, un `return` suffit à ne faire qu’un reproche. « RVX » est à la fois trop court et mal écrit : c’est la longueur que l’on dit.

# %% retenir [markdown]
# ## À retenir
#
# - Un texte ne change pas : ses méthodes en renvoient un autre. On nettoie d’abord, on vérifie ensuite.
# - Un drapeau change une fois, et ne revient pas en arrière ; `return` termine la fonction.
# - La première condition vraie décide : leur ordre fait partie du programme.

# %% suite [markdown]
# **À vous :** [l’exercice 03](../exercises/03_validation_exercices.ipynb), quatre fonctions, puis des cas à écrire. Ensuite, [03b — Redemander](03b_redemander.ipynb) : tant que la saisie est fausse, on recommence.
