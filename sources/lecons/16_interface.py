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
# # Votre propre plateau : la règle d’un côté, l’écran de l’autre
#
# Depuis le premier chapitre, vous jouez sur un plateau que d’autres ont écrit. À la fin de cette leçon, vous saurez en faire un : des boutons qui répondent, un état qui se souvient. Et vous verrez pourquoi un plateau publié se trompe, sans que personne s’en soit aperçu.

# %% fiche [markdown]
# - **Objectifs** : savoir relier un clic à une fonction ; savoir distinguer l’état et la vue ; savoir pourquoi la règle n’a rien à faire dans un widget
# - **Prérequis** : [04 — Bien placés, mal placés](04_marquage.ipynb) ; [15 — Des fonctions aux objets](15_objets.ipynb)
# - **Durée** : 60 minutes
# - **Pas dans cette leçon** : rendre le plateau beau

# %% imports
from ipywidgets import Button, HBox, Label, VBox
from mastermind_edu import Regles, repondre_par_marquage
from mastermind_edu.affichage import montrer_plateau

# %% rappel-texte [markdown]
# **Deux minutes de rappel.** Trois questions sur les chapitres d’avant, corrigées aussitôt ; celles que vous manquez reviendront. Rien n’est noté.

# %% rappel tags=["nbval-ignore-output"]
from mastermind_edu import rappel

rappel("16")

# %% nouveau-clic [markdown]
# **Nouveau : `on_click`**
#
# Donne à un bouton la fonction à appeler **plus tard**, à chaque clic. La fonction reçoit le bouton. `bouton.click()` clique à votre place.
#
# ```python
# def saluer(bouton):
#     print("Bonjour !")
# bouton = Button(description="Saluer")
# bouton.on_click(saluer)
# ```
#
# **Piège** : `on_click(saluer())`, avec des parenthèses, appelle la fonction tout de suite, et donne au bouton ce qu’elle renvoie : rien.

# %% situation-texte [markdown] prediction=["clics : 0"]
# ## Prédire
#
# Un bouton, et une fonction qui compte les clics. Avant d’exécuter : qu’affichera la dernière ligne ?

# %% situation tags=["nbval-ignore-output"]
clics = []


def noter(bouton):
    clics.append(bouton.description)


bouton = Button(description="Cliquez")
bouton.on_click(noter)
print("clics :", len(clics))
bouton

# %% evenement-texte [markdown] prediction=["['Cliquez', 'Cliquez']"]
# Rien n’était encore arrivé : le programme **attend** un événement. Voici une liste vide, puis deux clics, sans souris. Avant d’exécuter : que contiendra-t-elle ?

# %% evenement
clics = []
bouton.click()
bouton.click()
print(clics)

# %% evenement-conclusion [markdown]
# Deux textes pareils, un par clic : `noter` n’est appelée qu’au clic.

# %% nouveau-super [markdown]
# **Nouveau : hériter**
#
# `class Vide(VBox)` : un objet de cette classe **est** une `VBox`, une boîte qui empile ses `children`. Il en a toutes les méthodes ; `super().__init__()` exécute d’abord le `__init__` de la boîte.
#
# ```python
# class Vide(VBox):
#     def __init__(self):
#         super().__init__()
# ```
#
# **Piège** : un bouton que l’on n’a pas mis dans `children` existe, mais personne ne le voit.

# %% etat-texte [markdown] prediction=["état : 1"]
# ## L’état, puis la vue
#
# Un feu tricolore passe du vert à l’orange, puis au rouge, et recommence. Ce qu’il retient, c’est son **état** : un numéro, 0, 1 ou 2. Ce que l’on voit, c’est sa **vue**. Un clic change l’état, puis rafraîchit la vue.
#
# Avant d’exécuter : quel numéro le feu retiendra-t-il après quatre clics ?

# %% feu
class Feu(VBox):
    def __init__(self):
        super().__init__()
        self.etat, self.bouton = 0, Button(description="vert")
        self.bouton.on_click(self.changer)
        self.children = [self.bouton]

    def changer(self, bouton):
        self.etat = (self.etat + 1) % 3
        bouton.description = ["vert", "orange", "rouge"][self.etat]


feu = Feu()
for clic in range(4):
    feu.bouton.click()
print("état :", feu.etat)

# %% feu-questions [markdown]
# 1. Cliquez sur le feu ci-dessous. Pourquoi revient-il au vert, sans aucun `if` ?
# 2. Que vaudrait `(self.etat + 1) % 3` pour l’état 2 ?

