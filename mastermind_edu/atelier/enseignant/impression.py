"""Copier les fiches dans un dossier, et en faire des PDF avec le Chromium, le Chrome ou l’Edge de la machine.

Les fiches elles-mêmes sont écrites par la fabrique. Commencer par `imprimer_fiches`.
"""

import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import NamedTuple

from mastermind_edu.atelier.enseignant.lecture import PAGES
from mastermind_edu.atelier.plan import ErreurFabrication
from mastermind_edu.disque import ecrire
from mastermind_edu.francais import dire_refus

NOMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge", "microsoft-edge")
AILLEURS = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe",
    "C:/Program Files/Microsoft/Edge/Application/msedge.exe",
)
PATIENCE = 60  # secondes par fiche


class Impression(NamedTuple):
    """Ce qui a été écrit, et pourquoi il n’y a pas de PDF quand il n’y en a pas."""

    pages: list[Path]
    pdf: list[Path]
    reproche: str = ""


def imprimer_fiches(racine: Path, dossier: Path) -> Impression:
    """Les fiches en HTML, et en PDF quand un navigateur sait les imprimer.

    Lève `ErreurFabrication` quand le cours n’a pas ses fiches, ou que le dossier ne peut pas être écrit.
    """
    sources = sorted((racine / PAGES / "fiches").glob("*.html"))
    if not sources:
        raise ErreurFabrication(f"il faut les fiches du cours dans {racine / PAGES / 'fiches'}, il n’y en a pas")
    try:
        for source in sources:
            ecrire(dossier / source.name, source.read_text(encoding="utf-8"))
    except OSError as erreur:
        raise ErreurFabrication(f"il faut pouvoir écrire dans {dossier} ; le système refuse ({dire_refus(erreur)})") from erreur
    pages = [dossier / source.name for source in sources]
    navigateur = trouver_navigateur()
    if not navigateur:
        return Impression(pages, [], "ni Chromium, ni Chrome, ni Edge n’est installé : imprimez les pages HTML depuis votre navigateur")
    a_imprimer = [page for page in pages if page.name != "index.html"]
    try:
        return Impression(pages, [_imprimer(navigateur, page) for page in a_imprimer])
    except (OSError, subprocess.SubprocessError) as erreur:
        return Impression(pages, [], f"{Path(navigateur).name} n’a pas su imprimer ({_dire(erreur)}) : imprimez les pages HTML depuis votre navigateur")


def _dire(erreur: OSError | subprocess.SubprocessError) -> str:
    if isinstance(erreur, subprocess.TimeoutExpired):
        return f"il n’a pas fini en {PATIENCE} secondes"
    return f"il s’est arrêté, code {erreur.returncode}" if isinstance(erreur, subprocess.CalledProcessError) else dire_refus(erreur)


def trouver_navigateur() -> str | None:
    """Le chemin d’un navigateur qui imprime en PDF, `None` s’il n’y en a pas."""
    trouves = filter(None, map(shutil.which, NOMS))
    return next(trouves, None) or next((chemin for chemin in AILLEURS if Path(chemin).is_file()), None)


def _imprimer(navigateur: str, page: Path) -> Path:
    pdf = page.with_suffix(".pdf").resolve()
    pdf.unlink(missing_ok=True)
    with tempfile.TemporaryDirectory() as profil:
        options = ["--headless=new", "--disable-gpu", f"--user-data-dir={profil}", "--no-pdf-header-footer", f"--print-to-pdf={pdf}"]
        if hasattr(os, "geteuid") and os.geteuid() == 0:
            options.append("--no-sandbox")  # le bac à sable de Chromium refuse l’administrateur
        subprocess.run([navigateur, *options, page.resolve().as_uri()], check=True, capture_output=True, timeout=PATIENCE)
    if not pdf.is_file():
        raise OSError(f"{pdf.name} n’est pas écrit")
    return pdf
