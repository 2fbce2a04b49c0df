"""Les corrections du professeur : `ajustements.csv`, lu à chaque correction, jamais écrasé.

Une ligne remplace les points d’un exercice d’une copie. Commencer par `lire_ajustements`.
"""

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from functools import partial
from pathlib import Path
from typing import NamedTuple

from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.correction.notation.bareme import Bareme, exiger_exercice
from mastermind_edu.correction.notation.gardees import CopiesGardees, Vues
from mastermind_edu.correction.notation.resultats import CopieNotee, ExerciceNote
from mastermind_edu.correction.tableurs import (
    deproteger,
    ecrire_atomiquement,
    ecrire_table,
    lire_points,
    lire_table,
    proteger,
)
from mastermind_edu.francais import citer, ecrire_decimal

COLONNES = ("fichier", "exercice", "points", "motif")
MODE_D_EMPLOI = "# une ligne par correction : recopiez « fichier » de notes.csv, puis l’exercice, ses points, votre motif"


class Ajustement(NamedTuple):
    """Les points que le professeur donne à un exercice d’une copie."""

    fichier: str
    exercice: str
    points: Fraction
    motif: str

    @property
    def cle(self) -> tuple[str, str]:
        """Ce qu’un ajustement corrige : une copie et un exercice."""
        return cle_de_copie(self.fichier), self.exercice

    def __str__(self) -> str:
        motif = f" ({self.motif})" if self.motif else ""
        return f"`{self.exercice}`, {ecrire_decimal(self.points)} au lieu des points du juge{motif}"


def preparer_ajustements(chemin: Path) -> None:
    """Écrit un fichier vide avec son mode d’emploi, s’il n’y en a pas encore."""
    if not Path(chemin).exists():
        ecrire_atomiquement(chemin, ecrire_table([COLONNES, (MODE_D_EMPLOI, "", "", "")]))


def lire_ajustements(chemin: Path, bareme: Bareme) -> list[Ajustement]:
    """Les ajustements du fichier ; aucun s’il n’existe pas.

    Lève `ErreurMastermind` en nommant la ligne : à lire avant de corriger la classe.
    """
    chemin = Path(chemin)
    if not chemin.exists():
        return []
    ajustements: dict[tuple[str, str], Ajustement] = {}
    for numero, cellules in lire_table(chemin, COLONNES):
        ajustement = _lire_ajustement(chemin, numero, cellules, bareme)
        if ajustement.cle in ajustements:
            raise ErreurMastermind(
                f"{chemin.name}, ligne {numero} : il faut un seul ajustement de {ajustement.exercice} par copie, "
                f"en voici un second pour {citer(ajustement.fichier)}"
            )
        ajustements[ajustement.cle] = ajustement
    return list(ajustements.values())


def _lire_ajustement(chemin: Path, numero: int, cellules: list[str], bareme: Bareme) -> Ajustement:
    fichier, exercice, points, motif = cellules
    ajustement = Ajustement(deproteger(fichier), exercice, lire_points(chemin, numero, points), deproteger(motif))
    _exiger_valable(chemin, numero, ajustement, bareme)
    return ajustement


def _exiger_valable(chemin: Path, numero: int, ajustement: Ajustement, bareme: Bareme) -> None:
    if not ajustement.fichier:
        raise ErreurMastermind(f"{chemin.name}, ligne {numero} : il faut le nom d’une copie dans « fichier », la cellule est vide")
    exiger_exercice(chemin, numero, ajustement.exercice)
    maximum = bareme[ajustement.exercice]
    if ajustement.points > maximum:
        raise ErreurMastermind(
            f"{chemin.name}, ligne {numero} : il faut au plus {ecrire_decimal(maximum)} points pour {ajustement.exercice}, "
            f"voici {ecrire_decimal(ajustement.points)}"
        )


def cle_de_copie(fichier: str) -> str:
    """Le nom d’une copie tel qu’un tableur peut l’avoir récrit."""
    return unicodedata.normalize("NFC", proteger(deproteger(fichier)))


def appliquer_ajustements(
    resultats: Iterable[CopieNotee], ajustements: Iterable[Ajustement]
) -> tuple[Sequence[CopieNotee], list[Ajustement]]:
    """Les copies ajustées, et les ajustements qui ne correspondent à aucune."""
    restants = {ajustement.cle: ajustement for ajustement in ajustements}
    changer = partial(ajuster, restants)
    copies = Vues(resultats, changer) if isinstance(resultats, CopiesGardees) else list(map(changer, resultats))
    if not restants:
        return copies, []
    employes = {(cle_de_copie(copie.fichier), exercice.nom) for copie in copies for exercice in copie.exercices}
    return copies, [ajustement for cle, ajustement in restants.items() if cle not in employes]


def ajuster(ajustements: Mapping[tuple[str, str], Ajustement], copie: CopieNotee) -> CopieNotee:
    """La copie, avec les points que le professeur lui donne ; `ajustements` les range par clé."""
    if not ajustements:
        return copie
    cles = ((cle_de_copie(copie.fichier), exercice.nom) for exercice in copie.exercices)
    exercices = (_remplacer_points(exercice, ajustements[cle]) if cle in ajustements else exercice for cle, exercice in zip(cles, copie.exercices))
    return copie._replace(exercices=tuple(exercices))


def _remplacer_points(exercice: ExerciceNote, ajustement: Ajustement) -> ExerciceNote:
    return exercice._replace(points=min(ajustement.points, Fraction(exercice.sur)), motif=ajustement.motif or "sans motif écrit")
