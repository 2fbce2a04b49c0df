"""Produire un notebook à partir de son source : le composer, l’exécuter dans un noyau neuf, le nettoyer.

Composer n’exécute rien : la vérification s’en sert aussi. Le noyau travaille dans le dossier du notebook, comme celui de l’élève,
mais n’a encore rien réussi. Commencer par `produire`.
"""

import os
import re
from collections.abc import Callable, Sequence
from copy import deepcopy
from pathlib import Path
from tempfile import TemporaryDirectory

import nbformat
from jupyter_client.kernelspec import NoSuchKernel
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError, CellTimeoutError, DeadKernelError
from nbformat import NotebookNode
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook, new_raw_cell
from traitlets.config import Config

from mastermind_edu.atelier.commentaires import fermer_les_commentaires
from mastermind_edu.atelier.gammes import inserer_gammes
from mastermind_edu.atelier.plan import Cible, ErreurFabrication, Version, est_un_dossier, pour_chacun
from mastermind_edu.atelier.solutions import exiger_solutions_cachees, version_exercice, version_lecon, version_solution
from mastermind_edu.atelier.sorties import nettoyer, reprendre_variables, voiler
from mastermind_edu.atelier.sources import Cellule, exercices_verifies, lire_source
from mastermind_edu.atelier.typographie import mettre_en_page, poser_insecables
from mastermind_edu.disque import TRAVAIL
from mastermind_edu.exercices.ajoutes import JOINTS, MAGIE, sceller_le_notebook
from mastermind_edu.livraison import CELLULE_DU_NOM, CELLULE_SANS_LE_PAQUET, CLE, MARQUE_DU_NOM, SANS_LE_PAQUET, numero_de_version