# %% feu-vue tags=["nbval-ignore-output"]
feu

# %% feu-reponses [markdown]
# <details><summary>Réponses</summary>
#
# 1. Le reste d’une division par 3 vaut 0, 1 ou 2, en rond.
# 2. 0 : le reste de 3 divisé par 3.
#
# </details>

# %% regle-texte [markdown]
# ## Où mettre la règle ?
#
# Un plateau publié, avec 4 pions et 4 couleurs, range tout dans sa classe de widget : le dessin, l’état et la règle. Voici ce que fait la sienne, récrit hors de la classe : une liste retient les couleurs **vues**, pour ne pas les compter deux fois.

# %% publie
def repondre_du_widget(secret, proposition):
    bien, mal, vues = 0, 0, []
    for i in range(len(secret)):
        if proposition[i] == secret[i]:
            bien += 1
            vues.append(proposition[i])
    for couleur in proposition:
        if couleur in secret and couleur not in vues:
            mal += 1
            vues.append(couleur)
    return bien, mal


# %% publie-essai-texte [markdown] prediction=["widget : (1, 1)"]
# Le secret est R V R, la proposition V R R. Avant d’exécuter : que dira la fonction du widget ? Et la règle ?

# %% publie-essai
print("widget :", repondre_du_widget("RVR", "VRR"))
print("règle :", tuple(repondre_par_marquage("RVR", "VRR")))
montrer_plateau(["VRR"], "RVR", regles=Regles(nb_pions=3))

# %% publie-questions [markdown]
# 1. Quel pion est oublié, et à cause de quelle ligne ?
# 2. Que faudrait-il retenir à la place des couleurs vues ?
# 3. Avec deux pions seulement, cette fonction ne se trompe jamais. Pourquoi ?

# %% publie-reponses [markdown]
# <details><summary>Réponses</summary>
#
# 1. Le R mal placé : un autre R est bien placé, donc la couleur R est « vue ».
# 2. Les **places**, ou les pions : le secret a deux R, chacun compte une fois. C’est la leçon 04.
# 3. Pour qu’un pion soit oublié, il faut deux pions d’une couleur dans le secret, dont un mal placé, et un pion d’une autre couleur : trois au moins.
#
# </details>

# %% combien-texte [markdown] prediction=["12564"]
# ## Combien de fois ?
#
# Dans le widget, cette règle ne s’essayait qu’en cliquant : personne n’a tout cliqué. Sortie de là, elle s’essaie sur les 65 536 paires de son jeu. Avant d’exécuter : combien de réponses fausses, à peu près ?

# %% combien
codes = [""]
for place in range(4):
    plus_longs = []
    for debut in codes:
        for pion in "RVBJ":
            plus_longs.append(debut + pion)
    codes = plus_longs

fausses = 0
for secret in codes:
    for proposition in codes:
        if repondre_du_widget(secret, proposition) != repondre_par_marquage(secret, proposition):
            fausses += 1
print(fausses, "réponses fausses sur", len(codes) ** 2)

# %% combien-controle tags=["coulisses"]
assert (fausses, len(codes) ** 2) == (12564, 65536) and round(100 * fausses / 65536) == 19
a_deux = [pion + autre for pion in "RVBJ" for autre in "RVBJ"]
assert all(repondre_du_widget(secret, code) == repondre_par_marquage(secret, code) for secret in a_deux for code in a_deux)

# %% combien-conclusion [markdown]
# 19 % : près d’une réponse sur cinq. Une règle prise dans un widget ne se vérifie pas, et ne se remplace pas. La vôtre restera une fonction : le plateau l’appellera, et n’aura rien à compter.
#
# Dans l’exercice, l’état sera une liste de numéros, un par case ; la vue, le texte des boutons. Deux autres widgets vous serviront : un `Label` montre un texte, sa `value`, que l’on change à volonté ; une `HBox` range côte à côte ceux de sa liste.
#
# ```python
# message = Label()
# message.value = "Bonjour"
# ligne = HBox([bouton, message])
# ```

# %% retenir [markdown]
# ## À retenir
#
# - Un clic est un événement : on donne d’avance la fonction à appeler, sans parenthèses.
# - L’état est ce que l’objet retient ; la vue le montre. Un clic change l’état, puis rafraîchit la vue.
# - La règle est une fonction à part : elle se vérifie sans écran. La vue l’appelle, et ne compte rien.

# %% suite [markdown]
# **À vous :** [l’exercice 16](../exercises/16_interface_exercices.ipynb), où vous écrirez votre plateau.
