"""Le code qu’une leçon donne à lire : ses cellules, et les blocs ```python de sa prose.

Rien n’est exécuté ici. Commencer par `extraits`.
"""

import ast
import re
from collections.abc import Iterator
from textwrap import dedent
from typing import NamedTuple

from mastermind_edu.atelier.sources import Cellule

BLOC = re.compile(r"^(?P<retrait>[ \t]*)```python\n(?P<code>.*?)^[ \t]*```$", re.DOTALL | re.MULTILINE)
COMMANDE = re.compile(r"^(\s*)[%!].*$", re.MULTILINE)  # magie ou commande du système : IPython seul les comprend


class Extrait(NamedTuple):
    """Du code, et la cellule où il se trouve."""

    cellule: Cellule
    code: str
    arbre: ast.Module


def extraits(cellule: Cellule) -> Iterator[Extrait]:
    """Le code d’une cellule, lu ; lève `ErreurFabrication` quand Python ne sait pas le lire."""
    if cellule.genre == "code":
        yield _lire(cellule, COMMANDE.sub(r"\1...", cellule.texte))
    for bloc in BLOC.finditer(cellule.texte) if cellule.genre == "markdown" else ():
        yield _lire(cellule, dedent(bloc["code"]))


def _lire(cellule: Cellule, code: str) -> Extrait:
    try:
        return Extrait(cellule, code, ast.parse(code))
    except SyntaxError as faute:
        cellule.refuser(f"il faut du Python que l’on puisse lire ; {faute.msg} à la ligne {faute.lineno} de ce code")
