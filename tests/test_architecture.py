"""Qui connaît qui : les contrats d’import-linter, et ce que l’import ne charge pas."""

import os
import subprocess
import sys
from pathlib import Path

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


@pytest.mark.parametrize("module", ["numpy", "ipywidgets", "IPython", "nbformat", "asyncio"])
def test_importer_le_paquet_ne_charge_pas(module):
    code = f"import sys, mastermind_edu; sys.exit({module!r} in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0


@pytest.mark.parametrize("module", ["numpy", "heapq", "mastermind_edu.decodeurs.optimum.ecriture", "mastermind_edu.decodeurs.optimum.preuve"])
def test_importer_les_decodeurs_ne_charge_pas(module):
    code = f"import sys, mastermind_edu.decodeurs; sys.exit({module!r} in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0


def test_tous_les_noms_publics_promis_existent():
    import mastermind_edu

    promis = (
        "Regles Couleur PALETTE NIVEAUX tirer_code lire_proposition ecrire_mot Reponse "
        "repondre_par_marquage repondre_par_frequences Manche Partie verifier"
    )
    assert set(promis.split()) <= set(mastermind_edu.__all__)
