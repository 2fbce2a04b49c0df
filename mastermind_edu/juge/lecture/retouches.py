"""Les retouches d’une fonction : chaque façon d’y changer une seule chose, avec ce qu’il faut alors en dire à l’élève.

Une retouche qui rend justes tous les cas prouve sa phrase : il n’y a que cela à changer. Rien n’est exécuté ici. Commencer par `retoucher`.
"""

import ast
from collections.abc import Iterator
from contextlib import suppress
from itertools import combinations, islice, permutations

from mastermind_edu.juge.lecture.boucles import ne_fait_qu_un_tour
from mastermind_edu.juge.lecture.constantes import toujours_pareil
from mastermind_edu.juge.lecture.retouches_de_calcul import Idee, bornes, comparaisons, conditions_de_trop, departs, ecrire, elements_parcourus, enlever, intervalles, mettre, morceaux, nombres, noms_echanges, operations, ordre_des_conditions, operations_augmentees, parentheses, un_de_plus_ou_de_moins
from mastermind_edu.juge.lecture.texte import BOUCLES, Fonction, Retouche, cibles, methode_appelee, nom_appele, nom_de, noms, ranges

RETOUCHES_AU_PLUS = 300
PLUS_GRANDE = 60  # instructions d’une fonction que l’on retouche

FONCTIONS = {"min": ("max", "le plus petit"), "max": ("min", "le plus grand"), "any": ("all", "au moins un"), "all": ("any", "tous"), "remove": ("append", ""), "append": ("extend", "")}


def retoucher(lue: Fonction) -> Iterator[Retouche]:
    """Les retouches de cette fonction, des plus courantes aux plus rares."""
    if len(lue.instructions) > PLUS_GRANDE or lue.noeud.decorator_list:
        return
    vues = {ast.unparse(lue.noeud)}
    idees = ((*idee, chercher) for chercher in CHERCHER for idee in chercher(lue))
    for noeud, texte, changements, chercher in islice(idees, RETOUCHES_AU_PLUS):
        source = ecrire(lue, changements)
        if source and source not in vues:
            vues.add(source)
            with suppress(SyntaxError):  # `-2[i] = 0`, où `2[i] = 0` se lisait : cette version n’existe pas
                if _tours_uniques(ast.parse(source)) <= _tours_uniques(lue.noeud):  # finir la boucle au premier tour passe des essais sans rien réparer
                    yield Retouche(source, noeud.lineno, texte, chercher in VAGUES, chercher in REPARENT)


def _tours_uniques(arbre: ast.AST) -> int:
    """Le nombre de boucles qui ne font jamais un second tour."""
    return sum(isinstance(noeud, BOUCLES) and ne_fait_qu_un_tour(noeud) for noeud in ast.walk(arbre))


def _affectations(lue: Fonction) -> Iterator[Idee]:
    for noeud in lue.sous(ast.Expr):
        match noeud.value:
            case ast.Compare(left=ast.Name() | ast.Subscript() as gauche, ops=[ast.Eq()], comparators=[droite]):
                yield noeud, f"`{lue.citer(noeud)}` compare et ne range rien : pour donner une valeur, écrivez `=`", mettre(lue, noeud, ast.Assign([gauche], droite))
    for noeud in (n for n in lue.sous(ast.Assign) if len(n.targets) > 1):
        texte = f"`{lue.citer(noeud)}` donne plusieurs noms à un seul et même objet : ce qui change l’un change l’autre ; écrivez une ligne pour chaque nom"
        yield noeud, texte, mettre(lue, noeud, *(ast.Assign([cible], noeud.value) for cible in noeud.targets))
    for noeud in (n for n in lue.sous(ast.Assign) if len(n.targets) == 1 and isinstance(n.targets[0], ast.Name)):
        [nom], valeur = cibles(noeud), noeud.value
        compte = any(isinstance(n.value, ast.Constant) and type(n.value.value) is int and nom in set().union(*map(noms, n.targets)) for n in lue.sous(ast.Assign))
        for operateur in (ast.Add(), ast.Sub()) if compte and lue.est_dans(noeud, BOUCLES) and nom not in noms(valeur) and getattr(valeur, "value", 1) != 0 else ():
            yield noeud, f"`{lue.citer(noeud)}` remplace la valeur à chaque passage, au lieu de la cumuler", mettre(lue, noeud, ast.AugAssign(noeud.targets[0], operateur, valeur))
        if isinstance(valeur, (ast.Name, ast.Attribute)):
            yield noeud, f"`{lue.citer(noeud)}` ne copie rien : les deux noms désignent la même liste", [(noeud, "value", _copier(valeur))]


