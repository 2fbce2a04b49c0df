"""Le barème : les points de chaque exercice, dans un fichier que l’on peut lire et changer.

Sans fichier, ce sont les points du catalogue. Commencer par `lire_bareme`.
"""

import os
from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path

from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.correction.tableurs import ecrire_atomiquement, ecrire_table, lire_points, lire_table
from mastermind_edu.exercices import CATALOGUE, CHAPITRES
from mastermind_edu.francais import citer, ecrire_decimal, proposer

COLONNES = ("exercice", "points")
TOTAL = "total "

Bareme = Mapping[str, Fraction]


def bareme_par_defaut() -> dict[str, Fraction]:
    """Les points du catalogue."""
    return {nom: Fraction(exercice.points) for nom, exercice in CATALOGUE.items()}


def ecrire_bareme(chemin: Path, bareme: Bareme | None = None) -> None:
    """Écrit le barème, chapitre par chapitre avec les totaux, prêt à être modifié.

    Lève `ErreurMastermind` quand le fichier existe déjà : il peut contenir le travail de quelqu’un.
    """
    if os.path.lexists(chemin):
        raise ErreurMastermind(f"il faut un nouveau nom de fichier pour le barème, {chemin} existe déjà")
    points = bareme or bareme_par_defaut()
    lignes = [COLONNES]
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
    chemin = Path(chemin)
    lignes = [(numero, nom, lire_points(chemin, numero, texte)) for numero, (nom, texte) in lire_table(chemin, COLONNES)]
    lus: dict[str, int] = {}
    for numero, nom, points in lignes:
        if not nom.startswith(TOTAL):
            exiger_exercice(chemin, numero, nom)
            _exiger_nouveau(chemin, numero, nom, lus)
            lus[nom], bareme[nom] = numero, points
    _exiger_totaux(chemin, [(n, nom.removeprefix(TOTAL), points) for n, nom, points in lignes if nom.startswith(TOTAL)], bareme)
    return bareme


def exiger_exercice(chemin: Path, numero: int, nom: str) -> None:
    """Lève `ErreurMastermind`, en proposant le nom le plus proche, si l’exercice est inconnu."""
    if nom in CATALOGUE:
        return
    raise ErreurMastermind(
        f"{chemin.name}, ligne {numero} : il faut le nom d’un exercice du cours, voici {citer(nom)}{proposer(nom, CATALOGUE)}"
    )


def _exiger_nouveau(chemin: Path, numero: int, nom: str, lus: Mapping[str, int]) -> None:
    if nom in lus:
        raise ErreurMastermind(
            f"{chemin.name}, ligne {numero} : il faut une seule ligne par exercice, {citer(nom)} est déjà ligne {lus[nom]}"
        )


def _exiger_totaux(chemin: Path, totaux: list[tuple[int, str, Fraction]], bareme: Bareme) -> None:
    for numero, chapitre, annonce in totaux:
        if chapitre not in CHAPITRES:
            raise ErreurMastermind(
                f"{chemin.name}, ligne {numero} : il faut le total d’un chapitre ({', '.join(CHAPITRES)}), voici {citer(chapitre)}"
            )
        _exiger_total(chemin, numero, chapitre, annonce, bareme)
    for chapitre in CHAPITRES:
        if _sommer(bareme, chapitre) == 0:
            raise ErreurMastermind(f"{chemin.name} : il faut au moins un exercice noté au chapitre {chapitre}, la somme vaut 0")


def _exiger_total(chemin: Path, numero: int, chapitre: str, annonce: Fraction, bareme: Bareme) -> None:
    somme = _sommer(bareme, chapitre)
    if annonce != somme:
        detail = " + ".join(ecrire_decimal(bareme[nom]) for nom in CHAPITRES[chapitre])
        raise ErreurMastermind(
            f"{chemin.name}, ligne {numero} : il faut {ecrire_decimal(somme)} pour le total de {chapitre} ({detail}), "
            f"voici {ecrire_decimal(annonce)} ; corrigez le total ou retirez sa ligne"
        )


def _sommer(bareme: Bareme, chapitre: str) -> Fraction:
    return sum((bareme[nom] for nom in CHAPITRES[chapitre]), Fraction(0))
