"""Les codes que le juge tire d’une fonction d’élève : le même, mesuré, ou d’autres versions.

Le temps des appels, ce qui peut être démesuré passe par `demesure` ; le reste est inchangé, ligne pour ligne, et la fonction retrouve ensuite
son code. Rien n’est appelé ici. Commencer par `operations_mesurees`, puis `definir`.
"""

import ast
import dis
import linecache
import math
import operator
import random
import types
import warnings
from collections.abc import Callable
from contextlib import contextmanager
from functools import lru_cache

from mastermind_edu.juge.demesure import ajouter, appeler, borner, borner_la_recherche, decaler, elever, multiplier
from mastermind_edu.juge.liens import COURS, codes, est_a_l_eleve, fonctions_atteintes, globaux

# Ceux qui parcourent d’un trait ce qu’ils reçoivent.
PARCOURENT = {"sum", "sorted", "min", "max", "any", "all", "list", "tuple", "set", "frozenset", "dict", "bytes", "pow"}
METHODES = {"join", "extend", "update", "union", "prod", "factorial", "fsum", "reduce", "Counter", "deque", "pow"}
EXPRESSIONS = {"match", "fullmatch", "search", "findall", "finditer", "split", "sub", "subn"}
OPERATIONS = {ast.Mult: (multiplier, operator.imul), ast.Pow: (elever, operator.ipow), ast.LShift: (decaler, operator.ilshift), ast.Add: (ajouter, operator.iadd)}
# Dans le code récrit, chacune est d’abord un texte, remplacé par elle une fois compilé : aucun nom n’apparaît chez l’élève.
PLACES = {f"\0{outil.__name__}": outil for outil in (multiplier, elever, decaler, ajouter, appeler, borner, borner_la_recherche, operator.imul, operator.ipow, operator.ilshift, operator.iadd)}

VERSION = "<version du juge>"
# Ce qui ne fait que calculer, tirer au sort ou afficher, quels que soient les arguments.
SANS_EFFET = (
    abs, all, any, bool, chr, dict, divmod, enumerate, filter, float, format, frozenset, input, int, isinstance, iter, len, list, map, max, min,
    next, ord, pow, print, range, repr, reversed, round, set, sorted, str, sum, tuple, type, zip,
)
MODULES = (math, random)
DONNEES = (type(None), bool, int, float, str, tuple, list, dict, set, frozenset)


class _Recriture(ast.NodeTransformer):
    """Remplace les opérations qui peuvent être démesurées par un appel qui les mesure ; `faites` les compte."""

    def __init__(self):
        self.faites = 0

    def visit_BinOp(self, noeud: ast.BinOp) -> ast.AST:
        self.generic_visit(noeud)
        if type(noeud.op) not in OPERATIONS or isinstance(noeud.op, ast.Add) and _est_petite(noeud.left, noeud.right):
            return noeud
        return self._par(OPERATIONS[type(noeud.op)][0], noeud, noeud.left, noeud.right)

    def visit_AugAssign(self, noeud: ast.AugAssign) -> ast.AST:
        self.generic_visit(noeud)
        simple = isinstance(noeud.target, ast.Name)  # ailleurs, la cible serait évaluée deux fois
        if not simple or type(noeud.op) not in OPERATIONS or isinstance(noeud.op, ast.Add) and _est_petite(noeud.value):
            return noeud
        mesure, sur_place = OPERATIONS[type(noeud.op)]
        lue = ast.copy_location(ast.Name(noeud.target.id, ast.Load()), noeud.target)
        valeur = self._par(mesure, noeud, lue, noeud.value, _place(sur_place))
        return ast.copy_location(ast.Assign([noeud.target], valeur), noeud)

    def visit_Call(self, noeud: ast.Call) -> ast.AST:
        self.generic_visit(noeud)
        nom = getattr(noeud.func, "id", "") in PARCOURENT or getattr(noeud.func, "attr", getattr(noeud.func, "id", "")) in METHODES | EXPRESSIONS
        if not nom or not noeud.args:
            return noeud
        return self._par(appeler, noeud, noeud.func, *noeud.args, nommes=noeud.keywords)

    def visit_Compare(self, noeud: ast.Compare) -> ast.AST:
        self.generic_visit(noeud)
        for rang, (operateur, terme) in enumerate(zip(noeud.ops, noeud.comparators)):
            if isinstance(operateur, (ast.In, ast.NotIn)) and isinstance(terme, ast.Call):
                noeud.comparators[rang] = self._par(borner_la_recherche, terme, terme)
        return noeud

    def visit_Starred(self, noeud: ast.Starred) -> ast.AST:
        self.generic_visit(noeud)
        if isinstance(noeud.ctx, ast.Load):
            noeud.value = self._par(borner, noeud, noeud.value)
        return noeud

    def _par(self, outil: Callable, noeud: ast.AST, *arguments: ast.expr, nommes=()) -> ast.Call:
        self.faites += 1
        return ast.copy_location(ast.Call(_place(outil), [*arguments], [*nommes]), noeud)


def _place(outil: Callable) -> ast.Constant:
    return ast.Constant(f"\0{outil.__name__}")


def _est_petite(*termes: ast.expr) -> bool:
    """Vrai quand l’un des termes est écrit là : ce qui s’ajoute est petit, et la garde a le temps de passer."""
    return any(isinstance(terme, (ast.Constant, ast.List, ast.Tuple, ast.JoinedStr)) for terme in termes)


