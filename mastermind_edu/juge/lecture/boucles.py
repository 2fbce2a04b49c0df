"""Les tours d’une boucle : elle n’en fait qu’un, ou aucun, ou chacun efface ce qu’a fait le précédent.

Chaque lecteur reçoit la fonction lue, et la boucle qu’il regarde. Commencer par `un_seul_tour`.
"""

import ast
from collections.abc import Iterator

from mastermind_edu.juge.lecture.retouches_de_calcul import ecrire
from mastermind_edu.juge.lecture.texte import (
    BOUCLES, DEFINITIONS, Fonction, Vu, blocs, chaque, cibles, dans_le_bloc, methode_appelee, nom_appele, nom_de, noms,
)

SORTIES = (ast.Return, ast.Raise, ast.Break)
ARRIVE_ICI = "un appel arrive ici"  # ce que renvoie, pour le voir, la version qui le prouve


@chaque(*BOUCLES)
def un_seul_tour(lue: Fonction, boucle: ast.stmt) -> Iterator[Vu]:
    """Chaque chemin du corps quitte la boucle : elle ne fait jamais un second tour."""
    if ne_fait_qu_un_tour(boucle):
        ligne, texte, *autre = _raconter_la_sortie(lue, boucle)
        preuve = ecrire(lue, [(boucle, "body", [ast.Return(ast.Constant(ARRIVE_ICI))])])
        yield Vu("un-seul-tour", "faute", ligne, texte, objet=f"{ligne} {autre[0]}" if autre else "", preuve=preuve)


def ne_fait_qu_un_tour(boucle: ast.stmt) -> bool:
    """Vrai quand toute exécution du corps quitte la boucle."""
    return any(isinstance(n, (ast.Return, ast.Break)) for n in dans_le_bloc(boucle.body)) and _quitte(boucle.body) and not _continue(boucle.body)


def _raconter_la_sortie(lue: Fonction, boucle: ast.stmt) -> tuple:
    """La ligne par où la boucle est quittée au premier tour, et ce qu’il faut en faire ; celle de l’autre `return` quand l’un est vrai, l’autre faux."""
    sortie = next(filter(_quitte_toujours, boucle.body))
    tour = "élément" if isinstance(boucle, ast.For) else "tour"
    if isinstance(sortie, ast.Return):
        large = [boucle, *(a for a in lue.ancetres(boucle) if isinstance(a, BOUCLES))]
        apres = next((seconde for suite in lue.suites for premiere, seconde in zip(suite, suite[1:]) if premiere is large[-1]), None)
        if isinstance(apres, ast.Return) and any(isinstance(i, ast.If) for i in boucle.body):  # il y a déjà une réponse après la boucle
            return sortie.lineno, f"votre `return` est dans la boucle, hors du `if`, et l’arrête donc au premier tour : s’il répond à un cas de ce `if`, décalez-le vers la droite, dedans ; le `return` de la ligne {apres.lineno} répond à la fin"
        hauteur = f"{'premier ' if len(large) > 1 else ''}`{'for' if isinstance(large[-1], ast.For) else 'while'}`"
        return sortie.lineno, f"votre `return` est dans la boucle, qui s’arrête donc au premier tour : décalez-le vers la gauche, à la hauteur du {hauteur}"
    if isinstance(sortie, ast.Break):
        return sortie.lineno, "votre `break` arrête la boucle au premier tour : enlevez-le, ou mettez-le dans un `if`"
    if isinstance(sortie, ast.If):
        return _raconter_les_branches(sortie, tour)
    mot = lue.source.splitlines()[sortie.lineno - 1].split()[0].strip(":")
    return sortie.lineno, f"ce `{mot}` quitte la boucle au premier {tour}, quoi qu’il arrive : elle ne fait jamais plus d’un tour"


