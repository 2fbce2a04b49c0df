"""Exercice : compter les trous d’un plateau."""

from itertools import product

from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def nombre_de_trous(rangees, pions):
    """Le nombre de trous du plateau : à chaque rangée, un trou par pion et un petit trou par fiche de réponse."""
    return rangees * pions * 2


def cas():
    return sorted(product(range(1, 13), range(1, 9)), key=lambda cas: (sum(cas), cas))


EXERCICE = Exercice(
    reference=nombre_de_trous,
    points=1,
    cas=cas,
    exemples=((1, 4), (2, 4), (12, 4)),
    proprietes=(
        Propriete("il y a plusieurs rangées", "il n’y a qu’une rangée", lambda rangees, pions: rangees > 1),
        Propriete("il y a plusieurs pions par rangée", "il n’y a qu’un pion par rangée", lambda rangees, pions: pions > 1),
        Propriete("les deux nombres sont égaux", "les deux nombres diffèrent", lambda rangees, pions: rangees == pions),
        Propriete("le plateau est celui du jeu classique", "le plateau n’est pas celui du jeu classique", lambda rangees, pions: (rangees, pions) == (12, 4)),
    ),
    indices=(
        "Dessinez une seule rangée de quatre pions : combien de grands trous, combien de petits ? Et deux rangées ?",
        "La fonction de la leçon compte les trous des pions. Il y a autant de trous pour les fiches : par combien faut-il multiplier ?",
    ),
    squelette='''\
def nombre_de_trous(rangees, pions):
    """Le nombre de trous du plateau, ceux des fiches compris."""
    return rangees * ... * ...
''',
)


@faux("seuls les trous des pions sont comptés : chacun a aussi son petit trou, pour une fiche de réponse")
def sans_les_fiches(rangees, pions):
    return rangees * pions


@faux("les fiches d’une seule rangée sont comptées : chaque rangée a les siennes")
def fiches_d_une_rangee(rangees, pions):
    return rangees * pions + pions


@faux("le résultat est le double de la somme des deux nombres : une rangée de plus ajoute tous ses trous, pas un seul")
def somme(rangees, pions):
    return (rangees + pions) * 2


@faux("le nombre de trous des pions est multiplié par lui-même : il faut le doubler")
def carre(rangees, pions):
    return (rangees * pions) ** 2


@faux("le résultat est toujours 96, celui du plateau classique : il dépend des deux nombres reçus")
def toujours_le_plateau_classique(rangees, pions):
    return 96
