"""Les quatre correcteurs : comment chacun reçoit les copies, ce qu’on chronomètre, où il laisse ses notes.

Chacun a des tests de même force, faits des mêmes cas ; aucun n’est gêné ni aidé. Commencer par `OUTILS`.
"""

import csv
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from copies import BOUCLES, COPIES, NOMS, POINTS, TOTAL, CopieRendue, deposer, fonction, nom_defini, test  # le fichier voisin

ICI = Path(__file__).resolve().parent
RACINE = ICI.parents[2]
SECONDES_PAR_CELLULE = 30  # le réglage d’origine de nbgrader
SECONDES_PAR_COPIE = 120
DEVOIR = "marquage"


class Outil(NamedTuple):
    """`preparer(dossier, python)` n’est pas chronométré ; `commander(dossier, python)` l’est ; `lire` donne la note sur 20 de chaque copie, ou `None`."""

    nom: str
    paquets: tuple[str, ...]  # de son environnement ; vide : celui du cours
    preparer: Callable[[Path, Path], None]
    commander: Callable[[Path, Path], list[list[str]]]
    lire: Callable[[Path], dict[str, float | None]]


def environnement(python: Path) -> dict[str, str]:
    """Les variables d’un outil : ses commandes d’abord ; le cours, pour `corriger` seul."""
    sans_cours = {nom: valeur for nom, valeur in os.environ.items() if nom != "PYTHONPATH"}
    chemin = {"PATH": f"{python.parent}{os.pathsep}{os.environ['PATH']}"}
    return {**sans_cours, **chemin, **({"PYTHONPATH": str(RACINE)} if python == Path(sys.executable) else {})}


def _deposer_toutes(dossier: Path, _: Path) -> None:
    for nom, rendue in COPIES.items():
        deposer(dossier / "copies", rendue, nom)


def _sur_20(points: float) -> float:
    return round(20 * points / TOTAL, 2)


# corriger


def _corriger(dossier: Path, _: Path) -> list[list[str]]:
    return [[sys.executable, "-m", "mastermind_edu", "corriger", str(dossier / "copies"), "--sortie", str(dossier / "sortie"), "--travaux", "1"]]


def _lire_corriger(dossier: Path) -> dict[str, float | None]:
    donnees = json.loads((dossier / "sortie" / "resultats.json").read_text(encoding="utf-8"))
    return {copie["fichier"].removesuffix(".ipynb"): copie["note"] for copie in donnees["copies"]}


# Un simple nbclient : le notebook exécuté, puis une cellule de tests


def _preparer_nbclient(dossier: Path, python: Path) -> None:
    _deposer_toutes(dossier, python)
    (dossier / "tests.json").write_text(json.dumps({nom: [POINTS[nom], test(nom)] for nom in NOMS}), encoding="utf-8")


def _nbclient(dossier: Path, python: Path) -> list[list[str]]:
    return [[str(python), str(ICI / "executer_nbclient.py"), str(dossier), str(SECONDES_PAR_CELLULE)]]


def _lire_points(dossier: Path) -> dict[str, float | None]:
    points = json.loads((dossier / "points.json").read_text(encoding="utf-8"))
    return {nom: None if points.get(nom) is None else _sur_20(points[nom]) for nom in COPIES}


# nbgrader : un cours d’un devoir, une cellule de tests cachés par fonction


def _preparer_nbgrader(dossier: Path, python: Path) -> None:
    reglages = f"c = get_config()\nc.CourseDirectory.course_id = 'pairs'\nc.ExecutePreprocessor.timeout = {SECONDES_PAR_CELLULE}\nc.ExecutePreprocessor.interrupt_on_timeout = True\n"
    dossier.mkdir(parents=True, exist_ok=True)
    (dossier / "nbgrader_config.py").write_text(reglages, encoding="utf-8")
    _ecrire(dossier / "source" / DEVOIR / f"{DEVOIR}.ipynb", [_a_ecrire(nom, _solution(nom)) for nom in NOMS] + _cellules_de_test())
    for eleve, rendue in COPIES.items():
        fichier = dossier / "submitted" / eleve / DEVOIR / f"{DEVOIR}.ipynb"
        if rendue.octets is None:
            _ecrire(fichier, _cellules_rendues(rendue))
        else:
            fichier.parent.mkdir(parents=True)
            fichier.write_bytes(rendue.octets)
    subprocess.run([str(python), "-m", "nbgrader", "generate_assignment", DEVOIR], cwd=dossier, env=environnement(python), check=True, capture_output=True)


def _solution(nom: str) -> str:
    entete, *corps = BOUCLES[nom].split("\n")
    return "\n".join([entete, "    ### BEGIN SOLUTION", *corps, "    ### END SOLUTION"])


