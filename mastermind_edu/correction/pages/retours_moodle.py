"""`retours.zip` : les retours de la classe, tels que Moodle les rend aux élèves en une seule fois.

Un dossier par participant, nommé comme dans l’archive des travaux remis, où `assignfeedback_file` dit à Moodle d’en faire un
fichier de feedback. Les notes sont dans `moodle.csv` (voir `notes`). Commencer par `chemins_pour_moodle`.
"""

import zipfile
from collections.abc import Iterable
from itertools import chain, count
from pathlib import Path, PurePosixPath
from typing import BinaryIO

from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.correction.lecture.eleves import MOODLE, depot_moodle
from mastermind_edu.correction.pages.retours import nommer_pages
from mastermind_edu.disque import remplacer

FEEDBACK = "_assignfeedback_file_"
DATE = (1980, 1, 1, 0, 0, 0)  # la plus ancienne qu’un zip sache dire : les mêmes retours donnent les mêmes octets


def chemins_pour_moodle(fichiers: Iterable[str]) -> dict[str, str]:
    """La copie que rend chaque chemin de l’archive ; celles qui ne viennent pas de Moodle n’y sont pas.

    D’un même participant, chaque copie a sa page ; celle qui porte le même nom qu’une autre reçoit un numéro.
    """
    chemins: dict[str, str] = {}
    for fichier in sorted(fichiers):
        if dossier := dossier_de_feedback(fichier):
            base = nommer_pages([PurePosixPath(_apres_le_prefixe(fichier)).name])
            nom = next(iter(base.values())).removesuffix(".html")
            suites = (f"{dossier}/retour_{nom}{f'-{rang}' if rang > 1 else ''}.html" for rang in count(1))
            chemins[next(chemin for chemin in suites if chemin not in chemins)] = fichier
    return chemins


def dossier_de_feedback(fichier: str) -> str | None:
    """Le dossier où Moodle cherche le retour de cette copie ; rien quand elle ne vient pas de Moodle.

    >>> dossier_de_feedback("depot.zip/Zoé Martin_123_assignsubmission_file_/04.ipynb")
    'Zoé Martin_123_assignfeedback_file_'
    """
    depot = depot_moodle(PurePosixPath(fichier).parts)
    return depot and "_".join(depot) + FEEDBACK


def _apres_le_prefixe(fichier: str) -> str:
    """Le nom de la copie, sans ce que Moodle y a mis quand il ne fait pas de dossiers."""
    return MOODLE.sub("", PurePosixPath(fichier).name) or "copie"


def ecrire_zip(chemin: Path, pages: Iterable[tuple[str, str]]) -> None:
    """Écrit l’archive d’un seul coup, une page à la fois, ou la retire quand il n’y en a aucune ; lève `ErreurMastermind` quand le système refuse."""
    premiere = next(pages := iter(pages), None)
    try:
        if premiere:
            remplacer(chemin, lambda fichier: _remplir(fichier, chain([premiere], pages)))
        else:
            Path(chemin).unlink(missing_ok=True)
    except OSError as erreur:
        raise ErreurMastermind(f"il faut pouvoir écrire {chemin} ; le système refuse ({erreur.strerror})") from erreur


def _remplir(fichier: BinaryIO, pages: Iterable[tuple[str, str]]) -> None:
    with zipfile.ZipFile(fichier, "w") as archive:
        for nom, texte in pages:
            archive.writestr(zipfile.ZipInfo(nom, DATE), texte.encode("utf-8", "backslashreplace"), zipfile.ZIP_DEFLATED)
