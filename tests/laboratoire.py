"""Un JupyterLab et un Chromium pour tous les fichiers d’un processus de tests : l’application, longue à charger, reste ouverte.

Aucun test ici ; qui a besoin d’une page neuve ou d’un autre serveur prend `navigateur`. Commencer par `ouvrir_laboratoire`.
"""

import subprocess
import time
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest
from navigateur import CHROMIUM, DELAI, FERMER_TOUT, NOTEBOOK, OPTIONS_DE_CHROMIUM, arreter, changer, photographier, servir, sync_api

ECRAN = {"width": 1280, "height": 900}
INACTIF = 900  # secondes : entre deux fichiers de navigateur, un processus en a d’autres à tester
PRETE = "() => window.jupyterapp?.shell?.currentWidget"
CHEMIN = f"() => {NOTEBOOK}.context?.path"
# Celles que Playwright donne au Chromium qu’il lance.
OPTIONS_DE_PLAYWRIGHT = [
    *("--headless=new", "--hide-scrollbars", "--mute-audio", "--force-color-profile=srgb", "--disable-extensions", "--disable-popup-blocking"),
    *("--disable-background-timer-throttling", "--disable-backgrounding-occluded-windows", "--disable-renderer-backgrounding"),
    *("--lang=fr-FR", "--accept-lang=fr-FR"),
]
# Chromium s’éteint de lui-même quand ce tube se ferme : si les tests sont tués d’un coup, il ne reste pas.
DANS_UN_TUBE = ("sh", "-c", 'exec "$@" 3<&0 4>/dev/null', "sh")


class Laboratoire(NamedTuple):
    """Où sont le serveur, le dossier qu’il montre, et le navigateur."""

    adresse: str
    dossier: Path
    chromium: str


@contextmanager
def ouvrir_laboratoire(racine: Path):
    """Le serveur et le navigateur, démarrés une fois ; ils sont arrêtés quoi qu’il arrive."""
    dossier, jupyter = racine / "cours", racine / "jupyter"
    dossier.mkdir()
    jupyter.mkdir()
    with servir(dossier, jupyter, inactif=INACTIF) as adresse, lancer_chromium(racine / "chromium") as chromium:
        yield Laboratoire(adresse, dossier, chromium)


@contextmanager
def lancer_chromium(profil: Path):
    """L’adresse où joindre un Chromium qui survit à la connexion de Playwright."""
    joindre = ("--remote-debugging-port=0", "--remote-debugging-pipe", f"--user-data-dir={profil}")
    commande = [*DANS_UN_TUBE, CHROMIUM, *OPTIONS_DE_CHROMIUM, *OPTIONS_DE_PLAYWRIGHT, *joindre, "about:blank"]
    processus = subprocess.Popen(commande, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        yield f"http://127.0.0.1:{lire_port(processus, profil / 'DevToolsActivePort')}"
    finally:
        processus.stdin.close()
        arreter(processus)


def lire_port(processus: subprocess.Popen, fichier: Path) -> str:
    """Le port que Chromium s’est choisi, attendu 60 secondes au plus."""
    limite = time.monotonic() + 60
    while processus.poll() is None and time.monotonic() < limite:
        if fichier.exists() and (lignes := fichier.read_text().split()):
            return lignes[0]
        time.sleep(0.05)
    pytest.fail("Chromium n’a pas démarré")


@contextmanager
def entrer(laboratoire: Laboratoire):
    """La page de JupyterLab, telle que le fichier d’avant l’a laissée, sans ses notebooks ni leurs noyaux."""
    with sync_api.sync_playwright() as playwright:
        contexte = playwright.chromium.connect_over_cdp(laboratoire.chromium).contexts[0]
        page, *en_trop = contexte.pages
        for autre in en_trop:  # un test interrompu l’a laissée
            autre.close()
        page.bring_to_front()
        page.set_default_timeout(DELAI)
        page.set_viewport_size(ECRAN)
        page.laboratoire = laboratoire
        if not page.url.startswith(laboratoire.adresse):
            recommencer(page)
        yield page
        page.evaluate(FERMER_TOUT)


def recommencer(page) -> None:
    """Recharge l’application : après un échec, elle peut être dans n’importe quel état."""
    page.goto(f"{page.laboratoire.adresse}/lab?reset")
    page.wait_for_function(PRETE)


def montrer(page, fichier: Path) -> None:
    """Ouvre ce notebook, tel qu’il est sur le disque, avec un noyau neuf."""
    changer(page, fichier.relative_to(page.laboratoire.dossier).as_posix())


def est_montre(page, fichier: Path) -> bool:
    return page.evaluate(CHEMIN) == fichier.relative_to(page.laboratoire.dossier).as_posix()


@contextmanager
def preter(page, request, dossier: Path):
    """Prête la page à un test, rechargée s’il recommence ; s’il échoue, une image en est gardée dans ce dossier."""
    if getattr(request.node, "execution_count", 1) > 1:
        recommencer(page)
    with photographier(page, request, dossier):
        yield page
