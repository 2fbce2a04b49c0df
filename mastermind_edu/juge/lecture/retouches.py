"""Les retouches d’une fonction : chaque façon d’y changer une seule chose, avec ce qu’il faut alors en dire à l’élève.

Une retouche qui rend justes tous les cas prouve sa phrase : il n’y a que cela à changer. Rien n’est exécuté ici. Commencer par `retoucher`.
"""

import ast
from collections.abc import Callable, Iterator
from copy import deepcopy
from itertools import islice, permutations

from mastermind_edu.juge.lecture.texte import BOUCLES, Fonction, Retouche

RETOUCHES_AU_PLUS = 300
SORTIES = (ast.Return, ast.Raise, ast.Break, ast.Continue)
PLUS_GRANDE = 60  # instructions d’une fonction que l’on retouche


Changer = Callable[[ast.AST], None]  # change sur place la copie du nœud
Idee = tuple[ast.AST, str, Changer]  # un nœud, ce qu’il y a à en dire, ce qu’on y change

COMPARAISONS = {
    ast.Lt: ((ast.LtE, "que faut-il faire quand les deux sont égaux ?"), (ast.Gt, "elle est dans le mauvais sens")),
    ast.LtE: ((ast.Lt, "que faut-il faire quand les deux sont égaux ?"), (ast.GtE, "elle est dans le mauvais sens")),
    ast.Gt: ((ast.GtE, "que faut-il faire quand les deux sont égaux ?"), (ast.Lt, "elle est dans le mauvais sens")),
    ast.GtE: ((ast.Gt, "que faut-il faire quand les deux sont égaux ?"), (ast.LtE, "elle est dans le mauvais sens")),
    ast.Eq: ((ast.NotEq, "elle dit le contraire de ce qu’il faut"), (ast.GtE, "l’égalité ne suffit pas : pensez aussi à « plus grand »"), (ast.LtE, "l’égalité ne suffit pas : pensez aussi à « plus petit »")),
    ast.NotEq: ((ast.Eq, "elle dit le contraire de ce qu’il faut"),),
    ast.Is: ((ast.Eq, "`is` demande si c’est le même objet : pour comparer des valeurs, écrivez `==`"),),
    ast.IsNot: ((ast.NotEq, "`is not` demande si c’est un autre objet : pour comparer des valeurs, écrivez `!=`"),),
    ast.In: ((ast.NotIn, "elle dit le contraire de ce qu’il faut"),),
    ast.NotIn: ((ast.In, "elle dit le contraire de ce qu’il faut"),),
}


def retoucher(lue: Fonction) -> Iterator[Retouche]:
    """Les retouches de cette fonction, des plus courantes aux plus rares."""
    arbre = lue.noeud
    if len(lue.instructions) > PLUS_GRANDE or arbre.decorator_list:
        return
    rangs = {id(noeud): rang for rang, noeud in enumerate(ast.walk(arbre))}
    vues = {ast.unparse(arbre)}
    idees = ((*idee, chercher in VAGUES) for chercher in CHERCHER for idee in chercher(lue))
    for noeud, texte, changer, est_vague in islice(idees, RETOUCHES_AU_PLUS):
        copie = deepcopy(arbre)
        cible = next(n for rang, n in enumerate(ast.walk(copie)) if rang == rangs[id(noeud)])
        changer(_Copie(copie, cible))
        try:
            source = ast.unparse(ast.fix_missing_locations(copie))
        except (AttributeError, ValueError, TypeError, RecursionError):
            continue
        if source not in vues:
            vues.add(source)
            yield Retouche(source, getattr(noeud, "lineno", arbre.lineno), texte, est_vague)


