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
# # La partie complète : savoir quand s’arrêter
#
# À la fin de cette leçon, toutes vos fonctions travailleront ensemble : un Mastermind entier, de l’accueil au dernier message. En chemin, vous réparerez un jeu publié qui offre une treizième tentative, et un autre qui change une victoire en défaite.

# %% fiche [markdown]
# | | |
# |---|---|
# | **Objectifs** | savoir écrire la boucle d’une manche et ses trois fins ; savoir composer une réponse et un message bien accordé ; savoir rejouer une manche sans clavier |
# | **Prérequis** | [03 — Lire une proposition](03_validation.ipynb), [04 — Bien placés, mal placés](04_marquage.ipynb) |
# | **Durée** | 60 minutes |
# | **Pas dans cette leçon** | les niveaux et les scores d’une partie en plusieurs manches, au chapitre 07 |

# %% imports
import random
from mastermind_edu import repondre_par_marquage

# %% situation-texte [markdown]
# ## Prédire
#
# Le site dont viennent nos règles permet 12 tentatives, qu’il nomme « essais ». Dans son analyse, le compteur part de 0, augmente de 1 à chaque proposition, et le décodeur a perdu « si le nombre d’essais > max_essais ».
#
# Un décodeur malchanceux ne trouve jamais. Avant d’exécuter : combien de propositions pourra-t-il jouer ?

# %% situation
ma_prediction = 0  # changez ce nombre
max_essais = 12
nb_essais = 0
while not nb_essais > max_essais:
    nb_essais = nb_essais + 1  # une proposition de plus
print("ma prédiction :", ma_prediction, "– propositions jouées :", nb_essais)

# %% condition-texte [markdown]
# **Treize !** Quand douze propositions sont jouées, le compteur vaut 12. Or 12 > 12 est faux : la boucle repart. Ajoutez le signe qui manque, pour obtenir `>=`, et exécutez de nouveau.
#
# ## Continuer ou s’arrêter ?
#
# Le même site répond au décodeur « tant qu’il n’a pas gagné **ou** s’il a atteint les 12 essais ». Traduisons ce « ou » par `or`, et comparons avec `and`. Avant d’exécuter : sur ces quatre lignes, combien de fois faut-il continuer ?

# %% condition
for gagne in [False, True]:
    for nb in [11, 12]:
        print("gagné :", gagne, "– jouées :", nb, "– or :", not gagne or nb < 12, "– and :", not gagne and nb < 12)

# %% rejeu-texte [markdown]
# Une seule fois : pas gagné **et** encore une tentative. Avec `or`, on rejouerait après une victoire, et l’on ne s’arrêterait jamais sans elle. On **s’arrête** si l’un *ou* l’autre arrive ; on **continue** si ni l’un *ni* l’autre : `and`.
#
# ## Une manche déjà jouée
#
# Unisciel publie une manche entière. Le secret est 5212 ; `#` veut dire bien placé, `o` mal placé. Rejouons-la. Avant d’exécuter : quelle réponse pour la cinquième proposition, 1215 ?

# %% rejeu
ma_prediction = "?"  # des # et des o
secret = "5212"
propositions = ["1234", "2563", "5421", "5225", "1215", "5212"]
for proposition in propositions:
    bien, mal = repondre_par_marquage(secret, proposition)
    print(proposition, "#" * bien + "o" * mal)
print("ma prédiction pour 1215 :", ma_prediction)

# %% continuer-texte [markdown]
# Les six réponses sont celles du document. Dans 1215, le 2 et le second 1 sont à leur place, le 5 est ailleurs ; le premier 1 ne compte pas, car le secret n’en a qu’un.
#
# ## Trouvez le bogue : une victoire perdue
#
# Un élève veut savoir si le décodeur a gagné. Il rejoue la même manche, avec une septième proposition en trop. Avant d’exécuter : que vaudra `victoire` ?
#
# Ensuite, réparez : il faut `True` et 6 tentatives. Le mot `break` sort d’une boucle sur-le-champ.

