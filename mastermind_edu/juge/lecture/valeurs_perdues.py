"""Ce qui se perd : un résultat dont rien n’est fait, un `None` gardé, un `print` sans `return`, un `f` oublié.

Chaque fonction reçoit la fonction lue et donne ce qu’elle y voit. Commencer par `CE_QUI_SE_PERD`.
"""

import ast
import re
from collections.abc import Iterator

from mastermind_edu.juge.lecture.texte import (
    BOUCLES,
    CHANGENT_SUR_PLACE,
    DEFINITIONS,
    Fonction,
    Vu,
    dans_le_bloc,
    methode_appelee,
    nom_appele,
)

RENVOIENT_DU_NEUF = {
    "upper", "lower", "strip", "lstrip", "rstrip", "replace", "split", "join", "title", "capitalize", "casefold", "format",
}
CALCULENT = {"sorted", "min", "max", "sum", "len", "abs", "str", "reversed", "round"}


def none_garde(lue: Fonction) -> Iterator[Vu]:
    """`x = liste.append(y)`, `return liste.sort()`, `x = print(y)` : c’est `None`."""
    for instruction in lue.sous((ast.Assign, ast.Return)):
        rend_none = instruction.value and _rend_none(lue, instruction.value)
        if not rend_none:
            continue
        ecrit = lue.citer(instruction)
        if isinstance(instruction, ast.Return):
            yield Vu("none-garde", "faute", instruction.lineno, f"`{ecrit}` renvoie `None` : {rend_none}")
        elif isinstance(instruction.targets[0], ast.Name):
            nom = instruction.targets[0].id
            genre = "faute" if _est_lu_ailleurs(lue, nom, instruction) else "remarque"
            yield Vu("none-garde", genre, instruction.lineno, f"`{ecrit}` range `None` dans `{nom}` : {rend_none}", objet=nom)


def _rend_none(lue: Fonction, valeur: ast.AST) -> str:
    objet, methode = methode_appelee(valeur)
    if objet in lue.locaux and methode in CHANGENT_SUR_PLACE:
        return f"`{methode}` modifie {'l’objet' if methode in ('remove', 'clear') else 'la liste'} sur place et ne renvoie rien"
    if objet in lue.locaux and methode == "shuffle":
        return "`shuffle` mélange la liste sur place et ne renvoie rien"
    return "`print` affiche et ne renvoie rien" if nom_appele(valeur) == "print" else ""


def _est_lu_ailleurs(lue: Fonction, nom: str, instruction: ast.stmt) -> bool:
    """Vrai quand le nom est lu hors de cette instruction, ou par elle au tour suivant."""
    ici = set(ast.walk(instruction))
    lectures = [n for n in lue.sous(ast.Name) if n.id == nom and isinstance(n.ctx, ast.Load)]
    return any(n not in ici for n in lectures) or bool(lectures) and lue.est_dans(instruction, BOUCLES)


def rien_de_renvoye(lue: Fonction) -> Iterator[Vu]:
    """Aucun `return` suivi d’une valeur, avec ou sans `print`."""
    corps = list(dans_le_bloc(lue.noeud.body))
    if any(isinstance(n, (ast.Yield, ast.YieldFrom)) or isinstance(n, ast.Return) and n.value for n in corps):
        return
    affiche = min((n.lineno for n in corps if nom_appele(n) == "print"), default=None)
    if affiche:
        texte = "`print` montre une valeur, mais ne la renvoie pas : la fonction n’a aucun `return` suivi d’une valeur"
        yield Vu("print-sans-return", "rien renvoyé", affiche, texte)
    else:
        texte = "il manque un `return` : la fonction n’en a aucun qui soit suivi d’une valeur, elle renvoie toujours `None`"
        yield Vu("sans-return", "rien renvoyé", lue.noeud.lineno, texte)


