"""Ce que parcourt une boucle : le rang pris pour l’élément, l’élément pour le rang, une liste pour une autre.

Chaque lecteur reçoit la fonction lue, et la boucle qu’il regarde. Commencer par `element_pris_pour_rang`.
"""

import ast
import re
from collections.abc import Iterator

from mastermind_edu.juge.lecture.boucles import nom_augmente, suite_des_rangs
from mastermind_edu.juge.lecture.texte import (
    BOUCLES, DEFINITIONS, Fonction, Vu,
    chaque, cibles, dans_le_bloc, methode_appelee, nom_appele, nom_de, noms, objets_changes, ranges,
)

EGALITES = (ast.Eq, ast.NotEq)
NOMS_DE_RANGS = ("place", "rang", "depart", "indice", "position", "nb", "num", "max", "min", "taille", "longueur")
RANGS_COURTS = ("i", "j", "k", "rang", "indice", "place", "position")
# Les noms que l’énoncé donne à une liste ou à un texte.
SUITES = {"c", "code", "code1", "code2", "secret", "proposition", "liste", "mot", "initiales", "numeros", "couleurs", "emojis", "tentatives", "copie", "trouves", "candidats", "secrets"}
DICTIONNAIRES = ("longueurs", "dico", "dictionnaire")  # ce que l’énoncé, ou l’élève, nomme ainsi


@chaque(ast.For)
def appartient_a_elle_meme(lue: Fonction, boucle: ast.For) -> Iterator[Vu]:
    """`for x in liste: if x in liste` : toujours vrai."""
    element, liste = nom_de(boucle.target), nom_de(boucle.iter)
    dedans = list(dans_le_bloc(boucle.body))
    if not element or not liste or {element, liste} & (ranges(dedans) | objets_changes(dedans)):
        return
    for test in (n for n in dedans if isinstance(n, ast.Compare) and isinstance(n.ops[0], ast.In)):
        if (nom_de(test.left), nom_de(test.comparators[0])) == (element, liste):
            texte = f"`{lue.citer(test)}` est toujours vrai, puisque `{element}` vient de `{liste}` : pour voir s’il y est deux fois, comptez, avec `{liste}.count({element})`"
            yield Vu("appartient-a-elle-meme", "faute", test.lineno, texte)


@chaque(ast.For)
def rang_compare(lue: Fonction, boucle: ast.For) -> Iterator[Vu]:
    """`for i in range(len(code)): if i != couleur`, sans jamais `code[i]`."""
    liste, rang = suite_des_rangs(boucle.iter), nom_de(boucle.target)
    dedans = list(dans_le_bloc(boucle.body))
    if not liste or not rang or any(isinstance(n, ast.Subscript) and rang in noms(n.slice) for n in dedans):
        return
    for comparaison in (n for n in dedans if isinstance(n, ast.Compare) and isinstance(n.ops[0], EGALITES)):
        termes = [nom_de(comparaison.left), nom_de(comparaison.comparators[0])]
        autre = next(iter({*termes} - {rang}), "")
        if rang in termes and autre in lue.parametres and not autre.startswith(NOMS_DE_RANGS):
            yield Vu("rang-compare", "faute", comparaison.lineno, f"dans `{lue.citer(comparaison)}`, `{rang}` est un rang, un nombre : l’élément de ce rang est `{liste}[{rang}]`")


@chaque(ast.For)
def rang_decale(lue: Fonction, boucle: ast.For) -> Iterator[Vu]:
    """`for i in range(1, len(x) + 1): x[i]` : le rang 0 est sauté, le dernier n’existe pas."""
    bornes = re.fullmatch(r"range\(1, len\((\w+)\) \+ 1\)", ast.unparse(boucle.iter))
    lus = [n for n in dans_le_bloc(boucle.body) if isinstance(n, ast.Subscript) and nom_de(n.slice) == nom_de(boucle.target) != ""]
    if bornes and bornes[1] in {nom_de(n.value) for n in lus}:
        texte = f"`{lue.citer(boucle.iter)}` va de 1 à la longueur, et les rangs vont de 0 à la longueur − 1 : écrivez `range(len({bornes[1]}))`"
        yield Vu("rang-decale", "faute", boucle.iter.lineno, texte, boucle.end_lineno)


