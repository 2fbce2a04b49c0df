"""Les conditions qui ne dépendent pas de ce qu’elles comparent : constantes dans `or`, `is`, deux `!=` reliés par `or`, `"True"`.

Chaque fonction reçoit la fonction lue et donne ce qu’elle y voit. Commencer par `CONDITIONS`.
"""

import ast
from collections.abc import Iterator

from mastermind_edu.juge.lecture.texte import Fonction, Vu

ECRITS = (ast.List, ast.Tuple, ast.Dict, ast.Set)


def constante_dans_une_condition(lue: Fonction) -> Iterator[Vu]:
    """`if a == b or "c"` : `"c"` seul est toujours vrai."""
    for condition in _conditions(lue):
        for groupe in (n for n in _sans_appels(condition) if isinstance(n, ast.BoolOp)):
            seule = next((v for v in groupe.values if _est_texte_ou_nombre(v)), None)
            if seule is not None:
                yield Vu("constante-dans-une-condition", "faute", groupe.lineno, _raconter(lue, groupe, seule))


def _raconter(lue: Fonction, groupe: ast.BoolOp, seule: ast.Constant) -> str:
    ou, vaut = isinstance(groupe.op, ast.Or), bool(seule.value)
    debut = f"dans `{lue.citer(groupe)}`, `{lue.citer(seule)}` tout seul vaut toujours {'vrai' if vaut else 'faux'}"
    effet = f"le tout est toujours {'vrai' if vaut else 'faux'}" if ou is vaut else "il ne change rien"
    exemple, autre = _exemple(lue, groupe, seule), _autre_lien(lue, groupe, seule)
    if autre:
        return f"{debut} : {effet} ; {autre}"
    if exemple and any(ast.unparse(n) == exemple for n in lue.sous(ast.Compare)):  # ce cas a déjà sa comparaison
        return f"{debut} : {effet} ; ôtez `{'or' if ou else 'and'} {lue.citer(seule)}`"
    if exemple and len(groupe.values) == 2:
        return f"{debut} : {effet} ; si ce cas est à compter ici, écrivez la comparaison entière, `{exemple}` ; sinon, ôtez `{'or' if ou else 'and'} {lue.citer(seule)}`"
    return f"{debut} : {effet} ; écrivez une comparaison entière de chaque côté" + (f", comme `{exemple}`, et seulement pour les cas qui comptent ici" if exemple else "")


def _autre_lien(lue: Fonction, groupe: ast.BoolOp, seule: ast.Constant) -> str:
    """Le geste quand deux comparaisons entières, reliées ainsi, seraient toujours fausses, ou toujours vraies ; vide sinon."""
    modele = next((v for v in groupe.values if isinstance(v, ast.Compare)), None)
    egal = modele is not None and isinstance(modele.ops[0], ast.Eq)
    exemple = _exemple(lue, groupe, seule)
    if not exemple or egal is isinstance(groupe.op, ast.Or):
        return ""
    mot, but = ("or", "pour l’un ou l’autre") if egal else ("and", "pour écarter l’un et l’autre")
    return f"{but}, écrivez `{lue.citer(modele)} {mot} {exemple}`"


def _exemple(lue: Fonction, groupe: ast.BoolOp, seule: ast.Constant) -> str:
    """La comparaison qu’il fallait sans doute : celle d’à côté, avec cette constante ; vide quand il n’y en a pas."""
    modele = next((v for v in groupe.values if isinstance(v, ast.Compare) and len(v.ops) == 1 and isinstance(v.ops[0], (ast.Eq, ast.NotEq))), None)
    signe = "==" if modele and isinstance(modele.ops[0], ast.Eq) else "!="
    return f"{lue.citer(modele.left)} {signe} {lue.citer(seule)}" if modele else ""


