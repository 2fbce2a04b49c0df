"""Les listes, les dictionnaires et leurs méthodes : sans parenthèses, le même objet partout, raccourcis en chemin, sans copie.

Chaque lecteur reçoit la fonction lue, et le nœud qu’il regarde. Commencer par `sans_parentheses`.
"""

import ast
from collections.abc import Iterator

from mastermind_edu.juge.lecture.boucles import SORTIES, suite_des_rangs
from mastermind_edu.juge.lecture.rangs import sans_enumerate
from mastermind_edu.juge.lecture.retouches_de_calcul import ecrire, mettre
from mastermind_edu.juge.lecture.texte import (
    BOUCLES, CHANGENT, CHANGENT_SUR_PLACE, REGARDENT, Fonction, Vu,
    blocs, chaque, dans_le_bloc, methode_appelee, nom_appele, nom_de, objets_changes, ranges,
)

SANS_ARGUMENT = {"upper", "lower", "strip", "copy", "isdigit", "isalpha", "sort", "reverse", "keys", "values", "items", "isupper", "islower"}
AU_CHOIX = {"split": ", avec ce qui sépare entre les parenthèses si ce n’est pas un blanc", "pop": ", avec le rang entre les parenthèses si ce n’est pas le dernier"}
METHODES = SANS_ARGUMENT | CHANGENT_SUR_PLACE | {
    "lstrip", "rstrip", "replace", "split", "join", "title", "capitalize", "casefold", "startswith", "endswith", "count", "pop",
    "choice", "randint", "shuffle", "sample", "randrange",
}  # fmt: skip
CONSOMMENT = {"len", "list", "sorted", "sum", "range", "str", "int", "max", "min", "set", "tuple", "enumerate", "zip"}
WIDGETS = {"Button", "Label", "HTML", "Dropdown", "HBox", "VBox", "Output", "IntText", "Text", "ToggleButton", "Image", "Checkbox"}
VIDES = ("list", "dict", "set")


@chaque(ast.Attribute)
def sans_parentheses(lue: Fonction, methode: ast.Attribute) -> Iterator[Vu]:
    """`saisie.upper` sans parenthèses, là où il faut ce qu’elle renvoie."""
    if methode.attr in METHODES and isinstance(methode.ctx, ast.Load) and _sert_de_valeur(lue, methode):
        ecrit, arguments = lue.citer(methode), "()" if methode.attr in SANS_ARGUMENT or methode.attr in AU_CHOIX else "(…)"
        yield Vu("sans-parentheses", "faute", methode.lineno, f"`{ecrit}` sans parenthèses n’appelle pas `{methode.attr}` : écrivez `{ecrit}{arguments}`{AU_CHOIX.get(methode.attr, '')}")


def _sert_de_valeur(lue: Fonction, methode: ast.Attribute) -> bool:
    """Vrai quand c’est le résultat de la méthode qu’il fallait, et non la méthode."""
    parent = lue.parents[methode]
    match parent:
        case ast.Compare():
            return not any(isinstance(o, (ast.Is, ast.IsNot)) for o in parent.ops)
        case ast.Assign(targets=[ast.Name(id=nom), *_]):
            lectures = [n for n in lue.lectures(nom) if n is not methode.value]
            return bool(lectures) and (isinstance(methode.value, ast.Call) or all(_est_une_valeur(lue, n) for n in lectures))
        case ast.For():
            return parent.iter is methode
        case ast.Call():
            return methode in parent.args and (nom_appele(parent) in CONSOMMENT or methode.attr == "copy" or getattr(parent.func, "attr", "") in ("append", "extend"))
        case ast.Tuple() | ast.List() | ast.Dict() | ast.Assign():
            return methode.attr == "copy"
    return isinstance(parent, (ast.Return, ast.Expr, ast.BinOp, ast.FormattedValue, ast.Attribute)) or _est_une_condition(parent, methode)


def _est_une_condition(parent: ast.AST, noeud: ast.AST) -> bool:
    test = isinstance(parent, (ast.If, ast.While, ast.IfExp)) and parent.test is noeud
    return test or isinstance(parent, ast.BoolOp) or isinstance(parent, ast.UnaryOp) and isinstance(parent.op, ast.Not)


