"""Le chemin d’un élève qui réussit tout : les cellules de tous les corrigés, dans l’ordre des chapitres.

Aucun test ici. Commencer par `resoudre_tout`.
"""

import json
from pathlib import Path

from mastermind_edu.exercices.sommaire import CHAPITRES

RACINE = Path(__file__).parent.parent
NOMBRE = sum(map(len, CHAPITRES.values()))
AU_DEBUT, A_LA_FIN = f"0 réussi sur {NOMBRE}", f"{NOMBRE} réussis sur {NOMBRE}"


def resoudre_tout() -> list[str]:
    """Le programme de chaque cellule : la progression remise à zéro, tous les corrigés, puis la progression."""
    montrer = "from mastermind_edu import progres\n\nprogres({})"
    notebooks = [json.loads(chemin.read_text(encoding="utf-8")) for chemin in sorted((RACINE / "solutions").glob("*.ipynb"))]
    cellules = [cellule for notebook in notebooks for cellule in notebook["cells"] if cellule["cell_type"] == "code"]
    return [montrer.format("recommencer=True"), *("".join(cellule["source"]) for cellule in cellules), montrer.format("")]
