"""Les erreurs de Python expliquées en français, d’après l’erreur elle-même.

Une phrase vraie de tout programme qui lève cette erreur, ou le message de Python entre
guillemets. Les phrases sont dans `motifs` ; commencer par `expliquer`.
"""

import re

from mastermind_edu.francais import majuscule
from mastermind_edu.juge.appel import Erreur
from mastermind_edu.juge.ecarts import NOMS_DES_ARRETS
from mastermind_edu.juge.groupes import Groupe
from mastermind_edu.juge.motifs import MOTIFS

D_OU_VIENT_NONE = " : une fonction sans `return` renvoie `None`"
# Même levées par le programme, ces erreurs-là gardent leur sens ; les autres ont le message qu’il a choisi.
MEME_LEVEES = {"NotImplementedError", "SystemExit", "KeyboardInterrupt"}
_SUGGESTION = re.compile(r"\.? (?:Or did|Did) you (?:mean:? '(.+?)'|forget to import '(.+?)')\??")


def expliquer(erreur: Erreur) -> str:
    """Une phrase française pour une exception de l’élève.

    >>> expliquer(Erreur(("NameError", "Exception"), "name 'secre' is not defined", 3, "return secre"))
    'erreur NameError à la ligne 3, dans `return secre`. Le nom « secre » n’existe pas : faute de frappe, cellule pas encore exécutée, ou variable d’une autre fonction ?'
    """
    instruction = f", dans `{erreur.instruction}`" if erreur.instruction else ""  # le texte n’est pas toujours lisible
    lieu = f" à la ligne {erreur.ligne}{instruction}" if erreur.ligne else ""
    nom = NOMS_DES_ARRETS.get(erreur.types[0], f"erreur {erreur.types[0]}")
    phrase = traduire(erreur)
    return f"{nom}{lieu}. {majuscule(phrase)}" if phrase else nom + lieu


def traduire(erreur: Erreur) -> str:
    """Ce que veut dire l’erreur, avec ce que Python propose ; vide quand elle ne dit rien.

    >>> traduire(Erreur(("ZeroDivisionError",), "division by zero"))
    'une division par zéro'
    >>> traduire(Erreur(("MonErreur", "Exception"), "no such thing"))
    'le message est « no such thing »'
    """
    texte = _SUGGESTION.sub("", erreur.texte)
    phrase = _phrase(erreur.types, texte, erreur.instruction)
    if not phrase:
        return f"le message est « {erreur.texte} »" if erreur.texte else ""
    if "`None`" in phrase:
        phrase += D_OU_VIENT_NONE
    suggestions = [_suggerer(*noms) for noms in _SUGGESTION.findall(erreur.texte)]
    return " ".join([phrase if phrase.endswith("?") else phrase + ".", *suggestions]) if suggestions else phrase


def _phrase(types: tuple[str, ...], texte: str, instruction: str) -> str:
    levee = re.match(r"raise\s+(?:\w+\.)*(\w+)", instruction)
    if levee and levee[1] == types[0] and levee[1] not in MEME_LEVEES:
        return ""
    for type_attendu, motif, phrase in MOTIFS:
        trouve = re.search(motif, texte) if type_attendu in types else None
        if trouve:
            return phrase.format(*(Groupe(groupe) for groupe in trouve.groups() if groupe is not None))
    return ""


def _suggerer(nom: str, module: str) -> str:
    return f"Vouliez-vous dire « {nom} » ?" if nom else f"Avez-vous oublié `import {module}` ?"
