"""Le code qu’une leçon donne à lire, et les signes de Python qui s’y trouvent : « for », « len() », « .append() », « {:5} »…

Un signe est ce que `sources/notions.toml` nomme. Rien ici ne sait où il est présenté, rien n’est exécuté.
Commencer par `extraits`, puis `reperer`.
"""

import ast
import builtins
import re
from collections.abc import Iterator
from textwrap import dedent
from typing import NamedTuple

from mastermind_edu.atelier.sources import Cellule

COURS = "mastermind_edu"
MOTS = {
    ast.For: "for", ast.While: "while", ast.If: "if", ast.Break: "break", ast.Continue: "continue", ast.Pass: "pass",
    ast.FunctionDef: "def", ast.Return: "return", ast.Lambda: "lambda", ast.ClassDef: "class", ast.Yield: "yield",
    ast.ListComp: "[… for …]", ast.GeneratorExp: "(… for …)", ast.DictComp: "{… for …}", ast.SetComp: "{… for …}",
    ast.List: "[…]", ast.Dict: "{clé: valeur}", ast.Set: "{…}", ast.JoinedStr: 'f"…"', ast.Slice: "[a:b]", ast.Starred: "*liste",
    ast.Try: "try", ast.Raise: "raise", ast.Assert: "assert", ast.With: "with", ast.Delete: "del", ast.Global: "global",
    ast.Nonlocal: "nonlocal", ast.IfExp: "a if b else c", ast.NamedExpr: ":=", ast.AugAssign: "+=", ast.AnnAssign: "x: type",
    ast.Await: "await", ast.Match: "match", ast.AsyncFunctionDef: "async",
    ast.And: "and", ast.Or: "or", ast.Not: "not", ast.In: "in", ast.NotIn: "not in", ast.Is: "is", ast.IsNot: "is not",
    ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=",
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.Pow: "**", ast.FloorDiv: "//", ast.Mod: "%",
    ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^", ast.LShift: "<<", ast.RShift: ">>",
}  # fmt: skip
LOGIQUES = (ast.Compare, ast.BoolOp)
BLOC = re.compile(r"^(?P<retrait>[ \t]*)```python\n(?P<code>.*?)^[ \t]*```$", re.DOTALL | re.MULTILINE)
COMMANDE = re.compile(r"^(\s*)[%!].*$", re.MULTILINE)  # magie ou commande du système : IPython seul les comprend


class Connus(NamedTuple):
    """Les noms que la page connaît déjà : les outils du cours, et les fonctions écrites."""

    outils: frozenset[str] = frozenset()
    fonctions: frozenset[str] = frozenset()

    def apres(self, arbre: ast.Module, *, coulisses: bool = False) -> "Connus":
        """Les mêmes, et ce que ce code ajoute ; une fonction des coulisses est un outil."""
        importes = {alias.asname or alias.name for noeud in ast.walk(arbre) if _vient_du_cours(noeud) for alias in noeud.names}
        definies = {noeud.name for noeud in ast.walk(arbre) if isinstance(noeud, ast.FunctionDef)}
        if coulisses:
            return Connus(self.outils | importes | definies, self.fonctions)
        return Connus(self.outils | importes, self.fonctions | definies)


def reperer(arbre: ast.Module, connus: Connus = Connus()) -> Iterator[str]:
    """Les signes d’un morceau de code, un par emploi.

    >>> sorted(set(reperer(ast.parse("for i in range(len(code)):\\n    code[i] = None"))))
    ['=', 'None', '[i]', '[i] = …', 'for', 'len()', 'range()']
    """
    connus = connus.apres(arbre)
    appelees = {id(noeud.func) for noeud in ast.walk(arbre) if isinstance(noeud, ast.Call)}
    for noeud in ast.walk(arbre):
        if type(noeud) in MOTS:
            yield MOTS[type(noeud)]
        if isinstance(noeud, ast.Attribute) and id(noeud) not in appelees:
            yield ".attribut"
        if lire := LECTURES.get(type(noeud)):
            yield from lire(noeud, connus)


def _vient_du_cours(noeud: ast.AST) -> bool:
    return isinstance(noeud, ast.ImportFrom) and (noeud.module or "").split(".")[0] == COURS


def _import(noeud, _) -> Iterator[str]:
    if not _vient_du_cours(noeud):  # les outils du cours s’exécutent avant d’être lus
        yield "import"


