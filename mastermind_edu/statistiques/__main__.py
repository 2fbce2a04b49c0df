"""Refait les bilans livrés avec le paquet : `python -m mastermind_edu.statistiques`.

À lancer après avoir changé un décodeur ; les tests comparent le fichier au calcul.
"""

import json
from pathlib import Path

from mastermind_edu.decodeurs import DECODEURS
from mastermind_edu.disque import ecrire
from mastermind_edu.statistiques.evaluation import evaluer
from mastermind_edu.statistiques.reserve import LIVRES, en_donnees


def ecrire_bilans_livres(fichier: Path) -> None:
    """Recalcule les bilans 4 × 6 de tous les décodeurs, un par ligne."""
    lignes = (f"{json.dumps(nom)}: {json.dumps(en_donnees(evaluer(nom, cache=False)))}" for nom in DECODEURS)
    ecrire(fichier, "{\n" + ",\n".join(lignes) + "\n}\n")


if __name__ == "__main__":
    ecrire_bilans_livres(Path(__file__).with_name(LIVRES))
