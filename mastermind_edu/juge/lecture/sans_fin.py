"""Les boucles qui peuvent ne pas finir : rien n’y avance, rien n’y avance toujours, ou la liste parcourue s’allonge.

Chaque vue dit la ligne de la boucle, et `fin` sa dernière ligne : le juge sait ainsi dans laquelle un appel a été arrêté.
Commencer par `sans_fin`.
"""

import ast
from collections.abc import Iterator

from mastermind_edu.juge.lecture.compteurs import nom_augmente
from mastermind_edu.juge.lecture.texte import (
    BOUCLES,
    DEFINITIONS,
    Fonction,
    Vu,
    blocs,
    dans_le_bloc,
    methode_appelee,
    nom_appele,
    noms,
    objets_changes,
)

# Ces fonctions de Python ne changent rien à ce qu’elles reçoivent.
REGARDENT = {"len", "print", "str", "int", "range", "min", "max", "sum", "sorted", "abs"}
ALLONGENT = ("append", "extend", "insert")


def sans_fin(lue: Fonction) -> Iterator[Vu]:
    """Un `while` dont rien ne change la condition et que rien ne quitte, un `for` dont la liste s’allonge."""
    for boucle in lue.sous(ast.While):
        dedans = list(dans_le_bloc(boucle.body))
        quittee = any(isinstance(n, (ast.Return, ast.Raise, ast.Yield, ast.YieldFrom, ast.Await)) for n in dedans) or _rompue(boucle.body)
        raison = None if quittee or lue.est_opaque else _ce_qui_ne_change_pas(lue, boucle, dedans)
        if raison:
            appels = {nom_appele(n) for n in ast.walk(boucle) if isinstance(n, ast.Call)}
            sure = isinstance(boucle.test, ast.Constant) or not appels - REGARDENT or _compare_des_nombres(lue, boucle.test)
            yield Vu("boucle-sans-fin" if sure else "rien-ne-change", "sans fin", boucle.lineno, raison, boucle.end_lineno)
        else:
            yield from _avance_parfois(lue, boucle)
    for boucle in lue.sous(ast.For):
        if isinstance(boucle.iter, ast.Name):
            parcourue, dedans = boucle.iter.id, list(dans_le_bloc(boucle.body))
            allonge = next((n for n in dedans if methode_appelee(n) in {(parcourue, methode) for methode in ALLONGENT}), None)
            if allonge:
                texte = f"cette boucle parcourt `{parcourue}`, que `{lue.citer(allonge)}`, ligne {allonge.lineno}, allonge en même temps : parcourez une copie, `{parcourue}.copy()`"
                yield Vu("s-allonge", "sans fin", boucle.lineno, texte, boucle.end_lineno)


def _rompue(instructions: list[ast.stmt]) -> bool:
    """Vrai quand un `break` de cette boucle-ci s’y trouve ; ceux d’une boucle intérieure quittent l’intérieure."""
    return any(
        isinstance(i, ast.Break)
        or isinstance(i, BOUCLES) and _rompue(i.orelse)
        or not isinstance(i, (*BOUCLES, *DEFINITIONS)) and any(map(_rompue, blocs(i)))
        for i in instructions
    )


def _ce_qui_ne_change_pas(lue: Fonction, boucle: ast.While, dedans: list[ast.AST]) -> str | None:
    if isinstance(boucle.test, ast.Constant):
        ecrit = lue.citer(boucle.test)
        return f"`while {ecrit}` ne s’arrête jamais : il manque un `return` dans cette boucle" if boucle.test.value else None
    appels = [n for n in ast.walk(boucle.test) if isinstance(n, ast.Call)]
    appeles = {*map(nom_appele, appels)}
    variables = sorted((noms(boucle.test) - appeles) & lue.locaux)
    obscure = appeles & (lue.locaux | {""}) or not all(n.args for n in appels) or noms(boucle.test) - appeles - lue.locaux
    ranges = {n.id for n in (*dedans, *ast.walk(boucle.test)) if isinstance(n, ast.Name) and isinstance(n.ctx, (ast.Store, ast.Del))}
    if not variables or obscure or {*variables} & ranges or not _compare_des_nombres(lue, boucle.test) and _modifie(dedans):
        return None
    sujet = ", ".join(f"`{nom}`" for nom in variables)
    reste = "ne lui donne une autre valeur" if len(variables) == 1 else "ne leur donne une autre valeur"
    return f"la condition `{lue.citer(boucle.test)}` dépend de {sujet}, et aucune ligne de la boucle {reste}{_apres(lue, boucle, variables)}"


def _apres(lue: Fonction, boucle: ast.While, variables: list[str]) -> str:
    """L’instruction qui devait faire avancer la boucle, et qui la suit."""
    for nom in variables:
        for place in lue.rangements(nom):
            instruction = lue.instruction_de(place)
            if place.lineno > boucle.end_lineno and isinstance(instruction, (ast.AugAssign, ast.Assign)) and not lue.est_dans(instruction, BOUCLES):
                return f" : `{lue.citer(instruction)}`, ligne {place.lineno}, est après elle ; décalez-la vers la droite"
    return ""


