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
# # Premières lignes de Python : des valeurs, des listes, des fonctions
#
# Vous savez jouer. À la fin de cette leçon, vous saurez ranger quatre pions dans une liste, en changer un, écrire une fonction, et faire vérifier la vôtre par le cours.

# %% fiche [markdown]
# - **Objectifs** : savoir nommer et afficher une valeur ; savoir lire et changer une case d’une liste ; savoir écrire une fonction qui renvoie
# - **Prérequis** : [00 — Jouer d’abord](00_jouer.ipynb)
# - **Durée** : 50 minutes
# - **Pas dans cette leçon** : répéter et choisir, qui viennent en [00c](00c_boucles.ipynb)
#
# **Vous avez déjà programmé en Python ?** Faites tout de suite les exercices [00b](../exercises/00b_python_exercices.ipynb) et [00c](../exercises/00c_boucles_exercices.ipynb). S’ils ne vous arrêtent pas un quart d’heure, passez au chapitre [01](01_constantes.ipynb) : vous n’avez rien manqué.
#
# **Pour commencer :** exécutez la cellule suivante sans chercher à la comprendre. Elle ouvre les outils du cours, et n’affiche rien.

# %% imports
# %reload_ext mastermind_edu
from mastermind_edu import derouler, verifier
from mastermind_edu.affichage import montrer_memoire

# %% nouveau-print [markdown]
# **Nouveau : `print`, et un texte**
#
# `print` affiche ce que vous mettez entre ses parenthèses ; des virgules y séparent plusieurs valeurs. Un texte s’écrit entre guillemets, `"R"` ou `'R'` ; `+` colle deux textes, `*` en répète un.
#
# ```python
# print("R" + "V", "N" * 3)
# print("pions :", 4)
# ```
#
# **Piège** : `"4"` est un texte, `4` un nombre, et Python refuse de les additionner.

# %% texte-question [markdown] prediction=["22"]
# ## Des valeurs
#
# Deux lignes qui se ressemblent : seuls les guillemets changent. Avant d’exécuter : que donnera la seconde ?

# %% texte
print(2 + 2)
print("2" + "2")

# %% noms-question [markdown] prediction=["5 12"]
# Deux textes se collent bout à bout, même s’ils ont l’air de nombres : 22.
#
# ## Des noms
#
# `pions = 4` range la valeur 4 sous le nom `pions` ; un tel nom est une **variable**. Le même nom peut ensuite désigner une autre valeur. Lisez les quatre premières lignes de haut en bas, une à la fois. La dernière demande un dessin : `pions=pions` y donne un nom à écrire, puis sa valeur. Avant d’exécuter : quels nombres `print` affichera-t-il ?

# %% noms
pions = 4
trous = pions * 3
pions = 5
print(pions, trous)
montrer_memoire(pions=pions, trous=trous)

# %% memoire-texte [markdown]
# Le calcul `pions * 3` a été fait **une fois**, quand `pions` valait 4. Python a retenu son résultat, pas le calcul. Le dessin montre la mémoire : des noms à gauche, des valeurs à droite.

# %% nouveau-liste [markdown]
# **Nouveau : la liste**
#
# Plusieurs valeurs, dans l’ordre, entre crochets. `len` les compte. Chacune a un **rang**, et le premier rang est 0.
#
# ```python
# bouts = ["R", "V"]
# print(len(bouts), bouts[0])
# ```
#
# **Piège** : dans cette liste de deux valeurs, les rangs sont 0 et 1. `bouts[2]` n’existe pas : Python s’arrête sur une erreur.

# %% liste-question [markdown] prediction=["jaune"] montre="liste"
# ## Des listes
#
# Un code est une liste de quatre pions. Avant d’exécuter : de quelle couleur est `code[2]` ?

# %% liste
code = ["R", "V", "J", "N"]
print(len(code), "pions ; au rang 2 :", code[2])
montrer_memoire(code=code)

# %% liste-texte [markdown]
# Le jaune : au rang 2 se trouve le **troisième** pion. Chaque rang est écrit au-dessus de sa case.
#
# **Changez une chose** : affichez le dernier pion. Essayez ensuite `code[4]`. Python répond en anglais ; lisez la dernière ligne, c’est là qu’il dit ce qui ne va pas : *list index out of range*, « rang hors de la liste ». Une erreur n’abîme rien ; remettez `code[2]`.

# %% nouveau-case [markdown]
# **Nouveau : changer une case**
#
# `code[0] = "N"` met un N au rang 0. C’est toujours la même liste, mais son contenu a changé.
#
# ```python
# code = ["R", "V"]
# code[0] = "N"
# ```
#
# **Piège** : la case doit déjà exister. `code[2] = "B"`, dans une liste de deux pions, est une erreur.

# %% case-question [markdown] prediction=["R B J N"]
# ## Changer un pion
#
# Le joueur se ravise : le vert devient bleu. Avant d’exécuter : qu’affichera la dernière ligne ?

