"""Les mêmes trente copies, corrigées par `corriger` et par trois autres, l’un après l’autre, deux fois : `python tests/bench/pairs/pairs.py`.

À lancer à la main : les autres outils s’installent dans des environnements à eux, gardés d’une fois à l’autre, et y exécutent
les copies sans enclos (elles n’abîment rien). Ce qu’un outil laisse tourner est compté, puis tué : il gênerait le suivant. Commencer par `main`.
"""

import importlib.metadata
import os
import subprocess
import sys
import tempfile
import threading
import time
import venv
from contextlib import suppress
from pathlib import Path

import psutil
from copies import COPIES, SANS_REPONDRE, ecrire_ligne, ecrire_table, nombre  # les fichiers voisins
from outils import OUTILS, Outil, environnement

TOURS = 2
MARQUE = "MASTERMIND_PAIRS"  # la variable que portent tous les processus d’un outil
ENVIRONNEMENTS = Path(os.environ.get("PAIRS", Path.home() / ".cache" / "mastermind_pairs"))


class Mesure:
    """La durée de quelques commandes, le plus haut de la mémoire qu’elles ont prise ensemble, tous leurs processus compris, et combien leur survivent."""

    def __init__(self, commandes: list[list[str]], dossier: Path):
        self.memoire, debut = 0, time.perf_counter()
        variables = {**environnement(Path(next(mot for mot in commandes[0] if "python" in mot))), MARQUE: str(dossier)}
        for commande in commandes:
            with (dossier / "journal.txt").open("ab") as journal:
                processus = subprocess.Popen(commande, cwd=dossier, env=variables, stdout=journal, stderr=journal, stdin=subprocess.DEVNULL)
            surveillant = threading.Thread(target=self._surveiller, args=(processus,))
            surveillant.start()
            processus.wait()
            surveillant.join()
        self.duree = time.perf_counter() - debut
        self.restes = sum(_tuer_les_restes(str(dossier)) for _ in range(3))  # l’un d’eux a pu en lancer un autre

    def _surveiller(self, processus: subprocess.Popen) -> None:
        while processus.poll() is None:
            try:
                racine = psutil.Process(processus.pid)
                self.memoire = max(self.memoire, sum(_memoire(p) for p in [racine, *racine.children(recursive=True)]))
            except psutil.Error:
                pass
            time.sleep(0.2)


def _memoire(processus: psutil.Process) -> int:
    """Sa part : ce qu’il partage avec d’autres est compté une fois en tout."""
    try:
        return processus.memory_full_info().pss
    except (psutil.Error, AttributeError):
        return 0


def _tuer_les_restes(marque: str) -> int:
    restes = [processus for processus in psutil.process_iter() if _porte(processus, marque)]
    for processus in restes:
        with suppress(psutil.Error):
            processus.kill()
    psutil.wait_procs(restes, timeout=10)
    return len(restes)


def _porte(processus: psutil.Process, marque: str) -> bool:
    try:
        return processus.environ().get(MARQUE) == marque and processus.status() != psutil.STATUS_ZOMBIE
    except psutil.Error:
        return False


def python_de(outil: Outil) -> Path:
    """L’interpréteur de cet outil, son environnement fait la première fois."""
    if not outil.paquets:
        return Path(sys.executable)
    dossier = ENVIRONNEMENTS / outil.nom.split()[0]
    python = dossier / "bin" / "python"
    if not (dossier / "pret").exists():
        venv.create(dossier, with_pip=True, clear=True)
        subprocess.run([str(python), "-m", "pip", "install", "-q", *outil.paquets, "ipykernel"], check=True)
        (dossier / "pret").touch()
    return python


def version_de(outil: Outil, python: Path) -> str:
    """Le nom et la version de l’outil, et de son Python."""
    nom = {"nbgrader autograde": "nbgrader", "otter run": "otter-grader", "nbclient seul": "nbclient"}.get(outil.nom)
    if nom is None:
        return f"mastermind_edu {importlib.metadata.version('mastermind_edu')}"
    question = f"import importlib.metadata as m; print(m.version({nom!r}))"
    return f"{nom} {subprocess.run([str(python), '-c', question], check=True, capture_output=True, text=True).stdout.strip()}"


def juger(notes: dict[str, float | None]) -> tuple[int, list[str], list[str], list[str]]:
    """Les notes justes, les notes fausses, les copies sans la note qu’elles méritent, les vols réussis."""
    justes = [nom for nom, rendue in COPIES.items() if notes.get(nom) == rendue.note]
    perdues = [nom for nom, rendue in COPIES.items() if notes.get(nom) is None and rendue.note is not None]
    volees = [nom for nom, rendue in COPIES.items() if rendue.vole and (notes.get(nom) or 0) > SANS_REPONDRE]
    return len(justes), [nom for nom in COPIES if nom not in {*justes, *perdues}], perdues, volees


def main() -> None:
    """Écrit la table en Markdown, puis le détail de ce que chaque outil n’a pas bien noté."""
    pythons = {outil: python_de(outil) for outil in OUTILS}
    mesures = {outil: [] for outil in OUTILS}
    with tempfile.TemporaryDirectory() as provisoire:
        for tour in range(TOURS):
            for outil in OUTILS:
                dossier = Path(provisoire) / f"{tour}-{outil.nom.split()[0]}"
                outil.preparer(dossier, pythons[outil])
                mesure = Mesure(outil.commander(dossier, pythons[outil]), dossier)
                mesures[outil].append((mesure, juger(outil.lire(dossier))))
                print(f"tour {tour + 1}, {outil.nom} : {mesure.duree:.0f} s", file=sys.stderr, flush=True)
    ecrire({outil: version_de(outil, pythons[outil]) for outil in OUTILS}, mesures)


def ecrire(versions: dict[Outil, str], mesures: dict[Outil, list]) -> None:
    """La table, un outil par ligne."""
    python = "{}.{}.{}".format(*sys.version_info)
    colonnes = "durée (1er, 2e tour)", "mémoire", "notes justes", "copies perdues", "réponses volées", "processus laissés"
    ecrire_table(f"trente copies, Python {python}, {os.cpu_count()} cœurs", *colonnes)
    for outil, tours in mesures.items():
        durees = ", ".join(f"{nombre(mesure.duree, 1)} s" for mesure, _ in tours)
        memoire = max(mesure.memoire for mesure, _ in tours) / 1e6
        nombres = [(justes, len(perdues), len(volees), mesure.restes) for mesure, (justes, _, perdues, volees) in tours]
        justes, perdues, volees, restes = (" puis ".join(dict.fromkeys(map(str, valeurs))) for valeurs in zip(*nombres))
        vols = sum(copie.vole for copie in COPIES.values())
        ecrire_ligne(f"{outil.nom} ({versions[outil]})", durees, f"{memoire:.0f} Mo", f"{justes} sur {len(COPIES)}", perdues, f"{volees} sur {vols}", restes)
    print()
    for outil, tours in mesures.items():
        _, fausses, perdues, volees = tours[-1][1]
        for titre, noms in (("mal notées", fausses), ("perdues", perdues), ("vols réussis", volees)):
            if noms:
                print(f"- {outil.nom}, {titre} : {', '.join(noms)}.")


if __name__ == "__main__":
    main()
