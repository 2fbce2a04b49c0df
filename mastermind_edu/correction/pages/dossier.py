"""Tout ce qu’une correction laisse dans son dossier, écrit d’un seul geste.

Rien n’est effacé ; seuls les fichiers nommés ici sont remplacés. Commencer par
`ecrire_resultats`.
"""

from collections.abc import Iterable, Sequence
from pathlib import Path

from mastermind_edu.correction.notation.ajustements import appliquer_ajustements, lire_ajustements, preparer_ajustements
from mastermind_edu.correction.notation.bareme import Bareme, bareme_par_defaut
from mastermind_edu.correction.notation.ressemblances import ressemblances
from mastermind_edu.correction.notation.resultats import CopieNotee, en_json
from mastermind_edu.correction.pages.classe import DOSSIER_DES_RETOURS, page_de_la_classe
from mastermind_edu.correction.pages.notes import moodle_csv, notes_csv
from mastermind_edu.correction.pages.retours import nommer_pages, page_de_retour, page_des_retours
from mastermind_edu.correction.pages.retours_moodle import ecrire_zip, retours_moodle
from mastermind_edu.correction.tableurs import ecrire_atomiquement

RESULTATS, AJUSTEMENTS = "resultats.json", "ajustements.csv"
RETOURS_A_IMPRIMER, RETOURS_POUR_MOODLE = "retours_a_imprimer.html", "retours.zip"


def garder_resultats(dossier: Path, resultats: Iterable[CopieNotee], protections: Sequence[str], *, version: str) -> None:
    """Écrit seulement `resultats.json` : assez pour reprendre une correction interrompue."""
    ecrire_atomiquement(Path(dossier) / RESULTATS, en_json(resultats, protections, version))


def ecrire_resultats(
    dossier: Path,
    resultats: Iterable[CopieNotee],
    protections: Sequence[str],
    *,
    version: str,
    bareme: Bareme | None = None,
) -> list[CopieNotee]:
    """Écrit les notes, les retours, leur archive pour Moodle et la page de la classe ; renvoie les copies, ajustements du professeur compris.

    Lève `ErreurMastermind` pour un ajustement impossible ou un fichier que le système
    refuse d’écrire.
    """
    dossier = Path(dossier)
    preparer_ajustements(dossier / AJUSTEMENTS)
    ajustements = lire_ajustements(dossier / AJUSTEMENTS, bareme or bareme_par_defaut())
    copies, sans_effet = appliquer_ajustements(resultats, ajustements)
    garder_resultats(dossier, copies, protections, version=version)
    noms = nommer_pages(copie.fichier for copie in copies)
    pages = {copie.fichier: page_de_retour(copie) for copie in copies}
    for fichier, page in pages.items():
        ecrire_atomiquement(dossier / DOSSIER_DES_RETOURS / noms[fichier], page)
    ecrire_atomiquement(dossier / RETOURS_A_IMPRIMER, page_des_retours(copies))
    ecrire_zip(dossier / RETOURS_POUR_MOODLE, retours_moodle(copies, pages))
    paires = ressemblances({copie.fichier: copie.sources for copie in copies})
    ecrire_atomiquement(dossier / "classe.html", page_de_la_classe(copies, protections, ressemblances=paires, sans_effet=sans_effet))
    ecrire_atomiquement(dossier / "moodle.csv", moodle_csv(copies))
    ecrire_atomiquement(dossier / "notes.csv", notes_csv(copies))
    return copies