def f_oublie(lue: Fonction) -> Iterator[Vu]:
    """« {nom} » d’une variable d’ici, dans un texte sans `f` et que rien ne complète."""
    if any(isinstance(n, ast.Attribute) and n.attr in ("format", "format_map", "replace", "substitute") for n in lue.noeuds):
        return
    for texte in lue.sous(ast.Constant):
        if type(texte.value) is not str or isinstance(lue.parents.get(texte), (ast.Expr, ast.JoinedStr, ast.FormattedValue)):
            continue
        trouve = re.search(r"\{(\w+)(?:[.\[!:][^{}]*)?\}", texte.value)
        if trouve and trouve[1] in lue.locaux:
            ce = f"le texte contient `{trouve[0]}` tel quel : sans `f` devant les guillemets, Python n’y met pas la valeur de `{trouve[1]}`"
            yield Vu("f-oublie", "faute", texte.lineno, ce)


def egal_plus(lue: Fonction) -> Iterator[Vu]:
    """`x =+ 1`, qui range 1 ; `x =- 1` de même."""
    for instruction in lue.sous(ast.Assign):
        signe = {ast.UAdd: "+", ast.USub: "-"}.get(type(getattr(instruction.value, "op", None)))
        if not isinstance(instruction.value, ast.UnaryOp) or not signe:
            continue
        ecrit = lue.citer(instruction)
        if re.search(r"\s=\+" if signe == "+" else r"\s=-\s", ecrit):
            texte = f"`{ecrit}` remplace la valeur au lieu de la changer : pour {'ajouter' if signe == '+' else 'retirer'}, écrivez `{signe}=`"
            yield Vu("egal-plus", "faute", instruction.lineno, texte)


def resultat_perdu(lue: Fonction) -> Iterator[Vu]:
    """Une comparaison, un calcul ou un texte neuf dont rien n’est fait."""
    for instruction in lue.sous(ast.Expr):
        valeur, ecrit = instruction.value, lue.citer(instruction)
        if lue.est_dans(instruction, (ast.Try, *DEFINITIONS)):
            continue
        if isinstance(valeur, ast.Compare) and isinstance(valeur.ops[0], ast.Eq):
            texte = f"`{ecrit}` compare, et le résultat est perdu ; pour ranger une valeur, écrivez un seul `=`"
        elif isinstance(valeur, (ast.Compare, ast.BinOp)) or nom_appele(valeur) in CALCULENT - lue.locaux:
            texte = f"le résultat de `{ecrit}` est perdu : rien ne le garde ni ne le renvoie"
        elif _rend_du_neuf(valeur):
            texte = f"le résultat de `{ecrit}` est perdu : `{valeur.func.attr}` donne un nouveau résultat sans changer le texte"
        else:
            continue
        yield Vu("resultat-perdu", "faute", instruction.lineno, texte)


def _rend_du_neuf(valeur: ast.AST) -> bool:
    if not (isinstance(valeur, ast.Call) and isinstance(valeur.func, ast.Attribute)):
        return False
    return valeur.func.attr in RENVOIENT_DU_NEUF and not isinstance(valeur.func.value, ast.Attribute)


def sans_parentheses(lue: Fonction) -> Iterator[Vu]:
    """`saisie.upper` sans parenthèses, renvoyée ou seule sur sa ligne."""
    for instruction in lue.sous((ast.Return, ast.Expr)):
        valeur = instruction.value
        if isinstance(valeur, ast.Attribute) and valeur.attr in RENVOIENT_DU_NEUF | CHANGENT_SUR_PLACE:
            texte = f"`{lue.citer(valeur)}` sans parenthèses n’appelle pas `{valeur.attr}` : écrivez `{lue.citer(valeur)}(…)`"
            yield Vu("sans-parentheses", "faute", instruction.lineno, texte)


CE_QUI_SE_PERD = (none_garde, rien_de_renvoye, f_oublie, egal_plus, resultat_perdu, sans_parentheses)
