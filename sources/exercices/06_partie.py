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
# # Exercice 06 — Votre jeu, du premier au dernier message
#
# Quatre fonctions, puis l’assemblage : un Mastermind complet, écrit par vous, auquel vous pourrez faire jouer quelqu’un d’autre.

# %% fiche [markdown]
# - **Leçon** : [06 — La manche complète](../notebooks/06_partie.ipynb)
# - **Durée** : 70 minutes
# - **Points** : 2, 2, 2 et 4
# - **Gammes** : 8, 25 minutes en plus, hors de la note
#
# Pour chaque fonction : lisez les exemples, remplacez les `...`, exécutez la vérification. Recommencez autant de fois que vous voulez : un « échoué » vous montre le plus petit cas qui ne va pas.
#
# Bloqué ? `aide(nom_de_la_fonction)` donne un premier indice, puis un second, puis un squelette.
#
# **Pour commencer :** exécutez les deux cellules de code qui suivent (dans JupyterLab, la première est repliée). Elles n’affichent rien.

# %% imports
# %reload_ext mastermind_edu
import random
from mastermind_edu import aide, derouler, exemples, ranger, verifier
INITIALES, EMOJIS = ["R", "V", "B", "J", "P", "N"], ["🔴", "🟢", "🔵", "🟡", "🟣", "⚫"]

# %% rappel [markdown]
# **Rappel.** `" ".join(morceaux)` joint une liste de textes, avec une espace **entre** eux. `["🔑"] * 2` donne `["🔑", "🔑"]`, et `+` met deux listes bout à bout. On continue une manche tant que : pas gagné **et** il reste des tentatives.

# %% gammes [markdown]
# ## Gammes
#
# Deux à quatre minutes chacune, hors de la note : de quoi avoir les gestes en main. Lisez l’énoncé, remplacez les `...` ou réparez ce qui est faux, puis exécutez la cellule : le verdict vient aussitôt. `aide("vus_a_la_fin")`, le nom de la fonction entre guillemets, aide ici aussi.
#
# Déjà à l’aise ? Passez [aux exercices](#1.-Montrer-une-proposition).

# %% afficher-proposition-texte [markdown]
# ## 1. Montrer une proposition
#
# Adaptez cette boucle, qui écrit les **noms** des couleurs. Une seule ligne est à changer :
# ```python
# morceaux = []
# for initiale in proposition:
#     rang = initiales.index(initiale)
#     morceaux.append(noms[rang])
# return " ".join(morceaux)
# ```
#
# - **Prérequis** : `proposition` est une liste d’initiales, toutes présentes dans `initiales` ; `emojis` est rangé dans le même ordre.
# - **Résultat** : un texte, les emojis de la proposition dans son ordre, une espace **entre** deux.

# %% afficher-proposition-exemples
exemples("afficher_proposition")

# %% afficher-proposition
def afficher_proposition(proposition, initiales, emojis):
    """Les emojis de la proposition, une espace entre deux."""
    ### BEGIN SOLUTION
    morceaux = []
    for initiale in proposition:
        morceaux.append(emojis[initiales.index(initiale)])
    return " ".join(morceaux)
    ### END SOLUTION


# %% afficher-proposition-verification
verifier(afficher_proposition)

# %% afficher-reponse-texte [markdown]
# ## 2. Montrer une réponse
#
# Réparez la fonction de la leçon, qui laissait traîner une espace, et ne disait rien quand il n’y avait rien.
#
# - **Prérequis** : deux nombres entiers, 0 ou plus.
# - **Action** : aucune ; la fonction renvoie le texte sans l’afficher.
# - **Résultat** : les clés 🔑 d’abord, une par bien placé ; puis les pions ⚪, un par mal placé ; une espace **entre** deux symboles. Quand les deux nombres sont nuls, le mot `aucun`.

# %% afficher-reponse-exemples
exemples("afficher_reponse")

# %% afficher-reponse
def afficher_reponse(bien, mal):
    """Les clés puis les pions blancs, ou "aucun"."""
    ### BEGIN SOLUTION
    if bien + mal == 0:
        return "aucun"
    return " ".join(["🔑"] * bien + ["⚪"] * mal)
    ### END SOLUTION


