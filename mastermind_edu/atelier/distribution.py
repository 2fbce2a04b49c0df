"""Ce que reçoivent les élèves : un dossier et son archive, sans corrigé, sans test, sans source.

Un dossier garde ce qui a été donné : la même commande y ajoute des chapitres, ou des corrigés, et renouvelle le reste. Un notebook donné est celui
du cours, sans ses résultats ; un lien vers un autre mène à une page qui annonce celui-ci. À côté : le paquet sous son sceau, sans l’atelier ni la
correction, `lancer.py`, une roue, un mode d’emploi. Commencer par `distribuer`.
"""

import importlib.util
import json
import posixpath
import re
import shutil
import tempfile
import zipfile
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from itertools import chain
from pathlib import Path
from typing import NamedTuple

from mastermind_edu.atelier.dossier import notebooks_des_dossiers
from mastermind_edu.atelier.plan import Cible, ErreurFabrication, Version
from mastermind_edu.atelier.site_dossier import Ouvrage, exiger_destination, installer, lire_liste
from mastermind_edu.atelier.site_notebooks import lire_notebook_publie
from mastermind_edu.atelier.site_paquets import construire_roue, zipper
from mastermind_edu.chapitres import NOM_DE_CHAPITRE, deux_chiffres, numero, sans_suffixe
from mastermind_edu.disque import ecrire_octets
from mastermind_edu.exercices.scelles import SCEAU, sceller
from mastermind_edu.francais import citer, dire_refus
from mastermind_edu.livraison import CLE, DISTRIBUTION, numero_de_version, poser

CLASSE = Ouvrage(DISTRIBUTION, "un dossier d’élève fait")
PREMIERE = "00"  # le cours s’ouvre sur cette leçon, où l’on joue : elle est de tous les dossiers
REPONSES = ("corriges.json", "attendus.json")  # que l’élève ne lit pas : le code de l’auteur, ce qu’il attend d’une réponse écrite
INDISPENSABLES = ("lancer.py", "pyproject.toml", "requirements-eleve.txt", "mastermind_edu/exercices/corriges.json")
PAQUET = "mastermind_edu"
EXERCICES = f"{PAQUET}/exercices"
TELS_QUELS = ("lancer.py", "requirements-eleve.txt", "LICENSE")
DU_PROFESSEUR = ("atelier", "correction")
SANS_PAGES = ("atelier", "correction/pages", "correction/correcteur.py")  # ce qui reste de la correction note pour nbgrader
LISEZ_MOI = "LISEZ-MOI.txt"
MODE_D_EMPLOI = Path(__file__).with_name("eleve") / f"{LISEZ_MOI}.txt"
INTERVALLE = re.compile(r"\s*([0-9]{1,2}[a-z]?)\s*(?:[-–]\s*([0-9]{1,2}[a-z]?)\s*)?")
LIEN = re.compile(r"\]\(([^)#\s]+\.ipynb)")
ANNONCE = "a-venir"  # l’identifiant de la cellule d’une page d’annonce
TEXTE_DE_L_ANNONCE = (
    "# {titre}\n\nCe notebook n’est pas encore dans votre dossier. Quand votre professeur le donnera, copiez le nouveau dossier par-dessus le vôtre : "
    "il prendra la place de cette page."
)


class Distribution(NamedTuple):
    """Ce qui a été écrit."""

    dossier: Path
    archives: tuple[Path, ...]
    notebooks: int


