"""Ce que la fonction ne renvoie pas : aucun `return`, une branche sans `return`, un calcul seul sur sa ligne.

Chaque fonction reçoit la fonction lue et donne ce qu’elle y voit. Commencer par `RETOURS`.
"""

import ast
import re
from collections.abc import Iterator

from mastermind_edu.juge.lecture.appels import DES_TEXTES
from mastermind_edu.juge.lecture.boucles import ne_fait_qu_un_tour
from mastermind_edu.juge.lecture.texte import BOUCLES, DEFINITIONS, Fonction, Vu, dans_le_bloc, dernieres, methode_appelee, nom_appele

PRINT = "`print` montre une valeur, mais ne la renvoie pas"
RENVOIENT_DU_NEUF = DES_TEXTES - {"isdigit", "isalpha"}
CALCULENT = {"sorted", "min", "max", "sum", "len", "abs", "str", "reversed", "round"}


def rien_de_renvoye(lue: Fonction) -> Iterator[Vu]:
    """Aucun `return` suivi d’une valeur, avec ou sans `print`."""
    corps = list(dans_le_bloc(lue.noeud.body))
    if any(isinstance(n, (ast.Yield, ast.YieldFrom)) or isinstance(n, ast.Return) and n.value for n in corps):
        return
    seule = next((i for i in dernieres(lue.noeud.body) if isinstance(i, ast.Expr) and _est_une_reponse(lue, i.value) and not _range_peut_etre(lue, i.value)), None)
    if seule:
        yield Vu("sans-return", "rien renvoyé", seule.lineno, f"`{lue.citer(seule)}` n’est pas renvoyé : il manque `return` devant")
        return
    affichages = sorted((n for n in corps if nom_appele(n) == "print"), key=lambda n: n.lineno)
    boucle = next((a for a in lue.ancetres(affichages[0]) if isinstance(a, BOUCLES)), None) if len(affichages) == 1 else None
    if boucle and lue.instruction_de(affichages[0]) in boucle.body:
        montre = affichages[0].args[0] if len(affichages[0].args) == 1 and not isinstance(affichages[0].args[0], ast.Starred) else None
        geste = "elle doit renvoyer sa réponse entière, par un `return` après la boucle"
        yield Vu("print-dans-la-boucle", "rien renvoyé", affichages[0].lineno, f"{PRINT} : {geste}", objet=lue.citer(montre) if montre else "")
        return
    fins = {i.value for i in dernieres(lue.noeud.body) if isinstance(i, ast.Expr)}
    if affichages and (len(affichages) > 1 or boucle or affichages[0] in fins):
        geste = "il faut aussi `return`, suivi de la réponse" if len(affichages) > 1 or boucle else _geste(lue, affichages[0])
        yield Vu("print-sans-return", "rien renvoyé", affichages[0].lineno, f"{PRINT} : {geste}")
    else:
        texte = "il manque un `return` suivi d’une valeur : cette fonction n’en a aucun, elle renvoie toujours `None`"
        yield Vu("sans-return", "rien renvoyé", lue.noeud.lineno, texte)


def _geste(lue: Fonction, affichage: ast.Call) -> str:
    seul = len(affichage.args) == 1 and not affichage.keywords and not isinstance(affichage.args[0], ast.Starred)
    return f"écrivez `return {lue.citer(affichage.args[0])}`" if seul else "il faut `return`, suivi de cette valeur"


def branche_sans_return(lue: Fonction) -> Iterator[Vu]:
    """Un chemin qui arrive au bout de la fonction sans `return`, alors que d’autres en ont un."""
    corps = list(dans_le_bloc(lue.noeud.body))
    valeurs = [n.value for n in corps if isinstance(n, ast.Return)]
    vides = any(v is None or isinstance(v, ast.Constant) and v.value is None for v in valeurs)
    if not valeurs or vides or any(isinstance(n, (ast.Yield, ast.YieldFrom)) for n in corps):
        return
    for derniere in dernieres(lue.noeud.body):
        trouve = _sans_valeur(lue, derniere)
        if trouve:
            yield Vu("branche-sans-return", "rien renvoyé", *trouve)
            return


