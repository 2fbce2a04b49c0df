"""Le rang pris pour l’élément, et l’élément pour le rang.

Chaque fonction reçoit la fonction lue et donne ce qu’elle y voit. Commencer par `RANGS`.
"""

import ast
from collections.abc import Iterator

from mastermind_edu.juge.lecture.texte import BOUCLES, Fonction, Vu, dans_le_bloc, methode_appelee, nom_appele, objets_changes

# Les noms que l’énoncé donne à une liste ou à un texte.
SUITES = {"code", "code1", "code2", "secret", "proposition", "liste", "mot", "initiales", "numeros", "couleurs", "emojis", "tentatives", "copie", "trouves", "candidats", "secrets"}

SANS_DOUBLES = {"initiales", "couleurs", "emojis", "candidats", "secrets"}  # aucune valeur ne s’y répète
RANGS_COURTS = ("i", "j", "k", "rang", "indice", "place", "position")


def element_pris_pour_rang(lue: Fonction) -> Iterator[Vu]:
    """`for pion in code: … code[pion]`."""
    for boucle in lue.sous((ast.For, ast.comprehension)):
        if not isinstance(boucle.iter, ast.Name) or not isinstance(boucle.target, ast.Name):
            continue
        suite, element = boucle.iter.id, boucle.target.id
        corps = dans_le_bloc(boucle.body) if isinstance(boucle, ast.For) else ast.walk(lue.parents[boucle])
        fautive = next((n for n in corps if _est_la_case(n, suite, element)), None)
        if fautive and _est_une_suite(lue, suite):
            texte = f"`{lue.citer(fautive)}` prend `{element}` pour un rang, mais `for {element} in {suite}` donne déjà les éléments : {_geste(lue, boucle, suite, element)}"
            yield Vu("element-pris-pour-rang", "faute", fautive.lineno, texte)


def _geste(lue: Fonction, boucle: ast.AST, suite: str, element: str) -> str:
    """Prendre l’élément, ou parcourir les rangs : d’après ce que le reste de la boucle fait de ce nom."""
    corps = list(dans_le_bloc(boucle.body) if isinstance(boucle, ast.For) else ast.walk(lue.parents[boucle]))
    emplois = [lue.parents[n] for n in corps if isinstance(n, ast.Name) and n.id == element and isinstance(n.ctx, ast.Load)]
    autres = [p for p in emplois if not _est_la_case(p, suite, element)]
    rangs = f"parcourez les rangs, `for {element} in range(len({suite}))`"
    if element in RANGS_COURTS or any(isinstance(p, ast.Subscript) for p in autres):
        return rangs
    return f"écrivez `{element}`, ou {rangs}" if autres else f"écrivez `{element}`"


def _est_une_suite(lue: Fonction, nom: str) -> bool:
    """Vrai d’une liste ou d’un texte : un dictionnaire, lui, se lit par les clés que donne son parcours."""
    affectations = [i.value for i in lue.sous(ast.Assign) if nom in [getattr(c, "id", "") for c in i.targets]]
    if not affectations:
        return nom in SUITES and nom in lue.parametres
    return all(isinstance(v, (ast.List, ast.ListComp)) or methode_appelee(v)[1] == "copy" and methode_appelee(v)[0] in SUITES & {*lue.parametres} or nom_appele(v) in ("list", "sorted", "range", "tuple") for v in affectations)


def _est_la_case(noeud: ast.AST, suite: str, rang: str) -> bool:
    """Vrai pour `suite[rang]`, lue."""
    case = isinstance(noeud, ast.Subscript) and isinstance(noeud.value, ast.Name) and isinstance(noeud.slice, ast.Name)
    return case and isinstance(noeud.ctx, ast.Load) and (noeud.value.id, noeud.slice.id) == (suite, rang)


def rang_pris_pour_element(lue: Fonction) -> Iterator[Vu]:
    """`for pion in range(len(code)): if pion == couleur`, quand rien n’y lit `code[pion]`."""
    for boucle in lue.sous(ast.For):
        suite = _suite_des_rangs(boucle)
        dedans = list(dans_le_bloc(boucle.body))
        if not suite or any(isinstance(n, ast.Name) and n.id == suite for n in dedans) or any(isinstance(n, ast.Subscript) for n in dedans):
            continue
        rang = boucle.target.id
        for comparaison in (n for n in dedans if isinstance(n, ast.Compare)):
            termes = [comparaison.left, *comparaison.comparators]
            autres = [t for t in termes if getattr(t, "id", "") != rang]
            texte_ecrit = any(isinstance(t, ast.Constant) and type(t.value) is str for t in autres)
            if len(autres) < len(termes) and isinstance(comparaison.ops[0], (ast.Eq, ast.NotEq, ast.In, ast.NotIn)):
                texte = f"dans `{lue.citer(comparaison)}`, `{rang}` est un rang (0, 1, 2…), pas un élément : l’élément s’écrit `{suite}[{rang}]`"
                yield Vu("rang-pris-pour-element", "faute" if texte_ecrit else "remarque", comparaison.lineno, texte)
                break


