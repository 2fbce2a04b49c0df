"""Les arbres livrés avec le paquet : lesquels, et les lire.

`python -m mastermind_edu.decodeurs.optimum` les refait. Commencer par `arbre_livre`.
"""

from functools import lru_cache
from pathlib import Path

from mastermind_edu.decodeurs.optimum.arbre import Arbre, hauteur

DOSSIER = Path(__file__).parent / "arbres"
TAILLES_LIVREES = ((2, 3), (3, 4), (3, 6), (4, 4), (4, 5), (4, 6))  # n pions, k couleurs
EN_CINQ = 5


def arbre_livre(nb_pions: int, nb_couleurs: int, au_plus: int | None = None) -> Arbre | None:
    """L’arbre livré de cette taille, de `au_plus` propositions au pire ; `None` s’il n’y en a pas.

    >>> arbre_livre(2, 3).proposition, arbre_livre(2, 3, au_plus=2), arbre_livre(6, 10)
    ((0, 1), None, None)
    """
    if (nb_pions, nb_couleurs) not in TAILLES_LIVREES:
        return None
    chemins = (DOSSIER / nommer(nb_pions, nb_couleurs), DOSSIER / nommer(nb_pions, nb_couleurs, au_plus))
    arbres = (_lire(chemin) for chemin in chemins if chemin.exists())
    return next((arbre for arbre in arbres if au_plus is None or hauteur(arbre) <= au_plus), None)


def nommer(nb_pions: int, nb_couleurs: int, au_plus: int | None = None) -> str:
    """Le nom du fichier d’un arbre livré.

    >>> nommer(4, 6), nommer(4, 6, au_plus=5)
    ('4x6.json', '4x6_en_5.json')
    """
    return f"{nb_pions}x{nb_couleurs}{f'_en_{au_plus}' if au_plus else ''}.json"


@lru_cache
def _lire(chemin: Path) -> Arbre:
    from mastermind_edu.decodeurs.optimum.ecriture import relire_arbre  # json ne se charge que si l’on lit

    return relire_arbre(chemin.read_text(encoding="utf-8"))
