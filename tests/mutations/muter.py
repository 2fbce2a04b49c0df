"""Les tests voient-ils une faute ? `python tests/mutations/muter.py coeur`, ou le chemin d’un fichier d’une zone.

cosmic-ray écrit les fautes, une à la fois, dans une copie du cours ; ce programme
y relance les tests de la zone. Ne corrige rien. Commencer par `main`.
"""

import multiprocessing
import os
import resource
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import hypothesis  # noqa: F401  chargé une fois pour tous les mutants, comme numpy
import numpy  # noqa: F401
import pytest
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator

ICI = Path(__file__).resolve().parent
RACINE = ICI.parents[1]
SURVIVANTS = ICI / "survivants.md"
INUTILES = shutil.ignore_patterns(".git", ".venv", "__pycache__", ".pytest_cache", ".hypothesis", "mutants")
# Plusieurs secondes à chaque faute : sans lui, quelques fautes de plus survivent, jamais de moins.
TROP_LONG = "tests/test_reponses.py::test_les_deux_calculs_s_accordent_sur_les_1679616_paires"
TRAVAUX = int(os.environ.get("TRAVAUX", 0)) or os.cpu_count() or 1
MEMOIRE = 4 * 2**30  # une faute peut demander toute la mémoire de la machine

# zone : les fichiers où l’on fait des fautes, les tests qui doivent les voir, du plus rapide au plus lent
ZONES = {
    "coeur": (
        "mastermind_edu/coeur",
        "mastermind_edu/coeur tests/test_codes.py tests/test_regles.py tests/test_traces.py tests/test_manche.py tests/test_reponses.py",
    ),
    "francais": ("mastermind_edu/francais.py", "mastermind_edu/francais.py tests/test_francais.py"),
    "disque": ("mastermind_edu/disque.py", "mastermind_edu/disque.py tests/test_disque.py"),
    "juge": ("mastermind_edu/juge", "mastermind_edu/juge tests/test_juge.py tests/test_verification.py tests/test_isolement.py"),
    "decodeurs": (
        "mastermind_edu/decodeurs",
        "mastermind_edu/decodeurs tests/test_decodage.py tests/test_lexicographique.py tests/test_cfc.py tests/test_dijon.py"
        " tests/test_aleatoire.py tests/test_contradictions.py tests/test_meilleure_reponse.py tests/test_preuve.py tests/test_arbre_optimal.py"
        " tests/test_catalogue.py tests/test_ordinateur.py tests/test_cli.py",
    ),
    "correction": (
        "mastermind_edu/correction",
        "mastermind_edu/correction tests/test_bareme.py tests/test_resultats.py tests/test_retours.py tests/test_ressemblance.py"
        " tests/test_copies.py tests/test_programme.py tests/test_correcteur.py",
    ),
}

# fichier : les tests qui voient le plus vite ses fautes ; ceux de la zone ne jugent que ce qui leur survit
PROCHES = {
    "mastermind_edu/decodeurs/" + fichier: f"mastermind_edu/decodeurs/{fichier} {tests}"
    for fichier, tests in {
        "aleatoire.py": "tests/test_aleatoire.py",
        "cfc.py": "tests/test_cfc.py",
        "choix_rapide.py": "tests/test_meilleure_reponse.py",
        "contradictions.py": "tests/test_contradictions.py",
        "decodage.py": "tests/test_decodage.py",
        "dijon.py": "tests/test_dijon.py",
        "lexicographique.py": "tests/test_lexicographique.py tests/test_catalogue.py",
        "meilleure_reponse.py": "tests/test_meilleure_reponse.py",
        "optimal.py": "tests/test_arbre_optimal.py",
        "table.py": " ".join("tests/test_meilleure_reponse.py::test_" + suite for suite in (
            "la_table_donne_toutes_les_reponses_de_la_reference", "la_table_de_4_pions_et_6_couleurs_s_accorde_avec_le_calcul_direct",
            "les_deux_dernieres_tables_sont_gardees", "une_table_au_dela_des_codes_gardes_est_rendue", "une_table_ne_s_ecrit_pas")),
        "optimum/__main__.py": "tests/test_arbre_optimal.py",
        "optimum/arbre.py": "tests/test_arbre_optimal.py",
        "optimum/bornes.py": "tests/test_preuve.py",
        "optimum/ecriture.py": "tests/test_arbre_optimal.py",
        "optimum/livres.py": "tests/test_arbre_optimal.py",
        "optimum/preuve.py": "tests/test_preuve.py",
        "optimum/recherche.py": "tests/test_preuve.py",
        "optimum/recit.py": " ".join("tests/test_preuve.py::test_le_recit_" + suite for suite in (
            "prouve_avec_une_proposition_de_moins_jusqu_a_l_impossible", "compte_les_secondes", "demande_numpy",
            "ne_fait_qu_une_preuve_quand_on_donne_le_nombre_de_propositions")),
        "optimum/symetries.py": "tests/test_preuve.py",
    }.items()
}

