"""Une promotion entière : la mémoire que prend la correction, de dix copies à dix mille.

`python tests/bench/promotion.py 10 500 10000`. Les copies sont les notebooks du cours, cinq chapitres, tels que les rendent des élèves imaginaires :
une réponse dans chacun, juste une fois sur deux, et des commentaires à eux. Commencer par `main`.
"""

import json
import os
import sys
import tempfile
import time
from functools import partial
from itertools import cycle, islice
from pathlib import Path

from communs import RACINE, definit, ecrire_ligne, ecrire_reponse, ecrire_table, lancer, lire_notebook, nombre
from test_correcteur_catalogue import source_autonome

from mastermind_edu.correction.lecture.copies import lire_copies
from mastermind_edu.correction.notation.bareme import bareme_par_defaut
from mastermind_edu.correction.notation.gardees import CopiesGardees, Rangement, TextesRanges
from mastermind_edu.correction.notation.jugement import ouvrir_juge, preparer_programme
from mastermind_edu.correction.pages.dossier import Retours
from mastermind_edu.correction.programme.composition import composer_programme
from mastermind_edu.exercices import CATALOGUE, CHAPITRES

CHAPITRES_COURTS = tuple(CHAPITRES)[:5]  # leurs fonctions sont brèves : dix mille copies tiennent dans quelques minutes
DEPARTEMENT = 3_000 * 16
PAS = 500  # copies entre deux regards sur la mémoire
TRAVAUX = int(os.environ.get("TRAVAUX", "2"))
CORRIGER = """
import resource, sys, time
from itertools import count
from pathlib import Path
import psutil
from mastermind_edu.correction.correcteur import corriger
copies, sortie, travaux, pas, finies = Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4]), count(1)
def annoncer(_):
    if (rang := next(finies)) % pas == 0:
        print(f"{time.strftime('%H:%M:%S')}  {rang} : {psutil.Process().memory_info().rss / 1e6:.1f} Mo", file=sys.stderr, flush=True)
debut = time.perf_counter()
corriger([copies], sortie, version="mesure", travaux=travaux, annoncer=annoncer)
print(time.perf_counter() - debut, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024)
"""


def construire(dossier: Path, nb_copies: int) -> int:
    """Écrit les copies, un dossier par élève, et renvoie leurs octets."""
    vierges, solutions = (
        {c: lire_notebook(f"{sous}/{c}_{fin}.ipynb") for c in CHAPITRES_COURTS} for sous, fin in (("exercises", "exercices"), ("solutions", "corrige"))
    )
    octets = 0
    for rang, chapitre in enumerate(islice(cycle(CHAPITRES_COURTS), nb_copies)):
        copie = dossier / f"eleve{rang // len(CHAPITRES_COURTS):05}" / f"{chapitre}.ipynb"
        copie.parent.mkdir(parents=True, exist_ok=True)
        octets += copie.write_text(json.dumps(repondre(vierges[chapitre], solutions[chapitre], chapitre, rang)), encoding="utf-8")
    return octets


