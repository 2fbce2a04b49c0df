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
# Avant d’écrire un programme, jouez. Dans une demi-heure, vous aurez trouvé un code secret, vous saurez ce qu’une réponse apprend, même quand elle dit « rien », et un notebook ne vous fera plus peur.

# %% fiche [markdown]
# - **Objectifs** : savoir exécuter les cellules d’un notebook ; savoir jouer une manche de Mastermind ; savoir tirer une conclusion d’une réponse
# - **Prérequis** : ouvrir un fichier, taper au clavier, savoir que 6 × 6 × 6 × 6 est un produit ; ni Python, ni le jeu
# - **Durée** : 30 minutes
# - **Pas dans cette leçon** : écrire un programme : cela commence en [00b](00b_python.ipynb)
#
# **Pour commencer :** cliquez dans la cellule de code ci-dessous, puis tapez **Maj + Entrée**, ou touchez **▶**. Faites de même avec la suivante, qui est repliée. Elles préparent le jeu et n’affichent rien.

# %% imports
from mastermind_edu import confronter
from mastermind_edu.widgets import Plateau

# %% outils tags=["coulisses"]
from itertools import product

from mastermind_edu import repondre_par_marquage


def codes_possibles(proposition, bien, mal):
    """Les codes de deux pions, parmi R, V et B, qui donneraient cette réponse."""
    codes = ["".join(code) for code in product("RVB", repeat=2)]
    return [code for code in codes if repondre_par_marquage(code, proposition) == (bien, mal)]


def combien_de_codes(proposition, bien, mal):
    """Leur nombre."""
    return len(codes_possibles(proposition, bien, mal))


# %% notebook-texte [markdown]
# ## Un notebook, c’est quoi ?
#
# Une suite de **cellules** : du texte, comme ici, et du code Python. Maj + Entrée, ou ▶, exécute une cellule et passe à la suivante. Le numéro entre crochets dit dans quel ordre le code a été exécuté ; `[*]` veut dire « patientez ».
#
# La valeur de la dernière ligne s’affiche sous la cellule, une fois celle-ci exécutée ; le commentaire qui suit, « Après l’exécution », s’ouvre alors de lui-même. Une cellule de code repliée prépare les coulisses : exécutez-la sans la lire.

# %% nouveau-calcul [markdown]
# **Nouveau : calculer**
#
# Python sait additionner `+`, soustraire `-`, multiplier `*` et diviser `/`.
#
# ```python
# 6 * 6
# ```
#
# **Piège** : la multiplication s’écrit `*`, jamais x ni ×.

# %% nouveau-nom [markdown]
# **Nouveau : donner un nom**
#
# `rangees = 10` range la valeur 10 sous le nom `rangees`. On s’en sert ensuite à la place du nombre.
#
# ```python
# rangees = 10
# rangees + 2
# ```
#
# **Piège** : le nom est toujours à gauche du signe `=`. Il n’a jamais d’espace ; dans ce cours, pas d’accent non plus.

# %% notebook-question [markdown] prediction=["48"]
# Le plateau du Mastermind a 12 rangées de 4 trous. Avant d’exécuter : combien de trous en tout ?
#
# Écrivez votre prédiction à la place des trois points ; Python ne lit pas ce qui suit un `#`. `confronter` la mettra à côté du résultat. Fausse, elle n’est jamais une faute : c’est elle qui fait apprendre.

# %% notebook
ma_prediction = ...  # votre nombre, à la place des trois points
rangees = 12
trous = 4
confronter(ma_prediction, rangees * trous)

# %% noyau-texte [markdown]
# 48 trous. **Changez une chose :** écrivez 10 à la place de 12, puis exécutez de nouveau.
#
# ## Le noyau
#
# Le programme qui exécute vos cellules s’appelle **le noyau**. Il retient tout : il sait encore ce que vaut `rangees`.
#
# - Menu **Exécution**, « Exécuter toutes les cellules » : tout le notebook, de haut en bas.
# - Menu **Noyau**, « Redémarrer le noyau… » : il oublie tout. C’est le remède quand plus rien ne va ; exécutez ensuite toutes les cellules.
# - Bouton **+**, en haut du notebook : une cellule neuve sous la vôtre, pour essayer.
# - **Ctrl + S** : enregistrer, souvent.

