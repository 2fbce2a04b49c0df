"""Les boucles qui ne font qu’un tour, et celles qui n’en font aucun.

Chaque fonction reçoit la fonction lue et donne ce qu’elle y voit. Commencer par `BOUCLES_VUES`.
"""

import ast
from collections.abc import Iterator

from mastermind_edu.juge.lecture.sans_fin import sans_fin
from mastermind_edu.juge.lecture.texte import BOUCLES, DEFINITIONS, Fonction, Vu, blocs, dans_le_bloc, nom_appele

SORTIES = (ast.Return, ast.Raise, ast.Break)


def un_seul_tour(lue: Fonction) -> Iterator[Vu]:
    """Chaque chemin du corps quitte la boucle : elle ne fait jamais un second tour."""
    for boucle in lue.sous(BOUCLES):
        if ne_fait_qu_un_tour(boucle):
            ligne, texte = _raconter_la_sortie(lue, boucle)
            yield Vu("un-seul-tour", "faute", ligne, texte)


def ne_fait_qu_un_tour(boucle: ast.stmt) -> bool:
    """Vrai quand toute exécution du corps quitte la boucle."""
    sort = any(isinstance(n, (ast.Return, ast.Break)) for n in dans_le_bloc(boucle.body))
    return sort and _quitte(boucle.body) and not _continue(boucle.body)


def _raconter_la_sortie(lue: Fonction, boucle: ast.stmt) -> tuple[int, str]:
    """La ligne par où la boucle est quittée au premier tour, et ce qu’il faut en faire."""
    sortie = next(filter(_quitte_toujours, boucle.body))
    tour = "élément" if isinstance(boucle, ast.For) else "tour"
    if isinstance(sortie, ast.Return):
        large = [boucle, *(a for a in lue.ancetres(boucle) if isinstance(a, BOUCLES))]
        hauteur = f"{'premier ' if len(large) > 1 else ''}`{'for' if isinstance(large[-1], ast.For) else 'while'}`"
        texte = f"votre `return` est dans la boucle, qui s’arrête donc au premier tour : décalez-le vers la gauche, à la hauteur du {hauteur}"
        return sortie.lineno, texte
    if isinstance(sortie, ast.Break):
        return sortie.lineno, "votre `break` arrête la boucle au premier tour : enlevez-le, ou mettez-le dans un `if`"
    if isinstance(sortie, ast.If):
        return _raconter_les_branches(sortie, tour)
    mot = lue.source.splitlines()[sortie.lineno - 1].split()[0].strip(":")
    return sortie.lineno, f"ce `{mot}` quitte la boucle au premier {tour}, quoi qu’il arrive : elle ne fait jamais plus d’un tour"


def _raconter_les_branches(condition: ast.If, tour: str) -> tuple[int, str]:
    """Un `if` et un `else` qui quittent tous deux la boucle."""
    branches = [condition.body]
    while len(condition.orelse) == 1 and isinstance(condition.orelse[0], ast.If):
        branches.append((condition := condition.orelse[0]).body)
    sorties = [next(filter(_quitte_toujours, branche)) for branche in (*branches, condition.orelse)]
    if not all(isinstance(s, ast.Return) for s in sorties):
        debut = next((s for s in sorties if isinstance(s, (ast.Return, ast.Break))), None)
        mot = "return" if isinstance(debut, ast.Return) else "break"
        if debut:
            return debut.lineno, f"ce `{mot}` ou l’autre branche du `if` quitte la boucle : elle ne fait jamais plus d’un tour"
        return condition.lineno, "ce `if` quitte la boucle dans tous les cas : elle ne fait jamais plus d’un tour"
    valeurs = [s.value.value if isinstance(s.value, ast.Constant) else None for s in sorties]
    if valeurs[-1] is False and True in valeurs:  # « l’un d’eux » ou « tous » : le code ne dit pas lequel
        texte = f"ce `return` et celui du `else` concluent dès le premier {tour} : celui qui demande d’avoir tout vu se met après la boucle"
        return sorties[valeurs.index(True)].lineno, texte
    return sorties[-1].lineno, f"le `return` du `else` conclut dès le premier {tour} : sortez-le de la boucle, après elle"


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
        ecrit, ligne = lue.citer(boucle.iter), boucle.iter.lineno
        if _est_vide(boucle.iter):
            yield Vu("aucun-tour", "faute", ligne, f"`{ecrit}` est vide : cette boucle ne fait aucun tour")
        elif nom_appele(boucle.iter) == "range" and not {"range", "len"} & lue.locaux and _monte_vers_le_bas(boucle.iter):
            texte = f"`{ecrit}` ne donne aucun nombre : `range` compte en montant ; pour descendre, il lui faut un troisième nombre, -1"
            if len(boucle.iter.args) == 1 or ast.dump(boucle.iter.args[0]) == ast.dump(boucle.iter.args[1]):
                texte = f"`{ecrit}` ne donne aucun nombre : cette boucle ne fait aucun tour"
            yield Vu("aucun-tour", "faute", ligne, texte)
    for boucle in lue.sous(ast.While):
        if isinstance(boucle.test, ast.Constant) and not boucle.test.value:
            yield Vu("aucun-tour", "faute", boucle.lineno, f"`while {lue.citer(boucle.test)}` est toujours faux : cette boucle ne fait aucun tour")


def _est_vide(parcouru: ast.expr) -> bool:
    if isinstance(parcouru, (ast.List, ast.Tuple)):
        return not parcouru.elts
    return isinstance(parcouru, ast.Constant) and parcouru.value == ""


def _monte_vers_le_bas(appel: ast.Call) -> bool:
    """Vrai quand `range(départ, arrivée)`, sans pas, n’a sûrement aucun nombre."""
    if appel.keywords or len(appel.args) not in (1, 2) or any(isinstance(a, ast.Starred) for a in appel.args):
        return False
    depart, arrivee = (ast.Constant(0), *appel.args)[-2:]
    if ast.dump(depart) == ast.dump(arrivee) and not any(isinstance(n, (ast.Call, ast.NamedExpr, ast.Await)) for n in ast.walk(depart)):
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


BOUCLES_VUES = (un_seul_tour, aucun_tour, sans_fin)
