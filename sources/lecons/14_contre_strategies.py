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
# # Contre-stratégies : quand le codeur connaît votre jeu
#
# Une machine joue toujours de la même façon : on peut l’attendre au tournant. À la fin de cette leçon, vous saurez choisir le secret qui gêne le plus cette machine, et la protéger de ce choix par un peu de hasard. Vous aurez aussi résolu un petit jeu, exactement, entre celui qui cache et celui qui cherche.

# %% fiche [markdown]
# - **Objectifs** : savoir trouver les pires secrets d’une stratégie ; savoir mesurer ce que le hasard change ; savoir prouver la valeur d’un petit jeu
# - **Prérequis** : [10 — Mesurer au lieu de croire](10_statistiques.ipynb) et [13b — Ce que « optimal » veut dire](13b_optimal.ipynb)
# - **Durée** : 60 minutes
# - **Pas dans cette leçon** : les jeux où les deux joueurs mentent

# %% imports
from mastermind_edu import Regles, choisir_couleurs, ecrire_mot, lire_proposition
sae = Regles(couleurs=choisir_couleurs("RBJVON"))

# %% rappel-texte [markdown]
# **Deux minutes de rappel.** Trois questions sur les chapitres d’avant, corrigées aussitôt ; celles que vous manquez reviendront. Rien n’est noté.

# %% rappel tags=["nbval-ignore-output"]
from mastermind_edu import rappel

rappel("14")

# %% outils tags=["coulisses"]
from mastermind_edu import repondre_par_marquage
from mastermind_edu.affichage.graphiques import dessiner_distributions
from mastermind_edu.coeur.codes import tous_les_codes
from mastermind_edu.coeur.reponses import partition
from mastermind_edu.statistiques import evaluer
from mastermind_edu.statistiques.moteur_python import MoteurPython
from mastermind_edu.statistiques.series import jouer_les_series

series = [jouer_les_series(MoteurPython(4, 6), ordre)[0] for ordre in ("lexicographique", "lexicographique_decroissant")]
croissant, decroissant = (dict(zip(tous_les_codes(4, 6), serie)) for serie in series)

def pires(nom):
    return [ecrire_mot(secret, sae) for secret in evaluer(nom).secrets_au_maximum]


def repartition(nom):
    return evaluer(nom).distribution

# %% situation-texte [markdown] prediction=["NNNO 9 2"]
# ## Prédire
#
# L’ordinateur du chapitre 08 essaie les codes dans l’ordre croissant, de R R R R à N N N N ; ses couleurs se suivent ainsi : R, B, J, V, O, N. Ada le sait. Elle peut cacher R R R B, V J B R ou N N N O. Un autre ordinateur fait de même dans l’ordre **décroissant**.
#
# `croissant` et `decroissant` sont deux dictionnaires : à chaque secret, la longueur de sa manche. Avant d’exécuter : quel secret cacher au premier ? Et au second ?

# %% situation
for mot in ["RRRB", "VJBR", "NNNO"]:
    secret = lire_proposition(mot, sae)
    print(mot, croissant[secret], decroissant[secret])

# %% miroir-texte [markdown] prediction=["1296 secrets"]
# N N N O tient neuf rangées face au premier, deux face au second ; R R R B, l’inverse.
#
# ## Dans le miroir
#
# Regardez ces deux codes dans un miroir qui change la couleur c en 5 − c : R et N s’échangent, B et O, J et V.
#
# Cachez un secret au premier ordinateur, et son image au second : cela fait deux manches. Avant d’exécuter : pour combien de secrets ces deux manches ont-elles la même longueur ?

# %% miroir
pareils = 0
for secret in croissant:
    image = tuple([5 - couleur for couleur in secret])
    if croissant[secret] == decroissant[image]:
        pareils += 1
print(pareils, "secrets")

# %% pires-texte [markdown] prediction=["0 en commun"]
# Tous : l’ordre décroissant **est** l’ordre croissant, vu dans le miroir. Même moyenne, même maximum. La SAÉ demande si les codes les plus durs sont aussi les mêmes.
#
# Avant d’exécuter : combien de secrets en commun ?