def distribuer(racine: Path, dossier: Path, chapitres: str = "", *, avec_solutions: bool = False, exercices: Sequence[Path] = ()) -> Distribution:
    """Écrit le dossier des élèves et son archive, ou met à jour ceux d’une fois précédente.

    `chapitres` : « 01-04,08 » ; vide, tous. `exercices` : des dossiers d’exercices du professeur, donnés aussi.
    Lève `ErreurFabrication` hors du cours, pour un chapitre inconnu, ou si ce qui est en place vient
    d’ailleurs ; rien n’est alors changé.
    """
    racine, dossier = Path(racine).resolve(), Path(dossier).resolve()
    exiger_le_cours(racine)
    choisis = lire_chapitres(chapitres, lister_chapitres(racine))
    ajoutes = notebooks_des_dossiers(exercices, Version.EXERCICE, *([Version.SOLUTION] if avec_solutions else []))
    exiger_destination(dossier, CLASSE)
    archives = {suffixe: dossier.with_name(f"{dossier.name}{suffixe}.zip") for suffixe in ("", "_corriges")}
    for archive in archives.values():
        _exiger_la_notre(archive, dossier.name)
    try:
        with tempfile.TemporaryDirectory(prefix="distribuer-") as provisoire:
            donnes = _construire(racine, dossier, Path(provisoire), choisis, avec_solutions)
            donnes += _poser_les_ajoutes(ajoutes, dossier, Path(provisoire))
            noms = installer(Path(provisoire), dossier, CLASSE)
        corriges = [nom for nom in noms if nom.startswith(f"{Version.SOLUTION.dossier}/")]
        _archiver(archives[""], dossier, noms)
        if corriges:
            _archiver(archives["_corriges"], dossier, corriges)
    except OSError as erreur:
        raise ErreurFabrication(f"le dossier des élèves ne s’écrit pas dans {dossier} : {dire_refus(erreur)}") from erreur
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


def _poser_les_ajoutes(ajoutes: Sequence[Cible], dossier: Path, construit: Path) -> list[str]:
    """Ceux qu’un professeur a écrits : ceux d’une fois précédente restent, ceux d’aujourd’hui sont renouvelés."""
    noms = {nom: dossier / nom for nom in deja_donnes(dossier, CLASSE) if not (construit / nom).exists() and not NOM_DE_CHAPITRE.match(Path(nom).stem)}
    noms |= {cible.nom: cible.notebook for cible in ajoutes}
    for nom, notebook in noms.items():
        poser(construit / nom, json.loads(notebook.read_text(encoding="utf-8")))
    return sorted(noms)


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
    description = (racine / "pyproject.toml").read_text(encoding="utf-8").partition("\n[tool.pytest")[0]  # sans les réglages des outils d’auteur
    description = description.replace('readme = "README.md"', f'readme = "{LISEZ_MOI}"') + "\n"
    (construit / "pyproject.toml").write_text(description, encoding="utf-8", newline="\n")
    (construit / LISEZ_MOI).touch()  # la roue demande qu’il existe, et il dit son nom
    roue = construire_roue(construit, construit)
    (construit / LISEZ_MOI).write_text(MODE_D_EMPLOI.read_text(encoding="utf-8").format(roue=roue.name), encoding="utf-8", newline="\n")
    return roue


def _a_laisser(du_professeur: set[str], dossier: str, noms: list[str]) -> set[str]:
    """Ce que l’on ne copie pas : ce qui est au professeur, les exercices lisibles, ce que Python garde pour lui."""
    ici = Path(dossier)
    laisses = {nom for nom in noms if nom == "__pycache__" or nom.startswith(".") or str(ici / nom) in du_professeur}
    if (ici.parent.name, ici.name) == (PAQUET, "exercices"):
        laisses.update(nom for nom in noms if nom.startswith("chapitre_") or nom in (*REPONSES, SCEAU))
    return laisses


def _poser_le_sceau(racine: Path, construit: Path) -> None:
    """Réunit sous le sceau les modules des exercices et les corrigés."""
    exercices = racine / EXERCICES
    fichiers = [*(exercices / nom for nom in REPONSES), *exercices.glob("chapitre_*/*.py")]
    textes = {fichier.relative_to(exercices).as_posix(): fichier.read_text(encoding="utf-8") for fichier in fichiers}
    (construit / EXERCICES / SCEAU).write_text(sceller(textes), encoding="utf-8", newline="\n")


def lister_chapitres(racine: Path) -> tuple[str, ...]:
    """Les numéros des chapitres du cours, dans l’ordre."""
    noms = {sans_suffixe(chemin.stem) for chemin in _notebooks(racine)}
    return tuple(numero(nom) for nom in sorted(noms) if NOM_DE_CHAPITRE.fullmatch(nom))


