"""Les boucles qui peuvent ne pas finir : rien n’y avance, ou pas toujours ; la liste parcourue s’allonge.

Chaque vue dit la ligne de la boucle, et `fin` sa dernière ligne : le juge sait ainsi dans laquelle un appel a été arrêté.
Commencer par `sans_fin`.
"""

import ast
from collections.abc import Iterator

from mastermind_edu.francais import enumerer
from mastermind_edu.juge.lecture.boucles import nom_augmente
from mastermind_edu.juge.lecture.texte import (
    BOUCLES, DEFINITIONS, REGARDENT, Fonction, Vu,
    blocs, chaque, dans_le_bloc, methode_appelee, nom_appele, nom_de, noms, objets_changes, ranges,
)
from mastermind_edu.juge.lecture.valeurs import raconter_la_perte

ALLONGENT = ("append", "extend", "insert")
TIRENT = ("choice", "randint", "randrange")


@chaque(ast.While)
def sans_fin(lue: Fonction, boucle: ast.While) -> Iterator[Vu]:
    """Un `while` dont rien ne change la condition, ou pas toujours, et que rien ne quitte."""
    dedans = list(dans_le_bloc(boucle.body))
    quittee = any(isinstance(n, (ast.Return, ast.Raise, ast.Yield, ast.YieldFrom, ast.Await)) for n in dedans) or _rompue(boucle.body)
    raison = None if lue.est_opaque or quittee and not _rien_ne_change(dedans) else _ce_qui_ne_change_pas(lue, boucle, dedans)
    if raison:
        appels = {nom_appele(n) for n in ast.walk(boucle) if isinstance(n, ast.Call)}
        sure = isinstance(boucle.test, ast.Constant) or not appels - REGARDENT or _compare_des_nombres(lue, boucle.test)
        yield Vu("boucle-sans-fin" if sure else "rien-ne-change", "sans fin", boucle.lineno, raison, boucle.end_lineno)
    else:
        yield from _s_allonge_parfois(lue, boucle, dedans)
        yield from _avance_parfois(lue, boucle, dedans)


@chaque(ast.While)
def condition_deplacee(lue: Fonction, boucle: ast.While) -> Iterator[Vu]:
    """`while codes[0] != codes[depart]`, où la boucle fait tourner `codes`."""
    for case in (n for n in ast.walk(boucle.test) if isinstance(n, ast.Subscript) and isinstance(n.value, ast.Name) and not isinstance(n.slice, ast.Constant)):
        gestes = {methode_appelee(n)[1] for n in dans_le_bloc(boucle.body) if methode_appelee(n)[0] == case.value.id}
        if "append" in gestes and "pop" in gestes:
            texte = f"la condition lit `{lue.citer(case)}`, et chaque tour déplace les éléments de `{case.value.id}` : au tour suivant, ce n’est plus la même valeur ; comptez plutôt les tours, avec un `for`, ou gardez cette valeur dans une variable avant la boucle"
            yield Vu("condition-deplacee", "sans fin", boucle.lineno, texte, boucle.end_lineno)
            return


@chaque(ast.For)
def s_allonge(lue: Fonction, boucle: ast.For) -> Iterator[Vu]:
    """Un `for` dont la liste s’allonge."""
    parcourue = nom_de(boucle.iter)
    vides = [nom for nom in sorted(lue.locaux) if nom != parcourue and [ast.unparse(v) for v in lue.valeurs(nom)] == ["[]"] and not any(methode_appelee(n)[0] == nom for n in lue.noeuds)]
    memes = [nom for nom in sorted(lue.locaux) if parcourue and parcourue in map(nom_de, lue.valeurs(nom))]  # `double = code`
    allonge = next((n for n in dans_le_bloc(boucle.body) if parcourue and methode_appelee(n) in {(nom, methode) for nom in (parcourue, *memes) for methode in ALLONGENT}), None)
    if allonge and methode_appelee(allonge)[0] != parcourue:
        autre = methode_appelee(allonge)[0]
        texte = f"cette boucle parcourt `{parcourue}`, que `{lue.citer(allonge)}`, ligne {allonge.lineno}, allonge en même temps, car `{autre} = {parcourue}` ne copie rien : c’est la même liste ; faites de `{autre}` une liste neuve"
        yield Vu("s-allonge", "sans fin", boucle.lineno, texte, boucle.end_lineno)
    elif allonge:
        texte = f"cette boucle parcourt `{parcourue}`, que `{lue.citer(allonge)}`, ligne {allonge.lineno}, allonge en même temps : {f'ajoutez à `{vides[0]}`, et non à `{parcourue}`' if vides else f'parcourez une copie, `{parcourue}.copy()`'}"
        yield Vu("s-allonge", "sans fin", boucle.lineno, texte, boucle.end_lineno)


