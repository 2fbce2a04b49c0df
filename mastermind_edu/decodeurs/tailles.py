"""Les tailles de jeu : celles que l’on accepte, celles où un décodeur joue sans faire attendre.

Aucun décodeur n’est nommé ici. Commencer par `exiger_taille`.
"""

from importlib.util import find_spec
from math import inf
from typing import NamedTuple

from mastermind_edu.coeur.erreurs import TailleRefusee
from mastermind_edu.francais import accorder, citer

MAX_PIONS, MIN_COULEURS, MAX_COULEURS = 6, 2, 10


class Tailles(NamedTuple):
    """Où un décodeur est offert à qui joue, en nombre de codes kⁿ ; par défaut, partout."""

    codes_au_plus: float = inf  # au-delà, une proposition prendrait plus de quelques secondes
    codes_sans_numpy: float = inf  # la même limite, quand numpy manque
    codes_sans_attendre: int = 6**4  # au-delà, une proposition peut se faire attendre : il faut prévenir
    livrees: tuple[tuple[int, int], ...] = ()  # (n pions, k couleurs) : jouées sans calcul

    def offrent(self, nb_pions: int, nb_couleurs: int) -> bool:
        """Vrai quand une proposition à cette taille ne ferait pas attendre des minutes, sur cette machine.

        >>> Tailles(codes_au_plus=1296).offrent(5, 6), Tailles(codes_au_plus=1296, livrees=((5, 6),)).offrent(5, 6)
        (False, True)
        """
        au_plus = self.codes_au_plus if find_spec("numpy") else self.codes_sans_numpy
        return nb_couleurs**nb_pions <= au_plus or (nb_pions, nb_couleurs) in self.livrees


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
