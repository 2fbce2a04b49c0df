"""La garde : un appel qui n’en finit pas est arrêté, où que soit sa boucle.

La fonction de l’élève est appelée telle quelle, jamais recompilée. `sys.monitoring`
compte tours et appels (Python 3.12 et suivants, navigateur compris), `sys.settrace` les
lignes avant, dès qu’un appel dure. Ce qui boucle dans du C (`list(count())`) lui échappe. Commencer par `Garde`.
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

PAS_PAR_APPEL = 1_000_000  # tours de boucle et appels ; avant Python 3.12, lignes
SECONDES_PAR_APPEL = 2.0  # de travail : une machine occupée ailleurs n’est la faute de personne
A_L_HORLOGE = 1.35  # tant de fois plus à l’horloge, au plus, quand la machine est tranquille : moins que l’attente du correcteur
TIC = 0.01  # en secondes ; un appel commencé avant le tic précédent est tracé : les autres, presque tous, vont deux fois plus vite
PAS_SANS_TRACE = 1_000_000  # plus qu’on n’en fait en deux tics : un budget plus court se compte dès le premier pas
PAS_ENTRE_DEUX_REGARDS = 256  # regarder l’heure à chaque pas coûterait plus que le pas
LIGNES_POUR_CHOISIR, SECONDES_POUR_CHOISIR = 1000, 0.05  # le budget épuisé, de quoi voir quelle boucle tourne : celle-là sera nommée
OUTILS = (4, 3)  # numéros que `sys.monitoring` laisse libres

JUGE = os.path.dirname(__file__)
secondes_de_travail = getattr(time, "thread_time", time.monotonic)  # le navigateur n’a pas la première
_BIBLIOTHEQUE = (os.path.dirname(os.__file__), JUGE, "<frozen")


class NonFini(BaseException):
    """L’appel a dépassé son temps ou son nombre de pas. Hors d’`Exception` : `except Exception` la laisse passer."""


@lru_cache(maxsize=None)
def _est_a_l_eleve(fichier: str) -> bool:
    """Faux pour Python lui-même, les paquets installés et le juge ; les fonctions fausses du catalogue se surveillent."""
    if fichier.startswith(_BIBLIOTHEQUE):
        return False
    return fichier.startswith(os.path.dirname(JUGE)) or not re.search("(?:site|dist)-packages", fichier)


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
        self._veille: _Monitoring | _Trace | None = None
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
            self._veille = _Trace(self)
        elif Garde._ouverte is None:
            Garde._ouverte = self
            self._veille = _Monitoring(self) if hasattr(sys, "monitoring") else _Trace(self)
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


def _compter(garde: Garde, arreter: Callable[[FrameType | None], object]) -> Callable:
    """Un rappel qui compte un pas et fait arrêter quand le budget est épuisé ; il est appelé à chaque pas, et se tient en un appel."""

    def compter(cadre=None, _quoi=None, _valeur=None):  # sans `*` : un tuple de moins à chaque pas
        garde.pas += 1
        if (garde.epuisee or not garde.pas % PAS_ENTRE_DEUX_REGARDS) and garde.regarder():
            arreter(cadre)
        return compter

    return compter


def _lever(_cadre: object) -> None:
    raise NonFini


class _Monitoring:
    """La veille de Python 3.12 et suivants : un rappel par saut en arrière et par appel de fonction.

    Lever dans un saut arrête aussi la boucle qui attrape tout : il est hors du `try`.
    """

    def __init__(self, garde: Garde):
        self.compter, suivi = _compter(garde, _lever), sys.monitoring
        self.outil = next(outil for outil in OUTILS if suivi.get_tool(outil) is None)
        suivi.use_tool_id(self.outil, "mastermind_edu")
        suivi.register_callback(self.outil, suivi.events.PY_START, self._a_l_appel)
        suivi.register_callback(self.outil, suivi.events.JUMP, self.compter)
        suivi.set_events(self.outil, suivi.events.PY_START)
        suivi.restart_events()
        self.codes: set[CodeType] = set()

    def fermer(self) -> None:
        suivi = sys.monitoring
        for code in self.codes:
            suivi.set_local_events(self.outil, code, 0)
        suivi.set_events(self.outil, 0)
        for evenement in (suivi.events.PY_START, suivi.events.JUMP):
            suivi.register_callback(self.outil, evenement, None)
        suivi.free_tool_id(self.outil)

    def veiller(self) -> None:
        """Rien à faire : le code du juge ne coûte rien ici."""

    dormir = veiller

    def _a_l_appel(self, code: CodeType, _: int):
        if not _est_a_l_eleve(code.co_filename):
            return sys.monitoring.DISABLE  # ce code-là ne coûtera plus rien
        if code not in self.codes:
            self.codes.add(code)
            sys.monitoring.set_local_events(self.outil, code, sys.monitoring.events.JUMP)
        self.compter()


class _Trace:
    """La veille d’avant Python 3.12 : un rappel par ligne de l’élève, dès que son appel dure.

    Lever dans une trace la supprime. Si l’élève attrape l’exception, elle est détruite : c’est
    le moment de reprendre la trace, pour lever encore, jusqu’à ce que l’une sorte.
    """

    def __init__(self, garde: Garde):
        self.garde, self.compter, self.precedente = garde, _compter(garde, self._arreter), sys.gettrace()
        self.trace = self._a_l_appel
        self.est_ouverte, self.vue = True, math.nan
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
        """Trace l’appel en cours s’il durait déjà au tic d’avant ; attend quand une garde `du_fil` trace."""
        if self.vue != self.garde.fin:
            self.vue = self.garde.fin
        elif not self.dort and sys.gettrace() in (None, self.trace):
            sys.settrace(None)  # le temps de lire ce code, qui n’est pas à l’élève
            for sien in _cadres_de_l_eleve(cadre):
                sien.f_trace_opcodes = _tourne_sur_place(sien.f_code)
            self.reprendre(cadre)

    def reprendre(self, cadre: FrameType | None) -> None:
        """Trace de nouveau l’appel en cours, dont ce cadre est le plus récent."""
        if not self.est_ouverte:
            return
        sys.settrace(self.trace)
        for sien in _cadres_de_l_eleve(cadre):
            sien.f_trace = self.compter

    def _a_l_appel(self, cadre: FrameType, *_):
        if not _est_a_l_eleve(cadre.f_code.co_filename):
            return None
        cadre.f_trace_opcodes = _tourne_sur_place(cadre.f_code)
        return self.compter(cadre)

    def _arreter(self, cadre: FrameType) -> None:
        self.garde.arret = self.garde.arret or _Arret()
        if self.garde.arret.est_ici(cadre):
            raise NonFiniDansUneTrace(self)


class _Arret:
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
        if signal.getsignal(signal.SIGALRM) != signal.SIG_DFL or any(signal.getitimer(signal.ITIMER_REAL)):
            return False
        signal.signal(signal.SIGALRM, au_tic)
    except (AttributeError, ValueError):
        return False
    signal.setitimer(signal.ITIMER_REAL, TIC, TIC)
    return True


def _retirer_les_tics() -> None:
    signal.setitimer(signal.ITIMER_REAL, 0)
    signal.signal(signal.SIGALRM, signal.SIG_DFL)


def _cadres_de_l_eleve(cadre: FrameType | None) -> list[FrameType]:
    """Les cadres de l’élève dans l’appel en cours ; entre eux, le juge peut être là, par un instrument que l’élève appelle."""
    cadres = []
    while cadre and cadre.f_code is not Garde.appeler.__code__:
        cadres.append(cadre)
        cadre = cadre.f_back
    if not cadre:  # entre deux appels, quand un objet de l’élève disparaît
        cadres = takewhile(lambda sien: not sien.f_code.co_filename.startswith(JUGE), cadres)
    return [sien for sien in cadres if _est_a_l_eleve(sien.f_code.co_filename)]


@lru_cache(maxsize=1000)
def _tourne_sur_place(code: CodeType) -> bool:
    """Vrai pour « while True: pass » sur une ligne : un saut sur lui-même, que Python ne signale pas comme une ligne."""
    return any("JUMP" in pas.opname and pas.offset - 2 <= pas.argval <= pas.offset for pas in dis.get_instructions(code))


class NonFiniDansUneTrace(NonFini):
    """L’exception d’une trace, qui la reprend quand elle a été attrapée."""

    def __init__(self, trace: _Trace):
        self.trace = trace

    def __del__(self):
        self.trace.reprendre(sys._getframe().f_back)
