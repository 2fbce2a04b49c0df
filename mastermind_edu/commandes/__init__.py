"""Toutes les commandes, un bloc chacune : ce qu’il faut installer, ses options, son aide, ce qu’elle fait.

Ni leur lecture (voir `cli`), ni leur transmission (voir `lancer.py`). Commencer par `usage.corriger`.
"""

from mastermind_edu.commandes import atelier, epreuve, usage  # l’ordre est celui des aides
from mastermind_edu.lecteur_de_commande import COMMANDES

__all__ = ["COMMANDES", "usage", "atelier", "epreuve"]
