"""Les questions sœurs d’un dossier d’exercices : celles d’un même groupe demandent le même savoir-faire et valent autant de points.

Une épreuve en tire une par sujet : c’est ce qui rend ses sujets comparables. Elles sont dans la fiche, `exercices.toml`, à la suite
du titre et de l’auteur. Commencer par `lire_les_soeurs`.
"""

from collections.abc import Iterable, Mapping
from itertools import chain
from pathlib import Path
from typing import NamedTuple

from mastermind_edu.atelier.enseignant.lecture import exiger_cles, lire_toml, refuser
from mastermind_edu.atelier.plan import FICHE
from mastermind_edu.chapitres import deux_chiffres, numero
from mastermind_edu.exercices.ajoutes import Dossier
from mastermind_edu.exercices.sommaire import CHAPITRES
from mastermind_edu.francais import citer, proposer

SOEURS = "soeurs"
CLES = {"chapitre": str, "de": str, "exercices": list}


class Groupe(NamedTuple):
    """Des questions sœurs ; `de` nomme l’exercice du cours dont elles demandent le savoir-faire, vide s’il n’y en a pas."""

    chapitre: str  # son numéro, ou le nom d’un notebook du dossier
    exercices: tuple[str, ...]
    points: int
    de: str = ""


def lire_les_soeurs(racine: Path, dossier: Dossier) -> tuple[Groupe, ...]:
    """Les groupes que dit la fiche de ce dossier, dans son ordre ; aucun quand elle n’en a pas.

    Lève `ErreurFabrication` pour un nom ou un chapitre inconnu, une question de deux groupes, des points inégaux.
    """
    tables = lire_toml(racine / FICHE, FICHE).get(SOEURS, [])
    if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
        refuser(FICHE, f"il faut écrire chaque groupe de questions sous une ligne [[{SOEURS}]]")
    groupes = tuple(_lire_un_groupe(table, dossier, f"{FICHE}, groupe {rang}") for rang, table in enumerate(tables, start=1))
    _exiger_un_seul_groupe(groupes)
    return groupes


def _lire_un_groupe(table: Mapping, dossier: Dossier, ou: str) -> Groupe:
    exiger_cles(table, CLES, ou, facultatives=("de",))
    noms, de = tuple(table["exercices"]), table.get("de", "")
    if len(noms) < 2:
        refuser(ou, f"il faut au moins deux questions sœurs, en voici {len(noms)}")
    for nom in noms:
        if not isinstance(nom, str) or nom not in dossier.points:
            refuser(ou, f"aucune question du dossier ne s’appelle {citer(nom)}{proposer(nom, dossier.points)}")
    points = {nom: dossier.points[nom] for nom in noms}
    if len({*points.values()}) > 1:
        refuser(ou, f"il faut autant de points à chaque question, voici {', '.join(f'{nom} : {nombre}' for nom, nombre in points.items())}")
    chapitre = _lire_le_chapitre(table["chapitre"], dossier, ou)
    _exiger_un_exercice_du_chapitre(de, chapitre, ou)
    return Groupe(chapitre, noms, points[noms[0]], de)


def _lire_le_chapitre(ecrit: str, dossier: Dossier, ou: str) -> str:
    connus = [*dossier.chapitres, *(numero(chapitre) for chapitre in CHAPITRES if numero(chapitre) != chapitre)]
    trouve = next((nom for nom in (ecrit, deux_chiffres(numero(ecrit))) if nom in connus), None)
    return trouve or refuser(ou, f"il faut un chapitre parmi {' '.join(connus)}, voici {citer(ecrit)}")


def _exiger_un_exercice_du_chapitre(de: str, chapitre: str, ou: str) -> None:
    """Une question de la banque dit l’exercice dont elle est la sœur ; un professeur peut n’en nommer aucun."""
    noms = [*chain.from_iterable(noms for du_cours, noms in CHAPITRES.items() if numero(du_cours) == chapitre)]
    if de and de not in noms:
        refuser(ou, f"il faut à de un exercice du chapitre {chapitre}, voici {citer(de)}{proposer(de, noms)}")


def _exiger_un_seul_groupe(groupes: Iterable[Groupe]) -> None:
    vus: dict[str, int] = {}
    for rang, groupe in enumerate(groupes, start=1):
        for nom in groupe.exercices:
            if vus.setdefault(nom, rang) != rang or groupe.exercices.count(nom) > 1:
                refuser(f"{FICHE}, groupe {rang}", f"il faut chaque question une seule fois, {citer(nom)} est déjà prise")
