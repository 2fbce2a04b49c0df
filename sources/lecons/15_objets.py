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
# # Des fonctions aux objets : une manche qui se garde elle-même
#
# Votre jeu du chapitre 06 mène une manche. Et deux à la fois ? À la fin de cette leçon, une manche sera un **objet** : il garde son secret, son histoire, et refuse ce qui n’a pas de sens. Vous réparerez aussi deux classes d’élèves.

# %% fiche [markdown]
# - **Objectifs** : savoir écrire une classe, ses attributs et ses méthodes ; savoir ce qu’un objet protège, et contre qui ; savoir donner à chaque objet son propre état
# - **Prérequis** : [04 — Bien placés, mal placés](04_marquage.ipynb), pour les copies ; [06 — La manche complète](06_partie.ipynb) ; [07 — Niveaux et scores](07_niveaux_scores.ipynb), pour `raise`
# - **Durée** : 60 minutes
# - **Pas dans cette leçon** : dessiner le plateau, au chapitre 16

# %% imports
from mastermind_edu import Regles
from mastermind_edu.affichage import montrer_memoire

# %% rappel-texte [markdown]
# **Deux minutes de rappel.** Trois questions sur les chapitres d’avant, corrigées aussitôt ; celles que vous manquez reviendront. Rien n’est noté.

# %% rappel tags=["nbval-ignore-output"]
from mastermind_edu import rappel

rappel("15")

# %% situation-texte [markdown] prediction=["essais d’Ada : 3"]
# ## Prédire
#
# Un coffre s’ouvre avec un code. Voici un programme à la façon du chapitre 06 : une liste garde les essais, une fonction en ajoute un. Il marche très bien pour un coffre.
#
# Ada ouvre le sien en deux essais, puis Alan en fait un sur le sien. Avant d’exécuter : combien d’essais le programme comptera-t-il pour Ada ?

# %% situation
essais = []


def essayer(code, proposition):
    essais.append(proposition)
    return proposition == code


essayer("RNBV", "RVBN")
essayer("RNBV", "RNBV")
essayer("JJPP", "RRRR")
print("essais d’Ada :", len(essais))

# %% situation-conclusion [markdown]
# La liste n’est à personne. On pourrait en créer deux, `essais_ada` et `essais_alan`, et les donner à chaque appel ; puis deux limites, deux codes… Mieux vaut attacher à chaque coffre ce qui est à lui.

# %% nouveau-attribut [markdown]
# **Nouveau : l’attribut**
#
# Ce qu’un objet retient, on le lit avec un point. Vous en avez déjà employé, sur des objets du cours.
#
# ```python
# regles = Regles()
# print(regles.nb_pions)
# ```
#
# **Piège** : pas de parenthèses après un attribut ; avec elles, on **appelle** une fonction de l’objet, comme dans `liste.copy()`.

# %% nouveau-classe [markdown]
# **Nouveau : la classe**
#
# Un plan pour fabriquer des objets. `De(6)` en crée un : Python appelle `__init__`, dont `self` désigne l’objet neuf. Une fonction écrite dans la classe est une **méthode**.
#
# ```python
# class De:
#     def __init__(self, faces):
#         self.faces = faces
# print(De(6).faces)
# ```
#
# **Piège** : `self` vient en premier dans chaque `def`, jamais dans l’appel ; `faces = faces`, sans `self.`, ne retient rien ; et `__init__` a deux `_` de chaque côté.

# %% coffre-texte [markdown] prediction=["Ada 2 – Alan 1"]
# ## Un coffre qui se souvient
#
# Les trois mêmes essais, sur deux objets. Avant d’exécuter : qu’affichera la dernière ligne ?

# %% coffre
class Coffre:
    def __init__(self, code):
        self.code = code
        self.essais = []

    def essayer(self, proposition):
        self.essais.append(proposition)
        return proposition == self.code


ada, alan = Coffre("RNBV"), Coffre("JJPP")
for proposition in ["RVBN", "RNBV"]:
    ada.essayer(proposition)
alan.essayer("RRRR")
print("Ada", len(ada.essais), "– Alan", len(alan.essais))

# %% memoire
montrer_memoire(essais_d_ada=ada.essais, essais_d_alan=alan.essais)

