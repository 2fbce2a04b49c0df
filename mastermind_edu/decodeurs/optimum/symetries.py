"""Les symétries du jeu : quelles propositions se valent, après quelles propositions.

Échanger des places ou des couleurs, partout à la fois, ne change aucune réponse. Ce
module ne calcule aucun total (voir `preuve`). Commencer par `Symetries`.

On ne range pas le groupe entier (17 280 échanges pour 4 × 6, 22 millions pour 3 × 10) : une
couleur que personne n’a encore proposée peut prendre le nom de n’importe quelle autre
couleur neuve, et il suffit de garder les échanges de places (n! au plus), chacun avec
l’échange des couleurs déjà vues qui l’accompagne.
"""

from functools import lru_cache
from itertools import permutations
from typing import NamedTuple

import numpy as np

from mastermind_edu.coeur.codes import Code
from mastermind_edu.decodeurs.table import tableau_des_codes


class Echange(NamedTuple):
    """Le pion de la place `places[i]` vient à la place i, et la couleur c devient `couleurs[c]`."""

    places: tuple[int, ...]
    couleurs: tuple[int, ...]


class Groupe(NamedTuple):
    """Les échanges qui laissent chaque proposition passée à l’identique, et les couleurs vues."""

    echanges: tuple[Echange, ...]
    vues: frozenset[int]


class Symetries:
    """Les symétries de n pions et k couleurs ; un code y est désigné par son rang.

    >>> symetries = Symetries(4, 6)
    >>> [symetries.code(rang) for rang in symetries.representants(symetries.toutes(), ())]
    [(0, 0, 0, 0), (0, 0, 0, 1), (0, 0, 1, 1), (0, 0, 1, 2), (0, 1, 2, 3)]
    """

    def __init__(self, nb_pions: int, nb_couleurs: int):
        self.nb_pions, self.nb_couleurs = nb_pions, nb_couleurs
        self.codes = tableau_des_codes(nb_pions, nb_couleurs)
        self._poids = nb_couleurs ** np.arange(nb_pions - 1, -1, -1)
        self._fondre = lru_cache(maxsize=None)(self._calculer_fonte)
        self._renommer = lru_cache(maxsize=None)(self._calculer_renommage)

    def code(self, rang: int) -> Code:
        """Le code de ce rang, dans l’ordre lexicographique."""
        return tuple(self.codes[rang].tolist())

    def toutes(self) -> Groupe:
        """Avant la première proposition : toutes les places s’échangent, aucune couleur n’est vue."""
        identite = tuple(range(self.nb_couleurs))
        return Groupe(tuple(Echange(places, identite) for places in permutations(range(self.nb_pions))), frozenset())

    def fixant(self, groupe: Groupe, rang: int) -> Groupe:
        """Les échanges du groupe qui laissent aussi ce code à l’identique.

        >>> symetries = Symetries(2, 3)
        >>> symetries.fixant(symetries.toutes(), 1).echanges  # le code (0, 1)
        (Echange(places=(0, 1), couleurs=(0, 1, 2)), Echange(places=(1, 0), couleurs=(1, 0, 2)))
        """
        code = self.code(rang)
        prolonges = (self._prolonger(echange, groupe.vues, code) for echange in groupe.echanges)
        return Groupe(tuple(filter(None, prolonges)), groupe.vues | set(code))

    def _prolonger(self, echange: Echange, vues: frozenset[int], code: Code) -> Echange | None:
        """L’échange, complété sur les couleurs neuves du code pour qu’il le fixe ; `None` si c’est impossible."""
        couleurs = {couleur: echange.couleurs[couleur] for couleur in vues}
        for place, voulue in zip(echange.places, code):
            if couleurs.setdefault(code[place], voulue) != voulue:
                return None
        if len(set(couleurs.values())) < len(couleurs):
            return None
        return Echange(echange.places, tuple(couleurs.get(couleur, couleur) for couleur in range(self.nb_couleurs)))

    def representants(self, groupe: Groupe, absentes: tuple[int, ...]) -> np.ndarray:
        """Les rangs des propositions à essayer : au moins une de chaque famille d’équivalentes.

        `absentes` : les couleurs qu’aucun candidat ne porte. Aucune ne change une réponse : la plus
        petite les remplace toutes. Les couleurs neuves s’échangent entre elles sans toucher au passé.
        Un code est écarté quand l’un de ces échanges lui donne un plus petit rang : de rang en
        rang, on finit sur un équivalent que rien n’écarte.
        """
        neuves = tuple(c for c in range(self.nb_couleurs) if c not in groupe.vues and c not in absentes)
        fondre_absentes, renommer_neuves = self._fondre(absentes), self._renommer(neuves)
        rangs = np.arange(len(self.codes))
        rangs = rangs[fondre_absentes[renommer_neuves[rangs]] == rangs]
        for echange in groupe.echanges:
            images = fondre_absentes[renommer_neuves[self._images(echange, rangs)]]
            rangs = rangs[images >= rangs]
        return rangs

    def _images(self, echange: Echange, rangs: np.ndarray) -> np.ndarray:
        return np.array(echange.couleurs)[self.codes[rangs][:, echange.places]] @ self._poids

    def _calculer_fonte(self, absentes: tuple[int, ...]) -> np.ndarray:
        """Pour chaque code, le rang du code où la plus petite des absentes les remplace toutes."""
        couleurs = np.arange(self.nb_couleurs)
        couleurs[list(absentes)] = min(absentes, default=0)
        return couleurs[self.codes] @ self._poids

    def _calculer_renommage(self, libres: tuple[int, ...]) -> np.ndarray:
        """Pour chaque code, le rang du code où les couleurs libres paraissent dans l’ordre croissant."""
        renommes = self.codes.astype(np.int64)
        if libres:
            premieres = np.stack([self._premiere_place(couleur) for couleur in libres], axis=1)
            ordres = premieres.argsort(axis=1, kind="stable").argsort(axis=1, kind="stable")
            for colonne, couleur in enumerate(libres):
                noms = np.array(libres)[ordres[:, colonne]]
                renommes = np.where(self.codes == couleur, noms[:, None], renommes)
        return renommes @ self._poids

    def _premiere_place(self, couleur: int) -> np.ndarray:
        """La première place où chaque code porte cette couleur, n s’il ne la porte pas."""
        presences = self.codes == couleur
        return np.where(presences.any(axis=1), presences.argmax(axis=1), self.nb_pions)
