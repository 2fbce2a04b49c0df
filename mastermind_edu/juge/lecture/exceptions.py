"""Les `try` : le `except` qui arrête une erreur sans la relever, et celui qui n’arrête pas la bonne ; ce qui ne se dit que d’une erreur levée là.

Chaque fonction reçoit la fonction lue et donne ce qu’elle y voit. Commencer par `EXCEPTIONS`.
"""

import ast
from collections.abc import Iterator

from mastermind_edu.juge.lecture.texte import BOUCLES, Fonction, Vu, blocs, dans_le_bloc, methode_appelee, noms

DES_VALEURS = "IndexError ValueError TypeError ZeroDivisionError KeyError AttributeError"


def erreur_arretee(lue: Fonction) -> Iterator[Vu]:
    """Un `except` sans `raise` : l’erreur n’en sort pas."""
    for essai in lue.sous(ast.Try):
        for attrape in essai.handlers:
            noms = _noms(attrape)
            if noms is not None and not any(isinstance(n, ast.Raise) for n in dans_le_bloc(attrape.body)):
                texte = f"{_citer(noms)} arrête l’erreur : levée dans ce `try`, elle n’arrive jamais à l’appelant"
                yield Vu("erreur-arretee", "erreur arrêtée", attrape.lineno, texte, objet=" ".join(noms))


def essais(lue: Fonction) -> Iterator[Vu]:
    """Les lignes qu’un `try` protège, et de quelles erreurs seulement."""
    for essai in lue.sous(ast.Try):  # rien ne s’exécute sur la ligne du `try` : elle peut ouvrir l’intervalle
        groupes = [_noms(attrape) for attrape in essai.handlers]
        if essai.handlers and all(groupes):
            noms = [nom for groupe in groupes for nom in groupe]
            texte = f"le `try` n’attrape que {_citer(noms)} : une autre erreur le traverse"
            yield Vu("essai", "essai", essai.lineno, texte, essai.body[-1].end_lineno, " ".join(noms))


def copies_demandees(lue: Fonction) -> Iterator[Vu]:
    """`secret.copy()` et `proposition.copy()`, à deux lignes : un tuple ou un texte n’a pas de `copy`."""
    copies = [n for n in lue.sous(ast.Call) if methode_appelee(n)[1] == "copy" and methode_appelee(n)[0] in lue.parametres and not lue.rangements(methode_appelee(n)[0])]
    lignes = sorted({copie.lineno for copie in copies})
    for copie in copies if len(lignes) > 1 else ():
        texte = f"`{lue.citer(copie)}` n’est pas le seul appel à changer, si c’est à un tuple ou à un texte qu’il s’adresse : `.copy()` est demandé aux lignes {', '.join(map(str, lignes[:-1]))} et {lignes[-1]} ; chaque fois, `list(…)` en fait une liste"
        yield Vu("copies-demandees", "erreur ici", copie.lineno, texte, objet="AttributeError")


def test_trop_tard(lue: Fonction) -> Iterator[Vu]:
    """`x = liste[0]`, puis `if len(liste) == 0: raise …` : l’erreur est levée avant le test."""
    for suite in (s for n in (lue.noeud, *lue.instructions) for s in blocs(n)):
        gardes = [rang for rang, instruction in enumerate(suite) if _est_une_garde(instruction)]
        if not gardes or lue.est_dans(suite[0], BOUCLES):
            continue
        lus, ranges = [*map(noms, suite)], [*map(_ranges, suite)]
        for garde in gardes:
            testes, entre = noms(suite[garde].test), set()
            for rang in reversed(range(garde)):
                entre |= ranges[rang]
                if testes & entre:
                    break
                if testes & lus[rang] & {*lue.parametres}:
                    texte = f"l’erreur est levée avant le test de la ligne {suite[garde].lineno} : si ce test prévoit ce cas, placez-le au-dessus"
                    yield Vu("test-trop-tard", "erreur ici", suite[rang].lineno, texte, suite[rang].end_lineno, DES_VALEURS)


def _est_une_garde(instruction: ast.stmt) -> bool:
    """Vrai d’un `if` qui lève une erreur, ou qui renvoie quand une suite est vide ou d’une certaine longueur."""
    if not isinstance(instruction, ast.If) or isinstance(instruction.body[-1], ast.Raise):
        return isinstance(instruction, ast.If)
    vide = any(isinstance(n, (ast.List, ast.Not)) or getattr(n, "value", None) == "" or getattr(n, "id", "") == "len" for n in ast.walk(instruction.test))
    return isinstance(instruction.body[-1], ast.Return) and vide


def _ranges(instruction: ast.stmt) -> set[str]:
    return {n.id for n in ast.walk(instruction) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}


def _noms(attrape: ast.ExceptHandler) -> list[str] | None:
    """Les erreurs que nomme le `except`, aucune quand il les prend toutes ; `None` quand on ne sait pas."""
    if attrape.type is None:
        return []
    types = attrape.type.elts if isinstance(attrape.type, ast.Tuple) else [attrape.type]
    return [t.id for t in types] if all(isinstance(t, ast.Name) for t in types) else None


def _citer(noms: list[str]) -> str:
    return " et ".join(f"`{nom}`" for nom in noms) if noms else "`except`"


EXCEPTIONS = (erreur_arretee, essais, copies_demandees, test_trop_tard)
