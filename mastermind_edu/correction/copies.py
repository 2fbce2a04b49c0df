"""Trouver et lire les copies d’une classe : notebooks, dossiers, archives de Moodle.

Aucune copie ne lève d’exception : ce qui ne va pas devient une anomalie, que la
ligne de la copie montre. Rien n’est exécuté. Commencer par `trouver_copies`.
"""

import hashlib
import os
import re
import unicodedata
from collections.abc import Iterator, Sequence
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.correction.archives import (
    OCTETS_PAR_FICHIER,
    TROP_GROS,
    Membre,
    est_archive,
    est_ignore,
    lire_archive,
)
from mastermind_edu.correction.cellules import Cellule, Notebook, decoder, lire_notebook
from mastermind_edu.correction.eleves import (
    chapitre_des_fonctions,
    chapitre_du_nom,
    chapitre_du_numero,
    deduire_eleve,
)

LIEN = "lien symbolique vers l’extérieur du dossier : il n’est pas suivi"


class Copie(NamedTuple):
    """Un fichier rendu. `fichier` est unique ; `sha256` est vide quand le contenu n’a pas été lu."""

    fichier: str
    eleve: str
    contenu: bytes
    sha256: str
    anomalies: tuple[str, ...] = ()


class CopieLue(NamedTuple):
    """Le code d’une copie, cellule par cellule ; ses anomalies s’ajoutent à celles de la `Copie`."""

    cellules: tuple[str, ...]
    chapitre: str | None
    anomalies: tuple[str, ...]


def trouver_copies(chemins: Sequence[Path], *, sauf: Path | None = None) -> list[Copie]:
    """Une copie par fichier, triées par nom : notebooks, dossiers, archives zip.

    `sauf` : un dossier à ne pas visiter, celui des résultats quand il est parmi les copies.
    """
    absolus = [Path(os.path.abspath(chemin)) for chemin in chemins]
    for chemin, absolu in zip(chemins, absolus):
        if not os.path.lexists(absolu):
            raise ErreurMastermind(f"il faut des notebooks, des dossiers ou des archives zip ; rien ne s’appelle « {chemin} »")
    fichiers = {fichier: anomalie for absolu in absolus for fichier, anomalie in _parcourir(absolu, sauf)}
    membres = [membre for fichier, anomalie in sorted(fichiers.items()) for membre in _ouvrir(fichier, anomalie)]
    retirees = len(_dossier_commun(absolus).parts)
    copies = [_copie(membre, retirees) for membre in membres]
    return _signaler_doublons(_rendre_uniques(sorted(copies, key=lambda copie: (copie.fichier, copie.sha256))))


def _dossier_commun(absolus: Sequence[Path]) -> Path:
    """Le dossier dont les noms montrés partent ; vide quand il n’y en a pas (deux disques de Windows)."""
    try:
        commun = Path(os.path.commonpath(absolus))
    except ValueError:
        return Path()
    return commun if commun.is_dir() else commun.parent


def _parcourir(chemin: Path, sauf: Path | None) -> Iterator[tuple[Path, str]]:
    """Les fichiers de ce chemin, chacun avec la raison de ne pas l’ouvrir, ou rien."""
    if not chemin.is_dir():
        yield chemin, "" if chemin.is_file() else "ce n’est pas un fichier ordinaire"
        return
    a_visiter = [chemin]
    while a_visiter:
        dossier = a_visiter.pop()
        try:
            entrees = [entree for entree in os.scandir(dossier) if not est_ignore(entree.name)]
        except OSError:
            yield dossier, "le dossier ne peut pas être lu"
            continue
        dossiers = [Path(entree) for entree in entrees if entree.is_dir(follow_symlinks=False)]
        a_visiter += [d for d in dossiers if sauf is None or d != Path(os.path.abspath(sauf))]
        yield from _fichiers(entrees, chemin.resolve())


def _fichiers(entrees: Sequence[os.DirEntry], racine: Path) -> Iterator[tuple[Path, str]]:
    for entree in entrees:
        if entree.is_file(follow_symlinks=False):
            yield Path(entree), ""
        elif entree.is_symlink():
            yield Path(entree), "" if _reste_dans(Path(entree), racine) else LIEN


def _reste_dans(lien: Path, racine: Path) -> bool:
    try:
        cible = lien.resolve(strict=True)
    except (OSError, RuntimeError):  # lien cassé, ou qui tourne en rond
        return False
    return cible.is_file() and cible.is_relative_to(racine)


def _ouvrir(fichier: Path, anomalie: str) -> Iterator[Membre]:
    """Le contenu d’un fichier, ou de chaque fichier d’une archive."""
    if anomalie:
        yield Membre(fichier.parts, anomalie=anomalie)
    elif est_archive(fichier.name):
        for membre in lire_archive(fichier):
            yield membre._replace(parties=fichier.parts + membre.parties)
    else:
        yield _lire_fichier(fichier)


def _lire_fichier(fichier: Path) -> Membre:
    try:
        with fichier.open("rb") as flux:
            contenu = flux.read(OCTETS_PAR_FICHIER + 1)
    except OSError as erreur:
        raison = "lecture interdite" if isinstance(erreur, PermissionError) else "erreur de lecture"
        return Membre(fichier.parts, anomalie=f"le fichier ne peut pas être lu : {raison}")
    if len(contenu) > OCTETS_PAR_FICHIER:
        return Membre(fichier.parts, anomalie=TROP_GROS)
    return Membre(fichier.parts, contenu)