def _appel(noeud: ast.Call, connus: Connus) -> Iterator[str]:
    """Une fonction de Python, une méthode, ou une fonction écrite ; un outil du cours s’appelle comme on le donne."""
    nom = noeud.func.id if isinstance(noeud.func, ast.Name) else ""
    if nom in connus.outils:
        return
    if isinstance(noeud.func, ast.Attribute):
        yield f".{noeud.func.attr}()"
    elif nom in vars(builtins) and nom not in connus.fonctions:
        yield f"{nom}()"
        yield from _appel_particulier(nom, noeud)
    else:
        yield "f()"
    if noeud.keywords:
        yield "f(nom=…)"
    if any(isinstance(a, ast.Name) and a.id in {*connus.fonctions, *vars(builtins)} for a in noeud.args):
        yield "f(g)"


def _appel_particulier(nom: str, noeud: ast.Call) -> Iterator[str]:
    if nom == "range" and len(noeud.args) > 1:
        yield "range(a, b)"
    compte = noeud.args[0] if noeud.args else None
    if nom == "sum" and isinstance(compte, (ast.GeneratorExp, ast.ListComp)) and isinstance(compte.elt, LOGIQUES):
        yield "sum(… == … for …)"


def _affectation(noeud: ast.Assign, _) -> Iterator[str]:
    yield "="
    if len(noeud.targets) > 1:
        yield "a = b = …"
    for cible in noeud.targets:
        yield from _deballage(cible)


def _deballage(cible: ast.AST) -> Iterator[str]:
    if isinstance(cible, (ast.Tuple, ast.List)):
        yield "a, b = …"


def _boucle(noeud: ast.For | ast.While, _) -> Iterator[str]:
    if isinstance(noeud, ast.For):
        yield from _deballage(noeud.target)
    if noeud.orelse:
        yield "else d’une boucle"


def _comprehension(noeud: ast.comprehension, _) -> Iterator[str]:
    yield from _deballage(noeud.target)


def _si(noeud: ast.If, _) -> Iterator[str]:
    if noeud.orelse:
        [premier, *_] = noeud.orelse
        # « elif » est un « if » au même retrait, « else: if » un « if » plus loin.
        yield "elif" if isinstance(premier, ast.If) and premier.col_offset == noeud.col_offset else "else"


def _fonction(noeud: ast.FunctionDef, _) -> Iterator[str]:
    if noeud.args.defaults or noeud.args.kw_defaults:
        yield "def f(a=…)"
    if noeud.args.vararg or noeud.args.kwarg:
        yield "def f(*a)"
    if noeud.decorator_list:
        yield "@"
    if noeud.returns or any(a.annotation for a in noeud.args.args):
        yield "x: type"
    if any(isinstance(n, ast.Call) and isinstance(n.func, ast.Name) and n.func.id == noeud.name for n in ast.walk(noeud)):
        yield "f() dans f"


def _constante(noeud: ast.Constant, _) -> Iterator[str]:
    if noeud.value is None or isinstance(noeud.value, bool):
        yield str(noeud.value)


def _comparaison(noeud: ast.Compare, _) -> Iterator[str]:
    if len(noeud.ops) > 1:
        yield "a <= b <= c"


def _tuple(noeud: ast.Tuple, _) -> Iterator[str]:
    if isinstance(noeud.ctx, ast.Load):
        yield "(a, b)"


def _indice(noeud: ast.Subscript, _) -> Iterator[str]:
    if isinstance(noeud.slice, ast.Slice):
        return
    yield "[i]"
    if isinstance(noeud.ctx, ast.Store):
        yield "[i] = …"
    if isinstance(noeud.slice, ast.UnaryOp):
        yield "[-1]"


def _calcul(noeud: ast.BinOp, _) -> Iterator[str]:
    """« + » colle aussi des textes et des listes, « * » les répète : ce sont d’autres notions."""
    cotes = [cote for cote in (noeud.left, noeud.right) if isinstance(cote, (ast.List, ast.JoinedStr)) or _est_un_texte(cote)]
    if cotes and isinstance(noeud.op, (ast.Add, ast.Mult)):
        quoi = "liste" if isinstance(cotes[0], ast.List) else "texte"
        yield f"{quoi} {MOTS[type(noeud.op)]}"


def _est_un_texte(noeud: ast.AST) -> bool:
    return isinstance(noeud, ast.Constant) and isinstance(noeud.value, str)


def _morceau(noeud: ast.FormattedValue, _) -> Iterator[str]:
    if noeud.format_spec or noeud.conversion != -1:
        yield 'f"{:5}"'


LECTURES = {
    ast.Import: _import, ast.ImportFrom: _import, ast.Call: _appel, ast.Assign: _affectation,
    ast.For: _boucle, ast.While: _boucle, ast.If: _si, ast.FunctionDef: _fonction, ast.Constant: _constante,
    ast.Compare: _comparaison, ast.Tuple: _tuple, ast.Subscript: _indice, ast.BinOp: _calcul, ast.FormattedValue: _morceau,
    ast.comprehension: _comprehension,
}  # fmt: skip


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
