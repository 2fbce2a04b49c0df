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
# # Exercice 00b — Deux premières fonctions
#
# Une ligne, puis deux. Vous verrez passer un verdict de « échoué » à « réussi » : c’est ainsi que tout le cours se travaille.

# %% fiche [markdown]
# - **Leçon** : [00b — Premières lignes de Python](../notebooks/00b_python.ipynb)
# - **Durée** : 15 minutes, ou 5 si vous connaissez Python
# - **Points** : 1 et 1
# - **Gammes** : 12, 30 minutes en plus, hors de la note
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
# **Rappel.** Ce qui est décalé sous `def` est la fonction. Les paramètres ont déjà une valeur quand elle commence : n’en donnez pas. Elle finit par `return`, pas par `print`. Le texte entre `"""` dit à quoi elle sert : laissez-le, et écrivez en dessous.

# %% gammes [markdown]
# ## Gammes
#
# Deux à quatre minutes chacune, hors de la note : de quoi avoir les gestes en main. Lisez l’énoncé, remplacez les `...` ou réparez ce qui est faux, puis exécutez la cellule : le verdict vient aussitôt. `aide("trous_a_la_fin")`, le nom de la fonction entre guillemets, aide ici aussi.
#
# Déjà à l’aise ? Passez [aux exercices](#1.-Les-trous-d’un-plateau).

# %% nombre-de-trous-texte [markdown]
# ## 1. Les trous d’un plateau
#
# Chaque rangée a un trou par pion et un petit trou par fiche de réponse : autant de petits que de grands. La fonction de la leçon ne comptait que les grands. Changez une chose :
# ```python
# return rangees * pions
# ```

# %% nombre-de-trous-exemples
exemples("nombre_de_trous")

# %% nombre-de-trous
def nombre_de_trous(rangees, pions):
    """Le nombre de trous du plateau, ceux des fiches compris."""
    ### BEGIN SOLUTION
    return rangees * pions * 2
    ### END SOLUTION


# %% nombre-de-trous-verification
verifier(nombre_de_trous)

# %% dernier-pion-texte [markdown]
# ## 2. Le dernier pion
#
# Le premier pion d’un code est `code[0]`. Renvoyez le dernier, que le code ait deux, quatre ou huit pions. Le rang à lire dépend de la longueur du code ; le code reçu ne doit pas changer.

# %% dernier-pion-exemples
exemples("dernier_pion")

# %% dernier-pion
def dernier_pion(code):
    """Le dernier pion du code."""
    ### BEGIN SOLUTION
    rang = len(code) - 1
    return code[rang]
    ### END SOLUTION


# %% dernier-pion-verification
verifier(dernier_pion)

# %% defi-texte [markdown]
# ## Défi facultatif
#
# Rien n’est noté ici. Une rotation : le pion de gauche passe à droite, les deux autres se décalent. `["R", "V", "B"]` devient `["V", "B", "R"]`, **dans la même liste** : changez ses cases une à une, sans rien perdre. La fonction ne renvoie rien.
#
# La cellule repliée, sous la fonction, la vérifie.

# %% defi
def tourner(trois):
    """Décale les trois pions d’une place vers la gauche, dans la liste reçue."""
    ### BEGIN SOLUTION
    premier = trois[0]
    trois[0] = trois[1]
    trois[1] = trois[2]
    trois[2] = premier
    ### END SOLUTION

# %% defi-verification tags=["coulisses"]
essais = [["R", "V", "B"], ["R", "R", "V"], ["V", "R", "R"]]
copies = [[*essai] for essai in essais]
for copie in copies:
    tourner(copie)
fautes = [(essai, copie) for essai, copie in zip(essais, copies) if copie != [*essai[1:], essai[0]]]
if copies == essais:
    print("Défi : à faire (la liste n’a pas changé)")
elif fautes:
    print(f"Défi : pas encore\nreçu    : {fautes[0][0]}\nattendu : {[*fautes[0][0][1:], fautes[0][0][0]]}\nobtenu  : {fautes[0][1]}")
else:
    print("Défi : réussi")

# %% suite [markdown]
# **Ensuite :** [00c — Répéter et choisir](../notebooks/00c_boucles.ipynb), où vos fonctions parcourent un code entier.
