"""Le barème : ce que vaut chaque exercice, dans un fichier que le professeur peut lire et changer.

Sans lui, ce sont les points du catalogue ; une gamme n’en a que s’il lui en donne.
Ce qu’il décide d’une copie est dans `ajustements`. Commencer par `lire_bareme`.
"""

import os
from collections.abc import Iterable, Mapping
from fractions import Fraction
from pathlib import Path

from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.correction.tableurs import Ligne, ecrire_atomiquement, ecrire_table, lire_table
from mastermind_edu.exercices import CHAPITRES, GAMMES, TOUS, tout_du_chapitre
from mastermind_edu.exercices.ajoutes import joindre_les_dossiers
from mastermind_edu.exercices.sommaire import POINTS
from mastermind_edu.francais import citer, ecrire_decimal, proposer

COLONNES_DU_BAREME = ("exercice", "points")
TOTAL = "total "

Bareme = Mapping[str, Fraction]


def bareme_par_defaut() -> dict[str, Fraction]:
    """Les points du catalogue, et zéro pour une gamme."""
    return {nom: Fraction(points) for nom, points in {**POINTS, **dict.fromkeys(GAMMES, 0)}.items()}


def ecrire_bareme(chemin: Path, exercices: Iterable[Path] = ()) -> None:
    """Écrit le barème, chapitre par chapitre avec les totaux, prêt à être modifié ; celui des dossiers `exercices` aussi.

    Lève `ErreurMastermind` quand le fichier existe déjà : il peut contenir le travail de quelqu’un.
    """
    joindre_les_dossiers(exercices)
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
    if nom not in TOUS:
        ligne.refuser(f"le nom d’un exercice du cours, voici {citer(nom)}{proposer(nom, TOUS)}")


def _exiger_total(ligne: Ligne, chapitre: str, annonce: Fraction, bareme: Bareme) -> None:
    if chapitre not in CHAPITRES:
        ligne.refuser(f"le total d’un chapitre ({', '.join(CHAPITRES)}), voici {citer(chapitre)}")
    somme = _sommer(bareme, chapitre)
    if annonce != somme:
        detail = " + ".join(ecrire_decimal(bareme[nom]) for nom in tout_du_chapitre(chapitre) if nom in POINTS or bareme[nom])
        voici = f"voici {ecrire_decimal(annonce)} ; corrigez le total ou retirez sa ligne"
        ligne.refuser(f"{ecrire_decimal(somme)} pour le total de {chapitre} ({detail}), {voici}")


def _sommer(bareme: Bareme, chapitre: str) -> Fraction:
    return sum((bareme[nom] for nom in tout_du_chapitre(chapitre)), Fraction(0))
