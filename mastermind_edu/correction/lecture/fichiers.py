"""Les fichiers rendus : sur le disque, dans les dossiers, dans les archives zip, sans rien extraire.

Ce qui ne s’ouvre pas, une archive piégée, un lien vers l’extérieur, donne un fichier sans contenu
avec la raison, jamais une exception. Commencer par `trouver_fichiers`.
"""

import io
import mmap
import os
import zipfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.francais import entre_guillemets

MO = 1_000_000
OCTETS_PAR_FICHIER = 10 * MO
OCTETS_PAR_NOTEBOOK = 50 * MO  # ses sorties comprises, qui seront retirées : un affichage sans fin en laisse autant
OCTETS_PAR_ARCHIVE = 500 * MO
MEMBRES_PAR_ARCHIVE = 5_000
ENTREES_PAR_ARCHIVE = 50_000  # ceux qu’on ignore compris : les énumérer coûte déjà du temps et de la place
ARCHIVES_EMBOITEES = 2
MORCEAUX_AU_PLUS = 20  # d’un nom coupé à ses espaces
NOTEBOOK = ".ipynb"
SIGNATURE = b"PK\x01\x02"  # d’une entrée
METHODES = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)  # les autres décompressent sans borne : sept cents octets en donnent un milliard

TROP_GROS = "le fichier dépasse {} Mo : il n’est pas lu"
A_DEMANDER = "un affichage sans fin y est sans doute resté : demandez à l’élève Édition → Effacer les sorties de toutes les cellules, d’enregistrer et de rendre de nouveau"
PAS_ORDINAIRE = "ce n’est pas un fichier ordinaire : il n’est pas lu"
LIEN = "lien symbolique vers l’extérieur du dossier : il n’est pas suivi"


class Fichier(NamedTuple):
    """Un fichier trouvé : les dossiers qui y mènent puis son nom, son contenu, la raison d’un refus.

    `archives` : combien de parties mènent à l’archive d’où il vient, ou à la première que celle-ci contient.
    """

    parties: tuple[str, ...]
    contenu: bytes = b""
    refus: str = ""
    archives: int = 0


def exiger_des_chemins(chemins: Sequence[Path]) -> None:
    """Lève `ErreurMastermind` pour un chemin où il n’y a rien ; celui que le terminal a coupé à ses espaces est redonné entier."""
    for rang, chemin in enumerate(chemins):
        if not os.path.lexists(chemin):
            raise ErreurMastermind(f"il faut des notebooks, des dossiers ou des archives zip ; rien ne s’appelle « {chemin} »{_recoller(chemins, rang)}")


def _recoller(chemins: Sequence[Path], rang: int) -> str:
    """Le nom à espaces dont celui-ci est un morceau, tel qu’il faut le taper ; s’il peut en être un, ce qu’il faut faire."""
    for debut in range(rang, max(-1, rang - MORCEAUX_AU_PLUS), -1):
        for fin in range(max(rang + 1, debut + 2), min(len(chemins), debut + MORCEAUX_AU_PLUS) + 1):
            entier = " ".join(map(str, chemins[debut:fin]))
            if os.path.lexists(entier):
                return f" : un nom qui a des espaces se met entre guillemets, {entre_guillemets(entier)}"
    return " : si ce n’est qu’un morceau d’un nom qui a des espaces, mettez ce nom entre guillemets" if len(chemins) > 1 else ""


def trouver_fichiers(chemins: Sequence[Path], *, sauf: Sequence[Path] = ()) -> Iterator[Fichier]:
    """Les fichiers de ces chemins absolus, chacun une fois, ceux d’une archive sous le nom de l’archive.

    `sauf` : ce qu’il ne faut pas y prendre, les dossiers que la correction écrit et la liste de la classe, quand ils sont parmi les copies.
    """
    trouves = {chemin: refus for racine in chemins for chemin, refus in _parcourir(racine, sauf)}
    for chemin, refus in sorted(trouves.items()):
        yield from _ouvrir(chemin, refus)


