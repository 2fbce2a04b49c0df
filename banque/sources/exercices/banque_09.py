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
# # Banque — chapitre 09
#
# Deux groupes de trois questions sœurs : recalculer, comparer, et ranger chaque erreur avec son rang ; refuser ce qui ne peut pas exister.

# %% imports
# %reload_ext mastermind_edu
from mastermind_edu import aide, derouler, exemples, verifier

# %% erreurs-de-caisse-texte [markdown]
# ## 1. Les erreurs de caisse
#
# Chaque article d’un magasin a un numéro : celui de rang 0 dans `prix` porte le numéro 0, et ainsi de suite. Une vente est un triplet (numéro de l’article, quantité, somme encaissée). Le soir, on cherche les ventes mal encaissées : celles dont la somme n’est pas le prix de l’article multiplié par la quantité.
#
# - **Pré-requis** : `prix` est une liste de nombres entiers ; `ventes`, une liste de triplets, peut-être vide, dont les numéros d’article existent tous.
# - **Action** : aucune n’est demandée ; les listes peuvent changer ou rester intactes.
# - **Résultat** : la liste des ventes mal encaissées, dans l’ordre ; pour chacune, un triplet (rang de la vente, somme encaissée, somme attendue). Le premier rang est 0.

# %% erreurs-de-caisse-exemples
exemples("erreurs_de_caisse")

# %% erreurs-de-caisse
def erreurs_de_caisse(prix, ventes):
    """La liste des (rang, encaissé, attendu) des ventes mal encaissées."""
    ### BEGIN SOLUTION
    erreurs = []
    for rang in range(len(ventes)):
        article, quantite, encaisse = ventes[rang]
        attendu = prix[article] * quantite
        if encaisse != attendu:
            erreurs.append((rang, encaisse, attendu))
    return erreurs
    ### END SOLUTION


# %% erreurs-de-caisse-verification
verifier(erreurs_de_caisse)

# %% erreurs-de-releve-texte [markdown]
# ## 2. Les erreurs de relevé
#
# Chaque matin, on lit le nombre qu’affiche un compteur d’eau : `compteur` est la liste de ces nombres. La consommation d’un jour est ce que le compteur gagne jusqu’au matin suivant. Un voisin a recopié les consommations dans la liste `annoncees`, et s’est parfois trompé.
#
# - **Pré-requis** : `compteur` a un nombre de plus que `annoncees`, qui est peut-être vide ; ses nombres, entiers, ne diminuent jamais.
# - **Action** : aucune n’est demandée ; les listes peuvent changer ou rester intactes.
# - **Résultat** : la liste des annonces fausses, dans l’ordre ; pour chacune, un triplet (rang du jour, consommation annoncée, vraie consommation). Le premier rang est 0.

# %% erreurs-de-releve-exemples
exemples("erreurs_de_releve")

# %% erreurs-de-releve
def erreurs_de_releve(compteur, annoncees):
    """La liste des (jour, consommation annoncée, vraie consommation) des annonces fausses."""
    ### BEGIN SOLUTION
    erreurs = []
    for jour in range(len(annoncees)):
        vraie = compteur[jour + 1] - compteur[jour]
        annoncee = annoncees[jour]
        if annoncee != vraie:
            erreurs.append((jour, annoncee, vraie))
    return erreurs
    ### END SOLUTION


# %% erreurs-de-releve-verification
verifier(erreurs_de_releve)

# %% erreurs-de-calcul-texte [markdown]
# ## 3. Les erreurs de calcul
#
# Un élève s’entraîne au calcul. Chaque calcul est un quadruplet (nombre, signe, nombre, résultat donné) : `(9, "-", 4, 6)` dit que l’élève a répondu 6 à 9 − 4. Il n’y a que deux signes, `"+"` et `"-"`.
#
# - **Pré-requis** : `calculs` est une liste de quadruplets, peut-être vide ; les nombres sont entiers, et le résultat d’une soustraction est parfois négatif.
# - **Action** : aucune n’est demandée ; la liste peut changer ou rester intacte.
# - **Résultat** : la liste des calculs faux, dans l’ordre ; pour chacun, un triplet (rang du calcul, résultat donné, résultat juste). Le premier rang est 0.

