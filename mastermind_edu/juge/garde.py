"""La garde : un appel qui n’en finit pas est arrêté, où que soit sa boucle.

La fonction de l’élève est appelée telle quelle, jamais recompilée ; une veille compte ses tours et ses appels (`suivi`), ou ses
lignes avant Python 3.12 (`Trace`). Ce qui boucle dans du C (`list(count())`) lui échappe. Commencer par `Garde`.
"""

import dis
import math
import signal
import sys
import time
from collections.abc import Callable
from functools import lru_cache
from itertools import takewhile
from types import CodeType, FrameType

from mastermind_edu.juge import demesure
from mastermind_edu.juge.arret import Arret, NonFiniDansUneTrace
from mastermind_edu.juge.liens import JUGE, est_a_l_eleve
from mastermind_edu.juge.suivi import Monitoring

PAS_PAR_APPEL = 1_000_000  # tours de boucle et appels ; avant Python 3.12, lignes
SECONDES_PAR_APPEL = 2.0  # de travail : une machine occupée ailleurs n’est la faute de personne
A_L_HORLOGE = 1.35  # tant de fois plus à l’horloge, au plus, quand la machine est tranquille : moins que l’attente du correcteur
TIC = 0.01  # en secondes ; un appel commencé avant le tic précédent est tracé : les autres, presque tous, vont deux fois plus vite
TICS_DE_GRACE = 20  # ce que la trace, qui choisit la ligne à nommer, a pour arrêter d’abord
PAS_SANS_TRACE = 1_000_000  # plus qu’on n’en fait en deux tics : un budget plus court se compte dès le premier pas
PAS_ENTRE_DEUX_REGARDS = 256  # regarder l’heure à chaque pas coûterait plus que le pas
CADRES_LUS = 3000  # d’un appel très profond, les plus récents suffisent

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
        self.dort, self._tics_de_trop = True, 0
        self._laisser_faire()

    def appeler(self, fonction: Callable, *arguments: object) -> object:
        """Ce que renvoie la fonction, appelée avec un budget entier ; lève `NonFini` quand il est épuisé."""
        self._laisser_faire()
        self.fin, self.limite = None, time.monotonic() + self.secondes * A_L_HORLOGE * self.patience
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
        self.dort = True
        if self._veille:
            self._veille.dormir()

    def veiller(self) -> None:
        """Surveille de nouveau."""
        self.dort = False
        if self._veille:
            self._veille.veiller()

    def regarder(self) -> bool:
        """Vrai quand le budget est épuisé ; il le reste jusqu’à la fin de l’appel. Le travail se compte depuis le premier regard : le lire coûte autant qu’un appel bref."""
        travail = secondes_de_travail()
        self.fin = travail + self.secondes if self.fin is None else self.fin
        self.epuisee = self.epuisee or self.pas > self.pas_permis or travail > self.fin or time.monotonic() > self.limite
        return self.epuisee

    def compteur(self, arreter: Callable[[FrameType | None], object]) -> Callable:
        """Un rappel qui compte un pas et fait arrêter quand le budget est épuisé ; il est appelé à chaque pas, et se tient en un appel."""

        def compter(cadre=None, _quoi=None, _valeur=None):  # sans `*` : un tuple de moins à chaque pas
            self.pas += 1
            if (self.epuisee or not self.pas % PAS_ENTRE_DEUX_REGARDS) and self.regarder():
                arreter(cadre)
            return compter

        return compter

    def est_a_bout(self, cadre: FrameType | None) -> bool:
        """Vrai à un tic, le budget épuisé depuis assez longtemps : une expression régulière qui n’en finit pas ne fait plus de pas."""
        if not self.dort and self.regarder() and _tourne_hors_du_juge(cadre):
            self._tics_de_trop += 1
            return self._tics_de_trop > TICS_DE_GRACE * self.patience
        return False

    @staticmethod
    def poser_les_tics(au_tic: Callable[[int, FrameType | None], object]) -> bool:
        """Fait appeler `au_tic` à chaque tic, dans le fil principal ; faux sous Windows, dans un autre fil, ou quand l’alarme sert déjà."""
        try:
            poser = signal.setitimer  # le site ne l’a pas
            if signal.getsignal(signal.SIGALRM) != signal.SIG_DFL or any(signal.getitimer(signal.ITIMER_REAL)):
                return False
            signal.signal(signal.SIGALRM, au_tic)
        except (AttributeError, ValueError):
            return False
        poser(signal.ITIMER_REAL, TIC, TIC)
        return True

    @staticmethod
    def retirer_les_tics() -> None:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, signal.SIG_DFL)


