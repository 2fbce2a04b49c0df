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
# # La meilleure réponse : proposer ce qui apprend le plus
#
# Jusqu’ici, l’ordinateur proposait un code encore possible, le premier venu. À la fin de cette leçon, il choisira ; vous saurez prouver qu’aucun joueur au monde ne trouve toujours en quatre propositions, et vous lirez la stratégie d’un joueur parfait.

# %% fiche [markdown]
# - **Objectifs** : savoir séparer des candidats en parts ; savoir choisir par une note et départager les ex æquo ; savoir dire ce que « optimal » veut dire
# - **Prérequis** : [08 — L’ordinateur cherche](08_ordinateur.ipynb) et [10 — Mesurer au lieu de croire](10_statistiques.ipynb), pour les dictionnaires
# - **Durée** : 60 minutes
# - **Pas dans cette leçon** : ce que peut faire un codeur qui connaît votre stratégie, au chapitre 14

# %% imports
from mastermind_edu import Regles, lire_proposition, repondre_par_frequences
from mastermind_edu.affichage import montrer_memoire
from mastermind_edu.affichage.arbre_de_jeu import dessiner_arbre

# %% outils tags=["coulisses"]
from mastermind_edu.coeur.codes import tous_les_codes
from mastermind_edu.coeur.reponses import partition
from mastermind_edu.statistiques.moteur_python import MoteurPython


def total(n, k, noter):
    """Le nombre de propositions pour tous les secrets, quand on propose à chaque fois le code de plus petite note."""
    moteur = MoteurPython(n, k)

    def choisir(rangs, _):
        candidats = [moteur.codes[rang] for rang in rangs]
        notes = {code: noter(code, candidats) for code in moteur.codes}
        return rangs[0] if len(rangs) == 1 else moteur.rangs[min(notes, key=notes.get)]

    return sum(moteur.suivre(choisir))

# %% situation-texte [markdown] prediction=["RRRB (1, 1)"]
# ## Prédire
#
# Il vous reste cinq candidats : R R R V, R R R B, R R R J, R R R P, R R R N. Seul le dernier pion change. Les proposer un à un peut demander cinq rangées.
#
# Et si vous proposiez R V B J, qui n’est **pas** un candidat ? Avant d’exécuter : quels candidats donneraient la même réponse ?

# %% situation
for mot in ["RRRV", "RRRB", "RRRJ", "RRRP", "RRRN"]:
    secret, proposition = lire_proposition(mot, Regles()), lire_proposition("RVBJ", Regles())
    print(mot, tuple(repondre_par_frequences(secret, proposition, 6)))

# %% ranger-texte [markdown] prediction=["5 ['rouge', 'jaune']"]
# Trois réponses : V ou B, J seul, P ou N. Il reste deux candidats au plus, et la manche finit en trois rangées au plus. Une proposition qui ne peut pas gagner a fait gagner du temps.
#
# > Une proposition range les candidats en **parts**, une par réponse.
#
# ## Ranger dans un dictionnaire
#
# Des mots se rangent de même, par leur longueur :
#
# ```pseudo
# POUR CHAQUE mot DE mots FAIRE
#   c ← longueur(mot)
#   SI c PAS DANS parts ALORS
#     parts[c] ← liste vide
#   FIN SI
#   AJOUTER mot À parts[c]
# FIN POUR
# ```
# ```python
# for mot in mots:
#     c = len(mot)
#     if c not in parts:
#         parts[c] = []
#
#     parts[c].append(mot)
# ```
#
# Avant d’exécuter : que contiendra `parts[5]` ?

# %% ranger
parts = {}
for mot in ["rouge", "vert", "bleu", "jaune", "violet"]:
    if len(mot) not in parts:
        parts[len(mot)] = []
    parts[len(mot)].append(mot)
for longueur in sorted(parts):
    print(longueur, parts[longueur])

# %% bogue-texte [markdown] prediction=["['rouge', 'vert', 'bleu']"]
# ## Trouvez le bogue : une liste pour tous
#
# Un élève prépare ses parts d’avance, pour se passer du « si ». Avant d’exécuter : que contiendra `parts[4]` ?

# %% bogue
vide = []
parts = {4: vide, 5: vide}
for mot in ["rouge", "vert", "bleu"]:
    parts[len(mot)].append(mot)
print(parts[4])
montrer_memoire(vide=vide, parts_4=parts[4], parts_5=parts[5])

# %% bogue-reponse [markdown]
# Trois noms, une seule boîte : `append` la change sur place. **Réparez** en écrivant `{4: [], 5: []}`. Dans l’exercice, la clé sera la réponse, un tuple ; créez chaque liste quand elle manque.

