"""Les appels refaits, ou pas assez : une valeur jamais recalculée, une lecture perdue, deux appels pour une réponse, des copies séparées, un quotient arrondi.

Chaque lecteur reçoit la fonction lue, et parfois le nœud qu’il regarde. Commencer par `appel_refait`.
"""

import ast
from collections.abc import Iterator

from mastermind_edu.juge.lecture.retouches_de_calcul import ecrire, mettre
from mastermind_edu.juge.lecture.texte import (
    BOUCLES, Fonction, Vu, chaque, dans_le_bloc, methode_appelee, nom_appele, nom_de, noms, objets_changes, ranges,
)

UNE_LECTURE_DE_TROP = "EOFError"


@chaque(ast.While)
def jamais_recalculee(lue: Fonction, boucle: ast.While) -> Iterator[Vu]:
    """`erreur = f(mot)`, puis `while erreur != "":` où `mot` change, et jamais `erreur`."""
    change = ranges(dans_le_bloc(boucle.body)) | objets_changes(dans_le_bloc(boucle.body))
    for nom in sorted((noms(boucle.test) & lue.locaux) - change - {*lue.parametres}):
        places = [lue.instruction_de(place) for place in lue.rangements(nom)]
        calcul = places[0] if len(places) == 1 and isinstance(places[0], ast.Assign) and places[0].lineno < boucle.lineno else None
        copie = calcul and (getattr(getattr(calcul.value, "func", None), "attr", "") == "copy" or nom_appele(calcul.value) in ("list", "tuple"))
        dont = sorted(noms(calcul.value) & change) if calcul and not copie and isinstance(calcul.value, (ast.Call, ast.Compare, ast.UnaryOp)) else []
        if dont:
            texte = f"`{nom}` ne se calcule qu’ici, avant le `while` : dans la boucle, `{dont[0]}` change, mais pas `{nom}` ; répétez `{lue.citer(calcul)}` dans la boucle, après la nouvelle valeur de `{dont[0]}`"
            yield Vu("jamais-recalculee", "erreur ici", calcul.lineno, texte, boucle.end_lineno, UNE_LECTURE_DE_TROP)
            yield Vu("jamais-recalculee", "cause", calcul.lineno, texte)


@chaque(ast.While, ast.If)
def lue_dans_le_test(lue: Fonction, bloc: ast.While | ast.If) -> Iterator[Vu]:
    """`while not correct(lire()): mot = lire()` : la ligne testée n’est gardée nulle part."""
    lecteurs = {nom_appele(n) for n in ast.walk(bloc.test) if isinstance(n, ast.Call) and not n.args} & {*lue.parametres}
    encore = next((n for n in dans_le_bloc(bloc.body) if nom_appele(n) in lecteurs), None)
    if not encore or any(isinstance(n, ast.NamedExpr) for n in ast.walk(bloc.test)):
        return
    relecture = lue.instruction_de(encore)
    nom = nom_de(relecture.targets[0]) if isinstance(relecture, ast.Assign) else ""
    mot = "while" if isinstance(bloc, ast.While) else "if"
    geste = f"lisez d’abord, `{lue.citer(relecture) if nom else f'mot = {lue.citer(encore)}'}`, avant le `{mot}`, puis testez `{nom or 'mot'}`"
    texte = f"ce `{mot}` appelle `{lue.citer(encore)}` sans rien garder de ce qui est lu, et la ligne {relecture.lineno} en lit une autre : {geste}{', et relisez dans la boucle' if mot == 'while' else ''}"
    yield Vu("lue-dans-le-test", "erreur ici", bloc.lineno, texte, bloc.end_lineno, UNE_LECTURE_DE_TROP)
    yield Vu("lue-dans-le-test", "cause", bloc.lineno, texte)
    if nom:
        yield Vu("lue-dans-le-test", "sans valeur", bloc.lineno, texte, objet=nom)


