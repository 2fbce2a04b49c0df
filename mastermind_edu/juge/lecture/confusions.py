"""Les signes et les objets pris l’un pour l’autre : `^` et `**`, un ensemble et un couple, les clés d’un dictionnaire et ses valeurs.

Chaque fonction reçoit la fonction lue et donne ce qu’elle y voit. Commencer par `CONFUSIONS`.
"""

import ast
import re
from collections.abc import Iterator

from mastermind_edu.juge.lecture.texte import BOUCLES, CHANGENT, DEFINITIONS, Fonction, Vu, blocs, dans_le_bloc, methode_appelee, nom_appele, noms

ENSEMBLES = ("set", "frozenset", "bool", "isinstance", "any", "all")
DICTIONNAIRES = ("longueurs", "dico", "dictionnaire")  # ce que l’énoncé, ou l’élève, nomme ainsi
CALCULS = (ast.Add, ast.Sub, ast.Mult, ast.Pow, ast.FloorDiv)
BARRE = re.compile(r"(?<!\b[oOyY])/([nt])(?![^\W_])")  # « o/n » demande oui ou non
A_L_ENVERS = {"n": ("un passage à la ligne", r"\n"), "t": ("une tabulation", r"\t")}


def puissance(lue: Fonction) -> Iterator[Vu]:
    """`k ^ n` entre deux nombres : `^` compare leurs chiffres en base deux."""
    for calcul in lue.sous((ast.BinOp, ast.AugAssign)):
        termes = [calcul.left, calcul.right] if isinstance(calcul, ast.BinOp) else [calcul.target, calcul.value]
        if isinstance(calcul.op, ast.BitXor) and all(_est_un_nombre(lue, terme) for terme in termes):
            signe, voulu = ("^", "**") if isinstance(calcul, ast.BinOp) else ("^=", "**=")
            geste = f"{lue.citer(termes[0])} {voulu} {lue.citer(termes[1])}"
            yield Vu("puissance", "faute", calcul.lineno, f"`{lue.citer(calcul)}` n’est pas une puissance : en Python, `{signe}` est une autre opération ; une puissance s’écrit `{geste}`")


def _est_un_nombre(lue: Fonction, terme: ast.expr) -> bool:
    """Vrai d’un nombre écrit, d’une longueur, d’un calcul, d’un nom qui n’est ni un ensemble ni un booléen."""
    if isinstance(terme, ast.Constant):
        return type(terme.value) in (int, float)
    if isinstance(terme, ast.BinOp):
        return isinstance(terme.op, CALCULS) and _est_un_nombre(lue, terme.left) and _est_un_nombre(lue, terme.right)
    if not isinstance(terme, ast.Name):
        return nom_appele(terme) == "len"
    valeurs = [getattr(lue.parents[place], "value", None) for place in lue.rangements(terme.id) if not isinstance(lue.parents[place], ast.AugAssign)]
    autres = (ast.Set, ast.SetComp, ast.Compare, ast.BoolOp, ast.UnaryOp)
    return not any(isinstance(v, autres) or nom_appele(v) in ENSEMBLES or isinstance(v, ast.Constant) and type(v.value) is bool for v in valeurs)


def ensemble_pour_un_couple(lue: Fonction) -> Iterator[Vu]:
    """`return {bien, mal}` : un ensemble."""
    rendus = {i.value.id for i in lue.sous(ast.Return) if isinstance(i.value, ast.Name)}
    for ensemble in lue.sous(ast.Set):
        parent, simples = lue.parents[ensemble], all(isinstance(e, (ast.Name, ast.Constant, ast.Subscript, ast.BinOp, ast.Call)) for e in ensemble.elts)
        range_ = isinstance(parent, ast.Assign) and getattr(parent.targets[0], "id", "") in rendus
        if len(ensemble.elts) > 1 and simples and (isinstance(parent, ast.Return) or range_):
            elements, nature = ", ".join(map(lue.citer, ensemble.elts)), "un couple" if len(ensemble.elts) == 2 else "un tuple"
            yield Vu("ensemble-pour-un-couple", "faute", ensemble.lineno, f"`{lue.citer(ensemble)}`, entre accolades, est un ensemble, sans ordre ni répétition : pour {nature}, mettez des parenthèses, `({elements})`")


