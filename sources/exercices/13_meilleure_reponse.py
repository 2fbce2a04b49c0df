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
# # Exercice 13 — La meilleure réponse
#
# Trois fonctions : la première sépare, la deuxième mesure, la troisième choisit. À la fin, votre programme joue comme celui que Donald Knuth a publié en 1977.

# %% fiche [markdown]
# - **Leçon** : [13 — La meilleure réponse](../notebooks/13_meilleure_reponse.ipynb)
# - **Avant** : [l’exercice 05](../exercises/05_frequences_exercices.ipynb), dont vous reprendrez trois fonctions
# - **Durée** : 60 minutes
# - **Points** : 3, 2 et 4
#
# Pour chaque fonction : lisez les exemples, remplacez les `...`, exécutez la vérification. Recommencez autant de fois que vous voulez : un « échoué » vous montre le plus petit cas qui ne va pas.
#
# Bloqué ? `aide(nom_de_la_fonction)` donne un premier indice, puis un second, puis un squelette.

# %% imports
# %reload_ext mastermind_edu
from mastermind_edu import aide, derouler, exemples, verifier

# %% rappel [markdown]
# **Rappel.** Un code est une liste de numéros, de 0 à `nb_couleurs` − 1 ; une réponse est un couple (bien placés, mal placés), et peut donc être la clé d’un dictionnaire. Un **candidat** est un code encore possible ; une **part** réunit les candidats qui donneraient la même réponse à une proposition.
#
# La leçon a rangé des mots par leur longueur :
# ```python
# par_longueur = {}
# for mot in mots:
#     if len(mot) not in par_longueur:
#         par_longueur[len(mot)] = []
#     par_longueur[len(mot)].append(mot)
# ```

# %% coller-texte [markdown]
# ## Pour commencer
#
# Copiez votre fonction `repondre_frequences`, et celles qu’elle appelle, depuis l’exercice 05 ; collez-les ici.

# %% coller-05
# De l’exercice 05, collez ici : frequences, nb_communs, repondre_frequences.
### BEGIN SOLUTION
def frequences(code, nb_couleurs):
    tableau = [0] * nb_couleurs
    for numero in code:
        tableau[numero] = tableau[numero] + 1
    return tableau


def nb_communs(code1, code2, nb_couleurs):
    tableau1 = frequences(code1, nb_couleurs)
    tableau2 = frequences(code2, nb_couleurs)
    communs = 0
    for couleur in range(nb_couleurs):
        communs = communs + min(tableau1[couleur], tableau2[couleur])
    return communs


def repondre_frequences(secret, proposition, nb_couleurs):
    bien = 0
    for i in range(len(secret)):
        if secret[i] == proposition[i]:
            bien = bien + 1
    return bien, nb_communs(secret, proposition, nb_couleurs) - bien
### END SOLUTION

# %% coller-controle tags=["coulisses"]
if "repondre_frequences" in globals():
    print(verifier(globals()["repondre_frequences"]))
else:
    print("Il manque encore repondre_frequences : collez-la dans la cellule du dessus.")

# %% partition-texte [markdown]
# ## 1. Séparer les candidats
#
# - **Prérequis** : `candidats` est une liste de codes tous différents, au moins un, dans un ordre quelconque ; la proposition peut être l’un d’eux, ou non.
# - **Résultat** : un dictionnaire. Ses clés sont les réponses que `proposition` peut recevoir d’un candidat, et elles seules ; sous chaque clé, la liste des candidats qui la donneraient, dans l’ordre où ils sont dans `candidats`.

# %% partition-exemples
exemples("partition")

# %% partition
def partition(proposition, candidats, nb_couleurs):
    """Les candidats rangés par réponse, dans un dictionnaire."""
    ### BEGIN SOLUTION
    parts = {}
    for candidat in candidats:
        reponse = repondre_frequences(candidat, proposition, nb_couleurs)
        if reponse not in parts:
            parts[reponse] = []
        parts[reponse].append(candidat)
    return parts
    ### END SOLUTION