SECONDES_PAR_CELLULE = 120
# Le noyau écrit à chaque départ que ses messages ne sont pas chiffrés ; ils restent sur cette machine.
NOYAU_MUET = "--log-level=50"
# Sans version de Python : elle changerait d’une machine à l’autre.
METADONNEES = {
    "kernelspec": {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}
CHARGEMENT = "%reload_ext mastermind_edu"
ANNONCE_DES_EXERCICES = f"{MAGIE} de ce notebook, à exécuter sans lire"
EXERCICES_JOINTS = "exercices-joints"  # l’identifiant de la cellule qui les porte
COULISSES = "coulisses"  # du code que l’élève exécute sans avoir à le lire : il est replié
ANNONCE = "# Les coulisses : à exécuter sans lire"  # tout ce que JupyterLab montre d’une cellule repliée
VERSIONS: dict[Version, Callable[[Cellule], Cellule]] = {
    Version.LECON: version_lecon,
    Version.EXERCICE: version_exercice,
    Version.SOLUTION: version_solution,
}
PREMIERES = 3  # les cellules où un auteur peut avoir écrit « Nom : »
LIGNE_DU_NOM = re.compile(r"(?im)^[^\w\n]*(?:(?:nom|pr[ée]nom)s?(?:\s*(?:et|/|,|&)\s*)?)+\s*:[^\w\n]*(?:\n+|$)")
FORMES = {"code": new_code_cell, "markdown": new_markdown_cell, "raw": new_raw_cell}


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
    except NoSuchKernel:
        raise ErreurFabrication(f"{cible.nom} : il faut un noyau Python pour l’exécuter, il n’est pas installé ; `pip install ipykernel` l’installe") from None
    except RuntimeError as erreur:
        raise ErreurFabrication(f"{cible.nom} : le noyau Python ne répond pas, relancez la commande") from erreur


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
    if cible.version is Version.SOLUTION and cible.chapitre in JOINTS:
        _exiger_les_reussites(notebook, cellules)
    reprendre_variables(notebook, cible.notebook)
    nettoyer(notebook, cellules, cible.racine)
    voiler(notebook)
    nbformat.validate(notebook)
    return nbformat.writes(notebook, indent=1, ensure_ascii=False) + "\n"


def _exiger_les_reussites(notebook: NotebookNode, cellules: Sequence[Cellule]) -> None:
    """Le corrigé d’un professeur réussit ses exercices ; ceux du cours, leurs tests le vérifient. Lève `ErreurFabrication`."""
    couples = [(code, cellule, nom) for code, cellule in zip(notebook.cells, cellules) for nom in exercices_verifies(cellule)]
    pour_chacun(couples, lambda couple: _exiger_une_reussite(*couple))


def _exiger_une_reussite(code: NotebookNode, cellule: Cellule, nom: str) -> None:
    dits = [sortie.data.get("text/plain", "") for sortie in code.outputs if "data" in sortie]
    if not any(dit.startswith("✔") for dit in dits):
        _, *lignes = "\n".join(dits).splitlines() or [""]
        suite = " ; ".join(" ".join(ligne.split()).rstrip(".") for ligne in lignes if ligne.strip())
        cellule.refuser(f"le corrigé ne réussit pas `{nom}`" + (f". {suite}" if suite else ""))


def composer(cible: Cible, exercices: str = "") -> tuple[Cellule, ...]:
    """Les cellules d’un notebook, telles que le source les donne maintenant ; `exercices` : la cellule qui les porte, au lieu de leur sceau.

    Lève `ErreurFabrication` quand le source est refusé.
    """
    version = VERSIONS[cible.version]
    lues = lire_source(cible.source, cible.nom_source)
    cellules = tuple(map(version, lues))
    if cible.version is Version.LECON:
        return fermer_les_commentaires(cellules)
    exiger_solutions_cachees(lues)
    cellules = inserer_gammes(cible, cellules)
    cellules = _joindre_les_exercices(cible, _aider_sans_le_paquet(cible, cellules), exercices or _sceller(cible))
    if cible.version is Version.SOLUTION:
        return cellules
    nom = Cellule(cible.nom_source, 1, MARQUE_DU_NOM, "markdown", CELLULE_DU_NOM, (MARQUE_DU_NOM,))
    return (nom, *(_sans_ligne_du_nom(cellules) if est_un_dossier(cible.racine) else cellules))


def _sans_ligne_du_nom(cellules: tuple[Cellule, ...]) -> tuple[Cellule, ...]:
    """Les cellules, sans la ligne « Nom : » que leur auteur a pu écrire lui-même : la correction ne lit que la nôtre."""
    textes = [LIGNE_DU_NOM.sub("", cellule.texte).strip() if cellule.genre == "markdown" else cellule.texte for cellule in cellules[:PREMIERES]]
    return (*(cellule._replace(texte=texte) for cellule, texte in zip(cellules, textes) if texte), *cellules[PREMIERES:])


def _aider_sans_le_paquet(cible: Cible, cellules: tuple[Cellule, ...]) -> tuple[Cellule, ...]:
    """Devant la cellule qui charge le paquet : celle qui dit, hors du cours, où le trouver. Elle est muette quand il est là."""
    aide = Cellule(cible.nom_source, 1, SANS_LE_PAQUET, "code", CELLULE_SANS_LE_PAQUET, (COULISSES,))
    rangs = [rang for rang, cellule in enumerate(cellules) if cellule.genre == "code" and cellule.texte.startswith(CHARGEMENT)]
    return (*cellules[: rangs[0]], aide, *cellules[rangs[0] :]) if rangs else cellules


def _sceller(cible: Cible) -> str:
    """La cellule qui porte les exercices d’un notebook du dossier d’un professeur, sous leur sceau ; vide pour un chapitre du cours."""
    sceau = sceller_le_notebook(cible.chapitre).rstrip()
    return sceau and f"{ANNONCE_DES_EXERCICES}\n{sceau}"


def _joindre_les_exercices(cible: Cible, cellules: tuple[Cellule, ...], exercices: str) -> tuple[Cellule, ...]:
    """Après la cellule qui charge le paquet, celle qui porte les exercices, s’il y en a une."""
    if not exercices:
        return cellules
    rangs = [rang for rang, cellule in enumerate(cellules, 1) if cellule.genre == "code" and cellule.texte.startswith(CHARGEMENT)]
    if not rangs:
        cellules[0].refuser(f"il faut une cellule de code qui commence par « {CHARGEMENT} », il n’y en a pas")
    jointe = Cellule(cible.nom_source, 1, EXERCICES_JOINTS, "code", exercices)
    return (*cellules[: rangs[0]], jointe, *cellules[rangs[0] :])


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
    if cellule.id == EXERCICES_JOINTS:
        metadonnees["jupyter"] = {"source_hidden": True}
    if cellule.genre == "markdown":
        texte = mettre_en_page(poser_insecables(texte), cellule.id)
    return FORMES[cellule.genre](source=texte, id=cellule.id, metadata=metadonnees)
