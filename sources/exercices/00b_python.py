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
# # Exercice 00b — Cinq premières fonctions
#
# De une à cinq lignes chacune. Elles réussissent toutes ? Vous avez tout ce qu’il faut pour le chapitre 01.

# %% fiche [markdown]
# - **Leçon** : [00b — Python en une heure, avec quatre pions](../notebooks/00b_python.ipynb)
# - **Durée** : 40 minutes, ou 10 si vous connaissez Python
# - **Points** : 1, 1, 2, 2 et 2
#
# Pour chaque fonction : lisez les exemples, remplacez les `...`, exécutez la vérification. Recommencez autant de fois que vous voulez : un « échoué » vous montre le plus petit cas qui ne va pas.
#
# Bloqué ? `aide(nom_de_la_fonction)` donne un premier indice, puis un second, puis un squelette.
#
# **Pour commencer :** exécutez la cellule suivante.

# %% imports
# %reload_ext mastermind_edu
from mastermind_edu import aide, derouler, exemples, verifier

# %% rappel [markdown]
# **Rappel.** Ce qui est décalé sous `def` est la fonction. Les paramètres ont déjà une valeur quand elle commence : n’en donnez pas. Elle finit par `return`, pas par `print`. Le texte entre `"""` dit à quoi elle sert : laissez-le, et écrivez en dessous.

# %% nombre-de-trous-texte [markdown]
# ## 1. Les trous d’un plateau
#
# Chaque rangée a un trou par pion et un petit trou par fiche de réponse : autant de petits que de grands. La fonction de la leçon ne comptait que les grands. Changez une chose :
# ```python
# return rangees * pions
# ```

# %% nombre-de-trous-exemples
exemples("nombre_de_trous")

# %% nombre-de-trous
def nombre_de_trous(rangees, pions):
    """Le nombre de trous du plateau, ceux des fiches compris."""
    ### BEGIN SOLUTION
    return rangees * pions * 2
    ### END SOLUTION


# %% nombre-de-trous-verification
verifier(nombre_de_trous)

# %% dernier-pion-texte [markdown]
# ## 2. Le dernier pion
#
# Le premier pion d’un code est `code[0]`. Renvoyez le dernier, que le code ait deux, quatre ou huit pions. Le rang à lire dépend de la longueur du code ; le code reçu ne doit pas changer.

# %% dernier-pion-exemples
exemples("dernier_pion")

# %% dernier-pion
def dernier_pion(code):
    """Le dernier pion du code."""
    ### BEGIN SOLUTION
    rang = len(code) - 1
    return code[rang]
    ### END SOLUTION


# %% dernier-pion-verification
verifier(dernier_pion)

# %% annoncer-texte [markdown]
# ## 3. Annoncer
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
# ## 4. Un code d’une seule couleur
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
# ## 5. Compter les autres
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
