"""Ce qui n’est peut-être pas la cause : une taille écrite, un bout oublié, un nom que rien ne lit. On n’y vient qu’en dernier.

Chaque lecteur reçoit la fonction lue, et parfois le nœud qu’il regarde. Commencer par `bout_oublie`.
"""

import ast
import builtins
import re
from collections.abc import Iterator
from difflib import get_close_matches

from mastermind_edu.juge.lecture.boucles import nom_augmente, nom_remis, suite_des_rangs
from mastermind_edu.juge.lecture.retouches_de_calcul import ecrire
from mastermind_edu.juge.lecture.texte import (
    BOUCLES, Fonction, Vu, chaque, dans_le_bloc, nom_appele, nom_de, noms,
)

TAILLE_REMARQUEE = 3  # en deçà, un nombre écrit est rarement une taille


@chaque(type(...))
def reste_a_ecrire(lue: Fonction, noeud: ast.Constant) -> Iterator[Vu]:
    """`mal = ...`, `return ...`, `while … : ...` : les trois points de l’énoncé tiennent encore la place de quelque chose."""
    instruction = lue.instruction_de(noeud)
    bloc, range_une_case = lue.parents[instruction], any(isinstance(c, ast.Subscript) for c in getattr(instruction, "targets", []))
    seule = isinstance(instruction, ast.Expr) and isinstance(bloc, (*BOUCLES, ast.If)) and all(isinstance(i, (ast.Expr, ast.Break, ast.Continue)) for i in bloc.body)
    if seule or isinstance(instruction, (ast.Assign, ast.AugAssign, ast.Return)) and not range_une_case:
        ou = bloc if seule else instruction
        yield Vu("reste-a-ecrire", "faute", ou.lineno, f"dans `{lue.citer_le_debut(ou)}`, les trois points `...` sont encore à remplacer par ce qu’il faut faire")


def compte_apres(lue: Fonction) -> Iterator[Vu]:
    """Un compteur mis à zéro avant la boucle, qui n’avance qu’après elle."""
    for avant, instruction in ((i, j) for suite in lue.suites for i, j in zip(suite, suite[1:])):
        nom = nom_augmente(instruction)
        if nom and isinstance(avant, ast.For) and nom not in noms(avant) and not lue.est_dans(avant, BOUCLES):
            if any(nom_remis(i) == nom and i.lineno < avant.lineno for i in lue.sous(ast.Assign)):
                texte = f"`{lue.citer(instruction)}` est après la boucle, donc fait une seule fois : décalez cette ligne vers la droite, dans la boucle"
                yield Vu("compte-apres", "remarque", instruction.lineno, texte)


@chaque(ast.For)
def meme_variable(lue: Fonction, boucle: ast.For) -> Iterator[Vu]:
    """`for i … : for i … :` : la boucle intérieure reprend la variable de l’autre."""
    for interieure in (n for n in dans_le_bloc(boucle.body) if isinstance(n, ast.For)):
        repris = sorted(noms(boucle.target) & noms(interieure.target) - {"_"})
        if repris:
            yield Vu("meme-variable", "remarque", interieure.lineno, f"`{repris[0]}` est déjà la variable de la boucle de la ligne {boucle.lineno} : donnez un autre nom à celle-ci")


@chaque(*BOUCLES)
def sinon_de_boucle(lue: Fonction, boucle: ast.stmt) -> Iterator[Vu]:
    """Un `else` à la hauteur d’un `for` sans `break` : il s’exécute toujours."""
    if boucle.orelse and not any(isinstance(n, ast.Break) for n in dans_le_bloc(boucle.body)):
        mot = "for" if isinstance(boucle, ast.For) else "while"
        texte = f"ce `else` est à la hauteur du `{mot}`, et non d’un `if` : ses lignes sont exécutées quand la boucle est finie"
        yield Vu("sinon-de-boucle", "remarque", lue.ligne_du_mot("else", boucle.orelse[0].lineno), texte)


@chaque(ast.Compare)
def egal_a_la_liste(lue: Fonction, comparaison: ast.Compare) -> Iterator[Vu]:
    """`lettre == ["R", "V"]` : la liste entière, au lieu de `in`."""
    match comparaison:
        case ast.Compare(left=ast.Name(id=nom), ops=[ast.Eq(), *_], comparators=[ast.List(elts=[_, _, *_]) | ast.Tuple(elts=[_, _, *_]) as droite, *_]):
            ecrits = all(isinstance(e, ast.Constant) and type(e.value) is str for e in droite.elts)
            if ecrits and any(nom_de(boucle.target) == nom for boucle in lue.sous(ast.For)):
                yield Vu("egal-a-la-liste", "remarque", comparaison.lineno, f"`{lue.citer(comparaison)}` compare à la liste entière : pour savoir si `{nom}` s’y trouve, écrivez `in`")


