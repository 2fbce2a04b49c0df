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
# # Réparer un programme publié
#
# Deux étudiants de Dijon ont publié trois stratégies, leur pseudo-code et leurs mesures. Le pseudo-code est mal tapé, puis mal scanné. À la fin de cette leçon, il marchera, et l’une des conclusions du rapport sera tombée. Lire le programme d’un autre est un métier.

# %% fiche [markdown]
# - **Objectifs** : savoir suivre un programme qu’on n’a pas écrit ; savoir réparer une faute à la fois, en mesurant ; savoir remonter d’un nombre publié à sa cause
# - **Prérequis** : [10 — Mesurer au lieu de croire](10_statistiques.ipynb) et [11 — Couleur, fond, curseur](11_cfc.ipynb)
# - **Durée** : 60 minutes
# - **Pas dans cette leçon** : la meilleure stratégie possible, aux chapitres 13 et 13b

# %% imports
from mastermind_edu import Regles, choisir_couleurs, repondre_par_frequences
from mastermind_edu.affichage import montrer_memoire
from mastermind_edu.decodeurs import jouer_contre

# %% rappel-texte [markdown]
# **Deux minutes de rappel.** Trois questions sur les chapitres d’avant, corrigées aussitôt ; celles que vous manquez reviendront. Rien n’est noté.

# %% rappel tags=["nbval-ignore-output"]
from mastermind_edu import rappel

rappel("12")

# %% outils tags=["coulisses"]
from mastermind_edu.affichage.graphiques import dessiner_distributions
from mastermind_edu.coeur.codes import tous_les_codes
from mastermind_edu.decodeurs.dijon import REPARATIONS
from mastermind_edu.decodeurs.dijon_publie import CODES_DU_RAPPORT, essayer_tous_les_secrets, jouer_le_programme
from mastermind_edu.statistiques import evaluer


def repartition(nom):
    return evaluer(nom).distribution


def total_et_maximum(nom):
    return evaluer(nom).total, evaluer(nom).maximum

# %% situation-texte [markdown] prediction=["1296 tournent", "0 juste", "aucun secret"] montre="situation"
# ## Prédire
#
# L’idée de la **stratégie 1** tient en deux phrases. Pour chaque couleur, remplir les cases vides et compter ses pions. Puis chercher leurs cases une à une, les autres cases vides remplies de la couleur suivante : si aucun pion n’est mal placé, la case est trouvée. Contre J V R V, R R R R compte un rouge ; R B B B, B R B B puis B B R B cherchent sa case, et la dernière la donne.
#
# Le pseudo-code compte 119 lignes. Nous l’avons traduit mot à mot ; `essayer_tous_les_secrets` le fait jouer contre les 1 296 secrets, avec les réparations qu’on lui nomme : aucune, ici. Avant d’exécuter : combien auront le bon nombre de tentatives ? Tous, la plupart, quelques-uns ?

# %% situation
issues, total = essayer_tous_les_secrets([])

# %% vides-texte [markdown] prediction=["572 sortent"]
# Aucun. Première panne, à l’initialisation : le rapport crée le tableau des couleurs trouvées sans dire **ce qu’il contient**. Plus bas, il y cherche des 0, pour les cases vides ; avec `None`, il n’en trouve jamais.
#
# **Réparation : des cases à 0.** Avant d’exécuter : quel sera le nouveau score ?

# %% vides
issues_vides, total_vides = essayer_tous_les_secrets(["vides à 0"])

# %% boucle-texte [markdown] prediction=["[2, 1] mal = 1"]
# Encore zéro. Mais les pannes ont changé : c’est un progrès. Voici la boucle qui cherche une case :
#
# ```pseudo
# mal ← 1
# TANT QUE mal ≠ 0 FAIRE
#   pos ← CASE_VIDE(trouve, pos)
#   essai ← PLACER(coul, pos)
#   mal ← COMMUNS(essai) − bien
#   nb ← nb + 1
#   pos ← pos + 1
# FIN TANT QUE
# ```
# ```python
# mal = 1
# while mal != 0:
#     pos = case_vide(trouve, pos)
#     essai = placer(coul, pos)
#     mal = communs(essai) - bien
#     nb += 1
#     pos += 1
# ```
#
# Essayons-la à la main : deux cases, secret `[2, 1]` (ici, les couleurs sont numérotées à partir de 1). L’essai `[1, 1]` a donné un bien placé, d’où `bien` = 1. Avant d’exécuter : que vaudra `mal` quand l’essai **est** le secret ?

