"""Juger un texte libre : les nombres qu’il contient, les noms qui s’y accordent, ce qui lui manque.

Rien ici ne connaît un exercice en particulier. Commencer par `ecart_de_texte`.
"""

import re
import unicodedata
from collections.abc import Sequence

from mastermind_edu.francais import abreger
from mastermind_edu.juge.ecarts import Ecart, ecrire_observation
from mastermind_edu.juge.valeurs import Observation

UN_TUPLE = "la réponse est un tuple, plusieurs valeurs séparées par des virgules : il faut un seul texte, par exemple précédé de `f`, avec les valeurs entre accolades"


def normaliser(texte: str) -> str:
    """Le texte en minuscules, accents composés, espaces insécables changées en espaces."""
    texte = unicodedata.normalize("NFC", texte).casefold()
    return re.sub(r"\s", " ", texte)


def contient_nombre(texte: str, nombre: int) -> bool:
    """Vrai quand le nombre est écrit en entier, pas comme un morceau d’un autre.

    >>> contient_nombre("12 tentatives", 12), contient_nombre("12 tentatives", 2)
    (True, False)
    """
    return re.search(rf"(?<!\d){nombre}(?!\d)", texte) is not None


def contient_compte(texte: str, nombre: int, nom: str) -> bool:
    """Vrai pour « 1 pion » sans s, ou « 4 pions » : le nombre suivi du nom accordé.

    >>> contient_compte("4 pions", 4, "pion"), contient_compte("0 pions", 0, "pion"), contient_compte("1 pion(s)", 1, "pion")
    (True, False, False)
    """
    return set(_accords(texte, nombre, nom)) == {True}


def est_mal_accorde(texte: str, nombre: int, nom: str) -> bool:
    """Vrai pour « 4 pion », « 1 pions », « 4 pion(s) » ; faux quand le nombre est écrit sans le nom."""
    return False in _accords(texte, nombre, nom)


def retenir_un_nombre(texte: str, nombre: int, nom: str) -> list:
    """Si le nombre est écrit, et comment finit le nom qui le suit.

    >>> retenir_un_nombre("1 pions", 1, "pion"), retenir_un_nombre("1 pion(s)", 1, "pion"), retenir_un_nombre("un", 1, "pion")
    ([True, ['s']], [True, ['(s)']], [False, []])
    """
    return [contient_nombre(texte, nombre), sorted({*_finales(texte, nombre, nom)})]


def _accords(texte: str, nombre: int, nom: str) -> list[bool]:
    """Pour chaque fois où le nom suit le nombre : est-il accordé ?"""
    return [finale == ("s" if nombre > 1 else "") for finale in _finales(texte, nombre, nom)]


def _finales(texte: str, nombre: int, nom: str) -> list[str]:
    return re.findall(rf"(?<!\d){nombre} {nom}(\w*(?:\(s\)|[·./]s\b)?)", normaliser(texte))


def ecart_de_texte(obtenue: Observation, manques: Sequence[str]) -> Ecart | None:
    """L’écart d’un texte dont il manque des morceaux ; `None` quand rien ne manque."""
    if obtenue.erreur:
        return Ecart("erreur", "un texte", ecrire_observation(obtenue))
    if type(obtenue.valeur) is not str:
        return Ecart("type", "un texte", ecrire_observation(obtenue), UN_TUPLE if type(obtenue.valeur) is tuple else "")
    if manques:
        return Ecart("valeur", f"un texte qui contient {' et '.join(manques)}", abreger(repr(obtenue.valeur)))
    return None
