"""Tenir le registre : y inscrire une correction, en refaire les pages.

Ce qu’il contient est dans `remises`, ce qu’on en montre dans `pages`. Commencer par `inscrire`.
"""

import datetime
import secrets
from collections.abc import Sequence
from pathlib import Path

from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.correction.notation.resultats import CopieNotee
from mastermind_edu.correction.registre.noms import attribuer, ecrire_noms, lire_noms, noms_lus
from mastermind_edu.correction.registre.pages import ecrire_pages
from mastermind_edu.correction.registre.parcours import tracer
from mastermind_edu.correction.registre.remises import (
    Fiche,
    Remise,
    adresse_de,
    ajouter,
    ecrire_fiche,
    ecrire_remises,
    exiger_registre,
    lire_fiche,
    lire_remises,
)


def verifier_registre(dossier: Path, sortie: Path) -> None:
    """Lève `ErreurMastermind` si ce dossier ne peut pas servir, ou si un fichier du registre ne se lit pas : à savoir avant de corriger."""
    if dossier.resolve() == sortie.resolve():
        raise ErreurMastermind(f"il faut deux dossiers, un pour les résultats, un pour le registre ; voici deux fois {dossier}")
    exiger_registre(dossier)
    try:
        dossier.mkdir(parents=True, exist_ok=True)
    except OSError as erreur:
        raise ErreurMastermind(f"il faut un dossier pour le registre ; {dossier} ne convient pas ({erreur.strerror}) : --registre en donne un autre") from erreur
    lire_fiche(dossier)
    lire_noms(dossier)
    lire_remises(dossier)


def inscrire(dossier: Path, copies: Sequence[CopieNotee], sortie: Path, date: datetime.date | None = None) -> None:
    """Inscrit ces copies notées, que gardent les résultats de `sortie`, et refait les pages.

    Une copie déjà inscrite est mise à jour sans changer de date ; une nouvelle prend `date`, ou celle d’aujourd’hui.
    """
    exiger_registre(dossier)
    fiche = lire_fiche(dossier) or Fiche((), secrets.token_hex(8))
    lus = noms_lus(copies)
    remises = ajouter(lire_remises(dossier), copies, lus, date, datetime.date.today())
    ecrire_fiche(dossier, fiche._replace(sorties=(*fiche.sorties, adresse_de(sortie, dossier))))
    ecrire_remises(dossier, remises)
    refaire(dossier, remises, attribuer(lire_noms(dossier), sorted({remise.lu for remise in remises})), fiche.sel)


def refaire(dossier: Path, remises: Sequence[Remise], noms: dict[str, str], sel: str) -> None:
    """Écrit `eleves.csv` et les pages, d’après ces remises."""
    ecrire_noms(dossier, noms)
    ecrire_pages(dossier, tracer(remises, noms), sel)
