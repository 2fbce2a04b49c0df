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
# # Lire une proposition : ne jamais faire confiance au clavier
#
# À la fin de cette leçon, votre programme lira ce que tape n’importe qui, expliquera chaque erreur et redemandera, sans jamais s’arrêter en catastrophe. Et vous saurez le tester **sans toucher au clavier**.

# %% fiche [markdown]
# | | |
# |---|---|
# | **Objectifs** | savoir nettoyer et vérifier une saisie ; savoir redemander jusqu’à une saisie correcte ; savoir tester une fonction qui lit |
# | **Prérequis** | [02 — Le code secret](02_code_secret.ipynb) |
# | **Durée** | 60 minutes |
# | **Pas dans cette leçon** | la réponse du codeur, qui vient en [04](04_marquage.ipynb) |

# %% imports
from mastermind_edu.affichage import montrer_plateau
NB_PIONS = 4
initiales = ["R", "V", "B", "J", "P", "N"]

# %% situation-texte [markdown]
# ## Prédire
#
# Six personnes veulent proposer un code de 4 pions. Voici ce qu’elles ont tapé. Combien de ces saisies un programme aimable doit-il accepter ? Et combien de caractères compte la troisième ?

# %% situation
saisies = ["RVBJ", "rvbj", " r v b j ", "RVB", "RVBX", "RVBJP"]
ma_prediction = "?"  # combien de saisies acceptables ?

# %% longueurs
for saisie in saisies:
    print(repr(saisie), len(saisie))
print("ma prédiction :", ma_prediction)

# %% perdu-texte [markdown]
# Trois : les trois premières disent RVBJ. Pourtant la troisième a 9 caractères, car une espace en est un. Il faut donc **nettoyer avant de vérifier**.
#
# ## Nettoyer
#
# `upper` met en majuscules, `replace(" ", "")` ôte les espaces. Avant d’exécuter : qu’affichera `print` ?

# %% perdu
saisie = " r v b j "
saisie.upper()
saisie.replace(" ", "")
print(repr(saisie))

# %% nettoyer-texte [markdown]
# Rien n’a changé ! Un texte ne se modifie jamais : `upper` et `replace` en **renvoient un autre**, qu’il faut garder.
#
# Il y a d’autres blancs que l’espace : la tabulation `\t`, la fin de ligne `\n`. `split()` coupe le texte à tous les blancs ; `"".join(...)` recolle les morceaux, sans rien entre eux.

# %% nettoyer
def nettoyer(saisie):
    return "".join(saisie.upper().split())


print(" r v\tb j \n".split())
print(nettoyer(" r v\tb j \n"))

# %% bogue-texte [markdown]
# ## Vérifier les lettres : trouvez le bogue
#
# Un élève veut savoir si **toutes** les lettres sont connues. Avant d’exécuter : que dira sa fonction de RVBJ, de XVBJ et de RVBX ? Réparez-la ensuite : il faut `True`, `False`, `False`.

# %% bogue
def lettres_connues(mot):
    for lettre in mot:
        if lettre in initiales:
            return True
        else:
            return False


print(lettres_connues("RVBJ"), lettres_connues("XVBJ"), lettres_connues("RVBX"))

# %% bogue-reponse [markdown]
# <details><summary>Réponse</summary>
#
# Elle accepte RVBX. `return` termine la fonction **sur-le-champ** : seule la première lettre est regardée. Une lettre inconnue suffit pour dire `False` ; mais pour dire `True`, il faut avoir fini la boucle.
# ```python
# for lettre in mot:
#     if lettre not in initiales:
#         return False
# return True
# ```
#
# </details>

# %% message-texte [markdown]
# ## Dire ce qui ne va pas
#
# « Erreur » n’aide personne. La fonction suivante renvoie une phrase, ou un texte vide quand tout va bien. Comme le document du BTS, elle vérifie la longueur d’abord, les lettres ensuite, et s’arrête à la première lettre inconnue.
#
# Avant d’exécuter : que dira-t-elle de RXBYZ ?

# %% message
def message(mot):
    if len(mot) != NB_PIONS:
        return f"Il faut {NB_PIONS} lettres, en voici {len(mot)}."
    for lettre in mot:
        if lettre not in initiales:
            return f"« {lettre} » n’est pas l’initiale d’une couleur."
    return ""


for saisie in saisies + ["RXBY", "RXBYZ"]:
    print(repr(saisie), message(nettoyer(saisie)))

# %% fonction-texte [markdown]
# Une seule erreur à la fois, la longueur d’abord : c’est plus facile à corriger.
#
# ## Une fonction donnée à une fonction
#
# Il reste à lire. Mais `input` attend quelqu’un au clavier : comment tester ? Idée : **donner à notre fonction celle qui lit et celle qui affiche**. Une fonction se donne comme un nombre, par son nom : `lire` est la fonction, `lire()` est ce qu’elle renvoie. Avant d’exécuter : qu’affichent ces deux appels ?

# %% fonction
def crier(texte):
    print(texte.upper(), "!")


def saluer(dire):
    dire("bonjour")


saluer(print)
saluer(crier)

# %% saisir-texte [markdown]
# `saluer` ne sait pas *comment* on dit ; elle sait *quoi* dire. De même, `saisir` ne saura pas d’où viennent les lignes. Au clavier, nous lui donnerons une fonction qui appelle `input` ; pour l’essayer, une fonction qui joue le rôle d’une personne distraite.
#
# En français : *lire et nettoyer ; tant qu’il y a une erreur, l’afficher, puis lire de nouveau*.

