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
# À la fin de cette leçon, vous changerez tout le jeu en touchant une seule ligne. Et vous aurez trouvé, dans un vrai document de cours, une faute discrète qui fait disparaître **plus de la moitié des codes**.

# %% fiche [markdown]
# | | |
# |---|---|
# | **Objectifs** | savoir nommer les constantes du jeu ; savoir parcourir deux tableaux parallèles ; savoir repérer une initiale qui sert deux fois |
# | **Prérequis** | [00 — Jouer d’abord](00_jouer.ipynb) |
# | **Durée** | 50 minutes |
# | **Pas dans cette leçon** | le tirage du code secret, qui vient en [02](02_code_secret.ipynb) |

# %% imports
import random
from mastermind_edu import PALETTE, Couleur, Regles
from mastermind_edu.affichage import montrer_plateau

# %% situation-texte [markdown]
# ## Prédire
#
# Voici l’accueil d’un jeu. Ses nombres sont écrits directement dans le texte : on dit qu’ils sont **écrits en dur**.
#
# Le jeu passe de 4 à **5 pions**. Avant d’exécuter : combien de « 4 » faut-il changer ? Écrivez votre réponse dans `ma_prediction`.

# %% situation
ma_prediction = "?"  # écrivez un nombre
accueil = """Manche 1 sur 4.
Trouvez le code de 4 pions en 12 tentatives.
Tapez 4 lettres : 4 clés 🔑, et c’est gagné !"""
print(accueil)

# %% remplacer-texte [markdown]
# Essayons « rechercher et remplacer » : que chaque 4 devienne un 5 !

# %% remplacer
print("ma prédiction :", ma_prediction)
print(accueil.replace("4", "5"))

# %% constantes-texte [markdown]
# ## Donner un nom à chaque nombre
#
# Il fallait en changer **trois**. Le premier « 4 » compte les manches : celui-là devait rester. Deux nombres égaux n’ont pas toujours le même sens.
#
# Le remède : donner à chaque valeur un nom qui dit son sens. C’est une **constante**. On l’écrit en MAJUSCULES, une seule fois, au début du programme. Python n’empêche pas de la changer : les majuscules sont une promesse.

# %% constantes
NB_MANCHES = 4
NB_PIONS = 4
MAX_TENTATIVES = 12
CLE_BIEN_PLACE = "🔑"
PION_MAL_PLACE = "⚪"

# %% accueil
print(f"Manche 1 sur {NB_MANCHES}.")
print(f"Trouvez le code de {NB_PIONS} pions en {MAX_TENTATIVES} tentatives.")
print(f"Tapez {NB_PIONS} lettres : {CLE_BIEN_PLACE * NB_PIONS}, et c’est gagné !")
print(f"{CLE_BIEN_PLACE} : bien placé    {PION_MAL_PLACE} : mal placé")

# %% vocabulaire [markdown]
# **Changez une chose.** Écrivez `NB_PIONS = 5`, puis exécutez les deux cellules : tout suit, même les clés, et les manches ne bougent pas. Remettez ensuite 4.
#
# Un document de BTS et un site décrivent le même jeu avec d’autres noms :
#
# | l’idée | document du BTS | site | ce cours |
# |---|---|---|---|
# | pions d’un code | `LONGUEUR_CODE`, 4 | `nb_pion`, 4 | `NB_PIONS` |
# | couleurs disponibles | la taille d’un tableau | `nb_couleur`, 6 | `len(initiales)` |
# | tentatives permises | `MAX_TENTATIVES`, 12 | `max_essais`, 12 | `MAX_TENTATIVES` |
#
# (Le site parle des 6 couleurs « dans une combinaison », son mot pour code : c’est une erreur, un code n’a que 4 pions. Ce sont les couleurs **disponibles**.)

# %% tableaux-texte [markdown]
# ## Deux tableaux, un même rang
#
# Une couleur a deux visages : une **initiale**, que l’on tape, et un **emoji**, que l’on montre. Le document du BTS les range dans deux listes, dans le même ordre : ce sont des **tableaux parallèles**. Les voici, recopiés tels quels.
#
# Le rang fait le lien. Il se compte à partir de **0**. Avant d’exécuter : à quel rang est le noir ?

# %% tableaux
initiales = ["R", "V", "B", "J", "V", "N"]
emojis = ["🔴", "🟢", "🔵", "🟡", "🟣", "⚫"]

# %% parcours
for i in range(len(initiales)):
    print(i, initiales[i], emojis[i])

# %% bogue-texte [markdown]
# Le noir est au rang 5 : six couleurs, six rangs, de 0 à 5. Et `len(initiales)` compte les couleurs à notre place.
#
# ## Trouvez le bogue
#
# Le document montre ensuite toutes les couleurs sur une ligne, pour un index qui va « de 0 à TAILLE − 1 ». Voici une traduction mot à mot. Elle a deux défauts : l’un se voit, l’autre se cache près d’un crochet. Lesquels ?

