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
# # Quand la réponse est fausse : soupçonner, puis prouver
#
# À la fin de cette leçon, vous saurez dire qu’un codeur s’est trompé, parfois à quelle rangée, et combien d’erreurs passent inaperçues. Vous rencontrerez aussi une joueuse qui n’a caché aucun code : peut-on la démasquer ?

# %% fiche [markdown]
# - **Objectifs** : savoir reconnaître une réponse impossible et des réponses qui se contredisent ; savoir chercher la rangée fausse ; savoir dire ce qu’une preuve demande
# - **Prérequis** : [05 — Les tableaux de fréquences](05_frequences.ipynb), pour les ensembles ; [08 — L’ordinateur cherche](08_ordinateur.ipynb), pour l’idée de code compatible
# - **Durée** : 60 minutes
# - **Pas dans cette leçon** : les meilleures façons de chercher, qui viennent plus tard

# %% imports
from mastermind_edu import repondre_par_marquage
from mastermind_edu.affichage import montrer_memoire, montrer_plateau
from mastermind_edu.widgets import Ordinateur

# %% rappel-texte [markdown]
# **Deux minutes de rappel.** Trois questions sur les chapitres d’avant, corrigées aussitôt ; celles que vous manquez reviendront. Rien n’est noté.

# %% rappel tags=["nbval-ignore-output"]
from mastermind_edu import rappel

rappel("09")

# %% outils tags=["coulisses"]
from mastermind_edu import Regles, choisir_couleurs, lire_proposition
from mastermind_edu.affichage.plateau import Rangee, dessiner_rangees
from mastermind_edu.coeur.codes import ecrire_mot, tous_les_codes
from mastermind_edu.coeur.reponses import Reponse
from mastermind_edu.decodeurs import plus_petits_retraits

SAE = Regles(couleurs=choisir_couleurs("RBJVON"))
CODES = [ecrire_mot(code, SAE) for code in tous_les_codes(4, 6)]
REPONSES = [(bien, mal) for bien in range(5) for mal in range(5 - bien) if (bien, mal) != (3, 1)]


def montrer_reponses(tentatives):
    """Les rangées, avec les réponses données, justes ou non."""
    return dessiner_rangees([Rangee(f"rangée {i}", lire_proposition(p, SAE), Reponse(*r)) for i, (p, r) in enumerate(tentatives, 1)], SAE)


# %% situation-texte [markdown]
# ## Prédire
#
# Alan cache un code de quatre pions, parmi les six couleurs de la SAÉ : R, B, J, V, O, N ; dans le code, `SAE` est ce jeu, `CODES` la liste de ses codes. L’ordinateur cherche : il propose, dans l’ordre, le premier code encore possible. Voici les cinq réponses d’Alan.

# %% situation
tentatives = [("RRRR", (1, 0)), ("RBBB", (1, 1)), ("JRBJ", (0, 2)), ("VBRV", (1, 2)), ("OBVR", (1, 2))]
montrer_reponses(tentatives)

# %% outils-reponses tags=["coulisses"]
def reponses_a(suite, secret):
    """Les réponses honnêtes à une suite de propositions."""
    return tuple(tuple(repondre_par_marquage(secret, proposition)) for proposition in suite)


def ordinateur_qui_recoit(tentatives):
    """Le widget, une fois ces réponses données."""
    ordinateur = Ordinateur(regles=SAE)
    for _, (bien, mal) in tentatives:
        ordinateur.repondre(bien, mal)
    return ordinateur

# %% filtrer-texte [markdown] prediction=["rangée 5 → 0", "aucun code", "zéro"] montre="filtrer-tout"
# Après chaque réponse, on ne garde que les codes qui, pris pour secret, l’auraient donnée :
#
# ```pseudo
# gardes ← []
# POUR CHAQUE code DE restants FAIRE
#   SI REPONDRE(code, p) = r ALORS
#     AJOUTER code À gardes
#   FIN SI
# FIN POUR
# ```
# ```python
# gardes = []
# for code in restants:
#     if repondre(code, p) == r:
#         gardes.append(code)
# ```
#
# Avant d’exécuter : combien de codes restera-t-il après la cinquième réponse ? Une centaine, quelques-uns… ?

# %% filtrer
def filtrer(restants, proposition, reponse):
    gardes = []
    for code in restants:
        if repondre_par_marquage(code, proposition) == reponse:
            gardes.append(code)
    return gardes