def _sans_valeur(lue: Fonction, derniere: ast.stmt) -> tuple[int, str] | None:
    """Comment cette dernière instruction laisse la fonction finir sans `return` ; rien quand elle renvoie ou ne finit pas."""
    if isinstance(derniere, ast.If):
        mot = "elif" if lue.source.splitlines()[derniere.lineno - 1].lstrip().startswith("elif") else "if"
        return derniere.lineno, f"quand ce `{mot}` est faux, la fonction finit sans `return` et renvoie `None` : {_a_ajouter(lue, derniere)}"
    if isinstance(derniere, BOUCLES):
        sans_issue = isinstance(derniere, ast.While) and isinstance(derniere.test, ast.Constant)
        if sans_issue or derniere.orelse or ne_fait_qu_un_tour(derniere):
            return None
        mot = "for" if isinstance(derniere, ast.For) else "while"
        dedans = _reponse_entiere_dans_la_boucle(lue, derniere)
        if dedans:
            return dedans.lineno, f"`{lue.citer(dedans)}` est dans la boucle, et la quitte trop tôt : mettez-le après, à la hauteur du `{mot}`"
        return derniere.lineno, f"quand ce `{mot}` est fini, la fonction renvoie `None` : il manque un `return` après lui, à la même hauteur"
    if isinstance(derniere, ast.Expr) and nom_appele(derniere.value) == "print":
        return derniere.lineno, f"{PRINT} : {_geste(lue, derniere.value)}"
    if isinstance(derniere, ast.Expr) and nom_appele(derniere.value) == lue.noeud.name:
        return derniere.lineno, f"`{lue.citer(derniere)}` : le résultat de cet appel est perdu, et la fonction renvoie `None` ; écrivez `return` devant"
    if isinstance(derniere, (ast.Assign, ast.AugAssign, ast.Expr)):
        return derniere.lineno, f"après `{lue.citer(derniere)}`, la fonction finit sans `return` et renvoie `None`"
    return None


def _a_ajouter(lue: Fonction, derniere: ast.If) -> str:
    """Le `return` qui manque : à la fin seulement, quand ce `if` est lui-même dans un autre."""
    rendues = {ast.unparse(n.value) for n in dans_le_bloc(lue.noeud.body) if isinstance(n, ast.Return) and n.value}
    ecrit = {("True",): "return False", ("False",): "return True"}.get(tuple(rendues), "return")
    haut = derniere
    while isinstance(lue.parents[haut], ast.If) and lue.parents[haut].orelse == [haut]:
        haut = lue.parents[haut]
    if lue.parents[haut] is not lue.noeud:
        return f"ajoutez un `{ecrit}` à la toute fin, hors de tous les `if`" if isinstance(lue.parents[haut], ast.If) else f"ajoutez un `{ecrit}` à la fin de la fonction"
    return f"ajoutez un `else`, ou un `{ecrit}` à la fin" if ecrit == "return" else f"ajoutez `{ecrit}` à la fin"


def _reponse_entiere_dans_la_boucle(lue: Fonction, boucle: ast.stmt) -> ast.Return | None:
    """Le seul `return` de la fonction, dans cette boucle, quand il renvoie ce que la boucle allonge ou augmente."""
    sorties = [n for n in dans_le_bloc(lue.noeud.body) if isinstance(n, ast.Return)]
    dedans = list(dans_le_bloc([boucle]))
    nom = getattr(sorties[0].value, "id", "") if len(sorties) == 1 and sorties[0] in dedans else ""
    allonge = any(methode_appelee(n) == (nom, "append") or isinstance(n, ast.AugAssign) and getattr(n.target, "id", "") == nom for n in dedans)
    return sorties[0] if nom and allonge else None


def resultat_perdu(lue: Fonction) -> Iterator[Vu]:
    """Une comparaison, un calcul, une valeur ou un texte neuf dont rien n’est fait."""
    fins = {i for i in dernieres(lue.noeud.body) if isinstance(i, ast.Expr)}
    for instruction in lue.sous(ast.Expr):
        if lue.est_dans(instruction, (ast.Try, *DEFINITIONS)) or instruction is lue.noeud.body[0] and isinstance(instruction.value, ast.Constant):
            continue
        texte = _raconter_la_perte(lue, instruction.value, instruction in fins)
        if texte:
            yield Vu("resultat-perdu", "faute", instruction.lineno, texte)


