"""L’environnement d’une école : nbgrader, JupyterHub et Notebook 7, et la roue du cours, installée comme ailleurs.

Aucun test ici : les essais du dossier, longs, se lancent par `.ci/places`. pip fait l’environnement une fois ; il est gardé
dans le dossier personnel, et refait quand ses paquets changent. Commencer par `ouvrir_l_ecole`.
"""

import hashlib
import os
import shutil
import socket
import subprocess
import sys
import time
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest
from navigateur import attendre, environnement
from partage import une_fois

from mastermind_edu.atelier.devoirs import exporter_nbgrader
from mastermind_edu.disque import dossier_personnel
from mastermind_edu.poste.installation import prendre

RACINE = Path(__file__).resolve().parents[2]
PAQUETS = Path(__file__).with_name("requirements.txt")
DEVOIRS = ("02_code_secret", "04_marquage")
# Si les essais sont tués d’un coup, les serveurs s’éteignent d’eux-mêmes.
S_ETEINDRE = ["--MappingKernelManager.cull_idle_timeout=120", "--MappingKernelManager.cull_interval=30", "--ServerApp.shutdown_no_activity_timeout=300"]


class Ecole(NamedTuple):
    """Les programmes installés, et le cours de nbgrader dont vient la roue."""

    programmes: Path
    cours: Path

    def variables(self, maison: Path) -> dict[str, str]:
        """L’environnement d’un programme de l’école : rien ne vient de ce dépôt, ni de la personne qui lance les essais."""
        gardees = {nom: valeur for nom, valeur in os.environ.items() if nom not in ("PYTHONPATH", "VIRTUAL_ENV", "MASTERMIND_TRAVAIL", "MASTERMIND_COURS")}
        return {**gardees, "HOME": str(maison), "PATH": f"{self.programmes}{os.pathsep}{os.environ['PATH']}", "PYTHONUTF8": "1"}

    def executer(self, *commande: str, ou: Path) -> str:
        """Ce qu’affiche une commande de l’école, qui doit réussir."""
        programme = [str(self.programmes / commande[0]), *commande[1:]]
        fait = subprocess.run(programme, cwd=ou, env=self.variables(ou), capture_output=True, text=True, encoding="utf-8", timeout=600)
        assert fait.returncode == 0, fait.stdout + fait.stderr
        return fait.stdout + fait.stderr


def ouvrir_l_ecole(fabrique: pytest.TempPathFactory) -> Ecole:
    """L’école, prête : le même environnement pour tous les essais, et la roue de ce dépôt, installée une fois."""
    programmes = _installer_les_paquets()

    def recevoir_le_cours(dossier: Path) -> None:
        export = exporter_nbgrader(RACINE, dossier / "cours", ",".join(nom[:2] for nom in DEVOIRS))
        _pip(programmes, "--force-reinstall", "--no-deps", "--no-index", str(export.dossier / export.roue))

    return Ecole(programmes, une_fois(fabrique, "ecole", recevoir_le_cours) / "cours")


def _installer_les_paquets() -> Path:
    """Le dossier des programmes ; l’essai est sauté quand pip ne peut rien recevoir."""
    empreinte = hashlib.sha256(PAQUETS.read_bytes() + sys.version.encode()).hexdigest()[:12]
    dossier = dossier_personnel() / "places" / empreinte
    programmes = dossier / ("Scripts" if os.name == "nt" else "bin")
    dossier.parent.mkdir(parents=True, exist_ok=True)
    with dossier.with_suffix(".verrou").open("a") as verrou:
        while not prendre(verrou):
            time.sleep(0.3)
        if not (dossier / "complet").exists():
            shutil.rmtree(dossier, ignore_errors=True)
            venv.create(dossier, with_pip=True)
            _pip(programmes, "--no-deps", "--no-compile", "--requirement", str(PAQUETS))
            (dossier / "complet").touch()
    return programmes


def _pip(programmes: Path, *demandes: str) -> None:
    commande = [str(programmes / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-input", *demandes]
    fait = subprocess.run(commande, capture_output=True, text=True, errors="replace", cwd=programmes)
    if fait.returncode != 0:
        pytest.skip(f"pip ne peut pas installer ici les programmes de l’école : {fait.stderr.strip()[-300:]}")


def ports(nombre: int) -> list[int]:
    """Des ports libres, tous différents."""
    prises = [socket.create_server(("127.0.0.1", 0)) for _ in range(nombre)]
    numeros = [prise.getsockname()[1] for prise in prises]
    for prise in prises:
        prise.close()
    return numeros


@contextmanager
def servir(ecole: Ecole, commande: list[str], adresse: str, dossier: Path) -> Iterator[None]:
    """Un serveur de l’école, lancé dans ce dossier, arrêté quoi qu’il arrive."""
    journal = dossier / "journal.txt"
    reglages = {nom: valeur for nom, valeur in environnement(dossier).items() if nom.startswith(("JUPYTER", "IPYTHON"))}
    with journal.open("w") as sortie:
        programme = [str(ecole.programmes / commande[0]), *commande[1:]]
        serveur = subprocess.Popen(programme, cwd=dossier, stdout=sortie, stderr=sortie, env={**ecole.variables(dossier), **reglages})
        try:
            attendre(adresse, serveur, journal)
            yield
        finally:
            _arreter(serveur)


def _arreter(serveur: subprocess.Popen) -> None:
    """JupyterHub arrête d’abord les serveurs des élèves et son mandataire : il lui faut le temps."""
    serveur.terminate()
    try:
        serveur.wait(timeout=60)
    except subprocess.TimeoutExpired:
        serveur.kill()
        serveur.wait()
