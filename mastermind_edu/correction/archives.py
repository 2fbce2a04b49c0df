"""Les archives zip, lues en mémoire avec des bornes, sans jamais rien extraire sur le disque.

Une archive piégée, chiffrée ou cassée donne des lignes avec la raison, pas une
exception. Commencer par `lire_archive`.
"""

import io
import zipfile
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import NamedTuple

OCTETS_PAR_FICHIER = 20_000_000
OCTETS_PAR_ARCHIVE = 500_000_000
MEMBRES_PAR_ARCHIVE = 5_000
ARCHIVES_EMBOITEES = 2

TROP_GROS = f"le fichier dépasse {OCTETS_PAR_FICHIER // 1_000_000} Mo : il n’est pas lu"


class Membre(NamedTuple):
    """Un fichier trouvé : les dossiers qui y mènent puis son nom, son contenu, la raison d’un refus."""

    parties: tuple[str, ...]
    contenu: bytes = b""
    anomalie: str = ""


class Reserve:
    """Ce qu’une archive, avec celles qu’elle contient, peut encore donner."""

    def __init__(self):
        self.octets = OCTETS_PAR_ARCHIVE
        self.membres = MEMBRES_PAR_ARCHIVE


def est_archive(nom: str) -> bool:
    """Vrai pour un nom en .zip."""
    return nom.lower().endswith(".zip")


def est_ignore(nom: str) -> bool:
    """Vrai pour ce que les systèmes ajoutent d’eux-mêmes, et les fichiers cachés."""
    return nom.startswith(".") or nom == "__MACOSX"


def lire_archive(source: Path | io.BytesIO, reserve: Reserve | None = None, niveau: int = 1) -> Iterator[Membre]:
    """Les fichiers d’une archive ; un membre sans parties dit ce qui ne va pas dans l’archive elle-même."""
    reserve = reserve or Reserve()
    try:
        with zipfile.ZipFile(source) as archive:
            yield from _lire_membres(archive, reserve, niveau)
    except Exception as erreur:  # une archive abîmée lève des exceptions de toutes sortes
        yield Membre((), anomalie=f"l’archive zip ne peut pas être lue : {_raison(erreur)}")


def _lire_membres(archive: zipfile.ZipFile, reserve: Reserve, niveau: int) -> Iterator[Membre]:
    membres = [(info, parties) for info in archive.infolist() if (parties := _parties(info)) and not info.is_dir()]
    if not membres:
        yield Membre((), anomalie="l’archive zip ne contient aucun fichier")
    elif all(_est_chiffre(info) for info, _ in membres):
        yield Membre((), anomalie="l’archive zip est protégée par un mot de passe")
    else:
        for info, parties in membres:
            if reserve.membres == 0:
                yield Membre((), anomalie=f"l’archive zip contient plus de {MEMBRES_PAR_ARCHIVE} fichiers : la suite n’est pas lue")
                return
            reserve.membres -= 1
            yield from _lire_membre(archive, info, parties, reserve, niveau)


def _parties(info: zipfile.ZipInfo) -> tuple[str, ...]:
    """Le chemin d’un membre, vide s’il est à ignorer."""
    nom = info.filename
    if not info.flag_bits & 0x800:  # nom sans encodage déclaré : macOS écrit de l’UTF-8 que Python lit en cp437
        try:
            nom = nom.encode("cp437").decode("utf-8")
        except UnicodeError:
            pass
    parties = tuple(p for p in PurePosixPath(nom.replace("\\", "/")).parts if p not in ("/", ".", ".."))
    return () if any(map(est_ignore, parties)) else parties


def _est_chiffre(info: zipfile.ZipInfo) -> bool:
    return bool(info.flag_bits & 1)


def _lire_membre(archive, info, parties: tuple[str, ...], reserve: Reserve, niveau: int) -> Iterator[Membre]:
    membre = _contenu(archive, info, parties, reserve)
    if membre.anomalie or not est_archive(parties[-1]):
        yield membre
    elif niveau > ARCHIVES_EMBOITEES:
        yield Membre(parties, anomalie="trop d’archives zip l’une dans l’autre : celle-ci n’est pas lue")
    else:
        for interieur in lire_archive(io.BytesIO(membre.contenu), reserve, niveau + 1):
            yield interieur._replace(parties=parties + interieur.parties)


def _contenu(archive, info, parties: tuple[str, ...], reserve: Reserve) -> Membre:
    """Le contenu d’un membre, décompressé jusqu’à la borne : la taille annoncée peut mentir."""
    if _est_chiffre(info):
        return Membre(parties, anomalie="le fichier est protégé par un mot de passe dans l’archive zip")
    borne = min(OCTETS_PAR_FICHIER, reserve.octets)
    try:
        with archive.open(info) as fichier:
            contenu = fichier.read(borne + 1)
    except Exception as erreur:
        return Membre(parties, anomalie=f"le fichier est abîmé dans l’archive zip : {_raison(erreur)}")
    reserve.octets -= min(len(contenu), borne)
    if len(contenu) <= borne:
        return Membre(parties, contenu)
    trop = f"l’archive zip dépasse {OCTETS_PAR_ARCHIVE // 1_000_000} Mo une fois ouverte : ce fichier n’est pas lu"
    return Membre(parties, anomalie=TROP_GROS if borne == OCTETS_PAR_FICHIER else trop)


def _raison(erreur: Exception) -> str:
    if isinstance(erreur, NotImplementedError):
        return "sa méthode de compression est inconnue"
    if isinstance(erreur, PermissionError):
        return "lecture interdite"
    return "fichier cassé ou incomplet"
