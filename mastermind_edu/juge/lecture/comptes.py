"""Ce qu’une boucle compte ou retient : ôté à chaque tour, calculé avant la fin du compte, un meilleur que rien ne remplace.

Chaque lecteur reçoit la fonction lue, et la boucle qu’il regarde. Commencer par `soustraite_a_chaque_tour`.
"""

import ast
import re
from collections.abc import Iterator

from mastermind_edu.juge.lecture.boucles import nom_augmente
from mastermind_edu.juge.lecture.retouches_de_calcul import ecrire, mettre
from mastermind_edu.juge.lecture.texte import Fonction, Vu, chaque, cibles, dans_le_bloc, nom_de, noms, ranges

PETITS = r"min|petit|moins|moindre|bas|court"  # sous un autre nom, c’est peut-être la comparaison qui est à l’envers


@chaque(ast.For)
def soustraite_a_chaque_tour(lue: Fonction, boucle: ast.For) -> Iterator[Vu]:
    """`bien = bien + 1`, puis `communs = communs - bien`, dans la même suite d’une boucle."""
    dedans = {n for n in dans_le_bloc(boucle.body) if isinstance(n, (ast.Assign, ast.AugAssign))}
    for suite in (suite for suite in lue.suites if suite[0] in dedans or boucle.body is suite):
        for avant, apres in ((i, j) for i in suite for j in suite if i in dedans and j in dedans):
            grandit, reste = nom_augmente(avant), _ote(apres, nom_augmente(avant))
            if reste and all(any(n.lineno > boucle.end_lineno for n in lue.lectures(nom)) for nom in (grandit, reste)):
                texte = f"`{lue.citer(apres)}` est dans la boucle, où `{grandit}` grandit : `{grandit}` est ôté plusieurs fois ; faites cette soustraction une seule fois, après la boucle"
                yield Vu("soustraite-a-chaque-tour", "faute", apres.lineno, texte)


def _ote(instruction: ast.stmt, nom: str) -> str:
    """`x` pour `x = x - nom` et `x -= nom`."""
    match instruction:
        case ast.AugAssign(target=ast.Name(id=reste), op=ast.Sub(), value=ast.Name(id=ote)) if nom == ote != reste:
            return reste
        case ast.Assign(targets=[ast.Name(id=reste)], value=ast.BinOp(left=ast.Name(id=gauche), op=ast.Sub(), right=ast.Name(id=ote))) if nom == ote and gauche == reste != nom:
            return reste
    return ""


@chaque(ast.For, ast.While)
def ote_a_chaque_tour(lue: Fonction, boucle: ast.stmt) -> Iterator[Vu]:
    """`mal += min(…) - bien` dans une boucle qui ne change pas `bien` : il est ôté autant de fois qu’il y a de tours."""
    dedans = list(dans_le_bloc(boucle.body))
    for ajout in (n for n in dedans if isinstance(n, ast.AugAssign) and isinstance(n.op, ast.Add) and isinstance(n.value, ast.BinOp) and isinstance(n.value.op, ast.Sub)):
        ote = nom_de(ajout.value.right)
        compte = any(nom_augmente(lue.instruction_de(place)) == ote for place in lue.rangements(ote))
        if ote and compte and ote not in ranges(dedans) | {*lue.parametres}:
            texte = f"`- {ote}` est dans la boucle, donc fait à chaque tour : ôtez `{ote}` une seule fois, après la boucle"
            yield Vu("ote-a-chaque-tour", "cause", ajout.lineno, texte)


@chaque(ast.For, ast.While)
def calcule_trop_tot(lue: Fonction, boucle: ast.stmt) -> Iterator[Vu]:
    """`mal = communs - bien` dans une branche de la boucle où `bien` grandit : un tour suivant change encore `bien`."""
    dedans = list(dans_le_bloc(boucle.body))
    grandissent = {nom_augmente(n) for n in dedans if isinstance(n, (ast.AugAssign, ast.Assign))} - {""}
    for calcul in (n for n in dedans if isinstance(n, ast.Assign) and n not in boucle.body and isinstance(n.value, ast.BinOp)):
        nom, lus = nom_de(calcul.targets[0]), sorted(noms(calcul.value) & grandissent)
        lectures = lue.lectures(nom) if nom else []
        if lectures and lus and lus[0] != nom and all(n.lineno > boucle.end_lineno for n in lectures) and not any(isinstance(n, (ast.Break, ast.Return)) for n in dedans):
            seul = getattr(lue.parents[calcul], "orelse", None) == [calcul]
            texte = f"`{lue.citer(calcul)}` se calcule dans la boucle, où `{lus[0]}` n’est pas encore fini de compter : {'ôtez cet `else:`, et mettez cette ligne' if seul else 'décalez cette ligne vers la gauche,'} après la boucle"
            apres = [*mettre(lue, calcul, ast.Pass()), *mettre(lue, boucle, boucle, calcul)]
            yield Vu("calcule-trop-tot", "cause", calcul.lineno, texte, preuve=ecrire(lue, apres))


