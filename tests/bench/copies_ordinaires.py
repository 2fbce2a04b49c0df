"""Une copie ordinaire, avant et maintenant : `python tests/bench/copies_ordinaires.py REVISION`, un tableau en Markdown.

Cent dix copies justes du chapitre 04, un seul travail, corrigées tour à tour par les deux éditions ; chacune a le corrigé de la sienne,
et un commentaire de l’élève dans chacune de ses fonctions : aucune ne s’écrit comme une autre.
Commencer par `main`.
"""

import json
import statistics
import sys
import tempfile
import time
from pathlib import Path

import psutil  # vient avec ipykernel
from editions import arbre_de, lancer  # tests/bench/editions.py

RACINE = Path(__file__).resolve().parents[2]
NB_COPIES, TOURS = 110, 3


def deposer(arbre: Path, dossier: Path) -> Path:
    """Le corrigé de cette édition, rendu par cent dix élèves."""
    dossier.mkdir()
    texte = next((arbre / "solutions").glob("04_marquage*.ipynb")).read_text(encoding="utf-8")
    for rang in range(NB_COPIES):
        notebook = json.loads(texte)
        for cellule in notebook["cells"]:
            source = "".join(cellule["source"])
            if cellule["cell_type"] == "code" and "def " in source:
                cellule["source"] = f"{source}\n# élève {rang}"
        (dossier / f"eleve{rang:03}.ipynb").write_text(json.dumps(notebook), encoding="utf-8")
    return dossier


def corriger(arbre: Path, copies: Path, sortie: Path) -> tuple[float, float]:
    """Les secondes par copie, à l’horloge et du processeur, celui de tous les processus compris."""
    avant, debut = occupation(), time.perf_counter()
    lancer(arbre, "-m", "mastermind_edu", "corriger", copies, "--sortie", sortie, "--travaux", "1")
    return (time.perf_counter() - debut) / NB_COPIES, (occupation() - avant) / NB_COPIES


def occupation() -> float:
    """Le temps de processeur de toute la machine : les processus des copies n’ont pas de parent à qui le demander."""
    temps = psutil.cpu_times()
    return temps.user + temps.system + temps.nice


def main(revision: str) -> None:
    """Écrit le tableau, médianes de trois tours alternés."""
    with tempfile.TemporaryDirectory() as provisoire, arbre_de(revision, Path(provisoire) / "avant") as ancien:
        arbres = {f"avant ({revision})": ancien, "maintenant": RACINE}
        copies = {nom: deposer(arbre, Path(provisoire) / f"copies{rang}") for rang, (nom, arbre) in enumerate(arbres.items())}
        mesures: dict[str, list] = {nom: [] for nom in arbres}
        for tour in range(TOURS):
            for nom, arbre in arbres.items():
                mesures[nom].append(corriger(arbre, copies[nom], Path(provisoire) / f"{tour}{nom}"))
    print("| une copie ordinaire, un travail, bubblewrap | à l’horloge | de processeur |\n|---|---|---|")
    medianes = {nom: [statistics.median(tours) for tours in zip(*siennes)] for nom, siennes in mesures.items()}
    for nom, (horloge, processeur) in medianes.items():
        print(f"| {nom} | {horloge * 1000:.0f} ms | {processeur * 1000:.0f} ms |")
    anciens, neufs = medianes.values()
    rapports = " | ".join(f"{neuf / ancien:.2f}".replace(".", ",") for ancien, neuf in zip(anciens, neufs))
    print(f"| rapport | {rapports} |")


if __name__ == "__main__":
    main(*sys.argv[1:])
