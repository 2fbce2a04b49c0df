"""Une séance en direct : par élève et par exercice, réussi, cherché depuis tant de minutes, et l’erreur la plus fréquente.

On ne lit que les fichiers de progression, et que ceux des élèves qui l’ont accepté ; rien n’est gardé ni envoyé. Commencer par `relever`.
"""

import os
import stat
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from secrets import token_urlsafe
from typing import NamedTuple

from mastermind_edu.chapitres import numero
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.correction.pages.retours import rendre
from mastermind_edu.correction.pages.series import dire_erreur
from mastermind_edu.exercices.sommaire import CHAPITRES
from mastermind_edu.francais import citer
from mastermind_edu.page_locale import servir_page
from mastermind_edu.progression.bilan import Progres
from mastermind_edu.progression.classe import lire_les_codes, remarques
from mastermind_edu.progression.partage import Recherche
from mastermind_edu.progression.registre import NOM, comprendre_le_fichier

# Où est le fichier d’un élève : son dossier de travail, ou son dossier personnel sur un JupyterHub. On ne fouille pas ailleurs.
PLACES = (NOM, f"*/{NOM}", f"*/travail/{NOM}", f"*/*/travail/{NOM}", f"*/.mastermind_edu/{NOM}")
OCTETS_AU_PLUS = 200_000
MINUTES = 10  # au-delà, c’est à vous d’aller voir


class Eleve(NamedTuple):
    """Ce qu’un élève montre : où il en est, et ce qu’il cherche quand il partage sa séance."""

    nom: str
    progres: Progres
    recherches: Mapping[str, Recherche]


class Releve(NamedTuple):
    """La classe à un instant ; `sans_accord` compte, sans les nommer, les élèves qui ne partagent rien."""

    eleves: list[Eleve]
    sans_accord: int
    reproches: list[str]
    lus: Sequence[tuple[str, int]] = ()  # chaque dossier donné, et combien il en contient : un par élève


def suivre(sources: Sequence[Path], chapitre: str | None = None, *, sans_navigateur: bool = False) -> None:
    """Montre la classe jusqu’à Ctrl-C ; lève `ErreurMastermind` pour un chapitre ou une source impossibles."""
    choisi = _choisir(chapitre) if chapitre else None
    relever(sources)  # ce qui manque se dit avant d’ouvrir la page
    servir_page(lambda _: page_de_la_seance(relever(sources), choisi, time.time()), sans_navigateur=sans_navigateur)


def _choisir(chapitre: str) -> str:
    for nom in CHAPITRES:
        if chapitre in (nom, numero(nom)):
            return nom
    raise ErreurMastermind(f"il faut un chapitre parmi {' '.join(map(numero, CHAPITRES))}, voici {citer(chapitre)}")


def relever(sources: Sequence[Path]) -> Releve:
    """Ce que disent ces dossiers d’élèves, et ces fichiers de codes « où j’en suis » ; un élève n’y a qu’une ligne."""
    eleves, sans_accord, reproches = {}, 0, []
    for source in sources:
        if not source.is_dir():
            codes = lire_les_codes([str(source)])
            reproches += remarques(codes)
            eleves.update({code.eleve: Eleve(code.eleve, code.progres, {}) for code in codes if not code.reproche})
            continue
        for fichier in _fichiers(source):
            eleve = _lire(fichier)
            sans_accord += eleve is None
            if eleve:
                nom = eleve.nom if eleve.nom not in eleves else f"{eleve.nom} ({fichier.relative_to(source).parts[0]})"
                eleves[nom] = eleve._replace(nom=nom)
    return Releve([*eleves.values()], sans_accord, reproches, [(str(source), _compter_les_dossiers(source)) for source in sources if source.is_dir()])


def _compter_les_dossiers(source: Path) -> int:
    try:
        return sum(entree.is_dir() and not entree.name.startswith(".") for entree in os.scandir(source))
    except OSError:
        return 0


def _fichiers(dossier: Path) -> Iterator[Path]:
    yield from sorted({fichier for place in PLACES for fichier in dossier.glob(place)})


def _lire(fichier: Path) -> Eleve | None:
    """L’élève de ce fichier, s’il partage sa séance ; ni un lien, ni un tube, ni un fichier démesuré n’est lu."""
    try:
        descripteur = os.open(fichier, os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0))
        with open(descripteur, "rb") as ouvert:
            est_ordinaire = stat.S_ISREG(os.fstat(descripteur).st_mode)
            octets = ouvert.read(OCTETS_AU_PLUS + 1) if est_ordinaire else b""
        avancements, partage = comprendre_le_fichier(octets.decode("utf-8")) if len(octets) <= OCTETS_AU_PLUS else ({}, None)
    except (OSError, ValueError, RecursionError):
        return None
    return Eleve(partage.eleve, Progres(avancements), partage.recherches) if partage else None


def page_de_la_seance(releve: Releve, chapitre: str | None, maintenant: float) -> str:
    """La page de la classe, ceux qui cherchent depuis le plus longtemps d’abord."""
    chapitre = chapitre or _chapitre_du_moment(releve.eleves)
    noms = CHAPITRES[chapitre]
    rangees = [(eleve, {nom: _minutes(eleve, nom, maintenant) for nom in noms}) for eleve in releve.eleves]
    rangees.sort(key=lambda rangee: (-max((m for m in rangee[1].values() if m is not None), default=-1), rangee[0].nom.casefold()))
    return rendre(
        "seance", chapitre=chapitre, noms=noms, rangees=rangees, releve=releve, limite=MINUTES, jeton=token_urlsafe(12),
        erreurs={nom: _erreur_frequente(releve.eleves, nom) for nom in noms}, heure=time.strftime("%H:%M", time.localtime(maintenant)),
    )  # fmt: skip


def _chapitre_du_moment(eleves: Sequence[Eleve]) -> str:
    """Celui où le plus d’élèves cherchent ; à défaut, celui de leur prochain exercice."""
    cherches = [nom for eleve in eleves for nom in eleve.recherches] or [eleve.progres.suivant for eleve in eleves]
    compte = Counter({chapitre: sum(nom in noms for nom in cherches) for chapitre, noms in CHAPITRES.items()})
    return compte.most_common(1)[0][0]


def _minutes(eleve: Eleve, nom: str, maintenant: float) -> int | None:
    """Depuis combien de minutes il cherche cet exercice ; rien quand il ne le cherche pas."""
    return max(0, int(maintenant - eleve.recherches[nom].depuis) // 60) if nom in eleve.recherches else None


def _erreur_frequente(eleves: Sequence[Eleve], nom: str) -> tuple[str, int] | None:
    """L’erreur typique que font le plus d’élèves, en mots, et combien ils sont."""
    erreurs = Counter(eleve.recherches[nom].erreur for eleve in eleves if nom in eleve.recherches)
    del erreurs[""]
    return next(((dire_erreur(nom, slug), nombre) for slug, nombre in erreurs.most_common(1)), None)
