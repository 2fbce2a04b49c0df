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
# | | |
# |---|---|
# | **Leçon** | [02 — Le code secret](../notebooks/02_code_secret.ipynb) |
# | **Durée** | 45 minutes |
# | **Points** | 1, 2 et 3 |
#
# Pour chaque fonction : lisez les exemples, remplacez les `...`, exécutez la vérification. Recommencez autant de fois que vous voulez : un « échoué » vous montre le plus petit cas qui ne va pas.
#
# Bloqué ? `aide(nom_de_la_fonction)` donne un premier indice, puis un second, puis un squelette.

# %% imports
# %reload_ext mastermind_edu
from mastermind_edu import aide, derouler, exemples, verifier

# %% rappel [markdown]
# **Rappel.** `hasard.randrange(k)` donne un nombre de 0 à k − 1 ; `hasard.randint(1, m)` donne un nombre de 1 à m, les deux compris ; `hasard.choice(liste)` donne un élément de la liste. Employez toujours le `hasard` que la fonction reçoit : c’est lui qui porte la graine.

# %% nombre-de-codes-texte [markdown]
# ## 1. Compter les codes
#
# Adaptez cette boucle : elle compte les résultats possibles quand on lance plusieurs fois une pièce, pile ou face.
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
# La liste de `nb_pions` couleurs, tirées l’une après l’autre dans `couleurs`. Un tirage par pion : toutes les couleurs peuvent sortir à chaque fois. Votre code peut différer de celui des exemples ; la vérification regarde s’il est bien formé, puis compte les couples sur 300 tirages.

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
# La fonction d’Unisciel : elle reçoit une liste `c`, écrit des nombres de 1 à `m` dans ses `n` premières cases, et ne touche pas aux autres. Elle ne renvoie rien : c’est la liste reçue qui change.

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
# Certaines règles interdisent de répéter une couleur. Écrivez `nombre_sans_repetition(nb_pions, nb_couleurs)` : avec 4 pions et 6 couleurs, vous devez trouver 360. À chaque pion, que devient le nombre de couleurs permises ?

# %% suite [markdown]
# **Ensuite :** [03 — Lire une proposition](../notebooks/03_validation.ipynb), où l’on ne fait jamais confiance au clavier.
