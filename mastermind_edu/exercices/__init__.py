"""Le catalogue des exercices notés : un dossier par chapitre, un module par exercice.

Un module n’est importé que lorsqu’on demande son exercice. Les références sont des
solutions : ne les lisez pas avant d’avoir cherché ; un dossier d’élève les a sous un sceau (voir `scelles`).
Commencer par `CATALOGUE`, puis `trouver_exercice`.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import cache
from importlib import import_module
from types import FrameType

from mastermind_edu.chapitres import numero
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.exercices.scelles import chercher_aussi_dans_le_sceau
from mastermind_edu.exercices.sommaire import CHAPITRES
from mastermind_edu.francais import citer, proposer
from mastermind_edu.juge.exercice import Exercice


class Catalogue(Mapping[str, Exercice]):
    """Chaque exercice par son nom, dans l’ordre du cours ; seule la lecture d’un exercice importe son module."""

    def __init__(self, chapitres: Mapping[str, tuple[str, ...]]):
        self._dossiers = {nom: dossier_de(chapitre) for chapitre, noms in chapitres.items() for nom in noms}

    def __getitem__(self, nom: str) -> Exercice:
        return charger(self._dossiers[nom], nom)

    def __contains__(self, nom: object) -> bool:
        return nom in self._dossiers

    def __iter__(self) -> Iterator[str]:
        return iter(self._dossiers)

    def __len__(self) -> int:
        return len(self._dossiers)


def dossier_de(chapitre: str) -> str:
    """Le dossier des exercices d’un chapitre."""
    return f"chapitre_{numero(chapitre)}"


@cache
def charger(dossier: str, nom: str) -> Exercice:
    """L’exercice d’un module, avec les erreurs typiques qui y sont écrites, dans leur ordre."""
    module = import_module(f"{__name__}.{dossier}.{nom}")
    ecrites = (objet for objet in vars(module).values() if getattr(objet, "__module__", None) == module.__name__)
    return replace(module.EXERCICE, erreurs_typiques=tuple(f.typique for f in ecrites if hasattr(f, "typique")))


def trouver_exercice(nom: str) -> Exercice:
    """L’exercice de ce nom ; lève `ErreurMastermind` en proposant le plus proche."""
    if not isinstance(nom, str):
        raise ErreurMastermind(f"il faut le nom d’un exercice entre guillemets, comme exemples(\"repondre\") ; voici {citer(nom)}")
    if nom in CATALOGUE:
        return CATALOGUE[nom]
    conseil = proposer(nom, CATALOGUE) or f" ; exercices : {', '.join(CATALOGUE)}"
    raise ErreurMastermind(f"aucun exercice ne s’appelle {citer(nom)}{conseil}")


def nommer_l_exercice(fonction: Callable, cadre: FrameType, conseil: str) -> str:
    """Le nom de la fonction ; s’il ne dit rien, le nom d’exercice que cet objet-là porte dans le cadre de l’appel.

    Lève `ErreurMastermind`, avec le conseil, quand rien ne permet de le savoir.
    """
    nom = getattr(fonction, "__name__", "<lambda>")
    if nom in CATALOGUE:
        return nom
    visibles = {**cadre.f_globals, **cadre.f_locals}
    portes = [exercice for exercice in CATALOGUE if visibles.get(exercice) is fonction]
    if len(portes) == 1:
        return portes[0]
    if nom == "<lambda>" or "<locals>" in getattr(fonction, "__qualname__", ""):
        raise ErreurMastermind(f"je ne sais pas quel exercice {conseil}")
    return nom


def du_meme_chapitre(nom: str) -> tuple[str, ...]:
    """Les exercices notés avec celui-ci."""
    return next(noms for noms in CHAPITRES.values() if nom in noms)


chercher_aussi_dans_le_sceau()
CATALOGUE = Catalogue(CHAPITRES)
