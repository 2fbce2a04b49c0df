"""Les mesures des décodeurs : table, bilans des deux moteurs, grandes tailles, preuves.

`python tests/bench/decodeurs.py` les affiche ; `mesures.py` les met dans la page.
Commencer par `main`.
"""

import statistics
import subprocess
import sys

from chronometre import chronometrer  # tests/bench/chronometre.py

from mastermind_edu.decodeurs import DECODEURS
from mastermind_edu.decodeurs.optimum.preuve import prouver
from mastermind_edu.decodeurs.table import construire_table, table_des_reponses
from mastermind_edu.statistiques import evaluer

GRANDE_TABLE = """
import resource, time
from mastermind_edu.decodeurs.table import table_des_reponses
debut = time.perf_counter()
table_des_reponses(5, 8)
print(time.perf_counter() - debut, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 2**20)
"""
GRAND_BILAN = """
import resource, sys, time
from mastermind_edu.statistiques import evaluer
debut = time.perf_counter()
bilan = evaluer(sys.argv[1], 5, 8, moteur="numpy")
print(time.perf_counter() - debut, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 2**20, bilan.total, bilan.maximum)
"""


def ailleurs(code: str, *arguments: str) -> list[float]:
    """Les nombres qu’affiche ce code, exécuté dans un Python neuf : sa mémoire n’est qu’à lui."""
    fini = subprocess.run([sys.executable, "-c", code, *arguments], check=True, capture_output=True, text=True)
    return [float(nombre) for nombre in fini.stdout.split()]


def duree(secondes: float) -> str:
    texte = f"{secondes:.2f} s" if secondes >= 1 else f"{secondes * 1000:.1f} ms"
    return texte.replace(".", ",")


def mesurer_les_tables() -> None:
    print("\n| table des réponses | durée | mémoire du processus |\n|---|---|---|")
    print(f"| 1 296 × 1 296 | {duree(chronometrer(lambda: construire_table(4, 6), 31))} | |")
    secondes, gio = zip(*(ailleurs(GRANDE_TABLE) for _ in range(3)))
    print(f"| 32 768 × 32 768 | {duree(statistics.median(secondes))} | {max(gio):.2f} Gio |".replace(".", ","))


def mesurer_les_bilans() -> None:
    print("\n| bilan de 4 pions, 6 couleurs | avec numpy | en Python pur | rapport |\n|---|---|---|---|")
    table_des_reponses(4, 6)
    for nom in DECODEURS:
        long = nom == "lexicographique_depart_cyclique"
        numpy = chronometrer(lambda nom=nom: evaluer(nom, moteur="numpy"), 3 if long else 9)
        python = chronometrer(lambda nom=nom: evaluer(nom, moteur="python"), 1)
        print(f"| {nom} | {duree(numpy)} | {duree(python)} | × {python / numpy:.0f} |")


def mesurer_les_grands_bilans() -> None:
    print("\n| bilan de 5 pions, 8 couleurs, table comprise | durée | mémoire | total | maximum |\n|---|---|---|---|---|")
    for nom in ("knuth", "plus_de_parts"):
        secondes, gio, total, maximum = ailleurs(GRAND_BILAN, nom)
        print(f"| {nom} | {duree(secondes)} | {gio:.2f} Gio | {total:.0f} | {maximum:.0f} |".replace(".", ","))


def mesurer_les_preuves() -> None:
    print("\n| preuve sur 4 pions, 6 couleurs | total | états | durée |\n|---|---|---|---|")
    for nom, au_plus in (("le plus petit total", None), ("en 5 propositions au plus", 5)):
        optimum = prouver(4, 6, au_plus=au_plus)
        secondes = chronometrer(lambda au_plus=au_plus: prouver(4, 6, au_plus=au_plus), 3)
        print(f"| {nom} | {optimum.total} | {optimum.nb_etats} | {duree(secondes)} |")


def main() -> None:
    """Écrit les quatre tableaux."""
    mesurer_les_tables()
    mesurer_les_bilans()
    mesurer_les_grands_bilans()
    mesurer_les_preuves()


if __name__ == "__main__":
    main()
