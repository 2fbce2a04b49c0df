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
# # Redemander : tant que ce n’est pas juste, on recommence
#
# Vous savez dire ce qui ne va pas. À la fin de cette leçon, votre programme reposera sa question autant de fois qu’il le faut, en lettres ou en nombres. Et vous saurez l’essayer **sans toucher au clavier**.

# %% fiche [markdown]
# - **Objectifs** : savoir répéter tant qu’une condition est vraie ; savoir essayer une fonction qui lit, sans personne au clavier ; savoir passer des lettres aux nombres
# - **Prérequis** : [03 — Lire une proposition](03_validation.ipynb)
# - **Durée** : 60 minutes
# - **Pas dans cette leçon** : la réponse du codeur, qui vient en [04](04_marquage.ipynb)

# %% imports
from mastermind_edu.affichage import montrer_memoire

# %% rappel-texte [markdown]
# **Deux minutes de rappel.** Trois questions sur les chapitres d’avant, corrigées aussitôt ; celles que vous manquez reviendront. Rien n’est noté.

# %% rappel tags=["nbval-ignore-output"]
from mastermind_edu import rappel

rappel("03b")

# %% outils tags=["coulisses"]
def essayer(fonction, texte):
    """Appelle la fonction avec ce texte, et dit ce qu’elle renvoie, ou l’erreur qu’elle lève."""
    try:
        print(repr(texte), "donne", repr(fonction(texte)))
    except ValueError:
        print(repr(texte), "donne une erreur, ValueError")


# %% situation [markdown]
# ## Une personne distraite
#
# « Encore une manche, o ou n ? » On vous répond « peut-être », puis rien du tout, puis « o ». Combien de fois faut-il reposer une question ? Personne ne le sait d’avance : ni deux fois, ni dix. Une boucle `for`, qui connaît son nombre de tours avant de commencer, ne convient pas.

# %% nouveau-while [markdown]
# **Nouveau : `while`**
#
# « Tant que » : les lignes décalées recommencent tant que la condition est vraie.
#
# ```python
# while pions > 0:
#     pions = pions - 1
# ```
#
# **Piège** : si rien ne rend la condition fausse, la boucle est **sans fin**. Le bouton ■ l’arrête.

# %% rangees-texte [markdown] prediction=["2 rangées, reste 3"]
# ## Tant que
#
# `for` fait un nombre de tours connu d’avance. `while` n’en sait rien : avant **chaque** tour, il repose sa question. Ici, on remplit des rangées de 4 avec les pions d’un sac. Avant d’exécuter : combien de rangées, et combien de pions à la fin ?

# %% rangees
pions = 11
rangees = 0
while pions >= 4:
    pions = pions - 4
    rangees = rangees + 1
print(rangees, "rangées, reste", pions)

# %% rangees-questions [markdown]
# 1. Combien de fois la question `pions >= 4` est-elle posée ?
# 2. Avec 3 pions au départ, que fait la boucle ?
# 3. On oublie `pions = pions - 4`. Que se passe-t-il ?

# %% rangees-reponses [markdown]
# <details><summary>Réponses</summary>
#
# 1. Trois fois : vrai avec 11 pions, vrai avec 7, faux avec 3.
# 2. Rien : la question est fausse dès la première fois. Une boucle peut ne faire aucun tour.
# 3. `pions` vaut toujours 11, la question est toujours vraie. La cellule ne finit pas, son numéro reste une étoile. Essayez, puis arrêtez-la avec ■.
#
# </details>
#
# **Changez une chose** : partez de 100 pions.

# %% nouveau-fonction-donnee [markdown]
# **Nouveau : donner une fonction à une fonction**
#
# Une fonction se donne comme un nombre : par son nom, sans parenthèses.
#
# ```python
# def dire_deux_fois(dire):
#     dire("pion")
#     dire("pion")
# dire_deux_fois(print)
# ```
#
# **Piège** : `dire` est la fonction elle-même, `dire("pion")` l’appelle.

# %% fonction-texte [markdown] prediction=["BONJOUR !"]
# ## Lire sans clavier
#
# Une saisie attend quelqu’un. Comment essayer une fonction qui attend ? En lui **donnant** de quoi lire et de quoi afficher : deux fonctions. Avant d’exécuter : qu’affiche chacun des deux appels ?

# %% fonction
def crier(texte):
    print(texte.upper(), "!")


def saluer(dire):
    dire("bonjour")


saluer(print)
saluer(crier)

# %% transformer-texte [markdown] prediction=["[[R]]"]
# `saluer` sait *quoi* dire, pas *comment*. La même fonction a servi deux fois, sans changer une ligne.
#
# Une fonction donnée peut aussi renvoyer une valeur. Lisez de l’intérieur vers l’extérieur. Avant d’exécuter : que donnera l’appel ?

# %% transformer
def encadrer(texte):
    return "[" + texte + "]"


def deux_fois(transformer, texte):
    return transformer(transformer(texte))


print(deux_fois(encadrer, "R"))

# %% tant-que-texte [markdown]
# Deux crochets de chaque côté : le résultat du premier appel est donné au second.
#
# ## Redemander
#
# Revoici la personne distraite. `demander` ne saura pas d’où viennent ses lignes : on lui donnera `lire` et `afficher`. Au départ, rien n’est lu : le drapeau est **baissé**.
#
# ```pseudo
# valide ← FAUX
# TANT QUE valide = FAUX FAIRE
#   lettre ← LIRE_LIGNE()
#   SI lettre EST o OU n ALORS
#     valide ← VRAI
#   SINON
#     AFFICHER "Tapez o ou n."
#   FIN SI
# FIN TANT QUE
# ```
# ```python
# valide = False
# while not valide:
#     lettre = lire()
#     if lettre in ["o", "n"]:
#         valide = True
#     else:
#         afficher("Tapez o ou n.")
# ```

