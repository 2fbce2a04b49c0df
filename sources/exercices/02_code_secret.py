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
# # Exercice 02 — Cacher un code
#
# Trois fonctions. À la fin, votre programme sait combien il y a de codes, et en tire un au hasard de deux façons.

# %% fiche [markdown]
# - **Leçon** : [02 — Le code secret](../notebooks/02_code_secret.ipynb)
# - **Durée** : 45 minutes
# - **Points** : 1, 2 et 3
# - **Gammes** : 11, 26 minutes en plus, hors de la note
#
# Pour chaque fonction : lisez les exemples, remplacez les `...`, exécutez la vérification. Recommencez autant de fois que vous voulez : un « échoué » vous montre le plus petit cas qui ne va pas.
#
# Bloqué ? `aide(nom_de_la_fonction)` donne un premier indice, puis un second, puis un squelette.
#
# **Pour commencer :** exécutez les deux cellules de code qui suivent (dans JupyterLab, la première est repliée). Elles n’affichent rien.

# %% imports
# %reload_ext mastermind_edu
from mastermind_edu import aide, derouler, exemples, ranger, verifier

# %% rappel [markdown]
# **Rappel.** `hasard.randrange(k)` donne un nombre de 0 à k − 1 ; `hasard.randint(1, m)` donne un nombre de 1 à m, les deux compris ; `hasard.choice(liste)` donne un élément de la liste. Employez toujours le `hasard` que la fonction reçoit, sans en fabriquer un autre : c’est lui qui porte la graine.

# %% gammes [markdown]
# ## Gammes
#
# Deux à quatre minutes chacune, hors de la note : de quoi avoir les gestes en main. Lisez l’énoncé, remplacez les `...` ou réparez ce qui est faux, puis exécutez la cellule : le verdict vient aussitôt. `aide("rangees_et_reste")`, le nom de la fonction entre guillemets, aide ici aussi.
#
# Déjà à l’aise ? Passez [aux exercices](#1.-Compter-les-codes).

# %% nombre-de-codes-texte [markdown]
# ## 1. Compter les codes
#
# - **Prérequis** : deux nombres entiers, au moins 1. Une couleur peut servir plusieurs fois.
# - **Résultat** : le nombre de codes différents, un entier exact.
#
# Adaptez cette boucle : elle compte les suites possibles quand on lance plusieurs fois une pièce, pile ou face.
# ```python
# nombre = 1
# for i in range(nb_lancers):
#     nombre = nombre * 2
# return nombre
# ```

# %% nombre-de-codes-exemples
exemples("nombre_de_codes")

# %% nombre-de-codes
def nombre_de_codes(nb_pions, nb_couleurs):
    """Le nombre de codes possibles."""
    ### BEGIN SOLUTION
    nombre = 1
    for i in range(nb_pions):
        nombre = nombre * nb_couleurs
    return nombre
    ### END SOLUTION


# %% nombre-de-codes-verification
verifier(nombre_de_codes)

# %% tirer-code-texte [markdown]
# ## 2. Tirer un code
#
# - **Prérequis** : `nb_pions` vaut au moins 1 ; `couleurs` est une liste d’au moins une couleur ; `hasard` est un générateur, comme `random.Random(2024)`.
# - **Action** : un tirage par pion, avec `hasard`. Toutes les couleurs peuvent sortir à chaque fois ; la liste `couleurs` reste intacte.
# - **Résultat** : la liste de `nb_pions` couleurs.
#
# Traduisez le pseudo-code de la leçon : n y est `nb_pions`, k la longueur de `couleurs`, et `HASARD_ENTRE` comprend ses deux bornes. `hasard.choice(couleurs)` fait d’un coup le tirage du rang et la lecture de la couleur : c’est ce que propose le bouton « Indice ». Votre code peut différer de celui des exemples : la vérification regarde s’il est bien formé puis, sur des centaines de tirages, cherche ce qui ne sort jamais.

