"""Ce que l’arbre de syntaxe dit des lignes d’un fichier : instructions, boucles, conditions.

Rien n’est exécuté ici. Commencer par `reperer`.
"""

import ast
from typing import NamedTuple

BLOCS = (ast.For, ast.While, ast.If, ast.With, ast.Try, ast.FunctionDef, ast.ClassDef)


class Boucle(NamedTuple):
    """L’en-tête d’une boucle et les lignes de son corps."""

    ligne: int
    corps: range

    def contient(self, ligne: int | None) -> bool:
        """Vrai de l’en-tête à la dernière ligne du corps."""
        return ligne == self.ligne or ligne in self.corps


class Reperes(NamedTuple):
    """Les repères d’un fichier, par numéro de ligne."""

    debuts: dict[int, int]  # la première ligne de l’instruction dont celle-ci est une ligne
    boucles: tuple[Boucle, ...] = ()
    conditions: dict[int, range] = {}  # pour un `if` ou un `while`, les lignes de son bloc
    retours: frozenset[int] = frozenset()  # les `return`
    surveillees: frozenset[int] = frozenset()  # dans un `try` qui attrape tout, même ce qui doit l’arrêter


def reperer(source: str) -> Reperes:
    """Les repères de ce texte ; aucun s’il ne se lit pas.

    >>> reperer("while True:\\n    x = (1,\\n         2)\\n").debuts
    {1: 1, 2: 2, 3: 2}
    """
    try:
        noeuds = [noeud for noeud in ast.walk(ast.parse(source)) if isinstance(noeud, ast.stmt)]
    except (SyntaxError, ValueError):
        return Reperes({})
    boucles = [n for n in noeuds if isinstance(n, (ast.For, ast.While))]
    tests = [n for n in noeuds if isinstance(n, (ast.If, ast.While))]
    surveillees = {ligne for n in noeuds if isinstance(n, ast.Try) and _attrape_tout(n) for ligne in _corps(n)}
    return Reperes(
        {ligne: n.lineno for n in noeuds for ligne in _lignes_propres(n)},
        tuple(Boucle(n.lineno, _corps(n)) for n in boucles),
        {n.lineno: _corps(n) for n in tests if n.lineno not in _corps(n)},
        frozenset(n.lineno for n in noeuds if isinstance(n, ast.Return)),
        frozenset(surveillees),
    )


def _corps(noeud: ast.stmt) -> range:
    return range(noeud.body[0].lineno, noeud.body[-1].end_lineno + 1)


def _lignes_propres(noeud: ast.stmt) -> range:
    """Les lignes d’une instruction ; pour un bloc, celles de son en-tête."""
    if isinstance(noeud, BLOCS):
        return range(noeud.lineno, max(noeud.body[0].lineno, noeud.lineno + 1))
    return range(noeud.lineno, noeud.lineno + 1 if isinstance(noeud, ast.Match) else noeud.end_lineno + 1)


def _attrape_tout(noeud: ast.Try) -> bool:
    return any(h.type is None or getattr(h.type, "id", "") == "BaseException" for h in noeud.handlers)
