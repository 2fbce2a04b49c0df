"""Première règle : rien ne souffle la réponse d’une prédiction avant la cellule qui la montre.

L’auteur écrit la réponse dans l’en-tête de la question, `prediction=["13", "treize"]` ; l’élève
ne la voit pas. Commencer par `reprocher_predictions`.
"""

import json
import re
from collections.abc import Iterator, Mapping, Sequence

from mastermind_edu.atelier.commentaires import est_deja_la_suite
from mastermind_edu.atelier.execution import composer
from mastermind_edu.atelier.plan import Cible
from mastermind_edu.atelier.relecture.lecture import Sortie, lire_sorties
from mastermind_edu.atelier.sources import Cellule
from mastermind_edu.francais import citer

QUESTION = re.compile(r"avant d’exécuter|prédisez|^ma_prediction *=", re.IGNORECASE | re.MULTILINE)
ORNEMENTS = re.compile(r"[*`_]+(?=\W|$)|(?<!\w)[*`_]+|<[^>\n]*>")
ESPACES = re.compile(r"(?<=\d)[ \u00a0\u202f](?=\d{3}\b)")


def reprocher_predictions(cible: Cible) -> list[str]:
    """Une phrase par prédiction soufflée, sans réponse écrite, que rien ne montre ou ne commente."""
    return reprocher(composer(cible), lire_sorties(json.loads(cible.notebook.read_text(encoding="utf-8"))))


def reprocher(cellules: Sequence[Cellule], sorties: Mapping[str, Sortie]) -> list[str]:
    """Les fautes d’une leçon, dans l’ordre de ses cellules."""
    fautes, jusqu_ou = [], -1  # le rang de la dernière cellule que couvre une prédiction
    for rang, cellule in enumerate(cellules):
        if est_deja_la_suite(cellule.texte):
            fautes.append(cellule.situer("il faut, avant le titre, une phrase qui commente la réponse d’au-dessus"))
        if cellule.prediction:
            fin = ou_elle_se_montre(cellules, rang, sorties)
            fautes += _souffleurs(cellules, rang, fin, sorties)
            jusqu_ou = max(jusqu_ou, rang if fin is None else fin)
        elif rang > jusqu_ou and QUESTION.search(cellule.texte):
            fautes.append(cellule.situer("il faut la réponse à prédire dans l’en-tête de la question, comme prediction=[\"13\", \"treize\"]"))
    return fautes


def ou_elle_se_montre(cellules: Sequence[Cellule], rang: int, sorties: Mapping[str, Sortie]) -> int | None:
    """Le rang de la cellule de code qui montre la réponse : la première qui l’écrit, ou celle que nomme `montre`."""
    question = cellules[rang]
    for suivante in range(rang + 1, len(cellules)):
        cellule = cellules[suivante]
        if question.montre == cellule.id and cellule.genre == "code":
            return suivante
        dite = sorties.get(cellule.id, Sortie("", True)).texte
        if not question.montre and any(dit(dite, valeur) for valeur in question.prediction):
            return suivante
    return None


def _souffleurs(cellules: Sequence[Cellule], rang: int, fin: int | None, sorties: Mapping[str, Sortie]) -> Iterator[str]:
    """Ce qui dit la réponse trop tôt, de la question à la cellule qui la montre."""
    question = cellules[rang]
    if fin is None:
        ou = f"« {question.montre} »" if question.montre else f"qui affiche {' ou '.join(map(citer, question.prediction))}"
        yield question.situer(f"il faut plus bas une cellule de code {ou}, il n’y en a pas")
        return
    for cellule in cellules[rang : fin + 1]:
        permises = question.choix if cellule is question else ()
        for valeur in question.prediction:
            if valeur not in permises and dit(cellule.texte, valeur):
                yield cellule.situer(f"la réponse à prédire dans « {question.id} », {citer(valeur)}, y est écrite trop tôt")
        sortie = sorties.get(cellule.id)
        if sortie and not sortie.est_cachee and (cellule is cellules[fin] or any(dit(sortie.texte, v) for v in question.prediction)):
            yield cellule.situer(f"la sortie est dépliée, et souffle la réponse de « {question.id} »")


def dit(texte: str, valeur: str) -> bool:
    """Vrai quand le texte contient cette valeur en entier, sans ses ornements.

    >>> dit("Il en reste **1\u202f296**.", "1296"), dit("113 codes", "13"), dit("(1, 2)", "(1, 2)"), dit("de 1.3 à 2", "3")
    (True, False, True, False)
    """
    cherchee = re.escape(_simplifier(valeur))
    return re.search(rf"(?<![\w])(?<!\d[.,]){cherchee}(?!\w|[.,]\d)", _simplifier(texte)) is not None


def _simplifier(texte: str) -> str:
    return re.sub(r"\s+", " ", ESPACES.sub("", ORNEMENTS.sub("", texte))).strip().casefold()
