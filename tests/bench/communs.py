"""Ce que les mesures partagent : le chronomètre, les nombres et les tables écrits, une révision dans un arbre à elle.

Rien n’est mesuré ici. Commencer par `chronometrer`.
"""

import json
import os
import re
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

RACINE = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(RACINE / "tests"))


def chronometrer(action: Callable[[], object], essais: int = 5) -> float:
    """La durée médiane de l’action, en secondes."""
    durees = []
    for _ in range(essais):
        debut = time.perf_counter()
        action()
        durees.append(time.perf_counter() - debut)
    return statistics.median(durees)


def nombre(valeur: float, decimales: int = 2) -> str:
    """Le nombre à la française.

    >>> nombre(1234.5, 1), nombre(48000, 0)
    ('1 234,5', '48 000')
    """
    return f"{valeur:_.{decimales}f}".replace(".", ",").replace("_", " ")


def duree(secondes: float) -> str:
    """En secondes, ou en millisecondes au-dessous d’une."""
    return f"{nombre(secondes)} s" if secondes >= 1 else f"{nombre(1000 * secondes, 1)} ms"


def ecrire_table(*entete: str, lignes: Iterable[Iterable[object]] = ()) -> None:
    """Une table en Markdown ; chaque ligne s’écrit dès qu’elle est mesurée."""
    ecrire_ligne(*entete)
    print("|---" * len(entete) + "|")
    for ligne in lignes:
        ecrire_ligne(*ligne)


def ecrire_ligne(*cases: object) -> None:
    """Une ligne de table."""
    print(f"| {' | '.join(map(str, cases))} |", flush=True)


def lire_notebook(chemin: str | Path) -> dict:
    """Un notebook du cours, ou de l’arbre que dit un chemin absolu."""
    return json.loads((RACINE / chemin).read_text(encoding="utf-8"))


def ecrire_reponse(notebook: dict, nom: str, source: str) -> dict:
    """Une copie du notebook où ce texte remplace la cellule qui définit cette fonction ou cette classe."""
    copie = json.loads(json.dumps(notebook))
    next(cellule for cellule in copie["cells"] if definit(cellule, nom))["source"] = source
    return copie


def definit(cellule: dict, nom: str) -> bool:
    return cellule["cell_type"] == "code" and re.search(rf"(?m)^(def|class) {nom}\b", "".join(cellule["source"])) is not None


@contextmanager
def arbre_de(revision: str, dossier: Path) -> Iterator[Path]:
    """La révision, dans un dossier à elle."""
    git = ["git", "-C", str(RACINE), "worktree"]
    subprocess.run([*git, "add", "--detach", "--quiet", str(dossier), revision], check=True)
    try:
        yield dossier
    finally:
        subprocess.run([*git, "remove", "--force", str(dossier)], check=True)


def lancer(arbre: Path, *arguments: object) -> str:
    """Ce qu’écrit Python, lancé avec le paquet de cet arbre et lui seul."""
    milieu = dict(os.environ, PYTHONPATH=str(arbre))
    return subprocess.run([sys.executable, *map(str, arguments)], cwd=arbre, env=milieu, check=True, stdout=subprocess.PIPE, text=True).stdout
