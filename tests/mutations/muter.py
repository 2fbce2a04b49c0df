"""Les tests voient-ils une faute ? `python tests/mutations/muter.py coeur --tirer 60 --graine 1 > coeur.md`.

`fautes.py` écrit les fautes ; ce programme les fait une à une dans une copie du cours et y relance les tests de la zone,
les plus proches d’abord. Ne corrige rien. Commencer par `main`.
"""

import argparse
import ast
import contextlib
import hashlib
import importlib
import multiprocessing
import os
import re
import sys
import tempfile
import time
from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path

from copie import RACINE, Copie, Essai, Mutant, Sort  # les fichiers voisins
from fautes import Faute, fautes_du_module

SURVIVANTS = Path(__file__).with_name("survivants.md")
CHARGES_D_AVANCE = ("hypothesis", "ipywidgets", "nbval.kernel", "numpy")  # une fois pour tous les mutants

# zone : le fichier ou le dossier où l’on fait des fautes, les fichiers de tests qui doivent les voir
ZONES = {
    "coeur": ("coeur", "codes regles traces manche sauvegarde reponses match"),
    "francais": ("francais.py", "francais"),
    "disque": ("disque.py", "disque"),
    "juge": (
        "juge",
        "explications valeurs verdict codage constat exercice appel examen diagnostic garde domaine lecture cahier justes juge cas_d_eleve retouche"
        " demesure lots diagnostics verification enclos processus isolement comme_le_notebook",
    ),
    "decodeurs": (
        "decodeurs",
        "decodage lexicographique cfc dijon aleatoire contradictions meilleure_reponse preuve arbre_optimal catalogue ordinateur cli analyse recit candidats",
    ),
    "correction": (
        "correction",
        "bareme resultats retours ressemblance copies programme correcteur correcteur_catalogue registre moodle devoirs grappe",
    ),
    "eleve": ("eleve", "aide derouler extension pseudo_code verification widgets jour"),
}


# Les mutants


def muter(fichier: Path) -> Iterator[tuple[Faute, Path, ast.Module]]:
    """Toutes les fautes d’un fichier, pas encore faites."""
    arbre = ast.parse(fichier.read_text(encoding="utf-8"))
    for faute in fautes_du_module(arbre):
        yield faute, fichier, arbre


def tirer(fautes: list, nombre: int | None, graine: int) -> Iterator[tuple[Faute, Path, ast.Module]]:
    """Ces fautes dans un ordre qui ne dépend que de leur nom : du code déplacé garde les siennes."""
    if nombre is None:
        return iter(fautes)
    return iter(sorted(fautes, key=lambda trouvee: hashlib.sha256(f"{graine} {trouvee[0].nom}".encode()).digest()))


def faire(fautes: Iterator[tuple[Faute, Path, ast.Module]]) -> Iterator[Mutant]:
    """Les mutants que Python sait lire, et qui ne sont pas le fichier lui-même."""
    for faute, fichier, arbre in fautes:
        source = faute.faire(arbre)
        with contextlib.suppress(SyntaxError):
            compile(source, "mutant", "exec")
            if source != ast.unparse(arbre):
                yield Mutant(fichier.relative_to(RACINE).as_posix(), faute.ligne, faute.nom, source)


# Les tests


@cache
def fichiers_longs() -> frozenset[str]:
    """Ceux que `--vite` écarte, lus dans `tests/conftest.py` sans l’exécuter."""
    arbre = ast.parse((RACINE / "tests" / "conftest.py").read_text(encoding="utf-8"))
    listes = (enonce.value for enonce in arbre.body if isinstance(enonce, ast.Assign) and ast.unparse(enonce.targets[0]) in ("FAMILLE", "LONGS"))
    textes = (noeud.value for liste in listes for noeud in ast.walk(liste) if isinstance(noeud, ast.Constant))
    return frozenset("tests/" + nom for nom in textes)


