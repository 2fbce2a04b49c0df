"""Les noms et ce qu’ils reçoivent : une valeur perdue, un `None` gardé, un nom pris pour un autre, une ligne jamais exécutée.

Chaque lecteur reçoit la fonction lue, et parfois le nœud qu’il regarde. Commencer par `none_garde`.
"""

import ast
import builtins
import difflib
import re
from collections.abc import Iterator

from mastermind_edu.juge.lecture.texte import (
    BOUCLES, CHANGENT_SUR_PLACE, DEFINITIONS, Fonction, Vu,
    blocs, chaque, cibles, dans_le_bloc, methode_appelee, nom_appele, nom_de, noms, objets_changes,
)

RENVOIENT_DU_NEUF = {"upper", "lower", "strip", "lstrip", "rstrip", "replace", "split", "join", "title", "capitalize", "casefold", "format"}
CALCULENT = {"sorted", "min", "max", "sum", "len", "abs", "str", "reversed", "round"}
NATURES = {int: "un nombre", float: "un nombre", bool: "un booléen", str: "un texte", type(None): "`None`"}


@chaque(ast.Assign, ast.Return, si=("print", "shuffle", *CHANGENT_SUR_PLACE))
def none_garde(lue: Fonction, instruction: ast.Assign | ast.Return) -> Iterator[Vu]:
    """`x = liste.append(y)`, `return liste.sort()`, `x = print(y)` : c’est `None`."""
    valeur, ecrit, ou = instruction.value, lue.citer(instruction), "après la boucle" if isinstance(lue.parents[instruction], BOUCLES) else "sur la suivante"
    (objet, methode), rend_none = methode_appelee(valeur), _rend_none(lue, valeur)
    if rend_none and isinstance(instruction, ast.Return):
        copie = f"écrivez d’abord `copie = {objet}.copy()`, faites-le sur `copie`, puis `return copie`"
        suite = f" ; {copie if objet in lue.parametres else f'faites-le sur une ligne, puis écrivez `return {objet}` {ou}'}" if methode in CHANGENT_SUR_PLACE else ""
        yield Vu("none-garde", "faute", instruction.lineno, f"`{ecrit}` renvoie `None` : {rend_none}{suite}")
    elif rend_none and isinstance(instruction.targets[0], ast.Name):
        nom, ici = instruction.targets[0].id, set(ast.walk(instruction))
        # Lu ailleurs, ou par cette instruction au tour suivant.
        est_lu = any(n not in ici for n in lue.lectures(nom)) or lue.lectures(nom) and lue.est_dans(instruction, BOUCLES)
        neuve = {"reverse": f"{objet}[::-1]", "sort": f"sorted({objet})"}.get(methode)
        suite = f" ; écrivez `{lue.citer(valeur)}` seul" if objet == nom else f" ; pour une autre liste, écrivez `{nom} = {neuve}`" if neuve else ""
        yield Vu("none-garde", "faute" if est_lu else "remarque", instruction.lineno, f"`{ecrit}` range `None` dans `{nom}` : {rend_none}{suite}", objet=nom)


def _rend_none(lue: Fonction, valeur: ast.AST | None) -> str:
    objet, methode = methode_appelee(valeur)
    if any(isinstance(v, ast.Constant) and type(v.value) is str for v in lue.valeurs(objet)):
        return ""  # un texte n’a aucune de ces méthodes : l’erreur de Python le dira
    if objet in lue.locaux and methode in CHANGENT_SUR_PLACE:
        return f"`{methode}` modifie {'l’objet' if methode in ('remove', 'clear') else 'la liste'} sur place et ne renvoie rien"
    if objet in lue.locaux and methode == "shuffle":
        return "`shuffle` mélange la liste sur place et ne renvoie rien"
    return "`print` affiche et ne renvoie rien" if nom_appele(valeur) == "print" else ""