# %% partage-texte [markdown] prediction=["Alan en voit 2"]
# `ada.essayer("RVBN")` appelle `essayer` avec `ada` pour `self`. Chaque objet a sa liste : une boîte par coffre.
#
# ## Trouvez le bogue : la liste rangée en haut
#
# Un élève a rangé la liste « en haut », avant `__init__`. Seule **Ada** joue. Avant d’exécuter : combien d’essais Alan voit-il ?

# %% partage
class CoffreRange:
    essais = []

    def __init__(self, code):
        self.code = code

    def essayer(self, proposition):
        self.essais.append(proposition)
        return proposition == self.code


ada, alan = CoffreRange("RNBV"), CoffreRange("JJPP")
ada.essayer("RVBN")
ada.essayer("RNBV")
print("Alan en voit", len(alan.essais))

# %% partage-memoire
montrer_memoire(essais_d_ada=ada.essais, essais_d_alan=alan.essais)

# %% partage-conclusion [markdown] prediction=["essais vus par Alan : 1"]
# Une seule boîte pour deux noms. Ce qui est écrit dans la classe, hors de `__init__`, existe **une fois** : c’est à la classe, pas aux objets. Réparez en déplaçant une ligne, puis exécutez de nouveau.
#
# Un autre élève donne à `__init__` un paramètre facultatif. Avant d’exécuter : Ada joue un essai, Alan aucun ; combien en voit-il ?

# %% defaut
class CoffreParDefaut:
    def __init__(self, code, essais=[]):
        self.code = code
        self.essais = essais

    def essayer(self, proposition):
        self.essais.append(proposition)
        return proposition == self.code


ada, alan = CoffreParDefaut("RNBV"), CoffreParDefaut("JJPP")
ada.essayer("RVBN")
print("essais vus par Alan :", len(alan.essais))

# %% defaut-question [markdown]
# 1. Quand Python a-t-il fabriqué la liste `[]` du paramètre ?
# 2. Réparez, sans toucher à `essayer`.

# %% defaut-reponse [markdown]
# <details><summary>Réponses</summary>
#
# 1. Une seule fois, en lisant le `def`. Tous les appels qui s’en passent reçoivent cette liste-là.
# 2. Ôtez le paramètre, et écrivez `self.essais = []` dans `__init__` : la ligne est exécutée pour chaque objet.
#
# </details>

# %% secret-texte [markdown] prediction=["ouvert : True"]
# ## Ce qu’un objet protège : son secret
#
# Un coffre reçoit son code dans une liste. Après quoi quelqu’un change **sa** liste, au-dehors. Avant d’exécuter : VNBV, que personne n’a choisi, ouvrira-t-il le coffre ?

# %% secret
code = ["R", "N", "B", "V"]
coffre = Coffre(code)
code[0] = "V"
print("ouvert :", coffre.essayer(["V", "N", "B", "V"]))

# %% secret-memoire
montrer_memoire(code=code, code_du_coffre=coffre.code)

# %% secret-conclusion [markdown]
# L’objet a gardé la liste de l’autre. Dans `__init__`, `self.code = code.copy()` le met à l’abri ; et l’autre aussi, si une méthode raye des cases.
#
# Reste que `coffre.code` se lit. Python n’a pas de serrure : un nom qui commence par `_`, comme `self._code`, **demande** qu’on n’y touche pas.

# %% histoire-texte [markdown] prediction=["essais comptés : 0"]
# ## … et son histoire
#
# Un tricheur se fait montrer la liste. Avant d’exécuter : combien d’essais le coffre aura-t-il retenus à la fin ?

# %% histoire
coffre = Coffre("RNBV")
coffre.essayer("RVBN")
vue = coffre.essais
vue.remove("RVBN")
print("essais comptés :", len(coffre.essais))

# %% histoire-conclusion [markdown]
# L’histoire a disparu. La parade est la même : ne donner qu’une **copie**. Le coffre suivant garde sa liste dans `_essais` et ne montre que `historique()`.
#
# ## Un invariant
#
# Un **invariant** est une phrase vraie d’un objet du début à la fin. Pour un coffre qui se bloque : « il n’y a jamais plus d’essais que la limite ». Une méthode qui la rendrait fausse doit refuser, ici par `RuntimeError`, « pas maintenant », plutôt que par `ValueError`, « pas cette valeur » :

