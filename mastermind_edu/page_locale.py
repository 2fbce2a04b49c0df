"""Une page pour le professeur, servie sur cette machine seulement, le temps qu’il s’en sert.

Ni réseau ni compte : l’adresse, qui porte un jeton tiré au sort, n’est connue que de ce terminal. Commencer par `servir_page`.
"""

import secrets
import sys
import webbrowser
from collections.abc import Callable, Mapping
from functools import partial
from html import escape
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qsl, urlsplit

from mastermind_edu.coeur.erreurs import ErreurMastermind

ICI = "127.0.0.1"
OCTETS_AU_PLUS = 100_000  # d’un formulaire
EN_TETES = {
    "Cache-Control": "no-store", "Referrer-Policy": "no-referrer", "X-Content-Type-Options": "nosniff", "X-Frame-Options": "DENY",
}  # fmt: skip

Montrer = Callable[[Mapping[str, str]], str]  # ce que demande l’adresse → la page
Recevoir = Callable[[Mapping[str, str]], str]  # ce que dit un formulaire → où aller ensuite, « ?rang=3 »


class _Guichet(BaseHTTPRequestHandler):
    """Donne la page à qui a l’adresse entière, et à personne d’autre."""

    def do_GET(self) -> None:
        if self._est_permis():
            self._donner(lambda: self._repondre(HTTPStatus.OK, self.server.montrer(dict(parse_qsl(urlsplit(self.path).query)))))

    def do_POST(self) -> None:
        if not self._est_permis():
            return
        longueur = self.headers.get("Content-Length", "")
        if not longueur.isdigit() or int(longueur) > OCTETS_AU_PLUS:
            self._repondre(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "il faut un formulaire moins long")
            return
        champs = dict(parse_qsl(self.rfile.read(int(longueur)).decode("utf-8", "replace"), keep_blank_values=True))
        self._donner(lambda: self._repondre(HTTPStatus.SEE_OTHER, "", {"Location": f"{self.server.chemin}{self.server.recevoir(champs)}"}))

    def _donner(self, repondre: Callable[[], None]) -> None:
        try:
            repondre()
        except ErreurMastermind as erreur:
            self._repondre(HTTPStatus.BAD_REQUEST, str(erreur))

    def _est_permis(self) -> bool:
        """Faux, et la demande est refusée, sans le jeton, ou quand elle vient d’un autre site."""
        ici = f"{ICI}:{self.server.server_port}"
        est_d_ici = self.headers.get("Host") == ici and self.headers.get("Origin") in (None, f"http://{ici}")
        if est_d_ici and secrets.compare_digest(urlsplit(self.path).path.encode(), self.server.chemin.encode()):
            return True
        self._repondre(HTTPStatus.NOT_FOUND, "il faut l’adresse entière que donne le terminal")
        return False

    def _repondre(self, code: HTTPStatus, texte: str, en_tetes: Mapping[str, str] = EN_TETES) -> None:
        page = texte if code is HTTPStatus.OK else f'<!DOCTYPE html><html lang="fr"><meta charset="utf-8"><title>Refusé</title><p>{escape(texte)}'
        octets = page.encode("utf-8", "backslashreplace")
        self.send_response(code)
        for nom, valeur in {**EN_TETES, **en_tetes, "Content-Type": "text/html; charset=utf-8", "Content-Length": str(len(octets))}.items():
            self.send_header(nom, valeur)
        self.end_headers()
        self.wfile.write(octets)

    def log_message(self, *_) -> None:
        pass


class PageLocale(ThreadingHTTPServer):
    """Le serveur d’une page ; `adresse` est ce qu’il faut ouvrir."""

    def __init__(self, montrer: Montrer, recevoir: Recevoir | None = None):
        super().__init__((ICI, 0), _Guichet)
        self.montrer, self.recevoir = montrer, recevoir or (lambda champs: "")
        self.chemin = f"/{secrets.token_urlsafe(24)}/"

    @property
    def adresse(self) -> str:
        """Avec son jeton."""
        return f"http://{ICI}:{self.server_port}{self.chemin}"

    def handle_error(self, request, client_address) -> None:
        if not isinstance(sys.exc_info()[1], ConnectionError):  # un navigateur qui s’en va n’est pas une panne
            super().handle_error(request, client_address)


def servir_page(
    montrer: Montrer, recevoir: Recevoir | None = None, *, sans_navigateur: bool = False, annoncer: Callable[[str], object] = partial(print, flush=True)
) -> None:
    """Sert la page jusqu’à Ctrl-C, et l’ouvre dans le navigateur."""
    with PageLocale(montrer, recevoir) as serveur:
        annoncer(f"La page est sur {serveur.adresse}")
        annoncer("Gardez cette fenêtre ouverte ; pour arrêter, tapez-y Ctrl-C.")
        if not sans_navigateur:
            webbrowser.open(serveur.adresse)
        try:
            serveur.serve_forever()
        except KeyboardInterrupt:
            annoncer("\nLa page est fermée.")
