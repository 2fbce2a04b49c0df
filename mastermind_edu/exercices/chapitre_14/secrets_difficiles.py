"""Exercice : les secrets qu’une stratégie trouve le plus tard."""

import random
from itertools import product

from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def secrets_difficiles(longueurs):
    """La liste, dans l’ordre croissant, des secrets dont la manche est la plus longue."""
    return sorted(secret for secret in longueurs if longueurs[secret] == max(longueurs.values()))


def cas():
    yield ({(0,): 1},)
    yield ({(1, 0): 4},)
    for tailles in product((1, 2, 3), repeat=2):
        yield ({(0,): tailles[0], (1,): tailles[1]},)
        yield ({(1,): tailles[0], (0,): tailles[1]},)
    codes = list(product(range(2), repeat=2))
    for tailles in ((1, 2, 3, 4), (2, 2, 2, 2), (1, 3, 3, 2), (3, 1, 3, 3), (1, 1, 1, 2)):
        yield (dict(zip(codes, tailles)),)
        yield (dict(zip(codes[::-1], tailles)),)
    hasard = random.Random(14)
    for nombre in range(1, 21):
        nb_pions, nb_couleurs = nombre % 7 + 2, nombre % 10 + 3
        secrets = dict.fromkeys(tuple(hasard.choices(range(nb_couleurs), k=nb_pions)) for _ in range(nombre))
        for plafond in (2, 12):
            yield ({secret: hasard.randint(1, plafond) for secret in secrets},)
    yield ({(11, 10, 9): 20, (0, 11, 0): 1, (7, 7, 7): 15, (0, 0, 11): 20},)


EXERCICE = Exercice(
    reference=secrets_difficiles,
    points=2,
    cas=cas,
    exemples=(({(0, 0): 1, (0, 1): 2, (1, 0): 3, (1, 1): 2},), ({(1, 1): 2, (0, 1): 2, (0, 0): 1},)),
    proprietes=(
        Propriete("un seul secret a la plus longue manche", "plusieurs secrets ont la plus longue manche", lambda longueurs: len(secrets_difficiles(longueurs)) == 1),
        Propriete("les secrets du dictionnaire sont dans l’ordre", "les secrets du dictionnaire ne sont pas dans l’ordre", lambda longueurs: [*longueurs] == sorted(longueurs)),
        Propriete("toutes les manches ont la même longueur", "les manches n’ont pas toutes la même longueur", lambda longueurs: len(set(longueurs.values())) == 1),
        Propriete("il n’y a qu’un secret", "il y a plusieurs secrets", lambda longueurs: len(longueurs) == 1),
    ),
    indices=(
        "Deux passages : d’abord la plus grande longueur, `max(longueurs.values())`, puis les secrets qui l’ont.",
        "Une compréhension avec une condition garde les secrets voulus ; `sorted` les met dans l’ordre.",
    ),
    squelette='''\
def secrets_difficiles(longueurs):
    """Les secrets de la plus longue manche, dans l’ordre."""
    plus_longue = max(...)
    return sorted([secret for secret in longueurs if ...])
''',
)


def _au_maximum(longueurs):
    return [secret for secret in longueurs if longueurs[secret] == max(longueurs.values())]


@faux("un seul secret est donné, même quand plusieurs ont la plus longue manche")
def un_seul(longueurs):
    return _au_maximum(longueurs)[:1]


@faux("les secrets sont dans l’ordre du dictionnaire : il faut l’ordre croissant")
def non_tries(longueurs):
    return _au_maximum(longueurs)


@faux("vous renvoyez la plus grande longueur : il faut les secrets qui l’ont")
def longueur_renvoyee(longueurs):
    return max(longueurs.values())


@faux("ce sont les secrets des manches les plus courtes : il faut les plus longues")
def faciles(longueurs):
    return sorted(secret for secret in longueurs if longueurs[secret] == min(longueurs.values()))


@faux("c’est le plus grand des secrets, dans l’ordre des codes : il faut ceux de la plus longue manche")
def plus_grand_secret(longueurs):
    return [max(longueurs)]


@faux("tous les secrets y sont : il faut seulement ceux de la plus longue manche")
def tous(longueurs):
    return sorted(longueurs)


@faux("chaque secret est suivi de sa longueur : il faut les secrets seuls")
def avec_la_longueur(longueurs):
    return [(secret, longueurs[secret]) for secret in sorted(_au_maximum(longueurs))]
