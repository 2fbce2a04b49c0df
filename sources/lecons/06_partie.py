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
# # La manche complète : savoir quand s’arrêter
#
# À la fin de cette leçon, toutes vos fonctions travailleront ensemble : un Mastermind entier, de la première saisie au dernier message. En chemin, vous réparerez un jeu publié qui compte mal, et celui d’un élève qui ne sait pas s’arrêter.

# %% fiche [markdown]
# - **Objectifs** : savoir écrire la boucle d’une manche et ses trois fins ; savoir composer un message bien accordé ; savoir rejouer une manche sans clavier
# - **Prérequis** : [03b — Redemander](03b_redemander.ipynb), [04 — Bien placés, mal placés](04_marquage.ipynb) ; [05 — Les tableaux de fréquences](05_frequences.ipynb), pour `range(1, 4)`
# - **Durée** : 60 minutes
# - **Pas dans cette leçon** : les niveaux et les scores d’une **partie**, qui compte plusieurs manches, au chapitre 07

# %% imports
import random
from mastermind_edu import confronter, repondre_par_marquage
from mastermind_edu.affichage import montrer_memoire

# %% rappel-texte [markdown]
# **Deux minutes de rappel.** Trois questions sur les chapitres d’avant, corrigées aussitôt ; celles que vous manquez reviendront. Rien n’est noté.

# %% rappel tags=["nbval-ignore-output"]
from mastermind_edu import rappel

rappel("06")

# %% situation-texte [markdown] prediction=["13", "treize"]
# ## Prédire
#
# Le site dont viennent nos règles permet 12 tentatives, qu’il nomme « essais ». D’après lui, le décodeur a perdu « si le nombre d’essais > max_essais ». Mais d’où part ce compteur ? Le site ne le dit pas : supposons qu’il parte de 0, et augmente de 1 à chaque proposition.
#
# Un décodeur malchanceux ne trouve jamais. Avant d’exécuter : combien de propositions pourra-t-il jouer ?

# %% situation
ma_prediction = ...  # combien de propositions ?
max_essais = 12
nb_essais = 0
while not nb_essais > max_essais:
    nb_essais = nb_essais + 1  # une proposition de plus
confronter(ma_prediction, nb_essais)

# %% condition-texte [markdown] prediction=["une seule", "11 – or : True – and : True"] montre="condition"
# **Treize !** Quand douze propositions sont jouées, le compteur vaut 12. Or 12 > 12 est faux : la boucle repart. Ajoutez le signe qui manque, pour écrire `>=`, et exécutez de nouveau.
#
# ## Continuer ou s’arrêter ?
#
# Le même site répond au décodeur « tant qu’il n’a pas gagné ou s’il a atteint les 12 essais ». La phrase mêle deux questions. Avoir **atteint** 12, c’est `nb >= 12` : une raison de s’arrêter. Son contraire est `nb < 12` : il reste une tentative.
#
# Faut-il relier « pas gagné » et `nb < 12` par `or`, ou par `and` ? Avant d’exécuter : parmi les quatre cas que la cellule essaie, combien de fois faut-il vraiment continuer ?

# %% condition
for gagne in [False, True]:
    for nb in [11, 12]:
        print("gagné :", gagne, "– jouées :", nb, "– or :", not gagne or nb < 12, "– and :", not gagne and nb < 12)

# %% boucle-texte [markdown]
# Une seule fois : pas gagné **et** encore une tentative. Avec `or`, on rejouerait après une victoire, et l’on ne s’arrêterait jamais sans elle. On **s’arrête** dès que le code est trouvé *ou* la limite atteinte ; on **continue** si ce n’est *ni* l’un *ni* l’autre :
#
# ```pseudo
# gagne ← FAUX
# nb ← 0
# TANT QUE NON gagne ET nb < 12 FAIRE
#   LIRE proposition
#   nb ← nb + 1
#   gagne ← (proposition = secret)
# FIN TANT QUE
# ```
# ```python
# gagne = False
# nb = 0
# while not gagne and nb < 12:
#     proposition = lire()
#     nb = nb + 1
#     gagne = proposition == secret
# ```

# %% rejeu-texte [markdown] prediction=["1215 ##o"]
# ## Une manche déjà jouée
#
# Unisciel publie une manche entière. Le secret est 5212 ; `#` veut dire bien placé, `o` mal placé. Rejouons cette manche. Avant d’exécuter : quelle réponse pour la cinquième proposition, 1215 ?

# %% rejeu
secret, reste = "5212", 10
propositions = ["1234", "2563", "5421", "5225", "1215", "5212"]
for proposition in propositions:
    bien, mal = repondre_par_marquage(secret, proposition)
    reste = reste - 1
    print(proposition, "#" * bien + "o" * mal, f"(reste {reste} coups)")