def cle_en_double(lue: Fonction) -> Iterator[Vu]:
    """`{"R": 0, "V": 1, "R": 2}` : la seconde valeur remplace la première."""
    for dictionnaire in lue.sous(ast.Dict):
        vues: dict[str, tuple[int, str]] = {}
        for cle, valeur in zip(dictionnaire.keys, dictionnaire.values):
            ecrite, contenu = ast.dump(cle) if isinstance(cle, ast.Constant) else "", ast.dump(valeur)
            if ecrite and ecrite in vues and vues[ecrite][1] != contenu:
                texte = f"`{lue.citer(cle)}` est déjà une clé de ce dictionnaire, ligne {vues[ecrite][0]} : cette seconde valeur remplace la première"
                yield Vu("cle-en-double", "faute", cle.lineno, texte)
            if ecrite:
                vues[ecrite] = cle.lineno, contenu


def barre_penchee(lue: Fonction) -> Iterator[Vu]:
    """`"/n"` : deux signes, et non un passage à la ligne."""
    for texte in lue.sous(ast.Constant):
        parent = lue.parents.get(texte)
        trouve = BARRE.search(texte.value) if type(texte.value) is str and not isinstance(parent, ast.Expr) else None
        if trouve:
            entier = parent if isinstance(parent, ast.JoinedStr) else texte
            effet, signe = A_L_ENVERS[trouve[1]]
            genre = "faute" if texte is entier and texte.value == trouve[0] else "remarque"
            yield Vu("barre-penchee", genre, entier.lineno, f"dans `{lue.citer(entier)}`, « {trouve[0]} » est écrit tel quel : pour {effet}, la barre penche de l’autre côté, `{signe}`")


def cles_sans_valeurs(lue: Fonction) -> Iterator[Vu]:
    """`for x in dico`, puis `x[1]` ou `a, b = x` : la boucle ne donne que les clés."""
    for boucle in (b for b in lue.sous(ast.For) if isinstance(b.iter, ast.Name)):
        nom, element = boucle.iter.id, getattr(boucle.target, "id", "")
        valeurs = [getattr(lue.parents[place], "value", None) for place in lue.rangements(nom)]
        ecrit = bool(valeurs) and all(isinstance(v, ast.Dict) and v.keys and all(isinstance(c, ast.Constant) for c in v.keys) for v in valeurs) and not _recoit_une_cle(lue, nom)
        peut_etre = all(isinstance(v, (ast.Dict, ast.DictComp)) or nom_appele(v) == "dict" for v in valeurs) if valeurs else nom in lue.parametres and nom in DICTIONNAIRES
        emplois = [boucle.iter] if isinstance(boucle.target, ast.Tuple) else [n for n in dans_le_bloc(boucle.body) if element and _ouvre(n, element)]
        emploi = min(emplois, key=lambda n: (n.lineno, n.col_offset), default=None)
        if emploi is None or not peut_etre or any(isinstance(lue.parents[place], ast.AugAssign) for place in lue.rangements(nom)):
            continue
        quoi = f"`{nom}` ne donne ici" if emploi is boucle.iter else f"dans `{lue.citer(emploi)}`, `{element}` vient de `for {element} in {nom}`, qui ne donne"
        texte = f"{quoi} que les clés, si `{nom}` est un dictionnaire ; pour chaque clé et sa valeur, parcourez alors `{nom}.items()`"
        sur = ecrit or not valeurs
        yield Vu("cles-sans-valeurs" if sur else "cles-sans-valeurs-ici", "remarque" if sur else "erreur ici", emploi.lineno, texte, objet="TypeError IndexError ValueError")


def _recoit_une_cle(lue: Fonction, nom: str) -> bool:
    return any(isinstance(n, ast.Subscript) and getattr(n.value, "id", "") == nom and isinstance(n.ctx, ast.Store) for n in lue.noeuds)


