"""Les copies que deux éditions corrigent : `python editions_corpus.py ARBRE DOSSIER`.

Ni correction ni comparaison : `editions.py` lance ce programme, une fois, avec le
paquet de l’ancienne édition. Commencer par `main`.
"""

import ast
import json
import re
import sys
from collections.abc import Sequence
from pathlib import Path

from communs import ecrire_reponse

LOTS = ("classe", "hostiles")  # à part, car la durée des hostiles est celle des arrêts forcés
SELON_LA_CHARGE = {"hostile_memoire_par_bouts.ipynb"}  # la mémoire ou le temps lui manque d’abord, selon la machine


def reponses(solution: dict, noms: Sequence[str]) -> str:
    """Les réponses de la solution et ce que préparent ses deux premières cellules, comme un seul module."""
    sources = ["".join(c["source"]) for c in solution["cells"] if c["cell_type"] == "code"]
    preparation = ast.parse(re.sub(r"(?m)^%.*$", "", "\n".join(sources[:2])))
    prepares = [texte for texte in map(ast.unparse, preparation.body) if "mastermind_edu" not in texte]
    return "\n\n".join([*prepares, *(s for s in sources if any(re.search(rf"(?m)^(?:def|class) {nom}\b", s) for nom in noms))])


def construire_les_typiques(arbre: Path, dossier: Path) -> None:
    """Une copie et un module par erreur typique, un module par solution."""
    from test_correcteur_catalogue import source_autonome

    from mastermind_edu.exercices import CATALOGUE, CHAPITRES

    for chapitre, noms in CHAPITRES.items():
        solution = json.loads((arbre / "solutions" / f"{chapitre}_corrige.ipynb").read_text(encoding="utf-8"))
        justes = reponses(solution, noms)
        for exercice in map(CATALOGUE.__getitem__, noms):
            (dossier / "fonctions" / f"{exercice.nom}--juste.py").write_text(justes, encoding="utf-8")
            for typique in exercice.erreurs_typiques:
                source = source_autonome(exercice.nom, typique.fonction)
                (dossier / "fonctions" / f"{exercice.nom}--{typique.slug}.py").write_text(source, encoding="utf-8")
                copie = json.dumps(ecrire_reponse(solution, exercice.nom, source))
                (dossier / "classe" / f"typique_{exercice.nom}--{typique.slug}.ipynb").write_text(copie, encoding="utf-8")


def main() -> None:
    """Écrit `classe/`, `hostiles/` et `fonctions/` dans le dossier."""
    arbre, dossier = Path(sys.argv[1]), Path(sys.argv[2])
    for nom in (*LOTS, "fonctions"):
        (dossier / nom).mkdir(parents=True)
    sys.path.insert(0, str(arbre / "tests"))
    from corpus import construire

    construire(dossier / "hostiles")
    for copie in (dossier / "hostiles").iterdir():
        if copie.name in SELON_LA_CHARGE:
            copie.unlink()
        elif not copie.name.startswith("hostile_"):
            copie.rename(dossier / "classe" / copie.name)
    for source in ("solutions", "exercises"):
        for notebook in (arbre / source).glob("*.ipynb"):
            (dossier / "classe" / f"{source}_{notebook.name}").write_bytes(notebook.read_bytes())
    construire_les_typiques(arbre, dossier)


if __name__ == "__main__":
    main()