def nom_de_la_fonction(lue: Fonction) -> Iterator[Vu]:
    """`longueurs.append(x)` dans `longueurs` : le nom est celui de la fonction, pas d’une liste."""
    nom = lue.noeud.name
    if nom in lue.locaux:
        return
    for noeud in lue.sous(ast.Attribute, ast.Subscript, ast.Return):
        if nom_de(noeud.value) == nom:
            voisin = next(iter(difflib.get_close_matches(nom, [*lue.parametres, *sorted(lue.locaux)], 1, 0.8)), "")
            geste = f"vouliez-vous écrire `{voisin}` ?" if voisin else "donnez un autre nom à votre liste, et créez-la au début"
            yield Vu("nom-de-la-fonction", "faute", noeud.lineno, f"dans `{lue.citer(noeud)}`, `{nom}` est la fonction elle-même, pas une liste : {geste}")
            return


@chaque(ast.Expr)
def appel_a_elle_meme_perdu(lue: Fonction, instruction: ast.Expr) -> Iterator[Vu]:
    """La fonction se rappelle, et ce que ce second appel renvoie est perdu."""
    if nom_appele(instruction.value) == lue.noeud.name and any(isinstance(n, ast.Return) and n.value for n in dans_le_bloc(lue.noeud.body)):
        yield Vu("appel-perdu", "faute", instruction.lineno, f"`{lue.citer(instruction)}` recommence, mais ce que ce second appel renvoie est perdu : écrivez `return` devant")


@chaque(ast.Expr)
def resultat_perdu(lue: Fonction, instruction: ast.Expr) -> Iterator[Vu]:
    """Une comparaison, un calcul, une valeur ou un texte neuf dont rien n’est fait."""
    docstring = instruction is lue.noeud.body[0] and isinstance(instruction.value, ast.Constant)
    texte = raconter_la_perte(lue, instruction.value, instruction in [*dernieres(lue.noeud.body)])
    if texte and not docstring and not lue.est_dans(instruction, (ast.Try, *DEFINITIONS)):
        yield Vu("resultat-perdu", "faute", instruction.lineno, texte, est_un_effet=True)


def dernieres(suite: list[ast.stmt]) -> Iterator[ast.stmt]:
    """Les instructions par lesquelles cette suite peut finir ; un `if` sans `else` et une boucle en sont."""
    derniere = suite[-1]
    if isinstance(derniere, ast.If):
        yield from dernieres(derniere.body)
        yield from dernieres(derniere.orelse) if derniere.orelse else [derniere]
    elif isinstance(derniere, (ast.With, ast.Try)):
        for bloc in blocs(derniere):
            yield from dernieres(bloc)
    else:
        yield derniere


def raconter_la_perte(lue: Fonction, valeur: ast.expr, est_la_fin: bool) -> str:
    """Vide quand la ligne peut servir à quelque chose."""
    ecrit, calcule, compare = lue.citer(valeur), nom_appele(valeur) in CALCULENT - lue.locaux, isinstance(valeur, ast.Compare)
    signe = _signe_double(valeur)
    egal = f"`{ecrit}` compare, et le résultat est perdu ; pour ranger une valeur, écrivez un seul `=`"
    perdu = f"le résultat de `{ecrit}` est perdu"
    if fleche := _raconter_la_fleche(lue, valeur):
        return fleche
    if signe:
        return f"`{ecrit}` ne change rien, car `{signe}{signe}` n’existe pas en Python : écrivez `{lue.citer(valeur.operand.operand)} {signe}= 1`"
    if est_la_fin and range_peut_etre(lue, valeur):
        return f"{egal}, et pour renvoyer ce résultat, `return` devant"
    if est_la_fin and (calcule or est_une_reponse(lue, valeur)):
        return f"`{ecrit}` n’est pas renvoyé : il manque `return` devant"
    if compare and isinstance(valeur.ops[0], ast.Eq):
        return egal
    source = valeur.left if isinstance(valeur, ast.BinOp) else valeur.args[0] if nom_appele(valeur) and valeur.args else None
    if isinstance(source, ast.Name) and nom_appele(valeur) in ("", "sorted") or isinstance(source, ast.Subscript) and nom_appele(valeur) in ("int", "float", "str"):
        return f"{perdu} : rien ne le garde ; écrivez `{lue.citer(source)} = {ecrit}`"
    if compare or isinstance(valeur, ast.BinOp) or calcule:
        return f"{perdu} : rien ne le garde ni ne le renvoie"
    if methode_appelee(valeur)[1] == "copy" and methode_appelee(valeur)[0] in lue.locaux:
        return f"la copie que fait `{ecrit}` est perdue : donnez-lui un nom, `copie = {ecrit}`, et servez-vous d’elle ensuite"
    if _rend_du_neuf(valeur) and nom_de(valeur.func.value) in lue.locaux | {""}:
        geste = f" ; écrivez `{valeur.func.value.id} = {ecrit}`" if isinstance(valeur.func.value, ast.Name) and valeur.func.attr != "join" else ""
        return f"{perdu} : `{valeur.func.attr}` donne un nouveau résultat sans changer le texte{geste}"
    return ""


