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
# # Exercice 07 — Des niveaux, des points, un vainqueur
#
# Sept fonctions, et votre jeu devient un match : on choisit la difficulté, chacun cache et cherche à son tour, et quelqu’un gagne.

# %% fiche [markdown]
# - **Leçon** : [07 — Niveaux et scores](../notebooks/07_niveaux_scores.ipynb)
# - **Durée** : 75 minutes
# - **Points** : 2, 1, 2, 3, 1, 3 et 2
#
# Pour chaque fonction : lisez les exemples, remplacez les `...`, exécutez la vérification. Recommencez autant de fois que vous voulez : un « échoué » vous montre le plus petit cas qui ne va pas.
#
# Bloqué ? `aide(nom_de_la_fonction)` donne un premier indice, puis un second, puis un squelette.
#
# **Pour commencer :** exécutez les deux cellules de code qui suivent (dans JupyterLab, la première est repliée). Elles n’affichent rien.

# %% imports
# %reload_ext mastermind_edu
from mastermind_edu import aide, derouler, exemples, verifier

# %% rappel [markdown]
# **Rappel.** Celui qui cache le code est le **codeur**, celui qui cherche le **décodeur** ; les rôles changent à chaque manche. C’est le codeur qui marque des points : plus l’autre cherche, plus il en a.
#
# Dans `reponses[-1]`, le rang −1 est celui du dernier. Pour refuser une valeur : `raise ValueError("la raison")`, qui arrête la fonction.

# %% choisir-niveau-texte [markdown]
# ## 1. Choisir le niveau
#
# | niveau | pions | couleurs | tentatives |
# |---|---|---|---|
# | **N**ovice | 4 | 8 | 12 |
# | **P**ro | 5 | 8 | 15 |
# | **K**iller | 6 | 8 | 20 |
#
# - **Prérequis** : `lettre` est un texte quelconque, tapé par une personne.
# - **Action** : n, p ou k choisit le niveau, en minuscule ou en capitale. Toute autre saisie, même vide, même « novice » en entier, lève une erreur `ValueError`.
# - **Résultat** : le triplet (pions, couleurs, tentatives).

# %% choisir-niveau-exemples
exemples("choisir_niveau")

# %% choisir-niveau
def choisir_niveau(lettre):
    """Le triplet (pions, couleurs, tentatives) ; ValueError pour une autre saisie."""
    ### BEGIN SOLUTION
    if lettre == "n" or lettre == "N":
        return 4, 8, 12
    if lettre == "p" or lettre == "P":
        return 5, 8, 15
    if lettre == "k" or lettre == "K":
        return 6, 8, 20
    raise ValueError("il faut une des lettres n, p, k")
    ### END SOLUTION


# %% choisir-niveau-verification
verifier(choisir_niveau)

# %% bienvenue-texte [markdown]
# ## 2. Souhaiter la bienvenue
#
# - **Prérequis** : trois nombres entiers, au moins 1.
# - **Résultat** : un texte, renvoyé et non affiché, où se lisent le nombre de pions, le nombre de couleurs et le nombre de tentatives, en chiffres. La phrase est de vous, et l’accord n’est pas vérifié cette fois.

# %% bienvenue-exemples
exemples("bienvenue")

# %% bienvenue
def bienvenue(nb_pions, nb_couleurs, max_tentatives):
    """Le texte de bienvenue, avec les trois nombres."""
    ### BEGIN SOLUTION
    return f"Mon code a {nb_pions} pions parmi {nb_couleurs} couleurs. Vous avez droit à {max_tentatives} tentatives."
    ### END SOLUTION


# %% bienvenue-verification
verifier(bienvenue)

# %% malus-texte [markdown]
# ## 3. Le malus
#
# Le décodeur a joué toutes ses tentatives sans trouver. Sa dernière réponse compte encore : chaque pion **mal placé** coûte 1 point, chaque pion **absent** du secret en coûte 2, un bien placé ne coûte rien.
#
# - **Prérequis** : (`bien`, `mal`) est une réponse possible pour `nb_pions` pions.
# - **Résultat** : le malus, un nombre entier.

# %% malus-exemples
exemples("malus")

# %% malus
def malus(bien, mal, nb_pions):
    """Un point par mal placé, deux par absent."""
    ### BEGIN SOLUTION
    absents = nb_pions - bien - mal
    return mal + 2 * absents
    ### END SOLUTION


# %% malus-verification
verifier(malus)

# %% points-manche-texte [markdown]
# ## 4. Les points d’une manche
#
# - **Prérequis** : `reponses` est la liste des réponses d’une manche finie, chacune un couple (bien placés, mal placés) ; il y en a au moins une et au plus `max_tentatives`. Seule la dernière peut avoir tout bien placé.
# - La liste `reponses` ne sert plus ensuite : vous pouvez la changer.
# - **Résultat** : les points du codeur. Code trouvé : autant que de réponses. Sinon : `max_tentatives`, plus le malus de la dernière réponse, même si le décodeur s’est arrêté avant la limite.

# %% points-manche-exemples
exemples("points_manche")

# %% points-manche
def points_manche(reponses, nb_pions, max_tentatives):
    """Les points que cette manche donne au codeur."""
    ### BEGIN SOLUTION
    bien, mal = reponses[-1]
    if bien == nb_pions:
        return len(reponses)
    return max_tentatives + malus(bien, mal, nb_pions)
    ### END SOLUTION


