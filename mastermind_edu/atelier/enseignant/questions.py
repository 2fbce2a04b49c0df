"""La question d’une prédiction et sa réponse, lues dans la leçon : le professeur pose celles que l’élève a sous les yeux.

Commencer par `lire_questions`.
"""

import re
from collections.abc import Iterable
from typing import NamedTuple

from mastermind_edu.atelier.relecture.predictions import QUESTION
from mastermind_edu.atelier.sources import Cellule

BLOC = re.compile(r"^```.*?^```$", re.DOTALL | re.MULTILINE)
DEBUT = re.compile(r"avant d’exécuter", re.IGNORECASE)


class Question(NamedTuple):
    """Ce que l’on demande avant d’exécuter, et ce qui s’affichera."""

    titre: str  # le dernier titre de la leçon avant elle
    texte: str
    reponse: str


def lire_questions(cellules: Iterable[Cellule]) -> dict[str, Question]:
    """Les questions d’une leçon, par nom de cellule, dans l’ordre."""
    questions, titre = {}, ""
    for cellule in cellules:
        if cellule.genre != "markdown":
            continue
        titres = re.findall(r"^##? (.+)$", cellule.texte, re.MULTILINE)
        titre = titres[-1] if titres else titre
        if cellule.prediction:
            questions[cellule.id] = Question(titre, _isoler(cellule.texte), cellule.prediction[0])
    return questions


def _isoler(texte: str) -> str:
    """La question seule, du paragraphe qui la pose.

    >>> _isoler("## Titre\\n\\nUn fait.\\n\\nLe code est R V. Avant d’exécuter : combien ? Écrivez-le.")
    'Avant d’exécuter : combien ? Écrivez-le.'
    """
    paragraphes = [p.replace("\n", " ") for p in re.split(r"\n\n+", BLOC.sub("", texte)) if p.strip() and not p.lstrip().startswith(("#", "|"))]
    qui_demandent = [p for p in paragraphes if QUESTION.search(p)] or [p for p in paragraphes if "?" in p]
    choisi = (qui_demandent or paragraphes)[-1].strip()
    if "?" not in choisi:
        choisi = next((p for p in reversed(paragraphes) if "?" in p), choisi).strip()
    debut = DEBUT.search(choisi)
    if not debut or "?" not in choisi[debut.start() :]:
        return choisi
    choisi = choisi.removeprefix("* ")  # une leçon pose aussi sa question dans une liste
    debut = DEBUT.search(choisi)
    # La phrase entière, quand « avant d’exécuter » n’en est pas le début.
    avant = max(choisi.rfind(fin, 0, debut.start()) for fin in (". ", "? ", "! ", "** "))
    return choisi[avant + 1 :].strip() if avant >= 0 else choisi