@chaque(ast.For)
def chaque_avec_chaque(lue: Fonction, boucle: ast.For) -> Iterator[Vu]:
    """Deux boucles emboîtées qui comptent tous les couples égaux, là où une seule compare les mêmes rangs."""
    for interieure in (i for i in boucle.body if isinstance(i, ast.For)):
        compares = {_element_de(boucle), _element_de(interieure)}
        for condition in (i for i in interieure.body if isinstance(i, ast.If) and not i.orelse and "" not in compares):
            match condition.test:
                case ast.Compare(left=gauche, ops=[ast.Eq()], comparators=[droite]) if {ast.unparse(gauche), ast.unparse(droite)} == compares:
                    if all(isinstance(i, ast.AugAssign) for i in condition.body):
                        texte = f"`{lue.citer(condition.test)}` compare ici chacun à tous les autres : pour comparer au même rang, une seule boucle suffit"
                        yield Vu("chaque-avec-chaque", "remarque", condition.test.lineno, texte)


def _element_de(boucle: ast.For) -> str:
    """Ce que la boucle compare : `pion` pour `for pion in code`, `code[i]` pour `for i in range(len(code))`."""
    suite, element = suite_des_rangs(boucle.iter, arguments=2), nom_de(boucle.target)
    return f"{suite}[{element}]" if suite and element else element if isinstance(boucle.iter, ast.Name) else ""


@chaque(ast.Compare, si=(ast.Assign,))
def marque_commune(lue: Fonction, comparee: ast.Compare) -> Iterator[Vu]:
    """`secret[i] = None` et `essai[i] = None`, puis dans une autre boucle `secret[j] == essai[i]` sans écarter `None` : deux cases barrées sont égales."""
    ecrites = _marques(lue)
    for marque in dict.fromkeys(marque for marque, _, _ in ecrites):
        listes = {nom for autre, nom, _ in ecrites if autre == marque}
        fin = min(boucle.end_lineno for autre, _, boucle in ecrites if autre == marque)  # la première boucle qui barre des cases
        if comparee.lineno > fin and len(_listes(lue, comparee) & listes) == 2 and not _est_ecartee(lue, marque, comparee):
            yield Vu("marque-commune", "cause", comparee.lineno, f"`{lue.citer(comparee)}` est vrai aussi pour deux cases barrées : `{marque}` est égal à `{marque}`")


def _marques(lue: Fonction) -> list[tuple[str, str, ast.stmt]]:
    """Chaque constante écrite dans une case : son texte, le nom de la liste, la boucle la plus large autour."""
    trouvees = []
    for affectation in lue.sous(ast.Assign):
        boucles = [a for a in lue.ancetres(affectation) if isinstance(a, BOUCLES)]
        places = [c for cible in affectation.targets for c in (cible.elts if isinstance(cible, ast.Tuple) else [cible])]
        valeurs = affectation.value.elts if isinstance(affectation.value, ast.Tuple) else [affectation.value]
        constantes = all(isinstance(v.operand if isinstance(v, ast.UnaryOp) else v, ast.Constant) for v in valeurs)
        if boucles and constantes and len({*map(ast.dump, valeurs)}) == 1:
            trouvees += [(ast.unparse(valeurs[0]), c.value.id, boucles[-1]) for c in places if isinstance(c, ast.Subscript) and isinstance(c.value, ast.Name)]
    return trouvees


def _listes(lue: Fonction, comparaison: ast.Compare) -> set[str]:
    """Les listes dont cette égalité, ou ce `in`, compare des cases."""
    match comparaison:
        case ast.Compare(ops=[ast.In()], comparators=[droite]):
            return {_liste(lue, comparaison.left), nom_de(droite)}
        case ast.Compare(ops=[ast.Eq()], comparators=[droite]):
            return {_liste(lue, comparaison.left), _liste(lue, droite)}
    return set()


def _liste(lue: Fonction, terme: ast.expr) -> str:
    """`essai` pour `essai[i]`, ou pour `pion` dans `for pion in essai`."""
    if isinstance(terme, ast.Subscript):
        return nom_de(terme.value)
    boucles = [boucle for boucle in lue.sous(ast.For) if nom_de(boucle.target) == nom_de(terme) != ""]
    return nom_de(boucles[-1].iter) if boucles else ""


def _est_ecartee(lue: Fonction, marque: str, comparee: ast.Compare) -> bool:
    """Vrai quand une condition parle de la marque, ou d’une case toute seule, vraie ou fausse."""
    compares = [terme for comparaison in lue.sous(ast.Compare) for terme in (comparaison.left, *comparaison.comparators)]
    tests = [n.test for n in lue.sous(ast.If, ast.While, ast.IfExp)] + lue.sous(ast.BoolOp)
    seuls = [partie for test in tests for partie in (test.values if isinstance(test, ast.BoolOp) else [test])]
    cases = {ast.unparse(comparee.left), *map(ast.unparse, comparee.comparators)}
    return marque in map(ast.unparse, compares) or any(ast.unparse(seul.operand if isinstance(seul, ast.UnaryOp) else seul) in cases for seul in seuls)


