"""L’équipe : ce que la correction demande à ceux qui jugent, où qu’ils soient ; ici, les fils de cette machine.

Ne lit aucune copie. Commencer par `Equipe`.
"""

from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager

from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.correction.notation.bareme import Bareme
from mastermind_edu.correction.notation.jugement import Juge, Preparation, ouvrir_juge
from mastermind_edu.correction.notation.resultats import CopieNotee
from mastermind_edu.correction.programme.composition import Programme


class PosteInadapte(ErreurMastermind):
    """Un poste qui ne jugerait pas comme les autres : aucune copie n’y est pour rien, et la correction s’arrête."""


class Equipe:
    """Un exécuteur de `concurrent.futures` et un juge ; une grappe en a d’autres (voir `grappe`)."""

    def __init__(self, juge: Juge, travaux: int):
        self._juge, self._executeur = juge, ThreadPoolExecutor(travaux)
        self.travaux = travaux  # le nombre de copies jugées à la fois, en ce moment

    @property
    def protections(self) -> Sequence[str]:
        """Ce qui enferme les élèves."""
        return self._juge.protections

    def preparer(self, programme: Programme) -> Preparation:
        """Ce que le fil principal lit d’avance."""
        return self._juge.preparer(programme)

    def confier(self, programme: Programme, preparation: Preparation, bareme: Bareme) -> Future:
        """Donne une copie à juger ; elle attend son tour."""
        return self._executeur.submit(self._juge.noter, programme, preparation, bareme)

    def recevoir(self, tache: Future) -> CopieNotee:
        """La copie que rend une tâche finie sans erreur."""
        return tache.result()

    def bilan(self) -> list[str]:
        """Ce que chaque poste a jugé, et ce qui y enfermait les élèves ; rien quand il n’y a que cette machine."""
        return []

    def surveiller(self) -> None:
        """Appelée quand rien n’arrive ; lève `ErreurMastermind` quand plus rien n’arrivera."""

    def arreter(self) -> None:
        """Arrête aussitôt ce qui est en cours, ce qui attendait n’est pas commencé : après Ctrl-C, rien ne traîne."""
        self._executeur.shutdown(wait=False, cancel_futures=True)
        self._juge.fermer()


@contextmanager
def ouvrir_equipe_locale(isolement: str, travaux: int) -> Iterator[Equipe]:
    """L’équipe de cette machine ; lève `ErreurMastermind` quand l’isolement exigé manque."""
    if travaux < 1:
        raise ErreurMastermind(f"il faut au moins un travail à la fois, voici {travaux}")
    with ouvrir_juge(isolement) as juge:
        yield Equipe(juge, travaux)
