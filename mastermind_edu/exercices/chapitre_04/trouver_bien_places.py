"""Exercice : trouver les bien placés, et les marquer."""

from mastermind_edu.exercices.cas import DOUZE_NUMEROS, paires, paires_tirees, paires_variees
from mastermind_edu.exercices.proprietes import BIEN_PLACES, DERNIERS_EGAUX, MAL_PLACES, UN_SEUL_PION
from mastermind_edu.juge.exercice import Exercice, faux

BIEN_PLACE = -1


def trouver_bien_places(copie, proposition):
    """Compte les bien placés et écrit −1 à leur place dans `copie`."""
    compte = 0
    for i in range(len(copie)):
        if copie[i] == proposition[i]:
            compte += 1
            copie[i] = BIEN_PLACE
    return compte


def paires_de_numeros():
    yield from paires((1, 2, 3), (1, 2))
    yield from paires((1, 2), (3,))
    yield from paires_tirees((1, 2, 3, 4, 5, 6), 4, 80)
    yield from paires_variees(DOUZE_NUMEROS)


EXERCICE = Exercice(
    reference=trouver_bien_places,
    points=2,
    cas=paires_de_numeros,
    exemples=(([1, 4, 3, 2], [2, 4, 1, 6]), ([1, 2], [2, 1])),
    intacts=("proposition",),
    modifies=("copie",),
    proprietes=(BIEN_PLACES, MAL_PLACES, DERNIERS_EGAUX, UN_SEUL_PION),
    indices=(
        "C’est `compter_bien_places`, avec une action de plus à chaque bien placé.",
        "Dans le `if`, il faut deux lignes : l’une compte, l’autre marque. Dans laquelle des deux listes écrit-on, et à quel rang ?",
    ),
    squelette='''\
def trouver_bien_places(copie, proposition):
    """Compte les bien placés et écrit -1 à leur place dans copie."""
    compte = 0
    for i in range(len(copie)):
        if ...:
            compte = compte + 1
            ...
    return compte
''',
)


@faux("le compte est bon, mais rien n’est marqué dans `copie`")
def compte_sans_marquer(copie, proposition):
    return sum(copie[i] == proposition[i] for i in range(len(copie)))


@faux("les marques sont bonnes, mais la fonction renvoie `None` : il faut le nombre")
def marque_sans_compter(copie, proposition):
    for i in range(len(copie)):
        if copie[i] == proposition[i]:
            copie[i] = -1


@faux("le compte est bon, mais `proposition` est marquée aussi : elle doit rester intacte")
def marque_les_deux(copie, proposition):
    compte = 0
    for i in range(len(copie)):
        if copie[i] == proposition[i]:
            compte += 1
            copie[i] = proposition[i] = -1
    return compte


@faux("les bien placés sont marqués 0 : leur marque est −1, 0 servira aux mal placés")
def mauvaise_marque(copie, proposition):
    compte = 0
    for i in range(len(copie)):
        if copie[i] == proposition[i]:
            compte += 1
            copie[i] = 0
    return compte
