"""Les retouches d’une fonction : chaque façon d’y changer une seule chose, avec ce qu’il faut alors en dire à l’élève.

Une retouche qui rend justes tous les cas prouve sa phrase : il n’y a que cela à changer. Rien n’est exécuté ici. Commencer par `retoucher`.
"""

import ast
from collections.abc import Iterator
from itertools import islice, permutations

from mastermind_edu.juge.lecture.texte import BOUCLES, Fonction, Retouche, cibles, nom_appele, noms

RETOUCHES_AU_PLUS = 300
SORTIES = (ast.Return, ast.Raise, ast.Break, ast.Continue)
PLUS_GRANDE = 60  # instructions d’une fonction que l’on retouche

Changements = list[tuple[ast.AST, str, object]]  # un nœud, son champ, et ce qu’on y met
Idee = tuple[ast.AST, str, Changements]  # le nœud en cause, ce qu’il y a à en dire, ce qui change

COMPARAISONS = {
    ast.Lt: ((ast.LtE, "que faut-il faire quand les deux sont égaux ?"), (ast.Gt, "elle est dans le mauvais sens")),
    ast.LtE: ((ast.Lt, "que faut-il faire quand les deux sont égaux ?"), (ast.GtE, "elle est dans le mauvais sens")),
    ast.Gt: ((ast.GtE, "que faut-il faire quand les deux sont égaux ?"), (ast.Lt, "elle est dans le mauvais sens")),
    ast.GtE: ((ast.Gt, "que faut-il faire quand les deux sont égaux ?"), (ast.LtE, "elle est dans le mauvais sens")),
    ast.Eq: ((ast.NotEq, "elle dit le contraire de ce qu’il faut"), (ast.GtE, "l’égalité ne suffit pas : pensez aussi à « plus grand »"), (ast.LtE, "l’égalité ne suffit pas : pensez aussi à « plus petit »")),
    ast.Is: ((ast.Eq, "`is` demande si c’est le même objet : pour comparer des valeurs, écrivez `==`"),),
    ast.IsNot: ((ast.NotEq, "`is not` demande si c’est un autre objet : pour comparer des valeurs, écrivez `!=`"),),
    **{dit: ((contraire, "elle dit le contraire de ce qu’il faut"),) for dit, contraire in ((ast.NotEq, ast.Eq), (ast.In, ast.NotIn), (ast.NotIn, ast.In))},
}
OPERATIONS = ((ast.Add, ast.Sub), (ast.Sub, ast.Add), (ast.Pow, ast.Mult), (ast.Div, ast.FloorDiv), (ast.Add, ast.Mult), (ast.FloorDiv, ast.Div), (ast.FloorDiv, ast.Mod), (ast.Mod, ast.FloorDiv))
FONCTIONS = {"min": ("max", "le plus petit"), "max": ("min", "le plus grand"), "any": ("all", "au moins un"), "all": ("any", "tous"), "remove": ("append", ""), "append": ("extend", "")}


def retoucher(lue: Fonction) -> Iterator[Retouche]:
    """Les retouches de cette fonction, des plus courantes aux plus rares."""
    if len(lue.instructions) > PLUS_GRANDE or lue.noeud.decorator_list:
        return
    vues = {ast.unparse(lue.noeud)}
    idees = ((*idee, chercher in VAGUES) for chercher in CHERCHER for idee in chercher(lue))
    for noeud, texte, changements, est_vague in islice(idees, RETOUCHES_AU_PLUS):
        source = _ecrire(lue, changements)
        if source and source not in vues:
            vues.add(source)
            yield Retouche(source, noeud.lineno, texte, est_vague)


def _ecrire(lue: Fonction, changements: Changements) -> str:
    """Le texte de la fonction changée, puis remise dans l’état où elle était ; vide quand il ne s’écrit pas."""
    avant = [(noeud, champ, getattr(noeud, champ)) for noeud, champ, _ in changements]
    try:
        for noeud, champ, valeur in changements:
            setattr(noeud, champ, valeur)
        return ast.unparse(ast.fix_missing_locations(lue.noeud))
    except (AttributeError, ValueError, TypeError, RecursionError):
        return ""
    finally:
        for noeud, champ, valeur in avant:
            setattr(noeud, champ, valeur)


