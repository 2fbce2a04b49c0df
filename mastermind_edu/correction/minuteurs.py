"""Les deux minuteurs de qui corrige : une lecture qui n’en finit pas s’arrête, et Ctrl-C rend la main en moins de deux secondes.

Tout ce qui lit est fait pour être proportionnel à la taille, tout ce qui juge est borné ; ceci arrête ce qui ne le serait pas.
Commencer par `en_temps` et `interruption_breve`.
"""

import faulthandler
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager

SECONDES_DE_LECTURE = 10.0  # pour une copie ; un notebook ordinaire en prend un centième
SECONDES_POUR_FINIR = 1.5  # après Ctrl-C ; au-delà, Python est quitté sans attendre ses fils


class LectureTropLongue(Exception):
    """Une copie dont la lecture n’en finit pas ; le texte le dit au professeur."""

    def __init__(self):
        super().__init__(f"la lecture de cette copie dure plus de {SECONDES_DE_LECTURE:.0f} secondes : elle est à noter à la main")


@contextmanager
def en_temps() -> Iterator[None]:
    """Lève `LectureTropLongue` quand le bloc dure trop, même dans une expression régulière ; hors du fil principal et sous Windows, ne mesure rien."""

    def arreter(*_):
        raise LectureTropLongue

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


@contextmanager
def interruption_breve() -> Iterator[None]:
    """Le temps du bloc, Ctrl-C lève `KeyboardInterrupt` et arme un minuteur que rien de ce qui s’exécute ne peut retenir."""
    with open(os.devnull, "w") as nulle_part:

        def interrompre(*_):
            faulthandler.dump_traceback_later(SECONDES_POUR_FINIR, exit=True, file=os.dup(nulle_part.fileno()))
            raise KeyboardInterrupt

        precedent = signal.signal(signal.SIGINT, interrompre)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, precedent)
