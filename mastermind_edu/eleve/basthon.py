"""Le cours dans Basthon, ou dans une console de Pyodide : ce que l’extension fait dans Jupyter, là où IPython n’est pas.

Une phrase française sous chaque erreur, rien pour un `...` à remplacer, et la cellule en panne que `verifier` doit connaître.
Rien ici n’est propre à un noyau : c’est la console de Pyodide, dont Basthon hérite, qui est complétée. Commencer par `preparer`.
"""

import sys
from collections.abc import Callable
from functools import wraps
from inspect import unwrap
from linecache import getlines
from typing import NamedTuple

from mastermind_edu.eleve.extension import expliquer_cellule
from mastermind_edu.eleve.verification import CELLULES
from mastermind_edu.juge.verdict import au_mieux


class Cellule(NamedTuple):
    """Le texte d’une cellule, comme le donne IPython."""

    raw_cell: str


class Resultat(NamedTuple):
    """Ce qu’a donné une cellule, comme le dit IPython."""

    info: Cellule
    error_before_exec: BaseException | None = None
    error_in_exec: BaseException | None = None


def preparer() -> None:
    """Complète la console de Pyodide, s’il y en a une ; ailleurs, ne fait rien. Deux fois de suite, c’est comme une."""
    console = getattr(sys.modules.get("pyodide.console"), "Console", None)
    for nom, completer in COMPLEMENTS.items():
        if hasattr(console, nom):
            setattr(console, nom, completer(unwrap(getattr(console, nom))))


def _noter_la_cellule(runcode: Callable) -> Callable:
    @wraps(runcode)
    async def executer(console, source, *suite):
        valeur = await runcode(console, source, *suite)
        CELLULES.noter(source, None, console.globals, "")
        return None if valeur is ... else valeur

    return executer


def _expliquer_l_arret(formattraceback: Callable) -> Callable:
    @wraps(formattraceback)
    def ecrire(console, erreur):
        texte = _texte(console)
        phrase = _dire(console, Resultat(Cellule(texte), error_in_exec=erreur))
        CELLULES.noter(texte, None, console.globals, phrase)
        return formattraceback(console, erreur) + phrase

    return ecrire


def _expliquer_la_faute(formatsyntaxerror: Callable) -> Callable:
    @wraps(formatsyntaxerror)
    def ecrire(console, erreur):
        return formatsyntaxerror(console, erreur) + _dire(console, Resultat(Cellule(_texte(console)), error_before_exec=erreur))

    return ecrire


def _texte(console) -> str:
    """La cellule en cours ; Basthon en garde les lignes sous un nom de fichier à elle."""
    return "".join(getlines(console.filename)).rstrip("\n")


def _dire(console, resultat: Resultat) -> str:
    """La phrase à mettre sous l’erreur ; vide quand il n’y a rien à en dire."""
    explication = au_mieux(None, expliquer_cellule, resultat, console.globals)
    return f"\n✘ {explication[0]}\n  {explication[1]}\n" if explication else ""


COMPLEMENTS = {"runcode": _noter_la_cellule, "formattraceback": _expliquer_l_arret, "formatsyntaxerror": _expliquer_la_faute}
