"""Question : compter les billes que chaque sac a reçues."""

from itertools import product

from mastermind_edu.juge.exercice import Exercice, faux


def billes_par_sac(tirages, nb_sacs):
    """Le tableau du nombre de billes de chaque sac."""
    billes = [0] * nb_sacs
    for sac in tirages:
        billes[sac] = billes[sac] + 1
    return billes


def cas():
    for nombre, sacs in product(range(4), range(1, 4)):
        for tirages in product(range(sacs), repeat=nombre):
            yield list(tirages), sacs


EXERCICE = Exercice(
    reference=billes_par_sac,
    points=3,
    cas=cas,
    exemples=(([1, 1, 0, 1], 2), ([], 1)),
    intacts=("tirages",),
    indices=("Un nombre par sac, tous à 0 au départ.", "Chaque tirage dit le rang du nombre à augmenter."),
    squelette="def billes_par_sac(tirages, nb_sacs):\n    billes = ...\n    for sac in tirages:\n        ...\n    return billes\n",
)


@faux("chaque sac a une bille au plus")
def une_bille_au_plus(tirages, nb_sacs):
    return [int(sac in tirages) for sac in range(nb_sacs)]