# %% saisir
def saisir(lire, afficher):
    mot = nettoyer(lire())
    while message(mot) != "":
        afficher(message(mot))
        mot = nettoyer(lire())
    return mot


# %% saisir-essai
lignes = ["RVB", "RVBX", " r v b j "]


def lire():
    return lignes.pop(0)  # ôte la première ligne et la renvoie


montrer_plateau([saisir(lire, print)])

# %% saisir-questions [markdown]
# 1. Combien de fois `lire` a-t-elle été appelée ?
# 2. On remplace `while` par `if`. Que renvoie `saisir` avec ces trois lignes ?
# 3. On oublie la dernière ligne de la boucle, celle qui relit. Que se passe-t-il ?

# %% saisir-reponses [markdown]
# <details><summary>Réponses</summary>
#
# 1. Trois fois : deux erreurs, puis une saisie correcte.
# 2. `'RVBX'`, un mot faux : un `if` ne redemande qu’une fois.
# 3. `mot` ne change plus, la condition reste vraie : la boucle est **sans fin**, et le message s’affiche toujours.
#
# </details>

# %% abandon-texte [markdown]
# ## Abandonner
#
# Le site permet de taper « ? » pour abandonner : on montre alors le secret, et le programme se termine. Et notre `saisir` ? Elle répondrait « Il faut 4 lettres », encore et encore.
#
# **Changez une chose** : quand le mot est « ? », la boucle s’arrête, et la fonction renvoie `None`, c’est-à-dire *aucun mot*. Avant d’exécuter : combien de messages verrez-vous ?

# %% abandon
def saisir_ou_abandonner(lire, afficher):
    mot = nettoyer(lire())
    while mot != "?" and message(mot) != "":
        afficher(message(mot))
        mot = nettoyer(lire())
    if mot == "?":
        return None
    return mot


lignes = ["RVB", " ? "]
print(saisir_ou_abandonner(lire, print))

# %% points-texte [markdown]
# ## Des nombres plutôt que des lettres
#
# Sur le site, on tape `1.2.3.4` : les six couleurs sont numérotées à partir de 1. `split(".")` coupe à chaque point ; les morceaux sont encore des textes, dont `int` fait des nombres. Pourquoi y a-t-il un « − 1 » ?

# %% points
couleurs_du_site = ["jaune", "bleu", "rouge", "vert", "blanc", "noir"]
for morceau in "1.2.3.4".split("."):
    numero = int(morceau)
    print(repr(morceau), "→", numero, "→", couleurs_du_site[numero - 1])

# %% int-texte [markdown]
# Le site compte à partir de 1, les rangs de Python à partir de 0 : d’où le « − 1 ».
#
# `int` lit un nombre **et un seul**. Unisciel montre un joueur qui tape `1 2 3 4`, mais sa solution donne à `int` la ligne entière. Elle vérifie ensuite que chaque nombre est compris entre 1 et m.
#
# Avant d’exécuter : lesquels de ces textes sont des nombres ? Et lesquels sont des couleurs, quand m vaut 6 ?

# %% int
for texte in ["4", "10", "1 2 3 4", "", "a"]:
    try:
        nombre = int(texte)
        print(repr(texte), "donne", nombre, "– une couleur :", 1 <= nombre <= 6)
    except ValueError:
        print(repr(texte), "donne l’erreur ValueError")

# %% numeros-texte [markdown]
# Le joueur d’Unisciel arrêterait donc le programme dès sa première proposition. Et 10 est bien un nombre, mais pas une couleur : il faut deux vérifications.
#
# ## Deux écritures d’un code
#
# Un sujet d’IUT, la SAÉ, écrit chaque code de deux façons : un **mot** pour les personnes, une liste de **numéros** pour les calculs. Le numéro d’une couleur est son rang, à partir de 0, dans R, B, J, V, O, N. Avant d’exécuter : quels numéros pour BRJR ? Quel mot pour 3, 2, 1, 0 ?

# %% numeros
initiales_sae = ["R", "B", "J", "V", "O", "N"]
for lettre in "BRJR":
    print(lettre, "→", initiales_sae.index(lettre))
mot = ""
for numero in [3, 2, 1, 0]:
    mot = mot + initiales_sae[numero]
print(mot)

# %% clavier-texte [markdown]
# BRJR s’écrit 1, 0, 2, 0, et 3, 2, 1, 0 se lit VJBR. Attention au premier numéro : c’est 0 dans la SAÉ, mais 1 chez Unisciel et sur le site.
#
# ## Au clavier
#
# Tout est prêt : donnons à notre fonction une vraie personne, vous. Ôtez le `#` de la dernière ligne, trompez-vous exprès, essayez des espaces, puis « ? ».

# %% clavier tags=["nbval-skip"]
def lire_au_clavier():
    return input("Votre proposition ? ")


# saisir_ou_abandonner(lire_au_clavier, print)

# %% retenir [markdown]
# ## À retenir
#
# - Nettoyer, puis vérifier la longueur, puis les lettres ; tant qu’il y a une erreur, la dire et redemander.
# - `return` termine la fonction : on ne dit « tout va bien » qu’après la boucle.
# - Une fonction peut en recevoir une autre : un programme joue alors le rôle de la personne.

# %% suite [markdown]
# **À vous :** [l’exercice 03](../exercises/03_validation_exercices.ipynb), sept fonctions, du nettoyage à la saisie complète, puis des cas à écrire. Ensuite, [04 — Bien placés, mal placés](04_marquage.ipynb) : la proposition est lue, il faut lui répondre.
