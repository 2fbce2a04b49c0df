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
# # Exercice 00c — Répéter et choisir
#
# Trois fonctions, de trois à cinq lignes. Elles réussissent toutes ? Vous avez tout ce qu’il faut pour le chapitre 01.

# %% fiche [markdown]
# - **Leçon** : [00c — Répéter et choisir](../notebooks/00c_boucles.ipynb)
# - **Durée** : 35 minutes, ou 10 si vous connaissez Python
# - **Points** : 2, 2 et 2
# - **Gammes** : 12, 34 minutes en plus, hors de la note
#
# Pour chaque fonction : lisez les exemples, remplacez les `...`, exécutez la vérification. Recommencez autant de fois que vous voulez : un « échoué » vous montre le plus petit cas qui ne va pas.
#
# `derouler(ma_fonction, …)` montre la vôtre ligne par ligne. Bloqué ? `aide(nom_de_la_fonction)` donne un premier indice, puis un second, puis un squelette.
#
# **Pour commencer :** exécutez les deux cellules de code qui suivent (dans JupyterLab, la première est repliée). Elles n’affichent rien.

# %% imports
# %reload_ext mastermind_edu
from mastermind_edu import aide, derouler, exemples, ranger, verifier

# %% rappel [markdown]
# **Rappel.** Ce qui commence une fois s’écrit avant la boucle, ce qui se répète est décalé sous le `for`, `return` vient après. Les paramètres ont déjà une valeur quand la fonction commence : n’en donnez pas. Le texte entre `"""` dit à quoi elle sert : laissez-le, et écrivez en dessous.

# %% gammes [markdown]
# ## Gammes
#
# Deux à quatre minutes chacune, hors de la note : de quoi avoir les gestes en main. Lisez l’énoncé, remplacez les `...` ou réparez ce qui est faux, puis exécutez la cellule : le verdict vient aussitôt. `aide("total_a_la_fin")`, le nom de la fonction entre guillemets, aide ici aussi.
#
# Déjà à l’aise ? Passez [aux exercices](#1.-Annoncer).

# %% annoncer-texte [markdown]
# ## 1. Annoncer
#
# Quand il y a autant de bien placés que de pions, la manche est gagnée : renvoyez le texte `"bravo"`. Sinon, renvoyez `"encore"`.

# %% annoncer-exemples
exemples("annoncer")

# %% annoncer
def annoncer(bien, nb_pions):
    """Le texte "bravo" quand tous les pions sont bien placés, "encore" sinon."""
    ### BEGIN SOLUTION
    if bien == nb_pions:
        return "bravo"
    else:
        return "encore"
    ### END SOLUTION


# %% annoncer-verification
verifier(annoncer)

# %% code-uni-texte [markdown]
# ## 2. Un code d’une seule couleur
#
# Construisez une liste de `nb_pions` pions, tous de la même couleur. Comme dans la leçon : partir d’une liste vide, ajouter à chaque tour, renvoyer après la boucle.

# %% code-uni-exemples
exemples("code_uni")

# %% code-uni
def code_uni(couleur, nb_pions):
    """La liste de nb_pions pions de cette couleur."""
    ### BEGIN SOLUTION
    code = []
    for tour in range(nb_pions):
        code.append(couleur)
    return code
    ### END SOLUTION


# %% code-uni-verification
verifier(code_uni)

# %% compter-autres-texte [markdown]
# ## 3. Compter les autres
#
# La leçon comptait les rouges. Comptez les pions qui **ne sont pas** d’une couleur donnée, sans changer le code reçu :
# ```pseudo
# compte ← 0
# POUR CHAQUE pion DE code FAIRE
#   SI pion ≠ couleur ALORS
#     compte ← compte + 1
#   FIN SI
# FIN POUR
# RENVOYER compte
# ```

# %% compter-autres-exemples
exemples("compter_autres")

# %% compter-autres
def compter_autres(code, couleur):
    """Le nombre de pions du code qui ne sont pas de cette couleur."""
    ### BEGIN SOLUTION
    compte = 0
    for pion in code:
        if pion != couleur:
            compte = compte + 1
    return compte
    ### END SOLUTION


# %% compter-autres-verification
verifier(compter_autres)

# %% defi-texte [markdown]
# ## Défi facultatif
#
# Rien n’est noté ici. Dans R V V V B V, la plus longue suite de pions voisins et de même couleur en a trois. Trouvez cette longueur dans n’importe quel code d’au moins un pion. Un conseil : à chaque tour, retenez le pion d’avant, la suite en cours et la plus longue déjà vue. La cellule repliée, sous la fonction, la vérifie.

# %% defi
def plus_longue_suite(code):
    """Le nombre de pions de la plus longue suite d’une même couleur."""
    ### BEGIN SOLUTION
    precedent = ""
    suite = 0
    record = 0
    for pion in code:
        if pion != precedent:
            suite = 0
        suite = suite + 1
        if suite > record:
            record = suite
        precedent = pion
    return record
    ### END SOLUTION


# %% defi-verification tags=["coulisses"]
attendus = {"R": 1, "RV": 1, "RR": 2, "RVV": 2, "RRV": 2, "RVRV": 1, "RRVRRR": 3, "RRRVRR": 3, "RVVVBV": 3, "RRRRRRRR": 8}
obtenus = {code: plus_longue_suite([*code]) for code in attendus}
fautes = [code for code in attendus if obtenus[code] != attendus[code]]
if [*obtenus.values()] == [None] * len(attendus):
    print("Défi : à faire (la fonction ne renvoie rien)")
elif fautes:
    print(f"Défi : pas encore\nappel   : plus_longue_suite({[*fautes[0]]})\nattendu : {attendus[fautes[0]]}\nobtenu  : {obtenus[fautes[0]]!r}")
else:
    print("Défi : réussi")

# %% suite [markdown]
# **Ensuite :** [01 — Les constantes du jeu](../notebooks/01_constantes.ipynb), le premier chapitre du jeu.
