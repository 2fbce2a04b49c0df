"""De plusieurs copies d’un élève pour un chapitre, celle qui compte ; et la note de l’élève, qui en vient.

Une seule règle, `REGLE` : toutes les pages, tous les tableaux et le registre la suivent. Commencer par `retenir`, puis `rendus`.
"""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from mastermind_edu.chapitres import sans_le_sujet
from mastermind_edu.correction.lecture.identites import trier_eleves
from mastermind_edu.correction.notation.resultats import NOTE_MAXIMALE, CopieNotee

REGLE = (
    "De plusieurs copies d’un élève pour un chapitre, ou pour une épreuve, une seule compte : celle à qui vous avez donné une note, sinon la mieux notée, "
    "ses réponses écrites comptées comme justes, et la première à égalité. Une copie illisible, ou un notebook vierge d’un autre chapitre, est remplacée par celle qui se lit."
)


class Rendu(NamedTuple):
    """Ce qu’un élève a rendu en une fois : sa note, ou rien quand aucune de ses copies n’a pu être notée."""

    eleve: str
    note: Fraction | None
    fichiers: tuple[str, ...]  # ceux qui comptent, ou qui restent à noter


class Commun(NamedTuple):
    """Le chapitre que plus de la moitié de la classe a rendu, vide quand il n’y en a pas, et ceux où quelqu’un a écrit."""

    chapitre: str = ""
    ecrits: frozenset[str] = frozenset()

    def situer(self, copie: CopieNotee) -> CopieNotee:
        """La copie ; un notebook vierge d’un autre chapitre, où personne n’a écrit, dit lequel était attendu."""
        chapitre = sans_le_sujet(copie.chapitre or "")
        est_ailleurs = self.chapitre and chapitre and chapitre not in self.ecrits and chapitre != sans_le_sujet(self.chapitre)
        return copie._replace(chapitre_attendu=self.chapitre) if est_ailleurs and copie.est_vierge else copie


def trouver_le_commun(copies: Iterable[CopieNotee], eleves: Mapping[str, str]) -> Commun:
    """Ce que la classe a rendu ; un élève seul n’est pas une classe."""
    rendus_par: dict[str, set[str]] = {}
    premiers, ecrits = {}, set()
    for copie in copies:
        if copie.chapitre:
            chapitre = sans_le_sujet(copie.chapitre)
            premiers.setdefault(chapitre, copie.chapitre)
            rendus_par.setdefault(chapitre, set()).add(eleves[copie.fichier])
            ecrits |= {chapitre} if not copie.est_vierge or any(e.commentaire is not None for e in copie.exercices) else set()
    commun = max(rendus_par, key=lambda chapitre: len(rendus_par[chapitre]), default="")
    classe = set().union(*rendus_par.values())
    est_commun = commun in ecrits and len(rendus_par[commun]) > max(1, len(classe) / 2)
    return Commun(premiers[commun], frozenset(ecrits)) if est_commun else Commun()


class CopiesRetenues(Sequence):
    """Les mêmes copies, chacune sachant si une autre compte à sa place, au moment où on la lit."""

    def __init__(self, copies: Sequence[CopieNotee], remplacees: Mapping[str, str], commun: Commun):
        self._copies, self._remplacees, self._commun = copies, remplacees, commun
        self._remplace: dict[str, list[str]] = {}
        for fichier, retenu in remplacees.items():
            self._remplace.setdefault(retenu, []).append(fichier)

    def __len__(self) -> int:
        return len(self._copies)

    def __getitem__(self, rang: int) -> CopieNotee:
        copie = self._commun.situer(self._copies[rang])
        return copie._replace(remplacee_par=self._remplacees.get(copie.fichier, ""), remplace=tuple(self._remplace.get(copie.fichier, ())))


class _Candidate(NamedTuple):
    """Ce qu’il faut d’une copie pour la départager des autres : dans cet ordre, la plus grande l’emporte."""

    est_decidee: bool
    note: Fraction
    avant: int
    fichier: str