class _Copie:
    """Le nœud à changer dans la copie, et de quoi le remplacer."""

    def __init__(self, arbre: ast.AST, noeud: ast.AST):
        self.arbre, self.noeud = arbre, noeud

    def remplacer(self, nouveau: ast.AST) -> None:
        for parent in ast.walk(self.arbre):
            for champ, valeur in ast.iter_fields(parent):
                if valeur is self.noeud:
                    setattr(parent, champ, nouveau)
                elif isinstance(valeur, list):
                    valeur[:] = [nouveau if element is self.noeud else element for element in valeur]

    def bloc(self) -> tuple[ast.AST, list]:
        """L’instruction qui contient celle-ci, et la liste où elle se trouve."""
        for parent in ast.walk(self.arbre):
            for _, valeur in ast.iter_fields(parent):
                if isinstance(valeur, list) and any(element is self.noeud for element in valeur):
                    return parent, valeur
        return self.arbre, []


def _poser(**champs) -> Callable:
    def changer(copie: _Copie) -> None:
        for nom, valeur in champs.items():
            setattr(copie.noeud, nom, deepcopy(valeur))

    return changer


def _comparaisons(lue: Fonction) -> Iterator[Idee]:
    for noeud in lue.sous(ast.Compare):
        for rang, operateur in enumerate(noeud.ops):
            for nouveau, question in COMPARAISONS.get(type(operateur), ()):
                if nouveau in (ast.GtE, ast.LtE) and isinstance(operateur, ast.Eq) and any(isinstance(n, ast.Constant) and type(n.value) is str for n in (noeud.left, *noeud.comparators)):
                    continue  # l’ordre de deux textes n’est jamais ce que l’on cherche
                ops = [nouveau() if r == rang else o for r, o in enumerate(noeud.ops)]
                yield noeud, f"voyez la comparaison `{lue.citer(noeud)}` : {question}", _poser(ops=ops)


def _nombres(lue: Fonction) -> Iterator[Idee]:
    for noeud in lue.sous(ast.Constant):
        if type(noeud.value) is int and abs(noeud.value) < 100:
            ou = lue.instruction_de(noeud)
            for nouveau in (noeud.value + 1, noeud.value - 1, -noeud.value):
                if nouveau != noeud.value:
                    yield noeud, f"dans `{_citer(lue, ou)}`, le nombre `{noeud.value}` n’est pas le bon", _poser(value=nouveau)
        elif type(noeud.value) is bool:
            yield noeud, f"`{noeud.value}` est le contraire de ce qu’il faut ici", _poser(value=not noeud.value)


def _un_de_plus_ou_de_moins(lue: Fonction) -> Iterator[Idee]:
    for noeud in lue.sous(ast.Call):
        if isinstance(noeud.func, ast.Name) and noeud.func.id == "range" and noeud.args:
            for rang, borne in enumerate(noeud.args[:2]):
                if isinstance(borne, ast.Constant):
                    continue
                for operateur in (ast.Add(), ast.Sub()):
                    args = [ast.BinOp(b, operateur, ast.Constant(1)) if r == rang else b for r, b in enumerate(noeud.args)]
                    yield noeud, f"`{lue.citer(noeud)}` ne donne pas les bons nombres : regardez le premier et le dernier", _poser(args=args)
    for noeud in lue.sous(ast.BinOp):
        if isinstance(noeud.op, (ast.Add, ast.Sub)) and isinstance(noeud.right, ast.Constant) and noeud.right.value == 1:
            signe = "+" if isinstance(noeud.op, ast.Add) else "-"
            yield noeud, f"le `{signe} 1` de `{lue.citer(noeud)}` est de trop", lambda copie: copie.remplacer(copie.noeud.left)
    for noeud in lue.sous(ast.Subscript):
        if not isinstance(noeud.slice, (ast.Slice, ast.Tuple, ast.Constant)):
            for operateur in (ast.Add(), ast.Sub()):
                yield noeud, f"le rang de `{lue.citer(noeud)}` n’est pas le bon : il est décalé de 1", _poser(slice=ast.BinOp(noeud.slice, operateur, ast.Constant(1)))
    for noeud in lue.sous(ast.Return):
        if noeud.value is not None and not isinstance(noeud.value, (ast.Constant, ast.Tuple, ast.List, ast.Compare, ast.BoolOp)):
            for operateur in (ast.Add(), ast.Sub()):
                yield noeud, f"`{lue.citer(noeud)}` se trompe de 1, à chaque fois de la même façon", _poser(value=ast.BinOp(noeud.value, operateur, ast.Constant(1)))


