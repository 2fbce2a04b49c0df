"""Les paquets du Python du navigateur : leurs roues, réunies dans une archive, compilées, puis photographiées en mémoire.

Les roues viennent de PyPI, du noyau et du cours ; rien n’est installé, et rien n’est gardé hors du cache.
Commencer par `rassembler_roues`, puis `poser_paquets`.
"""

import gzip
import hashlib
import io
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Mapping, Sequence
from pathlib import Path

from mastermind_edu.atelier.plan import ErreurFabrication, SansReseau

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
LISTE = Path(__file__).with_name("site_roues.txt")
PYTHON_DU_NAVIGATEUR = "3.14"
DU_NOYAU = ("ipykernel", "piplite", "pyodide_kernel")  # livrées avec l’extension du noyau
DATE_FIXE = 1_767_225_600  # le 1ᵉʳ janvier 2026 : deux constructions donnent les mêmes octets


def poser_paquets(dossier: Path, cache: Path, roues: Sequence[Path]) -> dict[str, dict]:
    """Pose l’archive des paquets et la photo à côté de Pyodide ; renvoie le nom, qui change avec le contenu, et la taille de chacune.

    Sans Node.js, ni compilation ni photo : le site marche, Python y démarre bien moins vite.
    """
    paquets = dict(sorted((nom, octets) for roue in roues for nom, octets in _lire_archive(roue).items()))
    node = shutil.which("node")
    if node:
        paquets = dict(sorted(compiler(node, dossier, paquets, cache).items()))
    poses = {"paquets": _poser(dossier, "paquets", reunir(paquets))}
    if node:
        poses["photo"] = _poser(dossier, "photo", photographier(node, dossier, dossier / poses["paquets"]["nom"]))
    return poses


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
        fait = subprocess.run(commande, capture_output=True, encoding="utf-8", errors="replace", timeout=SECONDES)
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
    compresses = gzip.compress(octets, 6, mtime=0)
    (dossier / nom).write_bytes(compresses)
    return {"nom": nom, "taille": len(octets), "poids": len(compresses)}


def zipper(fichiers: Mapping[str, bytes]) -> bytes:
    """Une archive zip dont les octets ne dépendent que de ces fichiers."""
    sortie = io.BytesIO()
    with zipfile.ZipFile(sortie, "w") as archive:
        for nom, octets in sorted(fichiers.items()):
            archive.writestr(zipfile.ZipInfo(nom, DATE), octets, zipfile.ZIP_DEFLATED, 6)
    return sortie.getvalue()


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
    pip = subprocess.run(commande, capture_output=True, encoding="utf-8", errors="replace")
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
    flit = subprocess.run(commande, capture_output=True, encoding="utf-8", errors="replace", env=environnement)
    roues = list(dossier.glob("mastermind_edu-*.whl"))
    if flit.returncode != 0 or len(roues) != 1:
        raise ErreurFabrication(f"le paquet du cours ne se construit pas : {flit.stderr.strip()[-500:]}")
    return roues[0]