# %% boucle
bien = 1
for essai in [[1, 2], [2, 1]]:
    reponse = repondre_par_frequences([2, 1], essai, 3)
    print(essai, "mal =", sum(reponse) - bien)

# %% boucle-question [markdown]
# Le programme tient le secret, calcule un mal placé, et continue jusqu’à sortir du tableau. Quelle variable n’est plus vraie ? Où faut-il la recalculer ?

# %% boucle-reponse [markdown]
# <details><summary>Réponse</summary>
#
# `bien` est resté celui de `[1, 1]`. Il faut le recompter pour chaque essai, juste avant `mal` : c’est la ligne 95 du rapport. Une variable calculée **avant** une boucle et lue **dedans** mérite toujours qu’on demande : est-elle encore vraie ?
#
# </details>

# %% recompter-texte [markdown] prediction=["670 justes"]
# **Réparation : recompter.** Avant d’exécuter : tous les secrets seront-ils justes ?

# %% recompter
issues_recompter, total_recompter = essayer_tous_les_secrets(["vides à 0", "recompter"])

# %% arret-texte [markdown] prediction=["5 tentatives"]
# Plus rien ne tourne sans fin ; 670 secrets sont justes, les 626 autres arrivent trop tard. Prenons l’un de ces retardataires, `(1, 1, 1, 1)`, que le premier essai trouve. Avant d’exécuter : combien de tentatives le programme comptera-t-il ?

# %% arret
fin, essais = jouer_le_programme((1, 1, 1, 1), ["vides à 0", "recompter"])
for essai in essais:
    print(essai)
print(len(essais), "tentatives")

# %% arret-conclusion [markdown] prediction=["1296 justes"]
# Il a gagné et ne le voit pas. La grande boucle, autour de celle de tout à l’heure :
#
# ```python
# while bien < n:
#     essai = remplir(trouve, coul)
#     bien = bien_places(essai)
#     for x in range(bien - connus):
#         ...  # chercher sa case
#
#     coul += 1
# ```
#
# (Le rapport nomme `k` nos n pions, et `n` nos k couleurs.) La condition n’est lue qu’au **début** du grand tour, et le tour n’est pas fini : il cherche la case de quatre pions déjà bien placés.
#
# **Réparation : s’arrêter** dès que les n pions sont bien placés, par `if bien == n: break`, juste après les avoir comptés. Avant d’exécuter : le score ?

# %% reparee
issues_reparee, total_reparee = essayer_tous_les_secrets(["vides à 0", "recompter", "s’arrêter"])

# %% scanner-texte [markdown] prediction=["temp vaut 5"]
# Trois réparations, une à la fois : 0, 0, 670, puis tous. Une quatrième faute dort : le rapport permet une couleur de trop, la septième, quand il n’y en a que six. Avant l’arrêt, 113 secrets la voyaient passer ; une fois l’arrêt écrit, plus aucun. Une réparation peut en rendre une autre inutile : on mesure après **chacune**.
#
# ## Les auteurs, et le scanner
#
# Ces fautes-là sont des auteurs ; d’autres sont du scanner, et il arrive qu’elles s’ajoutent. Leur flèche d’affectation s’écrivait `<-`. Dans la stratégie 2, `temp` doit recevoir −1 : ils ont tapé `temp <- 1`, et le scanner a déplacé l’espace. Avant d’exécuter : que vaudra `temp` ?

# %% scanner
temp = 5
temp < -1
print("temp vaut", temp)

