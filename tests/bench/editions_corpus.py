"""Les copies que deux éditions corrigent : `python editions_corpus.py ARBRE DOSSIER`.

Ni correction ni comparaison : `editions.py` lance ce programme, une fois, avec le
paquet de l’ancienne édition. Commencer par `main`.
"""

import ast
import inspect
import json
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import CodeType, FunctionType, ModuleType

LOTS = ("classe", "hostiles")  # à part, car la durée des hostiles est celle des arrêts forcés
SELON_LA_CHARGE = {"hostile_memoire_par_bouts.ipynb"}  # la mémoire ou le temps lui manque d’abord, selon la machine


def noms_lus(code: CodeType) -> Iterator[str]:
    """Les noms que lit une fonction, et celles qu’elle contient."""
    yield from code.co_names
    for constante in code.co_consts:
        if isinstance(constante, CodeType):
            yield from noms_lus(constante)


def definitions(fonction: FunctionType, deja: dict[str, str]) -> dict[str, str]:
    """De quoi définir la fonction ailleurs : ce qu’elle lit dans son module, puis elle-même."""
    deja[fonction.__name__] = ""  # elle s’appelle peut-être elle-même
    for nom in noms_lus(fonction.__code__):
        if nom in fonction.__globals__ and nom not in deja:
            valeur = fonction.__globals__[nom]
            if isinstance(valeur, FunctionType) and valeur.__module__.startswith("mastermind_edu"):
                definitions(valeur, deja)
            else:
                deja[nom] = ecrire_valeur(nom, valeur)
    del deja[fonction.__name__]
    source = re.sub(r"\A@faux\(.*?^(?=def )", "", inspect.getsource(fonction), flags=re.DOTALL | re.MULTILINE)
    return deja | {fonction.__name__: deja.setdefault(fonction.__name__, source)}


def ecrire_valeur(nom: str, valeur: object) -> str:
    """L’instruction qui redonne cette valeur : une importation ou une constante."""
    if isinstance(valeur, ModuleType):
        return f"import {valeur.__name__} as {nom}\n"
    if hasattr(valeur, "__qualname__"):
        return f"from {valeur.__module__} import {valeur.__qualname__} as {nom}\n"
    return f"{nom} = {valeur!r}\n"


def ecrire_fausse(fonction: Callable, nom: str) -> str | None:
    """La fonction fausse sous le nom de l’exercice ; rien quand elle n’est pas un simple `def`."""
    if not isinstance(fonction, FunctionType) or fonction.__name__ == "<lambda>" or fonction.__code__.co_freevars:
        return None
    texte = "\n\n".join(definitions(fonction, {}).values())
    return re.sub(rf"(?<!\.)\b{fonction.__name__}\b", nom, texte)


def remplacer(solution: dict, nom: str, source: str) -> dict:
    """La solution du chapitre, une seule réponse remplacée."""
    copie = json.loads(json.dumps(solution))
    cellule = next(c for c in copie["cells"] if c["cell_type"] == "code" and f"def {nom}(" in "".join(c["source"]))
    cellule["source"] = source
    return copie


def reponses(solution: dict, noms: Sequence[str]) -> str:
    """Les réponses de la solution et ce que préparent ses deux premières cellules, comme un seul module."""
    sources = ["".join(c["source"]) for c in solution["cells"] if c["cell_type"] == "code"]
    preparation = ast.parse(re.sub(r"(?m)^%.*$", "", "\n".join(sources[:2])))
    prepares = [texte for texte in map(ast.unparse, preparation.body) if "mastermind_edu" not in texte]
    return "\n\n".join([*prepares, *(s for s in sources if any(re.search(rf"(?m)^(?:def|class) {nom}\b", s) for nom in noms))])


def construire_les_typiques(arbre: Path, dossier: Path) -> None:
    """Une copie et un module par erreur typique, un module par solution."""
    from mastermind_edu.exercices import CATALOGUE, CHAPITRES

    for chapitre, noms in CHAPITRES.items():
        solution = json.loads((arbre / "solutions" / f"{chapitre}_corrige.ipynb").read_text(encoding="utf-8"))
        justes = reponses(solution, noms)
        for exercice in map(CATALOGUE.__getitem__, noms):
            (dossier / "fonctions" / f"{exercice.nom}--juste.py").write_text(justes, encoding="utf-8")
            for typique in exercice.erreurs_typiques:
                source = ecrire_fausse(typique.fonction, exercice.nom)
                if source is None:
                    print(f"laissée de côté : {exercice.nom}, {typique.slug}")
                    continue
                (dossier / "fonctions" / f"{exercice.nom}--{typique.slug}.py").write_text(source, encoding="utf-8")
                copie = json.dumps(remplacer(solution, exercice.nom, source))
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
