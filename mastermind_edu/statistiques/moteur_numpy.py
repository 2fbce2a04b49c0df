"""Les manches de `moteur_python`, plus vite : réponses lues dans une table, notes calculées par numpy.

Rien de nouveau ici : les tests comparent les deux moteurs, décodeur par décodeur.
Commencer par `MoteurNumpy`.
"""

import random
from collections.abc import Hashable
from functools import lru_cache

import numpy as np

from mastermind_edu.coeur.codes import Code
from mastermind_edu.coeur.reponses import Reponse, reponses_possibles
from mastermind_edu.decodeurs.catalogue import DECODEURS
from mastermind_edu.decodeurs.choix_rapide import choisir, compter_les_parts
from mastermind_edu.decodeurs.contrat import Rang
from mastermind_edu.decodeurs.meilleure_reponse import sans_doublons
from mastermind_edu.decodeurs.souffles import Souffles, demander
from mastermind_edu.decodeurs.table import nb_numeros, numero_de_reponse, table_des_reponses
from mastermind_edu.statistiques.moteur_python import Annonce, MoteurPython


class MoteurNumpy(MoteurPython):
    """Les mêmes manches, avec la table m × m de toutes les réponses ; lève `TailleRefusee` si elle ne tient pas."""

    def __init__(self, nb_pions: int, nb_couleurs: int, annoncer: Annonce = lambda faits, total: None):
        super().__init__(nb_pions, nb_couleurs, annoncer)
        self.table = table_des_reponses(nb_pions, nb_couleurs)
        self.reponses = {numero_de_reponse(reponse): reponse for reponse in reponses_possibles(nb_pions)}
        self.gagne = numero_de_reponse(Reponse(nb_pions, 0))
        self.utiles = lru_cache(maxsize=None)(self._utiles)

    def _utiles(self, vues: frozenset[int]) -> np.ndarray:
        """Les rangs des codes utiles à proposer quand ces couleurs sont vues."""
        return np.array([self.rangs[code] for code in sans_doublons(self.codes, vues)])

    def separer(self, proposition: Rang, candidats: list[Rang]) -> dict[Hashable, list[Rang]]:
        # Des paquets souvent petits : une liste et un dictionnaire vont plus vite que des tableaux.
        ligne, parts = self.table[proposition].tobytes(), {}
        for candidat in candidats:
            parts.setdefault(ligne[candidat], []).append(candidat)
        return parts

    def meilleure(self, nom: str, compatibles_seuls: bool, candidats: list[Rang], vues: frozenset[int]) -> Rang:
        evidente = candidats[0] if len(candidats) <= 2 else self._proposition_parfaite(candidats)
        if evidente is not None:
            return evidente
        est_candidat = np.zeros(len(self.codes), dtype=bool)
        est_candidat[candidats] = True
        rangs = self.utiles(vues)
        rangs = rangs[est_candidat[rangs]] if compatibles_seuls else rangs
        numeros = self.table[candidats] if len(rangs) == len(self.codes) else self.table[np.ix_(candidats, rangs)]
        tailles = compter_les_parts(numeros, nb_numeros(self.nb_pions))
        return int(rangs[choisir(nom, tailles, est_candidat[rangs])])

    def _proposition_parfaite(self, candidats: list[Rang]) -> Rang | None:
        """Le premier candidat auquel tous répondent différemment : aucune note ne fait mieux."""
        if len(candidats) > len(self.reponses):
            return None
        numeros = np.sort(self.table[np.ix_(candidats, candidats)], axis=0)
        parfaites = np.flatnonzero((numeros[1:] != numeros[:-1]).all(axis=0))
        return candidats[parfaites[0]] if len(parfaites) else None

    def jouer_en_soufflant(self, nom: str, rang: Rang, hasard: random.Random | None = None) -> Souffles[list[tuple[Code, Reponse]]]:
        ligne = self.table[rang].tobytes()
        strategie = DECODEURS[nom].commencer(self.nb_pions, self.nb_couleurs, hasard or random.Random())
        proposition, manche = (yield from demander(strategie)), []
        while (numero := ligne[self.rangs[proposition]]) != self.gagne:
            manche.append((proposition, self.reponses[numero]))
            proposition = yield from demander(strategie, manche[-1][1])
        return [*manche, (proposition, self.reponses[numero])]

    def tirer(self, nom: str, rang: Rang, hasard: random.Random) -> int:
        tirage, candidats, tour = DECODEURS[nom].tirage, np.arange(len(self.codes)), 1
        if tirage is None:
            return super().tirer(nom, rang, hasard)
        while (proposition := tirage(hasard, candidats)) != rang:
            reponses = self.table[proposition]
            candidats = candidats[reponses[candidats] == reponses[rang]]
            tour += 1
        return tour
