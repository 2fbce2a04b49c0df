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
# # Exercice 08 — L’ordinateur cherche votre code
#
# Cinq fonctions, chacune s’appuie sur les précédentes. À la fin, l’ordinateur trouve n’importe quel secret, sans tricher, par une idée qui tient en une phrase.

# %% fiche [markdown]
# - **Leçon** : [08 — L’ordinateur cherche](../notebooks/08_ordinateur.ipynb)
# - **Avant** : [l’exercice 05](../exercises/05_frequences_exercices.ipynb), dont vous reprendrez vos fonctions
# - **Durée** : 90 minutes
# - **Points** : 3, 3, 2, 4 et 4
#
# Pour chaque fonction : lisez les exemples, remplacez les `...`, exécutez la vérification. Recommencez autant de fois que vous voulez : un « échoué » vous montre le plus petit cas qui ne va pas. Quand l’énoncé ne dit rien d’une liste reçue, votre fonction peut la changer ou non.
#
# Bloqué ? `aide(nom_de_la_fonction)` donne un premier indice, puis un second, puis un squelette.

# %% imports
# %reload_ext mastermind_edu
from mastermind_edu import aide, derouler, exemples, verifier

# %% idee [markdown]
# **L’idée.** L’ordinateur passe tous les codes en revue, du plus petit au plus grand, et propose le premier qui est encore possible, ou **compatible** : pris pour secret, il aurait donné toutes les réponses déjà reçues.
#
# **Rappel.** Une couleur est un numéro, de 0 à `nb_couleurs` − 1 ; un code est une liste de numéros. Avec R B J V O N pour 0 à 5, `[3, 2, 1, 0]` est VJBR. Une **tentative** est un couple (proposition, réponse), et la réponse un couple (bien placés, mal placés) :
# ```python
# tentatives = [([0, 0, 0, 0], (1, 0)), ([0, 1, 1, 1], (1, 1))]
# for proposition, reponse in tentatives:
#     print(proposition, "a reçu", reponse)
# ```

# %% coller-texte [markdown]
# ## Pour commencer
#
# L’ordinateur aura besoin de votre fonction `repondre_frequences`, et de celles qu’elle appelle. Copiez-les depuis l’exercice 05 et collez-les ici.

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

# %% code-suivant-texte [markdown]
# ## 1. Le code suivant
#
# Les codes se suivent comme les nombres d’un compteur dont chaque roue a `nb_couleurs` chiffres. Le troisième nombre de `range` est le pas : `range(3, -1, -1)` donne 3, 2, 1, 0. Voici donc le parcours d’une liste **de droite à gauche**, qui écrit sur place :
# ```python
# for i in range(len(notes) - 1, -1, -1):
#     notes[i] = notes[i] + 1
# ```
# - **Prérequis** : `code` a au moins un pion ; ses numéros vont de 0 à `nb_couleurs` − 1.
# - **Action** : `code` devient, sur place, le code suivant. Après le dernier de tous, il revient au premier : des 0 partout.
# - **Résultat** : `True`, ou `False` quand on est revenu au premier.

# %% code-suivant-exemples
exemples("code_suivant")

# %% code-suivant
def code_suivant(code, nb_couleurs):
    """Met le code suivant dans code ; True, ou False quand on revient au début."""
    ### BEGIN SOLUTION
    for i in range(len(code) - 1, -1, -1):
        if code[i] < nb_couleurs - 1:
            code[i] = code[i] + 1
            return True
        code[i] = 0
    return False
    ### END SOLUTION


# %% code-suivant-verification
verifier(code_suivant)

# %% est-compatible-texte [markdown]
# ## 2. Ce code peut-il être le secret ?
#
# - **Prérequis** : `tentatives` est une liste, vide au début de la manche, de couples (proposition, réponse).
# - **Résultat** : `True` si `code`, pris pour secret, aurait donné **toutes** ces réponses ; sinon `False`. Les listes restent intactes.

# %% est-compatible-exemples
exemples("est_compatible")

