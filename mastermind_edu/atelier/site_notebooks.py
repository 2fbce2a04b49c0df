"""Les notebooks du site : les mêmes, avec le noyau du navigateur et un numéro de version.

Le navigateur garde la copie de l’élève et cache ainsi une leçon plus récente ; la
version, dans chaque copie, permet de le voir. Commencer par `preparer_notebooks`.
"""

import json
import re
from pathlib import Path
from typing import NamedTuple

from mastermind_edu.atelier.erreurs import ErreurFabrication
from mastermind_edu.atelier.parcours import DUREE
from mastermind_edu.atelier.plan import Version
from mastermind_edu.chapitres import sans_suffixe
from mastermind_edu.livraison import CLE, numero_de_version

NOYAU = {"display_name": "Python (Pyodide)", "language": "python", "name": "python"}
TITRE = re.compile(r"^#\s+(.+?)\s*$", re.MULTILINE)


class NotebookPublie(NamedTuple):
    """Ce que la page d’accueil dit d’un notebook."""

    chemin: str  # à partir de la racine du site, comme « notebooks/04_marquage.ipynb »
    titre: str
    duree: str  # vide quand la fiche du notebook n’en donne pas
    version: str

    @property
    def chapitre(self) -> str:
        """Le chapitre, qui réunit une leçon et ses exercices.

        >>> NotebookPublie("exercises/04_marquage_exercices.ipynb", "", "", "").chapitre
        '04_marquage'
        """
        return sans_suffixe(Path(self.chemin).stem)


def preparer_notebooks(racine: Path, dossier: Path, *, avec_solutions: bool = False) -> list[NotebookPublie]:
    """Écrit dans le dossier les notebooks du cours, et renvoie leurs fiches, chapitre par chapitre.

    Lève `ErreurFabrication` hors du dossier du cours, ou pour un notebook illisible.
    """
    versions = [version for version in Version if avec_solutions or version is not Version.SOLUTION]
    trouves = [chemin for version in versions for chemin in sorted((racine / version.dossier).glob("[0-9]*.ipynb"))]
    if not trouves:
        raise ErreurFabrication(f"il faut le dossier du cours, avec ses dossiers notebooks et exercises ; voici {racine}")
    fiches = [_preparer(chemin, racine, dossier) for chemin in trouves]
    return sorted(fiches, key=lambda fiche: fiche.chapitre)  # le tri garde l’ordre leçon, exercices, solutions


def _preparer(chemin: Path, racine: Path, dossier: Path) -> NotebookPublie:
    nom = chemin.relative_to(racine).as_posix()
    try:
        notebook = json.loads(chemin.read_text(encoding="utf-8"))
        fiche = lire_notebook_publie(nom, notebook)
    except (ValueError, KeyError, TypeError) as erreur:
        raise ErreurFabrication(f"{nom} n’est pas un notebook lisible : {erreur}") from erreur
    notebook["metadata"] = {**notebook["metadata"], "kernelspec": NOYAU, CLE: {"version": fiche.version}}
    copie = dossier / nom
    copie.parent.mkdir(parents=True, exist_ok=True)
    copie.write_text(json.dumps(notebook, ensure_ascii=False, indent=1) + "\n", encoding="utf-8", newline="\n")
    return fiche


def lire_notebook_publie(nom: str, notebook: dict) -> NotebookPublie:
    """Le titre, la durée et la version d’un notebook.

    >>> notebook = {"cells": [{"id": "titre", "cell_type": "markdown", "source": "# Jouer"}]}
    >>> lire_notebook_publie("notebooks/00_jouer.ipynb", notebook).titre
    'Jouer'
    """
    proses = ["".join(cellule["source"]) for cellule in notebook["cells"] if cellule["cell_type"] == "markdown"]
    titre, duree = (next(filter(None, map(motif.search, proses)), None) for motif in (TITRE, DUREE))
    return NotebookPublie(nom, titre[1] if titre else Path(nom).stem, duree[1] if duree else "", numero_de_version(notebook))
