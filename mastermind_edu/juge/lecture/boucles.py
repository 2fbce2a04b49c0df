"""Les boucles : celle qui ne fait qu’un tour, celle qui n’en fait aucun, celle qui ne finit pas, celle qui efface.

Chaque fonction reçoit la fonction lue et donne ce qu’elle y voit. Commencer par `BOUCLES_VUES`.
"""

import ast
from collections.abc import Iterator

from mastermind_edu.juge.lecture.texte import (
    BOUCLES,
    CHANGENT,
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
SORTIES = (ast.Return, ast.Raise, ast.Break)


def un_seul_tour(lue: Fonction) -> Iterator[Vu]:
    """Chaque chemin du corps quitte la boucle : elle ne fait jamais un second tour."""
    for boucle in lue.sous(BOUCLES):
        sort = any(isinstance(n, (ast.Return, ast.Break)) for n in dans_le_bloc(boucle.body))
        if sort and _quitte(boucle.body) and not _continue(boucle.body):
            texte = "cette boucle ne fait jamais plus d’un tour : quel que soit le chemin, un `return` ou un `break` la quitte au premier"
            yield Vu("un-seul-tour", "faute", boucle.lineno, texte)


def _quitte(instructions: list[ast.stmt]) -> bool:
    """Vrai quand toute exécution de cette suite quitte la boucle qui la contient."""
    return any(map(_quitte_toujours, instructions))


def _quitte_toujours(instruction: ast.stmt) -> bool:
    if isinstance(instruction, ast.If):
        return bool(instruction.orelse) and _quitte(instruction.body) and _quitte(instruction.orelse)
    if isinstance(instruction, ast.Try):
        essais = _quitte(instruction.body) or _quitte(instruction.orelse)
        return _quitte(instruction.finalbody) or essais and all(_quitte(h.body) for h in instruction.handlers)
    return isinstance(instruction, SORTIES)


def _continue(instructions: list[ast.stmt]) -> bool:
    """Vrai quand un `continue` de cette boucle-ci s’y trouve."""
    return any(
        isinstance(i, ast.Continue) or not isinstance(i, (*BOUCLES, *DEFINITIONS)) and any(map(_continue, blocs(i))) for i in instructions
    )


def aucun_tour(lue: Fonction) -> Iterator[Vu]:
    """`range(0)`, `range(len(x), 0)`, `while False`, une liste vide écrite."""
    for boucle in lue.sous(ast.For):
        if _est_vide(boucle.iter):
            texte = f"cette boucle ne fait aucun tour : `{lue.citer(boucle.iter)}` est vide"
            yield Vu("aucun-tour", "faute", boucle.lineno, texte)
        elif nom_appele(boucle.iter) == "range" and not {"range", "len"} & lue.locaux and _monte_vers_le_bas(boucle.iter):
            ecrit = lue.citer(boucle.iter)
            texte = f"`{ecrit}` ne donne aucun nombre : `range` compte en montant ; pour descendre, il lui faut un troisième nombre, -1"
            if len(boucle.iter.args) == 1 or ast.dump(boucle.iter.args[0]) == ast.dump(boucle.iter.args[1]):
                texte = f"`{ecrit}` ne donne aucun nombre : cette boucle ne fait aucun tour"
            yield Vu("aucun-tour", "faute", boucle.lineno, texte)
    for boucle in lue.sous(ast.While):
        if isinstance(boucle.test, ast.Constant) and not boucle.test.value:
            yield Vu("aucun-tour", "faute", boucle.lineno, f"cette boucle ne fait aucun tour : `{lue.citer(boucle.test)}` est toujours faux")


def _est_vide(parcouru: ast.expr) -> bool:
    if isinstance(parcouru, (ast.List, ast.Tuple)):
        return not parcouru.elts
    return isinstance(parcouru, ast.Constant) and parcouru.value == ""


def _monte_vers_le_bas(appel: ast.Call) -> bool:
    """Vrai quand `range(départ, arrivée)`, sans pas, n’a sûrement aucun nombre."""
    if appel.keywords or len(appel.args) not in (1, 2):
        return False
    depart, arrivee = (ast.Constant(0), *appel.args)[-2:]
    if ast.dump(depart) == ast.dump(arrivee) and not isinstance(depart, ast.Call):
        return True
    au_moins, au_plus = _au_moins(depart), _entier(arrivee)
    return au_moins is not None and au_plus is not None and au_moins >= au_plus


def _au_moins(noeud: ast.expr) -> int | None:
    """Un nombre que cette expression ne peut qu’atteindre ou dépasser."""
    if isinstance(noeud, ast.BinOp) and isinstance(noeud.op, (ast.Add, ast.Sub)) and nom_appele(noeud.left) == "len":
        ecart = _entier(noeud.right)
        return None if ecart is None else ecart if isinstance(noeud.op, ast.Add) else -ecart
    return 0 if nom_appele(noeud) == "len" else _entier(noeud)


def _entier(noeud: ast.expr) -> int | None:
    try:
        valeur = ast.literal_eval(noeud)
    except (ValueError, TypeError, SyntaxError, MemoryError, RecursionError):
        return None
    return valeur if type(valeur) is int else None


def sans_fin(lue: Fonction) -> Iterator[Vu]:
    """Un `while` dont rien ne change la condition, et que rien ne quitte."""
    for boucle in lue.sous(ast.While):
        dedans = list(dans_le_bloc(boucle.body))
        quittee = any(isinstance(n, (ast.Return, ast.Raise, ast.Yield, ast.YieldFrom, ast.Await)) for n in dedans) or _rompue(boucle.body)
        raison = None if quittee or lue.est_opaque else _ce_qui_ne_change_pas(lue, boucle, dedans)
        if raison:
            appels = {nom_appele(n) for n in ast.walk(boucle) if isinstance(n, ast.Call)}
            sure = isinstance(boucle.test, ast.Constant) or not appels - REGARDENT or _compare_des_nombres(lue, boucle.test)
            yield Vu("boucle-sans-fin" if sure else "rien-ne-change", "sans fin", boucle.lineno, raison, boucle.end_lineno)
    for boucle in lue.sous(ast.For):
        if isinstance(boucle.iter, ast.Name):
            allonges = [n for n in dans_le_bloc(boucle.body) if methode_appelee(n) in _allonger(boucle.iter.id)]
            if allonges:
                texte = f"cette boucle parcourt `{boucle.iter.id}`, que `{lue.citer(allonges[0])}` allonge pendant qu’elle la parcourt"
                yield Vu("s-allonge", "sans fin", boucle.lineno, texte, boucle.end_lineno)


def _allonger(nom: str) -> set[tuple[str, str]]:
    return {(nom, "append"), (nom, "extend"), (nom, "insert")}


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
        return f"`while {ecrit}` ne s’arrête jamais : ni `return` ni `break` ne quitte cette boucle" if boucle.test.value else None
    appels = [n for n in ast.walk(boucle.test) if isinstance(n, ast.Call)]
    appeles = {*map(nom_appele, appels)}
    variables = sorted((noms(boucle.test) - appeles) & lue.locaux)
    obscure = appeles & (lue.locaux | {""}) or not all(n.args for n in appels) or noms(boucle.test) - appeles - lue.locaux
    ranges = {n.id for n in (*dedans, *ast.walk(boucle.test)) if isinstance(n, ast.Name) and isinstance(n.ctx, (ast.Store, ast.Del))}
    if not variables or obscure or {*variables} & ranges or not _compare_des_nombres(lue, boucle.test) and _modifie(dedans):
        return None
    sujet = ", ".join(f"`{nom}`" for nom in variables)
    reste = "ne lui donne une autre valeur" if len(variables) == 1 else "ne leur donne une autre valeur"
    return f"la condition `{lue.citer(boucle.test)}` dépend de {sujet}, et aucune ligne de la boucle {reste}"


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
    ranges = [n for n in lue.sous(ast.Name) if n.id == terme.id and isinstance(n.ctx, ast.Store)]
    valeurs = [getattr(lue.parents[n], "value", None) for n in ranges if isinstance(lue.parents[n], (ast.Assign, ast.AugAssign))]
    return bool(ranges) and len(valeurs) == len(ranges) and all(isinstance(v, ast.Constant) and type(v.value) is int for v in valeurs)


def remis_a_zero(lue: Fonction) -> Iterator[Vu]:
    """Un compteur ou une liste remis à son début à chaque tour, puis lu après la boucle."""
    for boucle in lue.sous(BOUCLES):
        dedans = set(dans_le_bloc([boucle]))
        for instruction in boucle.body:
            nom = _nom_remis(instruction)
            if nom and _s_accumule(boucle, nom) and _lu_seulement_apres(lue, boucle, dedans, nom):
                texte = f"`{lue.citer(instruction)}` est dans la boucle : `{nom}` recommence à chaque tour, et oublie ce qui précède"
                yield Vu("remis-a-zero", "faute", instruction.lineno, texte)


def _nom_remis(instruction: ast.stmt) -> str:
    """Le nom à qui l’instruction redonne une valeur de départ : 0, un texte vide, une liste vide."""
    if not (isinstance(instruction, ast.Assign) and isinstance(instruction.targets[0], ast.Name) and len(instruction.targets) == 1):
        return ""
    valeur = instruction.value
    vide = isinstance(valeur, ast.List) and not valeur.elts or isinstance(valeur, ast.Constant) and valeur.value in (0, 1, "") and type(valeur.value) is not bool
    return instruction.targets[0].id if vide else ""


def _s_accumule(boucle: ast.stmt, nom: str) -> bool:
    """Vrai quand le corps ajoute à ce nom : `x += …`, `x = x + …`, `x.append(…)`."""
    for noeud in dans_le_bloc(boucle.body):
        if isinstance(noeud, ast.AugAssign) and isinstance(noeud.target, ast.Name) and noeud.target.id == nom:
            return True
        if methode_appelee(noeud) == (nom, "append"):
            return True
        if isinstance(noeud, ast.Assign) and isinstance(noeud.value, ast.BinOp) and [nom] == [c.id for c in noeud.targets if isinstance(c, ast.Name)]:
            if nom in noms(noeud.value):
                return True
    return False


def _lu_seulement_apres(lue: Fonction, boucle: ast.stmt, dedans: set, nom: str) -> bool:
    """Vrai quand la boucle ne lit ce nom que pour y ajouter, et que la suite le lit."""
    lectures = [n for n in lue.sous(ast.Name) if n.id == nom and isinstance(n.ctx, ast.Load)]
    ailleurs = [n for n in lectures if n not in dedans and n.lineno > boucle.end_lineno]
    ici = [n for n in lectures if n in dedans and not _sert_a_ajouter(lue, n, nom)]
    return bool(ailleurs) and not ici and not any(isinstance(n, (*SORTIES, ast.Continue)) for n in dedans)


def _sert_a_ajouter(lue: Fonction, lecture: ast.Name, nom: str) -> bool:
    parent = lue.parents[lecture]
    if isinstance(parent, ast.Attribute):
        return parent.attr == "append"
    affectation = lue.parents.get(parent)
    return isinstance(parent, ast.BinOp) and isinstance(affectation, ast.Assign) and [nom] == [getattr(c, "id", "") for c in affectation.targets]


def raccourcie_en_chemin(lue: Fonction) -> Iterator[Vu]:
    """Une liste dont on retire des éléments pendant qu’on la parcourt."""
    for boucle in lue.sous(ast.For):
        if not isinstance(boucle.iter, ast.Name) or any(isinstance(n, SORTIES) for n in dans_le_bloc(boucle.body)):
            continue
        retraits = {(boucle.iter.id, methode) for methode in CHANGENT & {"remove", "pop", "clear"}}
        retrait = next((n for n in dans_le_bloc(boucle.body) if methode_appelee(n) in retraits), None)
        if retrait:
            texte = f"`{lue.citer(retrait)}` raccourcit `{boucle.iter.id}` pendant que la boucle la parcourt : des éléments peuvent être sautés"
            yield Vu("raccourcie-en-chemin", "faute", boucle.lineno, texte)


BOUCLES_VUES = (un_seul_tour, remis_a_zero, aucun_tour, raccourcie_en_chemin, sans_fin)