# %% erreurs-de-calcul-exemples
exemples("erreurs_de_calcul")

# %% erreurs-de-calcul
def erreurs_de_calcul(calculs):
    """La liste des (rang, résultat donné, résultat juste) des calculs faux."""
    ### BEGIN SOLUTION
    erreurs = []
    for rang in range(len(calculs)):
        a, signe, b, donne = calculs[rang]
        juste = a + b
        if signe == "-":
            juste = a - b
        if donne != juste:
            erreurs.append((rang, donne, juste))
    return erreurs
    ### END SOLUTION


# %% erreurs-de-calcul-verification
verifier(erreurs_de_calcul)

# %% set-possible-texte [markdown]
# ## 4. Un score possible
#
# Au tennis de table, un set se gagne à 11 points, avec au moins 2 points d’écart. À 10 partout, il continue, et finit **dès** que l’un des joueurs a 2 points d’avance : 12 à 10, 13 à 11… Il n’y a pas de limite.
#
# - **Pré-requis** : `gagnant` et `perdant` sont des nombres entiers quelconques, peut-être négatifs : le score est peut-être mal tapé.
# - **Action** : aucune ; la fonction ne lève pas d’erreur.
# - **Résultat** : `True` si un set peut finir sur ce score, sinon `False`.

# %% set-possible-exemples
exemples("set_possible")

# %% set-possible
def set_possible(gagnant, perdant):
    """True si un set de tennis de table peut finir sur ce score."""
    ### BEGIN SOLUTION
    if gagnant < 11 or perdant < 0:
        return False
    if gagnant == 11 and perdant <= 9:
        return True
    return perdant >= 10 and gagnant == perdant + 2
    ### END SOLUTION


# %% set-possible-verification
verifier(set_possible)

# %% date-possible-texte [markdown]
# ## 5. Une date possible
#
# Une date est donnée par deux nombres : le 14 juillet est `14`, `7`. L’année n’est pas bissextile, et février a donc 28 jours. Avril, juin, septembre et novembre, les mois 4, 6, 9 et 11, ont 30 jours ; tous les autres en ont 31.
#
# - **Pré-requis** : `jour` et `mois` sont des nombres entiers quelconques, peut-être négatifs : la date est peut-être mal tapée.
# - **Action** : aucune ; la fonction ne lève pas d’erreur.
# - **Résultat** : `True` si cette date existe, sinon `False`.

# %% date-possible-exemples
exemples("date_possible")

# %% date-possible
def date_possible(jour, mois):
    """True si cette date existe, dans une année non bissextile."""
    ### BEGIN SOLUTION
    if jour < 1 or mois < 1 or mois > 12:
        return False
    if mois == 2:
        return jour <= 28
    if mois in [4, 6, 9, 11]:
        return jour <= 30
    return jour <= 31
    ### END SOLUTION


# %% date-possible-verification
verifier(date_possible)

# %% flechette-possible-texte [markdown]
# ## 6. Une fléchette possible
#
# La cible d’un jeu de fléchettes a 20 secteurs, qui valent de 1 à 20 points. Selon l’endroit touché, la fléchette marque ces points une fois, deux fois (un double) ou trois fois (un triple). Le centre vaut 50 points, et l’anneau qui l’entoure 25. Une fléchette qui manque la cible marque 0.
#
# - **Pré-requis** : `points` est un nombre entier quelconque, peut-être négatif : il est peut-être mal tapé.
# - **Action** : aucune ; la fonction ne lève pas d’erreur.
# - **Résultat** : `True` si **une seule** fléchette peut marquer ce nombre de points, sinon `False`.

# %% flechette-possible-exemples
exemples("flechette_possible")

# %% flechette-possible
def flechette_possible(points):
    """True si une seule fléchette peut marquer ce nombre de points."""
    ### BEGIN SOLUTION
    if points < 0 or points > 60:
        return False
    if points <= 20 or points == 25 or points == 50:
        return True
    if points <= 40 and points % 2 == 0:
        return True
    return points % 3 == 0
    ### END SOLUTION


# %% flechette-possible-verification
verifier(flechette_possible)
