"""Les notes pour un tableur et pour Moodle : `notes.csv`, `moodle.csv`, et les retours que Moodle rend aux élèves, `retours.zip`.

`moodle.csv` suit le « formulaire d’évaluation hors ligne » d’un devoir Moodle en français, noté sur 20. L’archive a un dossier par
participant, nommé comme dans celle des travaux remis, où `assignfeedback_file` dit à Moodle d’en faire un fichier de feedback.
Commencer par `notes_au_fil`.
"""

import zipfile
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import chain, count
from pathlib import Path, PurePosixPath
from types import MappingProxyType
from typing import BinaryIO

from mastermind_edu.affichage.tableau import prose_en_html
from mastermind_edu.affichage.verdicts import SIGNES
from mastermind_edu.correction.lecture.copies import MEME_NOM
from mastermind_edu.correction.lecture.eleves import MOODLE, depot_moodle
from mastermind_edu.correction.lecture.identites import Annuaire, cle_du_nom, numero_de_participant
from mastermind_edu.correction.lecture.questions import Question
from mastermind_edu.correction.notation.resultats import CopieNotee, Decision, ExerciceNote, ranger_exercices
from mastermind_edu.correction.notation.retenues import rendus
from mastermind_edu.correction.pages.retours import NON_NOTEE, anomalies_pour_l_eleve, ecrire_chapitre, nommer_pages
from mastermind_edu.correction.tableurs import ecriture, montrable, table_au_fil
from mastermind_edu.disque import remplacer
from mastermind_edu.francais import ecrire_decimal

A_LA_MAIN = "à noter à la main"
A_NOTER = f"{A_LA_MAIN} : rien n’a pu être lu ni jugé"
# Moodle cherche ces titres dans la langue du professeur ; sans « Identifiant », « Note »
# et « Dernière modification (note) », il refuse le fichier.
COLONNES_MOODLE = ("Identifiant", "Nom complet", "Note", "Dernière modification (note)", "Feedback par commentaires")
ADRESSE = "Adresse de courriel"  # ce que le carnet de notes sait reconnaître ; le devoir ne la lit pas
FEEDBACK = "_assignfeedback_file_"
DATE = (1980, 1, 1, 0, 0, 0)  # la plus ancienne qu’un zip sache dire : les mêmes retours donnent les mêmes octets


def notes_au_fil(copies: Sequence[CopieNotee], distingues: Mapping[str, str] = MappingProxyType({})) -> Iterator[str]:
    """Le texte de `notes.csv` : une ligne par copie, dans le même ordre, une colonne par exercice, dans l’ordre du cours.

    `distingues` : le nom qui distingue deux homonymes, par fichier.
    """
    noms = ranger_exercices({note.nom for copie in copies if not copie.chapitre_attendu for note in (*copie.exercices, *copie.questions) if note.sur})
    entetes = ["fichier", "élève", "note sur 20", "état", *noms, "remarques"]
    return table_au_fil(chain([entetes], (_ligne_de_notes(copie, distingues.get(copie.fichier, copie.eleve), noms) for copie in copies)))


def _ligne_de_notes(copie: CopieNotee, eleve: str, noms: list[str]) -> list[str]:
    points = {note.nom: ecrire_decimal(note.points) for note in (*copie.exercices, *copie.questions) if note.points is not None}
    return [copie.fichier, eleve, ecrire_note(copie), dire_l_etat(copie), *(points.get(nom, "") for nom in noms), " · ".join(remarques(copie))]


def ecrire_note(copie: CopieNotee) -> str:
    """La note sur 20 ; rien pour une copie à noter à la main, ni pour une copie remplacée : la moyenne de la colonne est juste."""
    return "" if copie.note is None or copie.remplacee_par else ecrire_decimal(copie.note)


def dire_l_etat(copie: CopieNotee) -> str:
    """Ce qu’elle est devenue, et si des réponses écrites manquent encore à sa note."""
    return f"{copie.etat.value}{', à compléter' if copie.a_lire else ''}"


def remarques(copie: CopieNotee) -> list[str]:
    """Ce que le professeur doit savoir de la copie, en une phrase par point."""
    return dire_le_choix(copie) + anomalies(copie) + ajustements_ecrits(copie) + _reponses_a_lire(copie)


