"""Tenir le registre : y inscrire une correction, en refaire les pages, la classe dans le temps, la même sans les noms, une page par élève.

Ce qu’il contient est dans `remises` ; ce qu’on en montre est disposé par `pages/gabarits/`. Commencer par `inscrire`.
"""

import datetime
import secrets
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from hashlib import sha256
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.correction.lecture.identites import NUMERO, Annuaire, attribuer, designer, homonymes_a_reconnaitre, noms_lus, trier_eleves
from mastermind_edu.correction.notation.etats import EtatCopie
from mastermind_edu.correction.notation.resultats import NOTE_MAXIMALE, CopieNotee, en_nombre
from mastermind_edu.correction.notation.retenues import rendus
from mastermind_edu.correction.pages.retours import nommer_pages, rendre
from mastermind_edu.correction.pages.series import dire_erreur, resumer
from mastermind_edu.correction.registre.classeur import ecrire_classeur
from mastermind_edu.correction.registre.devoirs import (
    Devoir,
    Inscrit,
    ecrire_devoirs,
    ecrire_reglages,
    inscrire_le_devoir,
    lire_devoirs,
    lire_reglages,
)  # fmt: skip
from mastermind_edu.correction.registre.parcours import FLECHES, AReprendre, Eleve, Etape, a_reprendre, lister_chapitres, lister_dates, tracer
from mastermind_edu.correction.registre.remises import (
    NOMS,
    Fiche,
    Remise,
    adresse_de,
    ajouter,
    ecrire_annuaire,
    ecrire_fiche,
    ecrire_remises,
    exiger_registre,
    lire_annuaire,
    lire_fiche,
    lire_remises,
)  # fmt: skip
from mastermind_edu.correction.registre.series import retenir
from mastermind_edu.correction.registre.trimestre import (
    Trimestre,
    dire_reglage,
    dresser,
    ecrire_case,
    ecrire_note,
    expliquer,
    table_du_trimestre,
)  # fmt: skip
from mastermind_edu.correction.tableurs import ecrire_atomiquement, ecrire_table, montrable
from mastermind_edu.francais import dire_refus, ecrire_decimal, majuscule

CLASSE, A_PROJETER, ELEVES, A_IMPRIMER, TABLEAU = "classe.html", "classe_a_projeter.html", "eleves", "eleves_a_imprimer.html", "parcours.csv"
TRIMESTRE, CLASSEUR = "trimestre.csv", "trimestre.xlsx"
LISEZ_MOI = "LISEZ-MOI.txt"
SANS_HOMONYMES = (
    "Moodle change leurs numéros à chaque devoir. Pour que la question ne revienne pas, rangez avec les copies le formulaire d’évaluation du devoir "
    "(dans Moodle, page du devoir : Télécharger le formulaire d’évaluation) ; un devoir d’avant se relance avec le sien."
)
MODE_D_EMPLOI = """Le registre de la classe, écrit par « corriger » à chaque correction.

trimestre.xlsx            la note de chacun à chaque devoir, la moyenne ; trimestre.csv : la même table
devoirs.csv               à vous : coefficient, date, retards, rattrapage de chaque devoir
classe.html               la même table, le chemin de chaque élève, ce qui est à reprendre
classe_a_projeter.html    la même page sans un nom, les élèves dans le désordre
eleves/                   une page par élève ; eleves_a_imprimer.html : toutes à la suite
parcours.csv              tout, pour un tableur
eleves.csv                à vous : quel élève désigne chaque nom lu dans une copie, et qui est la classe
remises/                  ce que valait chaque copie, un fichier par date et par chapitre
devoirs.json              la note de chacun à chaque devoir
series.json               le titre et les conseils des exercices à vous
registre.json             d’où viennent ces résultats

Rien n’en sort de ce disque. Pour effacer un élève : python lancer.py effacer-eleve "Son Nom" --registre CE_DOSSIER
"""


def verifier_registre(dossier: Path, sortie: Path) -> Annuaire:
    """La classe que connaît ce registre. Lève `ErreurMastermind` si ce dossier ne peut pas servir, ou si un fichier du registre ne se lit pas : à savoir avant de corriger."""
    if dossier.resolve() == sortie.resolve():
        raise ErreurMastermind(f"il faut deux dossiers, un pour les résultats, un pour le registre ; voici deux fois {dossier}")
    exiger_registre(dossier)
    try:
        dossier.mkdir(parents=True, exist_ok=True)
    except OSError as erreur:
        raise ErreurMastermind(f"il faut un dossier pour le registre ; {dossier} ne convient pas ({dire_refus(erreur)}) : --registre en donne un autre") from erreur
    lire_fiche(dossier)
    lire_remises(dossier)
    lire_devoirs(dossier)
    lire_reglages(dossier)
    return lire_annuaire(dossier)


class Inscription(NamedTuple):
    """Ce qu’il y a à dire au professeur, et combien d’homonymes restent à reconnaître."""

    dits: list[str]
    homonymes: int