# %% afficher-reponse-verification
verifier(afficher_reponse)

# %% message-final-texte [markdown]
# ## 3. Le dernier message
#
# La phrase est de vous ; les exemples n’en sont qu’une façon.
#
# - **Prérequis** : `victoire` vaut `True` ou `False` ; `nb_tentatives` est 0 ou plus, car on peut abandonner tout de suite ; `secret` est déjà un texte.
# - **Action** : aucune.
# - **Résultat** : un texte qui contient « gagné » ou « perdu » ; le nombre, suivi du mot « tentative » bien accordé ; et le secret.

# %% message-final-exemples
exemples("message_final")

# %% message-final
def message_final(victoire, nb_tentatives, secret):
    """La phrase de la fin : gagné ou perdu, le nombre de tentatives, le secret."""
    ### BEGIN SOLUTION
    tentatives = f"{nb_tentatives} tentative"
    if nb_tentatives >= 2:
        tentatives = tentatives + "s"
    if victoire:
        return f"Bravo, vous avez gagné en {tentatives} ! Le secret était {secret}."
    return f"Vous avez perdu en {tentatives}. Le secret était {secret}."
    ### END SOLUTION


# %% message-final-verification
verifier(message_final)

# %% jouer-manche-texte [markdown]
# ## 4. Jouer une manche
#
# Cette fois, les propositions sont déjà dans une liste : rien à lire, rien à afficher. Jouez-les dans l’ordre. Il y a **trois** raisons de s’arrêter : la proposition est le secret, la limite est atteinte, ou il n’y a plus de proposition.
#
# - **Prérequis** : `propositions` est une liste de codes, au moins un ; `max_tentatives` vaut 1 ou plus.
# - La liste `propositions` ne sert plus ensuite : vous pouvez la changer.
# - **Résultat** : le couple (victoire, nombre de propositions vraiment jouées).

# %% jouer-manche-exemples
exemples("jouer_manche")

# %% jouer-manche
def jouer_manche(secret, propositions, max_tentatives):
    """Le couple (victoire, nombre de propositions jouées)."""
    ### BEGIN SOLUTION
    nb = 0
    for proposition in propositions:
        if nb == max_tentatives:
            return False, nb
        nb = nb + 1
        if proposition == secret:
            return True, nb
    return False, nb
    ### END SOLUTION


# %% jouer-manche-verification
verifier(jouer_manche)

# %% jeu-texte [markdown]
# ## Votre jeu complet
#
# Rien n’est noté ici : c’est votre récompense. Rassemblez vos fonctions des exercices 01 à 04. Ouvrez chaque exercice, copiez les fonctions nommées, avec celles qu’elles appellent, et collez-les à la place des `...` ci-dessous.
#
# La fonction `manquantes` les passe à `verifier`. Sous chaque cellule, une liste nomme celles qui restent à coller ou à finir. Elle doit devenir vide : `[]`.

# %% manquantes tags=["coulisses"]
def manquantes(noms):
    absentes = []
    for nom in noms:
        fonction = globals().get(nom)  # None si rien ne porte encore ce nom
        if getattr(fonction, "__name__", None) != nom or not verifier(fonction).est_reussi:
            absentes.append(nom)
    return absentes


# %% coller-01
# De l’exercice 01, collez ici : presenter_couleurs, message_accueil.
### BEGIN SOLUTION
def presenter_couleurs(initiales, emojis):
    morceaux = []
    for i in range(len(initiales)):
        morceaux.append(f"{emojis[i]} ({initiales[i]})")
    return " ".join(morceaux)


def message_accueil(nb_pions, max_tentatives, couleurs):
    pions = f"{nb_pions} pions"
    if nb_pions == 1:
        pions = "1 pion"
    tentatives = f"{max_tentatives} tentatives"
    if max_tentatives == 1:
        tentatives = "1 tentative"
    return f"Trouvez le code de {pions} en {tentatives}. Couleurs : {couleurs}"
### END SOLUTION


manquantes(["presenter_couleurs", "message_accueil"])