def _signe_double(valeur: ast.expr) -> str:
    """`+` pour `++n` et `++t[i]`, `-` pour `--n` ; vide sinon."""
    match valeur:
        case ast.UnaryOp(op=premier, operand=ast.UnaryOp(op=second, operand=ast.Name() | ast.Subscript())) if type(premier) is type(second):
            return {ast.UAdd: "+", ast.USub: "-"}.get(type(premier), "")
    return ""


def range_peut_etre(lue: Fonction, valeur: ast.expr) -> bool:
    """Vrai pour `maxi == n` au bout d’un `if`, et pour `maxi <- n` : une affectation manquée, sans doute."""
    egal = isinstance(valeur, ast.Compare) and isinstance(valeur.ops[0], ast.Eq)
    une_case = egal and isinstance(valeur.left, ast.Subscript) and isinstance(valeur.comparators[0], ast.Constant)
    return une_case or egal and lue.est_dans(valeur, ast.If) or bool(_raconter_la_fleche(lue, valeur))


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


def est_une_reponse(lue: Fonction, valeur: ast.expr) -> bool:
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


def nom_de_python(lue: Fonction) -> Iterator[Vu]:
    """`max = 0`, puis `max(a, b)` : ce n’est plus la fonction de Python."""
    appeles = {*map(nom_appele, lue.sous(ast.Call))} - {""}
    for affectation in lue.sous(ast.Assign):
        nom = nom_de(affectation.targets[0])
        nature, affectees = _nature(affectation.value, nom), [i for i in lue.sous(ast.Assign) if [nom] == cibles(i) and _nature(i.value, nom)]
        if nom in appeles and callable(getattr(builtins, nom, None)) and nature and len(lue.rangements(nom)) == len(affectees):
            yield Vu("nom-de-python", "faute", affectation.lineno, f"`{lue.citer(affectation)}` fait de `{nom}` {nature}, et ce n’est plus la fonction de Python : choisissez un autre nom")
            return


def _nature(valeur: ast.expr, nom: str) -> str:
    """Ce que range sûrement dans ce nom une valeur qui n’est pas une fonction."""
    if isinstance(valeur, ast.Constant):
        return NATURES.get(type(valeur.value), "")
    if isinstance(valeur, (ast.List, ast.ListComp)):
        return "une liste"
    return "une simple variable" if nom and nom_appele(valeur) == nom or isinstance(valeur, ast.BinOp) else ""


@chaque(ast.Return, ast.Expr, si=(ast.Call,))
def erreur_non_levee(lue: Fonction, instruction: ast.Return | ast.Expr) -> Iterator[Vu]:
    """`return ValueError(…)` et `ValueError(…)` seule renvoient ou fabriquent l’erreur."""
    nom = nom_appele(instruction.value)
    genre = getattr(builtins, nom, None) if nom and nom not in lue.locaux else None
    if isinstance(genre, type) and issubclass(genre, BaseException):
        verbe = "renvoie l’erreur" if isinstance(instruction, ast.Return) else "fabrique l’erreur"
        yield Vu("erreur-non-levee", "faute", instruction.lineno, f"`{lue.citer(instruction)}` {verbe} au lieu de la lever : écrivez `raise {lue.citer(instruction.value)}`")


@chaque(ast.Raise)
def texte_leve(lue: Fonction, instruction: ast.Raise) -> Iterator[Vu]:
    """`raise "texte"` lève un texte."""
    if isinstance(instruction.exc, (ast.JoinedStr, ast.Constant)):
        yield Vu("texte-leve", "faute", instruction.lineno, f"`raise` lève une erreur, pas un texte : écrivez `raise ValueError({lue.citer(instruction.exc)})`")


