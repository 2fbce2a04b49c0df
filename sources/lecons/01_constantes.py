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
# # Les constantes du jeu : un nom, une valeur, un seul endroit
#
# À la fin de cette leçon, vous changerez tout le jeu en touchant une seule ligne. Et vous aurez trouvé, dans un vrai document de cours, une faute discrète : elle gâche le jeu sans provoquer la moindre erreur.

# %% fiche [markdown]
# - **Objectifs** : savoir nommer les constantes du jeu ; savoir parcourir deux tableaux parallèles ; savoir enquêter sur une faute qui ne provoque aucune erreur
# - **Prérequis** : [00c — Répéter et choisir](00c_boucles.ipynb), ou l’équivalent : listes, `for`, `if`, fonctions
# - **Durée** : 55 minutes
# - **Pas dans cette leçon** : le tirage du code secret, qui vient en [02](02_code_secret.ipynb)

# %% imports
from mastermind_edu.affichage import montrer_memoire

# %% outils tags=["coulisses"]
import random

from mastermind_edu import PALETTE, Regles


def tirer_lettres(initiales, nombre):
    """Un texte de lettres tirées au hasard, toujours le même pour les mêmes initiales."""
    return "".join(map(random.Random(2024).choice, [initiales] * nombre))


def preparer_le_jeu(initiales):
    """Prépare le jeu avec ces initiales, une par couleur, et le dit ; ou dit ce qui l’en empêche."""
    try:
        Regles(couleurs=[c._replace(initiale=i, nom=n) for c, i, n in zip(PALETTE, initiales, "Rouge Vert Bleu Jaune Violet Noir".split())])
        print("initiales acceptées :", ", ".join(initiales))
    except ValueError as erreur:
        print("initiales refusées :", erreur)


# %% situation-question [markdown] prediction=["trois", "3"] montre="remplacer"
# ## Prédire
#
# Voici l’accueil d’un jeu. Ses nombres sont écrits au milieu des phrases : on dit qu’ils sont **écrits en dur**.
#
# Le jeu passe de 4 à **5 pions** ; tout le reste est inchangé. Combien de « 4 » faut-il changer ? Lisez l’accueil, notez votre nombre, puis regardez ce que donne « rechercher et remplacer ».

# %% situation
accueil = [
    "Manche 1 sur 4.",
    "Trouvez le code de 4 pions en 12 tentatives.",
    "Tapez 4 lettres : 4 clés 🔑, et c’est gagné.",
]

# %% nouveau-replace [markdown]
# **Nouveau : `replace`**
#
# `texte.replace("R", "N")` donne un texte où chaque R est devenu un N. Une fonction qui s’écrit ainsi, après un point, s’appelle une **méthode** : vous connaissez déjà `append`.
#
# ```python
# mot = "RRVB"
# print(mot.replace("R", "N"))
# ```
#
# **Piège** : `mot` lui-même n’a pas changé. Pour garder le nouveau texte, donnez-lui un nom.

# %% remplacer
for phrase in accueil:
    print(phrase.replace("4", "5"))

# %% constantes-texte [markdown]
# Il fallait en changer **trois**, pas quatre : le premier « 4 » compte les manches. Deux nombres égaux n’ont pas toujours le même sens.
#
# ## Donner un nom à chaque nombre
#
# Le remède : donner à chaque valeur un nom qui dit son sens. C’est une **constante**. On l’écrit en MAJUSCULES, une seule fois, au début du programme. Python n’empêche pas de la changer : les majuscules sont une promesse.

# %% constantes
NB_MANCHES = 4
NB_PIONS = 4
MAX_TENTATIVES = 12
CLE_BIEN_PLACE = "🔑"

# %% nouveau-f-string [markdown]
# **Nouveau : le texte à trous**
#
# Mettez un `f` devant les guillemets : ce qui est entre accolades est remplacé par sa valeur. `{pions:6}` réserve six places à cette valeur, pour aligner des nombres.
#
# ```python
# pions = 4
# print(f"Un code de {pions} pions.")
# ```
#
# **Piège** : sans le `f`, le texte montre les accolades telles quelles.

# %% accueil
print(f"Manche 1 sur {NB_MANCHES}.")
print(f"Trouvez le code de {NB_PIONS} pions en {MAX_TENTATIVES} tentatives.")
print(f"Tapez {NB_PIONS} lettres : {NB_PIONS} clés {CLE_BIEN_PLACE}, et c’est gagné.")

