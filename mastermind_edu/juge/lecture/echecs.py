"""Ce que le code dit d’un échec d’un certain genre : rien de renvoyé, une erreur, un argument modifié, une réponse qui change.

Le juge ne le demande que d’un tel échec. Commencer par `rien_de_renvoye`.
"""

import ast
import builtins
from collections.abc import Iterator

from mastermind_edu.juge.lecture.boucles import ARRIVE_ICI, ne_fait_qu_un_tour, nom_augmente
from mastermind_edu.juge.lecture.retouches_de_calcul import ecrire, mettre
from mastermind_edu.juge.lecture.retours import AUSSI, CHACUN, PRINT, ce_qui_est_montre, dire_la_reponse, geste
from mastermind_edu.juge.lecture.texte import (
    BOUCLES, CHANGENT, REGARDENT, Fonction, Vu, chaque, cibles, dans_le_bloc, methode_appelee, nom_appele, nom_de, noms, objets_changes, ranges,
)
from mastermind_edu.juge.lecture.valeurs import dernieres, est_une_reponse, range_peut_etre

JAMAIS_NONE = (ast.Constant, ast.Compare, ast.JoinedStr, ast.List, ast.Tuple, ast.Dict)  # `return None` est écarté avant


def rien_de_renvoye(lue: Fonction) -> Iterator[Vu]:
    """Aucun `return` suivi d’une valeur, avec ou sans `print`."""
    corps = list(dans_le_bloc(lue.noeud.body))
    if any(isinstance(n, (ast.Yield, ast.YieldFrom)) or isinstance(n, ast.Return) and n.value for n in corps):
        return
    fins = [i for i in dernieres(lue.noeud.body) if isinstance(i, ast.Expr)]
    seule = next((i for i in fins if est_une_reponse(lue, i.value) and not range_peut_etre(lue, i.value)), None)
    affichages = sorted((n for n in corps if nom_appele(n) == "print"), key=lambda n: n.lineno)
    boucle = next((a for a in lue.ancetres(affichages[0]) if isinstance(a, BOUCLES)), None) if len(affichages) == 1 else None
    partout = all(affichage in [fin.value for fin in fins] and len(affichage.args) == len(affichages[0].args) for affichage in affichages)
    if seule:
        yield Vu("sans-return", "rien renvoyé", seule.lineno, f"`{lue.citer(seule)}` n’est pas renvoyé : il manque `return` devant")
    elif boucle and lue.instruction_de(affichages[0]) in boucle.body:
        montre = affichages[0].args[0] if len(affichages[0].args) == 1 and not isinstance(affichages[0].args[0], ast.Starred) else None
        texte = f"{PRINT} : la fonction doit renvoyer sa réponse entière, par un `return` après la boucle"
        yield Vu("print-dans-la-boucle", "rien renvoyé", affichages[0].lineno, texte, objet=lue.citer(montre) if montre else "")
    elif len(affichages) > 1 and partout and len(affichages[0].args) == 1:
        yield Vu("print-sans-return", "rien renvoyé", affichages[0].lineno, f"{PRINT} : {CHACUN}", objet=ce_qui_est_montre(lue, affichages[0].args))
    elif len(affichages) > 1 or boucle:
        yield Vu("print-sans-return", "rien renvoyé", affichages[0].lineno, f"{PRINT} : {AUSSI}", objet=ce_qui_est_montre(lue, affichages[0].args) if partout else "")
    elif affichages and affichages[0] in [fin.value for fin in fins]:
        yield Vu("print-sans-return", "rien renvoyé", affichages[0].lineno, f"{PRINT} : {geste(lue, affichages[0])}", objet=ce_qui_est_montre(lue, affichages[0].args))
    else:
        yield Vu("sans-return", "rien renvoyé", lue.noeud.lineno, f"il manque un `return` suivi d’une valeur : cette fonction n’en a aucun, elle renvoie toujours `None`{dire_la_reponse(lue)}")


