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
# # Exercice 09 — Quand la réponse est fausse
#
# Deux fonctions pour démasquer un codeur distrait, ou menteur : refuser sur-le-champ ce qui est impossible, puis nommer chaque réponse fausse quand le secret est découvert.

# %% fiche [markdown]
# - **Leçon** : [09 — Quand la réponse est fausse](../notebooks/09_erreurs_de_reponse.ipynb)
# - **Durée** : 40 minutes
# - **Points** : 2 et 3
#
# Pour chaque fonction : lisez les exemples, remplacez les `...`, exécutez la vérification. Recommencez autant de fois que vous voulez : un « échoué » vous montre le plus petit cas qui ne va pas. Quand l’énoncé ne dit rien d’une liste reçue, votre fonction peut la changer ou non.
#
# Bloqué ? `aide(nom_de_la_fonction)` donne un premier indice, puis un second, puis un squelette.

# %% imports
# %reload_ext mastermind_edu
from mastermind_edu import aide, derouler, exemples, verifier

# %% rappel [markdown]
# **Rappel.** Une tentative est un couple (proposition, réponse), une réponse un couple (bien placés, mal placés). Les rangs d’une liste commencent à 0. Pour avoir l’élément **et** son rang :
# ```python
# for rang in range(len(notes)):
#     print(rang, notes[rang])
# ```

# %% coller-texte [markdown]
# ## Pour commencer
#
# Copiez votre fonction `repondre_frequences`, et celles qu’elle appelle, depuis l’exercice 05 ; collez-les ici.

# %% coller-05
# De l’exercice 05, collez ici : frequences, nb_communs, repondre_frequences, et les fonctions dont elles se servent.
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

# %% reponse-correcte-texte [markdown]
# ## 1. Cette réponse peut-elle exister ?
#
# Sans rien savoir du secret, certaines réponses se refusent tout de suite. Cherchez-les toutes avant d’écrire.
#
# - **Prérequis** : `bien` et `mal` sont des nombres entiers quelconques ; il y a au moins un pion.
# - **Résultat** : `True` si un codeur peut répondre ainsi à une proposition de `nb_pions` pions, sinon `False`.

# %% reponse-correcte-exemples
exemples("reponse_correcte")

# %% reponse-correcte
def reponse_correcte(bien, mal, nb_pions):
    """True si un codeur peut donner cette réponse."""
    ### BEGIN SOLUTION
    if bien < 0 or mal < 0:
        return False
    if bien + mal > nb_pions:
        return False
    if bien == nb_pions - 1 and mal == 1:
        return False
    return True
    ### END SOLUTION


# %% reponse-correcte-verification
verifier(reponse_correcte)

# %% erreurs-de-reponse-texte [markdown]
# ## 2. Quelles réponses sont fausses ?
#
# La manche est finie, le codeur a montré son secret. Relisez ses réponses une à une.
#
# - **Prérequis** : `tentatives` est la liste, peut-être vide, des couples (proposition, réponse donnée) ; `secret` et les propositions sont des listes de numéros.
# - **Résultat** : la liste des réponses fausses, dans l’ordre, chacune un triplet (rang, réponse donnée, réponse attendue) ; le premier rang est 0. La liste est vide quand tout est juste.

# %% erreurs-de-reponse-exemples
exemples("erreurs_de_reponse")

# %% erreurs-de-reponse
def erreurs_de_reponse(secret, tentatives, nb_couleurs):
    """La liste des (rang, réponse donnée, réponse attendue) des réponses fausses."""
    ### BEGIN SOLUTION
    erreurs = []
    for rang in range(len(tentatives)):
        proposition, donnee = tentatives[rang]
        attendue = repondre_frequences(secret, proposition, nb_couleurs)
        if donnee != attendue:
            erreurs.append((rang, donnee, attendue))
    return erreurs
    ### END SOLUTION


# %% erreurs-de-reponse-verification
verifier(erreurs_de_reponse)

# %% defi-texte [markdown]
# ## Défi facultatif
#
# Rien n’est noté ici. L’ordinateur a proposé R R R R, et vous avez répondu (1, 0) ; puis R B B B, et vous avez répondu (0, 0). Sans connaître le secret, peut-on dire que l’une des deux réponses est fausse ? Peut-on dire **laquelle** ? Cherchez à la main, puis avec des boucles sur les 1 296 codes de 6 couleurs : comptez ceux qui conviennent à la première réponse, à la seconde, aux deux.

# %% defi
mes_tentatives = [([0, 0, 0, 0], (1, 0)), ([0, 1, 1, 1], (0, 0))]
conviennent = [None, None, None]  # combien de codes conviennent à la première, à la seconde, aux deux
### BEGIN SOLUTION
conviennent = [0, 0, 0]
for a in range(6):
    for b in range(6):
        for c in range(6):
            for d in range(6):
                rouges = [a, b, c, d].count(0)
                if rouges == 1:
                    conviennent[0] += 1
                if rouges == 0 and 1 not in [a, b, c, d]:
                    conviennent[1] += 1
                if rouges == 1 and rouges == 0:
                    conviennent[2] += 1
### END SOLUTION

# %% defi-verification tags=["coulisses"]
if conviennent == [None, None, None]:
    print("Défi : à faire (remplissez la liste conviennent)")
elif list(conviennent) == [4 * 5**3, 4**4, 0]:
    print("Défi : réussi")
else:
    print("Défi : pas encore ; vous avez compté", conviennent)

# %% defi-reponse [markdown]
# <details><summary>Réponse</summary>
#
# Oui : la première dit qu’il y a un pion rouge, la seconde qu’il n’y en a aucun. Aucun code ne convient aux deux. Mais chacune, seule, convient à des centaines de codes : rien ne dit laquelle est fausse. On peut prouver qu’une réponse est fausse sans pouvoir la désigner ; il faut le secret.
#
# </details>

# %% suite [markdown]
# **Ensuite :** [10 — Mesurer au lieu de croire](../notebooks/10_statistiques.ipynb), où l’on fait jouer l’ordinateur contre tous les secrets.
