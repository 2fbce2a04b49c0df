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
# Six fonctions, de la plus simple à la plus riche. À la fin, votre programme sait répondre à n’importe quelle proposition. Puis vous vérifierez celui des autres.

# %% fiche [markdown]
# - **Leçon** : [04 — Bien placés, mal placés](../notebooks/04_marquage.ipynb)
# - **Durée** : 90 minutes, en deux fois si vous voulez
# - **Points** : 1, 2, 2, 2, 3, 4 et 2
# - **Gammes** : 8, 23 minutes en plus, hors de la note
#
# Chaque énoncé a trois lignes : le **prérequis**, ce que vous pouvez tenir pour vrai ; l’**action**, ce que fait la fonction ; le **résultat**, ce qu’elle renvoie.
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
# **Rappel.** Un bien placé : même couleur, même place. Un mal placé : même couleur, autre place, **parmi les pions qui restent**. Chaque pion ne sert qu’une fois : dès qu’il est compté, on le barre.

# %% gammes [markdown]
# ## Gammes
#
# Deux à quatre minutes chacune, hors de la note : de quoi avoir les gestes en main. Lisez l’énoncé, remplacez les `...` ou réparez ce qui est faux, puis exécutez la cellule : le verdict vient aussitôt. `aide("a_et_c")`, le nom de la fonction entre guillemets, aide ici aussi.
#
# Déjà à l’aise ? Passez [aux exercices](#1.-Compter-les-bien-placés).

# %% compter-bien-places-texte [markdown]
# ## 1. Compter les bien placés
#
# - **Prérequis** : deux codes de même longueur.
# - **Action** : comparer les deux pions de chaque place. Les codes restent intacts.
# - **Résultat** : le nombre de places où ils sont **égaux**.
#
# La leçon comptait les différences entre deux brins d’ADN. Changez une chose :
# ```python
# compte = 0
# for i in range(len(brin1)):
#     if brin1[i] != brin2[i]:
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
# - **Prérequis** : deux codes de même longueur, aux couleurs numérotées à partir de 1. `copie` est une copie de travail du secret : on peut écrire dedans.
# - **Action** : à chaque bien placé, écrire −1 à sa place dans `copie`. `proposition` reste intacte.
# - **Résultat** : le nombre de bien placés.

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
# - **Prérequis** : `code` est une liste ; des −1 et des 0 peuvent s’y trouver parmi les couleurs.
# - **Action** : chercher `valeur` dans `code`, qui reste intact.
# - **Résultat** : le **premier** rang où elle se trouve, −1 si elle n’y est pas. Attention à ne pas répondre −1 trop tôt.

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

# %% pseudo-vers-python-texte [markdown]
# ## 4. Du pseudo-code à Python
#
# Cet algorithme cherche la plus longue **suite** de pions voisins de même couleur. Traduisez-le ligne à ligne. Les examens écrivent ainsi : bornes comprises, « ← » pour donner une valeur, « = » pour comparer.
#
# ```pseudo
# compte ← 1
# meilleur ← 1
# POUR i DE 0 À TAILLE(code) − 2 FAIRE
#   SI code[i] = code[i + 1] ALORS
#     compte ← compte + 1
#   SINON
#     compte ← 1
#   FIN SI
#   SI compte > meilleur ALORS
#     meilleur ← compte
#   FIN SI
# FIN POUR
# RENVOYER meilleur
# ```
#
# - **Prérequis** : `code` est une liste d’au moins un pion.
# - **Résultat** : le nombre de pions de la plus longue suite.

# %% pseudo-vers-python-exemples
exemples("pseudo_vers_python")

# %% pseudo-vers-python
def pseudo_vers_python(code):
    """La longueur de la plus longue suite d’une couleur."""
    ### BEGIN SOLUTION
    compte = 1
    meilleur = 1
    for i in range(len(code) - 1):
        if code[i] == code[i + 1]:
            compte = compte + 1
        else:
            compte = 1
        if compte > meilleur:
            meilleur = compte
    return meilleur
    ### END SOLUTION


# %% pseudo-vers-python-verification
verifier(pseudo_vers_python)