# %% nouveau-comprehension [markdown]
# **Nouveau : une liste en une ligne**
#
# Entre crochets, ce qu’on veut garder, puis la boucle et, si besoin, une condition. `sum` et `max` l’acceptent sans crochets ; dans une somme, `True` compte pour 1.
#
# ```python
# mots = ["rouge", "vert", "bleu"]
# print([len(mot) for mot in mots if mot != "vert"])
# print(max(len(mot) for mot in mots))
# print(sum(len(mot) == 4 for mot in mots))
# ```
#
# **Piège** : elle fabrique une liste neuve ; elle ne change pas l’ancienne.

# %% notes-texte [markdown] prediction=["RRVV : 256", "13 parts"]
# ## Par quoi commencer ?
#
# 1 296 débuts à comparer ? Échanger deux couleurs, ou deux places, ne change pas les tailles des parts. Seul compte le nombre de pions pareils : 4 ; 3 et 1 ; 2 et 2 ; 2, 1 et 1 ; ou tous différents. **Cinq** débuts représentent tous les autres.
#
# Quatre auteurs, quatre façons de les noter :
#
# - Knuth, 1977 : la plus grande part, le **pire cas**, doit être la plus petite ;
# - Irving, 1979 : la taille moyenne de la part qui restera, de même ;
# - Neuwirth, 1982 : l’**entropie**, la surprise moyenne d’une réponse, la plus grande ;
# - Kooi, 2005 : le plus de parts.
#
# Avant d’exécuter : lequel des cinq débuts plaira à Knuth ?

# %% notes
from math import log2
from mastermind_edu.decodeurs.meilleure_reponse import tailles_des_parts

codes = list(tous_les_codes(4, 6))
for mot in ["RRRR", "RRRV", "RRVV", "RRVB", "RVBJ"]:
    tailles = list(tailles_des_parts(lire_proposition(mot, Regles()), codes))
    moyenne = sum(t * t for t in tailles) / 1296
    entropie = sum(t / 1296 * log2(1296 / t) for t in tailles)
    print(f"{mot} : {max(tailles)} au pire, {moyenne:.1f} en moyenne, {entropie:.3f} bits, {len(tailles)} parts")

# %% notes-conclusion [markdown]
# Knuth choisit R R V V, le « 1122 » de son article ; Irving, R R V B ; Neuwirth, R V B J ; Kooi hésite entre ces deux derniers. Quatre bonnes raisons, trois débuts !
#
# Pourquoi `t * t` ? Une part de taille t a t chances sur 1 296 d’être la bonne, et laisse alors t candidats. Et `log2(1296 / t)` dit combien de fois il faut couper 1 296 codes en deux pour n’en laisser que t : c’est la surprise de cette réponse, en bits.

# %% nouveau-lambda [markdown]
# **Nouveau : une fonction sans nom**
#
# `lambda x: …` renvoie ce qui suit les deux-points. `min` et `sorted` la reçoivent sous le nom `key`, et comparent les notes qu’elle donne.
#
# ```python
# mots = ["violet", "bleu", "vert"]
# print(min(mots, key=lambda mot: len(mot)))
# print(min(mots, key=lambda mot: (len(mot), mot[-1])))
# ```
#
# **Piège** : à égalité, `min` garde le premier rencontré. Un tuple départage : sa seconde note ne compte que si les premières sont égales.

# %% nombre-texte [markdown] prediction=["6 6 7"]
# ## Choisir, départager
#
# Un jeu plus simple : deviner un nombre de 1 à 12. On répond « gagné », « plus petit » ou « plus grand » ; proposer `n` fait donc trois parts, de 1, `n - 1` et `12 - n` nombres. Avant d’exécuter : que vont choisir ces trois lignes ?

# %% nombre
nombres = range(1, 13)
premier = min(nombres, key=lambda n: max(n - 1, 12 - n))
pair = min(nombres, key=lambda n: (max(n - 1, 12 - n), n % 2))
impair = min(nombres, key=lambda n: (max(n - 1, 12 - n), -n))
print(premier, pair, impair)

# %% departage-texte [markdown] prediction=["242 propositions"]
# 6 et 7 sont ex æquo : le reste de la note décide. Au Mastermind, Knuth préfère, à pire cas égal, un candidat : celui-là peut gagner. Un programme publié a gardé le pire cas, et oublié cette préférence.
#
# Faisons jouer les deux contre les 64 secrets de 3 pions et 4 couleurs. Avant d’exécuter : l’oubli coûte-t-il plus de dix propositions ?

# %% departage
def pire(code, candidats):
    return max(tailles_des_parts(code, candidats))


avec = total(3, 4, lambda code, candidats: (pire(code, candidats), code not in candidats))
sans = total(3, 4, lambda code, candidats: pire(code, candidats))
print(avec, "puis, sans préférence,", sans, "propositions")