# %% regles [markdown]
# ## Les règles
#
# Le **codeur** cache un **code** : quatre pions de couleur. Il y a six couleurs, écrites R, V, B, J, P et N : rouge, vert, bleu, jaune, pourpre et noir. La même couleur peut servir plusieurs fois. Le **décodeur** le cherche, en douze tentatives au plus. À chaque tentative, il propose quatre pions, et le codeur répond par deux nombres :
#
# - les **bien placés** : bonne couleur, bonne place ; une **clé** 🔑 chacun ;
# - les **mal placés** : bonne couleur, autre place ; un **pion blanc** ⚪ chacun.
#
# La réponse dit *combien*, jamais *lesquels*. Chaque pion ne compte qu’une fois.
#
# Ici, l’ordinateur est le codeur, et vous le décodeur.

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

# %% guide-modele tags=["coulisses"]
assert len(guide.manche.tentatives) <= guide.manche.regles.max_tentatives

# %% guide-propositions [markdown]
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
# Aucun bien placé, aucun mal placé : c’est sûr, ni rouge, ni vert. Il y avait 6 × 6 × 6 × 6 = 1 296 codes possibles, il en reste 4 × 4 × 4 × 4 = 256. En moyenne, sur tous les secrets, R R V V en laisse 205 : un peu de malchance, mais une certitude.
#
# </details>
#
# <details><summary>Après B B B B</summary>
#
# Deux bien placés : il y a exactement deux bleus, à 6 paires de places possibles, et 3 couleurs pour chaque autre pion. Il reste 6 × 3 × 3 = 54 codes.
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
# À vous, sans aide : tout de suite, ou à la maison. Notez sur un papier ce que chaque réponse élimine. « Nouvelle manche » tire un autre secret.

# %% libre tags=["nbval-ignore-output"]
plateau = Plateau(graine=2026)
plateau

# %% libre-modele tags=["coulisses"]
assert len(plateau.manche.tentatives) <= plateau.manche.regles.max_tentatives

# %% petit-texte [markdown] prediction=["2", "deux codes", "VB", "BR"] montre="petit-prediction"
# ## Combien de codes restent possibles ?
#
# Prenons un jeu minuscule : deux pions, trois couleurs R, V et B, donc neuf codes. Le décodeur propose R V. Le codeur répond : 0 bien placé, 1 mal placé.
#
# Avant d’exécuter : combien de ces neuf codes donneraient cette réponse ?
# La cellule d’après les montrera.

# %% petit-prediction
ma_prediction = ...  # combien de codes ?
confronter(ma_prediction, combien_de_codes("RV", 0, 1))

# %% petit
codes_possibles("RV", 0, 1)

# %% petit-questions [markdown]
# Deux codes seulement.
#
# 1. Le code V R contient un R et un V. Pourquoi n’est-il pas dans la liste ?
# 2. Dans la seconde cellule, remplacez `0, 1` par `0, 0` et exécutez de nouveau. Que vous apprend une réponse vide ?
# 3. Essayez `1, 1` : il ne reste aucun code ! Pourquoi cette réponse est-elle impossible ?

# %% petit-reponses [markdown]
# <details><summary>Réponses</summary>
#
# 1. Si V R était le secret, le codeur aurait répondu deux mal placés. Un code n’est possible que s’il donne **exactement** la réponse reçue.
# 2. Il ne reste que B B. Une réponse vide n’est pas un échec : toutes les couleurs proposées disparaissent d’un coup.
# 3. Un pion est bien placé : si l’autre a la bonne couleur, il ne lui reste que sa place. De même, « trois bien placés, un mal placé » n’existe pas.
#
# </details>

