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
# # Couleur, fond, curseur : chercher comme on pense
#
# L’ordinateur du chapitre 08 compare chaque code à toutes les réponses reçues ; de tête, c’est impossible. À la fin de cette leçon, vous suivrez de tête une stratégie qui trouve n’importe quel secret. Vous aurez réparé la phrase du sujet qui l’explique à l’envers, et mesuré ce qu’elle vaut.

# %% fiche [markdown]
# - **Objectifs** : savoir tirer une information exacte d’une réponse ; savoir faire se rapprocher deux rangs ; savoir mesurer une amélioration
# - **Prérequis** : [08 — L’ordinateur cherche](08_ordinateur.ipynb) et [10 — Mesurer au lieu de croire](10_statistiques.ipynb)
# - **Durée** : 60 minutes
# - **Pas dans cette leçon** : les stratégies du rapport de Dijon, au chapitre 12

# %% imports
from mastermind_edu import Regles, choisir_couleurs, repondre_par_frequences
from mastermind_edu.affichage import montrer_memoire, montrer_plateau
sae = Regles(couleurs=choisir_couleurs("RBJVON"))

# %% rappel-texte [markdown]
# **Deux minutes de rappel.** Trois questions sur les chapitres d’avant, corrigées aussitôt ; celles que vous manquez reviendront. Rien n’est noté.

# %% rappel tags=["nbval-ignore-output"]
from mastermind_edu import rappel

rappel("11")

# %% situation-texte [markdown] prediction=["couleur 2 : 0"]
# ## Prédire
#
# Votre adversaire a caché quatre pions. Vous proposez R R R R, puis R B B B, R B B J, R B B V. Une réponse donne les bien placés et les mal placés ; leur somme dit combien de pions de la proposition sont dans le secret. Vos quatre sommes : 1, 3, 3, 4.
#
# Avant d’exécuter : combien le secret a-t-il de rouges, de bleus, de jaunes, de verts ?

# %% situation
avant = 0
for couleur, somme in [(0, 1), (1, 3), (2, 3), (3, 4)]:
    print("couleur", couleur, ":", somme - avant)
    avant = somme

# %% situation-conclusion [markdown] prediction=["RBJJ : False"]
# Un rouge, deux bleus, aucun jaune, un vert : chaque somme dépasse la précédente du nombre de pions de la couleur **nouvelle**.
#
# C’est la première moitié d’une stratégie du sujet de SAÉ, **CFC**. Sa phase **C**, comme couleur, garde les pions déjà comptés, dans l’ordre des couleurs, et complète par la suivante.
#
# Voici la phase C du secret V J B R. R R R R reçoit (1, 0) et R B B B (1, 1). Le chapitre 08 proposait alors J R B J ; CFC propose R B J J. Avant d’exécuter : d’après ces deux réponses, R B J J peut-il être le secret ?

# %% possible
possible = True
for proposition, reponse in [([0, 0, 0, 0], (1, 0)), ([0, 1, 1, 1], (1, 1))]:
    if repondre_par_frequences([0, 1, 2, 2], proposition, 6) != reponse:
        possible = False
print("RBJJ :", possible)

# %% phase-c
montrer_plateau(["RRRR", "RBBB", "RBJJ", "RBJV"], "VJBR", regles=sae)

# %% bicolore-texte [markdown] prediction=["rouge, mal placés : 2"]
# R B J J est perdu d’avance ; en échange, il n’y a rien à retenir que les pions comptés. Et un secret rangé dans l’ordre des couleurs, comme R B J V, serait déjà trouvé.
#
# ## Deux couleurs, une question
#
# Restent les places. La phase **FC** joue des propositions bicolores : une couleur de **fond** partout, sauf à une place, où l’on pose le **curseur**. Prenons V R R R : fond rouge, curseur vert à la place 1.
#
# Essayons-la contre **tous** les secrets qui ont du rouge et du vert, en regardant qui habite la place 1. Avant d’exécuter : quand c’est un rouge, combien de pions sont mal placés ?

# %% bicolore
from mastermind_edu.coeur.codes import tous_les_codes

vus = {}
for secret in tous_les_codes(4, 6):
    if 0 in secret and 3 in secret:
        habitant = ["rouge", "autre", "autre", "vert", "autre", "autre"][secret[0]]
        bien, mal = repondre_par_frequences(secret, [3, 0, 0, 0], 6)
        cle = f"{habitant}, mal placés : {mal}"
        if cle not in vus:
            vus[cle] = 0
        vus[cle] += 1
print(vus)

# %% bicolore-conclusion [markdown]
# Trois lignes seulement, et trois nombres différents : le nombre de mal placés **dit** qui habite là. Aucun des 302 secrets n’y échappe.
#
# **Changez une chose :** ôtez `and 3 in secret`. Que devient la règle, et pourquoi la phase C doit-elle venir avant ?

