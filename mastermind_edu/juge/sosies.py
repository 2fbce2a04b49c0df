"""Deux valeurs différentes qui s’affichent pareil : dire ce qui les distingue.

Rien n’est comparé pour un verdict ici ; le juge a déjà dit qu’elles diffèrent.
Commencer par `distinguer`.
"""

import unicodedata

from mastermind_edu.juge.valeurs import meme_genre

GENRES = {bool: "booléen", int: "nombre entier", float: "nombre à virgule"}


def distinguer(attendue: object, obtenue: object) -> tuple[str, str]:
    """Ce qu’il faut ajouter à l’écriture de chacune pour les voir différentes ; rien si cela se voit déjà.

    >>> distinguer(2, 2.0), distinguer(2, 3)
    ((' (nombre entier)', ' (nombre à virgule)'), ('', ''))
    >>> distinguer("⚪", "⚪\\ufe0f")
    ('', ' : le texte contient un signe invisible (U+FE0F) après « ⚪ »')
    """
    if type(attendue) in GENRES and type(obtenue) in GENRES and attendue == obtenue:
        return f" ({GENRES[type(attendue)]})", f" ({GENRES[type(obtenue)]})"
    textes = _textes_differents(attendue, obtenue)
    if textes and _apparence(textes[0]) == _apparence(textes[1]):
        return "", f" : {_raconter(*textes)}"
    return "", ""


def _textes_differents(attendue: object, obtenue: object) -> tuple[str, str] | None:
    """Les premiers textes qui diffèrent, dans des listes au besoin, quand rien d’autre ne diffère avant eux."""
    if type(attendue) is type(obtenue) is str:
        return (attendue, obtenue) if attendue != obtenue else None
    if type(attendue) in (list, tuple) and meme_genre(attendue, obtenue) and len(attendue) == len(obtenue):
        return next((_textes_differents(a, o) for a, o in zip(attendue, obtenue) if a != o), None)
    return None


def _apparence(texte: str) -> str:
    """Le texte tel qu’il se voit : ni signe invisible, ni espace rare, ni accent séparé de sa lettre."""
    return "".join(" " if signe.isspace() else signe for signe in unicodedata.normalize("NFC", texte) if not _est_invisible(signe))


def _est_invisible(signe: str) -> bool:
    return unicodedata.category(signe) == "Cf" or "VARIATION SELECTOR" in unicodedata.name(signe, "")


def _raconter(attendu: str, obtenu: str) -> str:
    """La première différence entre deux textes de même apparence."""
    composes = [unicodedata.normalize("NFC", texte) for texte in (attendu, obtenu)]
    if composes[0] == composes[1]:
        return f"dans le texte, un accent est écrit {'avec' if len(attendu) < len(obtenu) else 'sans'} un signe à part"
    rang = next((rang for rang, (a, o) in enumerate(zip(*composes)) if a != o), min(map(len, composes)))
    voulu, vu = composes[0][rang : rang + 1], composes[1][rang : rang + 1]
    ou = f"après « {composes[1][rang - 1]} »" if rang else "au début"
    if voulu.isspace() and vu.isspace():
        return f"le texte contient {_nommer_espace(vu)} à la place d’{_nommer_espace(voulu)} {ou}"
    if vu and _est_invisible(vu):
        return f"le texte contient un signe invisible ({_numero(vu)}) {ou}"
    return f"il manque au texte un signe invisible ({_numero(voulu)}) {ou}"


def _nommer_espace(espace: str) -> str:
    connues = {" ": "une espace ordinaire", "\n": "une fin de ligne", "\t": "une tabulation"}
    return connues.get(espace, f"une espace rare ({_numero(espace)})")


def _numero(signe: str) -> str:
    return f"U+{ord(signe):04X}"
