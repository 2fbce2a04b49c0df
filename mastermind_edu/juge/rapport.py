"""Ce qui distingue une réponse fausse de celle qu’il fallait : deux écritures qui se ressemblent, et le rapport de toutes les fausses aux justes.

Une phrase n’est dite que si elle est vraie de chacune, toutes comparées. Commencer par `distinguer`, puis `rapporter`.
"""

import unicodedata
from collections.abc import Callable, Iterator, Sequence

from mastermind_edu.juge.valeurs import meme_genre

Paires = Sequence[tuple[object, object]]  # la réponse attendue, la réponse donnée

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


def rapporter(paires: Paires) -> str:
    """Ce qui est vrai de chaque réponse fausse ; vide quand rien de simple ne l’est, ou qu’il n’y en a qu’une.

    >>> rapporter([(3, 2), (1, 0)])
    'chaque réponse fausse est trop petite de 1'
    >>> rapporter([((1, 0), (1, 2)), ((2, 1), (2, 2))])
    'dans chaque réponse fausse, le premier élément est juste et le second vaut 2'
    >>> rapporter([("R V", "RV"), ("V B R", "VBR")])
    'chaque réponse fausse a les bons signes, mais pas les bons blancs'
    >>> rapporter([([1, 2], [1]), ([1, 2, 3], [1, 2])])
    'il manque la fin de chaque réponse fausse'
    >>> rapporter([(1, 2), (2, 1)])
    ''
    """
    if len(paires) < 2:
        return ""
    trouve = _decrire(paires, "e")
    if trouve.startswith("il "):
        return f"{trouve} chaque réponse fausse"
    return f"chaque réponse fausse {trouve}" if trouve else _du_couple(paires)


def rapporter_ce_cas(attendue: object, donnee: object) -> str:
    """Ce qui se voit de cette liste-là, quand rien n’est vrai de toutes ; vide si rien de simple ne s’y voit.

    >>> rapporter_ce_cas(["R", "V"], ["V", "R"])
    'dans ce cas, ce sont les bons éléments, dans un autre ordre'
    >>> rapporter_ce_cas([1, 2, 3], [1, 3])
    'dans ce cas, il manque `2`'
    """
    if not (type(attendue) is type(donnee) is list):
        return ""
    manquent, reste = [], list(donnee)
    for element in attendue:
        (reste.remove if element in reste else manquent.append)(element)
    if not manquent and not reste:
        return "dans ce cas, ce sont les bons éléments, dans un autre ordre"
    if reste and manquent or len(manquent) > 1 or len(reste) > 1:
        return ""
    return f"dans ce cas, il manque `{manquent[0]!r}`" if manquent else f"dans ce cas, `{reste[0]!r}` est de trop"


def _decrire(paires: Paires, accord: str) -> str:
    """Le premier rapport vrai de toutes les paires ; `accord` met l’adjectif au féminin."""
    types = {type(valeur) for paire in paires for valeur in paire}
    for admis, rapports in RAPPORTS:
        if types and types <= admis:
            return next((phrase for phrase in rapports(paires, accord) if phrase), "")
    return ""


def _toutes(paires: Paires, est_vrai: Callable[[object, object], bool]) -> bool:
    return all(est_vrai(attendue, donnee) for attendue, donnee in paires)


def _booleens(paires: Paires, accord: str) -> Iterator[str]:
    donnees = {donnee for _, donnee in paires}
    if len(donnees) == 1:
        [donnee] = donnees
        yield f"est `{donnee}` là où il faut `{not donnee}`"


def _entiers(paires: Paires, accord: str) -> Iterator[str]:
    ecarts, donnees = {abs(donnee - attendue) for attendue, donnee in paires}, {donnee for _, donnee in paires}
    sens = {f"trop grand{accord}" if donnee > attendue else f"trop petit{accord}" for attendue, donnee in paires}
    if len(sens) == len(ecarts) == 1:
        yield f"est {min(sens)} de {min(ecarts)}"
    if len(ecarts) > 1 and _toutes(paires, lambda attendue, donnee: attendue == -donnee):
        yield "est l’opposé de la bonne : la soustraction est-elle à l’envers ?"
    if len(donnees) == 1:
        yield f"vaut {min(donnees)}".replace("-", "−")
    if len(sens) == 1:
        yield f"est {min(sens)}"


def _nombres(paires: Paires, accord: str) -> Iterator[str]:
    if _toutes(paires, lambda attendue, donnee: attendue == donnee and type(donnee) is float):
        yield "est un nombre à virgule : il le faut entier"


def _textes(paires: Paires, accord: str) -> Iterator[str]:
    if _toutes(paires, lambda attendue, donnee: attendue == donnee.strip()):
        yield "a des blancs de trop, au début ou à la fin"
    if _toutes(paires, lambda attendue, donnee: attendue.split() != [] and "".join(attendue.split()) == "".join(donnee.split())):
        yield "a les bons signes, mais pas les bons blancs"
    if _toutes(paires, lambda attendue, donnee: attendue.casefold() == donnee.casefold()):
        yield "a les bonnes lettres, mais pas les bonnes majuscules"
    yield from (phrase.replace("éléments", "signes") for phrase in _suites(paires, accord) if not phrase.startswith("est trop "))  # deux mots différents ne se mesurent pas


