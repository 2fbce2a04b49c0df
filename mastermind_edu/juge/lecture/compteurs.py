"""Ce qui s’accumule au mauvais endroit : remis à zéro à chaque tour, ajouté après la boucle, retiré de la liste parcourue.

Chaque fonction reçoit la fonction lue et donne ce qu’elle y voit. Commencer par `COMPTEURS`.
"""

import ast
from collections.abc import Iterator

from mastermind_edu.juge.lecture.texte import BOUCLES, CHANGENT, Fonction, Vu, blocs, dans_le_bloc, methode_appelee, nom_appele, noms

SORTIES = (ast.Return, ast.Raise, ast.Break)


def remis_a_zero(lue: Fonction) -> Iterator[Vu]:
    """Un compteur ou une liste remis à son début à chaque tour, puis lu après la boucle."""
    for boucle in lue.sous(BOUCLES):
        dedans = set(dans_le_bloc([boucle]))
        for instruction in boucle.body:
            nom = _nom_remis(instruction)
            if nom and _s_accumule(boucle, nom) and _lu_seulement_apres(lue, boucle, dedans, nom):
                ecrit = lue.citer(instruction)
                texte = f"`{ecrit}` est dans la boucle : `{nom}` recommence à chaque tour, et oublie ce qui précède ; placez cette ligne avant la boucle"
                yield Vu("remis-a-zero", "faute", instruction.lineno, texte)


def _nom_remis(instruction: ast.stmt) -> str:
    """Le nom à qui l’instruction redonne une valeur de départ : 0, un texte vide, une liste vide."""
    if not (isinstance(instruction, ast.Assign) and isinstance(instruction.targets[0], ast.Name) and len(instruction.targets) == 1):
        return ""
    valeur = instruction.value
    vide = isinstance(valeur, ast.List) and not valeur.elts or isinstance(valeur, ast.Constant) and valeur.value in (0, 1, "") and type(valeur.value) is not bool
    return instruction.targets[0].id if vide else ""


def _s_accumule(boucle: ast.stmt, nom: str) -> bool:
    """Vrai quand le corps ajoute à ce nom : `x += …`, `x = x + …`, `x.append(…)`."""
    for noeud in dans_le_bloc(boucle.body):
        if isinstance(noeud, ast.AugAssign) and isinstance(noeud.target, ast.Name) and noeud.target.id == nom:
            return True
        if methode_appelee(noeud) == (nom, "append"):
            return True
        if isinstance(noeud, ast.Assign) and isinstance(noeud.value, ast.BinOp) and [nom] == [c.id for c in noeud.targets if isinstance(c, ast.Name)]:
            if nom in noms(noeud.value):
                return True
    return False


def _lu_seulement_apres(lue: Fonction, boucle: ast.stmt, dedans: set, nom: str) -> bool:
    """Vrai quand la boucle ne lit ce nom que pour y ajouter, et que la suite le lit."""
    lectures = [n for n in lue.sous(ast.Name) if n.id == nom and isinstance(n.ctx, ast.Load)]
    ailleurs = [n for n in lectures if n not in dedans and n.lineno > boucle.end_lineno]
    ici = [n for n in lectures if n in dedans and not _sert_a_ajouter(lue, n, nom)]
    return bool(ailleurs) and not ici and not any(isinstance(n, (*SORTIES, ast.Continue)) for n in dedans)


def _sert_a_ajouter(lue: Fonction, lecture: ast.Name, nom: str) -> bool:
    parent = lue.parents[lecture]
    if isinstance(parent, ast.Attribute):
        return parent.attr == "append"
    affectation = lue.parents.get(parent)
    return isinstance(parent, ast.BinOp) and isinstance(affectation, ast.Assign) and [nom] == [getattr(c, "id", "") for c in affectation.targets]


def raccourcie_en_chemin(lue: Fonction) -> Iterator[Vu]:
    """Une liste dont on retire des éléments pendant qu’on la parcourt."""
    for boucle in lue.sous(ast.For):
        nom, par_rangs = _liste_parcourue(boucle.iter)
        retraits = {(nom, methode) for methode in CHANGENT & {"remove", "pop", "clear"}}
        retrait = next((n for n in dans_le_bloc(boucle.body) if nom and methode_appelee(n) in retraits and not _suivi_d_une_sortie(lue, n)), None)
        if any(isinstance(n, ast.Name) and n.id == nom and isinstance(n.ctx, ast.Store) for n in dans_le_bloc(boucle.body)):
            continue
        if retrait and par_rangs:
            texte = f"`{lue.citer(retrait)}` raccourcit `{nom}` alors que `{lue.citer(boucle.iter)}` a compté ses rangs avant : les derniers n’existent plus ; rangez plutôt ce qu’il faut garder dans une autre liste"
            yield Vu("raccourcie-par-rangs", "remarque", retrait.lineno, texte)
        elif retrait:
            texte = f"`{lue.citer(retrait)}` raccourcit `{nom}` pendant que la boucle la parcourt, et des éléments peuvent être sautés : parcourez une copie, `{nom}.copy()`"
            yield Vu("raccourcie-en-chemin", "faute", retrait.lineno, texte)


