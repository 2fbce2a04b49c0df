"""Des cases trouvées et des cases vides, pour les extraits du pseudo-code ; `None` est une case vide.

Du plus petit au plus grand ; la graine est fixe. Commencer par `cases_croissantes`.
"""

import random
from collections.abc import Iterator

from mastermind_edu.exercices.cas import listes
from mastermind_edu.francais import accorder
from mastermind_edu.juge.ecarts import Ecart, comparer_a_la_reference
from mastermind_edu.juge.exercice import Propriete
from mastermind_edu.juge.explications import expliquer


def cases_croissantes() -> Iterator[tuple[list, int]]:
    """(cases, couleur qui les remplit) : toutes les petites, puis des tirages jusqu’à huit cases et douze couleurs."""
    for cases in listes([None, 0, 1], [1, 2, 3]):
        yield from ((cases, couleur) for couleur in (0, 1, 2))
    hasard = random.Random(12)
    for taille in range(4, 9):
        for _ in range(6):
            cases = [hasard.randrange(11) if hasard.random() < 0.5 else None for _ in range(taille)]
            yield cases, hasard.randrange(11)
    yield [11, None, 3, 11], 10
    yield [None] * 9, 4
    yield [2] * 6 + [None, 0], 7


HORS_DE_LA_LISTE = "Votre liste part-elle de `[]` ? Elle n’a alors encore aucune case où écrire : ajoutez-y chaque couleur avec `append`, ou partez de `trouves.copy()`. Sinon, le rang de cette case est trop grand : le dernier est la longueur − 1"
NOMBRE_A_UNE_LISTE = "Un nombre ne s’ajoute pas à une liste : mettez-le entre crochets, comme `[couleur]`"


def juger(exercice, arguments, attendue, obtenue) -> Ecart | None:
    """La comparaison à la référence ; la première case fausse se dit."""
    ecart = comparer_a_la_reference(exercice, arguments, attendue, obtenue)
    if ecart and obtenue.erreur:
        connues = {"list assignment index": HORS_DE_LA_LISTE, "list (not \"int\")": NOMBRE_A_UNE_LISTE}
        suite = next((suite for texte, suite in connues.items() if texte in obtenue.erreur.texte), "")
        return ecart._replace(message=f"{expliquer(obtenue.erreur).partition('. ')[0]}. {suite}") if suite else ecart
    if ecart is None or ecart.genre != "valeur":
        return ecart
    return ecart._replace(conseil=_dire(dict(zip(exercice.parametres, arguments)), attendue.valeur, obtenue.valeur))


def _dire(donnes, attendues, obtenues) -> str:
    if len(obtenues) != len(attendues):
        cases = accorder(abs(len(attendues) - len(obtenues)), "case")
        faute = f"il manque {cases}" if len(obtenues) < len(attendues) else f"il y a {cases} de trop"
        geste = "" if len(obtenues) < len(attendues) else " ; insérer ou ajouter allonge la liste, `essai[rang] = …` remplace une case qui existe déjà"
        return f"{faute} : chaque case de `trouves` donne exactement une case, dans l’ordre, qu’elle soit vide ou trouvée{geste}"
    rang = next((i for i in range(len(attendues)) if repr(attendues[i]) != repr(obtenues[i])), 0)
    voulu = f"{attendues[rang]}, et non {obtenues[rang]}{', un nombre sans crochets' if type(obtenues[rang]) is list else ''}"
    if donnes["trouves"][rang] is not None:
        return f"la case de rang {rang} est déjà trouvée, elle garde sa couleur : {voulu}"
    if donnes.get("place") == rang:
        return f"la case de rang {rang} est celle qu’on essaie (`place` est un rang dans toute la liste), elle reçoit `couleur`, par `essai[place] = couleur` : {voulu}"
    return f"la case de rang {rang} est vide, elle reçoit `{'suivante' if 'suivante' in donnes else 'couleur'}` : {voulu}"


TOUTES_VIDES = Propriete("toutes les cases sont vides", "une case au moins est trouvée", lambda trouves, *_: trouves.count(None) == len(trouves))
ZERO_TROUVE = Propriete("la couleur 0 est déjà trouvée quelque part", "la couleur 0 n’est pas encore trouvée", lambda trouves, *_: 0 in trouves)
AUCUNE_VIDE = Propriete("aucune case n’est vide", "une case au moins est vide", lambda trouves, *_: None not in trouves)
PLUSIEURS_VIDES = Propriete("plusieurs cases sont vides", "une case au plus est vide", lambda trouves, *_: trouves.count(None) > 1)
PREMIERE_VIDE = Propriete("la première case est vide", "la première case n’est pas vide", lambda trouves, *_: trouves[0] is None)
DERNIERE_VIDE = Propriete("la dernière case est vide", "la dernière case n’est pas vide", lambda trouves, *_: trouves[-1] is None)
