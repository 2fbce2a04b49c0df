"""Les paquets du Python du navigateur, réunis dans une archive, compilés, puis photographiés en mémoire.

Rien n’est téléchargé ici : les roues sont là. Commencer par `poser_paquets`.
"""

import gzip
import hashlib
import io
import json
import os
import re
import shutil
import subprocess
import tempfile
import zipfile
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from mastermind_edu.atelier.plan import ErreurFabrication

OUTILS = Path(__file__).with_name("navigateur")
VERSION = "314.0.6"  # de Pyodide, celle que demande jupyterlite-pyodide-kernel 0.8.6
PAQUETS = "lib/python3.14/site-packages/"
DU_COURS = "mastermind_edu/"
DATE = (2026, 1, 1, 0, 0, 0)
SECONDES = 600
# Ce dont ni le noyau ni une leçon ne se sert : tests, autres langages, terminaux, descriptions de bibliothèques absentes.
INUTILES = re.compile(
    r"(^|/)(tests?|sphinxext)/|^jedi/third_party/(django-stubs|typeshed/third_party)/|^prompt_toolkit/contrib/"
    r"|\.dist-info/(RECORD|licenses/|LICENSE|AUTHORS)|^ipywidgets/.*\.(js|map)$"
    r"|^pygments/lexers/(?!(__init__|_mapping|diff|python|shell|special|text)\.py$)"
)


def poser_paquets(dossier: Path, cache: Path, roues: Sequence[Path]) -> dict[str, dict]:
    """Pose l’archive des paquets et la photo à côté de Pyodide ; renvoie le nom, qui change avec le contenu, et la taille de chacune.

    Sans Node.js, ni compilation ni photo : le site marche, Python y démarre bien moins vite.
    """
    paquets = _lire_les_roues(roues)
    node = shutil.which("node")
    if node:
        paquets = dict(sorted(compiler(node, dossier, paquets, cache).items()))
    poses = {"paquets": _poser(dossier, "paquets", reunir(paquets))}
    if node:
        poses["photo"] = _poser(dossier, "photo", photographier(node, dossier, dossier / poses["paquets"]["nom"]))
    return poses


def _lire_les_roues(roues: Iterable[Path]) -> dict[str, bytes]:
    return dict(sorted((nom, octets) for roue in roues for nom, octets in _lire_archive(roue).items()))


def _lire_archive(archive: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(archive) as lue:
        return {nom: lue.read(nom) for nom in lue.namelist() if not nom.endswith("/") and not INUTILES.search(nom)}


def compiler(node: str, pyodide: Path, fichiers: Mapping[str, bytes], cache: Path) -> dict[str, bytes]:
    """Ces fichiers, chaque « .py » remplacé par le « .pyc » qu’en fait le Python du navigateur lui-même.

    Ceux du cours restent des textes, qu’un élève peut lire. Le résultat est gardé dans le cache.
    """
    textes = {nom: texte for nom, texte in fichiers.items() if nom.endswith(".py") and not nom.startswith(DU_COURS)}
    sources = zipper({PAQUETS + nom: texte for nom, texte in textes.items()})
    signe = hashlib.sha256(sources + (OUTILS / "compiler.mjs").read_bytes() + VERSION.encode()).hexdigest()[:16]
    garde = cache / f"compiles-{signe}.zip"
    if not garde.is_file():
        with tempfile.TemporaryDirectory(prefix="compiler-", dir=cache) as provisoire:
            a_lire, compiles = Path(provisoire) / "sources.zip", Path(provisoire) / "compiles.zip"
            a_lire.write_bytes(sources)
            _faire_par_node(node, "compiler.mjs", pyodide, a_lire, compiles)
            os.replace(compiles, garde)
    codes = {nom.removeprefix(PAQUETS): code for nom, code in _lire_archive(garde).items()}
    return {nom: texte for nom, texte in fichiers.items() if f"{nom}c" not in codes} | codes


def photographier(node: str, pyodide: Path, paquets: Path) -> bytes:
    """La mémoire de Python, une fois importé tout ce qu’une leçon demande."""
    with tempfile.TemporaryDirectory(prefix="photo-") as provisoire:
        photo = Path(provisoire) / "photo.bin"
        _faire_par_node(node, "photographier.mjs", pyodide, paquets, photo)
        return photo.read_bytes()


def _faire_par_node(node: str, outil: str, *arguments: Path) -> None:
    commande = [node, str(OUTILS / outil), *map(str, arguments)]
    try:
        fait = subprocess.run(commande, capture_output=True, text=True, encoding="utf-8", errors="replace", timeout=SECONDES)
    except subprocess.TimeoutExpired as erreur:
        raise ErreurFabrication(f"Node.js n’a pas fini {outil} en {SECONDES} secondes") from erreur
    if fait.returncode != 0 or not arguments[-1].is_file():
        raise ErreurFabrication(f"Node.js ne finit pas {outil} : {(fait.stderr or fait.stdout).strip()[-1000:]}")


def reunir(fichiers: Mapping[str, bytes]) -> bytes:
    """L’archive que `paquets.mjs` sait ouvrir : la taille du sommaire, le sommaire, puis les fichiers bout à bout."""
    sommaire = json.dumps({nom: len(octets) for nom, octets in fichiers.items()}).encode()
    return len(sommaire).to_bytes(4, "little") + sommaire + b"".join(fichiers.values())


def _poser(dossier: Path, sujet: str, octets: bytes) -> dict:
    nom = f"{sujet}-{hashlib.sha256(octets).hexdigest()[:16]}.bin"
    (dossier / nom).write_bytes(gzip.compress(octets, 6, mtime=0))
    return {"nom": nom, "taille": len(octets)}


def zipper(fichiers: Mapping[str, bytes]) -> bytes:
    """Une archive zip dont les octets ne dépendent que de ces fichiers."""
    sortie = io.BytesIO()
    with zipfile.ZipFile(sortie, "w") as archive:
        for nom, octets in sorted(fichiers.items()):
            archive.writestr(zipfile.ZipInfo(nom, DATE), octets, zipfile.ZIP_DEFLATED, 6)
    return sortie.getvalue()
