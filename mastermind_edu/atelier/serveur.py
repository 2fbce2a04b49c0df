"""Servir le site sur cette machine : `python lancer.py servir DOSSIER`.

Un serveur pour essayer, pas pour une classe entière. Commencer par `servir`.
"""

import re
import sys
from collections.abc import Callable
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import urlsplit

from mastermind_edu.atelier.plan import ErreurFabrication
from mastermind_edu.atelier.site_dossier import exiger_site

PORTS = range(8000, 8100)
# Un fichier dont le nom (ou celui de son dossier) est l’empreinte du contenu ne changera jamais ; un site refait se voit tout de suite.
IMMUABLE = re.compile(r"\.[0-9a-f]{7,20}\.js$|/pyodide-[0-9a-f]{16}/|\.woff2?$")
TOUJOURS = "public, max-age=31536000, immutable"
# JupyterLab redemande six fois les mêmes schémas et icônes, qui ne changent qu’avec sa version.
PRESQUE_IMMUABLE = re.compile(r"/build/(schemas|themes)/|/bundle\.js$|/config-utils\.js$|/api/translations/|\.(ico|png|webmanifest)$")
CINQ_MINUTES = "max-age=300"
# Écrits ici, car Windows les lit dans son registre, où d’autres programmes les changent.
GENRES = {
    ".css": "text/css", ".html": "text/html; charset=utf-8", ".ipynb": "application/json", ".js": "text/javascript", ".json": "application/json",
    ".mjs": "text/javascript", ".svg": "image/svg+xml", ".wasm": "application/wasm", ".whl": "application/zip",
}  # fmt: skip


class Guichet(SimpleHTTPRequestHandler):
    """Donne les fichiers du site, avec leur type, sans rien écrire dans le terminal."""

    protocol_version = "HTTP/1.1"  # une seule connexion sert de nombreux fichiers
    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, **GENRES}

    def send_head(self):
        """Le fichier demandé, s’il est dans le site : ni un lien vers l’extérieur, ni un chemin qui ne peut être écrit."""
        try:
            est_dans_le_site = Path(self.translate_path(self.path)).resolve().is_relative_to(self.directory)
        except (OSError, ValueError, RuntimeError):  # « %00 », un lien qui tourne en rond
            est_dans_le_site = False
        if est_dans_le_site:
            return super().send_head()
        self.send_error(HTTPStatus.NOT_FOUND)
        return None

    def send_response(self, code, message=None):
        super().send_response(code, message)
        chemin = urlsplit(self.path).path if code < HTTPStatus.BAD_REQUEST else ""
        garde = TOUJOURS if IMMUABLE.search(chemin) else CINQ_MINUTES if PRESQUE_IMMUABLE.search(chemin) else "no-cache"
        self.send_header("Cache-Control", garde)

    def log_message(self, *_):
        pass


class Serveur(ThreadingHTTPServer):
    """Un fil par connexion ; un navigateur qui s’en va n’est pas une panne."""

    def handle_error(self, request, client_address):
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


def ouvrir_serveur(dossier: Path, port: int | None = None) -> Serveur:
    """Un serveur prêt à servir ce site ; sans port, le premier libre à partir de 8000.

    Lève `ErreurFabrication` si ce n’est pas un site, ou si le port est pris.
    """
    dossier = Path(dossier).resolve()
    exiger_site(dossier)
    for essai in [port] if port is not None else PORTS:
        try:
            return Serveur(("127.0.0.1", essai), partial(Guichet, directory=str(dossier)))
        except (OSError, OverflowError):  # pris, réservé au système, ou hors de 0 à 65535
            continue
    raise ErreurFabrication(f"il faut un port libre de 1024 à 65535, voici {port if port is not None else PORTS} : donnez-en un autre, --port N")


def servir(dossier: Path, port: int | None = None, *, annoncer: Callable[[str], object] = partial(print, flush=True)) -> None:
    """Sert le site jusqu’à Ctrl-C."""
    with ouvrir_serveur(dossier, port) as serveur:
        annoncer(f"Le site est servi sur http://127.0.0.1:{serveur.server_port}/")
        annoncer("Gardez cette fenêtre ouverte ; pour arrêter, tapez-y Ctrl-C.")
        try:
            serveur.serve_forever()
        except KeyboardInterrupt:
            annoncer("\nLe serveur est arrêté.")