def _copie(membre: Membre, retirees: int) -> Copie:
    parties = [_nom_lisible(partie) for partie in membre.parties]
    # À la racine d’un disque (« / », « C:\\ »), le nom montré garde la racine.
    fichier = PurePosixPath(*parties[retirees:]).as_posix()
    somme = "" if membre.anomalie else hashlib.sha256(membre.contenu).hexdigest()
    return Copie(fichier, deduire_eleve(parties), membre.contenu, somme, _anomalies(membre, fichier))


def _nom_lisible(nom: str) -> str:
    """Un nom de fichier que tout rapport peut écrire : accents composés, aucun signe invisible."""
    nom = unicodedata.normalize("NFC", nom)
    return "".join(c if c.isprintable() else " " if c.isspace() else "�" for c in nom)


def _anomalies(membre: Membre, fichier: str) -> tuple[str, ...]:
    if membre.anomalie:
        return (membre.anomalie,)
    extension = PurePosixPath(fichier).suffix
    inattendue = extension.lower() not in (".ipynb", ".py")
    obtenue = f"l’extension {extension}" if extension else "un nom sans extension"
    return (
        *([f"{obtenue} au lieu de .ipynb"] if inattendue else []),
        *(["le fichier est vide"] if not membre.contenu else []),
    )


def _rendre_uniques(copies: Sequence[Copie]) -> list[Copie]:
    """Deux fichiers peuvent porter le même nom une fois lisible, ou dans une archive zip."""
    uniques: list[Copie] = []
    vus: dict[str, int] = {}
    for copie in copies:
        vus[copie.fichier] = vus.get(copie.fichier, 0) + 1
        rang = vus[copie.fichier]
        uniques.append(copie if rang == 1 else copie._replace(fichier=f"{copie.fichier} [{rang}]"))
    return uniques


def _signaler_doublons(copies: Sequence[Copie]) -> list[Copie]:
    groupes: dict[str, list[str]] = {}
    for copie in copies:
        if copie.contenu:
            groupes.setdefault(copie.sha256, []).append(copie.fichier)
    return [_signaler(copie, groupes.get(copie.sha256, [])) for copie in copies]


def _signaler(copie: Copie, memes: Sequence[str]) -> Copie:
    autres = [fichier for fichier in memes if fichier != copie.fichier]
    if not autres:
        return copie
    suite = f" et {len(autres) - 3} autres" if len(autres) > 3 else ""
    return copie._replace(anomalies=(*copie.anomalies, f"même fichier que {', '.join(autres[:3])}{suite}"))


def lire_copie(copie: Copie) -> CopieLue:
    """Les cellules de code d’une copie, son chapitre, ce qui a gêné la lecture."""
    if not copie.contenu:  # l’anomalie de la copie dit déjà pourquoi
        return CopieLue((), chapitre_du_nom(copie.fichier), ())
    est_python = copie.fichier.lower().endswith(".py")
    notebook = _lire_python(copie.contenu) if est_python else lire_notebook(copie.contenu)
    cellules = tuple(cellule.texte for cellule in notebook.cellules if cellule.genre == "code")
    chapitre, surprises = _chapitre(copie, notebook)
    return CopieLue(cellules, chapitre, notebook.anomalies + _code_en_texte(notebook) + surprises)


def _lire_python(contenu: bytes) -> Notebook:
    texte, remarques = decoder(contenu)
    remarque = "un fichier Python (.py) au lieu d’un notebook : il est lu comme une seule cellule"
    return Notebook((Cellule("code", texte),), (*remarques, remarque))


def _code_en_texte(notebook: Notebook) -> tuple[str, ...]:
    """Une touche de trop dans Jupyter change une cellule de code en texte, sans prévenir."""
    trouves = [re.match(r"\s*def (\w+)", c.texte) for c in notebook.cellules if c.genre != "code"]
    return tuple(
        f"`def {trouve[1]}` est dans une cellule de texte : elle n’est pas corrigée, il faut la changer en cellule de code"
        for trouve in trouves
        if trouve
    )


def _chapitre(copie: Copie, notebook: Notebook) -> tuple[str | None, tuple[str, ...]]:
    """Le titre dit le chapitre, puis les fonctions écrites, puis le nom du fichier."""
    du_nom = chapitre_du_nom(copie.fichier)
    titres = [re.match(r"#\s+(?:\w+\s+)?(\d\d)\s*[—–-]", c.texte) for c in notebook.cellules if c.genre == "markdown"]
    du_titre = next((chapitre_du_numero(titre[1]) for titre in titres if titre), None)
    code = "\n".join(cellule.texte for cellule in notebook.cellules if cellule.genre == "code")
    du_contenu = du_titre or chapitre_des_fonctions(re.findall(r"(?m)^\s*def (\w+)", code))
    if du_nom and du_contenu and du_nom != du_contenu:
        return du_contenu, (f"le fichier porte le nom du chapitre {du_nom}, son contenu est celui du chapitre {du_contenu}",)
    return du_contenu or du_nom, ()
