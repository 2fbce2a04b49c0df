"""Les exercices préparés, une fois par processus de tests : ce calcul, long, ne dépend d’aucune copie.

Aucun test ici : ce qu’une erreur typique fait de chaque cas y est gardé aussi. `corriger` prépare ceux qu’il lui faut à chaque appel, ce qui ne se voit pas d’une
classe entière ; les tests l’appellent cent fois. Commencer par `prepare`.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from unittest.mock import patch

from mastermind_edu.exercices import CATALOGUE
from mastermind_edu.juge import garde
from mastermind_edu.juge.appel import Candidat
from mastermind_edu.juge.exercice import ErreurTypique, Exercice, preparer
from mastermind_edu.juge.valeurs import Observation


@cache
def prepare(nom: str) -> Exercice:
    """L’exercice de ce nom, préparé ; ce qui boucle s’arrête à son nombre de pas, si chargée que soit la machine, et toujours à la même ligne."""
    with patch.object(garde, "A_L_HORLOGE", 100):
        prepare = preparer(CATALOGUE[nom])
        for _, observees in prepare.calculs.typiques:
            observees.toutes()
        return prepare


def preparer_une_fois(exercice: Exercice) -> Exercice:
    """Ce que donne `preparer` ; un exercice que le catalogue n’a pas est préparé à chaque fois."""
    du_cours = exercice.nom in CATALOGUE and CATALOGUE[exercice.nom] is exercice
    return prepare(exercice.nom) if du_cours else preparer(exercice)


class DejaObserve(Candidat):
    """Une fonction dont on sait déjà ce qu’elle fait des cas de l’exercice préparé : chacun ne lui est donné que s’il revient."""

    def __init__(self, fonction: Callable, observations: Mapping[int, Observation]):
        super().__init__(fonction)
        self._observations = dict(observations)

    def observer(self, cas: Iterable) -> list[Observation]:
        """Les mêmes observations qu’un appel, dans l’ordre ; elles s’arrêtent, comme lui, à une boucle sans fin."""
        observations = []
        for arguments in cas:
            connue = self._observations.pop(id(arguments), None)
            observees = super().observer([arguments]) if connue is None else [connue]
            observations += observees
            if not observees or observees[0].est_sans_fin:
                break
        return observations


def candidat_de(nom: str, typique: ErreurTypique) -> Candidat:
    """Cette erreur typique, telle que la préparation l’a observée ; celles qui agissent au hasard, ou sont des classes, sont rappelées."""
    exercice = prepare(nom)
    rejouable = exercice.genre == "fonction" and not typique.genre and exercice.parametres
    return DejaObserve(typique.fonction, observations_de(exercice, typique)) if rejouable else Candidat(typique.fonction)


def observations_de(exercice: Exercice, typique: ErreurTypique) -> dict[int, Observation]:
    """Ce que cette erreur typique fait de chaque cas, par l’identité du cas ; moins quand elle ne finit pas."""
    observees = next(observees for connue, observees in exercice.calculs.typiques if connue == typique)
    return {id(arguments): observation for (arguments, _), observation in zip(exercice.calculs.cas_attendus, observees.toutes())}
