"""Les retouches d’un calcul : son départ, son opération, un de plus ou de moins, un nombre ; et comment changer un nœud de l’arbre.

Rien n’est exécuté ici. Commencer par `mettre` ; c’est `retouches` qui essaie ces idées.
"""

import ast
from collections.abc import Iterator

from mastermind_edu.juge.lecture.conditions import COMPARAISONS, SIGNES, dire_la_comparaison
from mastermind_edu.juge.lecture.texte import BOUCLES, Fonction, cibles, nom_appele

Changements = list[tuple[ast.AST, str, object]]  # un nœud, son champ, et ce qu’on y met
Idee = tuple[ast.AST, str, Changements]  # le nœud en cause, ce qu’il y a à en dire, ce qui change

OPERATIONS = ((ast.Add, ast.Sub), (ast.Sub, ast.Add), (ast.Pow, ast.Mult), (ast.Div, ast.FloorDiv), (ast.Add, ast.Mult), (ast.FloorDiv, ast.Div), (ast.FloorDiv, ast.Mod), (ast.Mod, ast.FloorDiv))


def ecrire(lue: Fonction, changements: Changements) -> str:
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


def mettre(lue: Fonction, noeud: ast.AST, *nouveaux: ast.AST) -> Changements:
    """Ceux-là à la place de ce nœud ; aucun pour l’ôter d’une suite d’instructions."""
    parent = lue.parents[noeud]
    for champ, valeur in ast.iter_fields(parent):
        if valeur is noeud:
            return [(parent, champ, nouveaux[0])]
        if isinstance(valeur, list) and noeud in valeur:
            rang = valeur.index(noeud)
            return [(parent, champ, [*valeur[:rang], *nouveaux, *valeur[rang + 1 :]])]
    return []


def departs(lue: Fonction) -> Iterator[Idee]:
    """`nombre = k` avant `nombre *= k` : le départ en compte déjà un."""
    for noeud in (n for n in lue.sous(ast.Assign) if len(n.targets) == 1 and isinstance(n.targets[0], ast.Name) and not lue.est_dans(n, BOUCLES)):
        [nom] = cibles(noeud)
        for suivante in (n for n in lue.sous(ast.AugAssign, ast.Assign) if lue.est_dans(n, BOUCLES)):
            neutre = {ast.Mult: 1, ast.Add: 0}.get(type(_operation(suivante, nom, ast.dump(noeud.value))))
            if neutre is not None:
                yield noeud, f"`{lue.citer(noeud)}` compte déjà une fois ce que chaque tour de la boucle apporte : partez de {neutre}, `{nom} = {neutre}`", [(noeud, "value", ast.Constant(neutre))]
        if isinstance(noeud.value, ast.List) and noeud.value.elts:
            yield noeud, f"`{lue.citer(noeud)}` range déjà un élément, que les tours de la boucle ajoutent aussi : partez de la liste vide, `{nom} = []`", [(noeud, "value", ast.List([], ast.Load()))]


def _operation(instruction: ast.stmt, nom: str, valeur: str) -> ast.operator | None:
    """Ce que fait `x = x * valeur` ou `x *= valeur` ; rien d’une autre instruction."""
    match instruction:
        case ast.AugAssign(target=ast.Name(id=cible), op=signe, value=droite) if cible == nom and ast.dump(droite) == valeur:
            return signe
        case ast.Assign(targets=[ast.Name(id=cible)], value=ast.BinOp(left=ast.Name(id=gauche), op=signe, right=droite)) if cible == gauche == nom and ast.dump(droite) == valeur:
            return signe
    return None


