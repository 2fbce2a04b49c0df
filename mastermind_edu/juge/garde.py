"""La garde : un appel qui n’en finit pas est arrêté, où que soit sa boucle.

La fonction de l’élève est appelée telle quelle, jamais recompilée ; `veilles` compte ses tours et ses appels, ou ses
lignes avant Python 3.12. Ce qui boucle dans du C (`list(count())`) lui échappe. Commencer par `Garde`.
"""

import math
import sys
import time
from collections.abc import Callable

from mastermind_edu.juge.veilles import Monitoring, Trace

PAS_PAR_APPEL = 1_000_000  # tours de boucle et appels ; avant Python 3.12, lignes
SECONDES_PAR_APPEL = 2.0  # de travail : une machine occupée ailleurs n’est la faute de personne
A_L_HORLOGE = 1.35  # tant de fois plus à l’horloge, au plus, quand la machine est tranquille : moins que l’attente du correcteur

secondes_de_travail = getattr(time, "thread_time", time.monotonic)  # le navigateur n’a pas la première


class Garde:
    """Surveille les appels faits dans son bloc `with`, un budget de pas et de temps pour chacun.

    Une garde ouverte dans une autre ne fait rien : la première surveille déjà. Celle `du_fil` ne
    surveille que le fil qui l’ouvre : plusieurs fils peuvent en avoir une. `patience` : tant de fois
    plus de temps à l’horloge, quand d’autres programmes prennent les cœurs.
    """

    _ouverte: "Garde | None" = None  # un interprète n’a qu’un mécanisme de surveillance

    def __init__(self, *, pas: float | None = None, secondes: float = SECONDES_PAR_APPEL, du_fil: bool = False, patience: float = 1.0):
        self.pas_permis = PAS_PAR_APPEL if pas is None else pas  # lu maintenant : les tests le changent
        self.secondes, self.du_fil, self.patience = secondes, du_fil, patience
        self._veille: Monitoring | Trace | None = None
        self._laisser_faire()

    def appeler(self, fonction: Callable, *arguments: object) -> object:
        """Ce que renvoie la fonction, appelée avec un budget entier ; lève `NonFini` quand il est épuisé."""
        self._laisser_faire()
        self.fin, self.limite = secondes_de_travail() + self.secondes, time.monotonic() + self.secondes * A_L_HORLOGE * self.patience
        self.veiller()
        try:
            return fonction(*arguments)
        finally:
            self._laisser_faire()

    def _laisser_faire(self) -> None:
        self.pas, self.epuisee, self.fin, self.limite, self.arret = 0, False, math.inf, math.inf, None

    def __enter__(self) -> "Garde":
        if self.du_fil:
            self._veille = Trace(self)
        elif Garde._ouverte is None:
            Garde._ouverte = self
            self._veille = Monitoring(self) if hasattr(sys, "monitoring") else Trace(self)
        return self

    def __exit__(self, *_) -> None:
        if self._veille:
            self._veille.fermer()
            self._veille = None
            Garde._ouverte = Garde._ouverte if self.du_fil else None

    def dormir(self) -> None:
        """Cesse de surveiller jusqu’à `veiller` ou `appeler` : le juge s’arrête ici pour travailler, sans rien appeler de l’élève."""
        if self._veille:
            self._veille.dormir()

    def veiller(self) -> None:
        """Surveille de nouveau."""
        if self._veille:
            self._veille.veiller()

    def regarder(self) -> bool:
        """Vrai quand le budget est épuisé ; il le reste jusqu’à la fin de l’appel."""
        self.epuisee = self.epuisee or self.pas > self.pas_permis or secondes_de_travail() > self.fin or time.monotonic() > self.limite
        return self.epuisee
