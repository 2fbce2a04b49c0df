"""Toutes les manches d’un décodeur, en Python pur : la référence, qui se lit.

Un décodeur déterministe pose la même question à tous les secrets qui ont donné les mêmes
réponses : on suit des paquets de secrets, pas des manches. Commencer par `MoteurPython`.
"""

import random
from collections.abc import Callable, Hashable
from functools import cached_property

from mastermind_edu.coeur.codes import Code, tous_les_codes
from mastermind_edu.coeur.reponses import Reponse, repondre_par_marquage
from mastermind_edu.decodeurs.contrat import Choix, Rang
from mastermind_edu.decodeurs.decodage import jouer_contre_en_soufflant
from mastermind_edu.decodeurs.meilleure_reponse import NOTES, meilleure_proposition, sans_doublons
from mastermind_edu.decodeurs.souffles import Souffles, aller_au_bout

Annonce = Callable[[int, int], None]


class MoteurPython:
    """Les m = kⁿ codes d’une taille de jeu, et de quoi y jouer toutes les manches.

    >>> MoteurPython(1, 3).suivre(lambda candidats, couleurs_vues: candidats[0])
    [1, 2, 3]
    """

    def __init__(self, nb_pions: int, nb_couleurs: int, annoncer: Annonce = lambda faits, total: None):
        self.nb_pions, self.nb_couleurs, self.annoncer = nb_pions, nb_couleurs, annoncer
        self.gagne: Hashable = Reponse(nb_pions, 0)

    @cached_property
    def codes(self) -> list[Code]:
        """Les m codes, dans l’ordre lexicographique."""
        return list(tous_les_codes(self.nb_pions, self.nb_couleurs))

    @cached_property
    def rangs(self) -> dict[Code, Rang]:
        """Le rang de chaque code."""
        return {code: rang for rang, code in enumerate(self.codes)}

    def suivre(self, choix: Choix) -> list[int]:
        """Le nombre de propositions qui trouvent chaque secret, quand `choix` décide de chacune."""
        return aller_au_bout(self.suivre_en_soufflant(choix))

    def suivre_en_soufflant(self, choix: Choix, rang: int = 0, nb_choix: int = 1) -> Souffles[list[int]]:
        """Comme `suivre`, un souffle par proposition ; `rang` dit lequel des choix à suivre est celui-ci."""
        longueurs, trouves = [0] * len(self.codes), 0
        paquets: list[tuple[list[Rang], frozenset[int], int]] = [(list(range(len(self.codes))), frozenset(), 1)]
        while paquets:
            candidats, vues, tour = paquets.pop()
            proposition = choix(candidats, vues)
            parts = self.separer(proposition, candidats)
            if parts.pop(self.gagne, None):
                longueurs[proposition] = tour
                trouves += 1
                self.annoncer(rang * len(self.codes) + trouves, nb_choix * len(self.codes))
            vues = vues.union(self.codes[proposition])
            paquets += [(part, vues, tour + 1) for part in parts.values()]
            yield
        return longueurs

    def separer(self, proposition: Rang, candidats: list[Rang]) -> dict[Hashable, list[Rang]]:
        """Les candidats rangés par leur réponse, `self.gagne` quand la proposition est le secret."""
        parts: dict[Hashable, list[Rang]] = {}
        for candidat in candidats:
            reponse = repondre_par_marquage(self.codes[candidat], self.codes[proposition])
            parts.setdefault(reponse, []).append(candidat)
        return parts

    def meilleure(self, nom: str, compatibles_seuls: bool, candidats: list[Rang], vues: frozenset[int]) -> Rang:
        """La proposition des quatre décodeurs de `meilleure_reponse`."""
        codes = [self.codes[rang] for rang in candidats]
        propositions = sans_doublons(codes if compatibles_seuls else self.codes, vues)
        return self.rangs[meilleure_proposition(NOTES[nom], codes, propositions)]

    def jouer(self, nom: str, rang: Rang, hasard: random.Random | None = None) -> list[tuple[Code, Reponse]]:
        """La manche de ce décodeur contre le secret de ce rang."""
        return aller_au_bout(self.jouer_en_soufflant(nom, rang, hasard))

    def jouer_en_soufflant(self, nom: str, rang: Rang, hasard: random.Random | None = None) -> Souffles[list[tuple[Code, Reponse]]]:
        """Comme `jouer`."""
        return jouer_contre_en_soufflant(nom, self.codes[rang], self.nb_couleurs, hasard)

    def tirer(self, nom: str, rang: Rang, hasard: random.Random) -> int:
        """Le nombre de propositions d’une manche tirée au sort contre le secret de ce rang."""
        return len(self.jouer(nom, rang, hasard))
