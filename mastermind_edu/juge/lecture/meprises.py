"""Les méprises : le rang pris pour le pion, le nom de la fonction pour une liste, le mot pour sa valeur, un tirage qui n’en est pas un.

Chaque fonction reçoit la fonction lue et donne ce qu’elle y voit. Commencer par `MEPRISES`.
"""

import ast
import difflib
import re
from collections.abc import Iterator

from mastermind_edu.juge.lecture.texte import BOUCLES, CHANGENT, CHANGENT_SUR_PLACE, Fonction, Vu, dans_le_bloc, methode_appelee, nom_appele, noms

NOMS_DE_RANGS = ("place", "rang", "depart", "indice", "position", "nb", "num", "max", "min", "taille", "longueur")
EGALITES = (ast.Eq, ast.NotEq)


def rang_compare(lue: Fonction) -> Iterator[Vu]:
    """`for i in range(len(code)): if i != couleur`, sans jamais `code[i]`."""
    for boucle in lue.sous(ast.For):
        liste = _liste_des_rangs(boucle.iter)
        rang = getattr(boucle.target, "id", "")
        dedans = list(dans_le_bloc(boucle.body))
        if not liste or not rang or any(isinstance(n, ast.Subscript) and rang in noms(n.slice) for n in dedans):
            continue
        for comparaison in (n for n in dedans if isinstance(n, ast.Compare) and isinstance(n.ops[0], EGALITES)):
            termes = [getattr(t, "id", "") for t in (comparaison.left, comparaison.comparators[0])]
            autre = next(iter({*termes} - {rang}), "")
            if rang in termes and autre in lue.parametres and not autre.startswith(NOMS_DE_RANGS):
                texte = f"dans `{lue.citer(comparaison)}`, `{rang}` est un rang, un nombre : l’élément de ce rang est `{liste}[{rang}]`"
                yield Vu("rang-compare", "faute", comparaison.lineno, texte)


def _liste_des_rangs(parcouru: ast.expr) -> str:
    """`x` pour `range(len(x))`."""
    taille = parcouru.args[0] if nom_appele(parcouru) == "range" and len(parcouru.args) == 1 else None
    return getattr(taille.args[0], "id", "") if taille is not None and nom_appele(taille) == "len" and taille.args else ""


def rang_decale(lue: Fonction) -> Iterator[Vu]:
    """`for i in range(1, len(x) + 1): x[i]` : le rang 0 est sauté, le dernier n’existe pas."""
    for boucle in lue.sous(ast.For):
        bornes = boucle.iter.args if nom_appele(boucle.iter) == "range" and len(boucle.iter.args) == 2 else []
        rang = getattr(boucle.target, "id", "")
        lus = [n for n in dans_le_bloc(boucle.body) if isinstance(n, ast.Subscript) and getattr(n.slice, "id", "") == rang]
        if bornes and ast.unparse(bornes[0]) == "1" and lus and re.fullmatch(r"len\((\w+)\) \+ 1", ast.unparse(bornes[1])):
            liste = ast.unparse(bornes[1])[4:-5]
            if liste in {getattr(n.value, "id", "") for n in lus}:
                texte = f"`{lue.citer(boucle.iter)}` va de 1 à la longueur, et les rangs vont de 0 à la longueur − 1 : écrivez `range(len({liste}))`"
                yield Vu("rang-decale", "faute", boucle.iter.lineno, texte, boucle.end_lineno)


def nom_de_la_fonction(lue: Fonction) -> Iterator[Vu]:
    """`longueurs.append(x)` dans `longueurs` : le nom est celui de la fonction, pas d’une liste."""
    nom = lue.noeud.name
    if nom in lue.locaux:
        return
    for noeud in lue.noeuds:
        porte = noeud.value if isinstance(noeud, (ast.Attribute, ast.Subscript, ast.Return)) else None
        if isinstance(porte, ast.Name) and porte.id == nom:
            voisin = next(iter(difflib.get_close_matches(nom, [*lue.parametres, *sorted(lue.locaux)], 1, 0.8)), "")
            geste = f"vouliez-vous écrire `{voisin}` ?" if voisin else "donnez un autre nom à votre liste, et créez-la au début"
            texte = f"dans `{lue.citer(noeud)}`, `{nom}` est la fonction elle-même, pas une liste : {geste}"
            yield Vu("nom-de-la-fonction", "faute", noeud.lineno, texte)
            return


