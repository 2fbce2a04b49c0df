"""Exercice : commencer au milieu de la liste, et finir par le début."""

import random
from itertools import product

from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def depart_cyclique(codes, depart):
    """La liste des mêmes codes, à partir du rang `depart`, puis depuis le début."""
    return codes[depart:] + codes[:depart]


def _codes(nb_pions, nb_couleurs):
    return [list(code) for code in product(range(nb_couleurs), repeat=nb_pions)]


def cas():
    yield [[0]], 0
    for nombre in (2, 3, 4):
        for depart in range(nombre):
            yield _codes(2, 2)[:nombre], depart
    for depart in (0, 1, 4, 8):
        yield _codes(2, 3), depart
    hasard = random.Random(14)
    for nombre in range(1, 21):
        codes = [hasard.choices(range(nombre % 12 + 1), k=nombre % 8 + 1) for _ in range(nombre)]
        for depart in sorted({0, nombre - 1, nombre // 2, hasard.randrange(nombre)}):
            yield codes, depart
    for depart in (0, 5, 13, 40, 80):
        yield _codes(4, 3), depart


EXERCICE = Exercice(
    reference=depart_cyclique,
    points=2,
    cas=cas,
    exemples=(([[0, 0], [0, 1], [1, 0], [1, 1]], 1), ([[0, 0], [0, 1], [1, 0], [1, 1]], 3), ([[0, 0], [0, 1], [1, 0], [1, 1]], 0)),
    proprietes=(
        Propriete("le départ est au rang 0", "le départ n’est pas au rang 0", lambda _, depart: depart == 0),
        Propriete("le départ est le dernier rang", "le départ n’est pas le dernier rang", lambda codes, depart: depart == len(codes) - 1),
        Propriete("le départ est au milieu exact de la liste", "le départ n’est pas au milieu exact de la liste", lambda codes, depart: 2 * depart == len(codes)),
        Propriete("il n’y a qu’un code", "il y a plusieurs codes", lambda codes, _: len(codes) == 1),
    ),
    indices=(
        "Deux morceaux de la liste, mis bout à bout : ce qui commence au départ, puis ce qui le précède.",
        "Une tranche `codes[a:]` va de `a` jusqu’à la fin, `codes[:b]` du début jusqu’à `b`, exclu ; `+` colle deux listes.",
    ),
    squelette='''\
def depart_cyclique(codes, depart):
    """Les mêmes codes, à partir de ce rang, puis depuis le début."""
    fin = codes[...]
    debut = codes[...]
    return ... + ...
''',
)


@faux("les codes d’avant le départ manquent : ils viennent à la fin")
def sans_le_debut(codes, depart):
    return codes[depart:]


@faux("le code de départ est deux fois dans la liste, au début et à la fin")
def depart_repete(codes, depart):
    return codes[depart:] + codes[: depart + 1]


@faux("la liste commence un rang trop loin : le premier rang est 0")
def un_rang_trop_loin(codes, depart):
    return codes[depart + 1 :] + codes[: depart + 1]


@faux("la liste commence un rang trop tôt : le premier rang est 0")
def un_rang_trop_tot(codes, depart):
    return codes[depart - 1 :] + codes[: depart - 1]


@faux("les codes d’avant le départ sont à l’envers : ils reprennent du début, dans l’ordre")
def debut_a_l_envers(codes, depart):
    return codes[depart:] + codes[:depart][::-1]


@faux("les deux morceaux sont échangés : la liste n’a pas changé")
def inchangee(codes, depart):
    return codes[:depart] + codes[depart:]


@faux("la liste tourne dans l’autre sens : ce sont les derniers codes qui passent devant")
def autre_sens(codes, depart):
    return codes[len(codes) - depart :] + codes[: len(codes) - depart]


@faux("la liste recule jusqu’au début au lieu d’avancer : après le départ vient le code suivant")
def en_reculant(codes, depart):
    return codes[: depart + 1][::-1] + codes[depart + 1 :][::-1]
