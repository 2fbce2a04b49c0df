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
# # Exercice 16 — Votre propre plateau
#
# Une petite fonction, puis un plateau entier : des cases que l’on clique, un bouton, une réponse. À la fin, vous y jouerez pour de bon.

# %% fiche [markdown]
# - **Leçon** : [16 — Votre propre plateau](../notebooks/16_interface.ipynb)
# - **Durée** : 80 minutes
# - **Points** : 1 et 4
#
# Pour chaque réponse : lisez les exemples, remplacez les `...`, exécutez la vérification. Elle clique à votre place, et montre le plus petit scénario qui ne va pas.
#
# Bloqué ? `aide(MonPlateau)` donne un premier indice, puis un second, puis un squelette.
#
# **Pour commencer :** exécutez les deux cellules de code qui suivent (dans JupyterLab, la première est repliée). Elles n’affichent rien.

# %% imports
# %reload_ext mastermind_edu
from ipywidgets import Button, HBox, Label, VBox
from mastermind_edu import aide, exemples, verifier

# %% couleur-suivante-texte [markdown]
# ## 1. La couleur qui suit
#
# Adaptez le feu de la leçon, `(etat + 1) % 3`, à un nombre quelconque de couleurs.
#
# - **Prérequis** : `nb_couleurs` vaut 1 ou plus ; `numero` va de 0 à `nb_couleurs - 1`.
# - **Résultat** : le numéro de la couleur suivante ; après la dernière vient la première.

# %% couleur-suivante-exemples
exemples("couleur_suivante")

# %% couleur-suivante
def couleur_suivante(numero, nb_couleurs):
    """Le numéro de la couleur suivante."""
    ### BEGIN SOLUTION
    return (numero + 1) % nb_couleurs
    ### END SOLUTION


# %% couleur-suivante-verification
verifier(couleur_suivante)

# %% mon-plateau-texte [markdown]
# ## 2. Le plateau
#
# La règle d’abord : collez ici votre fonction `repondre` du chapitre 04. Le plateau l’appellera, sans jamais compter lui-même.

# %% coller
# De l’exercice 04, collez ici : repondre.
### BEGIN SOLUTION
def repondre(secret, proposition):
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


# %% contrat [markdown]
# `MonPlateau(secret, couleurs)` est une `VBox`. `couleurs` est une liste de textes tous différents, comme `["R", "V", "B"]` ; `secret`, une liste de ces textes. Toutes deux restent intactes.
#
# - `cases` : une liste de boutons, un par pion. Un clic sur une case montre la couleur suivante dans sa `description`, en rond ; les autres cases ne bougent pas.
# - `valider` : un autre bouton. Un clic compare ce que montrent les cases au secret.
# - `reponse` : un widget dont la `value` montre les bien placés, puis les mal placés. À chaque validation, ce sont les nombres de cette proposition-là.
# - Tout se voit : `children` contient les cases, `valider` et `reponse`, directement ou dans une autre boîte, comme `HBox`.

# %% texte-libre [markdown]
# Le texte de `value` est à vous. La vérification n’en lit que les nombres écrits en chiffres : les deux premiers, ou les deux derniers, doivent être les bien placés, puis les mal placés.
#
# - `"1 bien placé, 2 mal placés"`, `"(1, 2)"`, `"Essai 3 : 1 et 2"` et `"🔑⚪⚪"` conviennent ; `"aucun"` aussi, quand les deux sont nuls.
# - `"1/4 bien, 2/4 mal"` ne convient pas : on y lit 1, 4, 2, 4.

# %% mon-plateau-exemples
exemples("MonPlateau")