@chaque(ast.For, ast.comprehension)
def element_pris_pour_rang(lue: Fonction, boucle: ast.For | ast.comprehension) -> Iterator[Vu]:
    """`for pion in code: … code[pion]`."""
    tranche = isinstance(boucle.iter, ast.Subscript) and isinstance(boucle.iter.slice, ast.Slice)
    suite, element = nom_de(boucle.iter.value if tranche else boucle.iter), nom_de(boucle.target)
    corps = list(dans_le_bloc(boucle.body) if isinstance(boucle, ast.For) else ast.walk(lue.parents[boucle]))
    fautive = next((n for n in corps if _est_la_case(n, suite, element)), None)
    if fautive and (tranche or _est_une_suite(lue, suite)):
        debut, fin = (boucle.iter.slice.lower, boucle.iter.slice.upper) if tranche else (None, None)
        bornes = (f"{lue.citer(debut)}, " if debut else "") + (lue.citer(fin) if fin else f"len({suite})")
        geste = f"parcourez les rangs, `for {element} in range({bornes})`" if tranche else _geste(lue, corps, suite, element)
        texte = f"`{lue.citer(fautive)}` prend `{element}` pour un rang, mais `for {element} in {lue.citer(boucle.iter)}` donne déjà les éléments : {geste}"
        yield Vu("element-pris-pour-rang", "faute", fautive.lineno, texte)


def _geste(lue: Fonction, corps: list[ast.AST], suite: str, element: str) -> str:
    """Prendre l’élément, ou parcourir les rangs : d’après ce que le reste de la boucle fait de ce nom."""
    emplois = [lue.parents[n] for n in corps if nom_de(n) == element and isinstance(n.ctx, ast.Load)]
    autres = [p for p in emplois if not _est_la_case(p, suite, element)]
    rangs = f"parcourez les rangs, `for {element} in range(len({suite}))`"
    if element in RANGS_COURTS or any(isinstance(p, ast.Subscript) for p in autres):
        return rangs
    return f"écrivez `{element}`, ou {rangs}" if autres else f"écrivez `{element}`"


def _est_une_suite(lue: Fonction, nom: str) -> bool:
    """Vrai d’une liste ou d’un texte : un dictionnaire, lui, se lit par les clés que donne son parcours."""
    valeurs = lue.valeurs(nom)
    if not valeurs:
        return nom in SUITES and nom in lue.parametres
    copiees = {(parametre, "copy") for parametre in SUITES & {*lue.parametres}}
    return all(isinstance(v, (ast.List, ast.ListComp)) or methode_appelee(v) in copiees or nom_appele(v) in ("list", "sorted", "range", "tuple") for v in valeurs)


def _est_la_case(noeud: ast.AST, suite: str, rang: str) -> bool:
    """Vrai pour `suite[rang]`, lue ou écrite."""
    case = isinstance(noeud, ast.Subscript) and isinstance(noeud.value, ast.Name) and isinstance(noeud.slice, ast.Name)
    return case and (noeud.value.id, noeud.slice.id) == (suite, rang)


