"""Le catalogue des exercices notés : un dossier par chapitre, un module par exercice.

Un module n’est importé que lorsqu’on demande son exercice. Les références sont des
solutions : ne les lisez pas avant d’avoir cherché ; un dossier d’élève les a sous un sceau (voir `scelles`).
Commencer par `CATALOGUE`.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from importlib import import_module

from mastermind_edu.chapitres import numero
from mastermind_edu.exercices.scelles import chercher_aussi_dans_le_sceau
from mastermind_edu.exercices.sommaire import CHAPITRES
from mastermind_edu.juge.exercice import Exercice


class Catalogue(Mapping[str, Exercice]):
    """Chaque exercice par son nom, dans l’ordre du cours ; seule la lecture d’un exercice importe son module."""

    def __init__(self, chapitres: Mapping[str, tuple[str, ...]]):
        self._chapitres = {nom: chapitre for chapitre, noms in chapitres.items() for nom in noms}

    def __getitem__(self, nom: str) -> Exercice:
        return charger(self._chapitres[nom], nom)

    def __contains__(self, nom: object) -> bool:
        return nom in self._chapitres

    def __iter__(self) -> Iterator[str]:
        return iter(self._chapitres)

    def __len__(self) -> int:
        return len(self._chapitres)


@lru_cache(maxsize=None)
def charger(chapitre: str, nom: str) -> Exercice:
    """L’exercice d’un module, avec les erreurs typiques qui y sont écrites, dans leur ordre."""
    module = import_module(f"{__name__}.chapitre_{numero(chapitre)}.{nom}")
    ecrites = (objet for objet in vars(module).values() if getattr(objet, "__module__", None) == module.__name__)
    return replace(module.EXERCICE, erreurs_typiques=tuple(f.typique for f in ecrites if hasattr(f, "typique")))


chercher_aussi_dans_le_sceau()
CATALOGUE = Catalogue(CHAPITRES)
