"""L’équipe : ce que la correction demande à ceux qui jugent, où qu’ils soient ; et celle de cette machine.

Ne lit aucune copie. Commencer par `Equipe`.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import contextmanager
from typing import NamedTuple

from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.correction.notation.bareme import Bareme
from mastermind_edu.correction.notation.jugement import Preparation, ouvrir_juge
from mastermind_edu.correction.notation.resultats import CopieNotee
from mastermind_edu.correction.programme.composition import Programme

CETTE_MACHINE = "cette machine"


class PosteInadapte(ErreurMastermind):
    """Un poste qui ne jugerait pas comme les autres : aucune copie n’y est pour rien, et la correction s’arrête."""


class Rendue(NamedTuple):
    """Une copie notée, par quel poste, et ce qui enfermait les élèves sur ce poste."""

    copie: CopieNotee
    poste: str
    protections: Sequence[str]


class Equipe:
    """Un exécuteur de `concurrent.futures`, et la fonction qu’il exécute pour chaque copie.

    `noter(programme, preparation, bareme)` donne une `Rendue` ; `preparer`, ce que le fil principal lit d’avance.
    """

    def __init__(
        self,
        executeur: Executor,
        noter: Callable[[Programme, Preparation, Bareme], Rendue],
        preparer: Callable[[Programme], Preparation],
        postes: Mapping[str, Sequence[str]],
        travaux: int,
    ):
        self._executeur, self._noter, self.preparer = executeur, noter, preparer
        self.postes = dict(postes)  # les protections de chaque poste
        self.notees = dict.fromkeys(postes, 0)
        self._travaux = travaux

    @property
    def travaux(self) -> int:
        """Le nombre de copies jugées à la fois, en ce moment."""
        return self._travaux

    @property
    def protections(self) -> list[str]:
        """Les protections en vigueur : communes à tous les postes, puis celles de quelques-uns."""
        distinctes = list(self.postes.values())
        communes = [p for p in distinctes[0] if all(p in autres for autres in distinctes)]
        autres = sorted({p for protections in distinctes for p in protections if p not in communes})
        return [*communes, *(f"sur certains postes seulement : {p}" for p in autres)]

    def confier(self, programme: Programme, preparation: Preparation, bareme: Bareme) -> "Future[Rendue]":
        """Donne une copie à juger ; elle attend son tour."""
        return self._executeur.submit(self._noter, programme, preparation, bareme)

    def recevoir(self, rendue: Rendue) -> CopieNotee:
        """La copie rendue, son poste retenu."""
        self.postes[rendue.poste] = list(rendue.protections)
        self.notees[rendue.poste] = self.notees.get(rendue.poste, 0) + 1
        return rendue.copie

    def bilan(self) -> list[str]:
        """Ce que chaque poste a jugé, et ce qui y enfermait les élèves ; rien quand il n’y a que cette machine."""
        return []

    def surveiller(self) -> None:
        """Appelée quand rien n’arrive ; lève `ErreurMastermind` quand plus rien n’arrivera."""

    def arreter(self) -> None:
        """Arrête aussitôt ce qui est en cours ; ce qui attendait n’est pas commencé."""
        self._executeur.shutdown(wait=False, cancel_futures=True)


class EquipeLocale(Equipe):
    """Des fils de cette machine, et son juge."""

    def __init__(self, juge, travaux: int):
        def noter(programme: Programme, preparation: Preparation, bareme: Bareme) -> Rendue:
            return Rendue(juge.noter(programme, preparation, bareme), CETTE_MACHINE, juge.protections)

        self._juge = juge
        super().__init__(ThreadPoolExecutor(travaux), noter, juge.preparer, {CETTE_MACHINE: juge.protections}, travaux)

    def arreter(self) -> None:
        """Les copies en cours s’arrêtent aussi : après Ctrl-C, rien ne traîne."""
        super().arreter()
        self._juge.fermer()


@contextmanager
def ouvrir_equipe_locale(isolement: str, travaux: int) -> Iterator[Equipe]:
    """L’équipe de cette machine ; lève `ErreurMastermind` quand l’isolement exigé manque."""
    if travaux < 1:
        raise ErreurMastermind(f"il faut au moins un travail à la fois, voici {travaux}")
    with ouvrir_juge(isolement) as juge:
        yield EquipeLocale(juge, travaux)
