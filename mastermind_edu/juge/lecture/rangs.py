"""Le rang d’une autre liste : cherché dans la mauvaise, comparé à un contenu, donné à la mauvaise paire de crochets.

Chaque lecteur reçoit la fonction lue, et la boucle qu’il regarde. Commencer par `premier_rang`.
"""

import ast
from collections.abc import Iterator
from itertools import permutations

from mastermind_edu.francais import enumerer
from mastermind_edu.juge.lecture.boucles import nom_augmente, suite_des_rangs
from mastermind_edu.juge.lecture.parcours import SUITES
from mastermind_edu.juge.lecture.retouches_de_calcul import ecrire, mettre
from mastermind_edu.juge.lecture.texte import Fonction, Vu, chaque, dans_le_bloc, methode_appelee, nom_appele, nom_de, noms, objets_changes, ranges

DES_RANGS = ("place", "rang", "depart", "indice")  # des paramètres que l’énoncé nomme ainsi
CONNUES = {"initiales", "couleurs"}  # des tables où l’on cherche, et non des codes
SANS_DOUBLES = {"initiales", "couleurs", "emojis", "candidats", "secrets"}  # aucune valeur ne s’y répète


@chaque(ast.For, si=("index",))
def premier_rang(lue: Fonction, boucle: ast.For) -> Iterator[Vu]:
    """`for x in liste: … liste.index(x)` : deux éléments égaux ont le même rang ; quand rien ne lit une autre liste reçue, c’est elle qui est oubliée."""
    suite, dedans = nom_de(sans_enumerate(boucle.iter)), list(dans_le_bloc(boucle.body))
    dernier = boucle.target.elts[-1] if isinstance(boucle.target, ast.Tuple) and nom_appele(boucle.iter) == "enumerate" else boucle.target
    if not suite or suite in SANS_DOUBLES | objets_changes(dedans) or nom_de(dernier) in ranges(dedans) | {""}:
        return
    for noeud in (n for n in dedans if methode_appelee(n) == (suite, "index") and [*map(nom_de, n.args)] == [nom_de(dernier)]):
        if not isinstance(lue.instruction_de(noeud), ast.Return):
            oubliee = next((nom for nom in lue.parametres if nom in SUITES and nom not in lue.lus), "")
            texte = f"donne le premier rang où se trouve cette valeur, et non celui du tour : parcourez les rangs, `for i in range(len({suite}))`"
            if oubliee:
                texte = f"cherche `{nom_de(dernier)}` dans `{suite}`, d’où vient déjà la valeur de ce tour, et rien ne lit `{oubliee}` : n’est-ce pas là qu’il faut chercher ?"
            yield Vu("premier-rang", "cause", noeud.lineno, f"`{lue.citer(noeud)}` {texte}")
            break


@chaque(ast.For)
def rangs_echanges(lue: Fonction, boucle: ast.For) -> Iterator[Vu]:
    """`for i in range(len(t[0])): … t[i][0]` : `i` compte les cases de `t[0]`, et non celles de `t`."""
    tableau = _tableau_compte(boucle.iter)
    rang = nom_de(boucle.target)
    doubles = [n for n in dans_le_bloc(boucle.body) if tableau and rang and isinstance(n, ast.Subscript) and isinstance(n.value, ast.Subscript)]
    a_retourner = {lue.citer(n): f"`{tableau}[{lue.citer(n.slice)}][{rang}]`" for n in doubles if (nom_de(n.value.value), nom_de(n.value.slice)) == (tableau, rang)}
    if a_retourner:
        ligne = min(n.lineno for n in doubles if lue.citer(n) in a_retourner)
        ecrites = enumerer([f"`{ecrite}`" for ecrite in sorted(a_retourner)])
        texte = f"dans {ecrites}, les deux rangs sont échangés : `{rang}` compte les cases de `{lue.citer(boucle.iter.args[0].args[0])}` ; écrivez {enumerer([a_retourner[e] for e in sorted(a_retourner)])}"
        yield Vu("rangs-echanges", "cause", ligne, texte)
        yield Vu("rangs-echanges", "erreur ici", ligne, texte, objet="IndexError")