# %% pires
durs, durs_aussi = pires("lexicographique"), pires("lexicographique_decroissant")
print(durs)
print(durs_aussi)
print(len([mot for mot in durs if mot in durs_aussi]), "en commun")

# %% sort-texte [markdown] prediction=["pire secret : 7.0"]
# Aucun ! Ce qui gêne l’un ne gêne pas l’autre.
#
# ## Tirer l’ordre au sort
#
# D’où une idée : au début de la manche, l’ordinateur tire l’un des deux ordres à pile ou face. Ada ne sait plus lequel attendre ; chaque secret lui rapporte la moyenne des deux longueurs.
#
# Avant d’exécuter : le pire secret donnait 9. Et maintenant ?

# %% sort
moyennes = {}
for secret in croissant:
    moyennes[secret] = (croissant[secret] + decroissant[secret]) / 2
pire = max(moyennes.values())
print("pire secret :", pire, "–", sum(m == pire for m in moyennes.values()), "secrets")
print("moyenne :", sum(moyennes.values()) / 1296)

# %% sort-questions [markdown]
# 1. La moyenne générale, 5,7647, n’a pas bougé. Pourquoi ?
# 2. Une manche peut-elle encore durer neuf rangées ?

# %% sort-reponses [markdown]
# <details><summary>Réponses</summary>
#
# 1. Les deux ordres ont la même moyenne, et mêler deux choses de même moyenne ne la change pas.
# 2. Oui, une fois sur deux contre N N N O. Le hasard ne supprime pas la malchance : il empêche qu’on la **choisisse**.
#
# </details>

# %% semaine-texte [markdown] prediction=["['mercredi', 'jeudi'] ['lundi', 'mardi']"]
# ## Commencer n’importe où
#
# Autre idée de la SAÉ : garder l’ordre croissant, mais **partir d’un code tiré au sort**, et reprendre au début après le dernier. Comme une semaine qui commencerait un mercredi :
#
# ```pseudo
# POUR i DE 2 À 3 FAIRE
#   AFFICHER jours[i]
# FIN POUR
# POUR i DE 0 À 1 FAIRE
#   AFFICHER jours[i]
# FIN POUR
# ```
# ```python
# for jour in jours[2:]:
#     print(jour)
#
#
# for jour in jours[:2]:
#     print(jour)
# ```
#
# Avant d’exécuter : que donnent les deux tranches ?

# %% semaine
jours = ["lundi", "mardi", "mercredi", "jeudi"]
print(jours[2:], jours[:2])

# %% cyclique-texte [markdown] prediction=["pire secret : 3.71875"]
# La fin, puis le début. Une tranche est une liste neuve ; `jours[::-1]` en donne une autre, à l’envers : c’est ainsi que l’on passe de l’ordre croissant au décroissant.
#
# Essayons tous les départs contre tous les secrets, pour 3 pions et 4 couleurs : 64 × 64 manches. Dans l’ordre croissant, la moyenne est 3,906 et le pire secret demande six propositions.
#
# Avant d’exécuter : la moyenne monte-t-elle, ou baisse-t-elle ? Et le pire secret, que vaudra-t-il en moyenne ? `series` a une liste par départ, avec la longueur pour chacun des 64 secrets.

# %% cyclique
series = jouer_les_series(MoteurPython(3, 4), "lexicographique_depart_cyclique")
par_secret = [sum(serie[rang] for serie in series) / 64 for rang in range(64)]
print("moyenne :", sum(par_secret) / 64)
print("pire secret :", max(par_secret))

# %% dessin-texte [markdown]
# Mieux en moyenne, et mieux pour le pire secret ! Pas pour tous : 16 des 64 secrets tiennent plus longtemps qu’avant. Avec 4 pions et 6 couleurs, 1 296 × 1 296 manches (138 secrets y tiennent plus longtemps) :
#
# | façon de jouer | moyenne | pire secret, en moyenne |
# |---|---|---|
# | ordre croissant | 5,7647 | 9 |
# | ordre tiré au sort | 5,7647 | 7 |
# | départ tiré au sort | 7 992 408 / 1 679 616 ≈ 4,758 | 5,587 (N N N O) |
#
# Pourquoi la moyenne baisse-t-elle ? Le chapitre 13 le disait : R R R R est le pire des débuts.

