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
# À la fin de cette leçon, votre programme répondra juste à **toutes** les propositions, même les plus tordues. Et vous saurez pourquoi la première idée, celle qui vient à tout le monde, se trompe presque une fois sur trois.

# %% fiche [markdown]
# | | |
# |---|---|
# | **Objectifs** | savoir compter les bien placés ; savoir marquer un pion pour ne le compter qu’une fois ; savoir protéger les données de l’appelant |
# | **Prérequis** | [03 — Lire une proposition](03_validation.ipynb) |
# | **Durée** | 55 minutes |
# | **Pas dans cette leçon** | les tableaux de fréquences, qui viennent en [05](05_frequences.ipynb) |

# %% imports
from mastermind_edu import repondre_par_marquage
from mastermind_edu.affichage import montrer_plateau
from mastermind_edu.widgets import PasAPas

# %% situation-texte [markdown]
# ## Prédire
#
# Le codeur a caché quatre pions. Voici une proposition. Plus loin, vous verrez que le secret était **R V B R**.
#
# Combien de pions sont **bien placés** 🔑 (bonne couleur, bonne place) ? Combien sont **mal placés** ⚪ (bonne couleur, autre place) ?
#
# Écrivez votre prédiction **avant** d’exécuter. Une prédiction fausse n’est jamais une faute : c’est elle qui fait apprendre.

# %% situation-plateau
montrer_plateau(["RRVJ"], "RVBR", cache=True)

# %% prediction
ma_prediction = (0, 0)  # (bien placés, mal placés) : changez ces deux nombres
print("ma prédiction :", ma_prediction)
print("la réponse    :", tuple(repondre_par_marquage("RVBR", "RRVJ")))

# %% conflit-texte [markdown]
# Un bien placé : le premier rouge. Deux mal placés : l’autre rouge et le vert.
#
# Plus petit, maintenant, et plus traître. Le secret est **R V**, la proposition **R R**. Il y a deux rouges dans la proposition et un seul dans le secret. Comptez-vous le second rouge comme mal placé ? Prédisez, puis exécutez.

# %% conflit
montrer_plateau(["RR"], "RV")

# %% regle [markdown]
# ## La règle du compte unique
#
# Un bien placé, **zéro** mal placé. Le seul rouge du secret répond déjà au premier rouge de la proposition : il ne peut pas répondre aussi au second.
#
# > **Un pion du secret ne répond qu’à un seul pion de la proposition, et chaque pion n’est compté qu’une fois.**
#
# On compte donc d’abord les bien placés, puis on cherche les mal placés parmi les pions **qui restent**.

# %% bien-places-texte [markdown]
# ## Les bien placés
#
# En français : *pour chaque place, si les deux pions sont égaux, ajouter un au compte*. En Python, c’est presque la même phrase. Combien de bien placés entre R N B V et R V B N ?

# %% bien-places
def compter_bien_places(secret, proposition):
    compte = 0
    for i in range(len(secret)):
        if secret[i] == proposition[i]:
            compte = compte + 1
    return compte


compter_bien_places(["R", "N", "B", "V"], ["R", "V", "B", "N"])

# %% naive-texte [markdown]
# ## Les mal placés : une première idée
#
# « Le pion n’est pas bien placé, mais sa couleur est quelque part dans le secret. » Le mot `in` sait le dire. Trois essais, trois réponses justes :

# %% naive
def mal_places_naive(secret, proposition):
    compte = 0
    for i in range(len(secret)):
        if proposition[i] != secret[i] and proposition[i] in secret:
            compte = compte + 1
    return compte


print(mal_places_naive("RNBV", "RVBN"), mal_places_naive("RVBJ", "JPPP"), mal_places_naive("RVBJ", "NNNN"))

# %% naive-prediction [markdown]
# Trois réponses justes ne prouvent rien. Prédisez ce que dira `mal_places_naive("RV", "RR")`, puis exécutez.

# %% naive-echec
mal_places_naive("RV", "RR")

# %% naive-combien-texte [markdown]
# Elle compte un mal placé de trop : le rouge du secret sert deux fois.
#
# Est-ce rare ? Sur les 1 679 616 paires de codes à 4 pions et 6 couleurs, elle se trompe **514 740 fois, soit 30,65 %**. Comptons nous-mêmes sur un jeu plus petit : 3 pions, 4 couleurs.

# %% naive-combien
from itertools import product

codes = list(product("RVBJ", repeat=3))
fautes = sum(mal_places_naive(s, p) != repondre_par_marquage(s, p).mal_places for s in codes for p in codes)
print(f"{fautes} paires fausses sur {len(codes) ** 2}")