def _mettre(lue: Fonction, noeud: ast.AST, *nouveaux: ast.AST) -> Changements:
    """Ceux-là à la place de ce nœud ; aucun pour l’ôter d’une suite d’instructions."""
    parent = lue.parents[noeud]
    for champ, valeur in ast.iter_fields(parent):
        if valeur is noeud:
            return [(parent, champ, nouveaux[0])]
        if isinstance(valeur, list) and noeud in valeur:
            rang = valeur.index(noeud)
            return [(parent, champ, [*valeur[:rang], *nouveaux, *valeur[rang + 1 :]])]
    return []


def _affectations(lue: Fonction) -> Iterator[Idee]:
    for noeud in lue.sous(ast.Expr):
        match noeud.value:
            case ast.Compare(left=ast.Name() | ast.Subscript() as gauche, ops=[ast.Eq()], comparators=[droite]):
                yield noeud, f"`{lue.citer(noeud)}` compare et ne range rien : pour donner une valeur, écrivez `=`", _mettre(lue, noeud, ast.Assign([gauche], droite))
    for noeud in (n for n in lue.sous(ast.Assign) if len(n.targets) == 1 and isinstance(n.targets[0], ast.Name)):
        [nom], valeur = cibles(noeud), noeud.value
        compte = any(isinstance(n.value, ast.Constant) and type(n.value.value) is int and nom in set().union(*map(noms, n.targets)) for n in lue.sous(ast.Assign))
        for operateur in (ast.Add(), ast.Sub()) if compte and lue.est_dans(noeud, BOUCLES) and nom not in noms(valeur) else ():
            yield noeud, f"`{lue.citer(noeud)}` remplace la valeur à chaque passage, au lieu de la cumuler", _mettre(lue, noeud, ast.AugAssign(noeud.targets[0], operateur, valeur))
        if isinstance(valeur, (ast.Name, ast.Attribute)):
            yield noeud, f"`{lue.citer(noeud)}` ne copie rien : les deux noms désignent la même liste", [(noeud, "value", _copier(valeur))]


def _copier(valeur: ast.expr) -> ast.Call:
    return ast.Call(ast.Attribute(valeur, "copy", ast.Load()), [], [])


def _appels(lue: Fonction) -> Iterator[Idee]:
    for noeud in lue.sous(ast.Call):
        methode, nom = getattr(noeud.func, "attr", ""), nom_appele(noeud)
        ajoute = noeud.args[0] if methode == "append" and len(noeud.args) == 1 else None
        copiee = _copier(ajoute) if isinstance(ajoute, ast.Name) else None
        if isinstance(ajoute, ast.Tuple):
            copiee = ast.Tuple([_copier(e) if isinstance(e, ast.Name) and rang == 0 else e for rang, e in enumerate(ajoute.elts)], ast.Load())
        if copiee:
            yield noeud, f"`{lue.citer(noeud)}` range la liste elle-même, qui change ensuite : rangez-en une copie", [(noeud, "args", [copiee])]
        if methode == "pop" and not noeud.args:
            yield noeud, f"`{lue.citer(noeud)}` prend le dernier élément, alors qu’il faut le premier", [(noeud, "args", [ast.Constant(0)])]
        if nom in FONCTIONS:
            autre, dit = FONCTIONS[nom]
            yield noeud, f"`{nom}` donne {dit} : ce n’est pas ce qu’il faut ici", [(noeud, "func", ast.Name(autre, ast.Load()))]
        if len(noeud.args) == 1 and nom in ("sorted", "set", "reversed", "abs"):
            yield noeud, f"`{nom}` est de trop dans `{lue.citer(noeud)}`", _mettre(lue, noeud, noeud.args[0])