@chaque(ast.For)
def rangs_du_tableau(lue: Fonction, boucle: ast.For) -> Iterator[Vu]:
    """`for i in range(len(t)): … t[0][i]` : `i` compte les listes de `t`, et non les cases de l’une d’elles."""
    match boucle.iter:
        case ast.Call(func=ast.Name(id="range"), args=[ast.Call(func=ast.Name(id="len"), args=[ast.Name(id=tableau)])]):
            doubles = [n for n in dans_le_bloc(boucle.body) if isinstance(n, ast.Subscript) and isinstance(n.value, ast.Subscript) and isinstance(n.value.slice, ast.Constant)]
        case _:
            return
    case = next((n for n in doubles if (nom_de(n.value.value), nom_de(n.slice)) == (tableau, nom_de(boucle.target))), None)
    if case:
        texte = f"`{lue.citer(boucle.iter)}` compte les listes de `{tableau}`, et `{lue.citer(case)}` demande les rangs de l’une d’elles : écrivez `range(len({lue.citer(case.value)}))`"
        yield Vu("rangs-du-tableau", "cause", boucle.lineno, texte)
        yield Vu("rangs-du-tableau", "erreur ici", boucle.lineno, texte, boucle.end_lineno, "IndexError")


def _tableau_compte(parcouru: ast.expr) -> str:
    """`t` pour `range(len(t[0]))`."""
    match parcouru:
        case ast.Call(func=ast.Name(id="range"), args=[ast.Call(func=ast.Name(id="len"), args=[ast.Subscript(value=ast.Name(id=tableau), slice=ast.Constant())])]):
            return tableau
    return ""


@chaque(ast.For, si=("insert",))
def inseree_au_lieu_d_ecrite(lue: Fonction, boucle: ast.For) -> Iterator[Vu]:
    """`copie.insert(i, x)` dans une boucle sur les rangs de `copie` : une case de plus, au lieu d’une case changée."""
    for appel in (n for n in dans_le_bloc(boucle.body) if methode_appelee(n)[1] == "insert" and len(n.args) == 2):
        liste, rang = methode_appelee(appel)[0], nom_de(boucle.target)
        if liste in lue.parametres and rang and nom_de(appel.args[0]) == rang and nom_appele(boucle.iter) == "range":
            texte = f"`{lue.citer(appel)}` ajoute une case à `{liste}` et décale les suivantes : pour remplacer celle qui est au rang `{rang}`, écrivez `{liste}[{rang}] = {lue.citer(appel.args[1])}`"
            yield Vu("inseree-au-lieu-d-ecrite", "cause", appel.lineno, texte)


@chaque(ast.BinOp, si=("index",))
def rang_pris_pour_nombre(lue: Fonction, calcul: ast.BinOp) -> Iterator[Vu]:
    """`len(code) - code.index(couleur)` : un rang n’est pas un nombre de pions."""
    for rang, autre in ((calcul.right, calcul.left), (calcul.left, calcul.right)):
        liste = methode_appelee(rang)[0] if methode_appelee(rang)[1] == "index" else ""
        if liste and isinstance(calcul.op, (ast.Add, ast.Sub)) and nom_appele(autre) == "len" and [*map(nom_de, autre.args)] == [liste]:
            texte = f"`{lue.citer(rang)}` est le premier rang de cette valeur, et une erreur quand elle n’y est pas : pour savoir combien de fois elle y est, écrivez `{liste}.count({lue.citer(rang.args[0])})`"
            yield Vu("rang-pris-pour-nombre", "cause", calcul.lineno, texte)
            yield Vu("rang-pris-pour-nombre", "erreur ici", calcul.lineno, texte, objet="ValueError")


@chaque(ast.For, si=(ast.Continue,))
def rang_saute(lue: Fonction, boucle: ast.For) -> Iterator[Vu]:
    """`if pion == -1: continue`, avant `rang = rang + 1` : pour ce pion, le rang n’avance pas."""
    for place, condition in enumerate(boucle.body):
        suite = boucle.body[place + 1 :] if isinstance(condition, ast.If) and isinstance(condition.body[-1], ast.Continue) else []
        for avance in suite:
            nom = nom_augmente(avance)
            renvoye = any(isinstance(n, ast.Return) and nom in noms(n) for n in dans_le_bloc(boucle.body))
            lu = any(isinstance(n, ast.Subscript) and nom_de(n.slice) == nom for n in dans_le_bloc(boucle.body))
            if nom and (renvoye or lu) and nom not in ranges(ast.walk(condition)):
                texte = f"ce `continue` saute aussi `{lue.citer(avance)}`, ligne {avance.lineno} : `{nom}` n’avance pas à ce tour ; faites-le avancer à chaque tour, ou parcourez les rangs avec `range`"
                yield Vu("rang-saute", "cause", condition.body[-1].lineno, texte)