# %% continuer
victoire, nb_tentatives = False, 0
for proposition in propositions + ["1111"]:
    nb_tentatives = nb_tentatives + 1
    victoire = proposition == secret
print("victoire :", victoire, "– tentatives :", nb_tentatives)

# %% continuer-reponse [markdown]
# <details><summary>Réponse</summary>
#
# Gagné à la sixième tentative, perdu à la septième : la boucle continue après la victoire, et la dernière proposition efface `victoire`. À la fin du corps de la boucle, ajoutez :
# ```python
#     if victoire:
#         break
# ```
#
# </details>

# %% compteurs-texte [markdown]
# ## Trouvez le bogue : un compteur qui enfle
#
# Le site compte ses fiches NOIRES, nos bien placés. Il ne remet jamais le compteur à 0. Le secret est R N B V. Avant d’exécuter : quel nombre en face de N R V B, qui n’a aucun pion bien placé ?
#
# Ensuite, déplacez **une** ligne pour réparer. Et dites pourquoi une fonction `compter_bien_places` n’aurait pas ce défaut.

# %% compteurs
noir = 0
for proposition in ["RVBN", "NRVB"]:
    for i in range(4):
        if proposition[i] == "RNBV"[i]:
            noir = noir + 1
    print(proposition, noir)

# %% compteurs-reponse [markdown]
# <details><summary>Réponse</summary>
#
# Deux, encore : la seconde réponse hérite de la première. `noir = 0` doit être la première ligne du corps de la première boucle : une remise à zéro par proposition. Dans une fonction, `compte = 0` est exécuté à **chaque appel** : l’oubli est impossible.
#
# </details>

# %% montrer-texte [markdown]
# ## Montrer
#
# Deux fonctions préparent des textes. La première remplace chaque initiale par son emoji, comme au chapitre 01. La seconde répète les symboles, comme le document du BTS. Avant d’exécuter : que montrera la seconde pour (0, 0) ?

# %% montrer
INITIALES = ["R", "V", "B", "J", "P", "N"]
EMOJIS = ["🔴", "🟢", "🔵", "🟡", "🟣", "⚫"]


def montrer(code):
    morceaux = []
    for initiale in code:
        morceaux.append(EMOJIS[INITIALES.index(initiale)])
    return " ".join(morceaux)


# %% symboles
def symboles(bien, mal):
    return "🔑 " * bien + "⚪ " * mal


montrer("RNBV"), symboles(2, 1), symboles(0, 0)

# %% symboles-texte [markdown]
# Un texte vide : le joueur croirait à une panne. Et une espace traîne après le dernier symbole. Deux réparations : dire « aucun » ; former une **liste** de symboles, puis les joindre.

# %% symboles-repares
def symboles(bien, mal):
    if bien + mal == 0:
        return "aucun"
    return " ".join(["🔑"] * bien + ["⚪"] * mal)


symboles(2, 1), symboles(0, 2), symboles(0, 0)

# %% conclure-texte [markdown]
# ## Conclure
#
# Le document du BTS félicite « en 1 tentatives ». En français, le pluriel commence à **deux** : 0 tentative, 1 tentative, 2 tentatives. Et l’on révèle toujours le secret.

# %% conclure
def conclure(victoire, nb_tentatives, secret):
    tentatives = f"{nb_tentatives} tentative"
    if nb_tentatives >= 2:
        tentatives = tentatives + "s"
    issue = "Perdu"
    if victoire:
        issue = "Gagné"
    return f"{issue} en {tentatives}. Le secret était {montrer(secret)}."


conclure(True, 1, "RNBV")

# %% jouer-texte [markdown]
# ## Assembler
#
# Il manque l’accueil, le tirage et la saisie. Vous les avez écrits dans les exercices 01 à 03. Pour s’exécuter seule, cette leçon emprunte ceux du paquet, qui portent les mêmes noms ; dans l’exercice 06, ce seront les vôtres.
#
# La saisie renvoie `None` quand le joueur tape « ? » : c’est la troisième fin, l’abandon. Comme au chapitre 03, `lire` et `afficher` sont des paramètres.