# %% continuer-texte [markdown] prediction=["victoire : False"]
# Les six réponses sont celles du document. Dans 1215, le 2 et le second 1 sont à leur place, le 5 est ailleurs ; le premier 1 ne compte pas, car le secret n’en a qu’un.
#
# ## Trouvez le bogue : a-t-il gagné ?
#
# Un élève veut savoir si le décodeur a gagné. Il rejoue la même manche, suivie d’une septième proposition. Avant d’exécuter : que vaudra `victoire` ?

# %% continuer
victoire, nb_tentatives = False, 0
for proposition in propositions + ["1111"]:
    nb_tentatives = nb_tentatives + 1
    victoire = proposition == secret
print("victoire :", victoire, "– tentatives :", nb_tentatives)

# %% nouveau-break [markdown]
# **Nouveau : `break` et `continue`**
#
# `break` sort de la boucle sur-le-champ ; le pseudo-code du BTS dit SORTIR_DE_LA_BOUCLE. `continue` n’en sort pas : il passe tout de suite au tour suivant.
#
# ```python
# for pion in ["R", "V", "B"]:
#     if pion == "V":
#         break
# print(pion)
# ```
#
# **Piège** : `break` quitte la boucle, `return` quitte la fonction entière. Et de deux boucles emboîtées, `break` ne quitte que celle du dedans.

# %% bts-texte [markdown]
# La septième proposition efface la victoire de la sixième. Réparez avec `if` et `break` : il faut `True` et 6 tentatives.
#
# Le document du BTS compte ses tentatives, et sort ainsi :
#
# ```pseudo
# POUR tentative DE 1 À 12 FAIRE
#   LIRE proposition
#   SI proposition = secret ALORS
#     victoire ← VRAI
#     SORTIR_DE_LA_BOUCLE
#   FIN SI
# FIN POUR
# ```
# ```python
# for tentative in range(1, 13):
#     proposition = lire()
#     if proposition == secret:
#         victoire = True
#         break
# ```
#
# « DE 1 À 12 » comprend 12, d’où le 13 de Python.

# %% compteurs-texte [markdown] prediction=["NRVB 2"]
# ## Trouvez le bogue : les fiches NOIRES
#
# Le site compte ses fiches NOIRES, nos bien placés, sans jamais remettre le compteur à 0. Le secret est R N B V. Avant d’exécuter : quel nombre en face de N R V B, qui n’a aucun pion à sa place ?

# %% compteurs
noir = 0
for proposition in ["RVBN", "NRVB"]:
    for i in range(4):
        if proposition[i] == "RNBV"[i]:
            noir += 1
    print(proposition, noir)

# %% compteurs-question [markdown]
# Réparez en déplaçant **une** ligne. Et dites pourquoi votre `compter_bien_places` n’aurait pas ce défaut.

# %% compteurs-reponse [markdown]
# <details><summary>Réponse</summary>
#
# La seconde réponse hérite de la première. `noir = 0` doit être la première ligne du corps de la première boucle : une remise à zéro par proposition. Dans une fonction, `compte = 0` est exécuté à **chaque appel** : l’oubli est impossible.
#
# </details>

# %% symboles-texte [markdown] prediction=["''"]
# ## Montrer une réponse
#
# Le document du BTS colle des symboles, chacun suivi d’une espace. `repr` montre le texte entre guillemets, espaces comprises. Avant d’exécuter : que donnera la seconde ligne ?

# %% symboles
def symboles(bien, mal):
    return "🔑 " * bien + "⚪ " * mal


print(repr(symboles(2, 1)))
print(repr(symboles(0, 0)))

# %% symboles-conclusion [markdown] prediction=["1 coups"]
# Rien du tout : le joueur croirait à une panne. Et une espace traîne après le dernier symbole. L’exercice vous demandera mieux : un mot quand il n’y a rien, et des espaces **entre** les symboles. Vous savez le faire : `" ".join(["♥"] * 2 + ["♠"])` donne `♥ ♥ ♠`.
#
# ## Accorder
#
# En français, le pluriel commence à **deux**. Le document du BTS n’y a pas pensé ; un élève, à moitié. Avant d’exécuter : laquelle de ses quatre lignes sera fautive ?

# %% accorder
def ecrire_coups(nb):
    if nb == 0:
        return f"{nb} coup"
    return f"{nb} coups"


for nb in range(4):
    print(ecrire_coups(nb))

# %% jouer-texte [markdown]
# La deuxième, « 1 coups » : réparez la condition.
#
# ## Assembler
#
# Voici le jeu, à la façon d’Unisciel : des lettres, des `#`, des `o`. Il emprunte au paquet une saisie comme celle de l’exercice 03b, qui renvoie `None` quand le joueur tape « ? » : c’est la troisième fin, l’abandon. `lire` et `afficher` sont des paramètres.

