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
# # Banque — chapitre 03b
#
# Trois questions sœurs, de sept lignes : lire, vérifier, redemander.

# %% imports
# %reload_ext mastermind_edu
from mastermind_edu import aide, derouler, exemples, verifier

# %% choisir-un-plat-texte [markdown]
# ## 1. Choisir un plat
#
# Une borne de restaurant demande un plat, et redemande tant qu’il n’est pas sur la carte.
#
# - **Pré-requis** : `lire()` donne, à chaque appel, la ligne suivante que tape la personne ; `afficher(texte)` lui montre un texte. `carte` est une liste de plats en minuscules. La personne finit toujours par taper un plat de la carte, ou « rien ».
# - **Action** : lire une ligne, en ôter les espaces des deux bouts et la mettre en minuscules ; tant que ce n’est ni un plat de la carte, ni « rien », appeler `afficher` **une seule fois**, avec un message de vous, puis lire de nouveau. La liste reste intacte.
# - **Résultat** : le plat, en minuscules ; `None` pour « rien ».

# %% choisir-un-plat-exemples
exemples("choisir_un_plat")

# %% choisir-un-plat
def choisir_un_plat(lire, afficher, carte):
    """Le premier plat de la carte que donne lire(), None pour « rien »."""
    ### BEGIN SOLUTION
    plat = lire().strip().lower()
    while plat != "rien" and plat not in carte:
        afficher(f"« {plat} » n’est pas sur la carte.")
        plat = lire().strip().lower()
    if plat == "rien":
        return None
    return plat
    ### END SOLUTION


# %% choisir-un-plat-verification
verifier(choisir_un_plat)

# %% prendre-une-place-texte [markdown]
# ## 2. Prendre une place
#
# Un site vend les places d’un train : il demande un numéro, et redemande tant que la place n’est pas libre.
#
# - **Pré-requis** : `lire()` donne, à chaque appel, la ligne suivante : un nombre entier en chiffres, avec peut-être des espaces autour. `afficher(texte)` montre un texte à la personne. `libres` est la liste des numéros des places libres, à partir de 1, vide peut-être. La personne finit toujours par taper une place libre, ou 0 pour renoncer.
# - **Action** : lire un numéro ; tant que ce n’est ni une place libre, ni 0, appeler `afficher` **une seule fois**, avec un message de vous, puis lire de nouveau. La liste reste intacte.
# - **Résultat** : le numéro, un nombre ; `None` pour 0.

# %% prendre-une-place-exemples
exemples("prendre_une_place")

# %% prendre-une-place
def prendre_une_place(lire, afficher, libres):
    """La première place libre que donne lire(), None pour 0."""
    ### BEGIN SOLUTION
    numero = int(lire())
    while numero != 0 and numero not in libres:
        afficher(f"La place {numero} n’est pas libre.")
        numero = int(lire())
    if numero == 0:
        return None
    return numero
    ### END SOLUTION


# %% prendre-une-place-verification
verifier(prendre_une_place)

# %% donner-une-note-texte [markdown]
# ## 3. Donner une note
#
# Une professeure saisit ses notes ; le programme redemande celles qui sont impossibles.
#
# - **Pré-requis** : `lire()` donne, à chaque appel, la ligne suivante : un nombre entier, négatif peut-être, avec peut-être des espaces autour. `afficher(texte)` montre un texte. `maximum` est un entier, au moins 1. La professeure finit toujours par taper une note de 0 à `maximum`, bornes comprises, ou −1 pour un élève absent.
# - **Action** : lire un nombre ; tant que ce n’est ni une note possible, ni −1, appeler `afficher` **une seule fois**, avec un message de vous, puis lire de nouveau.
# - **Résultat** : la note, un nombre ; `None` pour −1.

# %% donner-une-note-exemples
exemples("donner_une_note")

# %% donner-une-note
def donner_une_note(lire, afficher, maximum):
    """La première note possible que donne lire(), None pour -1."""
    ### BEGIN SOLUTION
    note = int(lire())
    while note != -1 and not 0 <= note <= maximum:
        afficher(f"Il faut une note de 0 à {maximum}.")
        note = int(lire())
    if note == -1:
        return None
    return note
    ### END SOLUTION


# %% donner-une-note-verification
verifier(donner_une_note)
