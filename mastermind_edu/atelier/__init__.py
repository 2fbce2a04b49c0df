"""L’atelier des auteurs : des sources en texte aux notebooks exécutés.

Rien ici pour l’élève, et rien du jeu n’en dépend. Commencer par `fabriquer`.
"""

from mastermind_edu.atelier.fabrique import fabriquer, verifier_fabrication
from mastermind_edu.atelier.plan import ErreurFabrication, exiger_un_dossier

__all__ = ["ErreurFabrication", "exiger_un_dossier", "fabriquer", "verifier_fabrication"]
