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
# # Exercice 12 — Réparer un programme publié
#
# Quatre fonctions, et deux stratégies du rapport de Dijon marchent enfin, coup par coup, comme leurs auteurs le voulaient.

# %% fiche [markdown]
# - **Leçon** : [12 — Réparer un programme publié](../notebooks/12_dijon.ipynb)
# - **Avant** : [l’exercice 05](../exercises/05_frequences_exercices.ipynb), dont vous reprendrez trois fonctions
# - **Durée** : 120 minutes
# - **Points** : 1, 2, 4 et 4
#
# Pour chaque fonction : lisez les exemples, remplacez les `...`, exécutez la vérification. Recommencez autant de fois que vous voulez : un « échoué » vous montre le plus petit cas qui ne va pas. Quand l’énoncé ne dit rien d’une liste reçue, votre fonction peut la changer ou non.
#
# Bloqué ? `aide(nom_de_la_fonction)` donne un premier indice, puis un second, puis un squelette.

# %% imports
# %reload_ext mastermind_edu
from mastermind_edu import aide, derouler, exemples, verifier

# %% rappel [markdown]
# **Rappel.** Ici, une couleur est un numéro, de 0 à `nb_couleurs` − 1 ; une case dont on ne connaît pas encore la couleur vaut `None`, puisque 0 est une couleur. `liste.count(None)` compte les cases vides.
# ```python
# trouves = [None, 0, None, 3]
# print(trouves[0] is None, trouves.count(None))
# ```

# %% coller-texte [markdown]
# ## Pour commencer
#
# Copiez `repondre_frequences`, et les fonctions qu’elle appelle, depuis l’exercice 05, et collez-les ici.

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

# %% pseudo-texte [markdown]
# ## Pour se chauffer : un extrait scanné
#
# Voici, dans notre présentation, l’extrait qui essaie une couleur dans une case, avec trois fautes du document : une borne, un mot que le scanner a perdu, une lettre qu’il a mal lue. Les couleurs y vont de 1 à k, et 0 est une case vide.
#
# ```
# essai ← [0] * TAILLE(trouves)
# POUR i DE 0 À TAILLE(trouves) FAIRE
#   SI trouves[i] = 0 ALORS
#     SI i ≠ pos ALORS
#       essai[i] ← coul + 1
#       essai[i] ← coul
#     FIN SI
#   SINON
#     essai[l] ← trouves[i]
#   FIN SI
# FIN POUR
# RENVOYER essai
# ```
#
# Recopiez-le ici, réparé. Il s’exécute ; cette vérification ne compte pas dans la note.

# %% pseudo
mon_pseudo_code = """
### BEGIN SOLUTION
essai ← [0] * TAILLE(trouves)
POUR i DE 0 À TAILLE(trouves) − 1 FAIRE
  SI trouves[i] = 0 ALORS
    SI i ≠ pos ALORS
      essai[i] ← coul + 1
    SINON
      essai[i] ← coul
    FIN SI
  SINON
    essai[i] ← trouves[i]
  FIN SI
FIN POUR
RENVOYER essai
### END SOLUTION
"""

# %% pseudo-outils tags=["coulisses"]
from itertools import product

from mastermind_edu.eleve.pseudo_code import essayer_pseudo_code

EXTRAITS = [(list(cases), pos, 2) for taille in (1, 2, 3) for cases in product([0, 1, 4], repeat=taille) for pos in range(taille) if cases[pos] == 0]


def extrait(trouves, pos, coul):
    """L’essai qui met cette couleur à cette case."""
    return [trouvee or (coul if i == pos else coul + 1) for i, trouvee in enumerate(trouves)]

# %% pseudo-verification
essayer_pseudo_code(mon_pseudo_code, extrait, EXTRAITS)

# %% completer-texte [markdown]
# ## 1. Remplir les cases vides
#
# - **Prérequis** : `trouves` contient des numéros de couleurs et des `None`.
# - **Résultat** : une **nouvelle** liste, où chaque `None` est remplacé par `couleur`. `trouves` reste intacte.

# %% completer-exemples
exemples("completer")