def inscrire(
    dossier: Path, copies: Sequence[CopieNotee], sortie: Path, date: datetime.date | None = None, *,
    annuaire: Annuaire | None = None, sans_copie: Mapping[str, Fraction] = MappingProxyType({}),
) -> Inscription:
    """Inscrit ces copies notées, que gardent les résultats de `sortie`, et refait les pages.

    Une copie déjà inscrite est mise à jour sans changer de date ; une nouvelle prend `date`, ou celle d’aujourd’hui. `annuaire` : ce
    qu’on sait de la classe, à la place de ce que le registre en sait ; `sans_copie` : les notes d’élèves qui n’ont pas rendu de fichier.
    """
    exiger_registre(dossier)
    fiche = lire_fiche(dossier) or Fiche((), secrets.token_hex(8))
    annuaire = lire_annuaire(dossier) if annuaire is None else annuaire
    lus = noms_lus(copies, annuaire.noms)
    remises = ajouter(lire_remises(dossier), copies, lus, date, datetime.date.today())
    ecrire_fiche(dossier, fiche._replace(sorties=(*fiche.sorties, adresse_de(sortie, dossier))))
    ecrire_remises(dossier, remises)
    devoir = _tirer_le_devoir(copies, annuaire, adresse_de(sortie, dossier), date or datetime.date.today(), sans_copie)
    devoirs = inscrire_le_devoir(lire_devoirs(dossier), devoir, date) if copies else lire_devoirs(dossier)
    return refaire(dossier, remises, annuaire, fiche.sel, devoirs)


def _tirer_le_devoir(copies: Sequence[CopieNotee], annuaire: Annuaire, adresse: str, date: datetime.date, sans_copie: Mapping[str, Fraction]) -> Devoir:
    """Ce devoir, une note par élève : celle de `moodle.csv`."""
    lus, empreintes = noms_lus(copies, annuaire.noms), {copie.fichier: copie.sha256 for copie in copies}
    a_lire = {copie.fichier for copie in copies if copie.a_lire}
    inscrits = {eleve: Inscrit(date, en_nombre(note), "") for eleve, note in sans_copie.items()}
    for rendu in rendus(copies, designer(copies, annuaire.noms)):
        note = None if rendu.note is None else en_nombre(rendu.note)
        empreinte = " ".join(empreintes[fichier][:12] for fichier in rendu.fichiers)
        inscrits[lus[rendu.fichiers[0]]] = Inscrit(date, note, empreinte, not a_lire.isdisjoint(rendu.fichiers))
    return Devoir(adresse, "", tuple(sorted({copie.chapitre for copie in copies if copie.chapitre and not copie.chapitre_attendu})), inscrits)


class Rangee(NamedTuple):
    """Un élève tel qu’une page le montre : son nom ou son numéro, et sa page quand on peut l’ouvrir."""

    nom: str
    page: str
    eleve: Eleve


def refaire(dossier: Path, remises: Sequence[Remise], annuaire: Annuaire, sel: str, devoirs: Sequence[Devoir]) -> Inscription:
    """Écrit `eleves.csv`, les tables et toutes les pages du registre, d’après ces remises ; la page d’un élève qui n’y est plus disparaît.

    Ce qu’il y a à dire commence par les homonymes à reconnaître : chacun est en attendant un élève de plus.
    """
    retenir(dossier)
    lus = sorted({remise.lu for remise in remises}.union(*(devoir.rendus for devoir in devoirs)))
    a_reconnaitre, noms = homonymes_a_reconnaitre(lus, annuaire), attribuer(annuaire.noms, lus)
    ecrire_annuaire(dossier, annuaire._replace(noms={lu: eleve for lu, eleve in noms.items() if lu not in a_reconnaitre}), a_reconnaitre)
    par_nom = {eleve.nom: eleve for eleve in tracer(remises, noms)}
    eleves = [par_nom[nom] for nom in trier_eleves(par_nom, annuaire.familles)]
    pages, numeros = nommer_pages(eleve.nom for eleve in eleves), numeroter(eleves, sel)
    nommes = [Rangee(eleve.nom, f"{ELEVES}/{pages[eleve.nom]}", eleve) for eleve in eleves]
    anonymes = [Rangee(f"Élève\u00a0{numero}", "", eleve) for numero, eleve in sorted((numeros[e.nom], e) for e in eleves)]
    ecrire_devoirs(dossier, devoirs)
    reglages = ecrire_reglages(dossier, lire_reglages(dossier), devoirs)
    trimestre = dresser(devoirs, reglages, trier_eleves(noms.values(), annuaire.familles), noms, a_reconnaitre)
    ecrire_atomiquement(dossier / TRIMESTRE, table_du_trimestre(trimestre))
    ecrire_atomiquement(dossier / CLASSE, page_de_la_classe(nommes, trimestre))
    ecrire_atomiquement(dossier / A_PROJETER, page_de_la_classe(anonymes))
    for rangee in nommes:
        ecrire_atomiquement(dossier / rangee.page, page_des_eleves([rangee.eleve], numeros))
    ecrire_atomiquement(dossier / A_IMPRIMER, page_des_eleves(eleves, numeros))
    ecrire_atomiquement(dossier / TABLEAU, tableau(eleves))
    ecrire_atomiquement(dossier / LISEZ_MOI, MODE_D_EMPLOI)
    for ancienne in (dossier / ELEVES).glob("*.html"):
        if ancienne.name not in pages.values():
            ancienne.unlink()
    du_classeur = filter(None, [ecrire_classeur(dossier / CLASSEUR, trimestre)])
    return Inscription([*dire_les_homonymes(a_reconnaitre, dossier, annuaire.adresses), *du_classeur], len(a_reconnaitre))


