"""Installer le cours dans `.venv`, une seule fois, et en faire travailler le Python.

Avant cela rien n’est installé : la bibliothèque standard seule, et rien du reste du paquet que `pannes` et `depot`, qui font de même. `lancer.py` s’en sert.
Commencer par `preparer`.
"""

import errno
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import time
from contextlib import contextmanager, suppress
from pathlib import Path

from mastermind_edu.depot import ou_le_trouver
from mastermind_edu.poste.pannes import reproche_au_chemin

RACINE = Path(__file__).resolve().parents[2]
VENV = RACINE / ".venv"
EMPREINTE = VENV / "empreinte.json"
VERROU = RACINE / ".lancer.verrou"
DEBUTS_DE_PAQUET = ("Downloading ", "Using cached ", "Processing ")
ELEVE, PROFESSEUR, TOUT = "requirements-eleve.txt", "requirements-professeur.txt", "requirements.txt"  # chacun contient ceux d’avant
EN_COURS = "installation en cours"
LANCEUR = "MASTERMIND_LANCEUR"  # la variable qui dit le numéro du processus de `lancer.py`


class ErreurLancement(Exception):
    """Une panne prévue ; le message dit quoi faire."""


def chemin_python(venv, systeme=os.name):
    """Renvoie le chemin du Python d’un dossier .venv ; Windows le range à part."""
    return venv / "Scripts" / "python.exe" if systeme == "nt" else venv / "bin" / "python"


def empreinte(paquets):
    """Résume l’installation voulue : où, pour quel Python, avec quels paquets."""
    resume = hashlib.sha256()
    for nom in (paquets, "pyproject.toml"):
        if not (RACINE / nom).is_file():
            raise ErreurLancement("il manque {} : téléchargez à nouveau le cours {}.".format(nom, ou_le_trouver()))
        # Du second, ce qui décrit le paquet seulement : ni l’adresse du dépôt ni les réglages des outils n’installent rien.
        resume.update(re.sub(rb'(?m)^Source = ".*', b"", (RACINE / nom).read_bytes().split(b"\n[tool.")[0]))
    version = "{}.{}".format(*sys.version_info)
    return {"dossier": str(RACINE), "python": version, "paquets": paquets, "resume": resume.hexdigest()}


