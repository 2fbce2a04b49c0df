"""Ce que la correction remarque d’une copie, à toute étape, et ce qui l’arrête sans qu’aucune copie y soit pour rien.

Une donnée, pas un verdict : aucune anomalie ne coûte de point. Commencer par `Anomalie`.
"""

from typing import NamedTuple

from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.francais import abreger

SIGNES_CITES = 60
HORS_EPREUVE = "n’est pas une copie de l’épreuve"  # le début de ce qui se dit d’une copie que rien n’y note


class Anomalie(NamedTuple):
    """Une remarque ; `exercice` quand elle parle d’une seule réponse, `publique` quand l’élève peut la lire."""

    texte: str
    exercice: str | None = None
    publique: bool = True


def citer_le_debut(code: str) -> str:
    """La première ligne écrite de ce code, entre virgules, pour reconnaître une cellule ; rien quand il est vide.

    >>> citer_le_debut("\\nwhile True:\\n    pass"), citer_le_debut(" ")
    (', `while True:`,', '')
    """
    ligne = next((ligne.strip() for ligne in code.splitlines() if ligne.strip()), "")
    return f", `{abreger(ligne, SIGNES_CITES).replace('`', '’')}`," if ligne else ""


def panne(erreur: Exception) -> Anomalie:
    """Un défaut de la correction elle-même : il ne coûte rien aux autres copies, et se voit."""
    return Anomalie(f"le juge n’a pas pu corriger cette copie ({type(erreur).__name__}) : à corriger à la main")


class PosteInadapte(ErreurMastermind):
    """Un poste d’une grappe qui ne jugerait pas comme les autres : la correction s’arrête."""
