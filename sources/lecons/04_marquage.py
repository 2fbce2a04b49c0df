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
# # Bien placés, mal placés : compter sans compter deux fois
#
# À la fin de cette leçon, vous saurez répondre juste à **toutes** les propositions, même les plus tordues. Et vous saurez pourquoi la première idée, celle qui vient à tout le monde, se trompe souvent.

# %% fiche [markdown]
# - **Objectifs** : savoir comparer deux codes place par place ; savoir barrer un pion pour ne le compter qu’une fois ; savoir protéger les données de l’appelant
# - **Prérequis** : [03b — Redemander](03b_redemander.ipynb)
# - **Durée** : 60 minutes
# - **Pas dans cette leçon** : les tableaux de fréquences, qui viennent en [05](05_frequences.ipynb)

# %% imports
from mastermind_edu import confronter, repondre_par_marquage
from mastermind_edu.affichage import montrer_memoire, montrer_plateau
from mastermind_edu.widgets import PasAPas

# %% rappel-texte [markdown]
# **Deux minutes de rappel.** Trois questions sur les chapitres d’avant, corrigées aussitôt ; celles que vous manquez reviendront. Rien n’est noté.

# %% rappel tags=["nbval-ignore-output"]
from mastermind_edu import rappel

rappel("04")

# %% situation-texte [markdown] prediction=["(1, 2)"] montre="prediction"
# ## Prédire
#
# Vous êtes le codeur : votre secret est **R V B R**. Le plateau le cache au décodeur (`cache=True` le demande), qui propose R R V J. Combien de **bien placés** 🔑 (bonne couleur, bonne place) ? Combien de **mal placés** ⚪ (bonne couleur, autre place) ?
#
# Écrivez votre prédiction **avant** d’exécuter, à la place des trois points. Une prédiction fausse n’est jamais une faute : c’est elle qui fait apprendre.

# %% situation
montrer_plateau(["RRVJ"], "RVBR", cache=True)

# %% prediction
ma_prediction = ...  # (bien placés, mal placés), comme (2, 0)
confronter(ma_prediction, tuple(repondre_par_marquage("RVBR", "RRVJ")))

# %% conflit-texte [markdown] prediction=["(1, 0)"]
# Un bien placé : le premier rouge. Deux mal placés : l’autre rouge et le vert.
#
# Plus petit, maintenant, et plus traître. Le secret est **R V**, la proposition **R R** : deux rouges d’un côté, un seul de l’autre. Le second rouge est-il mal placé ? Prédisez, puis exécutez.

# %% conflit
ma_prediction = ...  # (bien placés, mal placés)
confronter(ma_prediction, tuple(repondre_par_marquage("RV", "RR")))
montrer_plateau(["RR"], "RV")

# %% regle [markdown]
# ## La règle du compte unique
#
# Aucun mal placé : le seul rouge du secret répond déjà au premier rouge.
#
# > **Un pion du secret ne répond qu’à un seul pion de la proposition, et chaque pion n’est compté qu’une fois.**
#
# Quand la couleur n’est double que **dans le secret**, R R, et que la proposition est R V, le second rouge du secret ne répond à rien. Double **des deux côtés**, elle peut compter deux fois.
#
# On compte donc les bien placés d’abord, puis les mal placés **parmi les pions qui restent**.

# %% adn-texte [markdown] prediction=["2"]
# ## Une boucle, à deux codes
#
# Question sœur : à combien de places deux brins d’ADN **diffèrent**-ils ?
#
# ```pseudo
# compte ← 0
# POUR i DE 0 À TAILLE − 1 FAIRE
#   SI brin1[i] ≠ brin2[i] ALORS
#     compte ← compte + 1
#   FIN SI
# FIN POUR
# ```
# ```python
# compte = 0
# for i in range(len(brin1)):
#     if brin1[i] != brin2[i]:
#         compte = compte + 1
# ```
#
# En pseudo-code, la borne est comprise ; dans `range`, la fin est exclue. Avant d’exécuter : combien de différences ?

# %% adn
def differences(brin1, brin2):
    compte = 0
    for i in range(len(brin1)):
        if brin1[i] != brin2[i]:
            compte = compte + 1
    return compte


print(differences("GATTACA", "GACTATA"))

# %% naive-texte [markdown] prediction=["RV RR 1"]
# Deux places, la troisième et la sixième : T et C y sont échangés.
#
# ## Les mal placés : une première idée
#
# « Le pion n’est pas bien placé, mais sa couleur est quelque part dans le secret. » Le mot `in` sait le dire. Voici quatre essais. Avant d’exécuter, lisez la condition du `if`, place par place, comme Python : combien de mal placés au dernier essai, R V contre R R ?

# %% naive
def mal_places_naive(secret, proposition):
    compte = 0
    for i in range(len(secret)):
        if proposition[i] != secret[i] and proposition[i] in secret:
            compte = compte + 1
    return compte


for secret, proposition in [("RNBV", "RVBN"), ("RVBJ", "JPPP"), ("RVBJ", "NNNN"), ("RV", "RR")]:
    print(secret, proposition, mal_places_naive(secret, proposition))

