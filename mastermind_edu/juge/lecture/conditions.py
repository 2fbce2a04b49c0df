"""Les conditions : ce qui est toujours vrai ou toujours faux, ce qui se compare mal, le `if` qui efface ou laisse passer.

Chaque lecteur reçoit la fonction lue, et le nœud qu’il regarde. Commencer par `constante_dans_une_condition`.
"""

import ast
from collections.abc import Iterator

from mastermind_edu.juge.lecture.texte import Fonction, Vu, chaque, cibles, dans_le_bloc, nom_appele, nom_de, noms, ranges

SIGNES = {ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}
EGAUX, SE_CROISENT = "quand les deux côtés sont égaux", "les deux peuvent se croiser sans être égaux"
COMPARAISONS = {
    ast.Lt: ((ast.LtE, EGAUX), (ast.Gt, "elle est dans le mauvais sens")),
    ast.LtE: ((ast.Lt, EGAUX), (ast.GtE, "elle est dans le mauvais sens")),
    ast.Gt: ((ast.GtE, EGAUX), (ast.Lt, "elle est dans le mauvais sens")),
    ast.GtE: ((ast.Gt, EGAUX), (ast.LtE, "elle est dans le mauvais sens")),
    ast.Eq: ((ast.NotEq, "elle dit le contraire de ce qu’il faut"), (ast.GtE, "l’égalité ne suffit pas : pensez aussi à « plus grand »"), (ast.LtE, "l’égalité ne suffit pas : pensez aussi à « plus petit »")),
    ast.Is: ((ast.Eq, "`is` demande si c’est le même objet : pour comparer des valeurs, écrivez `==`"),),
    ast.IsNot: ((ast.NotEq, "`is not` demande si c’est un autre objet : pour comparer des valeurs, écrivez `!=`"),),
    ast.NotEq: ((ast.Eq, "elle dit le contraire de ce qu’il faut"), (ast.Lt, SE_CROISENT), (ast.Gt, SE_CROISENT)),
    **{dit: ((contraire, "elle dit le contraire de ce qu’il faut"),) for dit, contraire in ((ast.In, ast.NotIn), (ast.NotIn, ast.In))},
}


@chaque(ast.Compare)
def enchainee_avec_un_booleen(lue: Fonction, comparaison: ast.Compare) -> Iterator[Vu]:
    """`x in liste == True` : Python y lit deux comparaisons, `x in liste` et `liste == True`."""
    match comparaison:
        case ast.Compare(ops=[ast.In() | ast.NotIn(), ast.Eq() | ast.NotEq() | ast.Is() | ast.IsNot()], comparators=[_, ast.Constant(value=bool() as voulu)]):
            debut, fin = ast.Compare(comparaison.left, comparaison.ops[:1], comparaison.comparators[:1]), ast.Compare(comparaison.comparators[0], comparaison.ops[1:], comparaison.comparators[1:])
            oui = voulu is isinstance(comparaison.ops[1], (ast.Eq, ast.Is))
            geste = f"écrivez `{lue.citer(debut)}`, sans rien derrière" if oui else f"écrivez `not ({lue.citer(debut)})`"
            texte = f"dans `{lue.citer(comparaison)}`, Python lit deux comparaisons, `{lue.citer(debut)}` et `{lue.citer(fin)}`, et la seconde compare la liste : {geste}"
            yield Vu("enchainee-avec-un-booleen", "faute", comparaison.lineno, texte)


@chaque(ast.BoolOp)
def constante_dans_une_condition(lue: Fonction, groupe: ast.BoolOp) -> Iterator[Vu]:
    """`if a == b or "c"` : `"c"` seul est toujours vrai."""
    seule = next((v for v in groupe.values if est_texte_ou_nombre(v)), None)
    if seule is not None and _est_une_condition(lue, groupe):
        yield Vu("constante-dans-une-condition", "faute", groupe.lineno, _raconter(lue, groupe, seule))


