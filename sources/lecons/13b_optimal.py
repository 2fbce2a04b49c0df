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
# # Ce que « optimal » veut dire : une preuve, un total, un arbre
#
# Knuth trouve toujours en cinq. Fait-on mieux ? À la fin de cette leçon, vous saurez prouver qu’aucun joueur au monde ne trouve toujours en quatre, et vous lirez la stratégie d’un joueur parfait.

# %% fiche [markdown]
# - **Objectifs** : savoir noter une proposition de plusieurs façons ; savoir prouver une borne en comptant ; savoir dire de quoi une stratégie est « optimale »
# - **Prérequis** : [13 — La meilleure réponse](13_meilleure_reponse.ipynb)
# - **Durée** : 60 minutes
# - **Pas dans cette leçon** : ce que peut faire un codeur qui connaît votre stratégie, au chapitre 14

# %% imports
from mastermind_edu import Regles, confronter, lire_proposition
from mastermind_edu.affichage.arbre_de_jeu import dessiner_arbre
from mastermind_edu.decodeurs.meilleure_reponse import tailles_des_parts

# %% rappel-texte [markdown]
# **Deux minutes de rappel.** Trois questions sur les chapitres d’avant, corrigées aussitôt ; celles que vous manquez reviendront. Rien n’est noté.

# %% rappel tags=["nbval-ignore-output"]
from mastermind_edu import rappel

rappel("13b")

# %% outils tags=["coulisses"]
from mastermind_edu.coeur.codes import tous_les_codes
from mastermind_edu.coeur.reponses import partition

# %% notes-texte [markdown] prediction=["aucun", "zéro"] montre="notes"
# ## D’autres notes
#
# Knuth prépare le pire. Trois autres auteurs notent les mêmes parts autrement :
#
# - Irving, 1979 : la taille moyenne de la part qui restera, la plus petite possible ;
# - Neuwirth, 1982 : l’**entropie**, la surprise moyenne d’une réponse, la plus grande ;
# - Kooi, 2005 : le plus de parts.
#
# La surprise se compte en coupes : `log2(8)` vaut 3, car 8 codes, coupés trois fois en deux, n’en laissent qu’un. Une coupe est un **bit**.
#
# Les mêmes cinq débuts. Avant d’exécuter : combien de ces trois-là choisissent R R V V, comme Knuth ?

# %% notes
from math import log2

codes = list(tous_les_codes(4, 6))
for mot in ["RRRR", "RRRV", "RRVV", "RRVB", "RVBJ"]:
    tailles = list(tailles_des_parts(lire_proposition(mot, Regles()), codes))
    moyenne = sum(t * t for t in tailles) / 1296
    entropie = sum(t / 1296 * log2(1296 / t) for t in tailles)
    print(f"{mot} : {moyenne:.1f} en moyenne, {entropie:.3f} bits, {len(tailles)} parts")

# %% notes-conclusion [markdown]
# Aucun ! Irving prend R R V B, Neuwirth R V B J, et Kooi hésite entre ces deux-là. Quatre bonnes raisons, trois débuts.
#
# Relisez les deux formules. Une part de taille t a t chances sur 1 296 d’être la bonne. Elle laisse alors t candidats, d’où `t * t` ; et `log2(1296 / t)` compte les coupes qui mènent de 1 296 codes à t.

# %% flottants-texte [markdown] prediction=["False"] choix=["True", "False"]
# ## Comparer deux entropies
#
# L’entropie additionne des nombres à virgule. Deux propositions séparent six candidats en parts de mêmes tailles, dans un autre ordre. Avant d’exécuter : la dernière ligne, `True` ou `False` ?

# %% flottants
def bits(tailles):
    m, entropie = sum(tailles), 0  # m candidats en tout
    for t in tailles:
        entropie += t / m * log2(m / t)
    return entropie


print(bits([2, 2, 1, 1]), bits([1, 1, 2, 2]))
print(bits([2, 2, 1, 1]) == bits([1, 1, 2, 2]))

