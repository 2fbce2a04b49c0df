"""Toutes les manches d’un décodeur, en Python pur.

Un décodeur déterministe pose la même question à tous les secrets qui ont donné les mêmes
réponses : on suit des paquets de secrets, pas des manches. Commencer par `MoteurPython`.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterable
from functools import cached_property, lru_cache

from mastermind_edu.coeur.codes import Code, tous_les_codes
from mastermind_edu.coeur.reponses import Reponse, repondre_par_marquage
from mastermind_edu.decodeurs.contrat import Choix, Rang
from mastermind_edu.decodeurs.decodage import jouer_contre_en_soufflant
from mastermind_edu.decodeurs.lignes import Lignes, nb_numeros, numero_de_reponse
from mastermind_edu.decodeurs.meilleure_reponse import NOTES, sans_absentes, sans_doublons
from mastermind_edu.decodeurs.souffles import Souffles, aller_au_bout

Annonce = Callable[[int, int], None]
OCTETS_DES_LIGNES = 2**24  # toutes les lignes de 4 096 codes ; au-delà, chaque réponse est calculée quand il la faut


class MoteurPython:
    """Les m = kⁿ codes d’une taille de jeu, et de quoi y jouer toutes les manches.

    >>> MoteurPython(1, 3).suivre(lambda candidats, couleurs_vues: candidats[0])
    [1, 2, 3]
    """

    def __init__(self, nb_pions: int, nb_couleurs: int, annoncer: Annonce = lambda faits, total: None):
        self.nb_pions, self.nb_couleurs, self.annoncer = nb_pions, nb_couleurs, annoncer
        self.gagne = numero_de_reponse(Reponse(nb_pions, 0))
        self.ligne = lru_cache(maxsize=OCTETS_DES_LIGNES // nb_couleurs**nb_pions)(self._calculer_ligne)
        self.sans_doublons = lru_cache(maxsize=None)(lambda vues: list(sans_doublons(self.codes, vues)))
        self.utiles = lru_cache(maxsize=None)(self._calculer_utiles)

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

    def separer(self, proposition: Rang, candidats: list[Rang]) -> dict[int, list[Rang]]:
        """Les candidats rangés par le numéro de leur réponse, `self.gagne` quand la proposition est le secret."""
        parts: dict[int, list[Rang]] = {}
        for candidat, numero in zip(candidats, self.numeros(proposition, candidats)):
            parts.setdefault(numero, []).append(candidat)
        return parts

    def numeros(self, proposition: Rang, candidats: list[Rang]) -> Iterable[int]:
        """Le numéro de la réponse de chaque candidat."""
        if len(self.codes) ** 2 <= OCTETS_DES_LIGNES:
            return map(self.ligne(proposition).__getitem__, candidats)
        code = self.codes[proposition]
        return (numero_de_reponse(repondre_par_marquage(self.codes[candidat], code)) for candidat in candidats)

    @cached_property
    def _lignes(self) -> Lignes:
        return Lignes(self.nb_pions, self.nb_couleurs)

    def _calculer_ligne(self, proposition: Rang) -> bytes:
        """La réponse de chaque code à cette proposition."""
        return self._lignes.ligne(self.codes[proposition])

    def meilleure(self, nom: str, compatibles_seuls: bool, candidats: list[Rang], vues: frozenset[int]) -> Rang:
        """La proposition des quatre décodeurs de `meilleure_reponse` : le choix de `meilleure_proposition`."""
        evidente = candidats[0] if len(candidats) <= 2 else self.proposition_parfaite(candidats)
        if evidente is not None:
            return evidente
        noter, possibles = NOTES[nom], set(candidats)
        rangs = self.utiles(vues, self.absentes(candidats))
        if compatibles_seuls:
            rangs = filter(possibles.__contains__, rangs)
        return min(rangs, key=lambda rang: (noter(Counter(self.numeros(rang, candidats)).values()), rang not in possibles, rang))

    def proposition_parfaite(self, candidats: list[Rang]) -> Rang | None:
        """Le premier candidat auquel tous répondent différemment : aucune note ne fait mieux."""
        if len(candidats) >= nb_numeros(self.nb_pions):
            return None
        return next((rang for rang in candidats if len(set(self.numeros(rang, candidats))) == len(candidats)), None)

    def absentes(self, candidats: list[Rang]) -> frozenset[int]:
        """Les couleurs qu’aucun candidat ne porte."""
        return frozenset(range(self.nb_couleurs)).difference(*(self.codes[rang] for rang in candidats))

    def _calculer_utiles(self, vues: frozenset[int], absentes: frozenset[int]) -> list[Rang]:
        """Les rangs des propositions à comparer : une au moins de chaque famille qui se vaut, dont la plus petite."""
        return [self.rangs[code] for code in sans_absentes(self.sans_doublons(vues), absentes)]

    def jouer_en_soufflant(self, nom: str, rang: Rang, hasard: random.Random | None = None) -> Souffles[list[tuple[Code, Reponse]]]:
        """La manche de ce décodeur contre le secret de ce rang."""
        return jouer_contre_en_soufflant(nom, self.codes[rang], self.nb_couleurs, hasard)

    def tirer(self, nom: str, rang: Rang, hasard: random.Random) -> int:
        """Le nombre de propositions d’une manche tirée au sort contre le secret de ce rang."""
        return len(aller_au_bout(self.jouer_en_soufflant(nom, rang, hasard)))