def _notebooks(racine: Path) -> Iterable[Path]:
    return chain.from_iterable((racine / version.dossier).glob("[0-9]*.ipynb") for version in Version)


def lire_chapitres(demande: str, connus: Sequence[str], option: str = "--chapitres : ") -> tuple[str, ...]:
    """Les chapitres demandés, dans l’ordre du cours ; tous quand la demande est vide. Un intervalle comprend la suite de son dernier.

    >>> lire_chapitres("1-2,08", ["00", "01", "01b", "02", "02b", "08", "08b"])
    ('01', '01b', '02', '02b', '08')

    Lève `ErreurFabrication`, avec la forme attendue.
    """
    rangs: set[int] = set()
    for morceau in demande.split(",") if demande.strip() else ():
        trouve = INTERVALLE.fullmatch(morceau)
        debut, fin = (deux_chiffres(borne) for borne in (trouve[1], trouve[2] or trouve[1])) if trouve else ("", "")
        if debut not in connus or fin not in connus or connus.index(debut) > connus.index(fin):
            raise ErreurFabrication(
                f"{option}il faut des numéros ou des intervalles croissants, comme 01-04,08, parmi {' '.join(connus)} ; voici {citer(demande)}"
            )
        dernier = max(connu for connu in connus if connu == fin or trouve[2] and connu.startswith(fin))
        rangs.update(range(connus.index(debut), connus.index(dernier) + 1))
    return tuple(connus[rang] for rang in sorted(rangs)) or tuple(connus)


def deja_donnes(dossier: Path, ouvrage: Ouvrage) -> set[str]:
    """Les notebooks que ce dossier contient déjà, sans les pages d’annonce."""
    noms = {nom for nom in lire_liste(dossier, ouvrage) if nom.endswith(".ipynb") and (dossier / nom).is_file()}
    return {nom for nom in noms if f'"{ANNONCE}"' not in (dossier / nom).read_text(encoding="utf-8")}


def poser_notebooks(racine: Path, construit: Path, voulus: Mapping[Version, Sequence[str]], deja: set[str]) -> list[str]:
    """Écrit les notebooks voulus et ceux qui sont déjà donnés, puis une page d’annonce pour chaque lien vers un autre."""
    donnes = [nom for nom in sorted(_noms(racine)) if nom in deja or _est_voulu(nom, voulus)]
    for nom in donnes:
        poser(construit / nom, json.loads((racine / nom).read_text(encoding="utf-8")))
    for nom in sorted(_lies(racine, donnes) - set(donnes)):
        poser(construit / nom, _annoncer(nom, racine))
    return donnes


def _noms(racine: Path) -> set[str]:
    return {chemin.relative_to(racine).as_posix() for chemin in _notebooks(racine)}


def _est_voulu(nom: str, voulus: Mapping[Version, Sequence[str]]) -> bool:
    chapitre = numero(sans_suffixe(Path(nom).stem))
    return any(nom.startswith(f"{version.dossier}/") and chapitre in numeros for version, numeros in voulus.items())


def _lies(racine: Path, donnes: Iterable[str]) -> set[str]:
    """Les notebooks du cours auxquels ceux-ci renvoient."""
    cibles = {
        posixpath.normpath(posixpath.join(posixpath.dirname(nom), lien))
        for nom in donnes
        for lien in LIEN.findall((racine / nom).read_text(encoding="utf-8"))
    }
    return {cible for cible in cibles if (racine / cible).is_file()}


def _annoncer(nom: str, racine: Path) -> dict:
    """La page qui tient lieu d’un notebook ; le vrai, plus tard, la remplace jusque dans `travail`."""
    titre = lire_notebook_publie(nom, json.loads((racine / nom).read_text(encoding="utf-8"))).titre
    cellule = {"cell_type": "markdown", "id": ANNONCE, "metadata": {}, "source": TEXTE_DE_L_ANNONCE.format(titre=titre)}
    page = {"cells": [cellule], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}
    page["metadata"] = {
        "kernelspec": {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"},
        "language_info": {"name": "python"},
        CLE: {"version": numero_de_version(page)},
    }
    return page