def _raconter_les_branches(condition: ast.If, tour: str) -> tuple:
    """Un `if` et un `else` qui quittent tous deux la boucle."""
    branches = [condition.body]
    while len(condition.orelse) == 1 and isinstance(condition.orelse[0], ast.If):
        branches.append((condition := condition.orelse[0]).body)
    sorties = [next(filter(_quitte_toujours, branche)) for branche in (*branches, condition.orelse)]
    if not all(isinstance(s, (ast.Return, ast.Raise)) for s in sorties):
        lues = [(f"`{type(s).__name__.lower()}`", s.lineno) for s in sorties if isinstance(s, (ast.Return, ast.Break))]
        deux = f"ce {lues[0][0]} quitte la boucle quand le `if` est vrai, et le {lues[1][0]} de la ligne {lues[1][1]} la quitte sinon" if len(lues) == 2 == len(sorties) else ""
        return lues[0][1] if deux else condition.lineno, f"{deux or 'ce `if` quitte la boucle dans tous les cas'} : elle ne fait jamais plus d’un tour"
    valeurs, mot = [s.value.value if isinstance(getattr(s, "value", None), ast.Constant) else None for s in sorties], type(sorties[-1]).__name__.lower()
    if valeurs[-1] is False and True in valeurs:  # « l’un d’eux » ou « tous » : le code ne dit pas lequel
        texte = f"ce `return` et celui du `else` concluent dès le premier {tour} : celui qui demande d’avoir tout vu se met après la boucle"
        return sorties[valeurs.index(True)].lineno, texte, sorties[-1].lineno
    return sorties[-1].lineno, f"le `{mot}` du `else` conclut dès le premier {tour} : ôtez ce `else`, et mettez son `{mot}` après la boucle, à la hauteur du `for`"


def _quitte(instructions: list[ast.stmt]) -> bool:
    """Vrai quand toute exécution de cette suite quitte la boucle qui la contient."""
    return any(map(_quitte_toujours, instructions))


def _quitte_toujours(instruction: ast.stmt) -> bool:
    if isinstance(instruction, ast.If):
        return bool(instruction.orelse) and _quitte(instruction.body) and _quitte(instruction.orelse)
    if isinstance(instruction, ast.Try):
        essais = _quitte(instruction.body) or _quitte(instruction.orelse)
        return _quitte(instruction.finalbody) or essais and all(_quitte(h.body) for h in instruction.handlers)
    return isinstance(instruction, SORTIES)


def _continue(instructions: list[ast.stmt]) -> bool:
    """Vrai quand un `continue` de cette boucle-ci s’y trouve."""
    return any(isinstance(i, ast.Continue) or not isinstance(i, (*BOUCLES, *DEFINITIONS)) and any(map(_continue, blocs(i))) for i in instructions)


@chaque(*BOUCLES)
def remis_a_zero(lue: Fonction, boucle: ast.stmt) -> Iterator[Vu]:
    """Un compteur ou une liste remis à son début à chaque tour, puis lu après la boucle."""
    dedans = set(dans_le_bloc([boucle]))
    for instruction in boucle.body:
        nom = nom_remis(instruction)
        if nom and _s_accumule(boucle, nom) and _lu_seulement_apres(lue, boucle, dedans, nom):
            texte = f"`{lue.citer(instruction)}` est dans la boucle : `{nom}` recommence à chaque tour, et oublie ce qui précède ; placez cette ligne avant la boucle"
            yield Vu("remis-a-zero", "faute", instruction.lineno, texte)


def nom_remis(instruction: ast.stmt) -> str:
    """Le nom à qui l’instruction redonne une valeur de départ : 0, un texte vide, une liste vide."""
    match instruction:
        case ast.Assign(targets=[ast.Name(id=nom)], value=ast.List(elts=[])):
            return nom
        case ast.Assign(targets=[ast.Name(id=nom)], value=ast.Constant(value=valeur)) if valeur in (0, 1, "") and type(valeur) is not bool:
            return nom
    return ""


def nom_augmente(instruction: ast.stmt) -> str:
    """`x` pour `x += 1` et pour `x = x + 1`."""
    match instruction:
        case ast.AugAssign(target=ast.Name(id=nom), value=ast.Constant()):
            return nom
        case ast.Assign(targets=[ast.Name(id=nom), *_], value=ast.BinOp(left=ast.Name(id=gauche), right=ast.Constant())) if nom == gauche:
            return nom
    return ""


def suite_des_rangs(parcouru: ast.AST, arguments: int = 1) -> str:
    """`x` pour `range(len(x))` ; avec deux arguments permis, pour `range(1, len(x))` aussi."""
    taille = parcouru.args[-1] if nom_appele(parcouru) == "range" and 0 < len(parcouru.args) <= arguments else None
    return nom_de(taille.args[0]) if nom_appele(taille) == "len" and taille.args else ""


def _s_accumule(boucle: ast.stmt, nom: str) -> bool:
    """Vrai quand le corps ajoute à ce nom : `x += …`, `x = x + …`, `x.append(…)`."""
    for noeud in dans_le_bloc(boucle.body):
        if isinstance(noeud, ast.AugAssign) and nom_de(noeud.target) == nom or methode_appelee(noeud) == (nom, "append"):
            return True
        if isinstance(noeud, ast.Assign) and isinstance(noeud.value, ast.BinOp) and [nom] == list(filter(None, cibles(noeud))) and nom in noms(noeud.value):
            return True
    return False


