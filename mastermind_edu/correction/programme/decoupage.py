"""Découper une cellule en énoncés de premier niveau, même quand une partie est fautive.

Rien n’est exécuté : l’arbre de syntaxe et la table des symboles suffisent.
Commencer par `decouper`.
"""

import ast
import re
import symtable
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from mastermind_edu.correction.anomalies import Anomalie
from mastermind_edu.juge.syntaxe import expliquer_faute

ILLISIBLE = (SyntaxError, ValueError, RecursionError, MemoryError, OverflowError)
BLOCS_REUNIS = 20  # un texte ou une parenthèse peut s’étendre sur plusieurs lignes au bord gauche
BLOCS_PAR_CELLULE, SIGNES_ESSAYES = 500, 200_000  # bornent le temps passé sur une cellule faite pour le perdre

DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
IMPORTATIONS = (ast.Import, ast.ImportFrom)
AFFECTATIONS = (ast.Assign, ast.AnnAssign, ast.AugAssign)
_BLOCS = tuple(getattr(ast, nom) for nom in ("If", "Try", "TryStar") if hasattr(ast, nom))

_ENTETE = re.compile(r"(?:async\s+def|def|class)\b")
_SUITE_DE_BLOC = re.compile(r"(?:else|elif|except|finally)\b|[\s#]|$")


class Enonce(NamedTuple):
    """Une instruction de premier niveau, les noms qu’elle donne et ceux dont elle se sert."""

    source: str
    ligne: int
    cellule: int
    noeud: ast.stmt
    lies: frozenset[str]
    lus: frozenset[str]


class PartieFautive(NamedTuple):
    """Un morceau de cellule que Python ne lit pas, et l’explication de la faute."""

    texte: str
    faute: str


class Decoupage(NamedTuple):
    """Ce qu’une cellule, ou toute une copie, contient de lisible, et le reste."""

    enonces: tuple[Enonce, ...] = ()
    fautives: tuple[PartieFautive, ...] = ()
    anomalies: tuple[Anomalie, ...] = ()


def decouper(texte: str, cellule: int) -> Decoupage:
    """Les énoncés d’une cellule ; si elle ne se lit pas en entier, ceux qui se lisent seuls."""
    try:
        return Decoupage(_lire_enonces(texte, 1, cellule))
    except ILLISIBLE:
        return _recuperer(texte.split("\n"), cellule)


def _lire_enonces(texte: str, premiere_ligne: int, cellule: int) -> tuple[Enonce, ...]:
    # `return` hors d’une fonction se lit, mais ne se compile pas : on vérifie les deux.
    compile(texte, "<copie>", "exec", ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)
    lignes = texte.encode().split(b"\n")
    noeuds = [utile for noeud in ast.parse(texte).body for utile in _utiles(noeud)]
    return tuple(_enonce(lignes, noeud, premiere_ligne, cellule) for noeud in noeuds)


def _utiles(noeud: ast.stmt) -> Iterator[ast.stmt]:
    """Les définitions, importations et affectations ; jamais les boucles ni les appels.

    Un `try` qui ne fait qu’importer reste entier : son `except` remplace ce qui manque.
    """
    if isinstance(noeud, DEFINITIONS + IMPORTATIONS + AFFECTATIONS):
        yield noeud
    elif isinstance(noeud, _BLOCS) and _sans_surprise(noeud):
        yield noeud
    elif isinstance(noeud, _BLOCS):
        for interieur in _interieur(noeud):
            yield from _utiles(interieur)


def _sans_surprise(bloc: ast.stmt) -> bool:
    """Vrai pour un bloc qui n’importe et n’affecte que des noms, sans appel dans sa condition."""
    if isinstance(bloc, ast.If) and any(isinstance(noeud, ast.Call) for noeud in ast.walk(bloc.test)):
        return False
    return all(
        isinstance(noeud, IMPORTATIONS + AFFECTATIONS + (ast.Pass,))
        or (isinstance(noeud, _BLOCS) and _sans_surprise(noeud))
        for noeud in _interieur(bloc)
    )


def _interieur(bloc: ast.stmt) -> Iterator[ast.stmt]:
    yield from bloc.body
    for gestion in getattr(bloc, "handlers", ()):
        yield from gestion.body
    yield from bloc.orelse
    yield from getattr(bloc, "finalbody", ())


def _enonce(lignes: Sequence[bytes], noeud: ast.stmt, premiere_ligne: int, cellule: int) -> Enonce:
    source, debut = _texte(lignes, noeud)
    lies, lus = _noms(source)
    return Enonce(source, premiere_ligne + debut - 1, cellule, noeud, lies | _noms_modifies(noeud), lus)


