"""Une promotion entière : la mémoire que prend la correction, de dix copies à dix mille.

`python tests/bench/promotion.py 10 500 10000`. Les copies sont les notebooks du cours, cinq chapitres, tels que les rendent des élèves imaginaires :
une réponse dans chacun, juste une fois sur deux, et des commentaires à eux. Commencer par `main`.
"""

import json
import multiprocessing
import os
import re
import resource
import sys
import tempfile
import time
from itertools import cycle, islice
from pathlib import Path

import psutil

from mastermind_edu.correction.correcteur import corriger
from mastermind_edu.correction.lecture.copies import lire_copies
from mastermind_edu.correction.notation.bareme import bareme_par_defaut
from mastermind_edu.correction.notation.gardees import CopiesGardees
from mastermind_edu.correction.notation.jugement import ouvrir_juge, preparer_programme
from mastermind_edu.correction.pages.dossier import Retours
from mastermind_edu.correction.programme.composition import composer_programme
from mastermind_edu.correction.rangement import Rangement
from mastermind_edu.exercices import CATALOGUE, CHAPITRES

RACINE = Path(__file__).resolve().parents[2]
CHAPITRES_COURTS = tuple(CHAPITRES)[:5]  # leurs fonctions sont brèves : dix mille copies tiennent dans quelques minutes
DEPARTEMENT = 3_000 * 16
PAS = 500  # copies entre deux regards sur la mémoire
TRAVAUX = int(os.environ.get("TRAVAUX", 2))


def construire(dossier: Path, nombre: int) -> int:
    """Écrit les copies, un dossier par élève, et renvoie leurs octets."""
    vierges, solutions = ({c: lire_json(f"{sous}/{c}_{fin}.ipynb") for c in CHAPITRES} for sous, fin in (("exercises", "exercices"), ("solutions", "corrige")))
    octets = 0
    for rang, chapitre in enumerate(islice(cycle(CHAPITRES_COURTS), nombre)):
        copie = dossier / f"eleve{rang // len(CHAPITRES_COURTS):05}" / f"{chapitre}.ipynb"
        copie.parent.mkdir(parents=True, exist_ok=True)
        octets += copie.write_text(json.dumps(repondre(vierges[chapitre], solutions[chapitre], chapitre, rang)), encoding="utf-8")
    return octets


def lire_json(chemin: str) -> dict:
    return json.loads((RACINE / chemin).read_text(encoding="utf-8"))