def _resultats_perdus(lue: Fonction) -> Iterator[Idee]:
    """`nettoyer(lire())` seul, dans une fonction qui range ailleurs ce que donne `nettoyer`."""
    gardes = [n for n in lue.sous(ast.Assign) if len(n.targets) == 1 and isinstance(n.targets[0], ast.Name) and nom_appele(n.value)]
    for noeud in (n for n in lue.sous(ast.Expr) if nom_appele(n.value)):
        for garde in (g for g in gardes if nom_appele(g.value) == nom_appele(noeud.value)):
            nom = nom_de(garde.targets[0])
            texte = f"`{lue.citer(noeud)}` donne un résultat que rien ne garde, et `{nom}` ne change pas : écrivez `{nom} = {lue.citer(noeud)}`"
            yield noeud, texte, mettre(lue, noeud, ast.Assign(garde.targets, noeud.value))


def _rangs_et_valeurs(lue: Fonction) -> Iterator[Idee]:
    """`code.index(rang)` pour `code[rang]`, ou l’inverse."""
    for noeud in (n for n in lue.sous("index") if isinstance(n.func, ast.Attribute) and len(n.args) == 1):
        liste, cherche = lue.citer(noeud.func.value), lue.citer(noeud.args[0])
        texte = f"`{lue.citer(noeud)}` cherche la valeur `{cherche}` et donne son rang : ce qui est au rang `{cherche}` s’écrit `{liste}[{cherche}]`"
        yield noeud, texte, mettre(lue, noeud, ast.Subscript(noeud.func.value, noeud.args[0], ast.Load()))
    for noeud in (n for n in lue.sous(ast.Subscript) if isinstance(n.ctx, ast.Load) and isinstance(n.slice, ast.Name)):
        liste, rang = lue.citer(noeud.value), noeud.slice.id
        texte = f"`{lue.citer(noeud)}` lit ce qui est au rang `{rang}` : le rang de `{rang}` dans `{liste}` s’écrit `{liste}.index({rang})`"
        yield noeud, texte, mettre(lue, noeud, ast.Call(ast.Attribute(noeud.value, "index", ast.Load()), [noeud.slice], []))


def _bascules(lue: Fonction) -> Iterator[Idee]:
    """`if a_lui: …; a_lui = False` dont le `else` ne remet jamais `a_lui` à `True`."""
    for noeud in (n for n in lue.sous(ast.If) if n.orelse):
        for ranges_ici, autre in ((noeud.body, "orelse"), (noeud.orelse, "body")):
            suite = getattr(noeud, autre)
            for bascule in (i for i in ranges_ici if isinstance(i, ast.Assign) and isinstance(i.value, ast.Constant) and type(i.value.value) is bool):
                nom, contraire = nom_de(bascule.targets[0]), not bascule.value.value
                if nom in noms(noeud.test) and nom not in ranges(suite):
                    ou = "le `else`" if autre == "orelse" else "le `if`"
                    texte = f"`{nom}` passe à `{bascule.value.value}` et n’en revient jamais : dans {ou}, ajoutez `{nom} = {contraire}`"
                    yield bascule, texte, [(noeud, autre, [*suite, ast.Assign(bascule.targets, ast.Constant(contraire))])]


def _copier(valeur: ast.expr) -> ast.Call:
    return ast.Call(ast.Attribute(valeur, "copy", ast.Load()), [], [])


def _appels(lue: Fonction) -> Iterator[Idee]:
    for noeud in lue.sous(ast.Call):
        methode, nom = getattr(noeud.func, "attr", ""), nom_appele(noeud)
        ajoute = noeud.args[0] if methode == "append" and len(noeud.args) == 1 else None
        copiee = _copier(ajoute) if isinstance(ajoute, ast.Name) else None
        if isinstance(ajoute, ast.Tuple):
            copiee = ast.Tuple([_copier(e) if isinstance(e, ast.Name) and rang == 0 else e for rang, e in enumerate(ajoute.elts)], ast.Load())
        if copiee:
            yield noeud, f"`{lue.citer(noeud)}` range la liste elle-même, qui change ensuite : rangez-en une copie", [(noeud, "args", [copiee])]
        if methode == "pop" and not noeud.args:
            yield noeud, f"`{lue.citer(noeud)}` prend le dernier élément, alors qu’il faut le premier", [(noeud, "args", [ast.Constant(0)])]
        if nom in FONCTIONS:
            autre, dit = FONCTIONS[nom]
            yield noeud, f"`{nom}` donne {dit} : ce n’est pas ce qu’il faut ici", [(noeud, "func", ast.Name(autre, ast.Load()))]
        if len(noeud.args) == 1 and nom in ("sorted", "set", "reversed", "abs"):
            yield noeud, f"`{nom}` est de trop dans `{lue.citer(noeud)}`", mettre(lue, noeud, noeud.args[0])


