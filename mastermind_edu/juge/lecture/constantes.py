"""Les conditions qui ne dépendent de rien, ou pas dans le bon ordre : toujours vraies, toujours fausses, calculées trop tôt.

Chaque lecteur reçoit la fonction lue, et la condition qu’il regarde. Commencer par `differents_ou_differents`.
"""

import ast
from collections.abc import Iterator

from mastermind_edu.juge.lecture.conditions import est_texte_ou_nombre
from mastermind_edu.juge.lecture.retouches_de_calcul import ecrire, mettre
from mastermind_edu.juge.lecture.texte import BOUCLES, Fonction, Vu, chaque, methode_appelee, nom_appele, nom_de, noms, ranges

SUITES_NEUVES = {"set": "un ensemble", "list": "une liste", "sorted": "une liste", "tuple": "un tuple", "dict": "un dictionnaire"}
DES_VALEURS = "IndexError ValueError TypeError ZeroDivisionError KeyError AttributeError"
CONTRAIRES = {ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Lt: ast.GtE, ast.GtE: ast.Lt, ast.Gt: ast.LtE, ast.LtE: ast.Gt}


@chaque(ast.BoolOp)
def differents_ou_differents(lue: Fonction, groupe: ast.BoolOp) -> Iterator[Vu]:
    """`x != "R" or x != "V"` est toujours vrai, `x == "R" and x == "V"` toujours faux."""
    nom = toujours_pareil(groupe)
    if nom:
        toujours, pourquoi, autre = ("vrai", "diffère toujours de l’une au moins", "and") if isinstance(groupe.op, ast.Or) else ("faux", "ne peut être égal aux deux", "or")
        yield Vu("toujours-vrai-ou-faux", "faute", groupe.lineno, f"`{lue.citer(groupe)}` est toujours {toujours} : `{nom}` {pourquoi} ; voulez-vous dire `{autre}` ?")


def toujours_pareil(groupe: ast.BoolOp) -> str:
    """Le nom dont la comparaison à deux constantes différentes fait que ce groupe a toujours la même valeur."""
    ou, compares = isinstance(groupe.op, ast.Or), {}
    for partie in groupe.values:
        match partie:
            case ast.Compare(left=ast.Name(id=nom), ops=[operateur], comparators=[droite]) if isinstance(operateur, ast.NotEq if ou else ast.Eq):
                constante = droite.operand if isinstance(droite, ast.UnaryOp) and isinstance(droite.op, ast.USub) else droite
                if est_texte_ou_nombre(constante):
                    compares.setdefault(nom, set()).add(ast.literal_eval(droite))
    return next((nom for nom, valeurs in compares.items() if len(valeurs) > 1), "")


@chaque(ast.BoolOp)
def dehors_des_deux_cotes(lue: Fonction, groupe: ast.BoolOp) -> Iterator[Vu]:
    """`x < 1 and x > m` : une valeur n’est pas à la fois avant et après."""
    match groupe:
        case ast.BoolOp(op=ast.And(), values=[ast.Compare(left=ast.Name(id=nom), ops=[avant], comparators=[bas]), ast.Compare(left=ast.Name(id=autre), ops=[apres], comparators=[haut])]) if nom == autre:
            if isinstance(apres, (ast.Lt, ast.LtE)):
                avant, bas, apres, haut = apres, haut, avant, bas
            if isinstance(avant, (ast.Lt, ast.LtE)) and isinstance(apres, (ast.Gt, ast.GtE)) and type(getattr(bas, "value", None)) is int and isinstance(haut, (ast.Name, ast.Call, ast.Constant)) and getattr(haut, "value", bas.value) >= bas.value:
                texte = f"`{lue.citer(groupe)}` : `{nom}` ne peut pas être à la fois plus petit que `{lue.citer(bas)}` et plus grand que `{lue.citer(haut)}` ; pour l’un des deux, écrivez `or`"
                yield Vu("dehors-des-deux-cotes", "cause", groupe.lineno, texte)