# %% coller-02
# De l’exercice 02, collez ici : tirer_code.
### BEGIN SOLUTION
def tirer_code(nb_pions, couleurs, hasard):
    code = []
    for i in range(nb_pions):
        code.append(hasard.choice(couleurs))
    return code
### END SOLUTION


manquantes(["tirer_code"])

# %% coller-03
# De l’exercice 03, collez ici : nettoyer, code_correct, message_erreur.
### BEGIN SOLUTION
def nettoyer(saisie):
    return "".join(saisie.upper().split())


def code_correct(mot, nb_pions, initiales):
    if len(mot) != nb_pions:
        return False
    for lettre in mot:
        if lettre not in initiales:
            return False
    return True


def message_erreur(mot, nb_pions, initiales):
    if len(mot) != nb_pions:
        return f"Il faut {nb_pions} lettres."
    for lettre in mot:
        if lettre not in initiales:
            return f"« {lettre} » n’est pas l’initiale d’une couleur."
    return ""
### END SOLUTION


manquantes(["nettoyer", "code_correct", "message_erreur"])

# %% coller-03b
# De l’exercice 03b, collez ici : saisir_proposition.
### BEGIN SOLUTION
def saisir_proposition(lire, afficher, nb_pions, initiales):
    mot = nettoyer(lire())
    while mot != "?" and not code_correct(mot, nb_pions, initiales):
        afficher(message_erreur(mot, nb_pions, initiales))
        mot = nettoyer(lire())
    if mot == "?":
        return None
    return mot
### END SOLUTION


manquantes(["saisir_proposition"])

# %% coller-04
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


manquantes(["repondre"])

# %% jouer-texte [markdown]
# Voici l’assemblage, déjà écrit. Reconnaissez-y vos fonctions : il n’y a presque rien d’autre.
#
# 1. À quelle ligne le joueur qui abandonne sort-il de la boucle ?
# 2. Pourquoi `list(mot)` ?
# 3. `secret=None` : d’où vient le secret quand personne ne le donne ?

# %% jouer
def jouer(lire, afficher, secret=None, nb_pions=4, limite=12):
    if secret is None:
        secret = list(tirer_code(nb_pions, INITIALES, random.Random()))
    afficher(message_accueil(nb_pions, limite, presenter_couleurs(INITIALES, EMOJIS)))
    gagne, jouees = False, 0
    while not gagne and jouees < limite:
        mot = saisir_proposition(lire, afficher, nb_pions, INITIALES)
        if mot is None:
            break
        jouees = jouees + 1
        bien_places, mal_places = repondre(secret, list(mot))
        fiches = afficher_reponse(bien_places, mal_places)
        afficher(afficher_proposition(list(mot), INITIALES, EMOJIS) + "  →  " + fiches)
        gagne = bien_places == nb_pions
    afficher(message_final(gagne, jouees, afficher_proposition(secret, INITIALES, EMOJIS)))


# %% jouer-reponses [markdown]
# <details><summary>Réponses</summary>
#
# 1. À `break`, quand `saisir_proposition` renvoie `None`.
# 2. Le mot lu est un texte ; `repondre` attend une liste, qu’elle copie avec `.copy()`.
# 3. De `tirer_code`, avec un hasard sans graine : personne ne le connaît d’avance.
#
# </details>

# %% rejeu-texte [markdown]
# ## Rejouer, puis jouer
#
# Un faux joueur tape quatre lignes contre le secret R N B V. Avant d’exécuter : combien de tentatives votre jeu comptera-t-il ? S’il vous manque des fonctions, la cellule les nomme.

# %% necessaires
NECESSAIRES = [
    "presenter_couleurs", "message_accueil", "tirer_code",
    "nettoyer", "code_correct", "message_erreur", "saisir_proposition", "repondre",
    "afficher_proposition", "afficher_reponse", "message_final",
]

# %% rejeu
def lire():
    ligne = lignes.pop(0)
    print(">", ligne)
    return ligne


lignes = ["rvbn", "RVB", "JJPP", "RNBV"]
absentes = manquantes(NECESSAIRES)
if absentes:
    for nom in absentes:
        print("Il manque encore", nom)
else:
    jouer(lire, print, ["R", "N", "B", "V"])