def _operations(lue: Fonction) -> Iterator[Idee]:
    for noeud in lue.sous(ast.BinOp, ast.AugAssign):
        for avant, apres in ((ast.Add, ast.Sub), (ast.Sub, ast.Add), (ast.Pow, ast.Mult), (ast.Div, ast.FloorDiv), (ast.Add, ast.Mult), (ast.FloorDiv, ast.Div), (ast.FloorDiv, ast.Mod), (ast.Mod, ast.FloorDiv)):
            if isinstance(noeud.op, avant):
                yield noeud, f"dans `{lue.citer(noeud)}`, ce n’est pas la bonne opération", _poser(op=apres())
    for noeud in lue.sous(ast.BoolOp):
        for rang in range(len(noeud.values)):
            reste = [v for r, v in enumerate(noeud.values) if r != rang]
            yield noeud, f"dans `{lue.citer(noeud)}`, `{lue.citer(noeud.values[rang])}` est de trop", _poser(values=reste) if len(reste) > 1 else (lambda reste: lambda copie: copie.remplacer(deepcopy(reste[0])))(reste)
    for noeud in lue.sous(ast.BinOp):
        if isinstance(noeud.op, (ast.Mult, ast.Mod, ast.FloorDiv)) and isinstance(lue.parents.get(noeud), ast.BinOp) and isinstance(lue.parents[noeud].op, (ast.Add, ast.Sub)):
            parent = lue.parents[noeud]
            if parent.right is noeud:
                groupe = ast.BinOp(ast.BinOp(parent.left, parent.op, noeud.left), noeud.op, noeud.right)
                yield parent, f"`{lue.citer(parent)}` : la multiplication se fait avant l’addition, mettez des parenthèses", lambda copie, g=groupe: copie.remplacer(deepcopy(g))
    for noeud in lue.sous(ast.UnaryOp):
        if isinstance(noeud.op, ast.Not):
            yield noeud, f"le `not` de `{lue.citer(noeud)}` est de trop", lambda copie: copie.remplacer(copie.noeud.operand)


def _et_ou(lue: Fonction) -> Iterator[Idee]:
    for noeud in lue.sous(ast.BoolOp):
        autre = ast.Or() if isinstance(noeud.op, ast.And) else ast.And()
        mots = ("and", "or") if isinstance(noeud.op, ast.And) else ("or", "and")
        yield noeud, f"dans `{lue.citer(noeud)}`, faut-il `{mots[0]}` ou `{mots[1]}` ?", _poser(op=autre)


def _variables(lue: Fonction) -> Iterator[Idee]:
    noms = sorted(lue.locaux)
    if len(noms) > 12:
        return
    for noeud in lue.sous(ast.Name):
        if noeud.id in noms and isinstance(noeud.ctx, ast.Load):
            for nom in noms:
                if nom != noeud.id:
                    yield noeud, f"dans `{_citer(lue, lue.instruction_de(noeud))}`, `{noeud.id}` n’est pas la variable qu’il faut", _poser(id=nom)
    for noeud in lue.sous(ast.Name):
        if noeud.id in noms and isinstance(noeud.ctx, ast.Store):
            for nom in noms:
                if nom != noeud.id:
                    yield noeud, f"dans `{_citer(lue, lue.instruction_de(noeud))}`, ce n’est pas `{noeud.id}` qui doit recevoir la valeur", _poser(id=nom)


