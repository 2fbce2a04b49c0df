"""Le plan de fabrication : quel notebook naît de quel source, et l’erreur de tout l’atelier.

Ni lecture ni exécution ici, seulement des noms de fichiers. Commencer par `choisir_cibles`.
"""

import importlib.util
from collections.abc import Callable, Iterable, Sequence
from enum import Enum
from pathlib import Path
from typing import NamedTuple, TypeVar

from mastermind_edu.chapitres import NOM_AJOUTE, NOM_DE_CHAPITRE, SUFFIXES, numero
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.francais import citer, entre_guillemets

EXERCICES = "mastermind_edu/exercices"
FICHE = "exercices.toml"  # à la racine du dossier d’un professeur : son titre, son auteur, sa licence
RESERVES = {"exercices", "corrige", "solutions", "notebooks", "travail"}  # trop communs pour nommer une copie
Chose, Lu = TypeVar("Chose"), TypeVar("Lu")


class ErreurFabrication(ErreurMastermind):
    """Un source refusé, une cellule qui échoue, une sortie qui ne se garde pas."""


class SansReseau(ErreurFabrication):
    """Un téléchargement n’aboutit pas : ni internet, ni copie dans le cache."""


def exiger_outils(outils: Sequence[str], de_quoi: str, commande: str) -> None:
    """Lève `ErreurFabrication` quand un de ces paquets n’est pas installé, en disant quelle commande l’installe."""
    absents = [outil for outil in outils if importlib.util.find_spec(outil) is None]
    if absents:
        raise ErreurFabrication(f"il faut les outils {de_quoi}, il manque {', '.join(absents)} : `python lancer.py {commande}` les installe")


def pour_chacun(choses: Iterable[Chose], lire: Callable[[Chose], Lu]) -> list[Lu]:
    """Ce que `lire` donne de chaque chose ; lève une seule `ErreurFabrication`, tous les refus réunis."""
    lus, refus = [], []
    for chose in choses:
        try:
            lus.append(lire(chose))
        except ErreurFabrication as erreur:
            refus.append(str(erreur))
    if refus:
        raise ErreurFabrication("\n".join(refus))
    return lus


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


def est_un_dossier(racine: Path) -> bool:
    """Vrai pour le dossier d’exercices d’un professeur, faux pour le cours."""
    return (racine / FICHE).is_file()


def exiger_un_dossier(racine: Path) -> None:
    """Lève `ErreurFabrication` quand ce n’est pas le dossier d’exercices d’un professeur."""
    if not est_un_dossier(racine):
        raise ErreurFabrication(f"il faut un dossier d’exercices, avec son fichier {FICHE} ; `python lancer.py exercice {entre_guillemets(racine)} ma_fonction` en commence un")


def exiger_un_nouveau_dossier(dossier: Path, pour: str = "") -> None:
    """Lève `ErreurFabrication` quand écrire dans ce dossier toucherait à quelque chose."""
    if dossier.exists() and (not dossier.is_dir() or any(dossier.iterdir())):
        raise ErreurFabrication(f"il faut un nouveau dossier{pour}, {dossier} contient déjà quelque chose ; rien n’a été écrit")


def nom_du_module(cible: Cible, nom: str) -> str:
    """Le module d’un exercice de ce notebook, nommé à partir de la racine."""
    if est_un_dossier(cible.racine):
        return f"modules/{nom}.py"
    return f"{EXERCICES}/chapitre_{numero(cible.chapitre)}/{nom}.py"


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
    motif, modele = (NOM_AJOUTE, "mes_textes.py, en minuscules sans accent") if est_un_dossier(racine) else (NOM_DE_CHAPITRE, "04_marquage.py")
    for chapitre in chapitres:
        if not motif.fullmatch(chapitre) or chapitre in RESERVES:
            raise ErreurFabrication(f"{version.dossier_source} : il faut un nom comme {modele}, voici {citer(chapitre + '.py')}")
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
