"""Les versions justes : ce que le juge répond à la place des fonctions fausses dont une autre se sert.

Seules des valeurs en sortent, jamais une référence. Commencer par `Justes`.
"""

from collections.abc import Collection, Iterable, Mapping

from mastermind_edu.juge.appel import Observation, appeler
from mastermind_edu.juge.exercice import Exercice
from mastermind_edu.juge.valeurs import copier_ensemble

APPELS_PERMIS, APPELS_GARDES = 20_000, 40


class Justes:
    """Les exercices de ces fonctions ; `appelees` reçoit le nom de celles qui servent vraiment.

    Un appel démesuré, plus grand que tous les cas du juge, ne reçoit rien : une référence
    peut y passer des heures. Une fonction qui vient plus loin dans le cours non plus : elle
    donnerait la réponse.
    """

    def __init__(self, exercices: Mapping[str, Exercice], appelant: Exercice, precedents: Collection[str]):
        self.exercices, self.precedents = exercices, set(precedents)
        self.appelees: set[str] = set()
        cas = [arguments for exercice in (appelant, *exercices.values()) for arguments in exercice.cas()]
        self.taille, self.nombre = map(max, zip(*map(mesurer, cas)))
        self.restants = APPELS_PERMIS
        self.appels: list[tuple[str, list]] = []  # les premiers, dans l’ordre

    def repondre(self, nom: str, arguments: list) -> Observation | None:
        """Ce que la version juste fait de ces arguments, qui sont à elle ; rien quand le juge ne peut pas le savoir."""
        self.appelees.add(nom)
        self.restants -= 1
        if len(self.appels) < APPELS_GARDES:
            self.appels.append((nom, copier_ensemble(arguments)))
        taille, nombre = mesurer(arguments)
        if self.restants < 0 or nom not in self.precedents or not (taille <= self.taille and nombre <= self.nombre):
            return None
        exercice = self.exercices[nom]
        return appeler(exercice.reference, arguments, a_elle=True) if len(arguments) == len(exercice.parametres) else None


def mesurer(valeurs: Iterable) -> tuple[float, float]:
    """Le nombre d’éléments de ces valeurs et leur plus grand nombre ; l’infini quand l’une n’est pas simple.

    >>> mesurer(([1, -99], "RV", 12))
    (5, 12)
    """
    mesures = [_mesurer(valeur) for valeur in valeurs]
    return sum(taille for taille, _ in mesures), max((nombre for _, nombre in mesures), default=0)


def _mesurer(valeur: object) -> tuple[float, float]:
    if isinstance(valeur, dict):
        return mesurer([*valeur, *valeur.values()])
    if isinstance(valeur, (list, tuple)) and not hasattr(valeur, "fabriquer"):
        return mesurer(valeur)
    if isinstance(valeur, (int, float)):
        return 1, valeur  # un nombre négatif ne mesure rien
    if isinstance(valeur, str):
        return len(valeur), 0
    return (1 if valeur is None or hasattr(valeur, "fabriquer") else float("inf")), 0