def _suite_des_rangs(boucle: ast.For) -> str:
    """`code` pour `for i in range(len(code))`."""
    parcouru = boucle.iter
    if nom_appele(parcouru) != "range" or not parcouru.args or not isinstance(boucle.target, ast.Name):
        return ""
    longueur = parcouru.args[-1] if len(parcouru.args) < 3 else None
    seule = nom_appele(longueur) == "len" and len(longueur.args) == 1 and isinstance(longueur.args[0], ast.Name)
    return longueur.args[0].id if seule else ""


def premier_rang(lue: Fonction) -> Iterator[Vu]:
    """`for x in liste: … liste.index(x)` : deux éléments égaux ont le même rang."""
    for boucle in lue.sous(ast.For):
        for noeud in dans_le_bloc(boucle.body):
            suite, methode = methode_appelee(noeud)
            meme = methode == "index" and suite == _liste_parcourue(boucle.iter) and len(noeud.args) == 1
            if not meme or suite in SANS_DOUBLES | objets_changes(dans_le_bloc(boucle.body)) or getattr(noeud.args[0], "id", " ") not in _elements(boucle) or isinstance(lue.instruction_de(noeud), ast.Return):
                continue
            relit = any(isinstance(n, ast.Subscript) and getattr(n.value, "id", "") == suite for n in dans_le_bloc(boucle.body))
            debut = "" if relit or len(lue.parametres) < 2 else "si c’est dans une autre liste qu’il faut chercher, écrivez son nom ; sinon, "
            texte = f"`{lue.citer(noeud)}` donne toujours le premier rang où se trouve cette valeur : quand elle est répétée, ce n’est pas toujours celui du tour ; {debut}parcourez les rangs, `for i in range(len({suite}))`"
            yield Vu("premier-rang", "remarque", noeud.lineno, texte)
            break


def _liste_parcourue(parcouru: ast.expr) -> str:
    """`x` pour `in x` et `in enumerate(x)`."""
    if nom_appele(parcouru) == "enumerate" and parcouru.args:
        parcouru = parcouru.args[0]
    return getattr(parcouru, "id", "")


def _elements(boucle: ast.For) -> set[str]:
    """Le nom de l’élément, que rien d’autre ne remplace dans la boucle."""
    dernier = boucle.target.elts[-1] if isinstance(boucle.target, ast.Tuple) and nom_appele(boucle.iter) == "enumerate" else boucle.target
    nom = getattr(dernier, "id", "")
    return {nom} - {n.id for n in dans_le_bloc(boucle.body) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}


def rang_pris_pour_condition(lue: Fonction) -> Iterator[Vu]:
    """`if liste.index(x):` et `if rang:` : le rang 0 compte pour faux."""
    trouves = {i.targets[0].id: i for i in lue.sous(ast.Assign) if _cherche(i.value) and isinstance(i.targets[0], ast.Name)}
    for condition in lue.sous((ast.If, ast.While, ast.IfExp)):
        parties = condition.test.values if isinstance(condition.test, ast.BoolOp) else [condition.test]
        for partie in (p.operand if isinstance(p, ast.UnaryOp) and isinstance(p.op, ast.Not) else p for p in parties):
            if _cherche(partie) or isinstance(partie, ast.Name) and partie.id in trouves:
                texte = f"`{lue.citer(partie)}` vaut 0 au premier rang, et 0 compte pour faux : écrivez une comparaison entière, comme `… != -1`, ou `in`"
                yield Vu("rang-pris-pour-condition", "faute" if _cherche(partie) else "remarque", partie.lineno, texte)


def _cherche(noeud: ast.AST) -> bool:
    return isinstance(noeud, ast.Call) and isinstance(noeud.func, ast.Attribute) and noeud.func.attr in ("index", "find")