@chaque(ast.For, ast.comprehension)
def bout_oublie(lue: Fonction, boucle: ast.For | ast.comprehension) -> Iterator[Vu]:
    """`range(1, len(x))` ne passe pas par 0, `range(len(x) - 1)` ne passe pas par le dernier rang."""
    arguments, rang = boucle.iter.args if nom_appele(boucle.iter) == "range" else [], nom_de(boucle.target)
    voisin = any(rang in noms(n) for n in lue.sous(ast.BinOp))  # un rang voisin est lu aussi, ou devait l’être : `x[i + 1]`, `x[i] + 1`
    if not arguments or len(arguments) > 2 or not rang or voisin:
        return
    depart, arrivee = (ast.Constant(0), *arguments)[-2:]
    ecrit, lus = lue.citer(boucle.iter), [n.slice for n in lue.sous(ast.Subscript)]
    if isinstance(depart, ast.Constant) and depart.value == 1 and nom_appele(arrivee) == "len" and not any(isinstance(n, ast.Constant) and n.value == 0 for n in lus):
        yield Vu("debut-oublie", "remarque", boucle.iter.lineno, f"`{ecrit}` commence à 1 : la boucle ne passe pas par le rang 0 ; écrivez `range({lue.citer(arrivee)})`")
    elif _est_longueur_moins(arrivee) and not any(ast.unparse(n) == "-1" or _est_longueur_moins(n) for n in lus):  # la dernière case n’est pas lue à part
        yield Vu("fin-oubliee", "remarque", boucle.iter.lineno, f"`{ecrit}` s’arrête avant le dernier rang : la borne de `range` n’est jamais atteinte ; écrivez `{lue.citer(arrivee.left)}`")


@chaque(ast.For, si=("range",))
def voisin_sans_place(lue: Fonction, boucle: ast.For) -> Iterator[Vu]:
    """`for i in range(len(x)): x[i] == x[i + 1]` : au dernier rang, il n’y a pas de voisin."""
    match boucle.iter:
        case ast.Call(func=ast.Name(id="range"), args=[*debut, ast.Call(func=ast.Name(id="len"), args=[ast.Name(id=liste)]) as longueur]) if len(debut) < 2:
            for case in (n for n in dans_le_bloc(boucle.body) if isinstance(n, ast.Subscript) and nom_de(n.value) == liste and ast.unparse(n.slice) == f"{nom_de(boucle.target)} + 1"):
                texte = f"au dernier tour de `{lue.citer_le_debut(boucle)}`, `{lue.citer(case)}` n’existe pas : arrêtez la boucle un rang plus tôt, à `{lue.citer(longueur)} - 1`"
                yield Vu("voisin-sans-place", "erreur ici", boucle.lineno, texte, boucle.end_lineno, "IndexError")
                return


def _est_longueur_moins(noeud: ast.expr) -> bool:
    """Vrai pour `len(x) - 1`."""
    match noeud:
        case ast.BinOp(left=ast.Call(func=ast.Name(id="len")), op=ast.Sub(), right=ast.Constant(value=retire)):
            return type(retire) is int and retire == 1
    return False


@chaque(ast.Call, ast.BinOp, ast.List, ast.Compare)
def taille_en_dur(lue: Fonction, noeud: ast.expr) -> Iterator[Vu]:
    """`range(4)`, `[0] * 6`, `len(code) == 4` : un nombre écrit, là où une taille peut changer."""
    match noeud:
        case ast.Call(func=ast.Name(id="range"), args=[ast.Constant(value=taille)]) if _est_une_taille(taille):
            suite = f"donne toujours {taille} nombres, quelle que soit la taille de ce que la fonction reçoit"
        case ast.BinOp(op=ast.Mult(), left=ast.List(elts=elements), right=ast.Constant(value=taille)) if _est_une_taille(taille):
            suite = f"a toujours la même taille, {len(elements) * taille}, quoi que la fonction reçoive"
        case ast.List(elts=elements) if len(elements) >= TAILLE_REMARQUEE and len({*map(ast.dump, elements)}) == 1:
            suite = f"a toujours la même taille, {len(elements)}, quoi que la fonction reçoive"
        case ast.Compare(left=ast.Call(func=ast.Name(id="len")), comparators=[ast.Constant(value=taille), *_]) if _est_une_taille(taille):
            suite = f"compare une longueur à un nombre écrit, {taille}, toujours le même"
        case ast.BinOp(op=ast.Mod(), right=ast.Constant(value=taille)) if _est_une_taille(taille):
            suite = f"prend le reste par un nombre écrit, {taille}, toujours le même"
        case _:
            return
    modulo = isinstance(getattr(noeud, "op", None), ast.Mod)
    oublie = [vue.objet for vue in parametre_jamais_lu(lue) if re.match(r"nb_|nombre|taille|longueur|max_", vue.objet)] if isinstance(noeud, (ast.Compare, ast.BinOp)) else []
    if len(oublie) == 1:
        preuve = ecrire(lue, [(noeud, "right", ast.Name(oublie[0], ast.Load()))]) if modulo else ""
        yield Vu("taille-a-remplacer", "remarque", noeud.lineno, f"`{lue.citer(noeud)}` {suite} : écrivez à sa place le paramètre `{oublie[0]}`, que rien ne lit encore", objet=oublie[0], preuve=preuve, est_la_reparation=modulo)
    elif lue.parametres and not modulo:
        yield Vu("taille-en-dur", "remarque", noeud.lineno, f"`{lue.citer(noeud)}` {suite}")


