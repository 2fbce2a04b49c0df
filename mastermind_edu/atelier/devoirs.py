"""Le cours sous nbgrader : un devoir par chapitre, le corrigé dans les cellules de réponse, une cellule de test par exercice.

Ni nbgrader, qui fait le reste, ni la notation (voir `correction/nbgrader.py`). Commencer par `exporter_nbgrader`.
"""

import re
import shutil
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import nbformat
from nbformat import NotebookNode
from nbformat.v4 import new_code_cell

from mastermind_edu.atelier.distribution import exiger_le_cours, lire_chapitres, lister_chapitres, poser_paquet
from mastermind_edu.atelier.dossier import notebooks_des_dossiers
from mastermind_edu.atelier.execution import assembler, composer
from mastermind_edu.atelier.plan import Cible, ErreurFabrication, Version, lister_cibles
from mastermind_edu.atelier.site_dossier import Ouvrage, exiger_destination, installer, lire_liste
from mastermind_edu.atelier.solutions import reperer_solutions
from mastermind_edu.atelier.sources import Cellule, exercices_verifies, lire_source
from mastermind_edu.chapitres import numero
from mastermind_edu.exercices import CATALOGUE
from mastermind_edu.exercices.ajoutes import sceller_le_notebook
from mastermind_edu.francais import dire_refus
from mastermind_edu.livraison import CLE, MARQUE_DU_NOM, QUESTION_OUVERTE

COURS = Ouvrage("nbgrader_mastermind.json", "un cours de nbgrader écrit")
SCEAUX = "exercices_joints"
REGLAGES, LISEZ_MOI = "nbgrader_config.py", "LISEZ-MOI.txt"
LIEN = re.compile(r"\[([^\]]*)\]\((?!https?:|#)[^)]*\)")  # vers un notebook que le devoir n’a pas
SCHEMA = {"schema_version": 3, "task": False}
TEST = """# Ici, nbgrader notera {nom} : il n’y a rien à écrire.
### BEGIN HIDDEN TESTS
from mastermind_edu.correction.nbgrader import points

points("{nom}")
### END HIDDEN TESTS"""


class Export(NamedTuple):
    """Ce qui a été écrit : le dossier du cours, les devoirs, la roue à installer."""

    dossier: Path
    devoirs: tuple[str, ...]
    roue: str


def exporter_nbgrader(racine: Path, dossier: Path, chapitres: str = "", *, exercices: Sequence[Path] = ()) -> Export:
    """Écrit un cours de nbgrader, ou ajoute ces devoirs à celui d’une fois précédente, sans toucher à ce que nbgrader y a fait.

    `chapitres` : « 01-04,08 » ; vide, tous. `exercices` : des dossiers d’exercices du professeur, un devoir par notebook.
    Lève `ErreurFabrication` hors du cours, pour un chapitre inconnu ou sans exercice, ou si ce
    qui est en place vient d’ailleurs ; rien n’est alors changé.
    """
    racine, dossier = Path(racine).resolve(), Path(dossier).resolve()
    exiger_le_cours(racine)
    ajoutes = notebooks_des_dossiers(exercices, Version.EXERCICE)
    cibles = [*_choisir(racine, chapitres), *ajoutes]
    exiger_destination(dossier, COURS)
    try:
        with tempfile.TemporaryDirectory(prefix="nbgrader-") as provisoire:
            construit, paquet = Path(provisoire, "cours"), Path(provisoire, "paquet")
            paquet.mkdir()
            roue = poser_paquet(racine, paquet, avec_la_notation=True)
            _construire(construit, cibles, roue)
            for cible in ajoutes:
                _poser_le_sceau(construit, cible.chapitre)
            _garder_les_autres(dossier, construit)
            installer(construit, dossier, COURS)
    except OSError as erreur:
        raise ErreurFabrication(f"le cours de nbgrader ne s’écrit pas dans {dossier} : {dire_refus(erreur)}") from erreur
    return Export(dossier, tuple(cible.chapitre for cible in cibles), roue.name)


def _choisir(racine: Path, chapitres: str) -> list[Cible]:
    choisis = lire_chapitres(chapitres, lister_chapitres(racine))
    cibles = [cible for cible in lister_cibles(racine, Version.EXERCICE) if numero(cible.chapitre) in choisis]
    if not cibles:
        raise ErreurFabrication(f"--chapitres : il faut un chapitre qui a des exercices ; voici {' '.join(choisis)}")
    return cibles