# %% vocabulaire [markdown]
# **Changez une chose.** Écrivez `NB_PIONS = 5`, puis exécutez les deux cellules de code : tout suit, et les manches ne bougent pas. Remettez ensuite 4.
#
# Un document de BTS et un site décrivent le même jeu avec d’autres noms :
#
# - les 4 pions d’un code : `LONGUEUR_CODE` au BTS, `nb_pion` sur le site, `NB_PIONS` ici ;
# - les 12 tentatives : `MAX_TENTATIVES` au BTS et ici, `max_essais` sur le site ;
# - les 6 couleurs : `nb_couleur` sur le site ; au BTS et ici, la longueur d’une liste.
#
# Le site annonce 6 pour le « nombre de couleur dans une combinaison », son mot pour code. C’est une erreur : un code n’a que 4 pions, les 6 couleurs sont celles **dont on dispose**.

# %% tableaux-question [markdown] prediction=["5", "cinq"] montre="tableaux"
# ## Deux tableaux, un même rang
#
# Une couleur a deux visages : une **initiale**, que l’on tape, et un **emoji**, que l’on montre. Le document du BTS les range dans deux listes, dans le même ordre : ce sont des **tableaux parallèles**. Les voici, recopiés tels quels. Le rang fait le lien.
#
# Avant d’exécuter : quel est le rang du noir ?

# %% tableaux
initiales = ["R", "V", "B", "J", "V", "N"]
emojis = ["🔴", "🟢", "🔵", "🟡", "🟣", "⚫"]
montrer_memoire(initiales=initiales, emojis=emojis)

# %% tableaux-texte [markdown]
# Six couleurs, six rangs, de 0 à 5 : le noir est au rang 5, et son initiale aussi.

# %% bogue-texte [markdown]
# ## Trouvez le bogue
#
# Le document montre les couleurs à peu près ainsi ; un élève l’a traduit mot à mot. Deux défauts : l’un se voit, l’autre se cache près d’un crochet. Exécutez, trouvez-les, et réparez le premier ; pour le second, il y aura mieux.
#
# ```pseudo
# n ← TAILLE(emojis)
# tout ← ""
# POUR i DE 0 À n − 1 FAIRE
#   tout ← tout + emojis[i] + " "
# FIN POUR
# AFFICHER "[" + tout + "]"
# ```
# ```python
# n = len(emojis)
# tout = ""
# for i in range(n - 1):
#     tout = tout + emojis[i] + " "
# print("[" + tout + "]")
# ```

# %% bogue
n = len(emojis)
tout = ""
for i in range(n - 1):
    tout = tout + emojis[i] + " "
print("[" + tout + "]")

# %% bogue-reponse [markdown]
# <details><summary>Réponse</summary>
#
# 1. Le noir manque. En pseudo-code, la dernière valeur est **comprise** ; pour `range`, la fin est **exclue**. `range(6)` s’arrête déjà à 5 : il faut `range(n)`.
# 2. Il y a une espace de trop à la fin : le document en met une *après* chaque couleur, et non *entre* deux couleurs.
#
# </details>

# %% nouveau-join [markdown]
# **Nouveau : `split` et `join`**
#
# `split` coupe un texte à chaque blanc, et donne la liste des morceaux. `join` fait l’inverse : `", ".join(textes)` colle les textes d’une liste, avec une virgule **entre** eux.
#
# ```python
# mots = "rouge vert bleu".split()
# print(len(mots), mots[0])
# print(", ".join(mots))
# ```
#
# **Piège** : `join` ne colle que des textes ; une liste de nombres est refusée.

# %% cartes-question [markdown] prediction=["Roi de ♥"]
# Plus de virgule à placer soi-même, donc rien de trop au bout. Essayons sur des cartes à jouer : des tableaux parallèles, lus au même rang. Avant d’exécuter : quelle carte viendra en deuxième ?

# %% cartes
valeurs = "As Roi Dame".split()
enseignes = ["♠", "♥", "♣"]
cartes = []
for i in range(len(valeurs)):
    cartes.append(f"{valeurs[i]} de {enseignes[i]}")
print("[" + ", ".join(cartes) + "]")

# %% cartes-texte [markdown]
# Le Roi de ♥ : dans les deux listes, c’est le même rang, 1. Et deux virgules pour trois cartes : `join` n’en met qu’**entre** les textes.