# %% completer
def completer(trouves, couleur):
    """Les couleurs trouvées, et cette couleur dans les cases vides."""
    ### BEGIN SOLUTION
    essai = []
    for trouvee in trouves:
        if trouvee is None:
            essai.append(couleur)
        else:
            essai.append(trouvee)
    return essai
    ### END SOLUTION


# %% completer-verification
verifier(completer)

# %% essai-de-place-texte [markdown]
# ## 2. Essayer une place
#
# - **Prérequis** : la case `place` de `trouves` est vide ; `couleur` et `suivante` sont deux couleurs différentes.
# - **Résultat** : une **nouvelle** liste : les couleurs trouvées à leurs places, `couleur` à la case `place`, `suivante` dans toutes les autres cases vides. `trouves` reste intacte.

# %% essai-de-place-exemples
exemples("essai_de_place")

# %% essai-de-place
def essai_de_place(trouves, place, couleur, suivante):
    """Les couleurs trouvées, la couleur à cette place, la suivante ailleurs."""
    ### BEGIN SOLUTION
    essai = completer(trouves, suivante)
    essai[place] = couleur
    return essai
    ### END SOLUTION


# %% essai-de-place-verification
verifier(essai_de_place)

# %% dijon1-texte [markdown]
# ## 3. La stratégie 1, réparée
#
# Pour chaque couleur, dans l’ordre, en commençant par 0 :
#
# 1. **compter** : remplir les cases vides de cette couleur ; les bien placés, moins les cases déjà trouvées, donnent son nombre de pions ;
# 2. pour chacun de ces pions, **essayer les cases vides** de gauche à droite, depuis la première à chaque fois, les autres cases vides remplies de la couleur suivante ; aucun mal placé : la case est trouvée.
#
# - **Prérequis** : `secret` est une liste d’un numéro au moins.
# - **Résultat** : la liste de toutes les propositions, jusqu’au secret compris ; la recherche s’arrête **dès** qu’il est proposé, en comptant comme en essayant. Un code peut être proposé deux fois.

# %% dijon1-exemples
exemples("dijon1")

# %% dijon1
def dijon1(secret, nb_couleurs):
    """Les propositions de la stratégie 1, jusqu’au secret."""
    ### BEGIN SOLUTION
    trouves = [None] * len(secret)
    propositions = []
    for couleur in range(nb_couleurs):
        essai = completer(trouves, couleur)
        propositions.append(essai)
        if essai == secret:
            return propositions
        bien, mal = repondre_frequences(secret, essai, nb_couleurs)
        nb_trouves = len(secret) - trouves.count(None)
        for pion in range(bien - nb_trouves):
            place = -1
            mal = 1
            while mal != 0:
                place = place + 1
                if trouves[place] is None:
                    essai = essai_de_place(trouves, place, couleur, couleur + 1)
                    propositions.append(essai)
                    if essai == secret:
                        return propositions
                    bien, mal = repondre_frequences(secret, essai, nb_couleurs)
            trouves[place] = couleur
    return propositions
    ### END SOLUTION


# %% dijon1-verification
verifier(dijon1)

# %% dijon3-texte [markdown]
# ## 4. La stratégie 3, réparée
#
# Un essai de place contient deux couleurs : autant compter la seconde.
#
# - La **suivante** est d’abord `couleur + 1`. À chaque essai de place, son nombre de pions est bien + mal − (cases trouvées) − 1.
# - S’il vaut 0, la suivante augmente de 1, et sert dès l’essai d’après.
# - Quand tous les pions de la couleur sont placés, la suivante devient la couleur. Regardez le dernier nombre calculé. S’il n’est pas nul, c’est le nombre de pions de cette couleur : on cherche aussitôt ses places, **sans** la compter. S’il est nul, c’est une couleur absente, déjà sautée, que le dernier essai comptait : le nombre de la nouvelle couleur n’est pas encore connu, et on la compte.
# - On ne compte une couleur, comme dans la stratégie 1, qu’au début, après une couleur absente, ou quand ce dernier nombre est 0.
#
# Prérequis, arrêt et résultat : comme pour `dijon1`.

