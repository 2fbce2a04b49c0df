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
# # Niveaux et scores : d’une manche à une partie
#
# À la fin de cette leçon, vous saurez compter une partie entière : qui cache, qui marque, qui gagne. Et vous aurez mis deux règlements publiés à l’épreuve, sur tous les secrets du jeu : l’un des deux a un trou.

# %% fiche [markdown]
# - **Objectifs** : savoir refuser une valeur ; savoir compter les points d’une partie ; savoir comparer deux règles en mesurant
# - **Prérequis** : [06 — La manche complète](06_partie.ipynb)
# - **Durée** : 60 minutes
# - **Pas dans cette leçon** : la façon dont l’ordinateur cherche, au chapitre 08

# %% imports
import random
from mastermind_edu import Regles, confronter
from mastermind_edu.affichage import montrer_memoire, montrer_plateau

# %% rappel-texte [markdown]
# **Deux minutes de rappel.** Trois questions sur les chapitres d’avant, corrigées aussitôt ; celles que vous manquez reviendront. Rien n’est noté.

# %% rappel tags=["nbval-ignore-output"]
from mastermind_edu import rappel

rappel("07")

# %% outils tags=["coulisses"]
from mastermind_edu import ErreurMastermind, Partie, repondre_par_marquage
from mastermind_edu.coeur.codes import tous_les_codes
from mastermind_edu.exercices.chapitre_07.points_manche import points_manche

CODES = list(tous_les_codes(4, 6))


def ranger(candidats):
    """Les candidats, selon leur réponse au premier d’entre eux."""
    parts = {}
    for secret in candidats:
        parts.setdefault(repondre_par_marquage(secret, candidats[0]), []).append(secret)
    return parts


# %% situation-texte [markdown] prediction=["64"] choix=["2", "8", "64"] montre="situation"
# ## Prédire
#
# Unisciel propose trois niveaux, tous à 8 couleurs :
#
# | niveau | pions | rangées |
# |---|---|---|
# | Novice | 4 | 12 |
# | Pro | 5 | 15 |
# | Killer | 6 | 20 |
#
# De Novice à Killer, deux pions de plus, et huit rangées. Avant d’exécuter : combien de fois plus de codes ? 2 fois, 8 fois, ou 64 fois ?

# %% situation
ma_prediction = ...  # combien de fois plus de codes ?
for nom, pions, rangees in [("Novice", 4, 12), ("Pro", 5, 15), ("Killer", 6, 20)]:
    codes = 8 ** pions
    print(f"{nom:6} : {codes:6} codes, soit {codes // rangees:5} par rangée")
