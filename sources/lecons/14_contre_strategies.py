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
# Une machine joue toujours de la même façon : on peut l’attendre au tournant. À la fin de cette leçon, vous saurez choisir le secret qui la gêne le plus, l’en empêcher par un peu de hasard, et résoudre exactement un petit jeu entre celui qui cache et celui qui cherche.

# %% fiche [markdown]
# - **Objectifs** : savoir trouver les pires secrets d’une stratégie ; savoir mesurer ce que le hasard change ; savoir prouver la valeur d’un petit jeu
# - **Prérequis** : [10 — Mesurer au lieu de croire](10_statistiques.ipynb) et [13 — La meilleure réponse](13_meilleure_reponse.ipynb)
# - **Durée** : 55 minutes
# - **Pas dans cette leçon** : les jeux où les deux joueurs mentent

# %% imports
from mastermind_edu import Regles, choisir_couleurs, ecrire_mot, lire_proposition
from mastermind_edu.affichage import montrer_memoire
sae = Regles(couleurs=choisir_couleurs("RBJVON"))

# %% outils tags=["coulisses"]
from mastermind_edu.affichage.graphiques import dessiner_distributions
from mastermind_edu.coeur.codes import tous_les_codes
from mastermind_edu.coeur.reponses import partition
from mastermind_edu.statistiques import evaluer
from mastermind_edu.statistiques.moteur_python import MoteurPython
from mastermind_edu.statistiques.series import jouer_les_series

ordres = ["lexicographique", "lexicographique_decroissant"]
series = [jouer_les_series(MoteurPython(4, 6), ordre)[0] for ordre in ordres]
croissant, decroissant = (dict(zip(tous_les_codes(4, 6), serie)) for serie in series)


def pires(nom):
    return [ecrire_mot(secret, sae) for secret in evaluer(nom).secrets_au_maximum]

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
# ## Dans le miroir
#
# N N N O tient neuf rangées face au premier, deux face au second ; R R R B, l’inverse. Regardez-les dans un miroir qui change la couleur c en 5 − c : R et N s’échangent, B et O, J et V.
#
# Avant d’exécuter : pour combien de secrets la manche de l’un est-elle aussi longue que celle de leur image chez l’autre ?

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
# ## Tirer l’ordre au sort
#
# Aucun ! Idée : au début de la manche, l’ordinateur tire l’un des deux ordres à pile ou face. Ada ne sait plus lequel attendre ; chaque secret lui rapporte la moyenne des deux longueurs.
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

# %% bogue-texte [markdown] prediction=["[3, 2, 1]"]
# ## Trouvez le bogue
#
# Pour tirer entre deux ordres, il faut les avoir tous les deux. Un élève les prépare ainsi ; `sort(reverse=True)` trie du plus grand au plus petit. Avant d’exécuter : que contiendra `montant` ?

# %% bogue
montant = [1, 2, 3]
descendant = montant
descendant.sort(reverse=True)
print(montant)
montrer_memoire(montant=montant, descendant=descendant)

# %% semaine-texte [markdown] prediction=["['mercredi', 'jeudi'] ['lundi', 'mardi']"]
# Une seule liste, deux noms : il ne reste qu’un ordre. **Réparez** par `descendant = montant[::-1]`, une nouvelle liste, à l’envers.
#
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
# Essayons tous les départs contre tous les secrets, pour 3 pions et 4 couleurs : 64 × 64 manches. Dans l’ordre croissant, la moyenne est 3,906 et le pire secret demande six propositions.
#
# Avant d’exécuter : la moyenne monte-t-elle, ou baisse-t-elle ? Et le pire secret, que vaudra-t-il en moyenne ? `series` a une liste par départ, avec la longueur pour chacun des 64 secrets.

# %% cyclique
series = jouer_les_series(MoteurPython(3, 4), "lexicographique_depart_cyclique")
par_secret = [sum(serie[rang] for serie in series) / 64 for rang in range(64)]
print("moyenne :", sum(par_secret) / 64)
print("pire secret :", max(par_secret))

# %% outils-dessin tags=["coulisses"]
def repartition(nom):
    return evaluer(nom).distribution

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

# %% jeu-texte [markdown] prediction=["prudent 8 13", "méfiant 7 15"]
# ## Un jeu, résolu à la main
#
# 2 pions, trois couleurs R, V, B : neuf secrets. Trois sont **doubles** (R R, V V, B B), six sont **mêlés**. Deux décodeurs proposent d’abord R V ; après (0, 1), V B, puis B R. Ils ne diffèrent qu’après (1, 0), quand il reste R R, V V, R B et B V :
#
# - le **prudent** propose R B, que les trois autres séparent : il finit au coup suivant ;
# - le **méfiant** propose R R, puis, s’il le faut, V V.
#
# Sur une feuille, écrivez la longueur de chacune des neuf manches. Avant d’exécuter : quel total pour les doubles, et pour les mêlés, chez chacun ?

# %% jeu
prudent = {"RR": 3, "VV": 3, "BB": 2, "RV": 1, "VR": 2, "RB": 2, "BR": 3, "VB": 2, "BV": 3}
mefiant = {"RR": 2, "VV": 3, "BB": 2, "RV": 1, "VR": 2, "RB": 3, "BR": 3, "VB": 2, "BV": 4}
for nom, longueur_de in [("prudent", prudent), ("méfiant", mefiant)]:
    doubles = [n for mot, n in longueur_de.items() if mot[0] == mot[1]]
    print(nom, sum(doubles), sum(longueur_de.values()) - sum(doubles))

