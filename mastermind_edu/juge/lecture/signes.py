"""Les signes et les objets pris l’un pour l’autre : un mot entre guillemets, `^` et `**`, une liste et un tuple, un tirage sans hasard.

Chaque lecteur reçoit la fonction lue, et le nœud qu’il regarde. Commencer par `f_oublie`.
"""

import ast
import re
from collections.abc import Iterator

from mastermind_edu.juge.lecture.boucles import nom_remis
from mastermind_edu.juge.lecture.conditions import est_texte_ou_nombre
from mastermind_edu.juge.lecture.texte import BOUCLES, Fonction, Vu, chaque, dans_le_bloc, methode_appelee, nom_appele, nom_de, ranges

ENSEMBLES = ("set", "frozenset", "bool", "isinstance", "any", "all")
CALCULS = (ast.Add, ast.Sub, ast.Mult, ast.Pow, ast.FloorDiv)
BARRE = re.compile(r"(?<!\b[oOyY])/([nt])(?![^\W_])")  # « o/n » demande oui ou non
A_L_ENVERS = {"n": ("un passage à la ligne", r"\n"), "t": ("une tabulation", r"\t")}
COMPLETENT = ("format", "format_map", "replace", "substitute")
ECRITS = (ast.List, ast.Tuple, ast.Dict, ast.Set)
TIRAGES = ("randint", "choice", "random", "randrange")


@chaque(str)
def f_oublie(lue: Fonction, texte: ast.Constant) -> Iterator[Vu]:
    """« {nom} » d’une variable d’ici, dans un texte sans `f` et que rien ne complète."""
    trouve = re.search(r"\{(\w+)(?:[.\[!:][^{}]*)?\}", texte.value)
    seul = not isinstance(lue.parents[texte], (ast.JoinedStr, ast.FormattedValue))
    if trouve and seul and trouve[1] in lue.locaux and not any(n.attr in COMPLETENT for n in lue.sous(ast.Attribute)):
        yield Vu("f-oublie", "faute", texte.lineno, f"le texte contient `{trouve[0]}` tel quel : sans `f` devant les guillemets, Python n’y met pas la valeur de `{trouve[1]}`")


@chaque(ast.Compare, si=("set",))
def ensemble_egal_a_sa_liste(lue: Fonction, comparee: ast.Compare) -> Iterator[Vu]:
    """`set(x) == x` : un ensemble n’est jamais égal à une liste."""
    for appel, autre in ((comparee.left, comparee.comparators[0]), (comparee.comparators[0], comparee.left)):
        nom = nom_de(autre)
        recue = nom in lue.parametres and not lue.rangements(nom)
        if recue and nom_appele(appel) == "set" and [*map(nom_de, appel.args)] == [nom] and isinstance(comparee.ops[0], (ast.Eq, ast.NotEq)):
            toujours, signe = ("faux", "==") if isinstance(comparee.ops[0], ast.Eq) else ("vrai", "!=")
            texte = f"`{lue.citer(comparee)}` est toujours {toujours} : un ensemble n’est jamais égal à une liste ; comparez leurs longueurs, `len(set({nom})) {signe} len({nom})`"
            yield Vu("ensemble-egal-a-sa-liste", "faute", comparee.lineno, texte)


@chaque(str)
def mot_entre_guillemets(lue: Fonction, texte: ast.Constant) -> Iterator[Vu]:
    """`code.append("couleur")`, `["code[0]"]`, quand rien ne lit ce paramètre."""
    nom = (re.match(r"(\w+)(?:\[[^\]]*\])?$", texte.value) or [texte.value, ""])[1]
    jamais_lu = nom in lue.parametres and nom not in map(nom_de, lue.sous(ast.Name))
    if jamais_lu and not lue.est_opaque and not isinstance(lue.parents[texte], ast.JoinedStr):
        yield Vu("mot-entre-guillemets", "faute", texte.lineno, f"`{lue.citer(texte)}` entre guillemets est un mot, toujours le même : sans guillemets, c’est {'le paramètre ' * (nom == texte.value)}`{texte.value}`")