def _est_une_valeur(lue: Fonction, lecture: ast.Name) -> bool:
    parent = lue.parents[lecture]
    if isinstance(parent, ast.Call):
        return lecture in parent.args and nom_appele(parent) in ("len", "list", "sorted", "sum", "range", "str", "int")
    comparee = isinstance(parent, ast.Compare) and not any(isinstance(o, (ast.Is, ast.IsNot)) for o in parent.ops)
    return comparee or isinstance(parent, (ast.Subscript, ast.BinOp, ast.Attribute, ast.For, ast.Return, ast.AugAssign, ast.comprehension))


def methodes_non_appelees(methodes: list[Fonction]) -> Iterator[Vu]:
    """`self.est_gagnee` sans parenthèses dans une condition d’une classe qui a cette méthode."""
    siennes = {methode.noeud.name for methode in methodes if not methode.noeud.decorator_list}
    ranges = {n.attr for methode in methodes for n in methode.sous(ast.Attribute) if not isinstance(n.ctx, ast.Load)}
    for methode, noeud in ((m, n) for m in methodes for n in m.sous(ast.Attribute)):
        parent, moi = methode.parents[noeud], next(iter(methode.parametres), "")
        nommee = nom_de(noeud.value) == moi and noeud.attr in siennes - ranges
        if nommee and (_est_une_condition(parent, noeud) or isinstance(parent, (ast.Compare, ast.BinOp, ast.Return))):
            ecrit = methode.citer(noeud)
            yield Vu("methode-non-appelee", "faute", noeud.lineno, f"`{ecrit}` sans parenthèses n’appelle pas la méthode : c’est la méthode elle-même, qui compte pour vrai ; écrivez `{ecrit}()`")


def cherche_parmi_des_couples(methodes: list[Fonction]) -> Iterator[Vu]:
    """`self.secret in self.tentatives` d’une classe qui y range des couples : aucun élément n’est le secret seul."""
    ajouts = [(m.citer(n.func.value), n.args[0]) for m in methodes for n in m.sous("append") if len(n.args) == 1]
    couples = {liste: ajoute for liste, ajoute in ajouts if all(isinstance(a, ast.Tuple) for autre, a in ajouts if autre == liste)}
    for methode, test in ((m, n) for m in methodes for n in m.sous(ast.Compare)):
        liste = methode.citer(test.comparators[0])
        if isinstance(test.ops[0], (ast.In, ast.NotIn)) and isinstance(test.left, (ast.Name, ast.Attribute)) and liste in couples:
            texte = f"`{methode.citer(test)}` cherche parmi des couples : chaque élément de `{liste}` est un couple, `{ast.unparse(couples[liste])}` ; comparez plutôt une des deux valeurs de chaque couple"
            yield Vu("cherche-parmi-des-couples", "faute", test.lineno, texte)


def attribut_sans_copie(methodes: list[Fonction]) -> Iterator[Vu]:
    """`restes = self.secret`, puis `restes.remove(pion)` : c’est le secret de l’objet que l’on vide."""
    for methode, rangement in ((m, i) for m in methodes for i in m.sous(ast.Assign) if isinstance(i.value, ast.Attribute)):
        nom, attribut = nom_de(rangement.targets[0]), methode.citer(rangement.value)
        retraits = [n for n in methode.sous("remove", "pop", "clear", "sort", "reverse") if methode_appelee(n)[0] == nom]
        ecrites = [n for n in methode.sous(ast.Subscript) if nom_de(n.value) == nom and isinstance(n.ctx, ast.Store)]
        change = next(iter(retraits or ecrites), None)
        if nom and change and len(methode.rangements(nom)) == 1 and nom_de(rangement.value.value) == next(iter(methode.parametres), ""):
            ecrit = methode.citer(methode.instruction_de(change))
            texte = f"`{methode.citer(rangement)}` ne copie rien : `{ecrit}` change aussi `{attribut}` ; écrivez `{nom} = {attribut}.copy()`"
            yield Vu("attribut-sans-copie", "cause", rangement.lineno, texte)