def _conditions(lue: Fonction) -> Iterator[Idee]:
    toujours = ast.Constant(True)
    for noeud in lue.sous(ast.If):
        yield noeud, f"la condition de `{lue.citer_le_debut(noeud)}` dit le contraire de ce qu’il faut", [(noeud, "test", ast.UnaryOp(ast.Not(), noeud.test))]
        texte = f"la condition `{lue.citer(noeud.test)}` est de trop : ce qui la suit doit se faire toujours"
        if isinstance(lue.parents[noeud], ast.If) and noeud in lue.parents[noeud].orelse:
            texte = f"quand la condition d’avant est fausse, c’est toujours ceci qu’il faut faire : au lieu de `{lue.citer_le_debut(noeud)}`, écrivez `else:`"
        if not noeud.orelse:
            yield noeud, texte, [(noeud, "test", toujours)]
    for noeud in lue.sous(ast.Break, ast.Continue):
        nom, autre = ("break", "continue") if isinstance(noeud, ast.Break) else ("continue", "break")
        yield noeud, f"ce `{nom}` ne convient pas : il en faudrait l’autre, `{autre}`", _mettre(lue, noeud, ast.Continue() if autre == "continue" else ast.Break())


def _lignes_trop_a_droite(lue: Fonction) -> Iterator[Idee]:
    for bloc in lue.sous(ast.For, ast.While, ast.If):
        dernier = bloc.body[-1]
        for nombre in range(1, min(3, len(bloc.body))):
            sortie, sortis = bloc.body[-nombre], bloc.body[-nombre:]
            texte = f"`{lue.citer_le_debut(sortie)}` est décalée d’un cran de trop : ramenez-la à la hauteur de `{lue.citer_le_debut(bloc)}`"
            yield sortie, texte, [(bloc, "body", bloc.body[:-nombre]), *_mettre(lue, bloc, bloc, *sortis)]
        if isinstance(bloc, ast.If) and lue.est_dans(bloc, BOUCLES):
            yield dernier, f"après `{lue.citer_le_debut(dernier)}`, les tours suivants continuent : il faut s’arrêter là", _mettre(lue, dernier, dernier, ast.Break())


def _lignes_voisines(lue: Fonction) -> Iterator[Idee]:
    for parent in (lue.noeud, *lue.sous(ast.For, ast.While, ast.If)):
        for champ, suite in (("body", parent.body), ("orelse", getattr(parent, "orelse", []))):
            for rang, (avant, apres) in enumerate(zip(suite, suite[1:])):
                premiere, seconde, sans_sinon = lue.citer_le_debut(avant), lue.citer_le_debut(apres), isinstance(avant, ast.If) and not avant.orelse
                if isinstance(avant, (*BOUCLES, ast.If)):
                    yield apres, f"`{seconde}` doit faire partie de `{premiere}` : décalez-la d’un cran vers la droite", [(avant, "body", [*avant.body, apres]), *_mettre(lue, apres)]
                sinon = [(avant, "orelse", [apres]), *_mettre(lue, apres)]
                if sans_sinon and isinstance(apres, ast.If):
                    yield apres, f"`{seconde}` est essayé même quand le `if` d’avant était vrai : il ne doit l’être que dans l’autre cas", sinon
                if sans_sinon:
                    yield apres, f"`{seconde}` s’exécute aussi quand `{premiere}` est vrai : il manque un `else`", sinon
                if isinstance(apres, BOUCLES) and isinstance(avant, ast.Assign):
                    texte = f"`{premiere}` ne se fait qu’une fois, avant la boucle : elle doit se refaire à chaque tour, au début de `{seconde}`"
                    yield avant, texte, [(apres, "body", [avant, *apres.body]), *_mettre(lue, avant)]
                if not any(isinstance(n, SORTIES) for n in (*ast.walk(avant), *ast.walk(apres))):  # l’une ne s’exécuterait plus
                    yield avant, f"`{premiere}` et `{seconde}` sont dans le mauvais ordre", [(parent, champ, [*suite[:rang], apres, avant, *suite[rang + 2 :]])]


def _lignes_avant_la_boucle(lue: Fonction) -> Iterator[Idee]:
    for boucle in lue.sous(*BOUCLES):
        premiere, *suite = boucle.body
        if isinstance(premiere, ast.Assign) and suite:
            yield premiere, f"`{lue.citer(premiere)}` recommence à chaque tour : mettez-la avant `{lue.citer_le_debut(boucle)}`", [(boucle, "body", suite), *_mettre(lue, boucle, premiere, boucle)]


