"""Les résultats d’une correction : des données, et ce qu’en garde `resultats.json`.

Ni calcul de verdict ni mise en page ; les fichiers sont dans `gardees`. Commencer par `CopieNotee`.
"""

import math
from collections.abc import Iterable, Mapping
from dataclasses import replace
from fractions import Fraction
from types import MappingProxyType
from typing import NamedTuple

from mastermind_edu.correction.anomalies import HORS_EPREUVE, Anomalie
from mastermind_edu.correction.lecture.questions import Question, question
from mastermind_edu.correction.notation.etats import EtatCopie
from mastermind_edu.correction.programme.composition import Programme
from mastermind_edu.exercices import GAMMES, TOUS
from mastermind_edu.juge.verdict import ContreExemple, EtatVerdict, Verdict

NOTE_MAXIMALE = 20
A_ECRIRE = "à vous d’écrire"  # le début du message d’une ébauche laissée telle quelle
PRECISIONS = ("remarque", "constat")  # gardées quand il y en a


class ExerciceNote(NamedTuple):
    """Un verdict et ses points ; `commentaire` quand le professeur les a changés."""

    verdict: Verdict
    points: Fraction
    sur: Fraction
    commentaire: str | None = None

    @property
    def nom(self) -> str:
        """Le nom de la fonction notée."""
        return self.verdict.exercice


class Decision(NamedTuple):
    """Ce que le professeur décide d’une copie entière : une note, pour tant de points en tout, ou rien qu’un commentaire."""

    note: Fraction | None = None
    total: Fraction = Fraction(0)
    commentaire: str = ""


class CopieNotee(NamedTuple):
    """Ce qu’une copie a obtenu ; `exercices` est vide quand elle n’a pas pu être lue.

    `sources` : le texte des réponses, que montrent les retours et où l’on cherche les ressemblances. `questions` : les
    questions ouvertes ; celle que personne n’a lue ne compte pas encore. `remplacee_par` : le fichier qui compte à sa place ;
    `remplace` : ceux à la place desquels elle compte.
    """

    fichier: str
    eleve: str
    chapitre: str | None
    exercices: tuple[ExerciceNote, ...]
    anomalies: tuple[Anomalie, ...]
    sha256: str
    sources: Mapping[str, str] = MappingProxyType({})
    questions: tuple[Question, ...] = ()
    decision: Decision = Decision()
    remplacee_par: str = ""
    remplace: tuple[str, ...] = ()
    chapitre_attendu: str = ""  # celui de la classe, quand cette copie est un notebook vierge d’un autre

    @property
    def points(self) -> Fraction:
        """Les points obtenus : ceux qu’elle détaille, ou ce que vaut la note du professeur."""
        return self.points_detailles if self.decision.note is None else self.decision.note * self.total / NOTE_MAXIMALE

    @property
    def points_detailles(self) -> Fraction:
        """Ceux des exercices et des réponses lues, que le professeur ait donné une note ou non."""
        return sum((note.points for note in self._comptes()), Fraction(0))

    @property
    def total(self) -> Fraction:
        """Les points possibles ; 0 pour une copie qui n’a pas pu être notée."""
        return sum((note.sur for note in self._comptes()), Fraction(0)) or self.decision.total

    def _comptes(self) -> list[ExerciceNote | Question]:
        """Les exercices et les réponses lues ; elles ne suffisent pas à noter une copie dont les exercices n’ont pu l’être, ni celle d’un autre chapitre."""
        lues = [question for question in self.questions if question.est_lue]
        return [*self.exercices, *lues] if not self.chapitre_attendu and (self.exercices or not self.chapitre) else []

    @property
    def a_lire(self) -> list[str]:
        """Les questions ouvertes qui manquent encore à la note ; aucune quand la copie ne compte pas, ou que le professeur a donné la note."""
        return [] if self.remplacee_par or self.decision.note is not None else [question.nom for question in self.questions if not question.est_lue]

    @property
    def est_notee(self) -> bool:
        """Faux quand rien n’a pu être noté : la copie est à noter à la main."""
        return self.total > 0

    @property
    def note(self) -> Fraction | None:
        """La note sur 20, en proportion des points ; aucune quand rien n’a pu être noté."""
        return NOTE_MAXIMALE * self.points / self.total if self.est_notee else None

    @property
    def est_vierge(self) -> bool:
        """Vrai quand l’élève n’y a rien écrit : c’est le notebook tel qu’il a été donné."""
        vides = (e.verdict.etat is EtatVerdict.A_FAIRE and e.verdict.message.startswith(A_ECRIRE) for e in self.exercices)
        return bool(self.exercices) and not (self.sources or any(question.reponse for question in self.questions)) and all(vides)

    @property
    def est_hors_epreuve(self) -> bool:
        """Vrai quand ce n’est pas une copie de l’épreuve que l’on corrige."""
        return any(anomalie.texte.startswith(HORS_EPREUVE) for anomalie in self.anomalies)

    @property
    def etat(self) -> EtatCopie:
        """Ce qu’elle est devenue."""
        if self.remplacee_par:
            return EtatCopie.REMPLACEE
        if self.decision.note is not None:
            return EtatCopie.A_LA_MAIN
        sans_note = EtatCopie.A_NOTER if self.chapitre_attendu else EtatCopie.HORS_EPREUVE if self.est_hors_epreuve else EtatCopie.ILLISIBLE
        return EtatCopie.NOTEE if self.est_notee else sans_note


