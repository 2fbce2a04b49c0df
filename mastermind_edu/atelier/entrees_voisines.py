"""Des arguments qui ressemblent à ceux des cas d’un exercice, sans en être : de quoi trahir une variante que ses cas laissent passer.

Rien ne dit que l’énoncé les permet : c’est à l’auteur d’en juger. Commencer par `entrees_voisines`.
"""

import ast
import random
import re
from collections.abc import Callable, Iterator, Sequence
from itertools import islice

from mastermind_edu.juge.exercice import Exercice
from mastermind_edu.juge.scenarios import Scenario, lecture

CAS_LUS, TIRAGES, GRAINE = 400, 1200, 28
CAS_RELUS, NOMBRES = 20, 12  # d’où viennent les nombres que l’on essaie, et combien
SIGNES_LUS = 40  # d’un texte de la référence : plus long, c’est un message


class Tirage(random.Random):
    """Un tirage au sort qui sait les nombres des cas, et ce que la référence écrit en toutes lettres : ses nombres, les signes de ses textes."""

    def __init__(self, source: str = "", cas: Sequence[tuple] = ()):
        super().__init__(GRAINE)
        des_cas = re.findall(r"\b\d{1,4}\b", repr(cas[-CAS_RELUS:]))
        self.signe_permis = bool(re.search(r"-\d", repr(cas)))  # des cas tous positifs disent ce que l’énoncé permet
        lus = [noeud.value for noeud in ast.walk(ast.parse(source)) if isinstance(noeud, ast.Constant)]
        self.nombres = tuple(dict.fromkeys([*(lu for lu in lus if type(lu) is int), *map(int, des_cas)]))[:NOMBRES]
        self.signes = "".join(dict.fromkeys("".join(lu for lu in lus if type(lu) is str and len(lu) <= SIGNES_LUS)))


def entrees_voisines(exercice: Exercice, source: str) -> list[tuple]:
    """Des arguments nouveaux, du plus court au plus long, les mêmes à chaque fois ; `source` est le texte de la référence."""
    cas = [tuple(arguments) for arguments in islice(exercice.cas(), CAS_LUS)]
    hasard = Tirage(source, cas)
    connus, nouveaux = {repr(arguments) for arguments in cas}, {}
    for _ in range(TIRAGES if cas else 0):
        voisine = _varier(hasard, hasard.choice(cas), hasard.choice(cas), exercice)
        nouveaux.setdefault(repr(voisine), voisine)
    return sorted((voisine for ecrit, voisine in nouveaux.items() if ecrit not in connus), key=lambda voisine: (len(repr(voisine)), repr(voisine)))


def _varier(hasard: Tirage, cas: tuple, autre: tuple, exercice: Exercice) -> tuple:
    """Le premier cas, dont un ou deux arguments changent, ou viennent de l’autre."""
    varies = list(cas)
    for _ in range(hasard.choice((1, 1, 2))):
        rang = hasard.randrange(len(cas)) if cas else 0
        if not cas or rang >= len(autre):
            continue
        if isinstance(cas[rang], Scenario):
            varies[rang] = _prolonger(hasard, cas[rang], autre[-1], exercice)
        else:
            varies[rang] = autre[rang] if hasard.random() < 0.3 else varier(hasard, cas[rang])
    return tuple(varies)


def _prolonger(hasard: Tirage, scenario: Scenario, autre: Scenario, exercice: Exercice) -> Scenario:
    """Les pas des deux scénarios, leurs nombres changés, puis la lecture de chaque attribut."""
    if scenario.objets != autre.objets or scenario.autres != autre.autres:
        return scenario
    pas = [(geste, chemin, tuple(varier(hasard, a) if hasard.random() < 0.4 else a for a in arguments)) for geste, chemin, arguments in (*scenario.pas, *autre.pas)]
    lus = [lecture(f"{objet}.{attribut}") for objet in scenario.objets for attribut in getattr(exercice, "attributs", ())]
    return scenario._replace(pas=(*pas, *lus))


