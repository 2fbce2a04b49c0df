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
# Jusqu’ici, l’ordinateur proposait un code encore possible, le premier venu. À la fin de cette leçon, il choisira, comme dans l’article que Donald Knuth a publié en 1977 : cinq propositions au plus, quel que soit le secret.

# %% fiche [markdown]
# - **Objectifs** : savoir séparer des candidats en parts ; savoir mesurer une proposition par son pire cas ; savoir choisir par une note et départager les ex æquo
# - **Prérequis** : [08 — L’ordinateur cherche](08_ordinateur.ipynb) et [10 — Mesurer au lieu de croire](10_statistiques.ipynb), pour les dictionnaires
# - **Durée** : 55 minutes
# - **Pas dans cette leçon** : ce que « la meilleure » veut dire, et d’autres notes que celle de Knuth, au chapitre [13b](13b_optimal.ipynb)

# %% imports
from mastermind_edu import Regles, confronter, lire_proposition, repondre_par_frequences
from mastermind_edu.affichage import montrer_memoire

# %% rappel-texte [markdown]
# **Deux minutes de rappel.** Trois questions sur les chapitres d’avant, corrigées aussitôt ; celles que vous manquez reviendront. Rien n’est noté.

# %% rappel tags=["nbval-ignore-output"]
from mastermind_edu import rappel

rappel("13")

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
# Revoici les couleurs du cours, R, V, B, J, P, N ; R, B, J, V, O, N étaient celles de la SAÉ. Il vous reste cinq candidats : R R R V, R R R B, R R R J, R R R P, R R R N. Seul le dernier pion change. Les proposer un à un peut demander cinq rangées.
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
# Deux mots de cinq lettres, rouge et jaune, dans l’ordre où ils sont venus. `violet`, seul de sa longueur, a créé sa propre liste.
#
# ## Trouvez le bogue : les parts préparées
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

# %% tailles-texte [markdown] prediction=["[1, 3, 1]"]
# ## Mesurer les parts
#
# Les cinq candidats du début, R R R V, R R R B, R R R J, R R R P, R R R N, mais la proposition est V V V P. Une part d’un seul candidat est une bonne nouvelle : le secret y est connu. Avant d’exécuter : quelles sont les tailles des parts, dans l’ordre où elles se créent ? Écrivez une liste.

# %% tailles
ma_prediction = ...  # une liste de nombres
candidats = [lire_proposition("RRR" + initiale, Regles()) for initiale in "VBJPN"]
parts = partition(lire_proposition("VVVP", Regles()), candidats)
confronter(ma_prediction, [len(part) for part in parts.values()])
print("parts d’un seul candidat :", sum(len(part) == 1 for part in parts.values()))

# %% notes-texte [markdown] prediction=["RRVV : 256"]
# R R R V donne un mal placé, R R R P un bien placé, les trois autres rien. Les réponses ne servent ici que d’étiquettes : seules les **tailles** disent ce qu’une proposition apprend.
#
# ## Par quoi commencer ?
#
# 1 296 débuts à comparer ? Échanger deux couleurs, ou deux places, ne change pas les tailles des parts. Seul compte le nombre de pions pareils : 4 ; 3 et 1 ; 2 et 2 ; 2, 1 et 1 ; ou tous différents. **Cinq** débuts représentent tous les autres.
#
# Knuth note une proposition par sa plus grande part, le **pire cas** : ce qui restera si l’on n’a pas de chance. La plus petite note est la meilleure. Avant d’exécuter : lequel des cinq débuts choisira-t-il ?

# %% notes
from mastermind_edu.decodeurs.meilleure_reponse import tailles_des_parts

codes = list(tous_les_codes(4, 6))
for mot in ["RRRR", "RRRV", "RRVV", "RRVB", "RVBJ"]:
    tailles = list(tailles_des_parts(lire_proposition(mot, Regles()), codes))
    print(f"{mot} : {max(tailles)} au pire, en {len(tailles)} parts")