def _conditions(lue: Fonction) -> Iterator[Idee]:
    toujours = ast.Constant(True)
    for noeud in lue.sous(ast.If):
        yield noeud, f"la condition de `{lue.citer_le_debut(noeud)}` dit le contraire de ce qu’il faut", [(noeud, "test", ast.UnaryOp(ast.Not(), noeud.test))]
        texte = f"la condition `{lue.citer(noeud.test)}` est de trop : ce qui la suit doit se faire toujours"
        if isinstance(lue.parents[noeud], ast.If) and noeud in lue.parents[noeud].orelse:
            texte = f"quand la condition d’avant est fausse, c’est toujours ceci qu’il faut faire : écrivez `else:` au lieu de `{lue.citer_le_debut(noeud)}`"
        if not noeud.orelse and not (lue.est_dans(noeud, BOUCLES) and isinstance(noeud.body[-1], (ast.Return, ast.Break))):  # sinon la boucle finirait au premier tour
            yield noeud, texte, [(noeud, "test", toujours)]
        if lue.mot_du_si(noeud) == "elif":
            avant = lue.parents[noeud]
            texte = f"`{lue.citer_le_debut(noeud)}` n’est essayé que quand le `{lue.mot_du_si(avant)}` d’avant est faux : pour l’essayer toujours, écrivez `if`"
            yield noeud, texte, [(avant, "orelse", []), *mettre(lue, avant, avant, noeud)]
    for noeud, (nom, autre) in ((n, ("break", "continue") if isinstance(n, ast.Break) else ("continue", "break")) for n in lue.sous(ast.Break, ast.Continue)):
        yield noeud, f"ce `{nom}` ne convient pas : c’est `{autre}` qu’il faut ici", mettre(lue, noeud, ast.Continue() if autre == "continue" else ast.Break())


def _lignes_trop_a_droite(lue: Fonction) -> Iterator[Idee]:
    for bloc in (n for n in lue.sous(ast.For, ast.While, ast.If) if not isinstance(getattr(n, "test", None), ast.Constant)):  # après `while True`, rien ne s’exécute
        for champ, suite, nombre in ((c, s, n) for c, s in (("body", bloc.body), ("orelse", bloc.orelse)) for n in range(1, min(3, len(s)))):
            sortie, sortis = suite[-nombre], suite[-nombre:]
            quoi = "cette ligne, et celles qu’elle contient," if hasattr(sortie, "body") else "cette ligne"
            ou = ", après son `else`" if champ == "body" and bloc.orelse else ""
            texte = f"`{lue.citer_le_debut(sortie)}` est un cran trop à droite : ramenez {quoi} à la hauteur de `{lue.citer_le_debut(bloc)}`{ou}"
            lues = [n.lineno for nom in noms(sortie) for n in lue.lectures(nom)]  # ce que plus rien ne lirait, mieux vaut l’ôter
            if nombre > 1 or not isinstance(sortie, (ast.Assign, ast.AugAssign)) or max(lues, default=0) > bloc.end_lineno or lue.est_dans(bloc, BOUCLES):
                yield sortie, texte, [(bloc, champ, suite[:-nombre]), *mettre(lue, bloc, bloc, *sortis)]
        if isinstance(bloc, ast.If) and lue.est_dans(bloc, BOUCLES):
            yield bloc.body[-1], f"après `{lue.citer_le_debut(bloc.body[-1])}`, les tours suivants continuent : il faut s’arrêter là", mettre(lue, bloc.body[-1], bloc.body[-1], ast.Break())