# %% clavier-texte [markdown]
# Tout y est ? Ôtez le `#` de la dernière ligne et jouez pour de bon, ou invitez quelqu’un. Tapez « ? » pour abandonner.

# %% clavier tags=["nbval-skip"]
def lire_au_clavier():
    return input("Votre proposition : ")


# jouer(lire_au_clavier, print)

# %% assembler-texte [markdown]
# ## Votre jeu, hors du notebook
#
# Un jeu se lance d’un double-clic ou d’une ligne, sans ouvrir un notebook. **Enregistrez** ce notebook, ôtez le `#` de la dernière ligne et exécutez-la : `assembler` lit vos exercices 01 à 06, vérifie les onze fonctions du jeu, et écrit un programme à vous, `mon_mastermind.py`, à côté du dossier des exercices. S’il manque une fonction, ou si elle n’est pas encore juste, il la nomme, avec son exercice.
#
# Ouvrez ce fichier : ce sont vos fonctions, puis un court `main` qui les fait jouer. Dans un terminal, `python mon_mastermind.py` le lance.

# %% assembler tags=["nbval-skip"]
from mastermind_edu import assembler

# assembler("06")

# %% defi-texte [markdown]
# ## Défi facultatif
#
# Rien n’est noté ici, mais votre fonction est vérifiée. Écrivez le journal d’une manche comme l’imprime Unisciel : une liste de lignes, une par proposition jouée, puis une dernière ligne. Elle se sert de votre `repondre`, collée plus haut.
#
# - **Prérequis** : `secret` est un mot, `propositions` une liste de mots ; chaque réponse compte au moins un pion.
# - **Action** : aucune. La manche s’arrête comme dans `jouer_manche`.
# - **Résultat** : des lignes comme `"1234 #o (reste 9 coups)"`, puis `"Trouvé en 6 coups."` ou `"Perdu. Le code : 5212."`. Partout, « coup » s’accorde.

# %% defi
def journal(secret, propositions, max_tentatives):
    """Les lignes d’une manche, à la façon d’Unisciel."""
    ### BEGIN SOLUTION
    lignes = []
    for proposition in propositions[:max_tentatives]:
        bien, mal = repondre(list(secret), list(proposition))
        reste = max_tentatives - len(lignes) - 1
        lignes.append(f"{proposition} {'#' * bien}{'o' * mal} (reste {ecrire_coups(reste)})")
        if proposition == secret:
            return lignes + [f"Trouvé en {ecrire_coups(len(lignes))}."]
    return lignes + [f"Perdu. Le code : {secret}."]


def ecrire_coups(nb):
    if nb < 2:
        return f"{nb} coup"
    return f"{nb} coups"
    ### END SOLUTION


# %% defi-cas
MANCHES = [
    ("5212", ["1234", "2563", "5421", "5225", "1215", "5212", "5555"], 10),
    ("5212", ["1234", "2563", "5212"], 2),
    ("RV", ["RV"], 5),
]
ATTENDUS = [
    ["1234 #o (reste 9 coups)", "2563 oo (reste 8 coups)", "5421 #oo (reste 7 coups)", "5225 ##o (reste 6 coups)",
     "1215 ##o (reste 5 coups)", "5212 #### (reste 4 coups)", "Trouvé en 6 coups."],
    ["1234 #o (reste 1 coup)", "2563 oo (reste 0 coup)", "Perdu. Le code : 5212."],
    ["RV ## (reste 4 coups)", "Trouvé en 1 coup."],
]

# %% defi-verification
for i in range(len(MANCHES)):
    secret, propositions, limite = MANCHES[i]
    obtenu = journal(secret, propositions, limite)
    if obtenu is None:
        print("Manche", i + 1, ": à faire.")
    elif obtenu == ATTENDUS[i]:
        print("Manche", i + 1, ": réussi.")
    else:
        print("Manche", i + 1, ": échoué.")
        print("  attendu :", ATTENDUS[i])
        print("  obtenu  :", obtenu)

# %% suite [markdown]
# **Ensuite :** [07 — Niveaux et scores](../notebooks/07_niveaux_scores.ipynb) ajoutera à ce jeu des niveaux, des manches et des scores. En attendant, changez les mots, les couleurs, la limite : c’est le vôtre.