# %% emprunts
from mastermind_edu.exercices.chapitre_01.message_accueil import message_accueil
from mastermind_edu.exercices.chapitre_01.presenter_couleurs import presenter_couleurs
from mastermind_edu.exercices.chapitre_02.tirer_code import tirer_code
from mastermind_edu.exercices.chapitre_03.saisir_proposition import saisir_proposition

# %% jouer
def jouer(secret, lire, afficher, max_tentatives=12):
    afficher(message_accueil(len(secret), max_tentatives, presenter_couleurs(INITIALES, EMOJIS)))
    victoire, nb_tentatives = False, 0
    while not victoire and nb_tentatives < max_tentatives:
        afficher(f"Tentative {nb_tentatives + 1} / {max_tentatives}")
        mot = saisir_proposition(lire, afficher, len(secret), INITIALES)
        if mot is None:
            afficher(f"Abandon. Le secret était {montrer(secret)}.")
            return
        nb_tentatives = nb_tentatives + 1
        bien, mal = repondre_par_marquage(secret, mot)
        afficher(f"{montrer(mot)}  →  {symboles(bien, mal)}")
        victoire = bien == len(secret)
    afficher(conclure(victoire, nb_tentatives, secret))


# %% victoire-texte [markdown]
# ## Rejouer sans clavier
#
# Notre faux joueur tape quatre lignes ; `lire` les montre, précédées de « > ». La première vient du document du BTS : il annonce 2 🔑 et 2 ⚪. Avant d’exécuter : combien de **tentatives** seront comptées ?

# %% victoire
def lire():
    ligne = lignes.pop(0)
    print(">", ligne)
    return ligne


lignes = ["rvbn", "RVB", "JJPP", "RNBV"]
jouer("RNBV", lire, print)

# %% fins-texte [markdown]
# Trois : une ligne refusée ne coûte rien. Voici les deux autres fins. Avant d’exécuter : la ligne `RNBV` sera-t-elle lue ?

# %% fins
lignes = ["RRRR", "VVVV", "RNBV"]
jouer("RNBV", lire, print, max_tentatives=2)
print("lignes jamais lues :", lignes)

lignes = ["RRRR", "?"]
jouer("RNBV", lire, print)

# %% fins-questions [markdown]
# 1. On oublie `nb_tentatives = nb_tentatives + 1`. Que devient la première de ces deux manches ?
# 2. On écrit `<=` à la place de `<` dans le `while`. Combien de tentatives sont permises ?
# 3. Pourquoi l’abandon est-il testé **avant** de compter la tentative ?

# %% fins-reponses [markdown]
# <details><summary>Réponses</summary>
#
# 1. La limite n’est jamais atteinte : `RNBV` est lue, et le jeu annonce « Gagné en 0 tentative ».
# 2. Une de trop : le bogue du site, écrit autrement.
# 3. « ? » n’est pas une proposition : il n’y a rien à comparer au secret, donc rien à compter.
#
# </details>

# %% clavier-texte [markdown]
# ## À vous de jouer
#
# Seules deux choses changent : le secret est tiré au hasard, et `lire` interroge le clavier. La boucle, elle, n’en sait rien. C’est tout l’intérêt des paramètres. Ôtez le `#` de la dernière ligne pour jouer.

# %% clavier tags=["nbval-skip"]
def lire_au_clavier():
    return input("Votre proposition (? pour abandonner) : ")


# jouer(tirer_code(4, INITIALES, random.Random()), lire_au_clavier, print)

# %% retenir [markdown]
# ## À retenir
#
# - On continue tant que : pas gagné **et** il reste des tentatives (`<`, et non `<=`).
# - Ce qui se compte à chaque tour se remet à zéro à chaque tour ; après une victoire, on s’arrête.
# - Un jeu qui reçoit `lire` et `afficher` se rejoue sans clavier, donc se vérifie.

# %% suite [markdown]
# **À vous :** [l’exercice 06](../exercises/06_partie_exercices.ipynb), quatre fonctions, puis **votre** jeu, assemblé avec ce que vous avez écrit depuis le début. Le chapitre 07 y ajoutera des niveaux et des scores.
