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
# # Exercice 03 — Lire une proposition
#
# Sept fonctions, courtes pour la plupart. À la fin, votre programme lit n’importe quelle saisie, la comprend ou explique pourquoi il la refuse. Puis les rôles s’échangent : c’est vous qui vérifiez.

# %% fiche [markdown]
# | | |
# |---|---|
# | **Leçon** | [03 — Lire une proposition](../notebooks/03_validation.ipynb) |
# | **Durée** | 90 minutes, en deux fois si vous voulez |
# | **Points** | 1, 2, 2, 2, 2, 3, 4 et 2 |
#
# Pour chaque fonction : lisez les exemples, remplacez les `...`, exécutez la vérification. Recommencez autant de fois que vous voulez : un « échoué » vous montre le plus petit cas qui ne va pas.
#
# Bloqué ? `aide(nom_de_la_fonction)` donne un premier indice, puis un second, puis un squelette.

# %% imports
# %reload_ext mastermind_edu
from mastermind_edu import aide, derouler, exemples, verifier

# %% rappel [markdown]
# **Rappel.** Un texte ne se modifie pas : gardez celui que `upper` renvoie. `return` termine la fonction sur-le-champ. On nettoie d’abord, on vérifie la longueur ensuite, les lettres enfin.

# %% nettoyer-texte [markdown]
# ## 1. Nettoyer
#
# En majuscules, et sans aucun blanc : ni espace, ni tabulation (`\t`), ni fin de ligne (`\n`). Adaptez ces deux lignes, qui mettent en minuscules et remplacent les blancs par des tirets :
# ```python
# morceaux = saisie.split()
# return "-".join(morceaux).lower()
# ```

# %% nettoyer-exemples
exemples("nettoyer")

# %% nettoyer
def nettoyer(saisie):
    """La saisie en majuscules, sans aucun blanc."""
    ### BEGIN SOLUTION
    morceaux = saisie.split()
    return "".join(morceaux).upper()
    ### END SOLUTION


# %% nettoyer-verification
verifier(nettoyer)

# %% code-correct-texte [markdown]
# ## 2. Le mot est-il correct ?
#
# Le mot est déjà nettoyé. Il est correct s’il a `nb_pions` lettres et si **toutes** sont dans `initiales`. Attention à ne pas répondre `True` trop tôt.

# %% code-correct-exemples
exemples("code_correct")

# %% code-correct
def code_correct(mot, nb_pions, initiales):
    """True quand le mot a la bonne longueur et seulement des initiales connues."""
    ### BEGIN SOLUTION
    if len(mot) != nb_pions:
        return False
    for lettre in mot:
        if lettre not in initiales:
            return False
    return True
    ### END SOLUTION


# %% code-correct-verification
verifier(code_correct)

# %% message-erreur-texte [markdown]
# ## 3. Expliquer l’erreur
#
# Les phrases sont de vous. Si la longueur est fausse, la phrase contient la longueur **voulue**. Sinon, elle contient le **premier** caractère inconnu. Si tout va bien, renvoyez un texte vide : `""`.

# %% message-erreur-exemples
exemples("message_erreur")

# %% message-erreur
def message_erreur(mot, nb_pions, initiales):
    """Une phrase qui explique l’erreur, un texte vide quand il n’y en a pas."""
    ### BEGIN SOLUTION
    if len(mot) != nb_pions:
        return f"Il faut {nb_pions} lettres."
    for lettre in mot:
        if lettre not in initiales:
            return f"« {lettre} » n’est pas une couleur du jeu."
    return ""
    ### END SOLUTION


# %% message-erreur-verification
verifier(message_erreur)

# %% mot-vers-numeros-texte [markdown]
# ## 4. Du mot aux numéros
#
# Le numéro d’une lettre est son rang dans `initiales`, à partir de 0. Renvoyez la liste des numéros, dans l’ordre du mot.

# %% mot-vers-numeros-exemples
exemples("mot_vers_numeros")

# %% mot-vers-numeros
def mot_vers_numeros(mot, initiales):
    """La liste des numéros des lettres du mot."""
    ### BEGIN SOLUTION
    numeros = []
    for lettre in mot:
        numeros.append(initiales.index(lettre))
    return numeros
    ### END SOLUTION


# %% mot-vers-numeros-verification
verifier(mot_vers_numeros)