def _est_une_condition(lue: Fonction, groupe: ast.BoolOp) -> bool:
    """Vrai de ce que teste un `if`, un `while`, ou une liste en compréhension, et de ce qu’y relient `and`, `or`, `not`."""
    haut = groupe
    while isinstance(lue.parents[haut], (ast.BoolOp, ast.UnaryOp)) and isinstance(getattr(lue.parents[haut], "op", None), (ast.And, ast.Or, ast.Not)):
        haut = lue.parents[haut]
    parent = lue.parents[haut]
    return haut is getattr(parent, "test", None) and not isinstance(parent, ast.Assert) or haut in getattr(parent, "ifs", ())


def _raconter(lue: Fonction, groupe: ast.BoolOp, seule: ast.Constant) -> str:
    ou, vaut, ecrite = isinstance(groupe.op, ast.Or), bool(seule.value), lue.citer(seule)
    toujours = f"toujours {'vrai' if vaut else 'faux'}"
    debut = f"dans `{lue.citer(groupe)}`, `{ecrite}` tout seul vaut {toujours} : {f'le tout est {toujours}' if ou is vaut else 'il ne change rien'}"
    modele = next((v for v in groupe.values if isinstance(v, ast.Compare) and len(v.ops) == 1 and isinstance(v.ops[0], (ast.Eq, ast.NotEq))), None)
    if not modele:
        return f"{debut} ; écrivez une comparaison entière de chaque côté"
    egal = isinstance(modele.ops[0], ast.Eq)
    exemple, oter = f"{lue.citer(modele.left)} {'==' if egal else '!='} {ecrite}", f"ôtez `{'or' if ou else 'and'} {ecrite}`"
    comparee = next(v for v in groupe.values if isinstance(v, ast.Compare))
    if isinstance(comparee.ops[0], ast.Eq) is not ou:  # deux comparaisons entières, ainsi reliées, seraient toujours fausses, ou toujours vraies
        mot, but = ("or", "pour l’un ou l’autre") if not ou else ("and", "pour écarter l’un et l’autre")
        return f"{debut} ; {but}, écrivez `{lue.citer(comparee)} {mot} {exemple}`"
    if any(ast.unparse(n) == exemple for n in lue.sous(ast.Compare)):  # ce cas a déjà sa comparaison
        return f"{debut} ; {oter}"
    if len(groupe.values) == 2:
        return f"{debut} ; si ce cas est à compter ici, écrivez la comparaison entière, `{exemple}` ; sinon, {oter}"
    return f"{debut} ; écrivez une comparaison entière de chaque côté, comme `{exemple}`, et seulement pour les cas qui comptent ici"


@chaque(ast.BoolOp)
def nombre_dans_une_condition(lue: Fonction, groupe: ast.BoolOp) -> Iterator[Vu]:
    """`if bien or mal < 0` : `bien`, un nombre, y est seul."""
    for seul, comparaison in zip(groupe.values, groupe.values[1:]):
        match comparaison:
            case ast.Compare(left=ast.Name(id=compare), ops=[_], comparators=[ast.Constant(value=borne)]) if type(borne) is int and _est_une_condition(lue, groupe):
                if isinstance(seul, ast.Name) and seul.id != compare and _est_un_nombre(lue, seul.id, compare):
                    fin = lue.citer(comparaison).removeprefix(compare)
                    texte = f"dans `{lue.citer(groupe)}`, `{seul.id}` tout seul compte pour vrai dès qu’il n’est pas 0 : le comparez-vous bien, comme dans `{seul.id}{fin}` ?"
                    yield Vu("nombre-dans-une-condition", "cause", groupe.lineno, texte)


def _est_un_nombre(lue: Fonction, nom: str, compare: str) -> bool:
    """Vrai quand la fonction calcule avec ce nom et un nombre écrit, ou celui qu’elle compare à un nombre écrit, ou le compare lui-même."""
    for noeud in lue.sous(ast.BinOp, ast.Compare):
        calcul = isinstance(noeud, ast.BinOp)
        termes = [noeud.left, noeud.right] if calcul else [noeud.left, *noeud.comparators]
        retire = calcul and isinstance(noeud.op, ast.Sub)
        nombres = retire or any(isinstance(t, ast.Constant) and type(t.value) is int or nom_de(t) == compare for t in termes)
        comparent = isinstance(noeud.op, (ast.Add, ast.Sub)) if calcul else not isinstance(noeud.ops[0], (ast.Is, ast.IsNot, ast.In, ast.NotIn))
        if nombres and comparent and nom in map(nom_de, termes):
            return True
    return False


