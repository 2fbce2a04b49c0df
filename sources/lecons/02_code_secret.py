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
# # Le code secret : tirer au hasard, puis vérifier le hasard
#
# À la fin de cette leçon, vous saurez cacher un code que personne ne devine d’avance… et que vous pourrez pourtant faire revenir. Vous démasquerez aussi trois tirages truqués, sans lire leur programme.

# %% fiche [markdown]
# - **Objectifs** : savoir compter les codes possibles ; savoir tirer au hasard, et retrouver le même tirage ; savoir vérifier un tirage en comptant
# - **Prérequis** : [01 — Les constantes du jeu](01_constantes.ipynb)
# - **Durée** : 60 minutes
# - **Pas dans cette leçon** : la saisie du joueur, qui vient en [03](03_validation.ipynb)

# %% imports
from mastermind_edu.affichage import montrer_memoire
couleurs = ["R", "V", "B", "J", "P", "N"]

# %% rappel-texte [markdown]
# **Deux minutes de rappel.** Trois questions sur les chapitres d’avant, corrigées aussitôt ; celles que vous manquez reviendront. Rien n’est noté.

# %% rappel tags=["nbval-ignore-output"]
from mastermind_edu import rappel

rappel("02")

# %% situation-question [markdown] prediction=["32768"] choix=["2000", "5000", "10000", "30000"]
# ## Prédire
#
# Avec 4 pions et 6 couleurs, le jeu classique a 1 296 codes. Prenons **un** pion et **deux** couleurs de plus : 5 pions, 8 couleurs. Au jugé, sans calculer : environ 2 000 codes ? 5 000 ? 10 000 ? 30 000 ? Notez votre réponse.
#
# Cherchons d’abord la règle sur un jeu minuscule : deux pions, trois couleurs. Dans une boucle, il y a une autre boucle : pour **chaque** premier pion, on essaie **tous** les seconds.

# %% compter
codes = []
for premier in ["R", "V", "B"]:
    for second in ["R", "V", "B"]:
        codes.append(premier + second)
print(len(codes), codes)

# %% nouveau-puissance [markdown]
# **Nouveau : `**`, `//` et `%`**
#
# Trois couleurs, deux pions : 3 × 3 codes. Chaque pion ajouté multiplie encore par 3. C’est une **puissance**, `3 ** 2`. Pour partager : `//` donne le quotient, `%` le reste.
#
# ```python
# print(6 ** 4)
# print(17 // 5, 17 % 5)
# ```
#
# **Piège** : `6 ** 4` et `4 ** 6` sont deux nombres différents. Et `^` n’est pas la puissance.

# %% puissance
print("à l’endroit :", 6 ** 4, 8 ** 5)
print("à l’envers :", 4 ** 6, 5 ** 8)

# %% tirage-texte [markdown]
# **32 768 codes** : vingt-cinq fois plus, pour un pion et deux couleurs. Pour chaque pion, autant de choix que de couleurs : le nombre de pions dit combien de fois on multiplie.
#
# ## Tirer un pion
#
# Le document du BTS procède en deux temps : tirer un **rang** au hasard, puis lire la couleur qui est à ce rang. Il nous faut un outil de plus.

# %% nouveau-hasard [markdown]
# **Nouveau : `import` et le hasard**
#
# `import random` ouvre une boîte à outils de Python. On y prend un générateur de hasard, puis on lui demande des tirages : `hasard.randrange(6)` donne 0, 1, 2, 3, 4 ou 5 ; `hasard.randint(1, 6)` va de 1 à 6 ; `hasard.choice(liste)` prend un élément.
#
# ```python
# import random
# hasard = random.Random()
# print(hasard.randrange(6))
# ```
#
# **Piège** : `randrange(6)` ne donne jamais 6, `randint(1, 6)` si.

# %% tirage
import random
hasard = random.Random(2024)
for tour in range(5):
    rang = hasard.randrange(len(couleurs))
    print(rang, couleurs[rang])