def appel_refait(lue: Fonction) -> Iterator[Vu]:
    """`if nettoyer(lire()) == "?":`, puis `mot = nettoyer(lire())` : la première ligne lue n’est pas celle qui est gardée."""
    for suite in lue.suites:
        for rang, instruction in enumerate(suite):
            premier = next((n for n in _interroges(lue, _tete(instruction)) if not _est_garde(lue, n)), None)
            suivants = [n for apres in suite[rang + 1 :] for n in ast.walk(apres)]
            second = next((n for n in suivants if premier and isinstance(n, ast.Call) and ast.dump(n) == ast.dump(premier)), None)
            if second and not any(isinstance(n, ast.NamedExpr) for n in ast.walk(instruction)):
                appel = lue.citer(premier)
                texte = f"`{appel}` est appelée ici, et encore à la ligne {second.lineno} : chaque appel demande une nouvelle réponse ; appelez-la une seule fois, et gardez cette réponse dans une variable, qui servira aux deux endroits"
                yield Vu("appel-refait", "erreur ici", premier.lineno, texte, second.lineno, UNE_LECTURE_DE_TROP)
                yield Vu("appel-refait", "cause", premier.lineno, texte)
                return


def appel_de_trop(lue: Fonction) -> Iterator[Vu]:
    """`code_suivant(code, k)` seul sur sa ligne, puis `if code_suivant(code, k) == False:` : deux pas au lieu d’un."""
    for premiere, seconde in (deux for suite in lue.suites for deux in zip(suite, suite[1:])):
        appel = premiere.value if isinstance(premiere, ast.Expr) and nom_appele(premiere.value) and premiere.value.args else None
        refait = appel and any(ast.dump(n) == ast.dump(appel) for n in ast.walk(_tete(seconde) or appel.func))
        if refait:
            texte = f"`{lue.citer(appel)}` est appelée ici, et encore à la ligne suivante : elle agit deux fois ; ôtez cette ligne-ci"
            preuve = ecrire(lue, mettre(lue, premiere))
            yield Vu("appel-de-trop", "cause", premiere.lineno, texte, preuve=preuve, est_la_reparation=True)
            for boucle in (a for a in lue.ancetres(premiere) if isinstance(a, BOUCLES)):
                ici = f"à chaque tour de `{lue.citer_le_debut(boucle)}`, `{lue.citer(appel)}`, ligne {premiere.lineno}, est appelée, puis encore à la ligne suivante : elle agit deux fois ; ôtez la ligne {premiere.lineno}"
                yield Vu("appel-de-trop", "sans fin", boucle.lineno, ici, boucle.end_lineno, preuve=preuve, est_la_reparation=True)


@chaque(ast.For)
def sans_enumerer(lue: Fonction, boucle: ast.For) -> Iterator[Vu]:
    """`for rang, (proposition, reponse) in tentatives` : sans `enumerate`, aucun rang n’est donné."""
    if isinstance(boucle.target, ast.Tuple) and len(boucle.target.elts) == 2 and isinstance(boucle.target.elts[0], ast.Name) and isinstance(boucle.iter, ast.Name):
        texte = f"`{lue.citer_le_debut(boucle)}` ne donne aucun rang à `{nom_de(boucle.target.elts[0])}` : pour avoir le rang et l’élément, écrivez `in enumerate({boucle.iter.id})`"
        preuve = ecrire(lue, [(boucle, "iter", ast.Call(ast.Name("enumerate", ast.Load()), [boucle.iter], []))])
        yield Vu("sans-enumerer", "cause", boucle.lineno, texte, preuve=preuve, est_la_reparation=True)
        yield Vu("sans-enumerer", "erreur ici", boucle.lineno, texte, boucle.end_lineno, "TypeError ValueError IndexError KeyError", preuve=preuve, est_la_reparation=True)