# Une faute par idée : le contraire, le bord, le voisin. Les autres remplacements de cosmic-ray se voient d’aussi loin.
OPERATEURS = (
    "AddNot NumberReplacer ReplaceTrueWithFalse ReplaceFalseWithTrue ReplaceAndWithOr ReplaceOrWithAnd "
    "ReplaceBreakWithContinue ReplaceContinueWithBreak ExceptionReplacer RemoveDecorator ZeroIterationForLoop "
    "ReplaceUnaryOperator_Delete_Not ReplaceUnaryOperator_Delete_USub "
    + " ".join("ReplaceComparisonOperator_" + de_a for de_a in (
        "Eq_NotEq NotEq_Eq Lt_LtE Lt_GtE LtE_Lt LtE_Gt Gt_GtE Gt_LtE GtE_Gt GtE_Lt Is_IsNot IsNot_Is").split())
    + " " + " ".join("ReplaceBinaryOperator_" + de_a for de_a in (
        "Add_Sub Sub_Add Mul_Add Div_Mul FloorDiv_Mul Mod_FloorDiv Pow_Mul BitOr_BitAnd BitAnd_BitOr").split())
).split()


class Mutant(NamedTuple):
    """Un fichier où une seule faute a été faite."""

    fichier: str
    numero: int
    avant: str
    apres: str
    source: str

    @property
    def nom(self) -> str:
        """Ce qui le désigne, quel que soit le numéro de la ligne."""
        return f"{self.fichier} : `{self.avant}` → `{self.apres}`"


def muter(fichier: Path) -> Iterator[Mutant]:
    """Tous les mutants d’un fichier ; les annotations, que Python n’exécute guère, restent intactes."""
    source = fichier.read_text(encoding="utf-8")
    noeuds = list(ast_nodes(get_ast(source)))
    for nom in OPERATEURS:
        operateur = get_operator("core/" + nom)()
        for rang in range(sum(len(list(operateur.mutation_positions(noeud))) for noeud in noeuds)):
            mutee = faire_la_faute(source, operateur, rang)
            if mutee and mutee != source:
                yield decrire(fichier, source, mutee)


def faire_la_faute(source: str, operateur, rang: int) -> str | None:
    """Le fichier fautif ; rien quand cosmic-ray échoue, ou que Python refuserait de le lire."""
    try:
        mutee = mutate_code(source, operateur, rang)
        compile(mutee, "mutant", "exec")
    except (AttributeError, SyntaxError):  # une exception au nom pointé ; l’étoile d’une signature prise pour un produit
        return None
    return mutee


def decrire(fichier: Path, source: str, mutee: str) -> Mutant:
    """Le mutant, avec la première ligne qui change."""
    lignes, mutees = source.splitlines(), mutee.splitlines()
    numero = next(i for i, (avant, apres) in enumerate(zip(lignes, mutees)) if avant != apres)
    chemin = fichier.relative_to(RACINE).as_posix()
    return Mutant(chemin, numero + 1, lignes[numero].strip(), mutees[numero].strip(), mutee)


def est_une_annotation(mutant: Mutant) -> bool:
    """Vrai quand la faute est dans `X | None` : une union de types, pas un calcul."""
    return " | None" in mutant.avant and " & None" in mutant.apres


class Copie:
    """Une copie du cours, où l’on fait une faute à la fois."""

    OPTIONS = (
        *("-x", "-q", "-o", "addopts=", "--doctest-modules", "--hypothesis-seed=0", "-p", "no:cacheprovider"),
        *("-p", "_hypothesis_pytestplugin", "--deselect", TROP_LONG),
    )

    def __init__(self, dossier: Path):
        self.dossier = dossier
        shutil.copytree(RACINE, dossier, ignore=INUTILES)

    def tests_passent(self, tests: str, secondes: float) -> bool:
        """Vrai quand tous ces tests passent dans le temps donné ; leur processus naît de celui-ci, pytest déjà chargé."""
        processus = os.fork()
        if processus == 0:
            self._tester(tests, secondes)
        limite = time.monotonic() + secondes
        while time.monotonic() < limite:
            fini, code = os.waitpid(processus, os.WNOHANG)
            if fini:
                return code == 0
            time.sleep(0.01)
        os.killpg(processus, signal.SIGKILL)
        os.waitpid(processus, 0)
        return False

    def _tester(self, tests: str, secondes: float) -> None:
        """Dans le processus né pour cela : lance pytest, écrit dans `sortie.txt`, et finit."""
        os.setsid()
        resource.setrlimit(resource.RLIMIT_AS, (MEMOIRE, MEMOIRE))
        resource.setrlimit(resource.RLIMIT_CPU, (2 * int(secondes), 2 * int(secondes)))  # une boucle sans fin ne survit pas à ce programme
        os.chdir(self.dossier)
        with open("sortie.txt", "w", encoding="utf-8") as sortie:
            os.dup2(sortie.fileno(), 1)
            os.dup2(sortie.fileno(), 2)
        os.environ.update(PYTHONPATH=str(self.dossier), PYTHONPYCACHEPREFIX=str(self.dossier / "pycache"), PYTEST_DISABLE_PLUGIN_AUTOLOAD="1")
        sys.pycache_prefix = os.environ["PYTHONPYCACHEPREFIX"]
        sys.path.insert(0, str(self.dossier))
        os._exit(pytest.main([*self.OPTIONS, *(test for test in tests.split() if (RACINE / test.split("::")[0]).exists())]))

    def survit(self, mutant: Mutant, tests: str, secondes: float) -> bool:
        """Vrai quand aucun de ces tests ne voit la faute."""
        fichier = self.dossier / mutant.fichier
        intact = fichier.read_text(encoding="utf-8")
        self._ecrire(fichier, mutant.source)
        try:
            return self.tests_passent(tests, secondes)
        finally:
            self._ecrire(fichier, intact)

    def _ecrire(self, fichier: Path, texte: str) -> None:
        fichier.write_text(texte, encoding="utf-8")
        for compile_avant in (self.dossier / "pycache").rglob(f"{fichier.stem}.*.pyc"):
            compile_avant.unlink()


