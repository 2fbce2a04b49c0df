"""Ce qu’une copie montre sans que rien n’y soit exécuté : son programme, son chapitre, ses remarques.

Lire le fichier est dans `copies`, choisir les instructions dans `programme`.
Commencer par `analyser`.
"""

import ast
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from mastermind_edu.correction.copies import Copie, lire_copie
from mastermind_edu.correction.programme import Programme, composer_programme
from mastermind_edu.exercices import CATALOGUE, CHAPITRES
from mastermind_edu.juge.arbre import lire_arbre

AUCUN_EXERCICE = "aucun exercice du cours n’est reconnu dans ce fichier"


class Analyse(NamedTuple):
    """Ce qu’une copie montre sans que rien n’y soit exécuté."""

    cellules: tuple[str, ...]
    programme: Programme
    chapitre: str | None
    noms: tuple[str, ...]
    anomalies: tuple[str, ...]

    @property
    def sources(self) -> dict[str, str]:
        """La source de chaque réponse du chapitre."""
        return {nom: source for nom, source in sources_des_reponses(self.programme).items() if nom in self.noms}


def analyser(copie: Copie) -> Analyse:
    """L’analyse d’une copie lue."""
    lue = lire_copie(copie)
    noms = CHAPITRES.get(lue.chapitre, ())
    # Les fonctions d’autres chapitres ne sont pas notées, mais une réponse peut s’en servir.
    ecrites = [nom for nom in CATALOGUE if nom in noms or any(nom in cellule for cellule in lue.cellules)]
    programme = composer_programme(lue.cellules, ecrites)
    anomalies = (*copie.anomalies, *lue.anomalies, *_anomalies_utiles(programme, noms))
    return Analyse(lue.cellules, programme, lue.chapitre, noms, anomalies if noms else (*anomalies, AUCUN_EXERCICE))


def _anomalies_utiles(programme: Programme, noms: Sequence[str]) -> tuple[str, ...]:
    """Les remarques de la copie, sans celles qui parlent d’exercices d’un autre chapitre."""
    autres = [f"`{nom}`" for nom in programme.reponses if nom not in noms]
    return tuple(anomalie for anomalie in programme.anomalies if not any(nom in anomalie for nom in autres))


def sources_des_reponses(programme: Programme) -> dict[str, str]:
    """La source de chaque fonction retenue, par nom."""
    sources = {}
    for instruction in programme.instructions:
        for nom in _noms_definis(instruction.source):
            sources[nom] = instruction.source
    return sources


def _noms_definis(source: str) -> Iterator[str]:
    for noeud in lire_arbre(source).body:
        if isinstance(noeud, (ast.FunctionDef, ast.ClassDef)):
            yield noeud.name


def noms_lus(source: str) -> set[str]:
    """Les noms dont cette source se sert."""
    return {noeud.id for noeud in ast.walk(lire_arbre(source)) if isinstance(noeud, ast.Name)}