# %% mon-plateau
class MonPlateau(VBox):
    """Un plateau : des cases, un bouton, une réponse."""

    def __init__(self, secret, couleurs):
        ### BEGIN SOLUTION
        super().__init__()
        self.secret, self.couleurs = secret.copy(), couleurs.copy()
        self.numeros, self.cases = [0] * len(secret), []
        for i in range(len(secret)):
            case = Button(description=couleurs[0])
            case.on_click(self.tourner)
            self.cases.append(case)
        self.valider, self.reponse = Button(description="Valider"), Label()
        self.valider.on_click(self.montrer)
        self.children = [HBox(self.cases), self.valider, self.reponse]
        ### END SOLUTION

    def tourner(self, bouton):
        ### BEGIN SOLUTION
        i = self.cases.index(bouton)
        self.numeros[i] = couleur_suivante(self.numeros[i], len(self.couleurs))
        bouton.description = self.couleurs[self.numeros[i]]
        ### END SOLUTION

    def montrer(self, bouton):
        ### BEGIN SOLUTION
        proposition = []
        for numero in self.numeros:
            proposition.append(self.couleurs[numero])
        bien, mal = repondre(self.secret, proposition)
        self.reponse.value = f"Bien placés : {bien}, mal placés : {mal}"
        ### END SOLUTION


# %% mon-plateau-verification
verifier(MonPlateau)

# %% jouer-texte [markdown]
# ## À vous de jouer
#
# Votre plateau, avec un secret tiré au hasard. Cliquez, validez, cherchez !

# %% jouer tags=["nbval-ignore-output"]
import random

COULEURS = ["R", "V", "B", "J", "P", "N"]
if verifier(MonPlateau).est_reussi:
    plateau = MonPlateau(random.choices(COULEURS, k=4), COULEURS)
    display(plateau)  # le montre sous la cellule
else:
    print("Finissez d’abord MonPlateau.")

# %% defi-texte [markdown]
# ## Défi facultatif
#
# Rien n’est noté ici, mais votre classe est vérifiée. Copiez `MonPlateau` sous le nom `PlateauComplet`, et ajoutez-lui un attribut `historique` : un widget dont la `value` garde une ligne par validation, la plus récente en bas, comme `"V R : 0, 2"`. Les lignes sont séparées par `"\n"` ; un `Label` les montre à la suite, un `Textarea`, qui s’importe de même, les met l’une sous l’autre.

# %% defi
PlateauComplet = None
### BEGIN SOLUTION
class PlateauComplet(VBox):
    def __init__(self, secret, couleurs):
        super().__init__()
        self.secret, self.couleurs = secret.copy(), couleurs.copy()
        self.numeros, self.cases, self.lignes = [0] * len(secret), [], []
        for i in range(len(secret)):
            case = Button(description=couleurs[0])
            case.on_click(self.tourner)
            self.cases.append(case)
        self.valider, self.reponse, self.historique = Button(description="Valider"), Label(), Label()
        self.valider.on_click(self.montrer)
        self.children = [HBox(self.cases), self.valider, self.reponse, self.historique]

    def tourner(self, bouton):
        i = self.cases.index(bouton)
        self.numeros[i] = couleur_suivante(self.numeros[i], len(self.couleurs))
        bouton.description = self.couleurs[self.numeros[i]]

    def montrer(self, bouton):
        proposition = []
        for numero in self.numeros:
            proposition.append(self.couleurs[numero])
        bien, mal = repondre(self.secret, proposition)
        self.reponse.value = f"Bien placés : {bien}, mal placés : {mal}"
        self.lignes.append(" ".join(proposition) + f" : {bien}, {mal}")
        self.historique.value = "\n".join(self.lignes)
### END SOLUTION

# %% defi-verification tags=["coulisses"]
def essayer_le_defi():
    complet = PlateauComplet(["R", "V"], ["R", "V"])
    complet.cases[0].click()
    complet.valider.click()
    complet.cases[1].click()
    complet.valider.click()
    if complet.historique.value != "V R : 0, 2\nV V : 1, 0":
        return "pas encore ; l’historique vaut " + repr(complet.historique.value)
    return "réussi"


print("Défi :", essayer_le_defi() if PlateauComplet else "à faire")

# %% suite [markdown]
# **Ensuite :** ajoutez ce qui vous plaît, des couleurs, une limite, un bouton « abandonner ». La règle reste dans vos fonctions, la vue ne fait que montrer.