# %% notes-conclusion [markdown]
# R R V V, le « 1122 » de son article. Il n’a pourtant pas le plus de parts : R V B J en a une de plus, mais sa plus grande part a 312 codes, contre 256.
#
# R R R R est le pire des débuts : cinq réponses seulement, et près de neuf secrets sur dix n’ont aucun rouge, ou en ont un seul.

# %% nouveau-lambda [markdown]
# **Nouveau : une fonction sans nom**
#
# `lambda x: …` renvoie ce qui suit les deux-points ; `lambda x, y: …` reçoit deux valeurs. `min` et `sorted` la reçoivent sous le nom `key`, et comparent les notes qu’elle donne.
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
# Faisons jouer les deux contre les 64 secrets de 3 pions et 4 couleurs : `total(n, k, noter)` joue tous les secrets de n pions et k couleurs, en proposant chaque fois le code de plus petite note, ou le dernier candidat quand il ne reste que lui. Avant d’exécuter : l’oubli coûte-t-il plus de dix propositions ?

# %% departage
def pire(code, candidats):
    return max(tailles_des_parts(code, candidats))


avec = total(3, 4, lambda code, candidats: (pire(code, candidats), code not in candidats))
sans = total(3, 4, lambda code, candidats: pire(code, candidats))
print(avec, "puis, sans préférence,", sans, "propositions")

# %% departage-conclusion [markdown]
# Vingt-six de plus, 12 %, pour un mot oublié. À 4 pions et 6 couleurs, Knuth demande 5 801 propositions pour les 1 296 secrets ; la version publiée, 6 169. Le départage fait partie de l’algorithme.
#
# **Changez une chose** : remplacez `code not in candidats` par `code in candidats`, qui préfère les codes perdus d’avance. Combien de propositions, cette fois ? Remettez ensuite la bonne note.

# %% questions [markdown]
# 1. Il reste deux candidats. Pourquoi vaut-il mieux proposer l’un d’eux que n’importe quel autre code ?
# 2. Une proposition range tous les candidats dans une seule part. Que vaut-elle ?
# 3. Au Mastermind classique, Knuth trouve toujours en cinq. Que faudrait-il savoir pour dire que personne ne fait mieux ?

# %% reponses [markdown]
# <details><summary>Réponses</summary>
#
# 1. Il gagne une fois sur deux tout de suite ; sinon, il ne reste que l’autre. Un code étranger, lui, ne gagne jamais.
# 2. Rien : on en sait autant qu’avant.
# 3. Qu’aucune stratégie, même inconnue, ne finit toujours en quatre. C’est une preuve à chercher, pas une mesure : elle est au chapitre suivant.
#
# </details>

# %% controle tags=["coulisses"]
assert (avec, sans) == (216, 242) and sans - avec == 26 and round(100 * 26 / avec) == 12
assert total(3, 3, pire) == 79  # ce que dit le défi, sans préférence
assert {tuple(sorted(map(code.count, set(code)))) for code in codes} == {(4,), (1, 3), (2, 2), (1, 1, 2), (1, 1, 1, 1)}
tailles_de = {mot: sorted(tailles_des_parts(lire_proposition(mot, Regles()), codes)) for mot in ("RRRR", "RRVV", "RVBJ")}
assert [len(tailles) for tailles in tailles_de.values()] == [5, 13, 14] and tailles_de["RVBJ"][-1] > tailles_de["RRVV"][-1] == 256
assert sum(tailles_de["RRRR"][-2:]) == 1125

# %% retenir [markdown]
# ## À retenir
#
# - Une proposition coupe les candidats en parts, une par réponse ; leurs tailles disent ce qu’elle apprend.
# - Knuth choisit la coupe dont la plus grande part est la plus petite : il prépare le pire.
# - À égalité, un candidat, puis le plus petit code : le départage fait partie de l’algorithme.

# %% suite [markdown]
# **À vous :** [l’exercice 13](../exercises/13_meilleure_reponse_exercices.ipynb), trois fonctions qui font jouer votre programme comme Knuth. Puis [13b — Ce que « optimal » veut dire](13b_optimal.ipynb) : peut-on faire mieux que lui ?
