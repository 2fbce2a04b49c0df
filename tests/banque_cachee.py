"""Chercher des questions d’examen dans ce que l’on donne : leurs noms, et chaque ligne un peu longue de leurs modules.

Les archives, les roues, les sceaux et le module unique de Capytale sont ouverts. Aucun test ici ; commencer par `ce_qui_se_lit_de`.
"""

import ast
import io
import re
import zipfile
import zlib
from base64 import b64decode, b85decode
from binascii import Error
from collections.abc import Iterator
from functools import cache
from pathlib import Path

RACINE = Path(__file__).resolve().parents[1]
BANQUE, COURS = RACINE / "banque", RACINE / "mastermind_edu"
SIGNES = 40  # d’une ligne : plus courte, elle s’écrit ailleurs aussi
BLOC = re.compile(rb"[A-Za-z0-9+/]{200,}={0,2}")
BLOC_85 = re.compile(rb'^    "([^"\n]{40,})"$', re.MULTILINE)


def secrets_de(dossier: Path = BANQUE, signes: int = SIGNES) -> dict[str, set[str]]:
    """Par question : son nom, ceux de ses fonctions fausses, et les lignes de son module."""
    modules = sorted((dossier / "modules").glob("*.py"))
    assert modules, f"aucun module dans {dossier}"
    return {module.stem: _secrets_d_un_module(module, signes) - _du_cours() for module in modules}


@cache
def _du_cours() -> set[str]:
    """Les mots et les lignes que le paquet du cours écrit aussi : les lire ne dit rien de la banque."""
    return {morceau for module in COURS.rglob("*.py") for morceau in _morceaux(module.read_text(encoding="utf-8"))}


def _secrets_d_un_module(module: Path, signes: int) -> set[str]:
    texte = module.read_text(encoding="utf-8")
    lignes = {ligne.strip() for ligne in texte.splitlines() if len(ligne.strip()) >= signes and "import " not in ligne}
    conseils = {noeud.value.strip() for noeud in ast.walk(ast.parse(texte)) if isinstance(noeud, ast.Constant) and isinstance(noeud.value, str)}
    noms = set() if module.name.startswith("_") else {module.stem}
    return noms | lignes | {conseil for conseil in conseils if len(conseil) >= signes and "\n" not in conseil}


def ce_qui_se_lit_de(secrets: dict[str, set[str]], *chemins: Path) -> list[tuple[str, str]]:
    """Où chaque secret se lit, dans ces fichiers et ces dossiers : le fichier, la question ; aucun quand tout est gardé."""
    textes = [(nom, texte) for chemin in chemins for fichier in _fichiers(chemin) for nom, texte in _textes(fichier.name, fichier.read_bytes())]
    assert textes, "rien à lire"
    tous, trouves = set().union(*secrets.values()), set()
    for nom, texte in textes:
        if lus := tous.intersection(_morceaux(texte)):
            trouves |= {(nom, question) for question, siens in secrets.items() if siens & lus}
    return sorted(trouves)


def _morceaux(texte: str) -> Iterator[str]:
    """Ses mots et ses lignes, celles d’un texte JSON comprises."""
    yield from re.findall(r"\w+", texte)
    for ligne in texte.replace("\\n", "\n").replace('\\"', '"').splitlines():
        yield from (ligne.strip(), ligne.strip().strip('", '))


def _fichiers(chemin: Path) -> list[Path]:
    return [chemin] if chemin.is_file() else [fichier for fichier in sorted(chemin.rglob("*")) if fichier.is_file()]


def _textes(nom: str, contenu: bytes) -> Iterator[tuple[str, str]]:
    """Le texte d’un fichier, et celui de tout ce qu’il renferme."""
    if zipfile.is_zipfile(io.BytesIO(contenu)):
        with zipfile.ZipFile(io.BytesIO(contenu)) as archive:
            for interieur in archive.namelist():
                yield from _textes(f"{nom} : {interieur}", archive.read(interieur))
        return
    texte = contenu.decode("utf-8", "replace")
    if texte.count("\ufffd") > len(texte) / 100:  # une image, un programme compilé
        return
    yield nom, texte
    for bloc in BLOC.findall(contenu):
        yield from _ouvrir(f"{nom} : sous un sceau", bloc)
    if b"b85decode" in contenu and (morceaux := BLOC_85.findall(contenu)):
        yield from _textes(f"{nom} : la roue", b85decode(b"".join(morceaux)))


def _ouvrir(nom: str, bloc: bytes) -> Iterator[tuple[str, str]]:
    try:
        yield nom, zlib.decompress(b64decode(bloc)).decode("utf-8", "replace")
    except (ValueError, Error, zlib.error):
        return
