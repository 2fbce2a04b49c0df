"""Ce que partagent les exercices où l’on regarde des tentatives : les fabriquer, juste ou presque.

Aucun exercice ici ; les tirages ont une graine. Commencer par `repondre_a`.
"""

import random
from collections.abc import Iterator, Sequence
from itertools import product

from mastermind_edu.exercices.chapitre_05.repondre_frequences import repondre_frequences
from mastermind_edu.juge.ecarts import Ecart
from mastermind_edu.juge.explications import expliquer

# Des tailles de 1 à 8 pions, de 1 à 12 couleurs, où l’on peut encore écrire tous les codes : 2 187 au plus.
TAILLES = ((1, 12), (2, 12), (3, 12), (3, 10), (4, 6), (4, 5), (5, 4), (6, 3), (7, 3), (8, 2), (2, 9), (2, 7), (1, 11), (3, 8))


def repondre_a(secret: list, propositions: Sequence[list], nb_couleurs: int) -> list[tuple]:
    """Les tentatives : chaque proposition et sa réponse juste."""
    return [(proposition, repondre_frequences(secret, proposition, nb_couleurs)) for proposition in propositions]


def expliquer_l_appel(ecart: Ecart | None, obtenue) -> Ecart | None:
    """Une erreur dans l’appel de `repondre_frequences`, qui n’a sans doute pas reçu une proposition."""
    if ecart is None or obtenue.erreur is None or obtenue.erreur.types[0] != "TypeError" or "repondre_frequences(" not in obtenue.erreur.instruction:
        return ecart
    voulus = "le secret, ou le code pris pour secret, puis la proposition seule, sans sa réponse, puis `nb_couleurs`"
    return ecart._replace(message=f"{expliquer(obtenue.erreur)}. Vérifiez ce que reçoit `repondre_frequences`, dans l’ordre : {voulus}")


def tirer_codes(hasard: random.Random, nb_pions: int, nb_couleurs: int, nombre: int) -> list[list]:
    return [hasard.choices(range(nb_couleurs), k=nb_pions) for _ in range(nombre)]


def retoucher(hasard: random.Random, code: list, nb_couleurs: int) -> list:
    """Le code dans un autre ordre, ou avec un pion changé."""
    autre = hasard.sample(code, len(code))
    if hasard.random() < 0.5:
        autre[hasard.randrange(len(code))] = hasard.randrange(nb_couleurs)
    return autre


def petites_tentatives() -> Iterator[tuple[list, list, int]]:
    """(code, tentatives, couleurs) : une tentative, puis deux, pour un ou deux pions et deux ou trois couleurs."""
    for nb_pions, nb_couleurs in ((1, 2), (2, 2)):
        codes = [list(code) for code in product(range(nb_couleurs), repeat=nb_pions)]
        for code, secret, proposition in product(codes, repeat=3):
            yield code, repondre_a(secret, [proposition], nb_couleurs), nb_couleurs
    for code in ([2], [1], [0]):  # aucune, puis la seconde seulement, puis la première dit non
        yield code, repondre_a([2], [[0], [1]], 3), 3
    codes = [list(code) for code in product(range(3), repeat=2)]
    for secret, code in product(([1, 0], [2, 0], [1, 2]), codes):  # mêmes bien placés, d’autres mal placés
        yield code, repondre_a(secret, [[0, 1]], 3), 3
    for rang, (code, secret) in enumerate(product(codes, repeat=2)):
        if rang % 2 == 0:
            yield code, repondre_a(secret, [codes[rang % 9], codes[(2 * rang + 1) % 9]], 3), 3
