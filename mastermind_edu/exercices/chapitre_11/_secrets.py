"""Les secrets que partagent les exercices où une stratégie cherche sans écrire tous les codes.

Des plus petits aux plus grands, bien au-delà du cours ; la graine est fixe. Commencer par `secrets_croissants`.
"""

import random
from collections.abc import Iterator

from mastermind_edu.exercices.cas import listes
from mastermind_edu.juge.exercice import Propriete

A_SIX_COULEURS = ((1, 2), (2, 3), (3, 2))  # pions, couleurs du secret : les numéros des autres existent, on peut les proposer
PETITES_TAILLES = ((1, 1), (1, 2), (2, 2), (2, 3), (3, 2), (3, 3), (4, 2))
GRANDES_TAILLES = ((4, 6), (4, 8), (5, 6), (5, 8), (6, 8), (3, 12), (7, 5), (8, 12), (8, 3), (6, 4), (2, 11), (7, 10), (5, 2), (1, 9))
SECRETS_DE_LA_SAE = ([3, 2, 1, 0], [1, 1, 0, 3])


def secrets_croissants(par_taille: int = 2) -> Iterator[tuple[list, int]]:
    """(secret, nombre de couleurs) : tous ceux des petites tailles, ceux de la SAÉ, puis des tirages."""
    for nb_pions, nb_couleurs in A_SIX_COULEURS:
        yield from ((secret, 6) for secret in listes(range(nb_couleurs), [nb_pions]))
    for nb_pions, nb_couleurs in PETITES_TAILLES:
        yield from ((secret, nb_couleurs) for secret in listes(range(nb_couleurs), [nb_pions]))
    yield [6], 7
    yield from ((secret, 6) for secret in SECRETS_DE_LA_SAE)
    yield [0, 1, 0, 2, 3], 4  # le plus petit où, dans la phase FC, passer deux fois par une place change quelque chose
    yield [0, 0, 1, 0, 2, 3], 4  # et celui-ci, sauter deux places connues de suite
    hasard = random.Random(11)
    for nb_pions, nb_couleurs in GRANDES_TAILLES:
        for _ in range(par_taille):
            yield hasard.choices(range(nb_couleurs), k=nb_pions), nb_couleurs
        yield hasard.choices([0, nb_couleurs - 1], k=nb_pions), nb_couleurs
    yield [4, 4, 4], 7
    yield [5, 5, 5, 4], 6
    yield [1, 3, 3, 3, 3, 3, 3], 5


UNE_SEULE_COULEUR = Propriete("le secret n’a qu’une couleur", "le secret a plusieurs couleurs", lambda secret, _: len(set(secret)) == 1)
COULEUR_ZERO = Propriete("la couleur 0 est dans le secret", "la couleur 0 n’est pas dans le secret", lambda secret, _: 0 in secret)
DERNIERE = Propriete("la dernière couleur est dans le secret", "la dernière couleur n’est pas dans le secret", lambda secret, k: k - 1 in secret)
REPETEE = Propriete("une couleur est répétée dans le secret", "aucune couleur n’est répétée dans le secret", lambda secret, _: len(set(secret)) < len(secret))
PREMIERE_PLACE = Propriete("la couleur 0 est à la première place", "la couleur 0 n’est pas à la première place", lambda secret, _: secret[0] == 0)
UN_PION = Propriete("le secret n’a qu’un pion", "le secret a plusieurs pions", lambda secret, _: len(secret) == 1)
RANGE = Propriete("le secret est rangé dans l’ordre des couleurs", "le secret n’est pas rangé dans l’ordre des couleurs", lambda secret, _: secret == sorted(secret))