def appel_a_elle_meme_perdu(lue: Fonction) -> Iterator[Vu]:
    """La fonction se rappelle, et ce que ce second appel renvoie est perdu."""
    if not any(isinstance(n, ast.Return) and n.value for n in dans_le_bloc(lue.noeud.body)):
        return
    for instruction in lue.sous(ast.Expr):
        if nom_appele(instruction.value) == lue.noeud.name:
            texte = f"`{lue.citer(instruction)}` recommence, mais ce que ce second appel renvoie est perdu : écrivez `return` devant"
            yield Vu("appel-perdu", "faute", instruction.lineno, texte)


def accolades_oubliees(lue: Fonction) -> Iterator[Vu]:
    """Un paramètre jamais lu, dont le nom est écrit dans un texte `f\"…\"`, hors des accolades."""
    for texte in lue.sous(ast.JoinedStr):
        for morceau in (m for m in texte.values if isinstance(m, ast.Constant) and isinstance(m.value, str)):
            nom = next((n for n in lue.parametres if n not in lue.lus and re.search(rf"\b{re.escape(n)}\b", morceau.value)), None)
            if nom:
                ce = f"dans le texte, `{nom}` est écrit sans accolades : c’est le mot, pas sa valeur ; écrivez `{{{nom}}}`"
                yield Vu("accolades-oubliees", "faute", texte.lineno, ce)


def none_dans_un_calcul(lue: Fonction) -> Iterator[Vu]:
    """`return maximum, liste.sort(), moyenne` : `liste.sort()` vaut `None`."""
    for noeud in lue.sous(ast.Call):
        objet, methode = methode_appelee(noeud)
        if methode in CHANGENT_SUR_PLACE and objet in lue.locaux and isinstance(lue.parents.get(noeud), (ast.Tuple, ast.List, ast.Call, ast.BinOp, ast.Compare)):
            geste = f" : écrivez `sorted({objet})`" if methode == "sort" else " : faites-le avant, sur une ligne à part"
            yield Vu("none-dans-un-calcul", "faute", noeud.lineno, f"`{lue.citer(noeud)}` change la liste sur place et vaut `None`{geste}")


def tirage_sans_hasard(lue: Fonction) -> Iterator[Vu]:
    """`hasard.randrange(1)`, `randint(0, 0)`, `choice([x])` : un seul tirage possible."""
    for appel in lue.sous(ast.Call):
        nom = appel.func.attr if isinstance(appel.func, ast.Attribute) else nom_appele(appel)
        ecrits = [ast.unparse(argument) for argument in appel.args]
        if nom == "randrange" and ecrits in (["1"], ["0", "1"]):
            suite = "donne toujours 0 : la borne n’est jamais tirée, écrivez `randrange(2)` pour 0 ou 1"
        elif nom == "randint" and len(ecrits) == 2 and ecrits[0] == ecrits[1]:
            suite = f"donne toujours {ecrits[0]}"
        elif nom == "choice" and len(appel.args) == 1 and isinstance(appel.args[0], (ast.List, ast.Tuple)) and len(appel.args[0].elts) == 1:
            suite = "n’a qu’un élément à tirer"
        else:
            continue
        yield Vu("tirage-sans-hasard", "faute", appel.lineno, f"`{lue.citer(appel)}` {suite}")


def fausse_au_depart(lue: Fonction) -> Iterator[Vu]:
    """`i = depart`, puis `while i != depart` : la boucle ne fait aucun tour."""
    for suite in (s for n in (lue.noeud, *lue.instructions) for s in (getattr(n, "body", None),) if isinstance(s, list)):
        for rang, boucle in enumerate(suite):
            test = boucle.test if isinstance(boucle, ast.While) else None
            if not (isinstance(test, ast.Compare) and len(test.ops) == 1 and isinstance(test.ops[0], ast.NotEq)):
                continue
            for avant in reversed(suite[:rang]):
                if isinstance(avant, ast.Assign) and [ast.unparse(test.left)] == [ast.unparse(c) for c in avant.targets] and ast.dump(avant.value) == ast.dump(test.comparators[0]):
                    texte = f"`{lue.citer(test)}` est faux dès le départ, à cause de `{lue.citer(avant)}` : cette boucle ne fait aucun tour"
                    yield Vu("fausse-au-depart", "faute", boucle.lineno, texte)
                if noms(avant) & noms(test):
                    break