def nombre_dans_une_condition(lue: Fonction) -> Iterator[Vu]:
    """`if bien or mal < 0` : `bien`, un nombre, y est seul."""
    for condition in _conditions(lue):
        for groupe in (n for n in _sans_appels(condition) if isinstance(n, ast.BoolOp)):
            for seul, comparaison in zip(groupe.values, groupe.values[1:]):
                borne = comparaison.comparators[0] if isinstance(comparaison, ast.Compare) and len(comparaison.ops) == 1 else None
                ecrite = isinstance(borne, ast.Constant) and type(borne.value) is int
                if ecrite and isinstance(comparaison.left, ast.Name) and isinstance(seul, ast.Name) and seul.id != comparaison.left.id and _est_un_nombre(lue, seul.id, comparaison.left.id):
                    fin = lue.citer(comparaison).removeprefix(comparaison.left.id)
                    texte = f"dans `{lue.citer(groupe)}`, `{seul.id}` tout seul compte pour vrai dès qu’il n’est pas 0 : le comparez-vous bien, comme dans `{seul.id}{fin}` ?"
                    yield Vu("nombre-dans-une-condition", "remarque", groupe.lineno, texte)


def _est_un_nombre(lue: Fonction, nom: str, compare: str) -> bool:
    """Vrai quand la fonction calcule avec ce nom et un nombre écrit, ou celui qu’elle compare à un nombre écrit, ou le compare lui-même."""
    for noeud in lue.sous((ast.BinOp, ast.Compare)):
        termes = [noeud.left, noeud.right] if isinstance(noeud, ast.BinOp) else [noeud.left, *noeud.comparators]
        nombres = any(isinstance(t, ast.Constant) and type(t.value) is int or getattr(t, "id", "") == compare for t in termes) or isinstance(noeud, ast.BinOp) and isinstance(noeud.op, ast.Sub)
        comparent = isinstance(noeud, ast.BinOp) and isinstance(noeud.op, (ast.Add, ast.Sub)) or isinstance(noeud, ast.Compare) and not isinstance(noeud.ops[0], (ast.Is, ast.IsNot, ast.In, ast.NotIn))
        if nombres and comparent and any(getattr(t, "id", "") == nom for t in termes):
            return True
    return False


def morceau_de_texte(lue: Fonction) -> Iterator[Vu]:
    """`lettre in "Nn"` : le texte vide et `"Nn"` s’y trouvent aussi."""
    for test in lue.sous(ast.Compare):
        ou = test.comparators[0]
        signes = ou.value if isinstance(ou, ast.Constant) and type(ou.value) is str else ""
        if isinstance(test.ops[0], (ast.In, ast.NotIn)) and len(test.ops) == 1 and getattr(test.left, "id", "") in lue.parametres and 1 < len(signes) < 10:
            liste = ", ".join(f'"{signe}"' for signe in signes)
            texte = f"`{lue.citer(test)}` cherche un morceau de texte, et trouve donc aussi `\"\"` et `{lue.citer(ou)}` entier : écrivez une liste, `[{liste}]`"
            yield Vu("morceau-de-texte", "remarque", test.lineno, texte)


def _conditions(lue: Fonction) -> Iterator[ast.expr]:
    for noeud in lue.noeuds:
        if isinstance(noeud, (ast.If, ast.While, ast.IfExp)):
            yield noeud.test
        elif isinstance(noeud, ast.comprehension):
            yield from noeud.ifs


def _sans_appels(condition: ast.expr) -> Iterator[ast.expr]:
    """La condition et ce que relient `and`, `or`, `not`, sans entrer dans les comparaisons ni les appels."""
    yield condition
    parties = condition.values if isinstance(condition, ast.BoolOp) else ()
    for partie in (condition.operand,) if isinstance(condition, ast.UnaryOp) and isinstance(condition.op, ast.Not) else parties:
        yield from _sans_appels(partie)


def _est_texte_ou_nombre(noeud: ast.AST) -> bool:
    return isinstance(noeud, ast.Constant) and type(noeud.value) in (str, int, float)


