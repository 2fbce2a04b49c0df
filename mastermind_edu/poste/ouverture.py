"""Ouvrir le cours dans JupyterLab, et attendre qu’on le ferme : la commande `ouvrir`.

Ni l’installation (voir `lancer.py`), ni les réglages eux-mêmes, qui sont à côté. Commencer par `ouvrir`.
"""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.disque import TRAVAIL
from mastermind_edu.francais import dire_refus
from mastermind_edu.poste.installation import LANCEUR, lancer_le_temps_d_un_bloc
from mastermind_edu.poste.travail import DOSSIER, mettre_a_jour, raconter

ICI = Path(__file__).resolve().parent
PORTS = range(8888, 8988)
PREMIERE_LECON = "notebooks/00_jouer.ipynb"
JOURNAL = ".jupyterlab.log"
ESPACE, ESPACE_DU_PROF = ".espace", ".espace-prof"  # les onglets ouverts ; ceux du professeur ont d’autres chemins
PORT_PERDU = "port {} is not available"  # ce que le serveur écrit quand un autre a pris son port entre-temps


def ouvrir(
    racine: Path, *, port: int | None = None, sans_navigateur: bool = False, prof: bool = False, annoncer: Callable[[str], object] = partial(print, flush=True)
) -> None:
    """Prépare les copies de l’élève, ouvre le cours, puis attend qu’on ferme JupyterLab.

    `prof` montre tous les dossiers du cours. Lève `ErreurMastermind` si le dossier est protégé, le port pris, ou si JupyterLab échoue.
    """
    try:
        from ipykernel.ipkernel import IPythonKernel

        # Ce que le noyau de ce poste dira de lui à JupyterLab.
        for phrase in raconter(mettre_a_jour(racine, dict(IPythonKernel.language_info))):
            annoncer(phrase)
    except OSError as erreur:
        raise ErreurMastermind(f"il faut pouvoir écrire dans {racine / DOSSIER} ; le système refuse ({dire_refus(erreur)})") from erreur
    essais = [port] if port else [libre for libre in PORTS if _est_libre(libre)]
    for essai in essais:
        code = _servir(racine, essai, sans_navigateur, prof, annoncer)
        journal = (racine / DOSSIER / JOURNAL).read_text(encoding="utf-8", errors="replace")
        if code == 0:
            annoncer("JupyterLab est fermé. Au revoir !")
            return
        if PORT_PERDU.format(essai) not in journal:
            raise ErreurMastermind(f"JupyterLab s’est arrêté (code {code}) ; voyez {DOSSIER}/{JOURNAL}")
        annoncer(f"Le port {essai} vient d’être pris.")
    raise ErreurMastermind(f"il faut un port libre, voici {port or PORTS} : donnez-en un autre, --port N")


def _est_libre(port: int) -> bool:
    try:
        socket.create_server(("localhost", port)).close()
    except OSError:
        return False
    return True


def commande_jupyter(racine: Path, port: int, sans_navigateur: bool, prof: bool) -> list[str]:
    """La commande qui ouvre le cours : les copies de l’élève, ou tout le dossier pour le professeur."""
    est_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return [
        *(sys.executable, "-m", "jupyterlab", f"--config={ICI / 'reglages_du_serveur.py'}", f"--LabApp.default_url=/lab/tree/{premiere_page(prof)}"),
        *(f"--ServerApp.root_dir={racine if prof else racine / DOSSIER}", f"--ServerApp.port={port}", "--ServerApp.port_retries=0"),
        "--ServerApp.answer_yes=True",  # sans quoi, à Ctrl-C, il demande confirmation en anglais
        # Les onglets rouverts sont ceux de ce cours, et non ceux du dernier cours ouvert sur ce compte.
        f"--LabApp.workspaces_dir={racine / DOSSIER / (ESPACE_DU_PROF if prof else ESPACE)}",
        f"--ServerApp.open_browser={not sans_navigateur}",
        "--ServerApp.use_redirect_file=False",  # illisible pour un navigateur venu de « snap »
        *(["--allow-root"] if est_root else []),
    ]


def premiere_page(prof: bool) -> str:
    """La leçon 00, à partir de ce que montre JupyterLab."""
    return f"{DOSSIER}/{PREMIERE_LECON}" if prof else PREMIERE_LECON


def environnement(jeton: str, prof: bool, travail: Path) -> dict[str, str]:
    """Celui du serveur : son jeton, nos réglages et notre extension devant ceux de la personne, et le cours là où les noyaux le trouvent."""
    chemins = {"JUPYTER_CONFIG_PATH": ICI / "jupyter", "JUPYTER_PATH": ICI / "jupyter", "PYTHONPATH": ICI.parents[1]}
    devant = {nom: os.pathsep.join(filter(None, [str(chemin), os.environ.get(nom)])) for nom, chemin in chemins.items()}
    gardiens = " ".join(filter(None, [os.environ.get(LANCEUR), str(os.getpid())]))
    return {**os.environ, **devant, "JUPYTER_TOKEN": jeton, "MASTERMIND_GARDIENS": gardiens, "MASTERMIND_PROF": "1" if prof else "", TRAVAIL: str(travail)}


def _servir(racine: Path, port: int, sans_navigateur: bool, prof: bool, annoncer: Callable[[str], object]) -> int:
    jeton = os.urandom(24).hex()
    annoncer("JupyterLab démarre. Gardez cette fenêtre ouverte ; pour tout fermer, tapez-y Ctrl-C.")
    annoncer(f"Dans quelques secondes : http://localhost:{port}/lab/tree/{premiere_page(prof)}?token={jeton}")
    commande = commande_jupyter(racine, port, sans_navigateur, prof)
    with (racine / DOSSIER / JOURNAL).open("w", encoding="utf-8") as journal:
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        with lancer_le_temps_d_un_bloc(commande, cwd=racine / DOSSIER, stdout=journal, stderr=subprocess.STDOUT, env=environnement(jeton, prof, racine / DOSSIER)) as serveur:
            return serveur.wait()