def else_du_dernier_si(lue: Fonction) -> Iterator[Vu]:
    """Trois `if x == …` à la suite, puis un `else` : il ne va qu’avec le dernier."""
    for suite in (s for n in (lue.noeud, *lue.instructions) for s in (getattr(n, "body", None), getattr(n, "orelse", None)) if isinstance(s, list)):
        for premier, second in zip(suite, suite[1:]):
            sujet = _teste(premier)
            if not sujet or sujet != _teste(second) or premier.orelse or not second.orelse or _agit_sur(premier, sujet):
                continue
            if _est_efface(premier, second):
                texte = f"après `if {lue.citer(second.test)}`, le `else` ne va qu’avec ce dernier `if` : les précédents y passent aussi ; écrivez `elif` à la place de ce `if`, et des précédents sauf le premier"
                yield Vu("else-du-dernier", "faute", second.lineno, texte, second.end_lineno)


def _agit_sur(instruction: ast.If, sujet: str) -> bool:
    """Vrai quand ce bloc quitte la suite, ou change ce qui est comparé ensuite."""
    dedans = list(dans_le_bloc(instruction.body))
    return any(isinstance(n, (ast.Return, ast.Raise, ast.Break, ast.Continue)) or isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store) and n.id in sujet for n in dedans)


def _est_efface(premier: ast.If, second: ast.If) -> bool:
    """Vrai quand le `else` lève une erreur, ou redonne une valeur au seul nom que range le premier `if`."""
    rangees = [[ast.unparse(i.targets[0]) for i in suite if isinstance(i, ast.Assign)] for suite in (premier.body, second.body, second.orelse)]
    efface = len(premier.body) == len(second.orelse) == 1 and rangees[0] and rangees[0] == rangees[1] == rangees[2]
    return isinstance(second.orelse[-1], ast.Raise) or bool(efface)


def _teste(instruction: ast.stmt) -> str:
    """`x` pour `if x == "n":`, une valeur écrite."""
    test = instruction.test if isinstance(instruction, ast.If) else None
    egal = isinstance(test, ast.Compare) and len(test.ops) == 1 and isinstance(test.ops[0], ast.Eq) and isinstance(test.comparators[0], ast.Constant)
    return ast.unparse(test.left) if egal else ""


def longueurs_enumerees(lue: Fonction) -> Iterator[Vu]:
    """`if len(code) == 2 … elif len(code) == 4 …` : d’autres longueurs existent."""
    compares: dict[str, list[ast.Compare]] = {}
    tailles = {c.id: ast.unparse(i.value) for i in lue.sous(ast.Assign) if nom_appele(i.value) == "len" for c in i.targets if isinstance(c, ast.Name) and len(lue.rangements(c.id)) == 1}
    for test in (n.test for n in lue.sous(ast.If) if isinstance(n.test, ast.Compare)):
        droite = test.comparators[0]
        longueur = ast.unparse(test.left) if nom_appele(test.left) == "len" else tailles.get(getattr(test.left, "id", ""), "")
        if longueur and isinstance(test.ops[0], ast.Eq) and isinstance(droite, ast.Constant) and type(droite.value) is int and droite.value > 1:
            compares.setdefault(longueur, []).append(test)
    for longueur, tests in compares.items():
        if len(tests) > 1:
            ecrites = " et ".join(filter(None, (", ".join(ast.unparse(t.comparators[0]) for t in tests[:-1]), ast.unparse(tests[-1].comparators[0]))))
            texte = f"`{lue.citer(tests[0])}` : seules les longueurs {ecrites} sont prévues ; écrivez une seule formule avec `{longueur}`, qui convient à toutes"
            yield Vu("longueurs-enumerees", "rien renvoyé", tests[0].lineno, texte)
            yield Vu("longueurs-enumerees", "remarque", tests[0].lineno, texte)