@chaque(ast.JoinedStr)
def accolades_oubliees(lue: Fonction, texte: ast.JoinedStr) -> Iterator[Vu]:
    """Un paramètre jamais lu, dont le nom est écrit dans un texte `f\"…\"`, hors des accolades."""
    for morceau in (m for m in texte.values if isinstance(m, ast.Constant) and isinstance(m.value, str)):
        nom = next((n for n in lue.parametres if n not in lue.lus and re.search(rf"\b{re.escape(n)}\b", morceau.value)), None)
        if nom:
            ecrit = f"`{{{nom}}}` est écrit tel quel : il manque un `f` devant les guillemets de ce morceau" if f"{{{nom}}}" in morceau.value else f"`{nom}` est écrit sans accolades : c’est le mot, pas sa valeur ; écrivez `{{{nom}}}`"
            yield Vu("accolades-oubliees", "faute", texte.lineno, f"dans le texte, {ecrit}")


@chaque(str)
def barre_penchee(lue: Fonction, texte: ast.Constant) -> Iterator[Vu]:
    """`"/n"` : deux signes, et non un passage à la ligne."""
    parent, trouve = lue.parents[texte], BARRE.search(texte.value)
    if trouve:
        entier, (effet, signe) = parent if isinstance(parent, ast.JoinedStr) else texte, A_L_ENVERS[trouve[1]]
        sure = texte is entier and texte.value == trouve[0]
        for genre in ("faute", "cause") if sure else ("cause",):
            yield Vu("barre-penchee", genre, entier.lineno, f"dans `{lue.citer(entier)}`, « {trouve[0]} » est écrit tel quel : pour {effet}, la barre penche de l’autre côté, `{signe}`")


@chaque(ast.Assign, si=(ast.UnaryOp,))
def egal_plus(lue: Fonction, instruction: ast.Assign) -> Iterator[Vu]:
    """`x =+ 1`, qui range 1 ; `x =- 1` de même."""
    valeur, ecrit = instruction.value, lue.citer(instruction)
    signe = {ast.UAdd: "+", ast.USub: "-"}.get(type(valeur.op), "") if isinstance(valeur, ast.UnaryOp) else ""
    if signe and re.search(r"\s=\+" if signe == "+" else r"\s=-\s", ecrit):
        verbe, nom = "ajouter" if signe == "+" else "retirer", lue.citer(instruction.targets[0])
        texte = f"`{ecrit}` ne change pas `{nom}` d’après ce qu’il valait : Python y lit `{nom} = {signe}{lue.citer(valeur.operand)}` ; pour {verbe}, écrivez `{signe}=`"
        if isinstance(valeur.operand, ast.Constant):
            texte = f"`{ecrit}` donne à `{nom}` la même valeur à chaque fois : pour {verbe}, écrivez `{signe}=`"
        yield Vu("egal-plus", "faute", instruction.lineno, texte)


@chaque(ast.BinOp, ast.AugAssign, si=(ast.BitXor,))
def puissance(lue: Fonction, calcul: ast.BinOp | ast.AugAssign) -> Iterator[Vu]:
    """`k ^ n` entre deux nombres : `^` compare leurs chiffres en base deux."""
    termes, signe, voulu = ([calcul.left, calcul.right], "^", "**") if isinstance(calcul, ast.BinOp) else ([calcul.target, calcul.value], "^=", "**=")
    if isinstance(calcul.op, ast.BitXor) and all(_est_un_nombre(lue, terme) for terme in termes):
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


