"""Les `try` : le `except` qui arrête une erreur sans la relever, et celui qui n’arrête pas la bonne.

Chaque fonction reçoit la fonction lue et donne ce qu’elle y voit. Commencer par `EXCEPTIONS`.
"""

import ast
from collections.abc import Iterator

from mastermind_edu.juge.lecture.texte import Fonction, Vu, dans_le_bloc


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


def _noms(attrape: ast.ExceptHandler) -> list[str] | None:
    """Les erreurs que nomme le `except`, aucune quand il les prend toutes ; `None` quand on ne sait pas."""
    if attrape.type is None:
        return []
    types = attrape.type.elts if isinstance(attrape.type, ast.Tuple) else [attrape.type]
    return [t.id for t in types] if all(isinstance(t, ast.Name) for t in types) else None


def _citer(noms: list[str]) -> str:
    return " et ".join(f"`{nom}`" for nom in noms) if noms else "`except`"


EXCEPTIONS = (erreur_arretee, essais)
