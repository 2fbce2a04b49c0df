"""Le chemin d’une action : les fichiers du paquet dont au moins une ligne s’exécute, dans l’ordre où ils servent.

Aucun test ici. Commencer par `suivre`.
"""

import sys
import threading
from collections.abc import Callable
from pathlib import Path

import mastermind_edu

PAQUET = Path(mastermind_edu.__file__).parent


def suivre(action: Callable[[], object]) -> list[str]:
    """Les fichiers du paquet par où passe cette action, nommés depuis son dossier ; le module qu’elle importe en est un."""
    vus: dict[str, None] = {}

    def noter(cadre, evenement, _) -> None:
        if evenement == "call" and cadre.f_code.co_filename.startswith(str(PAQUET)):
            vus.setdefault(cadre.f_code.co_filename)

    avant = sys.getprofile()
    sys.setprofile(noter)
    threading.setprofile(noter)
    try:
        action()
    finally:
        sys.setprofile(avant)
        threading.setprofile(None)
    return [Path(fichier).relative_to(PAQUET).as_posix() for fichier in vus]