# %% bogue
texte = ""
for i in range(len(initiales) - 1):
    texte = texte + emojis[i] + " (" + initiales[i] + ") "
print("[" + texte + "]")

# %% bogue-reponse [markdown]
# <details><summary>Réponse</summary>
#
# 1. Le noir manque. Dans le document, le dernier rang est **compris** ; pour `range`, la fin est **exclue**. `range(6)` s’arrête déjà à 5 : il faut `range(len(initiales))`.
# 2. Il y a une espace de trop à la fin : on en met une *après* chaque couleur, et non *entre* deux couleurs.
#
# </details>

# %% zip-texte [markdown]
# Deux outils réparent tout. `zip` avance dans les deux listes à la fois, comme une fermeture éclair : plus de rang à écrire, donc plus d’erreur de rang. Et `" ".join(morceaux)` colle les morceaux avec une espace **entre** eux.

# %% zip
morceaux = []
for initiale, image in zip(initiales, emojis):
    morceaux.append(f"{image} ({initiale})")
print("[" + " ".join(morceaux) + "]")

# %% montrer-texte [markdown]
# ## Taper des lettres, montrer des couleurs
#
# Pour montrer un mot, on cherche le rang de chaque lettre dans `initiales` : c’est le travail de `index`. Puis on lit l’emoji qui a le même rang.

# %% montrer
def en_emojis(mot):
    texte = ""
    for lettre in mot:
        rang = initiales.index(lettre)
        texte = texte + emojis[rang]
    return texte


en_emojis("RVBJ")

# %% violet-texte [markdown]
# C’est juste. Mais un exemple ne prouve rien. Faisons tirer 600 lettres au hasard dans `initiales`, puis montrons-les. (Comment tirer au hasard ? Ce sera la leçon 02.)
#
# Six couleurs, 600 tirages. Avant d’exécuter : combien verrez-vous de 🟣, à peu près ?

# %% violet-prediction
ma_prediction = "?"  # combien de 🟣 ?

# %% violet-tirages
hasard = random.Random(2024)
tirees = ""
for n in range(600):
    tirees = tirees + hasard.choice(initiales)
montrees = en_emojis(tirees)
for image in emojis:
    print(image, montrees.count(image))
print("ma prédiction pour 🟣 :", ma_prediction)

# %% violet-questions [markdown]
# Pas un seul violet, et deux fois trop de verts ! Menez l’enquête.
#
# 1. Suivez `en_emojis("V")` à la main : que vaut `rang` ?
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

# %% utiles-texte [markdown]
# Voilà la faute : Vert **et** Violet ont la même initiale. Que coûte ce doublon ? Avec six couleurs, le jeu promet 6 × 6 × 6 × 6 codes (la leçon 02 dira pourquoi). Comptons les lettres vraiment différentes.

# %% utiles
differentes = []
for initiale in initiales:
    if initiale not in differentes:
        differentes.append(initiale)
n = len(differentes)
print("V est écrit", initiales.count("V"), "fois ;", n, "lettres utiles :", differentes)
print(n * n * n * n, "codes, au lieu de", 6 * 6 * 6 * 6)

# %% refus-texte [markdown]
# **625 codes au lieu de 1 296** : plus de la moitié ont disparu, et aucun message ne l’a dit. Un bon programme refuse tout de suite ; c’est ce que fait `Regles`, dans le paquet du cours.
#
# `try` essaie ; si une erreur survient, `except` la rattrape et nous laisse lire son message.

# %% refus
rouge, vert, bleu, jaune, pourpre, noir = PALETTE[:6]
violet = Couleur("V", "Violet", "🟣", "#bb86e0", "#000000")  # les deux teintes servent au dessin
try:
    Regles(couleurs=[rouge, vert, bleu, jaune, violet, noir])
except ValueError as erreur:
    print(erreur)

# %% reparation-texte [markdown]
# Voilà une bonne erreur : ce qu’il fallait, puis ce qui est venu.
#
# **Réparez.** Une seule lettre à changer, dans un seul tableau : laquelle, et à quel rang ? (Dans ce cours, cette couleur s’appelle *pourpre*.) Exécutez la réparation, puis de nouveau les 600 tirages : le violet apparaît enfin.

# %% reparation
initiales[4] = "P"
print(en_emojis("RPBN"))
montrer_plateau(["RPBN"])

# %% retenir [markdown]
# ## À retenir
#
# - Une constante donne un nom à une valeur, à un seul endroit du programme.
# - Deux tableaux parallèles se lisent au même rang, compté à partir de 0.
# - Une initiale qui sert deux fois ne provoque aucune erreur : il faut la chercher soi-même.

# %% suite [markdown]
# **À vous :** [l’exercice 01](../exercises/01_constantes_exercices.ipynb), quatre fonctions pour vérifier les couleurs et accueillir le joueur. Puis [02 — Le code secret](02_code_secret.ipynb) : que le hasard choisisse à votre place.
