"""Ce que la correction demande au cours : les chapitres et leurs exercices.

Ni cas ni référence. Commencer par `exercices_du_chapitre`.
"""

from mastermind_edu.exercices import CHAPITRES


def exercices_du_chapitre(chapitre: str | None) -> tuple[str, ...]:
    """Les noms des exercices d’un chapitre, dans l’ordre du cours ; aucun pour un chapitre inconnu.

    >>> exercices_du_chapitre("05_frequences")
    ('frequences', 'nb_communs', 'repondre_frequences')
    """
    return tuple(getattr(exercice, "nom", exercice) for exercice in CHAPITRES.get(chapitre, ()))