def _ouvre(noeud: ast.AST, element: str) -> bool:
    """Vrai pour `x[0]`, `x[1]` et `a, b = x`."""
    if isinstance(noeud, ast.Assign):
        return isinstance(noeud.targets[0], ast.Tuple) and getattr(noeud.value, "id", "") == element
    return isinstance(noeud, ast.Subscript) and getattr(noeud.value, "id", "") == element and getattr(noeud.slice, "value", None) in (0, 1)


def descendu_a_zero(lue: Fonction) -> Iterator[Vu]:
    """`while bien > 0: bien -= 1`, puis `if bien == n` : `bien` n’a plus sa valeur."""
    for suite in (s for n in (lue.noeud, *lue.instructions) for s in blocs(n)):
        for rang, boucle in enumerate(suite):
            nom = _fait_descendre(boucle)
            for apres in suite[rang + 1 :] if nom else ():
                test = next((n for n in ast.walk(apres) if isinstance(n, ast.Compare) and nom in noms(n)), None)
                if any(isinstance(n, ast.Name) and n.id == nom and isinstance(n.ctx, ast.Store) for n in ast.walk(apres)):
                    break
                if test:
                    texte = f"`{lue.citer(test)}` vient après le `while` de la ligne {boucle.lineno}, donc quand `{lue.citer(boucle.test)}` n’est plus vrai : pour comparer la valeur de départ de `{nom}`, gardez-la avant, dans une autre variable"
                    yield Vu("descendu-a-zero", "remarque", test.lineno, texte)
                    break


def _fait_descendre(boucle: ast.stmt) -> str:
    """`x` pour `while x > 0:`, quand la boucle ne fait que retirer à `x` et que rien ne la quitte avant."""
    test = boucle.test if isinstance(boucle, ast.While) and not boucle.orelse else None
    zero = isinstance(test, ast.Compare) and len(test.ops) == 1 and isinstance(test.ops[0], (ast.Gt, ast.NotEq)) and ast.unparse(test.comparators[0]) == "0"
    nom = getattr(test.left, "id", "") if zero else ""
    dedans = list(dans_le_bloc(boucle.body)) if nom else []
    ranges = [n for n in dedans if isinstance(n, ast.Name) and n.id == nom and isinstance(n.ctx, ast.Store)]
    retraits = [n for n in dedans if isinstance(n, ast.AugAssign) and isinstance(n.op, ast.Sub) and getattr(n.target, "id", "") == nom and ast.unparse(n.value) == "1"]
    quittee = any(isinstance(n, (ast.Break, ast.Return, *BOUCLES, *DEFINITIONS)) for n in dedans)
    return nom if retraits and len(ranges) == len(retraits) and not quittee else ""


def meme_liste_par_cle(lue: Fonction) -> Iterator[Vu]:
    """`dict.fromkeys(cles, [])` : la même liste sous toutes les clés."""
    for appel in lue.sous(ast.Call):
        if methode_appelee(appel) != ("dict", "fromkeys") or len(appel.args) != 2:
            continue
        valeur = appel.args[1]
        if isinstance(valeur, (ast.List, ast.Dict, ast.Set, ast.ListComp)) or nom_appele(valeur) in ("list", "dict", "set"):
            geste = f"{{cle: {lue.citer(valeur)} for cle in {lue.citer(appel.args[0])}}}"
            texte = f"`{lue.citer(appel)}` met le même objet sous toutes les clés : changer l’un les change tous ; écrivez `{geste}`"
            yield Vu("meme-liste-par-cle", "faute" if _est_creuse(lue, appel) else "remarque", appel.lineno, texte)


def _est_creuse(lue: Fonction, appel: ast.Call) -> bool:
    """Vrai quand ce que range le dictionnaire est changé sur place : `d[cle].append(…)`, `d[cle] += …`."""
    nom = getattr(lue.parents[appel].targets[0], "id", "") if isinstance(lue.parents[appel], ast.Assign) else ""
    parents = [lue.parents[n] for n in lue.sous(ast.Subscript) if nom and getattr(n.value, "id", "") == nom]
    return any(isinstance(p, ast.AugAssign) or isinstance(p, ast.Attribute) and p.attr in CHANGENT for p in parents)


CONFUSIONS = (puissance, ensemble_pour_un_couple, cle_en_double, barre_penchee, cles_sans_valeurs, descendu_a_zero, meme_liste_par_cle)
