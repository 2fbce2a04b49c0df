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
# # L’ordinateur cherche : proposer ce qui est encore possible
#
# Cette fois, c’est vous qui cachez le code. À la fin de cette leçon, vous saurez comment un programme trouve n’importe quel secret, sans tricher, par une idée qui tient en une phrase. Et pourquoi il ne peut pas échouer.

# %% fiche [markdown]
# - **Objectifs** : savoir ranger les codes et passer de l’un au suivant ; savoir dire si un code est encore possible ; savoir expliquer pourquoi la recherche finit toujours
# - **Prérequis** : [05 — Les tableaux de fréquences](05_frequences.ipynb) et [06 — La manche complète](06_partie.ipynb)
# - **Durée** : 60 minutes
# - **Pas dans cette leçon** : ce qui arrive quand vos réponses sont fausses, au chapitre 09

# %% imports
from mastermind_edu import Regles, choisir_couleurs, ecrire_mot, repondre_par_frequences
from mastermind_edu.affichage import montrer_memoire, montrer_plateau
sae = Regles(couleurs=choisir_couleurs("RBJVON"))

# %% rappel-texte [markdown]
# **Deux minutes de rappel.** Trois questions sur les chapitres d’avant, corrigées aussitôt ; celles que vous manquez reviendront. Rien n’est noté.

# %% rappel tags=["nbval-ignore-output"]
from mastermind_edu import rappel

rappel("08")

# %% situation-texte [markdown] prediction=["[4, 1, 0, 5] (1, 0) (1, 1)"]
# ## Prédire
#
# La SAÉ joue avec six couleurs : R, B, J, V, O, N, pour 0, 1, 2, 3, 4, 5. Vous avez caché un code. L’ordinateur propose R R R R : vous répondez un bien placé, aucun mal placé. Puis R B B B : un bien placé, un mal placé.
#
# Avant d’exécuter : un seul de ces trois codes peut encore être votre secret. Lequel ? R B J J, B R J J, ou O B R N ?

# %% situation
for code in [[0, 1, 2, 2], [1, 0, 2, 2], [4, 1, 0, 5]]:
    reponse1 = tuple(repondre_par_frequences(code, [0, 0, 0, 0], 6))
    reponse2 = tuple(repondre_par_frequences(code, [0, 1, 1, 1], 6))
    print(code, reponse1, reponse2)

# %% idee [markdown]
# Le troisième, O B R N. Si le secret était R B J J, vous auriez répondu (2, 0) à R B B B ; avec B R J J, (0, 2). Vous ne l’avez pas fait : ils sont exclus.
#
# > Un code est **encore possible** si, pris pour secret, il aurait donné **exactement** toutes les réponses reçues.
#
# La SAÉ dit « compatible ». Voilà l’idée : l’ordinateur passe les codes en revue, dans l’ordre, et propose chaque code encore possible qu’il rencontre. Il doit donc savoir passer au suivant, et reconnaître un code possible.

# %% ordre-texte [markdown] prediction=["5 [1, 2]"]
# ## Un code est un nombre
#
# Deux pions, trois couleurs : neuf codes, rangés comme des mots dans un dictionnaire. `//` et `%` donnent les deux pions du code de rang `rang`. Avant d’exécuter : quel est le rang de B J, `[1, 2]` ?

