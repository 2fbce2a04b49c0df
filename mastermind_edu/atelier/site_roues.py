"""Les roues du site : celles de PyPI, celles du noyau, celle du cours.

Rien n’est installé ici, et rien n’est gardé hors du cache. Commencer par
`rassembler_roues`.
"""

import hashlib
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from mastermind_edu.atelier.plan import ErreurFabrication
from mastermind_edu.atelier.site_pyodide import SansReseau

LISTE = Path(__file__).with_name("site_roues.txt")
PYTHON_DU_NAVIGATEUR = "3.14"
DU_NOYAU = ("ipykernel", "piplite", "pyodide_kernel")  # livrées avec l’extension du noyau
DATE_FIXE = 1_767_225_600  # le 1ᵉʳ janvier 2026 : deux constructions donnent les mêmes octets


def rassembler_roues(racine: Path, noyau: Path, cache: Path, provisoire: Path) -> list[Path]:
    """Toutes les roues que le verrou nommera.

    `noyau` est le dossier de l’extension du noyau, `provisoire` un dossier à jeter.
    """
    du_noyau = [roue for nom in DU_NOYAU for roue in sorted((noyau / "static" / "pypi").glob(f"{nom}-*.whl"))]
    return [*telecharger_roues(cache / "roues"), *du_noyau, fabriquer_roue_du_cours(racine, provisoire)]


def telecharger_roues(cache: Path) -> list[Path]:
    """Les roues de `site_roues.txt`, du cache si leurs empreintes y sont, sinon de PyPI par pip.

    Lève `SansReseau`, ou `ErreurFabrication` quand le cache reste incomplet.
    """
    voulues = lire_empreintes()
    if (roues := _presentes(cache, voulues)) is None:
        _demander_a_pip(cache)
        roues = _presentes(cache, voulues)
    if roues is None:
        raise ErreurFabrication(f"il faut {len(voulues)} paquets dans {cache}, il en manque : effacez ce dossier, puis relancez")
    return roues


def lire_empreintes() -> list[str]:
    """Les SHA-256 de `site_roues.txt`, dans l’ordre."""
    return [ligne.split("--hash=sha256:")[1].strip() for ligne in LISTE.read_text(encoding="utf-8").splitlines() if "--hash=" in ligne]


def _presentes(cache: Path, voulues: Sequence[str]) -> list[Path] | None:
    """Les roues du cache qui ont ces empreintes ; `None` s’il en manque."""
    trouvees = {hashlib.sha256(roue.read_bytes()).hexdigest(): roue for roue in cache.glob("*.whl")}
    return [trouvees[empreinte] for empreinte in voulues] if set(voulues) <= set(trouvees) else None


def _demander_a_pip(cache: Path) -> None:
    cache.mkdir(parents=True, exist_ok=True)
    choix = ("--no-deps", "--require-hashes", "--only-binary=:all:", "--python-version", PYTHON_DU_NAVIGATEUR, "--platform", "any")
    discretion = ("--quiet", "--no-cache-dir", "--no-input", "--disable-pip-version-check")
    commande = [sys.executable, "-m", "pip", "download", *discretion, *choix, "--dest", str(cache), "--requirement", str(LISTE)]
    pip = subprocess.run(commande, capture_output=True, text=True, errors="replace")
    if pip.returncode != 0:
        raise SansReseau(
            f"il faut l’internet une première fois, pour recevoir les paquets du navigateur ; pip répond : {pip.stderr.strip()[-300:]}"
        )


def fabriquer_roue_du_cours(racine: Path, dossier: Path) -> Path:
    """La roue de `mastermind_edu` pour le site ; son nom change avec son contenu.

    Un navigateur ou un serveur intermédiaire ne peut donc pas servir l’ancienne.
    """
    roue = construire_roue(racine, dossier)
    nom, version, reste = roue.name.split("-", 2)
    signe = hashlib.sha256(roue.read_bytes()).hexdigest()[:8]
    return roue.rename(roue.with_name(f"{nom}-{version}-0{signe}-{reste}"))  # un numéro de construction commence par un chiffre


def construire_roue(racine: Path, dossier: Path) -> Path:
    """La roue du paquet qui est dans `racine`, construite sans réseau ; deux fois de suite, les mêmes octets."""
    commande = [sys.executable, "-m", "flit_core.wheel", "--outdir", str(dossier), str(racine)]
    environnement = {**os.environ, "SOURCE_DATE_EPOCH": str(DATE_FIXE)}
    flit = subprocess.run(commande, capture_output=True, text=True, errors="replace", env=environnement)
    roues = list(dossier.glob("mastermind_edu-*.whl"))
    if flit.returncode != 0 or len(roues) != 1:
        raise ErreurFabrication(f"le paquet du cours ne se construit pas : {flit.stderr.strip()[-500:]}")
    return roues[0]
