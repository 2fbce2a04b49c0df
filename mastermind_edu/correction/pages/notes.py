"""Les notes pour un tableur et pour Moodle : `notes.csv`, `moodle.csv`, et les retours que Moodle rend aux élèves, `retours.zip`.

`moodle.csv` suit le « formulaire d’évaluation hors ligne » d’un devoir Moodle en français, noté sur 20. L’archive a un dossier par
participant, nommé comme dans celle des travaux remis, où `assignfeedback_file` dit à Moodle d’en faire un fichier de feedback.
Commencer par `notes_au_fil`.
"""

import zipfile
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import chain, count
from pathlib import Path, PurePosixPath
from typing import BinaryIO

from mastermind_edu.affichage.tableau import prose_en_html
from mastermind_edu.affichage.verdicts import SIGNES
from mastermind_edu.correction.lecture.eleves import MOODLE, depot_moodle
from mastermind_edu.correction.notation.resultats import NOTE_MAXIMALE, CopieNotee, ExerciceNote, ranger_exercices
from mastermind_edu.correction.pages.retours import NON_NOTEE, anomalies_pour_l_eleve, nommer_pages
from mastermind_edu.correction.tableurs import ecriture, montrable, table_au_fil
from mastermind_edu.disque import remplacer
from mastermind_edu.francais import ecrire_decimal

A_NOTER = "à noter à la main : rien n’a pu être lu ni jugé"
# Moodle cherche ces titres dans la langue du professeur ; sans « Identifiant », « Note »
# et « Dernière modification (note) », il refuse le fichier.
COLONNES_MOODLE = ("Identifiant", "Nom complet", "Note", "Dernière modification (note)", "Feedback par commentaires")
FEEDBACK = "_assignfeedback_file_"
DATE = (1980, 1, 1, 0, 0, 0)  # la plus ancienne qu’un zip sache dire : les mêmes retours donnent les mêmes octets


def notes_au_fil(copies: Sequence[CopieNotee]) -> Iterator[str]:
    """Le texte de `notes.csv` : une ligne par copie, une colonne par exercice, dans l’ordre du cours."""
    noms = ranger_exercices({exercice.nom for copie in copies for exercice in copie.exercices})
    entetes = ["fichier", "élève", "note sur 20", *noms, "remarques"]
    return table_au_fil(chain([entetes], (_ligne_de_notes(copie, noms) for copie in copies)))


def _ligne_de_notes(copie: CopieNotee, noms: list[str]) -> list[str]:
    points = {exercice.nom: ecrire_decimal(exercice.points) for exercice in copie.exercices}
    return [copie.fichier, copie.eleve, ecrire_note(copie), *(points.get(nom, "") for nom in noms), " · ".join(remarques(copie))]


def ecrire_note(copie: CopieNotee) -> str:
    """La note sur 20 ; rien pour une copie à noter à la main."""
    return "" if copie.note is None else ecrire_decimal(copie.note)


def remarques(copie: CopieNotee) -> list[str]:
    """Ce que le professeur doit savoir de la copie, en une phrase par point."""
    return anomalies(copie) + ajustements_ecrits(copie)


def ajustements_ecrits(copie: CopieNotee) -> list[str]:
    """Les points que le professeur a changés, avec son motif."""
    return [f"`{e.nom}` ajusté à {ecrire_decimal(e.points)} : {e.motif}" for e in copie.exercices if e.motif is not None]


def anomalies(copie: CopieNotee) -> list[str]:
    """Ce que la correction a remarqué, à commencer par une copie qu’elle n’a pas pu noter."""
    return ([] if copie.est_notee else [A_NOTER]) + [anomalie.texte for anomalie in copie.anomalies]


def numero_de_participant(fichier: str) -> str | None:
    """Le numéro que Moodle met dans le nom des dossiers qu’il compresse.

    >>> numero_de_participant("devoir/Zoé Martin_12345_assignsubmission_file_/04_marquage.ipynb")
    '12345'
    """
    depot = depot_moodle(PurePosixPath(fichier).parts)
    return depot and depot[1]


def moodle_au_fil(copies: Sequence[CopieNotee]) -> Iterator[str]:
    """Le texte de `moodle.csv` : une ligne par participant Moodle reconnu, prête à déposer dans le devoir.

    Virgules, sans marque d’encodage, point décimal : ce que Moodle lit dans toutes
    les langues. De deux copies du même chapitre, la meilleure compte ; les points de
    chapitres différents s’ajoutent. Un participant dont rien n’a pu être noté garde
    une case vide, que Moodle laisse sans note.
    """
    participants: dict[int, list[int]] = {}
    for rang, copie in enumerate(copies):
        if numero := numero_de_participant(copie.fichier):
            participants.setdefault(int(numero), []).append(rang)
    lignes = (_ligne_moodle(numero, [copies[rang] for rang in rangs]) for numero, rangs in sorted(participants.items()))
    return table_au_fil(chain([COLONNES_MOODLE], lignes), separateur=",", marque=False)


