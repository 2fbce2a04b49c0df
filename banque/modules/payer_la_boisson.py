"""Question sœur du chapitre 06 : mettre des pièces dans un distributeur, jusqu’à l’une de trois fins."""

import random
from itertools import product

from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def payer_la_boisson(pieces, prix, max_pieces):
    """Le couple (payé, nombre de pièces avalées)."""
    total = 0
    nb = 0
    for piece in pieces:
        if nb == max_pieces:
            return False, nb
        nb = nb + 1
        total = total + piece
        if total >= prix:
            return True, nb
    return False, nb


def cas():
    for taille in range(5):
        for pieces in product((1, 2), repeat=taille):
            for prix in (1, 2, 3, 4):
                for max_pieces in (1, 2, 3):
                    yield list(pieces), prix, max_pieces
    hasard = random.Random(6)
    for rang in range(60):
        pieces = hasard.choices((5, 10, 20, 50, 100, 200), k=rang % 10 + 1)
        yield pieces, sum(pieces[: rang % 7 + 1]) + 5 * (rang % 3 - 1) or 5, rang % 8 + 1


def payee(pieces, prix, max_pieces):
    return sum(pieces[:max_pieces]) >= prix


EXERCICE = Exercice(
    reference=payer_la_boisson,
    points=4,
    cas=cas,
    exemples=(([50, 20, 100, 10], 150, 6), ([20, 10, 20, 100], 100, 3), ([50, 50], 200, 5)),
    proprietes=(
        Propriete("la boisson est payée", "la boisson n’est pas payée", payee),
        Propriete("le prix est payé exactement", "le prix n’est pas payé exactement", lambda pieces, prix, limite: prix in [sum(pieces[:n]) for n in range(1, limite + 1)]),
        Propriete("la dernière pièce permise paie la boisson", "la dernière pièce permise ne paie pas la boisson", lambda pieces, prix, limite: len(pieces) >= limite and sum(pieces[: limite - 1]) < prix <= sum(pieces[:limite])),
        Propriete("il y a plus de pièces que la limite", "il n’y a pas plus de pièces que la limite", lambda pieces, _, limite: len(pieces) > limite),
        Propriete("une pièce suffirait à elle seule", "aucune pièce ne suffirait seule", lambda pieces, prix, _: any(piece >= prix for piece in pieces)),
        Propriete("il n’y a aucune pièce", "il y a au moins une pièce", lambda pieces, *_: not pieces),
        Propriete("il reste des pièces quand la boisson est payée", "il ne reste pas de pièce après un paiement", lambda pieces, prix, limite: payee(pieces, prix, limite) and sum(pieces[:-1]) >= prix),
    ),
    indices=(
        "Avancez pièce par pièce, avec deux nombres : combien de pièces sont avalées, et combien cela fait en tout. Quelles sont les trois façons de s’arrêter ?",
        "Avant d’avaler une pièce, la limite est-elle atteinte ? Après l’avoir avalée, le total atteint-il le prix ? Et quand il n’y a plus de pièce ?",
    ),
    squelette="""\
def payer_la_boisson(pieces, prix, max_pieces):
    total = 0
    nb = 0
    for piece in pieces:
        if ...:
            return False, nb
        nb = ...
        total = ...
        if ...:
            return ...
    return ...
""",
)


def _mettre(pieces, prix, max_pieces, suffit):
    """Le couple, quand `suffit(total, pièce)` dit si la boisson est payée."""
    for nb in range(1, min(len(pieces), max_pieces) + 1):
        if suffit(sum(pieces[:nb]), pieces[nb - 1]):
            return True, nb
    return False, min(len(pieces), max_pieces)


@faux("un total égal au prix ne suffit pas : il suffit que le total atteigne le prix")
def prix_depasse_exige(pieces, prix, max_pieces):
    return _mettre(pieces, prix, max_pieces, lambda total, _: total > prix)


@faux("la boisson n’est payée que si le total est exactement le prix : il peut aussi le dépasser")
def appoint_exige(pieces, prix, max_pieces):
    return _mettre(pieces, prix, max_pieces, lambda total, _: total == prix)


@faux("c’est chaque pièce seule qui est comparée au prix : il faut le total des pièces avalées")
def piece_seule(pieces, prix, max_pieces):
    return _mettre(pieces, prix, max_pieces, lambda _, piece: piece >= prix)


@faux("la limite ne compte pas : le distributeur avale plus de `max_pieces` pièces")
def limite_ignoree(pieces, prix, max_pieces):
    return payer_la_boisson(pieces, prix, len(pieces))


@faux("le distributeur avale une pièce de plus que la limite")
def une_piece_de_trop(pieces, prix, max_pieces):
    return payer_la_boisson(pieces, prix, max_pieces + 1)


@faux("le distributeur avale une pièce de moins que la limite")
def une_piece_de_moins(pieces, prix, max_pieces):
    return payer_la_boisson(pieces, prix, max_pieces - 1)


@faux("la dernière pièce permise paie la boisson, et la réponse dit que non : regardez le total après l’avoir avalée")
def derniere_piece_perdue(pieces, prix, max_pieces):
    paye, nb = payer_la_boisson(pieces, prix, max_pieces)
    return paye and nb < max_pieces, nb


@faux("la pièce qui finit de payer n’est pas comptée")
def derniere_non_comptee(pieces, prix, max_pieces):
    paye, nb = payer_la_boisson(pieces, prix, max_pieces)
    return paye, nb - paye


@faux("une fois la boisson payée, le distributeur avale encore des pièces : il s’arrête dès que le total atteint le prix")
def avale_toujours(pieces, prix, max_pieces):
    return payee(pieces, prix, max_pieces), min(len(pieces), max_pieces)


@faux("le nombre renvoyé est celui de toutes les pièces, même de celles qui ne sont pas avalées")
def toutes_comptees(pieces, prix, max_pieces):
    return payee(pieces, prix, max_pieces), len(pieces)


@faux("quand la boisson n’est pas payée, le nombre de pièces avalées est toujours 0 : le distributeur les a pourtant avalées")
def rien_en_cas_d_echec(pieces, prix, max_pieces):
    paye, nb = payer_la_boisson(pieces, prix, max_pieces)
    return paye, nb * paye


@faux("le second nombre du couple est une somme d’argent : il faut le nombre de pièces avalées")
def total_renvoye(pieces, prix, max_pieces):
    paye, nb = payer_la_boisson(pieces, prix, max_pieces)
    return paye, sum(pieces[:nb])


@faux("les deux valeurs du couple sont échangées : d’abord payé ou non, puis le nombre de pièces")
def couple_inverse(pieces, prix, max_pieces):
    return payer_la_boisson(pieces, prix, max_pieces)[::-1]


@faux("seul le premier élément du couple est renvoyé : il faut aussi le nombre de pièces avalées")
def nombre_oublie(pieces, prix, max_pieces):
    return payee(pieces, prix, max_pieces)


@faux("quand les pièces viennent à manquer, rien n’est renvoyé : il faut aussi le couple dans ce cas")
def rien_a_la_fin(pieces, prix, max_pieces):
    paye, nb = payer_la_boisson(pieces, prix, max_pieces)
    return (paye, nb) if paye or len(pieces) > max_pieces else None