@chaque("pow")
def puissance_a_virgule(lue: Fonction, appel: ast.Call) -> Iterator[Vu]:
    """`math.pow(a, b)` : les grands nombres perdent leurs derniers chiffres."""
    if methode_appelee(appel) == ("math", "pow"):
        yield Vu("puissance-a-virgule", "cause", appel.lineno, f"`{lue.citer(appel)}` calcule avec des nombres à virgule, qui n’ont qu’une quinzaine de chiffres : écrivez `**`")


@chaque("randrange", "randint", "choice")
def tirage_sans_hasard(lue: Fonction, appel: ast.Call) -> Iterator[Vu]:
    """`hasard.randrange(1)`, `randint(0, 0)`, `choice([x])` : un seul tirage possible."""
    match getattr(appel.func, "attr", nom_de(appel.func)), [ast.unparse(argument) for argument in appel.args]:
        case "randrange", ["1"] | ["0", "1"]:
            suite = "donne toujours 0 : la borne n’est jamais tirée, écrivez `randrange(2)` pour 0 ou 1"
        case "randrange", [premier, fin] if premier.isdigit() and fin.isdigit() and int(fin) == int(premier) + 1:
            suite = f"donne toujours {premier} : la borne de droite n’est jamais tirée, écrivez `randrange({premier}, {int(fin) + 1})` pour {premier} ou {fin}"
        case "randint", [premier, dernier] if premier == dernier:
            suite = f"donne toujours {premier}"
        case "choice", [_] if len(getattr(appel.args[0], "elts", "")) == 1 and isinstance(appel.args[0], (ast.List, ast.Tuple)):
            suite = "n’a qu’un élément à tirer"
        case _:
            return
    yield Vu("tirage-sans-hasard", "faute", appel.lineno, f"`{lue.citer(appel)}` {suite}")


@chaque(ast.Set)
def ensemble_pour_un_couple(lue: Fonction, ensemble: ast.Set) -> Iterator[Vu]:
    """`return {bien, mal}` : un ensemble."""
    parent, simples = lue.parents[ensemble], all(isinstance(e, (ast.Name, ast.Constant, ast.Subscript, ast.BinOp, ast.Call)) for e in ensemble.elts)
    rendus = {i.value.id for i in lue.sous(ast.Return) if isinstance(i.value, ast.Name)}
    if len(ensemble.elts) > 1 and simples and (isinstance(parent, ast.Return) or isinstance(parent, ast.Assign) and nom_de(parent.targets[0]) in rendus):
        elements, nature = ", ".join(map(lue.citer, ensemble.elts)), "un couple" if len(ensemble.elts) == 2 else "un tuple"
        yield Vu("ensemble-pour-un-couple", "faute", ensemble.lineno, f"`{lue.citer(ensemble)}`, entre accolades, est un ensemble, sans ordre ni répétition : pour {nature}, mettez des parenthèses, `({elements})`")


@chaque(ast.Dict)
def cle_en_double(lue: Fonction, dictionnaire: ast.Dict) -> Iterator[Vu]:
    """`{"R": 0, "V": 1, "R": 2}` : la seconde valeur remplace la première."""
    vues: dict[str, tuple[int, str]] = {}
    for cle, valeur in ((c, v) for c, v in zip(dictionnaire.keys, dictionnaire.values) if isinstance(c, ast.Constant)):
        ligne, premiere = vues.get(ast.dump(cle), (0, ast.dump(valeur)))
        if premiere != ast.dump(valeur):
            yield Vu("cle-en-double", "faute", cle.lineno, f"`{lue.citer(cle)}` est déjà une clé de ce dictionnaire, ligne {ligne} : cette seconde valeur remplace la première")
        vues[ast.dump(cle)] = cle.lineno, ast.dump(valeur)


@chaque("str")
def texte_d_une_liste(lue: Fonction, appel: ast.Call) -> Iterator[Vu]:
    """`str(lettres)` d’une liste : ses crochets et ses apostrophes."""
    nom = nom_de(appel.args[0]) if nom_appele(appel) == "str" and appel.args else ""
    if nom and any(isinstance(valeur, ast.List) for valeur in lue.valeurs(nom)):
        yield Vu("texte-d-une-liste", "cause", appel.lineno, f'`{lue.citer(appel)}` écrit la liste avec ses crochets et ses apostrophes : pour réunir des textes, écrivez `"".join({nom})`')