# %% combien-texte [markdown] prediction=["24"]
# Un mal placé, là où il n’y en a pas : le rouge du secret a servi deux fois. **Les trois premiers cas, justes, ne prouvaient rien.**
#
# Est-ce rare ? Essayons toutes les paires de codes à 2 pions et 4 couleurs : il y en a 256. Avant d’exécuter : combien de réponses fausses ?

# %% combien
ma_prediction = ...  # combien de réponses fausses, sur 256 ?
codes = []
for premier in "RVBJ":
    for second in "RVBJ":
        codes.append(premier + second)
fautes = 0
for secret in codes:
    for proposition in codes:
        bien, mal = repondre_par_marquage(secret, proposition)
        if mal_places_naive(secret, proposition) != mal:
            fautes = fautes + 1
confronter(ma_prediction, fautes)

# %% marquer-texte [markdown]
# 24 : presque une sur dix. Avec 4 pions et 6 couleurs, c’est pire : 514 740 sur 1 679 616, soit **30,65 %**.
#
# ## Voir barrer
#
# Un crayon suffit : chaque pion compté est barré, dans le secret **et** dans la proposition. Avancez avec le curseur, ou appuyez sur ▶. (Pour une personne, la première place est la place 1 ; pour Python, c’est le rang 0.)
#
# 1. Pourquoi deux passages sur la proposition ?
# 2. À la fin, quel pion du secret n’est pas barré ?
# 3. Au second passage, pourquoi la place 1 est-elle sautée ?

# %% marquer-pas-a-pas tags=["nbval-ignore-output"]
pas = PasAPas("RVBR", "RRVJ")
pas

# %% marquer-etapes tags=["coulisses"]
assert len(pas.etapes) == 10
assert (pas.etapes[-1].bien_places, pas.etapes[-1].mal_places) == (1, 2)

# %% marquer-reponses [markdown]
# <details><summary>Réponses</summary>
#
# 1. Le premier ne prend que les bien placés : ainsi, aucun mal placé ne peut leur prendre leur pion.
# 2. Le bleu : la proposition n’en a pas.
# 3. Son pion, déjà compté, est barré.
#
# </details>
#
# En Python, barrer, c’est écrire `None` à la place du pion.

# %% nouveau-is [markdown]
# **Nouveau : `is None`**
#
# `None` n’est égal à aucune couleur. « Est-ce barré ? » s’écrit `is None` ; le contraire, `is not None`.
#
# ```python
# pion = None
# print(pion is None, pion == "R")
# ```
#
# **Piège** : ne dites pas « absent » avec `False`. En Python, `0 == False` est vrai : un pion trouvé au rang 0 passerait pour absent.

# %% chaussettes-texte [markdown] prediction=["2"]
# ## Barrer, dans une question sœur
#
# Deux tiroirs de chaussettes dépareillées : combien de paires d’une même couleur, une chaussette de chaque tiroir ? On cherche chaque chaussette du second tiroir dans le premier, et l’on **barre** celle que l’on trouve. Avant d’exécuter : combien de paires ?

# %% chaussettes
ma_prediction = ...  # combien de paires ?


def paires_de_chaussettes(tiroir1, tiroir2):
    paires = 0
    for chaussette in tiroir2:
        if chaussette in tiroir1:
            paires = paires + 1
            tiroir1[tiroir1.index(chaussette)] = None
    return paires


gauche = ["bleu", "noir", "gris", "noir"]
confronter(ma_prediction, paires_de_chaussettes(gauche, ["noir", "bleu", "bleu"]))

# %% examiner-texte [markdown] prediction=["[None, None, 'gris', 'noir']"]
# Deux paires : le second bleu n’a plus de pareil. C’est juste !
#
# Et le tiroir ? Avant d’exécuter : que contient `gauche`, maintenant ?

# %% examiner
print(gauche)
autre = gauche
autre[2] = "vert"
montrer_memoire(gauche=gauche, autre=autre)

# %% examiner-reponse [markdown]
# La fonction a barré les chaussettes **de l’appelant** : `tiroir1` et `gauche` étaient deux noms d’une seule liste, comme `autre` sur le dessin.

# %% nouveau-copie [markdown]
# **Nouveau : `a.copy()`**
#
# Donne une **autre** liste, qui contient la même chose ; `list(a)` aussi. On peut écrire dedans : la première reste entière.
#
# ```python
# secret = ["R", "V"]
# essai = secret.copy()
# essai[0] = None
# ```
#
# **Piège** : `essai = secret` ne copie rien : c’est un second nom de la même liste. Un texte, lui, n’a pas de `copy` : il ne change jamais.

