"""Un trimestre simulé : `python tests/bench/trimestre.py DOSSIER`. Trente-cinq élèves, six chapitres, deux dates, un registre.

Les copies sont inventées : l’exercice du cours, où chaque élève a écrit la solution, une erreur typique ou rien, selon un niveau qui
monte d’une date à l’autre ; elles arrivent en archives de Moodle. Commencer par `main`.
"""

import datetime
import json
import random
import sys
import time
from pathlib import Path

from communs import RACINE, ecrire_ligne, ecrire_table, lire_notebook, nombre
from moodle_d_essai import Devoir, Travail
from test_correcteur_catalogue import source_autonome

from mastermind_edu.correction.correcteur import corriger
from mastermind_edu.correction.notation.jugement import Juge
from mastermind_edu.correction.registre.effacement import effacer_eleve
from mastermind_edu.exercices import CATALOGUE, CHAPITRES

PRENOMS = "Aïcha Adam Chloé Enzo Fatou Hugo Inès Jules Lina Malo Nour Paul Rose Sacha Théo Zoé Éloïse".split()
NOMS = "Martin Bernard Dubois Petit Durand Leroy Moreau Simon Laurent Lefebvre Michel Garcia David Bertrand Roux Vincent".split()
NB_ELEVES, DATES = 35, ("2026-10-05", "2026-11-09")
A_RENDRE = ("01_constantes", "02_code_secret", "03_validation", "04_marquage", "05_frequences", "06_partie")
CORRIGES = json.loads((RACINE / "mastermind_edu/exercices/corriges.json").read_text(encoding="utf-8"))


def inventer_eleves(hasard: random.Random) -> dict[int, tuple[str, float]]:
    """Un nom, différent des autres, et un niveau de 0 à 1 par numéro de participant."""
    noms = hasard.sample([f"{prenom} {nom}" for prenom in PRENOMS for nom in NOMS], NB_ELEVES)
    return {1000 + rang: (nom, hasard.betavariate(3, 2)) for rang, nom in enumerate(noms)}


def inventer_copie(chapitre: str, niveau: float, hasard: random.Random) -> bytes:
    """L’exercice du chapitre, avec à la fin ce que l’élève a écrit de chaque fonction."""
    copie = lire_notebook(f"exercises/{chapitre}_exercices.ipynb")
    ecrites = [_ecrire(nom, niveau, hasard) for nom in CHAPITRES[chapitre]]
    copie["cells"] += [
        {"cell_type": "code", "metadata": {}, "outputs": [], "execution_count": None, "id": f"reponse-{rang}", "source": source}
        for rang, source in enumerate(filter(None, ecrites))
    ]
    return json.dumps(copie).encode()


def _ecrire(nom: str, niveau: float, hasard: random.Random) -> str:
    """La solution, une erreur typique, ou rien quand l’élève n’est pas allé jusque-là."""
    tire = hasard.random()
    if tire < niveau:
        return CORRIGES[nom]
    typiques = CATALOGUE[nom].erreurs_typiques
    return source_autonome(nom, hasard.choice(typiques).fonction) if typiques and tire < niveau + 0.7 * (1 - niveau) else ""


def deposer_trimestre(dossier: Path, eleves: dict[int, tuple[str, float]], hasard: random.Random) -> list[tuple[Path, str, str]]:
    """Une archive de Moodle par chapitre et par date, avec sa date et son chapitre."""
    devoir, archives = Devoir({numero: nom for numero, (nom, _) in eleves.items()}), []
    for rang, date in enumerate(DATES):
        for chapitre in A_RENDRE:
            travaux = [
                Travail(numero, f"/{chapitre}_exercices.ipynb", inventer_copie(chapitre, min(1, niveau + 0.25 * rang), hasard))
                for numero, (_, niveau) in eleves.items()
            ]
            archive = dossier / "depots" / f"{date}_{chapitre}.zip"
            archive.parent.mkdir(parents=True, exist_ok=True)
            archive.write_bytes(devoir.archive(travaux))
            archives.append((archive, date, chapitre))
    return archives


def main(dossier: Path) -> None:
    """Corrige le trimestre, le recorrige avec un autre barème, efface un élève ; écrit les durées et ce qui reste."""
    hasard = random.Random(14)
    eleves = inventer_eleves(hasard)
    archives = deposer_trimestre(dossier, eleves, hasard)

    def corriger_ces(ces, **options) -> None:
        for archive, date, chapitre in ces:
            corriger([archive], dossier / "notes" / f"{date}_{chapitre}", version="essai", registre=dossier / "registre",
                     date=datetime.date.fromisoformat(date), annoncer=lambda _: None, **options)  # fmt: skip

    bareme = dossier / "bareme.csv"
    bareme.write_text("exercice;points\nrepondre;8\nnettoyer;3\n", encoding="utf-8")
    executees, nom = compter_les_executions(), eleves[1000][0]
    ecrire_table("geste", "durée", "dont ce processus", "copies exécutées")
    mesurer(f"corriger {NB_ELEVES * len(archives)} copies, en {len(archives)} corrections, dans un registre", lambda: corriger_ces(archives), executees)
    mesurer(f"en recorriger {NB_ELEVES} avec un autre barème", lambda: corriger_ces(archives[3:4], bareme=bareme), executees)
    mesurer("tout recorriger avec un autre barème", lambda: corriger_ces(archives, bareme=bareme), executees)
    fait = mesurer(f"effacer un élève de {len(archives)} corrections et du registre", lambda: effacer_eleve(nom, dossier / "registre"), executees)
    fichiers = [f for sous in ("registre", "notes") for f in (dossier / sous).rglob("*") if f.is_file()]
    poids = sum(f.stat().st_size for f in (dossier / "registre").rglob("*") if f.is_file())
    print(f"\n{fait.copies} copies effacées ; {len(fait.restes)} fichier sur {len(fichiers)} où se lit encore « {nom} » ; registre : {nombre(poids / 1e6, 1)} Mo")


def compter_les_executions() -> list:
    """La liste, qui s’allongera, des copies que le juge exécute à partir d’ici."""
    executees, juger = [], Juge.juger
    Juge.juger = lambda soi, programme, preparation: executees.append(programme) or juger(soi, programme, preparation)
    return executees


def mesurer(geste: str, action, executees: list):
    """Une ligne du tableau ; renvoie ce que donne l’action."""
    executees.clear()
    debut, processeur = time.perf_counter(), time.process_time()
    fait = action()
    duree, processeur = time.perf_counter() - debut, time.process_time() - processeur
    ecrire_ligne(geste, f"{nombre(duree, 1)} s", f"{nombre(processeur, 1)} s", len(executees))
    return fait


if __name__ == "__main__":
    main(Path(sys.argv[1]))
