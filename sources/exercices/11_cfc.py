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
# # Exercice 11 — Couleur, fond, curseur
#
# Trois fonctions, et l’ordinateur joue comme le sujet de SAÉ le propose : il compte les couleurs, puis cherche les places. Une personne peut le suivre de tête.

# %% fiche [markdown]
# - **Leçon** : [11 — Couleur, fond, curseur](../notebooks/11_cfc.ipynb)
# - **Avant** : [l’exercice 05](../exercises/05_frequences_exercices.ipynb), dont vous reprendrez trois fonctions
# - **Durée** : 85 minutes
# - **Points** : 3, 1 et 4
#
# Pour chaque fonction : lisez les exemples, remplacez les `...`, exécutez la vérification. Recommencez autant de fois que vous voulez : un « échoué » vous montre le plus petit cas qui ne va pas. Quand l’énoncé ne dit rien d’une liste reçue, votre fonction peut la changer ou non.
#
# Bloqué ? `aide(nom_de_la_fonction)` donne un premier indice, puis un second, puis un squelette.

# %% imports
# %reload_ext mastermind_edu
from mastermind_edu import aide, derouler, exemples, verifier

# %% rappel [markdown]
# **Rappel.** Une couleur est un numéro, de 0 à `nb_couleurs` − 1 ; un code est une liste de numéros. Avec R B J V O N pour 0 à 5, `[3, 2, 1, 0]` est VJBR et `[1, 1, 0, 3]` est BBRV. Les deux manches du sujet :
#
# | secret | phase C | phase FC |
# |---|---|---|
# | VJBR | RRRR, RBBB, RBJJ, RBJV | VRRR, RJRR, RRBR, VJBR |
# | BBRV | RRRR, RBBB, RBBJ, RBBV | VRRR, RVRR, RRVR, BBBV, BBRV |
#
# Deux façons d’assembler une liste :
# ```python
# debut = code[:2]
# complet = debut + [5] * 2
# ```

# %% coller-texte [markdown]
# ## Pour commencer
#
# L’ordinateur a besoin des réponses du secret. Copiez `repondre_frequences`, et les fonctions qu’elle appelle, depuis l’exercice 05, et collez-les ici.

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

# %% phase-couleurs-texte [markdown]
# ## 1. La phase C : compter les couleurs
#
# La première proposition n’a que la couleur 0. Chaque proposition suivante garde les pions déjà comptés, rangés par couleur, et se complète de la couleur suivante.
#
# - **Prérequis** : `secret` est une liste d’un numéro au moins ; ses numéros vont de 0 à `nb_couleurs` − 1.
# - **Résultat** : la liste des propositions, dans l’ordre. La dernière est la première qui a tous les pions du secret, dans cet ordre ou dans un autre.

# %% phase-couleurs-exemples
exemples("phase_couleurs")

# %% phase-couleurs
def phase_couleurs(secret, nb_couleurs):
    """Les propositions de la phase C, dans l’ordre."""
    ### BEGIN SOLUTION
    propositions = []
    trouves = []
    couleur = 0
    while len(trouves) < len(secret):
        proposition = trouves + [couleur] * (len(secret) - len(trouves))
        propositions.append(proposition)
        bien, mal = repondre_frequences(secret, proposition, nb_couleurs)
        trouves = proposition[:bien + mal]
        couleur = couleur + 1
    return propositions
    ### END SOLUTION


# %% phase-couleurs-verification
verifier(phase_couleurs)

# %% deduire-texte [markdown]
# ## 2. Qui habite là ?
#
# Une proposition bicolore : la couleur de **fond** partout, sauf à une place, où est le **curseur**. Les deux couleurs sont dans le secret.
#
# - **Prérequis** : `mal`, le nombre de mal placés de sa réponse, est 0, 1 ou 2.
# - **Résultat** : la couleur qui est dans le secret à la place du curseur : `"curseur"`, `"fond"`, ou `"ni l’un ni l’autre"`. L’apostrophe du clavier convient aussi.

# %% deduire-exemples
exemples("deduire")

# %% deduire
def deduire(mal):
    """« curseur », « fond » ou « ni l’un ni l’autre »."""
    ### BEGIN SOLUTION
    if mal == 0:
        return "curseur"
    if mal == 2:
        return "fond"
    return "ni l’un ni l’autre"
    ### END SOLUTION


# %% deduire-verification
verifier(deduire)

# %% cfc-texte [markdown]
# ## 3. La manche entière
#
# Après la phase C, la **référence** est sa dernière proposition. Deux rangs la parcourent : le fond part du premier pion, le curseur du dernier. Le curseur essaie d’abord la première place.
#
# - Curseur trouvé : son rang descend. Fond trouvé : son rang monte.
# - Après chaque proposition bicolore, le curseur passe à la place suivante, en sautant celles dont la couleur est connue ; après la dernière, il revient au début.
# - Quand le fond et le curseur ont la même couleur, elle remplit les places qui restent : ce code est proposé.
# - Dès qu’une proposition **est** le secret, dans l’une ou l’autre phase, la manche est finie.
#
# **Résultat** : la liste de toutes les propositions, jusqu’au secret compris. Prérequis : comme pour `phase_couleurs`.

