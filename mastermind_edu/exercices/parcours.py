"""Les parcours du cours : pour qui, quels chapitres.

Ni durée (voir `atelier.annonces`), ni avancement (voir `progression`). Commencer par `PARCOURS`.
"""

from collections.abc import Callable
from typing import NamedTuple

from mastermind_edu.chapitres import numero
from mastermind_edu.exercices.sommaire import CHAPITRES


class Parcours(NamedTuple):
    """Des chapitres à suivre dans l’ordre ; `comprend` les reconnaît à leur numéro."""

    nom: str
    resume: str
    comprend: Callable[[str], bool]

    @property
    def exercices(self) -> tuple[str, ...]:
        """Les exercices du parcours, dans l’ordre.

        >>> PARCOURS[0].exercices[:2]
        ('nombre_de_trous', 'dernier_pion')
        """
        return tuple(nom for chapitre, noms in CHAPITRES.items() if self.comprend(numero(chapitre)) for nom in noms)


PARCOURS = (
    Parcours("BTS SIO", "00 à 07", lambda n: n <= "07"),
    Parcours("NSI, IUT", "tous les chapitres", str.isalnum),  # un notebook ajouté au cours n’a pas de numéro
    Parcours("Je connais déjà Python", "04, 05, puis 08 à 14", lambda n: n in ("04", "05") or "08" <= n <= "14"),
)
