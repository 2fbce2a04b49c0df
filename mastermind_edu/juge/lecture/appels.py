"""Les appels oubliés ou faits trop tôt, les noms de Python repris, les erreurs renvoyées au lieu d’être levées.

Chaque fonction reçoit la fonction lue et donne ce qu’elle y voit. Commencer par `APPELS`.
"""

import ast
import builtins
from collections.abc import Iterator

from mastermind_edu.juge.lecture.texte import CHANGENT_SUR_PLACE, DEFINITIONS, Fonction, Vu, nom_appele

DES_TEXTES = {
    "upper", "lower", "strip", "lstrip", "rstrip", "replace", "split", "join", "title", "capitalize", "casefold", "format", "isdigit", "isalpha",
}
DU_HASARD = {"choice", "randint", "shuffle", "sample", "randrange"}
METHODES = DES_TEXTES - {"format"} | DU_HASARD | CHANGENT_SUR_PLACE | {"copy", "pop", "keys", "values", "items", "isupper", "islower", "startswith", "endswith", "count"}
SANS_ARGUMENT = {"upper", "lower", "strip", "copy", "isdigit", "isalpha", "sort", "reverse", "keys", "values", "items", "isupper", "islower"}
CONSOMMENT = {"len", "list", "sorted", "sum", "range", "str", "int", "max", "min", "set", "tuple", "enumerate", "zip"}
NATURES = {int: "un nombre", float: "un nombre", bool: "un booléen", str: "un texte", type(None): "`None`"}
WIDGETS = {"Button", "Label", "HTML", "Dropdown", "HBox", "VBox", "Output", "IntText", "Text", "ToggleButton", "Image", "Checkbox"}


def sans_parentheses(lue: Fonction) -> Iterator[Vu]:
    """`saisie.upper` sans parenthèses, là où il faut ce qu’elle renvoie."""
    for methode in lue.sous(ast.Attribute):
        if methode.attr in METHODES and isinstance(methode.ctx, ast.Load) and _sert_de_valeur(lue, methode):
            ecrit = lue.citer(methode)
            arguments = "()" if methode.attr in SANS_ARGUMENT else "(…)"
            texte = f"`{ecrit}` sans parenthèses n’appelle pas `{methode.attr}` : écrivez `{ecrit}{arguments}`"
            yield Vu("sans-parentheses", "faute", methode.lineno, texte)


def _sert_de_valeur(lue: Fonction, methode: ast.Attribute) -> bool:
    """Vrai quand c’est le résultat de la méthode qu’il fallait, et non la méthode."""
    parent = lue.parents[methode]
    if isinstance(parent, ast.Compare):
        return not any(isinstance(o, (ast.Is, ast.IsNot)) for o in parent.ops)
    if isinstance(parent, ast.Assign) and parent.value is methode and isinstance(parent.targets[0], ast.Name):
        nom = parent.targets[0].id
        lectures = [n for n in lue.sous(ast.Name) if n.id == nom and isinstance(n.ctx, ast.Load)]
        return bool(lectures) and all(_est_une_valeur(lue, n) for n in lectures)
    if isinstance(parent, ast.For):
        return parent.iter is methode
    if isinstance(parent, ast.Call):
        return methode in parent.args and (nom_appele(parent) in CONSOMMENT or methode.attr == "copy" or getattr(parent.func, "attr", "") in ("append", "extend"))
    if isinstance(parent, (ast.Tuple, ast.List, ast.Dict)) or isinstance(parent, ast.Assign) and parent.value is methode:
        return methode.attr == "copy"
    return isinstance(parent, (ast.Return, ast.Expr, ast.BinOp, ast.FormattedValue, ast.Attribute)) or _est_une_condition(parent, methode)


def _est_une_condition(parent: ast.AST, noeud: ast.AST) -> bool:
    test = isinstance(parent, (ast.If, ast.While, ast.IfExp)) and parent.test is noeud
    return test or isinstance(parent, ast.BoolOp) or isinstance(parent, ast.UnaryOp) and isinstance(parent.op, ast.Not)


