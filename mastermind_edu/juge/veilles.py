"""Les deux veilles d’une garde : ce que Python dit à chaque pas de l’élève, et comment l’arrêter où qu’il soit.

`sys.monitoring` à partir de Python 3.12, `sys.settrace` avant. Elles comptent et lèvent ; le budget est à la garde.
Commencer par `Monitoring`, puis `Trace`.
"""

import dis
import math
import os
import re
import signal
import sys
import time
from collections.abc import Callable
from functools import lru_cache
from itertools import takewhile
from types import CodeType, FrameType
from typing import Protocol

TIC = 0.01  # en secondes ; un appel commencé avant le tic précédent est tracé : les autres, presque tous, vont deux fois plus vite
TICS_DE_GRACE = 20  # ce que la trace, qui choisit la ligne à nommer, a pour arrêter d’abord
PAS_SANS_TRACE = 1_000_000  # plus qu’on n’en fait en deux tics : un budget plus court se compte dès le premier pas
PAS_ENTRE_DEUX_REGARDS = 256  # regarder l’heure à chaque pas coûterait plus que le pas
LIGNES_POUR_CHOISIR, SECONDES_POUR_CHOISIR = 1000, 0.05  # le budget épuisé, de quoi voir quelle boucle tourne : celle-là sera nommée
OUTILS = (4, 3)  # numéros que `sys.monitoring` laisse libres

JUGE = os.path.dirname(__file__)
MESURES = os.path.join(JUGE, "demesure.py")
CADRES_LUS = 3000  # d’un appel très profond, les plus récents suffisent
_BIBLIOTHEQUE = (os.path.dirname(os.__file__), JUGE, "<frozen")


class NonFini(BaseException):
    """L’appel a dépassé son temps ou son nombre de pas. Hors d’`Exception` : `except Exception` la laisse passer."""


class Budget(Protocol):
    """Ce qu’une veille lit et change de sa garde."""

    pas: int
    pas_permis: float
    epuisee: bool
    fin: float
    arret: "Arret | None"
    du_fil: bool

    def appeler(self, fonction: Callable, *arguments: object) -> object: ...

    def regarder(self) -> bool: ...


@lru_cache(maxsize=None)
def est_a_l_eleve(fichier: str) -> bool:
    """Faux pour Python lui-même, les paquets installés et le juge ; les fonctions fausses du catalogue se surveillent."""
    if fichier.startswith(_BIBLIOTHEQUE):
        return False
    return fichier.startswith(os.path.dirname(JUGE)) or not re.search("(?:site|dist)-packages", fichier)


def _compter(garde: Budget, arreter: Callable[[FrameType | None], object]) -> Callable:
    """Un rappel qui compte un pas et fait arrêter quand le budget est épuisé ; il est appelé à chaque pas, et se tient en un appel."""

    def compter(cadre=None, _quoi=None, _valeur=None):  # sans `*` : un tuple de moins à chaque pas
        garde.pas += 1
        if (garde.epuisee or not garde.pas % PAS_ENTRE_DEUX_REGARDS) and garde.regarder():
            arreter(cadre)
        return compter

    return compter


def _lever(_cadre: object) -> None:
    raise NonFini


class Monitoring:
    """La veille de Python 3.12 et suivants : un rappel par saut en arrière et par appel de fonction.

    Lever dans un saut arrête aussi la boucle qui attrape tout : il est hors du `try`.
    """

    def __init__(self, garde: Budget):
        self.compter, suivi = _compter(garde, _lever), sys.monitoring
        self.outil = next(outil for outil in OUTILS if suivi.get_tool(outil) is None)
        suivi.use_tool_id(self.outil, "mastermind_edu")
        suivi.register_callback(self.outil, suivi.events.PY_START, self._a_l_appel)
        suivi.register_callback(self.outil, suivi.events.JUMP, self.compter)
        suivi.set_events(self.outil, suivi.events.PY_START)
        suivi.restart_events()
        self.codes: set[CodeType] = set()
        self.garde, self.appel, self.dort, self.epuises = garde, type(garde).appeler.__code__, True, 0
        self.a_des_tics = not garde.du_fil and _poser_les_tics(self._au_tic)

    def fermer(self) -> None:
        suivi = sys.monitoring
        if self.a_des_tics:
            _retirer_les_tics()
        for code in self.codes:
            suivi.set_local_events(self.outil, code, 0)
        suivi.set_events(self.outil, 0)
        for evenement in (suivi.events.PY_START, suivi.events.JUMP):
            suivi.register_callback(self.outil, evenement, None)
        suivi.free_tool_id(self.outil)

    def veiller(self) -> None:
        self.dort = False

    def dormir(self) -> None:
        self.dort = True

    def _au_tic(self, _signal: int, cadre: FrameType | None) -> None:
        """Arrête ce qui ne saute ni n’appelle, et laisse passer les tics : une expression régulière qui n’en finit pas."""
        if not self.dort and self.garde.regarder() and _tourne_hors_du_juge(cadre, self.appel):
            self.epuises += 1
            if self.epuises > TICS_DE_GRACE:
                raise NonFini

    def _a_l_appel(self, code: CodeType, _: int):
        if not est_a_l_eleve(code.co_filename):
            return sys.monitoring.DISABLE  # ce code-là ne coûtera plus rien
        if code not in self.codes:
            self.codes.add(code)
            sys.monitoring.set_local_events(self.outil, code, sys.monitoring.events.JUMP)
        self.compter()