# %% points-manche-verification
verifier(points_manche)

# %% vainqueur-texte [markdown]
# ## 5. Et le vainqueur est…
#
# - **Prérequis** : deux nombres entiers, au moins 0 : les points que A et B ont marqués quand ils cachaient le code.
# - **Résultat** : le texte `"A"`, `"B"` ou `"égalité"`.

# %% vainqueur-exemples
exemples("vainqueur")

# %% vainqueur
def vainqueur(points_codeur_a, points_codeur_b):
    """Le texte "A", "B" ou "égalité"."""
    ### BEGIN SOLUTION
    if points_codeur_a == points_codeur_b:
        return "égalité"
    if points_codeur_a > points_codeur_b:
        return "A"
    return "B"
    ### END SOLUTION


# %% vainqueur-verification
verifier(vainqueur)

# %% saisir-nb-manches-texte [markdown]
# ## 6. Combien de manches ?
#
# Le sujet de SAÉ veut un nombre pair : que personne ne cache une fois de plus que l’autre. Reprenez la forme de `saisir_proposition`, du chapitre 03b.
#
# - **Prérequis** : `lire()` donne, à chaque appel, la ligne suivante ; `afficher(texte)` montre un texte à la personne, qui finit toujours par taper un nombre qui convient, ou « ? ».
# - **Action** : lire une ligne, et ôter les blancs de ses bords. Tant qu’elle n’est ni « ? », ni un nombre pair, au moins 2, écrit avec les seuls chiffres de 0 à 9 : appeler `afficher` **une seule fois**, pour dire l’erreur, puis lire de nouveau.
# - **Résultat** : le nombre, un vrai nombre ; `None` pour « ? ».
#
# `int` s’arrête sur « deux », et lit « +4 » comme 4. La fonction que voici dit si un texte n’a que des chiffres ; servez-vous-en d’abord.

# %% en-chiffres
def en_chiffres(texte):
    for signe in texte:
        if signe not in "0123456789":
            return False
    return texte != ""

# %% saisir-nb-manches-exemples
exemples("saisir_nb_manches")

# %% saisir-nb-manches
def saisir_nb_manches(lire, afficher):
    """Le premier nombre pair, au moins 2, que donne lire() ; None pour « ? »."""
    ### BEGIN SOLUTION
    texte = lire().strip()
    while texte != "?":
        if en_chiffres(texte) and int(texte) >= 2 and int(texte) % 2 == 0:
            return int(texte)
        afficher("Il faut un nombre pair, au moins 2, en chiffres.")
        texte = lire().strip()
    return None
    ### END SOLUTION


# %% saisir-nb-manches-verification
verifier(saisir_nb_manches)

# %% jouer-match-texte [markdown]
# ## 7. Le match
#
# La personne et l’ordinateur cherchent à tour de rôle, la personne d’abord. Chaque manche est jouée par une fonction que vous **recevez**, et que vous appelez avec ses parenthèses : elle joue, puis renvoie les points de cette manche.
#
# - **Prérequis** : `nb_manches` est pair, au moins 2. `manche_personne()` joue une manche où la personne cherche : ses points sont pour l’ordinateur, qui cachait. `manche_ordinateur()`, une manche où l’ordinateur cherche : ses points sont pour la personne.
# - **Action** : jouer les `nb_manches` manches, une de la personne, une de l’ordinateur, et ainsi de suite.
# - **Résultat** : le couple (points de la personne, points de l’ordinateur).

# %% jouer-match-exemples
exemples("jouer_match")

# %% jouer-match
def jouer_match(nb_manches, manche_personne, manche_ordinateur):
    """Le couple (points de la personne, points de l’ordinateur)."""
    ### BEGIN SOLUTION
    points_personne = 0
    points_ordinateur = 0
    for paire in range(nb_manches // 2):
        points_ordinateur += manche_personne()
        points_personne += manche_ordinateur()
    return points_personne, points_ordinateur
    ### END SOLUTION


# %% jouer-match-verification
verifier(jouer_match)

# %% defi-texte [markdown]
# ## Défi facultatif
#
# Rien n’est noté ici. Avec 4 pions, quels sont le plus petit et le plus grand malus possibles après un échec ? Et celui de 1 point existe-t-il ? Écrivez une boucle qui appelle `malus` sur toutes les réponses possibles, sans la victoire, et qui range les résultats dans la liste `mes_malus`.

# %% defi
mes_malus = []
### BEGIN SOLUTION
for bien in range(4):
    for mal in range(5 - bien):
        if (bien, mal) != (3, 1):
            mes_malus.append(malus(bien, mal, 4))
### END SOLUTION

# %% defi-verification tags=["coulisses"]
if not mes_malus:
    print("Défi : à faire (la liste est vide)")
elif set(mes_malus) == set(range(2, 9)):
    print("Défi : réussi")
else:
    print("Défi : pas encore ; vos malus différents :", sorted(set(mes_malus)))

# %% defi-reponse [markdown]
# <details><summary>Réponse</summary>
#
# De 2 à 8. Un malus de 1 demanderait un seul pion mal placé et aucun absent : les trois autres seraient bien placés, et le quatrième aussi, faute d’autre place. Échouer coûte donc toujours au moins 2 points de plus que trouver à la dernière tentative.
#
# </details>

# %% suite [markdown]
# **Ensuite :** [08 — L’ordinateur cherche](../notebooks/08_ordinateur.ipynb), où c’est à vous de cacher le code.