def bouton_sans_clic(methodes: list[Fonction]) -> Iterator[Vu]:
    """`self.valider = Button(…)`, et nulle part `self.valider.on_click(…)` : un clic n’appelle rien."""
    lus = [n for m in methodes for n in m.sous(ast.Attribute) if isinstance(n.ctx, ast.Load)]
    # Un bouton lu d’une autre façon a pu être branché sous un autre nom.
    ailleurs = {ast.unparse(n.value) for n in lus if n.attr == "on_click"}
    for methode, ecrit in ((m, i) for m in methodes for i in m.sous(ast.Assign)):
        bouton = methode.citer(ecrit.targets[0])
        emplois = [n for n in lus if ast.unparse(n) == bouton]
        montre = all(isinstance(m.parents[n], (ast.List, ast.Tuple)) for m in methodes for n in emplois if n in m.parents)
        if nom_appele(ecrit.value) == "Button" and isinstance(ecrit.targets[0], ast.Attribute) and bouton not in ailleurs and montre:
            texte = f"rien n’est branché sur `{bouton}`, un clic sur ce bouton n’appelle rien : écrivez `{bouton}.on_click(…)`, avec la méthode à appeler"
            yield Vu("bouton-sans-clic", "cause", ecrit.lineno, texte)


@chaque(*CHANGENT_SUR_PLACE)
def none_dans_un_calcul(lue: Fonction, noeud: ast.Call) -> Iterator[Vu]:
    """`return maximum, liste.sort(), moyenne` : `liste.sort()` vaut `None`."""
    objet, methode = methode_appelee(noeud)
    if methode in CHANGENT_SUR_PLACE and objet in lue.locaux and isinstance(lue.parents[noeud], (ast.Tuple, ast.List, ast.Call, ast.BinOp, ast.Compare)):
        geste = f" : écrivez `sorted({objet})`" if methode == "sort" else f" : pour la liste retournée, écrivez `{objet}[::-1]`" if methode == "reverse" else " : faites-le avant, sur une ligne à part"
        yield Vu("none-dans-un-calcul", "faute", noeud.lineno, f"`{lue.citer(noeud)}` change la liste sur place et vaut `None`{geste}")


@chaque(ast.BinOp, si=(ast.List,))
def meme_objet_repete(lue: Fonction, produit: ast.BinOp) -> Iterator[Vu]:
    """`[[]] * n`, `[Button()] * n` : n fois le même objet."""
    liste, fois = (produit.left, produit.right) if isinstance(produit.left, ast.List) else (produit.right, produit.left)
    if not isinstance(produit.op, ast.Mult) or not isinstance(liste, ast.List) or not liste.elts:
        return
    genre, element = _modifiable(liste.elts[0]), lue.citer(liste.elts[0])
    if genre and getattr(fois, "value", 2) != 1:
        # Une case de cette liste est changée sur place : `t[i][j] = …`, `t[i].append(…)`.
        creusee = any(isinstance(p, ast.Subscript) and not isinstance(p.ctx, ast.Load) or isinstance(p, ast.Attribute) and p.attr in CHANGENT_SUR_PLACE for p in _autour_des_cases(lue, produit))
        texte = f"`{lue.citer(produit)}` répète le même objet : changer une case les change toutes ; écrivez `[{element} for i in range({lue.citer(fois)})]`"
        yield Vu("meme-objet-repete", "faute" if creusee else genre, produit.lineno, texte)


def _autour_des_cases(lue: Fonction, objet: ast.expr) -> list[ast.AST]:
    """Ce qui est fait des cases de la variable où cet objet est rangé."""
    parent = lue.parents[objet]
    nom = nom_de(parent.targets[0]) if isinstance(parent, ast.Assign) else ""
    return [lue.parents[case] for case in lue.sous(ast.Subscript) if nom and nom_de(case.value) == nom]


def _modifiable(element: ast.expr) -> str:
    """Le genre de la vue : une faute pour un widget, une remarque pour une liste, rien pour ce qui ne change pas."""
    appele = element.func if isinstance(element, ast.Call) else None
    nom = appele.attr if isinstance(appele, ast.Attribute) else nom_de(appele)
    if nom in WIDGETS:
        return "faute"
    repetee = isinstance(element, ast.BinOp) and isinstance(element.op, ast.Mult) and isinstance(element.left, ast.List)
    return "remarque" if repetee or nom in VIDES or isinstance(element, (ast.List, ast.Dict, ast.ListComp)) else ""


