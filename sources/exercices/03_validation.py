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
# - **Leçon** : [03 — Lire une proposition](../notebooks/03_validation.ipynb)
# - **Durée** : 90 minutes, en deux fois si vous voulez
# - **Points** : 1, 2, 2, 2, 2, 3, 4 et 2
#
# Chaque énoncé a trois lignes, comme dans le sujet de la SAÉ. Le **pré-requis** est ce que vous pouvez tenir pour vrai des paramètres, sans le vérifier. L’**action** est ce que fait la fonction, le **résultat** ce qu’elle renvoie.
#
# Lisez les exemples, remplacez les `...`, exécutez la vérification. Recommencez autant de fois que vous voulez : un « échoué » montre le plus petit cas qui ne va pas.
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
# - **Pré-requis** : `saisie` est un texte quelconque, même vide.
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
# - **Pré-requis** : `mot` est un texte déjà nettoyé, peut-être vide ; `initiales` est une liste de lettres.
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
# - **Pré-requis** : les mêmes que pour `code_correct`.
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

# %% mot-vers-numeros-texte [markdown]
# ## 4. Du mot aux numéros
#
# - **Pré-requis** : toutes les lettres de `mot` sont dans `initiales`, où aucune n’est répétée.
# - **Action** : chercher, pour chaque lettre, son rang dans `initiales`, à partir de 0.
# - **Résultat** : la liste des rangs, dans l’ordre du mot.
#
# À la fin de la leçon, une ligne cherchait le rang d’une seule lettre ; faites-le pour chacune. Partez d’une liste vide, ajoutez à chaque tour.

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
# - **Pré-requis** : chaque numéro est un rang qui existe dans `initiales`.
# - **Action** : le chemin inverse, chaque numéro redevient une lettre.
# - **Résultat** : un **mot**, c’est-à-dire un texte, pas une liste. On part d’un texte vide, et `+` colle deux textes.

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
# - **Pré-requis** : `saisie` est un texte, tapé par une personne.
# - **Action** : couper à chaque point, et lire un nombre dans chaque morceau. Il peut y en avoir un seul ou vingt, de plusieurs chiffres chacun. Si un morceau n’est pas un nombre, laissez venir l’erreur `ValueError`, sans la rattraper : celui qui appelle en a besoin pour redemander.
# - **Résultat** : la liste des nombres. `"1.2.3.4"` devient `[1, 2, 3, 4]`.

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
# - **Pré-requis** : `lire()` donne, à chaque appel, la ligne suivante ; `afficher(texte)` montre un texte à la personne, et celle-ci finit toujours par taper un mot correct ou « ? ».
# - **Action** : lire et nettoyer une ligne ; tant que le mot n’est ni correct, ni « ? », appeler `afficher` **une seule fois**, pour dire l’erreur, puis lire de nouveau.
# - **Résultat** : le mot correct, nettoyé ; `None` si la ligne, une fois nettoyée, est « ? ».
#
# Employez vos fonctions 1, 2 et 3, et la forme de `demander`.

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
# Écrivez des cas : ce que l’on donne à la fonction, puis ce qu’elle doit répondre. Un cas est un **tuple** ; les cas se rangent dans une liste :
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
# Rien n’est noté ici. Un joueur tape `r v b j`, un autre `1.2.3.4`. Écrivez `comprendre(saisie, initiales)`, qui comprend les deux.
#
# - **Pré-requis** : la saisie est correcte : des initiales, avec des blancs peut-être, ou des nombres séparés par des points, à partir de 1. Un seul nombre sans point, comme `2`, est possible aussi.
# - **Résultat** : la liste des numéros, à partir de **0** dans les deux écritures.
#
# La cellule suivante l’essaie, cas par cas. Il y a un indice plus bas.

# %% defi
def comprendre(saisie, initiales):
    """Les numéros, à partir de 0, d’une saisie en lettres ou en nombres."""
    ### BEGIN SOLUTION
    if saisie.strip()[0] in "0123456789":
        numeros = []
        for nombre in lire_points(saisie):
            numeros.append(nombre - 1)
        return numeros
    return mot_vers_numeros(nettoyer(saisie), initiales)
    ### END SOLUTION


# %% defi-verification
six = ["R", "V", "B", "J", "P", "N"]
cas_du_defi = [
    ("RVBJ", [0, 1, 2, 3]), (" n n r ", [5, 5, 0]),
    ("1.2.3.4", [0, 1, 2, 3]), ("6.6.1", [5, 5, 0]), ("2", [1]),
]
for saisie, attendu in cas_du_defi:
    if comprendre(saisie, six) == attendu:
        print(repr(saisie), "juste")
    else:
        print(repr(saisie), comprendre(saisie, six), "attendu :", attendu)

# %% defi-indice [markdown]
# <details><summary>Indice</summary>
#
# Comment reconnaître l’écriture, sans chercher un point, qui peut manquer ? Regardez le premier caractère. Ensuite, trois de vos fonctions font presque tout ; il reste à retirer 1.
#
# </details>

# %% suite [markdown]
# **Ensuite :** [04 — Bien placés, mal placés](../notebooks/04_marquage.ipynb), où votre programme répond à la proposition qu’il vient de lire.