# %% algorithme [markdown]
# **Réparez** `paires_de_chaussettes` : une ligne, au début, suffit. Exécutez de nouveau les deux cellules : la première ligne affichée est la liste entière, rien n’y est barré.
#
# ## L’algorithme entier
#
# Il barre des deux côtés. Il copie donc aussi la proposition : on l’affiche encore après la réponse.
#
# ```text
# secret ← COPIER(secret)
# proposition ← COPIER(proposition)
# bien ← 0
# mal ← 0
# POUR i DE 0 À TAILLE − 1 FAIRE
#   SI secret[i] = proposition[i] ALORS
#     bien ← bien + 1
#     BARRER secret[i] ET proposition[i]
#   FIN SI
# FIN POUR
# POUR CHAQUE pion DE proposition FAIRE
#   SI pion N’EST PAS BARRÉ ALORS
#     p ← RECHERCHER(pion, secret)
#     SI p EST TROUVÉ ALORS
#       mal ← mal + 1
#       BARRER secret[p]
#     FIN SI
#   FIN SI
# FIN POUR
# ```

# %% trace [markdown]
# Sa trace sur l’exemple du BTS, secret RNBV, proposition RVBN. Un pion barré est remplacé par ✗.
#
# | étape | secret | proposition | 🔑 | ⚪ |
# |---|---|---|---|---|
# | rang 0 : R = R | ✗NBV | ✗VBN | 1 | 0 |
# | rang 2 : B = B | ✗N✗V | ✗V✗N | 2 | 0 |
# | V, trouvé au rang 3 | ✗N✗✗ | ✗V✗N | 2 | 1 |
# | N, trouvé au rang 1 | ✗✗✗✗ | ✗V✗N | 2 | 2 |
#
# **Et si l’on échangeait les deux boucles ?** Essayez sur papier VR contre RR : le premier rouge prend le pion du second. Cela donnerait 51,77 % de réponses fausses.

# %% bogue-texte [markdown]
# ## Trouvez le bogue
#
# Voici la seconde boucle, telle que deux documents l’ont publiée. Unisciel marque −1 les bien placés (c’est déjà fait) et 0 les mal placés. Elle devrait en trouver 2 et finir par `[0, -1, 3, 0]`. Suivez à la main le tour où `k` vaut 0 : le premier pion de la proposition est 2. À quel rang `p` est-il trouvé ? Quelle case est marquée ? Corrigez **une lettre**.

# %% bogue
copie, proposition = [1, -1, 3, 2], [2, 4, 1, 6]
compte = 0
for k in range(len(copie)):
    if copie[k] != -1 and proposition[k] in copie:
        p = copie.index(proposition[k])
        compte = compte + 1
        copie[k] = 0
print(compte, copie)

# %% signes-texte [markdown] prediction=["o#3o"]
# <details><summary>Réponse au bogue</summary>
#
# Il faut marquer le pion **trouvé** : `copie[p] = 0`. La version publiée échoue sur l’exemple de son propre énoncé, et sur 21,72 % des paires.
#
# </details>
#
# ## Les mots des autres
#
# Bien placé : une fiche **NOIRE**, `#` ou 🔑. Mal placé : **BLANCHE**, `o` ou ⚪. Lisez l’encadré. Avant d’exécuter : comment Unisciel affiche-t-il sa copie finale, 0, −1, 3, 0 ? **Changez une chose** ensuite : écrivez N et B.

# %% nouveau-augmenter [markdown]
# **Nouveau : `+=`**
#
# `compte += 1` veut dire `compte = compte + 1`. C’est plus court, rien d’autre.
#
# ```python
# compte = 0
# compte += 1
# ```
#
# **Piège** : `compte =+ 1` est permis aussi, mais met `compte` à 1.

# %% signes
texte = ""
for valeur in [0, -1, 3, 0]:
    if valeur == -1:
        texte += "#"
    elif valeur == 0:
        texte += "o"
    else:
        texte += str(valeur)
print(texte)

# %% nouveau-assert [markdown]
# **Nouveau : `assert`**
#
# « J’affirme que… » : rien ne se passe si c’est vrai ; sinon, Python s’arrête à cette ligne.
#
# ```python
# assert repondre_par_marquage("1213", "4512") == (1, 1)
# ```
#
# **Piège** : `assert` n’affiche rien quand tout va bien. Le silence n’est pas un oubli, c’est une réussite.
#
# Cet exemple et les cinq suivants sont d’Unisciel. Changez un nombre, pour voir.

# %% exemples-unisciel
assert repondre_par_marquage("1213", "4516") == (1, 0)
assert repondre_par_marquage("1213", "4562") == (0, 1)
assert repondre_par_marquage("1213", "4156") == (0, 1)  # un seul 1 proposé
assert repondre_par_marquage("1213", "4134") == (0, 2)
assert repondre_par_marquage("4213", "5243") == (2, 1)

# %% retenir [markdown]
# ## À retenir
#
# - Les bien placés d’abord, les mal placés ensuite, parmi les pions qui restent.
# - Un pion compté est barré : il ne sert plus.
# - `b = a` donne un second nom à la même liste ; `a.copy()` en fait une autre.

# %% suite [markdown]
# **À vous :** [l’exercice 04](../exercises/04_marquage_exercices.ipynb), six fonctions de la plus simple à la plus riche, puis des cas à écrire. Ensuite, [05 — Les tableaux de fréquences](05_frequences.ipynb) : une autre façon de répondre, sans rien barrer.