@chaque(ast.BoolOp, si=("min", "max", "int"))
def calculee_trop_tot(lue: Fonction, groupe: ast.BoolOp) -> Iterator[Vu]:
    """`min(c) < 1 or len(c) != n`, `int(t) > 1 and t.isdigit()` : l’erreur vient avant la condition qui l’évite."""
    for rang, avant in enumerate(groupe.values):
        calcules = {(nom_appele(n), nom_de(n.args[0])) for n in ast.walk(avant) if nom_appele(n) in ("min", "max", "int") and len(n.args) == 1 and nom_de(n.args[0])}
        for apres in groupe.values[rang + 1 :]:
            if any(_protege(apres, fonction, nom) for fonction, nom in calcules):
                texte = f"dans `{lue.citer(groupe)}`, les conditions sont lues de gauche à droite : mettez `{lue.citer(apres)}` en premier, et la suite ne sera calculée que s’il le faut"
                yield Vu("calculee-trop-tot", "erreur ici", groupe.lineno, texte, groupe.end_lineno, "ValueError")
                return


def _protege(condition: ast.expr, fonction: str, nom: str) -> bool:
    """Vrai de `len(x)` quand c’est `min(x)` qui échoue, de `x.isdigit()` ou d’une fonction qui regarde `x` quand c’est `int(x)`."""
    for noeud in ast.walk(condition):
        if fonction == "int" and (methode_appelee(noeud)[0] == nom or nom_appele(noeud) not in ("", "int", "len") and nom in map(nom_de, noeud.args)):
            return True
        if fonction != "int" and nom_appele(noeud) == "len" and nom in map(nom_de, noeud.args):
            return True
    return False


def test_trop_tard(lue: Fonction) -> Iterator[Vu]:
    """`x = liste[0]`, puis `if len(liste) == 0: raise …` : l’erreur est levée avant le test."""
    for suite in (suite for suite in lue.suites if not lue.est_dans(suite[0], BOUCLES)):
        for garde in (rang for rang, instruction in enumerate(suite) if _est_une_garde(instruction)):
            testes, entre = noms(suite[garde].test), set()
            for avant in reversed(suite[:garde]):
                entre |= ranges(ast.walk(avant))
                if testes & entre:
                    break
                if testes & noms(avant) & {*lue.parametres}:
                    texte = f"le test de la ligne {suite[garde].lineno} vient trop tard : s’il prévoit ce cas, placez-le avant cette ligne-ci"
                    yield Vu("test-trop-tard", "erreur ici", avant.lineno, texte, avant.end_lineno, DES_VALEURS)


def _est_une_garde(instruction: ast.stmt) -> bool:
    """Vrai d’un `if` qui lève une erreur, ou qui renvoie quand une suite est vide ou d’une certaine longueur."""
    if not isinstance(instruction, ast.If) or isinstance(instruction.body[-1], ast.Raise):
        return isinstance(instruction, ast.If)
    vide = any(isinstance(n, (ast.List, ast.Not)) or getattr(n, "value", None) == "" or nom_de(n) == "len" for n in ast.walk(instruction.test))
    return isinstance(instruction.body[-1], ast.Return) and vide


@chaque(ast.Compare)
def et_colle(lue: Fonction, comparee: ast.Compare) -> Iterator[Vu]:
    """`a >= 0 & b >= 0` : `&` est calculé avant les deux comparaisons."""
    for cote in (comparee.left, *comparee.comparators):
        if isinstance(cote, ast.BinOp) and isinstance(cote.op, (ast.BitAnd, ast.BitOr)) and not any(nom_appele(n) in ("set", "frozenset") or isinstance(n, ast.Set) for n in ast.walk(cote)):
            signe, mot = ("&", "and") if isinstance(cote.op, ast.BitAnd) else ("|", "or")
            yield Vu("et-colle", "faute", comparee.lineno, f"`{signe}` n’est pas `{mot}` : il calcule `{lue.citer(cote)}` avant de comparer ; pour réunir deux conditions, écrivez `{mot}`")
            return


@chaque(ast.Compare)
def nombre_contre_suite(lue: Fonction, comparee: ast.Compare) -> Iterator[Vu]:
    """`len(x) == sans_doublon`, où `sans_doublon = set(x)` : un nombre n’est jamais égal à un ensemble."""
    for nombre, suite in ((comparee.left, comparee.comparators[0]), (comparee.comparators[0], comparee.left)):
        valeurs = lue.valeurs(nom_de(suite)) if nom_de(suite) not in lue.parametres and len(lue.valeurs(nom_de(suite))) == len(lue.rangements(nom_de(suite))) else []
        genres = {SUITES_NEUVES.get(nom_appele(v), "") for v in valeurs or [suite]}
        [genre, *autres] = genres
        if nom_appele(nombre) == "len" and genre and not autres and isinstance(comparee.ops[0], (ast.Eq, ast.NotEq)):
            toujours = "faux" if isinstance(comparee.ops[0], ast.Eq) else "vrai"
            texte = f"`{lue.citer(comparee)}` compare un nombre à {genre}, jamais égaux : c’est toujours {toujours} ; comparez à sa longueur, `len({lue.citer(suite)})`"
            yield Vu("nombre-contre-suite", "faute", comparee.lineno, texte)