def _lu_seulement_apres(lue: Fonction, boucle: ast.stmt, dedans: set, nom: str) -> bool:
    """Vrai quand la boucle ne lit ce nom que pour y ajouter, et que la suite le lit."""
    ailleurs = [n for n in lue.lectures(nom) if n not in dedans and n.lineno > boucle.end_lineno]
    ici = [n for n in lue.lectures(nom) if n in dedans and not _sert_a_ajouter(lue, n, nom)]
    return bool(ailleurs) and not ici and not any(isinstance(n, (*SORTIES, ast.Continue)) for n in dedans)


def _sert_a_ajouter(lue: Fonction, lecture: ast.Name, nom: str) -> bool:
    parent = lue.parents[lecture]
    if isinstance(parent, ast.Attribute):
        return parent.attr == "append"
    affectation = lue.parents.get(parent)
    return isinstance(parent, ast.BinOp) and isinstance(affectation, ast.Assign) and [nom] == cibles(affectation)


@chaque(ast.For)
def boucle_vide(lue: Fonction, boucle: ast.For) -> Iterator[Vu]:
    """`range(0)`, `range(len(x), 0)`, une liste vide écrite."""
    ecrit, ligne = lue.citer(boucle.iter), boucle.iter.lineno
    if ast.unparse(boucle.iter) in ("[]", "()", "''"):
        yield Vu("aucun-tour", "faute", ligne, f"`{ecrit}` est vide : cette boucle ne fait aucun tour")
    elif nom_appele(boucle.iter) == "range" and not {"range", "len"} & lue.locaux and monte_vers_le_bas(boucle.iter):
        texte = f"`{ecrit}` ne donne aucun nombre : `range` compte en montant ; pour descendre, il lui faut un troisième nombre, -1"
        if len(boucle.iter.args) == 1 or ast.dump(boucle.iter.args[0]) == ast.dump(boucle.iter.args[1]):
            texte = f"`{ecrit}` ne donne aucun nombre : cette boucle ne fait aucun tour"
        yield Vu("aucun-tour", "faute", ligne, texte)


@chaque(ast.While)
def toujours_fausse(lue: Fonction, boucle: ast.While) -> Iterator[Vu]:
    """`while False`."""
    if isinstance(boucle.test, ast.Constant) and not boucle.test.value:
        yield Vu("aucun-tour", "faute", boucle.lineno, f"`while {lue.citer(boucle.test)}` est toujours faux : cette boucle ne fait aucun tour")


@chaque(ast.While)
def fausse_au_depart(lue: Fonction, boucle: ast.While) -> Iterator[Vu]:
    """`i = depart`, puis `while i != depart` : la boucle ne fait aucun tour."""
    test, suite = boucle.test, lue.parents[boucle].body
    if boucle not in suite or not (isinstance(test, ast.Compare) and len(test.ops) == 1 and isinstance(test.ops[0], ast.NotEq)):
        return
    for avant in reversed(suite[: suite.index(boucle)]):
        if isinstance(avant, ast.Assign) and [ast.unparse(test.left)] == [*map(ast.unparse, avant.targets)] and ast.dump(avant.value) == ast.dump(test.comparators[0]):
            yield Vu("fausse-au-depart", "faute", boucle.lineno, f"`{lue.citer(test)}` est faux dès le départ, à cause de `{lue.citer(avant)}` : cette boucle ne fait aucun tour")
        if noms(avant) & noms(test):
            break


def monte_vers_le_bas(appel: ast.Call) -> bool:
    """Vrai quand `range(départ, arrivée)`, sans pas, n’a sûrement aucun nombre."""
    if appel.keywords or len(appel.args) not in (1, 2) or any(isinstance(a, ast.Starred) for a in appel.args):
        return False
    depart, arrivee = (ast.Constant(0), *appel.args)[-2:]
    if ast.dump(depart) == ast.dump(arrivee) and not any(isinstance(n, (ast.Call, ast.NamedExpr, ast.Await)) for n in ast.walk(depart)):
        return True
    return None not in (bornes := (_au_moins(depart), entier(arrivee))) and bornes[0] >= bornes[1]


def _au_moins(noeud: ast.expr) -> int | None:
    """Un nombre que cette expression ne peut qu’atteindre ou dépasser."""
    if isinstance(noeud, ast.BinOp) and isinstance(noeud.op, (ast.Add, ast.Sub)) and nom_appele(noeud.left) == "len":
        ecart = entier(noeud.right)
        return None if ecart is None else ecart if isinstance(noeud.op, ast.Add) else -ecart
    return 0 if nom_appele(noeud) == "len" else entier(noeud)


