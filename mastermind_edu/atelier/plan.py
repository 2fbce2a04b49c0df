"""Le plan de fabrication : quel notebook naît de quel source, et l’erreur de tout l’atelier.

Ni lecture ni exécution ici, seulement des noms de fichiers. Commencer par `choisir_cibles`.
"""

import importlib.util
from collections.abc import Sequence
from enum import Enum
from pathlib import Path
from typing import NamedTuple

from mastermind_edu.chapitres import NOM_DE_CHAPITRE, SUFFIXES, numero
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.francais import citer


class ErreurFabrication(ErreurMastermind):
    """Un source refusé, une cellule qui échoue, une sortie qui ne se garde pas."""


class SansReseau(ErreurFabrication):
    """Un téléchargement n’aboutit pas : ni internet, ni copie dans le cache."""


def exiger_outils(outils: Sequence[str], de_quoi: str, commande: str) -> None:
    """Lève `ErreurFabrication` quand un de ces paquets n’est pas installé, en disant quelle commande l’installe."""
    absents = [outil for outil in outils if importlib.util.find_spec(outil) is None]
    if absents:
        raise ErreurFabrication(f"il faut les outils {de_quoi}, il manque {', '.join(absents)} : `python lancer.py {commande}` les installe")


class Version(Enum):
    """Ce que l’on tire d’un source : son dossier dans `sources/`, puis celui du notebook."""

    LECON = ("lecons", "notebooks")
    EXERCICE = ("exercices", "exercises")
    SOLUTION = ("exercices", "solutions")

    @property
    def dossier_source(self) -> str:
        """Le dossier des sources, à partir de la racine."""
        return f"sources/{self.value[0]}"

    @property
    def dossier(self) -> str:
        """Le dossier des notebooks, à partir de la racine."""
        return self.value[1]


class Cible(NamedTuple):
    """Un notebook à fabriquer : le chapitre et la version."""

    racine: Path
    chapitre: str
    version: Version

    @property
    def nom(self) -> str:
        """Le notebook, nommé à partir de la racine."""
        return f"{self.version.dossier}/{self.chapitre}{SUFFIXES[self.version.dossier]}.ipynb"

    @property
    def nom_source(self) -> str:
        """Le source, nommé à partir de la racine."""
        return f"{self.version.dossier_source}/{self.chapitre}.py"

    @property
    def notebook(self) -> Path:
        """Le chemin du notebook."""
        return self.racine / self.nom

    @property
    def source(self) -> Path:
        """Le chemin du source."""
        return self.racine / self.nom_source


def lister_cibles(racine: Path, *versions: Version) -> list[Cible]:
    """Tous les notebooks du cours, chapitre par chapitre, ou ceux de ces versions.

    Lève `ErreurFabrication` pour un source mal nommé, ou s’il n’y a aucun source.
    """
    cibles = [Cible(racine, chapitre, version) for version in Version for chapitre in _chapitres(racine, version)]
    if not cibles:
        raise ErreurFabrication(f"il faut des sources dans {racine / 'sources'}, il n’y en a aucun")
    voulues = [cible for cible in cibles if cible.version in (versions or Version)]
    return sorted(voulues, key=lambda cible: cible.chapitre)  # le tri garde l’ordre des versions


def _chapitres(racine: Path, version: Version) -> list[str]:
    dossier = racine / version.dossier_source
    chapitres = sorted(chemin.stem for chemin in dossier.glob("*.py") if not chemin.name.startswith("."))
    for chapitre in chapitres:
        if not NOM_DE_CHAPITRE.fullmatch(chapitre):
            raise ErreurFabrication(f"{version.dossier_source} : il faut un nom comme 04_marquage.py, voici {citer(chapitre + '.py')}")
    return chapitres


def choisir_cibles(racine: Path, chapitres: Sequence[str] = ()) -> list[Cible]:
    """Les notebooks des chapitres demandés (« 04 » ou « 04_marquage ») ; tous sans demande.

    Lève `ErreurFabrication` pour un chapitre inconnu.
    """
    cibles = lister_cibles(racine)
    for demande in chapitres:
        if not any(_repond_a(cible, demande) for cible in cibles):
            connus = " ".join(dict.fromkeys(cible.chapitre for cible in cibles))
            raise ErreurFabrication(f"il faut un chapitre parmi {connus}, voici {citer(demande)}")
    return [cible for cible in cibles if not chapitres or any(_repond_a(cible, demande) for demande in chapitres)]


def _repond_a(cible: Cible, demande: str) -> bool:
    return demande in (cible.chapitre, numero(cible.chapitre))


def lister_orphelins(racine: Path, cibles: Sequence[Cible]) -> list[str]:
    """Les notebooks des trois dossiers qui ne naissent d’aucun source."""
    attendus = {cible.nom for cible in cibles}
    trouves = (chemin for version in Version for chemin in (racine / version.dossier).glob("*.ipynb"))
    noms = (chemin.relative_to(racine).as_posix() for chemin in trouves)
    return sorted(nom for nom in noms if nom not in attendus)