def _note_au_mieux(copie: CopieNotee) -> Fraction:
    """La note, comme si toute réponse écrite valait tous ses points : en lire une ne fait pas compter une autre copie."""
    if copie.decision.note is not None:
        return copie.decision.note
    return copie._replace(questions=tuple(une._replace(points=une.sur if une.reponse else Fraction(0)) for une in copie.questions)).note


def retenir(copies: Sequence[CopieNotee], eleves: Mapping[str, str]) -> Sequence[CopieNotee]:
    """Les copies, où celles qui ne comptent pas disent laquelle compte à leur place ; `eleves` : de qui est chacune, par fichier."""
    notees: dict[str, dict[str, _Candidate]] = {}
    autres: list[tuple[str, str, str]] = []
    commun = trouver_le_commun(copies, eleves)
    for rang, copie in enumerate(map(commun.situer, copies)):
        eleve, chapitre = eleves[copie.fichier], sans_le_sujet(copie.chapitre_attendu or copie.chapitre or "")
        autres.append((eleve, chapitre, copie.fichier))
        if copie.est_notee:
            candidate = _Candidate(copie.decision.note is not None, _note_au_mieux(copie), -rang, copie.fichier)
            siennes = notees.setdefault(eleve, {})
            siennes[chapitre] = max(siennes.get(chapitre, candidate), candidate)
    for siennes in notees.values():  # d’un chapitre inconnu, elle a pu être notée à la main à côté d’une autre
        if "" in siennes and len(siennes) > 1:
            inconnue, chapitre = siennes.pop(""), min(siennes)
            siennes[chapitre] = max(siennes[chapitre], inconnue)
    remplacees = {}
    for eleve, chapitre, fichier in autres:
        siennes = notees.get(eleve, {})
        gagnante = siennes.get(chapitre) or (siennes[min(siennes)] if siennes and not chapitre else None)
        if gagnante and gagnante.fichier != fichier:
            remplacees[fichier] = gagnante.fichier
    return CopiesRetenues(copies, remplacees, commun)


class CopiesRangees(Sequence):
    """Les mêmes copies dans un autre ordre, chacune lue à son tour."""

    def __init__(self, copies: Sequence[CopieNotee], rangs: Sequence[int]):
        self._copies, self._rangs = copies, rangs

    def __len__(self) -> int:
        return len(self._rangs)

    def __getitem__(self, rang: int) -> CopieNotee:
        return self._copies[self._rangs[rang]]


def ranger_par_eleve(copies: Sequence[CopieNotee], eleves: Mapping[str, str], familles: Mapping[str, str]) -> CopiesRangees:
    """Les copies par nom de famille quand il est connu de tous, sinon par nom ; celles d’un élève restent ensemble, par fichier."""
    ordre = {eleve: rang for rang, eleve in enumerate(trier_eleves(eleves.values(), familles))}
    places = [(ordre[eleves[copie.fichier]], rang) for rang, copie in enumerate(copies)]
    return CopiesRangees(copies, [rang for _, rang in sorted(places)])


def rendus(copies: Iterable[CopieNotee], eleves: Mapping[str, str]) -> list[Rendu]:
    """Un rendu par élève, dans l’ordre de leurs copies : la note réunit les points de ses chapitres."""
    comptes: dict[str, tuple[Fraction, Fraction, list[str]]] = {}
    for copie in copies:
        points, total, fichiers = comptes.get(eleves[copie.fichier], (Fraction(0), Fraction(0), []))
        if not copie.remplacee_par:
            comptes[eleves[copie.fichier]] = points + copie.points, total + copie.total, [*fichiers, copie.fichier]
    return [Rendu(eleve, NOTE_MAXIMALE * points / total if total else None, tuple(fichiers)) for eleve, (points, total, fichiers) in comptes.items()]
