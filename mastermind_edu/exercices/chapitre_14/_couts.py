"""Ce que partagent les exercices du jeu où l’on mêle deux stratégies : leurs tables de coûts, et des nombres exacts.

Aucun exercice ici. Commencer par `tables`.
"""

import random
from collections.abc import Iterator
from fractions import Fraction
from itertools import product

# Le petit jeu de la leçon : le prudent et le méfiant, contre un double puis contre un mêlé.
PRUDENT_ET_MEFIANT = [[Fraction(8, 3), Fraction(13, 6)], [Fraction(7, 3), Fraction(15, 6)]]


def tables() -> Iterator[list[list]]:
    """Deux listes de coûts, de plus en plus longues ; celles de la leçon ensuite, puis des tirages à graine fixe."""
    for a, b in product((1, 2, 4), repeat=2):
        yield [[a], [b]]
    for a, b, c, d in ((1, 3, 3, 1), (1, 3, 2, 1), (3, 1, 1, 2), (2, 2, 2, 2), (1, 2, 3, 4), (4, 3, 2, 1), (5, 1, 4, 1), (1, 6, 1, 5), (9, 2, 2, 9)):
        yield [[a, b], [c, d]]
    yield PRUDENT_ET_MEFIANT
    yield PRUDENT_ET_MEFIANT[::-1]
    hasard = random.Random(14)
    for taille in (3, 4, 5, 6, 8, 12):
        yield [[hasard.randint(1, 12) for _ in range(taille)] for _ in range(2)]
        yield [[12, *([1] * (taille - 1))], [*([1] * (taille - 1)), 11]]


def exacte(valeur: object) -> object:
    """Un entier devient la fraction égale : il est exact aussi."""
    return Fraction(valeur) if type(valeur) is int else valeur


def ecrire_fraction(valeur: object) -> str:
    """La fraction, comme l’écrit Python.

    >>> ecrire_fraction(Fraction(29, 12))
    'Fraction(29, 12)'
    """
    return repr(exacte(valeur))