# %% marquer-texte [markdown]
# ## Voir avant d’écrire : barrer les pions comptés
#
# Sur une table, on prendrait un crayon : chaque pion compté est barré, dans le secret **et** dans la proposition. Avancez étape par étape avec le curseur, ou appuyez sur ▶, en cherchant à répondre :
#
# 1. Pourquoi deux passages sur la proposition, et pas un seul ?
# 2. À la dernière étape, quel pion du secret n’est pas barré ?
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
# 1. Au premier passage, on ne prend que les bien placés : ainsi, aucun mal placé ne peut leur prendre leur pion.
# 2. Le bleu : la proposition n’en a pas.
# 3. Son pion a déjà été compté comme bien placé, il est barré.
#
# </details>

# %% code-texte [markdown]
# ## Le code
#
# En Python, barrer c’est écrire `None` à la place du pion : `None` n’est égal à aucune couleur. Deux boucles, dans cet ordre.

# %% code
def marquer(secret, proposition):
    bien, mal = 0, 0
    for i in range(len(secret)):
        if secret[i] == proposition[i]:
            bien = bien + 1
            secret[i], proposition[i] = None, None
    for pion in proposition:
        if pion is not None and pion in secret:
            mal = mal + 1
            secret[secret.index(pion)] = None
    return bien, mal


marquer(["R", "V"], ["R", "R"])

# %% ordre-question [markdown]
# **Et si on échangeait les deux boucles ?** Les mal placés prendraient les pions des bien placés : la fonction se tromperait sur plus de la moitié des paires, 51,77 %. L’ordre n’est pas un détail.
#
# Il reste un défaut, que le résultat ne montre pas. Prédisez ce que la cellule suivante affiche.

# %% aliasing
secret = ["R", "V", "B", "R"]
marquer(secret, ["R", "R", "V", "J"])
print(secret)

# %% aliasing-texte [markdown]
# ## Examiner : le secret a disparu
#
# La fonction a barré les pions **du secret lui-même**. À la tentative suivante, il n’y aurait plus rien à trouver !
#
# La liste reçue par la fonction n’est pas une copie : c’est la même liste, sous un autre nom. `b = a` ne copie rien ; pour copier, il faut le demander : `a.copy()`. La réparation de notre fonction tient en une ligne.

# %% alias
a = ["R", "V"]
b = a
b[0] = "N"
print(a)

# %% copie
def repondre(secret, proposition):
    return marquer(secret.copy(), proposition.copy())


secret = ["R", "V", "B", "R"]
print(repondre(secret, ["R", "R", "V", "J"]), secret)

# %% bogue-texte [markdown]
# ## Trouvez le bogue
#
# Voici la seconde boucle telle que deux documents l’ont publiée : un cours d’université (« `copie[k]` ») et un site (« on invalide CODE(i) »). Elle marque 0 là où un mal placé est trouvé. Elle échoue sur l’exemple de son propre énoncé : il attend 2. Une seule lettre est fausse. Laquelle ?
#
# Suivez à la main : `k` vaut 0, le pion cherché est 2. Où est-il trouvé ? Quelle case est barrée ? Corrigez et exécutez de nouveau : vous devez obtenir 2.

# %% bogue
def trouver_mal_places(copie, proposition):
    compte = 0
    for k in range(len(copie)):
        if copie[k] != -1 and proposition[k] in copie:
            p = copie.index(proposition[k])
            compte = compte + 1
            copie[k] = 0
    return compte


trouver_mal_places([1, -1, 3, 2], [2, 4, 1, 6])

# %% bogue-reponse [markdown]
# <details><summary>Réponse</summary>
#
# Il faut barrer le pion **trouvé** : `copie[p] = 0`, et non `copie[k] = 0`. La version publiée se trompe sur 21,72 % des paires à 4 pions et 6 couleurs, par exemple 1112 et 1121 : elle répond (2, 1) au lieu de (2, 2).
#
# </details>

# %% vocabulaire-texte [markdown]
# ## Changez une chose
#
# Les mots changent d’un document à l’autre, pas l’idée : bien placé, c’est une fiche **NOIRE**, un `#` ou une clé 🔑 ; mal placé, une fiche **BLANCHE**, un `o` ou un pion ⚪. Modifiez la fonction pour qu’elle écrive les fiches `N` et `B`.

# %% vocabulaire
def en_signes(reponse):
    bien, mal = reponse
    return "#" * bien + "o" * mal


en_signes(repondre([1, 2, 1, 3], [4, 5, 1, 2]))

# %% retenir [markdown]
# ## À retenir
#
# - Les bien placés d’abord, les mal placés ensuite, parmi les pions qui restent.
# - Un pion compté est barré : il ne sert plus.
# - `b = a` donne un second nom à la même liste ; `a.copy()` en fait une autre.

# %% suite [markdown]
# **À vous :** [l’exercice 04](../exercises/04_marquage_exercices.ipynb), cinq fonctions de la plus simple à la plus riche, puis des cas à écrire. Ensuite, [05 — Les tableaux de fréquences](05_frequences.ipynb) : la même réponse, sans rien barrer.