@chaque(ast.For)
def rang_pris_pour_element(lue: Fonction, boucle: ast.For) -> Iterator[Vu]:
    """`for pion in range(len(code)): if pion == couleur`, quand rien n’y lit `code[pion]`."""
    suite, rang = suite_des_rangs(boucle.iter, arguments=2), nom_de(boucle.target)
    dedans = list(dans_le_bloc(boucle.body))
    if not suite or not rang or any(nom_de(n) == suite or isinstance(n, ast.Subscript) for n in dedans):
        return
    for comparaison in (n for n in dedans if isinstance(n, ast.Compare)):
        termes = [comparaison.left, *comparaison.comparators]
        autres = [t for t in termes if nom_de(t) != rang]
        if len(autres) < len(termes) and isinstance(comparaison.ops[0], (*EGALITES, ast.In, ast.NotIn)):
            ecrit = any(isinstance(t, ast.Constant) and type(t.value) is str for t in autres)
            texte = f"dans `{lue.citer(comparaison)}`, `{rang}` est un rang (0, 1, 2…), pas un élément : l’élément s’écrit `{suite}[{rang}]`"
            yield Vu("rang-pris-pour-element", "faute" if ecrit else "remarque", comparaison.lineno, texte)
            break


@chaque(ast.For, ast.comprehension, si=("zip",))
def zip_echange(lue: Fonction, boucle: ast.For | ast.comprehension) -> Iterator[Vu]:
    """`for emoji, initiale in zip(initiales, emojis)` : les noms ne suivent pas l’ordre des listes."""
    if nom_appele(boucle.iter) == "zip" and isinstance(boucle.target, ast.Tuple) and len(boucle.target.elts) == len(boucle.iter.args) == 2:
        (a, b), (x, y) = map(nom_de, boucle.target.elts), map(nom_de, boucle.iter.args)
        if a and b and y.startswith(a) and x.startswith(b) and not x.startswith(a):
            yield Vu("zip-echange", "faute", boucle.iter.lineno, f"dans `{lue.citer(boucle.iter)}`, `{a}` reçoit les éléments de `{x}`, et `{b}` ceux de `{y}` : écrivez-les dans le même ordre")


@chaque(ast.For)
def toutes_les_paires(lue: Fonction, boucle: ast.For) -> Iterator[Vu]:
    """`for a in x: for b in y: texte += …` : chaque élément de l’une avec tous ceux de l’autre."""
    interieures = [n for n in boucle.body if isinstance(n, ast.For)]
    elements = {nom_de(boucle.target), *(nom_de(interieure.target) for interieure in interieures)}
    if len(interieures) != 1 or "" in elements:
        return
    seconde, dedans = interieures[0].iter, list(dans_le_bloc(interieures[0].body))
    ajouts = [n for n in dedans if isinstance(n, ast.AugAssign) or methode_appelee(n)[1] == "append"]
    servent = elements <= {nom for n in ajouts for nom in noms(n)}
    deux = {nom_de(boucle.iter), nom_de(seconde)} <= {*lue.parametres} and ast.dump(boucle.iter) != ast.dump(seconde)
    comparees = any(isinstance(n, ast.Compare) and elements <= noms(n) for n in dedans)
    if deux and servent and not comparees:
        texte = f"`for {interieures[0].target.id} in {seconde.id}` est dans l’autre boucle : chaque élément de l’une va avec tous ceux de l’autre ; pour avancer dans les deux ensemble, une seule boucle, sur le rang"
        yield Vu("toutes-les-paires", "cause", interieures[0].lineno, texte)


