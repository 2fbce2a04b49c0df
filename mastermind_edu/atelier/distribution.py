"""Ce que reçoivent les élèves : un dossier et son archive, sans corrigé, sans test, sans source.

Un dossier garde ce qui a été donné : la même commande y ajoute des chapitres, ou des corrigés, et renouvelle le reste. À côté des notebooks : le
paquet sous son sceau, sans l’atelier ni la correction, `lancer.py`, une roue, un mode d’emploi. Commencer par `distribuer`.
"""

import importlib.util
import shutil
import tempfile
import zipfile
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from mastermind_edu.atelier.distribution_notebooks import deja_donnes, lire_chapitres, lister_chapitres, poser_notebooks
from mastermind_edu.atelier.plan import ErreurFabrication, Version
from mastermind_edu.atelier.site_dossier import Ouvrage, exiger_destination, installer
from mastermind_edu.atelier.site_paquets import zipper
from mastermind_edu.atelier.site_roues import construire_roue
from mastermind_edu.disque import ecrire_octets
from mastermind_edu.exercices.scelles import SCEAU, sceller
from mastermind_edu.livraison import DISTRIBUTION

CLASSE = Ouvrage(DISTRIBUTION, "un dossier d’élève fait")
PREMIERE = "00"  # le cours s’ouvre sur cette leçon, où l’on joue : elle est de tous les dossiers
INDISPENSABLES = ("lancer.py", "pyproject.toml", "requirements-eleve.txt", "mastermind_edu/exercices/corriges.json")
PAQUET = "mastermind_edu"
EXERCICES = f"{PAQUET}/exercices"
TELS_QUELS = ("lancer.py", "requirements-eleve.txt", "LICENSE")
DU_PROFESSEUR = ("atelier", "correction")
SANS_PAGES = ("atelier", "correction/pages", "correction/correcteur.py")  # ce qui reste de la correction note pour nbgrader
LISEZ_MOI = "LISEZ-MOI.txt"
MODE_D_EMPLOI = """Mastermind, pas à pas : apprendre Python en construisant un jeu.

1. Il faut Python 3.10 ou plus récent : https://www.python.org/downloads/
2. Dans un terminal ouvert dans ce dossier, tapez :  python lancer.py
   (sous Linux et macOS : python3 lancer.py). La première fois demande l’internet et une minute.
3. Le cours s’ouvre dans le navigateur, sur la leçon 00. Pour arrêter : Ctrl-C dans le terminal.
4. Ce que vous écrivez est dans le dossier « travail » ; rendez les fichiers de travail/exercises.
5. Un nouveau dossier du professeur (chapitres, corrigés) ? Copiez-le par-dessus celui-ci, en
   remplaçant les fichiers, puis relancez : « travail » n’est jamais touché.
6. Un notebook ouvert ailleurs demande le paquet du cours. Posez à côté de lui le fichier
   {roue}, puis exécutez une fois, dans une cellule :
   %pip install {roue}
"""


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


def poser_paquet(racine: Path, construit: Path, *, avec_la_notation: bool = False) -> Path:
    """Écrit tout cela dans le dossier, et de quoi noter si on le veut ; renvoie la roue."""
    du_professeur = {str(racine / PAQUET / nom) for nom in (SANS_PAGES if avec_la_notation else DU_PROFESSEUR)}
    for nom in TELS_QUELS:
        shutil.copyfile(racine / nom, construit / nom)
    for dossier in ("installation", "LICENSES", PAQUET):
        shutil.copytree(racine / dossier, construit / dossier, ignore=partial(_a_laisser, du_professeur), copy_function=shutil.copyfile)
    _poser_le_sceau(racine, construit)
    (construit / "pyproject.toml").write_text(_pour_un_eleve(racine / "pyproject.toml"), encoding="utf-8", newline="\n")
    (construit / LISEZ_MOI).touch()  # la roue demande qu’il existe, et il dit son nom
    roue = construire_roue(construit, construit)
    (construit / LISEZ_MOI).write_text(MODE_D_EMPLOI.format(roue=roue.name), encoding="utf-8", newline="\n")
    return roue


def _a_laisser(du_professeur: set[str], dossier: str, noms: list[str]) -> set[str]:
    """Ce que l’on ne copie pas : ce qui est au professeur, les exercices lisibles, ce que Python garde pour lui."""
    ici = Path(dossier)
    laisses = {nom for nom in noms if nom == "__pycache__" or nom.startswith(".") or str(ici / nom) in du_professeur}
    if (ici.parent.name, ici.name) == (PAQUET, "exercices"):
        laisses.update(nom for nom in noms if nom.startswith("chapitre_") or nom in ("corriges.json", SCEAU))
    return laisses


def _poser_le_sceau(racine: Path, construit: Path) -> None:
    """Réunit sous le sceau les modules des exercices et les corrigés."""
    exercices = racine / EXERCICES
    fichiers = [exercices / "corriges.json", *exercices.glob("chapitre_*/*.py")]
    textes = {fichier.relative_to(exercices).as_posix(): fichier.read_text(encoding="utf-8") for fichier in fichiers}
    (construit / EXERCICES / SCEAU).write_text(sceller(textes), encoding="utf-8", newline="\n")


def _pour_un_eleve(pyproject: Path) -> str:
    """La description du paquet, sans les réglages des outils d’auteur."""
    texte = pyproject.read_text(encoding="utf-8").partition("\n[tool.pytest")[0]
    return texte.replace('readme = "README.md"', f'readme = "{LISEZ_MOI}"') + "\n"