def choix_de_constantes(lue: Fonction) -> Iterator[Vu]:
    """`x == ("R" or "V")` : le groupe vaut toujours `"R"`."""
    for groupe in lue.sous(ast.BoolOp):
        if isinstance(lue.parents.get(groupe), ast.Compare) and all(map(_est_texte_ou_nombre, groupe.values)):
            ou = isinstance(groupe.op, ast.Or)
            gardee = next((v for v in groupe.values if bool(v.value) is ou), groupe.values[-1])
            texte = f"`{lue.citer(groupe)}` vaut toujours `{lue.citer(gardee)}` : écrivez une comparaison par valeur, ou `in`"
            yield Vu("choix-de-constantes", "faute", groupe.lineno, texte)


def differents_ou_differents(lue: Fonction) -> Iterator[Vu]:
    """`x != "R" or x != "V"` est toujours vrai, `x == "R" and x == "V"` toujours faux."""
    for groupe in lue.sous(ast.BoolOp):
        voulu = ast.NotEq if isinstance(groupe.op, ast.Or) else ast.Eq
        compares: dict[str, set] = {}
        for partie in groupe.values:
            if isinstance(partie, ast.Compare) and len(partie.ops) == 1 and isinstance(partie.ops[0], voulu):
                droite = partie.comparators[0]
                if isinstance(partie.left, ast.Name) and _est_texte_ou_nombre(droite):
                    compares.setdefault(partie.left.id, set()).add(droite.value)
        nom = next((nom for nom, valeurs in compares.items() if len(valeurs) > 1), None)
        if nom:
            toujours, pourquoi = ("vrai", "diffère toujours de l’une au moins") if voulu is ast.NotEq else ("faux", "ne peut être égal aux deux")
            autre = "and" if voulu is ast.NotEq else "or"
            texte = f"`{lue.citer(groupe)}` est toujours {toujours} : `{nom}` {pourquoi} ; voulez-vous dire `{autre}` ?"
            yield Vu("toujours-vrai-ou-faux", "faute", groupe.lineno, texte)


def meme_objet(lue: Fonction) -> Iterator[Vu]:
    """`is` avec une valeur écrite : le même objet, pas la même valeur."""
    for comparaison in lue.sous(ast.Compare):
        termes = [comparaison.left, *comparaison.comparators]
        for rang, operateur in enumerate(comparaison.ops):
            ecrits = [t for t in termes[rang : rang + 2] if isinstance(t, ECRITS) or _est_texte_ou_nombre(t)]
            if isinstance(operateur, (ast.Is, ast.IsNot)) and ecrits:
                mot, signe = ("is", "==") if isinstance(operateur, ast.Is) else ("is not", "!=")
                texte = f"dans `{lue.citer(comparaison)}`, `{mot}` compare les objets, pas les valeurs : écrivez `{signe}`"
                genre = "faute" if any(isinstance(e, ECRITS) for e in ecrits) else "remarque"
                yield Vu("meme-objet", genre, comparaison.lineno, texte)


def booleen_entre_guillemets(lue: Fonction) -> Iterator[Vu]:
    """`gagne == "True"` : un texte."""
    for comparaison in lue.sous(ast.Compare):
        for terme in (comparaison.left, *comparaison.comparators):
            if isinstance(terme, ast.Constant) and terme.value in ("True", "False") and isinstance(comparaison.ops[0], (ast.Eq, ast.NotEq)):
                texte = f"dans `{lue.citer(comparaison)}`, `{lue.citer(terme)}` entre guillemets est un texte, jamais égal à `{terme.value}`"
                yield Vu("booleen-entre-guillemets", "faute", comparaison.lineno, texte)


CONDITIONS = (constante_dans_une_condition, nombre_dans_une_condition, morceau_de_texte, choix_de_constantes, differents_ou_differents, meme_objet, booleen_entre_guillemets)