def _rien_ne_change(dedans: list[ast.AST]) -> bool:
    """Vrai quand chaque tour est le même : ce qu’un `return` n’a pas fait au premier, il ne le fera à aucun."""
    return not ranges(dedans) and not objets_changes(dedans)


def _rompue(instructions: list[ast.stmt]) -> bool:
    """Vrai quand un `break` de cette boucle-ci s’y trouve ; ceux d’une boucle intérieure quittent l’intérieure."""
    return any(
        isinstance(i, ast.Break)
        or isinstance(i, BOUCLES) and _rompue(i.orelse)
        or not isinstance(i, (*BOUCLES, *DEFINITIONS)) and any(map(_rompue, blocs(i)))
        for i in instructions
    )


def _ce_qui_ne_change_pas(lue: Fonction, boucle: ast.While, dedans: list[ast.AST]) -> str | None:
    """Pourquoi la condition reste vraie ; rien quand on ne peut pas le dire."""
    test = boucle.test
    if isinstance(test, ast.Constant):
        if any(isinstance(n, ast.Return) for n in dedans):  # une liste confiée à une fonction y change peut-être
            confies = any(isinstance(n, ast.Call) and nom_appele(n) not in REGARDENT and any(map(nom_de, n.args)) for n in dedans)
            return None if confies else f"chaque tour de ce `while {lue.citer(test)}` est le même que le premier, et son `return` n’est jamais atteint"
        return f"`while {lue.citer(test)}` ne s’arrête jamais : il manque un `return` dans cette boucle" if test.value else None
    appels = [n for n in ast.walk(test) if isinstance(n, ast.Call)]
    appeles = {*map(nom_appele, appels)}
    variables = sorted((noms(test) - appeles) & lue.locaux)
    obscure = appeles & (lue.locaux | {""}) or not all(n.args for n in appels) or noms(test) - appeles - lue.locaux
    changees = {n.id for n in (*dedans, *ast.walk(test)) if isinstance(n, ast.Name) and not isinstance(n.ctx, ast.Load)}
    # Un objet modifié sur place peut avoir un autre nom, que la condition lit.
    modifie = objets_changes(dedans) or any(isinstance(n, DEFINITIONS) for n in dedans)
    if not variables or obscure or {*variables} & changees or modifie and not _compare_des_nombres(lue, test):
        return None
    seule = [nom for nom in variables if nom not in lue.parametres]
    places = [lue.instruction_de(place) for nom in seule for place in lue.rangements(nom)]
    if len(seule) == len(places) == 1 and isinstance(places[0], ast.Assign) and places[0].lineno < boucle.lineno and any(isinstance(n, ast.Call) for n in ast.walk(places[0].value)):
        return f"`{seule[0]}` garde la même valeur à chaque tour de ce `while` : refaites dans la boucle ce que fait la ligne {places[0].lineno}, `{lue.citer(places[0])}`"
    sujet, reste = ", ".join(f"`{nom}`" for nom in variables), "lui" if len(variables) == 1 else "leur"
    return f"la condition `{lue.citer(test)}` dépend de {sujet}, et aucune ligne de la boucle ne {reste} donne une autre valeur{_sans_effet(lue, dedans, variables) or _apres(lue, boucle, variables)}"


def _sans_effet(lue: Fonction, dedans: list[ast.AST], variables: list[str]) -> str:
    """`n == n - 1`, `i + 1` ou `++i`, seuls sur leur ligne : ce qui devait faire avancer la boucle, et ne range rien."""
    for instruction in (n for n in dedans if isinstance(n, ast.Expr) and not noms(n).isdisjoint(variables)):
        if texte := raconter_la_perte(lue, instruction.value, est_la_fin=False):
            return f". Ligne {instruction.lineno} : {texte}"
    return ""


