# %% titre [markdown]
# # Questions d’essai, chapitre 05

# %% imports
# %reload_ext mastermind_edu
from mastermind_edu import exemples, verifier

# %% voix-par-liste-texte [markdown]
# ## 1. Les voix de chaque liste
#
# Les listes d’une élection ont les numéros 0, 1, 2… ; `bulletins` dit pour quelle liste chacun a voté. La fonction renvoie un tableau de
# `nb_listes` nombres : au rang 0 les voix de la liste 0, et ainsi de suite.

# %% voix-par-liste-exemples
exemples("voix_par_liste")

# %% voix-par-liste
def voix_par_liste(bulletins, nb_listes):
    """Les voix de chaque liste."""
    ### BEGIN SOLUTION
    voix = [0] * nb_listes
    for liste in bulletins:
        voix[liste] = voix[liste] + 1
    return voix
    ### END SOLUTION


# %% voix-par-liste-verification
verifier(voix_par_liste)

# %% billes-par-sac-texte [markdown]
# ## 2. Les billes de chaque sac
#
# Les sacs ont les numéros 0, 1, 2… ; `tirages` dit dans quel sac chaque bille est tombée. La fonction renvoie un tableau de `nb_sacs`
# nombres : au rang 0 les billes du sac 0, et ainsi de suite.

# %% billes-par-sac-exemples
exemples("billes_par_sac")

# %% billes-par-sac
def billes_par_sac(tirages, nb_sacs):
    """Les billes de chaque sac."""
    ### BEGIN SOLUTION
    billes = [0] * nb_sacs
    for sac in tirages:
        billes[sac] = billes[sac] + 1
    return billes
    ### END SOLUTION


# %% billes-par-sac-verification
verifier(billes_par_sac)