# %% python-vers-pseudo-texte [markdown]
# **Et dans l’autre sens** ; rien n’est noté ici. Sur papier, ou dans cette cellule (un double clic l’ouvre) : écrivez en pseudo-code votre fonction `position`, puis ses trois lignes, prérequis, action et résultat, sans relire celles de l’énoncé.

# %% python-vers-pseudo-reponse [markdown]
# <details><summary>Une réponse</summary>
#
# ```text
# POUR i DE 0 À TAILLE(code) − 1 FAIRE
#   SI code[i] = valeur ALORS
#     RENVOYER i
#   FIN SI
# FIN POUR
# RENVOYER −1
# ```
#
# La borne est TAILLE − 1, comprise, là où Python écrit `range(len(code))`.
#
# </details>

# %% trouver-mal-places-texte [markdown]
# ## 5. Trouver les mal placés
#
# - **Prérequis** : deux codes de même longueur, aux couleurs numérotées à partir de 1 ; `copie` porte déjà les −1 des bien placés.
# - **Action** : pour chaque place **qui ne porte pas −1** dans `copie`, chercher dans `copie`, avec `position`, le pion que la proposition a à cette place. S’il y est, le compter et écrire 0 **là où il a été trouvé**. `proposition` ne sert plus ensuite : la fonction peut la changer.
# - **Résultat** : le nombre de mal placés.

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
# ## 6. Répondre
#
# - **Prérequis** : deux codes de même longueur, en lettres ou en nombres à partir de 1.
# - **Action** : l’algorithme entier de la leçon, en barrant avec `None` sur des **copies**. Le secret et la proposition restent intacts : ils servent encore.
# - **Résultat** : le couple (bien placés, mal placés) : deux nombres, dans un tuple ou dans une liste.
#
# Assemblez : la boucle de l’exercice 1, qui barre **des deux côtés** ; puis celle des chaussettes, sur ce qui reste. Ne cherchez pas un pion déjà barré : `None` serait trouvé, puisque le secret en contient aussi.

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
# ## 7. À vous de vérifier
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
# Les codes ont la taille que vous voulez. Commencez par deux ou trois cas : le verdict décrit une version qui vous échappe encore. À vous d’imaginer où elle se trompe. Six cas bien choisis les attrapent toutes.

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
# Rien n’est noté ici. Peut-on répondre juste en **une seule boucle**, sans marquer ? Oui, avec deux listes d’attente, une par code. Quand les deux pions d’une place diffèrent, chacun cherche son pareil parmi ceux qui attendent dans l’**autre** liste. S’il y est, on l’en ôte, et voilà un mal placé ; sinon, le pion attend dans la sienne.
#
# - **Prérequis, résultat** : ceux de `repondre`.
#
# La cellule suivante l’essaie, cas par cas.

# %% defi
def repondre_en_une_boucle(secret, proposition):
    """Le même couple, en une seule boucle."""
    ### BEGIN SOLUTION
    bien, mal = 0, 0
    secret_en_attente, proposition_en_attente = [], []
    for i in range(len(secret)):
        s, p = secret[i], proposition[i]
        if s == p:
            bien = bien + 1
        else:
            if s in proposition_en_attente:
                proposition_en_attente.remove(s)
                mal = mal + 1
            else:
                secret_en_attente.append(s)
            if p in secret_en_attente:
                secret_en_attente.remove(p)
                mal = mal + 1
            else:
                proposition_en_attente.append(p)
    return bien, mal
    ### END SOLUTION


# %% defi-verification
cas_du_defi = [
    ("RV", "RR", (1, 0)), ("VR", "RR", (1, 0)), ("RVBR", "RRVJ", (1, 2)), ("RNBV", "RVBN", (2, 2)),
    ("RRRV", "RRVR", (2, 2)), ("RRVV", "VVBR", (0, 3)), ("RBBJ", "PRRP", (0, 1)),
]
for secret, proposition, attendu in cas_du_defi:
    if repondre_en_une_boucle(secret, proposition) == attendu:
        print(secret, proposition, "juste")
    else:
        print(secret, proposition, repondre_en_une_boucle(secret, proposition), "attendu :", attendu)

# %% suite [markdown]
# **Ensuite :** [05 — Les tableaux de fréquences](../notebooks/05_frequences.ipynb), où l’on trouve la même réponse sans rien barrer.
