"""Ce que les pages disent d’une série d’exercices d’un professeur : son titre, ce que fait chaque exercice, le conseil de chaque erreur.

Le registre le retient : une autre correction, sans cette série, le redit. Commencer par `retenir`.
"""

from pathlib import Path

from mastermind_edu.correction.registre.remises import ecrire_json, lire_json
from mastermind_edu.exercices import CATALOGUE, TOUS
from mastermind_edu.exercices.ajoutes import JOINTS
from mastermind_edu.exercices.sommaire import CHAPITRES, TITRES

FICHIER = "series.json"
RETENUES: dict[str, dict] = {}  # par notebook : son titre, et pour chaque exercice ce qu’il fait et ses conseils


def retenir(registre: Path) -> None:
    """Ajoute à ce que le registre retient les séries corrigées en ce moment ; lève `ErreurMastermind` pour un fichier illisible."""
    chemin = registre / FICHIER
    lues = lire_json(chemin, lambda donnees: {str(nom): {"titre": str(s["titre"]), "exercices": dict(s["exercices"])} for nom, s in donnees.items()}) if chemin.exists() else {}
    RETENUES.clear()
    RETENUES.update({**lues, **{chapitre: _decrire(chapitre) for chapitre in JOINTS}})
    if RETENUES != lues:
        ecrire_json(chemin, RETENUES)


def _decrire(chapitre: str) -> dict:
    exercices = {nom: CATALOGUE[nom] for nom in CHAPITRES[chapitre]}
    return {
        "titre": TITRES[chapitre],
        "exercices": {nom: {"resume": e.resume, "conseils": {typique.slug: typique.conseil for typique in e.erreurs_typiques}} for nom, e in exercices.items()},
    }


def titre_de(chapitre: str) -> str:
    """Le titre d’un notebook d’exercices ; vide quand rien ne le dit."""
    return TITRES.get(chapitre) or RETENUES.get(chapitre, {}).get("titre", "")


def resumer(nom: str) -> str:
    """Ce que fait un exercice ; son nom quand rien ne le dit."""
    return CATALOGUE[nom].resume if nom in CATALOGUE else _retenu(nom).get("resume", nom)


def dire_erreur(nom: str, slug: str) -> str:
    """Une erreur typique en mots : le conseil qu’elle donne ; les mots de son nom quand rien ne le dit."""
    connus = {typique.slug: typique.conseil for typique in (TOUS[nom].erreurs_typiques if nom in TOUS else ())}
    return connus.get(slug) or _retenu(nom).get("conseils", {}).get(slug) or slug.replace("-", " ")


def _retenu(nom: str) -> dict:
    return next((serie["exercices"][nom] for serie in RETENUES.values() if nom in serie["exercices"]), {})