# %% ordre
for rang in range(9):
    print(rang, [rang // 3, rang % 3])

# %% base-texte [markdown] prediction=["[0, 0, 0, 7]"]
# Cinq : 1 × 3 + 2. Un code est un nombre écrit en **base k**, où k est le nombre de couleurs. Avec six couleurs, les places valent 216, 36, 6 et 1 :
#
# | code | × 216 | × 36 | × 6 | × 1 | rang |
# |---|---|---|---|---|---|
# | O N R B | 4 | 5 | 0 | 1 | 864 + 180 + 0 + 1 = 1 045 |
#
# ## Trouvez le bogue : le code suivant
#
# Le suivant s’obtient donc en ajoutant 1. Un élève l’ajoute au dernier pion. Avant d’exécuter : que vaudra `code` à la fin ?

# %% suivant-faux
code = [0, 0, 0, 4]
for tour in range(3):
    code[3] = code[3] + 1
    print(code)

# %% retenue [markdown]
# Ni 6 ni 7 n’existent : il manque la **retenue**. Une montre, `m = [minutes, secondes]`, en a une ; elle change **sur place**, et dit si elle avance :
#
# ```pseudo
# SI m[1] < 59 ALORS
#   m[1] ← m[1] + 1
#   RENVOYER VRAI
# FIN SI
# m[1] ← 0
# SI m[0] < 59 ALORS
#   m[0] ← m[0] + 1
#   RENVOYER VRAI
# FIN SI
# m[0] ← 0
# RENVOYER FAUX
# ```
# ```python
# if m[1] < 59:
#     m[1] += 1
#     return True
#
# m[1] = 0
# if m[0] < 59:
#     m[0] += 1
#     return True
#
# m[0] = 0
# return False
# ```

# %% montre-texte [markdown] prediction=["[0, 0] False"]
# Avant d’exécuter : une seconde après 59 minutes et 59 secondes, que marque-t-elle, et que renvoie la fonction ?

# %% montre
def seconde_suivante(m):
    if m[1] < 59:
        m[1] += 1
        return True
    m[1] = 0
    if m[0] < 59:
        m[0] += 1
        return True
    m[0] = 0
    return False


for montre in [[4, 7], [4, 59], [59, 59]]:
    avance = seconde_suivante(montre)
    print(montre, avance)

# %% memoire-texte [markdown] prediction=["[[0, 3], [0, 3], [0, 3]]"] montre="memoire"
# Un code de quatre pions est une montre à quatre aiguilles. On les essaie de droite à gauche : la première qui peut avancer avance, et c’est fini ; celles qui ne le peuvent pas reviennent à 0. Vous écrirez cette boucle dans l’exercice.
#
# ## Ranger ce qui change
#
# Gardons une trace de trois secondes. Avant d’exécuter : que contiendra `trace` ?

# %% memoire
montre, trace = [0, 0], []
for tour in range(3):
    seconde_suivante(montre)
    trace.append(montre)
print(trace)
montrer_memoire(montre=montre, premiere=trace[0], derniere=trace[2])

# %% chercher-texte [markdown] prediction=["[12, 22]"]
# Trois fois la même liste ! **Réparez** par `montre.copy()`. L’ordinateur doit de même ranger une copie de chaque proposition.
#
# ## Trouvez le bogue : le prochain palindrome
#
# Un élève cherche ainsi le prochain code possible. Cherchons à sa façon, après 11 minutes 50, le prochain **palindrome**, un nombre qui se lit de même dans les deux sens : c’est 12:21. Avant d’exécuter : où s’arrêtera la montre ?

# %% chercher
def est_un_palindrome(m):
    return m[0] // 10 == m[1] % 10 and m[0] % 10 == m[1] // 10


montre, trouve = [11, 50], False
while seconde_suivante(montre) and not trouve:
    trouve = est_un_palindrome(montre)
print(montre)

# %% chercher-question [markdown]
# À 12:21, `trouve` devient vrai. Pourquoi la montre avance-t-elle encore ? Réparez la ligne du `while`.

# %% chercher-reponse [markdown]
# <details><summary>Réponse</summary>
#
# `and` regarde d’abord sa gauche : la montre avance, **puis** on lit `trouve`. Échangez les deux : `while not trouve and seconde_suivante(montre)`. Quand la gauche est fausse, `and` n’appelle pas la droite.
#
# </details>

# %% filtrer-texte [markdown] prediction=["500 codes"]
# ## Combien en reste-t-il ?
#
# L’autre moitié de l’idée : reconnaître un code possible. Ne gardons que ceux qui auraient répondu (1, 0) à R R R R. Avant d’exécuter, comptez-les : où est le rouge, et que peuvent être les trois autres pions ?

# %% filtrer
from mastermind_edu.coeur.codes import tous_les_codes

restants = []
for code in tous_les_codes(4, 6):
    if repondre_par_frequences(code, [0, 0, 0, 0], 6) == (1, 0):
        restants.append(code)
print(len(restants), "codes, le premier :", ecrire_mot(restants[0], sae))

# %% main-texte [markdown] prediction=["le premier : JRBJ"]
# Quatre places pour le rouge, cinq couleurs pour chacun des trois autres : 4 × 5 × 5 × 5. Le premier dans l’ordre, R B B B, est bien la deuxième proposition.
#
# ## À la main
#
# La deuxième proposition, R B B B, a reçu (1, 1) : un rouge et un bleu, l’un à sa place, l’autre non. Si le rouge était à la première place, le bleu serait bien placé aussi. Le rouge est donc ailleurs.
#
# Avant d’exécuter : quel est le plus petit code encore possible ?

# %% main
suivants = []
for code in restants:
    if repondre_par_frequences(code, [0, 1, 1, 1], 6) == (1, 1):
        suivants.append(code)
print(len(suivants), "codes, le premier :", ecrire_mot(suivants[0], sae))

# %% trace-texte [markdown] prediction=["JBRV (0, 4) 2"]
# À la première place, ni R ni B : J. Ensuite R, le plus petit, puis B, puis de nouveau J.
#
# ## La manche entière
#
# `jouer_contre` joue la manche de la SAÉ, dont le secret est V J B R. Après chaque réponse, on filtre ce qui restait. Avant d’exécuter : la quatrième proposition reçoit (0, 4), aucun pion à sa place. Combien de codes restera-t-il, au jugé ?

# %% trace
from mastermind_edu.decodeurs import jouer_contre

restants = list(tous_les_codes(4, 6))
for proposition, reponse in jouer_contre("lexicographique", [3, 2, 1, 0], 6):
    gardes = []
    for code in restants:
        if repondre_par_frequences(code, proposition, 6) == reponse:
            gardes.append(code)
    restants = gardes
    print(ecrire_mot(proposition, sae), tuple(reponse), len(restants))

# %% plateau
montrer_plateau(["RRRR", "RBBB", "JRBJ", "JBRV", "VRJB", "VJBR"], "VJBR", regles=sae)

# %% trace-questions [markdown]
# De 1 296 à 2 en quatre réponses. Ce sont les six propositions du sujet, une à une.
#
# 1. Après quelle réponse l’ordinateur connaît-il les couleurs des quatre pions ?
# 2. Après V R J B, il reste un code. Pourquoi faut-il une proposition de plus ?
# 3. Une proposition est-elle toujours plus loin dans l’ordre que la précédente ?

# %% trace-reponses [markdown]
# <details><summary>Réponses</summary>
#
# 1. Après la quatrième : (0, 4) fait quatre pions. Le sujet voit là deux phases : les couleurs, puis les places.
# 2. Savoir n’est pas gagner : il faut encore le proposer.
# 3. Oui. Un code sauté était impossible ; une réponse de plus ne le rend jamais possible de nouveau. Inutile de revenir en arrière.
#
# </details>

# %% candidats-texte [markdown]
# ## Voir les codes disparaître
#
# Chaque point est un code, les 1 296 sont là ; voici les deux premières réponses. Continuez la manche, ou revenez en arrière : quelle réponse à R R R R laisserait le plus de codes ?

# %% candidats tags=["nbval-ignore-output"]
from mastermind_edu.widgets import Candidats

candidats = Candidats(sae, essais=[("RRRR", (1, 0)), ("RBBB", (1, 1))])
candidats

# %% fin-texte [markdown] prediction=["la plus longue : 9"]
# <details><summary>Réponse</summary>
#
# (0, 0) : il resterait 625 codes, tous ceux qui n’ont aucun rouge. (1, 0) n’en laisse que 500.
#
# </details>
#
# ## Pourquoi il ne peut pas échouer
#
# - Si vos réponses sont justes, le secret n’est **jamais** écarté : il les donnerait toutes.
# - Chaque proposition est encore possible : elle **peut** donc être le secret.
# - Sinon, elle est écartée elle-même. À chaque rangée, il reste au moins un code de moins.
#
# La recherche finit donc. En combien de rangées ? Jouons la manche de **chacun** des 1 296 secrets, et gardons la plus longue. Il y faut de quelques secondes à une demi-minute.
#
# Avant d’exécuter : combien de propositions pour le pire secret ?

# %% toutes
total = 0
plus_longue = 0
for secret in tous_les_codes(4, 6):
    rangees = len(jouer_contre("lexicographique", secret, 6))
    total += rangees
    plus_longue = max(plus_longue, rangees)
print("propositions :", total, "– la plus longue :", plus_longue)

# %% toutes-controle tags=["coulisses"]
assert (total, plus_longue) == (7471, 9)
reponses_a_rrrr = [repondre_par_frequences(code, [0, 0, 0, 0], 6) for code in tous_les_codes(4, 6)]
assert max(map(reponses_a_rrrr.count, reponses_a_rrrr)) == reponses_a_rrrr.count((0, 0)) == 625 and reponses_a_rrrr.count((1, 0)) == 500
assert list(tous_les_codes(4, 6))[1045] == (4, 5, 0, 1)

# %% toutes-conclusion [markdown]
# Neuf au plus, et 7 471 propositions pour les 1 296 secrets. Ce n’est pas un sondage : tout a été joué. Douze rangées suffisent donc toujours.
#
# ## À vous de cacher
#
# Choisissez un code, notez-le, répondez juste. Essayez les couleurs O et N : arrivez-vous à la plus longue recherche ? Dans une cellule de plus, `Candidats(ordinateur)` suivra votre manche.

# %% ordinateur tags=["nbval-ignore-output"]
from mastermind_edu.widgets import Ordinateur

ordinateur = Ordinateur(regles=sae)
ordinateur

# %% widgets-controle tags=["coulisses"]
assert len(candidats.elimination.candidats) == 96 and ordinateur.decodage.proposition == (0, 0, 0, 0)

# %% retenir [markdown]
# ## À retenir
#
# - Un code est un nombre en base k ; le suivant s’obtient avec la retenue, de droite à gauche.
# - Encore possible : pris pour secret, il aurait donné **toutes** les réponses reçues.
# - Une proposition possible gagne, ou s’écarte elle-même : la recherche finit toujours.

# %% suite [markdown]
# **À vous :** [l’exercice 08](../exercises/08_ordinateur_exercices.ipynb), cinq fonctions qui s’emboîtent : le code suivant, le code possible, la prochaine proposition, la manche, et la manche face à une personne. Puis [09 — Quand la réponse est fausse](09_erreurs_de_reponse.ipynb) dit comment l’ordinateur s’aperçoit qu’on lui a mal répondu.
