"""Échanger un dossier d’exercices : une archive, son manifeste, et ce qu’il faut savoir avant d’exécuter le Python d’un autre.

Recevoir n’exécute rien : les modules sont lus, décrits, puis écrits si l’on accepte. Commencer par `partager`, puis `lire_l_archive`.
"""

import ast
import json
import re
import stat
import zipfile
from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple, NoReturn

from mastermind_edu.atelier.dossier import lire_fiche
from mastermind_edu.atelier.plan import FICHE, ErreurFabrication, exiger_un_nouveau_dossier
from mastermind_edu.atelier.site_paquets import zipper
from mastermind_edu.atelier.variantes import DANGEREUX
from mastermind_edu.disque import ecrire, ecrire_octets
from mastermind_edu.exercices.ajoutes import MODULES, lire_dossier
from mastermind_edu.francais import abreger, accorder, citer

MANIFESTE, FORMAT = "manifeste.json", 1
FICHIERS = re.compile(rf"{re.escape(FICHE)}|{MODULES}/[A-Za-z_][A-Za-z0-9_]*\.py|sources/(?:exercices|lecons)/[a-z][a-z0-9_]*\.py")
MOTIFS = (FICHE, f"{MODULES}/*.py", "sources/exercices/*.py", "sources/lecons/*.py")
OCTETS_D_UNE_ARCHIVE, OCTETS_EN_TOUT, OCTETS_D_UN_FICHIER, FICHIERS_AU_PLUS = 5_000_000, 20_000_000, 500_000, 500
CLES = ("format", "titre", "auteur", "licence", "version", "fichiers")


class Recu(NamedTuple):
    """Une archive lue et vérifiée : ce qu’elle dit d’elle-même, et le texte de ses fichiers."""

    titre: str
    auteur: str
    licence: str
    version: str
    fichiers: Mapping[str, str]


def partager(racine: Path) -> Path:
    """Écrit, à côté du dossier, l’archive à donner ; renvoie son chemin.

    Lève `ErreurMastermind` quand le dossier n’est pas fabriqué, plus à jour, ou que sa fiche ne nomme personne.
    """
    racine = Path(racine).resolve()
    lire_dossier(racine)
    fiche = lire_fiche(racine)
    if fiche["auteur"] == "Votre nom":
        raise ErreurFabrication(f"{racine / FICHE} : il faut votre nom à « auteur », avant de donner ce dossier, et la licence de votre choix")
    contenus = {chemin.relative_to(racine).as_posix(): chemin.read_bytes() for motif in MOTIFS for chemin in sorted(racine.glob(motif))}
    empreintes = {nom: sha256(octets).hexdigest() for nom, octets in contenus.items()}
    manifeste = json.dumps({"format": FORMAT, **fiche, "fichiers": empreintes}, ensure_ascii=False, indent=1) + "\n"
    archive = racine.with_name(f"{racine.name}.zip")
    if archive.exists() and not _est_la_notre(archive):
        raise ErreurFabrication(f"il faudrait écraser {archive}, que cette commande n’a pas écrit ; rien n’a été changé")
    ecrire_octets(archive, zipper({MANIFESTE: manifeste.encode(), **contenus}))
    return archive


def _est_la_notre(archive: Path) -> bool:
    if not zipfile.is_zipfile(archive):
        return False
    with zipfile.ZipFile(archive) as lue:
        return MANIFESTE in lue.namelist()


def lire_l_archive(archive: Path) -> Recu:
    """L’archive, entière en mémoire et vérifiée ; rien n’en est ni écrit ni exécuté.

    Lève `ErreurFabrication` pour un fichier trop gros, mal nommé, en trop ou changé depuis le manifeste.
    """
    archive = Path(archive)
    if not archive.is_file() or not zipfile.is_zipfile(archive):
        raise ErreurFabrication(f"il faut l’archive d’un dossier d’exercices, {archive} n’en est pas une")
    if archive.stat().st_size > OCTETS_D_UNE_ARCHIVE:
        _refuser(archive, f"il faut {OCTETS_D_UNE_ARCHIVE // 1_000_000} Mo au plus, en voici {archive.stat().st_size // 1_000_000}")
    try:
        with zipfile.ZipFile(archive) as lue:
            contenus = {info.filename: _lire_membre(archive, lue, info) for info in _membres(archive, lue)}
        manifeste = json.loads(contenus.pop(MANIFESTE))
        textes = {nom: octets.decode("utf-8") for nom, octets in contenus.items()}
    except KeyError:
        _refuser(archive, f"il faut un fichier {MANIFESTE}, il n’y en a pas")
    except ErreurFabrication:  # déjà en français ; c’est une ValueError
        raise
    except (ValueError, OSError, EOFError, RuntimeError, NotImplementedError, zipfile.BadZipFile):
        _refuser(archive, "un fichier est abîmé : demandez-la de nouveau à votre collègue")
    _exiger_le_manifeste(archive, manifeste, contenus)
    return Recu(*(_en_clair(manifeste[cle]) for cle in CLES[1:5]), textes)