# %% quatre-texte [markdown] prediction=["3 183"]
# Chaque addition arrondit : dans un autre ordre, les mêmes nombres ne donnent pas tout à fait la même somme. Deux ex æquo n’en seraient plus, et le départage ne jouerait pas. Le programme du cours compare donc des nombres **entiers**, calculés sans arrondi.
#
# ## Quatre propositions ne peuvent pas suffire
#
# Prenez une feuille. Il y a 14 réponses, dont une seule gagne. En **une** proposition, on trouve un secret au plus. En **deux** : la première en trouve un, et chacune des 13 autres réponses mène à une seconde proposition, qui en trouve un au plus.
#
# Avant d’exécuter : combien au plus en trois ?

# %% quatre
trouves = 0
for propositions in range(1, 5):
    trouves = 1 + 13 * trouves
    print(propositions, trouves)

# %% preuve-texte [markdown] prediction=["256"]
# 183, soit 1 + 13 × 14. En quatre, ce compte en permet 2 380, et il n’y a que 1 296 secrets : **compter ainsi ne prouve rien**.
#
# Mais la première proposition laisse une grande part, qu’il faut finir en trois. Prenez, des cinq débuts, celui dont la plus grande part est la plus petite : combien de codes a cette part ? Le chapitre 13 l’a mesuré : cherchez de tête avant d’exécuter.

# %% preuve
ma_prediction = ...  # combien de codes ?
debuts = [lire_proposition(mot, Regles()) for mot in ["RRRR", "RRRV", "RRVV", "RRVB", "RVBJ"]]
au_mieux = min(max(tailles_des_parts(debut, codes)) for debut in debuts)
confronter(ma_prediction, au_mieux)
assert au_mieux > 1 + 13 * 14

# %% preuve-conclusion [markdown]
# C’est une **preuve** : quel que soit le début, une réponse laisse au moins 256 codes, et trois propositions en règlent 183 au plus. Même un joueur parfait ne trouve pas toujours en quatre. Knuth trouve toujours en cinq : au pire, on ne peut pas faire mieux.

# %% nouveau-recursion [markdown]
# **Nouveau : une fonction qui s’appelle elle-même**
#
# Elle résout un problème par le même, en plus petit. Chaque appel a ses propres variables.
#
# ```python
# def secrets_en(n):
#     if n == 0:
#         return 0
#     return 1 + 13 * secrets_en(n - 1)
# ```
#
# **Piège** : sans le cas qui arrête, elle s’appelle sans fin.

# %% recursion-texte [markdown] prediction=["trois lignes", "Trois : avec 2"] montre="recursion"
# ## Compter autrement
#
# Cette fonction refait le compte de la feuille, sans boucle. Un `print` annonce chaque appel, décalé à mesure que le problème rapetisse. Avant d’exécuter : combien de lignes annonceront un appel ?

# %% recursion
def secrets_en(n):
    print("  " * (2 - n), "appel avec", n)
    if n == 0:
        return 0
    return 1 + 13 * secrets_en(n - 1)


print(secrets_en(2), "secrets")

# %% optimal-texte [markdown] prediction=["21"]
# Trois : avec 2, puis 1, puis 0, le cas qui arrête. Chaque appel attend la réponse du suivant pour finir son calcul.
#
# ## Et en moyenne ?
#
# 2 pions, 3 couleurs : 9 secrets, que Knuth trouve en 24 propositions en tout. Peut-on faire mieux ? Essayons **toutes** les stratégies : pour chaque proposition, on additionne le mieux que l’on puisse faire dans chaque part. Qu’est-ce qui arrête les appels ? La part gagnante est ôtée, un code qui n’apprend rien est sauté : chaque part est plus petite que la liste, jusqu’à ce qu’il n’en reste aucune.
#
# Avant d’exécuter : combien de propositions en tout, au mieux ?

# %% optimal
ma_prediction = ...  # combien de propositions en tout ?


