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
# # Jouer d’abord
#
# Avant d’écrire un programme, jouez. Dans une demi-heure, vous aurez trouvé deux codes secrets, vous saurez ce qu’une réponse apprend, même quand elle dit « rien », et un notebook ne vous fera plus peur.

# %% fiche [markdown]
# | | |
# |---|---|
# | **Objectifs** | savoir exécuter les cellules d’un notebook ; savoir jouer une manche de Mastermind ; savoir tirer une conclusion d’une réponse |
# | **Prérequis** | aucun : ni Python, ni le jeu |
# | **Durée** | 30 minutes |
# | **Pas dans cette leçon** | écrire un programme : cela commence en [01](01_constantes.ipynb) |
#
# **Pour commencer :** cliquez dans la cellule de code ci-dessous, puis tapez **Maj + Entrée**, ou touchez **▶**. Elle prépare le jeu et n’affiche rien.

# %% imports
from itertools import product
from mastermind_edu import repondre_par_marquage, verifier
from mastermind_edu.widgets import Plateau

# %% notebook-texte [markdown]
# ## Un notebook, c’est quoi ?
#
# Une suite de **cellules** : du texte, comme ici, et du code Python. Maj + Entrée, ou ▶, exécute une cellule et passe à la suivante. Le numéro entre crochets dit dans quel ordre le code a été exécuté ; `[*]` veut dire « patientez ». La valeur de la dernière ligne s’affiche sous la cellule.
#
# Le plateau du Mastermind a 12 rangées de 4 trous. Avant d’exécuter : que va-t-il s’afficher ?

# %% notebook
rangees = 12
trous = 4
rangees * trous

# %% noyau-texte [markdown]
# 48 trous. **Changez une chose :** écrivez 10 à la place de 12, puis exécutez de nouveau.
#
# Le programme qui exécute vos cellules s’appelle **le noyau**. Il retient tout : il sait encore ce que vaut `rangees`.
#
# - Menu **Exécution**, « Exécuter toutes les cellules » : tout le notebook, de haut en bas.
# - Menu **Noyau**, « Redémarrer le noyau… » : il oublie tout. C’est le remède quand plus rien ne va ; exécutez ensuite toutes les cellules.
# - **Ctrl + S** : enregistrer votre travail. Faites-le souvent.

# %% regles [markdown]
# ## Les règles
#
# Le **codeur** cache un **code** : quatre pions de couleur. La même couleur peut servir plusieurs fois. Le **décodeur** le cherche, en douze tentatives au plus. À chaque tentative, il propose quatre pions, et le codeur répond par deux nombres :
#
# - les **bien placés** : bonne couleur, bonne place ; une **fiche noire** ● chacun ;
# - les **mal placés** : bonne couleur, autre place ; une **fiche blanche** ○ chacun.
#
# La réponse dit *combien*, jamais *lesquels*. Chaque pion ne compte qu’une fois.
#
# Ailleurs, vous lirez « codificateur » pour codeur et « combinaison » pour code ; dans nos programmes, une clé 🔑 pour bien placé et un pion ⚪ pour mal placé. Ici, l’ordinateur est le codeur. Vous êtes le décodeur.

# %% guide-texte [markdown]
# ## Une manche guidée
#
# Exécutez la cellule : le plateau apparaît. Gardez le niveau « classique ». On joue comme on veut :
#
# - **à la souris :** cliquez sur les couleurs, puis sur « Valider » ; un clic sur un pion posé l’ôte ;
# - **au clavier :** la touche Tab va d’un bouton à l’autre, Espace ou Entrée appuie dessus ;
# - **en tapant le mot**, par exemple `RRVV`, puis Entrée ; il reste à valider.

# %% guide tags=["nbval-ignore-output"]
guide = Plateau(graine=13)
guide

# %% guide-modele
assert len(guide.manche.tentatives) <= guide.manche.regles.max_tentatives
print("tentatives jouées :", len(guide.manche.tentatives))

# %% guide-propositions [markdown]
# La cellule ci-dessus interroge la manche : `assert` vérifie, `print` affiche. Exécutez-la de nouveau quand vous aurez joué : le nombre change.
#
# Jouez ces quatre propositions, dans l’ordre. **Avant** chaque validation, essayez de prédire la réponse. **Après**, notez ce qu’elle vous apprend.
#
# 1. R R V V
# 2. B B B B
# 3. B B R R
# 4. B B J P
#
# Il ne reste alors qu’un seul code possible. Lequel ? Proposez-le.

# %% guide-reponses [markdown]
# <details><summary>Après R R V V</summary>
#
# Aucun bien placé, aucun mal placé : tant mieux ! Ni rouge, ni vert. Il y avait 6 × 6 × 6 × 6 = 1 296 codes possibles, il en reste 4 × 4 × 4 × 4 = 256.
#
# </details>
#
# <details><summary>Après B B B B</summary>
#
# Deux bien placés : il y a exactement deux bleus, on ne sait pas où. Il reste 54 codes.
#
# </details>

# %% guide-reponses-suite [markdown]
# <details><summary>Après B B R R</summary>
#
# Les deux bleus sont à gauche. Cette proposition ne pouvait pas gagner, puisque le rouge était exclu : elle ne servait qu’à apprendre. Il reste 3 × 3 = 9 codes.
#
# </details>
#
# <details><summary>Après B B J P</summary>
#
# Toujours les deux bleus et rien d’autre : ni jaune, ni pourpre. Il ne reste que le noir : B B N N.
#
# </details>

