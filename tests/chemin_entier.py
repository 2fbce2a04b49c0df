"""Le chemin d’un élève qui réussit tout : les cellules de tous les corrigés, dans l’ordre des chapitres.

Aucun test ici. Commencer par `etapes`.
"""

import json
from pathlib import Path

from mastermind_edu.chapitres import sans_suffixe
from mastermind_edu.exercices.sommaire import CHAPITRES

RACINE = Path(__file__).parent.parent
NOMBRE = sum(map(len, CHAPITRES.values()))
AU_DEBUT, A_LA_FIN = f"0 réussi sur {NOMBRE}", f"{NOMBRE} réussis sur {NOMBRE}"


def lire_les_corriges() -> dict[str, list[str]]:
    """Le programme de chaque cellule de code de chaque corrigé, par chapitre, dans l’ordre."""
    notebooks = {sans_suffixe(chemin.stem): json.loads(chemin.read_text(encoding="utf-8")) for chemin in sorted((RACINE / "solutions").glob("*.ipynb"))}
    return {nom: ["".join(une["source"]) for une in notebook["cells"] if une["cell_type"] == "code"] for nom, notebook in notebooks.items()}


def etapes() -> list[list[str]]:
    """Les programmes de chaque notebook à exécuter l’un après l’autre : la progression remise à zéro, les corrigés, puis la progression."""
    montrer = "from mastermind_edu import progres\n\nprogres({})"
    return [[montrer.format("recommencer=True")], *lire_les_corriges().values(), [montrer.format("")]]


def repartir(cellules: list[dict]) -> dict[str, list[dict]]:
    """Les cellules de ces étapes, une fois exécutées, par chapitre."""
    corriges = iter(cellules[1:-1])
    return {chapitre: [next(corriges) for _ in sources] for chapitre, sources in lire_les_corriges().items()}