# %% filtrer-tout
restants = CODES
for rang in range(5):
    proposition, reponse = tentatives[rang]
    restants = filtrer(restants, proposition, reponse)
    print("rangée", rang + 1, "→", len(restants))

# %% filtrer-conclusion [markdown] prediction=["['RBBB', 'VJBR']"]
# Aucun ! Parmi 1 296 codes, pas un ne donne ces cinq réponses. Elles se **contredisent** : une au moins est fausse, c’est prouvé.
#
# ## Trouvez le bogue : ôter en avançant
#
# Un élève trouve `gardes` inutile. Il veut ôter, de la liste même qu’il parcourt, les codes qui commencent par R. Avant d’exécuter : que restera-t-il ?

# %% oter
codes = ["RRRR", "RBBB", "RBBJ", "VJBR"]
for code in codes:
    if code[0] == "R":
        codes.remove(code)
print(codes)
montrer_memoire(codes=codes)

# %% oter-question [markdown]
# RBBB a survécu. Suivez du doigt : quelle case la boucle regarde-t-elle juste après avoir ôté RRRR ? Réparez, en changeant seulement la ligne du `for`.

# %% suspects-texte [markdown] prediction=["trois", "rangées 3, 4 et 5"] montre="sans-une"
# <details><summary>Réponse</summary>
#
# La liste change **sur place** : sans RRRR, RBBB glisse au rang 0, et la boucle passe au rang 1. `for code in codes.copy():` parcourt une copie, que rien ne fait glisser. Une liste neuve, comme `gardes`, est plus sûre encore.
#
# </details>
#
# ## Quelle rangée est fausse ?
#
# Supposons une seule erreur. Si l’on ôte la rangée fausse, les quatre autres sont justes, donc au moins un code leur convient. Une rangée est donc **suspecte** si, sans elle, il reste un code. Essayons-les toutes. `liste[:2]` donne le début ; `liste[3:]`, la fin, à partir du rang 3.
#
# Avant d’exécuter : combien de rangées resteront suspectes ?

# %% suspects
def compatibles(tentatives):
    restants = CODES
    for proposition, reponse in tentatives:
        restants = filtrer(restants, proposition, reponse)
    return restants


# %% sans-une
for rang in range(5):
    autres = tentatives[:rang] + tentatives[rang + 1:]
    print("sans la rangée", rang + 1, "→", len(compatibles(autres)), "codes")

# %% suspects-conclusion [markdown]
# Trois : la 3, la 4 et la 5. Sans la première, ou sans la deuxième, rien ne convient : ces deux-là sont innocentes… s’il n’y a qu’une erreur.
#
# Et douze secrets restent en lice : deux accusent la rangée 3, six la 4, quatre la 5. Personne ne peut choisir sans en savoir plus.
#
# Le widget de la leçon 08 fait ce raisonnement. Quand aucune rangée, seule, n’explique la contradiction, il essaie d’en ôter deux, puis trois. Le voici, avec les réponses d’Alan :

# %% ordinateur tags=["nbval-ignore-output"]
ordinateur = ordinateur_qui_recoit(tentatives)
ordinateur

# %% ordinateur-controle tags=["coulisses"]
numeros = [(lire_proposition(proposition, SAE), reponse) for proposition, reponse in tentatives]
assert [tuple(tentative) for tentative in ordinateur.decodage.tentatives] == numeros
assert plus_petits_retraits(numeros, 4, 6) == [(2,), (3,), (4,)]
assert [len(compatibles(tentatives[:i] + tentatives[i + 1:])) for i in range(5)] == [0, 0, 2, 6, 4]

# %% verite-texte [markdown] prediction=["rangée 3", "troisième", "(1, 2) et non"] montre="verite"
# ## Le secret est découvert
#
# Alan déplie son papier : V J B R. Il n’a pas voulu tricher. Avant d’exécuter, réponse par réponse, à la main : laquelle était fausse ? Le dessin montre les réponses **justes** ; comparez-les aux siennes.

# %% verite
montrer_plateau(["RRRR", "RBBB", "JRBJ", "VBRV", "OBVR"], "VJBR", regles=SAE)

# %% ticket-texte [markdown] prediction=["rang 1", "rang 3", "1 et 3"]
# La troisième : il avait oublié le B, bien placé. Dites maintenant VJBR au widget : il nomme la même rangée.
#
# Comparer deux listes, rang par rang, sert partout. Voici un ticket de caisse ; un client vérifie ce qu’on lui a compté. Avant d’exécuter : quels rangs seront affichés ?