@chaque(ast.For, ast.While)
def doublee_a_chaque_tour(lue: Fonction, boucle: ast.stmt) -> Iterator[Vu]:
    """`code = code + code` dans une boucle."""
    for instruction in (n for n in dans_le_bloc(boucle.body) if isinstance(n, (ast.Assign, ast.AugAssign))):
        match instruction:
            case ast.Assign(targets=[ast.Name(id=nom)], value=ast.BinOp(left=ast.Name(id=un), op=ast.Add(), right=ast.Name(id=autre))) if nom == un == autre:
                pass
            case ast.AugAssign(target=ast.Name(id=nom), op=ast.Add(), value=ast.Name(id=autre)) if nom == autre:
                pass
            case _:
                continue
        texte = f"`{lue.citer(instruction)}` ajoute `{nom}` à lui-même, qui double à chaque tour : n’ajoutez que ce que ce tour apporte"
        yield Vu("doublee-a-chaque-tour", "cause", instruction.lineno, texte)


@chaque(ast.For)
def meilleur_jamais_change(lue: Fonction, boucle: ast.For) -> Iterator[Vu]:
    """`if pire < mini: choix = code` sans `mini = pire` : chacun n’est comparé qu’à la valeur de départ."""
    dedans = list(dans_le_bloc(boucle.body))
    for condition in (n for n in dedans if isinstance(n, ast.If)):
        match condition.test:
            case ast.Compare(left=valeur, ops=[ast.Lt() | ast.Gt() | ast.LtE() | ast.GtE()], comparators=[ast.Name(id=record)]) if not isinstance(valeur, ast.Constant):
                gardes = [i for i in condition.body if isinstance(i, ast.Assign) and nom_de(i.targets[0])]
                retenu = next((i for i in gardes if noms(i.value) & ranges(ast.walk(boucle.target))), None)
                if retenu and record not in ranges(dedans) | ranges(ast.walk(boucle.target)) | {*lue.parametres} and lue.rangements(record):
                    texte = f"`{record}` ne change jamais dans la boucle : chaque valeur n’est comparée qu’à celle du départ ; à côté de `{lue.citer(retenu)}`, ajoutez `{record} = {lue.citer(valeur)}`"
                    yield Vu("meilleur-jamais-change", "cause", condition.lineno, texte)


@chaque(ast.For, ast.While)
def rangee_a_l_envers(lue: Fonction, boucle: ast.stmt) -> Iterator[Vu]:
    """`if compte > meilleur: compte = meilleur` : `meilleur`, qui sera renvoyé, ne change jamais."""
    dedans = list(dans_le_bloc(boucle.body))
    for condition in (n for n in dedans if isinstance(n, ast.If)):
        for rangement in (i for i in condition.body if isinstance(i, ast.Assign) and len(i.targets) == 1):
            recoit, donne = nom_de(rangement.targets[0]), nom_de(rangement.value)
            compares = {recoit, donne} - {""} if isinstance(condition.test, ast.Compare) and {recoit, donne} <= noms(condition.test) else set()
            renvoye = any(isinstance(n, ast.Return) and n.lineno > boucle.end_lineno and donne in noms(n) for n in lue.sous(ast.Return))
            if len(compares) == 2 and renvoye and donne not in ranges(dedans) and donne not in lue.parametres:
                texte = f"`{lue.citer(rangement)}` change `{recoit}`, et rien ne change `{donne}` dans la boucle : le nom à gauche de `=` est celui qui reçoit, écrivez `{donne} = {recoit}`"
                yield Vu("rangee-a-l-envers", "cause", rangement.lineno, texte)


@chaque(ast.For)
def plus_petit_que_zero(lue: Fonction, boucle: ast.For) -> Iterator[Vu]:
    """`petit = 0`, puis `if p < petit: petit = p` : aucun nombre de points n’est plus petit que 0."""
    for condition in (n for n in dans_le_bloc(boucle.body) if isinstance(n, ast.If) and len(n.body) == 1):
        match condition.test, condition.body[0]:
            case ast.Compare(left=valeur, ops=[ast.Lt() | ast.LtE()], comparators=[ast.Name(id=record)]), ast.Assign(targets=[ast.Name(id=recoit)], value=gardee):
                departs = [i for i in lue.sous(ast.Assign) if record in cibles(i) and i.lineno < boucle.lineno]
                if recoit == record and ast.dump(gardee) == ast.dump(valeur) and len(departs) == 1 and len(lue.rangements(record)) == 2 and re.search(PETITS, record) and getattr(departs[0].value, "value", None) == 0:
                    liste = nom_de(boucle.iter) if nom_de(valeur) == nom_de(boucle.target) else ""
                    depart = f"partez du premier élément, `{record} = {liste}[0]`" if liste in lue.parametres else "partez d’un nombre plus grand que tous"
                    texte = f"`{record}` part de 0, et ne change que pour un nombre plus petit encore : {depart}"
                    yield Vu("plus-petit-que-zero", "faute", departs[0].lineno, texte, preuve=ecrire(lue, [(departs[0], "value", ast.Constant(10**9))]), est_la_reparation=True)
            case _:
                continue
