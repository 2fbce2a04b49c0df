"""Question : compter les cases d’une grille qui sont celles de la solution."""

from itertools import product

from mastermind_edu.juge.exercice import Exercice, faux


def nb_bonnes_cases(grille, solution):
    """Le nombre de cases de la grille qui sont celles de la solution."""
    total = 0
    for i in range(len(grille)):
        if grille[i] == solution[i]:
            total = total + 1
    return total


def cas():
    for taille in range(4):
        yield from product(map(list, product("AB", repeat=taille)), repeat=2)
    yield list("PIROUETTE"), list("PIRATERIE")


EXERCICE = Exercice(
    reference=nb_bonnes_cases,
    points=2,
    cas=cas,
    exemples=((list("ROSE"), list("RUSE")), (list("LA"), list("LE"))),
    intacts=("grille", "solution"),
    indices=("Regardez chaque place, une à une.", "Une boucle sur les rangs, un compteur."),
    squelette="def nb_bonnes_cases(grille, solution):\n    total = ...\n    for i in range(...):\n        ...\n    return total\n",
)


@faux("la dernière case n’est jamais regardée")
def derniere_case_oubliee(grille, solution):
    return sum(grille[i] == solution[i] for i in range(len(grille) - 1))
