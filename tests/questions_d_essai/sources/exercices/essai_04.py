# %% titre [markdown]
# # Questions d’essai, chapitre 04

# %% imports
# %reload_ext mastermind_edu
from mastermind_edu import exemples, verifier

# %% nb-bonnes-cases-texte [markdown]
# ## 1. Les bonnes cases
#
# Dans un jeu de lettres, `grille` est la ligne qu’un joueur a remplie, et `solution` celle qu’il fallait trouver, de même longueur. La
# fonction renvoie le nombre de cases où les deux ont la même lettre.

# %% nb-bonnes-cases-exemples
exemples("nb_bonnes_cases")

# %% nb-bonnes-cases
def nb_bonnes_cases(grille, solution):
    """Les bonnes cases."""
    ### BEGIN SOLUTION
    total = 0
    for i in range(len(grille)):
        if grille[i] == solution[i]:
            total = total + 1
    return total
    ### END SOLUTION


# %% nb-bonnes-cases-verification
verifier(nb_bonnes_cases)

# %% nb-memes-notes-texte [markdown]
# ## 2. Les mêmes notes
#
# `premier` et `second` sont les notes de deux élèves aux mêmes épreuves, dans le même ordre. La fonction renvoie le nombre d’épreuves où
# ils ont la même note.

# %% nb-memes-notes-exemples
exemples("nb_memes_notes")

# %% nb-memes-notes
def nb_memes_notes(premier, second):
    """Les mêmes notes."""
    ### BEGIN SOLUTION
    egales = 0
    for i in range(len(premier)):
        if premier[i] == second[i]:
            egales = egales + 1
    return egales
    ### END SOLUTION


# %% nb-memes-notes-verification
verifier(nb_memes_notes)
