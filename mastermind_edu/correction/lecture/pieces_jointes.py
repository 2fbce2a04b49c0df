"""Les fichiers que la correction écrit elle-même, `ajustements.csv`, `registre.json`…, rendus avec une copie : ce ne sont les copies de personne.

Aucun n’est perdu en silence : la copie qui les accompagne les nomme. Commencer par `ranger_les_pieces_jointes`.
"""

from collections import defaultdict
from collections.abc import Sequence
from pathlib import PurePosixPath
from typing import Any, Protocol

from mastermind_edu.correction.anomalies import Anomalie
from mastermind_edu.francais import accorder

# Ceux d’un dossier de résultats, d’un registre et d’une épreuve, tels qu’une correction les nomme.
DE_LA_CORRECTION = frozenset(
    "ajustements.csv notes.csv moodle.csv resultats.json correction_en_cours.jsonl classe.html retours.zip retours_a_imprimer.html "
    "registre.json eleves.csv devoirs.csv devoirs.json series.json parcours.csv trimestre.csv trimestre.xlsx classe_a_projeter.html eleves_a_imprimer.html "
    "exercices.toml sommaire.json epreuve.html".split()
)
CITEES = 5


class Rendue(Protocol):
    """Ce qu’il faut savoir d’une copie pour la ranger."""

    fichier: str
    depot: str
    est_lue: bool
    parties: tuple[str, ...]

    def remarquer(self, *anomalies: Anomalie) -> Any:
        """La copie, avec ces anomalies de plus."""


def ranger_les_pieces_jointes(copies: Sequence[Rendue]) -> list[Any]:
    """Les copies, sans ces fichiers ; celle qui se lit à côté d’eux les nomme, et ils restent des copies quand aucune ne s’y lit."""
    lues = sorted((copie for copie in copies if copie.est_lue), key=lambda copie: copie.fichier)
    jointes: dict[str, list[str]] = defaultdict(list)
    gardees = []
    for copie in copies:
        porteuse = next(_porteuses(copie, lues), None) if est_de_la_correction(copie) else None
        if porteuse:
            jointes[porteuse.fichier].append(copie.fichier)
        else:
            gardees.append(copie)
    return [copie.remarquer(_dire(jointes[copie.fichier])) if copie.est_lue and copie.fichier in jointes else copie for copie in gardees]


def est_de_la_correction(copie: Rendue) -> bool:
    """Vrai pour un fichier qui n’est pas un notebook, et qui porte, ou l’archive d’où il vient, un nom que la correction donne."""
    return not copie.est_lue and any(partie.lower() in DE_LA_CORRECTION for partie in copie.parties)


def _porteuses(jointe: Rendue, lues: Sequence[Rendue]):
    """Les copies qui se lisent dans le même dépôt, puis dans le même dossier, ou plus bas."""
    dossier = PurePosixPath(jointe.fichier).parent
    yield from (lue for lue in lues if lue.depot == jointe.depot)
    yield from (lue for lue in lues if PurePosixPath(lue.fichier).is_relative_to(dossier))


def _dire(fichiers: Sequence[str]) -> Anomalie:
    citees = ", ".join(sorted(fichiers)[:CITEES]) + (f" et {accorder(len(fichiers) - CITEES, 'autre')}" if len(fichiers) > CITEES else "")
    dites = "pièce jointe ignorée, elle porte" if len(fichiers) == 1 else "pièces jointes ignorées, elles portent"
    return Anomalie(f"{dites} le nom d’un fichier que la correction écrit : {citees}", publique=False)