def _texte(lignes: Sequence[bytes], noeud: ast.stmt) -> tuple[str, int]:
    """Le texte d’un nœud ramené au bord gauche, et sa première ligne, décorateurs compris."""
    debut = min([noeud.lineno, *(d.lineno for d in getattr(noeud, "decorator_list", ()))])
    morceau = list(lignes[debut - 1 : noeud.end_lineno])
    morceau[-1] = morceau[-1][: noeud.end_col_offset]
    colonne = noeud.col_offset
    morceau[0] = morceau[0][colonne:]
    suite = [ligne if ligne[:colonne].strip() else ligne[colonne:] for ligne in morceau[1:]]
    return b"\n".join([morceau[0], *suite]).decode(), debut


def _noms(source: str) -> tuple[frozenset[str], frozenset[str]]:
    """Les noms globaux qu’un énoncé donne, et ceux qu’il lit, fonctions intérieures comprises."""
    try:
        module = symtable.symtable(source, "<copie>", "exec")
    except ILLISIBLE:
        return frozenset(), frozenset()
    lies = {symbole.get_name() for symbole in module.get_symbols() if symbole.is_assigned() or symbole.is_imported()}
    lus = {symbole.get_name() for symbole in module.get_symbols() if symbole.is_referenced()}
    tables = list(module.get_children())
    while tables:
        table = tables.pop()
        lus |= {symbole.get_name() for symbole in table.get_symbols() if symbole.is_global()}
        tables += table.get_children()
    return frozenset(lies), frozenset(lus)


def _noms_modifies(noeud: ast.stmt) -> frozenset[str]:
    """`TABLE["R"] = 0` donne une valeur à une partie de TABLE : c’est une affectation de TABLE."""
    if not isinstance(noeud, AFFECTATIONS):
        return frozenset()
    racines = set()
    for cible in getattr(noeud, "targets", None) or [noeud.target]:
        while isinstance(cible, (ast.Subscript, ast.Attribute)):
            cible = cible.value
        if isinstance(cible, ast.Name):
            racines.add(cible.id)
    return frozenset(racines)


def _recuperer(lignes: Sequence[str], cellule: int) -> Decoupage:
    """Lit une cellule fautive bloc par bloc, un bloc commençant au bord gauche."""
    bornes = [*_debuts(lignes)[:BLOCS_PAR_CELLULE], len(lignes)]
    enonces, fautives, rang, reste = [], [], 0, SIGNES_ESSAYES
    while rang < len(bornes) - 1:
        lus, faute, nb_blocs, cout = _lire_blocs(lignes, bornes[rang:], cellule, reste)
        enonces += lus
        if faute:
            fautives.append(PartieFautive("\n".join(lignes[bornes[rang] : bornes[rang + nb_blocs]]), faute))
        rang, reste = rang + nb_blocs, reste - cout
    return Decoupage(tuple(enonces), tuple(fautives))


def _debuts(lignes: Sequence[str]) -> list[int]:
    debuts: list[int] = []
    derniere = None  # combien de débuts, jusqu’à la dernière fonction comprise
    for rang, ligne in enumerate(lignes):
        if re.match(r"return\b", ligne) and derniere is not None:
            del debuts[derniere:]  # ce `return` est sorti de la dernière fonction : la faute est à elle
        elif not _SUITE_DE_BLOC.match(ligne) or (not debuts and ligne.strip()):
            debuts.append(rang)
            derniere = len(debuts) if _ENTETE.match(ligne) else derniere
    return debuts


def _lire_blocs(lignes, bornes: Sequence[int], cellule: int, reste: int) -> tuple[Sequence[Enonce], str, int, int]:
    """Les énoncés du plus court texte lisible qui commence ici ; la faute du premier bloc à défaut."""
    faute, cout = "", 0
    for nb_blocs in range(1, min(BLOCS_REUNIS, len(bornes) - 1) + 1):
        if nb_blocs > 1 and _ENTETE.match(lignes[bornes[nb_blocs - 1]]) and not lignes[bornes[0]].startswith("@"):
            break
        texte = "\n".join(lignes[bornes[0] : bornes[nb_blocs]])
        cout += len(texte)
        if faute and cout > reste:
            break
        try:
            return _lire_enonces(texte, bornes[0] + 1, cellule), "", nb_blocs, cout
        except ILLISIBLE as erreur:
            faute = faute or expliquer_faute(erreur, texte, bornes[0] + 1, cellule)
    return (), faute, 1, cout
