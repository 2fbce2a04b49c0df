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
# - **Leçon** : [01 — Les constantes du jeu](../notebooks/01_constantes.ipynb)
# - **Durée** : 45 minutes
# - **Points** : 2, 2, 2 et 1
# - **Gammes** : 8, 20 minutes en plus, hors de la note
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
# **Rappel.** Deux tableaux parallèles se lisent au même rang. `liste.count(x)` dit combien de fois `x` est dans la liste ; `liste.index(x)` dit à quel rang il se trouve d’abord ; `x in liste` dit s’il y est.
#
# Chaque énoncé a trois parties : le **prérequis**, ce que l’on vous promet sur les valeurs reçues ; l’**action**, ce que la fonction fait ; le **résultat**, ce qu’elle renvoie. Ce que le prérequis promet n’est pas à vérifier.

# %% gammes [markdown]
# ## Gammes
#
# Deux à quatre minutes chacune, hors de la note : de quoi avoir les gestes en main. Lisez l’énoncé, remplacez les `...` ou réparez ce qui est faux, puis exécutez la cellule : le verdict vient aussitôt. `aide("mot_et_autre")`, le nom de la fonction entre guillemets, aide ici aussi.
#
# Déjà à l’aise ? Passez [aux exercices](#1.-Des-initiales-toutes-différentes).

# %% initiales-distinctes-texte [markdown]
# ## 1. Des initiales toutes différentes
#
# La fonction qui manquait au document de la leçon !
#
# - **Prérequis** : `initiales` est une liste de lettres, vide peut-être.
# - **Action** : chercher une initiale écrite deux fois, sans modifier la liste.
# - **Résultat** : `True` quand toutes sont différentes, `False` sinon.
#
# Changez une ligne dans cette boucle, qui dit `True` quand aucune initiale n’est un V. Un seul V suffit pour répondre `False` ; pour répondre `True`, il faut les avoir toutes vues :
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
# - **Prérequis** : `initiales` et `emojis` sont deux tableaux parallèles, et les initiales sont toutes différentes. `initiale` est un texte ; rien ne dit qu’elle soit dans le tableau.
# - **Action** : chercher l’initiale, sans jamais s’arrêter sur une erreur.
# - **Résultat** : l’emoji de même rang, ou `"?"` quand l’initiale est inconnue.

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
# - **Prérequis** : deux tableaux parallèles, d’au moins une couleur.
# - **Action** : écrire chaque couleur, l’emoji d’abord, une espace, puis l’initiale entre parenthèses.
# - **Résultat** : un seul texte, renvoyé et non affiché. Une espace **entre** deux couleurs, aucune aux deux bouts.
#
# Les cartes de la leçon se présentaient presque ainsi : que faut-il changer ?

# %% presenter-couleurs-exemples
exemples("presenter_couleurs")

# %% presenter-couleurs
def presenter_couleurs(initiales, emojis):
    """Le texte des couleurs, comme "🔴 (R) 🟢 (V)"."""
    ### BEGIN SOLUTION
    morceaux = []
    for i in range(len(initiales)):
        morceaux.append(f"{emojis[i]} ({initiales[i]})")
    return " ".join(morceaux)
    ### END SOLUTION


# %% presenter-couleurs-verification
verifier(presenter_couleurs)

# %% message-accueil-texte [markdown]
# ## 4. Souhaiter la bienvenue
#
# - **Prérequis** : deux nombres entiers, au moins 1 ; `couleurs` est le texte que `presenter_couleurs` a préparé : recopiez-le tel quel.
# - **Action** : accorder chaque nom avec son nombre, « 1 pion » mais « 2 pions », « 1 tentative » mais « 2 tentatives ».
# - **Résultat** : un texte qui contient les deux nombres et les couleurs. La phrase est de vous.
#
# Le même soin, pour des manches :
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
# Rien n’est noté ici. Réparons le document pour de bon : que le programme **choisisse** les initiales. Chaque couleur prend la première lettre de son nom qui n’est pas déjà prise : ROUGE, VERT, VIOLET donnent R, V, I.
#
# - **Prérequis** : `noms` est une liste de noms en capitales ; chacun a encore une lettre libre quand vient son tour.
# - **Action** : traiter les noms dans l’ordre. Un texte se parcourt lettre par lettre, avec `for`.
# - **Résultat** : la liste des initiales, toutes différentes.
#
# La cellule repliée, sous la fonction, la vérifie.

# %% defi
def choisir_initiales(noms):
    """Pour chaque nom, sa première lettre encore libre."""
    ### BEGIN SOLUTION
    initiales = []
    for nom in noms:
        libres = []
        for lettre in nom:
            if lettre not in initiales:
                libres.append(lettre)
        initiales.append(libres[0])
    return initiales
    ### END SOLUTION


# %% defi-verification tags=["coulisses"]
attendus = {"ROUGE": "R", "VERT VIOLET": "VI", "ROUGE VERT VIOLET": "RVI", "BLEU BLANC BRUN": "BLR", "ROUGE OR ROSE": "ROS", "NOIR OR NACRE": "NOA"}
obtenus = {noms: choisir_initiales(noms.split()) for noms in attendus}
fautes = [noms for noms in attendus if obtenus[noms] not in ([*attendus[noms]], (*attendus[noms],))]
if [*obtenus.values()] == [None] * len(attendus):
    print("Défi : à faire (la fonction ne renvoie rien)")
elif fautes:
    print(f"Défi : pas encore\nappel   : choisir_initiales({fautes[0].split()})\nattendu : {[*attendus[fautes[0]]]}\nobtenu  : {obtenus[fautes[0]]!r}")
else:
    print("Défi : réussi")

# %% suite [markdown]
# **Ensuite :** [02 — Le code secret](../notebooks/02_code_secret.ipynb), où le programme choisit les quatre pions au hasard.