def nomme_le_module(test: str, fichier: str) -> bool:
    """Vrai quand ce fichier de tests importe ce module du paquet, ou un autre du même sous-dossier d’une zone."""
    paquet, _, module = fichier.removesuffix(".py").replace("/", ".").rpartition(".")
    suite = r"\b" if paquet.count(".") > 1 else rf"(\.| import [^\n]*\b){module}\b"
    return re.search(rf"\b{re.escape(paquet)}{suite}", (RACINE / test).read_text(encoding="utf-8")) is not None


def choisir_essais(fichier: str, durees: dict[str, float]) -> list[Essai]:
    """Les exemples du fichier et les tests rapides qui le nomment, les autres tests rapides, puis les longs."""
    longs = {test for test in durees if test in fichiers_longs()}
    proches = {test for test in durees if test not in longs and nomme_le_module(test, fichier)}
    groupes = ((fichier, *_ranger(proches, durees)), _ranger(durees.keys() - longs - proches, durees), _ranger(longs, durees))
    return [Essai(tests, tests is not groupes[2]) for tests in groupes if tests]


def _ranger(tests: set[str], durees: dict[str, float]) -> tuple[str, ...]:
    return tuple(sorted(tests, key=lambda test: durees[test]))


def mesurer_sans_faute(copie: Copie, cible: Path, tests: list[str]) -> tuple[dict[str, float], float]:
    """La durée de chaque fichier de tests sur les modules récrits sans faute, où ils doivent passer ; et ce qu’il faudra attendre un test, faute faite."""
    for fichier in _modules(copie.dossier / cible):
        fichier.write_text(ast.unparse(ast.parse(fichier.read_text(encoding="utf-8"))), encoding="utf-8")
    if not copie.tests_passent([cible.as_posix(), *tests]):
        sys.exit(f"erreur : sans faute, les tests échouent déjà :\n{(copie.dossier / 'sortie.txt').read_text(encoding='utf-8')[-3000:]}")
    notes = copie.lire_les_notes()
    durees = {test: 0.5 + sum(duree for fichier, duree, _ in notes if fichier == test) for test in tests}
    return durees, 60 + 5 * max(duree for _, duree, _ in notes)


def _modules(chemin: Path) -> list[Path]:
    return sorted(chemin.rglob("*.py")) if chemin.is_dir() else [chemin]


# La chasse


def preparer(dossier: Path, durees: dict[str, float], attente: float, options) -> None:
    """Donne sa copie du cours à ce processus."""
    global COPIE, DUREES, OPTIONS
    COPIE, DUREES, OPTIONS = Copie(dossier / str(os.getpid()), options.qui_voit, attente), durees, options


def essayer(mutant: Mutant) -> Sort:
    """Ce que devient le mutant dans la copie de ce processus ; `--qui-voit` lance tous les tests ensemble."""
    essais = choisir_essais(mutant.fichier, DUREES)
    if OPTIONS.qui_voit:
        essais = [Essai(tuple(test for essai in essais for test in essai.tests), OPTIONS.vite)]
    return COPIE.essayer(mutant, essais)


def chasser(cible: Path, tests: list[str], options, dossier: Path) -> tuple[list[Sort], dict[str, float]]:
    """Ce que deviennent les mutants de la cible, et la durée de chaque fichier de tests."""
    fautes = [faute for fichier in _modules(RACINE / cible) for faute in muter(fichier)]
    mutants = list(islice(faire(tirer(fautes, options.tirer, options.graine)), options.tirer))
    print(f"{cible} : {len(mutants)} mutants parmi {len(fautes)} fautes", file=sys.stderr, flush=True)
    if options.vite:
        tests = [test for test in tests if test not in fichiers_longs()]
    durees, attente = mesurer_sans_faute(Copie(dossier / "temoin", options.qui_voit), cible, tests)
    fin = time.monotonic() + options.minutes * 60
    with multiprocessing.Pool(options.travaux, preparer, (dossier, durees, attente, options)) as processus:
        sorts = []
        for sort in processus.imap(essayer, mutants):
            sorts.append(sort)
            print(f"{len(sorts)}. {sort.mutant.nom} : {', '.join(sort.vu_par) or 'SURVIT'}", file=sys.stderr, flush=True)
            if time.monotonic() > fin:
                break
    return sorts, durees


