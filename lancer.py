# -*- coding: utf-8 -*-
"""Installe le cours et l’ouvre dans JupyterLab : `python lancer.py`.

Bibliothèque standard seule, rien de mastermind_edu ; se lit en commençant par la fin, `main`.
"""
import sys
# Avant les autres importations et en syntaxe de Python 2, pour qu’un vieux Python lise ce refus.
if sys.version_info < (3, 10):
    refus = (
        u"erreur : il faut Python 3.10 ou plus récent, voici Python {}.{}.\n"
        u"Essayez « python3 lancer.py » ou installez Python (https://www.python.org/downloads/).\n")
    getattr(sys.stderr, "buffer", sys.stderr).write(refus.format(*sys.version_info).encode("utf-8"))
    sys.exit(1)

import argparse
import hashlib
import json
import os
import shutil
import signal
import socket
import subprocess
from contextlib import contextmanager, suppress
from pathlib import Path

RACINE = Path(__file__).resolve().parent
VENV = RACINE / ".venv"
EMPREINTE = VENV / "empreinte.txt"
DEBUTS_DE_PAQUET = ("Downloading ", "Using cached ", "Processing ")
PREMIERE_PAGE = "/lab/tree/notebooks/00_jouer.ipynb"
REGLAGES = {
    "@jupyterlab/translation-extension:plugin": {"locale": "fr_FR"},
    "@jupyterlab/apputils-extension:notification": {"fetchNews": "false", "checkForUpdates": False},
    "@jupyterlab/notebook-extension:tracker": {"windowingMode": "none"},
    "@jupyter-widgets/jupyterlab-manager:plugin": {"saveState": True}}  # un plateau enregistré se rouvre
AIDE = """utilisation :
  python lancer.py [--sans-navigateur] [--port N]   installe le cours et l’ouvre
  python lancer.py tests [ARGUMENTS DE PYTEST]      installe le cours et le teste
options :
  --sans-navigateur   affiche l’adresse, sans ouvrir le navigateur
  --port N            port du serveur, de 1024 à 65535 (d’habitude 8888)
  --aide              affiche ce texte"""
# L’ordre compte : un disque plein ou une coupure entraînent aussi les messages suivants.
PANNES = (
    ("il n’y a plus assez de place sur le disque : libérez 1 Go, puis relancez.",
     ("No space left on device", "not enough space on the disk", "WinError 112")),
    ("ce Python n’a pas pu créer .venv. Sous Debian ou Ubuntu : sudo apt install python3-venv ;\n"
     "ailleurs, libérez 1 Go ou réinstallez Python (https://www.python.org/downloads/).",
     ("ensurepip", "No module named venv")),
    ("les paquets n’ont pas pu être téléchargés : vérifiez la connexion à Internet (et le proxy,\n"
     "dans un établissement), puis relancez : ce qui est déjà téléchargé ne le sera plus.",
     ("onnection broken", "Max retries exceeded", "TimeoutError", "ProxyError", "SSLError")),
    ("impossible d’écrire dans le dossier du cours : copiez-le là où vous avez le droit\n"
     "d’écrire, fermez les programmes qui s’en servent, puis relancez.",
     ("Permission denied", "Read-only file system", "WinError 5]", "WinError 32]")),
    ("un paquet n’existe pas pour cette version de Python : essayez-en une autre.",
     ("No matching distribution found", "requires a different Python")))


class ErreurLancement(Exception):
    """Une panne prévue ; le message dit quoi faire."""


class LecteurDeCommande(argparse.ArgumentParser):
    """Le lecteur d’options de Python, avec des erreurs en français."""

    def error(self, message):
        raise ErreurLancement("cette commande n’est pas comprise.\n\n" + AIDE)


def lire_options(arguments):
    """Renvoie les options : aide, sans_navigateur, port (None s’il n’est pas donné)."""
    lecteur = LecteurDeCommande(add_help=False, allow_abbrev=False)
    lecteur.add_argument("-h", "--help", "--aide", dest="aide", action="store_true")
    lecteur.add_argument("--sans-navigateur", action="store_true")
    lecteur.add_argument("--port", type=int, choices=range(1024, 65536), metavar="N")
    return lecteur.parse_args(arguments)


