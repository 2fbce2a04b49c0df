"""Question : compter les voix de chaque liste d’une élection."""

from itertools import product

from mastermind_edu.juge.exercice import Exercice, faux


def voix_par_liste(bulletins, nb_listes):
    """Le tableau du nombre de voix de chaque liste."""
    voix = [0] * nb_listes
    for liste in bulletins:
        voix[liste] = voix[liste] + 1
    return voix


def cas():
    for nombre, listes in product(range(4), range(1, 4)):
        for bulletins in product(range(listes), repeat=nombre):
            yield list(bulletins), listes


EXERCICE = Exercice(
    reference=voix_par_liste,
    points=3,
    cas=cas,
    exemples=(([2, 0, 2], 3), ([], 2)),
    intacts=("bulletins",),
    indices=("Un compteur par liste, tous à 0 au départ.", "Chaque bulletin dit le rang du compteur à augmenter."),
    squelette="def voix_par_liste(bulletins, nb_listes):\n    voix = ...\n    for liste in bulletins:\n        ...\n    return voix\n",
)


@faux("chaque liste a une voix au plus")
def une_voix_au_plus(bulletins, nb_listes):
    return [int(liste in bulletins) for liste in range(nb_listes)]
