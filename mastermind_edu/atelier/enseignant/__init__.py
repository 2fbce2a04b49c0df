"""La trousse du professeur : `docs/enseignant/`, que `python lancer.py fabriquer` écrit d’après `sources/enseignant/`.

Ni les leçons, ni la correction des copies. Commencer par `composer_trousse`.
"""

from mastermind_edu.atelier.enseignant.trousse import composer_trousse

__all__ = ["composer_trousse"]