def expliquer(texte):
    """Reconnaît une panne dans ce que dit le système ou pip ; sinon, en montre la fin."""
    conseils = [conseil for conseil, signes in PANNES if any(signe in texte for signe in signes)]
    return conseils[0] if conseils else texte[-1000:]


def chemin_python(venv, systeme=os.name):
    """Renvoie le chemin du Python d’un dossier .venv ; Windows le range à part."""
    return venv / "Scripts" / "python.exe" if systeme == "nt" else venv / "bin" / "python"


def empreinte():
    """Résume l’installation voulue : où, pour quel Python, avec quels paquets."""
    resume = hashlib.sha256(os.fsencode("{} {}.{}".format(RACINE, *sys.version_info)))
    for nom in ("requirements.txt", "pyproject.toml"):
        if not (RACINE / nom).is_file():
            raise ErreurLancement("il manque {} : téléchargez à nouveau le cours.".format(nom))
        resume.update((RACINE / nom).read_bytes())
    return resume.hexdigest()


def python_repond():
    """Dit si le Python de .venv démarre ; non s’il a été effacé ou déplacé."""
    python = chemin_python(VENV)
    return python.exists() and subprocess.call([python, "-c", ""], stderr=subprocess.DEVNULL) == 0


def creer_venv():
    """Crée .venv, un Python à part, à la place de celui qui ne peut plus servir."""
    if VENV.exists():
        print("Le dossier .venv est incomplet, abîmé, déplacé ou périmé : il est refait.")
        if Path(sys.prefix).resolve() == VENV:  # Windows n’efface pas un programme en marche
            raise ErreurLancement("tapez d’abord « deactivate », ou ouvrez un autre terminal.")
        shutil.rmtree(VENV)
    print("Création du dossier .venv…")
    VENV.mkdir()
    EMPREINTE.write_text("installation en cours")
    essai = subprocess.run([sys.executable, "-m", "venv", VENV], capture_output=True, text=True)
    if essai.returncode != 0:
        raise ErreurLancement(essai.stdout + essai.stderr + "Le dossier .venv n’est pas créé.")


@contextmanager
def python_du_cours(arguments, **options):
    """Fait travailler le Python de .venv ; il ne survit pas au bloc « with »."""
    processus = subprocess.Popen([chemin_python(VENV)] + arguments, cwd=RACINE, **options)
    try:
        yield processus
    finally:
        with suppress(subprocess.TimeoutExpired):  # Ctrl-C lui est peut-être parvenu aussi
            processus.wait(timeout=3)
        processus.terminate()  # sans effet s’il a fini
        processus.wait()


def raconter(lignes, journal):
    """Note les lignes de pip dans le journal et en tire quelques phrases."""
    nb_paquets = 0
    for ligne in lignes:
        journal.write(ligne)
        if ligne.startswith("Installing collected packages"):
            yield "Paquets téléchargés : {}. Installation (une à deux minutes)…".format(nb_paquets)
        # Un fichier .metadata n’est que la fiche du paquet, lue avant de le télécharger.
        if ligne.strip().startswith(DEBUTS_DE_PAQUET) and ".metadata" not in ligne:
            nb_paquets += 1
            if nb_paquets % 10 == 0:
                yield "{} paquets téléchargés…".format(nb_paquets)


def installer():
    """Installe et règle tout ce que demande le cours, en racontant."""
    print("Recherche des paquets (détails dans .venv/installation.log)…")
    commande = "-m pip install --progress-bar=off --no-input -r requirements.txt".split()
    journal = VENV / "installation.log"
    with journal.open("w", encoding="utf-8") as fichier, python_du_cours(
            commande, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8",
            errors="replace", env=dict(os.environ, PYTHONUTF8="1")) as pip:
        for phrase in raconter(pip.stdout, fichier):
            print(phrase)
    if pip.returncode != 0:
        raise ErreurLancement(journal.read_text(encoding="utf-8") + "L’installation a échoué.")
    reglages = VENV / "share" / "jupyter" / "lab" / "settings" / "overrides.json"
    reglages.parent.mkdir(parents=True, exist_ok=True)
    reglages.write_text(json.dumps(REGLAGES, indent=2))