def _est_une_taille(valeur: object) -> bool:
    return type(valeur) is int and valeur >= TAILLE_REMARQUEE


@chaque(ast.Assign)
def valeur_en_dur(lue: Fonction, instruction: ast.Assign) -> Iterator[Vu]:
    """`petits = 4`, que rien ne change ensuite."""
    match instruction:
        case ast.Assign(targets=[ast.Name(id=nom), *_], value=ast.Constant(value=valeur)) if _est_une_taille(valeur):
            if nom not in lue.parametres and len(lue.rangements(nom)) == 1:
                yield Vu("valeur-en-dur", "remarque", instruction.lineno, f"`{lue.citer(instruction)}` donne toujours {valeur}, quoi que la fonction reçoive")


@chaque(ast.Assign, ast.AnnAssign)
def variable_jamais_lue(lue: Fonction, instruction: ast.Assign | ast.AnnAssign) -> Iterator[Vu]:
    """Une variable que rien ne lit, pas même une liste qu’elle allongerait avec `+=`."""
    nom = nom_de(instruction.targets[0] if isinstance(instruction, ast.Assign) else instruction.target)
    ajoute = nom in [nom_de(n.target) for n in lue.sous(ast.AugAssign)]
    if nom and instruction.value and not (nom.startswith("_") or nom in lue.lus | lue.globaux or ajoute or lue.est_opaque):
        yield Vu("variable-jamais-lue", "remarque", instruction.lineno, f"`{nom}` reçoit une valeur, mais rien ne la lit ensuite")


def parametre_jamais_lu(lue: Fonction) -> Iterator[Vu]:
    """Un paramètre que rien ne lit."""
    arguments = lue.noeud.args
    for parametre in (*arguments.posonlyargs, *arguments.args) if not lue.est_opaque else ():
        nom = parametre.arg
        if nom not in map(nom_de, lue.sous(ast.Name)) and not nom.startswith("_"):
            yield Vu("parametre-jamais-lu", "remarque", parametre.lineno, f"la fonction ne lit jamais son paramètre `{nom}` : avez-vous oublié de vous en servir ?", objet=nom)


def nom_voisin(lue: Fonction) -> Iterator[Vu]:
    """`initiale` que rien ne définit ici, à une lettre du paramètre `initiales`."""
    if lue.est_opaque or lue.sous(ast.Import, ast.ImportFrom, ast.ExceptHandler):
        return
    appeles, connus = {*map(nom_appele, lue.sous(ast.Call))}, sorted(n for n in lue.locaux if len(n) > 3)
    definis = {a.arg for a in ast.walk(lue.noeud) if isinstance(a, ast.arg)} | {n.name for n in lue.sous(ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)}
    for lecture in lue.sous(ast.Name):
        nom = lecture.id
        if nom in lue.locaux | lue.globaux | appeles | definis or hasattr(builtins, nom) or not nom.islower():
            continue
        for proche in get_close_matches(nom, connus, 1, 0.85):
            texte = f"`{nom}` n’est ni un paramètre ni une variable de cette fonction : vouliez-vous écrire `{_element_de_la_boucle(lue, lecture, proche) or proche}` ?"
            yield Vu("nom-voisin", "nom inconnu", lecture.lineno, texte, objet=nom)
            yield Vu("nom-voisin", "remarque", lecture.lineno, texte, objet=nom)


def _element_de_la_boucle(lue: Fonction, lecture: ast.Name, liste: str) -> str:
    """`num` dans `for num in numeros` : c’est lui, et non la liste, que `numero` voulait dire."""
    boucles = [a for a in lue.ancetres(lecture) if isinstance(a, ast.For) and nom_de(a.iter) == liste and lecture not in set(ast.walk(a.iter))]
    return nom_de(boucles[0].target) if boucles else ""
