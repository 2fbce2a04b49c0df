"""Ce que relisent les outils de tout éditeur : ruff pour chaque fichier, mypy pour ce que d’autres importent (`pyproject.toml`)."""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

RACINE = Path(__file__).parent.parent


@pytest.mark.parametrize("commande", [("ruff", "check", "banque", "mastermind_edu", "tests", "lancer.py"), ("mypy",)], ids=["ruff", "mypy"])
def test_un_outil_n_a_rien_a_redire(commande):
    if find_spec(commande[0]) is None:
        pytest.skip(f"{commande[0]} n’est pas installé : `python lancer.py tests` l’installe")
    faite = subprocess.run([sys.executable, "-m", *commande, *(["--no-cache"] if commande[0] == "ruff" else ["--cache-dir", "/dev/null"])], cwd=RACINE, capture_output=True, text=True)
    assert faite.returncode == 0, faite.stdout + faite.stderr


def test_un_programme_qui_se_sert_du_paquet_comme_une_autre_personne():
    faite = subprocess.run([sys.executable, "tests/usage_public.py"], cwd=RACINE, capture_output=True, text=True, encoding="utf-8", env={**os.environ, "PYTHONUTF8": "1"})
    assert (faite.stdout, faite.stderr) == ("Rouge VJBR True 5801/1296 True ('A', 'B') (0, 0, 0, 0) 6 4\n", "")