def _parcourir(chemin: Path, sauf: Sequence[Path]) -> Iterator[tuple[Path, str]]:
    """Les fichiers de ce chemin, chacun avec la raison de ne pas l’ouvrir, ou rien."""
    if not chemin.is_dir():
        yield chemin, "" if chemin.is_file() else PAS_ORDINAIRE
        return
    a_visiter, racine, interdits = [chemin], chemin.resolve(), {Path(os.path.abspath(dossier)) for dossier in sauf}
    while a_visiter:
        dossier = a_visiter.pop()
        try:
            entrees = [entree for entree in os.scandir(dossier) if not est_ignore(entree.name) and Path(entree) not in interdits]
        except OSError:
            yield dossier, "le dossier ne peut pas être lu"
            continue
        for entree in entrees:
            if not entree.is_dir(follow_symlinks=False):
                yield Path(entree), _refuser(entree, racine)
            else:
                a_visiter.append(Path(entree))


def _refuser(entree: os.DirEntry, racine: Path) -> str:
    """Pourquoi ne pas ouvrir ce qui n’est pas un dossier ; rien pour un fichier."""
    if not entree.is_symlink():
        return "" if entree.is_file() else PAS_ORDINAIRE
    cible = os.path.realpath(entree)  # un lien cassé, ou qui tourne en rond, ne mène à aucun fichier
    return "" if os.path.isfile(cible) and Path(cible).is_relative_to(racine) else LIEN


def _ouvrir(fichier: Path, refus: str) -> Iterator[Fichier]:
    """Le contenu d’un fichier, ou de chaque fichier d’une archive."""
    if refus or not est_archive(fichier.name):
        yield Fichier(fichier.parts, refus=refus) if refus else _lire_fichier(fichier)
    else:
        yield from _dans(fichier.parts, lire_archive(fichier, Reserve()))


def _dans(archive: tuple[str, ...], membres: Iterator[Fichier], est_nommee: bool = True) -> Iterator[Fichier]:
    """Les membres d’une archive, à leur place ; `est_nommee` quand son nom dit encore de qui ils sont."""
    for membre in membres:
        yield membre._replace(parties=archive + membre.parties, archives=len(archive) + membre.archives if est_nommee else 0)


def _lire_fichier(fichier: Path) -> Fichier:
    try:
        with fichier.open("rb") as flux:
            taille = os.fstat(flux.fileno()).st_size  # Python réserve d’avance ce qu’on lui demande de lire
            contenu = flux.read(min(octets_au_plus(fichier.name), taille) + 1)
    except OSError as erreur:
        raison = "lecture interdite" if isinstance(erreur, PermissionError) else "erreur de lecture"
        return Fichier(fichier.parts, refus=f"le fichier ne peut pas être lu : {raison}")
    if len(contenu) > octets_au_plus(fichier.name):
        return Fichier(fichier.parts, refus=_dire_trop_gros(fichier.name))
    return Fichier(fichier.parts, contenu)


def octets_au_plus(nom: str) -> int:
    """Ce qu’un fichier de ce nom peut peser pour être lu."""
    return OCTETS_PAR_NOTEBOOK if nom.lower().endswith(NOTEBOOK) else OCTETS_PAR_FICHIER