def branche_sans_return(lue: Fonction) -> Iterator[Vu]:
    """Un chemin qui arrive au bout de la fonction sans `return`, alors que d’autres en ont un."""
    corps = list(dans_le_bloc(lue.noeud.body))
    retours = [n for n in corps if isinstance(n, ast.Return)]
    vides = any(n.value is None or isinstance(n.value, ast.Constant) and n.value.value is None for n in retours)
    if retours and not vides and not any(isinstance(n, (ast.Yield, ast.YieldFrom)) for n in corps):
        for derniere in dernieres(lue.noeud.body):
            if trouve := _sans_valeur(lue, derniere, retours):
                dernier = next((n for n in corps if nom_appele(n) == "print" and n.lineno == trouve[0] and PRINT in trouve[1]), None)
                preuve = ecrire(lue, mettre(lue, derniere, derniere, ast.Return(ast.Constant(ARRIVE_ICI))))
                yield Vu("branche-sans-return", "rien renvoyé", *trouve, objet=ce_qui_est_montre(lue, dernier.args) if dernier else "", preuve=preuve)


def _sans_valeur(lue: Fonction, derniere: ast.stmt, retours: list[ast.Return]) -> tuple[int, str] | None:
    """Comment cette dernière instruction laisse la fonction finir sans `return` ; rien quand elle renvoie ou ne finit pas."""
    if isinstance(derniere, ast.If):
        suite = f"quand ce `{lue.mot_du_si(derniere)}` est faux, la fonction finit sans `return` et renvoie `None` : {_a_ajouter(lue, derniere, retours)}"
    elif isinstance(derniere, BOUCLES):
        sans_issue = isinstance(derniere, ast.While) and isinstance(derniere.test, ast.Constant)
        mot, dedans = "for" if isinstance(derniere, ast.For) else "while", list(dans_le_bloc(derniere.body))
        if sans_issue or derniere.orelse:
            return None
        if _est_la_reponse_entiere(lue, derniere, retours):
            return retours[0].lineno, f"`{lue.citer(retours[0])}` est dans la boucle, et n’a pas été atteint dans ce cas : décalez-le vers la gauche, à la hauteur du `{mot}`"
        if ne_fait_qu_un_tour(derniere):
            sans_tour = {*retours} <= {*dedans} and all(isinstance(n.value, JAMAIS_NONE) for n in retours) and not any(isinstance(n, ast.Break) for n in dedans)
            return (derniere.lineno, f"ce `{mot}` ne fait aucun tour dans ce cas, et la fonction finit sans `return` : il en faut un aussi après lui, à la même hauteur") if sans_tour else None
        garde = lue.parents[retours[0]]
        if len(retours) == 1 and isinstance(garde, ast.If) and garde.body == retours and lue.parents[garde] is derniere and nom_de(retours[0].value) in objets_changes(lue.noeuds):
            return derniere.lineno, f"ce `{mot}` finit sans que `{lue.citer(garde.test)}` ait été vrai : `{lue.citer(retours[0])}` n’est pas atteint, et la fonction renvoie `None` ; déroulez ce cas pour voir pourquoi"
        suite = f"quand ce `{mot}` est fini, la fonction renvoie `None` : il manque un `return` après lui, à la même hauteur"
        if any(isinstance(n, ast.Return) and nom_de(n.value) in objets_changes(lue.noeuds) for n in dedans):  # la liste que la boucle allonge
            suite = f"ce `{mot}` finit sans qu’aucun de ses `return` ait été atteint, et la fonction renvoie `None` : déroulez ce cas pour voir pourquoi"
    elif isinstance(derniere, ast.Expr) and nom_appele(derniere.value) == "print":
        suite = f"{PRINT} : {geste(lue, derniere.value)}"
    elif isinstance(derniere, ast.Expr) and nom_appele(derniere.value) == lue.noeud.name:
        suite = f"`{lue.citer(derniere)}` : le résultat de cet appel est perdu, et la fonction renvoie `None` ; écrivez `return` devant"
    elif isinstance(derniere, (ast.Assign, ast.AugAssign, ast.Expr)):
        suite = f"après `{lue.citer(derniere)}`, la fonction finit sans `return` et renvoie `None`"
    else:
        return None
    return derniere.lineno, suite


def _a_ajouter(lue: Fonction, derniere: ast.If, retours: list[ast.Return]) -> str:
    """Le `return` qui manque : à la fin seulement, quand ce `if` est lui-même dans un autre."""
    ecrit = {("True",): "return False", ("False",): "return True"}.get(tuple({ast.unparse(n.value) for n in retours}), "return")
    haut = derniere
    while isinstance(lue.parents[haut], ast.If) and lue.parents[haut].orelse == [haut]:
        haut = lue.parents[haut]
    if lue.parents[haut] is not lue.noeud:
        return f"ajoutez un `{ecrit}` à la toute fin, hors de tous les `if`" if isinstance(lue.parents[haut], ast.If) else f"ajoutez un `{ecrit}` à la fin de la fonction"
    return f"ajoutez un `else`, ou un `{ecrit}` à la fin" if ecrit == "return" else f"ajoutez `{ecrit}` à la fin"