def chaque_avec_chaque(lue: Fonction) -> Iterator[Vu]:
    """Deux boucles emboîtées qui comptent tous les couples égaux, là où une seule compare les mêmes rangs."""
    for boucle in lue.sous(ast.For):
        for interieure in (i for i in boucle.body if isinstance(i, ast.For)):
            gauche, droite = _element_de(boucle), _element_de(interieure)
            for condition in (i for i in interieure.body if isinstance(i, ast.If) and not i.orelse):
                test, compte = condition.test, all(isinstance(i, ast.AugAssign) for i in condition.body)
                egalite = isinstance(test, ast.Compare) and isinstance(test.ops[0], ast.Eq) and len(test.ops) == 1
                if compte and egalite and gauche and droite and {ast.unparse(test.left), ast.unparse(test.comparators[0])} == {gauche, droite}:
                    texte = f"`{lue.citer(test)}` compare ici chacun à tous les autres : pour comparer au même rang, une seule boucle suffit"
                    yield Vu("chaque-avec-chaque", "remarque", test.lineno, texte)


def _element_de(boucle: ast.For) -> str:
    """Ce que la boucle compare : `pion` pour `for pion in code`, `code[i]` pour `for i in range(len(code))`."""
    if not isinstance(boucle.target, ast.Name):
        return ""
    suite = _suite_des_rangs(boucle)
    return f"{suite}[{boucle.target.id}]" if suite else boucle.target.id if isinstance(boucle.iter, ast.Name) else ""


def egal_a_la_liste(lue: Fonction) -> Iterator[Vu]:
    """`lettre == ["R", "V"]` : la liste entière, au lieu de `in`."""
    elements = {b.target.id for b in lue.sous(BOUCLES) if isinstance(getattr(b, "target", None), ast.Name)}
    for comparaison in lue.sous(ast.Compare):
        droite = comparaison.comparators[0]
        ecrits = isinstance(droite, (ast.List, ast.Tuple)) and len(droite.elts) > 1 and all(isinstance(e, ast.Constant) and type(e.value) is str for e in droite.elts)
        if ecrits and isinstance(comparaison.ops[0], ast.Eq) and getattr(comparaison.left, "id", "") in elements:
            texte = f"`{lue.citer(comparaison)}` compare à la liste entière : pour savoir si `{comparaison.left.id}` s’y trouve, écrivez `in`"
            yield Vu("egal-a-la-liste", "remarque", comparaison.lineno, texte)


def rang_sans_borne(lue: Fonction) -> Iterator[Vu]:
    """`while code[i] == x: i = i - 1` : si toutes les cases conviennent, `i` passe de 0 à −1 ; à droite, l’erreur le dit (`explications`)."""
    for boucle in lue.sous(ast.While):
        if isinstance(boucle.test, ast.BoolOp):  # l’autre condition peut suffire à l’arrêter
            continue
        dedans = list(dans_le_bloc(boucle.body))
        cherche = isinstance(boucle.test, ast.Compare) and isinstance(boucle.test.ops[0], ast.NotEq)  # l’énoncé promet souvent que cela s’y trouve
        for case in (n for n in ast.walk(boucle.test) if isinstance(n, ast.Subscript) and isinstance(n.slice, ast.Name) and isinstance(n.value, ast.Name)):
            rang, liste = case.slice.id, case.value.id
            pas = {_pas(n, rang) for n in dedans if isinstance(n, (ast.Assign, ast.AugAssign)) and rang in {m.id for m in ast.walk(n) if isinstance(m, ast.Name) and isinstance(m.ctx, ast.Store)}}
            bornee = any(isinstance(n, ast.Compare) and rang in [getattr(t, "id", "") for t in (n.left, *n.comparators)] for n in (*dedans, *ast.walk(boucle.test)))
            if pas != {-1} or cherche or bornee or any(isinstance(n, (ast.Break, ast.Return, ast.Try)) for n in dedans):
                continue
            texte = f"si aucune case n’arrête `{rang}`, après 0 vient −1, et `{liste}[-1]` est le dernier élément : vérifiez d’abord, dans la condition, que `{rang} >= 0`"
            yield Vu("rang-sans-borne", "remarque", boucle.lineno, texte)
            break


def _pas(instruction: ast.stmt, rang: str) -> int:
    """1 ou −1 pour `i += 1`, `i = i - 1` ; 0 sinon."""
    if isinstance(instruction, ast.AugAssign):
        signe, ajoute = instruction.op, instruction.value
    elif isinstance(instruction.value, ast.BinOp) and getattr(instruction.value.left, "id", "") == rang:
        signe, ajoute = instruction.value.op, instruction.value.right
    else:
        return 0
    return {ast.Add: 1, ast.Sub: -1}.get(type(signe), 0) if getattr(ajoute, "value", None) == 1 else 0


RANGS = (element_pris_pour_rang, rang_pris_pour_element, rang_pris_pour_condition, premier_rang, rang_sans_borne, egal_a_la_liste, chaque_avec_chaque)