def remplace_deja_tout(lue: Fonction) -> Iterator[Vu]:
    """`t = t.replace("#", a)`, puis `t = t.replace("#", b)` : le premier n’en a laissé aucun."""
    for premiere, seconde in (deux for suite in lue.suites for deux in zip(suite, suite[1:])):
        appels = [i.value for i in (premiere, seconde) if isinstance(i, ast.Assign) and methode_appelee(i.value)[1] == "replace" and len(i.value.args) == 2]
        if len(appels) == 2 and ast.dump(appels[0].args[0]) == ast.dump(appels[1].args[0]) and methode_appelee(appels[0])[0] == methode_appelee(appels[1])[0] == nom_de(premiere.targets[0]):
            cherche = lue.citer(appels[0].args[0])
            texte = f"`{lue.citer(appels[0])}` remplace d’un coup tous les `{cherche}`, et la ligne {seconde.lineno} n’en trouve plus aucun : mettez chaque valeur à sa place dans un texte à trous, `f\"…\"`"
            yield Vu("remplace-deja-tout", "cause", premiere.lineno, texte)
            return


@chaque(ast.While)
def relue_sans_etre_regardee(lue: Fonction, boucle: ast.While) -> Iterator[Vu]:
    """`ligne = lire()`, puis `while ligne != "?": ligne = lire(); if ligne in couleurs: …` : la première ligne n’est jamais cherchée."""
    relecture, avant = boucle.body[0], next((deux[0] for suite in lue.suites for deux in zip(suite, suite[1:]) if deux[1] is boucle), None)
    if isinstance(relecture, ast.Assign) and isinstance(avant, ast.Assign) and ast.dump(avant) == ast.dump(relecture) and nom_appele(relecture.value) in lue.parametres:
        nom = lue.citer(relecture.targets[0])
        texte = f"`{lue.citer(relecture)}`, au début de la boucle, remplace la première valeur de `{nom}` avant que la suite l’ait regardée : mettez cette ligne à la fin de la boucle"
        preuve = ecrire(lue, [(boucle, "body", [*boucle.body[1:], relecture])])
        yield Vu("relue-sans-etre-regardee", "erreur ici", relecture.lineno, texte, objet=UNE_LECTURE_DE_TROP, preuve=preuve, est_la_reparation=True)
        yield Vu("relue-sans-etre-regardee", "cause", relecture.lineno, texte, preuve=preuve, est_la_reparation=True)


def _tete(instruction: ast.stmt) -> ast.AST | None:
    """Ce que calcule l’instruction elle-même, sans les lignes qu’elle contient."""
    return getattr(instruction, "test", None) if isinstance(instruction, ast.If) else None if hasattr(instruction, "body") else instruction


def _interroges(lue: Fonction, noeud: ast.AST | None) -> Iterator[ast.Call]:
    """Les appels d’une fonction reçue en paramètre."""
    return (n for n in (ast.walk(noeud) if noeud else ()) if nom_appele(n) in lue.parametres)


def _est_garde(lue: Fonction, appel: ast.Call) -> bool:
    """Vrai quand ce que donne l’appel est rangé tel quel, ou que l’appel ne sert qu’à montrer."""
    entier = isinstance(lue.instruction_de(appel), ast.Assign) and not isinstance(lue.parents[appel], ast.Subscript)
    return entier or isinstance(lue.parents[appel], ast.Expr)


@chaque("int", si=("isdigit", "isdecimal", "isnumeric", ast.If))
def convertie_trop_tot(lue: Fonction, appel: ast.Call) -> Iterator[Vu]:
    """`nombre = int(ligne)`, puis `if en_chiffres(ligne)` : une ligne qui n’est pas un nombre a déjà tout arrêté."""
    nom = nom_de(appel.args[0]) if len(appel.args) == 1 else ""
    ensuite = [n for condition in lue.sous(ast.If) if condition.lineno > appel.lineno for n in ast.walk(condition.test) if isinstance(n, ast.Call)]
    sure = next((n for n in ensuite if nom and (methode_appelee(n)[0] == nom and methode_appelee(n)[1].startswith("is") or nom_appele(n).startswith("en_") and [nom] == [*map(nom_de, n.args)])), None)
    if sure:
        texte = f"`{lue.citer(appel)}` se calcule avant `{lue.citer(sure)}`, ligne {sure.lineno} : posez d’abord cette question-là, et ne donnez `{nom}` à `int` que si la réponse est oui"
        yield Vu("convertie-trop-tot", "erreur ici", appel.lineno, texte, objet="ValueError", repare=True)