@chaque(ast.Compare)
def morceau_de_texte(lue: Fonction, test: ast.Compare) -> Iterator[Vu]:
    """`lettre in "Nn"` : le texte vide et `"Nn"` s’y trouvent aussi."""
    match test:
        case ast.Compare(left=ast.Name(id=nom), ops=[ast.In() | ast.NotIn()], comparators=[ast.Constant(value=str(signes)) as ou]):
            if nom in lue.parametres and 1 < len(signes) < 10:
                liste = ", ".join(f'"{signe}"' for signe in signes)
                texte = f"`{lue.citer(test)}` cherche un morceau de texte, et trouve donc aussi `\"\"` et `{lue.citer(ou)}` entier : écrivez une liste, `[{liste}]`"
                yield Vu("morceau-de-texte", "cause", test.lineno, texte, repare=True)


def est_texte_ou_nombre(noeud: ast.AST) -> bool:
    return isinstance(noeud, ast.Constant) and type(noeud.value) in (str, int, float)


@chaque(ast.BoolOp)
def choix_de_constantes(lue: Fonction, groupe: ast.BoolOp) -> Iterator[Vu]:
    """`x == ("R" or "V")` : le groupe vaut toujours `"R"`."""
    if isinstance(lue.parents[groupe], ast.Compare) and all(map(est_texte_ou_nombre, groupe.values)):
        ou = isinstance(groupe.op, ast.Or)
        gardee = next((v for v in groupe.values if bool(v.value) is ou), groupe.values[-1])
        yield Vu("choix-de-constantes", "faute", groupe.lineno, f"`{lue.citer(groupe)}` vaut toujours `{lue.citer(gardee)}` : écrivez une comparaison par valeur, ou `in`")


@chaque(ast.BoolOp)
def rang_verifie_trop_tard(lue: Fonction, groupe: ast.BoolOp) -> Iterator[Vu]:
    """`liste[i] != x and i < len(liste)` : la case est lue avant de savoir si elle existe."""
    for avant, apres in zip(groupe.values, groupe.values[1:]) if isinstance(groupe.op, ast.And) else ():
        match apres:
            case ast.Compare(left=ast.Name(id=rang), ops=[ast.Lt()], comparators=[ast.Call(func=ast.Name(id="len"))]):
                if rang in {nom_de(n.slice) for n in ast.walk(avant) if isinstance(n, ast.Subscript)}:
                    yield Vu("rang-verifie-trop-tard", "faute", groupe.lineno, f"dans `{lue.citer(groupe)}`, la case est lue avant de vérifier son rang : mettez `{lue.citer(apres)}` en premier")


@chaque(ast.If, ast.While, ast.IfExp, si=("index", "find"))
def rang_pris_pour_condition(lue: Fonction, condition: ast.If | ast.While | ast.IfExp) -> Iterator[Vu]:
    """`if liste.index(x):` et `if rang:` : le rang 0 compte pour faux."""
    trouves = {nom_de(i.targets[0]) for i in lue.sous(ast.Assign) if _cherche(i.value)} - {""}
    parties = condition.test.values if isinstance(condition.test, ast.BoolOp) else [condition.test]
    for partie in (p.operand if isinstance(p, ast.UnaryOp) and isinstance(p.op, ast.Not) else p for p in parties):
        if _cherche(partie) or nom_de(partie) in trouves:
            texte = f"`{lue.citer(partie)}` vaut 0 au premier rang, et 0 compte pour faux : écrivez une comparaison entière, comme `… != -1`, ou `in`"
            yield Vu("rang-pris-pour-condition", "faute" if _cherche(partie) else "remarque", partie.lineno, texte)