def noter_copie(
    programme: Programme, verdicts: Iterable[Verdict], bareme: Mapping[str, Fraction], anomalies: Iterable[Anomalie] = ()
) -> CopieNotee:
    """La copie de ce programme, ses points selon le barème, avec ce que son exécution a fait remarquer."""
    copie, exercices = programme.copie, tuple(note for verdict in verdicts if not _est_a_taire(note := noter(verdict, bareme)))
    toutes = (*programme.anomalies, *anomalies)
    return CopieNotee(copie.fichier, copie.eleve, copie.chapitre, exercices, toutes, copie.sha256, programme.sources)


def _est_a_taire(note: ExerciceNote) -> bool:
    """Vrai pour une gamme que rien n’oblige à faire, et que l’élève n’a pas commencée."""
    return note.nom in GAMMES and not note.sur and note.verdict.etat is EtatVerdict.A_FAIRE


def noter(verdict: Verdict, bareme: Mapping[str, Fraction]) -> ExerciceNote:
    """Tous les points du barème pour une réponse juste, fût-elle bloquée par une autre, leur part pour un échec ; les arguments, tels que JSON les garde."""
    if verdict.contre_exemple:
        arguments = tuple(simplifier(verdict.contre_exemple.arguments))
        verdict = replace(verdict, contre_exemple=verdict.contre_exemple._replace(arguments=arguments))
    sur = bareme[verdict.exercice]
    return ExerciceNote(verdict, verdict.part_des_points * sur, sur)


def arrondir(nombre: Fraction) -> Fraction:
    """Le nombre à deux décimales ; à égale distance, vers le haut.

    >>> arrondir(Fraction(40, 3)), arrondir(Fraction(1, 8))
    (Fraction(1333, 100), Fraction(13, 100))
    """
    return Fraction(math.floor(nombre * 100 + Fraction(1, 2)), 100)


def ranger_exercices(noms: Iterable[str]) -> list[str]:
    """Les noms d’exercices, chacun une fois, dans l’ordre du cours."""
    rangs = {nom: rang for rang, nom in enumerate(TOUS)}
    return sorted(set(noms), key=lambda nom: (rangs.get(nom, len(rangs)), nom))


def copie_en_donnees(copie: CopieNotee) -> dict:
    """Ce que `resultats.json` garde d’une copie."""
    reservees = [anomalie.texte for anomalie in copie.anomalies if not anomalie.publique]
    return {
        "fichier": copie.fichier,
        "eleve": copie.eleve,
        "chapitre": copie.chapitre,
        "note": None if copie.note is None else en_nombre(copie.note),
        "sur": NOTE_MAXIMALE,
        "exercices": [_exercice_en_donnees(exercice, copie.sources.get(exercice.nom, "")) for exercice in copie.exercices],
        "anomalies": [anomalie.texte for anomalie in copie.anomalies],
        **({"questions": [_question_en_donnees(une) for une in copie.questions]} if copie.questions else {}),
        **({"anomalies_pour_le_professeur": reservees} if reservees else {}),
        **({"commentaire": copie.decision.commentaire} if copie.decision.commentaire else {}),
        **({"remplacee_par": copie.remplacee_par} if copie.remplacee_par else {}),
        "sha256": copie.sha256,
    }


