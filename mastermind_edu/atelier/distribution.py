"""Ce que reçoivent les élèves : un dossier et son archive, sans corrigé, sans test, sans source.

Un dossier garde ce qui a été donné : la même commande y ajoute des chapitres, ou des corrigés, et renouvelle le reste.
Commencer par `distribuer`.
"""

import importlib.util
import tempfile
import zipfile
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from mastermind_edu.atelier.distribution_notebooks import deja_donnes, lire_chapitres, lister_chapitres, poser_notebooks
from mastermind_edu.atelier.distribution_paquet import poser_paquet
from mastermind_edu.atelier.erreurs import ErreurFabrication
from mastermind_edu.atelier.plan import Version
from mastermind_edu.atelier.site_dossier import Ouvrage, exiger_destination, installer
from mastermind_edu.atelier.site_paquets import zipper
from mastermind_edu.disque import ecrire_octets
from mastermind_edu.livraison import DISTRIBUTION

CLASSE = Ouvrage(DISTRIBUTION, "un dossier d’élève fait")
PREMIERE = "00"  # le cours s’ouvre sur cette leçon, où l’on joue : elle est de tous les dossiers
INDISPENSABLES = ("lancer.py", "pyproject.toml", "requirements-eleve.txt", "mastermind_edu/exercices/corriges.json")


class Distribution(NamedTuple):
    """Ce qui a été écrit."""

    dossier: Path
    archives: tuple[Path, ...]
    notebooks: int


def distribuer(racine: Path, dossier: Path, chapitres: str = "", *, avec_solutions: bool = False) -> Distribution:
    """Écrit le dossier des élèves et son archive, ou met à jour ceux d’une fois précédente.

    `chapitres` : « 01-04,08 » ; vide, tous. Lève `ErreurFabrication` hors du cours, pour un chapitre inconnu, ou si ce qui est en place vient
    d’ailleurs ; rien n’est alors changé.
    """
    racine, dossier = Path(racine).resolve(), Path(dossier).resolve()
    exiger_le_cours(racine)
    choisis = lire_chapitres(chapitres, lister_chapitres(racine))
    exiger_destination(dossier, CLASSE)
    archives = {suffixe: dossier.with_name(f"{dossier.name}{suffixe}.zip") for suffixe in ("", "_corriges")}
    for archive in archives.values():
        _exiger_la_notre(archive, dossier.name)
    try:
        with tempfile.TemporaryDirectory(prefix="distribuer-") as provisoire:
            donnes = _construire(racine, dossier, Path(provisoire), choisis, avec_solutions)
            noms = installer(Path(provisoire), dossier, CLASSE)
        corriges = [nom for nom in noms if nom.startswith(f"{Version.SOLUTION.dossier}/")]
        _archiver(archives[""], dossier, noms)
        if corriges:
            _archiver(archives["_corriges"], dossier, corriges)
    except OSError as erreur:
        raise ErreurFabrication(f"le dossier des élèves ne s’écrit pas dans {dossier} : {erreur}") from erreur
    return Distribution(dossier, tuple(archives.values())[: 1 + bool(corriges)], len(donnes))


def exiger_le_cours(racine: Path) -> None:
    """Lève `ErreurFabrication` hors du dossier du professeur, ou sans de quoi faire la roue."""
    absents = [nom for nom in INDISPENSABLES if not (racine / nom).is_file()]
    if absents:
        raise ErreurFabrication(f"il faut le dossier du cours entier, celui du professeur ; il manque {absents[0]} dans {racine}")
    if importlib.util.find_spec("flit_core") is None:
        raise ErreurFabrication("il faut flit_core, qui fait la roue du cours : `python lancer.py distribuer` l’installe")


def _construire(racine: Path, dossier: Path, construit: Path, choisis: tuple[str, ...], avec_solutions: bool) -> list[str]:
    """Écrit tout dans un dossier provisoire : ce que les élèves ont déjà, et ce que l’on donne maintenant."""
    voulus = {Version.LECON: (PREMIERE, *choisis), Version.EXERCICE: choisis, Version.SOLUTION: choisis if avec_solutions else ()}
    donnes = poser_notebooks(racine, construit, voulus, deja_donnes(dossier, CLASSE))
    poser_paquet(racine, construit)
    return donnes


def _exiger_la_notre(archive: Path, nom: str) -> None:
    """Lève `ErreurFabrication` si un fichier d’ailleurs occupe la place de l’archive."""
    if not archive.exists():
        return
    if zipfile.is_zipfile(archive):
        with zipfile.ZipFile(archive) as lue:
            if f"{nom}/{DISTRIBUTION}" in lue.namelist():
                return
    raise ErreurFabrication(f"il faudrait écraser {archive}, que cette commande n’a pas écrit ; rien n’a été changé")


def _archiver(archive: Path, dossier: Path, noms: Iterable[str]) -> None:
    """L’archive de ces fichiers, dans un dossier du même nom : ouverte à côté de l’ancien, elle le complète."""
    contenu = {f"{dossier.name}/{nom}": (dossier / nom).read_bytes() for nom in (*noms, DISTRIBUTION)}
    ecrire_octets(archive, zipper(contenu))