# %% est-compatible
def est_compatible(code, tentatives, nb_couleurs):
    """True si ce code, pris pour secret, aurait donné toutes ces réponses."""
    ### BEGIN SOLUTION
    for proposition, reponse in tentatives:
        if repondre_frequences(code, proposition, nb_couleurs) != reponse:
            return False
    return True
    ### END SOLUTION


# %% est-compatible-verification
verifier(est_compatible)

# %% proposition-suivante-texte [markdown]
# ## 3. La prochaine proposition
#
# - **Prérequis** : comme pour `est_compatible`.
# - **Action** : `code` avance, sur place, jusqu’au prochain code compatible, **strictement après** lui.
# - **Résultat** : `True`, ou `False` s’il n’y en a plus avant la fin ; `code` peut alors contenir n’importe quoi.

# %% proposition-suivante-exemples
exemples("proposition_suivante")

# %% proposition-suivante
def proposition_suivante(code, tentatives, nb_couleurs):
    """Avance code jusqu’au prochain compatible : True ; False s’il n’y en a plus."""
    ### BEGIN SOLUTION
    while code_suivant(code, nb_couleurs):
        if est_compatible(code, tentatives, nb_couleurs):
            return True
    return False
    ### END SOLUTION


# %% proposition-suivante-verification
verifier(proposition_suivante)

# %% manche-ordinateur-texte [markdown]
# ## 4. La manche entière
#
# L’ordinateur propose d’abord `[0, 0, …]`. Après chaque proposition, le secret répond ; la tentative est rangée, et l’ordinateur passe à la prochaine proposition. Attention : `code` change sur place. Ce qui est rangé doit en être une **copie**, `code.copy()`.
#
# - **Prérequis** : `secret` est une liste de numéros, au moins un.
# - **Résultat** : la liste des propositions, dans l’ordre, de la première jusqu’au secret compris.

# %% manche-ordinateur-exemples
exemples("manche_ordinateur")

# %% manche-ordinateur
def manche_ordinateur(secret, nb_couleurs):
    """Toutes les propositions, de [0, 0, …] jusqu’au secret."""
    ### BEGIN SOLUTION
    code = [0] * len(secret)
    propositions = [code.copy()]
    tentatives = []
    while code != secret:
        reponse = repondre_frequences(secret, code, nb_couleurs)
        tentatives.append((code.copy(), reponse))
        proposition_suivante(code, tentatives, nb_couleurs)
        propositions.append(code.copy())
    return propositions
    ### END SOLUTION


# %% manche-ordinateur-verification
verifier(manche_ordinateur)

# %% manche-contre-personne-texte [markdown]
# ## 5. Face à une personne
#
# Cette fois, le secret est dans la tête d’une personne : `demander(proposition)` lui montre une proposition, et renvoie sa réponse, un couple (bien placés, mal placés). Elle peut se tromper. La manche a donc trois fins :
#
# - `"trouvé"` : la réponse dit que tout est bien placé ;
# - `"limite"` : `max_tentatives` propositions sont faites, aucune n’est le secret ;
# - `"contradiction"` : plus aucun code ne convient à toutes les réponses. `proposition_suivante` le dit par `False`.
#
# Quand la réponse à la dernière proposition permise contredit les autres, `"limite"` et `"contradiction"` conviennent toutes deux.
#
# Le reste est celui de `manche_ordinateur` : la première proposition est `[0, 0, …]`, puis vient chaque fois le prochain code compatible.
#
# - **Prérequis** : `max_tentatives` vaut au moins 1 ; les réponses sont des couples de nombres.
# - **Action** : appeler `demander` une fois par proposition, avec une **nouvelle** liste chaque fois, car qui la reçoit peut la garder.
# - **Résultat** : le couple (liste des propositions faites, texte de la fin).

# %% manche-contre-personne-exemples
exemples("manche_contre_personne")

