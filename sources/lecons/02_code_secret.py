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
# À la fin de cette leçon, votre programme cachera un code que personne ne peut deviner d’avance… et que vous saurez pourtant faire revenir quand vous voudrez. Vous démasquerez aussi trois tirages truqués.

# %% fiche [markdown]
# | | |
# |---|---|
# | **Objectifs** | savoir compter les codes possibles ; savoir tirer un code, pion par pion ; savoir vérifier un tirage en comptant |
# | **Prérequis** | [01 — Les constantes du jeu](01_constantes.ipynb) |
# | **Durée** | 55 minutes |
# | **Pas dans cette leçon** | la saisie du joueur, qui vient en [03](03_validation.ipynb) |

# %% imports
import random
from mastermind_edu.affichage import montrer_plateau
couleurs = ["R", "V", "B", "J", "P", "N"]

# %% situation-texte [markdown]
# ## Prédire
#
# Avec 4 pions et 6 couleurs, où une couleur peut servir plusieurs fois, le jeu classique a 1 296 codes. Prenons **un** pion et **deux** couleurs de plus : 5 pions, 8 couleurs. Combien de codes ? Répondez au jugé, sans calculer : 2 000 ? 5 000 ? 10 000 ? 30 000 ?

# %% prediction
ma_prediction = "?"  # écrivez un nombre

# %% compter-texte [markdown]
# ## Compter les codes
#
# D’abord, d’où viennent ces 1 296 codes ? Avec un seul pion : 6 codes. Avec deux pions : pour **chacune** des 6 couleurs du premier, il y a 6 couleurs pour le second. À chaque pion ajouté, on multiplie encore par 6.

# %% compter
nombre = 1
for pion in range(4):
    nombre = nombre * 6
    print("pions :", pion + 1, "– codes :", nombre)

# %% puissance-texte [markdown]
# **1 296 codes.** Multiplier quatre fois par 6, c’est une **puissance** : `6 ** 4` en Python.
#
# Attention à l’ordre : le nombre de couleurs d’abord, puis le nombre de pions, qui dit combien de fois on multiplie. Un site annonce 32 768 codes pour 5 pions et 8 couleurs. Vérifions, puis regardons ce que donnerait l’ordre inverse.

# %% puissance
print("ma prédiction :", ma_prediction)
print("à l’endroit :", 6 ** 4, 8 ** 5)
print("à l’envers :", 4 ** 6, 5 ** 8)

# %% tirage-texte [markdown]
# ## Tirer un pion
#
# Le document du BTS procède en deux temps : tirer un **rang** au hasard, puis lire la **couleur** qui est à ce rang. `hasard.randrange(6)` donne 0, 1, 2, 3, 4 ou 5, mais jamais 6 : ce sont exactement les rangs d’une liste de six couleurs.

# %% tirage
hasard = random.Random(2024)
for n in range(5):
    rang = hasard.randrange(len(couleurs))
    print(rang, couleurs[rang])

# %% code-texte [markdown]
# ## Tirer un code
#
# En français : *partir d’une liste vide ; pour chaque pion, tirer une couleur et l’ajouter*. Un code, c’est donc **un tirage par pion**. Avant d’exécuter : verrez-vous deux fois la même couleur dans un code ?

# %% code
def tirer(nb_pions, couleurs, hasard):
    code = []
    for i in range(nb_pions):
        rang = hasard.randrange(len(couleurs))
        code.append(couleurs[rang])
    return code


for n in range(5):
    print(tirer(4, couleurs, hasard))

# %% graine-texte [markdown]
# Oui, et c’est permis : chaque pion ignore les autres.
#
# ## La graine
#
# Dans `random.Random(2024)`, le nombre 2024 s’appelle la **graine**. Avant d’exécuter : quelles lignes seront égales ?

# %% graine
print(tirer(4, couleurs, random.Random(2024)))
print(tirer(4, couleurs, random.Random(2024)))
print(tirer(4, couleurs, random.Random(2025)))

# %% plateau-texte [markdown]
# **Même graine, même code.** Un ordinateur ne lance pas de dé : il calcule une suite de nombres qui *ressemble* au hasard, et la graine dit où elle commence. C’est précieux pour chercher un bogue : le même tirage revient quand on le veut.
#
# **Changez une chose** : ci-dessus, prenez pour graine votre année de naissance. Pour jouer, au contraire, on ne donne pas de graine, et personne ne connaît le secret. Voici tout ce qu’en voit le décodeur :

# %% plateau
secret = tirer(4, couleurs, random.Random())
montrer_plateau(["RVBJ"], "".join(secret), cache=True)

# %% couleurs-texte [markdown]
# ## Vérifier le hasard
#
# Un tirage honnête donne la même chance à chaque couleur. Un seul code ne montre rien ; 3 600 codes, si. Cela fait 14 400 pions : combien de rouges, à peu près ? Et les six nombres seront-ils égaux ?

