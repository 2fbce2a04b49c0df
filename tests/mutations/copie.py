"""Une copie du cours où l’on fait une faute à la fois, et les tests que l’on y lance.

Ne choisit ni la faute ni les tests (voir `muter`). Commencer par `Copie`.
"""

import os
import resource
import shutil
import signal
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

RACINE = Path(__file__).resolve().parents[2]
INUTILES = shutil.ignore_patterns(".git", ".venv", "__pycache__", ".pytest_cache", ".hypothesis")
# Plusieurs secondes à chaque faute : sans eux, quelques fautes de plus survivent, jamais de moins.
TROP_LONGS = (
    "tests/test_reponses.py::test_les_deux_calculs_s_accordent_sur_les_1679616_paires",
    "tests/test_correcteur_catalogue.py::test_une_erreur_du_catalogue_a_son_nom_et_le_message_de_verifier",
    "tests/test_correcteur.py::test_une_correction_interrompue_reprend_et_finit_pareil",
)
MEMOIRE = 4 * 2**30  # une faute peut demander toute la mémoire de la machine


class Mutant(NamedTuple):
    """Un fichier où une seule faute a été faite."""

    fichier: str
    ligne: int
    nom: str
    source: str


class Sort(NamedTuple):
    """Ce qu’un mutant est devenu : les fichiers de tests qui l’ont vu, et si les plus rapides y ont suffi."""

    mutant: Mutant
    vu_par: tuple[str, ...]
    est_vu_vite: bool


class Essai(NamedTuple):
    """Les tests à lancer ensemble."""

    tests: tuple[str, ...]
    sont_rapides: bool


class Guetteur:
    """Une extension de pytest : note, pour chaque test fini, son fichier, sa durée et s’il échoue."""

    def __init__(self, chemin: Path, un_echec_par_fichier: bool):
        self.notes = chemin.open("w", encoding="utf-8", buffering=1)
        self.un_echec_par_fichier = un_echec_par_fichier
        self.echoues: set[str] = set()

    def _noter(self, report, duree: float) -> None:
        fichier = report.nodeid.split("::")[0]
        self.notes.write(f"{fichier}\t{duree}\t{report.failed}\n")
        if report.failed:
            self.echoues.add(fichier)

    def pytest_runtest_logreport(self, report):
        self._noter(report, report.duration)

    def pytest_collectreport(self, report):
        if report.failed:
            self._noter(report, 0)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item):
        deja = self.un_echec_par_fichier and item.nodeid.split("::")[0] in self.echoues
        return True if deja else None


class Copie:
    """Une copie du cours, où l’on fait une faute à la fois."""

    def __init__(self, dossier: Path, un_echec_par_fichier: bool, attente: float = 600):
        self.dossier, self.un_echec_par_fichier = dossier, un_echec_par_fichier
        self.attente, self.notes = attente, dossier / "notes.txt"
        self.options = [
            *("-q", "-o", "addopts=", "--doctest-modules", "--hypothesis-seed=0", "-p", "no:cacheprovider", "-p", "_hypothesis_pytestplugin"),
            *(f"--deselect={test}" for test in TROP_LONGS),
            *(() if un_echec_par_fichier else ("-x",)),
        ]
        shutil.copytree(RACINE, dossier, ignore=INUTILES)

    def tests_passent(self, tests: Sequence[str]) -> bool:
        """Vrai quand tous les tests passent, sans jamais en attendre un plus longtemps que permis ; leur processus naît de celui-ci, pytest déjà chargé."""
        self.notes.write_text("", encoding="utf-8")
        processus = os.fork()
        if processus == 0:
            self._tester(tests)
        while time.time() < self.notes.stat().st_mtime + self.attente:
            fini, code = os.waitpid(processus, os.WNOHANG)
            if fini:
                return os.waitstatus_to_exitcode(code) in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)
            time.sleep(0.02)
        os.killpg(processus, signal.SIGKILL)
        os.waitpid(processus, 0)
        return False

    def _tester(self, tests: Sequence[str]) -> None:
        """Dans le processus né pour cela : lance pytest, écrit dans `sortie.txt`, et finit."""
        os.setsid()
        resource.setrlimit(resource.RLIMIT_AS, (MEMOIRE, MEMOIRE))
        os.chdir(self.dossier)
        with open("sortie.txt", "w", encoding="utf-8") as sortie:
            os.dup2(sortie.fileno(), 1)
            os.dup2(sortie.fileno(), 2)
        os.environ.update(PYTHONPATH=str(self.dossier), PYTEST_DISABLE_PLUGIN_AUTOLOAD="1")
        sys.path.insert(0, str(self.dossier))
        os._exit(pytest.main([*self.options, *tests], plugins=[Guetteur(self.notes, self.un_echec_par_fichier)]))

    def lire_les_notes(self) -> list[tuple[str, float, bool]]:
        """Le fichier, la durée et l’échec de chaque test des derniers lancés."""
        lignes = (ligne.split("\t") for ligne in self.notes.read_text(encoding="utf-8").splitlines())
        return [(fichier, float(duree), echec == "True") for fichier, duree, echec in lignes]

    def essayer(self, mutant: Mutant, essais: list[Essai]) -> Sort:
        """Ce que devient le mutant ; les essais s’arrêtent au premier qui le voit."""
        fichier = self.dossier / mutant.fichier
        intact = fichier.read_text(encoding="utf-8")
        self._ecrire(fichier, mutant.source)
        try:
            for essai in essais:
                if not self.tests_passent(essai.tests):
                    vu_par = tuple(dict.fromkeys(test for test, _, echec in self.lire_les_notes() if echec))
                    return Sort(mutant, vu_par or ("le délai",), essai.sont_rapides)
            return Sort(mutant, (), False)
        finally:
            self._ecrire(fichier, intact)

    def _ecrire(self, fichier: Path, texte: str) -> None:
        fichier.write_text(texte, encoding="utf-8")
        for compile_avant in (fichier.parent / "__pycache__").glob(f"{fichier.stem}.*.pyc"):
            compile_avant.unlink()