def _lignes_voisines(lue: Fonction) -> Iterator[Idee]:
    for parent in (lue.noeud, *lue.sous(ast.For, ast.While, ast.If)):
        for champ, suite in (("body", parent.body), ("orelse", getattr(parent, "orelse", []))):
            for rang, (avant, apres) in enumerate(zip(suite, suite[1:])):
                premiere, seconde, sans_sinon = lue.citer_le_debut(avant), lue.citer_le_debut(apres), isinstance(avant, ast.If) and not avant.orelse
                if isinstance(avant, (*BOUCLES, ast.If)):
                    yield apres, f"`{seconde}` doit faire partie de `{premiere}` : décalez {'ce bloc entier' if hasattr(apres, 'body') else 'cette ligne'} d’un cran vers la droite", [(avant, "body", [*avant.body, apres]), *mettre(lue, apres)]
                if methode_appelee(getattr(avant, "value", None))[1] == "pop" and avant.value.args and methode_appelee(getattr(apres, "value", None)) == (methode_appelee(avant.value)[0], "append"):
                    case = ast.Subscript(avant.value.func.value, avant.value.args[0], ast.Store())
                    texte = f"`{premiere}` décale d’un rang tout ce qui suit, et `append` écrit à la fin : pour changer la case, écrivez `{ast.unparse(case)} = {lue.citer(apres.value.args[0])}`"
                    yield avant, texte, [(parent, champ, [*suite[:rang], ast.Assign([case], apres.value.args[0]), *suite[rang + 2 :]])]
                sinon = [(avant, "orelse", [apres]), *mettre(lue, apres)]
                if sans_sinon and isinstance(apres, ast.If):
                    yield apres, f"`{seconde}` est essayé même quand le `if` d’avant était vrai : il ne doit l’être que dans l’autre cas", sinon
                if sans_sinon:
                    yield apres, f"`{seconde}` s’exécute aussi quand `{premiere}` est vrai : il manque un `else`", sinon
                if isinstance(apres, BOUCLES) and isinstance(avant, ast.Assign) and not _sert_apres(lue, avant, apres):  # sinon le dernier tour effacerait les autres
                    texte = f"`{premiere}` ne se fait qu’une fois, avant la boucle : cette ligne doit se refaire à chaque tour, au début de `{seconde}`"
                    yield avant, texte, [(apres, "body", [avant, *apres.body]), *mettre(lue, avant)]
                if not _remplace(avant, apres) and (not isinstance(avant, ast.Assign) or _sert_apres(lue, avant, apres)) and not any(isinstance(n, (ast.Return, ast.Raise, ast.Break, ast.Continue)) for n in (*ast.walk(avant), *ast.walk(apres))):
                    yield avant, f"`{premiere}` et {'le suivant' if premiere == seconde else f'`{seconde}`'} sont dans le mauvais ordre", [(parent, champ, [*suite[:rang], apres, avant, *suite[rang + 2 :]])]


def _remplace(avant: ast.stmt, apres: ast.stmt) -> bool:
    """Vrai quand la seconde instruction donne une autre valeur à ce que range la première, sans la lire : les échanger n’ôterait que l’une des deux."""
    return isinstance(avant, ast.Assign) and isinstance(apres, ast.Assign) and set(cibles(avant)) == set(cibles(apres)) and not set(cibles(avant)) & noms(apres.value)


def _sert_apres(lue: Fonction, affectation: ast.Assign, instruction: ast.stmt) -> bool:
    """Vrai quand ce que range l’affectation est lu plus bas que l’instruction."""
    return any(n.lineno > instruction.end_lineno for nom in cibles(affectation) for n in lue.lectures(nom))


def _lignes_avant_la_boucle(lue: Fonction) -> Iterator[Idee]:
    for boucle in lue.sous(*BOUCLES):
        premiere, *suite = boucle.body
        if isinstance(premiere, ast.Assign) and suite:
            yield premiere, f"`{lue.citer(premiere)}` recommence à chaque tour : mettez cette ligne avant `{lue.citer_le_debut(boucle)}`", [(boucle, "body", suite), *mettre(lue, boucle, premiere, boucle)]


def _echanges(lue: Fonction) -> Iterator[Idee]:
    for noeud in (n for n in lue.sous(ast.Call) if 2 <= len(n.args) <= 3 and not _est_une_methode_de_python(n) and nom_appele(n) != "zip"):
        for ordre in list(permutations(noeud.args))[1:]:
            yield noeud, f"les arguments de `{lue.citer(noeud)}` ne sont pas dans le bon ordre", [(noeud, "args", list(ordre))]
    for noeud in lue.sous(ast.Assign):
        match noeud:
            case ast.Assign(targets=[ast.Name(id=cible)], value=ast.Name(id=source)) if cible != source:
                echange = [(noeud, "targets", [ast.Name(source, ast.Store())]), (noeud, "value", ast.Name(cible, ast.Load()))]
                yield noeud, f"`{lue.citer(noeud)}` est à l’envers : c’est le nom à gauche de `=` qui reçoit la valeur, écrivez `{source} = {cible}`", echange
    for noeud in (n for n in lue.sous(ast.Assign) if isinstance(n.targets[0], ast.Subscript) and not isinstance(n.targets[0].slice, ast.Slice) and not isinstance(n.value, ast.Constant)):
        case = noeud.targets[0]
        texte = f"`{lue.citer(noeud)}` est à l’envers : la clé va entre crochets, et ce qu’elle donne après `=`"
        yield noeud, texte, [(case, "slice", noeud.value), (noeud, "value", case.slice)]
    for noeud in lue.sous(ast.DictComp):
        yield noeud, f"`{lue.citer(noeud)}` est à l’envers : la clé vient d’abord, et ce qu’elle donne après les deux points", [(noeud, "key", noeud.value), (noeud, "value", noeud.key)]
    for noeud in (n for n in lue.sous(ast.If) if n.orelse):
        yield noeud, f"les deux branches de `{lue.citer_le_debut(noeud)}` sont échangées", [(noeud, "body", noeud.orelse), (noeud, "orelse", noeud.body)]