def preparer():
    """Rend .venv prêt à servir, en ne faisant que le nécessaire."""
    voulue = empreinte()
    connue = EMPREINTE.read_text() if EMPREINTE.exists() else None
    if connue == voulue and python_repond():
        return
    # Un .venv qui marche mais sans empreinte vient de vous : il est complété, pas effacé.
    if connue or not python_repond():
        creer_venv()
    installer()
    EMPREINTE.write_text(voulue)


def choisir_port(demande):
    """Renvoie le port demandé ou, sans demande, le premier port libre."""
    for port in [demande] if demande else range(8888, 8988):
        try:
            socket.create_server(("localhost", port)).close()
            return port
        except OSError:
            if not demande:
                print("Le port {} est déjà pris : essayons le suivant.".format(port))
    raise ErreurLancement("le port {} est pris : donnez-en un autre, --port N.".format(port))


def commande_jupyter(port, sans_navigateur):
    """Renvoie les arguments qui font ouvrir le cours par JupyterLab."""
    est_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return [
        "-m", "jupyterlab", "--LabApp.default_url=" + PREMIERE_PAGE,
        "--ServerApp.root_dir={}".format(RACINE), "--ServerApp.port={}".format(port),
        "--ServerApp.answer_yes=True",  # sans quoi, à Ctrl-C, il demande confirmation en anglais
        "--ServerApp.port_retries=0", "--ServerApp.open_browser={}".format(not sans_navigateur),
        "--ServerApp.use_redirect_file=False",  # illisible pour un navigateur venu de « snap »
    ] + (["--allow-root"] if est_root else [])


def ouvrir_cours(port, sans_navigateur):
    """Ouvre le cours dans JupyterLab, puis attend qu’on le ferme."""
    jeton = os.urandom(24).hex()
    print("JupyterLab démarre. Gardez cette fenêtre ouverte ; pour tout fermer, tapez-y Ctrl-C.")
    print("Dans quelques secondes : http://localhost:{}{}?token={}".format(port, PREMIERE_PAGE, jeton))
    with (VENV / "jupyterlab.log").open("w") as journal, python_du_cours(
            commande_jupyter(port, sans_navigateur), stdout=journal, stderr=subprocess.STDOUT,
            env=dict(os.environ, JUPYTER_TOKEN=jeton)) as serveur:
        code = serveur.wait()
    if code != 0:
        raise ErreurLancement("JupyterLab s’est arrêté ; voyez .venv/jupyterlab.log.")
    print("JupyterLab est fermé. Au revoir !")


def executer(arguments):
    """Exécute la commande et renvoie son code de sortie."""
    if arguments[:1] == ["tests"]:
        preparer()
        with python_du_cours("-m pytest -n auto".split() + arguments[1:]) as tests:
            return tests.wait()
    options = lire_options(arguments)
    if options.aide:
        print(AIDE)
        return 0
    port = choisir_port(options.port)
    preparer()
    ouvrir_cours(port, options.sans_navigateur)
    return 0


def main(arguments=None):
    """Exécute la commande ; renvoie 0 si tout va bien, 130 après Ctrl-C, sinon 1."""
    for flux in (sys.stdout, sys.stderr):
        if hasattr(flux, "reconfigure"):  # IDLE a son propre affichage
            flux.reconfigure(encoding="utf-8", errors="replace", line_buffering=True)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # un arrêt demandé reste propre
    try:
        return executer(sys.argv[1:] if arguments is None else arguments)
    except (ErreurLancement, OSError) as erreur:
        sys.stderr.write("erreur : {}\n".format(expliquer(str(erreur))))
        return 1
    except KeyboardInterrupt:
        print("\nAu revoir ! Pour reprendre, relancez la même commande.")
        return 130


if __name__ == "__main__":
    sys.exit(main())
