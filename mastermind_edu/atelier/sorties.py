"""Les sorties gardées : les mêmes à chaque fabrication, sur toute machine.

Ce qui est sûr de changer est ôté ; ce qui trahit une machine est refusé, car
l’auteur doit le corriger à la source. Commencer par `nettoyer`.
"""

import json
import re
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

import nbformat
from nbformat import NotebookNode

from mastermind_edu.atelier.sources import Cellule
from mastermind_edu.francais import citer

REPLIEE = {"outputs_hidden": True}  # JupyterLab la déplie dès que la cellule est exécutée
# JupyterLab écrit à côté de « … » la première ligne de la première sortie ; celle-ci n’en a pas, et nbval ne compare rien d’elle.
VOILE = {"data": {}, "metadata": {}, "output_type": "display_data"}
VUE_DE_WIDGET = "application/vnd.jupyter.widget-view+json"  # porte un numéro tiré au hasard
SORTIE_VARIABLE = "sortie-variable"

ADRESSE = re.compile(r"\b0x[0-9a-fA-F]{6,16}\b")
CHEMINS_DE_PARTOUT = r"ipykernel_\d+|(?<![\w.])/(?:home|Users)/\w+|\b[A-Z]:\\+Users\b|\bsite-packages\b"


def nettoyer(notebook: NotebookNode, cellules: Sequence[Cellule], racine: Path) -> None:
    """Nettoie sur place un notebook exécuté.

    Lève `ErreurFabrication` pour une sortie qui dépend de la machine. Une cellule
    `nbval-skip` n’a pas été exécutée : elle seule n’a pas de numéro d’exécution.
    """
    chemins = motif_de_chemins(racine)
    numero = 0
    for code, cellule in zip(notebook.cells, cellules):
        if cellule.genre == "code" and code.execution_count is not None:
            numero += 1
            _nettoyer_cellule(code, numero)
            _refuser_la_machine(code, cellule, chemins)
            code.metadata = replier(code.metadata, code.outputs)


def replier(metadonnees: dict, sorties: Sequence) -> dict:
    """Les métadonnées d’une cellule dont la sortie, s’il y en a une, ne se voit pas avant l’exécution.

    L’élève prédit donc sans rien lire ; « collapsed » est l’ancien mot, que d’autres éditeurs lisent.
    """
    if not sorties:
        return metadonnees
    return {**metadonnees, "collapsed": True, "jupyter": {**metadonnees.get("jupyter", {}), **REPLIEE}}


def voiler(notebook: NotebookNode) -> None:
    """Cache la première ligne des sorties repliées, sur place : la réponse à prédire, ou du HTML brut."""
    for cellule in notebook.cells:
        if cellule.get("outputs") and not est_cachee(cellule):
            cellule.outputs.insert(0, nbformat.from_dict(VOILE))


def est_cachee(cellule: dict) -> bool:
    """Vrai quand rien de la sortie d’une cellule ne se lit à l’ouverture du notebook."""
    return cellule["metadata"].get("jupyter", {}).get("outputs_hidden", False) and cellule["outputs"][0] == VOILE


def _nettoyer_cellule(code: NotebookNode, numero: int) -> None:
    code.execution_count = numero
    for sortie in code.outputs:
        if sortie.output_type == "execute_result":
            sortie.execution_count = numero
        if sortie.output_type == "error":
            # Les lignes du dessus citent des fichiers de la machine et l’état de Python.
            sortie.traceback = [f"{sortie.ename}: {sortie.evalue}"]
        sortie.get("data", {}).pop(VUE_DE_WIDGET, None)
        sortie.get("metadata", {}).pop(VUE_DE_WIDGET, None)


def _refuser_la_machine(code: NotebookNode, cellule: Cellule, chemins: re.Pattern) -> None:
    for texte in _textes(code.outputs):
        if trouve := ADRESSE.search(texte):
            cellule.refuser(f"il faut une sortie sans adresse mémoire (donnez un __repr__ à l’objet), voici {citer(trouve[0])}")
        if trouve := chemins.search(texte):
            cellule.refuser(f"il faut une sortie sans chemin de cette machine, voici {citer(trouve[0])}")


def _textes(sorties: Sequence[NotebookNode]) -> Iterator[str]:
    """Tout ce que des sorties donnent à lire."""
    for sortie in sorties:
        yield sortie.get("text", "")
        yield "\n".join(sortie.get("traceback", []))
        for genre, contenu in sortie.get("data", {}).items():
            # Dans une image en base 64, « 0x… » peut venir par hasard.
            if not genre.startswith("image/") or genre == "image/svg+xml":
                yield contenu if isinstance(contenu, str) else json.dumps(contenu, ensure_ascii=False)


def motif_de_chemins(racine: Path) -> re.Pattern:
    """Le motif des chemins absolus qui ne valent que sur une machine.

    >>> bool(motif_de_chemins(Path("/cours")).search("lu dans /cours/notebooks"))
    True
    >>> bool(motif_de_chemins(Path("/cours")).search("https://exemple.fr/cours/1"))
    False
    """
    temporaire = Path(tempfile.gettempdir())
    lieux = {racine, racine.resolve(), Path.home(), temporaire, temporaire.resolve(), Path(sys.prefix)}
    noms = {nom for lieu in lieux if len(lieu.parts) > 1 for nom in (str(lieu), lieu.as_posix())}
    formes = noms | {nom.replace("\\", "\\\\") for nom in noms}  # repr() double les barres des chemins de Windows
    chemins = "|".join(re.escape(forme) for forme in sorted(formes, key=len, reverse=True))
    reste = r"[^\s\"'<>]*"  # pour citer le chemin entier
    return re.compile(rf"(?:(?<![\w.])(?:{chemins})(?![\w-])|{CHEMINS_DE_PARTOUT}){reste}")


def reprendre_variables(notebook: NotebookNode, en_place: Path) -> None:
    """Reprend du notebook en place les sorties étiquetées `sortie-variable`.

    Une durée mesurée changerait le notebook à chaque fabrication ; sa sortie reste
    donc celle de la première fois, tant que la cellule garde son texte.
    """
    variables = [cellule for cellule in notebook.cells if SORTIE_VARIABLE in cellule.metadata.get("tags", [])]
    anciennes = _sorties_par_cellule(en_place) if variables else {}
    for cellule in variables:
        cellule.outputs = anciennes.get((cellule.id, cellule.source), cellule.outputs)


def _sorties_par_cellule(en_place: Path) -> dict[tuple[str, str], list[NotebookNode]]:
    """Les sorties des cellules exécutées ; rien si le fichier manque ou n’est pas lisible."""
    try:
        cellules = nbformat.read(en_place, as_version=4).cells
    except (OSError, ValueError, nbformat.ValidationError):
        return {}
    return {(c.id, c.source): c.outputs for c in cellules if c.get("execution_count")}
