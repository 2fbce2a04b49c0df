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
# # Exercice 14 — Contre-stratégies
#
# Cinq petites fonctions pour jouer à deux : le codeur choisit ses secrets d’après les mesures, le décodeur brouille les cartes, et vous calculez ce que vaut le jeu.

# %% fiche [markdown]
# - **Leçon** : [14 — Contre-stratégies](../notebooks/14_contre_strategies.ipynb)
# - **Durée** : 65 minutes
# - **Points** : 2, 2, 2, 2 et 3
#
# Pour chaque fonction : lisez les exemples, remplacez les `...`, exécutez la vérification. Recommencez autant de fois que vous voulez : un « échoué » vous montre le plus petit cas qui ne va pas.
#
# Bloqué ? `aide(nom_de_la_fonction)` donne un premier indice, puis un second, puis un squelette.
#
# **Pour commencer :** exécutez les deux cellules de code qui suivent (dans JupyterLab, la première est repliée). Elles n’affichent rien.

# %% imports
# %reload_ext mastermind_edu
from fractions import Fraction
from mastermind_edu import aide, derouler, exemples, verifier

# %% rappel [markdown]
# **Rappel.** Une tranche est une nouvelle liste ; `[::-1]` la donne à l’envers :
# ```python
# jours = ["lundi", "mardi", "mercredi"]
# print(jours[1:], jours[:1], jours[::-1])
# ```

# %% secrets-difficiles-texte [markdown]
# ## 1. Les secrets à cacher
#
# - **Prérequis** : `longueurs` est un dictionnaire, jamais vide : à chaque secret, un tuple, il associe la longueur de sa manche.
# - **Résultat** : la liste de **tous** les secrets dont la manche est la plus longue, dans l’ordre croissant.

# %% secrets-difficiles-exemples
exemples("secrets_difficiles")

# %% secrets-difficiles
def secrets_difficiles(longueurs):
    """Les secrets de la plus longue manche, dans l’ordre."""
    ### BEGIN SOLUTION
    plus_longue = max(longueurs.values())
    return sorted([secret for secret in longueurs if longueurs[secret] == plus_longue])
    ### END SOLUTION


# %% secrets-difficiles-verification
verifier(secrets_difficiles)

# %% ordre-aleatoire-texte [markdown]
# ## 2. Un ordre ou l’autre
#
# - **Prérequis** : `codes` est une liste de codes dans l’ordre croissant ; `hasard` est un `random.Random`.
# - **Résultat** : une **nouvelle** liste des mêmes codes, jamais `codes` elle-même, dans l’ordre croissant ou dans l’ordre décroissant. C’est un tirage avec `hasard` qui en décide, et les deux doivent pouvoir sortir : si votre façon de tirer donne l’autre ordre que l’exemple, elle est juste aussi. `codes` reste intacte.

# %% ordre-aleatoire-exemples
exemples("ordre_aleatoire")

# %% ordre-aleatoire
def ordre_aleatoire(codes, hasard):
    """Une nouvelle liste : les codes dans un sens ou dans l’autre, au sort."""
    ### BEGIN SOLUTION
    return hasard.choice([codes.copy(), codes[::-1]])
    ### END SOLUTION


# %% ordre-aleatoire-verification
verifier(ordre_aleatoire)

# %% depart-cyclique-texte [markdown]
# ## 3. Commencer au milieu
#
# - **Prérequis** : `codes` est une liste d’au moins un code, dans un ordre quelconque ; `depart` est un rang de cette liste, à partir de 0.
# - **Résultat** : la liste des mêmes codes, à partir du rang `depart` et jusqu’à la fin, puis depuis le début.
# - Seule la liste renvoyée compte : `codes` peut changer ou rester intacte.

# %% depart-cyclique-exemples
exemples("depart_cyclique")

# %% depart-cyclique
def depart_cyclique(codes, depart):
    """Les mêmes codes, à partir de ce rang, puis depuis le début."""
    ### BEGIN SOLUTION
    return codes[depart:] + codes[:depart]
    ### END SOLUTION


# %% depart-cyclique-verification
verifier(depart_cyclique)

