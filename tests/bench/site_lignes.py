"""Le premier verdict sur une ligne lente : `python tests/bench/site_lignes.py [SITE]` écrit un tableau en Markdown.

Le serveur compresse et fait attendre : une ligne de tant de mégabits par seconde, que toutes les
connexions du navigateur se partagent, « service worker » et processus de Python compris
(les outils de Chromium, eux, ne ralentissent que la page). Commencer par `main`.
"""

import gzip
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http import HTTPStatus
from pathlib import Path

from communs import RACINE, ecrire_ligne, ecrire_table, nombre
from navigateur import attendre_promesse
from site_demarrage import ouvrir
from site_en_ligne import LU, POSER, GuichetOuvert

from mastermind_edu.atelier.serveur import Serveur
from mastermind_edu.atelier.site import construire_site
from mastermind_edu.atelier.site_notebooks import NOYAU

DEBITS = (5, 20, 100)  # mégabits par seconde
LATENCE, SEANCE = 0.03, 120  # secondes
MORCEAU = 1 << 14
COMPRESSES = (".css", ".html", ".ipynb", ".js", ".json", ".mjs", ".svg", ".wasm")
EXERCICE = "notebooks/index.html?path=exercises/04_marquage_exercices.ipynb"
PROGRAMMES = (
    "from mastermind_edu import verifier",
    "def compter_bien_places(secret, proposition):\n    return sum(a == b for a, b in zip(secret, proposition))\n\nverifier(compter_bien_places)",
)
VERDICT = "() => [...document.querySelectorAll('.jp-OutputArea-output')].some(une => une.innerText.includes('compter_bien_places : réussi'))"

TOUT_GARDE = "async () => Boolean(await caches.match(new URL('../?edition-complete', location.href)))"


class Ligne:
    """Une ligne de ce débit, que les connexions se partagent octet par octet ; elle compte ce qui passe."""

    def __init__(self, megabits: float):
        self.octets_par_seconde, self.libre, self.passes, self.verrou = megabits * 125_000, 0.0, 0, threading.Lock()

    def passer(self, octets: int) -> None:
        """Rend la main quand ces octets sont arrivés au bout."""
        with self.verrou:
            self.passes += octets
            self.libre = max(self.libre, time.monotonic()) + octets / self.octets_par_seconde
            attente = self.libre - time.monotonic()
        time.sleep(max(attente, 0))


class GuichetLent(GuichetOuvert):
    """Le serveur d’un établissement, gzip activé, au bout d’une ligne."""

    ligne: Ligne
    compresses: dict[tuple[str, int], bytes] = {}

    def send_response(self, code, message=None):
        super().send_response(code, message)
        self._compresse = code == HTTPStatus.OK and Path(self.translate_path(self.path)).suffix in COMPRESSES
        if self._compresse:
            self.send_header("Content-Encoding", "gzip")

    def send_header(self, nom, valeur):
        if nom == "Content-Length" and self._compresse:
            return self.send_header("Transfer-Encoding", "chunked")
        return super().send_header(nom, valeur)

    def do_GET(self):
        self._compresse = False
        time.sleep(LATENCE)
        super().do_GET()

    def copyfile(self, source, sortie):
        octets = source.read()
        if self._compresse:
            octets = self.compresses.setdefault((self.path, len(octets)), gzip.compress(octets, 6))
        for debut in range(0, len(octets), MORCEAU):
            morceau = octets[debut : debut + MORCEAU]
            self.ligne.passer(len(morceau))
            sortie.write(b"%x\r\n%b\r\n" % (len(morceau), morceau) if self._compresse else morceau)
        if self._compresse:
            sortie.write(b"0\r\n\r\n")


@contextmanager
def servir_lentement(site: Path, megabits: float) -> Iterator[tuple[str, Ligne]]:
    """L’adresse de ce site au bout d’une ligne, et la ligne."""
    ligne = Ligne(megabits)
    guichet = type("GuichetDeLaLigne", (GuichetLent,), {"ligne": ligne})
    serveur = Serveur(("127.0.0.1", 0), partial(guichet, directory=str(site)))
    threading.Thread(target=serveur.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{serveur.server_port}", ligne
    finally:
        serveur.shutdown()
        serveur.server_close()


def mesurer(site: Path, megabits: float) -> tuple[float, float, float]:
    """D’un profil neuf : les secondes et les mégaoctets jusqu’au premier verdict, puis les secondes d’un verdict le lendemain."""
    with servir_lentement(site, megabits) as (adresse, ligne), tempfile.TemporaryDirectory() as dossier:
        with ouvrir(Path(dossier)) as page:
            premiere, megaoctets = attendre_le_verdict(page, adresse), ligne.passes / 1e6
            attendre_que_tout_soit_garde(page)
        with ouvrir(Path(dossier)) as page:
            return premiere, megaoctets, attendre_le_verdict(page, adresse)


def attendre_que_tout_soit_garde(page) -> None:
    """Une séance dure bien assez pour que tout arrive ; un site qui ne garde rien n’en reçoit pas plus."""
    limite = time.monotonic() + SEANCE
    while time.monotonic() < limite and not page.evaluate(TOUT_GARDE):
        time.sleep(1)


def attendre_le_verdict(page, adresse: str) -> float:
    """Les secondes de l’ouverture d’un exercice au verdict affiché, la fonction écrite et vérifiée dès que les cellules se lisent."""
    debut = time.perf_counter()
    page.goto(f"{adresse}/{EXERCICE}", wait_until="commit")
    page.wait_for_function(LU)
    cellules = [{"id": f"c{rang}", "cell_type": "code", "source": source, "metadata": {}, "outputs": [], "execution_count": None} for rang, source in enumerate(PROGRAMMES)]
    attendre_promesse(page, POSER, {"cells": cellules, "metadata": {"kernelspec": NOYAU}, "nbformat": 4, "nbformat_minor": 5})
    page.evaluate("() => { window.jupyterapp.commands.execute('notebook:run-all-cells'); }")
    page.wait_for_function(VERDICT)
    return time.perf_counter() - debut


def main() -> None:
    """Construit le site s’il n’est pas donné, puis mesure chaque ligne."""
    with tempfile.TemporaryDirectory() as dossier:
        site = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(dossier) / "site"
        if len(sys.argv) == 1:
            construire_site(RACINE, site, annoncer=lambda _: None)
        ecrire_table("ligne", "premier verdict", "reçu jusque-là", "verdict du lendemain")
        for megabits in DEBITS:
            premiere, megaoctets, deuxieme = mesurer(site, megabits)
            ecrire_ligne(f"{megabits} Mbit/s", f"{nombre(premiere, 1)} s", f"{nombre(megaoctets, 1)} Mo", f"{nombre(deuxieme, 1)} s")


if __name__ == "__main__":
    main()