# %% ticket
affiches = [120, 85, 240, 60]  # les prix affichés dans le magasin
comptes = [120, 58, 240, 65]  # ceux du ticket
for rang in range(len(affiches)):
    if comptes[rang] != affiches[rang]:
        print("faute au rang", rang, ":", comptes[rang])

# %% impossible-texte [markdown] prediction=["(2, 1)"]
# Ce sont des rangs, comptés à partir de 0 : la deuxième ligne et la quatrième. L’exercice vous en demandera davantage : le rang, ce qui a été dit, ce qu’il fallait dire.
#
# ## Refuser sur-le-champ
#
# Certaines réponses sont **impossibles**, quel que soit le secret : inutile d’attendre une contradiction. Prenons un petit jeu, 3 pions et 3 couleurs, et posons chaque proposition à chaque secret. Dix couples (bien, mal) ont une somme d’au plus 3. Un seul ne sort jamais ; avant d’exécuter, lequel ?

# %% impossible
vues = []
for secret in tous_les_codes(3, 3):
    for proposition in tous_les_codes(3, 3):
        vues.append(repondre_par_marquage(secret, proposition))
for bien in range(4):
    for mal in range(4 - bien):
        print((bien, mal), vues.count((bien, mal)))

# %% impossible-conclusion [markdown] prediction=["6.9", "7 %"] choix=["7 %", "30 %", "70 %"] montre="muettes"
# Deux pions bien placés occupent leurs places : au troisième, il ne reste que la sienne. Quel est ce couple, à 4 pions ?
#
# ## L’erreur qui ne se voit pas
#
# Votre secret est VJBR. À RBBB, vous dites (2, 0) au lieu de (1, 1) : vos trois premières réponses sont celles de RBVJ. L’erreur est **muette**, personne ne la voit.
#
# Posons à **chaque** secret les cinq propositions qui précèdent VJBR dans la leçon 08, avec une réponse fausse sur cinq. Avant d’exécuter : quelle part de ces 84 240 erreurs est muette, 7 %, 30 % ou 70 % ? Et après trois rangées ?
#
# Dans le code, `REPONSES` contient les quatorze réponses possibles ; `reponses_a(suite, secret)` donne les réponses honnêtes.

# %% erreurs
suite = ["RRRR", "RBBB", "JRBJ", "JBRV", "VRJB"]


def erreurs_possibles(recues):
    erreurs = []
    for rang in range(len(recues)):
        for fausse in REPONSES:
            if fausse != recues[rang]:
                essai = list(recues)  # une copie : les réponses reçues ne changent pas
                essai[rang] = fausse
                erreurs.append(tuple(essai))
    return erreurs


print("erreurs possibles, pour VJBR :", len(erreurs_possibles(reponses_a(suite, "VJBR"))))

# %% muettes
for n in [3, 5]:
    honnetes = []
    for secret in CODES:
        honnetes.append(reponses_a(suite[:n], secret))
    ensemble, total, muettes = set(honnetes), 0, 0
    for recues in honnetes:
        for essai in erreurs_possibles(recues):
            total += 1
            if essai in ensemble:
                muettes += 1
    print(n, "rangées :", muettes, "sur", total, f"= {100 * muettes / total:.1f} %")

# %% mensonge-texte [markdown] prediction=["trouvé : False", "jamais"] montre="mensonge"
# Après trois rangées, presque une erreur sur trois reste muette ; après cinq, 7 %. Chaque rangée de plus est un témoin de plus.
#
# ## Et si la recherche continue ?
#
# Alan cache V J B R. À la rangée 3, et là seulement, il se trompe ; ensuite il dit vrai. L’ordinateur poursuit jusqu’au bout. Essayons toutes les erreurs possibles, sauf la fausse victoire : il y en a douze. Avant d’exécuter : combien de fois l’ordinateur trouvera-t-il tout de même VJBR ?

# %% mensonge
def chercher(mensonge):
    restants, proposees = CODES, []
    while len(restants) > 0 and "VJBR" not in proposees:
        proposees.append(restants[0])
        reponse = repondre_par_marquage("VJBR", restants[0])
        if len(proposees) == 3:
            reponse = mensonge
        restants = filtrer(restants, restants[0], reponse)
    return proposees


