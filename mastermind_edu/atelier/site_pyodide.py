"""Pyodide, le Python du navigateur : reçu une fois du registre npm, vérifié, gardé, réduit.

Le site n’appelle aucun autre serveur : le verrou de Pyodide, qui dit où prendre
chaque paquet, n’en nomme ici aucun. Commencer par `poser_pyodide`.
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
import urllib.error
import urllib.request
from collections.abc import Sequence
from pathlib import Path

from mastermind_edu.atelier.plan import ErreurFabrication, SansReseau
from mastermind_edu.atelier.site_paquets import OUTILS, VERSION, poser_paquets

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


def poser_pyodide(dossier: Path, cache: Path, roues: Sequence[Path]) -> None:
    """Remplit le dossier : Pyodide, un verrou vide, les paquets et la photo, et le module qui les réunit.

    Lève `ErreurFabrication` sans réseau (la première fois), ou quand une roue manque.
    """
    dossier.mkdir(parents=True)
    with tarfile.open(obtenir_archive(cache)) as archive:
        for nom in FICHIERS:
            (dossier / nom).write_bytes(archive.extractfile(f"package/{nom}").read())
        verrou = json.load(archive.extractfile(f"package/{VERROU}"))
    exiger_roues(verrou, roues)
    # Tout est déjà dans l’archive des paquets : Python n’a rien à aller chercher.
    (dossier / VERROU).write_text(json.dumps({**verrou, "packages": {}}), encoding="utf-8", newline="\n")
    noms = poser_paquets(dossier, cache, roues)
    # Le noyau demande « pyodide.mjs » : il y trouve notre démarrage, qui se sert de l’original.
    (dossier / FICHIERS[0]).rename(dossier / "pyodide.origine.mjs")
    demarrage = (OUTILS / "python.mjs").read_text(encoding="utf-8")
    remplace = re.sub(r"const CONTENU = .*", f"const CONTENU = {json.dumps(noms)};", demarrage)
    (dossier / FICHIERS[0]).write_text(remplace, encoding="utf-8", newline="\n")
    for nom in ("paquets.mjs", "ouvrier.mjs"):
        shutil.copyfile(OUTILS / nom, dossier / nom)


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
        reponse = f" ; il répond {erreur.code}" if isinstance(erreur, urllib.error.HTTPError) else ""
        raise SansReseau(f"il faut l’internet une première fois, pour recevoir Pyodide {VERSION} ; le registre npm {registre} ne le donne pas{reponse}") from erreur


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


def exiger_roues(verrou: dict, roues: Sequence[Path]) -> None:
    """Lève `ErreurFabrication` quand une roue n’a pas la version du verrou, ou en demande une absente."""
    connus, presents = verrou["packages"], {nom_de_paquet(roue) for roue in roues}
    for roue in roues:
        nom, version = nom_de_paquet(roue), roue.name.split("-")[1]
        connu = connus.get(nom, {"version": version, "depends": DEMANDES.get(nom, [])})
        if connu["version"] != version:
            raise ErreurFabrication(f"il faut {nom} {connu['version']}, que demande Pyodide {VERSION} ; voici {version}")
        absents = sorted({normaliser(demande) for demande in connu["depends"]} - presents)
        if absents:
            raise ErreurFabrication(f"{nom} demande {', '.join(absents)}, que site_roues.txt ne donne pas")


def nom_de_paquet(roue: Path) -> str:
    """Le nom normalisé du paquet d’une roue.

    >>> nom_de_paquet(Path("pure_eval-0.2.3-py3-none-any.whl"))
    'pure-eval'
    """
    return normaliser(roue.name.split("-")[0])


def normaliser(nom: str) -> str:
    """Le nom d’un paquet, sous la seule forme que le verrou emploie."""
    return re.sub(r"[-_.]+", "-", nom).lower()
