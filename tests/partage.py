"""Ce que plusieurs fichiers de tests demandent, fait une seule fois, par le premier qui le demande.

Aucun test ici ; les autres processus de `pytest -n` attendent, puis lisent. Commencer par `une_fois`.
"""

import os
import shutil
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from mastermind_edu.poste.installation import prendre


def une_fois(fabrique: pytest.TempPathFactory, nom: str, faire: Callable[[Path], object]) -> Path:
    """Le dossier `nom` de cette suite de tests, que `faire` a rempli une fois pour tous les processus : il ne faut que le lire.

    Ce que lève `faire`, chaque processus qui demande le dossier le reçoit, après l’avoir essayé lui-même.
    """
    base = fabrique.getbasetemp()
    commun = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base  # avec `-n`, chaque processus a le sien dans celui de la suite
    dossier, provisoire = commun / nom, commun / f"{nom}_en_cours"
    with (commun / f"{nom}.verrou").open("a") as fichier:
        while not prendre(fichier):
            time.sleep(0.1)
        if not dossier.exists():
            shutil.rmtree(provisoire, ignore_errors=True)  # un processus tué l’a laissé à moitié fait
            provisoire.mkdir()
            faire(provisoire)
            provisoire.rename(dossier)
    return dossier
