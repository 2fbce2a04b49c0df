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
# # Mesurer au lieu de croire : noter une façon de jouer
#
# L’ordinateur joue-t-il bien ? À la fin de cette leçon, vous répondrez par des nombres que personne ne pourra contester. Vous saurez aussi ce que vaut un sondage, et vous trouverez trois erreurs dans les mesures d’un élève.

# %% fiche [markdown]
# - **Objectifs** : savoir compter avec un dictionnaire ; savoir résumer une stratégie par sa moyenne et son maximum ; savoir distinguer un sondage d’un calcul complet
# - **Prérequis** : [02 — Le code secret](02_code_secret.ipynb), pour le hasard ; [08 — L’ordinateur cherche](08_ordinateur.ipynb)
# - **Durée** : 60 minutes
# - **Pas dans cette leçon** : chercher une meilleure façon de jouer

# %% imports
import random
from mastermind_edu import Regles, choisir_couleurs, ecrire_mot
from mastermind_edu.decodeurs import jouer_contre

# %% rappel-texte [markdown]
# **Deux minutes de rappel.** Trois questions sur les chapitres d’avant, corrigées aussitôt ; celles que vous manquez reviendront. Rien n’est noté.

# %% rappel tags=["nbval-ignore-output"]
from mastermind_edu import rappel

rappel("10")

# %% situation-texte [markdown] prediction=["moyenne 5.45"]
# ## Prédire
#
# La stratégie du chapitre 08 « peut sembler assez inefficace », dit la SAÉ : à vous d’en juger. Trois élèves l’essaient, vingt manches chacun, contre des secrets tirés au hasard.
#
# Avant d’exécuter : auront-ils la même moyenne, à un dixième près ? L’un d’eux verra-t-il une manche de neuf propositions, la plus longue qui existe ?

# %% situation
couleurs = [0, 1, 2, 3, 4, 5]
for graine in [12, 13, 15]:
    hasard, longueurs_vues = random.Random(graine), []
    for manche in range(20):
        secret = hasard.choices(couleurs, k=4)
        longueurs_vues.append(len(jouer_contre("lexicographique", secret, 6)))
    print("moyenne", sum(longueurs_vues) / 20, "– maximum", max(longueurs_vues))

# %% tous-texte [markdown]
# Trois sondages, trois avis. Et personne n’a tiré le pire des secrets : un maximum **vu** n’est pas toujours le maximum.
#
# Or il n’y a que 1 296 secrets. Au lieu de sonder, essayons-les **tous**. La cellule suivante le fait, comme à la fin de la leçon 08, et range chaque longueur sous son secret.

# %% outils tags=["coulisses"]
from mastermind_edu.affichage import montrer_plateau
from mastermind_edu.affichage.graphiques import dessiner_distributions
from mastermind_edu.coeur.codes import tous_les_codes
from mastermind_edu.statistiques import evaluer
from mastermind_edu.statistiques.moteur_python import MoteurPython
from mastermind_edu.statistiques.series import jouer_les_series


def repartition(nom):
    return evaluer(nom).distribution


[longueurs_des_manches] = jouer_les_series(MoteurPython(4, 6), "lexicographique")
longueur_de = dict(zip(tous_les_codes(4, 6), longueurs_des_manches))
print(len(longueur_de), "manches jouées")

# %% nouveau-dictionnaire [markdown]
# **Nouveau : le dictionnaire**
#
# Il range des valeurs sous des **clés** ; `{}` est vide. `points["Ada"]` lit ou change une valeur ; `points.values()` les donne toutes, `points.items()` donne chaque clé avec la sienne. `"Ada" in points` cherche parmi les clés.
#
# ```python
# points = {"Ada": 17, "Alan": 15}
# points["Grace"] = 18
# for nom, nombre in points.items():
#     print(nom, nombre)
# ```
#
# **Piège** : une liste ne peut pas être une clé, un tuple le peut. `tuple([3, 2, 1, 0])` donne `(3, 2, 1, 0)`.

# %% consulter-texte [markdown] prediction=["NNNN : 6"]
# `longueur_de` est un dictionnaire : la clé est un secret, la valeur une longueur. R R R R, la première proposition, est trouvé tout de suite. Avant d’exécuter, jouez la manche de tête : en combien de propositions N N N N, la dernière couleur, est-il trouvé ?

# %% consulter
print("RRRR :", longueur_de[(0, 0, 0, 0)])
print("NNNN :", longueur_de[(5, 5, 5, 5)])
print("moyenne :", sum(longueur_de.values()) / len(longueur_de))

# %% compter-texte [markdown] prediction=["6 : 602"]
# Six : une couleur absente à chaque rangée, de R R R R à O O O O, puis N N N N. Quant à la moyenne, elle vaut **5,7647** : 7 471 propositions pour 1 296 secrets, sans aucun tirage.
#
# ## Compter dans un dictionnaire
#
# Combien de secrets pour chaque longueur ? C’est un tableau de fréquences, dont les cases naissent à la demande :
#
# ```pseudo
# POUR CHAQUE nb DE longueurs FAIRE
#   SI nb PAS DANS combien ALORS
#     combien[nb] ← 0
#   FIN SI
#   combien[nb] ← combien[nb] + 1
# FIN POUR
# ```
# ```python
# for nb in longueurs:
#     if nb not in combien:
#         combien[nb] = 0
#
#     combien[nb] += 1
# ```
#
# Avant d’exécuter : quelle longueur est la plus fréquente ?

