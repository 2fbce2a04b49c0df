"""Définir d’autres versions d’une fonction d’élève, sans danger : changer un nombre dans `os.kill(0, …)` arrêterait toute la machine.

Rien n’est appelé ici. Commencer par `definir`.
"""

import builtins
import dis
import linecache
import math
import random
import types
from collections.abc import Callable

from mastermind_edu.juge.liens import codes, fonctions_atteintes, globaux

VERSION = "<version du juge>"
# Ce qui ne fait que calculer, tirer au sort ou afficher, quels que soient les arguments.
SANS_EFFET = tuple(
    getattr(builtins, nom)
    for nom in (
        "abs", "all", "any", "bool", "chr", "dict", "divmod", "enumerate", "filter", "float", "format", "frozenset", "input", "int", "isinstance", "iter", "len", "list", "map",
        "max", "min", "next", "ord", "pow", "print", "range", "repr", "reversed", "round", "set", "sorted", "str", "sum", "tuple", "type", "zip",
    )
)
MODULES = (math, random)
DONNEES = (type(None), bool, int, float, str, tuple, list, dict, set, frozenset)


def definir(fonction: Callable, source: str) -> Callable | None:
    """La fonction de ce texte, qui a les noms globaux de l’autre sans pouvoir les changer ; rien quand elle ne se définit pas, ou serait un danger.

    >>> definir(max, "def max(): ...") is None
    True
    """
    if not isinstance(fonction, types.FunctionType) or fonction.__code__.co_freevars or not est_sans_danger(fonction):
        return None
    espace = dict(fonction.__globals__)
    linecache.cache[VERSION] = (len(source), None, source.splitlines(keepends=True), VERSION)
    try:
        exec(compile(source, VERSION, "exec", dont_inherit=True), espace)
    except Exception:
        return None
    return espace.get(fonction.__name__)


def est_sans_danger(fonction: types.FunctionType) -> bool:
    """Vrai quand elle n’emploie, de proche en proche, que des calculs, des tirages et des affichages : ni module du système, ni fichier, ni classe.

    >>> est_sans_danger(lambda code: len(code) + 1), est_sans_danger(lambda nom: open(nom, "w"))
    (True, False)
    """
    importe = any(ligne.opname == "IMPORT_NAME" for f in fonctions_atteintes(fonction, _est_connu) for code in codes(f.__code__) for ligne in dis.get_instructions(code))
    return not importe and all(map(_est_sans_effet, globaux(fonction, _est_connu).values()))


def _est_sans_effet(objet: object) -> bool:
    if isinstance(objet, (*DONNEES, types.FunctionType)):  # d’une fonction, ce qu’elle emploie est lu aussi
        return True
    return _est_connu(objet) or isinstance(objet, type) and issubclass(objet, Exception)


def _est_connu(objet: object) -> bool:
    if isinstance(objet, types.BuiltinMethodType | types.MethodType) and (isinstance(objet.__self__, random.Random) or objet.__self__ is math):
        return True
    return any(objet is connu for connu in (*MODULES, *SANS_EFFET))