@chaque(ast.Compare)
def comparee_au_meme_rang(lue: Fonction, comparee: ast.Compare) -> Iterator[Vu]:
    """`mot[i] != initiales[i]` : la lettre n’est comparée qu’à une seule des initiales connues."""
    match comparee:
        case ast.Compare(left=ast.Subscript(value=ast.Name(id=gauche), slice=ast.Name(id=i)), ops=[ast.Eq() | ast.NotEq() as signe], comparators=[ast.Subscript(value=ast.Name(id=droite), slice=ast.Name(id=j))]):
            connues = {gauche, droite} & CONNUES & {*lue.parametres}
            if i == j and len(connues) == 1 and gauche != droite:
                [liste] = connues
                case = comparee.comparators[0] if liste == gauche else comparee.left
                mot = "in" if isinstance(signe, ast.Eq) else "not in"
                texte = f"`{lue.citer(comparee)}` ne regarde que l’élément de même rang dans `{liste}` : pour le chercher dans tout `{liste}`, écrivez `{lue.citer(case)} {mot} {liste}`"
                yield Vu("comparee-au-meme-rang", "cause", comparee.lineno, texte)
                yield Vu("comparee-au-meme-rang", "erreur ici", comparee.lineno, texte, objet="IndexError")


@chaque(ast.Compare)
def taille_des_couleurs(lue: Fonction, comparee: ast.Compare) -> Iterator[Vu]:
    """`code = [0] * nb_couleurs`, puis `code != secret` : deux listes de tailles différentes ne sont jamais égales."""
    for nom, autre in permutations([nom_de(comparee.left), nom_de(comparee.comparators[0])]):
        for produit in lue.valeurs(nom) if autre in lue.parametres and nom not in lue.parametres and isinstance(comparee.ops[0], (ast.Eq, ast.NotEq)) else ():
            match produit:
                case ast.BinOp(left=ast.List(elts=[element]), op=ast.Mult(), right=ast.Name(id=taille)) if taille in lue.parametres and not lue.rangements(taille):
                    texte = f"`{lue.citer(produit)}` a `{taille}` cases, et `{autre}` peut en avoir plus ou moins : les deux listes ne sont alors jamais égales ; écrivez `[{lue.citer(element)}] * len({autre})`"
                    yield Vu("taille-des-couleurs", "cause", produit.lineno, texte)
                    for boucle in (a for a in lue.ancetres(comparee) if isinstance(a, ast.While)):
                        yield Vu("taille-des-couleurs", "sans fin", produit.lineno, texte, boucle.end_lineno)


@chaque(ast.While)
def fin_jamais_regardee(lue: Fonction, boucle: ast.While) -> Iterator[Vu]:
    """`while liste[i] != x and i < n`, quand rien ne compare `i` à `len(liste)`."""
    for case in (n for n in ast.walk(boucle.test) if isinstance(n, ast.Subscript) and isinstance(n.value, ast.Name) and isinstance(n.slice, ast.Name)):
        liste, rang = case.value.id, case.slice.id
        if not any(nom_appele(n) == "len" and [*map(nom_de, n.args)] == [liste] for n in ast.walk(boucle.test)):
            avant = ast.parse(f"{rang} < len({liste})", mode="eval").body
            texte = f"`{lue.citer(case)}` est lu sans que rien n’ait comparé `{rang}` à `len({liste})` : commencez la condition par `{ast.unparse(avant)} and`"
            preuve = ecrire(lue, [(boucle, "test", ast.BoolOp(ast.And(), [avant, boucle.test]))])
            yield Vu("fin-jamais-regardee", "erreur ici", boucle.lineno, texte, boucle.end_lineno, "IndexError", preuve=preuve, est_la_reparation=True)
            return


@chaque(ast.Subscript)
def reste_par_un_autre_nombre(lue: Fonction, case: ast.Subscript) -> Iterator[Vu]:
    """`codes[(depart + i) % depart]` : pour rester dans la liste, le reste se prend par sa longueur."""
    match case:
        case ast.Subscript(value=ast.Name(id=liste), slice=ast.BinOp(op=ast.Mod(), right=par) as reste) if nom_appele(par) != "len":
            texte = f"dans `{lue.citer(case)}`, le reste est pris par `{lue.citer(par)}` : pour revenir au rang 0 après le dernier, prenez-le par le nombre d’éléments, `% len({liste})`"
            preuve = ecrire(lue, [(reste, "right", ast.parse(f"len({liste})", mode="eval").body)])
            yield Vu("reste-par-un-autre-nombre", "cause", case.lineno, texte, preuve=preuve, est_la_reparation=True)
            yield Vu("reste-par-un-autre-nombre", "erreur ici", case.lineno, texte, objet="ZeroDivisionError IndexError", preuve=preuve, est_la_reparation=True)