# %% dijon3-exemples
exemples("dijon3")

# %% dijon3
def dijon3(secret, nb_couleurs):
    """Les propositions de la stratégie 3, jusqu’au secret."""
    ### BEGIN SOLUTION
    trouves = [None] * len(secret)
    propositions = []
    couleur = 0
    while couleur < nb_couleurs:
        essai = completer(trouves, couleur)
        propositions.append(essai)
        if essai == secret:
            return propositions
        bien, mal = repondre_frequences(secret, essai, nb_couleurs)
        nombre = bien - (len(secret) - trouves.count(None))
        if nombre == 0:
            couleur = couleur + 1
        while nombre > 0:
            suivante, nb_suivante = couleur + 1, 0
            for pion in range(nombre):
                nb_trouves = len(secret) - trouves.count(None)
                place = -1
                mal = 1
                while mal != 0:
                    place = place + 1
                    if trouves[place] is None:
                        essai = essai_de_place(trouves, place, couleur, suivante)
                        propositions.append(essai)
                        if essai == secret:
                            return propositions
                        bien, mal = repondre_frequences(secret, essai, nb_couleurs)
                        nb_suivante = bien + mal - nb_trouves - 1
                        if nb_suivante == 0:
                            suivante = suivante + 1
                trouves[place] = couleur
            couleur, nombre = suivante, nb_suivante
    return propositions
    ### END SOLUTION


# %% dijon3-verification
verifier(dijon3)

# %% defi-texte [markdown]
# ## Défi facultatif
#
# Rien n’est noté ici. Pour le second pion d’une couleur, la stratégie 1 repart de la première case, alors que les cases d’avant le premier pion ont déjà été refusées. Écrivez `dijon1_sans_retour`, qui repart juste après lui. La cellule qui suit joue les 1 296 secrets. Combien de propositions gagnerez-vous en tout, sur 12 787 ?

# %% defi
def dijon1_sans_retour(secret, nb_couleurs):
    """Comme dijon1, sans essayer deux fois une case refusée à la même couleur."""
    ### BEGIN SOLUTION
    trouves = [None] * len(secret)
    propositions = []
    for couleur in range(nb_couleurs):
        essai = completer(trouves, couleur)
        propositions.append(essai)
        if essai == secret:
            return propositions
        bien, mal = repondre_frequences(secret, essai, nb_couleurs)
        nb_trouves = len(secret) - trouves.count(None)
        place = -1
        for pion in range(bien - nb_trouves):
            mal = 1
            while mal != 0:
                place = place + 1
                if trouves[place] is None:
                    essai = essai_de_place(trouves, place, couleur, couleur + 1)
                    propositions.append(essai)
                    if essai == secret:
                        return propositions
                    bien, mal = repondre_frequences(secret, essai, nb_couleurs)
            trouves[place] = couleur
    return propositions
    ### END SOLUTION


# %% defi-verification tags=["coulisses"]
def essayer_le_defi():
    if dijon1_sans_retour([0], 2) is None:
        return "à faire"
    total = 0
    for rang in range(1296):
        secret = [rang // 6**i % 6 for i in range(4)]
        manche = dijon1_sans_retour(secret.copy(), 6)
        if type(manche) is not list or not manche or list(manche[-1]) != secret:
            return f"pas encore\nsecret {secret}\nla dernière proposition devrait être le secret, voici {manche!r}"
        total += len(manche)
    return f"{'réussi' if total == 12442 else 'pas encore (il faut 12 442 propositions)'} : {total} propositions"


print("Défi :", essayer_le_defi())

# %% defi-reponse [markdown]
# <details><summary>Réponse</summary>
#
# 12 442 : 345 propositions de moins. La place de départ ne revient à −1 qu’une fois par couleur, et non une fois par pion.
#
# </details>

# %% suite [markdown]
# **Ensuite :** [13 — La meilleure réponse](../notebooks/13_meilleure_reponse.ipynb) cherche la meilleure proposition possible, et prouve ce que « la meilleure » veut dire.