def dire_le_choix(copie: CopieNotee) -> list[str]:
    """Pourquoi cette copie ne compte pas, ou à la place de quelles autres elle compte."""
    if copie.remplacee_par:
        sans = "" if all(question.est_lue for question in copie.questions) else " sans ses réponses écrites"
        valait = "" if copie.note is None else f", elle valait {ecrire_decimal(copie.note)}{sans}"
        return [f"remplacée par {_nommer_depuis(copie, copie.remplacee_par)}{valait}"]
    return [f"compte à la place de {_nommer_depuis(copie, fichier)}" for fichier in copie.remplace]


def _nommer_depuis(copie: CopieNotee, fichier: str) -> str:
    """Le nom du fichier seul quand il est dans le dossier de cette copie, entier sinon."""
    chemin = PurePosixPath(fichier)
    return f"« {chemin.name} »" if chemin.parent == PurePosixPath(copie.fichier).parent else fichier


def _reponses_a_lire(copie: CopieNotee) -> list[str]:
    return [f"réponse à lire : `{nom}`" for nom in copie.a_lire]


def ajustements_ecrits(copie: CopieNotee) -> list[str]:
    """Ce que le professeur a décidé : sa note, les points qu’il a changés, avec son commentaire."""
    note, commentaire = copie.decision.note, copie.decision.commentaire
    dits = [] if note is None else [f"note donnée par le professeur : {ecrire_decimal(note)}"]
    dits += [f"commentaire : {commentaire}"] if commentaire else []
    return dits + [f"`{e.nom}` ajusté à {ecrire_decimal(e.points)} : {e.commentaire}" for e in copie.exercices if e.commentaire is not None]


def anomalies(copie: CopieNotee) -> list[str]:
    """Ce que la correction a remarqué, à commencer par une copie qu’elle n’a pas pu noter."""
    return _dire_a_noter(copie) + [anomalie.texte for anomalie in copie.anomalies if not _est_une_redite(copie, anomalie.texte)]


def _dire_a_noter(copie: CopieNotee) -> list[str]:
    """Pourquoi elle est à noter à la main ; rien quand elle a une note."""
    if copie.est_notee:
        return []
    if copie.est_hors_epreuve:  # la remarque dit ce que c’est
        return [] if copie.remplacee_par else [A_LA_MAIN]
    if not copie.chapitre_attendu:
        return [A_NOTER]
    return [f"{A_LA_MAIN} : a rendu {ecrire_chapitre(copie.chapitre)}, la classe a rendu {ecrire_chapitre(copie.chapitre_attendu)}"]


def _est_une_redite(copie: CopieNotee, texte: str) -> bool:
    """Vrai pour « est aussi le nom de », quand l’autre fichier est dans le dossier de l’élève, et que l’un compte à la place de l’autre."""
    dossier = PurePosixPath(copie.fichier).parent
    voisines = [PurePosixPath(autre) for autre in (copie.remplacee_par, *copie.remplace) if autre]
    return cle_du_nom(dossier.name) == cle_du_nom(copie.eleve) and any(v.parent == dossier and texte == f"« {copie.eleve} » {MEME_NOM} {v}" for v in voisines)