# %% lettre-texte [markdown] prediction=["[0, 3, 0, 0]"]
# Une comparaison, dont personne ne lit le résultat : aucune erreur, aucun effet. **Réparez-la.**
#
# Ailleurs, il fallait recopier tout un tableau dans un autre ; le document ne recopie que la case 1. Avant d’exécuter : que contiendra `temporaire` ?

# %% lettre
trouvees, temporaire = [4, 3, 6, 2], [0, 0, 0, 0]
temporaire[1] = trouvees[1]
print(temporaire)
montrer_memoire(trouvees=trouvees, temporaire=temporaire)

# %% sinon-texte [markdown] prediction=["[4, 4, 0, 4]"]
# **Changez une chose** pour recopier les quatre cases, sans que les deux noms mènent à la même boîte.
#
# Dans la stratégie 3, le scanner a perdu un SINON entier, entre deux lignes. Voici ce qu’il en reste. Avant d’exécuter : que contiendra `essai` ?

# %% sinon
essai = [0, 0, 0, 0]
for i in range(4):
    if i != 2:
        essai[i] = 7
        essai[i] = 4
print(essai)

# %% flag-texte [markdown] prediction=["manches différentes : 0"]
# Il fallait 4 à la case 2, et 7 ailleurs : rendez le `else:` à sa place. Ailleurs, un FIN POUR ferme un TANT QUE : celui-là est des auteurs. Quand les fermetures mentent, on se fie à ce que chaque ligne **veut faire**.
#
# ## La stratégie 2, et son drapeau
#
# La **stratégie 2** cherche les mêmes cases, mais réécrit un seul essai, avec un « drapeau » qu’on lève et qu’on baisse. Le rapport publie, pour un million de tirages, 10,6 tentatives en moyenne pour la 1 et 10,4 pour la 2, et en donne le mérite au drapeau.
#
# Nous l’avons réparée aussi : neuf fautes. Avant d’exécuter : sur 1 296 manches, combien diffèrent de celles de la stratégie 1 réparée ?

# %% flag
differentes, propositions = 0, 0
for secret in tous_les_codes(4, 6):
    manche1, manche2 = jouer_contre("dijon1", secret, 6), jouer_contre("dijon2", secret, 6)
    if manche1 != manche2:
        differentes += 1
    propositions += len(manche1)
print("manches différentes :", differentes)
print("moyenne :", propositions / 1296)

# %% cause-texte [markdown] prediction=["904"]
# Pas une. Coup par coup, c’est la même stratégie, à 9,87 de moyenne. D’où venaient alors 10,6 et 10,4 ?
#
# Le programme qui ne s’arrête pas, celui des 670, finissait toujours ; pour 626 secrets, trop tard. Avant d’exécuter : combien de tentatives de trop en tout, 626 ou davantage ?

# %% cause
print(total_recompter - total_reparee, "de trop")
print(f"{total_recompter / 1296:.2f} en moyenne")

# %% cause-conclusion [markdown]
# 904, et une moyenne de 10,56 : c’est le 10,6 du rapport. Leur programme continuait après avoir gagné. L’autre interrogeait parfois avec des cases vides, et y perdait 670 tentatives (le même nombre, par hasard) : 10,4. Ni l’un ni l’autre ne dit rien du drapeau. Deux programmes qui ont chacun leur défaut ne se comparent pas.
#
# Un autre gâchis reste, dans l’idée même. Voici la stratégie 1 réparée, rangée par rangée, contre V J B R : quel code revient, et pourquoi ?

# %% pas1 tags=["nbval-ignore-output"]
from mastermind_edu.widgets import PasAPasRecherche

sae = Regles(couleurs=choisir_couleurs("RBJVON"))
pas1 = PasAPasRecherche("VJBR", "dijon1", regles=sae)
pas1

# %% repetees-reponse [markdown]
# <details><summary>Réponse</summary>
#
# B B B R : d’abord pour chercher la case du rouge, puis pour compter les bleus. La réponse était déjà connue. Et J J B R revient de même. Sur 1 296 manches, 1 220 répètent un code.
#
# </details>

