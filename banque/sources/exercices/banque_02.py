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
# # Banque — chapitre 02
#
# Deux groupes de trois questions sœurs : changer les premières cases d’une liste reçue, en deux lignes ; compter ce qui est possible, en une.

# %% imports
# %reload_ext mastermind_edu
from mastermind_edu import aide, derouler, exemples, verifier

# %% inverser-les-premieres-texte [markdown]
# ## 1. Inverser les premières lampes
#
# Un tableau lumineux a une rangée de lampes. Appuyer sur un bouton **inverse** les premières : celles qui étaient éteintes s’allument, celles qui étaient allumées s’éteignent.
#
# - **Pré-requis** : `lampes` est une liste de 0 (éteinte) et de 1 (allumée), vide peut-être ; `n` est un entier, de 0 au nombre de lampes.
# - **Action** : inverser, dans la liste reçue, les `n` premières lampes ; ne pas toucher aux autres. Quand `n` vaut 0, rien ne change.
# - **Résultat** : aucun ; la fonction ne renvoie rien.

# %% inverser-les-premieres-exemples
exemples("inverser_les_premieres")

# %% inverser-les-premieres
def inverser_les_premieres(lampes, n):
    """Inverse les n premières lampes ; ne renvoie rien."""
    ### BEGIN SOLUTION
    for k in range(n):
        lampes[k] = 1 - lampes[k]
    ### END SOLUTION


# %% inverser-les-premieres-verification
verifier(inverser_les_premieres)

# %% servir-les-verres-texte [markdown]
# ## 2. Servir les verres
#
# Des verres sont alignés sur un bar. On verse la même dose dans les premiers, quoi qu’ils contiennent déjà.
#
# - **Pré-requis** : `verres` est la liste de ce que contient chaque verre, un nombre entier de centilitres, vide peut-être ; `n` est un entier, de 0 au nombre de verres ; `dose` est un entier, au moins 1. Aucun verre ne déborde.
# - **Action** : ajouter, dans la liste reçue, `dose` au contenu des `n` premiers verres ; ne pas toucher aux autres. Quand `n` vaut 0, rien ne change.
# - **Résultat** : aucun ; la fonction ne renvoie rien.

# %% servir-les-verres-exemples
exemples("servir_les_verres")

# %% servir-les-verres
def servir_les_verres(verres, n, dose):
    """Ajoute la dose aux n premiers verres ; ne renvoie rien."""
    ### BEGIN SOLUTION
    for k in range(n):
        verres[k] = verres[k] + dose
    ### END SOLUTION


# %% servir-les-verres-verification
verifier(servir_les_verres)

# %% poinconner-les-billets-texte [markdown]
# ## 3. Poinçonner les billets
#
# À l’entrée d’un train, une contrôleuse poinçonne les billets de la file, un à un, depuis le début.
#
# - **Pré-requis** : `billets` est la liste des textes des billets, vide peut-être ; `n` est un entier, de 0 au nombre de billets.
# - **Action** : coller, dans la liste reçue, une étoile `*` **au bout** du texte des `n` premiers billets, même s’il y en a déjà une ; ne pas toucher aux autres. Quand `n` vaut 0, rien ne change.
# - **Résultat** : aucun ; la fonction ne renvoie rien.

# %% poinconner-les-billets-exemples
exemples("poinconner_les_billets")

# %% poinconner-les-billets
def poinconner_les_billets(billets, n):
    """Poinçonne les n premiers billets ; ne renvoie rien."""
    ### BEGIN SOLUTION
    for k in range(n):
        billets[k] = billets[k] + "*"
    ### END SOLUTION


# %% poinconner-les-billets-verification
verifier(poinconner_les_billets)

# %% nombre-de-plaques-texte [markdown]
# ## 4. Les plaques d’immatriculation
#
# Dans un pays, toutes les plaques ont d’abord des lettres, puis des chiffres, comme `BA 402` avec deux lettres et trois chiffres. Une lettre ou un chiffre peut se répéter.
#
# - **Pré-requis** : `nb_lettres` et `nb_chiffres` sont deux entiers, au moins 1. Il y a 26 lettres, et 10 chiffres, de 0 à 9 ; toutes les plaques sont permises.
# - **Résultat** : le nombre de plaques différentes, un entier exact. Avec une lettre et un chiffre, il y en a 260.

# %% nombre-de-plaques-exemples
exemples("nombre_de_plaques")

# %% nombre-de-plaques
def nombre_de_plaques(nb_lettres, nb_chiffres):
    """Le nombre de plaques différentes."""
    ### BEGIN SOLUTION
    return 26**nb_lettres * 10**nb_chiffres
    ### END SOLUTION


# %% nombre-de-plaques-verification
verifier(nombre_de_plaques)

# %% reglages-du-pupitre-texte [markdown]
# ## 5. Les réglages du pupitre
#
# Au théâtre, un pupitre commande les lumières. Chaque interrupteur a 2 positions, chaque molette en a 5. Un réglage dit la position de **chaque** interrupteur et de **chaque** molette.
#
# - **Pré-requis** : `nb_interrupteurs` et `nb_molettes` sont deux entiers, au moins 1. Toutes les positions se combinent.
# - **Résultat** : le nombre de réglages différents, un entier exact. Avec un interrupteur et une molette, il y en a 10.

# %% reglages-du-pupitre-exemples
exemples("reglages_du_pupitre")

# %% reglages-du-pupitre
def reglages_du_pupitre(nb_interrupteurs, nb_molettes):
    """Le nombre de réglages différents."""
    ### BEGIN SOLUTION
    return 2**nb_interrupteurs * 5**nb_molettes
    ### END SOLUTION


# %% reglages-du-pupitre-verification
verifier(reglages_du_pupitre)

# %% lancers-possibles-texte [markdown]
# ## 6. Les lancers possibles
#
# On lance ensemble des pièces et des dés, chacun d’une couleur à lui : on sait toujours lequel a donné quoi. Une pièce tombe sur l’un de ses 2 côtés, un dé sur l’une de ses 6 faces.
#
# - **Pré-requis** : `nb_pieces` et `nb_des` sont deux entiers, au moins 1.
# - **Résultat** : le nombre de lancers différents, un entier exact. Avec une pièce et un dé, il y en a 12.

# %% lancers-possibles-exemples
exemples("lancers_possibles")

# %% lancers-possibles
def lancers_possibles(nb_pieces, nb_des):
    """Le nombre de lancers différents."""
    ### BEGIN SOLUTION
    return 2**nb_pieces * 6**nb_des
    ### END SOLUTION


# %% lancers-possibles-verification
verifier(lancers_possibles)