# %% compter
combien = {}
for nb in longueur_de.values():
    if nb not in combien:
        combien[nb] = 0
    combien[nb] += 1
for nb, secrets in combien.items():
    print(nb, ":", secrets)

# %% compter-conclusion [markdown]
# Six, pour 602 secrets. De 1 à 9, aucune longueur ne manque.

# %% nouveau-trier [markdown]
# **Nouveau : trier**
#
# `sorted` donne une nouvelle liste, dans l’ordre croissant ; des tuples se rangent comme des mots, de gauche à droite. D’un dictionnaire, `sorted` trie les clés.
#
# ```python
# print(sorted([3, 1, 2]))
# print(sorted([(1, 0), (0, 5)]))
# print(sorted({"Zoé": 12, "Ada": 17}))
# ```
#
# **Piège** : `liste.sort()` trie sur place et ne renvoie rien ; n’écrivez pas `liste = liste.sort()`.

# %% barres-texte [markdown]
# ## Dessiner
#
# Une barre par longueur, un carré par vingtaine complète de secrets ; puis la même chose, en courbe :

# %% barres
for nb in sorted(combien):
    print(f"{nb} {combien[nb]:4} " + "■" * (combien[nb] // 20))
dessiner_distributions({"lexicographique": combien})

# %% barres-questions [markdown]
# 1. Il n’y a pas de barre au-dessus de 1. Combien de secrets représente-t-elle, et lesquels ?
# 2. Près de la moitié des secrets demandent six propositions. Pourquoi la moyenne est-elle plus petite que 6 ?

# %% barres-reponses [markdown]
# <details><summary>Réponses</summary>
#
# 1. Un seul, R R R R, la première proposition : moins de vingt, donc aucun carré.
# 2. 443 secrets demandent cinq propositions ou moins, 251 en demandent sept ou plus : les manches courtes tirent la moyenne vers le bas.
#
# </details>

# %% faciles-texte [markdown] prediction=["(0, 1, 1, 1)"]
# ## Quels secrets ?
#
# Les secrets **faciles** sont trouvés en deux propositions au plus. Avant d’exécuter : VJBR n’en est pas ; pouvez-vous en nommer un autre que R R R R ?

# %% faciles
faciles = []
for secret, nb in longueur_de.items():
    if nb <= 2:
        faciles.append(secret)
print(sorted(faciles))

# %% publie-texte [markdown] prediction=["moyenne 5 – max 9"]
# L’exercice vous demandera les plus difficiles.
#
# ## Trouvez les bogues : le bilan d’un élève
#
# Voici son programme de mesure. Il affiche une moyenne, le maximum et le pire secret. Avant d’exécuter : quelle moyenne affichera-t-il ?

# %% publie
somme, maxi, pire = 0, 0, None
for secret, nb in longueur_de.items():
    somme += nb
    if nb > maxi:
        maxi = nb
        pire = secret
print("moyenne", somme // len(longueur_de), "– max", maxi, pire)

# %% publie-questions [markdown]
# 1. D’où vient cette moyenne toute ronde ? Réparez.
# 2. Six secrets demandent neuf propositions. Pourquoi n’en nomme-t-il qu’un ?
# 3. Supposons qu’une copie de cette boucle mesure une **seconde** stratégie. Les deux bilans sont identiques, au chiffre près. Que soupçonnez-vous ?

# %% publie-reponses [markdown]
# <details><summary>Réponses</summary>
#
# 1. `//` est un quotient entier ; il faut `/`. En Java, diviser deux entiers donne aussi un entier.
# 2. `>` ne garde que le premier : à égalité, les suivants sont oubliés.
# 3. En recopiant la boucle, il a oublié de changer l’appel : la seconde mesure refait la première. Deux résultats trop égaux sont un signal.
#
# </details>

# %% sondage-texte [markdown] prediction=["1296 manches : 5 élèves"] montre="sondage"
# ## Sonder, ou tout essayer
#
# Et si l’on sondait davantage ? Vingt élèves tirent chacun 324 manches, puis 1 296, puis 5 184, puis 42 000. On compte ceux dont la moyenne est juste à un centième près.
#
# Avant d’exécuter : avec 1 296 manches tirées au hasard, autant que de secrets, combien des vingt élèves réussissent ?

# %% sondage
hasard, valeurs = random.Random(1), list(longueur_de.values())
exacte = sum(valeurs) / 1296
for n in [324, 1296, 5184, 42000]:
    justes = 0
    for eleve in range(20):
        moyenne = sum(hasard.choices(valeurs, k=n)) / n
        if -0.01 < moyenne - exacte < 0.01:
            justes += 1
    print(n, "manches :", justes, "élèves")

# %% sondage-conclusion [markdown]
# Cinq sur vingt ! Au hasard, des secrets reviennent, d’autres manquent. Il faut environ **42 000** manches pour connaître la moyenne à un centième, dix-neuf fois sur vingt ; 1 296 manches, une par secret, la donnent **exactement**.
#
# La précision coûte cher : avec quatre fois plus de manches, l’erreur n’est divisée que par deux. Les auteurs d’un rapport de Dijon ont tiré un million de secrets… parmi 1 296.
#
# Quand tout essayer est possible, on essaie tout. Quand il y a trop de secrets, on sonde, et **on le dit**.

# %% dix-texte [markdown] prediction=["dijon1 : 521"]
# ## Dix essais au plus ?
#
# Le programme d’Unisciel donne dix coups au décodeur, quand son texte, vu au chapitre 07, annonce douze rangées au moins. Dix suffisent-ils à toute stratégie sérieuse ? En voici quatre : deux de la SAÉ, deux du rapport de Dijon, réparées. Peu importe comment elles jouent, nous ne regardons que leurs mesures : `repartition(nom)` est un dictionnaire comme `combien`. Comptons les secrets qu’elles ne trouvent pas en dix propositions.
#
# Avant d’exécuter : zéro partout ?

# %% dix
for nom in ["lexicographique", "dijon3", "cfc", "dijon1"]:
    trop_longues = 0
    for nb, secrets in repartition(nom).items():
        if nb > 10:
            trop_longues += secrets
    print(nom, ":", trop_longues)

# %% dix-conclusion [markdown]
# Seule celle du chapitre 08 tient toujours en dix. Un seul secret trouvé en onze aurait suffi à réfuter « dix essais au plus ». Pour **prouver** une telle phrase, en revanche, il faut avoir joué tous les secrets.

# %% comparer-texte [markdown]
# ## À vous de comparer
#
# Voici un petit jeu, 3 pions et 4 couleurs. Pariez d’abord : de celle du chapitre 08, de CFC et de Dijon 3, laquelle aura la plus petite moyenne ? Le plus petit maximum ? Exécutez : la première phrase répond. Changez ensuite de stratégies, de deux à quatre : l’une d’elles fait-elle mieux encore ? Gardez 4 pions et 6 couleurs pour la suite : les chapitres 11 et 12 vous demanderont de prédire ces mesures.

# %% comparer tags=["nbval-ignore-output"]
from mastermind_edu.widgets import Comparer

comparaison = Comparer(("lexicographique", "cfc", "dijon3"), nb_pions=3, nb_couleurs=4)
comparaison

# %% comparer-controle tags=["coulisses"]
assert [bilan.maximum for bilan in comparaison.bilans] == [6, 8, 7]
variance = sum((nb - 7471 / 1296) ** 2 for nb in longueur_de.values()) / 1296
assert 42_000 < 1.96**2 * variance / 0.01**2 < 42_500  # dix-neuf fois sur vingt, à un centième
assert combien == repartition("lexicographique") and combien[9] == 6
assert [sum(reponse) for _, reponse in jouer_contre("lexicographique", [5, 5, 5, 4], 6)] == [0] * 4 + [1] + [4] * 4  # cinq rangées, puis quatre
assert sum(nb < 6 for nb in longueur_de.values()) == 443 and sum(nb > 6 for nb in longueur_de.values()) == 251

# %% pire-texte [markdown]
# ## Le pire secret, sur un plateau
#
# Voici l’un des six. Regardez où l’ordinateur passe son temps : à chercher les couleurs, ou les places ?

# %% pire
sae, mots = Regles(couleurs=choisir_couleurs("RBJVON")), []
for proposition, reponse in jouer_contre("lexicographique", [5, 5, 5, 4], 6):
    mots.append(ecrire_mot(proposition, sae))
montrer_plateau(mots, "NNNO", regles=sae)

# %% pire-reponse [markdown]
# <details><summary>Réponse</summary>
#
# Cinq rangées pour les couleurs, parce que celles du secret, O et N, sont les dernières de l’ordre ; puis quatre pour la place du pion orange, essayée de gauche à droite. Un codeur qui connaît ces mesures cachera N N N O. Et si l’ordinateur commençait par la fin ?
#
# </details>

# %% retenir [markdown]
# ## À retenir
#
# - Un dictionnaire range une valeur sous chaque clé ; compter, c’est ajouter 1 sous la bonne clé.
# - Un sondage approche la moyenne, et ne voit pas forcément le maximum ; tout jouer donne les deux, exactement.
# - Une moyenne ronde, ou deux bilans identiques : on vérifie la mesure avant d’y croire.

# %% suite [markdown]
# **À vous :** [l’exercice 10](../exercises/10_statistiques_exercices.ipynb), deux fonctions qui notent n’importe quelle façon de jouer, même la vôtre. Puis [11 — Couleur, fond, curseur](11_cfc.ipynb), une stratégie que l’on suit de tête.
