"""Les indices des exercices : deux phrases qui guident, puis un squelette à compléter.

Jamais la réponse. Un module de données par chapitre, où chaque nom de fonction a
ses deux indices et son squelette. Commencer par `INDICES`.
"""

from typing import NamedTuple

from mastermind_edu.exercices.indices import (
    chapitre_01,
    chapitre_02,
    chapitre_03,
    chapitre_04,
    chapitre_05,
    chapitre_06,
)


class Indices(NamedTuple):
    """Ce que l’on montre à l’élève bloqué, du plus léger au plus précis."""

    premier: str
    second: str
    squelette: str


CHAPITRES = (chapitre_01, chapitre_02, chapitre_03, chapitre_04, chapitre_05, chapitre_06)

INDICES: dict[str, Indices] = {
    nom: Indices(*textes) for chapitre in CHAPITRES for nom, textes in chapitre.INDICES.items()
}