def _cellules_rendues(rendue: CopieRendue) -> list[dict]:
    """Les cellules de l’élève, à la place que nbgrader leur réserve quand elles écrivent une réponse, puis celles du professeur."""
    restantes, ecrites = list(NOMS), []
    for source in rendue.cellules:
        nom = nom_defini(source)
        if nom in restantes:
            restantes.remove(nom)
            ecrites.append(_a_ecrire(nom, source))
        else:
            ecrites.append(_cellule(source, len(ecrites)))
    vides = [_a_ecrire(nom, "" if any(f"def {nom}(" in s for s in rendue.cellules) else fonction(nom, "raise NotImplementedError")) for nom in restantes]
    return [*vides, *ecrites, *_cellules_de_test()]


def _cellules_de_test() -> list[dict]:
    return [
        _cellule(f"### BEGIN HIDDEN TESTS\n{test(nom)}\n### END HIDDEN TESTS", f"test-{nom}",
                 {"grade": True, "solution": False, "locked": True, "points": POINTS[nom], "grade_id": f"test-{nom}"})
        for nom in NOMS
    ]


def _a_ecrire(nom: str, source: str) -> dict:
    return _cellule(source, nom, {"grade": False, "solution": True, "locked": False, "grade_id": nom})


def _cellule(source: str, cle: object, nbgrader: dict | None = None) -> dict:
    metadonnees = {"nbgrader": {"schema_version": 3, "task": False, **nbgrader}} if nbgrader else {}
    return {"cell_type": "code", "id": f"c-{cle}".replace("_", "-"), "metadata": metadonnees, "outputs": [], "execution_count": None, "source": source}


def _ecrire(fichier: Path, cellules: list[dict]) -> None:
    noyau = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}, "language_info": {"name": "python"}}
    fichier.parent.mkdir(parents=True, exist_ok=True)
    fichier.write_text(json.dumps({"cells": cellules, "metadata": noyau, "nbformat": 4, "nbformat_minor": 5}), encoding="utf-8")


def _nbgrader(dossier: Path, python: Path) -> list[list[str]]:
    return [[str(python), "-m", "nbgrader", "autograde", DEVOIR], [str(python), "-m", "nbgrader", "export"]]


def _lire_nbgrader(dossier: Path) -> dict[str, float | None]:
    with (dossier / "grades.csv").open(encoding="utf-8") as fichier:
        lignes = {ligne["student_id"]: ligne for ligne in csv.DictReader(fichier)}
    corrigees = {chemin.parent.parent.name for chemin in dossier.glob(f"autograded/*/{DEVOIR}/{DEVOIR}.ipynb")}
    return {nom: _sur_20(float(lignes[nom]["score"])) if nom in corrigees and nom in lignes else None for nom in COPIES}


# otter-grader : un fichier de tests par fonction, une archive, un « otter run » par copie


def _preparer_otter(dossier: Path, python: Path) -> None:
    _deposer_toutes(dossier, python)
    (dossier / "tests").mkdir()
    for nom in COPIES:
        (dossier / "rendus" / nom).mkdir(parents=True)
    for nom in NOMS:
        corps = "".join(f"    {ligne}\n" for ligne in test(nom).split("\n"))
        entete = f"from otter.test_files import test_case\nOK_FORMAT = False\nname = {nom!r}\npoints = {POINTS[nom]}\n"
        (dossier / "tests" / f"{nom}.py").write_text(f"{entete}\n@test_case(points={POINTS[nom]})\ndef test_{nom}({nom}):\n{corps}", encoding="utf-8")
    subprocess.run([str(python), "-m", "otter", "generate", "-t", "tests", "-o", "autograder.zip"], cwd=dossier, env=environnement(python), check=True, capture_output=True)
    shutil.rmtree(dossier / "tests")  # chez un professeur, ils ne sont pas à côté des copies


def _otter(dossier: Path, python: Path) -> list[list[str]]:
    limite = ["timeout", "--kill-after=5", str(SECONDES_PAR_COPIE)]  # « otter run » n’en a pas à lui
    return [
        [*limite, str(python), "-m", "otter", "run", str(dossier / "copies" / f"{nom}.ipynb"), "-a", str(dossier / "autograder.zip"), "-o", str(dossier / "rendus" / nom)]
        for nom in COPIES
    ]


def _lire_otter(dossier: Path) -> dict[str, float | None]:
    return {nom: _points_d_otter(dossier / "rendus" / nom / "results.json") for nom in COPIES}


def _points_d_otter(fichier: Path) -> float | None:
    if not fichier.exists():
        return None
    tests = json.loads(fichier.read_text(encoding="utf-8"))["tests"]
    return _sur_20(sum(t.get("score") or 0 for t in tests if t.get("name") in NOMS)) if tests else None


OUTILS = (
    Outil("corriger", (), _deposer_toutes, _corriger, _lire_corriger),
    Outil("nbgrader autograde", ("nbgrader==0.9.6",), _preparer_nbgrader, _nbgrader, _lire_nbgrader),
    Outil("otter run", ("otter-grader==7.0.0",), _preparer_otter, _otter, _lire_otter),
    Outil("nbclient seul", ("nbclient", "ipykernel", "nbformat"), _preparer_nbclient, _nbclient, _lire_points),
)
