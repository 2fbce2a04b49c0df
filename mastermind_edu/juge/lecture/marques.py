"""La même marque écrite dans deux listes, puis comparée d’une liste à l’autre : deux cases barrées sont égales.

Commencer par `marque_commune`.
"""

import ast
from collections.abc import Iterator

from mastermind_edu.juge.lecture.texte import BOUCLES, Fonction, Vu


def marque_commune(lue: Fonction) -> Iterator[Vu]:
    """`secret[i] = None` et `essai[i] = None`, puis dans une autre boucle `secret[j] == essai[i]` sans écarter `None`."""
    ecrites = _marques(lue)
    for marque in dict.fromkeys(marque for marque, _, _ in ecrites):
        noms = {nom for autre, nom, _ in ecrites if autre == marque}
        fin = min(boucle.end_lineno for autre, _, boucle in ecrites if autre == marque)  # la première boucle qui barre des cases
        comparees = [n for n in lue.sous(ast.Compare) if n.lineno > fin and len(_listes(lue, n) & noms) == 2]
        if len(noms) > 1 and comparees and not _est_ecartee(lue, marque, comparees[0]):
            ecrit = lue.citer(comparees[0])
            texte = f"`{ecrit}` est vrai aussi pour deux cases barrées : `{marque}` est égal à `{marque}`"
            yield Vu("marque-commune", "remarque", comparees[0].lineno, texte)


def _marques(lue: Fonction) -> list[tuple[str, str, ast.stmt]]:
    """Chaque constante écrite dans une case : son texte, le nom de la liste, la boucle la plus large autour."""
    trouvees = []
    for affectation in lue.sous(ast.Assign):
        boucles = [a for a in lue.ancetres(affectation) if isinstance(a, BOUCLES)]
        cibles = [c for cible in affectation.targets for c in (cible.elts if isinstance(cible, ast.Tuple) else [cible])]
        valeurs = affectation.value.elts if isinstance(affectation.value, ast.Tuple) else [affectation.value]
        if boucles and all(map(_est_constante, valeurs)):
            noms = [c.value.id for c in cibles if isinstance(c, ast.Subscript) and isinstance(c.value, ast.Name)]
            trouvees += [(ast.unparse(valeurs[0]), nom, boucles[-1]) for nom in noms if len({*map(ast.dump, valeurs)}) == 1]
    return trouvees


def _est_constante(noeud: ast.expr) -> bool:
    return isinstance(noeud, ast.Constant) or isinstance(noeud, ast.UnaryOp) and isinstance(noeud.operand, ast.Constant)


def _listes(lue: Fonction, comparaison: ast.Compare) -> set[str]:
    """Les listes dont cette égalité, ou ce `in`, compare des cases."""
    if len(comparaison.ops) > 1 or not isinstance(comparaison.ops[0], (ast.Eq, ast.In)):
        return set()
    [droite] = comparaison.comparators
    if isinstance(comparaison.ops[0], ast.In):
        return {_liste(lue, comparaison.left), droite.id if isinstance(droite, ast.Name) else ""}
    return {_liste(lue, comparaison.left), _liste(lue, droite)}


def _liste(lue: Fonction, terme: ast.expr) -> str:
    """`essai` pour `essai[i]`, ou pour `pion` dans `for pion in essai`."""
    if isinstance(terme, ast.Subscript) and isinstance(terme.value, ast.Name):
        return terme.value.id
    if not isinstance(terme, ast.Name):
        return ""
    boucles = [b for b in lue.sous(ast.For) if isinstance(b.target, ast.Name) and b.target.id == terme.id]
    return boucles[-1].iter.id if boucles and isinstance(boucles[-1].iter, ast.Name) else ""


def _est_ecartee(lue: Fonction, marque: str, comparee: ast.Compare) -> bool:
    """Vrai quand une condition parle de la marque, ou d’une case toute seule, vraie ou fausse."""
    for comparaison in lue.sous(ast.Compare):
        if any(ast.unparse(terme) == marque for terme in (comparaison.left, *comparaison.comparators)):
            return True
    tests = [n.test for n in lue.noeuds if isinstance(n, (ast.If, ast.While, ast.IfExp))] + list(lue.sous(ast.BoolOp))
    seuls = [partie for test in tests for partie in (test.values if isinstance(test, ast.BoolOp) else [test])]
    cases = {ast.unparse(comparee.left), *map(ast.unparse, comparee.comparators)}
    return any(ast.unparse(seul.operand if isinstance(seul, ast.UnaryOp) else seul) in cases for seul in seuls)


MARQUES = (marque_commune,)
