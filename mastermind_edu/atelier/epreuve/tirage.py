"""Tirer les questions d’une épreuve : des groupes de questions sœurs, puis, de chaque groupe, une question par sujet.

Rien n’est écrit ici. La même graine, sur les mêmes dossiers, tire les mêmes questions. Commencer par `tirer`.
"""

import ast
import inspect
import random
import textwrap
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import count
from typing import NamedTuple

from mastermind_edu.atelier.plan import ErreurFabrication
from mastermind_edu.atelier.soeurs import Groupe
from mastermind_edu.exercices import CATALOGUE
from mastermind_edu.francais import accorder

MINUTES_POUR_LIRE, MINUTES_PAR_LIGNE = 5, 1  # une estimation, écrite sur la page du professeur ; à lui d’en juger


class Mesure(NamedTuple):
    """La longueur d’une référence : ses lignes sans la chaîne d’aide, et les nœuds de son arbre de syntaxe."""

    lignes: int
    noeuds: int

    @property
    def minutes(self) -> int:
        """Le temps que l’on compte pour cette question."""
        return MINUTES_POUR_LIRE + MINUTES_PAR_LIGNE * self.lignes


class Rang(NamedTuple):
    """La même question d’un sujet à l’autre : son groupe, et celle de chaque sujet, dans l’ordre."""

    groupe: Groupe
    questions: tuple[str, ...]

    @property
    def est_commun(self) -> bool:
        """Vrai quand tous les sujets ont la même question."""
        return len({*self.questions}) == 1


def mesurer(nom: str) -> Mesure:
    """La longueur de la référence de cet exercice.

    >>> mesurer("nb_communs")
    Mesure(lignes=2, noeuds=36)
    """
    return _mesurer(CATALOGUE[nom].reference)


@cache  # un tirage compare sans cesse les mêmes
def _mesurer(reference: Callable) -> Mesure:
    [definition] = ast.parse(textwrap.dedent(inspect.getsource(reference))).body
    corps = definition.body[1:] if ast.get_docstring(definition) else definition.body  # type: ignore[attr-defined]
    lignes = {rang for noeud in corps for partie in ast.walk(noeud) if hasattr(partie, "lineno") for rang in (partie.lineno, partie.end_lineno)}
    return Mesure(len(lignes), sum(1 for noeud in corps for _ in ast.walk(noeud)))


def tirer(groupes: Sequence[Groupe], nb_sujets: int, minutes: int, graine: int | str) -> tuple[Rang, ...]:
    """Les questions de chaque rang, dans l’ordre des chapitres ; les longueurs des sujets sont les plus proches possible.

    Lève `ErreurFabrication` quand aucun groupe n’a assez de questions, ou qu’aucun ne tient dans la durée.
    """
    hasard = random.Random(graine)
    possibles = [groupe for groupe in groupes if len(groupe.exercices) >= nb_sujets or len(groupe.exercices) == 1]
    if not any(len(groupe.exercices) >= nb_sujets for groupe in possibles):
        plus_grand = max((len(groupe.exercices) for groupe in groupes), default=0)
        raise ErreurFabrication(f"il faut {nb_sujets} questions sœurs par groupe pour {nb_sujets} sujets, ces chapitres en ont {plus_grand} au plus : --sujets {plus_grand}")
    choisis = _remplir(possibles, minutes, hasard)
    if not choisis:
        plus_court = min(map(_minutes, possibles))
        raise ErreurFabrication(f"il faut {plus_court} minutes au moins pour une question de ces chapitres, voici --duree {minutes}")
    return _repartir(sorted(choisis, key=groupes.index), nb_sujets, hasard)


def _minutes(groupe: Groupe) -> int:
    """Le temps de la plus longue de ses questions : on ne sait pas encore laquelle sera tirée."""
    return max(mesurer(nom).minutes for nom in groupe.exercices)


def _remplir(groupes: Sequence[Groupe], minutes: int, hasard: random.Random) -> list[Groupe]:
    """Autant de groupes que la durée en permet, un par chapitre, puis un deuxième, et ainsi de suite."""
    tours = []
    for chapitre in dict.fromkeys(groupe.chapitre for groupe in groupes):
        siens = [groupe for groupe in groupes if groupe.chapitre == chapitre]
        tours += list(zip(count(), hasard.sample(siens, len(siens))))
    choisis: list[Groupe] = []
    for _, groupe in sorted(tours, key=lambda tour: tour[0]):
        if sum(map(_minutes, (*choisis, groupe))) <= minutes:
            choisis.append(groupe)
    return choisis


def _repartir(groupes: Iterable[Groupe], nb_sujets: int, hasard: random.Random) -> tuple[Rang, ...]:
    """Une question par sujet : la plus longue de chaque groupe va au sujet le plus court jusque-là."""
    totaux, rangs = [0] * nb_sujets, []
    for groupe in groupes:
        tirees = hasard.sample(groupe.exercices, nb_sujets) if len(groupe.exercices) > 1 else [*groupe.exercices] * nb_sujets
        sujets = sorted(hasard.sample(range(nb_sujets), nb_sujets), key=totaux.__getitem__)
        places = dict(zip(sujets, sorted(tirees, key=lambda nom: -mesurer(nom).noeuds)))
        for sujet, nom in places.items():
            totaux[sujet] += mesurer(nom).noeuds
        rangs.append(Rang(groupe, tuple(places[sujet] for sujet in range(nb_sujets))))
    return tuple(rangs)


def duree(rangs: Iterable[Rang]) -> int:
    """Les minutes que l’on compte pour le plus long des sujets."""
    return max(map(sum, zip(*([mesurer(nom).minutes for nom in rang.questions] for rang in rangs))))


def dire_ce_qui_manque(rangs: Sequence[Rang], chapitres: Iterable[str], minutes: int) -> list[str]:
    """Ce que le professeur ne verrait pas du tirage : un chapitre sans question, du temps qui reste."""
    absents = [chapitre for chapitre in chapitres if chapitre not in {rang.groupe.chapitre for rang in rangs}]
    reste = minutes - duree(rangs)
    dits = [f"{'Chapitre' if len(absents) == 1 else 'Chapitres'} {', '.join(absents)} : aucune question tirée, faute de questions ou de temps."] if absents else []
    return [*dits, *([f"Il reste {accorder(reste, 'minute')} sur {minutes} : ces chapitres n’ont plus de question qui y tienne."] if reste > MINUTES_POUR_LIRE else [])]
