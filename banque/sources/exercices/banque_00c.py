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
# # Banque — chapitre 00c
#
# Deux groupes de trois questions sœurs : compter dans une liste ce qui remplit une condition, en cinq lignes ; construire une liste à partir de deux autres, en quatre.

# %% imports
# %reload_ext mastermind_edu
from mastermind_edu import aide, derouler, exemples, verifier

# %% jours-de-gel-texte [markdown]
# ## 1. Les jours de gel
#
# Un jardinier note chaque matin la température, un nombre entier de degrés. `temperatures` est la liste de ces nombres, vide peut-être.
#
# Il gèle quand la température est **au-dessous de 0** ; à 0, il ne gèle pas. La fonction renvoie le nombre de jours où il gèle.
#
# La liste reçue ne doit pas changer.

# %% jours-de-gel-exemples
exemples("jours_de_gel")

# %% jours-de-gel
def jours_de_gel(temperatures):
    """Le nombre de jours où il gèle."""
    ### BEGIN SOLUTION
    compte = 0
    for temperature in temperatures:
        if temperature < 0:
            compte = compte + 1
    return compte
    ### END SOLUTION


# %% jours-de-gel-verification
verifier(jours_de_gel)

# %% valises-trop-lourdes-texte [markdown]
# ## 2. Les valises trop lourdes
#
# À l’aéroport, on pèse chaque valise, en kilos. `poids` est la liste de ces nombres entiers, vide peut-être ; `limite` est le poids permis par valise.
#
# Une valise qui pèse **juste** la limite est acceptée ; au-delà, elle est trop lourde. La fonction renvoie le nombre de valises trop lourdes.
#
# La liste reçue ne doit pas changer.

# %% valises-trop-lourdes-exemples
exemples("valises_trop_lourdes")

# %% valises-trop-lourdes
def valises_trop_lourdes(poids, limite):
    """Le nombre de valises trop lourdes."""
    ### BEGIN SOLUTION
    compte = 0
    for valise in poids:
        if valise > limite:
            compte = compte + 1
    return compte
    ### END SOLUTION


# %% valises-trop-lourdes-verification
verifier(valises_trop_lourdes)

# %% titres-affichables-texte [markdown]
# ## 3. Les titres qui tiennent à l’écran
#
# L’écran d’un cinéma montre des titres de films sur une ligne de `largeur` signes. `titres` est une liste de textes, vide peut-être.
#
# Un titre tient quand il a **au plus** `largeur` signes, ses espaces comprises ; pour un texte aussi, `len` en donne le nombre. La fonction renvoie le nombre de titres qui tiennent.
#
# La liste reçue ne doit pas changer.

# %% titres-affichables-exemples
exemples("titres_affichables")

# %% titres-affichables
def titres_affichables(titres, largeur):
    """Le nombre de titres qui tiennent."""
    ### BEGIN SOLUTION
    compte = 0
    for titre in titres:
        if len(titre) <= largeur:
            compte = compte + 1
    return compte
    ### END SOLUTION


# %% titres-affichables-verification
verifier(titres_affichables)

# %% aires-des-pieces-texte [markdown]
# ## 4. Les aires des pièces
#
# On visite un logement, pièce par pièce. `longueurs` et `largeurs` sont deux listes de nombres entiers de mètres, de même longueur : le rang 0 est celui de la première pièce, dans les deux, et ainsi de suite.
#
# La fonction renvoie la liste des aires, dans le même ordre : pour chaque pièce, sa longueur multipliée par sa largeur. Sans pièce, les deux listes sont vides, et celle des aires aussi.
#
# Les deux listes reçues ne doivent pas changer.

# %% aires-des-pieces-exemples
exemples("aires_des_pieces")

# %% aires-des-pieces
def aires_des_pieces(longueurs, largeurs):
    """La liste des aires."""
    ### BEGIN SOLUTION
    aires = []
    for i in range(len(longueurs)):
        aires.append(longueurs[i] * largeurs[i])
    return aires
    ### END SOLUTION


# %% aires-des-pieces-verification
verifier(aires_des_pieces)

# %% ecarts-de-buts-texte [markdown]
# ## 5. Les écarts de buts
#
# Une équipe note ses matchs. `marques` et `encaisses` sont deux listes de nombres de buts, de même longueur : le rang 0 est celui du premier match, dans les deux, et ainsi de suite.
#
# La fonction renvoie la liste des écarts, dans le même ordre : pour chaque match, les buts marqués moins les buts encaissés. L’écart d’un match perdu est négatif. Sans match, les deux listes sont vides, et celle des écarts aussi.
#
# Les deux listes reçues ne doivent pas changer.

# %% ecarts-de-buts-exemples
exemples("ecarts_de_buts")

# %% ecarts-de-buts
def ecarts_de_buts(marques, encaisses):
    """La liste des écarts."""
    ### BEGIN SOLUTION
    ecarts = []
    for i in range(len(marques)):
        ecarts.append(marques[i] - encaisses[i])
    return ecarts
    ### END SOLUTION


# %% ecarts-de-buts-verification
verifier(ecarts_de_buts)

# %% noms-complets-texte [markdown]
# ## 6. Les noms complets
#
# Un professeur prépare sa liste d’appel. `prenoms` et `noms` sont deux listes de textes, de même longueur : le rang 0 est celui du premier élève, dans les deux, et ainsi de suite.
#
# La fonction renvoie la liste des noms complets, dans le même ordre : pour chaque élève, un texte, son prénom, **une** espace, puis son nom, comme `"Zoé Roy"`. Sans élève, les deux listes sont vides, et celle des noms complets aussi.
#
# Les deux listes reçues ne doivent pas changer.

# %% noms-complets-exemples
exemples("noms_complets")

# %% noms-complets
def noms_complets(prenoms, noms):
    """La liste des noms complets."""
    ### BEGIN SOLUTION
    complets = []
    for i in range(len(prenoms)):
        complets.append(prenoms[i] + " " + noms[i])
    return complets
    ### END SOLUTION


# %% noms-complets-verification
verifier(noms_complets)