def _echanges(lue: Fonction) -> Iterator[Idee]:
    for noeud in lue.sous(ast.Call):
        if 2 <= len(noeud.args) <= 3:
            for ordre in list(permutations(noeud.args))[1:]:
                yield noeud, f"les arguments de `{lue.citer(noeud)}` ne sont pas dans le bon ordre", _poser(args=list(ordre))
    for noeud in lue.sous(ast.Tuple):
        if len(noeud.elts) == 2 and isinstance(noeud.ctx, ast.Load):
            yield noeud, f"`{lue.citer(noeud)}` est à l’envers", _poser(elts=noeud.elts[::-1])
        elif len(noeud.elts) == 2:
            yield noeud, f"`{lue.citer(noeud)}` : les deux noms sont échangés", _poser(elts=noeud.elts[::-1])
    for noeud in lue.sous(ast.If):
        if noeud.orelse:
            yield noeud, f"les deux branches de `{_citer(lue, noeud)}` sont échangées", _poser(body=noeud.orelse, orelse=noeud.body)


def _places(lue: Fonction) -> Iterator[Idee]:
    """Une ligne décalée d’un cran de trop, ou de trop peu."""
    for bloc in lue.sous(ast.For, ast.While, ast.If):
        dernier = bloc.body[-1]
        if len(bloc.body) > 1:
            for nombre in range(1, min(3, len(bloc.body))):
                yield bloc.body[-nombre], f"`{_citer(lue, bloc.body[-nombre])}` est décalée d’un cran de trop : ramenez-la à la hauteur de `{_citer(lue, bloc)}`", _sortir(nombre)
        if isinstance(bloc, ast.If) and lue.est_dans(bloc, BOUCLES):
            yield dernier, f"après `{_citer(lue, dernier)}`, les tours suivants continuent : il faut s’arrêter là", _ajouter_apres(ast.Break())
    for parent in (lue.noeud, *lue.sous(ast.For, ast.While, ast.If)):
        for champ in ("body", "orelse"):
            suite = getattr(parent, champ, None) or []
            for avant, apres in zip(suite, suite[1:]):
                if isinstance(avant, (*BOUCLES, ast.If)):
                    yield apres, f"`{_citer(lue, apres)}` doit faire partie de `{_citer(lue, avant)}` : décalez-la d’un cran vers la droite", _entrer
                if isinstance(avant, ast.If) and not avant.orelse and isinstance(apres, ast.If):
                    yield apres, f"`{_citer(lue, apres)}` est essayé même quand le `if` d’avant était vrai : il ne doit l’être que dans l’autre cas", _entrer_dans_le_sinon
                if isinstance(avant, ast.If) and not avant.orelse:
                    yield apres, f"`{_citer(lue, apres)}` s’exécute aussi quand `{_citer(lue, avant)}` est vrai : il manque un `else`", _entrer_dans_le_sinon
                if isinstance(apres, BOUCLES) and isinstance(avant, ast.Assign):
                    yield avant, f"`{lue.citer(avant)}` ne se fait qu’une fois, avant la boucle : elle doit se refaire à chaque tour, au début de `{_citer(lue, apres)}`", _entrer_au_debut
                if not any(isinstance(n, SORTIES) for n in (*ast.walk(avant), *ast.walk(apres))):  # l’une ne s’exécuterait plus
                    yield avant, f"`{_citer(lue, avant)}` et `{_citer(lue, apres)}` sont dans le mauvais ordre", _echanger_avec_la_suivante
    for boucle in lue.sous(*BOUCLES):
        if isinstance(boucle.body[0], ast.Assign) and len(boucle.body) > 1:
            yield boucle.body[0], f"`{lue.citer(boucle.body[0])}` recommence à chaque tour : mettez-la avant `{_citer(lue, boucle)}`", _sortir_avant


def _sortir(nombre: int) -> Callable:
    def changer(copie: _Copie) -> None:
        parent, suite = copie.bloc()
        debut = next(rang for rang, n in enumerate(suite) if n is copie.noeud)
        sortis = suite[debut:]
        del suite[debut:]
        copie.noeud = parent
        _, dehors = copie.bloc()
        ou = next(rang for rang, n in enumerate(dehors) if n is parent)
        dehors[ou + 1 : ou + 1] = sortis

    return changer


