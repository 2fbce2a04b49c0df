"""Les parcours du cours : pour qui, quels chapitres.

Ni durée (voir `atelier.parcours`), ni avancement (voir `progression`). Commencer par `PARCOURS`.
"""

from typing import NamedTuple

from mastermind_edu.chapitres import numero
from mastermind_edu.exercices.sommaire import CHAPITRES

TOUS = ("00", *map(numero, CHAPITRES))  # la leçon 00 n’a pas d’exercice


class Parcours(NamedTuple):
    """Des chapitres à suivre dans l’ordre, nommés par leurs numéros."""

    nom: str
    resume: str
    numeros: tuple[str, ...]

    @property
    def exercices(self) -> tuple[str, ...]:
        """Les exercices du parcours, dans l’ordre.

        >>> PARCOURS[0].exercices[:2]
        ('nombre_de_trous', 'dernier_pion')
        """
        return tuple(nom for chapitre, noms in CHAPITRES.items() if numero(chapitre) in self.numeros for nom in noms)


PARCOURS = (
    Parcours("BTS SIO", "00 à 07", tuple(n for n in TOUS if n[:2] <= "07")),
    Parcours("NSI, IUT", "tous les chapitres", TOUS),
    Parcours("Je connais déjà Python", "04, 05, puis 08 à 14", tuple(n for n in TOUS if n in ("04", "05") or "08" <= n <= "14")),
)
