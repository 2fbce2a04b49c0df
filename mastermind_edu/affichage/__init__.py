"""L’affichage : du texte, du HTML et du SVG, sans aucun calcul du jeu.

Que des chaînes, et des objets qui savent se montrer dans un notebook. Commencer
par `plateau.montrer_plateau`.
"""

from mastermind_edu.affichage.noms_et_boites import montrer_memoire
from mastermind_edu.affichage.plateau import montrer_plateau

__all__ = ["montrer_memoire", "montrer_plateau"]