def bornes(lue: Fonction) -> Iterator[Idee]:
    """La borne d’un `range`, décalée de 1 ; son départ."""
    for noeud, rang, borne in ((n, rang, borne) for n in lue.sous("range") if nom_appele(n) for rang, borne in enumerate(n.args[:2])):
        for voisine in _voisines(borne) if not isinstance(borne, ast.Constant) else ():
            args = [*noeud.args[:rang], voisine, *noeud.args[rang + 1 :]]
            yield noeud, _dire_la_borne(lue, noeud, rang, isinstance(voisine.op, ast.Sub)), [(noeud, "args", args)]
    for noeud in (n for n in lue.sous("range") if nom_appele(n) and len(n.args) == 1):
        texte = f"`{lue.citer(noeud)}` reprend le rang 0, qui est déjà fait avant : écrivez `range(1, {lue.citer(noeud.args[0])})`"
        yield noeud, texte, [(noeud, "args", [ast.Constant(1), *noeud.args])]


def elements_parcourus(lue: Fonction) -> Iterator[Idee]:
    """`for points in range(len(manches))`, où `points` devait être un élément, et non son rang ; ou l’inverse."""
    for boucle in (n for n in lue.sous(ast.For) if isinstance(n.target, ast.Name)):
        match boucle.iter:
            case ast.Call(func=ast.Name(id="range"), args=[ast.Call(func=ast.Name(id="len"), args=[ast.Name(id=liste)])]):
                texte = f"`{lue.citer_le_debut(boucle)}` donne à `{boucle.target.id}` les rangs 0, 1, 2…, et non les éléments de `{liste}` : écrivez `for {boucle.target.id} in {liste}`"
                yield boucle, texte, [(boucle, "iter", ast.Name(liste, ast.Load()))]
            case ast.Name(id=liste):
                rangs = ast.parse(f"range(len({liste}))", mode="eval").body
                texte = f"`{lue.citer_le_debut(boucle)}` donne à `{boucle.target.id}` les éléments de `{liste}`, et non leurs rangs : écrivez `for {boucle.target.id} in {ast.unparse(rangs)}`"
                yield boucle, texte, [(boucle, "iter", rangs)]


def un_de_plus_ou_de_moins(lue: Fonction) -> Iterator[Idee]:
    for noeud, borne in ((n, n.comparators[0]) for n in lue.sous(ast.Compare) if len(n.ops) == 1 and isinstance(n.comparators[0], (ast.Name, ast.Call))):
        for voisine in _voisines(borne):
            yield noeud, f"dans `{lue.citer(noeud)}`, le nombre est décalé de 1 : comparez à `{lue.citer(borne)} {'+' if isinstance(voisine.op, ast.Add) else '-'} 1`", [(noeud, "comparators", [voisine])]
    for noeud in lue.sous(ast.BinOp):
        if isinstance(noeud.op, (ast.Add, ast.Sub)) and isinstance(noeud.right, ast.Constant) and noeud.right.value == 1:
            yield noeud, f"le `{'+' if isinstance(noeud.op, ast.Add) else '-'} 1` de `{lue.citer(noeud)}` est de trop", mettre(lue, noeud, noeud.left)
    for noeud in (n for n in lue.sous(ast.Subscript) if isinstance(n.ctx, ast.Load) and ast.unparse(n.slice) == "-1"):
        yield noeud, f"`{lue.citer(noeud)}` est le dernier élément : le premier s’écrit `{lue.citer(noeud.value)}[0]`", [(noeud, "slice", ast.Constant(0))]
    for noeud in lue.sous(ast.Subscript):
        for voisine in _voisines(noeud.slice) if not isinstance(noeud.slice, (ast.Slice, ast.Tuple, ast.Constant)) else ():
            yield noeud, f"le rang de `{lue.citer(noeud)}` n’est pas le bon : il est décalé de 1", [(noeud, "slice", voisine)]
    for noeud in lue.sous(ast.Return):
        for voisine in _voisines(noeud.value) if not isinstance(noeud.value, (type(None), ast.Constant, ast.Tuple, ast.List, ast.Compare, ast.BoolOp)) else ():
            yield noeud, f"`{lue.citer(noeud)}` se trompe de 1, à chaque fois de la même façon", [(noeud, "value", voisine)]


