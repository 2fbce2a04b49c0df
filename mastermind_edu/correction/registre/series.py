"""Ce que le registre retient des séries d’exercices d’un professeur, pour le redire quand il corrige autre chose.

Ce qui en est dit est dans `pages.series`. Commencer par `retenir`.
"""

from pathlib import Path

from mastermind_edu.correction.pages.series import RETENUES, decrire
from mastermind_edu.correction.registre.remises import ecrire_json, lire_json
from mastermind_edu.exercices.ajoutes import JOINTS

FICHIER = "series.json"


def retenir(registre: Path) -> None:
    """Ajoute à ce que le registre retient les séries corrigées en ce moment ; lève `ErreurMastermind` pour un fichier illisible."""
    chemin = registre / FICHIER
    lues = lire_json(chemin, lambda donnees: {str(nom): {"titre": str(s["titre"]), "exercices": dict(s["exercices"])} for nom, s in donnees.items()}) if chemin.exists() else {}
    RETENUES.clear()
    RETENUES.update({**lues, **{chapitre: decrire(chapitre) for chapitre in JOINTS}})
    if RETENUES != lues:
        ecrire_json(chemin, RETENUES)