@chaque("fromkeys")
def meme_liste_par_cle(lue: Fonction, appel: ast.Call) -> Iterator[Vu]:
    """`dict.fromkeys(cles, [])` : la même liste sous toutes les clés."""
    valeur = appel.args[1] if methode_appelee(appel) == ("dict", "fromkeys") and len(appel.args) == 2 else None
    if isinstance(valeur, (ast.List, ast.Dict, ast.Set, ast.ListComp)) or nom_appele(valeur) in VIDES:
        # Ce que range le dictionnaire est changé sur place : `d[cle].append(…)`, `d[cle] += …`.
        creusee = any(isinstance(p, ast.AugAssign) or isinstance(p, ast.Attribute) and p.attr in CHANGENT for p in _autour_des_cases(lue, appel))
        geste = f"{{cle: {lue.citer(valeur)} for cle in {lue.citer(appel.args[0])}}}"
        texte = f"`{lue.citer(appel)}` met le même objet sous toutes les clés : changer l’un les change tous ; écrivez `{geste}`"
        yield Vu("meme-liste-par-cle", "faute" if creusee else "remarque", appel.lineno, texte)


@chaque("on_click", "observe")
def appelee_trop_tot(lue: Fonction, appel: ast.Call) -> Iterator[Vu]:
    """`bouton.on_click(f())` : la fonction est appelée tout de suite."""
    donne = appel.args[0] if isinstance(appel.func, ast.Attribute) and appel.args else None
    fonction = nom_appele(donne)
    if fonction and fonction != "partial":
        texte = f"`{lue.citer(donne)}` est appelée tout de suite, avant tout clic : donnez la fonction sans parenthèses, `{fonction}`"
        sure = any(n.name == fonction and not any(isinstance(r, ast.Return) and r.value for r in ast.walk(n)) for n in lue.sous(ast.FunctionDef))
        yield Vu("appelee-trop-tot", "faute" if sure else "remarque", donne.lineno, texte)


@chaque(ast.For, si=("remove", "pop", "clear"))
def raccourcie_en_chemin(lue: Fonction, boucle: ast.For) -> Iterator[Vu]:
    """Une liste dont on retire des éléments pendant qu’on la parcourt."""
    parcouru, dedans = sans_enumerate(boucle.iter), list(dans_le_bloc(boucle.body))
    par_rangs = suite_des_rangs(parcouru)
    nom = par_rangs or nom_de(parcouru)
    retraits = {(nom, methode) for methode in ("remove", "pop", "clear")}
    retrait = next((n for n in dedans if nom and methode_appelee(n) in retraits and not _suivi_d_une_sortie(lue, n)), None)
    if not retrait or nom in ranges(dedans):
        return
    if par_rangs:
        texte = f"`{lue.citer(retrait)}` raccourcit `{nom}` alors que `{lue.citer(boucle.iter)}` a compté ses rangs avant : les derniers n’existent plus ; rangez plutôt ce qu’il faut garder dans une autre liste"
        yield Vu("raccourcie-par-rangs", "cause", retrait.lineno, texte)
    else:
        plutot = f"pour la vider, répétez avec `while len({nom}) > 0`" if methode_appelee(retrait)[1] == "pop" else f"parcourez une copie, `{nom}.copy()`"
        texte = f"`{lue.citer(retrait)}` raccourcit `{nom}` pendant que la boucle la parcourt, et des éléments peuvent être sautés : {plutot}"
        match getattr(lue.parents[lue.instruction_de(retrait)], "test", None):
            case ast.Compare(ops=[ast.In()], comparators=[ast.Name(id=autre)]) if autre != nom and methode_appelee(retrait)[1] == "remove":
                ailleurs = f"`{lue.citer(retrait)}` ôte de `{nom}`, que la boucle parcourt, un élément cherché dans `{autre}` : c’est de `{autre}` qu’il faut l’ôter, pour qu’il ne serve qu’une fois"
                yield Vu("ote-de-l-autre", "faute", retrait.lineno, ailleurs, preuve=ecrire(lue, [(retrait.func, "value", ast.Name(autre, ast.Load()))]), est_la_reparation=True)
        yield Vu("raccourcie-en-chemin", "faute", retrait.lineno, texte)