@chaque(ast.Call, si=("randrange", "randint"))
def borne_d_un_tirage(lue: Fonction, tirage: ast.Call) -> Iterator[Vu]:
    """`hasard.randrange(1, m)` ne donne jamais `m`, et n’a rien à tirer quand il vaut 1 ; `hasard.randint(0, len(t))` peut donner un rang de trop."""
    if methode_appelee(tirage)[1] == "randint" and len(tirage.args) == 2 and nom_appele(tirage.args[1]) == "len":
        fin = lue.citer(tirage.args[1])
        texte = f"`{lue.citer(tirage)}` peut donner aussi `{fin}`, qui n’est pas un rang : avec `randint`, la seconde borne peut sortir ; écrivez `{fin} - 1`"
        yield Vu("borne-de-trop", "erreur ici", tirage.lineno, texte, lue.noeud.end_lineno, "IndexError")
    if methode_appelee(tirage)[1] == "randrange" and len(tirage.args) == 2:
        debut, fin, de = *map(lue.citer, tirage.args), methode_appelee(tirage)[0]
        texte = f"`{lue.citer(tirage)}` s’arrête juste avant `{fin}` : quand `{fin}` vaut `{debut}`, il n’y a rien à tirer ; pour que `{fin}` puisse sortir aussi, écrivez `{de}.randint({debut}, {fin})`"
        yield Vu("borne-jamais-tiree", "erreur ici", tirage.lineno, texte, objet="ValueError")


@chaque(ast.For, si=("pop",))
def raccourcie_a_son_rang(lue: Fonction, boucle: ast.For) -> Iterator[Vu]:
    """`for i in range(len(secret)): … copie.pop(i)`, où `copie[i]` est lu : les rangs d’après se décalent."""
    rang, dedans = nom_de(boucle.target), list(dans_le_bloc(boucle.body))
    for retrait in (n for n in dedans if methode_appelee(n)[1] == "pop" and rang and [*map(nom_de, n.args)] == [rang] and nom_appele(boucle.iter) == "range"):
        liste = methode_appelee(retrait)[0]
        if any(isinstance(n, ast.Subscript) and (nom_de(n.value), nom_de(n.slice)) == (liste, rang) for n in dedans) and suite_des_rangs(boucle.iter) != liste:
            texte = f"`{lue.citer(retrait)}` raccourcit `{liste}`, et tous ses rangs suivants se décalent, alors que `{rang}` continue d’avancer : gardez la case, et marquez-la d’une valeur qui n’est pas une couleur, ou rangez dans une autre liste ce qui reste"
            yield Vu("raccourcie-a-son-rang", "cause", retrait.lineno, texte)
            yield Vu("raccourcie-a-son-rang", "erreur ici", boucle.lineno, f"à chaque tour de `{lue.citer_le_debut(boucle)}`, {texte}", boucle.end_lineno, "IndexError")
            return


@chaque(ast.Compare)
def voisin_hors_des_crochets(lue: Fonction, comparee: ast.Compare) -> Iterator[Vu]:
    """`code[i] == code[i] + 1` : c’est le rang qu’il faut augmenter, et non le pion."""
    for terme in (comparee.left, *comparee.comparators):
        match terme:
            case ast.BinOp(left=ast.Subscript(value=ast.Name(id=liste), slice=ast.Name() as rang), op=(ast.Add() | ast.Sub()) as signe, right=ast.Constant(value=1)):
                voisine = ast.Subscript(ast.Name(liste, ast.Load()), ast.BinOp(rang, signe, ast.Constant(1)), ast.Load())
                texte = f"`{lue.citer(terme)}` calcule avec l’élément, et non avec son rang : pour l’élément voisin, écrivez `{ast.unparse(voisine)}`"
                yield Vu("voisin-hors-des-crochets", "faute", comparee.lineno, texte, preuve=ecrire(lue, mettre(lue, terme, voisine)), est_la_reparation=True)