class Trace:
    """La veille d’avant Python 3.12 : un rappel par ligne de l’élève, dès que son appel dure.

    Lever dans une trace la supprime. Si l’élève attrape l’exception, elle est détruite : c’est
    le moment de reprendre la trace, pour lever encore, jusqu’à ce que l’une sorte.
    """

    def __init__(self, garde: Garde):
        self.garde, self.compter, self.precedente = garde, garde.compteur(self._arreter), sys.gettrace()
        self.trace = self._a_l_appel
        self.est_ouverte, self.vue, self.au_tic = True, math.nan, False
        attentive = garde.du_fil or self.precedente or garde.pas_permis < PAS_SANS_TRACE
        self.est_tardive = not attentive and garde.poser_les_tics(self._au_tic)
        self.veiller()

    def veiller(self) -> None:
        if not self.est_tardive:
            sys.settrace(self.trace)

    def dormir(self) -> None:
        if sys.gettrace():
            sys.settrace(None)

    def fermer(self) -> None:
        self.est_ouverte = False
        if self.est_tardive:
            self.garde.retirer_les_tics()
        sys.settrace(self.precedente)

    def _au_tic(self, _signal: int, cadre: FrameType | None) -> None:
        """Trace l’appel en cours s’il durait déjà au tic d’avant ; attend quand une garde `du_fil` trace.

        Le budget épuisé, lève ici même : une expression régulière qui n’en finit pas laisse passer les tics, mais aucune ligne.
        """
        if self.au_tic:  # le tic d’avant n’est pas fini
            return
        self.au_tic = True
        try:
            self._suivre_ou_arreter(cadre)
        finally:
            self.au_tic = False

    def _suivre_ou_arreter(self, cadre: FrameType | None) -> None:
        if self.garde.est_a_bout(cadre):
            raise NonFiniDansUneTrace(self)
        if self.vue != self.garde.limite:
            self.vue = self.garde.limite
        elif not self.garde.dort and sys.gettrace() in (None, self.trace):
            sys.settrace(None)  # le temps de lire ce code, qui n’est pas à l’élève
            for sien in _cadres_de_l_eleve(cadre):
                sien.f_trace_opcodes = tourne_sur_place(sien.f_code)
            self.reprendre(cadre)

    def reprendre(self, cadre: FrameType | None) -> None:
        """Trace de nouveau l’appel en cours, dont ce cadre est le plus récent."""
        if not self.est_ouverte:
            return
        sys.settrace(self.trace)
        for sien in _cadres_de_l_eleve(cadre):
            sien.f_trace = self.compter

    def _a_l_appel(self, cadre: FrameType, *_):
        if not est_a_l_eleve(cadre.f_code.co_filename):
            return None
        cadre.f_trace_opcodes = tourne_sur_place(cadre.f_code)
        return self.compter(cadre)

    def _arreter(self, cadre: FrameType) -> None:
        self.garde.arret = self.garde.arret or Arret(self.garde.patience)
        if self.garde.arret.est_ici(cadre):
            raise NonFiniDansUneTrace(self)


def _tourne_hors_du_juge(cadre: FrameType | None) -> bool:
    """Vrai quand le cadre le plus récent de l’appel en cours est à l’élève, ou à une bibliothèque qu’il appelle."""
    while cadre and cadre.f_code.co_filename == demesure.__file__:  # une opération mesurée est à l’élève
        cadre = cadre.f_back
    if cadre is None or cadre.f_code.co_filename.startswith(JUGE):
        return False
    while cadre and cadre.f_code is not Garde.appeler.__code__:
        cadre = cadre.f_back
    return cadre is not None


def _cadres_de_l_eleve(cadre: FrameType | None) -> list[FrameType]:
    """Les cadres de l’élève dans l’appel en cours ; entre eux, le juge peut être là, par un instrument que l’élève appelle."""
    cadres = []
    while cadre and cadre.f_code is not Garde.appeler.__code__ and len(cadres) < CADRES_LUS:
        cadres.append(cadre)
        cadre = cadre.f_back
    if not cadre:  # entre deux appels, quand un objet de l’élève disparaît
        cadres = takewhile(lambda sien: not sien.f_code.co_filename.startswith(JUGE), cadres)
    return [sien for sien in cadres if est_a_l_eleve(sien.f_code.co_filename)]


@lru_cache(maxsize=1000)
def tourne_sur_place(code: CodeType) -> bool:
    """Vrai pour « while True: pass » sur une ligne : un saut sur lui-même, que Python ne signale pas comme une ligne."""
    return any("JUMP" in pas.opname and pas.offset - 2 <= pas.argval <= pas.offset for pas in dis.get_instructions(code))
