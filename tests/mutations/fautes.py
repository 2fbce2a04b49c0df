"""Les fautes d’un module du paquet : celles des fonctions d’exercices, et quelques autres, chacune sous un nom qui dure.

Rien n’est écrit ni lancé ici (voir `copie`). Commencer par `fautes_du_module`.
"""

import ast
import importlib.util
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

# Lu comme un fichier : le paquet lui-même ne doit être importé que muté, par les tests.
_fiche = importlib.util.spec_from_file_location("mutants", Path(__file__).resolve().parents[2] / "mastermind_edu" / "atelier" / "mutants.py")
_mutants = importlib.util.module_from_spec(_fiche)
_fiche.loader.exec_module(_mutants)
FAUTES, Changement, faire_la_faute, poser = _mutants.FAUTES, _mutants.Changement, _mutants.faire_la_faute, _mutants.poser

TAILLE_D_UN_NOM = 120
OPERATIONS_RARES = {
    ast.Div: (ast.Mult,),
    ast.FloorDiv: (ast.Mult,),
    ast.Mod: (ast.FloorDiv,),
    ast.BitOr: (ast.BitAnd,),
    ast.BitAnd: (ast.BitOr,),
}


class Faute(NamedTuple):
    """Une faute à faire dans un module : la fonction ou la classe, la première ligne de l’énoncé, ce qui change."""

    lieu: str
    enonce: str
    ecart: str
    fois: int  # la même, déjà vue dans le même énoncé
    ligne: int
    noeud: ast.AST
    changer: Changement

    @property
    def nom(self) -> str:
        """Ce qui la désigne, quels que soient le fichier, le numéro de la ligne et la mise en page."""
        return f"`{self.lieu}` : `{self.enonce}` : {self.ecart}" + (f" ({self.fois + 1})" if self.fois else "")

    def faire(self, arbre: ast.Module) -> str:
        """Le texte du module fautif, sans ses commentaires."""
        return ast.unparse(faire_la_faute(arbre, self.noeud, self.changer))


def fautes_du_module(arbre: ast.Module) -> Iterator[Faute]:
    """Toutes les fautes d’un module, sauf dans les importations, les annotations et les textes.

    >>> [faute.nom for faute in fautes_du_module(ast.parse('def f(a: int = 1):\\n    "Aide."\\n    return not a'))][:3]
    ['`f` : `def f(a: int=1):` : 1 devient 2', '`f` : `def f(a: int=1):` : 1 devient 0', '`f` : `return not a` : énoncé retiré']
    """
    vues: Counter = Counter()
    for lieu, enonce, ligne, noeud in _parcourir(arbre, "module", "", 1):
        for ecart, changer in _fautes_du_noeud(noeud):
            vues[lieu, enonce, ecart] += 1
            yield Faute(lieu, enonce, ecart, vues[lieu, enonce, ecart] - 1, ligne, noeud, changer)


def _parcourir(noeud: ast.AST, lieu: str, enonce: str, ligne: int) -> Iterator[tuple[str, str, int, ast.AST]]:
    """Le nœud et ceux qu’il contient, avec le nom de leur fonction, le début de leur énoncé et leur ligne."""
    if isinstance(noeud, (ast.Import, ast.ImportFrom)) or _est_un_texte_seul(noeud):
        return
    if isinstance(noeud, (ast.FunctionDef, ast.ClassDef)):
        lieu = noeud.name if lieu == "module" else f"{lieu}.{noeud.name}"
    if isinstance(noeud, (ast.stmt, ast.ExceptHandler)):
        enonce = ast.unparse(noeud).splitlines()[0][:TAILLE_D_UN_NOM]
    ligne = getattr(noeud, "lineno", ligne)
    yield lieu, enonce, ligne, noeud
    for champ, valeur in ast.iter_fields(noeud):
        if champ not in ("annotation", "returns"):
            for fils in valeur if isinstance(valeur, list) else [valeur]:
                if isinstance(fils, ast.AST):
                    yield from _parcourir(fils, lieu, enonce, ligne)


def _est_un_texte_seul(noeud: ast.AST) -> bool:
    return isinstance(noeud, ast.Expr) and isinstance(noeud.value, ast.Constant)


def _fautes_du_noeud(noeud: ast.AST) -> Iterator[tuple[str, Changement]]:
    """Celles des exercices, sans les textes ni les noms échangés, puis celles que seul le paquet mérite."""
    if isinstance(noeud, ast.stmt) and not isinstance(noeud, (ast.FunctionDef, ast.ClassDef, ast.Pass, ast.AnnAssign)):
        yield "énoncé retiré", lambda _: ast.Pass()
    if isinstance(noeud, ast.Constant) and type(noeud.value) not in (bool, int):
        return
    for fautes_par_genre in (FAUTES, FAUTES_DU_PAQUET):
        for genre, fautes in fautes_par_genre.items():
            if isinstance(noeud, genre):
                yield from fautes(noeud)


def _operations_rares(noeud: ast.BinOp):
    for autre in OPERATIONS_RARES.get(type(noeud.op), ()):
        yield f"{type(noeud.op).__name__} devient {autre.__name__}", poser(op=autre())


def _decorateurs(noeud):
    for rang, decorateur in enumerate(noeud.decorator_list):
        yield f"`@{ast.unparse(decorateur)}` retiré", lambda n, rang=rang: n.decorator_list.pop(rang) and None


def _attrapees(noeud: ast.ExceptHandler):
    if noeud.type is not None:
        yield "cette erreur n’est plus attrapée", poser(type=ast.Tuple([], ast.Load()))


FAUTES_DU_PAQUET = {
    ast.BinOp: _operations_rares,
    (ast.FunctionDef, ast.ClassDef): _decorateurs,
    ast.ExceptHandler: _attrapees,
    ast.Break: lambda _: [("`break` devient `continue`", lambda _: ast.Continue())],
    ast.Continue: lambda _: [("`continue` devient `break`", lambda _: ast.Break())],
}
