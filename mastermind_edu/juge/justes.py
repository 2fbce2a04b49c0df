"""Les versions justes : ce que le juge répond à la place des fonctions fausses dont une autre se sert.

Seules des valeurs en sortent, jamais une référence. Commencer par `Justes`.
"""

from collections.abc import Iterable, Mapping
from itertools import islice

from mastermind_edu.juge.appel import Observation
from mastermind_edu.juge.exercice import TAILLE_SIGNATURE, Exercice

APPELS_PERMIS = 20_000


class Justes:
    """Les exercices de ces fonctions ; `appelees` reçoit le nom de celles qui servent vraiment.

    Un appel démesuré, plus grand que tous les cas du juge, ne reçoit rien : une référence
    peut y passer des heures.
    """

    def __init__(self, exercices: Mapping[str, Exercice], appelant: Exercice):
        self.exercices = exercices
        self.appelees: set[str] = set()
        cas = [arguments for e in (appelant, *exercices.values()) for arguments, _ in islice(e.cas_attendus(), TAILLE_SIGNATURE)]
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


def mesurer(valeur: object) -> tuple[float, float]:
    """Le nombre d’éléments d’une valeur et son plus grand nombre ; l’infini pour ce qui n’est pas une valeur simple.

    >>> mesurer(([1, -12], "RV"))
    (4, 12)
    """
    if isinstance(valeur, dict):
        return _mesurer_tous([*valeur, *valeur.values()])
    if type(valeur) in (list, tuple) or hasattr(valeur, "en_json"):
        return _mesurer_tous(valeur)
    if isinstance(valeur, str):
        return len(valeur), 0
    if isinstance(valeur, (int, float)):
        return 1, abs(valeur)
    return (1, 0) if valeur is None or hasattr(valeur, "fabriquer") else (float("inf"), 0)


def _mesurer_tous(valeurs: Iterable) -> tuple[float, float]:
    mesures = [mesurer(valeur) for valeur in valeurs]
    return sum(taille for taille, _ in mesures), max((nombre for _, nombre in mesures), default=0)
