"""Qui connaît qui : les contrats d’import-linter, et ce que l’import ne charge pas."""

import os
import re
import subprocess
import sys
from graphlib import TopologicalSorter
from pathlib import Path

import grimp
import pytest

RACINE = Path(__file__).parent.parent


def test_les_contrats_d_importation_sont_respectes():
    resultat = subprocess.run(
        [sys.executable, "-c", "from importlinter.cli import lint_imports_command; lint_imports_command()"],
        cwd=RACINE,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )
    assert resultat.returncode == 0, resultat.stdout


@pytest.fixture(scope="module")
def importations():
    graphe = grimp.build_graph("mastermind_edu")
    return {module: graphe.find_modules_directly_imported_by(module) for module in graphe.modules}


def test_aucun_module_n_en_importe_un_autre_en_cercle(importations):
    TopologicalSorter(importations).prepare()  # lève CycleError


def test_le_dessin_des_importations_est_exact(importations):
    def dossier(module):
        return module.removeprefix("mastermind_edu").removeprefix(".").split(".")[0]

    fleches = {(dossier(a), dossier(b)) for a, importes in importations.items() for b in importes}
    de_tous = {"", "__main__", "francais", "disque", "chapitres", "livraison", "depot"}  # le paquet lui-même, et ce dont tout le monde se sert
    vraies = {(a, b) for a, b in fleches if a != b and not {a, b} & de_tous}
    dessin = re.search(r"```mermaid\n(.*?)```", (RACINE / "docs" / "auteur.md").read_text(encoding="utf-8"), re.DOTALL)[1]
    lignes = re.findall(r"^    (\w+) --> (.+)$", dessin, re.MULTILINE)
    assert {(a, b) for a, cibles in lignes for b in cibles.split(" & ")} == vraies


@pytest.mark.parametrize(
    "module",
    ["numpy", "ipywidgets", "IPython", "nbformat", "asyncio", "html", "urllib", "json", "heapq", "mastermind_edu.juge", "mastermind_edu.exercices"],
)
def test_importer_le_paquet_ne_charge_pas(module):
    code = f"import sys, mastermind_edu; sys.exit({module!r} in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0


@pytest.mark.parametrize("module", ["numpy", "heapq", "json", "mastermind_edu.decodeurs.optimum.preuve"])
def test_importer_les_decodeurs_ne_charge_pas(module):
    code = f"import sys, mastermind_edu.decodeurs; sys.exit({module!r} in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0


def test_verifier_ne_charge_que_les_exercices_dont_il_a_besoin():
    code = """import sys
from mastermind_edu import verifier
def position(valeur, code):
    return code.index(valeur) if valeur in code else -1
assert verifier(position).est_reussi
charges = {nom for nom in sys.modules if nom.startswith("mastermind_edu.exercices.chapitre_")}
sys.exit(charges != {"mastermind_edu.exercices.chapitre_04", "mastermind_edu.exercices.chapitre_04.position"})"""
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0


def test_tous_les_noms_publics_promis_existent():
    import mastermind_edu

    promis = (
        "Regles Couleur PALETTE NIVEAUX tirer_code lire_proposition ecrire_mot Reponse "
        "repondre_par_marquage repondre_par_frequences Manche Partie verifier"
    )
    assert set(promis.split()) <= set(mastermind_edu.__all__)


PAQUET = RACINE / "mastermind_edu"
LIGNES_AU_PLUS, LIGNES_AU_MOINS = 250, 15
LIGNES_D_UN_EXERCICE = 300  # une fonction fausse par erreur typique : des données, que l’on ne lit pas d’un trait


def test_un_module_n_est_ni_long_ni_minuscule():
    """Plus long, il a deux sujets ; plus court, il n’en a pas. Un `__init__` dit seulement ce que contient son dossier."""
    lignes = {chemin.relative_to(PAQUET): len(chemin.read_text(encoding="utf-8").splitlines()) for chemin in PAQUET.rglob("*.py")}
    longs = {nom: nombre for nom, nombre in lignes.items() if nombre > (LIGNES_D_UN_EXERCICE if nom.parts[0] == "exercices" else LIGNES_AU_PLUS)}
    minuscules = {nom: nombre for nom, nombre in lignes.items() if nombre < LIGNES_AU_MOINS and not nom.name.startswith("__")}
    assert (longs, minuscules) == ({}, {})
