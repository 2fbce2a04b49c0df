"""Le site sans réseau : un seul « service worker », le nôtre puis celui de JupyterLite, et l’empreinte de chaque fichier qu’il gardera.

Une édition du site est l’ensemble de ses fichiers ; son nom change dès que l’un d’eux change. Commencer par `ecrire_relais`, après quoi
plus aucun fichier du site ne doit changer.
"""

import json
import re
from hashlib import sha256
from pathlib import Path

from mastermind_edu.atelier.serveur import IMMUABLE
from mastermind_edu.atelier.site_paquets import OUTILS

RELAIS = "service-worker.js"
SIGNES = 16  # d’une empreinte, en base 16
# Dans l’ordre où les recevoir : les widgets du premier verdict, une leçon, Python, le reste, puis la photographie, qui n’est que de la vitesse.
DABORD = re.compile(r"extensions/@jupyter-widgets/.*\.js$")
ORDRE = (
    DABORD,
    re.compile(r"index\.html$|notebooks/|build/(notebooks/|jlab_core)|[^/]*\.(js|json)$|extensions/|api/"),
    re.compile(r"static/(?!.*/photo-)"),
    re.compile(r"build/|files/|apercus/"),
    re.compile(r"(?!static/)"),
)
ABSENTS = (RELAIS, ".nojekyll")


def ecrire_relais(construit: Path) -> None:
    """Met notre « service worker » devant celui de JupyterLite, dans le même fichier."""
    edition = decrire_edition(construit)
    notre = re.sub(r"const EDITION = .*", lambda _: f"const EDITION = {json.dumps(edition, separators=(',', ':'))};", _lire("relais.js"))
    fichier = construit / RELAIS
    fichier.write_text(notre + fichier.read_text(encoding="utf-8"), encoding="utf-8", newline="\n")


def decrire_edition(construit: Path) -> dict:
    """Le nom de l’édition, l’empreinte de chaque fichier dans l’ordre où les recevoir, et ce que le premier verdict demande."""
    noms = [chemin.relative_to(construit).as_posix() for chemin in construit.rglob("*") if chemin.is_file()]
    rangs = sorted((_rang(nom), nom) for nom in noms if nom not in ABSENTS)
    fichiers = {nom: sha256((construit / nom).read_bytes()).hexdigest()[:SIGNES] for _, nom in rangs}
    return {
        "nom": sha256(json.dumps(fichiers).encode()).hexdigest()[:SIGNES],
        "immuable": IMMUABLE.pattern,
        "dabord": [nom for nom in fichiers if DABORD.match(nom)],
        "fichiers": fichiers,
    }


def _rang(nom: str) -> int:
    return next((rang for rang, motif in enumerate(ORDRE) if motif.match(nom)), len(ORDRE))


def _lire(nom: str) -> str:
    return (OUTILS / nom).read_text(encoding="utf-8")