for mensonge in REPONSES:
    if mensonge != (1, 2) and mensonge != (4, 0):
        proposees = chercher(mensonge)
        print(mensonge, "→", len(proposees), "rangées, trouvé :", "VJBR" in proposees)

# %% fuyant-texte [markdown] prediction=["fausses : 0"]
# Jamais : une seule réponse fausse a écarté le vrai secret pour toujours. Or chaque réponse, ensuite, écarte au moins le code proposé : la liste finit par se vider. Une erreur **isolée** se voit donc toujours… si les rangées suffisent, et si l’on ne ment pas une seconde fois.
#
# ## Le codeur sans secret
#
# Léa n’a caché aucun code. À chaque proposition, elle donne la réponse qui laisse le plus de codes possibles ; à la fin, elle annonce le seul qui reste. Avant d’exécuter : combien de ses réponses seront fausses pour ce « secret » ?

# %% fuyant
restants, jouees = CODES, []
while len(restants) > 1:
    proposition, choix = restants[0], []
    for reponse in REPONSES:
        gardes = filtrer(restants, proposition, reponse)
        if len(gardes) > len(choix):
            choix, retenue = gardes, reponse
    restants = choix
    jouees.append((proposition, retenue))
    print(proposition, retenue, "→", len(restants))
annonce = restants[0]

# %% fuyant-verdict
fausses = 0
for proposition, reponse in jouees:
    if repondre_par_marquage(annonce, proposition) != reponse:
        fausses += 1
print("secret annoncé :", annonce, "– réponses fausses :", fausses)

# %% soupcon-texte [markdown]
# Aucune. Léa a triché à chaque rangée, et un codeur honnête qui aurait caché NNJO aurait répondu **mot pour mot** comme elle. Y gagne-t-elle ? L’ordinateur trouve à la huitième proposition, quand un secret tiré au sort lui en coûte 5,76. Mais Alan, s’il cache honnêtement N N N O, tient **neuf** rangées ; et aucune tricherie n’en tient dix, puisqu’un codeur honnête aurait pu répondre de même. Bien choisir son code vaut mieux que tricher.
#
# 1. On peut **toujours** soupçonner : pourquoi aucune suite de réponses ne prouve-t-elle l’honnêteté ?
# 2. On ne peut pas toujours prouver le mensonge : que faut-il pour y arriver ? Et pour nommer la rangée ?
# 3. Que changer au jeu pour que Léa ne puisse plus tricher ?

# %% fuyant-controle tags=["coulisses"]
from mastermind_edu.statistiques import evaluer

assert [tuple(r) for mot in ("VJBR", "RBVJ") for r in reponses_a(suite[:3], mot)] == [(1, 0), (1, 1), (1, 2), (1, 0), (2, 0), (1, 2)]
assert annonce == "NNJO" and len(jouees) + 1 == 8 and not fausses
assert f"{float(evaluer('lexicographique').moyenne):.2f}" == "5.76"
assert evaluer("lexicographique").maximum == 9 and (5, 5, 5, 4) in evaluer("lexicographique").secrets_au_maximum

# %% soupcon-reponses [markdown]
# <details><summary>Réponses</summary>
#
# 1. Une suite sans contradiction convient à au moins un code. Était-il caché depuis le début ? Les réponses ne le disent pas.
# 2. Pour la preuve, une contradiction : plus aucun code ne convient. Pour la rangée, le vrai secret, ou d’autres rangées.
# 3. Écrire le secret sur un papier plié **avant** la première proposition. Dans un match de ce cours, un codeur qui se contredit ne marque aucun point à cette manche, et on lui nomme les rangées.
#
# </details>

# %% retenir [markdown]
# ## À retenir
#
# - Une réponse impossible se refuse aussitôt ; des réponses contradictoires prouvent une erreur, sans dire laquelle.
# - Une rangée est suspecte si, sans elle, le reste convient à un code ; le secret découvert désigne les fausses.
# - Sans contradiction, pas de preuve : on peut soupçonner, rien de plus.

# %% suite [markdown]
# **À vous :** [l’exercice 09](../exercises/09_erreurs_de_reponse_exercices.ipynb), deux fonctions pour refuser et pour nommer. Puis [10 — Mesurer au lieu de croire](10_statistiques.ipynb), où l’ordinateur affronte tous les secrets.