def moodle_au_fil(
    copies: Sequence[CopieNotee], eleves: Mapping[str, str], annuaire: Annuaire = Annuaire(), sans_copie: Mapping[str, Decision] = MappingProxyType({})
) -> Iterator[str]:
    """Le texte de `moodle.csv` : une ligne par participant Moodle reconnu, prête à déposer dans le devoir.

    Virgules, sans marque d’encodage, point décimal : ce que Moodle lit dans toutes
    les langues. Les points de chapitres différents s’ajoutent ; `eleves` : de qui est chaque copie ; `sans_copie` : les élèves
    notés sans avoir remis de fichier. Quand l’annuaire a des adresses, une colonne de plus les dit : le fichier
    s’importe alors aussi dans le carnet de notes, même sans aucun numéro. Un participant dont rien n’a pu être noté garde
    une case vide, que Moodle laisse sans note.
    """
    participants: dict[str, str] = {}
    siennes: dict[str, list[int]] = {}
    for rang, copie in enumerate(copies):
        siennes.setdefault(eleves[copie.fichier], []).append(rang)
        if numero := numero_de_participant(copie.fichier):
            participants.setdefault(numero, eleves[copie.fichier])
    notes = [eleve for eleve in sans_copie if eleve in connus_de_moodle(copies, annuaire)]
    if participants:
        participants.update((annuaire.numeros[eleve], eleve) for eleve in notes)
    ordre = sorted(participants.items(), key=lambda paire: int(paire[0]))
    ordre = ordre or [("", eleve) for eleve in (*siennes, *notes) if eleve in annuaire.adresses]
    avec = ((numero, eleve, [copies[rang] for rang in siennes.get(eleve, ())]) for numero, eleve in ordre)
    lignes = ([*(_ligne_moodle(lui, siens) if siens else _ligne_sans_copie(lui, eleve, sans_copie[eleve])), annuaire.adresses.get(eleve, "")] for lui, eleve, siens in avec)
    colonnes = len(COLONNES_MOODLE) + bool(annuaire.adresses)
    return table_au_fil((ligne[:colonnes] for ligne in chain([[*COLONNES_MOODLE, ADRESSE]], lignes)), separateur=",", marque=False)


def connus_de_moodle(copies: Iterable[CopieNotee], annuaire: Annuaire) -> Collection[str]:
    """Les élèves qu’une ligne de `moodle.csv` peut nommer sans copie : par leur numéro quand les copies en ont un, par leur adresse sinon."""
    return (annuaire.numeros if any(numero_de_participant(copie.fichier) for copie in copies) else annuaire.adresses).keys()


def _ligne_moodle(numero: str, copies: list[CopieNotee]) -> list[str]:
    retenues = sorted((copie for copie in copies if not copie.remplacee_par), key=lambda copie: copie.chapitre or "")
    (rendu,) = rendus(retenues, dict.fromkeys((copie.fichier for copie in retenues), ""))
    note = "" if rendu.note is None else ecrire_decimal(rendu.note, virgule=".")
    retour = "<br>".join(ligne for copie in retenues for ligne in _retour_moodle(copie))
    return [_ecrire_numero(numero), copies[0].eleve, note, "", retour]


def _ligne_sans_copie(numero: str, eleve: str, decision: Decision) -> list[str]:
    return [_ecrire_numero(numero), eleve, ecrire_decimal(decision.note, virgule="."), "", prose_en_html(montrable(decision.commentaire))]


def _ecrire_numero(numero: str) -> str:
    """Avec une espace, il se lit dans un Moodle français comme dans un Moodle anglais."""
    return f"Participant {numero}" if numero else ""


def _retour_moodle(copie: CopieNotee) -> list[str]:
    titre = [f"<strong>{prose_en_html(montrable(ecrire_chapitre(copie.chapitre)))}</strong>"] if copie.chapitre else []
    phrases = ([] if copie.est_notee else [NON_NOTEE]) + anomalies_pour_l_eleve(copie) + ajustements_ecrits(copie)
    lues = [_question_moodle(question) for question in copie.questions if question.est_lue]
    exercices = () if copie.chapitre_attendu else copie.exercices
    return titre + [_exercice_moodle(exercice) for exercice in exercices] + lues + [prose_en_html(montrable(p)) for p in phrases]


def _exercice_moodle(exercice: ExerciceNote) -> str:
    verdict = exercice.verdict
    points = f"{ecrire_decimal(exercice.points)} / {ecrire_decimal(exercice.sur)}" if exercice.sur else "hors note"
    message = "" if verdict.est_reussi else f" – {montrable(verdict.message)}"
    return prose_en_html(f"{SIGNES[verdict.etat]} {exercice.nom} : {verdict.etat.value}, {points}{message}")


def _question_moodle(question: Question) -> str:
    commentaire = f" – {montrable(question.commentaire)}" if question.commentaire else ""
    return prose_en_html(f"{question.nom} : {ecrire_decimal(question.points)} / {ecrire_decimal(question.sur)}{commentaire}")


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
