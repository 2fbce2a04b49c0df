"""Quelles manches jouer pour chaque décodeur : une série de m longueurs, ou plusieurs.

Ni moteur ni bilan ici : la fiche dit comment. Commencer par `jouer_les_series`.
"""

import random
from collections.abc import Iterator, Sequence

from mastermind_edu.decodeurs.catalogue import trouver_decodeur
from mastermind_edu.decodeurs.contrat import Choix, Rang
from mastermind_edu.decodeurs.souffles import Souffles, aller_au_bout
from mastermind_edu.statistiques.arbre_des_manches import greffer
from mastermind_edu.statistiques.moteur_python import MoteurPython

GRAINE = 0  # celle des tirages : un décodeur au hasard sans parcours n’a pas de bilan exact
MANCHES_COMPAREES = 1296  # un décodeur qui tire au sort sans le dire se trahit bien avant


def jouer_les_series(moteur: MoteurPython, nom: str) -> list[list[int]]:
    """Les longueurs des manches de ce décodeur : une série par ordre qu’il pourrait tirer au sort.

    >>> jouer_les_series(MoteurPython(1, 3), "lexicographique_ordre_aleatoire")
    [[1, 2, 3], [3, 2, 1]]
    """
    return aller_au_bout(jouer_en_soufflant(moteur, nom))


def jouer_en_soufflant(moteur: MoteurPython, nom: str) -> Souffles[list[list[int]]]:
    """Comme `jouer_les_series`, un souffle par proposition ou par manche."""
    fiche = trouver_decodeur(nom)
    if fiche.parcours:
        return (yield from _suivre(moteur, list(fiche.parcours(moteur))))
    if fiche.est_au_hasard:
        return [(yield from _tirer_une_a_une(moteur, nom))]
    return [(yield from _jouer_une_a_une(moteur, nom))]


def _suivre(moteur: MoteurPython, parcours: Sequence[Choix]) -> Souffles[list[list[int]]]:
    series = []
    for rang, choix in enumerate(parcours):
        series.append((yield from moteur.suivre_en_soufflant(choix, rang, len(parcours))))
    return series


def _tirer_une_a_une(moteur: MoteurPython, nom: str) -> Souffles[list[int]]:
    longueurs = []
    for rang in _annoncer(moteur):
        longueurs.append(moteur.tirer(nom, rang, random.Random(f"{GRAINE} {rang}")))
        yield
    return longueurs


def _jouer_une_a_une(moteur: MoteurPython, nom: str) -> Souffles[list[int]]:
    """Les longueurs, secret par secret ; lève `ErreurMastermind` si le décodeur tire au sort sans le dire."""
    suites, longueurs = {}, []
    for rang in _annoncer(moteur):
        manche = yield from moteur.jouer_en_soufflant(nom, rang)
        if rang < MANCHES_COMPAREES:
            greffer(nom, manche, suites)
        longueurs.append(len(manche))
        yield
    return longueurs


def _annoncer(moteur: MoteurPython) -> Iterator[Rang]:
    """Les rangs de tous les codes, en annonçant chacun."""
    for rang in range(len(moteur.codes)):
        moteur.annoncer(rang, len(moteur.codes))
        yield rang
