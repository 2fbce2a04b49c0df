"""Ce qu’un professeur écrit en une demi-heure : exécuter chaque notebook, y ajouter une cellule de tests, lire les points qu’elle affiche.

Rien n’enferme les copies. Commencer par `main`.
"""

import json
import subprocess
import sys
from pathlib import Path

import nbformat
from nbclient import NotebookClient

SECONDES_PAR_COPIE = 120
TESTS = """import json as _json
_points = {{}}
for _nom, (_valeur, _test) in _json.loads({tests!r}).items():
    try:
        exec(_test, dict(globals()))
        _points[_nom] = _valeur
    except Exception:
        _points[_nom] = 0
print("POINTS", sum(_points.values()))"""


def main(dossier: Path, secondes: int) -> None:
    """Écrit `points.json` : les points de chaque copie, ou rien quand l’exécution n’a pas fini."""
    points = {}
    for copie in sorted((dossier / "copies").glob("*.ipynb")):
        commande = [sys.executable, __file__, str(dossier), str(secondes), str(copie)]
        try:  # un processus par copie : un noyau dont l’élève a cassé Python ne répond plus à rien
            sortie = subprocess.run(commande, capture_output=True, text=True, timeout=SECONDES_PAR_COPIE).stdout
        except subprocess.TimeoutExpired:
            sortie = ""
        points[copie.stem] = float(sortie) if sortie.strip() not in ("", "None") else None
    (dossier / "points.json").write_text(json.dumps(points), encoding="utf-8")


def executer(copie: Path, tests: str, secondes: int) -> float | None:
    notebook = nbformat.read(copie, as_version=4)
    notebook.cells.append(nbformat.v4.new_code_cell(TESTS.format(tests=tests)))
    NotebookClient(notebook, timeout=secondes, interrupt_on_timeout=True, allow_errors=True, kernel_name="python3").execute(cwd=str(copie.parent))
    textes = [sortie.get("text", "") for sortie in notebook.cells[-1].outputs]
    return next((float(ligne.split()[1]) for texte in textes for ligne in texte.splitlines() if ligne.startswith("POINTS ")), None)


if __name__ == "__main__" and len(sys.argv) > 3:
    print(executer(Path(sys.argv[3]), (Path(sys.argv[1]) / "tests.json").read_text(encoding="utf-8"), int(sys.argv[2])))
elif __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