def _en_clair(valeur: object) -> str:
    """Un texte d’ailleurs, sans ce qui commanderait le terminal."""
    return abreger("".join(signe for signe in str(valeur) if signe.isprintable()))


def _membres(archive: Path, lue: zipfile.ZipFile) -> list[zipfile.ZipInfo]:
    infos = [info for info in lue.infolist() if not info.is_dir()]
    if len(infos) > FICHIERS_AU_PLUS:
        _refuser(archive, f"il faut {FICHIERS_AU_PLUS} fichiers au plus, en voici {len(infos)}")
    vus: set[str] = set()
    for info in infos:
        if info.filename != MANIFESTE and not FICHIERS.fullmatch(info.filename):
            _refuser(archive, f"il ne faut que {FICHE}, {MODULES}/ et sources/, voici {citer(info.filename)}")
        if info.filename.lower() in vus or stat.S_ISLNK(info.external_attr >> 16) or info.flag_bits & 1:
            _refuser(archive, f"il faut des fichiers ordinaires, chacun une fois, voici {citer(info.filename)}")
        vus.add(info.filename.lower())
    return infos


def _lire_membre(archive: Path, lue: zipfile.ZipFile, info: zipfile.ZipInfo) -> bytes:
    if sum(autre.file_size for autre in lue.infolist()) > OCTETS_EN_TOUT:
        _refuser(archive, f"il faut {OCTETS_EN_TOUT // 1_000_000} Mo au plus une fois ouverte, elle en annonce davantage")
    with lue.open(info) as membre:
        octets = membre.read(OCTETS_D_UN_FICHIER + 1)  # la taille annoncée peut mentir
    if len(octets) > OCTETS_D_UN_FICHIER:
        _refuser(archive, f"il faut {OCTETS_D_UN_FICHIER // 1000} ko au plus par fichier, {info.filename} est plus gros")
    return octets


def _exiger_le_manifeste(archive: Path, manifeste: object, contenus: Mapping[str, bytes]) -> None:
    if not isinstance(manifeste, dict) or not {*CLES} <= {*manifeste} or not isinstance(manifeste["fichiers"], dict):
        _refuser(archive, f"il faut dans {MANIFESTE} les clés {', '.join(CLES)}")
    if manifeste["format"] != FORMAT:
        _refuser(archive, f"il faut le format {FORMAT}, voici {citer(manifeste['format'])} : ce cours est peut-être trop ancien")
    empreintes = {nom: sha256(octets).hexdigest() for nom, octets in contenus.items()}
    differents = sorted(nom for nom in {*empreintes, *manifeste["fichiers"]} if empreintes.get(nom) != manifeste["fichiers"].get(nom))
    if differents:
        _refuser(archive, f"{differents[0]} n’est pas celui du manifeste : l’archive a été changée depuis qu’elle est faite")


def _refuser(archive: Path, message: str) -> NoReturn:
    raise ErreurFabrication(f"{archive} : {message} ; rien n’a été écrit")


def decrire(recu: Recu) -> Iterator[str]:
    """Ce qu’il faut savoir avant d’accepter : de qui, sous quelle licence, ce que les modules emploient, et où ils s’exécuteront."""
    yield f"« {recu.titre} », version {recu.version}, de {recu.auteur} ; licence : {recu.licence}"
    for nom, texte in sorted(recu.fichiers.items()):
        if nom.endswith(".py"):
            yield f"  {nom} : {accorder(len(texte.splitlines()), 'ligne')}{_emplois(texte)}"
    yield "Ce sont des programmes : fabriquer et corriger exécuteront les modules, et fabriquer les notebooks, sur votre machine, avec vos droits et sans enclos."
    yield "Rien n’est encore ni écrit ni exécuté. N’acceptez que d’une personne que vous connaissez, ou après les avoir lus."


def _emplois(texte: str) -> str:
    """Ce qu’un fichier importe, et ce qu’il nomme qui touche à la machine ; vide quand il n’y a rien à en dire."""
    try:
        noeuds = list(ast.walk(ast.parse(texte)))
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return " ; Python ne sait pas le lire"
    importes = {alias.name for noeud in noeuds if isinstance(noeud, ast.Import) for alias in noeud.names}
    importes |= {noeud.module or "." for noeud in noeuds if isinstance(noeud, ast.ImportFrom)}
    dehors = sorted({module for module in importes if not module.startswith("mastermind_edu")})
    vus = sorted({getattr(noeud, "id", getattr(noeud, "attr", "")) for noeud in noeuds} & DANGEREUX)
    return (f" ; importe {', '.join(dehors)}" if dehors else "") + (f" ; ATTENTION, nomme {', '.join(vus)}" if vus else "")


def ecrire_le_dossier(recu: Recu, dossier: Path) -> None:
    """Écrit les fichiers reçus ; lève `ErreurFabrication` si le dossier n’est pas nouveau."""
    dossier = Path(dossier)
    exiger_un_nouveau_dossier(dossier)
    for nom, texte in recu.fichiers.items():
        ecrire(dossier / nom, texte)
