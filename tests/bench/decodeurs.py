"""Les mesures des décodeurs : `python tests/bench/decodeurs.py`, ou seulement celles que l’on nomme, `moteurs`, `bilans`, `table`, `preuves` (des minutes).

Les bilans se mesurent tour à tour avec ceux d’une révision d’avant : leur rapport reste juste sur une machine partagée. Commencer par `main`.
"""

import sys
import tempfile
from pathlib import Path

from communs import RACINE, arbre_de, chronometrer, duree, ecrire_ligne, ecrire_table, lancer, nombre

from mastermind_edu.decodeurs import DECODEURS
from mastermind_edu.decodeurs.optimum.preuve import prouver
from mastermind_edu.decodeurs.table import table_des_reponses
from mastermind_edu.statistiques import evaluer

ESSAIS = 3
AVANT = "bec1236"  # la dernière révision d’avant les lignes de réponses et les parts comptées sur un octet
BILANS = (
    ("5 × 8, numpy, table comprise", ("knuth", "plus_de_parts"), (5, 8), "numpy"),
    ("4 × 6, Python pur", ("knuth", "taille_moyenne", "entropie", "plus_de_parts"), (4, 6), "python"),
)
BILAN = """
import resource, sys, time
nom, n, k, moteur = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4]
mur, processeur = time.perf_counter(), time.process_time()
from mastermind_edu.statistiques import evaluer
bilan = evaluer(nom, n, k, moteur=moteur)
print(time.perf_counter() - mur, time.process_time() - processeur, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 2**20,
      bilan.total, bilan.maximum)
"""
TABLE = """
import time
import numpy as np
from mastermind_edu.decodeurs.table import construire_table
construire_table(2, 3)
durees = []
for construire in (lambda: np.full((32768, 32768), 1, dtype=np.uint8), lambda: construire_table(5, 8), lambda: construire_table(4, 6)):
    debut = time.process_time()
    construire()
    durees.append(time.process_time() - debut)
print(*durees)
"""
PREUVE = """
import sys, time
from mastermind_edu.decodeurs.optimum.arbre import longueurs
from mastermind_edu.decodeurs.optimum.preuve import prouver
n, k = int(sys.argv[1]), int(sys.argv[2])
mur, processeur = time.perf_counter(), time.process_time()
optimum = prouver(n, k)
mur, processeur = time.perf_counter() - mur, time.process_time() - processeur
rejouees = longueurs(optimum.arbre, k).values()
assert (sum(rejouees), max(rejouees), len(rejouees)) == (optimum.total, optimum.maximum, k**n)
print(optimum.total, optimum.maximum, optimum.nb_etats, mur, processeur)
"""
PREUVES = ((6, 3), (5, 4), (3, 10), (4, 7))


def mesurer_les_moteurs() -> None:
    """Les bilans de 4 × 6 par les deux moteurs, puis la preuve de l’optimum."""
    ecrire_table("bilan de 4 pions, 6 couleurs", "avec numpy", "en Python pur", "rapport")
    table_des_reponses(4, 6)
    for nom in DECODEURS:
        long = nom == "lexicographique_depart_cyclique"
        numpy = chronometrer(lambda nom=nom: evaluer(nom, moteur="numpy"), 3 if long else 9)
        python = chronometrer(lambda nom=nom: evaluer(nom, moteur="python"), 1)
        ecrire_ligne(nom, duree(numpy), duree(python), f"× {python / numpy:.0f}")
    print()
    ecrire_table("preuve sur 4 pions, 6 couleurs", "total", "états", "durée")
    for nom, au_plus in (("le plus petit total", None), ("en 5 propositions au plus", 5)):
        optimum = prouver(4, 6, au_plus=au_plus)
        secondes = chronometrer(lambda au_plus=au_plus: prouver(4, 6, au_plus=au_plus), ESSAIS)
        ecrire_ligne(nom, optimum.total, optimum.nb_etats, duree(secondes))


def ailleurs(code: str, *arguments: object, arbre: Path = RACINE) -> list[float]:
    """Les nombres qu’affiche ce code, exécuté dans un Python neuf avec le paquet de cet arbre."""
    return [float(mot) for mot in lancer(arbre, "-c", code, *arguments).split()]


def meilleurs(essais: list[list[float]]) -> list[float]:
    """Colonne par colonne, le plus petit nombre : celui que les voisins ont le moins dérangé."""
    return [min(colonne) for colonne in zip(*essais)]


def mesurer_les_bilans() -> None:
    """Les grands bilans, la révision `AVANT` et le dossier de travail tour à tour."""
    with tempfile.TemporaryDirectory() as provisoire, arbre_de(AVANT, Path(provisoire) / "avant") as ancien:
        for titre, noms, taille, moteur in BILANS:
            ecrire_table(titre, "avant", "avant, processeur", "maintenant", "maintenant, processeur", "rapport", "mémoire", "total", "maximum")
            for nom in noms:
                essais = [[ailleurs(BILAN, nom, *taille, moteur, arbre=arbre) for arbre in (ancien, RACINE)] for _ in range(ESSAIS)]
                avant, maintenant = map(meilleurs, zip(*essais))
                temps = (f"{nombre(secondes)} s" for secondes in (*avant[:2], *maintenant[:2]))
                memoire, total, maximum = maintenant[2:]
                ecrire_ligne(nom, *temps, f"× {nombre(avant[0] / maintenant[0])}", f"{nombre(memoire)} Gio", f"{total:.0f}", f"{maximum:.0f}")
            print()


def mesurer_la_table() -> None:
    """La table de 5 × 8, à côté de ce qu’il faut pour seulement écrire autant d’octets."""
    ecrire, construire, petite = meilleurs([ailleurs(TABLE) for _ in range(ESSAIS)])
    ecrire_table("table de 32 768 × 32 768, un octet par paire", "processeur", "débit", lignes=(
        ("écrire 1 Gio dans de la mémoire neuve : la limite d’un cœur", f"{nombre(ecrire)} s", f"{nombre(1 / ecrire)} Gio/s"),
        ("construire celle de 1 296 × 1 296", f"{nombre(1000 * petite)} ms", ""),
        ("construire la table", f"{nombre(construire)} s", f"{nombre(1 / construire)} Gio/s, × {nombre(construire / ecrire)} de la limite"),
    ))  # fmt: skip


def mesurer_les_preuves() -> None:
    """Des preuves d’autres tailles, chaque arbre rejoué contre tous ses secrets."""
    ecrire_table("preuve (pions × couleurs)", "codes", "total", "moyenne", "maximum", "états", "durée", "processeur")
    for n, k in PREUVES:
        total, maximum, etats, *temps = ailleurs(PREUVE, n, k)
        entiers = (f"{entier:.0f}" for entier in (maximum, etats))
        ecrire_ligne(f"{n} × {k}", k**n, f"{total:.0f}", nombre(total / k**n, 4), *entiers, *(f"{nombre(secondes)} s" for secondes in temps))


TABLEAUX = {"moteurs": mesurer_les_moteurs, "bilans": mesurer_les_bilans, "table": mesurer_la_table, "preuves": mesurer_les_preuves}


def main(noms: list[str]) -> None:
    """Écrit les tableaux nommés, tous d’habitude."""
    for nom in noms or TABLEAUX:
        TABLEAUX[nom]()
        print()


if __name__ == "__main__":
    main(sys.argv[1:])
