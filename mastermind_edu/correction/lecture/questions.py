"""Les questions ouvertes d’une copie : une cellule de texte où l’élève répond, sur tant de points, que le professeur lit lui-même.

Rien n’y est jugé ; `annoter` les montre. Commencer par `lire_questions`.
"""

import re
from collections import Counter
from collections.abc import Hashable, Iterable, Sequence
from fractions import Fraction
from typing import NamedTuple

from mastermind_edu.correction.anomalies import Anomalie
from mastermind_edu.correction.lecture.notebooks import Cellules
from mastermind_edu.exercices import CATALOGUE
from mastermind_edu.livraison import CONSIGNE_DE_LA_REPONSE, QUESTION_OUVERTE

SIGNES_AU_PLUS = 6_000  # d’une réponse : deux pages
_TITRES = re.compile(r"(?m)^#{1,6} +")
_CONSIGNE = re.compile(r"[*_]*" + r"\s*".join(map(re.escape, CONSIGNE_DE_LA_REPONSE.split())) + r"[*_]*")


class Question(NamedTuple):
    """Une question ouverte et ce qu’un élève y répond ; `points` est vide tant que personne n’a lu la réponse."""

    nom: str
    sur: Fraction
    enonce: str
    reponse: str
    points: Fraction | None = None
    commentaire: str = ""

    @property
    def est_lue(self) -> bool:
        """Vrai quand elle compte dans la note."""
        return self.points is not None

    @property
    def mots(self) -> tuple[str, ...]:
        """Les mots de la réponse, sans leurs majuscules : de quoi reconnaître la même, mot pour mot."""
        return tuple(self.reponse.casefold().split())


def question(nom: str, sur: Fraction, enonce: str, reponse: str) -> Question:
    """La question, telle qu’on la rend : une réponse vide vaut 0, sans être lue."""
    return Question(nom, sur, enonce, reponse, None if reponse else Fraction(0))


def lire_questions(cellules: Cellules) -> tuple[Question, ...]:
    """Les questions ouvertes d’un notebook, chacune une fois ; l’énoncé est la cellule de texte qui précède."""
    trouvees: dict[str, Question] = {}
    enonce = ""
    for genre, texte in cellules:
        trouve = QUESTION_OUVERTE.match(texte)
        if trouve and trouve[2] not in CATALOGUE and trouve[2] not in trouvees:
            sur = Fraction(trouve[1].replace(",", "."))
            trouvees[trouve[2]] = question(trouve[2], sur, enonce, _reponse(texte[trouve.end() :]))
        elif genre == "markdown":
            enonce = _TITRES.sub("", texte[:SIGNES_AU_PLUS])
    return tuple(trouvees.values())


def _reponse(texte: str) -> str:
    return _CONSIGNE.sub("", texte[:SIGNES_AU_PLUS]).strip()


def accorder_les_questions(copies: Sequence) -> list:
    """Les copies (`copies.Copie`), où chaque question a les points et l’énoncé que lui donnent la plupart : aucun élève ne change les siens."""
    toutes = [question for copie in copies for question in copie.questions]
    noms = dict.fromkeys(question.nom for question in toutes)
    sur = {nom: _le_plus_frequent(q.sur for q in toutes if q.nom == nom) for nom in noms}
    enonces = {nom: _le_plus_frequent(q.enonce for q in toutes if q.nom == nom) for nom in noms}
    rendues = Counter((copie.chapitre, q.nom) for copie in copies for q in copie.questions)
    lues = Counter(copie.chapitre for copie in copies if copie.est_lue)
    communes = {(chapitre, nom) for (chapitre, nom), nombre in rendues.items() if 2 * nombre > lues[chapitre]}
    return [
        copie._replace(questions=tuple(q._replace(sur=sur[q.nom], enonce=enonces[q.nom]) for q in copie.questions)).remarquer(*_absentes(copie, communes))
        for copie in copies
    ]


def _le_plus_frequent(valeurs: Iterable[Hashable]):
    return Counter(valeurs).most_common(1)[0][0]


def _absentes(copie, communes: Iterable[tuple[str | None, str]]) -> list[Anomalie]:
    siennes = {question.nom for question in copie.questions}
    noms = sorted(nom for chapitre, nom in communes if copie.est_lue and chapitre == copie.chapitre and nom not in siennes)
    return [Anomalie(f"la question `{nom}`, que les autres copies ont, n’est plus dans celle-ci") for nom in noms]
