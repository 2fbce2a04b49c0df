"""Le bilan d’un décodeur sur tous les secrets : total, moyenne, maximum, répartition.

Que des nombres exacts ; le calcul des parties est ailleurs. Commencer par `Bilan`.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from mastermind_edu.coeur.codes import Code, tous_les_codes


@dataclass(frozen=True)
class Bilan:
    """Ce qu’un décodeur dépense pour trouver chacun des kⁿ secrets.

    Un décodeur qui tire au sort entre plusieurs ordres joue chaque secret une fois par
    ordre : `distribution` compte alors toutes ces manches, et le bilan reste exact.

    >>> bilan = Bilan.resumer("exemple", 1, 3, [(1, 2, 3)])
    >>> bilan.total, bilan.moyenne, bilan.maximum, bilan.secrets_au_maximum
    (6, Fraction(2, 1), 3, ((2,),))
    """

    nom: str
    nb_pions: int
    nb_couleurs: int
    distribution: dict[int, int]  # nombre de propositions → nombre de manches
    secrets_au_maximum: tuple[Code, ...]  # ceux qu’une manche au moins trouve le plus tard
    graine: int | None = None  # pour un décodeur au hasard : les manches sont un tirage, pas une preuve

    @classmethod
    def resumer(cls, nom: str, nb_pions: int, nb_couleurs: int, series: Sequence[Sequence[int]], graine: int | None = None):
        """Le bilan de séries de kⁿ longueurs de manche, rangées dans l’ordre des secrets."""
        distribution: Counter[int] = Counter()
        for serie in series:
            distribution.update(serie)
        maximum = max(distribution)
        au_maximum = (
            secret for rang, secret in enumerate(tous_les_codes(nb_pions, nb_couleurs))
            if any(serie[rang] == maximum for serie in series)
        )
        return cls(nom, nb_pions, nb_couleurs, dict(sorted(distribution.items())), tuple(au_maximum), graine)

    @property
    def nb_manches(self) -> int:
        """Le nombre de manches jouées : kⁿ, ou davantage quand le décodeur tire un ordre au sort."""
        return sum(self.distribution.values())

    @property
    def total(self) -> int:
        """Le nombre de propositions de toutes les manches."""
        return sum(longueur * nombre for longueur, nombre in self.distribution.items())

    @property
    def moyenne(self) -> Fraction:
        """Le nombre moyen de propositions, exact."""
        return Fraction(self.total, self.nb_manches)

    @property
    def maximum(self) -> int:
        """Le plus grand nombre de propositions."""
        return max(self.distribution)