def _cherche(noeud: ast.AST) -> bool:
    return isinstance(noeud, ast.Call) and isinstance(noeud.func, ast.Attribute) and noeud.func.attr in ("index", "find")


def reponse_effacee(lue: Fonction) -> Iterator[Vu]:
    """`if a: x = 1`, puis `if b: x = 2` et `else: x = 3`, ou `x = 2` : la première valeur ne sert jamais."""
    for condition, suivante in ((i, j) for suite in lue.suites for i, j in zip(suite, suite[1:])):
        rangee = condition.body[-1] if isinstance(condition, ast.If) and not condition.orelse else None
        nom = _nom_range(rangee)
        if nom and nom not in lue.globaux and _remplace(suivante, nom):
            geste = _dire_le_sinon_si(lue, condition.test, suivante.test) if isinstance(suivante, ast.If) else "mettez cette ligne-là dans un `else`"
            yield Vu("reponse-effacee", "faute", rangee.lineno, f"`{lue.citer(rangee)}` est toujours effacé par ce qui suit, ligne {suivante.lineno} : {geste}")


def _dire_le_sinon_si(lue: Fonction, premier: ast.expr, second: ast.expr) -> str:
    """`points >= 5` puis `points >= 10` : le second, plus étroit, doit passer devant."""
    match premier, second:
        case (
            ast.Compare(left=ast.Name(id=un), ops=[ast.Gt() | ast.GtE() | ast.Lt() | ast.LtE() as sens], comparators=[ast.Constant(value=int() as large)]),
            ast.Compare(left=ast.Name(id=autre), ops=[ast.Gt() | ast.GtE() | ast.Lt() | ast.LtE() as aussi], comparators=[ast.Constant(value=int() as etroit)]),
        ) if un == autre and isinstance(sens, (ast.Gt, ast.GtE)) is isinstance(aussi, (ast.Gt, ast.GtE)) and (etroit > large) is isinstance(sens, (ast.Gt, ast.GtE)):
            return f"commencez par `if {lue.citer(second)}`, puis écrivez `elif {lue.citer(premier)}`, puis le `else`"
    return "écrivez `elif` au lieu de ce second `if`"


def _nom_range(instruction: ast.stmt | None) -> str:
    """`x` pour `x = …` ; vide pour toute autre instruction."""
    return nom_de(instruction.targets[0]) if isinstance(instruction, ast.Assign) and len(instruction.targets) == 1 else ""


def _remplace(instruction: ast.stmt, nom: str) -> bool:
    """Vrai quand cette instruction donne toujours une autre valeur à ce nom, sans l’avoir lue."""
    if isinstance(instruction, ast.If):
        branches = bool(instruction.orelse) and all(_remplace(branche[0], nom) for branche in (instruction.body, instruction.orelse))
        return branches and nom not in noms(instruction.test)
    return _nom_range(instruction) == nom and nom not in noms(instruction.value) and not any(isinstance(n, ast.Call) for n in ast.walk(instruction.value))


def else_du_dernier_si(lue: Fonction) -> Iterator[Vu]:
    """Trois `if x == …` à la suite, puis un `else` : il ne va qu’avec le dernier."""
    for premier, second in ((i, j) for suite in lue.suites for i, j in zip(suite, suite[1:])):
        sujet = _teste(premier)
        if sujet and sujet == _teste(second) and not premier.orelse and second.orelse and not _agit_sur(premier, sujet) and _est_efface(premier, second):
            texte = f"après `if {lue.citer(second.test)}`, le `else` ne va qu’avec ce dernier `if` : les précédents y passent aussi ; écrivez `elif` à la place de ce `if`, et des précédents sauf le premier"
            yield Vu("else-du-dernier", "faute", second.lineno, texte, second.end_lineno)


def _agit_sur(instruction: ast.If, sujet: str) -> bool:
    """Vrai quand ce bloc quitte la suite, ou change ce qui est comparé ensuite."""
    dedans = list(dans_le_bloc(instruction.body))
    return any(isinstance(n, (ast.Return, ast.Raise, ast.Break, ast.Continue)) for n in dedans) or any(nom in sujet for nom in ranges(dedans))


