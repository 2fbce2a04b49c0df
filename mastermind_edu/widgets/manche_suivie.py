"""La manche qu’un autre joue, lue pour être montrée autrement : ses règles, ses rangées, ce qui change.

Rien n’y est joué, et le secret n’est jamais lu. Commencer par `suivre`.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.coeur.manche import Manche, MancheRepondue, Tentative
from mastermind_edu.coeur.regles import Regles
from mastermind_edu.francais import citer
from mastermind_edu.widgets.ordinateur import Ordinateur
from mastermind_edu.widgets.plateau import Plateau


class MancheSuivie(NamedTuple):
    """De quoi lire une manche à tout moment ; `sur_changement` appelle une action quand son jeu change."""

    regles: Callable[[], Regles]
    tentatives: Callable[[], Sequence[Tentative]]
    sur_changement: Callable[[Callable[[], None]], None] = lambda action: None


def suivre(jeu: Manche | MancheRepondue | Plateau | Ordinateur) -> MancheSuivie:
    """La manche de ce jeu ; lève `ErreurMastermind` si ce n’en est pas un.

    >>> suivre(Manche(Regles(), secret=(0, 1, 2, 3))).tentatives()
    ()
    """
    if isinstance(jeu, (Manche, MancheRepondue)):
        return MancheSuivie(lambda: jeu.regles, lambda: jeu.tentatives)
    if isinstance(jeu, Ordinateur):
        return MancheSuivie(lambda: jeu.regles, lambda: jeu.decodage.tentatives, jeu.suivre)
    if isinstance(jeu, Plateau):
        return MancheSuivie(lambda: jeu.regles, lambda: jeu.manche.tentatives, jeu.suivre)
    raise ErreurMastermind(f"il faut des règles, une manche ou un jeu comme Plateau(), voici {citer(jeu)}")