@chaque(ast.For)
def cles_sans_valeurs(lue: Fonction, boucle: ast.For) -> Iterator[Vu]:
    """`for x in dico`, puis `x[1]` ou `a, b = x` : la boucle ne donne que les clés."""
    nom, element = nom_de(boucle.iter), nom_de(boucle.target)
    emplois = [boucle.iter] if isinstance(boucle.target, ast.Tuple) else [n for n in dans_le_bloc(boucle.body) if element and _ouvre(n, element)]
    emploi = min(emplois, key=lambda n: (n.lineno, n.col_offset), default=None)
    affectations = [lue.parents[place] for place in lue.rangements(nom)]
    if not nom or emploi is None or any(isinstance(affectation, ast.AugAssign) for affectation in affectations):
        return
    valeurs = [getattr(affectation, "value", None) for affectation in affectations]
    if not (all(isinstance(v, (ast.Dict, ast.DictComp)) or nom_appele(v) == "dict" for v in valeurs) if valeurs else nom in lue.parametres and nom in DICTIONNAIRES):
        return
    ecrits = all(isinstance(v, ast.Dict) and v.keys and all(isinstance(c, ast.Constant) for c in v.keys) for v in valeurs)
    completes = any(nom_de(n.value) == nom and isinstance(n.ctx, ast.Store) for n in lue.sous(ast.Subscript))
    sur = not valeurs or ecrits and not completes
    quoi = f"`{nom}` ne donne ici" if emploi is boucle.iter else f"dans `{lue.citer(emploi)}`, `{element}` vient de `for {element} in {nom}`, qui ne donne"
    texte = f"{quoi} que les clés, si `{nom}` est un dictionnaire ; pour chaque clé et sa valeur, parcourez alors `{nom}.items()`"
    yield Vu("cles-sans-valeurs" if sur else "cles-sans-valeurs-ici", "cause" if sur else "erreur ici", emploi.lineno, texte, objet="TypeError IndexError ValueError")


def _ouvre(noeud: ast.AST, element: str) -> bool:
    """Vrai pour `x[0]`, `x[1]` et `a, b = x`."""
    if isinstance(noeud, ast.Assign):
        return isinstance(noeud.targets[0], ast.Tuple) and nom_de(noeud.value) == element
    return isinstance(noeud, ast.Subscript) and nom_de(noeud.value) == element and getattr(noeud.slice, "value", None) in (0, 1)


@chaque(ast.For)
def element_remplace(lue: Fonction, boucle: ast.For) -> Iterator[Vu]:
    """`for x in liste: x = …` : la liste ne change pas."""
    cible = nom_de(boucle.target)
    change = next((n for n in dans_le_bloc(boucle.body) if isinstance(n, ast.Assign) and [cible] == cibles(n)), None)
    relu = change and any(isinstance(n, ast.Name) and n.id == cible and n.lineno > change.lineno for n in dans_le_bloc(boucle.body))
    if cible and change and not relu and isinstance(boucle.iter, (ast.Name, ast.Subscript)):
        liste = nom_de(boucle.iter) if cible not in noms(change.value) else ""
        case = f", `{liste}[i] = {lue.citer(change.value)}`" if liste else ""
        texte = f"`{lue.citer(change)}` change la variable `{cible}`, mais pas l’élément de la liste que la boucle parcourt : pour changer la case, il faut son rang{case}"
        yield Vu("element-remplace", "cause", change.lineno, texte)


@chaque(ast.For)
def tour_change_pour_rien(lue: Fonction, boucle: ast.For) -> Iterator[Vu]:
    """`for i in range(n): … i = suivant` : le tour suivant redonne à `i` le nombre qui vient."""
    cible = nom_de(boucle.target) if nom_appele(boucle.iter) == "range" else ""
    places = [n for n in dans_le_bloc(boucle.body) if cible and nom_de(n) == cible and isinstance(n.ctx, ast.Store)]
    change = lue.instruction_de(places[-1]) if places else None
    inutile = change is boucle.body[-1] and nom_augmente(change) == cible  # `i += 1` au bout du tour : sans effet, et sans dommage
    if isinstance(change, (ast.Assign, ast.AugAssign)) and not inutile:
        texte = f"`{lue.citer(change)}` ne change rien au tour suivant, où le `for` redonne à `{cible}` le nombre qui vient ensuite : pour choisir ce nombre vous-même, il faut un `while`"
        yield Vu("tour-change-pour-rien", "cause", change.lineno, texte)


