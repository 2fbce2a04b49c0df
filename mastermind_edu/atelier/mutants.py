"""Les fautes d’une ligne : chaque façon de changer un peu l’arbre d’une fonction juste, ou d’un module.

Rien n’est jugé ici, et rien n’est tiré au sort. `variantes` change ainsi les fonctions des exercices, celles du cours et celles d’un professeur ;
`tests/mutations/fautes.py` se sert des mêmes fautes pour le paquet. Commencer par `mutants`.
"""

import ast
from collections.abc import Callable, Iterator
from copy import deepcopy

GARDE_UN_ETAT = "gardé d’un appel à l’autre"
Changement = Callable[[ast.AST], "ast.AST | None"]  # change le nœud sur place, ou en rend un autre

COMPARAISONS = {
    ast.Eq: (ast.NotEq, ast.LtE, ast.GtE),
    ast.NotEq: (ast.Eq, ast.Lt, ast.Gt),
    ast.Lt: (ast.LtE, ast.Gt, ast.GtE, ast.Eq),
    ast.LtE: (ast.Lt, ast.GtE, ast.Eq),
    ast.Gt: (ast.GtE, ast.Lt, ast.LtE, ast.Eq, ast.NotEq),
    ast.GtE: (ast.Gt, ast.LtE, ast.Eq),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
OPERATIONS = {
    ast.Add: (ast.Sub, ast.Mult),
    ast.Sub: (ast.Add, ast.Mult),
    ast.Mult: (ast.Add, ast.Pow),
    ast.Pow: (ast.Mult, ast.BitXor),
}
NOMS = {
    "min": ["max"], "max": ["min"], "all": ["any"], "any": ["all"], "sum": ["max", "len"], "len": ["sum"], "zip": ["map"],
    "upper": ["lower", "title", "strip"], "split": ["strip", "splitlines"], "index": ["count"], "append": ["extend"],
    "randint": ["randrange"], "copy": ["clear"], "join": ["strip"],
}  # fmt: skip


def mutants(source: str) -> Iterator[tuple[str, ast.Module]]:
    """Chaque faute, en mots, et l’arbre de la fonction fautive.

    >>> [faute for faute, _ in mutants("def f(a):\\n    return a")]
    ['ligne 2 : énoncé retiré', 'ligne 2 : `return` sans valeur']
    """
    yield from mutants_de(ast.parse(source))


def mutants_de(arbre: ast.Module) -> Iterator[tuple[str, ast.Module]]:
    """La même chose, pour un arbre qui ne contient que la fonction ; sa chaîne d’aide en est ôtée."""
    fonction = arbre.body[0]
    if ast.get_docstring(fonction) is not None and len(fonction.body) > 1:
        del fonction.body[0]
    noms = _noms(fonction)
    for noeud in ast.walk(arbre):
        for faute, changer in _fautes(noeud, noms, fonction):
            yield f"ligne {getattr(noeud, 'lineno', fonction.lineno)} : {faute}", faire_la_faute(arbre, noeud, changer)


def faire_la_faute(arbre: ast.Module, noeud: ast.AST, changer: Changement) -> ast.Module:
    """L’arbre fautif ; celui qui est donné reste intact."""
    copies: dict = {}
    copie = deepcopy(arbre, copies)
    nouveau = changer(copies[id(noeud)])
    if nouveau is not None:
        _remplacer(copie, copies[id(noeud)], nouveau)
    return ast.fix_missing_locations(copie)


def _noms(fonction: ast.FunctionDef) -> list[str]:
    """Les paramètres et les variables de la fonction."""
    ecrits = [n.id for n in ast.walk(fonction) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)]
    return list(dict.fromkeys([a.arg for a in fonction.args.args] + ecrits))


def _remplacer(arbre: ast.AST, ancien: ast.AST, nouveau: ast.AST) -> None:
    for parent in ast.walk(arbre):
        for champ, valeur in ast.iter_fields(parent):
            if valeur is ancien:
                setattr(parent, champ, nouveau)
            elif isinstance(valeur, list):
                valeur[:] = [nouveau if element is ancien else element for element in valeur]


