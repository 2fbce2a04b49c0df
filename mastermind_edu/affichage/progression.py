"""Une barre de progression, dans le terminal ou sous la cellule d’un notebook.

Rien n’est affiché quand la sortie va dans un fichier. Commencer par `suivre`.
"""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from mastermind_edu.francais import ecrire_nombre

LARGEUR = 30


@dataclass(frozen=True)
class Avancement:
    """Combien de cas sont faits, sur combien.

    >>> Avancement(50, 200)
    ███████░░░░░░░░░░░░░░░░░░░░░░░ 50 sur 200
    """

    faits: int
    total: int

    def __repr__(self) -> str:
        pleines = LARGEUR * self.faits // max(1, self.total)
        return "█" * pleines + "░" * (LARGEUR - pleines) + f" {self._compte}"

    def _repr_html_(self) -> str:
        return f'<div lang="fr"><progress value="{self.faits}" max="{self.total}"></progress> {self._compte}</div>'

    @property
    def _compte(self) -> str:
        return f"{ecrire_nombre(self.faits)} sur {ecrire_nombre(self.total)}"


@contextmanager
def suivre() -> Iterator[Callable[[int, int], None]]:
    """Le temps d’un long calcul, donne la fonction `annoncer(faits, total)` qui convient ici."""
    if _est_un_notebook():
        poignee = sys.modules["IPython"].display.display(Avancement(0, 1), display_id=True)
        yield lambda faits, total: poignee.update(Avancement(faits, total))
    elif sys.stdout.isatty():
        try:
            yield lambda faits, total: print(f"\r{Avancement(faits, total)}", end="", flush=True)
        finally:
            print()
    else:
        yield lambda faits, total: None


def _est_un_notebook() -> bool:
    """Vrai dans un noyau Jupyter. IPython n’est jamais importé d’ici : il l’est déjà, ou il n’y en a pas."""
    ipython = sys.modules.get("IPython")
    return hasattr(ipython and ipython.get_ipython(), "kernel")
