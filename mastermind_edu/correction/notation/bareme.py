"""Ce que le professeur décide des points : le barème, et `ajustements.csv`, une copie à la fois, dans des fichiers que l’on peut lire et changer.

Sans barème, ce sont les points du catalogue ; les ajustements sont lus à chaque correction, jamais écrasés.
Commencer par `lire_bareme`, puis `lire_ajustements`.
"""

import os
import unicodedata
from collections.abc import Mapping, Sequence
from fractions import Fraction
from pathlib import Path
from typing import NamedTuple

from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.correction.notation.resultats import CopieNotee, ExerciceNote
from mastermind_edu.correction.tableurs import Ligne, deproteger, ecrire_atomiquement, ecrire_table, lire_table, proteger
from mastermind_edu.exercices import CATALOGUE, CHAPITRES
from mastermind_edu.exercices.sommaire import POINTS
from mastermind_edu.francais import citer, ecrire_decimal, proposer

COLONNES_DU_BAREME = ("exercice", "points")
TOTAL = "total "
COLONNES = ("fichier", "exercice", "points", "motif")
MODE_D_EMPLOI = "# une ligne par correction : recopiez « fichier » de notes.csv, puis l’exercice, ses points, votre motif"

Bareme = Mapping[str, Fraction]


def bareme_par_defaut() -> dict[str, Fraction]:
    """Les points du catalogue."""
    return {nom: Fraction(points) for nom, points in POINTS.items()}


def ecrire_bareme(chemin: Path) -> None:
    """Écrit le barème, chapitre par chapitre avec les totaux, prêt à être modifié.

    Lève `ErreurMastermind` quand le fichier existe déjà : il peut contenir le travail de quelqu’un.
    """
    if os.path.lexists(chemin):
        raise ErreurMastermind(f"il faut un nouveau nom de fichier pour le barème, {chemin} existe déjà")
    points, lignes = bareme_par_defaut(), [COLONNES_DU_BAREME]
    for chapitre, noms in CHAPITRES.items():
        lignes += [(nom, ecrire_decimal(points[nom])) for nom in noms]
        lignes.append((TOTAL + chapitre, ecrire_decimal(_sommer(points, chapitre))))
    ecrire_atomiquement(chemin, ecrire_table(lignes))


def lire_bareme(chemin: Path | None = None) -> dict[str, Fraction]:
    """Les points du catalogue, remplacés par ceux du fichier.

    Un exercice absent garde ses points ; un total écrit doit être la vraie somme.
    Lève `ErreurMastermind` en nommant le fichier et la ligne.
    """
    bareme = bareme_par_defaut()
    if chemin is None:
        return bareme
    lus: dict[str, int] = {}
    totaux = []
    for ligne in lire_table(chemin, COLONNES_DU_BAREME):
        nom, points = ligne.cellules[0], ligne.lire_points(ligne.cellules[1])
        if nom.startswith(TOTAL):
            totaux.append((ligne, nom.removeprefix(TOTAL), points))
            continue
        _exiger_exercice(ligne, nom)
        if nom in lus:
            ligne.refuser(f"une seule ligne par exercice, {citer(nom)} est déjà ligne {lus[nom]}")
        lus[nom], bareme[nom] = ligne.numero, points
    for ligne, chapitre, annonce in totaux:
        _exiger_total(ligne, chapitre, annonce, bareme)
    for chapitre in CHAPITRES:
        if _sommer(bareme, chapitre) == 0:
            raise ErreurMastermind(f"{chemin.name} : il faut au moins un exercice noté au chapitre {chapitre}, la somme vaut 0")
    return bareme


def _exiger_exercice(ligne: Ligne, nom: str) -> None:
    if nom not in CATALOGUE:
        ligne.refuser(f"le nom d’un exercice du cours, voici {citer(nom)}{proposer(nom, CATALOGUE)}")


def _exiger_total(ligne: Ligne, chapitre: str, annonce: Fraction, bareme: Bareme) -> None:
    if chapitre not in CHAPITRES:
        ligne.refuser(f"le total d’un chapitre ({', '.join(CHAPITRES)}), voici {citer(chapitre)}")
    somme = _sommer(bareme, chapitre)
    if annonce != somme:
        detail = " + ".join(ecrire_decimal(bareme[nom]) for nom in CHAPITRES[chapitre])
        voici = f"voici {ecrire_decimal(annonce)} ; corrigez le total ou retirez sa ligne"
        ligne.refuser(f"{ecrire_decimal(somme)} pour le total de {chapitre} ({detail}), {voici}")


