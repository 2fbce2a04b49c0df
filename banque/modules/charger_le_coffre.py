"""Question sœur du chapitre 06 : charger des bagages, jusqu’à l’une de trois fins."""

import random
from itertools import product

from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def charger_le_coffre(masses, limite, max_bagages):
    """Le couple (nombre de bagages chargés, masse chargée)."""
    nb = 0
    total = 0
    for masse in masses:
        if nb == max_bagages:
            return nb, total
        if total + masse > limite:
            return nb, total
        nb = nb + 1
        total = total + masse
    return nb, total


def cas():
    for taille in range(5):
        for masses in product((1, 2, 3), repeat=taille):
            for limite in (1, 2, 3, 4):
                for max_bagages in (1, 2, 3) if taille < 4 else (3,):
                    yield list(masses), limite, max_bagages
    hasard = random.Random(6)
    for rang in range(60):
        masses = hasard.choices((2, 5, 8, 12, 15, 23), k=rang % 10 + 1)
        yield masses, sum(masses[: rang % 7 + 1]) + rang % 3 - 1, rang % 8 + 1


def charges(masses, limite, max_bagages):
    """Combien de bagages sont chargés."""
    return next(n for n in range(min(len(masses), max_bagages), -1, -1) if sum(masses[:n]) <= limite)


def refuse(masses, limite, max_bagages):
    """Vrai quand un bagage trop lourd arrête le chargement."""
    return charges(masses, limite, max_bagages) < min(len(masses), max_bagages)


EXERCICE = Exercice(
    reference=charger_le_coffre,
    points=4,
    cas=cas,
    exemples=(([12, 20, 15, 3], 40, 6), ([5, 5, 5, 5], 100, 3), ([10, 8], 30, 4)),
    proprietes=(
        Propriete("un bagage trop lourd arrête le chargement", "aucun bagage trop lourd n’arrête le chargement", refuse),
        Propriete("un bagage plus léger suit celui qui est refusé", "aucun bagage plus léger ne suit un bagage refusé", lambda masses, limite, nb: refuse(masses, limite, nb) and min(masses[charges(masses, limite, nb) :]) < masses[charges(masses, limite, nb)]),
        Propriete("la masse permise est atteinte exactement", "la masse permise n’est pas atteinte exactement", lambda masses, limite, nb: sum(masses[: charges(masses, limite, nb)]) == limite),
        Propriete("il y a plus de bagages que le nombre permis", "il n’y a pas plus de bagages que le nombre permis", lambda masses, _, nb: len(masses) > nb),
        Propriete("un bagage est trop lourd à lui seul", "aucun bagage n’est trop lourd à lui seul", lambda masses, limite, _: any(masse > limite for masse in masses)),
        Propriete("le premier bagage est refusé", "le premier bagage n’est pas refusé", lambda masses, limite, _: masses != [] and masses[0] > limite),
        Propriete("il n’y a aucun bagage", "il y a au moins un bagage", lambda masses, *_: not masses),
    ),
    indices=(
        "Avancez bagage par bagage, avec deux nombres : combien sont chargés, et quelle masse cela fait. Quelles sont les trois façons de s’arrêter ?",
        "Avant de charger un bagage, posez deux questions : en a-t-on déjà le nombre permis ? Avec lui, la masse serait-elle trop grande ?",
    ),
    squelette="""\
def charger_le_coffre(masses, limite, max_bagages):
    nb = 0
    total = 0
    for masse in masses:
        if ...:
            return nb, total
        if ...:
            return ...
        nb = ...
        total = ...
    return ...
""",
)


def _charger(masses, max_bagages, refuser, passer=False):
    """Le couple, quand `refuser(masse chargée, bagage)` dit si ce bagage reste à terre ; `passer` : on essaie alors le suivant."""
    nb = total = 0
    for masse in masses:
        if nb == max_bagages or refuser(total, masse) and not passer:
            break
        if not refuser(total, masse):
            nb, total = nb + 1, total + masse
    return nb, total


@faux("le bagage qui fait dépasser la masse permise est chargé quand même : il doit rester à terre")
def bagage_de_trop(masses, limite, max_bagages):
    return _charger(masses, max_bagages, lambda total, _: total > limite)


@faux("le bagage qui fait atteindre la masse permise, ou la dépasser, est chargé quand même, puis le chargement s’arrête : un bagage qui fait dépasser doit rester à terre")
def arret_apres_le_depassement(masses, limite, max_bagages):
    return _charger(masses, max_bagages, lambda total, _: total >= limite)


@faux("un bagage qui fait atteindre exactement la masse permise est refusé : elle est permise")
def limite_refusee(masses, limite, max_bagages):
    return _charger(masses, max_bagages, lambda total, masse: total + masse >= limite)


@faux("après un bagage refusé, les suivants sont essayés : le chargement doit s’arrêter là")
def bagage_saute(masses, limite, max_bagages):
    return _charger(masses, max_bagages, lambda total, masse: total + masse > limite, passer=True)


@faux("c’est la masse de chaque bagage seul qui est comparée à la limite : il faut y ajouter ceux qui sont déjà chargés")
def bagage_seul(masses, limite, max_bagages):
    return _charger(masses, max_bagages, lambda _, masse: masse > limite)


@faux("la masse permise ne compte pas : le coffre est trop lourd")
def limite_ignoree(masses, limite, max_bagages):
    return _charger(masses, max_bagages, lambda *_: False)


@faux("le nombre de bagages permis ne compte pas : le coffre en contient plus de `max_bagages`")
def nombre_ignore(masses, limite, max_bagages):
    return charger_le_coffre(masses, limite, len(masses))


@faux("un bagage de plus que le nombre permis est chargé")
def un_bagage_de_plus(masses, limite, max_bagages):
    return charger_le_coffre(masses, limite, max_bagages + 1)


@faux("un bagage de moins que le nombre permis est chargé")
def un_bagage_de_moins(masses, limite, max_bagages):
    return charger_le_coffre(masses, limite, max_bagages - 1)


@faux("le bagage refusé est compté dans le nombre de bagages chargés")
def refuse_compte(masses, limite, max_bagages):
    nb, total = charger_le_coffre(masses, limite, max_bagages)
    return nb + refuse(masses, limite, max_bagages), total


@faux("les deux nombres du couple sont échangés : d’abord le nombre de bagages, puis la masse")
def couple_inverse(masses, limite, max_bagages):
    return charger_le_coffre(masses, limite, max_bagages)[::-1]


@faux("seul le nombre de bagages est renvoyé : il faut aussi leur masse")
def masse_oubliee(masses, limite, max_bagages):
    return charges(masses, limite, max_bagages)


@faux("le second nombre est la masse de tous les bagages, même de ceux qui restent à terre")
def masse_de_tous(masses, limite, max_bagages):
    return charges(masses, limite, max_bagages), sum(masses)


@faux("quand tous les bagages sont chargés, rien n’est renvoyé : il faut aussi le couple dans ce cas")
def rien_a_la_fin(masses, limite, max_bagages):
    nb, total = charger_le_coffre(masses, limite, max_bagages)
    return (nb, total) if nb < len(masses) else None


@faux("la masse renvoyée compte le bagage qui est resté à terre : elle ne doit compter que les bagages chargés")
def masse_du_refuse(masses, limite, max_bagages):
    nb, _ = charger_le_coffre(masses, limite, max_bagages)
    return nb, sum(masses[: nb + 1])
