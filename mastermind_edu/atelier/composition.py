"""Composer un notebook : les cellules d’un source, dans la version voulue.

Rien n’est exécuté ici : la vérification compose aussi. Commencer par `composer`.
"""

from collections.abc import Callable, Sequence
from copy import deepcopy

from nbformat import NotebookNode
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook, new_raw_cell

from mastermind_edu.atelier.plan import Cible, Version
from mastermind_edu.atelier.sources import Cellule, lire_source, version_exercice, version_lecon, version_solution
from mastermind_edu.atelier.typographie import mettre_en_page, poser_insecables
from mastermind_edu.livraison import CELLULE_DU_NOM, CELLULE_SANS_LE_PAQUET, CLE, MARQUE_DU_NOM, SANS_LE_PAQUET, numero_de_version

# Sans version de Python : elle changerait d’une machine à l’autre.
METADONNEES = {
    "kernelspec": {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}
CHARGEMENT = "%reload_ext mastermind_edu"
COULISSES = "coulisses"  # du code que l’élève exécute sans avoir à le lire : il est replié
ANNONCE = "# Les coulisses : à exécuter sans lire"  # tout ce que JupyterLab montre d’une cellule repliée
VERSIONS: dict[Version, Callable[[Cellule], Cellule]] = {
    Version.LECON: version_lecon,
    Version.EXERCICE: version_exercice,
    Version.SOLUTION: version_solution,
}
FORMES = {"code": new_code_cell, "markdown": new_markdown_cell, "raw": new_raw_cell}


def composer(cible: Cible) -> tuple[Cellule, ...]:
    """Les cellules d’un notebook, telles que le source les donne maintenant.

    Lève `ErreurFabrication` quand le source est refusé.
    """
    version = VERSIONS[cible.version]
    cellules = tuple(version(cellule) for cellule in lire_source(cible.source, cible.nom_source))
    if cible.version is Version.LECON:
        return cellules
    cellules = _aider_sans_le_paquet(cible, cellules)
    if cible.version is Version.SOLUTION:
        return cellules
    nom = Cellule(cible.nom_source, 1, MARQUE_DU_NOM, "markdown", CELLULE_DU_NOM, (MARQUE_DU_NOM,))
    return (nom, *cellules)


def _aider_sans_le_paquet(cible: Cible, cellules: tuple[Cellule, ...]) -> tuple[Cellule, ...]:
    """Devant la cellule qui charge le paquet : celle qui dit, hors du cours, où le trouver. Elle est muette quand il est là."""
    aide = Cellule(cible.nom_source, 1, SANS_LE_PAQUET, "code", CELLULE_SANS_LE_PAQUET, (COULISSES,))
    rangs = [rang for rang, cellule in enumerate(cellules) if cellule.genre == "code" and cellule.texte.startswith(CHARGEMENT)]
    return (*cellules[: rangs[0]], aide, *cellules[rangs[0] :]) if rangs else cellules


def assembler(cellules: Sequence[Cellule]) -> NotebookNode:
    """Le notebook non exécuté, avec les seules métadonnées admises."""
    notebook = new_notebook(cells=[_assembler(cellule) for cellule in cellules], metadata=deepcopy(METADONNEES))
    notebook.nbformat_minor = 5
    notebook.metadata[CLE] = {"version": numero_de_version(notebook)}
    return notebook


def _assembler(cellule: Cellule) -> NotebookNode:
    metadonnees: dict = {"tags": list(cellule.etiquettes)} if cellule.etiquettes else {}
    texte = cellule.texte
    if COULISSES in cellule.etiquettes:
        metadonnees["jupyter"] = {"source_hidden": True}
        texte = f"{ANNONCE}\n{texte}"
    if cellule.genre == "markdown":
        texte = mettre_en_page(poser_insecables(texte), cellule.id)
    return FORMES[cellule.genre](source=texte, id=cellule.id, metadata=metadonnees)
