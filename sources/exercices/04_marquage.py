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
# # Exercice 04 — Répondre au décodeur
#
# Cinq fonctions, de la plus simple à la plus riche. À la fin, votre programme sait répondre à n’importe quelle proposition. Puis vous vérifierez celui des autres.

# %% fiche [markdown]
# | | |
# |---|---|
# | **Leçon** | [04 — Bien placés, mal placés](../notebooks/04_marquage.ipynb) |
# | **Durée** | 75 minutes |
# | **Points** | 1, 2, 2, 3, 4 et 2 |
#
# Pour chaque fonction : lisez les exemples, remplacez les `...`, exécutez la vérification. Recommencez autant de fois que vous voulez : un « échoué » vous montre le plus petit cas qui ne va pas.
#
# Bloqué ? `aide(nom_de_la_fonction)` donne un premier indice, puis un second, puis un squelette.

# %% imports
# %reload_ext mastermind_edu
from mastermind_edu import aide, derouler, exemples, verifier

# %% rappel [markdown]
# **Rappel.** Un bien placé : même couleur, même place. Un mal placé : même couleur, autre place, **parmi les pions qui restent**. Chaque pion ne sert qu’une fois : dès qu’il est compté, on le barre.

# %% compter-bien-places-texte [markdown]
# ## 1. Compter les bien placés
#
# Adaptez cette boucle, qui compte les `"R"` d’un code :
# ```python
# compte = 0
# for i in range(len(code)):
#     if code[i] == "R":
#         compte = compte + 1
# ```

# %% compter-bien-places-exemples
exemples("compter_bien_places")

# %% compter-bien-places
def compter_bien_places(secret, proposition):
    """Le nombre de places où les deux codes ont la même couleur."""
    ### BEGIN SOLUTION
    compte = 0
    for i in range(len(secret)):
        if secret[i] == proposition[i]:
            compte = compte + 1
    return compte
    ### END SOLUTION


# %% compter-bien-places-verification
verifier(compter_bien_places)

# %% trouver-bien-places-texte [markdown]
# ## 2. Trouver les bien placés, et les marquer
#
# Cette fois la fonction reçoit une **copie de travail** du secret : elle peut écrire dedans. À chaque bien placé, écrivez −1 à sa place dans `copie`. La proposition ne change pas.

# %% trouver-bien-places-exemples
exemples("trouver_bien_places")

# %% trouver-bien-places
def trouver_bien_places(copie, proposition):
    """Compte les bien placés et écrit -1 à leur place dans copie."""
    ### BEGIN SOLUTION
    compte = 0
    for i in range(len(copie)):
        if copie[i] == proposition[i]:
            compte = compte + 1
            copie[i] = -1
    return compte
    ### END SOLUTION


# %% trouver-bien-places-verification
verifier(trouver_bien_places)

# %% position-texte [markdown]
# ## 3. Chercher un pion
#
# Où est ce pion dans le code ? Le **premier** rang où il se trouve, ou −1 s’il n’y est pas. Attention à ne pas répondre −1 trop tôt.

# %% position-exemples
exemples("position")

# %% position
def position(valeur, code):
    """Le premier rang de valeur dans code, -1 si elle est absente."""
    ### BEGIN SOLUTION
    for i in range(len(code)):
        if code[i] == valeur:
            return i
    return -1
    ### END SOLUTION


# %% position-verification
verifier(position)

# %% trouver-mal-places-texte [markdown]
# ## 4. Trouver les mal placés
#
# `copie` porte déjà les −1. Pour chaque place **qui ne porte pas −1**, cherchez le pion de la proposition dans `copie`, avec `position`. S’il y est, comptez-le et écrivez 0 **là où vous l’avez trouvé**.

# %% trouver-mal-places-exemples
exemples("trouver_mal_places")

# %% trouver-mal-places
def trouver_mal_places(copie, proposition):
    """Compte les mal placés et écrit 0 là où chacun est trouvé dans copie."""
    ### BEGIN SOLUTION
    compte = 0
    for i in range(len(copie)):
        if copie[i] != -1:
            trouve = position(proposition[i], copie)
            if trouve != -1:
                compte = compte + 1
                copie[trouve] = 0
    return compte
    ### END SOLUTION


# %% trouver-mal-places-verification
verifier(trouver_mal_places)

# %% repondre-texte [markdown]
# ## 5. Répondre
#
# La réponse complète : le couple (bien placés, mal placés). Les couleurs peuvent être des lettres ou des nombres à partir de 1 : barrez avec `None`, sur des **copies**, car le secret doit rester intact pour la tentative suivante.

# %% repondre-exemples
exemples("repondre")

# %% repondre
def repondre(secret, proposition):
    """Le couple (bien placés, mal placés) ; secret et proposition restent intacts."""
    ### BEGIN SOLUTION
    secret, proposition = secret.copy(), proposition.copy()
    bien, mal = 0, 0
    for i in range(len(secret)):
        if secret[i] == proposition[i]:
            bien = bien + 1
            secret[i], proposition[i] = None, None
    for pion in proposition:
        if pion is not None and pion in secret:
            mal = mal + 1
            secret[secret.index(pion)] = None
    return bien, mal
    ### END SOLUTION


# %% repondre-verification
verifier(repondre)

# %% mes-cas-texte [markdown]
# ## 6. À vous de vérifier
#
# Voici 15 versions **fausses** de `repondre`, que vous ne verrez pas. Combien en attraperez-vous ?
#
# Écrivez des cas : le secret, la proposition, puis la réponse attendue, calculée **à la main**. Une version est attrapée quand elle répond autre chose à l’un de vos cas. Un cas faux, lui, accuse une version juste.
# ```python
# [
#     (["R", "V"], ["J", "V"], (1, 0)),
#     ...
# ]
# ```
# Les codes ont la taille que vous voulez. Commencez par deux ou trois cas : le verdict décrit une version qui vous échappe encore. À vous d’imaginer où elle se trompe.

# %% mes-cas-exemples
exemples("mes_cas_repondre")

# %% mes-cas
def mes_cas_repondre():
    """La liste des cas : (secret, proposition, réponse attendue)."""
    ### BEGIN SOLUTION
    return [
        (["R", "V", "B", "J"], ["R", "V", "B", "J"], (4, 0)),
        (["R", "V", "B", "J"], ["V", "R", "J", "B"], (0, 4)),
        (["R", "R", "V", "V"], ["V", "V", "B", "R"], (0, 3)),
        (["R", "V", "B", "J"], ["V", "V", "P", "P"], (1, 0)),
        (["R", "R", "B", "J"], ["R", "V", "P", "P"], (1, 0)),
        (["R", "B", "B", "J"], ["P", "R", "R", "P"], (0, 1)),
    ]
    ### END SOLUTION


# %% mes-cas-verification
verifier(mes_cas_repondre)

# %% defi-texte [markdown]
# ## Défi facultatif
#
# Peut-on répondre juste en **une seule boucle**, en marquant au fur et à mesure ? Essayez : écrivez votre idée dans `repondre` ci-dessus et vérifiez. Le verdict vous dira où est le piège. Gardez ensuite la version à deux boucles.

# %% suite [markdown]
# **Ensuite :** [05 — Les tableaux de fréquences](../notebooks/05_frequences.ipynb), où l’on trouve la même réponse sans rien barrer.