# %% numeros-vers-mot-texte [markdown]
# ## 5. Des numéros au mot
#
# Le chemin inverse : chaque numéro redevient une lettre, et le résultat est un **mot**, pas une liste.

# %% numeros-vers-mot-exemples
exemples("numeros_vers_mot")

# %% numeros-vers-mot
def numeros_vers_mot(numeros, initiales):
    """Le mot formé des initiales de ces numéros."""
    ### BEGIN SOLUTION
    mot = ""
    for numero in numeros:
        mot = mot + initiales[numero]
    return mot
    ### END SOLUTION


# %% numeros-vers-mot-verification
verifier(numeros_vers_mot)

# %% lire-points-texte [markdown]
# ## 6. Lire des nombres séparés par des points
#
# `"1.2.3.4"` devient la liste `[1, 2, 3, 4]`. Il peut y avoir un seul nombre ou vingt, et plusieurs chiffres par nombre. Si un morceau n’est pas un nombre, laissez venir l’erreur `ValueError` : l’appelant en a besoin pour redemander.

# %% lire-points-exemples
exemples("lire_points")

# %% lire-points
def lire_points(saisie):
    """La liste des nombres écrits entre les points."""
    ### BEGIN SOLUTION
    nombres = []
    for morceau in saisie.split("."):
        nombres.append(int(morceau))
    return nombres
    ### END SOLUTION


# %% lire-points-verification
verifier(lire_points)

# %% saisir-proposition-texte [markdown]
# ## 7. Saisir une proposition
#
# La fonction reçoit `lire` et `afficher`. Elle appelle `lire()`, nettoie la ligne, et recommence tant que le mot n’est pas correct, avec **un** `afficher(...)` par erreur. Elle renvoie le mot, ou `None` si l’on a tapé « ? ». Employez vos fonctions 1, 2 et 3.

# %% saisir-proposition-exemples
exemples("saisir_proposition")

# %% saisir-proposition
def saisir_proposition(lire, afficher, nb_pions, initiales):
    """Le premier mot correct que donne lire(), None pour « ? »."""
    ### BEGIN SOLUTION
    mot = nettoyer(lire())
    while mot != "?" and not code_correct(mot, nb_pions, initiales):
        afficher(message_erreur(mot, nb_pions, initiales))
        mot = nettoyer(lire())
    if mot == "?":
        return None
    return mot
    ### END SOLUTION


# %% saisir-proposition-verification
verifier(saisir_proposition)

# %% mes-cas-texte [markdown]
# ## 8. À vous de vérifier
#
# Voici 8 versions **fausses** de `code_correct`, que vous ne verrez pas. Combien en attraperez-vous ?
#
# Écrivez des cas : ce que l’on donne à la fonction, puis ce qu’elle doit répondre. Un cas est un **tuple**, des valeurs entre parenthèses ; ceux-ci se rangent dans une liste :
# ```python
# [
#     ("JJ", 2, ["R", "V", "B", "J"], True),
#     ...
# ]
# ```
# Une version est attrapée quand elle répond autre chose à l’un de vos cas. Chaque réponse attendue se calcule **à la main**, sans appeler `code_correct` : si elle est fausse, c’est une version juste que vous accusez.

# %% mes-cas-exemples
exemples("mes_cas_code_correct")

# %% mes-cas
def mes_cas_code_correct():
    """La liste des cas : (mot, nombre de pions, initiales, réponse attendue)."""
    ### BEGIN SOLUTION
    return [
        ("RVBJ", 4, ["R", "V", "B", "J"], True),
        ("RVB", 4, ["R", "V", "B", "J"], False),
        ("RVBJR", 4, ["R", "V", "B", "J"], False),
        ("XVBJ", 4, ["R", "V", "B", "J"], False),
        ("RVBX", 4, ["R", "V", "B", "J"], False),
    ]
    ### END SOLUTION


# %% mes-cas-verification
verifier(mes_cas_code_correct)

# %% defi-texte [markdown]
# ## Défi facultatif
#
# Un joueur tape `RVBJ`, un autre `1.2.3.4`. Écrivez `comprendre(saisie, initiales)`, qui renvoie les mêmes numéros, de 0 à 5, dans les deux cas. Indice : la saisie contient-elle un point ? Et attention au premier numéro.

# %% suite [markdown]
# **Ensuite :** [04 — Bien placés, mal placés](../notebooks/04_marquage.ipynb), où votre programme répond à la proposition qu’il vient de lire.
