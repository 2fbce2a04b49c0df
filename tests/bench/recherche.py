"""Les mesures de la recherche : 5 × 8, tous les secrets ; 4 × 6 en Python pur ; la table et la mémoire ; les preuves.

`python tests/bench/recherche.py` les affiche, ou seulement celles que l’on nomme : `bilans`, `table`, `preuves` (des minutes).
Les bilans se mesurent tour à tour avec ceux d’une révision d’avant : leur rapport reste juste sur une machine partagée. Commencer par `main`.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from editions import arbre_de  # tests/bench/editions.py

RACINE = Path(__file__).parent.parent.parent
ESSAIS = 3
AVANT = "bec1236"  # la dernière révision d’avant les lignes de réponses et les parts comptées sur un octet
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


def ailleurs(code: str, *arguments: object, dossier: Path = RACINE) -> list[float]:
    """Les nombres qu’affiche ce code, exécuté dans un Python neuf avec le paquet de ce dossier."""
    commande = [sys.executable, "-c", code, *map(str, arguments)]
    fini = subprocess.run(commande, check=True, capture_output=True, text=True, cwd=dossier, env={**os.environ, "PYTHONPATH": str(dossier)})
    return [float(nombre) for nombre in fini.stdout.split()]


def virgule(nombre: float) -> str:
    return f"{nombre:.2f}".replace(".", ",")


def meilleurs(essais: list[list[float]]) -> list[float]:
    """Colonne par colonne, le plus petit nombre : celui que les voisins ont le moins dérangé."""
    return [min(colonne) for colonne in zip(*essais)]


def comparer_les_versions(nom: str, taille: tuple[int, int], moteur: str, versions: list[Path]) -> None:
    """Une ligne : chaque version tour à tour, et le rapport des temps de la première à la dernière."""
    essais: dict[Path, list[list[float]]] = {version: [] for version in versions}
    for _ in range(ESSAIS):
        for version in versions:
            essais[version].append(ailleurs(BILAN, nom, *taille, moteur, dossier=version))
    mesures = [meilleurs(essais[version]) for version in versions]
    durees = " | ".join(f"{virgule(mur)} s | {virgule(processeur)} s" for mur, processeur, *_ in mesures)
    rapport = f" × {virgule(mesures[0][0] / mesures[-1][0])} |" if len(versions) > 1 else ""
    _, _, gio, total, maximum = mesures[-1]
    print(f"| {nom} | {durees} |{rapport} {virgule(gio)} Gio | {total:.0f} | {maximum:.0f} |", flush=True)


def mesurer_les_bilans(titre: str, noms: tuple[str, ...], taille: tuple[int, int], moteur: str, versions: list[Path]) -> None:
    colonnes = ["avant | avant, processeur", "maintenant | maintenant, processeur"][-len(versions):]
    entete = f"| {titre} | {' | '.join(colonnes)} |{' rapport |' if len(versions) > 1 else ''} mémoire | total | maximum |"
    print(f"\n{entete}\n{'|---' * (entete.count('|') - 1)}|")
    for nom in noms:
        comparer_les_versions(nom, taille, moteur, versions)


def mesurer_la_table() -> None:
    """La table de 5 × 8, à côté de ce qu’il faut pour seulement écrire autant d’octets."""
    ecrire, construire, petite = meilleurs([ailleurs(TABLE) for _ in range(ESSAIS)])
    print("\n| table de 32 768 × 32 768, un octet par paire | processeur | débit |\n|---|---|---|")
    print(f"| écrire 1 Gio dans de la mémoire neuve : la limite d’un cœur | {virgule(ecrire)} s | {virgule(1 / ecrire)} Gio/s |")
    print(f"| construire celle de 1 296 × 1 296 | {virgule(1000 * petite)} ms | |")
    print(f"| construire la table | {virgule(construire)} s | {virgule(1 / construire)} Gio/s, × {virgule(construire / ecrire)} de la limite |")


def mesurer_les_preuves() -> None:
    print("\n| preuve (pions × couleurs) | codes | total | moyenne | maximum | états | durée | processeur |\n|---|---|---|---|---|---|---|---|")
    for n, k in PREUVES:
        total, maximum, etats, mur, processeur = ailleurs(PREUVE, n, k)
        print(f"| {n} × {k} | {k**n} | {total:.0f} | {f'{total / k**n:.4f}'.replace('.', ',')} | {maximum:.0f} | {etats:.0f} "
              f"| {virgule(mur)} s | {virgule(processeur)} s |", flush=True)


def main(noms: list[str]) -> None:
    """Écrit les tableaux nommés, tous d’habitude ; « avant » est la révision `AVANT`, ou celle qui suit `bilans=`."""
    demandes = dict(nom.partition("=")[::2] for nom in noms or ("bilans", "table", "preuves"))
    if "bilans" in demandes:
        with tempfile.TemporaryDirectory() as provisoire, arbre_de(demandes["bilans"] or AVANT, Path(provisoire) / "avant") as ancien:
            mesurer_les_bilans("5 × 8, numpy, table comprise", ("knuth", "plus_de_parts"), (5, 8), "numpy", [ancien, RACINE])
            mesurer_les_bilans("4 × 6, Python pur", ("knuth", "taille_moyenne", "entropie", "plus_de_parts"), (4, 6), "python", [ancien, RACINE])
    if "table" in demandes:
        mesurer_la_table()
    if "preuves" in demandes:
        mesurer_les_preuves()


if __name__ == "__main__":
    main(sys.argv[1:])