def _apres(lue: Fonction, boucle: ast.While, variables: list[str]) -> str:
    """L’instruction qui devait faire avancer la boucle, et qui la suit."""
    for place in (place for nom in variables for place in lue.rangements(nom)):
        instruction = lue.instruction_de(place)
        if place.lineno > boucle.end_lineno and isinstance(instruction, (ast.AugAssign, ast.Assign)) and not lue.est_dans(instruction, BOUCLES):
            return f" : `{lue.citer(instruction)}`, ligne {place.lineno}, est après elle ; décalez-la vers la droite"
    return ""


def _compare_des_nombres(lue: Fonction, test: ast.expr) -> bool:
    """Vrai pour `i < n` quand `i` ne reçoit ici que des nombres écrits : rien d’autre qu’une affectation ne peut les changer."""
    if not (isinstance(test, ast.Compare) and all(isinstance(o, (ast.Lt, ast.LtE, ast.Gt, ast.GtE)) for o in test.ops)):
        return False
    termes = [test.left, *test.comparators]
    return all(isinstance(t, (ast.Name, ast.Constant)) for t in termes) and any(_est_un_nombre(lue, t) for t in termes)


def _est_un_nombre(lue: Fonction, terme: ast.Name | ast.Constant) -> bool:
    if isinstance(terme, ast.Constant):
        return type(terme.value) in (int, float)
    affectations = [lue.parents[place] for place in lue.rangements(terme.id)]
    return bool(affectations) and all(isinstance(a, (ast.Assign, ast.AugAssign)) and type(getattr(a.value, "value", None)) is int for a in affectations)


def _avance_parfois(lue: Fonction, boucle: ast.While, dedans: list[ast.AST]) -> Iterator[Vu]:
    """Un `while` où ce que lit la condition n’avance que dans un `if` : quand il est faux, la boucle tourne sur place."""
    variables = noms(boucle.test) & lue.locaux
    avances = [n for n in dedans if isinstance(n, (ast.AugAssign, ast.Assign)) and ranges(ast.walk(n)) & variables]
    simples = isinstance(boucle.test, ast.Compare) and not variables & objets_changes(dedans) and not any(isinstance(n, ast.NamedExpr) for n in ast.walk(boucle.test))
    if not simples or not avances or not all(map(nom_augmente, avances)) or _avance(boucle.body, variables):
        return
    conditions = [next((a for a in lue.ancetres(avance) if isinstance(a, ast.If)), None) for avance in avances]
    condition = conditions[0]
    if condition and len({*conditions}) > 1:
        lignes = enumerer([str(ligne) for ligne in sorted({si.lineno for si in conditions if si})])
        texte = f"la condition `{lue.citer(boucle.test)}` reste la même à chaque tour où aucun des `if` des lignes {lignes} n’est vrai : qu’est-ce qui doit alors changer ?"
        yield Vu("avance-parfois", "sans fin", boucle.lineno, texte, boucle.end_lineno)
    elif condition:
        geste = "mettez `{}` à la fin de la boucle, à la hauteur de ce `if`" if condition.orelse else "décalez `{}` vers la gauche, hors de ce `if`"
        texte = f"la condition `{lue.citer(boucle.test)}` reste la même quand le `if` de la ligne {condition.lineno} est faux : {geste.format(lue.citer(avances[0]))}"
        yield Vu("avance-parfois", "sans fin", boucle.lineno, texte, boucle.end_lineno)