def mesurer_sans_faute(copie: Copie, tests: str) -> float:
    """Le temps à laisser à ces tests quand il y a une faute ; sans faute, ils doivent passer."""
    debut = time.monotonic()
    if not copie.tests_passent(tests, 600):
        sys.exit(f"erreur : sans faute, les tests échouent déjà :\n{(copie.dossier / 'sortie.txt').read_text(encoding='utf-8')[-3000:]}")
    return 10 + 5 * (time.monotonic() - debut)


def preparer(dossier: Path) -> None:
    """Donne sa copie du cours à ce processus."""
    global COPIE
    COPIE = Copie(dossier / str(os.getpid()))


def essayer(mutant: Mutant, tests: str, secondes: float) -> bool:
    """Vrai quand le mutant survit à ces tests, dans la copie de ce processus."""
    return COPIE.survit(mutant, tests, secondes)


def zone_de(fichier: str) -> str | None:
    """La zone où l’on fait des fautes dans ce fichier."""
    return next((zone for zone, (cible, _) in ZONES.items() if Path(fichier).is_relative_to(cible)), None)


def chasser(cible: str, dossier: Path) -> tuple[int, list[Mutant]]:
    """Le nombre de mutants d’un dossier ou d’un fichier, et ceux que les tests laissent vivre."""
    chemin = RACINE / cible
    fichiers = sorted(chemin.rglob("*.py")) if chemin.is_dir() else [chemin]
    mutants = [mutant for fichier in fichiers for mutant in muter(fichier) if not est_une_annotation(mutant)]
    print(f"{cible} : {len(mutants)} mutants", flush=True)
    temoin, zone = Copie(dossier / "temoin"), ZONES[zone_de(cible)][1]
    with multiprocessing.Pool(TRAVAUX, preparer, (dossier,)) as processus:
        restants = survivre(processus, temoin, [(mutant, PROCHES[mutant.fichier]) for mutant in mutants if mutant.fichier in PROCHES])
        restants += [mutant for mutant in mutants if mutant.fichier not in PROCHES]
        return len(mutants), survivre(processus, temoin, [(mutant, zone) for mutant in restants])


def survivre(processus, temoin: Copie, essais: list[tuple[Mutant, str]]) -> list[Mutant]:
    """Les mutants que leurs tests laissent vivre."""
    durees = {tests: mesurer_sans_faute(temoin, tests) for tests in dict.fromkeys(tests for _, tests in essais)}
    survies = processus.starmap(essayer, [(mutant, tests, durees[tests]) for mutant, tests in essais], chunksize=1)
    return [mutant for (mutant, _), survit in zip(essais, survies) if survit]


def main(cibles: list[str]) -> int:
    """Nomme les survivants que `survivants.md` n’explique pas ; renvoie leur nombre, borné à 1."""
    if not cibles or not all(cible in ZONES or zone_de(cible) for cible in cibles):
        print(f"{__doc__}\nZones : {', '.join(ZONES)}")
        return 2
    connus = SURVIVANTS.read_text(encoding="utf-8") if SURVIVANTS.exists() else ""
    inexpliques = 0
    for cible in cibles:
        with tempfile.TemporaryDirectory() as provisoire:
            nombre, survivants = chasser(ZONES[cible][0] if cible in ZONES else cible, Path(provisoire))
        nouveaux = [mutant for mutant in survivants if mutant.nom not in connus]
        for mutant in nouveaux:
            print(f"ligne {mutant.numero}, {mutant.nom}")
        print(f"{cible} : {nombre} mutants, {len(survivants)} survivants dont {len(survivants) - len(nouveaux)} expliqués", flush=True)
        inexpliques += len(nouveaux)
    return min(inexpliques, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
