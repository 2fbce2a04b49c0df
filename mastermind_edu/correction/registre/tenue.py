"""Tenir le registre : y inscrire une correction, en refaire les pages, la classe dans le temps, la même sans les noms, une page par élève.

Ce qu’il contient est dans `remises` ; ce qu’on en montre est disposé par `pages/gabarits/`. Commencer par `inscrire`.
"""

import datetime
import secrets
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.correction.notation.resultats import NOTE_MAXIMALE, CopieNotee
from mastermind_edu.correction.pages.retours import dire_erreur, nommer_pages, rendre
from mastermind_edu.correction.registre.parcours import FLECHES, AReprendre, Eleve, a_reprendre, lister_chapitres, lister_dates, tracer
from mastermind_edu.correction.registre.remises import (
    Fiche,
    Remise,
    adresse_de,
    ajouter,
    attribuer,
    ecrire_fiche,
    ecrire_noms,
    ecrire_remises,
    exiger_registre,
    lire_fiche,
    lire_noms,
    lire_remises,
    noms_lus,
)  # fmt: skip
from mastermind_edu.correction.tableurs import ecrire_atomiquement, ecrire_table
from mastermind_edu.exercices import CATALOGUE
from mastermind_edu.exercices.sommaire import TITRES
from mastermind_edu.francais import ecrire_decimal, majuscule

CLASSE, A_PROJETER, ELEVES, A_IMPRIMER, TABLEAU = "classe.html", "classe_a_projeter.html", "eleves", "eleves_a_imprimer.html", "parcours.csv"
LISEZ_MOI = "LISEZ-MOI.txt"
MODE_D_EMPLOI = """Le registre de la classe, écrit par « corriger » à chaque correction.

classe.html               le chemin de chaque élève, ce qui est à reprendre
classe_a_projeter.html    la même page sans un nom, les élèves dans le désordre
eleves/                   une page par élève ; eleves_a_imprimer.html : toutes à la suite
parcours.csv              tout, pour un tableur
eleves.csv                à vous : quel élève désigne chaque nom lu dans une copie
remises/                  ce que valait chaque copie, un fichier par date et par chapitre
registre.json             d’où viennent ces résultats

Rien n’en sort de ce disque. Pour effacer un élève : python lancer.py effacer-eleve "Son Nom" --registre CE_DOSSIER
"""


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


class Rangee(NamedTuple):
    """Un élève tel qu’une page le montre : son nom ou son numéro, et sa page quand on peut l’ouvrir."""

    nom: str
    page: str
    eleve: Eleve


def refaire(dossier: Path, remises: Sequence[Remise], noms: dict[str, str], sel: str) -> None:
    """Écrit `eleves.csv` et toutes les pages du registre, d’après ces remises ; la page d’un élève qui n’y est plus disparaît."""
    ecrire_noms(dossier, noms)
    eleves = tracer(remises, noms)
    pages, numeros = nommer_pages(eleve.nom for eleve in eleves), numeroter(eleves, sel)
    nommes = [Rangee(eleve.nom, f"{ELEVES}/{pages[eleve.nom]}", eleve) for eleve in eleves]
    anonymes = [Rangee(f"Élève\u00a0{numero}", "", eleve) for numero, eleve in sorted((numeros[e.nom], e) for e in eleves)]
    ecrire_atomiquement(dossier / CLASSE, page_de_la_classe(nommes))
    ecrire_atomiquement(dossier / A_PROJETER, page_de_la_classe(anonymes))
    for rangee in nommes:
        ecrire_atomiquement(dossier / rangee.page, page_des_eleves([rangee.eleve], numeros))
    ecrire_atomiquement(dossier / A_IMPRIMER, page_des_eleves(eleves, numeros))
    ecrire_atomiquement(dossier / TABLEAU, tableau(eleves))
    ecrire_atomiquement(dossier / LISEZ_MOI, MODE_D_EMPLOI)
    for ancienne in (dossier / ELEVES).glob("*.html"):
        if ancienne.name not in pages.values():
            ancienne.unlink()


def numeroter(eleves: Sequence[Eleve], sel: str) -> dict[str, int]:
    """Un numéro par élève, dans un ordre que le nom et les résultats ne disent pas."""
    ordre = sorted((eleve.nom for eleve in eleves), key=lambda nom: sha256(f"{sel}/{nom}".encode("utf-8", "backslashreplace")).digest())
    return {nom: rang for rang, nom in enumerate(ordre, start=1)}


def page_de_la_classe(rangees: Sequence[Rangee]) -> str:
    """La classe dans le temps ; sans lien quand les rangées n’ont pas de page."""
    eleves = [rangee.eleve for rangee in rangees]
    reprises = [(reprise, *_dire_reprise(reprise)) for reprise in a_reprendre(eleves)]
    chapitres, dates = lister_chapitres(eleves), lister_dates(eleves)
    return rendre("registre_classe", rangees=rangees, chapitres=chapitres, dates=dates, reprises=reprises, titres=TITRES, fleches=FLECHES)


def _dire_reprise(reprise: AReprendre) -> tuple[str, list[tuple[str, int]]]:
    """Ce que fait l’exercice à reprendre, et ses erreurs les plus fréquentes, en mots."""
    return resumer(reprise.exercice), [(dire_erreur(reprise.exercice, slug), nombre) for slug, nombre in reprise.erreurs[:2]]


def resumer(nom: str) -> str:
    """Ce que fait un exercice ; son nom quand le catalogue ne le connaît plus."""
    return CATALOGUE[nom].resume if nom in CATALOGUE else nom


def page_des_eleves(eleves: Sequence[Eleve], numeros: dict[str, int]) -> str:
    """Une page par élève, à imprimer."""
    numerotes, mots = [(eleve, numeros[eleve.nom], lister_chapitres([eleve])) for eleve in eleves], {"dire_erreur": dire_erreur, "resumer": resumer}
    return rendre("registre_eleves", eleves=numerotes, titres=TITRES, fleches=FLECHES, sur=NOTE_MAXIMALE, **mots)


def tableau(eleves: Sequence[Eleve]) -> str:
    """Une ligne par élève, date et exercice, pour un tableur."""
    entetes = ["élève", "chapitre", "date", "note sur 20", "exercice", "verdict", "points", "sur", "erreur"]
    lignes = [
        [eleve.nom, chapitre, etape.date.isoformat(), ecrire_decimal(etape.note), nom, r.etat.value, ecrire_decimal(r.points), ecrire_decimal(r.sur),
         majuscule(dire_erreur(nom, r.erreur)) if r.erreur else ""]
        for eleve in eleves
        for chapitre, chemin in eleve.chemins.items()
        for etape in chemin.etapes
        for nom, r in etape.resultats.items()
    ]  # fmt: skip
    return ecrire_table([entetes, *lignes])