def _est_la_reponse_entiere(lue: Fonction, boucle: ast.stmt, retours: list[ast.Return]) -> bool:
    """Vrai quand le seul `return` de la fonction est dans cette boucle, et renvoie ce qu’elle allonge ou augmente."""
    renvoye = retours[0].value  # `liste`, ou `max(liste)`
    dedans, nom = list(dans_le_bloc([boucle])), nom_de(renvoye.args[0] if nom_appele(renvoye) in REGARDENT and len(renvoye.args) == 1 else renvoye)
    allonge = any(methode_appelee(n) == (nom, "append") or isinstance(n, ast.AugAssign) and nom_de(n.target) == nom or nom_augmente(n) == nom != "" for n in dedans)
    garde = lue.parents[retours[0]]
    seul = isinstance(garde, ast.If) and garde.body == retours  # une condition qui n’arrête que la boucle : c’est elle qui n’a pas été vraie
    return bool(nom) and len(retours) == 1 and retours[0] in dedans and allonge and not seul


@chaque(ast.Try)
def erreur_arretee(lue: Fonction, essai: ast.Try) -> Iterator[Vu]:
    """Un `except` sans `raise` : l’erreur n’en sort pas."""
    for attrape in essai.handlers:
        erreurs = _erreurs(attrape)
        if erreurs is not None and not any(isinstance(n, ast.Raise) for n in dans_le_bloc(attrape.body)):
            texte = f"{_citer(erreurs) or '`except`'} arrête l’erreur : levée dans ce `try`, elle n’arrive jamais à l’appelant"
            yield Vu("erreur-arretee", "erreur arrêtée", attrape.lineno, texte, objet=" ".join(erreurs))


@chaque(ast.Try)
def essais(lue: Fonction, essai: ast.Try) -> Iterator[Vu]:
    """Les lignes qu’un `try` protège, et de quelles erreurs seulement ; rien ne s’exécute sur celle du `try`, elle ouvre l’intervalle."""
    groupes = [_erreurs(attrape) for attrape in essai.handlers]
    if groupes and all(groupes):
        erreurs = [nom for groupe in groupes for nom in groupe]
        yield Vu("essai", "essai", essai.lineno, f"le `try` n’attrape que {_citer(erreurs)} : une autre erreur le traverse", essai.body[-1].end_lineno, " ".join(erreurs))


def _erreurs(attrape: ast.ExceptHandler) -> list[str] | None:
    """Les erreurs que nomme le `except`, aucune quand il les prend toutes ; `None` quand on ne sait pas."""
    if attrape.type is None:
        return []
    types = attrape.type.elts if isinstance(attrape.type, ast.Tuple) else [attrape.type]
    return [t.id for t in types] if all(isinstance(t, ast.Name) for t in types) else None


def _citer(erreurs: list[str]) -> str:
    return " et ".join(f"`{nom}`" for nom in erreurs)


def rappel_sans_fin(lue: Fonction) -> Iterator[Vu]:
    """`position(valeur, code)` dans `position(valeur, code)` : les mêmes arguments, donc le même appel, encore et encore."""
    nom, changes = lue.noeud.name, [n for parametre in lue.parametres for n in lue.rangements(parametre)]
    for appel in lue.sous(ast.Call):
        if nom_appele(appel) == nom and not changes and not appel.keywords and [*map(nom_de, appel.args)] == [*lue.parametres]:
            texte = f"`{lue.citer(appel)}` rappelle votre fonction avec les mêmes arguments, et cet appel fera de même, sans fin : ôtez-le"
            yield Vu("rappel-sans-fin", "erreur ici", appel.lineno, texte, objet="RecursionError")