class Trace:
    """La veille d’avant Python 3.12 : un rappel par ligne de l’élève, dès que son appel dure.

    Lever dans une trace la supprime. Si l’élève attrape l’exception, elle est détruite : c’est
    le moment de reprendre la trace, pour lever encore, jusqu’à ce que l’une sorte.
    """

    def __init__(self, garde: Budget):
        self.garde, self.compter, self.precedente = garde, _compter(garde, self._arreter), sys.gettrace()
        self.appel = type(garde).appeler.__code__
        self.trace = self._a_l_appel
        self.est_ouverte, self.vue, self.epuises, self.dort, self.au_tic = True, math.nan, 0, True, False
        attentive = garde.du_fil or self.precedente or garde.pas_permis < PAS_SANS_TRACE
        self.est_tardive = not attentive and _poser_les_tics(self._au_tic)
        self.veiller()

    def veiller(self) -> None:
        self.dort = False
        if not self.est_tardive:
            sys.settrace(self.trace)

    def dormir(self) -> None:
        self.dort = True
        if sys.gettrace():
            sys.settrace(None)

    def fermer(self) -> None:
        self.est_ouverte = False
        if self.est_tardive:
            _retirer_les_tics()
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
        if not self.dort and self.garde.regarder() and _tourne_hors_du_juge(cadre, self.appel):
            self.epuises += 1
            if self.epuises > TICS_DE_GRACE:
                raise NonFiniDansUneTrace(self)
        if self.vue != self.garde.fin:
            self.vue = self.garde.fin
        elif not self.dort and sys.gettrace() in (None, self.trace):
            sys.settrace(None)  # le temps de lire ce code, qui n’est pas à l’élève
            for sien in _cadres_de_l_eleve(cadre, self.appel):
                sien.f_trace_opcodes = tourne_sur_place(sien.f_code)
            self.reprendre(cadre)

    def reprendre(self, cadre: FrameType | None) -> None:
        """Trace de nouveau l’appel en cours, dont ce cadre est le plus récent."""
        if not self.est_ouverte:
            return
        sys.settrace(self.trace)
        for sien in _cadres_de_l_eleve(cadre, self.appel):
            sien.f_trace = self.compter

    def _a_l_appel(self, cadre: FrameType, *_):
        if not est_a_l_eleve(cadre.f_code.co_filename):
            return None
        cadre.f_trace_opcodes = tourne_sur_place(cadre.f_code)
        return self.compter(cadre)

    def _arreter(self, cadre: FrameType) -> None:
        self.garde.arret = self.garde.arret or Arret()
        if self.garde.arret.est_ici(cadre):
            raise NonFiniDansUneTrace(self)


class Arret:
    """Le lieu où arrêter : la première ligne de la boucle qui tourne, et non celle où le budget s’est trouvé épuisé, qui change d’une fois à l’autre.

    Parmi les appels en cours dont des lignes s’exécutent encore, le plus ancien ; parmi ses lignes, la plus haute.
    """

    def __init__(self):
        self.reste, self.fin = LIGNES_POUR_CHOISIR, time.monotonic() + SECONDES_POUR_CHOISIR
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


def _poser_les_tics(au_tic: Callable[[int, FrameType | None], object]) -> bool:
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


def _retirer_les_tics() -> None:
    signal.setitimer(signal.ITIMER_REAL, 0)
    signal.signal(signal.SIGALRM, signal.SIG_DFL)


def _tourne_hors_du_juge(cadre: FrameType | None, appel: CodeType) -> bool:
    """Vrai quand le cadre le plus récent de l’appel en cours est à l’élève, ou à une bibliothèque qu’il appelle."""
    while cadre and cadre.f_code.co_filename == MESURES:  # une opération mesurée est à l’élève
        cadre = cadre.f_back
    if cadre is None or cadre.f_code.co_filename.startswith(JUGE):
        return False
    while cadre and cadre.f_code is not appel:
        cadre = cadre.f_back
    return cadre is not None


def _cadres_de_l_eleve(cadre: FrameType | None, appel: CodeType) -> list[FrameType]:
    """Les cadres de l’élève dans l’appel en cours, que fait `appel` ; entre eux, le juge peut être là, par un instrument que l’élève appelle."""
    cadres = []
    while cadre and cadre.f_code is not appel and len(cadres) < CADRES_LUS:
        cadres.append(cadre)
        cadre = cadre.f_back
    if not cadre:  # entre deux appels, quand un objet de l’élève disparaît
        cadres = takewhile(lambda sien: not sien.f_code.co_filename.startswith(JUGE), cadres)
    return [sien for sien in cadres if est_a_l_eleve(sien.f_code.co_filename)]


@lru_cache(maxsize=1000)
def tourne_sur_place(code: CodeType) -> bool:
    """Vrai pour « while True: pass » sur une ligne : un saut sur lui-même, que Python ne signale pas comme une ligne."""
    return any("JUMP" in pas.opname and pas.offset - 2 <= pas.argval <= pas.offset for pas in dis.get_instructions(code))


class NonFiniDansUneTrace(NonFini):
    """L’exception d’une trace, qui la reprend quand elle a été attrapée."""

    def __init__(self, trace: Trace):
        self.trace = trace

    def __del__(self):
        self.trace.reprendre(sys._getframe().f_back)
