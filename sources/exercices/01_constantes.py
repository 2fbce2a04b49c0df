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
# # Exercice 01 — Accueillir le joueur
#
# Quatre fonctions. À la fin, votre programme sait vérifier ses couleurs, les montrer et souhaiter la bienvenue.

# %% fiche [markdown]
# | | |
# |---|---|
# | **Leçon** | [01 — Les constantes du jeu](../notebooks/01_constantes.ipynb) |
# | **Durée** | 45 minutes |
# | **Points** | 2, 2, 2 et 1 |
#
# Pour chaque fonction : lisez les exemples, remplacez les `...`, exécutez la vérification. Recommencez autant de fois que vous voulez : un « échoué » vous montre le plus petit cas qui ne va pas.
#
# Bloqué ? `aide(nom_de_la_fonction)` donne un premier indice, puis un second, puis un squelette.

# %% imports
# %reload_ext mastermind_edu
from mastermind_edu import aide, derouler, exemples, verifier

# %% rappel [markdown]
# **Rappel.** Deux tableaux parallèles se lisent au même rang. `liste.count(x)` dit combien de fois `x` est dans la liste ; `liste.index(x)` dit à quel rang il se trouve d’abord ; `x in liste` dit s’il y est.

# %% initiales-distinctes-texte [markdown]
# ## 1. Des initiales toutes différentes
#
# La fonction qui manquait au document de la leçon ! Elle dit `True` quand aucune initiale n’est écrite deux fois. Adaptez celle-ci, qui dit `True` quand aucune initiale n’est un V :
# ```python
# for initiale in initiales:
#     if initiale == "V":
#         return False
# return True
# ```

# %% initiales-distinctes-exemples
exemples("initiales_distinctes")

# %% initiales-distinctes
def initiales_distinctes(initiales):
    """True quand aucune initiale n’est écrite deux fois, False sinon."""
    ### BEGIN SOLUTION
    for initiale in initiales:
        if initiales.count(initiale) > 1:
            return False
    return True
    ### END SOLUTION


# %% initiales-distinctes-verification
verifier(initiales_distinctes)

# %% emoji-texte [markdown]
# ## 2. L’emoji d’une initiale
#
# Cherchez le rang de l’initiale dans `initiales`, puis lisez `emojis` à ce rang. Si l’initiale est inconnue, renvoyez `"?"` : le programme ne doit pas s’arrêter sur une erreur.

# %% emoji-exemples
exemples("emoji")

# %% emoji
def emoji(initiale, initiales, emojis):
    """L’emoji de même rang que l’initiale, "?" quand elle est inconnue."""
    ### BEGIN SOLUTION
    if initiale not in initiales:
        return "?"
    rang = initiales.index(initiale)
    return emojis[rang]
    ### END SOLUTION


# %% emoji-verification
verifier(emoji)

# %% presenter-couleurs-texte [markdown]
# ## 3. Présenter les couleurs
#
# Un seul texte pour toutes les couleurs : l’emoji, une espace, puis l’initiale entre parenthèses. Une espace **entre** deux couleurs, aucune aux deux bouts.

# %% presenter-couleurs-exemples
exemples("presenter_couleurs")

# %% presenter-couleurs
def presenter_couleurs(initiales, emojis):
    """Le texte des couleurs, comme "🔴 (R) 🟢 (V)"."""
    ### BEGIN SOLUTION
    morceaux = []
    for initiale, image in zip(initiales, emojis):
        morceaux.append(f"{image} ({initiale})")
    return " ".join(morceaux)
    ### END SOLUTION


# %% presenter-couleurs-verification
verifier(presenter_couleurs)

# %% message-accueil-texte [markdown]
# ## 4. Souhaiter la bienvenue
#
# La phrase est de vous. Elle contient les deux nombres et le texte `couleurs`, que `presenter_couleurs` a préparé. Attention au pluriel : « 1 pion », « 1 tentative ». Le même soin pour des manches :
# ```python
# manches = f"{nb_manches} manches"
# if nb_manches == 1:
#     manches = "1 manche"
# ```

# %% message-accueil-exemples
exemples("message_accueil")

# %% message-accueil
def message_accueil(nb_pions, max_tentatives, couleurs):
    """Le texte d’accueil : les deux nombres, bien accordés, et les couleurs."""
    ### BEGIN SOLUTION
    pions = f"{nb_pions} pions"
    if nb_pions == 1:
        pions = "1 pion"
    tentatives = f"{max_tentatives} tentatives"
    if max_tentatives == 1:
        tentatives = "1 tentative"
    return f"Trouvez le code de {pions} en {tentatives}. Couleurs : {couleurs}"
    ### END SOLUTION


# %% message-accueil-verification
verifier(message_accueil)

# %% defi-texte [markdown]
# ## Défi facultatif
#
# En Python, `set(initiales)` est l’ensemble des initiales, **sans répétition**. Pouvez-vous écrire `initiales_distinctes` en une seule ligne ? Indice : comptez. Essayez ci-dessus, puis vérifiez de nouveau.

# %% suite [markdown]
# **Ensuite :** [02 — Le code secret](../notebooks/02_code_secret.ipynb), où le programme choisit les quatre pions au hasard.