def descendu_a_zero(lue: Fonction) -> Iterator[Vu]:
    """`while bien > 0: bien -= 1`, puis `if bien == n` : `bien` n’a plus sa valeur."""
    for boucle, suivantes in ((i, suite[rang + 1 :]) for suite in lue.suites for rang, i in enumerate(suite)):
        nom = _fait_descendre(boucle)
        for apres in suivantes if nom else ():
            test = next((n for n in ast.walk(apres) if isinstance(n, ast.Compare) and nom in noms(n)), None)
            range_ = nom in ranges(ast.walk(apres))
            if test and not range_:
                texte = f"`{lue.citer(test)}` vient après le `while` de la ligne {boucle.lineno}, donc quand `{lue.citer(boucle.test)}` n’est plus vrai : pour comparer la valeur de départ de `{nom}`, gardez-la avant, dans une autre variable"
                yield Vu("descendu-a-zero", "cause", test.lineno, texte)
            if test or range_:
                break


def _fait_descendre(boucle: ast.stmt) -> str:
    """`x` pour `while x > 0:`, quand la boucle ne fait que retirer à `x` et que rien ne la quitte avant."""
    match boucle:
        case ast.While(test=ast.Compare(left=ast.Name(id=nom), ops=[ast.Gt() | ast.NotEq()], comparators=[zero]), orelse=[]) if ast.unparse(zero) == "0":
            dedans = list(dans_le_bloc(boucle.body))
            places = [n for n in dedans if nom_de(n) == nom and isinstance(n.ctx, ast.Store)]
            retraits = [n for n in dedans if isinstance(n, ast.AugAssign) and ast.unparse(n) == f"{nom} -= 1"]
            quittee = any(isinstance(n, (ast.Break, ast.Return, *BOUCLES, *DEFINITIONS)) for n in dedans)
            return nom if retraits and len(places) == len(retraits) and not quittee else ""
    return ""


@chaque(ast.While)
def rang_sans_borne(lue: Fonction, boucle: ast.While) -> Iterator[Vu]:
    """`while code[i] == x: i = i - 1` : si toutes les cases conviennent, `i` passe de 0 à −1 ; à droite, l’erreur le dit (`explications`)."""
    dedans = list(dans_le_bloc(boucle.body))
    cherche = isinstance(boucle.test, ast.Compare) and isinstance(boucle.test.ops[0], ast.NotEq)  # l’énoncé promet souvent que cela s’y trouve
    # Dans `and` et `or`, l’autre condition peut suffire à l’arrêter.
    if cherche or isinstance(boucle.test, ast.BoolOp) or any(isinstance(n, (ast.Break, ast.Return, ast.Try)) for n in dedans):
        return
    for case in (n for n in ast.walk(boucle.test) if isinstance(n, ast.Subscript) and nom_de(n.slice) and nom_de(n.value)):
        rang, liste = case.slice.id, case.value.id
        pas = {_pas(n, rang) for n in dedans if isinstance(n, (ast.Assign, ast.AugAssign)) and rang in ranges(ast.walk(n))}
        bornee = any(isinstance(n, ast.Compare) and rang in map(nom_de, (n.left, *n.comparators)) for n in (*dedans, *ast.walk(boucle.test)))
        if pas == {-1} and not bornee:
            texte = f"si aucune case n’arrête `{rang}`, après 0 vient −1, et `{liste}[-1]` est le dernier élément : vérifiez d’abord, dans la condition, que `{rang} >= 0`"
            yield Vu("rang-sans-borne", "cause", boucle.lineno, texte)
            break


def _pas(instruction: ast.stmt, rang: str) -> int:
    """1 ou −1 pour `i += 1`, `i = i - 1` ; 0 sinon."""
    match instruction:
        case ast.AugAssign(op=signe, value=ast.Constant(value=1)):
            return {ast.Add: 1, ast.Sub: -1}.get(type(signe), 0)
        case ast.Assign(value=ast.BinOp(left=ast.Name(id=gauche), op=signe, right=ast.Constant(value=1))) if gauche == rang:
            return {ast.Add: 1, ast.Sub: -1}.get(type(signe), 0)
    return 0