def repondre(vierge: dict, solution: dict, chapitre: str, rang: int) -> dict:
    """Le notebook de cet élève : une fonction écrite, fausse une fois sur deux, et une ligne que personne d’autre n’a."""
    nom = CHAPITRES[chapitre][rang // len(CHAPITRES_COURTS) % len(CHAPITRES[chapitre])]
    ecrite = next("".join(c["source"]) for c in solution["cells"] if re.search(rf"(?m)^(def|class) {nom}\b", "".join(c["source"])))
    source = rang % 2 and _fausse(nom, rang) or ecrite
    copie = json.loads(json.dumps(vierge))
    cellule = next(c for c in copie["cells"] if re.search(rf"(?m)^(def|class) {nom}\b", "".join(c["source"])))
    cellule["source"] = f"# élève {rang}\nessai = {rang}\n{source}"
    return copie


def _fausse(nom: str, rang: int) -> str:
    """Une version fausse de cette fonction, autonome ; vide s’il n’y en a pas."""
    autonomes = [t for t in CATALOGUE[nom].erreurs_typiques if t.source.startswith("def ") and not set(t.fonction.__code__.co_names) & set(vars(sys.modules[t.fonction.__module__]))]
    if not autonomes:
        return ""
    typique = autonomes[rang % len(autonomes)]
    return typique.source.replace(f"def {typique.fonction.__name__}(", f"def {nom}(")


def mesurer(copies: Path, sortie: Path, tuyau) -> None:
    """Corrige dans ce processus neuf ; donne, en chemin, le nombre de copies finies et la mémoire du moment, puis la durée et le plus haut."""
    debut, finies = time.perf_counter(), 0

    def annoncer(_: str) -> None:
        nonlocal finies
        finies += 1
        if finies % PAS == 0:
            tuyau.send((finies, psutil.Process().memory_info().rss))

    corriger([copies], sortie, version="mesure", travaux=TRAVAUX, annoncer=annoncer)
    tuyau.send((time.perf_counter() - debut, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024))
    tuyau.close()


def suivre(copies: Path, sortie: Path) -> tuple[float, float]:
    """La durée et le plus haut de la mémoire d’une correction ; la mémoire du moment s’écrit en chemin, sur l’autre sortie."""
    ici, la_bas = multiprocessing.Pipe(duplex=False)
    processus = multiprocessing.get_context("spawn").Process(target=mesurer, args=(copies, sortie, la_bas))
    processus.start()
    la_bas.close()
    recu = (0, 0)
    while True:
        try:
            recu = ici.recv()
        except EOFError:
            processus.join()
            return recu
        print(f"{time.strftime('%H:%M:%S')}  {recu[0]:.0f} : {recu[1] / 1e6:.1f} Mo", file=sys.stderr, flush=True)


def main(nombres: list[int]) -> None:
    """Écrit une ligne de table par nombre de copies, puis le calcul pour un département."""
    print("| copies, une réponse chacune | lues | durée | par copie | mémoire au plus haut |\n|---|---|---|---|---|", flush=True)
    mesures = {}
    for nombre in nombres:
        with tempfile.TemporaryDirectory(dir=Path.cwd()) as provisoire:
            octets = construire(Path(provisoire) / "copies", nombre)
            duree, memoire = mesures[nombre] = suivre(Path(provisoire) / "copies", Path(provisoire) / "sortie")
        print(en_francais(f"| {nombre:_} | {octets / 1e6:.1f} Mo | {duree:.0f} s | {duree / nombre * 1000:.0f} ms | {memoire / 1e6:.0f} Mo |"), flush=True)
    if len(nombres) > 1:
        projeter(mesures)


def projeter(mesures: dict[int, tuple[float, float]]) -> None:
    """Le calcul pour trois mille élèves et seize chapitres, à partir des deux plus grandes mesures."""
    (petit, (_, avant)), (grand, (duree, apres)) = sorted(mesures.items())[-2:]
    par_copie, pente = duree / grand, (apres - avant) / (grand - petit)
    restent = DEPARTEMENT - grand
    print(en_francais(f"\n- {DEPARTEMENT:_} de ces copies : {DEPARTEMENT:_} × {par_copie * 1000:.1f} ms = {DEPARTEMENT * par_copie / 60:.0f} minutes sur {TRAVAUX} cœurs"))
    print(en_francais(f"- mémoire : {apres / 1e6:.0f} Mo + {restent:_} × {pente / 1000:.1f} Ko = **{(apres + pente * restent) / 1e6:.0f} Mo**"))


def en_francais(texte: str) -> str:
    """Le texte, ses nombres écrits comme en France."""
    return texte.replace(".", ",").replace("_", " ")


def mesurer_le_fil_principal(nombre: int = 60) -> None:
    """Écrit ce que le fil principal prend de processeur par copie : ce qu’aucune grappe ne partage."""
    with tempfile.TemporaryDirectory() as provisoire, Rangement(Path(provisoire)) as rangement, ouvrir_juge("auto") as juge:
        construire(Path(provisoire) / "copies", nombre)
        reperes = [time.process_time()]
        copies = lire_copies([Path(provisoire) / "copies"], rangement=rangement)
        programmes = [composer_programme(copie._replace(cellules=tuple(copie.cellules))) for copie in copies]
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
    avant, apres = (reperes[1] - reperes[0]) / nombre, (reperes[3] - reperes[2]) / nombre
    print(f"fil principal, par copie : {avant * 1000:.1f} ms pour lire et préparer, {apres * 1000:.1f} ms pour garder et écrire la page")


if __name__ == "__main__" and sys.argv[1:] == ["fil"]:
    mesurer_le_fil_principal()
elif __name__ == "__main__":
    main([int(mot) for mot in sys.argv[1:]] or [10, 500, 10_000])
