"""Les versions justes : ce que le juge répond à la place des fonctions fausses dont une autre se sert.

Seules des valeurs en sortent, jamais une référence. Commencer par `Justes`.
"""

from collections.abc import Collection, Iterable, Mapping
from itertools import chain
from typing import NamedTuple

from mastermind_edu.juge.doublure import copier_ensemble
from mastermind_edu.juge.exercice import Exercice
from mastermind_edu.juge.garde import secondes_de_travail
from mastermind_edu.juge.valeurs import Observation

APPELS_PERMIS, APPELS_GARDES = 20_000, 40
SECONDES_DE_REFERENCES = 10.0  # en tout, pour un examen


class Mesure(NamedTuple):
    """Combien d’éléments, le plus grand nombre, le plus petit."""

    taille: float = 0
    plus_grand: float = 0
    plus_petit: float = 0


class Justes:
    """Les exercices de ces fonctions ; `appelees` reçoit le nom de celles qui servent vraiment.

    Un appel démesuré, plus grand que tous les cas du juge, ou qui a des nombres plus petits que ceux des cas de cette
    fonction, ne reçoit rien, ni celui qui fait durer la référence : elle n’est appelée que dans son domaine, et sous une garde.
    Une fonction qui vient plus loin dans le cours non plus : elle donnerait la réponse.
    """

    def __init__(self, exercices: Mapping[str, Exercice], appelant: Exercice, precedents: Collection[str]):
        self.exercices, self.precedents = exercices, set(precedents)
        self.appelees: set[str] = set()
        mesures = {nom: [mesurer(arguments) for arguments in exercice.cas()] for nom, exercice in exercices.items()}
        mesures[appelant.nom] = [mesurer(arguments) for arguments in appelant.cas()]
        self.taille, self.nombre, _ = map(max, zip(*chain.from_iterable(mesures.values())))
        self.planchers = {nom: min(mesure.plus_petit for mesure in mesures[nom]) for nom in exercices}
        self.restants, self.secondes = APPELS_PERMIS, SECONDES_DE_REFERENCES
        self.appels: list[tuple[str, list | None]] = []  # les premiers, dans l’ordre ; sans leurs arguments quand ils sont démesurés

    def repondre(self, nom: str, arguments: list) -> Observation | None:
        """Ce que la version juste fait de ces arguments, qui sont à elle ; rien quand le juge ne peut pas le savoir."""
        self.appelees.add(nom)
        self.restants -= 1
        mesure = self.restants >= 0 and self._est_mesure(nom, arguments)
        if len(self.appels) < APPELS_GARDES:
            self.appels.append((nom, copier_ensemble(arguments) if mesure else None))
        return self._calculer(self.exercices[nom], arguments) if mesure and nom in self.precedents else None

    def _est_mesure(self, nom: str, arguments: list) -> bool:
        """Vrai d’un appel que les cas du juge pourraient contenir, tant qu’il reste du temps."""
        taille, plus_grand, plus_petit = mesurer(arguments)
        compte = len(arguments) == len(self.exercices[nom].parametres)
        return compte and taille <= self.taille and self.planchers[nom] <= plus_petit and plus_grand <= self.nombre and self.secondes > 0

    def _calculer(self, exercice: Exercice, arguments: list) -> Observation | None:
        debut = secondes_de_travail()
        juste = exercice.attendre_prudemment(arguments, a_elle=True)
        self.secondes -= secondes_de_travail() - debut
        return None if juste.est_sans_fin else juste


def mesurer(valeurs: Iterable) -> Mesure:
    """La taille de ces valeurs, 0 compris parmi leurs nombres ; infinie quand l’une n’est pas simple.

    >>> mesurer(([1, -99], "RV", 12))
    Mesure(taille=5, plus_grand=12, plus_petit=-99)
    """
    mesures = [_mesurer(valeur) for valeur in valeurs]
    tailles, grands, petits = zip(*mesures) if mesures else ((), (), ())
    return Mesure(sum(tailles), max(grands, default=0), min(petits, default=0))


def _mesurer(valeur: object) -> Mesure:
    if isinstance(valeur, dict):
        return mesurer([*valeur, *valeur.values()])
    if isinstance(valeur, (list, tuple)) and not hasattr(valeur, "fabriquer"):
        return mesurer(valeur)
    if isinstance(valeur, (int, float)):
        return Mesure(1, max(valeur, 0), min(valeur, 0))
    if isinstance(valeur, str):
        return Mesure(len(valeur))
    return Mesure(1 if valeur is None or hasattr(valeur, "fabriquer") else float("inf"))