@contextmanager
def operations_mesurees(fonction: Callable):
    """Le temps d’un bloc, les opérations de la fonction, et de celles de l’élève dont elle se sert, sont mesurées."""
    remplacees = []
    for sienne in fonctions_atteintes(fonction):
        mesure = _mesurer(sienne.__code__)
        if mesure:
            remplacees.append((sienne, sienne.__code__))
            sienne.__code__ = mesure
    try:
        yield
    finally:
        for sienne, code in remplacees:
            sienne.__code__ = code


def _mesurer(code: types.CodeType) -> types.CodeType | None:
    est_mesurable = est_a_l_eleve(code.co_filename) and not code.co_filename.startswith(COURS)
    return _recrire(code, code.co_filename) if est_mesurable else None


@lru_cache(maxsize=2000)  # un code se récrit une fois, pas à chaque lot
def _recrire(code: types.CodeType, fichier: str) -> types.CodeType | None:
    """Le même code, opérations mesurées ; rien quand il n’en a pas, ou qu’il ne peut être relu tel qu’il est."""
    try:
        noeud, classe = _definition(ast.parse("".join(linecache.getlines(fichier))), code)
        recriture = _Recriture()
        if noeud is None or not recriture.visit(ast.Module(noeud.body, [])) or not recriture.faites:
            return None
        noeud.decorator_list, noeud.returns = [], None
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # les places sont des textes que l’on appelle
            entoure = compile(ast.fix_missing_locations(_entourer(noeud, classe, code)), code.co_filename, "exec", dont_inherit=True)
    except (SyntaxError, ValueError, RecursionError, MemoryError, TypeError):
        return None
    relu = next((relu for relu in codes(entoure) if relu.co_name == code.co_name), None)  # celui qui est le plus en dehors
    if relu is None or _noms(relu) != _noms(code):
        return None
    return _remplir(relu).replace(co_firstlineno=code.co_firstlineno)


def _definition(arbre: ast.AST, code: types.CodeType, classe: str = "") -> tuple[ast.FunctionDef | None, str]:
    """La définition de ce code dans cet arbre, et le nom de la classe dont elle est une méthode."""
    for noeud in ast.iter_child_nodes(arbre):
        if isinstance(noeud, (ast.FunctionDef, ast.AsyncFunctionDef)) and noeud.name == code.co_name:
            if code.co_firstlineno in {noeud.lineno, *(decorateur.lineno for decorateur in noeud.decorator_list)}:
                return noeud, classe
        trouvee = _definition(noeud, code, noeud.name if isinstance(noeud, ast.ClassDef) else "")
        if trouvee[0]:
            return trouvee
    return None, ""


def _entourer(noeud: ast.FunctionDef, classe: str, code: types.CodeType) -> ast.Module:
    """La définition dans une classe si elle est une méthode, pour `super()`, et dans une fonction qui a les variables de sa fermeture."""
    dehors: ast.stmt = noeud
    types_ = {"type_params": []} if hasattr(ast, "TypeAlias") else {}
    if classe:
        dehors = ast.ClassDef(classe, [], [], [noeud], [], **types_)
    libres = [ast.arg(nom) for nom in code.co_freevars if nom != "__class__"]
    if libres:
        dehors = ast.FunctionDef("_", ast.arguments([], libres, None, [], [], None, []), [dehors], [], **types_)
    return ast.Module([dehors], [])


def _noms(code: types.CodeType) -> tuple:
    """De quoi savoir qu’un code relu est bien le même : ses arguments dans l’ordre, ses variables, les noms qu’il cherche."""
    nombre = code.co_argcount + code.co_kwonlyargcount
    return code.co_freevars, code.co_varnames[:nombre], {*code.co_varnames, *code.co_cellvars}, {*code.co_names}


def _remplir(code: types.CodeType) -> types.CodeType:
    """Le code, chaque place tenue par l’outil qu’elle nomme."""

    def remplir(constante):
        if isinstance(constante, types.CodeType):
            return _remplir(constante)
        return PLACES.get(constante, constante) if type(constante) is str else constante

    return code.replace(co_consts=tuple(map(remplir, code.co_consts)))


def definir(fonction: Callable, source: str) -> Callable | None:
    """La fonction de ce texte, qui a les noms globaux de l’autre sans pouvoir les changer ; rien quand elle ne se définit pas, ou serait un danger.

    >>> definir(max, "def max(): ...") is None
    True
    """
    if not isinstance(fonction, types.FunctionType) or fonction.__code__.co_freevars or not est_sans_danger(fonction):
        return None
    linecache.cache[VERSION] = (len(source), None, source.splitlines(keepends=True), VERSION)
    try:
        module = compile(source, VERSION, "exec", dont_inherit=True)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None
    relu = next((relu for relu in codes(module) if relu.co_name == fonction.__name__ and not relu.co_freevars), None)
    if relu is None:
        return None
    version = types.FunctionType(relu, dict(fonction.__globals__), fonction.__name__, fonction.__defaults__)  # ni décorateur ni défaut n’est exécuté
    version.__kwdefaults__ = fonction.__kwdefaults__
    version.__globals__[fonction.__name__] = version  # si elle s’appelle elle-même
    return version


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
