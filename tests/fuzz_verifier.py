"""Des réponses d’élèves mutées au hasard, passées à `verifier` entier : un verdict vient toujours, et vite.

    python tests/fuzz_verifier.py --programmes 1000 --graine 0

Chaque programme a un processus à lui : ce qui lève, ce qui arrête Python et ce qui dépasse la limite est compté. Commencer par `fouiller`.
"""

import argparse
import ast
import linecache
import multiprocessing
import random
import sys
import time
import traceback
import warnings
from collections import Counter
from functools import cache
from pathlib import Path

if __name__ == "__main__":
    sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parent.parent)]

from fuzz_lecteurs import muter

from mastermind_edu.eleve.verification import verifier
from mastermind_edu.exercices import CATALOGUE
from mastermind_edu.juge import verdict as module_verdict
from mastermind_edu.juge.source import lire_source

SECONDES = 5.0  # pour un verdict
PATIENCE = 30.0  # pour savoir qu’il ne viendra pas


@cache
def semences() -> tuple[tuple[str, str], ...]:
    """Le nom d’un exercice et le texte d’une fonction du catalogue, juste ou fausse, qui y répond."""
    textes = [(nom, lire_source(f)) for nom, e in CATALOGUE.items() for f in (e.reference, *(typique.fonction for typique in e.erreurs_typiques))]
    arbres = [(nom, ast.parse(texte.strip("\n")).body[0]) for nom, texte in textes if texte]
    return tuple((nom, ast.unparse(arbre)) for nom, arbre in arbres if isinstance(arbre, ast.FunctionDef))


def juger(nom: str, source: str) -> tuple[str, float, str]:
    """L’issue, les secondes, et le récit d’un défaut s’il y en a un."""
    fichier, espace = "<programme>", {"__name__": "__main__"}
    linecache.cache[fichier] = (len(source), None, source.splitlines(keepends=True), fichier)
    module = sys.modules[CATALOGUE[nom].reference.__module__]
    espace |= {autre: valeur for autre, valeur in vars(module).items() if not autre.startswith("__")}  # les aides des fonctions fausses
    try:
        exec(compile(source, fichier, "exec"), espace)
        fonction = espace[ast.parse(source).body[0].name]
    except Exception:
        return "non définie", 0.0, ""  # la cellule elle-même échoue : une valeur par défaut, un décorateur
    if not callable(fonction):
        return "non définie", 0.0, ""
    debut = time.perf_counter()
    try:
        verdict = verifier(fonction, nom)
    except BaseException:
        return "défaut", time.perf_counter() - debut, f"{source}\n{traceback.format_exc()}"
    return verdict.etat.value, time.perf_counter() - debut, "\n".join(verdict.defauts)


@cache
def tirer(programmes: int, graine: int) -> list[tuple[str, str]]:
    """Des programmes mutés, chacun avec le nom de son exercice ; les mêmes pour une même graine."""
    hasard, essais = random.Random(graine), []
    while len(essais) < programmes:
        nom, source = hasard.choice(semences())
        mutee = muter(hasard, source)
        if mutee:
            essais.append((nom, mutee))
    return essais


def fouiller(programmes: int, graine: int, travaux: int = 2) -> tuple[Counter, list[str], float]:
    """Les issues comptées, un récit par défaut, et le plus long verdict."""
    issues, defauts, pire = Counter(), [], 0.0
    with multiprocessing.get_context("fork").Pool(travaux, maxtasksperchild=1) as equipe:
        attendus = [(essai, equipe.apply_async(juger, essai)) for essai in tirer(programmes, graine)]
        for (nom, source), attendu in attendus:
            try:
                issue, secondes, recit = attendu.get(PATIENCE * travaux)
            except multiprocessing.TimeoutError:
                issue, secondes, recit = "bloqué", PATIENCE, source
            issues[issue] += 1
            pire = max(pire, secondes)
            if recit or secondes > SECONDES:
                defauts.append(f"{nom}, {issue}, {secondes:.1f} s\n{recit or source}")
    return issues, defauts, pire


def main() -> int:
    lecteur = argparse.ArgumentParser(description=__doc__)
    lecteur.add_argument("--programmes", type=int, default=1000)
    lecteur.add_argument("--graine", type=int, default=0)
    options = lecteur.parse_args()
    warnings.simplefilter("ignore")  # ce que Python pense de ces programmes
    module_verdict.LEVER = True
    issues, defauts, pire = fouiller(options.programmes, options.graine)
    for defaut in defauts[:8]:
        print(defaut, end="\n\n")
    print(f"{options.programmes} programmes, {len(defauts)} défauts, au plus {pire:.1f} s : {dict(issues)}")
    return bool(defauts)


if __name__ == "__main__":
    sys.exit(main())