def _est_une_methode_de_python(appel: ast.Call) -> bool:
    """Vrai de `d.pop(cle, None)`, qui dans un autre ordre ne serait plus rien."""
    return any(hasattr(genre, getattr(appel.func, "attr", "")) for genre in (dict, list, str))


def _couples(lue: Fonction) -> Iterator[Idee]:
    """`(a, b)` renvoyé ou rangé ; après un conseil, ce peut être ce qu’on y a mis qui est à l’envers."""
    for noeud in (n for n in lue.sous(ast.Tuple) if len(n.elts) == 2 and isinstance(n.ctx, ast.Load)):
        yield noeud, f"`{lue.citer(noeud)}` est à l’envers", [(noeud, "elts", noeud.elts[::-1])]


def _parametres_echanges(lue: Fonction) -> Iterator[Idee]:
    for un, autre in combinations(lue.parametres if len(lue.parametres) <= 5 else (), 2):
        lus = sorted((n for n in lue.sous(ast.Name) if n.id in (un, autre)), key=lambda n: (n.lineno, n.col_offset))
        if lus:
            texte = f"`{un}` et `{autre}` sont pris l’un pour l’autre, à partir d’ici et partout : échangez-les sous le `def`, sans toucher à lui"
            yield lus[0], texte, [(n, "id", autre if n.id == un else un) for n in lus]


def _et_ou(lue: Fonction) -> Iterator[Idee]:
    for noeud in lue.sous(ast.BoolOp):
        mot, autre, operateur = ("and", "or", ast.Or()) if isinstance(noeud.op, ast.And) else ("or", "and", ast.And())
        if not toujours_pareil(ast.BoolOp(operateur, noeud.values)):  # toujours vraie ou toujours fausse, elle ne peut pas être ce qu’il faut
            yield noeud, f"dans `{lue.citer(noeud)}`, faut-il `{mot}` ou `{autre}` ?", [(noeud, "op", operateur)]


def _variables(lue: Fonction) -> Iterator[Idee]:
    connus = sorted(lue.locaux)
    ecrits = [n for n in lue.sous(ast.Name) if n.id in connus and not isinstance(n.ctx, ast.Del)] if len(connus) <= 12 else []
    for noeud in sorted(ecrits, key=lambda n: isinstance(n.ctx, ast.Store)):  # d’abord ceux qui sont lus
        meme = sum(n.id == noeud.id for n in ecrits if lue.instruction_de(n) is lue.instruction_de(noeud)) > 1
        ou = lue.citer(lue.parents[noeud]) if meme and isinstance(lue.parents[noeud], ast.expr) else lue.citer_le_debut(lue.instruction_de(noeud))
        texte = f"dans `{ou}`, `{noeud.id}` n’est pas la variable qu’il faut" if isinstance(noeud.ctx, ast.Load) else f"dans `{ou}`, ce n’est pas `{noeud.id}` qui doit recevoir la valeur"
        for nom in connus:
            if nom != noeud.id:
                yield noeud, texte, [(noeud, "id", nom)]


VAGUES = (_et_ou, nombres, _variables, _parametres_echanges, noms_echanges, _couples)
REPARENT = (departs, bornes, elements_parcourus, parentheses, _resultats_perdus, _bascules)  # leur phrase dit toute la réparation
CHERCHER = (
    departs, _affectations, _resultats_perdus, _appels, _rangs_et_valeurs, _bascules, _conditions, _lignes_trop_a_droite, _lignes_voisines, _lignes_avant_la_boucle,
    conditions_de_trop, comparaisons, intervalles, _echanges, noms_echanges, _couples, _parametres_echanges, elements_parcourus, bornes, un_de_plus_ou_de_moins, morceaux, operations, ordre_des_conditions, parentheses, _et_ou, enlever, operations_augmentees, nombres, _variables,
)