# %% dessin
au_sort = repartition("lexicographique_depart_cyclique")
dessiner_distributions({"ordre croissant": repartition("lexicographique"), "départ au sort": au_sort})

# %% plans tags=["coulisses"]
prudent = ["RV", "VR", "BB", "VB", "BR", "RB", "RR", "VV", "BV"]
mefiant = ["RV", "VR", "BB", "VB", "BR", "RR", "VV", "RB", "BV"]


def duree(secret, plan):
    """À quelle rangée ce plan trouve le secret, s’il propose toujours son premier code encore possible."""
    restants, rangee = plan, 1
    while restants[0] != secret:
        reponse = repondre_par_marquage(secret, restants[0])
        restants = [mot for mot in restants if repondre_par_marquage(mot, restants[0]) == reponse]
        rangee += 1
    return rangee


# %% jeu-texte [markdown] prediction=["RR – prudent : 3 – méfiant : 2", "BV – prudent : 3 – méfiant : 4"] montre="jeu"
# ## Un jeu, résolu à la main
#
# Deux pions de couleur R, V ou B : neuf secrets. Trois sont **doubles** (R R, V V, B B), six sont **mêlés**. Deux décodeurs commencent par R V, et jouent de même, sauf quand R V reçoit (1, 0). Il reste alors R R, V V, R B et B V :
#
# - le **prudent** propose R B : chacun des trois autres lui donne une réponse différente ;
# - le **méfiant** propose R R, puis, s’il le faut, V V.
#
# Sur une feuille, cherchez à quelle rangée chacun des deux trouve ces quatre secrets ; R V est la première rangée. Avant d’exécuter : qui y gagne sur les doubles, et qui sur les mêlés ?

# %% jeu
for mot in ["RR", "VV", "RB", "BV"]:
    print(mot, "– prudent :", duree(mot, prudent), "– méfiant :", duree(mot, mefiant))

# %% cacher-texte [markdown] prediction=["6 sur 12 : 2.417"]
# Le méfiant gagne une rangée sur les doubles, et en perd deux sur les mêlés. Voici, pour les neuf secrets, ce que coûtent en moyenne un double et un mêlé :
#
# | plan | un double | un mêlé |
# |---|---|---|
# | prudent | 8/3 | 13/6 |
# | méfiant | 7/3 | 15/6 |
#
# Avant la manche, chacun d’eux tire au sort le nom de ses couleurs et l’ordre des places : inutile de préférer un double à un autre. Le codeur ne choisit qu’une chose, la part de doubles ; et le décodeur, s’il la connaît, prendra le meilleur de ses deux plans.
#
# Avant d’exécuter : en 12 manches, combien de doubles cacher pour coûter le plus au décodeur ?

# %% cacher
for d in range(0, 13, 2):
    avec_prudent = (d * 8 / 3 + (12 - d) * 13 / 6) / 12
    avec_mefiant = (d * 7 / 3 + (12 - d) * 15 / 6) / 12
    print(d, "sur 12 :", f"{min(avec_prudent, avec_mefiant):.3f}")

# %% preuve-texte [markdown] prediction=["29 propositions"]
# Un double une fois sur deux : 2,417 propositions en moyenne, 29 pour 12 manches. Mais un troisième plan, plus malin, ferait peut-être mieux contre ce codeur ? **Essayons tous les plans**, comme au chapitre 13b. En 12 manches, il cache deux fois chacun des trois doubles, une fois chacun des six mêlés : c’est `poids`. Avant d’exécuter : un autre plan descendra-t-il plus bas ?

# %% preuve
def plus_petit_prix(candidats, poids, codes):
    meilleur = 1000  # trop grand, pour commencer
    for code in codes:
        parts = partition(code, candidats)
        if len(parts) > 1 or code in candidats:
            suite = [part for reponse, part in parts.items() if reponse != (2, 0)]
            prix = sum(poids[secret] for secret in candidats)
            prix += sum(plus_petit_prix(part, poids, codes) for part in suite)
            meilleur = min(meilleur, prix)
    return meilleur

neuf = list(tous_les_codes(2, 3))
poids = {}
for code in neuf:
    poids[code] = 1
    if code[0] == code[1]:
        poids[code] = 2