def _dire_la_borne(lue: Fonction, appel: ast.Call, rang: int, trop: bool) -> str:
    """Ce que change la borne de ce rang d’un `range`, trop grande ou trop petite de 1."""
    ecrit = lue.citer(appel)
    if len(appel.args) == 1:
        return f"la boucle sur `{ecrit}` fait un tour de {'trop' if trop else 'moins qu’il n’en faut'} : avec un tour de {'moins' if trop else 'plus'}, la réponse est juste"
    if rang == 1:
        return f"le dernier nombre de `{ecrit}` {'est de trop' if trop else 'manque'} : `range` s’arrête juste avant sa seconde borne"
    return f"le premier nombre de `{ecrit}` est trop {'grand' if trop else 'petit'} de 1"


def _voisines(valeur: ast.expr) -> list[ast.BinOp]:
    return [ast.BinOp(valeur, operateur, ast.Constant(1)) for operateur in (ast.Add(), ast.Sub())]


def operations(lue: Fonction) -> Iterator[Idee]:
    yield from _autres_operations(lue, ast.BinOp)
    for noeud in (n for n in lue.sous(ast.UnaryOp) if isinstance(n.op, ast.Not)):
        yield noeud, f"le `not` de `{lue.citer(noeud)}` est de trop", mettre(lue, noeud, noeud.operand)


def comparaisons(lue: Fonction) -> Iterator[Idee]:
    for noeud, rang, operateur in ((n, rang, operateur) for n in lue.sous(ast.Compare) for rang, operateur in enumerate(n.ops)):
        textes = any(isinstance(n, ast.Constant) and type(n.value) is str for n in (noeud.left, *noeud.comparators))
        for nouveau, question in COMPARAISONS.get(type(operateur), ()) if len(noeud.ops) == 1 or isinstance(operateur, tuple(SIGNES)) else ():  # à la chaîne, rien n’est le contraire de rien
            if not (textes and isinstance(operateur, ast.Eq) and nouveau in (ast.GtE, ast.LtE)):  # l’ordre de deux textes n’est jamais ce que l’on cherche
                ops = [*noeud.ops[:rang], nouveau(), *noeud.ops[rang + 1 :]]
                yield noeud, dire_la_comparaison(lue, noeud, rang, nouveau, question), [(noeud, "ops", ops)]


def intervalles(lue: Fonction) -> Iterator[Idee]:
    """`x in [1, m]`, pour tous les nombres de 1 à m."""
    for noeud in lue.sous(ast.Compare):
        match noeud:
            case ast.Compare(left=compare, ops=[ast.In()], comparators=[ast.List(elts=[bas, haut]) | ast.Tuple(elts=[bas, haut]) as bornes]):
                entre = ast.Compare(bas, [ast.LtE(), ast.LtE()], [compare, haut])
                yield noeud, f"`{lue.citer(bornes)}` n’a que ces deux valeurs, et pas celles qui sont entre elles : écrivez `{ast.unparse(entre)}`", mettre(lue, noeud, entre)


def operations_augmentees(lue: Fonction) -> Iterator[Idee]:
    """`x += 1` pour `x -= 1` : après avoir vu si la ligne n’est pas de trop."""
    yield from _autres_operations(lue, ast.AugAssign)


def _autres_operations(lue: Fonction, genre: type) -> Iterator[Idee]:
    for noeud, autre in ((n, apres) for n in lue.sous(genre) for avant, apres in OPERATIONS if isinstance(n.op, avant)):
        texte = f"dans `{lue.citer(noeud)}`, ce n’est pas la bonne opération"
        if isinstance(noeud, ast.BinOp) and (type(noeud.op), autre) == (ast.Div, ast.FloorDiv):
            texte = f"`{lue.citer(noeud)}` est un nombre à virgule, même quand la division tombe juste : pour un nombre entier, écrivez `//`"
        yield noeud, texte, [(noeud, "op", autre())]