def _comparaisons(lue: Fonction) -> Iterator[Idee]:
    for noeud, rang, operateur in ((n, rang, operateur) for n in lue.sous(ast.Compare) for rang, operateur in enumerate(n.ops)):
        textes = any(isinstance(n, ast.Constant) and type(n.value) is str for n in (noeud.left, *noeud.comparators))
        for nouveau, question in COMPARAISONS.get(type(operateur), ()):
            if not (textes and isinstance(operateur, ast.Eq) and nouveau in (ast.GtE, ast.LtE)):  # l’ordre de deux textes n’est jamais ce que l’on cherche
                ops = [*noeud.ops[:rang], nouveau(), *noeud.ops[rang + 1 :]]
                yield noeud, f"voyez la comparaison `{lue.citer(noeud)}` : {question}", [(noeud, "ops", ops)]


def _echanges(lue: Fonction) -> Iterator[Idee]:
    for noeud in lue.sous(ast.Call):
        for ordre in list(permutations(noeud.args))[1:] if 2 <= len(noeud.args) <= 3 else ():
            yield noeud, f"les arguments de `{lue.citer(noeud)}` ne sont pas dans le bon ordre", [(noeud, "args", list(ordre))]
    for noeud in (n for n in lue.sous(ast.Tuple) if len(n.elts) == 2):
        texte = "est à l’envers" if isinstance(noeud.ctx, ast.Load) else ": les deux noms sont échangés"
        yield noeud, f"`{lue.citer(noeud)}` {texte}", [(noeud, "elts", noeud.elts[::-1])]
    for noeud in (n for n in lue.sous(ast.If) if n.orelse):
        yield noeud, f"les deux branches de `{lue.citer_le_debut(noeud)}` sont échangées", [(noeud, "body", noeud.orelse), (noeud, "orelse", noeud.body)]


def _un_de_plus_ou_de_moins(lue: Fonction) -> Iterator[Idee]:
    for noeud, rang, borne in ((n, rang, borne) for n in lue.sous("range") if nom_appele(n) for rang, borne in enumerate(n.args[:2])):
        for voisine in _voisines(borne) if not isinstance(borne, ast.Constant) else ():
            args = [*noeud.args[:rang], voisine, *noeud.args[rang + 1 :]]
            yield noeud, f"`{lue.citer(noeud)}` ne donne pas les bons nombres : regardez le premier et le dernier", [(noeud, "args", args)]
    for noeud in lue.sous(ast.BinOp):
        if isinstance(noeud.op, (ast.Add, ast.Sub)) and isinstance(noeud.right, ast.Constant) and noeud.right.value == 1:
            yield noeud, f"le `{'+' if isinstance(noeud.op, ast.Add) else '-'} 1` de `{lue.citer(noeud)}` est de trop", _mettre(lue, noeud, noeud.left)
    for noeud in lue.sous(ast.Subscript):
        for voisine in _voisines(noeud.slice) if not isinstance(noeud.slice, (ast.Slice, ast.Tuple, ast.Constant)) else ():
            yield noeud, f"le rang de `{lue.citer(noeud)}` n’est pas le bon : il est décalé de 1", [(noeud, "slice", voisine)]
    for noeud in lue.sous(ast.Return):
        for voisine in _voisines(noeud.value) if not isinstance(noeud.value, (type(None), ast.Constant, ast.Tuple, ast.List, ast.Compare, ast.BoolOp)) else ():
            yield noeud, f"`{lue.citer(noeud)}` se trompe de 1, à chaque fois de la même façon", [(noeud, "value", voisine)]


def _voisines(valeur: ast.expr) -> list[ast.BinOp]:
    return [ast.BinOp(valeur, operateur, ast.Constant(1)) for operateur in (ast.Add(), ast.Sub())]