# %% trois-texte [markdown] prediction=["bleus : 1"]
# ## La stratégie 3 : compter en cherchant
#
# Chercher la case d’un rouge, le fond rempli de bleus, c’est aussi compter les bleus. R B B B contre V J B R reçoit (1, 1), et aucune case n’est encore trouvée. (Dans la cellule, nos numéros, eux, partent de 0.) Avant d’exécuter : combien de bleus dans le secret, d’après cette seule réponse ?

# %% trois
bien, mal = repondre_par_frequences([3, 2, 1, 0], [0, 1, 1, 1], 6)
trouves = 0
print("bleus :", bien + mal - trouves - 1)

# %% trois-mesure-texte [markdown] prediction=["9539"]
# Un seul : deux pions communs, dont le rouge qu’on place. Et si ce nombre est nul, autant remplir tout de suite de la couleur d’après. Passez de l’une à l’autre stratégie dans le widget, puis mesurons, le total et le pire. La stratégie 1 prend 12 787 propositions, CFC 11 907. Avant d’exécuter : et la 3 ?

# %% trois-mesure
print(total_et_maximum("dijon3"))
dessiner_distributions({"dijon1": repartition("dijon1"), "cfc": repartition("cfc"), "dijon3": repartition("dijon3")})

# %% mesures-controle tags=["coulisses"]
assert issues == {"justes": 0, "finissent trop tard": 0, "tournent sans fin": 1296, "sortent du tableau": 0}
assert issues_vides == {"justes": 0, "finissent trop tard": 0, "tournent sans fin": 724, "sortent du tableau": 572}
assert issues_recompter == {"justes": 670, "finissent trop tard": 626, "tournent sans fin": 0, "sortent du tableau": 0}
assert issues_reparee == {"justes": 1296, "finissent trop tard": 0, "tournent sans fin": 0, "sortent du tableau": 0}
assert sum(7 in sum(jouer_le_programme(s, ["vides à 0", "recompter"])[1], ()) for s in CODES_DU_RAPPORT) == 113
assert not any(7 in sum(jouer_le_programme(s, ["vides à 0", "recompter", "s’arrêter"])[1], ()) for s in CODES_DU_RAPPORT)
assert (propositions, total_reparee, total_recompter) == (12787, 12787, 13691)
manches1 = [jouer_contre("dijon1", secret, 6) for secret in tous_les_codes(4, 6)]
assert sum(len(set(manche)) < len(manche) for manche in manches1) == 1220
assert f"{12787 / 1296:.2f}" == "9.87" and (evaluer("cfc").total, total_et_maximum("dijon3")) == (11907, (9539, 12)) and 12787 - 9539 == 3248
assert f"{(12787 + 670) / 1296:.1f}" == "10.4" and (bien, mal) == (1, 1) and evaluer("cfc").maximum == 12 and len(pas1.etapes) == len(jouer_contre("dijon1", [3, 2, 1, 0], 6))
assert [etape.proposition for etape in pas1.etapes].count((1, 1, 1, 0)) == 2 and len(REPARATIONS["dijon2"]) == 9

# %% retenir [markdown]
# 9 539, et douze au pire, comme CFC : compter en cherchant fait gagner 3 248 propositions à la stratégie 1. C’est le vrai mérite du rapport, et aucune de ses fautes de frappe ne l’efface.
#
# ## À retenir
#
# - Une réparation à la fois, un score après chacune : tous les secrets, pas un exemple.
# - Une variable lue dans une boucle est-elle encore vraie ? La boucle voit-elle qu’elle a fini ?
# - Avant d’expliquer un écart publié, on vérifie que les deux programmes sont justes.

# %% suite [markdown]
# **À vous :** [l’exercice 12](../exercises/12_dijon_exercices.ipynb) : un extrait scanné à réparer, puis les stratégies 1 et 3 entières. Ensuite, [13 — La meilleure réponse](13_meilleure_reponse.ipynb) : peut-on faire mieux que tous, et le prouver ?