# %% manche-contre-personne
def manche_contre_personne(nb_pions, nb_couleurs, max_tentatives, demander):
    """Le couple (propositions, fin)."""
    ### BEGIN SOLUTION
    code = [0] * nb_pions
    propositions = []
    tentatives = []
    while len(propositions) < max_tentatives:
        propositions.append(code.copy())
        reponse = demander(code.copy())
        if reponse == (nb_pions, 0):
            return propositions, "trouvé"
        tentatives.append((code.copy(), reponse))
        if not proposition_suivante(code, tentatives, nb_couleurs):
            return propositions, "contradiction"
    return propositions, "limite"
    ### END SOLUTION


# %% manche-contre-personne-verification
verifier(manche_contre_personne)

# %% match-texte [markdown]
# ## Votre match, entier
#
# Rien n’est noté ici : c’est l’arrivée. **Enregistrez** ce notebook, ôtez le `#` et exécutez : `assembler` lit vos exercices 01 à 08, vérifie les vingt-cinq fonctions du match, une demi-minute peut-être, et écrit `mon_mastermind.py`. S’il en manque, il les nomme, avec leur exercice. Le fichier contient alors **votre** Mastermind : trois niveaux, les deux rôles, le malus, un nombre pair de manches ; et l’ordinateur s’aperçoit que vous lui répondez faux.
#
# Cachez VJBR dans votre tête, et répondez juste : il trouve en six propositions, comme dans le sujet de SAÉ. Puis trompez-vous exprès.

# %% match tags=["nbval-skip"]
from mastermind_edu import assembler

# assembler("08")

# %% defi-texte [markdown]
# ## Défi facultatif
#
# Rien n’est noté ici. Chaque code a un **rang** : celui de `[0, 0, 0, 0]` est 0, celui de `[0, 0, 0, 1]` est 1… Écrivez `rang(code, nb_couleurs)` sans parcourir les codes qui précèdent, puis la fonction inverse, `code_de_rang(numero, nb_pions, nb_couleurs)`. La cellule qui suit les essaie. Quel est le rang de VJBR, `[3, 2, 1, 0]`, avec 6 couleurs ? L’ordinateur l’a trouvé en 6 propositions : combien de codes a-t-il sautés ?

# %% defi
def rang(code, nb_couleurs):
    """Le nombre de codes qui précèdent celui-ci."""
    ### BEGIN SOLUTION
    total = 0
    for numero in code:
        total = total * nb_couleurs + numero
    return total
    ### END SOLUTION


def code_de_rang(numero, nb_pions, nb_couleurs):
    """Le code qui a ce rang."""
    ### BEGIN SOLUTION
    code = [0] * nb_pions
    for place in range(nb_pions - 1, -1, -1):
        code[place] = numero % nb_couleurs
        numero = numero // nb_couleurs
    return code
    ### END SOLUTION


# %% defi-verification tags=["coulisses"]
for code, nb_couleurs, attendu in [([0, 0, 0, 1], 6, 1), ([0, 0, 1, 0], 6, 6), ([3, 2, 1, 0], 6, 726), ([2, 1], 3, 7), ([5], 8, 5)]:
    obtenus = rang(list(code), nb_couleurs), code_de_rang(attendu, len(code), nb_couleurs)
    if obtenus == (None, None):
        print("Défi : à faire (les deux fonctions ne renvoient rien)")
        break
    if obtenus != (attendu, code):
        print(f"Défi : pas encore\ncode {code}, {nb_couleurs} couleurs\nobtenu : rang {obtenus[0]!r}, puis code {obtenus[1]!r}")
        break
else:
    print("Défi : réussi")

# %% defi-reponse [markdown]
# <details><summary>Réponse</summary>
#
# Un code est un nombre écrit en base `nb_couleurs` : 3 × 6³ + 2 × 6² + 1 × 6 + 0 = 726. Il y a donc 726 codes avant VJBR ; cinq ont été proposés, 721 ont été sautés. Dans l’autre sens, les restes de divisions par 6 donnent les numéros, de droite à gauche.
#
# </details>

# %% suite [markdown]
# **Ensuite :** [09 — Quand la réponse est fausse](../notebooks/09_erreurs_de_reponse.ipynb) : que se passe-t-il si celui qui répond se trompe ?
