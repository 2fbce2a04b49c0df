"""Les pages du registre : la classe dans le temps, la même sans les noms, une page par élève.

Ce qu’on y montre ; comment on le dispose est dans `pages/gabarits/`. Commencer par `ecrire_pages`.
"""

from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from mastermind_edu.correction.notation.resultats import NOTE_MAXIMALE
from mastermind_edu.correction.pages.classe import dire_erreur
from mastermind_edu.correction.pages.rendu import rendre
from mastermind_edu.correction.pages.retours import nommer_pages
from mastermind_edu.correction.registre.parcours import FLECHES, AReprendre, Eleve, a_reprendre, lister_chapitres, lister_dates
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


class Rangee(NamedTuple):
    """Un élève tel qu’une page le montre : son nom ou son numéro, et sa page quand on peut l’ouvrir."""

    nom: str
    page: str
    eleve: Eleve


def ecrire_pages(dossier: Path, eleves: Sequence[Eleve], sel: str) -> None:
    """Écrit toutes les pages du registre ; celle d’un élève qui n’y est plus disparaît."""
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
    return rendre(
        "registre_classe",
        rangees=rangees,
        chapitres=lister_chapitres(eleves),
        dates=lister_dates(eleves),
        reprises=[(reprise, *dire_reprise(reprise)) for reprise in a_reprendre(eleves)],
        titres=TITRES,
        fleches=FLECHES,
    )


def dire_reprise(reprise: AReprendre) -> tuple[str, list[tuple[str, int]]]:
    """Ce que fait l’exercice à reprendre, et ses erreurs les plus fréquentes, en mots."""
    return resumer(reprise.exercice), [(dire_erreur(reprise.exercice, slug), nombre) for slug, nombre in reprise.erreurs[:2]]


def resumer(nom: str) -> str:
    """Ce que fait un exercice ; son nom quand le catalogue ne le connaît plus."""
    return CATALOGUE[nom].resume if nom in CATALOGUE else nom


def page_des_eleves(eleves: Sequence[Eleve], numeros: dict[str, int]) -> str:
    """Une page par élève, à imprimer."""
    return rendre(
        "registre_eleves",
        eleves=[(eleve, numeros[eleve.nom], lister_chapitres([eleve])) for eleve in eleves],
        titres=TITRES,
        fleches=FLECHES,
        sur=NOTE_MAXIMALE,
        dire_erreur=dire_erreur,
        resumer=resumer,
    )


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
