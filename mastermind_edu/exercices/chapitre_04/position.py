"""Exercice : chercher un pion."""

import random

from mastermind_edu.exercices.cas import DOUZE_NUMEROS, listes
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


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
    proprietes=(
        Propriete("la valeur est absente", "la valeur est dans le code", lambda valeur, code: valeur not in code),
        Propriete("la valeur est au rang 0", "la valeur n’est pas au rang 0", lambda valeur, code: code[:1] == [valeur]),
        Propriete("la valeur est la dernière du code", "la valeur n’est pas la dernière du code", lambda valeur, code: code[-1:] == [valeur]),
        Propriete("la valeur est répétée", "la valeur n’est pas répétée", lambda valeur, code: code.count(valeur) > 1),
        Propriete("le code n’a qu’un élément", "le code a plusieurs éléments", lambda valeur, code: len(code) == 1),
    ),
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


@faux("quand la valeur est répétée, c’est son dernier rang qui est donné : il faut le premier")
def dernier_rang(valeur, code):
    trouve = -1
    for i in range(len(code)):
        if code[i] == valeur:
            trouve = i
    return trouve


@faux("le rang donné est trop grand de 1 : le premier rang d’une liste est 0")
def rang_a_partir_de_1(valeur, code):
    return code.index(valeur) + 1 if valeur in code else -1


@faux("une valeur absente provoque une erreur : il faut renvoyer −1")
def sans_cas_absent(valeur, code):
    return code.index(valeur)


@faux("quand la valeur est absente, la fonction renvoie `None` : il faut −1")
def none_si_absent(valeur, code):
    for i in range(len(code)):
        if code[i] == valeur:
            return i


@faux("seul le premier élément est regardé : une valeur placée plus loin donne −1")
def conclut_trop_tot(valeur, code):
    for i in range(len(code)):
        if code[i] == valeur:
            return i
        else:
            return -1


@faux("la réponse dit si la valeur est là : l’énoncé demande son rang")
def present_ou_non(valeur, code):
    return valeur in code