# %% libre-texte [markdown]
# ## Une manche libre
#
# À vous, sans aide. Tentez de gagner, et notez sur un papier ce que chaque réponse élimine. « Nouvelle manche » tire un autre secret, quand vous voudrez rejouer.

# %% libre tags=["nbval-ignore-output"]
plateau = Plateau(graine=2026)
plateau

# %% libre-modele
assert len(plateau.manche.tentatives) <= plateau.manche.regles.max_tentatives
print("manche", plateau.manche.etat.value)

# %% petit-texte [markdown]
# La manche finie, exécutez de nouveau la cellule ci-dessus : le noyau sait si vous avez gagné.
#
# ## Combien de codes restent possibles ?
#
# Prenons un jeu minuscule : 2 pions, 3 couleurs R, V et B. Le décodeur propose R V. Le codeur répond : aucun bien placé, un mal placé.
#
# Avant d’exécuter : combien de codes sont encore possibles ? Écrivez votre nombre à la place du 0. Une prédiction fausse n’est jamais une faute : c’est elle qui fait apprendre.

# %% petit-prediction
ma_prediction = 0  # changez ce nombre

# %% petit
codes = list(product("RVB", repeat=2))
restants = [code for code in codes if repondre_par_marquage(code, "RV") == (0, 1)]
print("ma prédiction :", ma_prediction)
print(len(codes), "codes au départ,", len(restants), "possibles ensuite :", restants)

# %% petit-questions [markdown]
# Vous saurez bientôt écrire ces lignes. Pour l’instant, raisonnez.
#
# 1. Le code V R contient un R et un V. Pourquoi n’est-il pas dans la liste ?
# 2. Remplacez `(0, 1)` par `(0, 0)` et exécutez de nouveau. Que vous apprend une réponse vide ?
# 3. Essayez `(1, 1)` : il ne reste aucun code ! Pourquoi cette réponse est-elle impossible ?

# %% petit-reponses [markdown]
# <details><summary>Réponses</summary>
#
# 1. Si V R était le secret, le codeur aurait répondu deux mal placés. Un code n’est possible que s’il donne **exactement** la réponse reçue.
# 2. Il ne reste que B B. Une réponse vide n’est pas un échec : toutes les couleurs proposées disparaissent d’un coup.
# 3. Un pion est bien placé : il ne reste qu’une place, celle de l’autre pion. S’il a la bonne couleur, il est forcément à sa place. De même, avec quatre pions, la réponse « trois bien placés, un mal placé » n’existe pas.
#
# </details>

# %% exercices-texte [markdown]
# ## Comment marchent les exercices
#
# À partir du chapitre 01, chaque leçon a son exercice : vous écrivez des fonctions, et `verifier` les essaie sur beaucoup de cas.
#
# Voici une fonction qui doit compter les codes possibles. Un pion a 6 couleurs possibles ; quatre pions en ont 4 fois plus, n’est-ce pas ? Avant d’exécuter : réussi ou échoué ?

# %% faux
def nombre_de_codes(nb_pions, nb_couleurs):
    return nb_pions * nb_couleurs


verifier(nombre_de_codes)

# %% verdict-texte [markdown]
# « Échoué » n’est pas une note. Le verdict montre le plus petit cas qui ne va pas, et donne un conseil. Ici : deux pions et une seule couleur ne font qu’un code, pas deux. À chaque pion ajouté, on **multiplie** : 6 × 6 × 6 × 6. En Python, c’est la puissance `6 ** 4`, le nombre de couleurs d’abord.

# %% juste
def nombre_de_codes(nb_pions, nb_couleurs):
    return nb_couleurs ** nb_pions


verifier(nombre_de_codes)

# %% verdicts [markdown]
# Réussi ! Il existe deux autres verdicts : « à faire », vous n’avez pas commencé ; « bloqué », une autre fonction est à finir d’abord. Recommencez autant de fois que vous voulez.

# %% carte [markdown]
# ## La carte du cours
#
# | chapitre | ce que vous y ferez |
# |---|---|
# | [01 — Les constantes du jeu](01_constantes.ipynb) | nommer, présenter les couleurs |
# | [02 — Le code secret](02_code_secret.ipynb) | tirer au hasard |
# | [03 — Lire une proposition](03_validation.ipynb) | refuser poliment ce qui est mal tapé |
# | [04 — Bien placés, mal placés](04_marquage.ipynb) | répondre sans compter deux fois |
# | [05 — Les tableaux de fréquences](05_frequences.ipynb) | répondre sans rien barrer |
# | [06 — La partie complète](06_partie.ipynb) | assembler votre jeu |
#
# Viendront ensuite les niveaux, puis l’ordinateur dans le rôle du décodeur.

# %% retenir [markdown]
# ## À retenir
#
# - Maj + Entrée, ou ▶, exécute une cellule ; le noyau retient ; redémarrer, c’est repartir à zéro.
# - Chaque réponse élimine des codes, même quand elle dit « rien ».
# - `verifier` n’est pas un juge : il montre le plus petit cas à comprendre.

# %% suite [markdown]
# **Ensuite :** [01 — Les constantes du jeu](01_constantes.ipynb), votre premier chapitre de programme, et son premier exercice.