def repondre(vierge: dict, solution: dict, chapitre: str, rang: int) -> dict:
    """Le notebook de cet élève : une fonction écrite, fausse une fois sur deux, et une ligne que personne d’autre n’a."""
    nom = CHAPITRES[chapitre][rang // len(CHAPITRES_COURTS) % len(CHAPITRES[chapitre])]
    typiques = CATALOGUE[nom].erreurs_typiques
    juste = next("".join(cellule["source"]) for cellule in solution["cells"] if definit(cellule, nom))
    source = source_autonome(nom, typiques[rang % len(typiques)].fonction) if rang % 2 else juste
    return ecrire_reponse(vierge, nom, f"# élève {rang}\nessai = {rang}\n{source}")


def mesurer(copies: Path, sortie: Path) -> tuple[float, float]:
    """La durée d’une correction dans un Python neuf et le plus haut de sa mémoire ; celle du moment s’écrit en chemin, sur l’autre sortie."""
    secondes, octets = lancer(RACINE, "-c", CORRIGER, copies, sortie, TRAVAUX, PAS).split()
    return float(secondes), float(octets)


def main(nombres: list[int]) -> None:
    """Écrit une ligne de table par nombre de copies, puis le calcul pour un département."""
    ecrire_table("copies, une réponse chacune", "lues", "durée", "par copie", "mémoire au plus haut")
    mesures = {}
    for combien in nombres:
        with tempfile.TemporaryDirectory(dir=Path.cwd()) as provisoire:
            octets = construire(Path(provisoire) / "copies", combien)
            duree, memoire = mesures[combien] = mesurer(Path(provisoire) / "copies", Path(provisoire) / "sortie")
        temps = f"{nombre(duree, 0)} s", f"{nombre(duree / combien * 1000, 0)} ms"
        ecrire_ligne(nombre(combien, 0), f"{nombre(octets / 1e6, 1)} Mo", *temps, f"{nombre(memoire / 1e6, 0)} Mo")
    if len(nombres) > 1:
        projeter(mesures)


def projeter(mesures: dict[int, tuple[float, float]]) -> None:
    """Le calcul pour trois mille élèves et seize chapitres, à partir des deux plus grandes mesures."""
    (petit, (_, avant)), (grand, (duree, apres)) = sorted(mesures.items())[-2:]
    par_copie, pente = duree / grand, (apres - avant) / (grand - petit)
    restent = DEPARTEMENT - grand
    toutes, minutes = nombre(DEPARTEMENT, 0), nombre(DEPARTEMENT * par_copie / 60, 0)
    print(f"\n- {toutes} de ces copies : {toutes} × {nombre(par_copie * 1000, 1)} ms = {minutes} minutes sur {TRAVAUX} cœurs")
    total = nombre((apres + pente * restent) / 1e6, 0)
    print(f"- mémoire : {nombre(apres / 1e6, 0)} Mo + {nombre(restent, 0)} × {nombre(pente / 1000, 1)} Ko = **{total} Mo**")


def mesurer_le_fil_principal(nb_copies: int = 60) -> None:
    """Écrit ce que le fil principal prend de processeur par copie : ce qu’aucune grappe ne partage."""
    with tempfile.TemporaryDirectory() as provisoire, Rangement(Path(provisoire)) as rangement, ouvrir_juge("auto") as juge:
        construire(Path(provisoire) / "copies", nb_copies)
        reperes = [time.process_time()]
        copies = lire_copies([Path(provisoire) / "copies"], ranger=partial(TextesRanges, rangement))
        programmes = list(map(composer_programme, copies))
        preparations = list(map(preparer_programme, programmes))
        reperes.append(time.process_time())
        notees = [juge.noter(*paire, bareme_par_defaut()) for paire in zip(programmes, preparations)]
        fichiers = [notee.fichier for notee in notees]
        gardees, retours = CopiesGardees(rangement, fichiers, bareme_par_defaut()), Retours(Path(provisoire) / "sortie", fichiers)
        retours.ecrire(notees[0])  # le gabarit n’est lu qu’une fois
        reperes.append(time.process_time())
        for notee in notees:
            gardees.garder(notee)
            retours.ecrire(notee)
        reperes.append(time.process_time())
    avant, apres = (reperes[1] - reperes[0]) / nb_copies, (reperes[3] - reperes[2]) / nb_copies
    print(f"fil principal, par copie : {avant * 1000:.1f} ms pour lire et préparer, {apres * 1000:.1f} ms pour garder et écrire la page")


if __name__ == "__main__" and sys.argv[1:] == ["fil"]:
    mesurer_le_fil_principal()
elif __name__ == "__main__":
    main([int(mot) for mot in sys.argv[1:]] or [10, 500, 10_000])