# %% bicolore-reponse [markdown]
# <details><summary>Réponse</summary>
#
# Elle tombe : « 1 mal placé » arrive aussi quand un rouge habite la place, et « 0 mal placé » chez un autre. Sans vert dans le secret, le curseur n’est plus jamais mal placé. Il faut des couleurs **présentes**, celles que la phase C a comptées.
#
# </details>

# %% vjbr-texte [markdown]
# ## La manche du sujet
#
# Secret V J B R, huit propositions. Avancez d’une étape à la fois ; avant chaque étape de la phase FC, dites ce que la réponse apprendra. Dans la colonne « à placer », la première couleur est le fond, la dernière le curseur.

# %% vjbr tags=["nbval-ignore-output"]
from mastermind_edu.widgets import PasAPasRecherche

vjbr = PasAPasRecherche("VJBR", regles=sae)
vjbr

# %% bbrv-texte [markdown] prediction=["(0, 2)"]
# Le second exemple du sujet est B B R V, dont vous avez compté les couleurs au début. La **référence**, dernière proposition de la phase C, est R B B V : son premier pion donne le fond, rouge ; son dernier, le curseur, vert. Aux places 1 et 2, ni l’un ni l’autre. Avant d’exécuter : que répondra le codeur à R R V R ?

# %% bbrv
print(tuple(repondre_par_frequences([1, 1, 0, 3], [0, 0, 3, 0], 6)))

# %% bbrv-pas tags=["nbval-ignore-output"]
bbrv = PasAPasRecherche("BBRV", regles=sae, etape=7)
bbrv

# %% bbrv-questions [markdown]
# 1. À la septième proposition, deux pions sont mal placés : le curseur, et lequel ?
# 2. Le fond devient bleu. Pourquoi ne revient-on pas tout de suite à la place 1 ?
# 3. À la huitième, tout est connu. Comment le sait-on pour les places 1 et 2 ?

# %% bbrv-reponses [markdown]
# <details><summary>Réponses</summary>
#
# 1. Le rouge que le curseur a chassé de la place 3 : il en reste un de trop ailleurs.
# 2. Le curseur tourne : après la place 3, la 4. Il reviendra au début s’il le faut.
# 3. Fond et curseur sont bleus tous les deux : il ne reste que des bleus à placer.
#
# </details>

# %% erreur-texte [markdown] prediction=["-1 V"]
# ## Trouvez l’erreur du sujet
#
# La référence est rangée dans une liste, que deux rangs parcourent : `i_fond` part de 0, `i_curseur` du dernier. Le sujet dit qu’ils se rapprochent ; puis que, couleur trouvée, `i_curseur` **augmente** et `i_fond` **diminue**. Obéissons-lui. Avant d’exécuter : quel sera le rang du fond, et sa couleur ?

# %% erreur
reference = ["R", "B", "J", "V"]
i_fond, i_curseur = 0, 3
i_fond -= 1
print("fond :", i_fond, reference[i_fond])
i_curseur += 1
try:
    print("curseur :", i_curseur, reference[i_curseur])
except IndexError:  # ce rang n’existe pas
    print("curseur :", i_curseur, "hors de la liste")

# %% erreur-questions [markdown]
# Des deux fautes, laquelle est la plus dangereuse : celle qui arrête le programme, ou l’autre ? Réparez les deux lignes, puis exécutez : il faut lire B, puis J.

# %% erreur-reponse [markdown]
# <details><summary>Réponse</summary>
#
# L’autre : −1 est un rang permis, celui du dernier. Le programme continue, avec un fond vert, et se trompe sans rien dire.
#
# `i_fond += 1` et `i_curseur -= 1` : le fond monte, le curseur descend. Plus bas, le sujet le dit lui-même dans ce sens. Deux phrases qui se contredisent : l’exemple travaillé, lui, tranche.
#
# </details>

# %% approche-texte [markdown] prediction=["2 + 9"]
# ## Deux rangs qui se rapprochent
#
# Le même mouvement résout bien des problèmes. Des pièces de 1, 2, 4, 5, 7, 9 et 12 grammes sont rangées par masse ; lesquelles pèsent 11 grammes à deux ?
#
# ```pseudo
# i ← 0
# j ← n − 1
# TANT QUE i < j FAIRE
#   s ← masses[i] + masses[j]
#   SI s = 11 ALORS
#     AFFICHER masses[i], masses[j]
#   FIN SI
#   SI s < 11 ALORS
#     i ← i + 1
#   SINON
#     j ← j − 1
#   FIN SI
# FIN TANT QUE
# ```
# ```python
# i = 0
# j = len(masses) - 1
# while i < j:
#     s = masses[i] + masses[j]
#     if s == 11:
#         print(masses[i], masses[j])
#
#     if s < 11:
#         i += 1
#     else:
#         j -= 1
# ```
#
# Avant d’exécuter : quelle paire sera trouvée la première ?

# %% approche
masses = [1, 2, 4, 5, 7, 9, 12]
i, j = 0, len(masses) - 1
while i < j:
    somme = masses[i] + masses[j]
    if somme == 11:
        print(masses[i], "+", masses[j])
    if somme < 11:
        i += 1
    else:
        j -= 1

