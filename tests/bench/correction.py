"""Le temps de corriger une classe : `python tests/bench/correction.py`. Une copie ordinaire, avant et maintenant : `… correction.py REVISION`.

La classe : trente-cinq copies du chapitre 04, la solution, à laquelle une copie sur deux préfère une erreur typique. La copie ordinaire : cent dix copies
justes, un seul travail, corrigées tour à tour par les deux éditions ; chacune a le corrigé de la sienne, et un commentaire de l’élève dans chacune de ses
fonctions : aucune ne s’écrit comme une autre. Commencer par `main`.
"""

import json
import statistics
import sys
import tempfile
import time
from pathlib import Path

import psutil  # vient avec ipykernel
from communs import RACINE, arbre_de, duree, ecrire_ligne, ecrire_reponse, ecrire_table, lancer, lire_notebook, nombre
from corpus import construire_hostiles

from mastermind_edu.correction.correcteur import corriger
from mastermind_edu.exercices import CATALOGUE

NB_COPIES, NB_ORDINAIRES, TOURS = 35, 110, 3
A_VIDE = """
import sys
from mastermind_edu.juge.enclos import ouvrir_enclos
from mastermind_edu.juge.isolement import ProcessusEleve
with ouvrir_enclos("auto") as enclos:
    for _ in range(int(sys.argv[1])):
        with ProcessusEleve(enclos, [(1, "")], {}):
            pass
"""


def construire(dossier: Path) -> None:
    """Écrit les copies d’une classe imaginaire."""
    typiques = [t for t in CATALOGUE["repondre"].erreurs_typiques if "_bien(" not in t.source]
    solution = lire_notebook("solutions/04_marquage_corrige.ipynb")
    for rang in range(NB_COPIES):
        typique = typiques[rang // 2 % len(typiques)]
        source = typique.source.replace(f"def {typique.fonction.__name__}(", "def repondre(")
        copie = ecrire_reponse(solution, "repondre", source) if rang % 2 else solution
        (dossier / f"eleve{rang:02}.ipynb").write_text(json.dumps(copie), encoding="utf-8")


def mesurer_la_classe(dossier: Path) -> None:
    """Écrit la durée d’une correction, avec et sans bubblewrap, à un et deux travaux, puis celle des copies hostiles du corpus."""
    copies = dossier / "copies"
    copies.mkdir()
    construire(copies)
    ecrire_table("correction de 35 copies du chapitre 04", "durée", "par copie")
    for isolement in ("auto", "aucun"):
        for travaux in (1, 2):
            chronometrer_une_correction(f"isolement {isolement}, travaux {travaux}", copies, NB_COPIES, travaux=travaux, isolement=isolement)
    hostiles = construire_hostiles(dossier / "hostiles")
    chronometrer_une_correction(f"{len(hostiles)} copies hostiles, travaux 2", dossier / "hostiles", len(hostiles), travaux=2)


def chronometrer_une_correction(nom: str, copies: Path, nb_copies: int, **options) -> None:
    """Une ligne de la table."""
    debut = time.perf_counter()
    with tempfile.TemporaryDirectory() as sortie:
        corriger([copies], Path(sortie), version="mesure", annoncer=lambda _: None, **options)
        secondes = time.perf_counter() - debut
    ecrire_ligne(nom, duree(secondes), f"{nombre(secondes / nb_copies * 1000, 0)} ms")


def deposer(arbre: Path, dossier: Path) -> Path:
    """Le corrigé de cette édition, rendu par cent dix élèves."""
    dossier.mkdir()
    chemin = next((arbre / "solutions").glob("04_marquage*.ipynb"))
    for rang in range(NB_ORDINAIRES):
        copie = lire_notebook(chemin)
        for cellule in copie["cells"]:
            source = "".join(cellule["source"])
            if cellule["cell_type"] == "code" and "def " in source:
                cellule["source"] = f"{source}\n# élève {rang}"
        (dossier / f"eleve{rang:03}.ipynb").write_text(json.dumps(copie), encoding="utf-8")
    return dossier


def mesurer_une_edition(arbre: Path, copies: Path, sortie: Path) -> tuple[float, float]:
    """Les secondes par copie, à l’horloge et du processeur, celui de tous les processus compris."""
    avant, debut = occupation(), time.perf_counter()
    lancer(arbre, "-m", "mastermind_edu", "corriger", copies, "--sortie", sortie, "--travaux", "1")
    return (time.perf_counter() - debut) / NB_ORDINAIRES, (occupation() - avant) / NB_ORDINAIRES


def mesurer_a_vide() -> tuple[float, float]:
    """De même, pour des processus auxquels rien n’est demandé : la limite de toute copie."""
    avant, debut = occupation(), time.perf_counter()
    lancer(RACINE, "-c", A_VIDE, NB_ORDINAIRES)
    return (time.perf_counter() - debut) / NB_ORDINAIRES, (occupation() - avant) / NB_ORDINAIRES


def occupation() -> float:
    """Le temps de processeur de toute la machine : les processus des copies n’ont pas de parent à qui le demander."""
    temps = psutil.cpu_times()
    return temps.user + temps.system + temps.nice


def comparer(revision: str, dossier: Path) -> None:
    """Écrit le tableau des deux éditions, médianes de trois tours alternés."""
    with arbre_de(revision, dossier / "avant") as ancien:
        arbres = {f"avant ({revision})": ancien, "maintenant": RACINE}
        copies = {nom: deposer(arbre, dossier / f"copies{rang}") for rang, (nom, arbre) in enumerate(arbres.items())}
        mesures: dict[str, list] = {nom: [] for nom in arbres}
        for tour in range(TOURS):
            for nom, arbre in arbres.items():
                mesures[nom].append(mesurer_une_edition(arbre, copies[nom], dossier / f"{tour}{nom}"))
    medianes = {nom: [statistics.median(tours) for tours in zip(*siennes)] for nom, siennes in mesures.items()}
    ecrire_table("une copie ordinaire, un travail, bubblewrap", "à l’horloge", "de processeur")
    for nom, temps in medianes.items():
        ecrire_ligne(nom, *(f"{nombre(1000 * secondes, 0)} ms" for secondes in temps))
    ecrire_ligne("rapport", *(nombre(neuf / ancien) for ancien, neuf in zip(*medianes.values())))
    a_vide = [statistics.median(tours) for tours in zip(*(mesurer_a_vide() for _ in range(TOURS)))]
    ecrire_ligne("un programme vide, maintenant", *(f"{nombre(1000 * secondes, 0)} ms" for secondes in a_vide))


def main(revisions: list[str]) -> None:
    """La classe, ou la comparaison à la révision donnée."""
    with tempfile.TemporaryDirectory() as provisoire:
        if revisions:
            comparer(revisions[0], Path(provisoire))
        else:
            mesurer_la_classe(Path(provisoire))


if __name__ == "__main__":
    main(sys.argv[1:])