def _sortir_avant(copie: _Copie) -> None:
    parent, suite = copie.bloc()
    suite.remove(copie.noeud)
    sorti, copie.noeud = copie.noeud, parent
    _, dehors = copie.bloc()
    dehors.insert(dehors.index(parent), sorti)


def _ajouter_apres(nouveau: ast.stmt) -> Callable:
    def changer(copie: _Copie) -> None:
        _, suite = copie.bloc()
        suite.insert(suite.index(copie.noeud) + 1, deepcopy(nouveau))

    return changer


def _entrer(copie: _Copie) -> None:
    _, suite = copie.bloc()
    rang = suite.index(copie.noeud)
    suite[rang - 1].body.append(copie.noeud)
    del suite[rang]


def _entrer_dans_le_sinon(copie: _Copie) -> None:
    _, suite = copie.bloc()
    rang = suite.index(copie.noeud)
    suite[rang - 1].orelse = suite[rang : rang + 1]
    del suite[rang]


def _entrer_au_debut(copie: _Copie) -> None:
    _, suite = copie.bloc()
    rang = suite.index(copie.noeud)
    suite[rang + 1].body.insert(0, copie.noeud)
    del suite[rang]


def _echanger_avec_la_suivante(copie: _Copie) -> None:
    _, suite = copie.bloc()
    rang = suite.index(copie.noeud)
    suite[rang : rang + 2] = suite[rang : rang + 2][::-1]


def _instructions(lue: Fonction) -> Iterator[Idee]:
    for noeud in lue.sous(ast.Expr):
        valeur = noeud.value
        if isinstance(valeur, ast.Compare) and len(valeur.ops) == 1 and isinstance(valeur.ops[0], ast.Eq) and isinstance(valeur.left, (ast.Name, ast.Subscript)):
            yield noeud, f"`{lue.citer(noeud)}` compare et ne range rien : pour donner une valeur, écrivez `=`", _affecter
    for noeud in lue.sous(ast.Assign):
        if len(noeud.targets) == 1 and isinstance(noeud.targets[0], ast.Name):
            if lue.est_dans(noeud, BOUCLES) and _part_d_un_nombre(lue, noeud.targets[0].id) and noeud.targets[0].id not in _noms(noeud.value):
                for operateur in (ast.Add(), ast.Sub()):
                    yield noeud, f"`{lue.citer(noeud)}` remplace la valeur à chaque passage, au lieu de la cumuler", (lambda o: lambda copie: copie.remplacer(ast.AugAssign(copie.noeud.targets[0], o, copie.noeud.value)))(operateur)
            if isinstance(noeud.value, (ast.Name, ast.Attribute)):
                copiee = ast.Call(ast.Attribute(noeud.value, "copy", ast.Load()), [], [])
                yield noeud, f"`{lue.citer(noeud)}` ne copie rien : les deux noms désignent la même liste", _poser(value=copiee)
    for noeud in lue.sous(ast.Call):
        if isinstance(noeud.func, ast.Attribute) and noeud.func.attr == "append" and len(noeud.args) == 1 and isinstance(noeud.args[0], (ast.Name, ast.Tuple)):
            copies = [ast.Call(ast.Attribute(noeud.args[0], "copy", ast.Load()), [], [])] if isinstance(noeud.args[0], ast.Name) else [ast.Tuple([ast.Call(ast.Attribute(e, "copy", ast.Load()), [], []) if isinstance(e, ast.Name) and r == 0 else e for r, e in enumerate(noeud.args[0].elts)], ast.Load())]
            yield noeud, f"`{lue.citer(noeud)}` range la liste elle-même, qui change ensuite : rangez-en une copie", _poser(args=copies)
        if isinstance(noeud.func, ast.Attribute) and noeud.func.attr == "pop" and not noeud.args:
            yield noeud, f"`{lue.citer(noeud)}` prend le dernier élément, alors qu’il faut le premier", _poser(args=[ast.Constant(0)])
        for avant, apres, dit in (("min", "max", "le plus petit"), ("max", "min", "le plus grand"), ("any", "all", "au moins un"), ("all", "any", "tous"), ("remove", "append", ""), ("append", "extend", "")):
            if isinstance(noeud.func, ast.Name) and noeud.func.id == avant:
                yield noeud, f"`{avant}` donne {dit} : ce n’est pas ce qu’il faut ici", _poser(func=ast.Name(apres, ast.Load()))
        if isinstance(noeud.func, ast.Name) and len(noeud.args) == 1 and noeud.func.id in ("sorted", "set", "reversed", "abs"):
            yield noeud, f"`{noeud.func.id}` est de trop dans `{lue.citer(noeud)}`", lambda copie: copie.remplacer(copie.noeud.args[0])
    for noeud in lue.sous(ast.If):
        yield noeud, f"la condition de `{_citer(lue, noeud)}` dit le contraire de ce qu’il faut", lambda copie: setattr(copie.noeud, "test", ast.UnaryOp(ast.Not(), copie.noeud.test))
        if not noeud.orelse and noeud in getattr(lue.parents.get(noeud), "orelse", ()) and isinstance(lue.parents[noeud], ast.If):
            yield noeud, f"quand la condition d’avant est fausse, c’est toujours ceci qu’il faut faire : au lieu de `{_citer(lue, noeud)}`, écrivez `else:`", _poser(test=ast.Constant(True))
        elif not noeud.orelse:
            yield noeud, f"la condition `{lue.citer(noeud.test)}` est de trop : ce qui la suit doit se faire toujours", _poser(test=ast.Constant(True))
    for noeud in lue.sous(ast.Break, ast.Continue):
        autre, nom = (ast.Continue(), "break") if isinstance(noeud, ast.Break) else (ast.Break(), "continue")
        yield noeud, f"ce `{nom}` ne convient pas : il en faudrait l’autre, `{'continue' if nom == 'break' else 'break'}`", (lambda a: lambda copie: copie.remplacer(a))(autre)


