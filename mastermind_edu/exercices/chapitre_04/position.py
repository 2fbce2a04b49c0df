"""Exercice : chercher un pion."""

import random

from mastermind_edu.exercices.cas import DOUZE_NUMEROS, listes
from mastermind_edu.juge.exercice import Exercice, faux


def position(valeur, code):
    """Le premier rang où se trouve `valeur`, −1 si elle est absente."""
    for i in range(len(code)):
        if code[i] == valeur:
            return i
    return -1


def cas():
    for code in listes((1, 2, -1, 0), (1, 2, 3)):
        for valeur in (1, 2, 3):
            yield valeur, code
    hasard = random.Random(4)
    for taille in range(1, 9):
        code = hasard.sample(DOUZE_NUMEROS, taille)
        for valeur in (code[-1], code[taille // 2], hasard.choice([numero for numero in DOUZE_NUMEROS if numero not in code])):
            yield valeur, code
            yield valeur, [*hasard.choices((-1, 0, valeur), k=taille - 1), code[0]]
        yield code[0], code[:1] * taille
    for valeur in DOUZE_NUMEROS:
        yield valeur, DOUZE_NUMEROS[::-1]
        yield valeur, DOUZE_NUMEROS[4:][::-1]


EXERCICE = Exercice(
    reference=position,
    points=2,
    cas=cas,
    exemples=((2, [1, -1, 3, 2]), (6, [1, -1, 3, 2]), (1, [1, 1])),
    intacts=("code",),
    indices=(
        "Parcourez les rangs, pas seulement les valeurs : c’est un rang qu’il faut renvoyer.",
        "Dès que la valeur est trouvée, un `return` termine la fonction. On ne sait qu’elle est absente qu’après avoir tout regardé.",
    ),
    squelette='''\
def position(valeur, code):
    """Le premier rang de valeur dans code, -1 si elle est absente."""
    for i in range(len(code)):
        if ...:
            return ...
    return ...
''',
)


@faux("vous donnez le dernier rang : arrêtez-vous au premier trouvé")
def dernier_rang(valeur, code):
    trouve = -1
    for i in range(len(code)):
        if code[i] == valeur:
            trouve = i
    return trouve


@faux("le premier rang d’une liste est 0")
def rang_a_partir_de_1(valeur, code):
    return code.index(valeur) + 1 if valeur in code else -1


@faux("`index` provoque une erreur quand la valeur est absente : il faut −1")
def sans_cas_absent(valeur, code):
    return code.index(valeur)


@faux("quand la valeur est absente, la fonction se termine sans `return`")
def none_si_absent(valeur, code):
    for i in range(len(code)):
        if code[i] == valeur:
            return i


@faux("−1 est renvoyé dès que le premier élément diffère : attendez la fin de la boucle")
def conclut_trop_tot(valeur, code):
    for i in range(len(code)):
        if code[i] == valeur:
            return i
        else:
            return -1


@faux("vous dites si la valeur est là : l’énoncé demande son rang")
def present_ou_non(valeur, code):
    return valeur in code
