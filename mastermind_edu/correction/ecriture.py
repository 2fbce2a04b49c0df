"""Écrire un fichier de la correction ; un refus du système devient une phrase.

Ce n’est pas ce qu’on y écrit (voir `sorties`). Commencer par `ecrire_atomiquement`.
"""

from pathlib import Path

from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.disque import ecrire


def ecrire_atomiquement(chemin: Path, texte: str) -> None:
    """Écrit le fichier d’un seul coup ; lève `ErreurMastermind` quand le disque est plein ou le fichier ouvert ailleurs."""
    try:
        ecrire(chemin, texte)
    except OSError as erreur:
        raise ErreurMastermind(
            f"il faut pouvoir écrire {chemin} ; le système refuse ({erreur.strerror}) : le fichier est-il ouvert "
            "dans un tableur, ou le disque plein ? L’ancien fichier est intact"
        ) from erreur