def _est_efface(premier: ast.If, second: ast.If) -> bool:
    """Vrai quand le `else` lève une erreur, ou redonne une valeur au seul nom que range le premier `if`."""
    rangees = [[ast.unparse(i.targets[0]) for i in suite if isinstance(i, ast.Assign)] for suite in (premier.body, second.body, second.orelse)]
    efface = len(premier.body) == len(second.orelse) == 1 and rangees[0] and rangees[0] == rangees[1] == rangees[2]
    return isinstance(second.orelse[-1], ast.Raise) or bool(efface)


def _teste(instruction: ast.stmt) -> str:
    """`x` pour `if x == "n":` ou `if x == "n" or x == "N":`, des valeurs écrites."""
    tests = getattr(instruction, "test", None)
    sujets = set()
    for test in tests.values if isinstance(tests, ast.BoolOp) and isinstance(tests.op, ast.Or) else [tests]:
        match test:
            case ast.Compare(left=sujet, ops=[ast.Eq()], comparators=[ast.Constant()]) | ast.Compare(left=sujet, ops=[ast.In()], comparators=[ast.List() | ast.Tuple()]):
                sujets.add(ast.unparse(sujet))
            case _:
                sujets.add("")
    return min(sujets) if isinstance(instruction, ast.If) and len(sujets) == 1 else ""


def longueurs_enumerees(lue: Fonction) -> Iterator[Vu]:
    """`if len(code) == 2 … elif len(code) == 4 …` : d’autres longueurs existent."""
    compares: dict[str, list[ast.Compare]] = {}
    tailles = {nom: ast.unparse(i.value) for i in lue.sous(ast.Assign) if nom_appele(i.value) == "len" for nom in cibles(i) if len(lue.rangements(nom)) == 1}
    for test in (n.test for n in lue.sous(ast.If) if isinstance(n.test, ast.Compare)):
        droite = test.comparators[0]
        longueur = ast.unparse(test.left) if nom_appele(test.left) == "len" else tailles.get(nom_de(test.left), "")
        if longueur and isinstance(test.ops[0], ast.Eq) and isinstance(droite, ast.Constant) and type(droite.value) is int and droite.value > 1:
            compares.setdefault(longueur, []).append(test)
    for longueur, tests in compares.items():
        *premieres, derniere = [ast.unparse(test.comparators[0]) for test in tests]
        if premieres:
            texte = f"`{lue.citer(tests[0])}` : seules les longueurs {', '.join(premieres)} et {derniere} sont prévues ; écrivez une seule formule avec `{longueur}`, qui convient à toutes"
            yield Vu("longueurs-enumerees", "rien renvoyé", tests[0].lineno, texte)
            yield Vu("longueurs-enumerees", "cause", tests[0].lineno, texte)


# Les comparaisons que l’on retouche


def dire_la_comparaison(lue: Fonction, noeud: ast.Compare, rang: int, nouveau: type, question: str) -> str:
    """Le signe qu’il faut, quand seule l’égalité des deux côtés change la réponse."""
    gauche, droite = (lue.citer(terme) for terme in (noeud.left, *noeud.comparators)[rang : rang + 2])
    if question == SE_CROISENT and not any(noeud in ast.walk(boucle.test) for boucle in lue.sous(ast.While)):
        return f"la comparaison `{lue.citer(noeud)}` est vraie aussi quand `{gauche}` est plus {'petit' if nouveau is ast.Gt else 'grand'} : écrivez `{gauche} {SIGNES[nouveau]} {droite}`"
    if question != EGAUX:
        return f"voyez la comparaison `{lue.citer(noeud)}` : {question}"
    vraie = "doit être vraie aussi" if nouveau in (ast.LtE, ast.GtE) else "ne doit pas être vraie"
    return f"la comparaison `{lue.citer(noeud)}` {vraie} quand `{gauche}` et `{droite}` sont égaux : écrivez `{gauche} {SIGNES[nouveau]} {droite}`"
