"""Les opérations démesurées : refusées avant d’être faites, car Python ne s’interrompt pas au milieu d’une opération.

Une puissance, un produit, une répétition, `sum(range(10 ** 12))` se font d’un trait, hors de portée de la garde. Chaque fonction d’ici mesure
d’abord ce qu’elle va faire ; c’est `recriture` qui les met à leur place dans le code d’un élève. Commencer par `Demesure`.
"""

import functools
import itertools
import math
import operator
import re
import sys
import time
import types
from collections.abc import Iterator

from mastermind_edu.juge.arret import NonFini

BITS = 500_000  # d’un nombre ; un produit de deux nombres de cette taille prend moins d’un dixième de seconde
CHIFFRES = 150_000  # ce que cela fait en base dix, à dire à l’élève
ELEMENTS = 10_000_000  # d’une liste ou d’un texte
PARCOURUS = 1_000_000  # par `sum`, `list`, `sorted`…
SUITES = (str, bytes, list, tuple)
ORDINAIRES = frozenset((type(None), bool, int, float, str, list, tuple, dict))  # ni un intervalle, ni une suite sans longueur
PARESSEUX = (map, filter, zip, enumerate, type(iter(int, 1)), *(t for t in vars(itertools).values() if isinstance(t, type)))


SANS_TICS = sys.platform in ("emscripten", "win32")  # rien n’y interrompt une expression régulière
SIGNES_SANS_DANGER, SIGNES_SONDES, SECONDES_DE_SONDE = 12, 200, 0.2


class Demesure(NonFini):
    """Une opération qui prendrait trop de temps ou de place pour finir ; elle n’a pas été faite."""


def multiplier(a, b, faire=operator.mul):
    if type(a) is int and type(b) is int:
        _borner_les_bits(a.bit_length() + b.bit_length(), "ce produit")
        return faire(a, b)
    for suite, fois in ((a, b), (b, a)):
        if type(suite) in SUITES and type(fois) is int and len(suite) * fois > ELEMENTS:
            raise Demesure(f"cette répétition donnerait {_un_tel(suite)} de plus de dix millions d’éléments")
    return faire(a, b)


def elever(a, b, faire=operator.pow):
    if type(a) is int and type(b) is int and b > 0 and abs(a) > 1:
        _borner_les_bits(a.bit_length() * b, "cette puissance")
    return faire(a, b)


def decaler(a, b, faire=operator.lshift):
    if type(a) is int and type(b) is int and a:
        _borner_les_bits(a.bit_length() + b, "ce décalage")
    return faire(a, b)


def ajouter(a, b, faire=operator.add):
    if type(a) in SUITES and type(a) is type(b) and len(a) + len(b) > ELEMENTS:
        raise Demesure(f"cette addition donnerait {_un_tel(a)} de plus de dix millions d’éléments")
    return faire(a, b if faire is operator.add else borner(b, "cette addition"))


def _borner_les_bits(bits: int, quoi: str) -> None:
    if bits > BITS:
        raise Demesure(f"{quoi} donnerait un nombre de plus de {CHIFFRES // 1000} 000 chiffres")


def _un_tel(suite: object) -> str:
    return "un texte" if isinstance(suite, (str, bytes)) else "une liste"


def appeler(fonction, *arguments, **nommes):
    """L’appel, ce qu’il parcourt étant borné."""
    if fonction is pow and len(arguments) == 2:
        return elever(*arguments)
    if fonction is math.factorial and arguments and type(arguments[0]) is int and arguments[0] > CHIFFRES // 4:
        raise Demesure(f"`factorial` donnerait un nombre de plus de {CHIFFRES // 1000} 000 chiffres")
    if SANS_TICS and _est_une_expression(fonction):
        _sonder(fonction, arguments)
    if fonction is functools.reduce or isinstance(fonction, (types.BuiltinFunctionType, type)):
        _borner_l_allongement(fonction, arguments)
        if not ORDINAIRES.issuperset(map(type, arguments)):
            nom = f"`{getattr(fonction, '__name__', 'cet appel')}`"
            arguments = [borner(argument, nom) for argument in arguments]
    return fonction(*arguments, **nommes)


def _est_une_expression(fonction: object) -> bool:
    return getattr(fonction, "__module__", "") == "re" or isinstance(getattr(fonction, "__self__", None), re.Pattern)


def _sonder(fonction, arguments) -> None:
    """Essaie l’expression régulière sur des débuts du texte, chacun plus long d’un signe et finissant mal : si elle explose, l’un d’eux le montre avant."""
    liee = isinstance(getattr(fonction, "__self__", None), re.Pattern)
    rang = (2 if fonction.__name__ in ("sub", "subn") else 1) - liee
    if len(arguments) <= rang or type(arguments[rang]) is not str:
        return
    motif, texte = fonction.__self__ if liee else re.compile(arguments[0]), arguments[rang]
    chercher = getattr(motif, fonction.__name__ if fonction.__name__ in ("match", "fullmatch") else "search")
    for fin in range(SIGNES_SANS_DANGER, min(len(texte), SIGNES_SONDES) + 1):
        debut = time.perf_counter()
        chercher(texte[:fin] + "\0")
        if time.perf_counter() - debut > SECONDES_DE_SONDE:
            raise Demesure("cette expression régulière essaierait des millions de découpages de ce texte")


def _borner_l_allongement(methode: object, arguments) -> None:
    """Refuse `l.extend(l)` quand la liste est déjà démesurée."""
    liste = getattr(methode, "__self__", None)
    if type(liste) is list and arguments and type(arguments[0]) is list and len(liste) + len(arguments[0]) > ELEMENTS:
        raise Demesure("cet allongement donnerait une liste de plus de dix millions d’éléments")


def borner(valeur, quoi: str = "ce parcours"):
    """La même valeur ; un intervalle démesuré est refusé, une suite sans longueur est comptée à mesure."""
    if type(valeur) is range and len(valeur[: PARCOURUS + 1]) > PARCOURUS:
        raise Demesure(f"{quoi} parcourrait plus d’un million de nombres")
    return _compter(valeur, quoi) if isinstance(valeur, PARESSEUX) else valeur


def borner_la_recherche(valeur):
    """Ce où l’on cherche avec `in` : un intervalle n’est pas parcouru."""
    return _compter(valeur, "`in`") if isinstance(valeur, PARESSEUX) else valeur


def _compter(suite, quoi: str) -> Iterator:
    for rang, element in enumerate(suite):
        if rang > PARCOURUS:
            raise Demesure(f"{quoi} parcourrait plus d’un million d’éléments")
        yield element