@chaque(ast.AugAssign)
def jamais_cree(lue: Fonction, ajout: ast.AugAssign) -> Iterator[Vu]:
    """`suivant += 1`, que rien ne crée, à une lettre de `suivante` : l’erreur vient de la faute de frappe."""
    nom = nom_de(ajout.target)
    crees = {n.id for n in lue.sous(ast.Name) if isinstance(n.ctx, ast.Store) and not isinstance(lue.parents[n], ast.AugAssign)} | {*lue.parametres}
    voisins = sorted(n for n in crees - noms(ajout.value) if len(n) > 2 and n.rstrip("0123456789") != nom.rstrip("0123456789"))
    proche = next(iter(difflib.get_close_matches(nom, voisins, 1, 0.75)), "")
    if len(nom) > 2 and proche and nom not in crees | lue.globaux and not lue.est_opaque:
        yield Vu("jamais-cree", "faute", ajout.lineno, f"dans `{lue.citer(ajout)}`, `{nom}` n’a encore reçu aucune valeur : vouliez-vous écrire `{proche}` ?")


def defaut_modifie(lue: Fonction) -> Iterator[Vu]:
    """Une liste ou un dictionnaire par défaut, que la fonction modifie."""
    arguments = lue.noeud.args
    for parametre, defaut in zip((*arguments.posonlyargs, *arguments.args)[::-1], arguments.defaults[::-1]):
        ecrit = isinstance(defaut, (ast.List, ast.Dict, ast.Set)) or nom_appele(defaut) in ("list", "dict", "set")
        if ecrit and parametre.arg in objets_changes(lue.noeuds) and not lue.rangements(parametre.arg):
            yield Vu("defaut-modifie", "faute", parametre.lineno, f"la valeur par défaut de `{parametre.arg}` n’est fabriquée qu’une fois : ce que la fonction y met reste pour l’appel suivant")


def memoire(lue: Fonction) -> bool:
    """Vrai quand la fonction peut garder quelque chose d’un appel à l’autre : nom global modifié, valeur par défaut modifiée."""
    return bool(lue.globaux or objets_changes(lue.noeuds) - lue.locaux or any(defaut_modifie(lue)))


def jamais_executee(lue: Fonction) -> Iterator[Vu]:
    """Ce qui suit un `return` dans la même suite d’instructions."""
    for sortie, suivante in ((i, j) for suite in lue.suites for i, j in zip(suite, suite[1:])):
        if isinstance(sortie, ast.Return) and not isinstance(suivante, ast.Pass):
            yield Vu("jamais-executee", "cause", suivante.lineno, f"cette ligne n’est jamais exécutée, car le `return` de la ligne {sortie.lineno} termine la fonction avant elle")


def parametre_remplace(lue: Fonction) -> Iterator[Vu]:
    """`code = ["R", "V"]` sur un paramètre que rien n’a encore lu : la valeur reçue est perdue."""
    nommes, efface = set(), []
    for instruction in lue.noeud.body:
        if lue.est_opaque or isinstance(instruction, (ast.Return, ast.Raise)):
            break
        ecrits = [n for n in ast.walk(instruction) if isinstance(n, ast.Name)]
        nommes |= {n.id for n in ecrits if isinstance(n.ctx, ast.Load)}
        efface += [(instruction, nom) for nom in (cibles(instruction) if isinstance(instruction, ast.Assign) else ()) if nom in {*lue.parametres} - nommes]
        nommes |= {n.id for n in ecrits}
    for instruction, nom in efface:
        autre = next((autre for autre, _ in efface if autre is not instruction), None)
        geste = f"ôtez cette ligne, et aussi `{lue.citer(autre)}`, ligne {autre.lineno}" if autre else "ôtez cette ligne"
        if nom in objets_changes(lue.noeuds):
            rend = any(n.value for n in lue.sous(ast.Return))
            geste = f"ôtez cette ligne, ou donnez un autre nom à ce que vous construisez, si ce n’est pas `{nom}`" if rend else f"ôtez cette ligne, et écrivez dans les cases de la liste reçue, `{nom}[…] = …`"
        yield Vu("parametre-remplace", "cause", instruction.lineno, f"`{lue.citer(instruction)}` efface ce que le paramètre `{nom}` a reçu, avant que cela ait servi : {geste}", objet=nom)
