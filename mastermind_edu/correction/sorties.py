"""Tout ce qu’une correction laisse dans son dossier, écrit d’un seul geste.

Rien n’est effacé ; seuls les fichiers nommés ici sont remplacés. Commencer par
`ecrire_resultats`.
"""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from mastermind_edu.correction.ajustements import appliquer_ajustements, lire_ajustements, preparer_ajustements
from mastermind_edu.correction.bareme import Bareme, bareme_par_defaut
from mastermind_edu.correction.classe import DOSSIER_DES_RETOURS, page_de_la_classe
from mastermind_edu.correction.ecriture import ecrire_atomiquement
from mastermind_edu.correction.notes import moodle_csv, notes_csv
from mastermind_edu.correction.ressemblance import ressemblances
from mastermind_edu.correction.resultats import ResultatCopie, en_json
from mastermind_edu.correction.retours import nommer_pages, page_de_retour

RESULTATS, AJUSTEMENTS = "resultats.json", "ajustements.csv"


def garder_resultats(dossier: Path, resultats: Iterable[ResultatCopie], protections: Sequence[str], *, version: str) -> None:
    """Écrit seulement `resultats.json` : assez pour reprendre une correction interrompue."""
    ecrire_atomiquement(Path(dossier) / RESULTATS, en_json(resultats, protections, version))


def ecrire_resultats(
    dossier: Path,
    resultats: Iterable[ResultatCopie],
    protections: Sequence[str],
    *,
    version: str,
    bareme: Bareme | None = None,
    reponses: Mapping[str, Mapping[str, str]] | None = None,
) -> None:
    """Écrit les notes, les retours et la page de la classe, ajustements du professeur compris.

    `reponses` donne les sources de chaque copie, pour chercher celles qui se
    ressemblent. Lève `ErreurMastermind` pour un ajustement impossible ou un fichier
    que le système refuse d’écrire.
    """
    dossier = Path(dossier)
    preparer_ajustements(dossier / AJUSTEMENTS)
    ajustements = lire_ajustements(dossier / AJUSTEMENTS, bareme or bareme_par_defaut())
    copies, sans_effet = appliquer_ajustements(resultats, ajustements)
    garder_resultats(dossier, copies, protections, version=version)
    for nom, texte in _pages(copies):
        ecrire_atomiquement(dossier / DOSSIER_DES_RETOURS / nom, texte)
    paires = ressemblances(reponses or {})
    ecrire_atomiquement(dossier / "classe.html", page_de_la_classe(copies, protections, ressemblances=paires, sans_effet=sans_effet))
    ecrire_atomiquement(dossier / "moodle.csv", moodle_csv(copies))
    ecrire_atomiquement(dossier / "notes.csv", notes_csv(copies))


def _pages(copies: Sequence[ResultatCopie]) -> Iterable[tuple[str, str]]:
    noms = nommer_pages(copie.fichier for copie in copies)
    return ((noms[copie.fichier], page_de_retour(copie)) for copie in copies)