def varier(hasard: Tirage, valeur: object) -> object:
    """Une autre valeur du même type ; la même, quand on ne sait pas en faire varier de ce type.

    >>> varier(Tirage(), True), varier(Tirage(), {}), varier(Tirage(), None)
    (False, {}, None)
    """
    for genre, faire in VARIER.items():
        if type(valeur) is genre:
            return faire(hasard, valeur)
    return valeur


def plus_simples(arguments: tuple) -> Iterator[tuple]:
    """Les mêmes arguments, un élément de moins dans l’un d’eux, ou un nombre plus petit.

    >>> list(plus_simples(([1, 2], 6)))
    [([2], 6), ([1], 6), ([1, 2], 0), ([1, 2], 3), ([1, 2], 5)]
    """
    for rang, argument in enumerate(arguments):
        for simple in _plus_simple(argument):
            yield (*arguments[:rang], simple, *arguments[rang + 1 :])


def _plus_simple(valeur: object) -> Iterator[object]:
    if type(valeur) in (list, str, tuple):
        yield from (valeur[:i] + valeur[i + 1 :] for i in range(len(valeur)))
    elif type(valeur) is dict:
        yield from ({cle: valeur[cle] for cle in valeur if cle != otee} for otee in valeur)
    elif type(valeur) is int and valeur > 0:
        yield from sorted({0, valeur // 2, valeur - 1})
    elif isinstance(valeur, Scenario):
        yield from (valeur._replace(pas=(*valeur.pas[:i], *valeur.pas[i + 1 :])) for i in range(len(valeur.pas) - 1))


def _entier(hasard: Tirage, nombre: int) -> int:
    autre = hasard.choice((nombre + 1, nombre - 1, -nombre, 0, nombre * 10, nombre + 7, *hasard.nombres))
    return autre if hasard.signe_permis else abs(autre)


def _flottant(hasard: Tirage, nombre: float) -> float:
    autre = hasard.choice((nombre + 0.5, nombre - 0.5, -nombre, 0.0, nombre * 10))
    return autre if hasard.signe_permis else abs(autre)


def _suite(hasard: Tirage, valeur: Sequence, element: Callable) -> list:
    """Un élément ôté, doublé, changé ou ajouté ; l’ordre changé ; vide."""
    elements = list(valeur)
    if not elements:
        return elements
    rang = hasard.randrange(len(elements))
    return hasard.choice(
        (
            elements[:rang] + elements[rang + 1 :],
            elements[: rang + 1] + elements[rang:],
            [*elements, hasard.choice(elements)],
            elements[::-1],
            hasard.sample(elements, len(elements)),
            [*elements[:rang], element(hasard, elements[rang]), *elements[rang + 1 :]],
            [*elements, *elements],
            elements[:1],
            [],
        )
    )


def _signe(hasard: Tirage, signe: str) -> str:
    return hasard.choice((signe.swapcase(), " ", "z", "é", "5", chr(ord(signe) + 1), *hasard.signes))


def _texte(hasard: Tirage, texte: str) -> str:
    return "".join(_suite(hasard, texte, _signe))


def _tableau(hasard: Tirage, table: dict) -> dict:
    """Une clé ôtée, une valeur changée, une autre clé de même valeur."""
    if not table:
        return {}
    cle = hasard.choice(list(table))
    return hasard.choice(
        (
            {autre: valeur for autre, valeur in table.items() if autre != cle},
            {**table, cle: varier(hasard, table[cle])},
            {**table, varier(hasard, cle): table[cle]},
            {},
        )
    )


VARIER: dict[type, Callable] = {
    int: _entier,
    float: _flottant,
    bool: lambda hasard, valeur: not valeur,
    str: _texte,
    list: lambda hasard, valeur: _suite(hasard, valeur, varier),
    tuple: lambda hasard, valeur: tuple(_suite(hasard, valeur, varier)),
    set: lambda hasard, valeur: set(_suite(hasard, sorted(valeur, key=repr), varier)),
    dict: _tableau,
}