# %% cacher-texte [markdown] prediction=["6 sur 12 : 2.417"]
# Le prudent est le meilleur contre les mêlés, 13/6 en moyenne ; le méfiant contre les doubles, 7/3. Chacun renomme les couleurs et échange les places au hasard avant de jouer : tous les doubles se valent alors, tous les mêlés aussi.
#
# Au codeur : quelle part de doubles cacher ? Le décodeur, s’il la connaît, prendra le meilleur de ses deux plans. Au hasard pur, un tiers de doubles, 4 sur 12, le prudent fait 21/9 ≈ 2,333.
#
# Avant d’exécuter : quelle part donne le plus au codeur ?

# %% cacher
for d in range(0, 13, 2):
    avec_prudent = (d * 8 / 3 + (12 - d) * 13 / 6) / 12
    avec_mefiant = (d * 7 / 3 + (12 - d) * 15 / 6) / 12
    print(d, "sur 12 :", f"{min(avec_prudent, avec_mefiant):.3f}")

# %% preuve-texte [markdown] prediction=["29 douzièmes"]
# Un double une fois sur deux : 29/12. Mais un troisième plan, plus malin, ferait peut-être mieux ? **Essayons-les tous**, comme au chapitre 13. Cachons sur 12 manches chaque double 2 fois, chaque mêlé 1 fois : `poids`. Avant d’exécuter : combien de propositions au moins, pour ces 12 manches ?

# %% preuve
def plus_petit_prix(candidats, poids, codes):
    meilleur = 1000
    for code in codes:
        parts = partition(code, candidats)
        if len(parts) > 1 or code in candidats:
            suite = [part for reponse, part in parts.items() if reponse != (2, 0)]
            prix = sum(poids[secret] for secret in candidats)
            prix += sum(plus_petit_prix(part, poids, codes) for part in suite)
            meilleur = min(meilleur, prix)
    return meilleur


neuf = list(tous_les_codes(2, 3))
poids = {code: 1 + (code[0] == code[1]) for code in neuf}  # vrai compte pour 1
print(plus_petit_prix(neuf, poids, neuf), "douzièmes")

# %% tous-les-plans-texte [markdown] prediction=["2.333"]
# Pas mieux que 29 : aucun décodeur au monde ne descend sous 29/12 face à ce codeur. Et face aux autres codeurs ? Un plan fait pour les doubles bat peut-être le méfiant. Avant d’exécuter : avec 8 doubles sur 12, nos deux plans faisaient 2,389 ; et le meilleur de tous ?

# %% tous-les-plans
for d in range(0, 13, 2):
    parts_de = {}
    for code in neuf:
        if code[0] == code[1]:
            parts_de[code] = 2 * d
        else:
            parts_de[code] = 12 - d
    print(d, "sur 12 :", f"{plus_petit_prix(neuf, parts_de, neuf) / 72:.3f}")

# %% chercher-texte [markdown] prediction=["29.0 29.0"]
# Trop de doubles se punit : un plan les cherche d’abord, et tombe à 2 s’il n’y a qu’eux. Le maximum reste à 6 sur 12. Au décodeur de se garder : s’il est toujours prudent, on lui cache des doubles (8/3) ; toujours méfiant, des mêlés (15/6). Il tire donc son plan au sort : **méfiant trois fois sur quatre**.
#
# Avant d’exécuter : en douzièmes, combien lui coûte un double ? Et un mêlé ?

# %% chercher
double = 3 / 4 * 7 / 3 + 1 / 4 * 8 / 3
mele = 3 / 4 * 15 / 6 + 1 / 4 * 13 / 6
print(f"{12 * double:.1f} {12 * mele:.1f}")

# %% conclusion [markdown]
# Le codeur s’assure **au moins** 29/12, le décodeur **au plus** 29/12 : c’est la **valeur** du jeu. Aucun des deux ne gagne à changer, même en connaissant le plan de l’autre ! C’est ce que le hasard protège : non pas le secret, mais la façon de choisir.

# %% controle tags=["coulisses"]
bilan = evaluer("lexicographique_depart_cyclique")
assert (bilan.total, bilan.nb_manches) == (7_992_408, 1_679_616)
assert max(moyennes.values()) == 7 and sum(m == 7 for m in moyennes.values()) == 32 and max(croissant.values()) == 9
assert sum(croissant.values()) == sum(decroissant.values()) == 7471 and not set(durs) & set(durs_aussi)
assert (evaluer("lexicographique", 3, 4).total, evaluer("lexicographique", 3, 4).maximum) == (250, 6) and sum(par_secret) < 250
assert plus_petit_prix(neuf, {code: 1 for code in neuf}, neuf) == sum(prudent.values()) == 21 and sum(mefiant.values()) == 22
assert plus_petit_prix(neuf, {code: 24 * (code[0] == code[1]) for code in neuf}, neuf) == 2 * 72
dans_l_ordre = jouer_les_series(MoteurPython(3, 4), "lexicographique")[0]
assert sum(m > n for m, n in zip(par_secret, dans_l_ordre)) == 16

# %% retenir [markdown]
# ## À retenir
#
# - Une stratégie fixe a des secrets qui la gênent, et un codeur qui la connaît les choisit.
# - Tirer sa stratégie au sort protège du pire choix : 9, puis 7, puis 5,587.
# - Résoudre un jeu, c’est montrer ce que chacun peut s’assurer, et que les deux nombres sont égaux.

# %% suite [markdown]
# **À vous :** [l’exercice 14](../exercises/14_contre_strategies_exercices.ipynb), trois fonctions : les secrets à cacher, l’ordre au sort, le départ au sort. Puis [15 — Des fonctions aux objets](15_objets.ipynb), où votre manche se gardera elle-même.