# %% graine-question [markdown] prediction=["une seule", "les mêmes"] montre="graine"
# Les rangs vont de 0 à 5 : exactement ceux d’une liste de six couleurs.
#
# ## La graine
#
# Un ordinateur ne lance pas de dé : il calcule une suite de nombres qui *ressemble* au hasard. La **graine**, ici 2024, dit où elle commence. Un élève a écrit `hasard = random.Random(2024)` **dans** la boucle. Avant d’exécuter : combien de lignes **différentes** allez-vous voir ?

# %% graine
for tour in range(4):
    hasard = random.Random(2024)
    print(hasard.randrange(6), hasard.randrange(6), hasard.randrange(6))

# %% des-question [markdown] prediction=["pairs", "paires", "aucun nombre impair"] montre="des"
# Une seule, quatre fois : **même graine, mêmes tirages.** Réparez : quelle ligne faut-il sortir de la boucle ?
#
# ## Un tirage par dé
#
# Au jeu de l’oie, on ajoute deux dés :
#
# ```pseudo
# sommes ← []
# POUR i DE 0 À 7 FAIRE
#   a ← HASARD_ENTRE(1, 6)
#   b ← HASARD_ENTRE(1, 6)
#   AJOUTER a + b À sommes
# FIN POUR
# ```
# ```python
# sommes = []
# for i in range(8):
#     a = hasard.randint(1, 6)
#     b = hasard.randint(1, 6)
#     sommes.append(a + b)
# ```
#
# Un élève a tiré `a`, puis ajouté `a + a`. Avant d’exécuter : qu’auront ses sommes d’étrange ?

# %% des
sommes = []
for i in range(8):
    a = hasard.randint(1, 6)
    sommes.append(a + a)
print(sommes)

# %% couleurs-question [markdown] prediction=["2400"] montre="couleurs"
# Toutes paires ! Deux dés demandent **deux tirages** ; recopier le premier n’est pas tirer.
#
# ## Tirer un code
#
# De même, un code demande un tirage par pion ; une couleur peut revenir. Voici l’algorithme du document, pour n pions et k couleurs ; vous l’écrirez en Python dans l’exercice.
#
# ```pseudo
# code ← []
# POUR i DE 0 À n − 1 FAIRE
#   rang ← HASARD_ENTRE(0, k − 1)
#   AJOUTER couleurs[rang] À code
# FIN POUR
# ```
#
# ## Vérifier le hasard
#
# Un tirage honnête donne la même chance à chaque couleur. Un seul code ne montre rien ; 3 600 codes, soit 14 400 pions, le montrent. `codes_de` les tire.
#
# Avant d’exécuter : combien de rouges, à peu près ? Et les six nombres seront-ils égaux ?

# %% outils tags=["coulisses"]
from mastermind_edu import Regles, tirer_code

PROGRAMMES = {
    "cours": lambda hasard: [couleurs[k] for k in tirer_code(Regles(), hasard)],
    "A": lambda hasard: [hasard.choice(couleurs)] * 4,
    "B": lambda hasard: hasard.sample(couleurs, 4),
    "C": lambda hasard: [couleurs[hasard.randrange(5)] for _ in range(4)],
}

def codes_de(programme):
    hasard = random.Random(2024)
    return [PROGRAMMES[programme](hasard) for _ in range(3600)]

tirages = [[couleur for code in codes_de(programme) for couleur in code] for programme in ("cours", "A")]
assert [max(abs(pions.count(c) - len(pions) / 6) for c in couleurs) for pions in tirages] == [53, 160]