# %% tirer-code-exemples
exemples("tirer_code")

# %% tirer-code
def tirer_code(nb_pions, couleurs, hasard):
    """La liste de nb_pions couleurs, tirées une à une avec hasard."""
    ### BEGIN SOLUTION
    code = []
    for i in range(nb_pions):
        code.append(hasard.choice(couleurs))
    return code
    ### END SOLUTION


# %% tirer-code-verification
verifier(tirer_code)

# %% generer-combinaison-texte [markdown]
# ## 3. Remplir une combinaison
#
# La fonction d’Unisciel. C’est la liste reçue qui change, comme dans `effacer`.
#
# - **Prérequis** : `c` est une liste d’au moins `n` cases, quel que soit leur contenu ; `n` et `m` valent au moins 1 ; `hasard` est un générateur.
# - **Action** : écrire un nombre tiré de 1 à `m`, les deux compris, dans chacune des `n` premières cases de `c` ; ne pas toucher aux autres.
# - **Résultat** : aucun ; la fonction ne renvoie rien.

# %% generer-combinaison-exemples
exemples("generer_combinaison")

# %% generer-combinaison
def generer_combinaison(c, n, m, hasard):
    """Écrit n nombres de 1 à m au début de c ; ne renvoie rien."""
    ### BEGIN SOLUTION
    for k in range(n):
        c[k] = hasard.randint(1, m)
    ### END SOLUTION


# %% generer-combinaison-verification
verifier(generer_combinaison)

# %% defi-texte [markdown]
# ## Défi facultatif
#
# Rien n’est noté ici. Certaines règles interdisent de répéter une couleur, comme le programme B de la leçon : avec 4 pions et 6 couleurs, il reste 6 × 5 × 4 × 3 = 360 codes. À chaque pion, que devient le nombre de couleurs permises ? Et quand il y a plus de pions que de couleurs ?
#
# **Commencez par écrire la spécification**, comme plus haut : prérequis, action s’il y en a une, résultat. Puis la fonction ; la cellule repliée qui la suit la vérifie.

# %% defi-specification [markdown]
# - **Prérequis** : …
# - **Résultat** : …

# %% defi
def nombre_sans_repetition(nb_pions, nb_couleurs):
    """Le nombre de codes où chaque couleur sert au plus une fois."""
    ### BEGIN SOLUTION
    nombre = 1
    permises = nb_couleurs
    for i in range(nb_pions):
        nombre = nombre * permises
        permises = permises - 1
    return nombre
    ### END SOLUTION


# %% defi-verification tags=["coulisses"]
attendus = {(1, 6): 6, (2, 3): 6, (3, 3): 6, (3, 2): 0, (4, 6): 360, (5, 3): 0, (5, 8): 6720}
obtenus = {tailles: nombre_sans_repetition(*tailles) for tailles in attendus}
fautes = [tailles for tailles in attendus if obtenus[tailles] != attendus[tailles]]
if [*obtenus.values()] == [None] * len(attendus):
    print("Défi : à faire (la fonction ne renvoie rien)")
elif fautes:
    print(f"Défi : pas encore\nappel   : nombre_sans_repetition{fautes[0]}\nattendu : {attendus[fautes[0]]}\nobtenu  : {obtenus[fautes[0]]!r}")
else:
    print("Défi : réussi")

# %% defi-reponse [markdown]
# <details><summary>Une spécification possible</summary>
#
# - **Prérequis** : deux nombres entiers, au moins 1.
# - **Résultat** : le nombre de codes de `nb_pions` pions parmi `nb_couleurs` couleurs, où chaque couleur sert au plus une fois ; 0 quand il y a plus de pions que de couleurs.
#
# La fonction ne change rien et n’affiche rien : il n’y a pas d’action.
#
# </details>

# %% suite [markdown]
# **Ensuite :** [03 — Lire une proposition](../notebooks/03_validation.ipynb), où l’on ne fait jamais confiance au clavier.
