"""Ce que coûtent le paquet et le juge : `python tests/bench/paquet.py`, un tableau pour docs/performances.md.

Des durées de cette machine-ci, médianes de plusieurs essais. Commencer par `main`.
"""

import inspect
import subprocess
import sys
from collections.abc import Callable
from itertools import product

from chronometre import chronometrer  # tests/bench/chronometre.py

from mastermind_edu import repondre_par_frequences, repondre_par_marquage, verifier
from mastermind_edu.coeur.codes import tous_les_codes
from mastermind_edu.exercices import CATALOGUE
from mastermind_edu.juge.appel import Candidat
from mastermind_edu.juge.examen import examiner

CODES = list(tous_les_codes(4, 6))


def lancer_python(code: str) -> None:
    subprocess.run([sys.executable, "-c", code], check=True)


def compter_exercices(code: str) -> int:
    """Le nombre de modules d’exercices que ce code charge : il ne dépend pas du nombre de chapitres."""
    compte = "; import sys; print(sum(nom.count('.') == 3 for nom in sys.modules if nom.startswith('mastermind_edu.exercices.chapitre_')))"
    return int(subprocess.run([sys.executable, "-c", code + compte], check=True, capture_output=True, text=True).stdout)


def toutes_les_paires(repondre: Callable) -> None:
    for secret, proposition in product(CODES, repeat=2):
        repondre(secret, proposition)


def celle_d_un_eleve(nom: str) -> Callable:
    """La référence, récrite comme si elle était à l’élève : `verifier` refuse ce qui vient du paquet."""
    espace: dict = {"__name__": "__main__"}
    exec(inspect.getsource(CATALOGUE[nom].reference), espace)
    return espace[nom]


def ecrire(nom: str, secondes: float) -> None:
    duree = f"{secondes:.2f} s" if secondes >= 1 else f"{secondes * 1000:.1f} ms"
    print(f"| {nom} | {duree.replace('.', ',')} |")


def main() -> None:
    """Écrit le tableau."""
    print(f"| mesure, Python {sys.version_info.major}.{sys.version_info.minor} | durée |\n|---|---|")
    nu = chronometrer(lambda: lancer_python("pass"), 15)
    ecrire("démarrer Python, sans rien", nu)
    for code in ("import mastermind_edu", "from mastermind_edu import verifier"):
        ecrire(f"`{code}`, en plus ; {compter_exercices(code)} exercice chargé sur {len(CATALOGUE)}", chronometrer(lambda: lancer_python(code), 15) - nu)
    ecrire("1 679 616 réponses par marquage", chronometrer(lambda: toutes_les_paires(repondre_par_marquage), 3))
    par_frequences = chronometrer(lambda: toutes_les_paires(lambda s, p: repondre_par_frequences(s, p, 6)), 3)
    ecrire("1 679 616 réponses par fréquences", par_frequences)
    for nom in ("compter_bien_places", "repondre", "nb_communs"):
        exercice = CATALOGUE[nom]
        ecrire(f"vérifier `{nom}`, juste", chronometrer(lambda: examiner(exercice, Candidat(exercice.reference))))
    duree, nom = max((chronometrer(lambda: examiner(exercice, Candidat(exercice.reference))), nom) for nom, exercice in CATALOGUE.items())
    ecrire(f"vérifier la plus longue des {len(CATALOGUE)} réponses justes, `{nom}`", duree)
    ecrire("prouver `repondre` sur 1 679 616 paires", chronometrer(
        lambda: verifier(celle_d_un_eleve("repondre"), preuve=True), 1
    ))


if __name__ == "__main__":
    main()
