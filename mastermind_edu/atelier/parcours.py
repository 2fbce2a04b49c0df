"""La durée des parcours, lue dans les fiches des leçons et des exercices, et leurs lignes dans les pages.

Quels chapitres forment un parcours : voir `exercices.parcours`. Commencer par `additionner`.
"""

import re
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

from mastermind_edu.atelier.erreurs import ErreurFabrication
from mastermind_edu.atelier.plan import Version, lister_cibles
from mastermind_edu.chapitres import numero
from mastermind_edu.exercices.parcours import PARCOURS, Parcours
from mastermind_edu.francais import accorder

DUREE = re.compile(r"^(?:# )?(?:\||-)\s*\*\*Durée\*\*\s*[|:]\s*(.+?)\s*\|?\s*$", re.MULTILINE)  # dans un source ou dans un notebook
MINUTES = re.compile(r"(\d+) minutes")


def lire_durees(racine: Path) -> Counter[str]:
    """Les minutes de chaque chapitre, leçon et exercices réunis.

    Lève `ErreurFabrication` pour un source sans durée en minutes.
    """
    durees: Counter[str] = Counter()
    for cible in lister_cibles(racine):
        if cible.version is not Version.SOLUTION:
            trouve = DUREE.search(cible.source.read_text(encoding="utf-8"))
            durees[numero(cible.chapitre)] += minutes(trouve[1] if trouve else "", cible.nom_source)
    return durees


def minutes(duree: str, nom: str) -> int:
    """Les minutes qu’annonce une fiche.

    >>> minutes("90 minutes, en deux fois si vous voulez", "03_validation")
    90
    """
    trouve = MINUTES.match(duree)
    if not trouve:
        raise ErreurFabrication(f"{nom} : il faut une ligne « - **Durée** : 60 minutes », voici « {duree} »")
    return int(trouve[1])


def additionner(parcours: Parcours, durees: Mapping[str, int]) -> str:
    """La durée d’un parcours, à la demi-heure près.

    >>> additionner(PARCOURS[0], {"00": 30, "01": 100, "16": 999})
    '2 heures'
    """
    demies = round(sum(minutes for nombre, minutes in durees.items() if parcours.comprend(nombre)) / 30)
    return accorder(demies // 2, "heure") + (" 30" if demies % 2 else "")


def ecrire_lignes(durees: Mapping[str, int]) -> list[str]:
    """Une ligne de tableau par parcours, en Markdown."""
    return [f"| {parcours.nom} | {parcours.resume} | {additionner(parcours, durees)} |" for parcours in PARCOURS]