def copies_demandees(lue: Fonction) -> Iterator[Vu]:
    """`secret.copy()` et `proposition.copy()`, à deux lignes : un tuple ou un texte n’a pas de `copy`."""
    recus = {(nom, "copy") for nom in lue.parametres if not lue.rangements(nom)}
    copies = [n for n in lue.sous("copy") if methode_appelee(n) in recus]
    *premieres, derniere = sorted({copie.lineno for copie in copies}) or [0]
    for copie in copies if premieres else ():
        texte = f"`{lue.citer(copie)}` n’est pas le seul appel à changer, si c’est à un tuple ou à un texte qu’il s’adresse : `.copy()` est demandé aux lignes {', '.join(map(str, premieres))} et {derniere} ; chaque fois, `list(…)` en fait une liste"
        yield Vu("copies-demandees", "erreur ici", copie.lineno, texte, objet="AttributeError")


def _est_une_fausse_copie(lue: Fonction, instruction: ast.Assign) -> bool:
    nom, copies = nom_de(instruction.value), {*filter(None, cibles(instruction))}
    return nom in lue.parametres and bool(copies) and bool(objets_changes(lue.noeuds) & {nom, *copies})


@chaque(ast.Assign)
def copie_qui_n_en_est_pas_une(lue: Fonction, instruction: ast.Assign) -> Iterator[Vu]:
    """`copie = secret` : deux noms pour la même liste, que la fonction modifie."""
    nom, copies = nom_de(instruction.value), [*filter(None, cibles(instruction))]
    if _est_une_fausse_copie(lue, instruction):
        autres = [f"ligne {n.lineno}, `{lue.citer(n)}`" for n in lue.sous(ast.Assign) if n is not instruction and _est_une_fausse_copie(lue, n)]
        texte = f"`{lue.citer(instruction)}` ne fait pas de copie : ce sont deux noms pour la même liste ; écrivez `{copies[0]} = {nom}.copy()`{'' if not autres else f' ; la {autres[0]}, a la même faute'}"
        yield Vu("fausse-copie", "modification", instruction.lineno, texte, objet=nom)


def parametre_modifie(lue: Fonction) -> Iterator[Vu]:
    """`liste.sort()`, `liste[i] = …`, `shuffle(liste)` sur un paramètre : la liste de l’appelant change."""
    recus = {*lue.parametres} - {n.id for n in lue.sous(ast.Name) if not isinstance(n.ctx, ast.Load)}
    interieures = {nom_de(n.targets[0]): n.value for n in lue.sous(ast.Assign) if isinstance(n.value, ast.Subscript) and nom_de(n.value.value) in recus and not isinstance(n.value.slice, ast.Slice)}
    for noeud in lue.sous(ast.Subscript, ast.Call):
        for autre in objets_changes([noeud]) & interieures.keys():
            if len(lue.rangements(autre)) == 1:
                case = interieures[autre]
                texte = f"`{lue.citer(lue.instruction_de(noeud))}` modifie `{nom_de(case.value)}`, car `{autre}` est la liste même de `{lue.citer(case)}` : faites-en une copie, `{autre} = {lue.citer(case)}.copy()`"
                yield Vu("parametre-modifie", "modification", noeud.lineno, texte, objet=nom_de(case.value))
        for objet in objets_changes([noeud]) & recus:
            copie = "copie" if "copie" not in lue.locaux else f"copie_{objet}"
            parcourue = any(isinstance(a, ast.For) and objet in noms(a.iter) for a in lue.ancetres(noeud))
            tourne = any(isinstance(a, ast.While) and objet in noms(a.test) for a in lue.ancetres(noeud))
            suite = f" avant la boucle, et ne vous servez ensuite que de `{copie}`" if tourne else f" ; laissez la boucle parcourir `{objet}`, et changez `{copie}` à sa place, ici et dans la suite" if parcourue else f", puis écrivez `{copie}` à la place de `{objet}`"
            parent, geste = lue.parents[noeud], "" if "shuffle" in lue.citer(noeud) else f" : faites d’abord une copie, `{copie} = {objet}.copy()`{suite}"
            affectee = isinstance(parent, (ast.Assign, ast.AugAssign, ast.AnnAssign, ast.Delete)) and parent.lineno == noeud.lineno
            yield Vu("parametre-modifie", "modification", noeud.lineno, f"`{lue.citer(parent if affectee else noeud)}` modifie `{objet}`, que la fonction a reçu, et non une copie{geste}", objet=objet)


