"""Produire un notebook à partir de son source : le composer, l’exécuter dans un noyau neuf, le nettoyer.

Le noyau travaille dans le dossier du notebook, comme celui de l’élève, mais n’a encore rien réussi. Commencer par `produire`.
"""

import os
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import nbformat
from jupyter_client.kernelspec import NoSuchKernel
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError, CellTimeoutError, DeadKernelError
from nbformat import NotebookNode
from traitlets.config import Config

from mastermind_edu.atelier.composition import assembler, composer
from mastermind_edu.atelier.plan import Cible, ErreurFabrication
from mastermind_edu.atelier.sorties import nettoyer, reprendre_variables, voiler
from mastermind_edu.atelier.sources import Cellule
from mastermind_edu.disque import TRAVAIL

SECONDES_PAR_CELLULE = 120
# Le noyau écrit à chaque départ que ses messages ne sont pas chiffrés ; ils restent sur cette machine.
NOYAU_MUET = "--log-level=50"


def executer(notebook: NotebookNode, cellules: Sequence[Cellule], cible: Cible) -> None:
    """Exécute le notebook sur place ; les cellules `nbval-skip` sont passées.

    Lève `ErreurFabrication` à la première cellule qui échoue, sauf `raises-exception`.
    """
    try:
        with TemporaryDirectory(prefix="progres-") as vide:
            client = _preparer_client(notebook, cible, Path(vide))
            with client.setup_kernel(env={**os.environ, TRAVAIL: vide}):
                for rang, cellule in enumerate(cellules):
                    _executer_cellule(client, rang, cellule, cible)
    except (RuntimeError, NoSuchKernel) as erreur:
        raise ErreurFabrication(f"{cible.nom} : le noyau Python ne répond pas : {erreur}") from erreur


def _preparer_client(notebook: NotebookNode, cible: Cible, vide: Path) -> NotebookClient:
    return NotebookClient(
        notebook,
        kernel_name="python3",
        config=sans_port(vide),
        timeout=SECONDES_PAR_CELLULE,
        extra_arguments=[NOYAU_MUET],
        resources={"metadata": {"path": str(cible.notebook.parent)}},
        skip_cells_with_tag="nbval-skip",
        coalesce_streams=True,
        record_timing=False,
        store_widget_state=False,
    )


def sans_port(dossier: Path) -> Config:
    """Le réglage d’un noyau qui parle par des prises de ce dossier.

    Un port est choisi libre, puis relâché, et le noyau ne l’ouvre qu’une seconde après : lancé au même instant,
    un autre a pu le prendre, et le noyau meurt. Windows n’a pas ces prises, et garde les ports.
    """
    return Config(KernelManager={"transport": "ipc", "ip": str(dossier / "noyau")} if os.name == "posix" else {})


def _executer_cellule(client: NotebookClient, rang: int, cellule: Cellule, cible: Cible) -> None:
    ou = f"l’exécution échoue (pour {cible.nom})"
    try:
        client.execute_cell(client.nb.cells[rang], rang)
    except CellExecutionError as erreur:
        cellule.refuser(f"{ou} : {erreur.ename}: {erreur.evalue}")
    except CellTimeoutError:
        cellule.refuser(f"{ou} : il faut finir en moins de {SECONDES_PAR_CELLULE} s")
    except DeadKernelError:
        cellule.refuser(f"{ou} : le noyau Python s’est arrêté")


def produire(cible: Cible) -> str:
    """Le texte du notebook, exécuté et nettoyé.

    Lève `ErreurFabrication` pour un source, une exécution ou une sortie refusés.
    """
    cellules = composer(cible)
    notebook = assembler(cellules)
    cible.notebook.parent.mkdir(parents=True, exist_ok=True)
    executer(notebook, cellules, cible)
    reprendre_variables(notebook, cible.notebook)
    nettoyer(notebook, cellules, cible.racine)
    voiler(notebook)
    nbformat.validate(notebook)
    return nbformat.writes(notebook, indent=1, ensure_ascii=False) + "\n"
