"""Les notebooks du site : les mêmes, avec le noyau du navigateur et un numéro de version, et l’aperçu du texte de chaque leçon.

Le navigateur garde la copie de l’élève et cache ainsi une leçon plus récente ; la version, dans chaque copie, permet de le voir.
L’aperçu n’a jamais une sortie, qui gâcherait les prédictions : navigateur/apercu.js le montre avant que JupyterLite soit prêt,
extension.js l’ôte. Commencer par `preparer_notebooks`, puis `ecrire_apercus`.
"""

import json
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from posixpath import dirname, join, normpath
from typing import NamedTuple
from urllib.parse import quote, unquote, urlsplit

from mastermind_edu.atelier.annonces import DUREE
from mastermind_edu.atelier.dossier import notebooks_des_dossiers
from mastermind_edu.atelier.plan import ErreurFabrication, Version
from mastermind_edu.chapitres import sans_suffixe
from mastermind_edu.livraison import CLE, numero_de_version, poser

NOYAU = {"display_name": "Python (Pyodide)", "language": "python", "name": "python"}
TITRE = re.compile(r"^#\s+(.+?)\s*$", re.MULTILINE)
# Les balises que les sources des leçons emploient ; toute autre est montrée, pas obéie.
INTERDITE = re.compile(r'<(?!/?(?:code|details|summary|div)(?: style="[a-z0-9:; -]*")?>)')


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


def preparer_notebooks(racine: Path, dossier: Path, *, avec_solutions: bool = False, exercices: Sequence[Path] = ()) -> list[NotebookPublie]:
    """Écrit dans le dossier les notebooks du cours, puis ceux des dossiers `exercices`, et renvoie leurs fiches, chapitre par chapitre.

    Lève `ErreurFabrication` hors du dossier du cours, ou pour un notebook illisible.
    """
    versions = [version for version in Version if avec_solutions or version is not Version.SOLUTION]
    trouves = [chemin for version in versions for chemin in sorted((racine / version.dossier).glob("[0-9]*.ipynb"))]
    if not trouves:
        raise ErreurFabrication(f"il faut le dossier du cours, avec ses dossiers notebooks et exercises ; voici {racine}")
    ajoutes = notebooks_des_dossiers(exercices, *(version for version in versions if version is not Version.LECON))
    places = [(chemin, racine) for chemin in trouves] + [(cible.notebook, cible.racine) for cible in ajoutes]
    fiches = [_preparer(chemin, sa_racine, dossier) for chemin, sa_racine in places]
    return sorted(fiches, key=lambda fiche: fiche.chapitre)  # le tri garde l’ordre leçon, exercices, solutions


def _preparer(chemin: Path, racine: Path, dossier: Path) -> NotebookPublie:
    nom = chemin.relative_to(racine).as_posix()
    try:
        notebook = json.loads(chemin.read_text(encoding="utf-8"))
        fiche = lire_notebook_publie(nom, notebook)
    except (ValueError, KeyError, TypeError) as erreur:
        raise ErreurFabrication(f"{nom} n’est pas un notebook lisible") from erreur
    notebook["metadata"] = {**notebook["metadata"], "kernelspec": NOYAU, CLE: {"version": fiche.version}}
    poser(dossier / nom, notebook)
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


def ecrire_apercus(construit: Path) -> None:
    """Écrit dans `apercus` un fichier par leçon du site construit."""
    fichiers = construit / "files"
    for notebook in sorted((fichiers / Version.LECON.dossier).glob("*.ipynb")):
        chemin = notebook.relative_to(fichiers).as_posix()
        apercu = (construit / "apercus" / chemin).with_suffix(".json")
        apercu.parent.mkdir(parents=True, exist_ok=True)
        cellules = lire_cellules(chemin, json.loads(notebook.read_text(encoding="utf-8")))
        apercu.write_text(json.dumps(cellules, ensure_ascii=False, separators=(",", ":")), encoding="utf-8", newline="\n")


def lire_cellules(chemin: str, notebook: dict) -> list[dict]:
    """Ce qu’il faut pour montrer chaque cellule : le source, le HTML du texte, un code replié, la place d’une sortie.

    >>> lire_cellules("notebooks/x.ipynb", {"cells": [{"id": "a", "cell_type": "code", "source": "1 < 2", "outputs": ["vrai"], "metadata": {}}]})
    [{'id': 'a', 'source': '1 < 2', 'sortie': True}]
    """
    rendre = _preparer_le_rendu(chemin)
    return [_lire_cellule(cellule, rendre) for cellule in notebook["cells"]]


def _lire_cellule(cellule: dict, rendre: Callable[[str], str]) -> dict:
    lue = {"id": cellule["id"], "source": "".join(cellule["source"])}
    if cellule["cell_type"] == "markdown":
        return {**lue, "html": rendre(lue["source"])}
    repliee, sortie = cellule["metadata"].get("jupyter", {}).get("source_hidden"), cellule.get("outputs")
    return {**lue, **({"repliee": True} if repliee else {}), **({"sortie": True} if sortie else {})}


def _preparer_le_rendu(chemin: str) -> Callable[[str], str]:
    """De quoi passer du Markdown de ce notebook au HTML."""
    import mistune

    class Apercu(mistune.HTMLRenderer):
        def inline_html(self, html):
            return INTERDITE.sub("&lt;", html)

        def block_html(self, html):
            return INTERDITE.sub("&lt;", html)

        def sanitize_url(self, url):
            return super().sanitize_url(viser(url, chemin))

    return mistune.create_markdown(renderer=Apercu(escape=False), plugins=["table"])


def viser(lien: str, chemin: str) -> str:
    """Ce que vise un lien de ce notebook, vu de la page qui en montre le texte.

    >>> viser("../exercises/a.ipynb#suite", "notebooks/b.ipynb"), viser("plan.png", "notebooks/b.ipynb")
    ('index.html?path=exercises/a.ipynb#suite', '../files/notebooks/plan.png')
    """
    lu = urlsplit(lien)
    if lu.scheme or lu.netloc or not lu.path:
        return lien
    vise = quote(normpath(join(dirname(chemin), unquote(lu.path))))
    page = "index.html?path=" if vise.endswith(".ipynb") else "../files/"
    return f"{page}{vise}" + (f"#{lu.fragment}" if lu.fragment else "")
