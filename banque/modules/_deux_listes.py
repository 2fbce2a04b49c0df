"""Les paires de listes de numéros que partagent les questions du chapitre 05. Aucun exercice ici."""

import random
from itertools import product

TIREES = 40  # des paires plus longues, de graine fixe


def paires_de_listes():
    """Deux listes de numéros, peut-être vides, et combien de numéros existent ; par longueur totale."""
    listes = [list(numeros) for taille in range(4) for numeros in product(range(3), repeat=taille)]
    petites = [(a, b) for a in listes for b in listes if len(a) + len(b) <= 4]
    for a, b in sorted(petites, key=lambda paire: len(paire[0]) + len(paire[1])):
        yield a, b, 3
    for nombre in range(1, 13):
        yield [nombre - 1] * 2, [], nombre
        yield [], [nombre - 1] * 2, nombre
        yield [nombre - 1] * 3, [nombre - 1] * 2, nombre
    hasard = random.Random(5)
    for rang in range(TIREES):
        nombre = rang % 12 + 1
        yield hasard.choices(range(nombre), k=rang % 9 + 2), hasard.choices(range(nombre), k=rang % 7 + 3), nombre
