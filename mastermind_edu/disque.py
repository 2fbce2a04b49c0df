"""Écrire un fichier d’un seul coup, et savoir où le paquet range les siens.

Ce n’est pas ce qu’on y écrit. Rien ne sort de la machine. Commencer par `ecrire`.
"""

import filecmp
import os
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import BinaryIO

TRAVAIL = "MASTERMIND_TRAVAIL"  # la variable qui dit où l’élève travaille, donnée par ce qui ouvre le cours


def dossier_de_travail() -> Path:
    """Où l’élève travaille, ou à défaut le dossier du paquet ; lève `RuntimeError` quand il n’y a ni l’un ni l’autre."""
    dossier = os.environ.get(TRAVAIL)
    return Path(dossier) if dossier else dossier_personnel()


def dossier_personnel() -> Path:
    """Le dossier du paquet ; lève `RuntimeError` quand la machine n’a pas de dossier personnel."""
    return Path.home() / ".mastermind_edu"


def ecrire(chemin: Path, texte: str) -> bool:
    """Remplace le fichier par ce texte en UTF-8, fins de ligne comprises ; vrai s’il a fallu l’écrire.

    L’ancien reste entier tant que le nouveau ne l’est pas ; identique, il n’est pas
    touché. Lève `OSError` quand le système refuse, sans rien laisser à côté.
    """
    # Un nom de fichier illisible porte des demi-codes que l’UTF-8 refuse : ils s’écrivent « \udcff ».
    return ecrire_octets(chemin, texte.encode("utf-8", "backslashreplace"))


def ecrire_octets(chemin: Path, octets: bytes) -> bool:
    """La même chose, pour un contenu quelconque."""
    chemin = Path(chemin)
    if chemin.is_file() and chemin.stat().st_size == len(octets) and chemin.read_bytes() == octets:
        return False
    return remplacer(chemin, lambda fichier: fichier.write(octets))


def ecrire_au_fil(chemin: Path, morceaux: Iterable[str]) -> bool:
    """Comme `ecrire`, pour un texte donné par morceaux, jamais entier en mémoire."""
    return remplacer(Path(chemin), lambda fichier: fichier.writelines(m.encode("utf-8", "backslashreplace") for m in morceaux))


def remplacer(chemin: Path, remplir: Callable[[BinaryIO], object]) -> bool:
    """Remplace le fichier par ce qu’écrit cette fonction ; vrai, toujours. Lève `OSError` quand le système refuse."""
    chemin.parent.mkdir(parents=True, exist_ok=True)
    if sys.platform == "emscripten":  # le disque du navigateur ne sait pas remplacer un fichier d’un coup
        with open(chemin, "wb") as fichier:
            remplir(fichier)
        return True
    # Dans le même dossier : os.replace n’est indivisible que sur un même disque.
    provisoire = chemin.with_name(f".{chemin.name}.{os.getpid()}.tmp")
    try:
        with open(provisoire, "wb") as fichier:
            remplir(fichier)
            fichier.flush()
            os.fsync(fichier.fileno())
        if chemin.is_file() and filecmp.cmp(provisoire, chemin, shallow=False):
            return False
        os.replace(provisoire, chemin)
    finally:
        provisoire.unlink(missing_ok=True)
    return True