def _fautes(noeud: ast.AST, noms: list[str], fonction: ast.FunctionDef) -> Iterator[tuple[str, Changement]]:
    if isinstance(noeud, ast.stmt) and noeud is not fonction:
        yield "énoncé retiré", lambda _: ast.Pass()
        yield from _fautes_d_etat(noeud, fonction)
    for genre, fautes in FAUTES.items():
        if isinstance(noeud, genre):
            yield from fautes(noeud)
    if isinstance(noeud, ast.Name) and isinstance(noeud.ctx, ast.Load) and noeud.id in noms:
        for autre in noms:
            if autre != noeud.id:
                yield f"`{noeud.id}` devient `{autre}`", poser(id=autre)
    if isinstance(noeud, ast.For) and isinstance(fonction.body[-1], ast.Return):
        fin = deepcopy(fonction.body[-1])
        yield "`return` dans la boucle", lambda boucle: boucle.body.append(deepcopy(fin))


def _fautes_d_etat(noeud: ast.stmt, fonction: ast.FunctionDef) -> Iterator[tuple[str, Changement]]:
    """Une variable de départ qui n’est posée qu’au premier appel, et gardée d’un appel à l’autre."""
    if not isinstance(noeud, ast.Assign) or noeud not in fonction.body or any(isinstance(n, (ast.Name, ast.Call)) for n in ast.walk(noeud.value)):
        return
    posees = [n.id for cible in noeud.targets for n in ast.walk(cible) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)]
    parametres = [a.arg for a in fonction.args.args]
    cibles = [nom for nom in posees if nom not in parametres]  # Python refuse un paramètre global ; `self.x = []` ne pose aucun nom
    if not cibles:
        return

    def garder(affectation: ast.Assign) -> ast.stmt:
        pose = ast.If(ast.parse(f"'{cibles[0]}' not in globals()", mode="eval").body, [deepcopy(affectation)], [])
        return ast.If(ast.Constant(True), [ast.Global(cibles), pose], [])

    yield f"`{cibles[0]}` {GARDE_UN_ETAT}", garder


def poser(**champs) -> Changement:
    def changer(noeud: ast.AST) -> None:
        for champ, valeur in champs.items():
            setattr(noeud, champ, valeur)

    return changer


def _ecrire(noeud: ast.AST, **champs) -> str:
    copie = deepcopy(noeud)
    poser(**champs)(copie)
    return ast.unparse(copie)


def _constantes(noeud: ast.Constant):
    valeur = noeud.value
    if type(valeur) is bool:
        autres = [not valeur]
    elif type(valeur) is int:
        autres = [valeur + 1, valeur - 1]
    elif type(valeur) is str:
        autres = ["", "X", valeur + " "] if valeur else ["X", " "]
    else:
        autres = [0]
    for autre in autres:
        yield f"{valeur!r} devient {autre!r}", poser(value=autre)


def _comparaisons(noeud: ast.Compare):
    for autre in COMPARAISONS.get(type(noeud.ops[0]), ()):
        yield f"comparaison changée : {_ecrire(noeud, ops=[autre()])}", poser(ops=[autre()])


def _operations(noeud: ast.BinOp):
    for autre in OPERATIONS.get(type(noeud.op), ()):
        signe = {"Add": "+", "Sub": "-", "Mult": "*", "Pow": "**"}[type(noeud.op).__name__]
        yield f"`{signe}` changé : {_ecrire(noeud, op=autre())}", poser(op=autre())


def _cumuls(noeud: ast.AugAssign):
    yield "`+=` devient `-=`", poser(op=ast.Sub())
    yield "`+=` devient `=`", lambda cumul: ast.Assign([cumul.target], cumul.value)


def _logiques(noeud: ast.BoolOp):
    autre = ast.Or if isinstance(noeud.op, ast.And) else ast.And
    yield f"logique changée : {_ecrire(noeud, op=autre())}", poser(op=autre())
    for rang in range(len(noeud.values)):
        yield f"seule la condition {rang + 1} reste", lambda n, rang=rang: n.values[rang]