def confiee_sans_copie(lue: Fonction) -> Iterator[Vu]:
    """`trouver_bien_places(secret, proposition)`, qui marque la liste reçue ; dit quand une copie change tout."""
    for appel in (n for n in lue.sous(ast.Call) if nom_appele(n) not in {"", *lue.parametres} and not hasattr(builtins, nom_appele(n))):
        for rang, objet in ((rang, nom_de(argument)) for rang, argument in enumerate(appel.args) if nom_de(argument) in {*lue.parametres} - lue.globaux):
            texte = f"`{lue.citer(appel)}` change la liste `{objet}` elle-même : faites-en une copie au début, `copie = {objet}.copy()`, et donnez `copie` à sa place, ici et dans la suite"
            copie = ast.Call(ast.Attribute(ast.Name(objet, ast.Load()), "copy", ast.Load()), [], [])
            preuve = ecrire(lue, [(appel, "args", [*appel.args[:rang], copie, *appel.args[rang + 1 :]])])
            yield Vu("confiee-sans-copie", "modification", appel.lineno, texte, objet=objet, preuve=preuve)


def gardee_dehors(lue: Fonction) -> Iterator[Vu]:
    """`global compte`, ou une liste faite hors de la fonction, que la fonction change."""
    for nom in sorted(lue.globaux & ranges(lue.noeuds)):
        declaree = next(n for n in lue.sous(ast.Global, ast.Nonlocal) if nom in n.names)
        yield Vu("gardee-dehors", "mémoire", declaree.lineno, f"`{nom}` garde sa valeur d’un appel à l’autre : ôtez `{lue.citer(declaree)}`, et donnez à `{nom}` sa valeur de départ dans la fonction")
    for noeud in lue.sous(ast.Subscript, ast.Call):
        objet, methode = methode_appelee(noeud)
        change = nom_de(noeud.value) if isinstance(noeud, ast.Subscript) and isinstance(noeud.ctx, ast.Store) else objet if methode in CHANGENT else ""
        if change and change not in lue.locaux | lue.globaux:
            yield Vu("gardee-dehors", "mémoire", noeud.lineno, f"`{lue.citer(noeud)}` change une liste faite hors de la fonction, qui reste d’un appel à l’autre : créez `{change}` dans la fonction")


def cree_sous_condition(lue: Fonction) -> Iterator[Vu]:
    """`if p < mini: choix = code`, la seule ligne qui crée `choix` : rien ne le crée quand ce `if` n’est jamais vrai."""
    for nom in sorted(lue.locaux - {*lue.parametres}) if not lue.sous(ast.Delete) else ():
        places = [i for i in map(lue.instruction_de, lue.rangements(nom)) if not any(isinstance(a, ast.If) and nom in noms(a.test) for a in lue.ancetres(i))]
        condition = lue.parents[places[0]] if len(places) == 1 and isinstance(places[0], ast.Assign) else None
        if isinstance(condition, ast.If) and places[0] in condition.body and nom not in noms(places[0].value):  # `x = x + 1` échoue là même
            avant = condition.body[: condition.body.index(places[0])]
            texte = f"`{nom}` ne reçoit une valeur qu’ici, et le `{lue.mot_du_si(condition)}` de la ligne {condition.lineno} n’est pas vrai dans ce cas : ajoutez un `else`, ou donnez à `{nom}` une valeur de départ"
            if all(isinstance(i, (ast.Assign, ast.AugAssign, ast.Expr)) for i in avant):
                yield Vu("cree-sous-condition", "sans valeur", places[0].lineno, texte, objet=nom)


@chaque(ast.Assign)
def reponse_a_sa_place(lue: Fonction, instruction: ast.Assign) -> Iterator[Vu]:
    """`code = avancer(code)` : si la fonction ne renvoie pas la liste, `code` ne l’est plus ; dit quand l’erreur le montre."""
    nom, appel = nom_de(instruction.targets[0]) if len(instruction.targets) == 1 else "", instruction.value
    if not nom or not nom_appele(appel) or nom not in map(nom_de, appel.args):
        return
    autres = [lue.parents[place] for place in lue.rangements(nom) if lue.parents[place] is not instruction]
    neuves = [isinstance(a, ast.Assign) and (isinstance(a.value, (ast.List, ast.ListComp, ast.BinOp)) or methode_appelee(a.value)[1] == "copy") for a in autres]
    if all(neuves) and (neuves or nom in lue.parametres):
        texte = f"`{lue.citer(instruction)}` met la réponse de `{nom_appele(appel)}` dans `{nom}`, à la place de ce qu’il contenait : appelez cette fonction sans écrire `{nom} =` devant"
        yield Vu("reponse-a-sa-place", "remplacée", instruction.lineno, texte, objet=nom)
