"""Le code qu’une leçon donne à lire, et les signes de Python qui s’y trouvent : « for », « len() », « .append() », « {:5} »…

Un signe est ce que `sources/notions.toml` nomme ; la prose en nomme aussi, « `break` ». Rien ici ne sait où il est présenté, rien n’est exécuté.
Commencer par `extraits`, puis `reperer`.
"""

import ast
import builtins
import keyword
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
CITE = re.compile(r"(?<!`)`([^\W_]+)`(?!`)")
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
        yield from (signe for signe, se_voit in AUTRES_SIGNES.get(type(noeud), ()) if se_voit(noeud))
        if isinstance(noeud, ast.Call):
            yield from _appel(noeud, connus)


def _vient_du_cours(noeud: ast.AST) -> bool:
    return isinstance(noeud, ast.ImportFrom) and (noeud.module or "").split(".")[0] == COURS


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


def _est_deballee(cible: ast.AST) -> bool:
    return isinstance(cible, (ast.Tuple, ast.List))


def _est_elif(noeud: ast.If) -> bool:
    """« elif » est un « if » au même retrait, « else: if » un « if » plus loin."""
    return isinstance(noeud.orelse[0], ast.If) and noeud.orelse[0].col_offset == noeud.col_offset


def _s_appelle(noeud: ast.FunctionDef) -> bool:
    return any(isinstance(n, ast.Call) and isinstance(n.func, ast.Name) and n.func.id == noeud.name for n in ast.walk(noeud))


def _colle(noeud: ast.BinOp, quoi: str) -> bool:
    """Vrai quand le premier côté qui n’est pas un nombre est de ce genre : « + » colle aussi des textes et des listes, « * » les répète."""
    genres = ["liste" if isinstance(cote, ast.List) else "texte" if _est_un_texte(cote) else "" for cote in (noeud.left, noeud.right)]
    return next(filter(None, genres), "") == quoi


def _est_un_texte(noeud: ast.AST) -> bool:
    return isinstance(noeud, ast.JoinedStr) or isinstance(noeud, ast.Constant) and isinstance(noeud.value, str)


IMPORT = ("import", lambda n: not _vient_du_cours(n))  # les outils du cours s’exécutent avant d’être lus
ELSE_D_UNE_BOUCLE = ("else d’une boucle", lambda n: n.orelse)
# Les signes que la sorte du nœud ne suffit pas à dire, et ce qui les fait reconnaître.
AUTRES_SIGNES = {
    ast.Import: [IMPORT],
    ast.ImportFrom: [IMPORT],
    ast.Assign: [
        ("=", lambda n: True),
        ("a = b = …", lambda n: len(n.targets) > 1),
        ("a, b = …", lambda n: any(map(_est_deballee, n.targets))),
    ],
    ast.For: [("a, b = …", lambda n: _est_deballee(n.target)), ELSE_D_UNE_BOUCLE],
    ast.While: [ELSE_D_UNE_BOUCLE],
    ast.comprehension: [("a, b = …", lambda n: _est_deballee(n.target))],
    ast.If: [("elif", lambda n: n.orelse and _est_elif(n)), ("else", lambda n: n.orelse and not _est_elif(n))],
    ast.FunctionDef: [
        ("def f(a=…)", lambda n: n.args.defaults or n.args.kw_defaults),
        ("def f(*a)", lambda n: n.args.vararg or n.args.kwarg),
        ("@", lambda n: n.decorator_list),
        ("x: type", lambda n: n.returns or any(a.annotation for a in n.args.args)),
        ("f() dans f", _s_appelle),
    ],
    ast.Constant: [(str(valeur), lambda n, valeur=valeur: n.value is valeur) for valeur in (None, True, False)],
    ast.Compare: [("a <= b <= c", lambda n: len(n.ops) > 1)],
    ast.Tuple: [("(a, b)", lambda n: isinstance(n.ctx, ast.Load))],
    ast.Subscript: [
        ("[i]", lambda n: not isinstance(n.slice, ast.Slice)),
        ("[i] = …", lambda n: not isinstance(n.slice, ast.Slice) and isinstance(n.ctx, ast.Store)),
        ("[-1]", lambda n: isinstance(n.slice, ast.UnaryOp)),
    ],
    ast.BinOp: [
        (f"{quoi} {MOTS[genre]}", lambda n, quoi=quoi, genre=genre: isinstance(n.op, genre) and _colle(n, quoi))
        for quoi in ("liste", "texte") for genre in (ast.Add, ast.Mult)
    ],
    ast.FormattedValue: [
        ('f"{:5}"', lambda n: n.format_spec and "." not in ast.unparse(n.format_spec) or n.conversion != -1),
        ('f"{:.2f}"', lambda n: n.format_spec and "." in ast.unparse(n.format_spec)),
    ],
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


def nommer(texte: str) -> Iterator[str]:
    """Les signes que nomme un texte, quand il cite un mot de Python tout seul.

    >>> list(nommer("`break` sort de la boucle, `len` compte, `append` ajoute ; `pions` est un nom."))
    ['break', 'len()', '.append()']
    """
    for mot in CITE.findall(texte):
        if keyword.iskeyword(mot):
            yield mot
        elif callable(objet := getattr(builtins, mot, None)) and not (isinstance(objet, type) and issubclass(objet, BaseException)):
            yield f"{mot}()"
        elif hasattr(list, mot):
            yield f".{mot}()"


def _lire(cellule: Cellule, code: str) -> Extrait:
    try:
        return Extrait(cellule, code, ast.parse(code))
    except SyntaxError as faute:
        cellule.refuser(f"il faut du Python que l’on puisse lire ; {faute.msg} à la ligne {faute.lineno} de ce code")
