"""Les minuteurs de qui corrige : une lecture qui n’en finit pas s’arrête, un élève ne prend pas le temps des autres, et Ctrl-C rend la main en deux secondes.

Tout ce qui lit est fait pour être proportionnel à la taille, tout ce qui juge est borné ; ceci arrête ce qui ne le serait pas.
Commencer par `en_temps`, `Tours` et `interruption_breve`.
"""

import faulthandler
import os
import signal
import subprocess
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

SECONDES_DE_LECTURE = 10.0  # pour une copie ; un notebook ordinaire en prend un centième
# Tous les fichiers d’un élève, ou d’une archive de classe où rien ne dit de qui est chacun : trente-cinq copies en prennent dix.
SECONDES_DE_LECTURES, SECONDES_PAR_DEPOT = 60.0, 300.0
SECONDES_POUR_FINIR = 1.5  # après Ctrl-C ; au-delà, Python est quitté sans attendre ses fils
GUETTER = f'[ -n "$(head -c 1)" ] && sleep {SECONDES_POUR_FINIR} && kill -9 "$1" 2>/dev/null && echo "Arrêté au milieu d’une copie : ce qui est fini est gardé." >&2'


class TropLong(Exception):
    """Une copie qui n’en finit pas, ou dont l’élève a déjà pris trop de temps ; le texte le dit au professeur."""


@contextmanager
def en_temps() -> Iterator[None]:
    """Lève `TropLong` quand le bloc dure trop, même dans une expression régulière ; hors du fil principal et sous Windows, ne mesure rien."""

    def arreter(*_):
        raise TropLong(f"la lecture de cette copie dure plus de {SECONDES_DE_LECTURE:.0f} secondes : elle est à noter à la main")

    try:
        libre = signal.getsignal(signal.SIGALRM) == signal.SIG_DFL and signal.signal(signal.SIGALRM, arreter) == signal.SIG_DFL
    except (AttributeError, ValueError):
        libre = False
    if not libre:
        yield
        return
    signal.setitimer(signal.ITIMER_REAL, SECONDES_DE_LECTURE)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, signal.SIG_DFL)


class Tours:
    """Le temps que chaque dépôt a déjà pris : celui qui rend cinq mille fichiers n’a pas cinq mille fois le temps d’un autre."""

    def __init__(self, secondes: float):
        self._secondes, self._pris, self._verrou = secondes, Counter(), threading.Lock()

    @contextmanager
    def prendre(self, depot: str) -> Iterator[None]:
        """Compte le temps du bloc à ce dépôt ; lève `TropLong` quand il n’en a plus."""
        if self._pris[depot] > self._secondes:
            raise TropLong(f"les autres fichiers rendus avec celui-ci ont pris plus de {self._secondes:.0f} secondes : il est à noter à la main")
        debut = time.monotonic()
        try:
            yield
        finally:
            with self._verrou:
                self._pris[depot] += time.monotonic() - debut


def _poster_un_guetteur() -> subprocess.Popen | None:
    """Rien où le système n’en a pas : Windows, et le site, qui n’a pas de processus."""
    try:
        return subprocess.Popen(["sh", "-c", GUETTER, "sh", str(os.getpid())], stdin=subprocess.PIPE, start_new_session=True) if hasattr(faulthandler, "register") else None
    except OSError:
        return None


@contextmanager
def interruption_breve() -> Iterator[None]:
    """Le temps du bloc, Ctrl-C lève `KeyboardInterrupt`, et un autre processus y met fin si rien n’en sort.

    Un calcul qui tient l’interpréteur, une expression régulière dans un fil, ferait attendre tout gestionnaire écrit en Python : c’est le
    système qui prévient ce processus-là, par le tuyau où `faulthandler` écrit dès que Ctrl-C arrive. Sous Windows, ne change rien.
    """
    guetteur = _poster_un_guetteur()
    if guetteur is None:
        yield
        return
    faulthandler.register(signal.SIGINT, file=guetteur.stdin, all_threads=False, chain=True)
    interrompu = False
    try:
        yield
    except KeyboardInterrupt:
        interrompu = True  # Python attend encore ses fils en sortant : le guetteur reste
        raise
    finally:
        if not interrompu:
            faulthandler.unregister(signal.SIGINT)
            guetteur.kill()
            guetteur.communicate()