def copies_separees(lue: Fonction) -> Iterator[Vu]:
    """`f(secret.copy(), …)`, puis `g(secret.copy(), …)` : ce que `f` y écrit, `g` ne le voit pas."""
    copies = [(n, _recopies(lue, n)) for n in lue.sous(ast.Call) if nom_appele(n)]
    for (avant, premieres), (apres, secondes) in ((i, j) for i in copies for j in copies):
        communes = sorted(premieres & secondes)
        if communes and nom_appele(avant) != nom_appele(apres) and (avant.lineno, avant.col_offset) < (apres.lineno, apres.col_offset):
            faites = " et ".join(f"`copie_{nom} = {nom}.copy()`" for nom in communes)
            texte = f"`{nom_appele(apres)}` reçoit une copie neuve de `{communes[0]}`, sans les marques que `{nom_appele(avant)}` a écrites dans la sienne : faites les copies une seule fois, avant, {faites}, et donnez les mêmes aux deux fonctions"
            yield Vu("copies-separees", "cause", apres.lineno, texte, repare=True)
            return


def _recopies(lue: Fonction, appel: ast.Call) -> set[str]:
    """Les paramètres dont cet appel reçoit une copie faite pour lui."""
    directes = {methode_appelee(a)[0] for a in appel.args if methode_appelee(a)[1] == "copy"}
    return (directes | {nom_de(a.args[0]) for a in appel.args if nom_appele(a) == "list" and len(a.args) == 1}) & {*lue.parametres}


@chaque(ast.Assign, si=("split",))
def morceaux_comptes(lue: Fonction, instruction: ast.Assign) -> Iterator[Vu]:
    """`a, b, c, d = saisie.split(".")` : quatre morceaux, ni plus ni moins."""
    noms_ecrits, decoupe = instruction.targets[0], instruction.value
    if isinstance(noms_ecrits, (ast.Tuple, ast.List)) and methode_appelee(decoupe)[1] == "split":
        texte = f"`{lue.citer(instruction)}` veut exactement {len(noms_ecrits.elts)} morceaux : s’il peut y en avoir plus ou moins, parcourez-les, avec `for morceau in {lue.citer(decoupe)}`"
        yield Vu("morceaux-comptes", "erreur ici", instruction.lineno, texte, objet="ValueError", repare=True)


@chaque(ast.For)
def couple_reparti(lue: Fonction, boucle: ast.For) -> Iterator[Vu]:
    """`for proposition, bien, mal in tentatives` : la réponse, un couple, ne compte que pour un élément."""
    ecrits = boucle.target.elts if isinstance(boucle.target, (ast.Tuple, ast.List)) else []
    a, b = map(nom_de, ecrits[-2:]) if len(ecrits) > 2 else ("", "")
    if (a[:1], b[:1]) == ("b", "m") and nom_de(boucle.iter) == "tentatives":
        texte = f"chaque élément de `{boucle.iter.id}` est réparti entre {len(ecrits)} noms : un couple qui s’y trouve ne compte que pour un, et ses deux noms vont entre parenthèses, comme `({a}, {b})`"
        yield Vu("couple-reparti", "erreur ici", boucle.lineno, texte, objet="ValueError")


@chaque(ast.Assign, si=("int",))
def nombre_compare_a_un_texte(lue: Fonction, instruction: ast.Assign) -> Iterator[Vu]:
    """`n = int(lire())`, puis `if n == "?"` : le « ? » a déjà tout arrêté, et un nombre ne lui est jamais égal."""
    nom, appel = nom_de(instruction.targets[0]), instruction.value
    tests = [n for n in lue.sous(ast.Compare) if nom and nom_de(n.left) == nom and isinstance(getattr(n.comparators[0], "value", None), str)]
    if nom_appele(appel) == "int" and len(appel.args) == 1 and tests and len(lue.rangements(nom)) == 1:
        dedans = lue.citer(appel.args[0])
        texte = f"`{lue.citer(appel)}` ne reçoit que des nombres, et n’est jamais égal à `{lue.citer(tests[0].comparators[0])}`, ligne {tests[0].lineno} : gardez d’abord la ligne elle-même, `ligne = {dedans}`, comparez-la, et ne la donnez à `int` qu’ensuite"
        yield Vu("nombre-et-texte", "erreur ici", instruction.lineno, texte, objet="ValueError", repare=True)