@chaque(ast.Compare, si=(ast.List,))
def liste_contre_tuple(lue: Fonction, test: ast.Compare) -> Iterator[Vu]:
    """`attendue = [bien, mal]`, puis `!=` : une liste n’est jamais égale à un tuple."""
    termes = [test.left, test.comparators[0]]
    if not isinstance(test.ops[0], (ast.Eq, ast.NotEq)) or all(isinstance(t, ast.List) for t in termes):
        return
    if {ast.List, ast.Tuple} == {*map(type, termes)}:
        toujours = "faux" if isinstance(test.ops[0], ast.Eq) else "vrai"
        texte = f"`{lue.citer(test)}` est toujours {toujours}, car une liste n’est jamais égale à un tuple : mettez des deux côtés les mêmes parenthèses, ou les mêmes crochets"
        yield Vu("liste-contre-tuple-ecrits", "faute", test.lineno, texte)
        return
    nommees = [liste for nom in map(nom_de, termes) if nom for liste in filter(_est_un_couple_de_noms, reversed(lue.valeurs(nom)))]
    liste = next(iter([*filter(_est_un_couple_de_noms, termes), *nommees]), None)
    if not liste and any((nom_appele(t) or nom_de(t)).startswith(("rep", "couple", "points", "attendu")) for t in termes):
        liste = next((t for t in termes if isinstance(t, ast.List) and len(t.elts) == 2 and all(type(getattr(e, "value", None)) is int for e in t.elts)), None)
    if liste:
        elements = ", ".join(ast.unparse(e) for e in liste.elts)
        yield Vu("liste-contre-tuple", "cause", liste.lineno, f"`{lue.citer(liste)}` est une liste, et une liste n’est jamais égale à un tuple : si l’autre est un tuple, écrivez `({elements})`")


def _est_un_couple_de_noms(noeud: ast.expr) -> bool:
    return isinstance(noeud, ast.List) and len(noeud.elts) > 1 and all(isinstance(e, ast.Name) for e in noeud.elts)


@chaque(ast.Assign, si=(bool,))
def liste_devenue_booleen(lue: Fonction, instruction: ast.Assign) -> Iterator[Vu]:
    """`code = f(code)`, puis `while code != False` : la liste reçue est remplacée par un booléen."""
    nom = nom_de(instruction.targets[0])
    if nom in lue.parametres and isinstance(instruction.value, ast.Call) and nom in map(nom_de, instruction.value.args):
        compares = [n.comparators[0] for n in lue.sous(ast.Compare) if nom_de(n.left) == nom]
        if any(isinstance(c, ast.Constant) and type(c.value) is bool for c in compares):
            texte = f"`{lue.citer(instruction)}` remplace `{nom}` par la réponse, vraie ou fausse : donnez un autre nom à cette réponse"
            yield Vu("liste-devenue-booleen", "faute", instruction.lineno, texte, lue.noeud.end_lineno)


@chaque(ast.UnaryOp, ast.If, ast.While, ast.IfExp, si=(ast.List, ast.ListComp))
def zero_pris_pour_vide(lue: Fonction, noeud: ast.AST) -> Iterator[Vu]:
    """`if not trouves[i]` quand les cases vides sont `None` : le nombre 0 y passe aussi."""
    case = noeud.test if not isinstance(noeud, ast.UnaryOp) else noeud.operand if isinstance(noeud.op, ast.Not) else None
    if isinstance(case, ast.Subscript) and nom_de(case.value) and any(map(_fait_de_none, lue.valeurs(nom_de(case.value)))):
        ecrit, geste = lue.citer(case), "`{0} is None` à la place de `not {0}`" if isinstance(noeud, ast.UnaryOp) else "`{0} is not None`"
        yield Vu("zero-pris-pour-vide", "faute", case.lineno, f"`{ecrit}` seul compte pour faux quand il vaut 0 aussi, pas seulement `None` : écrivez {geste.format(ecrit)}")


