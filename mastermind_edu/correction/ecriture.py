"""Écrire un fichier d’un seul coup : l’ancien reste entier tant que le nouveau ne l’est pas.

Ce n’est pas ce qu’on y écrit (voir `sorties`). Commencer par `ecrire_atomiquement`.
"""

import os
from pathlib import Path

from mastermind_edu.coeur.erreurs import ErreurMastermind


def ecrire_atomiquement(chemin: Path, texte: str) -> None:
    """Remplace le fichier par ce texte en UTF-8, ou le laisse intact.

    Un fichier déjà identique n’est pas touché. Lève `ErreurMastermind` quand le
    disque est plein ou que le fichier est ouvert dans un tableur.
    """
    chemin = Path(chemin)
    # Un nom de fichier illisible porte des demi-codes que l’UTF-8 refuse : ils s’écrivent « \udcff ».
    octets = texte.encode("utf-8", "backslashreplace")
    try:
        if not _contient_deja(chemin, octets):
            chemin.parent.mkdir(parents=True, exist_ok=True)
            _remplacer(chemin, octets)
    except OSError as erreur:
        raise ErreurMastermind(
            f"il faut pouvoir écrire {chemin} ; le système refuse ({erreur.strerror}) : le fichier est-il ouvert "
            "dans un tableur, ou le disque plein ? L’ancien fichier est intact"
        ) from erreur


def _contient_deja(chemin: Path, octets: bytes) -> bool:
    return chemin.is_file() and chemin.stat().st_size == len(octets) and chemin.read_bytes() == octets


def _remplacer(chemin: Path, octets: bytes) -> None:
    provisoire = chemin.with_name(f".{chemin.name}.{os.getpid()}.tmp")
    try:
        with open(provisoire, "wb") as fichier:
            fichier.write(octets)
            fichier.flush()
            os.fsync(fichier.fileno())
        os.replace(provisoire, chemin)
    except BaseException:  # Ctrl-C compris : rien de provisoire ne doit rester
        provisoire.unlink(missing_ok=True)
        raise