# %% couleurs
def compter_couleurs(codes):
    for couleur in couleurs:
        compte = 0
        for code in codes:
            compte = compte + code.count(couleur)
        print(couleur, "█" * (compte // 100), compte)


compter_couleurs(codes_de("cours"))

# %% couples-question [markdown] prediction=["100", "cent"] montre="couples"
# Autour de 2 400 (14 400 ÷ 6), à 53 près : le hasard n’est pas régulier.
#
# Il faut aussi que les pions s’ignorent. Regardons deux places ensemble : en ligne, la couleur de la première place ; en colonne, celle de la deuxième. Il y a 36 cases pour 3 600 codes : avant d’exécuter, qu’attendez-vous dans chacune ?

# %% dessin tags=["coulisses"]
from mastermind_edu.affichage.graphiques import encadrer, texte


def dessiner_couples(codes, i, j):
    """Le tableau des couples de couleurs des places i et j ; plus une case est foncée, plus le couple est fréquent."""
    lignes, corps = ["    " + "".join(f"{c:>5}" for c in couleurs)], []
    for y, a in enumerate(couleurs):
        nombres = [sum(code[i] == a and code[j] == b for code in codes) for b in couleurs]
        lignes.append(f"{a:>4}" + "".join(f"{n:5}" for n in nombres))
        corps += [texte(30, 84 + 34 * y, a, gras=True), texte(76 + 46 * y, 58, a, ancre="middle", gras=True)]
        for x, n in enumerate(nombres):
            teinte = f'fill="#2f6fc4" fill-opacity="{min(n, 600) / 900:.2f}" stroke="#777"'
            corps += [f'<rect x="{53 + 46 * x}" y="{63 + 34 * y}" width="46" height="34" {teinte}/>', texte(76 + 46 * x, 84 + 34 * y, str(n), ancre="middle")]
    return encadrer(f"Couples des places {i + 1} et {j + 1}", "\n".join(lignes), corps, 284)

# %% couples
dessiner_couples(codes_de("cours"), 0, 1)

# %% versions-question [markdown] prediction=["un seul", "1 seul", "1 programme"] montre="versions-comptes"
# Autour de 100 partout : le premier pion n’apprend rien sur le deuxième. Essayez deux autres places : `dessiner_couples(codes_de("cours"), 2, 3)`.
#
# ## Trois tirages truqués
#
# Les programmes A, B et C se trompent tous les trois. Vous ne voyez pas leurs lignes, seulement leurs 3 600 codes, comme un contrôleur devant une machine à sous. Avant d’exécuter : combien des trois seront démasqués, sans aucun doute, par le compte des couleurs ?

# %% versions-comptes
for programme in ["A", "B", "C"]:
    print("programme", programme)
    compter_couleurs(codes_de(programme))

# %% versions-constat [markdown]
# Un seul : C ne tire jamais de noir. B a l’air honnête. A s’écarte jusqu’à 160 de 2 400, trois fois plus que le programme du cours : c’est louche, mais pourquoi ? Interrogeons les couples.

# %% versions-couples
dessiner_couples(codes_de("A"), 0, 1)

# %% versions-questions [markdown]
# 1. Que montre la diagonale de A ? Combien de codes peut-il donner en tout ?
# 2. Écrivez `"B"` à la place de `"A"`, et exécutez de nouveau. Que montre cette diagonale ? Combien de codes B peut-il donner ?
# 3. Dans C, l’auteur a écrit `hasard.randrange(len(couleurs) - 1)`. Réparez.

# %% versions-reponses [markdown]
# <details><summary>Réponses</summary>
#
# 1. Les deux pions ont toujours la même couleur : A tire une couleur **avant** la boucle, et la répète. Il n’a que 6 codes. Ses quatre pions sortent ensemble : voilà pourquoi ses comptes s’écartent plus.
# 2. Ils n’ont jamais la même couleur : B ôte la couleur tirée, comme une carte qu’on ne remet pas dans le paquet. Il n’a que 6 × 5 × 4 × 3 = 360 codes.
# 3. `hasard.randrange(len(couleurs))` : la fin est déjà exclue, « − 1 » exclut une couleur de plus.
#
# </details>

# %% nouveau-repeter [markdown]
# **Nouveau : répéter une liste, en prendre un morceau**
#
# `[0] * 6` donne une liste de six zéros, et `a + b` met deux listes bout à bout. `c[1:4]` donne les cases de rang 1, 2 et 3, dans une autre liste : c’est une **tranche**. `c[:4]` part du début, `c[4:]` va jusqu’au bout.
#
# ```python
# c = [0] * 6
# print(c[:4] + ["R"])
# ```
#
# **Piège** : comme pour `range`, la fin est exclue ; `c[1:4]` s’arrête au rang 3.

# %% memoire-question [markdown] prediction=["[5, 0, 0, 0, 0, 0]"]
# ## Remplir une liste qui existe déjà
#
# Unisciel, un cours en ligne, dit « combinaison » pour code, et numérote les couleurs de 1 à m. Sa fonction reçoit une liste de six cases, `mystere`, et n’en remplit que les n premières. Dans la fonction, la liste s’appelle `c`.
#
# Deux noms, donc. Deux listes ? On écrit dans `c` ; avant d’exécuter : que contiendra `mystere` ?

# %% memoire
mystere = [0] * 6
c = mystere
c[0] = 5
montrer_memoire(mystere=mystere, c=c)

# %% memoire-texte [markdown]
# Une seule liste : `c = mystere` ne copie rien. Ce que l’on écrit par un nom se lit par l’autre, et c’est aussi ce qui arrive quand une fonction reçoit une liste.

# %% nouveau-none [markdown]
# **Nouveau : `None`**
#
# Une fonction sans `return` ne donne rien, et ce rien a un nom : `None`. C’est normal quand son travail est de changer une liste.
#
# ```python
# resultat = mystere.append(3)
# print(resultat)
# ```
#
# **Piège** : n’écrivez pas `mystere = mystere.append(3)` : vous perdriez la liste.

# %% effacer-question [markdown] prediction=["None"]
# `effacer` remet à zéro les n premières cases de la liste qu’on lui donne. Avant d’exécuter : que montrera chaque `print` ?

# %% effacer
def effacer(c, n):
    for k in range(n):
        c[k] = 0


mystere = [4, 2, 6, 1, 3, 5]
print(effacer(mystere, 2))
print(mystere, mystere[:2])

# %% bogue-texte [markdown]
# La fonction a agi, et n’a rien renvoyé : la liste de l’appelant a changé.
#
# **Trouvez le bogue.** Cette version n’efface rien. Quelle ligne est coupable ?

# %% bogue
def effacer_autrement(c, n):
    c = []
    for k in range(n):
        c.append(0)


mystere = [4, 2, 6, 1, 3, 5]
effacer_autrement(mystere, 2)
print(mystere)

# %% bogue-reponse [markdown]
# <details><summary>Réponse</summary>
#
# `c = []` : le nom `c` désigne désormais une **autre** liste, que la fonction remplit puis oublie. Dessinez-le : dans la cellule du dessin, ajoutez `c = []` après `c[0] = 5`.
#
# La solution d’Unisciel, elle, écrit `rd.randint(1, m)` sans avoir importé `rd` : elle s’arrête à la première case. Chez nous, le hasard est un paramètre.
#
# </details>

# %% retenir [markdown]
# ## À retenir
#
# - Un code, c’est un tirage par pion ; 4 pions et 6 couleurs donnent 6⁴ = 1 296 codes.
# - Même graine, mêmes tirages : commode pour vérifier, à éviter pour jouer.
# - Compter les couleurs ne suffit pas : il faut aussi compter les couples.

# %% suite [markdown]
# **À vous :** [l’exercice 02](../exercises/02_code_secret_exercices.ipynb), trois fonctions pour compter et tirer les codes. Puis [03 — Lire une proposition](03_validation.ipynb) : le secret est caché, au joueur de parler.
