"""Les parcours : la boucle qui laisse un bout de côté, la taille écrite en dur, la variable de boucle changée pour rien.

Chaque fonction reçoit la fonction lue et donne ce qu’elle y voit : vrai, mais peut-être pas la cause. Commencer par `PARCOURS`.
"""

import ast
from collections.abc import Iterator

from mastermind_edu.juge.lecture.compteurs import nom_augmente
from mastermind_edu.juge.lecture.texte import Fonction, Vu, dans_le_bloc, nom_appele

TAILLE_REMARQUEE = 3  # en deçà, un nombre écrit est rarement une taille


def bout_oublie(lue: Fonction) -> Iterator[Vu]:
    """`range(1, len(x))` ne passe pas par 0, `range(len(x) - 1)` ne passe pas par le dernier rang."""
    for boucle in lue.sous((ast.For, ast.comprehension)):
        arguments = boucle.iter.args if nom_appele(boucle.iter) == "range" else []
        if not arguments or len(arguments) > 2 or not isinstance(boucle.target, ast.Name) or _sert_a_un_calcul(lue, boucle.target.id):
            continue
        depart, arrivee = (ast.Constant(0), *arguments)[-2:]
        ecrit = lue.citer(boucle.iter)
        if isinstance(depart, ast.Constant) and depart.value == 1 and nom_appele(arrivee) == "len" and not _lit_le_premier(lue):
            yield Vu("debut-oublie", "remarque", boucle.iter.lineno, f"`{ecrit}` commence à 1 : la boucle ne passe pas par le rang 0 ; écrivez `range({lue.citer(arrivee)})`")
        elif _est_longueur_moins(arrivee) and not _lit_le_dernier(lue):
            texte = f"`{ecrit}` s’arrête avant le dernier rang : la borne de `range` n’est jamais atteinte ; écrivez `{lue.citer(arrivee.left)}`"
            yield Vu("fin-oubliee", "remarque", boucle.iter.lineno, texte)


def _lit_le_premier(lue: Fonction) -> bool:
    """Vrai quand une case de rang 0 est lue à part, comme le fait la recherche d’un plus grand."""
    return any(isinstance(n.slice, ast.Constant) and n.slice.value == 0 for n in lue.sous(ast.Subscript))


def _lit_le_dernier(lue: Fonction) -> bool:
    """Vrai quand la dernière case est lue à part : `x[-1]`, `x[len(x) - 1]`."""
    return any(ast.unparse(n.slice) == "-1" or _est_longueur_moins(n.slice) for n in lue.sous(ast.Subscript))


def _est_longueur_moins(noeud: ast.expr) -> bool:
    """Vrai pour `len(x) - 1`."""
    retire = isinstance(noeud, ast.BinOp) and isinstance(noeud.op, ast.Sub) and nom_appele(noeud.left) == "len"
    return retire and isinstance(noeud.right, ast.Constant) and type(noeud.right.value) is int and noeud.right.value > 0


def _sert_a_un_calcul(lue: Fonction, nom: str) -> bool:
    """Vrai quand un rang voisin est lu aussi : `x[i + 1]`, `x[i - 1]`."""
    return any(isinstance(n, ast.BinOp) and nom in {getattr(n.left, "id", ""), getattr(n.right, "id", "")} for n in lue.noeuds)


