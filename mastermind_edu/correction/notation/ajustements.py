"""Ce que le professeur décide d’une copie, dans `ajustements.csv` : les points d’un exercice, une note, un commentaire.

Une ligne nomme l’élève, ou le fichier s’il en a rendu plusieurs ; ce qu’elle ne trouve pas se dit, avec le nom le plus proche. Le fichier est lu à chaque
correction, jamais écrasé. Commencer par `lire_ajustements`, puis `appliquer_ajustements`.
"""

import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import partial
from pathlib import Path
from typing import NamedTuple, TypeVar

from mastermind_edu.correction.lecture.identites import chercher_eleve
from mastermind_edu.correction.lecture.questions import Question
from mastermind_edu.correction.notation.bareme import Bareme
from mastermind_edu.correction.notation.resultats import NOTE_MAXIMALE, CopieNotee, Decision, ExerciceNote
from mastermind_edu.correction.tableurs import Ligne, LigneRefusee, deproteger, ecrire_atomiquement, ecrire_table, essayer, lire_colonnes, proteger
from mastermind_edu.exercices import tout_du_chapitre
from mastermind_edu.francais import citer, ecrire_decimal, proposer

COLONNES = ("élève", "note", "commentaire", "exercice", "points")
AUTRES_NOMS = {"fichier": "élève", "motif": "commentaire"}  # ce que ces colonnes s’appelaient
MODE_D_EMPLOI = (
    ("# Une ligne par décision : l’élève (ou le fichier, recopié de notes.csv), puis une note sur 20, un commentaire pour sa page, ou un exercice et ses points.",),
    ("# Par exemple, sans le dièse :",),
    ("# Prénom Nom", "14", "lu sur papier"),
    ("# Prénom Nom", "", "bonne idée", "repondre", "1,5"),
)
A_FINIR = "# à finir : "  # devant la cible, une ligne qui ne compte pas encore : `annoter` y garde un commentaire sans points
Note = TypeVar("Note", ExerciceNote, Question)


class Ajustement(NamedTuple):
    """Une ligne du fichier : l’élève ou le fichier dont elle parle, et ce qu’elle décide."""

    ligne: int
    cible: str
    exercice: str = ""
    points: Fraction | None = None
    note: Fraction | None = None
    commentaire: str = ""

    def __str__(self) -> str:
        suite = f" ({self.commentaire})" if self.commentaire else ""
        if self.exercice:
            return f"`{self.exercice}`, {ecrire_decimal(self.points)} au lieu des points du juge{suite}"
        if self.note is None:
            return f"un commentaire{suite}" if suite else "rien"
        return f"la note {ecrire_decimal(self.note)}{suite}"


class SansEffet(NamedTuple):
    """Un ajustement qui ne change rien, et pourquoi."""

    ajustement: Ajustement
    raison: str


def preparer_ajustements(chemin: Path) -> None:
    """Écrit un fichier vide avec son mode d’emploi, s’il n’y en a pas encore."""
    if not chemin.exists():
        ecrire_ajustements(chemin, [])


def ecrire_ajustements(chemin: Path, lignes: Sequence[Sequence[str]]) -> None:
    """Écrit le fichier entier : son mode d’emploi, puis ces lignes."""
    ecrire_atomiquement(chemin, ecrire_table([COLONNES, *MODE_D_EMPLOI, *lignes]))


def lire_lignes_ecrites(chemin: Path) -> list[list[str]]:
    """Tout ce que le professeur y a écrit, ses commentaires compris, une cellule par colonne : de quoi récrire le fichier."""
    lignes = lire_colonnes(chemin, COLONNES, autres_noms=AUTRES_NOMS, commentaires=True) if chemin.exists() else ()
    ecrites = ([deproteger(cellule) for cellule in ligne.cellules] for ligne in lignes)
    return [cellules for cellules in ecrites if _sans_vides(cellules) not in MODE_D_EMPLOI]


def _sans_vides(cellules: Sequence[str]) -> tuple[str, ...]:
    """Sans les cellules vides qui la finissent : un tableur en ajoute."""
    return tuple(cellules[: max((rang for rang, cellule in enumerate(cellules, start=1) if cellule), default=0)])


class Ajustements(NamedTuple):
    """Ce que dit le fichier : les lignes qui se lisent, et toutes celles qui ne le peuvent pas, avec ce qu’il y fallait."""

    lus: list[Ajustement]
    refuses: list[SansEffet]