print(plus_petit_prix(neuf, poids, neuf), "propositions")

# %% plancher-conclusion [markdown]
# Non : aucun décodeur au monde ne descend sous 29 face à ce codeur. (Face à un autre, un troisième plan fait parfois mieux que nos deux : avec 8 doubles sur 12, 2,333 au lieu de 2,389.)

# %% nouveau-fraction [markdown]
# **Nouveau : la fraction exacte, `Fraction`**
#
# Un nombre à virgule est arrondi ; une fraction ne l’est jamais, et se calcule comme un nombre.
#
# ```python
# from fractions import Fraction
# p = Fraction(1, 3)
# print(p * 2 + (1 - p) * 5)
# ```
#
# **Piège** : `1 / 3` n’est pas `Fraction(1, 3)` : c’est déjà un nombre à virgule.

# %% chercher-texte [markdown] prediction=["29/12 29/12"]
# Au décodeur de se garder : s’il est toujours prudent, on lui cache des doubles (8/3) ; toujours méfiant, des mêlés (15/6). Il tire donc son plan au sort : **méfiant trois fois sur quatre**. C’est `p`.
#
# Avant d’exécuter : combien lui coûte alors un double, en moyenne ? Et un mêlé ?

# %% chercher
from fractions import Fraction

p = Fraction(3, 4)
double = p * Fraction(7, 3) + (1 - p) * Fraction(8, 3)
mele = p * Fraction(15, 6) + (1 - p) * Fraction(13, 6)
print(double, mele)

# %% conclusion [markdown]
# Le même prix, 29/12, quoi que cache le codeur. Lui s’assure **au moins** 29/12, le décodeur **au plus** 29/12 : c’est la **valeur** du jeu. Aucun des deux ne gagne à changer, même en connaissant le plan de l’autre ! C’est ce que le hasard protège : non pas le secret, mais la façon de choisir.

# %% controle tags=["coulisses"]
bilan = evaluer("lexicographique_depart_cyclique")
assert (bilan.total, bilan.nb_manches) == (7_992_408, 1_679_616)
assert max(moyennes.values()) == 7 and sum(m == 7 for m in moyennes.values()) == 32 and max(croissant.values()) == 9
assert sum(croissant.values()) == sum(decroissant.values()) == 7471 and not set(durs) & set(durs_aussi)
assert (evaluer("lexicographique", 3, 4).total, evaluer("lexicographique", 3, 4).maximum) == (250, 6) and sum(par_secret) < 250
assert plus_petit_prix(neuf, {code: 1 for code in neuf}, neuf) == sum(duree(mot, prudent) for mot in prudent) == 21 and sum(duree(mot, mefiant) for mot in mefiant) == 22
assert plus_petit_prix(neuf, {code: 24 * (code[0] == code[1]) for code in neuf}, neuf) == 2 * 72
doubles, meles = ([mot for mot in prudent if (mot[0] == mot[1]) is double] for double in (True, False))
assert [[sum(duree(mot, plan) for mot in mots) for mots in (doubles, meles)] for plan in (prudent, mefiant)] == [[8, 13], [7, 15]]
assert plus_petit_prix(neuf, {code: 16 if code[0] == code[1] else 4 for code in neuf}, neuf) == 168 and f"{168 / 72:.3f}" == "2.333"
dans_l_ordre = jouer_les_series(MoteurPython(3, 4), "lexicographique")[0]
assert sum(m > n for m, n in zip(par_secret, dans_l_ordre)) == 16

# %% retenir [markdown]
# ## À retenir
#
# - Une stratégie fixe a des secrets qui la gênent, et un codeur qui la connaît les choisit.
# - Tirer sa stratégie au sort protège du pire choix : 9, puis 7, puis 5,587.
# - Résoudre un jeu, c’est montrer ce que chacun peut s’assurer, et que les deux nombres sont égaux.

# %% suite [markdown]
# **À vous :** [l’exercice 14](../exercises/14_contre_strategies_exercices.ipynb), cinq fonctions : les secrets à cacher, l’ordre au sort, le départ au sort, le mélange de deux stratégies, et le meilleur de tous. Puis [15 — Des fonctions aux objets](15_objets.ipynb), où votre manche se gardera elle-même.