def _negations(noeud: ast.UnaryOp):
    yield "`not` ou `-` retiré", lambda n: n.operand


def _tests(noeud):
    for valeur in (True, False):
        yield f"condition toujours {'vraie' if valeur else 'fausse'}", lambda n, v=valeur: poser(test=ast.Constant(v))(n)
    if getattr(noeud, "orelse", None) and isinstance(noeud, ast.If):
        yield "`else` retiré", poser(orelse=[])


def _boucles(noeud):
    """Une boucle qui commence trop tard, finit trop tôt ou va à l’envers."""
    for ecrit, transformer in (("[1:]", "list(_)[1:]"), ("[:-1]", "list(_)[:-1]"), ("[::-1]", "list(_)[::-1]"), ("[:1]", "list(_)[:1]")):

        def changer(boucle, transformer=transformer):
            nouvelle = ast.parse(transformer, mode="eval").body
            _remplacer(nouvelle, next(n for n in ast.walk(nouvelle) if isinstance(n, ast.Name) and n.id == "_"), boucle.iter)
            boucle.iter = nouvelle

        yield f"la boucle parcourt {ast.unparse(noeud.iter)}{ecrit}", changer
    for rang in range(len(getattr(noeud, "ifs", ()))):
        yield "filtre retiré", lambda n, rang=rang: n.ifs.pop(rang) and None


def _appels(noeud: ast.Call):
    nom = getattr(noeud.func, "id", getattr(noeud.func, "attr", ""))
    if nom == "range":
        for rang in range(len(noeud.args)):
            for signe, operation in (("+", ast.Add), ("-", ast.Sub)):

                def changer(appel, rang=rang, operation=operation):
                    appel.args[rang] = ast.BinOp(appel.args[rang], operation(), ast.Constant(1))

                yield f"borne {signe} 1 : {ast.unparse(noeud)}", changer
        if len(noeud.args) == 1:
            yield "le premier rang est 1", lambda appel: appel.args.insert(0, ast.Constant(1))
    if len(noeud.args) == 2:
        yield f"arguments échangés : {ast.unparse(noeud)}", lambda appel: appel.args.reverse()
    for autre in NOMS.get(nom, ()):
        champ = "id" if isinstance(noeud.func, ast.Name) else "attr"
        yield f"`{nom}` devient `{autre}`", lambda appel, autre=autre, champ=champ: setattr(appel.func, champ, autre)


def _rangs(noeud: ast.Subscript):
    if isinstance(noeud.slice, ast.Slice):
        return
    for signe, operation in (("+", ast.Add), ("-", ast.Sub)):
        yield f"rang {signe} 1 : {ast.unparse(noeud)}", lambda n, operation=operation: poser(slice=ast.BinOp(n.slice, operation(), ast.Constant(1)))(n)


def _tranches(noeud: ast.Slice):
    for champ in ("lower", "upper"):
        if getattr(noeud, champ) is not None:
            yield f"borne retirée : {ast.unparse(noeud)}", poser(**{champ: None})
            for operation in (ast.Add, ast.Sub):
                ecart = lambda n, c=champ, o=operation: poser(**{c: ast.BinOp(getattr(n, c), o(), ast.Constant(1))})(n)
                yield f"borne ± 1 : {ast.unparse(noeud)}", ecart


def _renvois(noeud: ast.Return):
    if noeud.value is not None and not (isinstance(noeud.value, ast.Constant) and noeud.value.value is None):
        yield "`return` sans valeur", poser(value=None)
    if isinstance(noeud.value, ast.Tuple):
        yield "couple à l’envers", lambda n: n.value.elts.reverse()


FAUTES = {
    ast.Constant: _constantes,
    ast.Compare: _comparaisons,
    ast.BinOp: _operations,
    ast.AugAssign: _cumuls,
    ast.BoolOp: _logiques,
    ast.UnaryOp: _negations,
    (ast.If, ast.IfExp, ast.While): _tests,
    (ast.For, ast.comprehension): _boucles,
    ast.Call: _appels,
    ast.Subscript: _rangs,
    ast.Slice: _tranches,
    ast.Return: _renvois,
}
