"""De quoi énumérer les cas d’un exercice, du plus petit au plus grand, et juger un texte.

Rien ici ne connaît un exercice en particulier. Commencer par `listes`.
"""

import random
import re
import unicodedata
from collections.abc import Iterator, Sequence
from itertools import islice, permutations, product

from mastermind_edu.francais import abreger
from mastermind_edu.juge.appel import Observation
from mastermind_edu.juge.exercice import Ecart, ecrire_observation

Liste = list

INITIALES = ["R", "V", "B", "J", "P", "N"]
EMOJIS = ["🔴", "🟢", "🔵", "🟡", "🟣", "⚫"]


def listes(symboles: Sequence, tailles: Sequence[int]) -> Iterator[Liste]:
    """Toutes les listes de ces symboles, par taille puis dans l’ordre des symboles.

    >>> list(listes("RV", [1, 2]))
    [['R'], ['V'], ['R', 'R'], ['R', 'V'], ['V', 'R'], ['V', 'V']]
    """
    for taille in tailles:
        yield from map(list, product(symboles, repeat=taille))


def paires(symboles: Sequence, tailles: Sequence[int]) -> Iterator[tuple[Liste, Liste]]:
    """Toutes les paires de listes de même taille, par taille croissante."""
    for taille in tailles:
        toutes = list(listes(symboles, [taille]))
        yield from product(toutes, repeat=2)


def paires_tirees(symboles: Sequence, taille: int, nombre: int) -> Iterator[tuple[Liste, Liste]]:
    """Des paires de grande taille, tirées avec une graine fixe : toujours les mêmes."""
    hasard = random.Random(taille * 1000 + nombre)
    for _ in range(nombre):
        yield hasard.choices(symboles, k=taille), hasard.choices(symboles, k=taille)


def mots(alphabet: str, tailles: Sequence[int]) -> Iterator[str]:
    """Tous les mots de cet alphabet, par taille puis dans son ordre."""
    return ("".join(lettres) for lettres in listes(alphabet, tailles))


def tableaux() -> Iterator[tuple[Liste, Liste]]:
    """Les premiers tableaux parallèles d’initiales et d’emojis, puis les mêmes dans un autre ordre."""
    for taille in range(1, len(INITIALES) + 1):
        yield INITIALES[:taille], EMOJIS[:taille]
    for ordre in islice(permutations(range(4)), 1, 24):
        yield [INITIALES[i] for i in ordre], [EMOJIS[i] for i in ordre]


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
    """Vrai pour « 1 pion » sans s, ou « 4 pions » : le nombre suivi du nom accordé."""
    accord = "s" if nombre > 1 else r"(?!s)"
    return re.search(rf"(?<!\d){nombre} {nom}{accord}", normaliser(texte)) is not None


def ecart_de_texte(obtenue: Observation, manques: Sequence[str]) -> Ecart | None:
    """L’écart d’un texte dont il manque des morceaux ; `None` quand rien ne manque."""
    if obtenue.erreur:
        return Ecart("erreur", "un texte", ecrire_observation(obtenue))
    if type(obtenue.valeur) is not str:
        return Ecart("type", "un texte", ecrire_observation(obtenue))
    if manques:
        return Ecart("valeur", f"un texte qui contient {' et '.join(manques)}", abreger(repr(obtenue.valeur)))
    return None
