"""Les noms : jamais lus, remplacés avant d’être lus, copiés sans copie, gardés d’un appel à l’autre ; les lignes jamais exécutées.

Chaque fonction reçoit la fonction lue et donne ce qu’elle y voit. Commencer par `NOMS_VUS`.
"""

import ast
import builtins
from collections.abc import Iterator
from difflib import get_close_matches

from mastermind_edu.juge.lecture.texte import CHANGENT, DEFINITIONS, Fonction, Vu, blocs, methode_appelee, nom_appele, noms, objets_changes


def defaut_modifie(lue: Fonction) -> Iterator[Vu]:
    """Une liste ou un dictionnaire par défaut, que la fonction modifie."""
    arguments = lue.noeud.args
    defauts = zip((*arguments.posonlyargs, *arguments.args)[::-1], arguments.defaults[::-1])
    for parametre, defaut in defauts:
        ecrit = isinstance(defaut, (ast.List, ast.Dict, ast.Set)) or nom_appele(defaut) in ("list", "dict", "set")
        if ecrit and parametre.arg in objets_changes(lue.noeuds) and not _est_range(lue, parametre.arg):
            texte = f"la valeur par défaut de `{parametre.arg}` n’est fabriquée qu’une fois : ce que la fonction y met reste pour l’appel suivant"
            yield Vu("defaut-modifie", "faute", parametre.lineno, texte)


def _est_range(lue: Fonction, nom: str) -> bool:
    return any(n.id == nom and isinstance(n.ctx, ast.Store) for n in lue.sous(ast.Name))


def copie_qui_n_en_est_pas_une(lue: Fonction) -> Iterator[Vu]:
    """`copie = secret` : deux noms pour la même liste, que la fonction modifie."""
    changes = objets_changes(lue.noeuds)
    for instruction in lue.sous(ast.Assign):
        valeur, cibles = instruction.value, [c.id for c in instruction.targets if isinstance(c, ast.Name)]
        if isinstance(valeur, ast.Name) and valeur.id in lue.parametres and changes & {valeur.id, *cibles} and cibles:
            texte = f"`{lue.citer(instruction)}` ne fait pas de copie : ce sont deux noms pour la même liste ; écrivez `{cibles[0]} = {valeur.id}.copy()`"
            yield Vu("fausse-copie", "modification", instruction.lineno, texte, objet=valeur.id)


def parametre_modifie(lue: Fonction) -> Iterator[Vu]:
    """`liste.sort()`, `liste[i] = …`, `shuffle(liste)` sur un paramètre : la liste de l’appelant change."""
    ranges = {n.id for n in lue.sous(ast.Name) if not isinstance(n.ctx, ast.Load)}
    for noeud in lue.noeuds:
        objet = _objet_modifie(noeud)
        if objet in lue.parametres and objet not in ranges:
            geste = "" if "shuffle" in lue.citer(noeud) else f" : faites-en d’abord une, `{objet}.copy()`"
            texte = f"`{lue.citer(_instruction(lue, noeud))}` modifie l’objet reçu, `{objet}`, et non une copie{geste}"
            yield Vu("parametre-modifie", "modification", noeud.lineno, texte, objet=objet)


def _objet_modifie(noeud: ast.AST) -> str:
    if isinstance(noeud, ast.Subscript) and not isinstance(noeud.ctx, ast.Load) and isinstance(noeud.value, ast.Name):
        return noeud.value.id
    objet, methode = methode_appelee(noeud)
    if methode == "shuffle" and noeud.args and isinstance(noeud.args[0], ast.Name):
        return noeud.args[0].id
    return objet if methode in CHANGENT else ""


def _instruction(lue: Fonction, noeud: ast.AST) -> ast.AST:
    """L’affectation ou l’appel à citer."""
    affectation = lue.parents[noeud]
    return affectation if isinstance(affectation, (ast.Assign, ast.AugAssign, ast.AnnAssign, ast.Delete)) and affectation.lineno == noeud.lineno else noeud


