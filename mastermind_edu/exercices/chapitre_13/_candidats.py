"""Ce que partagent les exercices où une proposition sépare des candidats : les choisir, peu ou beaucoup.

Aucun exercice ici ; les tirages ont une graine. Commencer par `tous`.
"""

import random
from collections.abc import Iterator
from itertools import product

from mastermind_edu.exercices.chapitre_05.repondre_frequences import repondre_frequences

# Au-delà du cours : de 1 à 8 pions, de 1 à 12 couleurs.
TAILLES = ((1, 12), (2, 12), (3, 8), (4, 6), (5, 4), (6, 3), (8, 2), (5, 9), (8, 12), (7, 1), (4, 10), (3, 5))


def tous(nb_pions: int, nb_couleurs: int) -> list[list]:
    """Tous les codes, dans l’ordre.

    >>> tous(2, 2)
    [[0, 0], [0, 1], [1, 0], [1, 1]]
    """
    return [list(code) for code in product(range(nb_couleurs), repeat=nb_pions)]


def petites_listes() -> Iterator[tuple[list, list, int]]:
    """(proposition, candidats, couleurs) : un candidat, puis deux, trois ou quatre, de deux pions."""
    codes = tous(2, 2)
    for proposition, candidat in product(codes, repeat=2):
        yield proposition, [candidat], 2
    for proposition in codes:
        for rang in range(4):
            yield proposition, [code for code in codes if code != codes[rang]], 2
        yield proposition, codes[:2], 2
        yield proposition, codes[::-1], 2
        yield proposition, codes, 2
    for proposition in tous(2, 3):
        yield proposition, tous(2, 3), 3


def grandes_listes() -> Iterator[tuple[list, list, int]]:
    """(proposition, candidats, couleurs) : des tailles au-delà du cours ; la proposition, candidate ou non."""
    hasard = random.Random(13)
    for nb_pions, nb_couleurs in TAILLES:
        secret = hasard.choices(range(nb_couleurs), k=nb_pions)
        candidats = sans_doublon([retoucher(hasard, secret, nb_couleurs) for _ in range(7)])
        yield hasard.choice(candidats), candidats, nb_couleurs
        yield hasard.sample(secret, nb_pions), candidats[::-1], nb_couleurs
        yield hasard.choices(range(nb_couleurs), k=nb_pions), candidats, nb_couleurs
    for nombre in range(1, 21):  # chaque nombre de candidats, chaque nombre de couleurs
        nb_couleurs = (nombre + 3) % 12 + 1
        nb_pions = nombre % 4 + 5 if nb_couleurs > 1 else 4
        candidats = sans_doublon([hasard.choices(range(nb_couleurs), k=nb_pions) for _ in range(2 * nombre)])[:nombre]
        yield candidats[-1][1:] + candidats[-1][:1], candidats, nb_couleurs


def en_deux_pions(hasard: random.Random) -> Iterator[tuple[list, list, int]]:
    """(candidats, codes, couleurs) : de deux à huit candidats, parmi les neuf codes de deux pions et trois couleurs."""
    neuf = tous(2, 3)
    yield neuf, neuf[::2], 3
    for nombre in range(2, 9, 2):
        yield sorted(hasard.sample(neuf, nombre)), hasard.sample(neuf, 10 - nombre), 3


def de_toutes_tailles(hasard: random.Random) -> Iterator[tuple[list, list, int]]:
    """(candidats, codes, couleurs) : de un à huit pions, de une à douze couleurs."""
    for nb_pions, nb_couleurs in ((1, 12), (3, 4), (4, 6), (5, 9), (8, 2), (8, 12), (2, 12), (6, 3), (3, 1)):
        tires = sans_doublon([hasard.choices(range(nb_couleurs), k=nb_pions) for _ in range(6)])
        yield tires[:3], tires, nb_couleurs
        yield sorted(tires[:3]), sorted(tires[-3:]), nb_couleurs


def de_tous_nombres(hasard: random.Random) -> Iterator[tuple[list, list, int]]:
    """(candidats, codes, couleurs) : chaque nombre de codes, où le bon est le dernier, puis de candidats, et de couleurs."""
    for nombre in range(1, 21):
        nb_couleurs = nombre % 11 + 2
        tires = sans_doublon([hasard.choices(range(nb_couleurs), k=3 if nb_couleurs > 2 else 6) for _ in range(2 * nombre + 9)])
        yield [tires[nombre - 1]], tires[:nombre], nb_couleurs
        yield tires[:nombre], [tires[nombre], tires[0]][: nombre % 2 + 1], nb_couleurs


def retoucher(hasard: random.Random, code: list, nb_couleurs: int) -> list:
    """Le code dans un autre ordre, avec un pion tiré."""
    autre = hasard.sample(code, len(code))
    autre[hasard.randrange(len(code))] = hasard.randrange(nb_couleurs)
    return autre


def sans_doublon(codes: list) -> list[list]:
    """Les mêmes codes, chacun une fois."""
    return [list(code) for code in dict.fromkeys(map(tuple, codes))]


def tailles(proposition: list, candidats: list, nb_couleurs: int) -> list[int]:
    """Les tailles des parts, sans les parts.

    >>> tailles([0, 1], tous(2, 2), 2)
    [2, 1, 1]
    """
    compte: dict[tuple, int] = {}
    for candidat in candidats:
        reponse = repondre_frequences(candidat, proposition, nb_couleurs)
        compte[reponse] = compte.get(reponse, 0) + 1
    return list(compte.values())