def tirage_par_branche(lue: Fonction) -> Iterator[Vu]:
    """`if hasard.randint(0, 1) == 0 … elif hasard.randint(0, 1) == 1` : deux tirages, sans rapport."""
    for condition in lue.sous(ast.If):
        suivante = condition.orelse[0] if len(condition.orelse) == 1 and isinstance(condition.orelse[0], ast.If) else None
        if suivante and _tire(condition.test) and _tire(suivante.test):
            texte = f"`{lue.citer(suivante.test)}` tire une seconde fois, sans rapport avec le tirage de la ligne {condition.lineno} : tirez une seule fois, avant, et gardez le résultat"
            yield Vu("tirage-par-branche", "remarque", suivante.lineno, texte)
            return


def _tire(test: ast.expr) -> bool:
    return any(isinstance(n, ast.Call) and isinstance(n.func, ast.Attribute) and n.func.attr in ("randint", "choice", "random", "randrange") for n in ast.walk(test))


def zero_pris_pour_vide(lue: Fonction) -> Iterator[Vu]:
    """`if not trouves[i]` quand les cases vides sont `None` : le nombre 0 y passe aussi."""
    vides = {c.id for i in lue.sous(ast.Assign) if _fait_de_none(i.value) for c in i.targets if isinstance(c, ast.Name)}
    seuls = [n.operand for n in lue.sous(ast.UnaryOp) if isinstance(n.op, ast.Not)] + [n.test for n in lue.noeuds if isinstance(n, (ast.If, ast.While, ast.IfExp))]
    for case in seuls:
        if isinstance(case, ast.Subscript) and getattr(case.value, "id", "") in vides:
            ecrit = lue.citer(case)
            yield Vu("zero-pris-pour-vide", "faute", case.lineno, f"`{ecrit}` seul compte pour faux quand il vaut 0 aussi, pas seulement `None` : écrivez `{ecrit} is None`, ou `is not None`")


def _fait_de_none(valeur: ast.expr) -> bool:
    """Vrai pour `[None] * n` et `[None for _ in x]`."""
    if isinstance(valeur, ast.BinOp) and isinstance(valeur.left, ast.List):
        return all(isinstance(e, ast.Constant) and e.value is None for e in valeur.left.elts)
    return isinstance(valeur, ast.ListComp) and isinstance(valeur.elt, ast.Constant) and valeur.elt.value is None


def gardee_dehors(lue: Fonction) -> Iterator[Vu]:
    """`global compte`, ou une liste faite hors de la fonction, que la fonction change."""
    ranges = {n.id for n in lue.sous(ast.Name) if isinstance(n.ctx, ast.Store)}
    for nom in sorted(lue.globaux & ranges):
        declaree = next(n for n in lue.sous((ast.Global, ast.Nonlocal)) if nom in n.names)
        yield Vu("gardee-dehors", "mémoire", declaree.lineno, f"`{nom}` garde sa valeur d’un appel à l’autre : ôtez `{lue.citer(declaree)}`, et donnez à `{nom}` sa valeur de départ dans la fonction")
    for noeud in lue.noeuds:
        objet = methode_appelee(noeud)[0] if methode_appelee(noeud)[1] in CHANGENT else getattr(getattr(noeud, "value", None), "id", "") if isinstance(noeud, ast.Subscript) and isinstance(noeud.ctx, ast.Store) else ""
        if objet and objet not in lue.locaux | lue.globaux:
            yield Vu("gardee-dehors", "mémoire", noeud.lineno, f"`{lue.citer(noeud)}` change une liste faite hors de la fonction, qui reste d’un appel à l’autre : créez `{objet}` dans la fonction")


