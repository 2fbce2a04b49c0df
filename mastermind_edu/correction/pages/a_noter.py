"""Les fichiers rendus que rien n’a pu noter, recopiés dans `a_noter/`, à côté des pages : un clic les ouvre, sans fouiller l’archive.

Rien n’y est exécuté : un PDF, une image, un document gardent leur extension, tout le reste s’ouvre comme du texte ; d’un notebook, ce que disent ses
cellules. Commencer par `recopier`.
"""

import os
from collections.abc import Iterable, Sequence
from hashlib import sha256
from itertools import count
from pathlib import Path, PurePosixPath

from mastermind_edu.correction.lecture.contenus import AUTRES_FORMATS
from mastermind_edu.correction.lecture.copies import EMPREINTE_DU_VIDE
from mastermind_edu.correction.lecture.fichiers import MO, trouver_fichiers
from mastermind_edu.correction.lecture.notebooks import decoder, lire_notebook
from mastermind_edu.correction.lecture.sauvetage import sauver_les_cellules
from mastermind_edu.correction.notation.resultats import CopieNotee
from mastermind_edu.correction.pages.retours import nom_sur
from mastermind_edu.correction.tableurs import ecriture
from mastermind_edu.disque import ecrire_octets

DOSSIER, TEXTE = "a_noter", ".txt"
FILET = "─" * 8
ABIME = "Ce notebook est coupé ou abîmé. Voici ce qui se lit de ses cellules ; le fichier tel qu’il a été rendu est à la fin."
OCTETS_AU_PLUS = 500 * MO  # toutes ensemble ; un fichier seul ne dépasse pas ce que la lecture accepte


def recopier(chemins: Sequence[Path], ecrits: Sequence[Path], copies: Iterable[CopieNotee], sortie: Path) -> None:
    """Recopie, de ces chemins, les fichiers des copies qui n’ont pas pu être notées ; `ecrits` : les dossiers que la correction écrit.

    Au-delà de `OCTETS_AU_PLUS` en tout, les suivants restent où ils sont. Lève `ErreurMastermind` quand le système refuse.
    """
    places: dict[str, list[Path]] = {}
    for copie in copies:
        if _est_a_ouvrir(copie):
            places.setdefault(copie.sha256, []).append(sortie / DOSSIER / nommer(copie))
    reste = OCTETS_AU_PLUS
    for fichier in trouver_fichiers([Path(os.path.abspath(chemin)) for chemin in chemins], sauf=ecrits) if places else ():
        for place in places.pop(sha256(fichier.contenu).hexdigest(), ()):
            octets = rendre_lisible(fichier.contenu) if place.suffix == TEXTE else fichier.contenu
            reste -= len(octets)
            if reste >= 0:
                with ecriture(place):
                    ecrire_octets(place, octets)


def rendre_lisible(contenu: bytes) -> bytes:
    """Le texte des cellules d’un notebook, en haut ; puis, quand il est coupé ou abîmé, le fichier tel qu’il est. Tout autre contenu, sans y toucher."""
    texte, _ = decoder(contenu)
    if not texte.lstrip().startswith("{"):
        return contenu
    entieres, _ = lire_notebook(contenu)
    rangs = count(1)  # du code seul, comme le juge : les pages disent « la cellule de code 4 »
    nommees = [(f"cellule de code {next(rangs)}" if genre == "code" else "cellule de texte", source) for genre, source in entieres or sauver_les_cellules(contenu)]
    parties = [f"{FILET} {nom} {FILET}\n{source}" for nom, source in nommees if source.strip()]
    if not parties:
        return contenu
    if entieres is None:
        parties = [ABIME, *parties, f"{FILET} le fichier tel qu’il a été rendu {FILET}\n{texte}"]
    return "\n\n".join(parties).encode("utf-8-sig", "replace")  # la marque : sans elle, un navigateur peut y perdre les accents


def _est_a_ouvrir(copie: CopieNotee) -> bool:
    return (not copie.exercices or bool(copie.chapitre_attendu)) and bool(copie.sha256) and not est_vide(copie)


def est_vide(copie: CopieNotee) -> bool:
    """Vrai d’un fichier sans un octet : il n’y a rien à ouvrir."""
    return copie.sha256 == EMPREINTE_DU_VIDE


def nommer(copie: CopieNotee) -> str:
    """Le nom du fichier recopié : sans danger, différent des autres, et d’une extension que rien n’exécute."""
    chemin = PurePosixPath(copie.fichier)
    extension = chemin.suffix.lower()
    return f"{nom_sur(str(chemin.with_suffix('')))}-{copie.sha256[:8]}{extension if extension in AUTRES_FORMATS else TEXTE}"


def lister_a_ouvrir(sortie: Path, copies: Iterable[CopieNotee]) -> dict[str, str]:
    """Par fichier rendu, l’adresse de ce qui en est recopié, vue de la page de la classe."""
    siennes = {copie.fichier: f"{DOSSIER}/{nommer(copie)}" for copie in copies if _est_a_ouvrir(copie)}
    return {fichier: adresse for fichier, adresse in siennes.items() if (sortie / adresse).is_file()}


def retirer(sortie: Path, copies: Iterable[CopieNotee]) -> None:
    """Efface ce qui a été recopié de ces copies."""
    for copie in copies:
        (sortie / DOSSIER / nommer(copie)).unlink(missing_ok=True)