def lire_ajustements(chemin: Path, bareme: Bareme) -> Ajustements:
    """Les ajustements du fichier ; aucun s’il n’existe pas.

    Une ligne impossible n’empêche pas les autres. Lève `ErreurMastermind` quand le fichier entier ne se lit pas : à lire avant de corriger la classe.
    """
    lus: dict[tuple, Ajustement] = {}
    refuses: list[SansEffet] = []

    def ecarter(refusee: LigneRefusee) -> None:
        refuses.append(SansEffet(Ajustement(refusee.ligne.numero, deproteger(refusee.ligne.cellules[0])), f"il faut {refusee.attendu}"))

    lignes = lire_colonnes(chemin, COLONNES, autres_noms=AUTRES_NOMS, ecarter=ecarter) if chemin.exists() else []
    for _ in essayer((partial(_ranger, lus, ligne, bareme) for ligne in lignes), ecarter):
        pass
    return Ajustements(list(lus.values()), sorted(refuses, key=lambda refuse: refuse.ajustement.ligne))


def _ranger(lus: dict[tuple, Ajustement], ligne: Ligne, bareme: Bareme) -> None:
    """Ajoute l’ajustement de cette ligne, s’il est possible et le premier de sa copie."""
    ajustement = _lire_ajustement(ligne, bareme)
    cle = cle_de_copie(ajustement.cible).casefold(), ajustement.exercice
    if cle in lus:
        quoi = f"un seul ajustement de {ajustement.exercice}" if ajustement.exercice else "une seule note, avec son commentaire,"
        ligne.refuser(f"{quoi} par copie, en voici un second pour {citer(ajustement.cible)}")
    lus[cle] = ajustement


def _lire_ajustement(ligne: Ligne, bareme: Bareme) -> Ajustement:
    cible, note, commentaire, exercice, points = map(deproteger, ligne.cellules)
    if not cible:
        ligne.refuser("le nom d’un élève, ou celui d’une copie, la première cellule est vide")
    if exercice:
        if note:
            ligne.refuser(f"les points d’un exercice, ou une note, pas les deux ; voici {citer(exercice)} et {citer(note)}")
        _exiger_exercice(ligne, exercice, bareme)
    elif points:
        ligne.refuser(f"le nom d’un exercice pour ces points, ou une note ; voici {citer(points)} sans exercice")
    elif not (note or commentaire):
        ligne.refuser(f"une note, un exercice et ses points, ou un commentaire ; il n’y a rien pour {citer(cible)}")
    maximum = bareme[exercice] if exercice else Fraction(NOTE_MAXIMALE)
    donnes = ligne.lire_points(points or note, "points" if exercice else "note") if exercice or note else Fraction(0)
    if donnes > maximum:
        de_quoi = f"{ecrire_decimal(maximum)} points pour {exercice}" if exercice else f"{NOTE_MAXIMALE} dans « note »"
        ligne.refuser(f"au plus {de_quoi}, voici {ecrire_decimal(donnes)}")
    return Ajustement(ligne.numero, cible, exercice, donnes if exercice else None, donnes if note else None, commentaire)


def _exiger_exercice(ligne: Ligne, nom: str, bareme: Bareme) -> None:
    if nom not in bareme:
        ligne.refuser(f"le nom d’un exercice du cours, ou d’une question ouverte de ces copies, voici {citer(nom)}{proposer(nom, bareme)}")


def cle_de_copie(fichier: str) -> str:
    """Le nom d’une copie tel qu’un tableur peut l’avoir récrit."""
    return unicodedata.normalize("NFC", proteger(deproteger(fichier)))


class CopiesAjustees(Sequence):
    """Les mêmes copies, chacune ajustée au moment où on la lit."""

    def __init__(self, copies: Sequence[CopieNotee], decisions: Mapping[str, Sequence[Ajustement]], bareme: Bareme):
        self._copies, self._decisions, self._bareme = copies, decisions, bareme

    def __len__(self) -> int:
        return len(self._copies)

    def __getitem__(self, rang: int) -> CopieNotee:
        copie = self._copies[rang]
        return _ajuster(copie, self._decisions.get(copie.fichier, ()), self._bareme)


def _ajuster(copie: CopieNotee, decisions: Sequence[Ajustement], bareme: Bareme) -> CopieNotee:
    """La copie, avec ce que le professeur en décide ; ce qui nomme le fichier, rangé en dernier, l’emporte sur ce qui nomme l’élève."""
    for decision in decisions:
        if decision.exercice:
            exercices = (_remplacer_points(exercice, decision, "sans commentaire") for exercice in copie.exercices)
            copie = copie._replace(exercices=tuple(exercices), questions=tuple(_remplacer_points(question, decision, "") for question in copie.questions))
        else:
            total = sum((bareme[nom] for nom in tout_du_chapitre(copie.chapitre)), Fraction(0)) or Fraction(NOTE_MAXIMALE)
            copie = copie._replace(decision=Decision(decision.note, total if decision.note is not None else Fraction(0), decision.commentaire))
    return copie