@chaque(ast.If)
def tirage_toujours_vrai(lue: Fonction, condition: ast.If) -> Iterator[Vu]:
    """`pile = hasard.randint(1, 2)`, puis `if pile:` : un nombre qui n’est pas 0 passe pour vrai."""
    nom = nom_de(condition.test)
    tirages = lue.valeurs(nom) if nom not in lue.parametres and len(lue.valeurs(nom)) == 1 == len(lue.rangements(nom)) else [condition.test]
    for tirage in tirages:
        if methode_appelee(tirage)[1] == "random" and not tirage.args:
            texte = f"ce test est toujours vrai, ou presque : `{lue.citer(tirage)}` donne un nombre entre 0 et 1, et tout nombre autre que 0 passe pour vrai ; comparez ce qui est tiré, `if {lue.citer(condition.test)} < 0.5`"
            yield Vu("tirage-toujours-vrai", "faute", condition.lineno, texte)
        depart = tirage.args[0] if methode_appelee(tirage)[1] in ("randint", "randrange") and len(tirage.args) == 2 else None
        if isinstance(depart, ast.Constant) and type(depart.value) is int and depart.value > 0:
            texte = f"ce test est toujours vrai : `{lue.citer(tirage)}` ne donne jamais 0, et tout autre nombre passe pour vrai ; comparez ce qui est tiré, `if {nom} == {depart.value}`"
            yield Vu("tirage-toujours-vrai", "faute", condition.lineno, texte)


@chaque(ast.UnaryOp)
def contraire_d_une_constante(lue: Fonction, contraire: ast.UnaryOp) -> Iterator[Vu]:
    """`code.count(not None)` : le contraire de `None` n’est pas « tout sauf `None` », c’est `True`."""
    if isinstance(contraire.op, ast.Not) and isinstance(contraire.operand, ast.Constant) and type(contraire.operand.value) is not bool and not isinstance(lue.parents[contraire], ast.While):
        ecrit, vaut = lue.citer(contraire), not contraire.operand.value
        texte = f"`{ecrit}` vaut toujours `{vaut}` : pour dire « n’est pas `{lue.citer(contraire.operand)}` », comparez chaque élément, avec `!=`"
        yield Vu("contraire-d-une-constante", "faute", contraire.lineno, texte)


@chaque(ast.If)
def branche_jamais_atteinte(lue: Fonction, condition: ast.If) -> Iterator[Vu]:
    """`if x is not None: … elif x is None: … elif i == place: …` : les deux premières couvrent tout."""
    seconde = condition.orelse[0] if len(condition.orelse) == 1 else None
    derniere = seconde.orelse[0] if isinstance(seconde, ast.If) and len(seconde.orelse) == 1 else None
    if not isinstance(derniere, ast.If) or lue.mot_du_si(condition) != "if" or not _contraires(condition.test, seconde.test):
        return
    texte = f"ce `elif` n’est jamais atteint : de `{lue.citer(condition.test)}` et `{lue.citer(seconde.test)}`, regardés avant lui, l’un est toujours vrai ; regardez cette condition-ci en premier, ligne {condition.lineno}"
    reste = ast.If(condition.test, condition.body, [ast.If(seconde.test, seconde.body, derniere.orelse)])
    preuve = ecrire(lue, mettre(lue, condition, ast.If(derniere.test, derniere.body, [reste])))
    yield Vu("branche-jamais-atteinte", "faute", derniere.lineno, texte, preuve=preuve, est_la_reparation=True)


def _contraires(une: ast.expr, autre: ast.expr) -> bool:
    """Vrai de `x is None` et `x is not None`, de `a < b` et `a >= b`."""
    match une, autre:
        case ast.Compare(left=a, ops=[signe], comparators=[b]), ast.Compare(left=c, ops=[contraire], comparators=[d]):
            appels = any(isinstance(n, ast.Call) and nom_appele(n) != "len" for n in ast.walk(une))
            return not appels and CONTRAIRES.get(type(signe)) is type(contraire) and ast.dump(a) == ast.dump(c) and ast.dump(b) == ast.dump(d)
    return False
