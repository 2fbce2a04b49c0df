"""Les exercices préparés, une fois par processus de tests : ce calcul, long, ne dépend d’aucune copie.

Aucun test ici. `corriger` prépare ceux qu’il lui faut à chaque appel, ce qui ne se voit pas d’une
classe entière ; les tests l’appellent cent fois. Commencer par `prepare`.
"""

from functools import cache

from mastermind_edu.exercices import CATALOGUE
from mastermind_edu.juge.exercice import Exercice, preparer


@cache
def prepare(nom: str) -> Exercice:
    """L’exercice de ce nom, préparé."""
    return preparer(CATALOGUE[nom])


def preparer_une_fois(exercice: Exercice) -> Exercice:
    """Ce que donne `preparer` ; un exercice que le catalogue n’a pas est préparé à chaque fois."""
    du_cours = exercice.nom in CATALOGUE and CATALOGUE[exercice.nom] is exercice
    return prepare(exercice.nom) if du_cours else preparer(exercice)
