"""La mémoire de la machine, et le refus de ce qui n’y tiendrait pas.

Commencer par `exiger_memoire`.
"""

import os

from mastermind_edu.coeur.erreurs import TailleRefusee
from mastermind_edu.francais import ecrire_decimal

GIO = 2**30


def memoire_de_la_machine() -> int | None:
    """Les octets de mémoire vive, `None` si le système ne le dit pas (Windows, navigateur)."""
    try:
        return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    except (AttributeError, ValueError, OSError):
        return None


def exiger_memoire(octets: int, usage: str, disponible: int | None = None) -> None:
    """Lève `TailleRefusee` si cet usage prend plus des trois quarts de la mémoire.

    >>> exiger_memoire(10**12, "la table des réponses", disponible=8 * GIO)
    Traceback (most recent call last):
    mastermind_edu.coeur.erreurs.TailleRefusee: il faut au plus 6,0 Gio de mémoire, en voici 931,3 pour la table des réponses
    """
    disponible = disponible or memoire_de_la_machine() or 8 * GIO
    limite = disponible * 3 // 4
    if octets > limite:
        raise TailleRefusee(f"il faut au plus {_gio(limite)} Gio de mémoire, en voici {_gio(octets)} pour {usage}")


def _gio(octets: int) -> str:
    return ecrire_decimal(octets / GIO, 1, zeros=True)