def methodes_non_appelees(methodes: list[Fonction]) -> Iterator[Vu]:
    """`self.est_gagnee` sans parenthèses dans une condition d’une classe qui a cette méthode."""
    siennes = {methode.noeud.name for methode in methodes if not methode.noeud.decorator_list}
    ranges = {n.attr for methode in methodes for n in methode.sous(ast.Attribute) if not isinstance(n.ctx, ast.Load)}
    for methode in methodes:
        moi = methode.parametres[0] if methode.parametres else ""
        for noeud in methode.sous(ast.Attribute):
            nommee = getattr(noeud.value, "id", "") == moi and noeud.attr in siennes - ranges
            parent = methode.parents[noeud]
            if nommee and (_est_une_condition(parent, noeud) or isinstance(parent, (ast.Compare, ast.BinOp, ast.Return))):
                ecrit = methode.citer(noeud)
                yield Vu("methode-non-appelee", "faute", noeud.lineno, f"`{ecrit}` sans parenthèses n’appelle pas la méthode : c’est la méthode elle-même, qui compte pour vrai ; écrivez `{ecrit}()`")


def _est_une_valeur(lue: Fonction, lecture: ast.Name) -> bool:
    parent = lue.parents[lecture]
    if isinstance(parent, ast.Call):
        return lecture in parent.args and nom_appele(parent) in ("len", "list", "sorted", "sum", "range", "str", "int")
    return isinstance(parent, (ast.Subscript, ast.BinOp, ast.Attribute, ast.For, ast.Return, ast.AugAssign, ast.comprehension))


def nom_de_python(lue: Fonction) -> Iterator[Vu]:
    """`max = 0`, puis `max(a, b)` : ce n’est plus la fonction de Python."""
    appeles = {nom_appele(n) for n in lue.noeuds if not isinstance(n, DEFINITIONS)}
    for affectation in lue.sous(ast.Assign):
        cible = affectation.targets[0]
        nom = cible.id if isinstance(cible, ast.Name) else ""
        nature = _nature(affectation.value, nom)
        if nom in appeles and callable(getattr(builtins, nom, None)) and nature and len(lue.rangements(nom)) == len(_affectees(lue, nom)):
            texte = f"`{lue.citer(affectation)}` fait de `{nom}` {nature}, et ce n’est plus la fonction de Python : choisissez un autre nom"
            yield Vu("nom-de-python", "faute", affectation.lineno, texte)
            return


def _affectees(lue: Fonction, nom: str) -> list[ast.Assign]:
    """Les affectations qui rangent sûrement autre chose qu’une fonction dans ce nom."""
    return [i for i in lue.sous(ast.Assign) if [nom] == [getattr(c, "id", "") for c in i.targets] and _nature(i.value, nom)]


def _nature(valeur: ast.expr, nom: str) -> str:
    if isinstance(valeur, ast.Constant):
        return NATURES.get(type(valeur.value), "")
    if isinstance(valeur, (ast.List, ast.ListComp)):
        return "une liste"
    return "une simple variable" if nom and nom_appele(valeur) == nom or isinstance(valeur, ast.BinOp) else ""


def erreur_non_levee(lue: Fonction) -> Iterator[Vu]:
    """`return ValueError(…)` et `ValueError(…)` seule renvoient ou fabriquent l’erreur ; `raise "texte"` lève un texte."""
    for instruction in lue.sous((ast.Return, ast.Expr)):
        nom = nom_appele(instruction.value)
        if not _est_une_erreur(nom) or nom in lue.locaux:
            continue
        ecrit, verbe = lue.citer(instruction), "renvoie l’erreur" if isinstance(instruction, ast.Return) else "fabrique l’erreur"
        yield Vu("erreur-non-levee", "faute", instruction.lineno, f"`{ecrit}` {verbe} au lieu de la lever : écrivez `raise {lue.citer(instruction.value)}`")
    for instruction in lue.sous(ast.Raise):
        if isinstance(instruction.exc, (ast.JoinedStr, ast.Constant)):
            texte = f"`raise` lève une erreur, pas un texte : écrivez `raise ValueError({lue.citer(instruction.exc)})`"
            yield Vu("texte-leve", "faute", instruction.lineno, texte)