# %% case
code = ["R", "V", "J", "N"]
code[1] = "B"
print(code[0], code[1], code[2], code[3])

# %% echange-question [markdown] prediction=["['N', 'N']"]
# Une seule case a changé ; les trois autres n’ont pas bougé.
#
# **Trouvez le bogue.** Un élève veut échanger deux pions : que le rouge prenne la place du noir, et le noir celle du rouge. Lisez ses deux lignes l’une après l’autre. Avant d’exécuter : que contiendra la liste ?

# %% echange
bouts = ["R", "N"]
bouts[0] = bouts[1]
bouts[1] = bouts[0]
print(bouts)
montrer_memoire(bouts=bouts)

# %% echange-texte [markdown]
# Deux noirs ! Après la première ligne, le rouge n’est plus nulle part : la seconde recopie ce qui vient d’arriver.
#
# **Réparez** : avant tout, gardez le rouge sous un autre nom, `garde = bouts[0]`, et servez-vous-en à la seconde des deux lignes. C’est ce que vous feriez avec de vrais pions, s’il fallait libérer un trou.

# %% nouveau-fonction [markdown]
# **Nouveau : la fonction**
#
# `def` donne un nom à des lignes : un deux-points finit la première, quatre espaces décalent les suivantes. Entre parenthèses, ses **paramètres** reçoivent une valeur à chaque appel. `return` **renvoie** le résultat à celui qui appelle, et termine la fonction.
#
# ```python
# def doubler(nombre):
#     return nombre * 2
#
# print(doubler(4))
# ```
#
# **Piège** : écrire la fonction ne l’exécute pas ; il faut l’appeler, avec ses parenthèses.

# %% fonction-question [markdown] prediction=["48 50"]
# ## Vos fonctions
#
# Une fonction s’écrit une fois et s’appelle autant que l’on veut. Avant d’exécuter : quels sont les deux nombres affichés ?

# %% fonction
def trous_des_pions(rangees, pions):
    return rangees * pions


print(trous_des_pions(12, 4), trous_des_pions(10, 5))

# %% fonction-texte [markdown]
# La même fonction, deux appels : `rangees` a valu 12, puis 10. Ces noms n’existent que pendant l’appel.
#
# **Changez une chose** : dans une cellule neuve, appelez la fonction pour un plateau de 15 rangées de 5 pions. Puis donnez-lui un seul nombre : Python vous dit lequel manque.

# %% print-question [markdown] prediction=["None"]
# **Afficher n’est pas renvoyer.** Cette fonction-ci affiche, et n’a pas de `return`. Avant d’exécuter : `total` vaudra-t-il 48 ?

# %% print
def trous_affiches(rangees, pions):
    print(rangees * pions)


total = trous_affiches(12, 4)
print("total :", total)

# %% verifier-question [markdown] prediction=["échoué"] choix=["réussi", "échoué"]
# Non : `total` vaut « None », qui veut dire « rien » : la fonction a montré 48, mais n’a rien donné au programme. `print` parle à une personne, `return` au reste du programme.
#
# ## Comment marchent les exercices
#
# Vous écrivez une fonction, et vous donnez son nom à `verifier`, sans parenthèses : c’est `verifier` qui l’appelle, sur beaucoup de cas, et qui regarde ce qu’elle renvoie. Voici le premier exercice, tel qu’un élève l’a rendu : compter tous les trous d’un plateau. Chaque rangée a un trou par pion, **et** autant de petits trous pour les fiches de la réponse, clés ou pions blancs. Avant d’exécuter : réussi ou échoué ?

# %% verifier
def nombre_de_trous(rangees, pions):
    return rangees * pions


verifier(nombre_de_trous)

# %% verdict-texte [markdown]
# « Échoué » n’est pas une note : le verdict montre le plus petit cas qui ne va pas, et donne un conseil. Sous lui, le bouton « Indice » aide un peu plus, et « Dérouler » refait ce cas ligne à ligne. (Pas de boutons ? Recopiez dans une cellule neuve la ligne `derouler(…)` du verdict. « Exercice suivant » ne sert que dans les exercices.) Il existe trois autres verdicts : « à faire », vous n’avez pas commencé ; « bloqué », une autre fonction est à finir d’abord ; « réussi ». Recommencez autant de fois que vous voulez.

# %% retenir [markdown]
# ## À retenir
#
# - Un nom désigne une valeur ; une liste en range plusieurs, à partir du rang 0.
# - Python exécute une ligne après l’autre, et une valeur remplacée est perdue.
# - `print` affiche, `return` donne.

# %% suite [markdown]
# **À vous :** [l’exercice 00b](../exercises/00b_python_exercices.ipynb), deux fonctions d’une ou deux lignes. Puis [00c — Répéter et choisir](00c_boucles.ipynb) : quatre pions d’un coup, sans écrire quatre fois la même ligne.
