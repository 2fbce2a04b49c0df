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
# # Exercice 15 — Votre manche devient un objet
#
# Une seule classe, mais c’est tout le jeu : elle garde le secret, retient les tentatives, dit où l’on en est, et refuse de jouer après la fin.

# %% fiche [markdown]
# - **Leçon** : [15 — Des fonctions aux objets](../notebooks/15_objets.ipynb)
# - **Durée** : 60 minutes
# - **Points** : 4
#
# Lisez les exemples, remplacez les `...`, exécutez la vérification. Recommencez autant de fois que vous voulez : un « échoué » vous montre le plus petit scénario qui ne va pas, ligne par ligne.
#
# Bloqué ? `aide(MancheObjet)` donne un premier indice, puis un second, puis un squelette.
#
# **Pour commencer :** exécutez les deux cellules de code qui suivent (dans JupyterLab, la première est repliée). Elles n’affichent rien.

# %% imports
# %reload_ext mastermind_edu
from mastermind_edu import aide, exemples, verifier

# %% plan-texte [markdown]
# ## Du chapitre 06 à la classe
#
# Relisez votre jeu du [chapitre 06](../exercises/06_partie_exercices.ipynb). Tout ce qu’il faut y est déjà ; il ne reste qu’à le ranger :
#
# | dans le jeu du chapitre 06 | dans la classe |
# |---|---|
# | `secret`, `limite`, les paramètres de `jouer` | des attributs, donnés à `__init__` |
# | `jouees`, le compteur | la longueur d’un attribut, la liste des tentatives |
# | la réponse à une proposition | une méthode, `proposer` |
# | la condition du `while` | une méthode, `est_terminee` |
#
# Collez ici votre fonction `repondre` du chapitre 04 ; `proposer` pourra s’en servir. (Celle du chapitre 05 ne convient pas : elle veut des numéros et le nombre de couleurs, et une manche ne reçoit que son secret, en lettres parfois, et sa limite.)

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


# %% manche-objet-texte [markdown]
# ## La classe `MancheObjet`
#
# `MancheObjet(secret, max_tentatives)` crée une manche. (Le nom `Manche` est déjà celui du cours.)
#
# - **Prérequis** : `secret` est une liste de lettres ou de numéros, `max_tentatives` un entier d’au moins 1 ; chaque proposition est une liste aussi longue que le secret.
# - `proposer(p)` renvoie la réponse, le couple (bien placés, mal placés), et retient la tentative. Quand la manche est terminée, elle ne retient rien et lève `RuntimeError`.
# - `tentatives`, un **attribut** : la liste des couples `(p, (bien, mal))`, de la première tentative à la dernière.
# - `est_gagnee()` : `True` dès que le secret a été proposé, sinon `False`.
# - `est_terminee()` : `True` quand la manche est gagnée, ou quand il ne reste plus de tentative.
# - `restantes()` : le nombre de propositions encore permises (peu importe ce qu’elle donne après une victoire).
# - **Protection** : la liste `secret` reste intacte, et deux manches n’ont rien en commun.

# %% manche-objet-exemples
exemples("MancheObjet")

# %% manche-objet
class MancheObjet:
    """Une manche : son secret, sa limite, son histoire."""

    def __init__(self, secret, max_tentatives):
        ### BEGIN SOLUTION
        self._secret = secret.copy()
        self._max_tentatives = max_tentatives
        self.tentatives = []
        ### END SOLUTION

    def proposer(self, p):
        ### BEGIN SOLUTION
        if self.est_terminee():
            raise RuntimeError("la manche est terminée")
        reponse = repondre(self._secret, p)
        self.tentatives.append((p.copy(), reponse))
        return reponse
        ### END SOLUTION

    def est_gagnee(self):
        ### BEGIN SOLUTION
        for p, reponse in self.tentatives:
            if p == self._secret:
                return True
        return False
        ### END SOLUTION

    def est_terminee(self):
        ### BEGIN SOLUTION
        return self.est_gagnee() or self.restantes() == 0
        ### END SOLUTION

    def restantes(self):
        ### BEGIN SOLUTION
        return self._max_tentatives - len(self.tentatives)
        ### END SOLUTION


# %% manche-objet-verification
verifier(MancheObjet)

# %% rejeu-texte [markdown]
# ## Deux manches à la fois
#
# Ada et Alan jouent en même temps, chacun sa manche. Avec votre jeu du chapitre 06, il aurait fallu attendre son tour. Avant d’exécuter : qui aura gagné ?

# %% rejeu
if verifier(MancheObjet).est_reussi:
    ada, alan = MancheObjet(["R", "N", "B", "V"], 12), MancheObjet(["J", "J", "P", "P"], 2)
    for p in [["R", "V", "B", "N"], ["J", "J", "P", "P"]]:
        print("Ada", ada.proposer(p), "– Alan", alan.proposer(p))
    print("gagnée :", ada.est_gagnee(), alan.est_gagnee(), "– restantes :", ada.restantes(), alan.restantes())
else:
    print("Finissez d’abord MancheObjet.")

# %% defi-texte [markdown]
# ## Défi facultatif
#
# Rien n’est noté ici, mais vos méthodes sont vérifiées. Une méthode n’est qu’une fonction rangée dans une classe : on peut l’y ranger après coup, par `MancheObjet.__repr__ = raconter`.
#
# 1. `raconter(self)` donne un texte comme `"1 tentative, 11 restantes"` ou `"2 tentatives, 0 restante"`, accordé, d’où le secret ne se lit pas. Rangez-la sous le nom `__repr__`.
# 2. `est_egale(self, autre)` dit si deux manches ont la même histoire : les mêmes tentatives, dans le même ordre. Rangez-la sous le nom `__eq__`.

# %% defi
### BEGIN SOLUTION
def accorder(nb, mot):
    if nb < 2:
        return f"{nb} {mot}"
    return f"{nb} {mot}s"


def raconter(self):
    return accorder(len(self.tentatives), "tentative") + ", " + accorder(self.restantes(), "restante")


def est_egale(self, autre):
    return self.tentatives == autre.tentatives


MancheObjet.__repr__ = raconter
MancheObjet.__eq__ = est_egale
### END SOLUTION

# %% defi-verification tags=["coulisses"]
def essayer_le_defi():
    def jouer(secret, limite, nombre):
        manche = MancheObjet(secret, limite)
        for p in [["R", "V"], ["V", "R"]][:nombre]:
            manche.proposer(p)
        return manche

    vues = [repr(jouer(["V", "V"], limite, nombre)) for limite, nombre in ((12, 1), (2, 2), (2, 0))]
    if vues != ["1 tentative, 11 restantes", "2 tentatives, 0 restante", "0 tentative, 2 restantes"]:
        return "pas encore ; les trois manches s’écrivent " + " / ".join(vues)
    if not jouer(["B", "B"], 5, 2) == jouer(["B", "J"], 9, 2) or jouer(["B", "B"], 5, 2) == jouer(["B", "B"], 5, 1):
        return "pas encore ; deux manches sont égales quand elles ont les mêmes tentatives"
    return "réussi"


if MancheObjet.__repr__ is object.__repr__ or MancheObjet.__eq__ is object.__eq__:
    print("Défi : à faire")
else:
    print("Défi :", essayer_le_defi())

# %% suite [markdown]
# **Ensuite :** [16 — Votre propre plateau](../notebooks/16_interface.ipynb), qui n’a qu’à montrer ce que la règle répond.
