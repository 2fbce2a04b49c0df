"""Ce qui s’efface ou se partage : une réponse remplacée aussitôt, la même liste ajoutée à chaque tour, un rang vérifié trop tard.

Chaque fonction reçoit la fonction lue et donne ce qu’elle y voit. Commencer par `ECRASEMENTS`.
"""

import ast
from collections.abc import Iterator

from mastermind_edu.juge.lecture.sans_fin import REGARDENT
from mastermind_edu.juge.lecture.texte import BOUCLES, Fonction, Vu, blocs, dans_le_bloc, methode_appelee, nom_appele, noms, objets_changes


def reponse_effacee(lue: Fonction) -> Iterator[Vu]:
    """`if a: x = 1`, puis `if b: x = 2` et `else: x = 3`, ou `x = 2` : la première valeur ne sert jamais."""
    for suite in (s for n in (lue.noeud, *lue.instructions) for s in blocs(n)):
        for condition, suivante in zip(suite, suite[1:]):
            rangee = condition.body[-1] if isinstance(condition, ast.If) and not condition.orelse else None
            nom = _nom_range(rangee)
            if nom and nom not in lue.globaux and _remplace(suivante, nom):
                geste = "écrivez `elif` au lieu de ce second `if`" if isinstance(suivante, ast.If) else "mettez cette ligne-là dans un `else`"
                texte = f"`{lue.citer(rangee)}` est toujours effacé par ce qui suit, ligne {suivante.lineno} : {geste}"
                yield Vu("reponse-effacee", "faute", rangee.lineno, texte)


def _nom_range(instruction: ast.stmt | None) -> str:
    """`x` pour `x = …` ; vide pour toute autre instruction."""
    simple = isinstance(instruction, ast.Assign) and len(instruction.targets) == 1 and isinstance(instruction.targets[0], ast.Name)
    return instruction.targets[0].id if simple else ""


def _remplace(instruction: ast.stmt, nom: str) -> bool:
    """Vrai quand cette instruction donne toujours une autre valeur à ce nom, sans l’avoir lue."""
    if isinstance(instruction, ast.If):
        branches = bool(instruction.orelse) and all(_remplace(branche[0], nom) for branche in (instruction.body, instruction.orelse))
        return branches and nom not in noms(instruction.test)
    return _nom_range(instruction) == nom and nom not in noms(instruction.value) and not any(isinstance(n, ast.Call) for n in ast.walk(instruction.value))


def meme_liste_ajoutee(lue: Fonction) -> Iterator[Vu]:
    """`resultat.append(essai)` dans une boucle qui change les cases du même `essai`."""
    for boucle in lue.sous(BOUCLES):
        dedans = list(dans_le_bloc(boucle.body))
        changes = objets_changes(dedans) - {n.id for n in dedans if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
        for instruction in (i for i in boucle.body if isinstance(i, ast.Expr)):
            _, methode = methode_appelee(instruction.value)
            ajoute = getattr(instruction.value.args[0], "id", "") if methode == "append" and len(instruction.value.args) == 1 else ""
            quittee = any(isinstance(i, (ast.Return, ast.Break)) for i in boucle.body)
            if ajoute in changes and not quittee:
                texte = f"`{lue.citer(instruction)}` ajoute à chaque tour la même liste, que la boucle change : ajoutez une copie, `{ajoute}.copy()`"
                yield Vu("meme-liste-ajoutee", "faute", instruction.lineno, texte)


def liste_rangee_sans_copie(lue: Fonction) -> Iterator[Vu]:
    """`tentatives.append((code, reponse))` dans une boucle qui donne aussi `code`, une liste faite avant elle, à une fonction."""
    for boucle in lue.sous(BOUCLES):
        dedans = list(dans_le_bloc(boucle.body))
        ranges = {n.id for n in dedans if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
        confies = {a.id for n in dedans if nom_appele(n) and nom_appele(n) not in REGARDENT for a in n.args if isinstance(a, ast.Name)}
        for instruction in (i for i in dedans if isinstance(i, ast.Expr) and methode_appelee(i.value)[1] == "append" and len(i.value.args) == 1):
            ajoute = instruction.value.args[0]
            termes = [getattr(terme, "id", "") for terme in (ajoute.elts if isinstance(ajoute, (ast.Tuple, ast.List)) else [ajoute])]
            liste = next((nom for nom in termes if nom in confies - ranges and _est_une_liste(lue, nom)), "")
            if liste:
                texte = f"`{lue.citer(instruction)}` range la liste `{liste}` elle-même : si elle change ensuite, ce qui est rangé change aussi ; rangez `{liste}.copy()`"
                yield Vu("liste-rangee-sans-copie", "remarque", instruction.lineno, texte)


def _est_une_liste(lue: Fonction, nom: str) -> bool:
    """Vrai quand ce nom ne reçoit que des listes écrites : `[0] * n`, `[]`, `code.copy()`."""
    valeurs = [i.value for i in lue.sous(ast.Assign) if nom in [getattr(c, "id", "") for c in i.targets]]
    neuves = [isinstance(v, ast.List) or isinstance(v, ast.BinOp) and isinstance(v.left, ast.List) or methode_appelee(v)[1] == "copy" for v in valeurs]
    return bool(neuves) and all(neuves)


def rang_verifie_trop_tard(lue: Fonction) -> Iterator[Vu]:
    """`liste[i] != x and i < len(liste)` : la case est lue avant de savoir si elle existe."""
    for groupe in (g for g in lue.sous(ast.BoolOp) if isinstance(g.op, ast.And)):
        for avant, apres in zip(groupe.values, groupe.values[1:]):
            rang = _rang_borne(apres)
            lues = {n.slice.id for n in ast.walk(avant) if isinstance(n, ast.Subscript) and isinstance(n.slice, ast.Name)}
            if rang and rang in lues:
                texte = f"dans `{lue.citer(groupe)}`, la case est lue avant de vérifier son rang : mettez `{lue.citer(apres)}` en premier"
                yield Vu("rang-verifie-trop-tard", "faute", groupe.lineno, texte)


def _rang_borne(comparaison: ast.expr) -> str:
    """`i` pour `i < len(x)`."""
    bornee = isinstance(comparaison, ast.Compare) and len(comparaison.ops) == 1 and isinstance(comparaison.ops[0], ast.Lt)
    return getattr(comparaison.left, "id", "") if bornee and nom_appele(comparaison.comparators[0]) == "len" else ""


ECRASEMENTS = (reponse_effacee, rang_verifie_trop_tard, meme_liste_ajoutee, liste_rangee_sans_copie)