def _modifie(dedans: list[ast.AST]) -> bool:
    """Vrai quand un objet est modifié sur place : il peut avoir un autre nom, que la condition lit."""
    return bool(objets_changes(dedans)) or any(isinstance(n, DEFINITIONS) for n in dedans)


def _compare_des_nombres(lue: Fonction, test: ast.expr) -> bool:
    """Vrai pour `i < n` quand `i` ne reçoit ici que des nombres écrits : rien d’autre qu’une affectation ne peut les changer."""
    if not (isinstance(test, ast.Compare) and all(isinstance(o, (ast.Lt, ast.LtE, ast.Gt, ast.GtE)) for o in test.ops)):
        return False
    termes = [test.left, *test.comparators]
    return all(isinstance(t, (ast.Name, ast.Constant)) for t in termes) and any(_est_un_nombre(lue, t) for t in termes)


def _est_un_nombre(lue: Fonction, terme: ast.expr) -> bool:
    if isinstance(terme, ast.Constant):
        return type(terme.value) in (int, float)
    ranges = lue.rangements(terme.id)
    valeurs = [getattr(lue.parents[n], "value", None) for n in ranges if isinstance(lue.parents[n], (ast.Assign, ast.AugAssign))]
    return bool(ranges) and len(valeurs) == len(ranges) and all(isinstance(v, ast.Constant) and type(v.value) is int for v in valeurs)


def _avance_parfois(lue: Fonction, boucle: ast.While) -> Iterator[Vu]:
    """Un `while` où ce que lit la condition n’avance que dans un `if` : quand il est faux, la boucle tourne sur place."""
    variables = noms(boucle.test) & lue.locaux
    dedans = list(dans_le_bloc(boucle.body))
    yield from _s_allonge_parfois(lue, boucle, dedans)
    avances = [n for n in dedans if isinstance(n, (ast.AugAssign, ast.Assign)) and _range(n) & variables]
    simples = isinstance(boucle.test, ast.Compare) and not variables & objets_changes(dedans) and not any(isinstance(n, ast.NamedExpr) for n in ast.walk(boucle.test))
    if not simples or not avances or not all(map(nom_augmente, avances)) or _avance(boucle.body, variables):
        return
    condition = next((a for a in lue.ancetres(avances[0]) if isinstance(a, ast.If)), None)
    if condition:
        texte = (
            f"la condition `{lue.citer(boucle.test)}` reste la même quand le `if` de la ligne {condition.lineno} est faux : "
            f"décalez `{lue.citer(avances[0])}` vers la gauche, hors de ce `if`"
        )
        yield Vu("avance-parfois", "sans fin", boucle.lineno, texte, boucle.end_lineno)


def _s_allonge_parfois(lue: Fonction, boucle: ast.While, dedans: list[ast.AST]) -> Iterator[Vu]:
    """`while len(x) < n` dont le seul `x.append(…)` est dans un `if`, sans `else`."""
    longueur = boucle.test.left if isinstance(boucle.test, ast.Compare) and len(boucle.test.ops) == 1 else None
    liste = getattr(longueur.args[0], "id", "") if nom_appele(longueur) == "len" and longueur.args else ""
    ajouts = [n for n in dedans if liste and isinstance(n, ast.Name) and n.id == liste]
    gestes = [n for n in dedans if methode_appelee(n) in {(liste, methode) for methode in ALLONGENT}]
    lus = [n for n in ajouts if isinstance(lue.parents[n], ast.Attribute)]
    condition = lue.parents[lue.instruction_de(gestes[0])] if len(gestes) == len(lus) == 1 else None
    if isinstance(condition, ast.If) and not condition.orelse and condition in boucle.body and not any(isinstance(n.ctx, ast.Store) for n in ajouts):
        if not any(isinstance(n, (ast.Break, ast.Return)) for n in dedans) and not _confiee(dedans, liste):
            texte = f"la liste `{liste}` ne s’allonge pas quand le `if` de la ligne {condition.lineno}, `{lue.citer(condition.test)}`, est faux : est-ce bien ce que demande l’énoncé ?"
            yield Vu("s-allonge-parfois", "sans fin", boucle.lineno, texte, boucle.end_lineno)


def _confiee(dedans: list[ast.AST], liste: str) -> bool:
    return any(isinstance(n, ast.Call) and nom_appele(n) not in REGARDENT and any(getattr(a, "id", "") == liste for a in n.args) for n in dedans)


def _avance(suite: list[ast.stmt], variables: set[str]) -> bool:
    """Vrai quand cette suite change toujours une des variables, quitte la boucle, ou fait ce qu’on ne sait pas lire."""
    return any(_avance_toujours(instruction, variables) for instruction in suite)


def _avance_toujours(instruction: ast.stmt, variables: set[str]) -> bool:
    if isinstance(instruction, ast.If):
        return bool(instruction.orelse) and _avance(instruction.body, variables) and _avance(instruction.orelse, variables)
    if isinstance(instruction, (ast.Expr, ast.Assign, ast.AugAssign, ast.Pass)):
        confiees = any(isinstance(n, ast.Call) and noms(n) & variables and nom_appele(n) not in REGARDENT for n in ast.walk(instruction))
        return confiees or bool(_range(instruction) & variables)
    return True


def _range(instruction: ast.stmt) -> set[str]:
    return {n.id for n in ast.walk(instruction) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