def _sommer(bareme: Bareme, chapitre: str) -> Fraction:
    return sum((bareme[nom] for nom in CHAPITRES[chapitre]), Fraction(0))


class Ajustement(NamedTuple):
    """Les points que le professeur donne à un exercice d’une copie."""

    fichier: str
    exercice: str
    points: Fraction
    motif: str

    def __str__(self) -> str:
        motif = f" ({self.motif})" if self.motif else ""
        return f"`{self.exercice}`, {ecrire_decimal(self.points)} au lieu des points du juge{motif}"


Ajustements = Mapping[tuple[str, str], Ajustement]  # par copie (voir `cle_de_copie`) et par exercice


def preparer_ajustements(chemin: Path) -> None:
    """Écrit un fichier vide avec son mode d’emploi, s’il n’y en a pas encore."""
    if not chemin.exists():
        ecrire_atomiquement(chemin, ecrire_table([COLONNES, (MODE_D_EMPLOI, "", "", "")]))


def lire_ajustements(chemin: Path, bareme: Bareme) -> Ajustements:
    """Les ajustements du fichier ; aucun s’il n’existe pas.

    Lève `ErreurMastermind` en nommant la ligne : à lire avant de corriger la classe.
    """
    ajustements: dict[tuple[str, str], Ajustement] = {}
    for ligne in lire_table(chemin, COLONNES) if chemin.exists() else ():
        ajustement = _lire_ajustement(ligne, bareme)
        cle = cle_de_copie(ajustement.fichier), ajustement.exercice
        if cle in ajustements:
            ligne.refuser(f"un seul ajustement de {ajustement.exercice} par copie, en voici un second pour {citer(ajustement.fichier)}")
        ajustements[cle] = ajustement
    return ajustements


def _lire_ajustement(ligne: Ligne, bareme: Bareme) -> Ajustement:
    fichier, exercice, points, motif = ligne.cellules
    ajustement = Ajustement(deproteger(fichier), exercice, ligne.lire_points(points), deproteger(motif))
    if not ajustement.fichier:
        ligne.refuser("le nom d’une copie dans « fichier », la cellule est vide")
    _exiger_exercice(ligne, exercice)
    maximum = bareme[exercice]
    if ajustement.points > maximum:
        ligne.refuser(f"au plus {ecrire_decimal(maximum)} points pour {exercice}, voici {ecrire_decimal(ajustement.points)}")
    return ajustement


def cle_de_copie(fichier: str) -> str:
    """Le nom d’une copie tel qu’un tableur peut l’avoir récrit."""
    return unicodedata.normalize("NFC", proteger(deproteger(fichier)))


def ajuster(copie: CopieNotee, ajustements: Ajustements) -> CopieNotee:
    """La copie, avec les points que le professeur lui donne."""
    fichier = cle_de_copie(copie.fichier)
    return copie._replace(exercices=tuple(_remplacer_points(exercice, ajustements.get((fichier, exercice.nom))) for exercice in copie.exercices))


def _remplacer_points(exercice: ExerciceNote, ajustement: Ajustement | None) -> ExerciceNote:
    if ajustement is None:
        return exercice
    return exercice._replace(points=min(ajustement.points, exercice.sur), motif=ajustement.motif or "sans motif écrit")


class CopiesAjustees(Sequence):
    """Les mêmes copies, chacune ajustée au moment où on la lit."""

    def __init__(self, copies: Sequence[CopieNotee], ajustements: Ajustements):
        self._copies, self._ajustements = copies, ajustements

    def __len__(self) -> int:
        return len(self._copies)

    def __getitem__(self, rang: int) -> CopieNotee:
        return ajuster(self._copies[rang], self._ajustements)


def appliquer_ajustements(copies: Sequence[CopieNotee], ajustements: Ajustements) -> tuple[Sequence[CopieNotee], list[Ajustement]]:
    """Les copies ajustées, et les ajustements qui ne correspondent à aucune."""
    if not ajustements:
        return copies, []
    employes = {(cle_de_copie(copie.fichier), exercice.nom) for copie in copies for exercice in copie.exercices}
    return CopiesAjustees(copies, ajustements), [ajustement for cle, ajustement in ajustements.items() if cle not in employes]
