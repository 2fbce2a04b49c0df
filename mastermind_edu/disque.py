"""Les petits fichiers que le paquet garde sur la machine de la personne qui travaille.

Rien n’en sort. Commencer par `dossier_personnel`.
"""

import os
from pathlib import Path


def dossier_personnel() -> Path:
    """Le dossier du paquet ; lève `RuntimeError` quand la machine n’a pas de dossier personnel."""
    return Path.home() / ".mastermind_edu"


def remplacer(chemin: Path, texte: str) -> None:
    """Écrit tout ou rien, et ne laisse rien à côté ; lève `OSError` quand le disque refuse."""
    chemin.parent.mkdir(parents=True, exist_ok=True)
    provisoire = chemin.with_name(f"{chemin.name}.{os.getpid()}")
    try:
        provisoire.write_text(texte, encoding="utf-8")
        os.replace(provisoire, chemin)
    finally:
        provisoire.unlink(missing_ok=True)