def jamais_executee(lue: Fonction) -> Iterator[Vu]:
    """Ce qui suit un `return` dans la même suite d’instructions."""
    for instruction in (lue.noeud, *lue.instructions):
        for suite in blocs(instruction):
            for sortie, suivante in zip(suite, suite[1:]):
                if isinstance(sortie, ast.Return) and not isinstance(suivante, ast.Pass):
                    texte = f"cette ligne n’est jamais exécutée, car le `return` de la ligne {sortie.lineno} termine la fonction avant elle"
                    yield Vu("jamais-executee", "remarque", suivante.lineno, texte)


def jamais_lu(lue: Fonction) -> Iterator[Vu]:
    """Une variable, puis un paramètre, que rien ne lit."""
    if lue.est_opaque:
        return
    for instruction in lue.sous((ast.Assign, ast.AnnAssign)):
        cible = instruction.targets[0] if isinstance(instruction, ast.Assign) else instruction.target
        if isinstance(cible, ast.Name) and _est_inutile(lue, cible.id) and instruction.value:
            texte = f"`{cible.id}` reçoit une valeur, mais rien ne la lit ensuite"
            yield Vu("variable-jamais-lue", "remarque", instruction.lineno, texte)
    ranges = {n.id for n in lue.sous(ast.Name)}
    for nom in lue.parametres:
        if nom not in ranges and not nom.startswith("_"):
            texte = f"la fonction ne lit jamais son paramètre `{nom}` : avez-vous oublié de vous en servir ?"
            yield Vu("parametre-jamais-lu", "remarque", _ligne_du_parametre(lue, nom), texte, objet=nom)


def _ligne_du_parametre(lue: Fonction, nom: str) -> int:
    return next(a.lineno for a in ast.walk(lue.noeud.args) if isinstance(a, ast.arg) and a.arg == nom)


def nom_voisin(lue: Fonction) -> Iterator[Vu]:
    """`initiale` que rien ne définit ici, à une lettre du paramètre `initiales`."""
    connus = sorted(n for n in lue.locaux if len(n) > 3)
    appeles = {n.func.id for n in lue.sous(ast.Call) if isinstance(n.func, ast.Name)}
    definis = {a.arg for a in ast.walk(lue.noeud) if isinstance(a, ast.arg)} | {n.name for n in lue.noeuds if isinstance(n, DEFINITIONS) and not isinstance(n, ast.Lambda)}
    for lecture in lue.sous(ast.Name):
        nom = lecture.id
        if nom in lue.locaux | lue.globaux | appeles | definis or hasattr(builtins, nom) or not nom.islower():
            continue
        voisins = get_close_matches(nom, connus, 1, 0.85)
        voisins = [_element_de_la_boucle(lue, lecture, voisin) or voisin for voisin in voisins]
        if voisins and not lue.est_opaque and not any(isinstance(n, (ast.Import, ast.ImportFrom, ast.ExceptHandler)) for n in lue.noeuds):
            texte = f"`{nom}` n’est ni un paramètre ni une variable de cette fonction : vouliez-vous écrire `{voisins[0]}` ?"
            yield Vu("nom-voisin", "remarque", lecture.lineno, texte, objet=nom)


def _element_de_la_boucle(lue: Fonction, lecture: ast.Name, liste: str) -> str:
    """`num` dans `for num in numeros` : c’est lui, et non la liste, que `numero` voulait dire."""
    boucles = [a for a in lue.ancetres(lecture) if isinstance(a, ast.For) and getattr(a.iter, "id", "") == liste and lecture not in set(ast.walk(a.iter))]
    return getattr(boucles[0].target, "id", "") if boucles else ""