@chaque(ast.If)
def redemandee_une_fois(lue: Fonction, condition: ast.If) -> Iterator[Vu]:
    """`if not correct(ligne): … ligne = lire()`, hors d’une boucle : la seconde ligne n’est pas vérifiée."""
    relectures = [i for i in condition.body if isinstance(i, ast.Assign) and nom_de(i.targets[0]) in noms(condition.test) and _lit(lue, i.value)]
    tests = [n.test for n in lue.sous(ast.If, ast.While, ast.IfExp) if n.lineno > condition.lineno] + [n for n in lue.sous(ast.BoolOp, ast.Compare) if n.lineno > condition.end_lineno]
    seule = len(relectures) == 1 and condition.body[-1] is relectures[0] and not lue.est_dans(condition, BOUCLES) and not condition.orelse
    if seule and not any(nom_de(relectures[0].targets[0]) in noms(test) for test in tests):
        texte = f"ce `if` ne redemande qu’une fois, et ce que lit `{lue.citer(relectures[0])}` n’est plus vérifié"
        preuve = ecrire(lue, mettre(lue, condition, ast.While(condition.test, condition.body, [])))
        abandon = ", « ? » comprise" if any(n.value == "?" for n in lue.sous(str)) else ""
        yield Vu("redemandee-une-fois", "erreur ici", condition.lineno, f"{texte} : vérifiez chaque ligne lue{abandon}, avec `while`", lue.noeud.end_lineno, "ValueError TypeError IndexError")
        yield Vu("redemandee-une-fois", "cause", condition.lineno, f"{texte} : écrivez `while` à la place de `if`", preuve=preuve, est_la_reparation=True)


def _lit(lue: Fonction, valeur: ast.expr) -> bool:
    """Vrai de `lire()`, `lire().strip()`, `nettoyer(lire())`."""
    return any(nom_appele(n) in lue.parametres and not n.args for n in ast.walk(valeur))


@chaque(ast.Return)
def relue_au_retour(lue: Fonction, retour: ast.Return) -> Iterator[Vu]:
    """`ligne = lire()`, puis `return int(lire())` : c’est une autre ligne qui est renvoyée."""
    encore = next((n for n in ast.walk(retour) if nom_appele(n) in lue.parametres and not n.args), None)
    for instruction in lue.sous(ast.Assign) if encore else ():
        nom, meme = nom_de(instruction.targets[0]), any(nom_appele(n) == nom_appele(encore) for n in ast.walk(instruction.value))
        if nom and meme and instruction.lineno < retour.lineno and lue.parents[instruction] in lue.ancetres(retour):
            texte = f"`{lue.citer(encore)}` lit ici une autre ligne que celle de `{lue.citer(instruction)}` : pour renvoyer la première, servez-vous de `{nom}`"
            yield Vu("relue-au-retour", "erreur ici", retour.lineno, texte, objet=UNE_LECTURE_DE_TROP)
            yield Vu("relue-au-retour", "cause", retour.lineno, texte)
            return


@chaque("Fraction")
def fraction_d_un_quotient(lue: Fonction, appel: ast.Call) -> Iterator[Vu]:
    """`Fraction(k / pas)` : le quotient est arrondi avant de devenir une fraction."""
    match appel.args:
        case [ast.BinOp(left=haut, op=ast.Div(), right=bas)]:
            texte = f"`{lue.citer(appel.args[0])}` est un nombre à virgule, arrondi : donnez à `Fraction` les deux nombres entiers, `Fraction({lue.citer(haut)}, {lue.citer(bas)})`"
            yield Vu("fraction-d-un-quotient", "faute", appel.lineno, texte)
