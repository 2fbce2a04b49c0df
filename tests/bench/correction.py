"""Le temps de corriger une classe : `python tests/bench/correction.py`.

Trente-cinq copies ordinaires du chapitre 04 : la solution, à laquelle une copie
sur deux préfère une erreur typique. Commencer par `main`.
"""

import json
import sys
import tempfile
import time
from pathlib import Path

from mastermind_edu.correction.correcteur import corriger
from mastermind_edu.exercices import CATALOGUE

RACINE = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(RACINE / "tests"))
from corpus import construire_hostiles  # noqa: E402

NB_COPIES = 35


def construire(dossier: Path) -> None:
    """Écrit les copies d’une classe imaginaire."""
    solution = json.loads((RACINE / "solutions" / "04_marquage_corrige.ipynb").read_text(encoding="utf-8"))
    typiques = [t for t in CATALOGUE["repondre"].erreurs_typiques if "_bien(" not in t.source]
    for rang in range(NB_COPIES):
        copie = json.loads(json.dumps(solution))
        if rang % 2:
            typique = typiques[rang // 2 % len(typiques)]
            source = typique.source.replace(f"def {typique.fonction.__name__}(", "def repondre(")
            next(c for c in copie["cells"] if c["id"] == "repondre")["source"] = source
        (dossier / f"eleve{rang:02}.ipynb").write_text(json.dumps(copie), encoding="utf-8")


def main() -> None:
    """Écrit la durée d’une correction, avec et sans bubblewrap, à un et deux travaux."""
    with tempfile.TemporaryDirectory() as provisoire:
        copies = Path(provisoire) / "copies"
        copies.mkdir()
        construire(copies)
        print("| correction de 35 copies du chapitre 04 | durée | par copie |\n|---|---|---|")
        for isolement in ("auto", "aucun"):
            for travaux in (1, 2):
                sortie = Path(provisoire) / f"{isolement}{travaux}"
                debut = time.perf_counter()
                corriger([copies], sortie, version="mesure", travaux=travaux, isolement=isolement, annoncer=lambda _: None)
                duree = time.perf_counter() - debut
                ligne = f"| isolement {isolement}, travaux {travaux} | {duree:.2f} s | {duree / NB_COPIES * 1000:.0f} ms |"
                print(ligne.replace(".", ","))
        mesurer_hostiles(Path(provisoire))


def mesurer_hostiles(dossier: Path) -> None:
    """Écrit la durée d’une correction des copies hostiles du corpus, deux à la fois."""
    hostiles = construire_hostiles(dossier / "hostiles")
    debut = time.perf_counter()
    corriger([dossier / "hostiles"], dossier / "sortie_hostiles", version="mesure", travaux=2, annoncer=lambda _: None)
    duree = time.perf_counter() - debut
    print(f"| {len(hostiles)} copies hostiles, travaux 2 | {duree:.2f} s | {duree / len(hostiles) * 1000:.0f} ms |".replace(".", ","))


if __name__ == "__main__":
    main()