def remplacee_a_chaque_tour(lue: Fonction) -> Iterator[Vu]:
    """`texte = …` dans une boucle, sans lire `texte`, quand on ne le lit qu’après : seul le dernier tour compte."""
    for boucle in lue.sous(BOUCLES):
        dedans = list(dans_le_bloc(boucle.body))
        for instruction in (n for n in dedans if isinstance(n, ast.Assign) and len(n.targets) == 1 and isinstance(n.targets[0], ast.Name)):
            nom = instruction.targets[0].id
            lu_dedans = any(isinstance(n, ast.Name) and n.id == nom and isinstance(n.ctx, ast.Load) for n in (*dedans, *ast.walk(getattr(boucle, "test", boucle.body[0]))))
            avant = boucle.body[: boucle.body.index(instruction)] if instruction in boucle.body else None
            if avant is None or any(isinstance(n, (ast.Continue, ast.Break)) for n in dans_le_bloc(avant)):
                continue  # sous un `if`, ou après une sortie, elle ne s’exécute pas à chaque tour
            vide = any(isinstance(i, ast.Assign) and nom in [getattr(c, "id", "") for c in i.targets] and ast.unparse(i.value) in ("''", "[]") for i in lue.sous(ast.Assign) if i not in dedans)
            if vide and not lu_dedans and not isinstance(instruction.value, ast.Constant):
                texte = f"`{lue.citer(instruction)}` remplace `{nom}` à chaque tour : il n’y reste à la fin que ce qu’y met le dernier"
                yield Vu("remplacee-a-chaque-tour", "remarque", instruction.lineno, texte)


def effacee_par_le_sinon(lue: Fonction) -> Iterator[Vu]:
    """`if trouvé: rep = x`, puis `else: rep = "?"`, dans une boucle que rien ne quitte : seul le dernier tour compte."""
    for boucle in lue.sous(BOUCLES):
        dedans = list(dans_le_bloc(boucle.body))
        if any(isinstance(n, (ast.Break, ast.Return, ast.Continue)) for n in dedans):
            continue
        for condition in (i for i in boucle.body if isinstance(i, ast.If) and len(i.orelse) == 1):
            efface, ranges = condition.orelse[0], [i for i in condition.body if isinstance(i, ast.Assign)]
            nom = getattr(efface.targets[0], "id", "") if isinstance(efface, ast.Assign) and isinstance(efface.value, ast.Constant) else ""
            garde = next((i for i in ranges if nom and [nom] == [getattr(c, "id", "") for c in i.targets]), None)
            lu_dedans = any(isinstance(n, ast.Name) and n.id == nom and isinstance(n.ctx, ast.Load) for n in (*dedans, *ast.walk(getattr(boucle, "test", boucle.body[0]))))
            ailleurs = [n for n in dedans if isinstance(n, ast.Name) and n.id == nom and isinstance(n.ctx, ast.Store)]
            if garde and ast.dump(garde.value) != ast.dump(efface.value) and not lu_dedans and len(ailleurs) == 2 and nom in lue.lus:
                if isinstance(garde.value, ast.Constant):  # « un au moins » ou « tous » : le code ne dit pas lequel des deux doit rester
                    texte = f"`{lue.citer(efface)}`, ou `{lue.citer(garde)}` à la ligne {garde.lineno} : `{nom}` reçoit une valeur à chaque tour, et le dernier tour décide seul ; de ces deux lignes, ne gardez dans la boucle que celle dont un seul tour suffit, et donnez l’autre valeur à `{nom}` avant la boucle"
                    yield Vu("effacee-par-le-sinon", "remarque", efface.lineno, texte)
                    continue
                texte = f"`{lue.citer(efface)}`, dans le `else`, efface à un tour suivant ce que la ligne {garde.lineno} a mis dans `{nom}` : ôtez ce `else`, et donnez à `{nom}` cette valeur avant la boucle"
                yield Vu("effacee-par-le-sinon", "remarque", efface.lineno, texte)


def puissance_a_virgule(lue: Fonction) -> Iterator[Vu]:
    """`math.pow(a, b)`, `a / b` dans un `int(…)` : les grands nombres perdent leurs derniers chiffres."""
    for appel in lue.sous(ast.Call):
        if methode_appelee(appel) == ("math", "pow"):
            yield Vu("puissance-a-virgule", "remarque", appel.lineno, f"`{lue.citer(appel)}` calcule avec des nombres à virgule, qui n’ont qu’une quinzaine de chiffres : écrivez `**`")


MEPRISES = (
    nom_de_la_fonction, rang_compare, rang_decale, appel_a_elle_meme_perdu, accolades_oubliees, none_dans_un_calcul, tirage_sans_hasard, fausse_au_depart,
    gardee_dehors, else_du_dernier_si, longueurs_enumerees, tirage_par_branche, zero_pris_pour_vide, remplacee_a_chaque_tour, effacee_par_le_sinon, puissance_a_virgule,
)