def _s_allonge_parfois(lue: Fonction, boucle: ast.While, dedans: list[ast.AST]) -> Iterator[Vu]:
    """`while len(x) < n` dont le seul `x.append(…)` est dans un `if`, sans `else`."""
    match boucle.test:
        case ast.Compare(left=ast.Call(func=ast.Name(id="len"), args=[ast.Name(id=liste), *_]), ops=[_]):
            ecrits = [n for n in dedans if nom_de(n) == liste]
        case _:
            return
    gestes = [n for n in dedans if methode_appelee(n) in {(liste, methode) for methode in ALLONGENT}]
    lus = [n for n in ecrits if isinstance(lue.parents[n], ast.Attribute)]
    condition = lue.parents[lue.instruction_de(gestes[0])] if len(gestes) == len(lus) == 1 else None
    seul = isinstance(condition, ast.If) and not condition.orelse and condition in boucle.body and liste not in ranges(ecrits)
    if seul and _est_neuf(condition.test, liste, dedans):
        texte = f"`{lue.citer_le_debut(condition)}`, ligne {condition.lineno}, n’ajoute qu’une valeur qui n’est pas déjà dans `{liste}`, et elles y sont toutes : si une valeur peut se répéter, ôtez ce `if`, et ajoutez toujours celle qui est tirée"
        yield Vu("attend-du-neuf", "sans fin", boucle.lineno, texte, boucle.end_lineno)
    elif seul and not any(isinstance(n, (ast.Break, ast.Return)) or _confie(n, {liste}) for n in dedans):
        texte = f"la liste `{liste}` ne s’allonge pas quand le `if` de la ligne {condition.lineno}, `{lue.citer(condition.test)}`, est faux : est-ce bien ce que demande l’énoncé ?"
        yield Vu("s-allonge-parfois", "sans fin", boucle.lineno, texte, boucle.end_lineno)


def _est_neuf(test: ast.expr, liste: str, dedans: list[ast.AST]) -> bool:
    """Vrai de `x not in liste`, où `x` est tiré au sort à chaque tour."""
    match test:
        case ast.Compare(left=ast.Name(id=tire), ops=[ast.NotIn()], comparators=[ast.Name(id=autre)]) if autre == liste:
            return _est_tire(tire, dedans)
    return False


def _est_tire(nom: str, dedans: list[ast.AST]) -> bool:
    """Vrai quand ce nom reçoit, à chaque tour, ce que donne un tirage."""
    return any(isinstance(n, ast.Assign) and nom_de(n.targets[0]) == nom and methode_appelee(n.value)[1] in TIRENT for n in dedans)


@chaque(ast.While)
def attend_du_neuf(lue: Fonction, boucle: ast.While) -> Iterator[Vu]:
    """`while couleur in code: couleur = hasard.choice(couleurs)` : il vient un moment où elles y sont toutes."""
    match boucle.test:
        case ast.Compare(left=ast.Name(id=tire), ops=[ast.In()], comparators=[ast.Name(id=liste)]):
            dedans = list(dans_le_bloc(boucle.body))
            if _est_tire(tire, dedans) and not any(nom_de(n) == liste for n in dedans):
                texte = f"`{lue.citer_le_debut(boucle)}` attend une valeur qui n’est pas déjà dans `{liste}`, et elles y sont toutes : si une valeur peut se répéter, ôtez ce `while`, et gardez la première tirée"
                yield Vu("attend-du-neuf", "sans fin", boucle.lineno, texte, boucle.end_lineno)


def _confie(noeud: ast.AST, variables: set[str]) -> bool:
    """Vrai d’un appel qui reçoit une de ces variables, et peut changer ce qu’il reçoit."""
    return isinstance(noeud, ast.Call) and nom_appele(noeud) not in REGARDENT and not variables.isdisjoint(map(nom_de, noeud.args))


def _avance(suite: list[ast.stmt], variables: set[str]) -> bool:
    """Vrai quand cette suite change toujours une des variables, quitte la boucle, ou fait ce qu’on ne sait pas lire."""
    return any(_avance_toujours(instruction, variables) for instruction in suite)


def _avance_toujours(instruction: ast.stmt, variables: set[str]) -> bool:
    if isinstance(instruction, ast.If):
        return bool(instruction.orelse) and _avance(instruction.body, variables) and _avance(instruction.orelse, variables)
    if isinstance(instruction, (ast.Expr, ast.Assign, ast.AugAssign, ast.Pass)):
        confiees = any(isinstance(n, ast.Call) and noms(n) & variables and nom_appele(n) not in REGARDENT for n in ast.walk(instruction))
        return confiees or bool(ranges(ast.walk(instruction)) & variables)
    return True
