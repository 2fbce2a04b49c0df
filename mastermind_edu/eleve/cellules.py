"""Ce que sont devenues les cellules qui définissent un exercice : la dernière a-t-elle pu s’exécuter ?

Une fonction d’avant reste en mémoire quand sa cellule, changée, ne s’exécute plus ; la correction, elle, n’a que la cellule.
Rempli par `extension` à chaque cellule, lu par `verification`. Commencer par `Cellules`.
"""

import re
from collections.abc import Mapping
from types import FunctionType
from typing import NamedTuple

from mastermind_edu.exercices import CATALOGUE
from mastermind_edu.francais import plus_proche

ANNONCE = re.compile(r"^[ \t]*(?:def|class)[ \t]+(\w+)", re.MULTILINE | re.IGNORECASE)


class Passage(NamedTuple):
    """La dernière exécution d’une cellule qui annonce un exercice."""

    objet: object  # ce que le nom désigne ensuite
    cellule: str | None  # son identifiant, quand Jupyter le donne
    faute: str = ""  # ce qui l’a arrêtée avant qu’elle ne définisse l’exercice


class Cellules:
    """Le dernier passage de chaque exercice annoncé dans ce notebook."""

    def __init__(self):
        self.passages: dict[str, Passage] = {}

    def noter(self, texte: str, cellule: str | None, espace: Mapping[str, object], faute: str) -> None:
        """Retient ce qu’une cellule a fait des exercices qu’elle annonce ; `faute` est vide quand elle s’est exécutée jusqu’au bout."""
        for nom in {*ANNONCE.findall(texte)} & {*CATALOGUE}:
            objet, avant = espace.get(nom), self.passages.get(nom)
            a_defini = not faute or objet is not None and (avant is None or avant.objet is not objet)
            gardee = avant.cellule if avant and not a_defini and avant.cellule != cellule and not avant.faute else cellule
            self.passages[nom] = Passage(objet, gardee, "" if a_defini or gardee != cellule else faute)

    def faute(self, nom: str, objet: object) -> str:
        """Ce qui a arrêté la dernière cellule de cet exercice, si c’est une version d’avant que l’on vérifie."""
        passage = self.passages.get(nom)
        return passage.faute if passage and passage.objet is objet else ""


def mal_nommee(nom: str, espace: Mapping[str, object]) -> str:
    """La fonction de l’élève dont le nom ressemble à celui d’un exercice absent ; vide quand il n’y en a pas.

    >>> mal_nommee("repondre", {"reponde": mal_nommee})
    'reponde'
    """
    siennes = [autre for autre, objet in espace.items() if isinstance(objet, (FunctionType, type)) and autre not in CATALOGUE and not autre.startswith("_")]
    return plus_proche(nom, siennes) if nom in CATALOGUE else ""


CELLULES = Cellules()