# %% nouveau-in [markdown]
# **Nouveau : chercher dans une liste**
#
# `in` demande « est-ce dedans ? », `not in` le contraire. `code.index("V")` dit à quel rang se trouve le V, `code.count("R")` combien de fois il y a un R.
#
# ```python
# code = ["R", "V", "R"]
# print("B" in code, code.index("V"), code.count("R"))
# ```
#
# **Piège** : `index` s’arrête sur une erreur quand la valeur n’y est pas. Demandez d’abord si elle y est.

# %% violet-question [markdown] prediction=["zéro", "0", "🟣 0"] montre="violet"
# ## Taper des lettres, montrer des couleurs
#
# On tape une lettre, le jeu montre une couleur : on cherche le rang de la lettre dans `initiales`, puis on lit l’emoji du même rang.
#
# `tirer_lettres` en tire 600 au hasard dans `initiales`, et en fait un texte, que `for` lit lettre par lettre. Six couleurs, 600 tirages. Avant d’exécuter : combien de 🟣, à peu près ?

# %% violet
montres = []
for lettre in tirer_lettres(initiales, 600):
    rang = initiales.index(lettre)
    montres.append(emojis[rang])
for image in emojis:
    print(image, montres.count(image))

# %% violet-questions [markdown]
# Pas un seul violet, et deux fois trop de verts ! Menez l’enquête.
#
# 1. La lettre tirée est un V : que vaut `rang` ? Suivez du doigt dans le dessin.
# 2. D’où viennent tous ces verts ?
# 3. Vous voulez proposer un pion violet : quelle lettre tapez-vous ?

# %% violet-reponses [markdown]
# <details><summary>Réponses</summary>
#
# 1. Toujours 1 : `index` donne le **premier** rang où se trouve la lettre. Le rang 4 n’est jamais lu.
# 2. V est écrit deux fois dans `initiales` : il sort deux fois plus souvent que les autres, et il est toujours montré en vert.
# 3. Aucune : le violet est dans le jeu, mais personne ne peut le jouer ni le voir.
#
# </details>

# %% utiles-question [markdown] prediction=["moins de la moitié", "625"] choix=["moins de la moitié"] montre="utiles"
# Voilà la faute : Vert **et** Violet ont la même initiale. Le jeu promet 6 × 6 × 6 × 6 codes, comme vous l’avez vu en jouant. Avant d’exécuter : combien en reste-t-il que l’on puisse taper ? Presque tous, les cinq sixièmes, ou moins de la moitié ?

# %% utiles
differentes = []
for initiale in initiales:
    if initiale not in differentes:
        differentes.append(initiale)
n = len(differentes)
print(n, "lettres :", n * n * n * n, "codes, au lieu de", 6 * 6 * 6 * 6)

# %% refus-texte [markdown]
# **625 codes au lieu de 1 296**, moins de la moitié, et aucun message ne l’a dit ! Un bon programme refuse tout de suite, et dit pourquoi. C’est ce que fait `preparer_le_jeu`, un outil de ce cours.

# %% refus
preparer_le_jeu(initiales)

# %% reparation-texte [markdown]
# Voilà un bon refus : ce qu’il fallait, puis ce qui est venu.
#
# **Réparez.** Une seule case à changer, dans un seul tableau. Le V du violet doit devenir une autre lettre, encore libre. Corrigez la ligne, exécutez-la, puis exécutez de nouveau `preparer_le_jeu` et le tirage des 600 lettres.

# %% reparation
initiales[0] = "R"  # corrigez le rang et la lettre
montrer_memoire(initiales=initiales, emojis=emojis)

# %% reparation-reponse [markdown]
# <details><summary>Réponse</summary>
#
# `initiales[4] = "P"` : le rang 4 est celui du violet, que ce cours appelle *pourpre* pour cela. Toute autre lettre libre convient aussi. Chaque couleur sort maintenant autour de cent fois, de 77 à 118.
#
# </details>

# %% retenir [markdown]
# ## À retenir
#
# - Une constante donne un nom à une valeur, à un seul endroit du programme.
# - Deux tableaux parallèles se lisent au même rang, compté à partir de 0.
# - Une initiale qui sert deux fois ne provoque aucune erreur : il faut la chercher soi-même.

# %% suite [markdown]
# **À vous :** [l’exercice 01](../exercises/01_constantes_exercices.ipynb), quatre fonctions pour vérifier les couleurs et accueillir le joueur. Puis [02 — Le code secret](02_code_secret.ipynb) : que le hasard choisisse à votre place.
