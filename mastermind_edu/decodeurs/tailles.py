"""Les tailles de jeu : celles que l’on accepte, celles où un décodeur joue sans faire attendre, celles qui tiennent en mémoire.

Aucun décodeur n’est nommé ici. Commencer par `exiger_taille`.
"""

import os
from math import inf
from typing import NamedTuple

from mastermind_edu.coeur.erreurs import TailleRefusee
from mastermind_edu.francais import accorder, citer, ecrire_decimal

MAX_PIONS, MIN_COULEURS, MAX_COULEURS = 6, 2, 10
GIO = 2**30


class Tailles(NamedTuple):
    """Où un décodeur est offert à qui joue, en nombre de codes kⁿ ; par défaut, partout."""

    codes_au_plus: float = inf  # au-delà, une proposition prendrait des heures : il n’est pas offert
    codes_sans_numpy: float = inf  # au-delà, sans numpy, une proposition peut prendre des minutes : il faut le dire
    codes_sans_attendre: int = 6**4  # au-delà, une proposition peut se faire attendre : il faut prévenir
    livrees: tuple[tuple[int, int], ...] = ()  # (n pions, k couleurs) : jouées sans calcul
    demande_numpy: bool = False  # sans numpy, les seules tailles livrées se jouent

    def offrent(self, nb_pions: int, nb_couleurs: int) -> bool:
        """Vrai quand une proposition à cette taille ne ferait pas attendre des heures.

        >>> Tailles(codes_au_plus=1296).offrent(5, 6), Tailles(codes_au_plus=1296, livrees=((5, 6),)).offrent(5, 6)
        (False, True)
        """
        return nb_couleurs**nb_pions <= self.codes_au_plus or (nb_pions, nb_couleurs) in self.livrees


def exiger_taille(nb_pions: object, nb_couleurs: object) -> None:
    """Lève `TailleRefusee` hors de 1 à 6 pions et de 2 à 10 couleurs.

    >>> exiger_taille(7, 6)
    Traceback (most recent call last):
    mastermind_edu.coeur.erreurs.TailleRefusee: il faut de 1 à 6 pions, en voici 7
    """
    if type(nb_pions) is not int or not 1 <= nb_pions <= MAX_PIONS:
        raise TailleRefusee(f"il faut de 1 à {accorder(MAX_PIONS, 'pion')}, en voici {citer(nb_pions)}")
    if type(nb_couleurs) is not int or not MIN_COULEURS <= nb_couleurs <= MAX_COULEURS:
        raise TailleRefusee(f"il faut de {MIN_COULEURS} à {accorder(MAX_COULEURS, 'couleur')}, en voici {citer(nb_couleurs)}")


def memoire_de_la_machine() -> int | None:
    """Les octets de mémoire vive, `None` si le système ne le dit pas (Windows, navigateur)."""
    try:
        return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    except (AttributeError, ValueError, OSError):
        return None


def exiger_memoire(octets: int, usage: str) -> None:
    """Lève `TailleRefusee` si cet usage prend plus des trois quarts de la mémoire.

    >>> exiger_memoire(2**80, "la table")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    mastermind_edu.coeur.erreurs.TailleRefusee: il faut au plus ... Gio de mémoire, en voici 1125899906842624,0 pour la table
    """
    limite = (memoire_de_la_machine() or 8 * GIO) * 3 // 4
    if octets > limite:
        raise TailleRefusee(f"il faut au plus {_gio(limite)} Gio de mémoire, en voici {_gio(octets)} pour {usage}")


def _gio(octets: int) -> str:
    return ecrire_decimal(octets / GIO, 1, zeros=True)
