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
# # Banque — chapitre 08
#
# Deux groupes de trois questions sœurs : faire avancer sur place une liste, de droite à gauche, avec une retenue ; dire si une valeur s’accorde avec tout ce que l’on sait.

# %% imports
# %reload_ext mastermind_edu
from mastermind_edu import aide, derouler, exemples, verifier

# %% avancer-horloge-texte [markdown]
# ## 1. Avancer l’horloge
#
# Une horloge est faite de roues. La roue de rang i porte les nombres de 0 à `tailles[i]` − 1 ; avec les tailles `[24, 60, 60]`, ce sont les heures, les minutes et les secondes. À chaque cran, la roue de droite avance de 1. Une roue qui est à son maximum revient à 0, et fait avancer celle de gauche.
#
# - **Pré-requis** : `horloge` et `tailles` sont deux listes de même longueur, au moins 1 ; chaque roue porte un nombre permis. Pour parcourir une liste de droite à gauche : `for i in range(len(horloge) - 1, -1, -1):`
# - **Action** : `horloge` avance d’un cran, sur place ; du dernier cran, elle revient à des 0 partout. `tailles` reste intacte.
# - **Résultat** : `False` quand l’horloge est revenue au début, `True` sinon.

# %% avancer-horloge-exemples
exemples("avancer_horloge")

# %% avancer-horloge
def avancer_horloge(horloge, tailles):
    """Avance l’horloge d’un cran ; renvoie False quand elle revient au début, True sinon."""
    ### BEGIN SOLUTION
    for i in range(len(horloge) - 1, -1, -1):
        if horloge[i] < tailles[i] - 1:
            horloge[i] = horloge[i] + 1
            return True
        horloge[i] = 0
    return False
    ### END SOLUTION


# %% avancer-horloge-verification
verifier(avancer_horloge)

# %% reculer-le-compteur-texte [markdown]
# ## 2. Le compte à rebours
#
# Un compte à rebours affiche un nombre ; `chiffres` est la liste de ses chiffres, de gauche à droite. Chaque seconde, il baisse de 1, comme on le fait à la main : `[1, 5, 7]` devient `[1, 5, 6]`, et `[3, 0, 0]` devient `[2, 9, 9]`.
#
# - **Pré-requis** : `chiffres` est une liste d’au moins un nombre entier, chacun de 0 à 9. Pour parcourir une liste de droite à gauche : `for i in range(len(chiffres) - 1, -1, -1):`
# - **Action** : `chiffres` baisse de 1, sur place, et garde sa longueur ; s’il n’y a que des 0, ils deviennent tous des 9.
# - **Résultat** : `False` s’il n’y avait que des 0 **avant** l’appel, `True` sinon.

# %% reculer-le-compteur-exemples
exemples("reculer_le_compteur")

# %% reculer-le-compteur
def reculer_le_compteur(chiffres):
    """Fait reculer le compteur de 1 ; renvoie False s’il était à zéro, True sinon."""
    ### BEGIN SOLUTION
    for i in range(len(chiffres) - 1, -1, -1):
        if chiffres[i] > 0:
            chiffres[i] = chiffres[i] - 1
            return True
        chiffres[i] = 9
    return False
    ### END SOLUTION


# %% reculer-le-compteur-verification
verifier(reculer_le_compteur)

# %% plaque-suivante-texte [markdown]
# ## 3. La plaque suivante
#
# Les plaques d’un pays sont des suites de lettres, données dans l’ordre d’un alphabet qui lui est propre. Avec les lettres A, B, C, la plaque A C est suivie de B A : la lettre de droite avance la première ; la dernière lettre de l’alphabet redevient la première, et fait avancer celle de gauche.
#
# - **Pré-requis** : `alphabet` est une liste d’au moins une lettre, toutes différentes ; `plaque`, une liste d’au moins une lettre de cet alphabet. Pour parcourir une liste de droite à gauche : `for i in range(len(plaque) - 1, -1, -1):`
# - **Action** : `plaque` devient, sur place, la plaque suivante ; la dernière de toutes redevient la première. `alphabet` reste intact.
# - **Résultat** : `False` quand la plaque est revenue à la première de toutes, `True` sinon.

# %% plaque-suivante-exemples
exemples("plaque_suivante")