def _enlever(lue: Fonction) -> Iterator[Idee]:
    for noeud in lue.instructions:
        if not isinstance(noeud, (ast.FunctionDef, ast.Import, ast.ImportFrom)) and not (isinstance(noeud, ast.Expr) and isinstance(noeud.value, ast.Constant)):
            yield noeud, f"`{_citer(lue, noeud)}` est de trop", lambda copie: copie.remplacer(ast.Pass())


def _part_d_un_nombre(lue: Fonction, nom: str) -> bool:
    """Vrai quand la variable reçoit quelque part un nombre écrit là : elle est faite pour cumuler."""
    return any(isinstance(n.value, ast.Constant) and type(n.value.value) is int and nom in _noms(*n.targets) for n in lue.sous(ast.Assign))


def _noms(*noeuds: ast.AST) -> set[str]:
    return {n.id for noeud in noeuds for n in ast.walk(noeud) if isinstance(n, ast.Name)}


def _affecter(copie: _Copie) -> None:
    valeur = copie.noeud.value
    gauche = deepcopy(valeur.left)
    gauche.ctx = ast.Store()
    copie.remplacer(ast.Assign([gauche], valeur.comparators[0]))


def _citer(lue: Fonction, noeud: ast.AST) -> str:
    """L’instruction telle que l’élève l’a écrite ; sa première ligne seule quand elle en contient d’autres."""
    match noeud:
        case ast.If():
            return f"if {lue.citer(noeud.test)}"
        case ast.While():
            return f"while {lue.citer(noeud.test)}"
        case ast.For():
            return f"for {lue.citer(noeud.target)} in {lue.citer(noeud.iter)}"
    return lue.citer(noeud)


VAGUES = (_et_ou, _nombres, _variables)
CHERCHER = (_instructions, _places, _comparaisons, _echanges, _un_de_plus_ou_de_moins, _operations, _et_ou, _enlever, _nombres, _variables)