def _suites(paires: Paires, accord: str) -> Iterator[str]:
    """Ce qui se dit d’un texte comme d’une liste ; au masculin, c’est l’élément d’un couple, dont on ne dit rien."""
    taille = max(len(attendue) for attendue, _ in paires)
    for phrase, est_vrai in RAPPORTS_DE_SUITES if accord else ():
        if _toutes(paires, est_vrai) and taille >= TAILLES_PARLANTES.get(est_vrai, 0):
            yield phrase


def _a_l_envers(attendue, donnee) -> bool:
    return attendue[::-1] == donnee


def _vers_le_debut(attendue, donnee) -> bool:
    return len(attendue) == len(donnee) and attendue[1:] == donnee[:-1]


def _vers_la_fin(attendue, donnee) -> bool:
    return _vers_le_debut(donnee, attendue)


def _est_le_debut(petite, grande) -> bool:
    return _est_plus_courte(petite, grande) and grande[: len(petite)] == petite


def _est_la_fin(petite, grande) -> bool:
    return _est_plus_courte(petite, grande) and grande[-len(petite) :] == petite


def _est_extraite(petite, grande) -> bool:
    """Vrai quand la grande donne la petite si l’on en ôte des éléments, un au moins."""
    restants = iter(grande)
    return _est_plus_courte(petite, grande) and all(element in restants for element in petite)


def _est_plus_courte(petite, grande) -> bool:
    return 0 < len(petite) < len(grande)


TAILLES_PARLANTES = {_a_l_envers: 2, _vers_le_debut: 3, _vers_la_fin: 3}  # en deçà, c’est toujours vrai, ou presque
RAPPORTS_DE_SUITES = (
    ("est vide", lambda a, d: len(d) == 0),
    ("devrait être vide", lambda a, d: len(a) == 0),
    ("il manque la fin de", lambda a, d: _est_le_debut(d, a)),
    ("il manque le début de", lambda a, d: _est_la_fin(d, a)),
    ("il y a quelque chose de trop à la fin de", _est_le_debut),
    ("il y a quelque chose de trop au début de", _est_la_fin),
    ("est à l’envers", _a_l_envers),
    ("est décalée d’un rang vers le début", _vers_le_debut),
    ("est décalée d’un rang vers la fin", _vers_la_fin),
    ("a les bons éléments, mais dans un autre ordre", lambda a, d: sorted(a) == sorted(d)),
    ("est dans le bon ordre, mais il lui manque des éléments", lambda a, d: _est_extraite(d, a)),
    ("a tout ce qu’il faut, dans l’ordre, mais aussi des éléments de trop", _est_extraite),
    ("est trop courte", lambda a, d: len(d) < len(a)),
    ("est trop longue", lambda a, d: len(d) > len(a)),
)


def _listes(paires: Paires, accord: str) -> Iterator[str]:
    elements = [paire for attendue, donnee in paires for paire in zip(attendue, donnee)] if _toutes(paires, lambda attendue, donnee: len(attendue) == len(donnee)) else []
    decales = all(type(a) is type(d) is int for a, d in elements) and len({d - a for a, d in elements}) == 1
    if decales:
        yield "a chaque nombre" + next(_entiers(elements, "")).removeprefix("est")
    yield from _suites([([*map(repr, attendue)], [*map(repr, donnee)]) for attendue, donnee in paires], accord)
    if elements:
        if all(type(a) is int and type(d) is str and str(a) == d for a, d in elements):
            yield "a les bons nombres, mais écrits comme des textes"
        if all(type(a) is int and type(d) is float and a == d for a, d in elements):
            yield "a les bons nombres, mais ce sont des nombres à virgule"


def _du_couple(paires: Paires) -> str:
    """Dans un couple, lequel des deux est faux, et comment."""
    suites = all(type(valeur) in (list, tuple) and len(valeur) == 2 for paire in paires for valeur in paire)
    for juste, autre, noms in ((0, 1, ("premier", "second")), (1, 0, ("second", "premier"))):
        if suites and paires and _toutes(paires, lambda attendue, donnee: repr(attendue[juste]) == repr(donnee[juste])):
            suite = _decrire([(attendue[autre], donnee[autre]) for attendue, donnee in paires], "") or "ne l’est pas"
            return f"dans chaque réponse fausse, le {noms[0]} élément est juste et le {noms[1]} {suite}"
    return ""


RAPPORTS = (
    ({bool}, _booleens),
    ({int}, _entiers),
    ({int, float}, _nombres),
    ({str}, _textes),
    ({list, tuple}, _listes),
)