# %% couleurs
def compter_couleurs(codes):
    pions = []
    for code in codes:
        pions = pions + code
    for couleur in couleurs:
        compte = pions.count(couleur)
        print(couleur, "█" * (compte // 100), compte)


codes = []
for n in range(3600):
    codes.append(tirer(4, couleurs, hasard))
compter_couleurs(codes)

# %% couples-texte [markdown]
# Environ 2 400 chacune (14 400 ÷ 6), jamais tout à fait : le hasard n’est pas régulier.
#
# Il faut aussi que les pions s’ignorent. Regardons deux places ensemble. En ligne, la couleur de la première place ; en colonne, celle de la deuxième. Il y a 36 couples pour 3 600 codes : qu’attendez-vous dans chaque case ?

# %% couples
def compter_couples(codes, i, j):
    couples = []
    for code in codes:
        couples.append(code[i] + code[j])
    print("      " + "    ".join(couleurs))
    for premiere in couleurs:
        ligne = premiere + " "
        for seconde in couleurs:
            ligne = ligne + f"{couples.count(premiere + seconde):5}"
        print(ligne)


compter_couples(codes, 0, 1)

# %% versions-texte [markdown]
# De 80 à 120, autour de 100 : le premier pion n’apprend rien sur le deuxième. Changez les places : `compter_couples(codes, 2, 3)`.
#
# ## Trouvez les bogues
#
# Trois élèves ont écrit leur tirage ; `choice` tire directement une couleur. Les trois se trompent. Avant d’exécuter : le compte des couleurs les trahira-t-il tous les trois ?

# %% versions
def tirer_a(nb_pions, couleurs, hasard):
    couleur = hasard.choice(couleurs)
    return [couleur] * nb_pions


def tirer_b(nb_pions, couleurs, hasard):
    return hasard.sample(couleurs, nb_pions)


def tirer_c(nb_pions, couleurs, hasard):
    code = []
    for i in range(nb_pions):
        rang = hasard.randrange(len(couleurs) - 1)
        code.append(couleurs[rang])
    return code


# %% versions-comptes
codes_a, codes_b, codes_c = [], [], []
for n in range(3600):
    codes_a.append(tirer_a(4, couleurs, hasard))
    codes_b.append(tirer_b(4, couleurs, hasard))
    codes_c.append(tirer_c(4, couleurs, hasard))
for codes_faux in [codes_a, codes_b, codes_c]:
    compter_couleurs(codes_faux)
    print()

# %% versions-constat [markdown]
# Seul `tirer_c`, le dernier, est démasqué : le noir ne sort jamais. Les deux autres ont des comptes au-dessus de tout soupçon ! Interrogeons les couples.

# %% versions-couples
compter_couples(codes_a, 0, 1)
print()
compter_couples(codes_b, 0, 1)

# %% versions-questions [markdown]
# 1. Que montre la diagonale du premier tableau ? Combien de codes `tirer_a` peut-il donner ?
# 2. Et celle du second ? Combien de codes `tirer_b` peut-il donner ?
# 3. Réparez les trois fonctions, puis comptez de nouveau.

# %% versions-reponses [markdown]
# <details><summary>Réponses</summary>
#
# 1. Les quatre pions ont toujours la même couleur : un seul tirage, répété. Il n’y a que 6 codes.
# 2. Deux places n’ont jamais la même couleur : `sample` ne remet pas en jeu une couleur tirée. Il reste 6 × 5 × 4 × 3 = 360 codes.
# 3. Dans `tirer_c`, il faut `randrange(len(couleurs))` : la fin est déjà exclue, le « − 1 » exclut une couleur de plus. Pour les deux autres, reprenez la boucle de `tirer`.
#
# </details>

# %% combinaison-texte [markdown]
# ## Remplir une liste qui existe déjà
#
# Unisciel, un cours en ligne, dit « combinaison » pour code. Comme le site, il numérote les couleurs, de 1 à m. Sa fonction reçoit une liste `c` de 6 cases, plus longue que le code, et n’en remplit que les n premières. (Sa solution écrit `rd.randint` sans jamais importer `rd` : chez nous, le hasard est un paramètre.)
#
# `randint(1, m)` tire de 1 à m, **les deux compris**. Avant d’exécuter : que montrera chaque `print` ?

# %% combinaison
CMAX = 6  # le plus long code possible


def generer_combinaison(c, n, m, hasard):
    for k in range(n):
        c[k] = hasard.randint(1, m)


mystere = [0] * CMAX
print(generer_combinaison(mystere, 4, 6, random.Random(2024)))
print(mystere)
print(mystere[:4], "sont les 4 pions du code")

# %% bogue-texte [markdown]
# La fonction ne renvoie rien, donc `None`. Mais elle a écrit **dans la liste de l’appelant** : `c` et `mystere` sont deux noms de la même liste. Le travail est fait, il n’y a rien à renvoyer. Quant aux 0 qui restent, ce ne sont pas des couleurs.
#
# **Trouvez le bogue.** Cette version ne remplit rien. Quelle ligne est coupable ?

# %% bogue
def generer_autrement(c, n, m, hasard):
    c = []
    for k in range(n):
        c.append(hasard.randint(1, m))


mystere = [0] * CMAX
generer_autrement(mystere, 4, 6, random.Random(2024))
print(mystere)

# %% bogue-reponse [markdown]
# <details><summary>Réponse</summary>
#
# `c = []`. Le nom `c` désigne désormais une **autre** liste, que la fonction remplit puis oublie. Pour changer la liste reçue, il faut écrire dans ses cases : `c[k] = …`.
#
# </details>

# %% retenir [markdown]
# ## À retenir
#
# - Un code, c’est un tirage par pion ; 4 pions et 6 couleurs donnent 6⁴ = 1 296 codes.
# - Même graine, même tirage : commode pour vérifier, à éviter pour jouer.
# - Compter les couleurs ne suffit pas : il faut aussi compter les couples.

# %% suite [markdown]
# **À vous :** [l’exercice 02](../exercises/02_code_secret_exercices.ipynb), trois fonctions pour compter et tirer les codes. Puis [03 — Lire une proposition](03_validation.ipynb) : le secret est caché, au joueur de parler.