# %% plaque-suivante
def plaque_suivante(plaque, alphabet):
    """Écrit la plaque suivante ; renvoie False quand elle revient à la première, True sinon."""
    ### BEGIN SOLUTION
    for i in range(len(plaque) - 1, -1, -1):
        rang = alphabet.index(plaque[i])
        if rang < len(alphabet) - 1:
            plaque[i] = alphabet[rang + 1]
            return True
        plaque[i] = alphabet[0]
    return False
    ### END SOLUTION


# %% plaque-suivante-verification
verifier(plaque_suivante)

# %% nombre-possible-texte [markdown]
# ## 4. Un nombre encore possible
#
# Zoé pense à un nombre entier. À chaque nombre qu’on lui propose, elle répond `"plus"` si le sien est plus grand, `"moins"` s’il est plus petit, `"gagné"` si c’est le même. `essais` est la liste des couples (nombre proposé, réponse).
#
# - **Pré-requis** : `nombre` est un nombre entier ; `essais` peut être vide, et Zoé a pu se tromper : deux réponses peuvent se contredire.
# - **Action** : aucune ; la liste reste intacte.
# - **Résultat** : `True` si `nombre` peut être celui de Zoé, c’est-à-dire s’il aurait donné **toutes** ces réponses ; sinon `False`.

# %% nombre-possible-exemples
exemples("nombre_possible")

# %% nombre-possible
def nombre_possible(nombre, essais):
    """True si ce nombre, pris pour secret, aurait donné toutes ces réponses."""
    ### BEGIN SOLUTION
    for propose, reponse in essais:
        juste = "gagné"
        if nombre > propose:
            juste = "plus"
        if nombre < propose:
            juste = "moins"
        if reponse != juste:
            return False
    return True
    ### END SOLUTION


# %% nombre-possible-verification
verifier(nombre_possible)

# %% place-possible-texte [markdown]
# ## 5. Une place encore possible
#
# Un trésor est enterré au bord d’une route, à une certaine borne kilométrique. Un détecteur, posé à une borne, indique la distance du trésor, mais pas de quel côté il est : posé à la borne 10, il indique 4 pour un trésor à la borne 6, et aussi à la borne 14. `sondages` est la liste des couples (borne du détecteur, distance indiquée).
#
# - **Pré-requis** : `place`, les bornes et les distances sont des nombres entiers, 0 ou plus ; `sondages` peut être vide, et le détecteur a pu se tromper.
# - **Action** : aucune ; la liste reste intacte.
# - **Résultat** : `True` si le trésor peut être à la borne `place`, c’est-à-dire si elle aurait donné **toutes** ces distances ; sinon `False`.

# %% place-possible-exemples
exemples("place_possible")

# %% place-possible
def place_possible(place, sondages):
    """True si un trésor à cette place aurait donné toutes ces distances."""
    ### BEGIN SOLUTION
    for borne, distance in sondages:
        ecart = place - borne
        if borne > place:
            ecart = borne - place
        if ecart != distance:
            return False
    return True
    ### END SOLUTION


# %% place-possible-verification
verifier(place_possible)

# %% suspect-possible-texte [markdown]
# ## 6. Un suspect encore possible
#
# Un inspecteur compare un suspect aux témoignages. `traits` est la liste des traits du suspect, comme `"barbe"`. Un témoignage est un couple (trait, vu) : `vu` vaut `True` si le témoin a vu ce trait chez le coupable, `False` s’il est sûr que le coupable ne l’a pas. Un trait dont personne n’a parlé ne compte pas.
#
# - **Pré-requis** : les traits sont des textes, tous différents dans `traits` ; chacune des deux listes peut être vide, et des témoignages peuvent se contredire.
# - **Action** : aucune ; les deux listes restent intactes.
# - **Résultat** : `True` si le suspect s’accorde avec **tous** les témoignages ; sinon `False`.

# %% suspect-possible-exemples
exemples("suspect_possible")

# %% suspect-possible
def suspect_possible(traits, temoignages):
    """True si un suspect qui a ces traits s’accorde avec tous les témoignages."""
    ### BEGIN SOLUTION
    for trait, vu in temoignages:
        present = False
        if trait in traits:
            present = True
        if present != vu:
            return False
    return True
    ### END SOLUTION


# %% suspect-possible-verification
verifier(suspect_possible)
