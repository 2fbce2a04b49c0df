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
# # Exercice 10 — Mesurer au lieu de croire
#
# Deux fonctions suffisent pour noter n’importe quelle façon de jouer : faire jouer tous les secrets, puis résumer. La vôtre y passera aussi.

# %% fiche [markdown]
# - **Leçon** : [10 — Mesurer au lieu de croire](../notebooks/10_statistiques.ipynb)
# - **Durée** : 45 minutes
# - **Points** : 2 et 3 ; par écrit, 2
#
# Pour chaque fonction : lisez les exemples, remplacez les `...`, exécutez la vérification. Recommencez autant de fois que vous voulez : un « échoué » vous montre le plus petit cas qui ne va pas. Quand l’énoncé ne dit rien d’une liste ou d’un dictionnaire reçus, votre fonction peut les changer ou non.
#
# Bloqué ? `aide(nom_de_la_fonction)` donne un premier indice, puis un second, puis un squelette.
#
# **Pour commencer :** exécutez les deux cellules de code qui suivent (dans JupyterLab, la première est repliée). Elles n’affichent rien.

# %% imports
# %reload_ext mastermind_edu
from mastermind_edu import aide, derouler, exemples, verifier

# %% rappel [markdown]
# **Rappel.** Une fonction peut en recevoir une autre et l’appeler. Ici, `appliquer(len, "Ada")` donne 3 :
# ```python
# def appliquer(fonction, valeur):
#     return fonction(valeur)
# ```

# %% rappel-dictionnaire [markdown]
# Un dictionnaire range des valeurs sous des clés ; `sorted` donne une nouvelle liste, triée. Vous les avez vus dans [la leçon 10](../notebooks/10_statistiques.ipynb) :
# ```python
# points = {"Ada": 17, "Alan": 15}
# for nom, nombre in points.items():
#     print(nom, nombre)
# print(sorted(points.values()))
# ```

# %% longueurs-texte [markdown]
# ## 1. Jouer toutes les manches
#
# - **Prérequis** : `secrets` est une liste de codes ; `jouer` est une fonction : `jouer(secret)` renvoie la liste des propositions de la manche, de la première jusqu’au secret. Votre `manche_ordinateur` du chapitre 08 est presque une telle fonction.
# - **Résultat** : la liste des longueurs des manches, une par secret, dans l’ordre des secrets.

# %% longueurs-exemples
exemples("longueurs")

# %% longueurs
def longueurs(secrets, jouer):
    """La longueur de la manche de chaque secret, dans l’ordre."""
    ### BEGIN SOLUTION
    resultat = []
    for secret in secrets:
        resultat.append(len(jouer(secret)))
    return resultat
    ### END SOLUTION


# %% longueurs-verification
verifier(longueurs)

# %% bilan-texte [markdown]
# ## 2. Le bilan
#
# - **Prérequis** : `longueurs` est un dictionnaire, jamais vide : à chaque secret, un tuple, il associe la longueur de sa manche. (Le paramètre porte le nom de votre fonction ; dans `bilan`, c’est le dictionnaire.)
# - **Résultat** : un triplet : le maximum ; la liste de **tous** les secrets qui l’atteignent, dans l’ordre croissant ; la moyenne, sans l’arrondir.

# %% bilan-exemples
exemples("bilan")

# %% bilan
def bilan(longueurs):
    """Le triplet (maximum, secrets au maximum, moyenne)."""
    ### BEGIN SOLUTION
    maximum = max(longueurs.values())
    secrets = []
    for secret, longueur in longueurs.items():
        if longueur == maximum:
            secrets.append(secret)
    moyenne = sum(longueurs.values()) / len(longueurs)
    return maximum, sorted(secrets), moyenne
    ### END SOLUTION


# %% bilan-verification
verifier(bilan)

# %% laquelle-croire-texte [markdown]
# ## 3. Laquelle croire ?
#
# Zoé fait jouer 20 manches à un décodeur : 5,1 propositions en moyenne. Malo en fait jouer 2 000 au même : 5,8. Tous deux ont bien compté. Laquelle de ces moyennes croyez-vous, et pourquoi ? Que feriez-vous pour ne plus avoir à croire ?
#
# Deux ou trois phrases suffisent : c’est votre professeur qui les lira.

# %% laquelle-croire-reponse [markdown]
# **Votre réponse, sur 2 points** (`laquelle_croire`)
#
# *Double-cliquez ici, remplacez cette ligne par votre réponse, puis Maj + Entrée.*
#
# *Attendu :* un point pour croire Malo, parce qu’il a joué cent fois plus de manches : l’erreur est environ dix fois plus petite. Un point pour jouer tous les secrets, chacun une fois : il n’y a plus rien à croire.

# %% defi-texte [markdown]
# ## Défi facultatif
#
# Rien n’est noté ici. Rassemblez vos deux fonctions et `manche_ordinateur` de l’exercice 08, avec celles qu’elle appelle : quel est le bilan de l’ordinateur sur les 256 secrets de 4 pions et 4 couleurs ? Nommez-le `mon_bilan`. Et sur les 1 296 de 4 pions et 6 couleurs, qui demandent quelques secondes de plus ? Combien de secrets atteignent le maximum ?

# %% defi
mon_bilan = None  # pour 4 pions et 4 couleurs : le triplet que renvoie `bilan`
### BEGIN SOLUTION
from mastermind_edu.decodeurs import jouer_contre


def jouer(secret):
    propositions = []
    for proposition, reponse in jouer_contre("lexicographique", secret, 4):
        propositions.append(proposition)
    return propositions


secrets = []
for rang in range(256):
    secrets.append((rang // 64, rang // 16 % 4, rang // 4 % 4, rang % 4))
longueur_de = {}
les_longueurs = longueurs(secrets, jouer)
for i in range(len(secrets)):
    longueur_de[secrets[i]] = les_longueurs[i]
mon_bilan = bilan(longueur_de)
### END SOLUTION

# %% defi-verification tags=["coulisses"]
if mon_bilan is None:
    print("Défi : à faire (donnez à mon_bilan ce que renvoie votre fonction bilan)")
elif len(mon_bilan) == 3 and mon_bilan[0] == 7 and len(mon_bilan[1]) == 6 and mon_bilan[2] == 1150 / 256:
    print("Défi : réussi")
else:
    print("Défi : pas encore ; vous avez obtenu", mon_bilan)

# %% defi-reponse [markdown]
# <details><summary>Réponse</summary>
#
# Avec 4 couleurs : 7 propositions au plus, pour 6 secrets, et 4,4921875 en moyenne (1 150 propositions pour 256 secrets). Avec 6 couleurs : 9 au plus, pour 6 secrets encore, de `(4, 5, 4, 3)` à `(5, 5, 5, 4)`, et 5,7647 en moyenne (7 471 propositions pour 1 296 secrets).
#
# </details>

# %% suite [markdown]
# **Ensuite :** changez de façon de jouer, et mesurez-la de même. Est-elle meilleure en moyenne ? Dans le pire des cas ?
