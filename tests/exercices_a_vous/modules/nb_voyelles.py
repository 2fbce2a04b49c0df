"""Exercice : compter les voyelles d’un mot."""

from itertools import product

from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def nb_voyelles(mot):
    """Le nombre de voyelles du mot, répétées comprises."""
    total = 0
    for lettre in mot:
        if lettre in "aeiouy":
            total += 1
    return total


def cas():
    for taille in range(4):
        for lettres in product("abe", repeat=taille):
            yield ("".join(lettres),)
    yield ("anticonstitutionnellement",)
    yield ("yoyo",)


EXERCICE = Exercice(
    reference=nb_voyelles,
    points=2,
    cas=cas,
    exemples=(("arbre",), ("oie",), ("",)),
    proprietes=(
        Propriete("une voyelle est répétée", "aucune voyelle n’est répétée", lambda mot: any(mot.count(v) > 1 for v in "aeiouy")),
        Propriete("le mot est vide", "le mot n’est pas vide", lambda mot: mot == ""),
    ),
    indices=("Regardez chaque lettre, une à une.", "Une boucle, une condition, un compteur qui part de 0."),
    squelette="def nb_voyelles(mot):\n    total = ...\n    for lettre in mot:\n        if ...:\n            total = ...\n    return total\n",
)


@faux("une voyelle répétée n’est comptée qu’une fois")
def une_seule_fois(mot):
    return len({lettre for lettre in mot if lettre in "aeiouy"})


@faux("les consonnes sont comptées : il faut les voyelles")
def consonnes_comptees(mot):
    return sum(lettre not in "aeiouy" for lettre in mot)