def dire_ou_voir(dossier: Path) -> str:
    """Où regarder la classe dans le temps ; la table seule quand le classeur n’a pas pu être écrit."""
    table = CLASSEUR if (dossier / CLASSEUR).is_file() else TRIMESTRE
    return f"Le trimestre : voir {dossier / table} ; la classe dans le temps : {dossier / CLASSE}"


def dire_les_homonymes(a_reconnaitre: Mapping[str, Sequence[str]], dossier: Path, adresses: Mapping[str, str]) -> Iterator[str]:
    """Ce qu’on demande au professeur, une fois : de qui est chaque nom que deux élèves portent ; leurs adresses le disent, quand on les sait."""
    for lu, eleves in a_reconnaitre.items():
        possibles = (_nommer(eleve) + (f" ({adresses[eleve]})" if eleve in adresses else "") for eleve in eleves)
        yield f"Homonymes : {_nommer(lu)}, est-ce {' ou '.join(possibles)} ?"
    if a_reconnaitre:
        yield f"Écrivez la réponse à la place de chaque « ? » de {dossier / NOMS}, puis relancez la même commande : elle sera retenue."
    if any(map(NUMERO.search, a_reconnaitre)):
        yield SANS_HOMONYMES


def _nommer(nom: str) -> str:
    return f"« {montrable(nom)} »"


def numeroter(eleves: Sequence[Eleve], sel: str) -> dict[str, int]:
    """Un numéro par élève, dans un ordre que le nom et les résultats ne disent pas."""
    ordre = sorted((eleve.nom for eleve in eleves), key=lambda nom: sha256(f"{sel}/{nom}".encode("utf-8", "backslashreplace")).digest())
    return {nom: rang for rang, nom in enumerate(ordre, start=1)}


def page_de_la_classe(rangees: Sequence[Rangee], trimestre: Trimestre | None = None) -> str:
    """La classe dans le temps ; sans lien quand les rangées n’ont pas de page, ni notes quand il n’y a pas de `trimestre`."""
    eleves = [rangee.eleve for rangee in rangees]
    reprises = [(reprise, *_dire_reprise(reprise)) for reprise in a_reprendre(eleves)]
    chapitres, dates = lister_chapitres(eleves), lister_dates(eleves)
    notes = {"trimestre": trimestre, "ecrire_case": ecrire_case, "ecrire_note": ecrire_note, "expliquer": expliquer}
    regles = [*map(dire_reglage, trimestre.reglages)] if trimestre else []
    return rendre("registre_classe", **notes, regles=regles, rangees=rangees, chapitres=chapitres, dates=dates, reprises=reprises, fleches=FLECHES)


def _dire_reprise(reprise: AReprendre) -> tuple[str, list[tuple[str, int]]]:
    """Ce que fait l’exercice à reprendre, et ses erreurs les plus fréquentes, en mots."""
    return resumer(reprise.exercice), [(dire_erreur(reprise.exercice, slug), nombre) for slug, nombre in reprise.erreurs[:2]]


def page_des_eleves(eleves: Sequence[Eleve], numeros: dict[str, int]) -> str:
    """Une page par élève, à imprimer."""
    numerotes, mots = [(eleve, numeros[eleve.nom], lister_chapitres([eleve])) for eleve in eleves], {"dire_erreur": dire_erreur, "resumer": resumer}
    return rendre("registre_eleves", eleves=numerotes, fleches=FLECHES, sur=NOTE_MAXIMALE, **mots)


def tableau(eleves: Sequence[Eleve]) -> str:
    """Une ligne par élève, date et exercice, pour un tableur."""
    entetes = ["élève", "chapitre", "date", "note sur 20", "exercice", "verdict", "points", "sur", "erreur"]
    lignes = [
        [eleve.nom, chapitre, etape.date.isoformat(), "" if etape.note is None else ecrire_decimal(etape.note), *suite]
        for eleve in eleves
        for chapitre, chemin in eleve.chemins.items()
        for etape in chemin.etapes
        for suite in _dire_resultats(etape)
    ]
    return ecrire_table([entetes, *lignes])


def _dire_resultats(etape: Etape) -> list[list[str]]:
    """L’exercice, son verdict, ses points et son erreur ; une seule ligne quand rien n’a pu être lu."""
    if not etape.resultats:
        return [["", (EtatCopie.ILLISIBLE if etape.note is None else EtatCopie.A_LA_MAIN).value]]
    return [
        [nom, r.etat.value, ecrire_decimal(r.points), ecrire_decimal(r.sur), majuscule(dire_erreur(nom, r.erreur)) if r.erreur else ""]
        for nom, r in etape.resultats.items()
    ]
