"""Tout ce qu’une correction laisse dans son dossier, écrit d’un seul geste.

Rien n’est effacé ; seuls les fichiers nommés ici sont remplacés. Commencer par
`ecrire_resultats`.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from mastermind_edu.correction.notation.ajustements import (
    Ajustement,
    ajuster,
    appliquer_ajustements,
    lire_ajustements,
    preparer_ajustements,
)
from mastermind_edu.correction.notation.bareme import Bareme, bareme_par_defaut
from mastermind_edu.correction.notation.ressemblances import ressemblances
from mastermind_edu.correction.notation.resultats import CopieNotee, json_au_fil
from mastermind_edu.correction.pages.classe import DOSSIER_DES_RETOURS, page_de_la_classe
from mastermind_edu.correction.pages.notes import moodle_au_fil, notes_au_fil
from mastermind_edu.correction.pages.retours import nommer_pages, page_de_retour, page_des_retours
from mastermind_edu.correction.pages.retours_moodle import chemins_pour_moodle, ecrire_zip
from mastermind_edu.correction.tableurs import ecrire_atomiquement

RESULTATS, AJUSTEMENTS, JOURNAL = "resultats.json", "ajustements.csv", "correction_en_cours.jsonl"
RETOURS_A_IMPRIMER, RETOURS_POUR_MOODLE = "retours_a_imprimer.html", "retours.zip"


def garder_resultats(dossier: Path, resultats: Iterable[CopieNotee], protections: Sequence[str], *, version: str) -> None:
    """Écrit seulement `resultats.json` : assez pour reprendre une correction interrompue."""
    ecrire_atomiquement(Path(dossier) / RESULTATS, json_au_fil(resultats, protections, version))


class Retours:
    """Les pages de retour, chacune écrite dès que sa copie est notée ; `noms` donne celui de chaque page."""

    def __init__(self, dossier: Path, fichiers: Iterable[str], ajustements: Iterable[Ajustement] = ()):
        self._dossier, self.noms = Path(dossier) / DOSSIER_DES_RETOURS, nommer_pages(fichiers)
        self._ajustements = {ajustement.cle: ajustement for ajustement in ajustements}
        self._ecrites: set[str] = set()

    def ecrire(self, copie: CopieNotee) -> None:
        """Écrit la page de cette copie, ajustements du professeur compris."""
        ecrire_atomiquement(self._dossier / self.noms[copie.fichier], page_de_retour(ajuster(self._ajustements, copie)))
        self._ecrites.add(self.noms[copie.fichier])

    def lire(self, fichier: str) -> str:
        """La page écrite pour cette copie."""
        return (self._dossier / self.noms[fichier]).read_text(encoding="utf-8")

    def completer(self, copies: Iterable[CopieNotee], ajustements: Iterable[Ajustement]) -> None:
        """Écrit celles qui manquent ; toutes, si les ajustements ont changé depuis la première."""
        actuels = {ajustement.cle: ajustement for ajustement in ajustements}
        if actuels != self._ajustements:
            self._ajustements = actuels
            self._ecrites.clear()
        for copie in copies:
            if self.noms[copie.fichier] not in self._ecrites:
                self.ecrire(copie)


class _Sources(Mapping):
    """Le texte des réponses de chaque copie, relu quand on le demande."""

    def __init__(self, copies: Sequence[CopieNotee]):
        self._copies, self._rangs = copies, {copie.fichier: rang for rang, copie in enumerate(copies)}

    def __len__(self) -> int:
        return len(self._rangs)

    def __iter__(self) -> Iterator[str]:
        return iter(self._rangs)

    def __getitem__(self, fichier: str) -> Mapping[str, str]:
        return self._copies[self._rangs[fichier]].sources


def ecrire_resultats(
    dossier: Path,
    resultats: Iterable[CopieNotee],
    protections: Sequence[str],
    *,
    version: str,
    bareme: Bareme | None = None,
    retours: Retours | None = None,
) -> Sequence[CopieNotee]:
    """Écrit les notes, les retours, leur archive pour Moodle et la page de la classe ; renvoie les copies, ajustements du professeur compris.

    Lève `ErreurMastermind` pour un ajustement impossible ou un fichier que le système
    refuse d’écrire.
    """
    dossier = Path(dossier)
    preparer_ajustements(dossier / AJUSTEMENTS)
    ajustements = lire_ajustements(dossier / AJUSTEMENTS, bareme or bareme_par_defaut())
    copies, sans_effet = appliquer_ajustements(resultats, ajustements)
    garder_resultats(dossier, copies, protections, version=version)
    retours = retours or Retours(dossier, [copie.fichier for copie in copies])
    retours.completer(copies, ajustements)
    ecrire_atomiquement(dossier / RETOURS_A_IMPRIMER, page_des_retours(copies))
    chemins = chemins_pour_moodle(copie.fichier for copie in copies)
    ecrire_zip(dossier / RETOURS_POUR_MOODLE, ((chemin, retours.lire(fichier)) for chemin, fichier in chemins.items()))
    ecrire_atomiquement(dossier / "moodle.csv", moodle_au_fil(copies))
    ecrire_atomiquement(dossier / "notes.csv", notes_au_fil(copies))
    paires = ressemblances(_Sources(copies))
    ecrire_atomiquement(dossier / "classe.html", page_de_la_classe(copies, protections, ressemblances=paires, sans_effet=sans_effet))
    return copies
