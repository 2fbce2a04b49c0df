"""Ce que la correction remarque d’une copie, à toute étape.

Une donnée, pas un verdict : aucune anomalie ne coûte de point. Commencer par `Anomalie`.
"""

from typing import NamedTuple


class Anomalie(NamedTuple):
    """Une remarque ; `exercice` quand elle parle d’une seule réponse, `publique` quand l’élève peut la lire."""

    texte: str
    exercice: str | None = None
    publique: bool = True


def panne(erreur: Exception) -> Anomalie:
    """Un défaut de la correction elle-même : il ne coûte rien aux autres copies, et se voit."""
    return Anomalie(f"le juge n’a pas pu corriger cette copie ({type(erreur).__name__}) : à corriger à la main")
