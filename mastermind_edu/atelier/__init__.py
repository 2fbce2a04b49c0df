"""L’atelier des auteurs : des sources en texte aux notebooks exécutés.

Rien ici pour l’élève, et rien du jeu n’en dépend. Commencer par `fabriquer`.
"""

from mastermind_edu.atelier.fabrique import fabriquer, verifier_fabrication
from mastermind_edu.atelier.plan import ErreurFabrication, est_un_dossier, exiger_un_dossier

__all__ = ["ErreurFabrication", "est_un_dossier", "exiger_un_dossier", "fabriquer", "verifier_fabrication"]