# %% cfc-exemples
exemples("cfc")

# %% cfc
def cfc(secret, nb_couleurs):
    """Les propositions des deux phases, jusqu’au secret."""
    ### BEGIN SOLUTION
    n = len(secret)
    propositions = phase_couleurs(secret, nb_couleurs)
    reference = propositions[-1]
    code = [None] * n
    i_fond, i_curseur, place = 0, n - 1, 0
    while propositions[-1] != secret and reference[i_fond] != reference[i_curseur]:
        proposition = [reference[i_fond]] * n
        proposition[place] = reference[i_curseur]
        propositions.append(proposition)
        bien, mal = repondre_frequences(secret, proposition, nb_couleurs)
        if deduire(mal) == "curseur":
            code[place] = reference[i_curseur]
            i_curseur = i_curseur - 1
        elif deduire(mal) == "fond":
            code[place] = reference[i_fond]
            i_fond = i_fond + 1
        place = (place + 1) % n
        while code[place] is not None:
            place = (place + 1) % n
    if propositions[-1] != secret:
        for i in range(n):
            if code[i] is None:
                code[i] = reference[i_fond]
        propositions.append(code)
    return propositions
    ### END SOLUTION


# %% cfc-verification
verifier(cfc)

# %% defi-texte [markdown]
# ## Défi facultatif
#
# Rien n’est noté ici. La dernière couleur n’a pas besoin d’être proposée : quand toutes les autres sont comptées, les pions qui manquent sont les siens. Écrivez `cfc_deduite`, qui s’en passe. La cellule qui suit joue vos deux fonctions contre les 1 296 secrets : retrouverez-vous les deux totaux de la leçon ?

# %% defi
def cfc_deduite(secret, nb_couleurs):
    """Comme cfc, sans jamais proposer la dernière couleur pour la compter."""
    ### BEGIN SOLUTION
    n = len(secret)
    propositions = []
    reference = []
    for couleur in range(nb_couleurs - 1):
        if len(reference) < n:
            propositions.append(reference + [couleur] * (n - len(reference)))
            bien, mal = repondre_frequences(secret, propositions[-1], nb_couleurs)
            if bien == n:
                return propositions
            reference = propositions[-1][:bien + mal]
    reference = reference + [nb_couleurs - 1] * (n - len(reference))
    code = [None] * n
    i_fond, i_curseur, place = 0, n - 1, 0
    while reference[i_fond] != reference[i_curseur]:
        proposition = [reference[i_fond]] * n
        proposition[place] = reference[i_curseur]
        propositions.append(proposition)
        if proposition == secret:
            return propositions
        bien, mal = repondre_frequences(secret, proposition, nb_couleurs)
        if deduire(mal) == "curseur":
            code[place] = reference[i_curseur]
            i_curseur = i_curseur - 1
        elif deduire(mal) == "fond":
            code[place] = reference[i_fond]
            i_fond = i_fond + 1
        place = (place + 1) % n
        while code[place] is not None:
            place = (place + 1) % n
    for i in range(n):
        if code[i] is None:
            code[i] = reference[i_fond]
    propositions.append(code)
    return propositions
    ### END SOLUTION


# %% defi-verification tags=["coulisses"]
def essayer_le_defi():
    secrets = [[rang // 6**i % 6 for i in range(4)] for rang in range(1296)]
    if cfc_deduite([0], 2) is None or cfc([0], 2) is None:
        return "à faire (il faut cfc et cfc_deduite)"
    totaux = [0, 0]
    for secret in secrets:
        manche = cfc_deduite(secret.copy(), 6)
        if type(manche) is not list or not manche or list(manche[-1]) != secret:
            return f"pas encore\nsecret {secret}\nla dernière proposition devrait être le secret, voici {manche!r}"
        totaux = [totaux[0] + len(cfc(secret.copy(), 6)), totaux[1] + len(manche)]
    reussi = "réussi" if totaux == [11907, 11432] else "pas encore (il faut passer de 11 907 propositions à 11 432)"
    return f"{reussi}\n{totaux[0]} propositions, puis {totaux[1]}"


print("Défi :", essayer_le_defi())

# %% defi-reponse [markdown]
# <details><summary>Réponse</summary>
#
# 475 propositions de moins : 11 907, puis 11 432. 615 secrets y gagnent une proposition. 55 y perdent, comme RBJN : la phase C l’aurait proposé par chance en comptant les noirs.
#
# </details>

# %% suite [markdown]
# **Ensuite :** [12 — Réparer un programme publié](../notebooks/12_dijon.ipynb) : un rapport universitaire, trois stratégies, et un pseudo-code qui ne marche pas.