def entier(noeud: ast.expr) -> int | None:
    """Le nombre entier écrit là, avec ou sans le signe moins."""
    try:
        valeur = ast.literal_eval(noeud)
    except (ValueError, TypeError, SyntaxError, MemoryError, RecursionError):
        return None
    return valeur if type(valeur) is int else None


@chaque(*BOUCLES)
def remplacee_a_chaque_tour(lue: Fonction, boucle: ast.stmt) -> Iterator[Vu]:
    """`texte = …` dans une boucle, sans lire `texte`, quand on ne le lit qu’après : seul le dernier tour compte."""
    dedans = list(dans_le_bloc(boucle.body))
    for instruction in (n for n in reversed(boucle.body) if isinstance(n, ast.Assign) and len(n.targets) == 1 and isinstance(n.targets[0], ast.Name)):
        [nom], avant = cibles(instruction), boucle.body[: boucle.body.index(instruction)]
        if any(isinstance(n, (ast.Continue, ast.Break)) for n in dans_le_bloc(avant)):
            continue  # après une sortie, elle ne s’exécute pas à chaque tour
        vide = any(nom in cibles(i) and ast.unparse(i.value) in ("''", "[]") for i in lue.sous(ast.Assign) if i not in dedans)
        if vide and not _est_lu(boucle, dedans, nom) and not isinstance(instruction.value, ast.Constant):
            yield Vu("remplacee-a-chaque-tour", "cause", instruction.lineno, f"`{lue.citer(instruction)}` remplace `{nom}` à chaque tour : il n’y reste à la fin que ce qu’y met le dernier")


def _est_lu(boucle: ast.stmt, dedans: list[ast.AST], nom: str) -> bool:
    """Vrai quand la condition ou le corps de cette boucle lit ce nom."""
    return any(nom_de(n) == nom and isinstance(n.ctx, ast.Load) for n in (*dedans, *ast.walk(getattr(boucle, "test", boucle.body[0]))))


@chaque(*BOUCLES)
def effacee_par_le_sinon(lue: Fonction, boucle: ast.stmt) -> Iterator[Vu]:
    """`if trouvé: rep = x`, puis `else: rep = "?"`, dans une boucle que rien ne quitte : seul le dernier tour compte."""
    dedans = list(dans_le_bloc(boucle.body))
    if any(isinstance(n, (ast.Break, ast.Return, ast.Continue)) for n in dedans):
        return
    for condition in (i for i in boucle.body if isinstance(i, ast.If) and len(i.orelse) == 1):
        efface, ranges = condition.orelse[0], [i for i in condition.body if isinstance(i, ast.Assign)]
        nom = nom_de(efface.targets[0]) if isinstance(efface, ast.Assign) and isinstance(efface.value, ast.Constant) else ""
        garde = next((i for i in ranges if nom and [nom] == cibles(i)), None)
        ailleurs = [n for n in dedans if nom_de(n) == nom and isinstance(n.ctx, ast.Store)] if nom else []
        if not garde or ast.dump(garde.value) == ast.dump(efface.value) or _est_lu(boucle, dedans, nom) or len(ailleurs) != 2 or nom not in lue.lus:
            continue
        texte = f"`{lue.citer(efface)}`, dans le `else`, efface à un tour suivant ce que la ligne {garde.lineno} a mis dans `{nom}` : ôtez ce `else`, et donnez à `{nom}` cette valeur avant la boucle"
        if isinstance(garde.value, ast.Constant):  # « un au moins » ou « tous » : le code ne dit pas lequel des deux doit rester
            texte = f"`{lue.citer(efface)}`, ou `{lue.citer(garde)}` à la ligne {garde.lineno} : `{nom}` reçoit une valeur à chaque tour, et le dernier tour décide seul ; ôtez de la boucle celle des deux lignes qui efface l’autre, et donnez cette valeur à `{nom}` avant la boucle"
        yield Vu("effacee-par-le-sinon", "cause", efface.lineno, texte, objet=_lignes_des_deux(efface, garde, nom))


def _lignes_des_deux(efface: ast.Assign, garde: ast.Assign, nom: str) -> str:
    """Le nom, la ligne qui y met vrai, celle qui y met faux ; vide quand ce n’est pas l’un et l’autre."""
    lignes = {getattr(i.value, "value", None): i.lineno for i in (efface, garde)}
    return f"{nom} {lignes[True]} {lignes[False]}" if {*lignes} == {True, False} and all(type(v) is bool for v in lignes) else ""

