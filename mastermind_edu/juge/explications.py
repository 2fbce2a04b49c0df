"""Les erreurs de Python expliquées en français, pour un premier programme.

Une phrase par type d’erreur : ce qui est arrivé, où regarder. Commencer par
`expliquer`.
"""

import re

from mastermind_edu.francais import majuscule
from mastermind_edu.juge.appel import Erreur
from mastermind_edu.juge.exercice import NOMS_DES_ARRETS

# Le premier motif reconnu parle ; les groupes du motif remplissent la phrase.
MOTIFS = (
    ("NonFini", "", "Vérifiez que quelque chose change à chaque tour, et finit par arrêter la boucle"),
    ("ProcessusArrete", "", "La fonction arrête Python lui-même : os._exit, mémoire épuisée, ou réponse illisible"),
    ("SansReponse", "", "La fonction ne répond pas : une attente ou un calcul sans fin"),
    ("UnboundLocalError", r"variable '(\w+)'",
     "la variable « {} » est lue avant d’avoir reçu une valeur dans la fonction"),
    ("NameError", r"name '(\w+)'",
     "le nom « {} » n’existe pas : faute de frappe, cellule pas encore exécutée, ou variable d’une autre fonction ?"),
    ("IndexError", "", "un indice sort de la liste ou du texte : le dernier élément est au rang longueur − 1"),
    ("KeyError", r"(.*)", "la clé {} n’est pas dans le dictionnaire"),
    ("ZeroDivisionError", "", "une division par zéro"),
    ("RecursionError", "", "la fonction s’appelle elle-même sans jamais s’arrêter"),
    ("AttributeError", r"'NoneType' object has no attribute '(\w+)'",
     "`.{}` est demandé à `None` : une fonction appelée avant n’a rien renvoyé"),
    ("AttributeError", r"'(\w+)' object has no attribute '(\w+)'", "une valeur de type {} n’a pas de `.{}`"),
    ("TypeError", r"'NoneType' object is not (?:subscriptable|iterable)",
     "`None` est employé comme une liste : une fonction appelée avant n’a rien renvoyé"),
    ("TypeError", r"unsupported operand type\(s\) for (\S+): '(\w+)' and '(\w+)'",
     "l’opération « {} » ne marche pas entre un {} et un {}"),
    ("TypeError", r"'(\w+)' object is not callable",
     "un {} est appelé comme une fonction : des parenthèses à la place de crochets, ou un nom réutilisé ?"),
    ("TypeError", r"'(\w+)' object does not support item assignment",
     "une valeur de type {} ne se modifie pas case par case"),
    ("TypeError", r"(\w+)\(\) (?:missing|takes)", "la fonction « {} » ne reçoit pas le bon nombre d’arguments"),
    ("TypeError", r"(?:can only concatenate|must be) str", "un texte et un nombre sont collés : écrivez `str(nombre)`"),
    ("TypeError", "", "une opération reçoit une valeur d’un type qui ne convient pas"),
    ("ValueError", r"invalid literal for int\(\) with base 10: (.*)", "{} ne se lit pas comme un nombre entier"),
    ("ValueError", r"(.*) is not in list", "{} est cherché avec `index`, mais n’est pas dans la liste"),
    ("ValueError", "empty range", "le tirage se fait dans un intervalle vide : vérifiez ses bornes"),
    ("EOFError", r"input\(\)", "`input()` attend une personne : recevez plutôt la valeur en argument"),
    ("EOFError", r"lire\(\)", "`lire()` est appelée une fois de trop : la dernière ligne donnée était déjà bonne"),
    ("AssertionError", "", "un `assert` de la fonction est faux"),
    ("SystemExit", "", "la fonction quitte le programme : remplacez `exit()` par `return`"),
    ("MemoryError", "", "la fonction demande trop de mémoire"),
    ("NotImplementedError", "", "la fonction dit elle-même qu’elle n’est pas écrite"),
)


def expliquer(erreur: Erreur) -> str:
    """Une phrase française pour une exception de l’élève.

    >>> expliquer(Erreur(("NameError", "Exception"), "name 'secre' is not defined", 3, "return secre"))
    'erreur NameError à la ligne 3, dans `return secre`. Le nom « secre » n’existe pas : faute de frappe, cellule pas encore exécutée, ou variable d’une autre fonction ?'
    """
    lieu = f" à la ligne {erreur.ligne}, dans `{erreur.instruction}`" if erreur.ligne else ""
    nom = NOMS_DES_ARRETS.get(erreur.types[0], f"erreur {erreur.types[0]}")
    phrase = _traduire(erreur)
    return f"{nom}{lieu}. {majuscule(phrase)}" if phrase else nom + lieu


def _traduire(erreur: Erreur) -> str:
    for type_attendu, motif, phrase in MOTIFS:
        trouve = re.search(motif, erreur.texte)
        if type_attendu in erreur.types and trouve:
            return phrase.format(*trouve.groups())
    return erreur.texte
