"""Les mêmes trente copies, corrigées par `corriger` et par trois autres, l’un après l’autre, deux fois : `python tests/bench/pairs/pairs.py`.

À lancer à la main : les autres outils s’installent dans des environnements à eux, gardés d’une fois à l’autre, et y exécutent
les copies sans enclos (elles n’abîment rien). Commencer par `main`.
"""

import importlib.metadata
import os
import subprocess
import sys
import tempfile
import threading
import time
import venv
from pathlib import Path

import psutil
from copies import COPIES, SANS_REPONDRE  # les fichiers voisins
from outils import OUTILS, Outil, environnement

TOURS = 2
ENVIRONNEMENTS = Path(os.environ.get("PAIRS", Path.home() / ".cache" / "mastermind_pairs"))


class Mesure:
    """La durée de quelques commandes, et le plus haut de la mémoire qu’elles ont prise ensemble, tous leurs processus compris."""

    def __init__(self, commandes: list[list[str]], dossier: Path):
        self.memoire, debut = 0, time.perf_counter()
        variables = environnement(Path(next(mot for mot in commandes[0] if "python" in mot)))
        for commande in commandes:
            with (dossier / "journal.txt").open("ab") as journal:
                processus = subprocess.Popen(commande, cwd=dossier, env=variables, stdout=journal, stderr=journal, stdin=subprocess.DEVNULL)
            surveillant = threading.Thread(target=self._surveiller, args=(processus,))
            surveillant.start()
            processus.wait()
            surveillant.join()
        self.duree = time.perf_counter() - debut

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
                mesures[outil].append((mesure.duree, mesure.memoire, juger(outil.lire(dossier))))
                print(f"tour {tour + 1}, {outil.nom} : {mesure.duree:.0f} s", file=sys.stderr, flush=True)
    ecrire({outil: version_de(outil, pythons[outil]) for outil in OUTILS}, mesures)


def ecrire(versions: dict[Outil, str], mesures: dict[Outil, list]) -> None:
    """La table, un outil par ligne."""
    python = "{}.{}.{}".format(*sys.version_info)
    print(f"| trente copies, Python {python}, {os.cpu_count()} cœurs | durée (1er, 2e tour) | mémoire | notes justes | copies perdues | réponses volées |")
    print("|---|---|---|---|---|---|")
    for outil, tours in mesures.items():
        durees = ", ".join(f"{duree:.1f} s" for duree, _, _ in tours).replace(".", ",")
        memoire = max(memoire for _, memoire, _ in tours) / 1e6
        comptes = [" puis ".join(dict.fromkeys(str(n) for n in valeurs)) for valeurs in zip(*((j, len(p), len(v)) for _, _, (j, _, p, v) in tours))]
        print(f"| {outil.nom} ({versions[outil]}) | {durees} | {memoire:.0f} Mo | {comptes[0]} sur {len(COPIES)} | {comptes[1]} | {comptes[2]} sur {sum(c.vole for c in COPIES.values())} |")
    print()
    for outil, tours in mesures.items():
        _, fausses, perdues, volees = tours[-1][2]
        for titre, noms in (("mal notées", fausses), ("perdues", perdues), ("vols réussis", volees)):
            if noms:
                print(f"- {outil.nom}, {titre} : {', '.join(noms)}.")


if __name__ == "__main__":
    main()