def _dire_trop_gros(nom: str) -> str:
    demande = f" ; {A_DEMANDER}" if nom.lower().endswith(NOTEBOOK) else ""
    return TROP_GROS.format(octets_au_plus(nom) // MO) + demande


class Reserve:
    """Ce qu’une archive, avec celles qu’elle contient, peut encore donner."""

    def __init__(self):
        self.octets, self.membres = OCTETS_PAR_ARCHIVE, MEMBRES_PAR_ARCHIVE


def est_archive(nom: str) -> bool:
    """Vrai pour un nom en .zip."""
    return nom.lower().endswith(".zip")


def est_ignore(nom: str) -> bool:
    """Vrai pour ce que les systèmes ajoutent d’eux-mêmes, et les fichiers cachés."""
    return nom.startswith(".") or nom == "__MACOSX"


def lire_archive(source: Path | io.BytesIO, reserve: Reserve, niveau: int = 1) -> Iterator[Fichier]:
    """Les fichiers d’une archive ; un membre sans parties dit ce qui ne va pas dans l’archive elle-même."""
    try:
        if _a_trop_d_entrees(source):
            yield Fichier((), refus=f"l’archive zip annonce plus de {ENTREES_PAR_ARCHIVE} fichiers : elle n’est pas lue")
            return
        with zipfile.ZipFile(source) as archive:
            yield from _lire_membres(archive, reserve, niveau)
    except Exception as erreur:  # une archive abîmée lève des exceptions de toutes sortes
        yield Fichier((), refus=f"l’archive zip ne peut pas être lue : {_raison(erreur)}")


def _a_trop_d_entrees(source: Path | io.BytesIO) -> bool:
    """Compte les entrées sans les lire : chacune a sa signature dans l’archive."""
    if isinstance(source, io.BytesIO):
        return source.getbuffer().nbytes >= 46 * ENTREES_PAR_ARCHIVE and source.getvalue().count(SIGNATURE) > ENTREES_PAR_ARCHIVE
    if source.stat().st_size < 46 * ENTREES_PAR_ARCHIVE:  # une entrée en a au moins 46
        return False
    with source.open("rb") as flux, mmap.mmap(flux.fileno(), 0, access=mmap.ACCESS_READ) as octets:
        rang, entrees = octets.find(SIGNATURE), 0
        while rang >= 0 and entrees <= ENTREES_PAR_ARCHIVE:
            rang, entrees = octets.find(SIGNATURE, rang + len(SIGNATURE)), entrees + 1
    return entrees > ENTREES_PAR_ARCHIVE


def _lire_membres(archive: zipfile.ZipFile, reserve: Reserve, niveau: int) -> Iterator[Fichier]:
    membres = [(info, parties) for info in archive.infolist() if (parties := _parties(info)) and not info.is_dir()]
    if not membres:
        yield Fichier((), refus="l’archive zip ne contient aucun fichier")
    elif all(_est_chiffre(info) for info, _ in membres):
        yield Fichier((), refus="l’archive zip est protégée par un mot de passe")
    else:
        for info, parties in membres:
            if reserve.membres == 0:
                yield Fichier((), refus=f"l’archive zip contient plus de {MEMBRES_PAR_ARCHIVE} fichiers : la suite n’est pas lue")
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
    parties = tuple(p for p in nom.replace("\\", "/").split("/") if p not in ("", ".", ".."))  # pathlib verrait une racine dans « //a »
    return () if any(map(est_ignore, parties)) else parties


def _est_chiffre(info: zipfile.ZipInfo) -> bool:
    return bool(info.flag_bits & 1)


def _lire_membre(archive, info, parties: tuple[str, ...], reserve: Reserve, niveau: int) -> Iterator[Fichier]:
    membre = _contenu(archive, info, parties, reserve)
    if membre.refus or not est_archive(parties[-1]):
        yield membre
    elif niveau > ARCHIVES_EMBOITEES:
        yield Fichier(parties, refus="trop d’archives zip l’une dans l’autre : celle-ci n’est pas lue")
    else:
        yield from _dans(parties, lire_archive(io.BytesIO(membre.contenu), reserve, niveau + 1), est_nommee=niveau == 1)


def _contenu(archive, info, parties: tuple[str, ...], reserve: Reserve) -> Fichier:
    """Le contenu d’un membre, décompressé jusqu’à la borne : la taille annoncée peut mentir."""
    if _est_chiffre(info):
        return Fichier(parties, refus="le fichier est protégé par un mot de passe dans l’archive zip")
    borne = min(octets_au_plus(parties[-1]), reserve.octets)
    try:
        if info.compress_type not in METHODES:
            raise NotImplementedError
        with archive.open(info) as fichier:
            contenu = fichier.read(borne + 1)
    except Exception as erreur:
        return Fichier(parties, refus=f"le fichier est abîmé dans l’archive zip : {_raison(erreur)}")
    reserve.octets -= min(len(contenu), borne)
    if len(contenu) <= borne:
        return Fichier(parties, contenu)
    trop = f"l’archive zip dépasse {OCTETS_PAR_ARCHIVE // MO} Mo une fois ouverte : ce fichier n’est pas lu"
    return Fichier(parties, refus=_dire_trop_gros(parties[-1]) if borne == octets_au_plus(parties[-1]) else trop)


def _raison(erreur: Exception) -> str:
    if isinstance(erreur, NotImplementedError):
        return "sa méthode de compression est inconnue"
    if isinstance(erreur, PermissionError):
        return "lecture interdite"
    return "fichier cassé ou incomplet"