def _liste_parcourue(parcouru: ast.expr) -> tuple[str, bool]:
    """`x` pour `in x` et `in enumerate(x)` ; avec vrai pour `in range(len(x))`."""
    if nom_appele(parcouru) == "enumerate" and parcouru.args:
        parcouru = parcouru.args[0]
    if nom_appele(parcouru) == "range" and len(parcouru.args) == 1 and nom_appele(parcouru.args[0]) == "len" and parcouru.args[0].args:
        return getattr(parcouru.args[0].args[0], "id", ""), True
    return getattr(parcouru, "id", ""), False


def _suivi_d_une_sortie(lue: Fonction, retrait: ast.AST) -> bool:
    """Vrai quand la boucle est quittée aussitôt après ce retrait."""
    instruction = lue.instruction_de(retrait)
    suites = [suite for suite in blocs(lue.parents[instruction]) if instruction in suite]
    return isinstance(instruction, SORTIES) or any(isinstance(i, SORTIES) for suite in suites for i in suite)


def compte_apres(lue: Fonction) -> Iterator[Vu]:
    """Un compteur mis à zéro avant la boucle, qui n’avance qu’après elle."""
    for bloc in (suite for n in (lue.noeud, *lue.instructions) for suite in blocs(n)):
        for avant, instruction in zip(bloc, bloc[1:]):
            nom = nom_augmente(instruction)
            if nom and isinstance(avant, ast.For) and nom not in noms(avant) and not lue.est_dans(avant, BOUCLES) and _part_de_rien(lue, nom, avant.lineno):
                texte = f"`{lue.citer(instruction)}` est après la boucle, donc fait une seule fois : décalez cette ligne vers la droite, dans la boucle"
                yield Vu("compte-apres", "remarque", instruction.lineno, texte)


def nom_augmente(instruction: ast.stmt) -> str:
    """`x` pour `x += 1` et pour `x = x + 1`."""
    if isinstance(instruction, ast.AugAssign) and isinstance(instruction.target, ast.Name) and isinstance(instruction.value, ast.Constant):
        return instruction.target.id
    if isinstance(instruction, ast.Assign) and isinstance(instruction.value, ast.BinOp) and isinstance(instruction.targets[0], ast.Name):
        gauche = getattr(instruction.value.left, "id", "")
        return gauche if gauche == instruction.targets[0].id and isinstance(instruction.value.right, ast.Constant) else ""
    return ""


def _part_de_rien(lue: Fonction, nom: str, ligne: int) -> bool:
    return any(_nom_remis(i) == nom and i.lineno < ligne for i in lue.sous(ast.Assign))


def meme_variable(lue: Fonction) -> Iterator[Vu]:
    """`for i … : for i … :` : la boucle intérieure reprend la variable de l’autre."""
    for boucle in lue.sous(ast.For):
        noms_pris = {n.id for n in ast.walk(boucle.target) if isinstance(n, ast.Name)} - {"_"}
        for interieure in (n for n in dans_le_bloc(boucle.body) if isinstance(n, ast.For)):
            repris = sorted(noms_pris & {n.id for n in ast.walk(interieure.target) if isinstance(n, ast.Name)})
            if repris:
                texte = f"`{repris[0]}` est déjà la variable de la boucle de la ligne {boucle.lineno} : donnez un autre nom à celle-ci"
                yield Vu("meme-variable", "remarque", interieure.lineno, texte)


def sinon_de_boucle(lue: Fonction) -> Iterator[Vu]:
    """Un `else` à la hauteur d’un `for` sans `break` : il s’exécute toujours."""
    for boucle in lue.sous(BOUCLES):
        if boucle.orelse and not any(isinstance(n, ast.Break) for n in dans_le_bloc(boucle.body)):
            mot = "for" if isinstance(boucle, ast.For) else "while"
            texte = f"ce `else` est à la hauteur du `{mot}`, et non d’un `if` : ses lignes sont exécutées quand la boucle est finie"
            yield Vu("sinon-de-boucle", "remarque", lue.ligne_du_mot("else", boucle.orelse[0].lineno), texte)


COMPTEURS = (remis_a_zero, raccourcie_en_chemin, compte_apres, meme_variable, sinon_de_boucle)