# %% limite
class CoffreSur:
    def __init__(self, code, limite):
        self._code, self._limite, self._essais = code, limite, []

    def restants(self):
        return self._limite - len(self._essais)

    def essayer(self, proposition):
        if self.restants() == 0:
            raise RuntimeError("le coffre est bloqué")
        self._essais.append(proposition)
        return proposition == self._code

    def historique(self):
        return self._essais.copy()


# %% limite-texte [markdown] prediction=["RRRR False 1", "VVVV False 0", "BBBB refusé 0"]
# Le code est un texte, que rien ne peut changer : pas besoin d’en garder une copie. Trois essais, et une limite de deux. Avant d’exécuter : qu’affichera chaque ligne ?

# %% limite-essais
coffre = CoffreSur("RNBV", 2)
for proposition in ["RRRR", "VVVV", "BBBB"]:
    try:
        resultat = coffre.essayer(proposition)
    except RuntimeError:
        resultat = "refusé"
    print(proposition, resultat, coffre.restants())

# %% limite-questions [markdown]
# 1. Pourquoi le `if` vient-il **avant** `append` ?
# 2. `restants` n’a pas d’attribut à elle. Qu’aurait-on risqué avec un compteur `self._restants` à diminuer ?
# 3. Le coffre ouvert accepte encore des essais. Une manche gagnée le doit-elle ?

# %% limite-reponses [markdown]
# <details><summary>Réponses</summary>
#
# 1. Un essai refusé ne doit laisser aucune trace : sinon l’invariant est déjà faux quand l’erreur part.
# 2. De l’oublier une fois : deux attributs qui disent la même chose finissent par se contredire.
# 3. Non : une manche gagnée est terminée. Ce sera à vous.
#
# </details>

# %% egal-texte [markdown] prediction=["égaux : False"]
# ## Égaux, ou le même ?
#
# Deux listes de même contenu sont égales. Avant d’exécuter : et deux pions de même couleur ?

# %% egal
class Pion:
    def __init__(self, couleur):
        self.couleur = couleur


print("égaux :", Pion("R") == Pion("R"))

# %% egal-conclusion [markdown] prediction=["True [Pion(R), Pion(V)]"]
# Sans consigne, Python ne regarde pas ce que les objets contiennent : deux objets sont différents, même s’ils se ressemblent. Et `print(Pion("R"))` n’écrirait que le nom de la classe et un numéro. Deux méthodes changent cela : `__eq__`, que `==` appelle, et `__repr__`, qui donne le texte à montrer.
#
# Avant d’exécuter : qu’affichera la dernière ligne ?

# %% repr
class Pion:
    def __init__(self, couleur):
        self.couleur = couleur

    def __eq__(self, autre):
        return self.couleur == autre.couleur

    def __repr__(self):
        return f"Pion({self.couleur})"


print(Pion("R") == Pion("R"), [Pion("R"), Pion("V")])

# %% repr-questions [markdown]
# 1. `__repr__` **renvoie** un texte. Que se passerait-il avec `print` à la place de `return` ?
# 2. Pourquoi le `__repr__` d’un coffre ne doit-il pas montrer son code ?

# %% repr-reponses [markdown]
# <details><summary>Réponses</summary>
#
# 1. `None` n’est pas un texte : Python s’arrête sur une `TypeError`.
# 2. Un `print(coffre)` oublié livrerait le secret.
#
# </details>

# %% retenir [markdown]
# ## À retenir
#
# - Une classe est un plan ; ce qui appartient à chaque objet naît dans `__init__`, avec `self.`
# - Un objet protège son secret et son histoire : il copie ce qu’on lui donne, et ce qu’il montre.
# - Un invariant se défend au début de la méthode : refuser d’abord, changer ensuite.

# %% suite [markdown]
# **À vous :** [l’exercice 15](../exercises/15_objets_exercices.ipynb), où votre manche du chapitre 06 devient une classe. Puis [16 — Votre propre plateau](16_interface.ipynb).
