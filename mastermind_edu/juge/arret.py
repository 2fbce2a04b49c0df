"""L’arrêt d’un appel qui n’en finit pas : l’exception qui le fait, et la boucle à nommer.

Quand arrêter est à la garde. Commencer par `NonFini`.
"""

import math
import sys
import time
from types import FrameType

LIGNES_POUR_CHOISIR, SECONDES_POUR_CHOISIR = 1000, 0.1  # le budget épuisé, de quoi voir quelle boucle tourne : celle-là sera nommée ; moins que la grâce de la garde


class NonFini(BaseException):
    """L’appel a dépassé son temps ou son nombre de pas. Hors d’`Exception` : `except Exception` la laisse passer."""


class NonFiniDansUneTrace(NonFini):
    """L’exception d’une trace, qui la reprend quand elle a été attrapée."""

    def __init__(self, trace):
        self.trace = trace

    def __del__(self):
        self.trace.reprendre(sys._getframe().f_back)


class Arret:
    """Le lieu où arrêter : la première ligne de la boucle qui tourne, et non celle où le budget s’est trouvé épuisé, qui change d’une fois à l’autre.

    Parmi les appels en cours dont des lignes s’exécutent encore, le plus ancien ; parmi ses lignes, la plus haute.
    """

    def __init__(self, patience: float = 1.0):
        self.reste, self.fin = LIGNES_POUR_CHOISIR, time.monotonic() + SECONDES_POUR_CHOISIR * patience
        self.cadre: FrameType | None = None
        self.profondeur, self.ligne = math.inf, 0

    def est_ici(self, cadre: FrameType) -> bool:
        """Vrai à ce lieu, et partout une fois qu’on y est passé, ou qu’il a été trop longtemps attendu."""
        self.reste -= 1
        if self.reste >= 0 and time.monotonic() < self.fin:
            profondeur = _profondeur(cadre)
            if profondeur < self.profondeur:
                self.cadre, self.profondeur, self.ligne = cadre, profondeur, cadre.f_lineno
            elif cadre is self.cadre:
                self.ligne = min(self.ligne, cadre.f_lineno)
            return False
        y_est = cadre is self.cadre and cadre.f_lineno == self.ligne
        if y_est or self.reste < -LIGNES_POUR_CHOISIR or time.monotonic() >= self.fin:
            self.fin, self.reste = -math.inf, -1
            return True
        return False


def _profondeur(cadre: FrameType | None) -> int:
    profondeur = 0
    while cadre := cadre.f_back:
        profondeur += 1
    return profondeur
