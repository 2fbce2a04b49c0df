"""Les manches de `moteur_python`, plus vite : réponses lues dans une table, notes calculées par numpy.

Rien de nouveau ici : les tests comparent les deux moteurs, décodeur par décodeur.
Commencer par `MoteurNumpy`.
"""

import random
from collections.abc import Iterable
from functools import lru_cache

import numpy as np

from mastermind_edu.coeur.codes import Code
from mastermind_edu.coeur.reponses import Reponse, reponses_possibles
from mastermind_edu.decodeurs.catalogue import DECODEURS
from mastermind_edu.decodeurs.contrat import Rang
from mastermind_edu.decodeurs.lignes import nb_numeros, numero_de_reponse
from mastermind_edu.decodeurs.souffles import Souffles, demander
from mastermind_edu.decodeurs.table import choisir, compter_les_parts, table_des_reponses
from mastermind_edu.statistiques.moteur_python import Annonce, MoteurPython


class MoteurNumpy(MoteurPython):
    """Les mêmes manches, avec la table m × m de toutes les réponses ; lève `TailleRefusee` si elle ne tient pas."""

    def __init__(self, nb_pions: int, nb_couleurs: int, annoncer: Annonce = lambda faits, total: None):
        super().__init__(nb_pions, nb_couleurs, annoncer)
        self.table = table_des_reponses(nb_pions, nb_couleurs)
        self._un_pion_de_moins = MoteurPython(nb_pions - 1, nb_couleurs)
        self.debuts = lru_cache(maxsize=None)(self._calculer_debuts)
        self.reponses = {numero_de_reponse(reponse): reponse for reponse in reponses_possibles(nb_pions)}

    def numeros(self, proposition: Rang, candidats: list[Rang]) -> Iterable[int]:
        # Des paquets souvent petits : les octets d’une ligne vont plus vite que des tableaux.
        return map(self.ligne(proposition).__getitem__, candidats)

    def _calculer_ligne(self, proposition: Rang) -> bytes:
        return self.table[proposition].tobytes()

    def meilleure(self, nom: str, compatibles_seuls: bool, candidats: list[Rang], vues: frozenset[int]) -> Rang:
        evidente = candidats[0] if len(candidats) <= 2 else self.proposition_parfaite(candidats)
        if evidente is not None:
            return evidente
        est_candidat = np.zeros(len(self.codes), dtype=bool)
        est_candidat[candidats] = True
        debuts = self.debuts(vues, self.absentes(candidats))
        rangs = (self.nb_couleurs * debuts[:, None] + np.arange(self.nb_couleurs)).ravel()
        if compatibles_seuls:
            rangs = rangs[est_candidat[rangs]]
            numeros = self.table[np.ix_(candidats, rangs)]
        else:
            numeros = self._numeros_par_paquets(candidats, debuts)
        tailles = compter_les_parts(numeros, nb_numeros(self.nb_pions))
        return int(rangs[choisir(nom, tailles, est_candidat[rangs])])

    def _numeros_par_paquets(self, candidats: list[Rang], debuts: np.ndarray) -> np.ndarray:
        """Les réponses des candidats aux k codes de chaque début : k octets voisins, aussi vite copiés qu’un seul."""
        paquets = self.table.reshape(-1, self.nb_couleurs)
        premiers = np.array(candidats)[:, None] * (len(self.codes) // self.nb_couleurs)
        return paquets.take(premiers + debuts, axis=0).reshape(len(candidats), -1)

    def _calculer_debuts(self, vues: frozenset[int], absentes: frozenset[int]) -> np.ndarray:
        """Les débuts des propositions à comparer : tous leurs pions sauf le dernier, qui peut être quelconque."""
        return np.array(self._un_pion_de_moins.utiles(vues, absentes))

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
