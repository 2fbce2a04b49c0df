"""Empaqueter une version : la roue, l’archive des sources, leurs sommes, et ce que la version apporte.

La roue vient de l’archive dépliée : si l’archive oubliait un fichier, la roue ne se ferait pas. Commencer par `empaqueter`.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import NamedTuple

from mastermind_edu import depot
from mastermind_edu.atelier.adresse import rendre_absolus
from mastermind_edu.atelier.distribution import exiger_le_cours
from mastermind_edu.atelier.plan import ErreurFabrication
from mastermind_edu.atelier.site_paquets import DATE_FIXE, construire_roue
from mastermind_edu.disque import ecrire

# Où la version est écrite : le fichier, puis ce qui la précède et la suit.
VERSIONS = {
    "mastermind_edu/__init__.py": r'(?m)^__version__ = "([^"]+)"',
    "CHANGELOG.md": r"(?m)^## (\d\S*?),?(?: .*)?$",
    "CITATION.cff": r"(?m)^version: (\S+)",
}
# Écrite comme l’index des paquets l’écrit : sinon les paquets porteraient un autre nom.
VERSION = re.compile(r"(?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*))+(?:(?:a|b|rc)\d+)?", re.ASCII)
ARCHIVE = "from flit_core.buildapi import build_sdist; import sys; print(build_sdist(sys.argv[1]))"


class Empaquetage(NamedTuple):
    """Ce qui a été écrit : le numéro de la version, et le dossier des deux paquets."""

    version: str
    paquets: Path


def empaqueter(racine: Path, dossier: Path, etiquette: str = "") -> Empaquetage:
    """Écrit dans `dossier` : `dist/`, à publier, et à côté `SHA256SUMS` et `NOTES.md`.

    `etiquette` : celle du dépôt, comme v1.0.0 ; elle doit être la version. Lève `ErreurFabrication` hors du dossier du cours, si un des
    fichiers dit une autre version, si la place est prise, ou pour une étiquette sans adresse de dépôt.
    """
    racine, paquets = Path(racine).resolve(), Path(dossier).resolve() / "dist"
    exiger_le_cours(racine)
    version = exiger_une_version(racine, etiquette)
    if etiquette and not depot.adresse(racine):
        raise ErreurFabrication("il faut l’adresse du dépôt avant de publier une version : python lancer.py adresse https://…")
    if paquets.exists():
        raise ErreurFabrication(f"il faut un nouveau dossier ; {paquets} existe déjà")
    with tempfile.TemporaryDirectory(prefix="empaqueter-") as provisoire:
        faits = _construire(racine, Path(provisoire), version)
        paquets.mkdir(parents=True)
        for fait in faits:
            shutil.copyfile(fait, paquets / fait.name)
    sommes = "".join(f"{hashlib.sha256(fait.read_bytes()).hexdigest()}  {fait.name}\n" for fait in sorted(paquets.iterdir()))
    ecrire(paquets.with_name("SHA256SUMS"), sommes)
    ecrire(paquets.with_name("NOTES.md"), notes_de_la_version(racine))
    return Empaquetage(version, paquets)


def exiger_une_version(racine: Path, etiquette: str = "") -> str:
    """La version du cours ; lève `ErreurFabrication` en nommant qui en dit une autre, ou si elle est mal écrite."""
    dites = {nom: re.search(motif, (racine / nom).read_text(encoding="utf-8")) for nom, motif in VERSIONS.items()}
    lues = {nom: trouvee[1] if trouvee else "aucune" for nom, trouvee in dites.items()}
    if etiquette:  # sans « v », elle n’est pas celle où mènent les liens de la page
        lues["l’étiquette"] = etiquette[1:] if etiquette.startswith("v") else f"{etiquette}, sans « v »"
    if len(set(lues.values())) != 1:
        raise ErreurFabrication(f"il faut partout la même version ; voici {', '.join(f'{version} ({nom})' for nom, version in lues.items())}")
    version = next(iter(lues.values()))
    if not VERSION.fullmatch(version):
        raise ErreurFabrication(f"il faut une version faite de nombres et de points, comme 1.0.1 ; voici {version}")
    return version


def notes_de_la_version(racine: Path) -> str:
    """Ce que dit le journal de la dernière version, sans son titre."""
    journal = (racine / "CHANGELOG.md").read_text(encoding="utf-8")
    return journal.split("\n## ")[1].partition("\n")[2].strip() + "\n"


def _construire(racine: Path, provisoire: Path, version: str) -> list[Path]:
    """L’archive et la roue, faites de l’archive dépliée, dont le README se lit hors du dépôt."""
    with tarfile.open(_construire_archive(racine, provisoire / "depliee")) as archive:
        archive.extractall(provisoire, filter="data") if hasattr(tarfile, "data_filter") else archive.extractall(provisoire)
    sources = provisoire / f"mastermind_edu-{version}"
    if adresse := depot.adresse(racine):
        page = (sources / "README.md").read_text(encoding="utf-8")
        ecrire(sources / "README.md", rendre_absolus(page, adresse, f"v{version}"))
    (provisoire / "faits").mkdir()
    return [_construire_archive(sources, provisoire / "faits"), construire_roue(sources, provisoire / "faits")]


def _construire_archive(racine: Path, dossier: Path) -> Path:
    dossier.mkdir(exist_ok=True)
    commande, environnement = [sys.executable, "-c", ARCHIVE, str(dossier)], {**os.environ, "SOURCE_DATE_EPOCH": str(DATE_FIXE)}
    flit = subprocess.run(commande, cwd=racine, env=environnement, capture_output=True, encoding="utf-8", errors="replace")
    if flit.returncode != 0:
        raise ErreurFabrication(f"l’archive des sources ne se construit pas : {flit.stderr.strip()[-500:]}")
    return dossier / flit.stdout.strip().splitlines()[-1]