def enlever(lue: Fonction) -> Iterator[Idee]:
    for noeud in lue.instructions:
        appelee = nom_appele(getattr(noeud, "value", None)) if isinstance(noeud, ast.Expr) else ""
        pareils = [n for n in lue.sous(ast.Expr) if appelee in lue.parametres and nom_appele(n.value) == appelee]  # de deux appels, on ne sait lequel est de trop
        if len(pareils) < 2 and not isinstance(noeud, (ast.FunctionDef, ast.Import, ast.ImportFrom)) and not (isinstance(noeud, ast.Expr) and isinstance(noeud.value, ast.Constant)):
            yield noeud, f"`{lue.citer_le_debut(noeud)}` est de trop{_avec_son_bloc(lue, noeud)}", mettre(lue, noeud, ast.Pass())


def _avec_son_bloc(lue: Fonction, noeud: ast.stmt) -> str:
    """Ce qu’il faut ôter avec une instruction seule dans son bloc : un bloc vide ne s’exécute pas."""
    parent = lue.parents[noeud]
    if not isinstance(parent, ast.If) or isinstance(noeud, ast.If):
        return ""
    if parent.orelse == [noeud]:
        return ", et son `else:` avec elle"
    return f" : quand `{lue.citer(parent.test)}` est vrai, il n’y a rien à faire" if parent.body == [noeud] else ""


def conditions_de_trop(lue: Fonction) -> Iterator[Idee]:
    """Un des termes de `a or b` : avant de changer le sens d’une comparaison, qui la rendrait peut-être toujours fausse."""
    for noeud, rang in ((n, rang) for n in lue.sous(ast.BoolOp) for rang in range(len(n.values))):
        reste = [*noeud.values[:rang], *noeud.values[rang + 1 :]]
        texte = f"dans `{lue.citer(noeud)}`, `{lue.citer(noeud.values[rang])}` est de trop"
        yield noeud, texte, [(noeud, "values", reste)] if len(reste) > 1 else mettre(lue, noeud, reste[0])


def ordre_des_conditions(lue: Fonction) -> Iterator[Idee]:
    """`if t[i] is None: … elif i == place: …`, où la seconde condition devait être regardée d’abord."""
    for noeud in (n for n in lue.sous(ast.If) if len(n.orelse) == 1 and isinstance(n.orelse[0], ast.If)):
        [suivante] = noeud.orelse
        texte = f"`{lue.citer(noeud.test)}` est regardé d’abord, et `{lue.citer(suivante.test)}`, ligne {suivante.lineno}, ne l’est plus quand il est vrai : échangez ces deux conditions, chacune avec ses lignes"
        yield noeud, texte, [(noeud, "test", suivante.test), (noeud, "body", suivante.body), (suivante, "test", noeud.test), (suivante, "body", noeud.body)]


def parentheses(lue: Fonction) -> Iterator[Idee]:
    """`n + 1 % k`, `cout * 1 - p` : la multiplication, ou le reste, passe avant la somme."""
    for noeud, parent in ((n, lue.parents[n]) for n in lue.sous(ast.BinOp) if isinstance(n.op, (ast.Mult, ast.Mod, ast.FloorDiv))):
        for somme, groupe in _groupes(lue, noeud, parent):
            yield parent, f"`{lue.citer(somme)}` : `{lue.citer(noeud)}` se calcule d’abord ; mettez des parenthèses, `{ast.unparse(groupe)}`", mettre(lue, somme, groupe)


