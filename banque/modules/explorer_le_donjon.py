"""Question sœur du chapitre 06 : visiter des salles, jusqu’à l’une de trois fins."""

import random
from itertools import product

from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def explorer_le_donjon(degats, vies, max_salles):
    """Le couple (héros vivant, nombre de salles visitées)."""
    nb = 0
    for perte in degats:
        if nb == max_salles:
            return True, nb
        nb = nb + 1
        vies = vies - perte
        if vies <= 0:
            return False, nb
    return True, nb


def cas():
    for taille in range(5):
        for degats in product((0, 1, 2), repeat=taille):
            for vies in (1, 2, 3):
                for max_salles in (1, 2, 3) if taille < 4 else (3,):
                    yield list(degats), vies, max_salles
    hasard = random.Random(6)
    for rang in range(60):
        degats = hasard.choices((0, 1, 2, 3, 5, 8), k=rang % 10 + 1)
        yield degats, max(1, sum(degats[: rang % 7 + 1]) + rang % 3 - 1), rang % 8 + 1


def survit(degats, vies, max_salles):
    return sum(degats[:max_salles]) < vies


EXERCICE = Exercice(
    reference=explorer_le_donjon,
    points=4,
    cas=cas,
    exemples=(([2, 0, 5, 1], 6, 8), ([1, 3, 0, 9], 5, 3), ([2, 1], 4, 5)),
    proprietes=(
        Propriete("le héros meurt", "le héros reste vivant", lambda *cas: not survit(*cas)),
        Propriete("le héros perd exactement toutes ses vies", "le nombre de vies ne tombe pas exactement à 0", lambda degats, vies, limite: vies in [sum(degats[:n]) for n in range(1, limite + 1)]),
        Propriete("le héros meurt dans la dernière salle permise", "le héros ne meurt pas dans la dernière salle permise", lambda degats, vies, limite: len(degats) >= limite and sum(degats[: limite - 1]) < vies <= sum(degats[:limite])),
        Propriete("il y a plus de salles que la limite", "il n’y a pas plus de salles que la limite", lambda degats, _, limite: len(degats) > limite),
        Propriete("une salle serait mortelle à elle seule", "aucune salle n’est mortelle à elle seule", lambda degats, vies, _: any(perte >= vies for perte in degats)),
        Propriete("une salle est sans danger", "toutes les salles font perdre des vies", lambda degats, *_: 0 in degats),
        Propriete("il n’y a aucune salle", "il y a au moins une salle", lambda degats, *_: not degats),
    ),
    indices=(
        "Avancez salle par salle, avec deux nombres : combien de salles sont visitées, et combien de vies il reste. Quelles sont les trois façons de s’arrêter ?",
        "Avant d’entrer dans une salle, la limite est-elle atteinte ? Après, reste-t-il des vies ? Et quand il n’y a plus de salle ?",
    ),
    squelette="""\
def explorer_le_donjon(degats, vies, max_salles):
    nb = 0
    for perte in degats:
        if ...:
            return True, nb
        nb = ...
        vies = ...
        if ...:
            return ...
    return ...
""",
)


def _visiter(degats, max_salles, meurt):
    """Le couple, quand `meurt(vies perdues en tout, dans cette salle)` dit si le héros meurt."""
    for nb in range(1, min(len(degats), max_salles) + 1):
        if meurt(sum(degats[:nb]), degats[nb - 1]):
            return False, nb
    return True, min(len(degats), max_salles)


@faux("avec 0 vie, le héros continue : il meurt dès qu’il ne lui reste aucune vie")
def vivant_a_zero(degats, vies, max_salles):
    return _visiter(degats, max_salles, lambda total, _: total > vies)


@faux("le héros ne meurt que s’il lui reste exactement 0 vie : une salle peut lui en prendre davantage")
def mort_a_zero_seulement(degats, vies, max_salles):
    return _visiter(degats, max_salles, lambda total, _: total == vies)


@faux("les vies perdues ne s’ajoutent pas d’une salle à l’autre : le héros garde ses blessures")
def guerit_a_chaque_salle(degats, vies, max_salles):
    return _visiter(degats, max_salles, lambda _, perte: perte >= vies)


@faux("la limite ne compte pas : le héros visite plus de `max_salles` salles")
def limite_ignoree(degats, vies, max_salles):
    return explorer_le_donjon(degats, vies, len(degats))


@faux("le héros visite une salle de plus que la limite")
def une_salle_de_trop(degats, vies, max_salles):
    return explorer_le_donjon(degats, vies, max_salles + 1)


@faux("le héros visite une salle de moins que la limite")
def une_salle_de_moins(degats, vies, max_salles):
    return explorer_le_donjon(degats, vies, max_salles - 1)


@faux("le héros meurt dans la dernière salle permise, et la réponse le dit vivant : comptez ses vies après cette salle")
def derniere_salle_survecue(degats, vies, max_salles):
    vivant, nb = explorer_le_donjon(degats, vies, max_salles)
    return vivant or nb == max_salles, nb


@faux("la salle où le héros meurt n’est pas comptée : il l’a pourtant visitée")
def salle_mortelle_non_comptee(degats, vies, max_salles):
    vivant, nb = explorer_le_donjon(degats, vies, max_salles)
    return vivant, nb - (not vivant)


@faux("le héros mort continue de visiter des salles : il s’arrête dès qu’il n’a plus de vie")
def fantome(degats, vies, max_salles):
    return survit(degats, vies, max_salles), min(len(degats), max_salles)


@faux("le nombre renvoyé est celui de toutes les salles, même de celles qui ne sont pas visitées")
def toutes_comptees(degats, vies, max_salles):
    return survit(degats, vies, max_salles), len(degats)


@faux("le premier élément du couple est à l’envers : `True` quand le héros est vivant, `False` quand il est mort")
def vivant_et_mort_echanges(degats, vies, max_salles):
    vivant, nb = explorer_le_donjon(degats, vies, max_salles)
    return not vivant, nb


@faux("un héros que la limite arrête est dit mort : il est vivant, puisqu’il lui reste des vies")
def mort_a_la_limite(degats, vies, max_salles):
    vivant, nb = explorer_le_donjon(degats, vies, max_salles)
    return vivant and len(degats) <= max_salles, nb


@faux("un héros qui a visité toutes les salles est dit mort : il est vivant, puisqu’il lui reste des vies")
def mort_a_la_fin(degats, vies, max_salles):
    vivant, nb = explorer_le_donjon(degats, vies, max_salles)
    return vivant and len(degats) > max_salles, nb


@faux("le second élément du couple est un nombre de vies : il faut le nombre de salles visitées")
def vies_renvoyees(degats, vies, max_salles):
    vivant, nb = explorer_le_donjon(degats, vies, max_salles)
    return vivant, vies - sum(degats[:nb])


@faux("les deux valeurs du couple sont échangées : d’abord vivant ou non, puis le nombre de salles")
def couple_inverse(degats, vies, max_salles):
    return explorer_le_donjon(degats, vies, max_salles)[::-1]


@faux("seul le premier élément du couple est renvoyé : il faut aussi le nombre de salles visitées")
def nombre_oublie(degats, vies, max_salles):
    return survit(degats, vies, max_salles)
