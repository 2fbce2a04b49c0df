"""Les sujets d’une épreuve côte à côte : combien de copies, leurs notes, et la réussite de chaque question à son rang.

Les questions d’un même rang sont sœurs : la préparation de l’épreuve les écrit dans cet ordre. Commencer par `comparer_les_sujets`.
"""

import statistics
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from mastermind_edu.chapitres import Sujet, lire_un_sujet
from mastermind_edu.correction.notation.resultats import CopieNotee


class Passage(NamedTuple):
    """Un sujet tel que la classe l’a passé."""

    sujet: Sujet
    notes: Sequence[Fraction]

    @property
    def moyenne(self) -> Fraction:
        """Celle des copies qui comptent."""
        return sum(self.notes, Fraction(0)) / len(self.notes)

    @property
    def mediane(self) -> Fraction:
        """Celle des copies qui comptent."""
        return statistics.median(self.notes)


class Comparaison(NamedTuple):
    """Les sujets d’une même épreuve ; à chaque rang, la question de chacun et le pourcentage des points qu’elle a donnés."""

    passages: Sequence[Passage]
    rangs: Sequence[Sequence[tuple[str, int]]]


def comparer_les_sujets(copies: Iterable[CopieNotee]) -> list[Comparaison]:
    """Une comparaison par épreuve dont plusieurs sujets ont été rendus."""
    notes: dict[Sujet, list[Fraction]] = defaultdict(list)
    parts: dict[Sujet, dict[str, list[Fraction]]] = defaultdict(lambda: defaultdict(list))
    for copie in copies:
        sujet = lire_un_sujet(copie.chapitre)
        if sujet and copie.note is not None and not copie.remplacee_par:
            notes[sujet].append(copie.note)
            for exercice in copie.exercices:
                if exercice.sur:
                    parts[sujet][exercice.nom].append(exercice.points / exercice.sur)
    epreuves: dict[str, list[Sujet]] = defaultdict(list)
    for sujet in sorted(notes):
        epreuves[sujet.epreuve].append(sujet)
    return [_comparer(sujets, notes, parts) for sujets in epreuves.values() if len(sujets) > 1]


def _comparer(sujets: Sequence[Sujet], notes: Mapping[Sujet, Sequence[Fraction]], parts: Mapping[Sujet, Mapping[str, Sequence[Fraction]]]) -> Comparaison:
    colonnes = [[(nom, round(100 * sum(siennes) / len(siennes))) for nom, siennes in parts[sujet].items()] for sujet in sujets]
    return Comparaison([Passage(sujet, notes[sujet]) for sujet in sujets], [*zip(*colonnes)])