@chaque(ast.For, si=("range",))
def bout_saute(lue: Fonction, boucle: ast.For) -> Iterator[Vu]:
    """`range(1, nb_couleurs)` ne passe pas par 0, `range(nb_couleurs - 1)` ne va pas au bout ; dit quand la réparation le prouve."""
    match boucle.iter:
        case ast.Call(func=ast.Name(id="range"), args=[ast.Constant(value=1), ast.Name(id=nombre)]) if nombre in lue.parametres:
            texte = f"`{lue.citer(boucle.iter)}` commence à 1, et 0 est sauté : écrivez `range({nombre})`"
        case ast.Call(func=ast.Name(id="range"), args=[ast.BinOp(left=ast.Name(id=nombre), op=ast.Sub(), right=ast.Constant(value=1))]) if nombre in lue.parametres:
            texte = f"`{lue.citer(boucle.iter)}` s’arrête un nombre trop tôt, car sa borne n’est jamais atteinte : écrivez `range({nombre})`"
        case ast.Call(func=ast.Name(id="range"), args=[*_, ast.BinOp(left=ast.Call(func=ast.Name(id="len")) as longueur, op=ast.Sub(), right=ast.Constant(value=2)) as fin]):
            texte = f"`{lue.citer(boucle.iter)}` s’arrête un rang trop tôt : sa borne n’est déjà jamais atteinte ; écrivez `{lue.citer(longueur)} - 1`"
            yield Vu("bout-saute", "cause", boucle.lineno, texte, preuve=ecrire(lue, [(fin, "right", ast.Constant(1))]), est_la_reparation=True, repare=True)
            return
        case _:
            return
    preuve = ecrire(lue, [(boucle.iter, "args", [ast.Name(nombre, ast.Load())])])
    yield Vu("bout-saute", "cause", boucle.lineno, texte, preuve=preuve, est_la_reparation=True, repare=True)


@chaque(ast.For)
def contenu_compare_au_rang(lue: Fonction, boucle: ast.For) -> Iterator[Vu]:
    """`if essai[i] == place`, `if code >= codes[depart]` : le contenu d’une case, et non son rang."""
    liste, tour, rangs = suite_des_rangs(boucle.iter), nom_de(boucle.target), {*DES_RANGS} & {*lue.parametres}
    for test in (n for n in dans_le_bloc(boucle.body) if isinstance(n, ast.Compare) and len(n.ops) == 1):
        case, autre = test.left, test.comparators[0]
        if liste and isinstance(test.ops[0], (ast.Eq, ast.NotEq)) and isinstance(case, ast.Subscript) and (nom_de(case.value), nom_de(case.slice)) == (liste, tour) and nom_de(autre) in rangs:
            texte = f"`{lue.citer(test)}` compare le contenu de la case à `{autre.id}`, qui est un rang : la case de ce rang est `{liste}[{autre.id}]`, sans boucle"
            yield Vu("contenu-compare-au-rang", "faute", test.lineno, texte)
        ordre = isinstance(test.ops[0], (ast.Lt, ast.LtE, ast.Gt, ast.GtE)) and isinstance(autre, ast.Subscript) and nom_de(autre.slice) in rangs
        if ordre and nom_de(case) == tour and nom_de(autre.value) == nom_de(boucle.iter) != "":
            texte = f"`{lue.citer(test)}` compare les éléments eux-mêmes, et non leurs rangs : `{boucle.iter.id}` peut être dans n’importe quel ordre ; servez-vous des rangs, de `{autre.slice.id}` au dernier, puis de 0 à `{autre.slice.id} - 1`"
            yield Vu("contenu-compare-au-rang", "faute", test.lineno, texte)


def sans_enumerate(parcouru: ast.expr) -> ast.expr:
    """`x` pour `in x` et `in enumerate(x)`."""
    return parcouru.args[0] if nom_appele(parcouru) == "enumerate" and parcouru.args else parcouru


@chaque(ast.For)
def parametre_pris_pour_tour(lue: Fonction, boucle: ast.For) -> Iterator[Vu]:
    """`for couleur in code`, où `couleur` est un paramètre que rien n’a encore lu."""
    for nom in sorted(noms(boucle.target) & {*lue.parametres} - noms(boucle.iter)):
        if not any(n.lineno < boucle.lineno for n in lue.lectures(nom)):
            yield Vu("parametre-pris-pour-tour", "cause", boucle.lineno, f"`{lue.citer_le_debut(boucle)}` donne à chaque tour une autre valeur à `{nom}`, et ce que ce paramètre a reçu est perdu : prenez un autre nom pour l’élément", objet=nom)
