"""Question : compter les épreuves où deux élèves ont la même note."""

from itertools import product

from mastermind_edu.juge.exercice import Exercice, faux


def nb_memes_notes(premier, second):
    """Le nombre d’épreuves où les deux élèves ont la même note."""
    egales = 0
    for i in range(len(premier)):
        if premier[i] == second[i]:
            egales = egales + 1
    return egales


def cas():
    for taille in range(4):
        yield from product(map(list, product((8, 15), repeat=taille)), repeat=2)
    yield [4, 8, 15, 16, 20, 12], [4, 8, 14, 16, 12, 20]


EXERCICE = Exercice(
    reference=nb_memes_notes,
    points=2,
    cas=cas,
    exemples=(([12, 9, 17], [12, 10, 17]), ([7], [8])),
    intacts=("premier", "second"),
    indices=("Comparez les deux premières notes, puis les deux suivantes.", "Une boucle sur les rangs, un compteur."),
    squelette="def nb_memes_notes(premier, second):\n    egales = ...\n    for i in range(...):\n        ...\n    return egales\n",
)


@faux("une note est cherchée partout chez l’autre élève, et non dans la même épreuve")
def cherchee_partout(premier, second):
    return sum(note in second for note in premier)
