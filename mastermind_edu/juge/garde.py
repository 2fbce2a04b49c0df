"""La garde : une boucle sans fin s’arrête, sous tout système et dans le navigateur.

Ni signal ni fil d’exécution, que Windows ou le navigateur n’ont pas : la fonction
est recompilée avec un compteur au début de chaque tour de boucle. Placé hors des
`try` de la boucle, il arrête aussi celle qui attrape toutes les erreurs.
Commencer par `garder`.
"""

import ast
import inspect
import textwrap
import time
from collections.abc import Callable
from types import CodeType, FunctionType

TOURS_PAR_APPEL = 1_000_000
SECONDES_PAR_APPEL = 2.0
NOM_DU_COMPTEUR = "__compter_un_tour__"


class BoucleSansFin(BaseException):
    """La fonction a dépassé le nombre de tours permis. Hors d’`Exception` : `except Exception` la laisse passer."""


class Compteur:
    """Compte les tours de boucle d’un appel et l’arrête au-delà de la limite."""

    def __init__(self):
        self.recommencer()

    def recommencer(self) -> None:
        self.tours = 0
        self.fin = time.monotonic() + SECONDES_PAR_APPEL

    def __call__(self) -> bool:
        self.tours += 1
        if self.tours > TOURS_PAR_APPEL or time.monotonic() > self.fin:
            raise BoucleSansFin
        return True


def garder(fonction: Callable, compteur: Compteur) -> Callable:
    """La même fonction, et celles qu’elle appelle, avec un compteur dans leurs boucles.

    Renvoie la fonction telle quelle quand son texte n’est pas lisible.
    """
    if not isinstance(fonction, FunctionType) or fonction.__closure__:
        return fonction
    espace = dict(fonction.__globals__)
    espace[NOM_DU_COMPTEUR] = compteur
    for nom, voisine in fonctions_appelees(fonction).items():
        espace[nom] = _recompiler(voisine, espace) or voisine
    return _recompiler(fonction, espace) or fonction


def fonctions_appelees(fonction: Callable) -> dict[str, FunctionType]:
    """Les fonctions du même espace de noms que celle-ci emploie, de proche en proche."""
    trouvees: dict[str, FunctionType] = {}
    a_lire = [fonction]
    while a_lire:
        for nom in noms_employes(a_lire.pop()):
            voisine = fonction.__globals__.get(nom)
            if isinstance(voisine, FunctionType) and voisine.__globals__ is fonction.__globals__ and nom not in trouvees:
                trouvees[nom] = voisine
                a_lire.append(voisine)
    return trouvees


def noms_employes(fonction: Callable) -> set[str]:
    """Les noms globaux que la fonction emploie, y compris dans ses compréhensions."""
    noms: set[str] = set()
    codes = [fonction.__code__] if isinstance(fonction, FunctionType) else []
    while codes:
        code = codes.pop()
        noms.update(code.co_names)
        codes += [constante for constante in code.co_consts if inspect.iscode(constante)]
    return noms


def _recompiler(fonction: FunctionType, espace: dict) -> FunctionType | None:
    """La fonction recompilée avec des compteurs, ou `None` si son texte manque ou ne suffit pas."""
    try:
        lignes, premiere = inspect.getsourcelines(fonction.__code__)
        arbre = ast.parse(textwrap.dedent("".join(lignes)))
    except (OSError, SyntaxError, TypeError):
        return None
    if len(arbre.body) != 1 or not isinstance(arbre.body[0], ast.FunctionDef) or arbre.body[0].name != fonction.__name__:
        return None
    arbre.body[0].decorator_list.clear()  # ils ont déjà agi : c’est bien cette fonction-ci qui est appelée
    definies: dict[str, FunctionType] = {}
    exec(compiler_gardee(arbre, fonction.__code__.co_filename, premiere), espace, definies)
    recompilee = definies[fonction.__name__]
    recompilee.__defaults__, recompilee.__kwdefaults__ = fonction.__defaults__, fonction.__kwdefaults__
    recompilee.__dict__.update(fonction.__dict__)
    espace[fonction.__name__] = recompilee  # une fonction récursive s’appelle elle-même sous sa forme gardée
    return recompilee


def compiler_gardee(arbre: ast.Module, fichier: str, premiere_ligne: int) -> CodeType:
    """Le code de l’arbre avec ses compteurs, que l’espace d’exécution nomme `NOM_DU_COMPTEUR`."""
    # Les numéros de ligne restent ceux de la cellule : les messages d’erreur les citent.
    ast.increment_lineno(arbre, premiere_ligne - 1)
    return compile(ast.fix_missing_locations(_PoseurDeCompteurs().visit(arbre)), fichier, "exec")


def _appel_au_compteur() -> ast.Call:
    return ast.Call(ast.Name(NOM_DU_COMPTEUR, ast.Load()), [], [])


class _PoseurDeCompteurs(ast.NodeTransformer):
    """Ajoute un appel au compteur au début de chaque boucle, fonction et compréhension."""

    def _poser(self, noeud):
        self.generic_visit(noeud)
        noeud.body.insert(0, ast.copy_location(ast.Expr(_appel_au_compteur()), noeud))
        return noeud

    visit_While = visit_For = visit_FunctionDef = _poser

    def visit_comprehension(self, noeud):
        self.generic_visit(noeud)
        noeud.ifs.insert(0, _appel_au_compteur())
        return noeud
