"""Les versions justes : ce que le juge répond à la place des fonctions fausses dont une autre se sert.

Seules des valeurs en sortent, jamais une référence. Commencer par `Justes`.
"""

from collections.abc import Mapping, Sequence

from mastermind_edu.juge.appel import Observation
from mastermind_edu.juge.exercice import Exercice

APPELS_PERMIS = 20_000
NOMBRE_MAXIMAL = 1_000_000


class Justes:
    """Les exercices de ces fonctions ; `appelees` reçoit le nom de celles qui servent vraiment.

    Un appel démesuré, plus grand que tous les cas du juge, ne reçoit rien : une référence
    peut y passer des heures.
    """

    def __init__(self, exercices: Mapping[str, Exercice], appelant: Exercice):
        self.exercices = exercices
        self.appelees: set[str] = set()
        cas = [arguments for exercice in (appelant, *exercices.values()) for arguments in exercice.cas()]
        self.taille, self.nombre = map(max, zip(*map(mesurer, cas)))
        self.restants = APPELS_PERMIS

    def repondre(self, nom: str, arguments: list) -> Observation | None:
        """Ce que la version juste fait de ces arguments ; rien quand le juge ne peut pas le savoir."""
        self.appelees.add(nom)
        self.restants -= 1
        taille, nombre = mesurer(arguments)
        if self.restants < 0 or taille > self.taille or nombre > self.nombre:
            return None
        exercice = self.exercices[nom]
        return exercice.attendre(arguments) if len(arguments) == len(exercice.parametres) else None


def mesurer(arguments: Sequence) -> tuple[float, float]:
    """Le nombre d’éléments des arguments et le plus grand nombre donné tel quel : une taille peut-être.

    >>> mesurer(([1, -99], "RV", 12))
    (5, 12)
    """
    tailles = [argument for argument in arguments if isinstance(argument, (int, float))]
    return sum(map(_compter, arguments)), max(tailles, default=0)


def _compter(valeur: object) -> float:
    """Le nombre d’éléments d’une valeur simple ; l’infini pour toute autre, ou pour un nombre démesuré."""
    if isinstance(valeur, dict):
        return sum(map(_compter, [*valeur, *valeur.values()]))
    if isinstance(valeur, (list, tuple)) and not hasattr(valeur, "fabriquer"):
        return sum(map(_compter, valeur))
    if isinstance(valeur, str):
        return len(valeur)
    simple = valeur is None or hasattr(valeur, "fabriquer") or isinstance(valeur, (int, float)) and abs(valeur) <= NOMBRE_MAXIMAL
    return 1 if simple else float("inf")
