"""Exercice : compter les bien placés."""

from mastermind_edu.exercices.cas import AUTRES_INITIALES, DOUZE_NUMEROS, paires, paires_variees
from mastermind_edu.exercices.proprietes import DEUX_CODES
from mastermind_edu.juge.exercice import Exercice, faux


def compter_bien_places(secret, proposition):
    """Le nombre de places où les deux codes ont la même couleur."""
    compte = 0
    for i in range(len(secret)):
        if secret[i] == proposition[i]:
            compte += 1
    return compte


def cas():
    yield from paires("RVB", (1, 2))
    yield from paires("RV", (3,))
    yield from paires_variees(AUTRES_INITIALES)
    yield from paires_variees(DOUZE_NUMEROS)


EXERCICE = Exercice(
    reference=compter_bien_places,
    points=1,
    cas=cas,
    exemples=((["R", "N", "B", "V"], ["R", "V", "B", "N"]), (["R", "V"], ["V", "R"])),
    intacts=("secret", "proposition"),
    proprietes=DEUX_CODES,
    indices=(
        "La boucle de l’énoncé compare chaque pion à `\"R\"`. Ici, à quoi faut-il comparer le pion de rang `i` du secret ?",
        "Le même rang `i` sert à lire les deux codes. Et le `return` attend la fin de la boucle.",
    ),
    squelette='''\
def compter_bien_places(secret, proposition):
    """Le nombre de places où les deux codes ont la même couleur."""
    compte = 0
    for i in range(len(secret)):
        if ...:
            compte = ...
    return ...
''',
)


@faux("un pion compte dès que sa couleur est quelque part dans le secret : un bien placé est à la même place")
def places_ignorees(secret, proposition):
    return sum(pion in secret for pion in proposition)


@faux("seules les places égales avant la première différence sont comptées : les suivantes comptent aussi")
def arret_a_la_premiere_difference(secret, proposition):
    compte = 0
    for i in range(len(secret)):
        if secret[i] != proposition[i]:
            break
        compte += 1
    return compte


@faux("la dernière place ne compte jamais")
def dernier_oublie(secret, proposition):
    return sum(secret[i] == proposition[i] for i in range(len(secret) - 1))


@faux("la réponse dit si les deux codes sont égaux : il faut compter les places égales")
def vrai_ou_faux(secret, proposition):
    return secret == proposition


@faux("seule la première place compte")
def return_dans_la_boucle(secret, proposition):
    compte = 0
    for i in range(len(secret)):
        if secret[i] == proposition[i]:
            compte += 1
        return compte
