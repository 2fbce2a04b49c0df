"""Ce que les pages disent d’une série d’exercices d’un professeur : son titre, ce que fait chaque exercice, le conseil de chaque erreur.

Le registre le retient (voir `registre.series`) : une autre correction, sans cette série, le redit. Commencer par `dire_erreur`.
"""

from mastermind_edu.exercices import CATALOGUE, TOUS
from mastermind_edu.exercices.sommaire import CHAPITRES, TITRES

RETENUES: dict[str, dict] = {}  # par notebook : son titre, et pour chaque exercice ce qu’il fait et ses conseils


def decrire(chapitre: str) -> dict:
    """Ce qu’il faut retenir d’une série dont les exercices sont joints."""
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