def _fait_de_none(valeur: ast.expr) -> bool:
    """Vrai pour `[None] * n` et `[None for _ in x]`."""
    if isinstance(valeur, ast.BinOp) and isinstance(valeur.left, ast.List):
        return all(isinstance(e, ast.Constant) and e.value is None for e in valeur.left.elts)
    return isinstance(valeur, ast.ListComp) and isinstance(valeur.elt, ast.Constant) and valeur.elt.value is None


@chaque(*BOUCLES, si=(ast.Mult,))
def produit_nul(lue: Fonction, boucle: ast.stmt) -> Iterator[Vu]:
    """`nombre = 0`, puis `nombre = nombre * x` et rien d’autre : le produit reste nul."""
    for nom in sorted(ranges(dans_le_bloc(boucle.body))):
        places = [lue.instruction_de(place) for place in lue.rangements(nom)]
        nuls = [i for i in places if nom_remis(i) == nom and isinstance(i.value, ast.Constant) and i.value.value == 0 and i.lineno < boucle.lineno]
        if len(nuls) == 1 and len(places) > 1 and all(i in nuls or _multiplie(i, nom) for i in places):
            yield Vu("produit-nul", "faute", nuls[0].lineno, f"`{lue.citer(nuls[0])}` : 0 multiplié par n’importe quoi reste 0 ; un produit part de 1")


def _multiplie(instruction: ast.stmt, nom: str) -> bool:
    match instruction:
        case ast.AugAssign(op=ast.Mult()):
            return True
        case ast.Assign(value=ast.BinOp(left=gauche, op=ast.Mult(), right=droite)):
            return nom in (nom_de(gauche), nom_de(droite))
    return False


@chaque(ast.Compare, si=(ast.Is, ast.IsNot))
def meme_objet(lue: Fonction, comparaison: ast.Compare) -> Iterator[Vu]:
    """`is` avec une valeur écrite : le même objet, pas la même valeur."""
    termes = [comparaison.left, *comparaison.comparators]
    for rang, operateur in enumerate(comparaison.ops):
        ecrits = [t for t in termes[rang : rang + 2] if isinstance(t, ECRITS) or est_texte_ou_nombre(t)]
        if isinstance(operateur, (ast.Is, ast.IsNot)) and ecrits:
            mot, signe = ("is", "==") if isinstance(operateur, ast.Is) else ("is not", "!=")
            genre = "faute" if any(isinstance(e, ECRITS) for e in ecrits) else "remarque"
            yield Vu("meme-objet", genre, comparaison.lineno, f"dans `{lue.citer(comparaison)}`, `{mot}` compare les objets, pas les valeurs : écrivez `{signe}`")


@chaque(ast.If, si=TIRAGES)
def tirage_par_branche(lue: Fonction, condition: ast.If) -> Iterator[Vu]:
    """`if hasard.randint(0, 1) == 0 … elif hasard.randint(0, 1) == 1` : deux tirages, sans rapport."""
    suivante = condition.orelse[0] if len(condition.orelse) == 1 and isinstance(condition.orelse[0], ast.If) else None
    if suivante and all(any(isinstance(n, ast.Call) and getattr(n.func, "attr", "") in TIRAGES for n in ast.walk(test)) for test in (condition.test, suivante.test)):
        texte = f"`{lue.citer(suivante.test)}` tire une seconde fois, sans rapport avec le tirage de la ligne {condition.lineno} : tirez une seule fois, avant, et gardez le résultat"
        yield Vu("tirage-par-branche", "cause", suivante.lineno, texte)
