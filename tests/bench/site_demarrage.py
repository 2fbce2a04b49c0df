"""Le démarrage du site, avant et après : `python tests/bench/site_demarrage.py REVISION [TOURS]` écrit un tableau en Markdown.

Construit et sert le site de cette révision de git et celui du dossier de travail,
puis les mesure tour à tour, dans la même heure. Commencer par `main`.
"""

import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack, contextmanager, nullcontext
from pathlib import Path

import psutil  # vient avec ipykernel
from communs import RACINE, arbre_de, ecrire_ligne, ecrire_table, nombre
from navigateur import CHROMIUM, OPTIONS_DE_CHROMIUM, sync_api  # tests/navigateur.py
from site_en_ligne import NOYAU, NOYAU_PRET  # tests/site_en_ligne.py

DIX, REPOS = 10, 30
MESURES = (
    ("première leçon, le texte se lit", "s"),
    ("première leçon, Python répond", "s"),
    ("deuxième leçon, Python répond", "s"),
    ("deuxième leçon, demandes au serveur", ""),
    ("le lendemain, Python répond", "s"),
    (f"mémoire de l’onglet, {DIX} leçons l’une après l’autre puis {REPOS} s de lecture", "Mo"),
    ("mémoire de tout le navigateur, de même", "Mo"),
)
# Le serveur de chaque révision, tel qu’elle l’a ; chaque demande y laisse un octet dans un fichier.
SERVIR_ET_COMPTER = """
import sys
from pathlib import Path
from mastermind_edu.atelier import serveur
compte, repondre = Path(sys.argv[3]), serveur.Guichet.do_GET
def compter(guichet):
    with compte.open("ab") as fichier:
        fichier.write(b".")
    return repondre(guichet)
serveur.Guichet.do_GET = compter
serveur.servir(Path(sys.argv[1]), int(sys.argv[2]))
"""
# Le titre de la leçon, que rien ne couvre à l’écran : dans l’aperçu ou dans le notebook, pas derrière une page d’attente.
TEXTE_LU = """() => [...document.querySelectorAll('#mastermind-apercu h1, .jp-MarkdownOutput h1')].some(titre => {
    const { left, top, height } = titre.getBoundingClientRect();
    return titre.innerText.trim() && titre.contains(document.elementFromPoint(left + 10, top + height / 2));
})"""
REPONDRE = f"async () => {{ await {NOYAU}.requestExecute({{code: '1'}}).done; }}"


def lecons_communes(revision: str) -> list[str]:
    """Les leçons que la révision et le dossier de travail ont toutes deux, assez de fois pour en ouvrir dix."""
    ancien = subprocess.run(["git", "-C", str(RACINE), "ls-tree", "--name-only", revision, "notebooks/"], check=True, capture_output=True, text=True)
    lecons = [lecon for lecon in ancien.stdout.split() if lecon.endswith(".ipynb") and (RACINE / lecon).exists()]
    return (lecons * DIX)[:DIX]


@contextmanager
def servir_revision(revision: str | None, dossier: Path):
    """L’adresse du site de cette révision, ou du dossier de travail, construit et servi par elle, et le compte des demandes."""
    nom = revision or "ici"
    with arbre_de(revision, dossier / "source") if revision else nullcontext(RACINE) as racine:
        site, compte = dossier / nom, dossier / f"{nom}.demandes"
        options = {"cwd": racine, "env": {**os.environ, "PYTHONPATH": str(racine)}, "stdout": subprocess.DEVNULL}
        subprocess.run([sys.executable, "-m", "mastermind_edu", "site", str(site)], check=True, **options)
        reglages = site / "jupyter-lite.json"  # les mesures parlent à l’application : elle doit se montrer
        reglages.write_text(reglages.read_text(encoding="utf-8").replace('"appName"', '"exposeAppInBrowser": true, "appName"', 1), encoding="utf-8")
        with socket.create_server(("127.0.0.1", 0)) as prise:
            port = prise.getsockname()[1]
        serveur = subprocess.Popen([sys.executable, "-c", SERVIR_ET_COMPTER, str(site), str(port), str(compte)], **options)
        try:
            time.sleep(3)
            yield f"http://127.0.0.1:{port}", compte
        finally:
            serveur.terminate()
            serveur.wait()


@contextmanager
def ouvrir(profil: Path):
    """Une page de Chromium sur ce profil, qui garde son cache d’une ouverture à l’autre."""
    with sync_api.sync_playwright() as playwright:
        contexte = playwright.chromium.launch_persistent_context(profil, executable_path=CHROMIUM, args=OPTIONS_DE_CHROMIUM, locale="fr-FR")
        contexte.set_default_timeout(180_000)
        yield contexte.pages[0]
        contexte.close()


def demarrer(page, adresse: str, lecon: str) -> tuple[float, float]:
    """Les secondes jusqu’au texte, puis jusqu’à une réponse de Python."""
    debut = time.perf_counter()
    page.goto(f"{adresse}/notebooks/index.html?path={lecon}", wait_until="commit")
    page.wait_for_function(TEXTE_LU)
    texte = time.perf_counter() - debut
    page.wait_for_function(NOYAU_PRET)
    page.evaluate(REPONDRE)
    return texte, time.perf_counter() - debut


def peser(profil: Path) -> tuple[float, float]:
    """La mémoire propre, en Mo, du plus gros processus de page, puis de tout le navigateur ouvert sur ce profil."""
    for processus in psutil.process_iter(["cmdline"]):
        if f"--user-data-dir={profil}" in (processus.info["cmdline"] or []) and "--type" not in str(processus.info["cmdline"]):
            pesees = [(une.memory_full_info().pss / 1e6, une.cmdline()) for une in [processus, *processus.children(recursive=True)]]
            return max(poids for poids, commande in pesees if "--type=renderer" in commande), sum(poids for poids, _ in pesees)
    raise RuntimeError("le navigateur n’est pas là")


def mesurer(lecons: list[str], adresse: str, compte: Path) -> list[float]:
    """Un tour : un profil neuf, deux leçons, le lendemain, puis toutes."""
    with tempfile.TemporaryDirectory() as dossier:
        profil = Path(dossier)
        with ouvrir(profil) as page:
            texte, premiere = demarrer(page, adresse, lecons[0])
            avant = compte.stat().st_size
            _, deuxieme = demarrer(page, adresse, lecons[1])
            demandes = compte.stat().st_size - avant
        with ouvrir(profil) as page:
            _, lendemain = demarrer(page, adresse, lecons[0])
            for lecon in lecons[1:]:
                demarrer(page, adresse, lecon)
            time.sleep(REPOS)
            return [texte, premiere, deuxieme, demandes, lendemain, *peser(profil)]


def main() -> None:
    """Mesure tour à tour les deux sites et écrit le tableau des médianes."""
    revision, nb_tours = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 3
    with tempfile.TemporaryDirectory() as dossier, ExitStack() as pile:
        adresses = [pile.enter_context(servir_revision(une, Path(dossier))) for une in (revision, None)]
        tours = [[mesurer(lecons_communes(revision), *adresse) for adresse in adresses] for _ in range(nb_tours)]
    ecrire_table(f"le site, médianes de {nb_tours} tours alternés", f"avant ({revision})", "après", "rapport")
    for rang, (nom, unite) in enumerate(MESURES):
        avant, apres = (statistics.median(tour[quel][rang] for tour in tours) for quel in (0, 1))
        decimales = 1 if unite == "s" else 0
        ecrire_ligne(nom, *(f"{nombre(valeur, decimales)} {unite}".rstrip() for valeur in (avant, apres)), nombre(apres / avant))


if __name__ == "__main__":
    main()