def _exercice_en_donnees(exercice: ExerciceNote, texte: str) -> dict:
    verdict = exercice.verdict
    return {
        "nom": exercice.nom,
        "etat": verdict.etat.value,
        "points": en_nombre(exercice.points),
        "sur": en_nombre(exercice.sur),
        "message": verdict.message,
        "contre_exemple": verdict.contre_exemple and verdict.contre_exemple._asdict(),
        "erreur_typique": verdict.erreur_typique,
        **{nom: getattr(verdict, nom) for nom in PRECISIONS if getattr(verdict, nom)},
        **({"juste_par_ailleurs": True} if verdict.juste_par_ailleurs else {}),
        **({"part": str(verdict.part)} if verdict.part else {}),
        **({"defauts_du_juge": [*verdict.defauts]} if verdict.defauts else {}),
        **({"texte": texte} if texte else {}),
    }


def _question_en_donnees(une: Question) -> dict:
    return {**une._asdict(), "sur": en_nombre(une.sur), "points": None if une.points is None else en_nombre(une.points)}


def en_nombre(nombre: Fraction) -> int | float:
    """Le nombre tel que JSON l’écrit, à deux décimales au plus."""
    arrondi = arrondir(nombre)
    return int(arrondi) if arrondi.denominator == 1 else float(arrondi)


def simplifier(valeur: object) -> object:
    """La valeur telle que JSON peut l’écrire : listes pour les tuples, texte pour le reste.

    >>> simplifier(([1, ("R", None)], Fraction(1, 2)))
    [[1, ['R', None]], '1/2']
    """
    if hasattr(valeur, "ecrire"):
        return valeur.ecrire()
    if isinstance(valeur, (list, tuple)):
        return [simplifier(element) for element in valeur]
    if isinstance(valeur, dict):
        return {cle if isinstance(cle, str) else repr(cle): simplifier(v) for cle, v in valeur.items()}
    if valeur is None or isinstance(valeur, (bool, int, str)) or isinstance(valeur, float) and math.isfinite(valeur):
        return valeur
    return str(valeur)


def lire_copie_notee(donnees: dict, bareme: Mapping[str, Fraction]) -> CopieNotee:
    """La copie dont ce sont les données, notée selon ce barème, ou à défaut celui d’alors."""
    reservees, exercices = donnees.get("anomalies_pour_le_professeur", ()), tuple(_lire_exercice(exercice, bareme) for exercice in donnees["exercices"])
    anomalies = tuple(Anomalie(texte, publique=texte not in reservees) for texte in donnees["anomalies"])
    sources = {exercice["nom"]: exercice["texte"] for exercice in donnees["exercices"] if exercice.get("texte")}
    questions = tuple(question(une["nom"], Fraction(str(une["sur"])), une["enonce"], une["reponse"]) for une in donnees.get("questions", ()))
    lues = {"questions": questions, "remplacee_par": donnees.get("remplacee_par", "")}
    return CopieNotee(donnees["fichier"], donnees["eleve"], donnees["chapitre"], exercices, anomalies, donnees["sha256"], sources, **lues)


def _lire_exercice(donnees: dict, bareme: Mapping[str, Fraction]) -> ExerciceNote:
    nom, contre_exemple = donnees["nom"], donnees["contre_exemple"]
    verdict = Verdict(
        nom,
        EtatVerdict(donnees["etat"]),
        donnees["message"],
        contre_exemple and ContreExemple(**{**contre_exemple, "arguments": tuple(contre_exemple["arguments"])}),
        donnees["erreur_typique"],
        **{nom: donnees.get(nom, "") for nom in PRECISIONS},
        juste_par_ailleurs=donnees.get("juste_par_ailleurs", False),
        part=Fraction(donnees.get("part", 0)),
        defauts=tuple(donnees.get("defauts_du_juge", ())),
    )
    return noter(verdict, {nom: Fraction(str(donnees["sur"])), **bareme})