# %% nouveau-parametre [markdown]
# **Nouveau : le paramètre facultatif**
#
# Un paramètre peut avoir une valeur de départ. L’appel peut alors s’en passer, ou le changer en le nommant.
#
# ```python
# def trous(nb_pions, rangees=12):
#     return nb_pions * rangees
# print(trous(4), trous(4, rangees=10))
# ```
#
# **Piège** : les facultatifs viennent après les autres.

# %% jouer
from mastermind_edu.exercices.chapitre_03b.saisir_proposition import saisir_proposition

def jouer(secret, lire, afficher, limite=12):
    gagne, nb = False, 0
    while not gagne and nb < limite:
        mot = saisir_proposition(lire, afficher, len(secret), ["R", "V", "B", "J", "P", "N"])
        if mot is None:
            break
        nb += 1
        bien, mal = repondre_par_marquage(secret, mot)
        reponse = "#" * bien + "o" * mal
        afficher(f"{mot} {reponse} (reste {limite - nb})")
        gagne = mot == secret
    afficher(f"Gagné : {gagne}, tentatives : {nb}. Le secret était {secret}.")


# %% victoire-texte [markdown] prediction=["tentatives : 3"]
# ## Rejouer sans clavier
#
# Notre faux joueur a écrit ses lignes d’avance ; `lire` ôte la première ligne de la liste et la montre, précédée de « > ». La première proposition vient du document du BTS. Avant d’exécuter : combien de **tentatives** seront comptées ?

# %% victoire
def lire():
    ligne = lignes.pop(0)
    print(">", ligne)
    return ligne


lignes = ["rvbn", "RVB", "NBPJ", "RNBV"]
jouer("RNBV", lire, print)

# %% fins-question [markdown] prediction=["lignes désigne une liste : ['RNBV']", "jamais lues : ['RNBV']"] montre="limite"
# Trois : une ligne refusée ne coûte rien.
#
# Voici la deuxième fin. Chaque `pop` change la liste **sur place** : regardez ce qu’il en reste, dans le dessin. Avant d’exécuter : la ligne `RNBV` sera-t-elle lue ?

# %% limite
lignes = ["RRRR", "VVVV", "RNBV"]
jouer("RNBV", lire, print, limite=2)
montrer_memoire(lignes=lignes)

# %% abandon-texte [markdown]
# La bonne ligne est restée dans la liste : la manche s’est arrêtée à sa limite.
#
# Et voici la troisième fin. Le site écrit « Fin du programme » aux trois fins, mais ne révèle son code qu’à celui qui abandonne ; le nôtre le montre toujours.

# %% abandon
lignes = ["RRRR", "?"]
jouer("RNBV", lire, print)

# %% fins-questions [markdown]
# 1. On oublie `nb += 1`. Que devient la manche à deux tentatives ?
# 2. On écrit `<=` à la place de `<` dans le `while`. Combien de tentatives sont permises ?
# 3. Pourquoi l’abandon est-il testé **avant** de compter la tentative ?

# %% fins-reponses [markdown]
# <details><summary>Réponses</summary>
#
# 1. La limite n’est jamais atteinte : `RNBV` est lue, et le jeu annonce une victoire en 0 tentative.
# 2. Une de trop : le bogue du site, écrit autrement.
# 3. « ? » n’est pas une proposition : il n’y a rien à comparer au secret, donc rien à compter.
#
# </details>

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

# %% clavier-texte [markdown]
# ## À vous de jouer
#
# Deux choses seulement changent : le secret est tiré au hasard (`random.choices` tire quatre lettres), et `lire` interroge le clavier. La boucle n’en sait rien : c’est tout l’intérêt des paramètres. Ôtez le `#` de la dernière ligne pour jouer, et trompez-vous exprès.

# %% clavier tags=["nbval-skip"]
def lire_au_clavier():
    return input("Votre proposition (? pour abandonner) : ")


# jouer("".join(random.choices("RVBJPN", k=4)), lire_au_clavier, print)

# %% retenir [markdown]
# ## À retenir
#
# - On continue tant que : pas gagné **et** il reste des tentatives (`<`, et non `<=`).
# - Ce qui se compte à chaque tour se remet à zéro à chaque tour ; après une victoire, on s’arrête.
# - Un jeu qui reçoit `lire` et `afficher` se rejoue sans clavier, donc se vérifie.

# %% suite [markdown]
# **À vous :** [l’exercice 06](../exercises/06_partie_exercices.ipynb), quatre fonctions, puis **votre** jeu, assemblé avec ce que vous avez écrit depuis le début. Le chapitre 07 en fera une partie, avec des niveaux, des manches et des scores.