confronter(ma_prediction, 8 ** 6 // 8 ** 4)

# %% niveau-texte [markdown] prediction=["niveau : n"] montre="niveau"
# 64 fois : chaque pion de plus multiplie le nombre de codes par 8. Les rangées ne suivent pas : 341 codes pour chacune en Novice, 13 107 en Killer.
#
# ## Trouvez le bogue : demander le niveau
#
# L’énoncé d’Unisciel écrit « N)ovice, P)ro ou K)iller », en capitales ; sa solution ne reconnaît que des minuscules, et ne garde que le premier signe tapé. La voici, réduite à sa boucle. Avant d’exécuter : quel niveau obtiendra ce joueur impatient ?

# %% niveau
def saisir_niveau():
    lettre = "."
    while lettre != "n" and lettre != "p" and lettre != "k":
        lettre = lire()[0]
    return lettre


def lire(invite=""):  # l’invite servira au programme du site, plus bas
    ligne = lignes.pop(0)
    print(">", ligne)
    return ligne


lignes = ["K", "Killer", "non mais !"]
print("niveau :", saisir_niveau())

# %% niveau-questions [markdown]
# Novice, pour un « non » ! Deux saisies claires sont refusées sans un mot, une troisième est mal comprise.
#
# 1. Le joueur appuie sur Entrée sans rien taper : que se passe-t-il à `lire()[0]` ?
# 2. Quelles saisies faudrait-il accepter ?

# %% niveau-reponses [markdown]
# <details><summary>Réponses</summary>
#
# 1. La ligne est vide, elle n’a pas de rang 0 : le programme s’arrête sur une erreur. Essayez, avec `lignes = [""]`.
# 2. Une lettre et une seule, n, p ou k, en minuscule ou en capitale. Tout le reste doit être refusé, en disant pourquoi.
#
# </details>

# %% nouveau-raise [markdown]
# **Nouveau : refuser, avec `raise ValueError`**
#
# `raise` arrête une fonction qui ne peut pas répondre, comme `return`, mais sans valeur : l’appelant reçoit l’erreur. `ValueError` veut dire « cette valeur ne convient pas ».
#
# ```python
# def rangee_suivante(rang):
#     if rang == 12:
#         raise ValueError("il n’y a que 12 rangées")
#     return rang + 1
# ```
#
# **Piège** : `return "erreur"` ne lève rien. L’appelant recevrait un texte, et s’en servirait.

# %% nouveau-try [markdown]
# **Nouveau : rattraper, avec `try` et `except`**
#
# Les lignes sous `try` sont essayées ; à la première `ValueError`, celles sous `except` prennent le relais, et `erreur` en donne la raison.
#
# ```python
# try:
#     print(rangee_suivante(12))
# except ValueError as erreur:
#     print(erreur)
# ```
#
# **Piège** : les lignes de `try` qui suivent l’erreur ne sont pas exécutées.

# %% force-texte [markdown] prediction=["deux", "2 saisies", "2 refusées"] montre="force"
# Voici une question sœur, aux cartes : la force d’une figure. Avant d’exécuter : combien de ces quatre saisies seront refusées ?

# %% force
def force(carte):
    if carte == "V":
        return 11
    if carte == "D":
        return 12
    if carte == "R":
        return 13
    raise ValueError(f"il faut une figure parmi V, D, R, voici {repr(carte)}")


for carte in ["D", "R", "r", ""]:
    try:
        print(carte, "vaut", force(carte))
    except ValueError as erreur:
        print(erreur)

# %% tour-texte [markdown] prediction=["[12, 6]", "12 à 6"] montre="tour"
# Deux, dont la saisie vide. Et l’erreur dit ce qu’il fallait, puis ce qui est venu.
#
# ## À qui le tour ?
#
# À chaque manche, les rôles changent. Manches et joueurs comptés à partir de 0, le reste par 2 dit qui cache le code, donc qui marque.
#
# ```pseudo
# scores ← [0, 0]
# POUR manche DE 0 À 2 FAIRE
#   c ← manche MODULO 2
#   scores[c] ← scores[c] + 6
# FIN POUR
# ```
# ```python
# scores = [0, 0]
# for manche in range(3):
#     c = manche % 2
#     scores[c] += 6
# ```
#
# Deux joueurs de même force : chacun donne 6 points à l’autre. Avant d’exécuter : quel score, après ces **trois** manches ?

# %% tour
scores = [0, 0]
for manche in range(3):
    c = manche % 2
    scores[c] += 6
    print("manche", manche, "– codeur :", "AB"[c], "– scores :", scores)

# %% points-texte [markdown] prediction=["proposition 4", "quatrième"]
# 12 à 6 ! A n’est pas plus fort : il a caché deux fois, B une seule. Écrivez `range(4)` : voilà pourquoi nos documents veulent un nombre **pair** de manches.
#
# ## Les points d’une manche
#
# Le sujet d’IUT, la SAÉ, ajoute au score du codeur le nombre de propositions du décodeur, la bonne comprise. Son exemple suit un ordinateur qui cherche le code V J B R, et dont les propositions sont dans la cellule. Avant d’exécuter : laquelle a toutes les bonnes couleurs, mais aucune à sa place ?

# %% points
propositions = ["RRRR", "RBBB", "JRBJ", "JBRV", "VRJB", "VJBR"]
print("points du codeur :", len(propositions))
montrer_plateau(propositions, "VJBR")

# %% malus-texte [markdown] prediction=["16"]
# La quatrième. Six propositions en tout : **6 points** pour le codeur, qui n’a fait que répondre.
#
# ## Et si le décodeur ne trouve pas ?
#
# La SAÉ compte alors toutes les rangées, plus un **malus**, d’après la seule dernière réponse :
#
# > malus = nbMalPlaces + 2 × (lgCode − (nbBienPlaces + nbMalPlaces))
#
# Un mal placé coûte 1, un pion absent du secret 2, un bien placé rien. « Ce qui incitera le décodeur à faire une dernière proposition avec un maximum de pions de la bonne couleur », explique le sujet.
#
# La limite est 12, la dernière réponse (1, 2). Avant d’exécuter : combien de points en tout ?

# %% malus
bien, mal = 1, 2
absents = 4 - bien - mal
print("absents :", absents, "– malus :", mal + 2 * absents)
print("points du codeur :", 12 + mal + 2 * absents)

# %% site-texte [markdown] prediction=["marque 1 point"] montre="site"
# Remplacez (1, 2) par (2, 1) : un pion bien placé de plus, un point de moins.
#
# ## L’autre règle
#
# Le site de nos premières règles compte autrement. Son programme est dans ce cours ; il écrit les codes en chiffres, et « ? » abandonne.
#
# Zoé place une rangée, puis s’en va. Avant d’exécuter : combien de points cela donne-t-il à son adversaire, 1, 12 ou davantage ?

# %% site
from mastermind_edu.console.codificateur import FAUTES_REPAREES, jouer_codificateur

lignes = ["1.1.2.2", "?"]
manche = jouer_codificateur(lire=lire, afficher=print, hasard=random.Random(2024))

# %% joueurs tags=["coulisses"]
def chercher(candidats, recues=()):
    """Les réponses que reçoit, pour chaque candidat pris pour secret, qui propose toujours le premier."""
    if recues and recues[-1] == (4, 0):
        return [recues]
    return [manche for reponse, part in ranger(candidats).items() for manche in chercher(part, (*recues, reponse))]


def au_hasard(secret, hasard):
    """Les réponses à douze propositions tirées au hasard ; moins si le secret sort."""
    recues = []
    while len(recues) < 12 and (4, 0) not in recues:
        recues.append(repondre_par_marquage(secret, hasard.choice(CODES)))
    return recues


# %% mesure-texte [markdown] prediction=["17.58", "17,58", "18.03", "18,03", "Ada, Léo, Zoé", "Ada, puis Léo"] montre="mesure"
# Un seul : « 1 point par rangée de pions d’investigation placée par le décodeur », trouvé ou pas, sans malus. Une bonne affaire ? Mesurons.
#
# ## Quelle règle est la plus juste ?
#
# Avec une règle juste, c’est celui qui cherche le mieux qui donne le moins de points. Trois décodeurs affrontent les 1 296 secrets du jeu classique, en 12 rangées :
#
# - Ada ne propose que des codes encore possibles, comme l’ordinateur du chapitre 08 ;
# - Léo propose des codes au hasard, sans lire les réponses ;
# - Zoé joue 1.1.2.2, puis abandonne. La SAÉ n’en parle pas ; ce cours le compte comme un échec.
#
# Avant d’exécuter : avec la règle de la SAÉ, qui donnera le moins de points, et qui le plus ?

# %% manches tags=["coulisses"]
def manches_de(joueur):
    """Les réponses que ce joueur reçoit contre chacun des 1 296 secrets, une liste par secret."""
    hasard = random.Random(7)
    if joueur == "Ada":
        return chercher(CODES)
    if joueur == "Léo":
        return [au_hasard(secret, hasard) for secret in CODES]
    return [[repondre_par_marquage(secret, (0, 0, 1, 1))] for secret in CODES]


# %% nouveau-decimales [markdown]
# **Nouveau : choisir le nombre de décimales**
#
# Dans un texte à trous, `{x:.2f}` écrit deux chiffres après la virgule ; `{x:6.2f}` réserve en plus six places.
#
# ```python
# moyenne = 44 / 7
# print(f"{moyenne:.2f} ou {moyenne:6.1f}")
# ```
#
# **Piège** : `moyenne` elle-même n’est pas arrondie.

# %% mesure
for joueur in ["Ada", "Léo", "Zoé"]:
    rangees, sae = 0, 0
    for reponses in manches_de(joueur):  # une liste de réponses par secret
        rangees += len(reponses)
        sae += points_manche(reponses, 4, 12)  # un exercice de ce chapitre, prêté par le paquet
    print(f"{joueur} : un point par rangée {rangees / 1296:5.2f}, règle de la SAÉ {sae / 1296:5.2f}")

# %% remportees-texte [markdown] prediction=["manches : 1000", "jamais"] montre="remportees"
# Voilà le trou. Avec un point par rangée, fuir (1 point) vaut mieux que bien chercher (5,76). Et Léo, qui n’a trouvé que 11 secrets, en donne à peine 12.
#
# La règle de la SAÉ remet chacun à sa place : 5,76, puis 17,58, puis 18,03. Échouer coûte toujours plus que trouver.
#
# ## Trouvez le bogue : un mot de la règle
#
# Le site dit aussi : « Le vainqueur est celui qui, une fois le même nombre de manches **remportées**, a marqué le plus de points. » Ada trouve toujours, Léo n’a aucune chance. Avant d’exécuter : au bout de combien de manches la partie sera-t-elle finie ?

# %% remportees
remportees = [0, 0]  # Ada, Léo
manches = 0
while manches < 1000:  # notre patience
    if manches % 2 == 0:  # une manche sur deux, Ada cherche
        remportees[0] += 1
    manches += 1
    if remportees[0] == remportees[1]:
        break
print("manches :", manches, "– remportées :", remportees)

# %% fautes-texte [markdown]
# Jamais : seule notre patience l’arrête. Il fallait lire « manches **jouées** ».
#
# ## Les fautes du site
#
# Le programme que Zoé vient d’essayer a corrigé les treize fautes du document ; les règles du jeu, elles, n’ont pas changé. En voici cinq, que vous avez déjà rencontrées. Cherchez :
#
# 1. De quel chapitre connaissez-vous chacune ?
# 2. Laquelle offrait une rangée de trop ?
# 3. L’astuce de Zoé est-elle dans la liste ?

# %% fautes
for numero in [1, 4, 6, 9, 11]:
    print(numero, "–", FAUTES_REPAREES[numero - 1])

# %% fautes-reponses [markdown]
# <details><summary>Réponses</summary>
#
# 1. La 9 au chapitre 01 ; la 1 et la 4 au chapitre 04 ; la 6 au chapitre 06 ; la 11 ici.
# 2. La 6 : treize essais au lieu de douze.
# 3. Non. Le programme fait ce que dit la règle ; c’est la règle qui est à réparer. Aucun test du programme ne l’aurait montré.
#
# </details>

# %% partie-texte [markdown] prediction=["[22, 21]", "22 à 21"] montre="partie"
# ## Une partie entière
#
# Quatre manches, avec la règle de la SAÉ : trouvé en 6, trouvé en 9, perdu sur (1, 2), trouvé à la 12ᵉ rangée. A cache le premier. La liste `scores` change **sur place**, et `points` ne change pas. Avant d’exécuter : que contiendra `scores`, et qui gagne ?

# %% partie
points = [6, 9, 16, 12]
scores = [0, 0]
for manche in range(4):
    scores[manche % 2] += points[manche]
montrer_memoire(points=points, scores=scores)

# %% controle tags=["coulisses"]
partie = Partie(Regles(), nb_manches=4)
for rangees in (6, 9, 13, 12):  # 13 : la manche perdue, sur (1, 2)
    en_cours = partie.commencer_manche(secret=(0, 1, 2, 3))
    for tour in range(1, min(rangees, 12) + 1):
        en_cours.proposer((0, 1, 2, 3) if tour == rangees else (0, 2, 1, 5))
assert [manche.points for manche in partie.manches] == points
assert list(partie.scores.values()) == scores == [22, 21] and partie.vainqueur == "A"
assert sum(map(len, manches_de("Ada"))) == 7471 and sum((4, 0) in recues for recues in manches_de("Léo")) == 11
assert points_manche([(1, 2)], 4, 12) == 16 and points_manche([(2, 1)], 4, 12) == 15
cites = {1: "CODE(j)", 4: "copie", 6: "13", 9: "disponibles", 11: "jouées"}
assert len(FAUTES_REPAREES) == 13 and all(mots in FAUTES_REPAREES[numero - 1] for numero, mots in cites.items())
try:
    Partie(Regles(), nb_manches=3)
    raise AssertionError("trois manches devraient être refusées")
except ErreurMastermind:
    pass

# %% partie-conclusion [markdown]
# 22 à 21 : A gagne, d’un point. Attention au sens : au golf, le moins de coups gagne ; ici, c’est **le plus de points**, car ce sont les coups de l’adversaire. Et quand les deux nombres sont égaux, il n’y a pas de vainqueur : un programme doit le prévoir.
#
# Pour jouer un match entier contre l’ordinateur : `from mastermind_edu.widgets import Match`, puis `Match()`, dans une cellule neuve. Dans un terminal : `python lancer.py jouer`, suivi de `--presentation sae`, ou de `--presentation codificateur` pour le programme du site.

# %% retenir [markdown]
# ## À retenir
#
# - Le codeur marque les rangées de l’autre, plus un malus s’il échoue ; les rôles changent, donc un nombre pair de manches.
# - `raise ValueError` refuse une valeur ; `return "erreur"` ne refuse rien.
# - Une règle s’essaie comme un programme : on cherche qui elle récompense.

# %% suite [markdown]
# **À vous :** [l’exercice 07](../exercises/07_niveaux_scores_exercices.ipynb), sept fonctions, et votre jeu devient un match. Ensuite, dans [08 — L’ordinateur cherche](08_ordinateur.ipynb), c’est vous qui cacherez le code.