def _construire(construit: Path, cibles: list[Cible], roue: Path) -> None:
    construit.mkdir()
    shutil.copyfile(roue, construit / roue.name)
    for nom in (REGLAGES, LISEZ_MOI):
        modele = Path(__file__).with_name("nbgrader") / f"{nom}.txt"
        (construit / nom).write_text(modele.read_text(encoding="utf-8").replace("{roue}", roue.name), encoding="utf-8", newline="\n")
    for cible in cibles:
        fichier = construit / "source" / cible.chapitre / f"{cible.chapitre}.ipynb"
        fichier.parent.mkdir(parents=True)
        fichier.write_text(nbformat.writes(composer_devoir(cible), indent=1, ensure_ascii=False) + "\n", encoding="utf-8", newline="\n")


def _poser_le_sceau(construit: Path, chapitre: str) -> None:
    """Les exercices d’un devoir, là où nbgrader les joint avant de noter : jamais d’après la copie d’un élève."""
    (construit / SCEAUX).mkdir(exist_ok=True)
    (construit / SCEAUX / f"{chapitre}.txt").write_text(sceller_le_notebook(chapitre), encoding="utf-8", newline="\n")


def _garder_les_autres(dossier: Path, construit: Path) -> None:
    """Recopie les devoirs déjà en place que l’on ne demande pas cette fois : le professeur les a peut-être changés."""
    deja = [nom for nom in lire_liste(dossier, COURS) if nom.startswith(("source/", f"{SCEAUX}/")) and (dossier / nom).is_file()]
    for nom in deja:
        if not (construit / nom).exists():
            (construit / nom).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(dossier / nom, construit / nom)


def composer_devoir(cible: Cible) -> NotebookNode:
    """Le notebook du professeur : l’exercice, ses solutions entre leurs marqueurs, une cellule de test après chaque vérification."""
    ecrites = {cellule.id: cellule for cellule in lire_source(cible.source, cible.nom_source)}
    composees = [cellule for cellule in composer(cible) if cellule.id != MARQUE_DU_NOM]  # nbgrader sait de qui est une copie
    a_ecrire = {cellule.id for cellule in ecrites.values() if cellule.genre == "code" and reperer_solutions(cellule)}
    notebook = assembler([ecrites[cellule.id] if cellule.id in a_ecrire else delier(cellule) for cellule in composees])
    notebook.cells = [cellule for ecrite in notebook.cells for cellule in _avec_ses_tests(ecrite, a_ecrire, ecrites)]
    del notebook.metadata[CLE]  # ce n’est plus le notebook livré
    nbformat.validate(notebook)
    return notebook


def delier(cellule: Cellule) -> Cellule:
    """La cellule de texte, où un lien vers un autre notebook du cours n’est plus que son titre."""
    return cellule._replace(texte=LIEN.sub(r"\1", cellule.texte)) if cellule.genre == "markdown" else cellule


def _avec_ses_tests(cellule: NotebookNode, a_ecrire: set[str], ecrites: dict[str, Cellule]) -> Iterator[NotebookNode]:
    if cellule.id in a_ecrire:
        cellule.metadata["nbgrader"] = {**SCHEMA, "grade_id": f"{cellule.id}-reponse", "grade": False, "solution": True, "locked": False}
    if cellule.cell_type == "markdown" and (trouve := QUESTION_OUVERTE.match(cellule.source)):  # nbgrader la donne à lire au professeur
        a_lire = {"grade_id": trouve[2], "grade": True, "solution": True, "locked": False, "points": float(trouve[1].replace(",", "."))}
        cellule.metadata["nbgrader"] = {**SCHEMA, **a_lire}
    yield cellule
    for nom in exercices_verifies(ecrites[cellule.id]) if cellule.id in ecrites else ():
        note = {**SCHEMA, "grade_id": nom, "grade": True, "solution": False, "locked": True, "points": CATALOGUE[nom].points}
        yield new_code_cell(TEST.format(nom=nom), id=f"{cellule.id}-note"[-64:], metadata={"nbgrader": note})