def _groupes(lue: Fonction, produit: ast.BinOp, parent: ast.AST) -> Iterator[tuple[ast.BinOp, ast.BinOp]]:
    """Une somme où est ce produit, et la même où la somme se calcule d’abord."""
    if not isinstance(parent, ast.BinOp) or not isinstance(parent.op, (ast.Add, ast.Sub)):
        return
    if parent.left is produit:
        yield parent, ast.BinOp(produit.left, produit.op, ast.BinOp(produit.right, parent.op, parent.right))
        return
    yield parent, ast.BinOp(ast.BinOp(parent.left, parent.op, produit.left), produit.op, produit.right)
    if isinstance(parent.left, ast.BinOp) and isinstance(parent.left.op, (ast.Add, ast.Sub)):  # a + 1 - p * b
        yield parent, ast.BinOp(parent.left.left, parent.left.op, ast.BinOp(ast.BinOp(parent.left.right, parent.op, produit.left), produit.op, produit.right))
    suivante = lue.parents[parent]
    if isinstance(suivante, ast.BinOp) and suivante.left is parent and isinstance(suivante.op, (ast.Add, ast.Sub)):
        yield suivante, ast.BinOp(parent.left, parent.op, ast.BinOp(produit.left, produit.op, ast.BinOp(produit.right, suivante.op, suivante.right)))


def morceaux(lue: Fonction) -> Iterator[Idee]:
    """L’ordre de deux morceaux mis bout à bout, le départ d’un `range`, ce qui manque au nombre comparé."""
    for noeud in (n for n in lue.sous(ast.BinOp) if isinstance(n.op, ast.Add) and not isinstance(n.right, ast.Constant)):
        yield noeud, f"`{lue.citer(noeud)}` : les deux morceaux sont dans le mauvais ordre", [(noeud, "left", noeud.right), (noeud, "right", noeud.left)]
    for noeud in (n for n in lue.sous("range") if nom_appele(n) and len(n.args) == 2):
        fin = lue.citer(noeud.args[1])
        yield noeud, f"`{lue.citer(noeud)}` va de `{lue.citer(noeud.args[0])}` à `{fin} - 1` : pour faire `{fin}` tours, écrivez `range({fin})`", [(noeud, "args", noeud.args[1:])]
    for noeud, borne in ((n, n.comparators[0]) for n in lue.sous(ast.Compare) if len(n.ops) == 1 and isinstance(n.comparators[0], ast.Name)):
        for nom in (p for p in lue.parametres if p != borne.id and isinstance(noeud.ops[0], (ast.Lt, ast.LtE, ast.Gt, ast.GtE))):
            yield noeud, f"dans `{lue.citer(noeud)}`, il manque `{nom}` : comparez à `{nom} + {borne.id}`", [(noeud, "comparators", [ast.BinOp(ast.Name(nom, ast.Load()), ast.Add(), borne)])]


def noms_echanges(lue: Fonction) -> Iterator[Idee]:
    for noeud in (n for n in lue.sous(ast.Tuple) if len(n.elts) == 2 and not isinstance(n.ctx, ast.Load)):
        rang = " ; `enumerate` donne d’abord le rang, puis l’élément" if isinstance(lue.parents[noeud], ast.For) and nom_appele(lue.parents[noeud].iter) == "enumerate" else ""
        yield noeud, f"`{lue.citer(noeud)}` : les deux noms sont échangés{rang}", [(noeud, "elts", noeud.elts[::-1])]


def nombres(lue: Fonction) -> Iterator[Idee]:
    for noeud in lue.sous(ast.Constant):
        if type(noeud.value) is int and abs(noeud.value) < 100:
            for nouveau in (n for n in (noeud.value + 1, noeud.value - 1, -noeud.value) if n != noeud.value):
                yield noeud, f"dans `{lue.citer_le_debut(lue.instruction_de(noeud))}`, le nombre `{noeud.value}` n’est pas le bon : il y faut `{nouveau}`", [(noeud, "value", nouveau)]
        elif type(noeud.value) is bool:
            yield noeud, f"`{noeud.value}` est le contraire de ce qu’il faut ici", [(noeud, "value", not noeud.value)]