def taille_en_dur(lue: Fonction) -> Iterator[Vu]:
    """`range(4)`, `[0] * 6`, `len(code) == 4` : un nombre écrit, là où une taille peut changer."""
    for noeud in lue.noeuds if lue.parametres else ():
        if nom_appele(noeud) == "range" and len(noeud.args) == 1 and _taille(noeud.args[0]):
            texte = f"`{lue.citer(noeud)}` donne toujours {noeud.args[0].value} nombres, quelle que soit la taille de ce que la fonction reçoit"
        elif isinstance(noeud, ast.BinOp) and isinstance(noeud.op, ast.Mult) and isinstance(noeud.left, ast.List) and _taille(noeud.right):
            texte = f"`{lue.citer(noeud)}` a toujours la même taille, {len(noeud.left.elts) * noeud.right.value}, quoi que la fonction reçoive"
        elif isinstance(noeud, ast.List) and len(noeud.elts) >= TAILLE_REMARQUEE and len({*map(ast.dump, noeud.elts)}) == 1:
            texte = f"`{lue.citer(noeud)}` a toujours la même taille, {len(noeud.elts)}, quoi que la fonction reçoive"
        elif isinstance(noeud, ast.Compare) and nom_appele(noeud.left) == "len" and _taille(noeud.comparators[0]):
            texte = f"`{lue.citer(noeud)}` compare une longueur à un nombre écrit, {noeud.comparators[0].value}, toujours le même"
        else:
            continue
        yield Vu("taille-en-dur", "remarque", noeud.lineno, texte)


def _taille(noeud: ast.expr) -> bool:
    return isinstance(noeud, ast.Constant) and type(noeud.value) is int and noeud.value >= TAILLE_REMARQUEE


def element_remplace(lue: Fonction) -> Iterator[Vu]:
    """`for x in liste: x = …` : la liste ne change pas."""
    for boucle in lue.sous(ast.For):
        cible = boucle.target.id if isinstance(boucle.target, ast.Name) else ""
        ranges = [n for n in dans_le_bloc(boucle.body) if isinstance(n, ast.Assign) and [cible] == [getattr(c, "id", "") for c in n.targets]]
        if cible and ranges and isinstance(boucle.iter, (ast.Name, ast.Subscript)):
            texte = f"`{lue.citer(ranges[0])}` change la variable `{cible}`, mais pas l’élément de la liste que la boucle parcourt : pour changer la case, il faut son rang{_case(lue, boucle, ranges[0])}"
            yield Vu("element-remplace", "remarque", ranges[0].lineno, texte)


def tour_change_pour_rien(lue: Fonction) -> Iterator[Vu]:
    """`for i in range(n): … i = suivant` : le tour suivant redonne à `i` le nombre qui vient."""
    for boucle in lue.sous(ast.For):
        cible = boucle.target.id if isinstance(boucle.target, ast.Name) and nom_appele(boucle.iter) == "range" else ""
        ranges = [n for n in dans_le_bloc(boucle.body) if isinstance(n, ast.Name) and n.id == cible and isinstance(n.ctx, ast.Store)]
        change = lue.instruction_de(ranges[-1]) if ranges else None
        inutile = change is boucle.body[-1] and nom_augmente(change) == cible  # `i += 1` au bout du tour : sans effet, et sans dommage
        if isinstance(change, (ast.Assign, ast.AugAssign)) and not inutile:
            texte = f"`{lue.citer(change)}` ne change rien au tour suivant, où le `for` redonne à `{cible}` le nombre qui vient ensuite : pour choisir ce nombre vous-même, il faut un `while`"
            yield Vu("tour-change-pour-rien", "remarque", change.lineno, texte)


def _case(lue: Fonction, boucle: ast.For, range_: ast.Assign) -> str:
    """La case à écrire, quand la liste a un nom."""
    if not isinstance(boucle.iter, ast.Name) or boucle.target.id in {n.id for n in ast.walk(range_.value) if isinstance(n, ast.Name)}:
        return ""
    return f", `{boucle.iter.id}[i] = {lue.citer(range_.value)}`"


def valeur_en_dur(lue: Fonction) -> Iterator[Vu]:
    """`petits = 4`, que rien ne change ensuite."""
    for instruction in lue.sous(ast.Assign):
        cible = instruction.targets[0]
        if isinstance(cible, ast.Name) and _taille(instruction.value) and cible.id not in lue.parametres and len(lue.rangements(cible.id)) == 1:
            texte = f"`{lue.citer(instruction)}` donne toujours {instruction.value.value}, quoi que la fonction reçoive"
            yield Vu("valeur-en-dur", "remarque", instruction.lineno, texte)


PARCOURS = (bout_oublie, taille_en_dur, element_remplace, tour_change_pour_rien, valeur_en_dur)
