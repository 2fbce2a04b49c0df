"""Ce qu’une copie peut faire dépenser au processus qui la corrige : des secondes en tout, des octets reçus.

Le processus de l’élève a ses propres limites ; celles-ci sont au correcteur, sur la machine ou sur un poste de la grappe. Commencer par `Depense`.
"""

import os
import time
from contextlib import suppress

SECONDES_PAR_COPIE = 120.0  # de la première cellule au dernier verdict, sur une machine tranquille
OCTETS_PAR_COPIE = 20_000_000  # reçus en tout ; toutes les réponses justes d’un chapitre n’en font pas 300 000
OCTETS_PAR_REPONSE = 2_000_000  # reçus d’une fonction ; la plus longue des réponses justes en fait 47 000
ATTENTE_MAXIMALE = 6  # tant de fois plus de patience, au plus, quand la machine est surchargée


def patience() -> float:
    """1 sur une machine tranquille, davantage quand plus de programmes que de cœurs attendent : une copie n’y peut rien."""
    return min(max(programmes_prets() / (os.cpu_count() or 1), 1.0), ATTENTE_MAXIMALE)


def programmes_prets() -> float:
    """Combien de programmes veulent un cœur, depuis une minute ou à l’instant même : la moyenne seule est en retard ; 0 où le système ne le dit pas."""
    prets = 0.0
    with suppress(AttributeError, OSError, LookupError, ValueError):  # Windows et le navigateur n’ont pas la première, macOS pas la seconde
        prets = os.getloadavg()[0]
        with open("/proc/loadavg", encoding="ascii") as charge:
            prets = max(prets, float(charge.read().split()[3].split("/")[0]))
    return prets


class CopieTropChere(Exception):
    """Cette copie-ci ne peut pas être corrigée ; le texte dit pourquoi, pour le professeur."""


class Depense:
    """Ce qu’une copie a déjà coûté, dans tous les processus qu’il a fallu lui donner."""

    def __init__(self, patience: float = 1.0):
        self._fin = time.monotonic() + SECONDES_PAR_COPIE * patience
        self._octets = 0
        self._par_reponse: dict[str, int] = {}

    def verifier(self) -> None:
        """Lève `CopieTropChere` quand le temps de la copie est écoulé."""
        if time.monotonic() > self._fin:
            raise CopieTropChere(f"la correction de cette copie dure plus de {SECONDES_PAR_COPIE:.0f} secondes : elle est à noter à la main")

    def recevoir(self, octets: int) -> None:
        """Compte des octets reçus ; lève `CopieTropChere` quand il y en a trop."""
        self._octets += octets
        if self._octets > OCTETS_PAR_COPIE:
            raise CopieTropChere(f"les réponses de cette copie dépassent {OCTETS_PAR_COPIE // 1_000_000} Mo : elle est à noter à la main")

    def commencer(self, nom: str) -> None:
        """Un nouvel examen de cette fonction : ce qui avait été gardé du précédent ne l’est plus."""
        self._par_reponse[nom] = 0

    def deborde(self, nom: str, octets: int) -> bool:
        """Vrai quand les réponses de cette fonction, à cet examen, prennent trop de place."""
        self._par_reponse[nom] = self._par_reponse.get(nom, 0) + octets
        return self._par_reponse[nom] > OCTETS_PAR_REPONSE
