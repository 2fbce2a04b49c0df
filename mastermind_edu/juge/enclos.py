"""L’enclos : où vivent les processus des élèves, et ce qui les enferme.

Une façade du paquet, réduite à ce que l’enfant emploie, et bubblewrap là où il
marche : système en lecture seule, réseau vide. Commencer par `ouvrir_enclos`.
"""

import compileall
import importlib.util
import json
import os
import shutil
import site
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol

from mastermind_edu.juge.lancement import Lanceur, ProcessusNe, ProcessusNeuf, souche_possible

MODULES_DE_L_ENFANT = (
    "__init__", "appel", "arret", "cahier", "codage", "demesure", "doublure", "enfant", "garde", "gestes", "inertes", "instruments", "liens",
    "recriture", "scenarios", "souche", "source", "suivi", "trousseaux", "valeurs", "widgets_muets",
)

PREFIXE = "mastermind-copies-"  # suivi du numéro du processus qui corrige
ATTAQUES_SANS_BUBBLEWRAP = (
    "lire les fichiers du compte (dont les corrigés) et la mémoire du juge",
    "écrire ou effacer ces fichiers",
    "laisser un processus derrière elle",
    "arrêter le juge",
    "se servir du réseau",
)


class Tuable(Protocol):
    """Un processus d’élève, vu d’ici."""

    def tuer(self) -> None: ...


class Enclos:
    """Où et comment les processus d’élèves sont lancés ; `vivants` sont ceux qui tournent."""

    def __init__(self, facade: Path, commande: Sequence[str], *, avec_bubblewrap: bool, souche: Sequence[str] = ()):
        """`facade` est un dossier avec les seuls modules que l’enfant emploie ; `souche`, la commande de celle d’où naîtront les copies."""
        self.facade, self.commande, self.avec_bubblewrap = facade, tuple(commande), avec_bubblewrap
        self._lanceur = Lanceur(self.commande, souche, facade, environnement())
        self.vivants: set[Tuable] = set()
        self.ferme = threading.Event()

    def livrer(self, paquets: Sequence[str]) -> None:
        """Met dans l’enclos ces paquets, tels qu’ils sont installés ici ; un paquet absent n’y est pas mis.

        Dans un dossier « site-packages » : la garde ne compte pas leurs pas, les traces d’erreur les passent.
        """
        for nom in paquets:
            trouve = importlib.util.find_spec(nom)
            ici = self.facade / "site-packages" / nom
            if trouve and trouve.submodule_search_locations and not ici.exists():
                shutil.copytree(trouve.submodule_search_locations[0], ici, ignore=shutil.ignore_patterns("tests"))

    def lancer(self) -> ProcessusNe | ProcessusNeuf:
        """Un processus neuf, enfermé, prêt à recevoir une copie."""
        return self._lanceur.lancer()

    def fermer(self) -> None:
        """Tue tout de suite les processus en cours ; aucun autre ne démarrera."""
        self.ferme.set()
        for processus in list(self.vivants):
            processus.tuer()
        self._lanceur.fermer()

    @property
    def protections(self) -> list[str]:
        """Les protections en vigueur, en clair."""
        communes = ["un processus neuf par copie, tué avec son groupe", "aucune réponse attendue dans ce processus"]
        if os.name == "posix":
            communes.append("limites de temps, de mémoire, de fichiers et de processus")
        else:
            communes.append("limite de temps seule : ce système n’a pas les autres")
        if self.avec_bubblewrap:
            communes.append("bubblewrap : pas de réseau, système en lecture seule, dossier temporaire privé")
        else:
            communes.append(f"pas de bubblewrap : rien n’empêche une copie de {', '.join(ATTAQUES_SANS_BUBBLEWRAP)}")
        return communes


@contextmanager
def ouvrir_enclos(isolement: str = "auto"):
    """Un enclos prêt à servir ; `isolement` : « auto », « exiger » ou « aucun ».

    Lève `RuntimeError` quand bubblewrap est exigé et ne marche pas ici, ou dans un navigateur.
    """
    if sys.platform == "emscripten":
        raise RuntimeError("il faut un ordinateur pour corriger des copies : un navigateur n’a pas de processus à part")
    _balayer()
    with tempfile.TemporaryDirectory(prefix=f"{PREFIXE}{os.getpid()}-") as dossier:
        facade = _copier_facade(Path(dossier))
        python = (_python_de_base(), "-S", "-s", str(facade / "lancer_enfant.py"))
        enveloppe = () if isolement == "aucun" else _enveloppe_bubblewrap(facade)
        marche = bool(enveloppe) and _essayer((*enveloppe, *python))
        if isolement == "exiger" and not marche:
            raise RuntimeError("bubblewrap est exigé, mais il n’est pas installé ou ne marche pas ici")
        souche = (*_enveloppe_bubblewrap(facade, ("--proc", "/proc")), *python, "souche") if marche and souche_possible() else ()
        enclos = Enclos(facade, (*enveloppe, *python) if marche else python, avec_bubblewrap=marche, souche=souche)
        try:
            yield enclos
        finally:
            enclos.fermer()


