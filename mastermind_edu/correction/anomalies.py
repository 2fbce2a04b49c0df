"""Ce que la correction remarque d’une copie, à toute étape, et ce qui l’arrête sans qu’aucune copie y soit pour rien.

Une donnée, pas un verdict : aucune anomalie ne coûte de point. Commencer par `Anomalie`.
"""

from typing import NamedTuple

from mastermind_edu.coeur.erreurs import ErreurMastermind


class Anomalie(NamedTuple):
    """Une remarque ; `exercice` quand elle parle d’une seule réponse, `publique` quand l’élève peut la lire."""

    texte: str
    exercice: str | None = None
    publique: bool = True


def panne(erreur: Exception) -> Anomalie:
    """Un défaut de la correction elle-même : il ne coûte rien aux autres copies, et se voit."""
    return Anomalie(f"le juge n’a pas pu corriger cette copie ({type(erreur).__name__}) : à corriger à la main")


class PosteInadapte(ErreurMastermind):
    """Un poste d’une grappe qui ne jugerait pas comme les autres : la correction s’arrête."""