def est_explique(mutant: Mutant) -> bool:
    """Vrai quand `survivants.md` dit pourquoi aucun test ne peut voir cette faute."""
    return f"- {mutant.nom} : " in SURVIVANTS.read_text(encoding="utf-8")


def raconter(nom: str, sorts: list[Sort], durees: dict[str, float]) -> int:
    """Écrit la table de la zone, ses survivants et ce que voit chaque fichier de tests ; renvoie le nombre d’inexpliqués."""
    survivants = [sort.mutant for sort in sorts if not sort.vu_par]
    inexpliques = [mutant for mutant in survivants if not est_explique(mutant)]
    nombres = (len(sorts), len(sorts) - len(survivants), sum(sort.est_vu_vite for sort in sorts), len(survivants) - len(inexpliques), len(inexpliques))
    print("| zone | mutants | vus | dont par `--vite` | survivants expliqués | inexpliqués | score |\n|---|---|---|---|---|---|---|")
    print(f"| {nom} | {' | '.join(map(str, nombres))} | {100 * nombres[1] / max(1, nombres[0] - nombres[3]):.0f} % |\n")
    for mutant in inexpliques:
        print(f"- {mutant.fichier}:{mutant.ligne} {mutant.nom}")
    print("\n| tests | mutants vus | secondes | vus par seconde |\n|---|---|---|---|")
    vus = {test: sum(test in sort.vu_par for sort in sorts) for test in durees}
    for test in sorted(durees, key=lambda test: -vus[test] / durees[test]):
        print(f"| {Path(test).name} | {vus[test]} | {durees[test]:.1f} | {vus[test] / durees[test]:.2f} |".replace(".", ",").replace(",py", ".py"))
    print(flush=True)
    return len(inexpliques)


def trouver_cible(nom: str) -> tuple[Path, list[str]]:
    """La cible et les tests d’une zone, ou d’un chemin qui est dans une zone."""
    chemin = Path("mastermind_edu", ZONES[nom][0]) if nom in ZONES else Path(nom)
    for cible, tests in ZONES.values():
        if chemin.is_relative_to(Path("mastermind_edu", cible)):
            return chemin, [f"tests/test_{test}.py" for test in tests.split()]
    raise argparse.ArgumentTypeError(f"il faut une de ces zones, ou un chemin qui y est : {', '.join(ZONES)}")


def main(mots: list[str]) -> int:
    """Nomme les survivants que `survivants.md` n’explique pas ; renvoie leur nombre, borné à 1."""
    lecteur = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    lecteur.add_argument("zones", nargs="+", type=trouver_cible, metavar="ZONE", help=f"{', '.join(ZONES)}, ou le chemin d’un fichier d’une zone")
    lecteur.add_argument("--tirer", type=int, help="ce nombre de mutants par zone, au lieu de tous")
    lecteur.add_argument("--graine", type=int, default=0, help="celle du tirage")
    lecteur.add_argument("--travaux", type=int, default=os.cpu_count() or 1, help="le nombre de processus")
    lecteur.add_argument("--minutes", type=float, default=600, help="s’arrête au premier mutant fini après ce temps")
    lecteur.add_argument("--vite", action="store_true", help="sans les fichiers longs que nomme tests/conftest.py")
    lecteur.add_argument("--qui-voit", action="store_true", help="tous les fichiers qui voient chaque faute, et non le premier")
    options = lecteur.parse_args(mots)
    for module in CHARGES_D_AVANCE:
        importlib.import_module(module)
    inexpliques = 0
    for cible, tests in options.zones:
        with tempfile.TemporaryDirectory() as provisoire:
            inexpliques += raconter(cible.as_posix(), *chasser(cible, tests, options, Path(provisoire)))
    return min(inexpliques, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
