"""Les noms que donnent les cellules repliées : qui en saute une lira, sous l’erreur, qu’il faut l’exécuter.

Ni le repli, ni la phrase. Commencer par `ecrire_coulisses`.
"""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

from mastermind_edu.atelier.execution import COULISSES
from mastermind_edu.atelier.plan import Version, lister_cibles
from mastermind_edu.atelier.relecture.reperage import extraits
from mastermind_edu.atelier.sources import lire_source
from mastermind_edu.chapitres import numero

MODULE = "mastermind_edu/eleve/coulisses.py"
EN_TETE = '''"""Les noms que donne une cellule repliée, et les notebooks où elle est.

Module écrit par `python lancer.py fabriquer` d’après les sources : rien à y changer.
"""

'''


def ecrire_coulisses(racine: Path) -> str:
    """Le texte du module qui range ces noms."""
    lignes = [f"    {nom!r}: {chapitres},\n".replace("'", '"') for nom, chapitres in noms_des_coulisses(racine).items()]
    return f"{EN_TETE}DONNES: dict[str, tuple[str, ...]] = {{\n{''.join(lignes)}}}\n"


def noms_des_coulisses(racine: Path) -> dict[str, tuple[str, ...]]:
    """Chaque nom qu’une cellule ouverte emploie et que seule une cellule repliée donne, avec les numéros des chapitres.

    Un nom que l’élève pourrait écrire lui-même, parce qu’un notebook le donne ailleurs à une variable ou à une fonction, n’y est pas.
    """
    trouves: dict[str, set[str]] = {}
    ecrits: set[str] = set()
    for version in (Version.LECON, Version.EXERCICE):
        for cible in lister_cibles(racine, version):
            replies, ouverts = set(), []
            for cellule in lire_source(cible.source, cible.nom_source):
                if cellule.genre == "code" and COULISSES in cellule.etiquettes:
                    replies |= set(_donnes(next(extraits(cellule)).arbre))
                else:
                    ouverts += [extrait.arbre for extrait in extraits(cellule)]
            noeuds = [noeud for arbre in ouverts for noeud in ast.walk(arbre)]
            ecrits |= set(_ecrits(noeuds))
            for nom in replies & {noeud.id for noeud in noeuds if isinstance(noeud, ast.Name)} - set(_importes(noeuds)):
                trouves.setdefault(nom, set()).add(numero(cible.chapitre))
    return {nom: tuple(sorted(chapitres)) for nom, chapitres in sorted(trouves.items()) if nom not in ecrits}


def _donnes(arbre: ast.Module) -> Iterator[str]:
    """Les noms qu’une cellule donne à la suite du notebook."""
    for noeud in arbre.body:
        yield from _importes([noeud])
        yield from _ecrits(ast.walk(noeud) if isinstance(noeud, ast.Assign) else [noeud])


def _importes(noeuds: Iterable[ast.AST]) -> Iterator[str]:
    """Les noms que ces nœuds importent."""
    return (alias.asname or alias.name for noeud in noeuds if isinstance(noeud, (ast.Import, ast.ImportFrom)) for alias in noeud.names)


def _ecrits(noeuds: Iterable[ast.AST]) -> Iterator[str]:
    """Les noms que ces nœuds donnent : variables, paramètres, fonctions et classes."""
    for noeud in noeuds:
        if isinstance(noeud, ast.Name) and isinstance(noeud.ctx, ast.Store):
            yield noeud.id
        elif isinstance(noeud, ast.arg):
            yield noeud.arg
        elif isinstance(noeud, (ast.FunctionDef, ast.ClassDef)):
            yield noeud.name
