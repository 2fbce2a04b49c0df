"""Pyodide, le Python du navigateur : reçu une fois du registre npm, vérifié, gardé, réduit.

Le site n’appelle aucun autre serveur : le verrou de Pyodide, qui dit où prendre
chaque paquet, ne nomme ici que des fichiers du site. Commencer par `poser_pyodide`.
"""

import base64
import hashlib
import json
import os
import re
import shutil
import subprocess
import tarfile
import tempfile
import urllib.request
import zipfile
from collections.abc import Sequence
from pathlib import Path

from mastermind_edu.atelier.erreurs import ErreurFabrication

VERSION = "314.0.6"  # celle que demande jupyterlite-pyodide-kernel 0.8.6
EMPREINTE = "BKDTJyIqFxC4BExLqeRS3f5xvXZIjOt8C3zGLN/Cc7tFxSwvKVhVkchQQ2AGLOtR4YrVOIFxbV8poyDOOmWwxQ=="  # SHA-512, en base 64
ARCHIVE = f"pyodide-{VERSION}.tgz"
SECONDES = 120
FICHIERS = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
VERROU = "pyodide-lock.json"
# Ce que ces roues demandent et que le verrou de Pyodide, qui ne les connaît pas, ne peut pas dire.
DEMANDES = {
    "ipykernel": ["pyodide-kernel"],
    "ipywidgets": ["comm", "ipython", "traitlets"],
    "mastermind-edu": ["ipywidgets"],
    "piplite": ["micropip"],
    "pyodide-kernel": ["comm", "ipython", "jedi"],
}


class SansReseau(ErreurFabrication):
    """Un téléchargement n’aboutit pas : ni internet, ni copie dans le cache."""


def poser_pyodide(dossier: Path, cache: Path, roues: Sequence[Path]) -> None:
    """Remplit le dossier : Pyodide, les roues, et le verrou qui les nomme.

    Lève `ErreurFabrication` sans réseau (la première fois), ou quand une roue manque.
    """
    dossier.mkdir(parents=True)
    with tarfile.open(obtenir_archive(cache)) as archive:
        for nom in FICHIERS:
            (dossier / nom).write_bytes(archive.extractfile(f"package/{nom}").read())
        verrou = json.load(archive.extractfile(f"package/{VERROU}"))
    for roue in roues:
        shutil.copyfile(roue, dossier / roue.name)
    (dossier / VERROU).write_text(json.dumps(reduire_verrou(verrou, roues), indent=1), encoding="utf-8", newline="\n")


def obtenir_archive(cache: Path) -> Path:
    """L’archive de Pyodide, prise dans le cache ou téléchargée ; son empreinte est toujours vérifiée.

    Lève `SansReseau`, ou `ErreurFabrication` si le registre donne un autre fichier.
    """
    archive = cache / ARCHIVE
    if archive.is_file() and empreinte(archive) == EMPREINTE:
        return archive
    cache.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=cache) as provisoire:
        recue = Path(provisoire) / ARCHIVE
        _telecharger(recue)
        if empreinte(recue) != EMPREINTE:
            raise ErreurFabrication(
                f"il faut Pyodide {VERSION} d’empreinte {EMPREINTE[:12]}…, le registre npm en donne un autre : {empreinte(recue)[:12]}…"
            )
        os.replace(recue, archive)
    return archive


def empreinte(fichier: Path) -> str:
    """Le SHA-512 du fichier en base 64, comme npm l’écrit."""
    return base64.b64encode(hashlib.sha512(fichier.read_bytes()).digest()).decode()


def _telecharger(recue: Path) -> None:
    """npm d’abord : il connaît le registre et le proxy de l’établissement ; sinon, le registre de l’environnement."""
    if _demander_a_npm(recue):
        return
    registre = os.environ.get("npm_config_registry")
    if not registre:
        raise SansReseau(
            f"il faut npm (il vient avec Node.js) et l’internet une première fois, pour recevoir Pyodide {VERSION} ; sans npm, "
            "donnez l’adresse d’un registre npm dans la variable npm_config_registry"
        )
    try:
        with urllib.request.urlopen(f"{registre.rstrip('/')}/pyodide/-/{ARCHIVE}", timeout=SECONDES) as reponse:
            recue.write_bytes(reponse.read())
    except (OSError, ValueError) as erreur:  # ValueError : une adresse qui n’en est pas une
        raise SansReseau(
            f"il faut l’internet une première fois, pour recevoir Pyodide {VERSION} du registre npm ; voici : {erreur}"
        ) from erreur


def _demander_a_npm(recue: Path) -> bool:
    npm = shutil.which("npm")
    if npm is None:
        return False
    dossier = recue.parent
    options = (f"--pack-destination={dossier}", f"--cache={dossier / 'npm'}", "--logs-max=0", "--fetch-retries=1")
    try:
        subprocess.run([npm, "pack", f"pyodide@{VERSION}", *options], cwd=dossier, capture_output=True, timeout=SECONDES)
    except (OSError, subprocess.TimeoutExpired):  # il reste HTTPS
        return False
    return recue.is_file()


def reduire_verrou(verrou: dict, roues: Sequence[Path]) -> dict:
    """Le verrou réduit à ces roues : leur nom de fichier, leur empreinte, ce qu’elles demandent.

    Lève `ErreurFabrication` quand une roue n’a pas la version du verrou, ou en demande une absente.
    """
    connus = verrou["packages"]
    paquets = {nom: _decrire(roue, connus.get(nom)) for nom, roue in sorted((nom_de_paquet(roue), roue) for roue in roues)}
    for nom, paquet in paquets.items():
        absents = sorted({normaliser(demande) for demande in paquet["depends"]} - set(paquets))
        if absents:
            raise ErreurFabrication(f"{nom} demande {', '.join(absents)}, que site_roues.txt ne donne pas")
    return {**verrou, "packages": paquets}


def _decrire(roue: Path, connu: dict | None) -> dict:
    nom, version = nom_de_paquet(roue), roue.name.split("-")[1]
    if connu and connu["version"] != version:
        raise ErreurFabrication(f"il faut {nom} {connu['version']}, que demande Pyodide {VERSION} ; voici {version}")
    description = connu or {
        "name": nom,
        "version": version,
        "install_dir": "site",
        "package_type": "package",
        "imports": noms_importables(roue),
        "depends": DEMANDES.get(nom, []),
    }
    empreinte_lue = hashlib.sha256(roue.read_bytes()).hexdigest()
    # La roue est celle de PyPI, entière : Pyodide, lui, en ôte les tests et change son empreinte.
    return {**description, "file_name": roue.name, "sha256": empreinte_lue, "unvendored_tests": False}


def nom_de_paquet(roue: Path) -> str:
    """Le nom normalisé du paquet d’une roue.

    >>> nom_de_paquet(Path("pure_eval-0.2.3-py3-none-any.whl"))
    'pure-eval'
    """
    return normaliser(roue.name.split("-")[0])


def normaliser(nom: str) -> str:
    """Le nom d’un paquet, sous la seule forme que le verrou emploie."""
    return re.sub(r"[-_.]+", "-", nom).lower()


def noms_importables(roue: Path) -> list[str]:
    """Les modules qu’une roue pose : ceux dont un « import » doit la charger."""
    with zipfile.ZipFile(roue) as archive:
        premiers = {nom.split("/")[0] for nom in archive.namelist()}
    return sorted(nom.removesuffix(".py") for nom in premiers if not nom.endswith((".dist-info", ".data")))
