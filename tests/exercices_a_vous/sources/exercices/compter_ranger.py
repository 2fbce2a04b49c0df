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
#   # Le notebook en texte. Une cellule commence par « # %% », puis son nom en minuscules, puis [markdown] si c’est du texte.
#   # Ce qui est entre BEGIN SOLUTION et END SOLUTION devient « ... » pour l’élève ; verifier(…) est seul au début de sa ligne.
#   # L’élève ne lit pas cet en-tête. Changez le titre ci-dessous, puis l’énoncé, les exemples et la solution de chaque exercice.
# ---

# %% titre [markdown]
# # Compter, ranger, servir
#
# Pour chaque exercice : lisez les exemples, remplacez les `...`, exécutez la vérification. Recommencez autant de fois que vous voulez.
#
# Bloqué ? `aide(nom_de_la_fonction)` donne un premier indice, puis un second, puis un squelette.

# %% imports
# %reload_ext mastermind_edu
from mastermind_edu import aide, derouler, exemples, verifier

# %% nb-voyelles-texte [markdown]
# ## 1. Compter les voyelles
#
# `mot` est un texte en minuscules, sans accent. La fonction renvoie le nombre de ses voyelles : a, e, i, o, u et y.

# %% nb-voyelles-exemples
exemples("nb_voyelles")

# %% nb-voyelles
def nb_voyelles(mot):
    """Le nombre de voyelles du mot."""
    ### BEGIN SOLUTION
    total = 0
    for lettre in mot:
        if lettre in "aeiouy":
            total = total + 1
    return total
    ### END SOLUTION


# %% nb-voyelles-verification
verifier(nb_voyelles)

# %% plus-longue-montee-texte [markdown]
# ## 2. La plus longue montée
#
# `mesures` est une liste d’entiers, qui reste intacte. La fonction renvoie la longueur de la plus longue suite de mesures voisines strictement croissantes, et 0 pour une liste vide.

# %% plus-longue-montee-exemples
exemples("plus_longue_montee")

# %% plus-longue-montee
def plus_longue_montee(mesures):
    """La longueur de la plus longue montée."""
    ### BEGIN SOLUTION
    meilleure, courante = 0, 0
    for rang in range(len(mesures)):
        if rang > 0 and mesures[rang] > mesures[rang - 1]:
            courante = courante + 1
        else:
            courante = 1
        if courante > meilleure:
            meilleure = courante
    return meilleure
    ### END SOLUTION


# %% plus-longue-montee-verification
verifier(plus_longue_montee)

# %% moyennes-texte [markdown]
# ## 3. Des moyennes
#
# `notes` est un dictionnaire : à chaque élève, la liste de ses notes, des entiers. Il reste intact. La fonction renvoie un nouveau dictionnaire, la moyenne de chaque élève qui a au moins une note.

# %% moyennes-exemples
exemples("moyennes")

# %% moyennes
def moyennes(notes):
    """La moyenne de chaque élève."""
    ### BEGIN SOLUTION
    resultat = {}
    for eleve in notes:
        siennes = notes[eleve]
        if siennes != []:
            resultat[eleve] = sum(siennes) / len(siennes)
    return resultat
    ### END SOLUTION


# %% moyennes-verification
verifier(moyennes)

# %% file-d-attente-texte [markdown]
# ## 4. La classe `FileDAttente`
#
# `FileDAttente(attente)` crée une file, où `attente` est la liste de ceux qui sont déjà là ; cette liste reste intacte.
#
# - `attente`, un **attribut** : la liste de ceux qui attendent, du premier arrivé au dernier.
# - `arriver(nom)` l’ajoute à la fin ; elle ne renvoie rien.
# - `servir()` ôte le premier arrivé et le renvoie ; s’il n’y a personne, elle lève `IndexError`.

# %% file-d-attente-exemples
exemples("FileDAttente")

# %% file-d-attente
class FileDAttente:
    """Ceux qui attendent, du premier au dernier."""

    def __init__(self, attente):
        ### BEGIN SOLUTION
        self.attente = attente.copy()
        ### END SOLUTION

    def arriver(self, nom):
        ### BEGIN SOLUTION
        self.attente.append(nom)
        ### END SOLUTION

    def servir(self):
        ### BEGIN SOLUTION
        if self.attente == []:
            raise IndexError("personne n’attend")
        return self.attente.pop(0)
        ### END SOLUTION


# %% file-d-attente-verification
verifier(FileDAttente)

# %% mes-cas-plus-longue-montee-texte [markdown]
# ## 5. À vous de vérifier
#
# Voici 2 versions **fausses** de `plus_longue_montee`, que vous ne verrez pas. Écrivez des cas qui les attrapent : les arguments, puis le résultat attendu, calculé à la main.
#
# - **Résultat** : la liste de vos cas, chacun étant le tuple (mesures, attendu).

# %% mes-cas-plus-longue-montee-exemples
exemples("mes_cas_plus_longue_montee")

# %% mes-cas-plus-longue-montee
def mes_cas_plus_longue_montee():
    """La liste des cas : (mesures, attendu)."""
    ### BEGIN SOLUTION
    return [
        ([], 0),
        ([1, 1], 1),
        ([1, 2, 1], 2),
    ]
    ### END SOLUTION


# %% mes-cas-plus-longue-montee-verification
verifier(mes_cas_plus_longue_montee)