def _est_une_erreur(nom: str) -> bool:
    genre = getattr(builtins, nom, None) if nom else None
    return isinstance(genre, type) and issubclass(genre, BaseException)


def meme_objet_repete(lue: Fonction) -> Iterator[Vu]:
    """`[[]] * n`, `[Button()] * n` : n fois le même objet."""
    for produit in lue.sous(ast.BinOp):
        liste, fois = (produit.left, produit.right) if isinstance(produit.left, ast.List) else (produit.right, produit.left)
        if not isinstance(produit.op, ast.Mult) or not isinstance(liste, ast.List) or not liste.elts:
            continue
        nature = _modifiable(liste.elts[0])
        if nature and getattr(fois, "value", 2) != 1:
            element = lue.citer(liste.elts[0])
            texte = f"`{lue.citer(produit)}` répète le même objet : changer une case les change toutes ; écrivez `[{element} for i in range({lue.citer(fois)})]`"
            yield Vu("meme-objet-repete", nature if nature == "faute" or not _est_creusee(lue, produit) else "faute", produit.lineno, texte)


def _modifiable(element: ast.expr) -> str:
    """Le genre de la vue : une faute pour un widget, une remarque pour une liste, rien pour ce qui ne change pas."""
    appele = element.func if isinstance(element, ast.Call) else None
    nom = appele.attr if isinstance(appele, ast.Attribute) else getattr(appele, "id", "")
    if nom in WIDGETS:
        return "faute"
    repetee = isinstance(element, ast.BinOp) and isinstance(element.op, ast.Mult) and isinstance(element.left, ast.List)
    return "remarque" if repetee or nom in ("list", "dict", "set") or isinstance(element, (ast.List, ast.Dict, ast.ListComp)) else ""


def _est_creusee(lue: Fonction, produit: ast.BinOp) -> bool:
    """Vrai quand une case de cette liste est modifiée sur place : `t[i][j] = …`, `t[i].append(…)`."""
    parent = lue.parents[produit]
    nom = parent.targets[0].id if isinstance(parent, ast.Assign) and isinstance(parent.targets[0], ast.Name) else ""
    cases = [n for n in lue.sous(ast.Subscript) if nom and isinstance(n.value, ast.Name) and n.value.id == nom]
    parents = [lue.parents[case] for case in cases]
    return any(isinstance(p, ast.Subscript) and not isinstance(p.ctx, ast.Load) or isinstance(p, ast.Attribute) and p.attr in CHANGENT_SUR_PLACE for p in parents)


def appelee_trop_tot(lue: Fonction) -> Iterator[Vu]:
    """`bouton.on_click(f())` : la fonction est appelée tout de suite."""
    for appel in lue.sous(ast.Call):
        est_branchement = isinstance(appel.func, ast.Attribute) and appel.func.attr in ("on_click", "observe") and appel.args
        fonction = nom_appele(appel.args[0]) if est_branchement else ""
        if fonction and fonction != "partial":
            texte = f"`{lue.citer(appel.args[0])}` est appelée tout de suite, avant tout clic : donnez la fonction sans parenthèses, `{fonction}`"
            sure = any(isinstance(n, ast.FunctionDef) and n.name == fonction and not _renvoie(n) for n in lue.noeuds)
            yield Vu("appelee-trop-tot", "faute" if sure else "remarque", appel.args[0].lineno, texte)


def _renvoie(definition: ast.FunctionDef) -> bool:
    return any(isinstance(n, ast.Return) and n.value for n in ast.walk(definition))


APPELS = (sans_parentheses, nom_de_python, erreur_non_levee, meme_objet_repete, appelee_trop_tot)