# %% demander
def demander(lire, afficher):
    valide = False
    while not valide:
        lettre = lire()
        if lettre in ["o", "n"]:
            valide = True
        else:
            afficher("Tapez o ou n.")
    return lettre


# %% nouveau-pop [markdown]
# **Nouveau : ôter d’une liste**
#
# `pop(0)` ôte la première valeur **et la renvoie** ; `pop()`, sans rang, fait de même de la dernière. `remove("R")` ôte le premier `"R"` et ne renvoie rien.
#
# ```python
# lignes = ["un", "deux"]
# print(lignes.pop(0), lignes)
# ```
#
# **Piège** : dans une liste vide, il n’y a rien à ôter ; Python s’arrête sur une erreur.

# %% essai-texte [markdown] prediction=["deux"] montre="essai"
# Une fonction joue le rôle d’une personne distraite : elle prend ses lignes dans une liste écrite hors d’elle. Avant d’exécuter : combien de fois verra-t-on « Tapez o ou n. », et que restera-t-il dans `lignes` ?

# %% essai
lignes = ["peut-être", "", "o", "n"]


def lire():
    return lignes.pop(0)


print(demander(lire, print))
montrer_memoire(lignes=lignes)

# %% questions [markdown]
# 1. Combien de fois `lire` a-t-elle été appelée ? Pourquoi reste-t-il `'n'` ?
# 2. On remplace `while` par `if`. Que renvoie `demander` ?
# 3. On oublie `valide = True`. Que se passe-t-il ici ? Et avec une vraie personne ?

# %% abandon-texte [markdown]
# <details><summary>Réponses</summary>
#
# 1. Trois fois : deux refus, puis `'o'`. La suite n’a pas été lue.
# 2. `'peut-être'` : un `if` ne redemande pas.
# 3. Ici, la liste se vide et `pop` s’arrête sur une erreur. Une personne, elle, taperait sans fin.
#
# </details>
#
# ## Abandonner
#
# Sur le site dont viennent nos règles, « ? » abandonne. **Changez une chose** : dans `demander`, quand la ligne lue est « ? », renvoyez tout de suite `None`, *aucune lettre*. Mettez `"?"` en tête de `lignes` pour l’essayer : la cellule doit afficher `None`.
#
# <details><summary>Réponse</summary>
#
# Sous `lettre = lire()`, dans la boucle, deux lignes : `if lettre == "?":`, puis, plus décalé, `return None`, qui termine aussi la boucle.
#
# </details>

# %% int-texte [markdown] prediction=["trois erreurs", "Trois, dont"] montre="int"
# ## Des nombres plutôt que des lettres
#
# Sur le site, on tape `1.2.3.4` ; chez Unisciel, `1 2 3 4` : des couleurs, de 1 à 6. Lisez l’encadré. `essayer`, un outil de cette leçon, appelle une fonction et dit ce qui arrive. Avant d’exécuter : combien de ces cinq textes donneront une erreur ?

# %% nouveau-int [markdown]
# **Nouveau : `int`, `str`, et un encadrement**
#
# `int` fait d’un texte un nombre entier, `str` d’un nombre un texte. Deux comparaisons s’enchaînent comme en mathématiques.
#
# ```python
# couleur = int("4")
# print(1 <= couleur <= 6, str(couleur) + "e")
# ```
#
# **Piège** : quand le texte ne s’y prête pas, `int` ne devine rien : il **lève une erreur**, `ValueError`, et Python s’arrête.

# %% int
for texte in ["4", "10", "1 2 3 4", "", "a"]:
    essayer(int, texte)
print(1 <= int("4") <= 6, 1 <= int("10") <= 6)

# %% numeros-texte [markdown] prediction=["2 V"]
# Trois, dont `1 2 3 4` : la solution d’Unisciel, qui donne la ligne entière à `int`, s’arrêterait dès la première proposition. Et 10 est un nombre sans être une couleur : il faut **deux** vérifications.
#
# ## Deux écritures d’un code
#
# Un sujet d’IUT, la SAÉ, écrit un code en **mot** pour les personnes, en **numéros** pour les calculs : les rangs dans R, B, J, V, O, N. Avant d’exécuter : qu’affichera cette cellule ?

# %% numeros
initiales = ["R", "B", "J", "V", "O", "N"]
print(initiales.index("J"), initiales[3])

# %% numeros-reponse [markdown]
# `index` va de la lettre au rang, les crochets du rang à la lettre. L’un défait ce que fait l’autre : c’est ce que demandent les deux premiers exercices.

# %% retenir [markdown]
# ## À retenir
#
# - Lire, puis tant que c’est faux : le dire, et relire. Quelque chose doit changer à chaque tour.
# - Une fonction peut en recevoir une autre : un programme joue alors le rôle de la personne.
# - `int` fait un nombre d’un texte ; un nombre n’est pas encore une couleur.

# %% suite [markdown]
# **À vous :** [l’exercice 03b](../exercises/03b_redemander_exercices.ipynb), trois traductions et la saisie complète. Ensuite, [04 — Bien placés, mal placés](04_marquage.ipynb) : la proposition est lue, il faut lui répondre. Le vrai clavier attendra le chapitre 06, où votre jeu sera entier.