# %% partition-verification
verifier(partition)

# %% pire-cas-texte [markdown]
# ## 2. Le pire cas
#
# - **Prérequis** : comme pour `partition`.
# - **Résultat** : la taille de la plus grande part, celle de la réponse gagnante comprise.

# %% pire-cas-exemples
exemples("pire_cas")

# %% pire-cas
def pire_cas(proposition, candidats, nb_couleurs):
    """La taille de la plus grande part."""
    ### BEGIN SOLUTION
    parts = partition(proposition, candidats, nb_couleurs)
    return max([len(part) for part in parts.values()])
    ### END SOLUTION


# %% pire-cas-verification
verifier(pire_cas)

# %% meilleure-proposition-texte [markdown]
# ## 3. La meilleure proposition
#
# - **Prérequis** : `candidats` contient au moins un code ; `codes`, les propositions permises, au moins un aussi. Les deux listes sont dans un ordre quelconque.
# - **Résultat** : le code de `codes` dont le pire cas est le plus petit. À égalité, un code qui est l’un des candidats ; à égalité encore, le plus petit.
#
# Deux listes se comparent comme deux mots : `[0, 5] < [1, 0]` est vrai.

# %% meilleure-proposition-exemples
exemples("meilleure_proposition")

# %% meilleure-proposition
def meilleure_proposition(candidats, codes, nb_couleurs):
    """Le code au plus petit pire cas ; à égalité un candidat, puis le plus petit."""
    ### BEGIN SOLUTION
    return min(codes, key=lambda code: (pire_cas(code, candidats, nb_couleurs), code not in candidats, code))
    ### END SOLUTION


# %% meilleure-proposition-verification
verifier(meilleure_proposition)

# %% defi-texte [markdown]
# ## Défi facultatif
#
# Rien n’est noté ici. Faites jouer votre programme contre les 27 secrets de 3 pions et 3 couleurs, tous à la fois : partez d’un seul paquet, `(1, tous)` ; tant qu’il reste un paquet, prenez-le, choisissez sa meilleure proposition, séparez-le. La part de la réponse gagnante est un secret trouvé ; chaque autre part est un nouveau paquet, une rangée plus loin.
#
# Combien de propositions en tout ? Nommez ce nombre `mon_total`. La façon du chapitre 08 en demande 89 : la vôtre fait-elle mieux ?

# %% defi
mon_total = None  # le nombre de propositions pour les 27 secrets
### BEGIN SOLUTION
tous = [[rang // 9, rang // 3 % 3, rang % 3] for rang in range(27)]
mon_total, paquets = 0, [(1, tous)]
while len(paquets) > 0:
    rangee, candidats = paquets.pop()
    proposition = meilleure_proposition(candidats, tous, 3)
    for reponse, part in partition(proposition, candidats, 3).items():
        if reponse == (3, 0):
            mon_total += rangee
        else:
            paquets.append((rangee + 1, part))
### END SOLUTION

# %% defi-verification tags=["coulisses"]
if mon_total is None:
    print("Défi : à faire (donnez un nombre à mon_total)")
elif mon_total == 74:
    print("Défi : réussi")
elif mon_total == 79:
    print("Défi : pas encore ; 79, c’est sans préférer un candidat à égalité")
else:
    print("Défi : pas encore ; vous avez obtenu", mon_total)

# %% defi-reponse [markdown]
# <details><summary>Réponse</summary>
#
# 74 propositions : quinze de moins. Sans préférer un candidat à égalité, 79 : cinq de ces quinze sont perdues. Le mieux possible, à cette taille, est 73.
#
# </details>

# %% suite [markdown]
# **Ensuite :** peut-on faire mieux que Knuth ? [13b — Ce que « optimal » veut dire](../notebooks/13b_optimal.ipynb) répond, preuve à l’appui.