def _balayer() -> None:
    """Retire du dossier temporaire les enclos de corrections tuées."""
    for dossier in Path(tempfile.gettempdir()).glob(f"{PREFIXE}*"):
        numero = dossier.name.removeprefix(PREFIXE).partition("-")[0]
        if numero.isdecimal() and not _vit(int(numero), dossier):
            shutil.rmtree(dossier, ignore_errors=True)


def _vit(numero: int, dossier: Path) -> bool:
    """Vrai quand le processus de ce numéro existe ; là où le demander le tuerait, quand son dossier a moins d’un jour."""
    try:
        if os.name != "posix":
            return time.time() - dossier.stat().st_mtime < 86_400
        os.kill(numero, 0)
    except PermissionError:
        return True
    except (OSError, OverflowError):
        return False
    return True


def _copier_facade(dossier: Path) -> Path:
    """Un paquet de même nom, réduit à ce que l’enfant emploie : ni exercices, ni références."""
    juge = dossier / "mastermind_edu" / "juge"
    juge.mkdir(parents=True)
    (juge.parent / "__init__.py").write_text('"""Façade : rien du jeu ici."""\n', encoding="utf-8")
    for nom in MODULES_DE_L_ENFANT:
        shutil.copy(Path(__file__).with_name(f"{nom}.py"), juge)
    lanceur = "import runpy\nrunpy.run_module('mastermind_edu.juge.enfant', run_name='__main__')\n"
    (dossier / "lancer_enfant.py").write_text(lanceur, encoding="utf-8")
    compileall.compile_dir(str(dossier), quiet=2)  # chaque copie démarre plus vite
    return dossier


def _python_de_base() -> str:
    """Le Python d’où vient l’environnement : lui n’a pas le paquet dans ses dossiers."""
    return os.path.realpath(getattr(sys, "_base_executable", None) or sys.executable)


def _enveloppe_bubblewrap(facade: Path, proc: Sequence[str] = ("--tmpfs", "/proc", "--remount-ro", "/proc")) -> tuple[str, ...]:
    """La commande bubblewrap : système en lecture seule, sans réseau, ni paquets installés, ni liste des processus."""
    programme = shutil.which("bwrap")
    if programme is None:
        return ()
    systeme = [d for d in ("/usr", "/lib", "/lib64", "/bin", sys.base_prefix) if Path(d).exists()]
    lectures = [mot for dossier in dict.fromkeys(systeme) for mot in ("--ro-bind", dossier, dossier)]
    paquets = {*site.getsitepackages(), *map(str, Path(sys.base_prefix).glob("lib/python3*/site-packages"))}
    paquets |= {str(chemin) for ou in ("lib", "local/lib") for chemin in Path("/usr", ou).glob("python*/dist-packages")}
    visibles = sorted(p for p in paquets if Path(p).exists() and any(Path(p).is_relative_to(d) for d in systeme))
    caches = [mot for dossier in visibles for mot in ("--tmpfs", dossier, "--remount-ro", dossier)]
    options = ("--unshare-all", "--die-with-parent", "--new-session", "--uid", "65534", "--gid", "65534")
    prives = (*proc, "--dev", "/dev", "--tmpfs", "/dev/shm", "--tmpfs", "/tmp", "--ro-bind", str(facade), str(facade))
    figes = ("--remount-ro", "/dev", "--remount-ro", "/")  # une copie n’écrit que dans /tmp et /dev/shm, qui disparaissent avec elle
    return (programme, *options, *lectures, *caches, *prives, *figes, "--chdir", "/tmp", "--clearenv", "--setenv", "PYTHONHASHSEED", "0")


def _essayer(commande: Sequence[str]) -> bool:
    """Vrai quand un processus ainsi lancé répond."""
    vide = {"limites": {}, "patience": 1.0, "cellules": [], "noms": {}, "sautees": [], "justes": [], "paquet": [], "definitions_seulement": False}
    try:
        essai = subprocess.run(commande, input=json.dumps(vide) + "\n", capture_output=True, encoding="utf-8", errors="replace", timeout=20, env=environnement())
    except (OSError, subprocess.TimeoutExpired):
        return False
    return essai.stdout.startswith('{"reponses"')


def environnement() -> dict[str, str]:
    """Un environnement minimal ; le même ordre des ensembles d’une correction à l’autre."""
    gardees = {nom: os.environ[nom] for nom in ("SYSTEMROOT", "PATH") if nom in os.environ}
    return {**gardees, "PYTHONHASHSEED": "0", "PYTHONIOENCODING": "utf-8", "PYTHONDONTWRITEBYTECODE": "1"}