# %% carte [markdown]
# ## La carte du cours
#
# | chapitre | ce que vous y ferez |
# |---|---|
# | [00b — Premières lignes de Python](00b_python.ipynb) | des valeurs, des listes, des fonctions |
# | [00c — Répéter et choisir](00c_boucles.ipynb) | parcourir, compter, choisir |
# | [01 — Les constantes du jeu](01_constantes.ipynb) | nommer, présenter les couleurs |
# | [02 — Le code secret](02_code_secret.ipynb) | tirer au hasard |
# | [03 — Lire une proposition](03_validation.ipynb) | refuser une saisie fausse |
# | [03b — Redemander](03b_redemander.ipynb) | recommencer |
# | [04 — Bien placés, mal placés](04_marquage.ipynb) | répondre sans compter deux fois |
# | [05 — Les tableaux de fréquences](05_frequences.ipynb) | répondre sans rien barrer |
# | [06 — La manche complète](06_partie.ipynb) | assembler votre jeu |

# %% carte-ordinateur [markdown]
# Ensuite, l’ordinateur joue contre vous :
#
# | chapitre | ce que vous y ferez |
# |---|---|
# | [07 — Niveaux et scores](07_niveaux_scores.ipynb) | compter les points d’un match |
# | [08 — L’ordinateur cherche](08_ordinateur.ipynb) | trouver le secret sans tricher |
# | [09 — Quand la réponse est fausse](09_erreurs_de_reponse.ipynb) | le prouver |
# | [10 — Mesurer au lieu de croire](10_statistiques.ipynb) | noter une façon de jouer |

# %% carte-strategies [markdown]
# Enfin, vous ferez mieux que lui :
#
# | chapitre | ce que vous y ferez |
# |---|---|
# | [11 — Couleur, fond, curseur](11_cfc.ipynb) | chercher de tête |
# | [12 — Réparer un programme publié](12_dijon.ipynb) | réparer le programme d’un autre |
# | [13 — La meilleure réponse](13_meilleure_reponse.ipynb) | choisir la proposition qui apprend le plus |
# | [13b — Ce que « optimal » veut dire](13b_optimal.ipynb) | le prouver |
# | [14 — Contre-stratégies](14_contre_strategies.ipynb) | cacher un code qui résiste |
# | [15 — Des fonctions aux objets](15_objets.ipynb) | repenser la manche |
# | [16 — Votre propre plateau](16_interface.ipynb) | dessiner le vôtre |

# %% parcours [markdown]
# Trois parcours :
#
# | parcours | chapitres | durée, exercices compris |
# |---|---|---|
# | BTS SIO | 00 à 07 | 23 heures 30 |
# | NSI, IUT | tous les chapitres | 44 heures |
# | Je connais déjà Python | 04, 05, puis 08 à 14 | 21 heures 30 |
#
# Presque chaque leçon a ses exercices, qui se vérifient tout seuls. `Plateau(du_jour=True)`, dans une cellule neuve, cache le code du jour, le même pour toute la classe.

# %% progres-texte [markdown]
# Cette cellule, dans n’importe quel notebook, dit quels exercices vous avez réussis. Seule votre machine le retient.

# %% progres tags=["nbval-ignore-output"]
from mastermind_edu import progres

progres()

# %% retenir [markdown]
# ## À retenir
#
# - Maj + Entrée, ou ▶, exécute une cellule ; le noyau retient ; redémarrer, c’est repartir à zéro.
# - Chaque réponse élimine des codes, même quand elle dit « rien ».
# - Prédire, exécuter, comparer : c’est ainsi que l’on apprend.

# %% suite [markdown]
# **Ensuite :** [00b — Premières lignes de Python](00b_python.ipynb), si vous n’avez jamais programmé. Sinon, les exercices [00b](../exercises/00b_python_exercices.ipynb) et [00c](../exercises/00c_boucles_exercices.ipynb) diront si vous pouvez commencer par [01 — Les constantes du jeu](01_constantes.ipynb).