def jamais_cree(lue: Fonction) -> Iterator[Vu]:
    """`suivant += 1`, que rien ne crée, à une lettre de `suivante` : l’erreur vient de la faute de frappe."""
    crees = {n.id for n in lue.sous(ast.Name) if isinstance(n.ctx, ast.Store) and not isinstance(lue.parents[n], ast.AugAssign)} | {*lue.parametres}
    for ajout in (i for i in lue.sous(ast.AugAssign) if isinstance(i.target, ast.Name)):
        nom = ajout.target.id
        voisins = [] if nom in crees | lue.globaux or lue.est_opaque else get_close_matches(nom, sorted(n for n in crees if len(n) > 2 and n.rstrip("0123456789") != nom.rstrip("0123456789")), 1, 0.75)
        if voisins and len(nom) > 2:
            texte = f"dans `{lue.citer(ajout)}`, `{nom}` n’a encore reçu aucune valeur : vouliez-vous écrire `{voisins[0]}` ?"
            yield Vu("jamais-cree", "faute", ajout.lineno, texte)


def cree_sous_condition(lue: Fonction) -> Iterator[Vu]:
    """`if p < mini: choix = code`, la seule ligne qui crée `choix` : rien ne le crée quand ce `if` n’est jamais vrai."""
    for nom in sorted(lue.locaux - {*lue.parametres}):
        places = [i for i in map(lue.instruction_de, lue.rangements(nom)) if not any(isinstance(a, ast.If) and nom in noms(a.test) for a in lue.ancetres(i))]
        if len(places) != 1 or not isinstance(places[0], ast.Assign) or any(isinstance(n, ast.Delete) for n in lue.noeuds):
            continue
        condition = lue.parents[places[0]]
        avant = condition.body[: condition.body.index(places[0])] if isinstance(condition, ast.If) and places[0] in condition.body else None
        if avant is not None and all(isinstance(i, (ast.Assign, ast.AugAssign, ast.Expr)) for i in avant):
            mot = "elif" if lue.source.splitlines()[condition.lineno - 1].lstrip().startswith("elif") else "if"
            texte = f"`{nom}` ne reçoit une valeur qu’ici, et le `{mot}` de la ligne {condition.lineno} n’a pas encore été vrai dans ce cas : revoyez-le, ou donnez à `{nom}` une valeur de départ"
            yield Vu("cree-sous-condition", "sans valeur", places[0].lineno, texte, objet=nom)


def parametre_remplace(lue: Fonction) -> Iterator[Vu]:
    """`code = ["R", "V"]` sur un paramètre que rien n’a encore lu : la valeur reçue est perdue."""
    nommes: set[str] = set()
    for instruction in lue.noeud.body:
        if lue.est_opaque or isinstance(instruction, (ast.Return, ast.Raise)):
            return
        ecrits = [n for n in ast.walk(instruction) if isinstance(n, ast.Name)]
        nommes |= {n.id for n in ecrits if isinstance(n.ctx, ast.Load)}
        cibles = instruction.targets if isinstance(instruction, ast.Assign) else []
        for nom in [c.id for c in cibles if isinstance(c, ast.Name) and c.id in {*lue.parametres} - nommes]:
            texte = f"`{lue.citer(instruction)}` remplace la valeur que le paramètre `{nom}` a reçue, avant que rien ne la lise"
            yield Vu("parametre-remplace", "remarque", instruction.lineno, texte, objet=nom)
        nommes |= {n.id for n in ecrits}


def _est_inutile(lue: Fonction, nom: str) -> bool:
    """Vrai pour un nom que rien ne lit, pas même une liste qu’il allongerait avec `+=`."""
    ajoute = any(isinstance(n, ast.AugAssign) and isinstance(n.target, ast.Name) and n.target.id == nom for n in lue.noeuds)
    return not nom.startswith("_") and nom not in lue.lus | lue.globaux and not ajoute


def memoire(lue: Fonction) -> bool:
    """Vrai quand la fonction peut garder quelque chose d’un appel à l’autre : nom global modifié, valeur par défaut modifiée."""
    ailleurs = {nom for nom in objets_changes(lue.noeuds) if nom not in lue.locaux}
    return bool(lue.globaux or ailleurs or any(defaut_modifie(lue)))


NOMS_VUS = (defaut_modifie, copie_qui_n_en_est_pas_une, parametre_modifie, nom_voisin, jamais_cree, cree_sous_condition, jamais_executee, jamais_lu, parametre_remplace)
