"""Le texte d’une fonction ou d’une classe d’élève, quand c’est bien le sien : un fichier a pu changer depuis.

Rien n’y est lu ni jugé, voir `lecture`. Commencer par `lire_source`.
"""

import inspect
import textwrap
import tokenize
from collections.abc import Callable, Iterable
from types import CodeType

INTROUVABLE = (OSError, TypeError, ValueError, SyntaxError, tokenize.TokenError, IndexError, RecursionError, MemoryError)


def lire_source(fonction: Callable) -> str | None:
    """Le texte d’une fonction ou d’une classe, précédé d’autant de lignes vides que dans sa cellule."""
    fonction = inspect.unwrap(fonction) if inspect.isroutine(fonction) else fonction
    try:
        lignes, premiere = inspect.getsourcelines(fonction)
        texte = "\n" * (premiere - 1) + textwrap.dedent("".join(lignes))
        relus = list(_codes(compile(texte, "", "exec")))
    except INTROUVABLE:
        return None
    siens = _codes_des_methodes(fonction) if isinstance(fonction, type) else [getattr(fonction, "__code__", None)]
    return texte if all(any(_memes_noms(code, relu) for relu in relus) for code in siens) else None


def _codes(code: CodeType) -> Iterable[CodeType]:
    """Les codes des définitions que contient celui-ci, et de celles qui sont dans une classe."""
    for constante in code.co_consts:
        if isinstance(constante, CodeType):
            yield constante
            yield from _codes(constante)


def _codes_des_methodes(classe: type) -> list[CodeType]:
    """Les codes de ses méthodes ; une `dataclass` en a d’autres, que personne n’a écrites."""
    methodes = [membre for membre in vars(classe).values() if inspect.isfunction(membre)]
    return [methode.__code__ for methode in methodes if methode.__code__.co_filename != "<string>"]


def _memes_noms(code: CodeType | None, relu: CodeType) -> bool:
    """Vrai quand les noms qu’emploie la fonction sont ceux du texte."""
    return code is not None and code.co_name == relu.co_name and _noms(code) == _noms(relu)


def _noms(code: CodeType) -> tuple:
    return {*code.co_varnames, *code.co_cellvars}, {*code.co_names, *code.co_freevars}