# %% tour-texte [markdown] prediction=["0 Ada"]
# La boucle finit parce que l’écart entre `i` et `j` diminue à chaque tour. Celle de CFC continue, elle, tant que fond et curseur n’ont pas la **même couleur** ; l’écart n’y diminue qu’aux tours où une place est trouvée.
#
# ## Tourner, en sautant
#
# Le curseur fait le tour des places et saute celles qu’on connaît. De même, autour d’une table, la parole passe au joueur suivant encore assis ; `None` a quitté le jeu. Avant d’exécuter : après Grace, à la place 4, à qui le tour ?

# %% tour
table = ["Ada", None, "Alan", None, "Grace"]
place = 4
place = (place + 1) % 5
while table[place] is None:
    place = (place + 1) % 5
print(place, table[place])

# %% memoire-texte [markdown]
# Pour CFC, c’est l’inverse : on saute ce qui n’est **plus** `None`. Une liste `code`, vide au début, reçoit sur place chaque couleur trouvée ; la référence, elle, ne change pas. Voici B B R V après sa huitième proposition :

# %% memoire
reference, code = ["R", "B", "B", "V"], [None] * 4
code[2] = reference[0]
code[3] = reference[3]
montrer_memoire(reference=reference, code=code)

# %% mesure-texte [markdown] prediction=["cfc 11907"]
# ## CFC, mesurée
#
# Le sujet prévient que cette stratégie pourrait être moins performante que la stratégie de base, celle du chapitre 08. Celle-ci prend 7 471 propositions pour les 1 296 secrets. Avant d’exécuter : de combien CFC s’en écarte-t-elle ?

# %% mesure
from mastermind_edu.decodeurs import jouer_contre

longueurs = {}
for nom in ["cfc", "cfc_deduit"]:
    longueurs[nom] = []
    for secret in tous_les_codes(4, 6):
        longueurs[nom].append(len(jouer_contre(nom, secret, 6)))
print("cfc", sum(longueurs["cfc"]), "au pire", max(longueurs["cfc"]))

# %% perdants-texte [markdown] prediction=["615 gagnent, 55 perdent"]
# 9,19 en moyenne, et douze au pire, juste les rangées du plateau.
#
# Pourtant, une proposition est superflue : si cinq couleurs donnent trois pions, le quatrième est forcément **noir**. `cfc_deduit` ne propose donc jamais la dernière couleur pour la compter.
#
# Avant d’exécuter : combien de propositions en tout, à cent près ? Certains secrets peuvent-ils y **perdre** ?

# %% perdants
gagnants, perdants = 0, 0
for i in range(1296):
    sans, avec = longueurs["cfc"][i], longueurs["cfc_deduit"][i]
    if avec < sans:
        gagnants += 1
    elif avec > sans:
        perdants += 1
print("cfc_deduit", sum(longueurs["cfc_deduit"]), "au pire", max(longueurs["cfc_deduit"]))
print(gagnants, "gagnent,", perdants, "perdent")

# %% mesure-controle tags=["coulisses"]
assert vus == {"rouge, mal placés : 2": 91, "vert, mal placés : 0": 91, "autre, mal placés : 1": 120}
perdent = [s for s, sans, avec in zip(tous_les_codes(4, 6), longueurs["cfc"], longueurs["cfc_deduit"]) if avec > sans]
assert len(perdent) == 55 and all(sorted(s) == list(s) and s[-1] == 5 for s in perdent)
assert (len(vjbr.etapes), len(bbrv.etapes)) == (8, 9)
assert (sum(longueurs["cfc"]), sum(longueurs["cfc_deduit"])) == (11907, 11432) and 11907 - 11432 == 475
assert f"{11907 / 1296:.2f}" == "9.19" and (max(longueurs["cfc"]), max(longueurs["cfc_deduit"])) == (12, 11)

# %% perdants-question [markdown]
# 475 propositions de moins, et onze au pire. Les 55 perdants sont tous rangés dans l’ordre des couleurs et finissent par N, comme R B J N. Retrouvez pourquoi : dans une cellule de plus, exécutez `PasAPasRecherche("RBJN", regles=sae)`, puis passez de « Comme le sujet » à « Dernière couleur déduite ».

# %% perdants-reponse [markdown]
# <details><summary>Réponse</summary>
#
# En comptant les noirs, la phase C proposait R B J N lui-même : elle gagnait par chance. Une amélioration se juge sur **tous** les secrets, pas sur un exemple.
#
# </details>

# %% retenir [markdown]
# ## À retenir
#
# - Une proposition qui ne peut pas gagner peut quand même apprendre.
# - Deux couleurs présentes, un curseur : 0, 1 ou 2 mal placés disent qui habite sa place.
# - Le fond monte, le curseur descend. Quand un texte et son exemple se contredisent, on suit l’exemple.

# %% suite [markdown]
# **À vous :** [l’exercice 11](../exercises/11_cfc_exercices.ipynb), trois fonctions : les couleurs, la déduction, la manche. Puis [12 — Réparer un programme publié](12_dijon.ipynb).