def _ligne_moodle(numero: int, copies: list[CopieNotee]) -> list[str]:
    retenues = _meilleures_copies(copies)
    total = sum((copie.total for copie in retenues), Fraction(0))
    points = sum((copie.points for copie in retenues), Fraction(0))
    note = ecrire_decimal(NOTE_MAXIMALE * points / total, virgule=".") if total else ""
    retour = "<br>".join(ligne for copie in retenues or copies for ligne in _retour_moodle(copie))
    # Avec une espace, le numéro se lit dans un Moodle français comme dans un Moodle anglais.
    return [f"Participant {numero}", copies[0].eleve, note, "", retour]


def _meilleures_copies(copies: list[CopieNotee]) -> list[CopieNotee]:
    """La meilleure copie notée de chaque chapitre."""
    meilleures: dict[str, CopieNotee] = {}
    for copie in filter(lambda copie: copie.est_notee, copies):
        chapitre = copie.chapitre or ""
        if chapitre not in meilleures or copie.note > meilleures[chapitre].note:
            meilleures[chapitre] = copie
    return [meilleures[chapitre] for chapitre in sorted(meilleures)]


def _retour_moodle(copie: CopieNotee) -> list[str]:
    titre = [f"<strong>{prose_en_html(montrable(copie.chapitre))}</strong>"] if copie.chapitre else []
    phrases = ([] if copie.est_notee else [NON_NOTEE]) + anomalies_pour_l_eleve(copie) + ajustements_ecrits(copie)
    return titre + [_exercice_moodle(exercice) for exercice in copie.exercices] + [prose_en_html(montrable(p)) for p in phrases]


def _exercice_moodle(exercice: ExerciceNote) -> str:
    verdict = exercice.verdict
    points = f"{ecrire_decimal(exercice.points)} / {ecrire_decimal(exercice.sur)}"
    message = "" if verdict.est_reussi else f" – {montrable(verdict.message)}"
    return prose_en_html(f"{SIGNES[verdict.etat]} {exercice.nom} : {verdict.etat.value}, {points}{message}")


def chemins_pour_moodle(fichiers: Iterable[str]) -> dict[str, str]:
    """La copie que rend chaque chemin de l’archive ; celles qui ne viennent pas de Moodle n’y sont pas.

    D’un même participant, chaque copie a sa page ; celle qui porte le même nom qu’une autre reçoit un numéro.
    """
    chemins: dict[str, str] = {}
    for fichier in sorted(fichiers):
        if dossier := dossier_de_feedback(fichier):
            rendu = MOODLE.sub("", PurePosixPath(fichier).name) or "copie"  # sans ce que Moodle y met quand il ne fait pas de dossiers
            nom = nommer_pages([rendu])[rendu].removesuffix(".html")
            suites = (f"{dossier}/retour_{nom}{f'-{rang}' if rang > 1 else ''}.html" for rang in count(1))
            chemins[next(chemin for chemin in suites if chemin not in chemins)] = fichier
    return chemins


def dossier_de_feedback(fichier: str) -> str | None:
    """Le dossier où Moodle cherche le retour de cette copie ; rien quand elle ne vient pas de Moodle.

    >>> dossier_de_feedback("depot.zip/Zoé Martin_123_assignsubmission_file_/04.ipynb")
    'Zoé Martin_123_assignfeedback_file_'
    """
    depot = depot_moodle(PurePosixPath(fichier).parts)
    return depot and "_".join(depot) + FEEDBACK


def ecrire_zip(chemin: Path, pages: Iterable[tuple[str, str]]) -> None:
    """Écrit l’archive d’un seul coup, une page à la fois, ou la retire quand il n’y en a aucune ; lève `ErreurMastermind` quand le système refuse."""
    premiere = next(pages := iter(pages), None)
    with ecriture(chemin):
        if premiere:
            remplacer(chemin, lambda fichier: _remplir(fichier, chain([premiere], pages)))
        else:
            chemin.unlink(missing_ok=True)


def _remplir(fichier: BinaryIO, pages: Iterable[tuple[str, str]]) -> None:
    with zipfile.ZipFile(fichier, "w") as archive:
        for nom, texte in pages:
            archive.writestr(zipfile.ZipInfo(nom, DATE), texte.encode("utf-8", "backslashreplace"), zipfile.ZIP_DEFLATED)