def empreinte_connue():
    """Ce que la dernière installation a retenu ; vide s’il n’y en a pas, ou si elle n’a pas fini."""
    try:
        return dict(json.loads(EMPREINTE.read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError):
        return {}


def est_pret(paquets):
    """Dit si .venv peut servir tel quel ; une installation plus complète suffit aussi."""
    etages = (ELEVE, PROFESSEUR, TOUT)
    # Un dossier d’élève n’a que les siens.
    suffisantes = [paquets] + [nom for nom in etages[etages.index(paquets) + 1 :] if (RACINE / nom).is_file()]
    return empreinte_connue() in list(map(empreinte, suffisantes)) and python_repond()


def python_repond():
    """Dit si le Python de .venv démarre ; non s’il a été effacé ou vient d’une autre machine."""
    try:
        return subprocess.call([chemin_python(VENV), "-c", ""], stderr=subprocess.DEVNULL) == 0
    except OSError:  # absent, ou refusé par le système : le message viendra de qui s’en servira
        return False


def prendre(fichier):
    """Verrouille le fichier, si personne ne le tient ; le système le rend quand le programme s’arrête, même tué."""
    try:
        if os.name == "nt":
            import msvcrt
            msvcrt.locking(fichier.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl
            fcntl.flock(fichier, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as erreur:  # certains disques du réseau n’ont pas de verrous : on s’en passe
        return erreur.errno not in (errno.EACCES, errno.EAGAIN)
    return True


@contextmanager
def verrou():
    """Une seule installation à la fois dans ce dossier ; la suivante attend, et le dit."""
    with VERROU.open("a") as fichier:
        if not prendre(fichier):
            print("Le cours est déjà en train de s’installer, dans une autre fenêtre : attendons qu’elle ait fini…")
            while not prendre(fichier):
                time.sleep(0.3)
        yield


def creer_venv():
    """Crée .venv, un Python à part, à la place de celui qui ne peut plus servir."""
    if VENV.exists():
        print("Le dossier .venv est incomplet, abîmé ou d’un autre Python : il est refait.")
        if Path(sys.prefix).resolve() == VENV:  # Windows n’efface pas un programme en marche
            raise ErreurLancement("tapez d’abord « deactivate », ou ouvrez un autre terminal.")
        shutil.rmtree(VENV)
    print("Création du dossier .venv…")
    VENV.mkdir()
    EMPREINTE.write_text(EN_COURS)
    essai = subprocess.run([sys.executable, "-m", "venv", VENV], capture_output=True, encoding="utf-8", errors="replace",
                           env=dict(os.environ, PYTHONUTF8="1"))
    if essai.returncode != 0:
        raise ErreurLancement(essai.stdout + essai.stderr + "Le dossier .venv n’est pas créé.")


def reparer(ancien):
    """Fait suivre à .venv le dossier du cours, déplacé ou renommé : les chemins écrits dans ses fichiers."""
    print("Le dossier du cours a changé de place : .venv est réparé.")
    sites = [chemin.parent for chemin in VENV.glob("**/mastermind_edu.pth")]
    fichiers = [f for site in sites for f in [site / "mastermind_edu.pth"] + list(site.glob("mastermind_edu-*/direct_url.json"))]
    fichiers += [f for f in list(chemin_python(VENV).parent.iterdir()) + [VENV / "pyvenv.cfg"] if f.is_file() and not f.is_symlink()]
    for fichier in fichiers:
        texte = fichier.read_bytes()
        neuf = texte.replace(Path(ancien).as_uri().encode(), RACINE.as_uri().encode()).replace(os.fsencode(ancien), os.fsencode(str(RACINE)))
        if neuf != texte and b"\0" not in texte:  # un programme de Windows ne se retouche pas ; le cours s’en passe
            fichier.write_bytes(neuf)


def python_du_cours(arguments, **options):
    """Fait travailler le Python de .venv."""
    return lancer_le_temps_d_un_bloc([chemin_python(VENV)] + arguments, **options)


@contextmanager
def lancer_le_temps_d_un_bloc(commande, **options):
    """Un programme qui ne survit pas au bloc « with », même si l’on demande l’arrêt."""
    processus = subprocess.Popen(commande, **options)
    try:
        yield processus
    except SystemExit:  # un arrêt demandé à nous seuls
        processus.terminate()
        raise
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
            yield "Paquets téléchargés : {}. Installation (moins d’une minute)…".format(nb_paquets)
        # Un fichier .metadata n’est que la fiche du paquet, lue avant de le télécharger.
        if ligne.strip().startswith(DEBUTS_DE_PAQUET) and ".metadata" not in ligne:
            nb_paquets += 1
            if nb_paquets % 10 == 0:
                yield "{} paquets téléchargés…".format(nb_paquets)


def installer(paquets):
    """Installe ce que demande ce fichier, en racontant."""
    print("Recherche des paquets (détails dans .venv/installation.log)…")
    commande = "-m pip install --progress-bar=off --no-input -r".split() + [paquets]
    journal = VENV / "installation.log"
    with journal.open("w", encoding="utf-8") as fichier, python_du_cours(
            commande, cwd=RACINE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8",
            errors="replace", env=dict(os.environ, PYTHONUTF8="1")) as pip:
        for phrase in raconter(pip.stdout, fichier):
            print(phrase)
    if pip.returncode != 0:
        raise ErreurLancement(journal.read_text(encoding="utf-8") + "L’installation a échoué.")


def preparer(paquets):
    """Rend .venv prêt à servir, en ne faisant que le nécessaire."""
    if est_pret(paquets):
        return
    with verrou():
        if not est_pret(paquets):  # celle qu’on attendait l’a peut-être fait
            completer(paquets)


def completer(paquets):
    """Refait, répare ou complète .venv, dont l’empreinte n’est écrite qu’à la fin."""
    connue = empreinte_connue()
    if connue.get("paquets") == TOUT:
        paquets = TOUT  # ce qui est complet le reste
    elif connue and paquets == TOUT:
        print("Cette commande demande d’autres paquets : ils sont ajoutés, une fois pour toutes.")
    voulue = empreinte(paquets)
    if reproche := os.name == "nt" and reproche_au_chemin(str(RACINE)):
        raise ErreurLancement(reproche)
    # Un .venv qui marche mais sans empreinte vient de vous : il est complété, pas effacé.
    if not python_repond() or EMPREINTE.exists() and connue.get("python") != voulue["python"]:
        creer_venv()
        connue = {}
    if connue and connue["dossier"] != voulue["dossier"]:
        reparer(connue["dossier"])
        connue["dossier"] = voulue["dossier"]
    EMPREINTE.write_text(EN_COURS)
    if connue != voulue:
        installer(paquets)
    EMPREINTE.write_text(json.dumps(voulue), encoding="utf-8")


def attendre(processus):
    """Renvoie le code de sortie ; Ctrl-C parvient aussi à l’autre programme, qui sait comment finir."""
    while True:
        with suppress(KeyboardInterrupt):
            code = processus.wait()
            return code if 0 <= code < 256 else 130