def _suivi_d_une_sortie(lue: Fonction, retrait: ast.AST) -> bool:
    """Vrai quand la boucle est quittée aussitôt après ce retrait."""
    instruction = lue.instruction_de(retrait)
    suites = [suite for suite in blocs(lue.parents[instruction]) if instruction in suite]
    return isinstance(instruction, SORTIES) or any(isinstance(i, SORTIES) for suite in suites for i in suite)


@chaque(*BOUCLES, si=("append",))
def meme_liste_ajoutee(lue: Fonction, boucle: ast.stmt) -> Iterator[Vu]:
    """`resultat.append(essai)` dans une boucle qui change les cases du même `essai`."""
    dedans = list(dans_le_bloc(boucle.body))
    changes = objets_changes(dedans) - ranges(dedans)
    quittee = any(isinstance(i, (ast.Return, ast.Break)) for i in boucle.body)
    for instruction, ajoute in _ajouts(boucle.body):
        nom = nom_de(ajoute)
        if nom in changes and not quittee:
            a_elle_meme = f"ajoute la liste `{nom}` à elle-même : mettez entre les parenthèses l’élément à y ranger"
            dit = a_elle_meme if methode_appelee(instruction.value)[0] == nom else f"ajoute à chaque tour la même liste, que la boucle change : ajoutez une copie, `{nom}.copy()`"
            yield Vu("meme-liste-ajoutee", "faute", instruction.lineno, f"`{lue.citer(instruction)}` {dit}")


def _ajouts(noeuds: list[ast.AST]) -> Iterator[tuple[ast.Expr, ast.expr]]:
    """Chaque instruction `liste.append(x)`, et `x`."""
    ajouts = (n for n in noeuds if isinstance(n, ast.Expr) and methode_appelee(n.value)[1] == "append")
    return ((ajout, ajout.value.args[0]) for ajout in ajouts if len(ajout.value.args) == 1)


@chaque(*BOUCLES, si=("append",))
def liste_rangee_sans_copie(lue: Fonction, boucle: ast.stmt) -> Iterator[Vu]:
    """`tentatives.append((code, reponse))` dans une boucle qui donne aussi `code`, une liste faite avant elle, à une fonction."""
    dedans = list(dans_le_bloc(boucle.body))
    confies = {a.id for n in dedans if nom_appele(n) and nom_appele(n) not in REGARDENT for a in n.args if isinstance(a, ast.Name)} - ranges(dedans)
    termes = [(instruction, terme) for instruction, ajoute in _ajouts(dedans) for terme in (ajoute.elts if isinstance(ajoute, (ast.Tuple, ast.List)) else [ajoute])]
    rangees = [(instruction, terme) for instruction, terme in termes if nom_de(terme) in confies and _est_une_liste(lue, nom_de(terme))]
    preuve = ecrire(lue, [change for _, terme in rangees for change in mettre(lue, terme, ast.Call(ast.Attribute(terme, "copy", ast.Load()), [], []))])
    for instruction, liste in ((instruction, nom_de(terme)) for instruction, terme in rangees):
        donnee = next((n for n in dedans if nom_appele(n) in lue.parametres and liste in map(nom_de, n.args)), None)
        aussi = f" ; donnez-en aussi une copie à `{nom_appele(donnee)}`, ligne {donnee.lineno}" if donnee else ""
        texte = f"`{lue.citer(instruction)}` range la liste `{liste}` elle-même : si elle change ensuite, ce qui est rangé change aussi ; rangez `{liste}.copy()`{aussi}"
        yield Vu("liste-rangee-sans-copie", "cause", instruction.lineno, texte, preuve=preuve)


def _est_une_liste(lue: Fonction, nom: str) -> bool:
    """Vrai quand ce nom ne reçoit que des listes écrites : `[0] * n`, `[]`, `code.copy()`."""
    neuves = [isinstance(v, ast.List) or isinstance(v, ast.BinOp) and isinstance(v.left, ast.List) or methode_appelee(v)[1] == "copy" for v in lue.valeurs(nom)]
    return bool(neuves) and all(neuves)