def plus_petit_total(candidats, codes):
    meilleur = 1000  # trop grand, pour commencer
    for code in codes:
        parts = partition(code, candidats)
        if len(parts) > 1 or code in candidats:  # sinon, il n’apprendrait rien
            suite = [part for reponse, part in parts.items() if reponse != (2, 0)]
            prix = len(candidats) + sum(plus_petit_total(part, codes) for part in suite)
            meilleur = min(meilleur, prix)
    return meilleur


neuf = list(tous_les_codes(2, 3))
confronter(ma_prediction, plus_petit_total(neuf, neuf))

# %% optimal-conclusion [markdown]
# Un secret à la première rangée, quatre à la deuxième, quatre à la troisième : 21. Tout a été essayé, c’est **optimal**. Pour 1 296 secrets, Koyama et Lai l’ont fait en 1993 ; `python lancer.py prouver` le refait.
#
# | stratégie | total | au pire |
# |---|---|---|
# | l’ordre du chapitre 08 | 7 471 | 9 |
# | Knuth | 5 801 | 5 |
# | optimale | **5 625** | 6 |
# | optimale, en cinq au plus | 5 626 | 5 |
#
# 5 625, mais parfois une sixième proposition. « Optimal » ne veut rien dire tout seul : dites **quoi** est le plus petit, la moyenne ou le pire.

# %% sommet-texte [markdown]
# ## L’arbre du joueur parfait
#
# Une stratégie entière est un arbre : une proposition, puis une suite par réponse. Voici le sommet.

# %% sommet
from mastermind_edu.decodeurs.optimal import arbre_optimal

dessiner_arbre(arbre_optimal(4, 6))

# %% arbre-texte [markdown]
# Dépliez-le : chaque bouton est une réponse, et dit combien de candidats elle laisse. Ou donnez un secret, et suivez-le. Trouvez une proposition qui ne peut pas gagner, et un secret qui en demande six.

# %% arbre tags=["nbval-ignore-output"]
from mastermind_edu.widgets import Arbre

arbre = Arbre()
arbre

# %% arbre-controle tags=["coulisses"]
from mastermind_edu.statistiques import evaluer

bilans = [evaluer(nom) for nom in ("lexicographique", "knuth", "optimal", "optimal_en_cinq")]
assert [(bilan.total, bilan.maximum) for bilan in bilans] == [(7471, 9), (5801, 5), (5625, 6), (5626, 5)]
assert arbre.promenade.proposition == (0, 0, 1, 2) and max(map(len, arbre.promenade.parts.values())) == 276
quatre = list(tous_les_codes(2, 2))
assert (plus_petit_total(neuf, neuf), plus_petit_total(quatre, quatre)) == (21, 8)
assert evaluer("knuth", 2, 3).total == 24

# %% quatre-codes [markdown]
# **Changez une chose**, ici ou à la maison. Deux pions, deux couleurs, quatre secrets seulement. Cherchez sur le papier le plus petit total. Puis, dans une cellule de plus, faites-le chercher à `plus_petit_total` : préparez `quatre = list(tous_les_codes(2, 2))`, comme plus haut `neuf`, et donnez-le deux fois.

# %% quatre-codes-reponse [markdown]
# <details><summary>Réponse</summary>
#
# Huit : un secret à la première proposition, deux à la deuxième, un à la troisième. Par R V d’abord : R R et V V donnent la même réponse, V R une autre.
#
# </details>

# %% retenir [markdown]
# ## À retenir
#
# - Des notes différentes choisissent des codes différents ; et un nombre à virgule est arrondi : pour départager, on compare des entiers.
# - Une borne se prouve en comptant, un optimum en essayant tout.
# - « Optimal » se dit d’une question précise : la moyenne, ou le pire.

# %% suite [markdown]
# **À vous :** le défi de [l’exercice 13](../exercises/13_meilleure_reponse_exercices.ipynb) fait jouer votre programme contre 27 secrets : à quelle distance de l’optimum est-il ?
#
# Puis [14 — Contre-stratégies](14_contre_strategies.ipynb) donne la parole au codeur.
