"""Le texte d’une fonction ou d’une classe d’élève, quand c’est bien le sien. Rien n’y est lu ni appelé. Commencer par `lire_source`."""

import ast
import inspect
import linecache
import textwrap
import tokenize
import types
import warnings
from collections.abc import Callable

from mastermind_edu.juge.liens import codes

INTROUVABLE = (OSError, TypeError, ValueError, SyntaxError, tokenize.TokenError, IndexError, RecursionError, MemoryError)


def lire_source(fonction: Callable) -> str | None:
    """Le texte d’une fonction ou d’une classe, précédé d’autant de lignes vides que dans sa cellule ; rien quand le fichier a changé depuis."""
    fonction = inspect.unwrap(fonction) if inspect.isroutine(fonction) else fonction
    try:
        lignes, premiere = _lignes_de_la_classe(fonction) if isinstance(fonction, type) else inspect.getsourcelines(fonction)
        texte = "\n" * (premiere - 1) + textwrap.dedent("".join(lignes))
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # Python l’a déjà dit, en exécutant la cellule
            relus = list(codes(compile(texte, "", "exec")))
    except INTROUVABLE:
        return None
    siens = _codes_des_methodes(fonction) if isinstance(fonction, type) else [getattr(fonction, "__code__", None)]
    return texte if all(any(_emploient_les_memes_noms(code, relu) for relu in relus) for code in siens) else None


def _lignes_de_la_classe(classe: type) -> tuple[list[str], int]:
    """Ses lignes, et le numéro de la première : `inspect` ne les trouve pas dans une cellule de notebook, qui n’est pas un fichier."""
    premiere = _codes_des_methodes(classe)[0]
    lignes = linecache.getlines(premiere.co_filename)
    arbre = ast.parse("".join(lignes))
    [noeud] = [n for n in ast.walk(arbre) if isinstance(n, ast.ClassDef) and n.name == classe.__name__ and n.lineno <= premiere.co_firstlineno <= n.end_lineno]
    return lignes[noeud.lineno - 1 : noeud.end_lineno], noeud.lineno


def _codes_des_methodes(classe: type) -> list[types.CodeType]:
    """Les codes de ses méthodes ; une `dataclass` en a d’autres, que personne n’a écrites."""
    methodes = [membre for membre in vars(classe).values() if inspect.isfunction(membre)]
    return [methode.__code__ for methode in methodes if methode.__code__.co_filename != "<string>"]


def _emploient_les_memes_noms(code: types.CodeType | None, relu: types.CodeType) -> bool:
    """Vrai pour la fonction et son texte relu hors de ce qui l’entourait : une variable de la fermeture y est un nom global."""
    if code is None or code.co_name != relu.co_name:
        return False
    (locaux, dehors), (relus, dehors_relus) = [({*c.co_varnames, *c.co_cellvars}, {*c.co_names, *c.co_freevars}) for c in (code, relu)]
    return locaux == relus and dehors == dehors_relus
