"""Quelles manches jouer pour chaque décodeur : une série de m longueurs, ou plusieurs.

Ni moteur ni bilan ici. Commencer par `jouer_les_series`.
"""

import random
from bisect import bisect_left
from functools import partial

from mastermind_edu.decodeurs.catalogue import COMPATIBLE
from mastermind_edu.decodeurs.meilleure_reponse import NOTES
from mastermind_edu.statistiques.moteur_python import Choix, MoteurPython, Rang

GRAINE = 0  # celle des tirages de « aleatoire_compatible », seul décodeur dont le bilan n’est pas exact


def jouer_les_series(moteur: MoteurPython, nom: str) -> list[list[int]]:
    """Les longueurs des manches de ce décodeur : une série par ordre qu’il pourrait tirer au sort.

    >>> jouer_les_series(MoteurPython(1, 3), "lexicographique_ordre_aleatoire")
    [[1, 2, 3], [3, 2, 1]]
    """
    if nom in PARCOURS:
        return [moteur.suivre(choix) for choix in PARCOURS[nom]]
    if nom == "lexicographique_depart_cyclique":
        return [moteur.suivre(partial(_premier_depuis, depart)) for depart in _annoncer(moteur)]
    note = nom.removesuffix(COMPATIBLE)
    if note in NOTES:
        return [moteur.suivre(partial(moteur.meilleure, note, note != nom))]
    return [[moteur.jouer(nom, rang, random.Random(f"{GRAINE} {rang}")) for rang in _annoncer(moteur)]]


def _premier(candidats: list[Rang], _: frozenset[int]) -> Rang:
    return candidats[0]


def _dernier(candidats: list[Rang], _: frozenset[int]) -> Rang:
    return candidats[-1]


def _premier_depuis(depart: Rang, candidats: list[Rang], _: frozenset[int]) -> Rang:
    """Le premier candidat à partir du départ, en revenant au début après le dernier code."""
    place = bisect_left(candidats, depart)
    return candidats[place] if place < len(candidats) else candidats[0]


PARCOURS: dict[str, tuple[Choix, ...]] = {
    "lexicographique": (_premier,),
    "lexicographique_decroissant": (_dernier,),
    "lexicographique_ordre_aleatoire": (_premier, _dernier),
}


def _annoncer(moteur: MoteurPython):
    """Les rangs de tous les codes, en annonçant chacun."""
    for rang in range(len(moteur.codes)):
        moteur.annoncer(rang, len(moteur.codes))
        yield rang
