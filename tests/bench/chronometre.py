"""Le chronomètre des mesures. Commencer par `chronometrer`."""

import statistics
import time
from collections.abc import Callable


def chronometrer(action: Callable[[], object], essais: int = 5) -> float:
    """La durée médiane de l’action, en secondes."""
    durees = []
    for _ in range(essais):
        debut = time.perf_counter()
        action()
        durees.append(time.perf_counter() - debut)
    return statistics.median(durees)
