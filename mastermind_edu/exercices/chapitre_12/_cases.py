"""Des cases trouvées et des cases vides, pour les extraits du pseudo-code ; `None` est une case vide.

Du plus petit au plus grand ; la graine est fixe. Commencer par `cases_croissantes`.
"""

import random
from collections.abc import Iterator

from mastermind_edu.exercices.cas import listes
from mastermind_edu.juge.exercice import Propriete


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


TOUTES_VIDES = Propriete("toutes les cases sont vides", "une case au moins est trouvée", lambda trouves, *_: trouves.count(None) == len(trouves))
ZERO_TROUVE = Propriete("la couleur 0 est déjà trouvée quelque part", "la couleur 0 n’est pas encore trouvée", lambda trouves, *_: 0 in trouves)
AUCUNE_VIDE = Propriete("aucune case n’est vide", "une case au moins est vide", lambda trouves, *_: None not in trouves)