def _operations(lue: Fonction) -> Iterator[Idee]:
    for noeud, autre in ((n, apres) for n in lue.sous(ast.BinOp, ast.AugAssign) for avant, apres in OPERATIONS if isinstance(n.op, avant)):
        yield noeud, f"dans `{lue.citer(noeud)}`, ce n’est pas la bonne opération", [(noeud, "op", autre())]
    for noeud, rang in ((n, rang) for n in lue.sous(ast.BoolOp) for rang in range(len(n.values))):
        reste = [*noeud.values[:rang], *noeud.values[rang + 1 :]]
        texte = f"dans `{lue.citer(noeud)}`, `{lue.citer(noeud.values[rang])}` est de trop"
        yield noeud, texte, [(noeud, "values", reste)] if len(reste) > 1 else _mettre(lue, noeud, reste[0])
    for noeud, parent in ((n, lue.parents[n]) for n in lue.sous(ast.BinOp)):
        if isinstance(noeud.op, (ast.Mult, ast.Mod, ast.FloorDiv)) and isinstance(parent, ast.BinOp) and isinstance(parent.op, (ast.Add, ast.Sub)) and parent.right is noeud:
            groupe = ast.BinOp(ast.BinOp(parent.left, parent.op, noeud.left), noeud.op, noeud.right)
            yield parent, f"`{lue.citer(parent)}` : la multiplication se fait avant l’addition, mettez des parenthèses", _mettre(lue, parent, groupe)
    for noeud in (n for n in lue.sous(ast.UnaryOp) if isinstance(n.op, ast.Not)):
        yield noeud, f"le `not` de `{lue.citer(noeud)}` est de trop", _mettre(lue, noeud, noeud.operand)


def _et_ou(lue: Fonction) -> Iterator[Idee]:
    for noeud in lue.sous(ast.BoolOp):
        mot, autre, operateur = ("and", "or", ast.Or()) if isinstance(noeud.op, ast.And) else ("or", "and", ast.And())
        yield noeud, f"dans `{lue.citer(noeud)}`, faut-il `{mot}` ou `{autre}` ?", [(noeud, "op", operateur)]


def _enlever(lue: Fonction) -> Iterator[Idee]:
    for noeud in lue.instructions:
        if not isinstance(noeud, (ast.FunctionDef, ast.Import, ast.ImportFrom)) and not (isinstance(noeud, ast.Expr) and isinstance(noeud.value, ast.Constant)):
            yield noeud, f"`{lue.citer_le_debut(noeud)}` est de trop", _mettre(lue, noeud, ast.Pass())


def _nombres(lue: Fonction) -> Iterator[Idee]:
    for noeud in lue.sous(ast.Constant):
        if type(noeud.value) is int and abs(noeud.value) < 100:
            for nouveau in (n for n in (noeud.value + 1, noeud.value - 1, -noeud.value) if n != noeud.value):
                yield noeud, f"dans `{lue.citer_le_debut(lue.instruction_de(noeud))}`, le nombre `{noeud.value}` n’est pas le bon", [(noeud, "value", nouveau)]
        elif type(noeud.value) is bool:
            yield noeud, f"`{noeud.value}` est le contraire de ce qu’il faut ici", [(noeud, "value", not noeud.value)]


def _variables(lue: Fonction) -> Iterator[Idee]:
    connus = sorted(lue.locaux)
    ecrits = [n for n in lue.sous(ast.Name) if n.id in connus and not isinstance(n.ctx, ast.Del)] if len(connus) <= 12 else []
    for noeud in sorted(ecrits, key=lambda n: isinstance(n.ctx, ast.Store)):  # d’abord ceux qui sont lus
        ou = lue.citer_le_debut(lue.instruction_de(noeud))
        texte = f"dans `{ou}`, `{noeud.id}` n’est pas la variable qu’il faut" if isinstance(noeud.ctx, ast.Load) else f"dans `{ou}`, ce n’est pas `{noeud.id}` qui doit recevoir la valeur"
        for nom in connus:
            if nom != noeud.id:
                yield noeud, texte, [(noeud, "id", nom)]


VAGUES = (_et_ou, _nombres, _variables)
CHERCHER = (
    _affectations, _appels, _conditions, _lignes_trop_a_droite, _lignes_voisines, _lignes_avant_la_boucle,
    _comparaisons, _echanges, _un_de_plus_ou_de_moins, _operations, _et_ou, _enlever, _nombres, _variables,
)