def _raconter_la_perte(lue: Fonction, valeur: ast.expr, est_la_fin: bool) -> str:
    """Vide quand la ligne peut servir à quelque chose."""
    ecrit, calcule = lue.citer(valeur), nom_appele(valeur) in CALCULENT - lue.locaux
    fleche = _raconter_la_fleche(lue, valeur)
    if fleche:
        return fleche
    if isinstance(valeur, ast.UnaryOp) and isinstance(valeur.operand, ast.UnaryOp) and type(valeur.op) is type(valeur.operand.op) and isinstance(valeur.operand.operand, (ast.Name, ast.Subscript)):
        signe = {ast.UAdd: "+", ast.USub: "-"}.get(type(valeur.op))
        return f"`{ecrit}` ne change rien, car `{signe}{signe}` n’existe pas en Python : écrivez `{lue.citer(valeur.operand.operand)} {signe}= 1`" if signe else ""
    if est_la_fin and _range_peut_etre(lue, valeur):
        return f"`{ecrit}` compare, et le résultat est perdu ; pour ranger une valeur, écrivez un seul `=`, et pour renvoyer ce résultat, `return` devant"
    if est_la_fin and (calcule or _est_une_reponse(lue, valeur)):
        return f"`{ecrit}` n’est pas renvoyé : il manque `return` devant"
    if isinstance(valeur, ast.Compare) and isinstance(valeur.ops[0], ast.Eq):
        return f"`{ecrit}` compare, et le résultat est perdu ; pour ranger une valeur, écrivez un seul `=`"
    if isinstance(valeur, ast.BinOp) and isinstance(valeur.left, ast.Name):
        return f"le résultat de `{ecrit}` est perdu : rien ne le garde ; écrivez `{valeur.left.id} = {ecrit}`"
    if nom_appele(valeur) == "sorted" and isinstance(valeur.args[0] if valeur.args else None, ast.Name):
        return f"le résultat de `{ecrit}` est perdu : rien ne le garde ; écrivez `{valeur.args[0].id} = {ecrit}`"
    if isinstance(valeur, (ast.Compare, ast.BinOp)) or calcule:
        return f"le résultat de `{ecrit}` est perdu : rien ne le garde ni ne le renvoie"
    if _rend_du_neuf(valeur) and getattr(valeur.func.value, "id", "") in lue.locaux | {""}:
        texte = f"le résultat de `{ecrit}` est perdu : `{valeur.func.attr}` donne un nouveau résultat sans changer le texte"
        return texte + (f" ; écrivez `{valeur.func.value.id} = {ecrit}`" if isinstance(valeur.func.value, ast.Name) and valeur.func.attr != "join" else "")
    return ""


def _range_peut_etre(lue: Fonction, valeur: ast.expr) -> bool:
    """Vrai pour `maxi == n` au bout d’un `if`, et pour `maxi <- n` : une affectation manquée, sans doute."""
    egal = isinstance(valeur, ast.Compare) and isinstance(valeur.ops[0], ast.Eq) and lue.est_dans(valeur, ast.If)
    return egal or bool(_raconter_la_fleche(lue, valeur))


def _raconter_la_fleche(lue: Fonction, valeur: ast.expr) -> str:
    """`compte <- compte + 1`, recopié du pseudo-code : une comparaison."""
    ecrit, premier = lue.citer(valeur), valeur
    while isinstance(premier, ast.Compare) and isinstance(premier.left, ast.Compare):
        premier = premier.left
    fleche = isinstance(premier, ast.Compare) and isinstance(premier.ops[0], ast.Lt) and re.match(r"\w+(?:\[[^=]*?\])?\s*<-", ecrit)
    if not fleche:
        return ""
    geste = f"écrivez `{re.sub('[ ]*<-[ ]*', ' = ', ecrit, count=1)}`" if not ecrit.endswith("…") else "écrivez `=`"
    return f"`{ecrit}` compare et ne range rien, car `<-` n’existe pas en Python : {geste}"


def _est_une_reponse(lue: Fonction, valeur: ast.expr) -> bool:
    """Vrai pour une valeur seule sur la dernière ligne : une variable, une constante, un calcul."""
    if isinstance(valeur, ast.Constant):
        return type(valeur.value) in (bool, int, float)
    if isinstance(valeur, ast.Name):
        return valeur.id in lue.locaux
    return isinstance(valeur, (ast.Compare, ast.BoolOp, ast.BinOp, ast.Subscript, ast.List, ast.Tuple, ast.JoinedStr, ast.ListComp)) or _rend_du_neuf(valeur)


def _rend_du_neuf(valeur: ast.AST) -> bool:
    if not (isinstance(valeur, ast.Call) and isinstance(valeur.func, ast.Attribute)):
        return False
    arguments = {"replace": 2, "join": 1}.get(valeur.func.attr, 0)  # ceux d’un texte : un fichier aussi a son `replace`
    return valeur.func.attr in RENVOIENT_DU_NEUF and not isinstance(valeur.func.value, ast.Attribute) and len(valeur.args) >= arguments


RETOURS = (rien_de_renvoye, branche_sans_return, resultat_perdu)