# %% pire-cout-texte [markdown]
# ## 4. Ce que coûte un mélange
#
# La leçon mêlait deux plans, le méfiant trois fois sur quatre. Faites-le pour deux stratégies quelconques et pour autant de secrets qu’on veut. `couts[0]` donne, secret par secret, ce que coûte la première ; `couts[1]`, ce que coûte la seconde, dans le même ordre. Avec la part `p` de la première, la seconde a le reste, `1 - p`.
#
# - **Prérequis** : `couts` a deux listes de nombres, de même longueur, au moins 1 ; `p` est une `Fraction`, de 0 à 1.
# - **Action** : aucune ; `couts` reste intacte.
# - **Résultat** : le coût moyen du **pire** secret, celui que cachera qui connaît ce mélange. La valeur est exacte : une `Fraction`.

# %% pire-cout-exemples
exemples("pire_cout")

# %% pire-cout
def pire_cout(p, couts):
    """Le plus grand coût moyen, sur tous les secrets."""
    ### BEGIN SOLUTION
    moyens = []
    for i in range(len(couts[0])):
        moyens.append(p * couts[0][i] + (1 - p) * couts[1][i])
    return max(moyens)
    ### END SOLUTION


# %% pire-cout-verification
verifier(pire_cout)

# %% meilleur-melange-texte [markdown]
# ## 5. Le meilleur mélange
#
# Au décodeur de choisir sa part : celle dont le pire secret coûte le moins. Essayez-les de la plus petite à la plus grande : 0, `Fraction(1, pas)`, `Fraction(2, pas)`… jusqu’à 1.
#
# - **Prérequis** : `couts` est comme pour `pire_cout` ; `pas` est un nombre entier, au moins 1.
# - **Action** : aucune ; `couts` reste intacte.
# - **Résultat** : le couple (part, coût du pire secret), deux `Fraction`. À égalité, la **plus petite** part.
#
# Le dernier exemple est le petit jeu de la leçon : reconnaissez-vous sa valeur ?

# %% meilleur-melange-exemples
exemples("meilleur_melange")

# %% meilleur-melange
def meilleur_melange(couts, pas):
    """Le couple (part de la première stratégie, coût du pire secret)."""
    ### BEGIN SOLUTION
    meilleure = Fraction(0)
    moindre = pire_cout(meilleure, couts)
    for i in range(1, pas + 1):
        cout = pire_cout(Fraction(i, pas), couts)
        if cout < moindre:
            meilleure = Fraction(i, pas)
            moindre = cout
    return meilleure, moindre
    ### END SOLUTION


# %% meilleur-melange-verification
verifier(meilleur_melange)

# %% defi-texte [markdown]
# ## Défi facultatif
#
# Rien n’est noté ici. `longueur(secret, ordre)`, ci-dessous, joue une manche : elle propose toujours le premier code encore possible de la liste `ordre`. Prenez 3 pions et 4 couleurs, 64 codes. L’ordre croissant a deux secrets à six propositions ; si l’on tire l’ordre au sort, quelle est la moyenne du pire secret ? Nommez-la `mon_pire`.

# %% defi-longueur
from mastermind_edu import repondre_par_frequences


def longueur(secret, ordre):
    restants, rangee = ordre, 1
    while restants[0] != secret:
        reponse = repondre_par_frequences(secret, restants[0], 4)
        restants = [code for code in restants if repondre_par_frequences(code, restants[0], 4) == reponse]
        rangee += 1
    return rangee

# %% defi
mon_pire = None  # la plus grande moyenne, sur les 64 secrets
### BEGIN SOLUTION
croissant = [(rang // 16, rang // 4 % 4, rang % 4) for rang in range(64)]
decroissant = croissant[::-1]
mon_pire = max((longueur(secret, croissant) + longueur(secret, decroissant)) / 2 for secret in croissant)
### END SOLUTION

# %% defi-verification tags=["coulisses"]
if mon_pire is None:
    print("Défi : à faire (donnez un nombre à mon_pire)")
elif mon_pire == 4.5:
    print("Défi : réussi")
else:
    print("Défi : pas encore ; vous avez obtenu", mon_pire)

# %% defi-reponse [markdown]
# <details><summary>Réponse</summary>
#
# 4,5, pour quatre secrets, de `(0, 3, 1)` à `(3, 0, 2)`. Le hasard ne rend pas la recherche plus courte en moyenne ; il empêche le codeur de choisir un secret à six propositions à coup sûr.
#
# </details>

# %% suite [markdown]
# **Ensuite :** [15 — Des fonctions aux objets](../notebooks/15_objets.ipynb) range tout ce que l’on sait d’une manche, le secret, l’histoire, la fin, dans un objet qui le protège.