# %% flottants-texte [markdown] prediction=["False"] choix=["True", "False"]
# Un dixième de plus, pour un mot oublié. À 4 pions et 6 couleurs, Knuth demande 5 801 propositions pour les 1 296 secrets ; la version publiée, 6 169. Le départage fait partie de l’algorithme.
#
# ## Quand l’égalité ment
#
# L’entropie additionne des nombres à virgule. Deux propositions séparent six candidats en parts de mêmes tailles, dans un autre ordre. Avant d’exécuter : la dernière ligne, `True` ou `False` ?

# %% flottants
def bits(tailles):
    entropie = 0
    for t in tailles:
        entropie -= t / 6 * log2(t / 6)
    return entropie


print(bits([2, 1, 1, 1, 1]), bits([1, 1, 1, 2, 1]))
print(bits([2, 1, 1, 1, 1]) == bits([1, 1, 1, 2, 1]))

# %% quatre-texte [markdown] prediction=["3 183"]
# Chaque addition arrondit. L’une passe devant, et le départage ne joue plus : à 3 pions et 3 couleurs, cette somme mène à 74 propositions au lieu de 73 ; écrite autrement, elle tombe juste, par chance. Remède : comparer des **entiers**, les produits des tᵗ : au plus petit, la plus grande entropie. Ici, 2² = 4, deux fois.
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

# %% preuve-texte [markdown] prediction=["256 183"]
# 1 + 13 × 14, donc. En quatre, ce compte en permet 2 380, et il n’y a que 1 296 secrets : **compter ainsi ne prouve rien**.
#
# Mais la première proposition laisse, au pire, une grande part, qu’il faut finir en trois. Avant d’exécuter : combien a-t-elle de codes, au mieux ? Vous l’avez vu.

# %% preuve
debuts = [lire_proposition(mot, Regles()) for mot in ["RRRR", "RRRV", "RRVV", "RRVB", "RVBJ"]]
au_mieux = min(max(tailles_des_parts(debut, codes)) for debut in debuts)
print(au_mieux, 1 + 13 * 14)
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

# %% optimal-texte [markdown] prediction=["21 propositions"]
# ## Et en moyenne ?
#
# 2 pions, 3 couleurs : 9 secrets, que Knuth trouve en 24 propositions en tout. Peut-on faire mieux ? Essayons **toutes** les stratégies : pour chaque proposition, on additionne le mieux que l’on puisse faire dans chaque part.
#
# Avant d’exécuter : un secret en une rangée, quatre en deux, les autres en trois, combien cela ferait-il ?

# %% optimal
def plus_petit_total(candidats, codes):
    meilleur = 3 * len(candidats) + 9  # plus que n’importe quelle bonne stratégie
    for code in codes:
        parts = partition(code, candidats)
        if len(parts) > 1 or code in candidats:  # sinon, il n’apprendrait rien
            suite = [part for reponse, part in parts.items() if reponse != (2, 0)]
            total = len(candidats) + sum(plus_petit_total(part, codes) for part in suite)
            meilleur = min(meilleur, total)
    return meilleur


neuf = list(tous_les_codes(2, 3))
print(plus_petit_total(neuf, neuf), "propositions")

# %% optimal-conclusion [markdown]
# Tout a été essayé : 21 est **optimal**. Pour 1 296 secrets, Koyama et Lai l’ont fait en 1993 ; `python lancer.py prouver` le refait.
#
# | stratégie | total | au pire |
# |---|---|---|
# | l’ordre du chapitre 08 | 7 471 | 9 |
# | Knuth | 5 801 | 5 |
# | optimale | **5 625** | 6 |
# | optimale, en cinq au plus | 5 626 | 5 |
#
# 5 625, mais parfois une sixième proposition. « Optimal » ne veut rien dire tout seul : dites **quoi** est le plus petit, la moyenne ou le pire.
#
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
assert {tuple(sorted(map(code.count, set(code)))) for code in codes} == {(4,), (1, 3), (2, 2), (1, 1, 2), (1, 1, 1, 1)}
assert arbre.promenade.proposition == (0, 0, 1, 2) and max(map(len, arbre.promenade.parts.values())) == 276
assert (avec, sans, plus_petit_total(neuf, neuf)) == (216, 242, 21)
assert total(2, 3, lambda code, candidats: (pire(code, candidats), code not in candidats)) == 24

# %% retenir [markdown]
# ## À retenir
#
# - Une proposition coupe les candidats en parts ; on choisit la coupe par une note, et le départage en fait partie.
# - Des nombres à virgule égaux peuvent se dire différents : on compare des entiers.
# - Une borne se prouve en comptant, un optimum en essayant tout ; et « optimal » se dit d’une question précise.

# %% suite [markdown]
# **À vous :** [l’exercice 13](../exercises/13_meilleure_reponse_exercices.ipynb), trois fonctions qui font jouer votre programme comme Knuth. Puis [14 — Contre-stratégies](14_contre_strategies.ipynb) donne la parole au codeur.