def _remplacer_points(note: Note, decision: Ajustement, sans_commentaire: str) -> Note:
    if note.nom != decision.exercice:
        return note
    return note._replace(points=min(decision.points, note.sur), commentaire=decision.commentaire or sans_commentaire)


def appliquer_ajustements(
    copies: Sequence[CopieNotee], ajustements: Sequence[Ajustement], eleves: Mapping[str, str], bareme: Bareme
) -> tuple[Sequence[CopieNotee], list[SansEffet]]:
    """Les copies ajustées, et les ajustements qui ne changent rien ; `eleves` : de qui est chaque copie, par fichier."""
    if not ajustements:
        return copies, []
    recherche = _Recherche(copies, eleves)
    decisions: dict[str, list[Ajustement]] = {}
    sans_effet = []
    for ajustement in sorted(ajustements, key=lambda un: recherche.est_un_fichier(un.cible)):
        for visee in recherche.viser(ajustement):
            if isinstance(visee, SansEffet):
                sans_effet.append(visee)
            else:
                decisions.setdefault(visee, []).append(ajustement)
    return CopiesAjustees(copies, decisions, bareme), sorted(sans_effet)


class _Visee(NamedTuple):
    """Ce qu’il faut d’une copie pour savoir si un ajustement en parle."""

    fichier: str
    chapitre: str | None
    exercices: tuple[str, ...]
    note: Fraction | None


class _Recherche:
    """Les copies par nom de fichier, et par élève."""

    def __init__(self, copies: Sequence[CopieNotee], eleves: Mapping[str, str]):
        self._par_cle: dict[str, _Visee] = {}
        self._par_eleve: dict[str, list[_Visee]] = {}
        self._lus: dict[str, set[str]] = {}
        for copie in copies:
            visee = _Visee(copie.fichier, copie.chapitre, tuple(note.nom for note in (*copie.exercices, *copie.questions)), copie.note)
            self._par_cle[cle_de_copie(copie.fichier)] = visee
            self._par_eleve.setdefault(eleves[copie.fichier], []).append(visee)
            self._lus.setdefault(eleves[copie.fichier], set()).add(copie.eleve)

    def est_un_fichier(self, cible: str) -> bool:
        """Vrai quand une copie porte ce nom."""
        return cle_de_copie(cible) in self._par_cle

    def viser(self, ajustement: Ajustement) -> Iterator[str | SansEffet]:
        """Les fichiers dont parle cet ajustement, ou pourquoi il ne change rien."""
        siennes = [self._par_cle[cle_de_copie(ajustement.cible)]] if self.est_un_fichier(ajustement.cible) else self._de_l_eleve(ajustement)
        if isinstance(siennes, SansEffet):
            yield siennes
        elif ajustement.exercice:
            trouvees = [visee.fichier for visee in siennes if ajustement.exercice in visee.exercices]
            yield from trouvees or [SansEffet(ajustement, _dire_sans_exercice(siennes))]
        elif len({visee.chapitre for visee in siennes if visee.chapitre}) > 1:
            yield SansEffet(ajustement, "cet élève a rendu plusieurs chapitres : écrivez le fichier à la place de son nom")
        else:
            yield max(siennes, key=lambda visee: -1 if visee.note is None else visee.note).fichier

    def _de_l_eleve(self, ajustement: Ajustement) -> list[_Visee] | SansEffet:
        trouves = chercher_eleve(ajustement.cible, self._lus)
        if len(trouves) == 1:
            return self._par_eleve[trouves[0]]
        if trouves:
            return SansEffet(ajustement, f"plusieurs élèves ont ce nom : {', '.join(map(citer, trouves))} ; recopiez le bon en entier")
        connus = [*self._lus, *(lu for lus in self._lus.values() for lu in lus), *(visee.fichier for siennes in self._par_eleve.values() for visee in siennes)]
        return SansEffet(ajustement, f"aucun élève, aucune copie ne porte ce nom{proposer(ajustement.cible, connus)}")


def _dire_sans_exercice(siennes: Sequence[_Visee]) -> str:
    if all(visee.note is None for visee in siennes):
        return "cette copie n’a pas pu être lue : donnez-lui une note entière, dans « note », sans exercice"
    return f"cet exercice n’est pas dans sa copie, qui est de {', '.join(sorted({visee.chapitre or 'chapitre inconnu' for visee in siennes}))}"
