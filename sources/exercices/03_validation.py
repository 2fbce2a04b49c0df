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
# Quatre fonctions courtes. À la fin, votre programme nettoie n’importe quelle saisie et explique pourquoi il la refuse. Puis les rôles s’échangent : c’est vous qui vérifiez.

# %% fiche [markdown]
# - **Leçon** : [03 — Lire une proposition](../notebooks/03_validation.ipynb)
# - **Durée** : 60 minutes
# - **Points** : 1, 2, 2, 2 et 2
# - **Gammes** : 9, 25 minutes en plus, hors de la note
#
# Chaque énoncé a trois lignes, comme dans le sujet de la SAÉ. Le **prérequis** est ce que vous pouvez tenir pour vrai des paramètres, sans le vérifier. L’**action** est ce que fait la fonction, le **résultat** ce qu’elle renvoie.
#
# Lisez les exemples, remplacez les `...`, exécutez la vérification. Recommencez autant de fois que vous voulez : un « échoué » montre le plus petit cas qui ne va pas.
#
# Bloqué ? `aide(nom_de_la_fonction)` donne un premier indice, puis un second, puis un squelette.
#
# **Pour commencer :** exécutez les deux cellules de code qui suivent (dans JupyterLab, la première est repliée). Elles n’affichent rien.

# %% imports
# %reload_ext mastermind_edu
from mastermind_edu import aide, derouler, exemples, ranger, verifier

# %% rappel [markdown]
# **Rappel.** Un texte ne se modifie pas : gardez celui que `upper` renvoie. `return` termine la fonction sur-le-champ. On nettoie d’abord, on vérifie la longueur ensuite, les lettres enfin.

# %% gammes [markdown]
# ## Gammes
#
# Deux à quatre minutes chacune, hors de la note : de quoi avoir les gestes en main. Lisez l’énoncé, remplacez les `...` ou réparez ce qui est faux, puis exécutez la cellule : le verdict vient aussitôt. `aide("mot_a_la_fin")`, le nom de la fonction entre guillemets, aide ici aussi.
#
# Déjà à l’aise ? Passez [aux exercices](#1.-Nettoyer).

# %% nettoyer-texte [markdown]
# ## 1. Nettoyer
#
# - **Prérequis** : `saisie` est un texte quelconque, même vide.
# - **Action** : ôter tous les blancs, espaces, tabulations (`\t`) et fins de ligne (`\n`), et mettre en majuscules.
# - **Résultat** : le texte nettoyé.
#
# Adaptez ces deux lignes, qui mettent en minuscules et remplacent les blancs par des tirets :
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
# - **Prérequis** : `mot` est un texte déjà nettoyé, peut-être vide ; `initiales` est une liste de lettres.
# - **Action** : regarder la longueur, puis les lettres, sans jamais s’arrêter sur une erreur.
# - **Résultat** : `True` si le mot a `nb_pions` lettres et si **toutes** sont dans `initiales`, `False` sinon.
#
# `tous_rouges`, dans la leçon, posait une question voisine. Attention à ne pas répondre `True` trop tôt.

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
# - **Prérequis** : les mêmes que pour `code_correct`.
# - **Action** : chercher la première chose qui ne va pas, la longueur d’abord.
# - **Résultat** : une phrase de vous. Si la longueur est fausse, elle contient la longueur **voulue** ; sinon, le **premier** caractère inconnu. Si tout va bien, un texte vide : `""`.

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

# %% combinaison-valide-texte [markdown]
# ## 4. La même question, à des nombres
#
# Le document d’Unisciel écrit les couleurs en chiffres, de 1 à `m`. Sa fonction `cmbValide` pose à une liste de nombres la question de `code_correct`. Deux noms courts, les siens : `n` est le nombre de pions, `m` le nombre de couleurs.
#
# - **Prérequis** : `c` est une liste de nombres entiers, peut-être vide, peut-être trop longue ; il peut y en avoir de négatifs.
# - **Action** : aucune ; `c` reste intacte, et rien n’arrête la fonction sur une erreur.
# - **Résultat** : `True` si `c` a exactement `n` valeurs, et si **toutes** vont de 1 à `m`, compris ; `False` sinon.

# %% combinaison-valide-exemples
exemples("combinaison_valide")

# %% combinaison-valide
def combinaison_valide(c, n, m):
    """True quand c a n valeurs, toutes de 1 à m."""
    ### BEGIN SOLUTION
    if len(c) != n:
        return False
    for valeur in c:
        if valeur < 1 or valeur > m:
            return False
    return True
    ### END SOLUTION


# %% combinaison-valide-verification
verifier(combinaison_valide)

# %% mes-cas-texte [markdown]
# ## 5. À vous de vérifier
#
# Voici 8 versions **fausses** de `code_correct`, que vous ne verrez pas. Combien en attraperez-vous ?
#
# Écrivez des cas : ce que l’on donne à la fonction, puis ce qu’elle doit répondre. Un cas est un **tuple** ; les cas se rangent dans une liste :
# ```python
# [
#     ("JJ", 2, ["R", "V", "B", "J"], True),
#     ...
# ]
# ```
# Une version est attrapée quand elle répond autre chose à l’un de vos cas. Chaque réponse attendue se calcule **à la main**, sans appeler `code_correct` : si elle est fausse, c’est une version juste que vous accusez. Le nombre de pions va de 1 à 12.

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

# %% suite [markdown]
# **Ensuite :** [03b — Redemander](../notebooks/03b_redemander.ipynb), où vos fonctions serviront autant de fois qu’il le faudra.
