"""Le chemin de chaque élève, chapitre par chapitre et date par date, et ce que la classe doit reprendre.

Des comptes, rien d’écrit. Commencer par `tracer` ; les pages sont dans `pages`.
"""

import datetime
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from mastermind_edu.correction.lecture.identites import rang_alphabetique
from mastermind_edu.correction.notation.resultats import ranger_exercices
from mastermind_edu.correction.registre.remises import Remise, Resultat
from mastermind_edu.exercices import CHAPITRES
from mastermind_edu.juge.verdict import EtatVerdict

PART_A_REPRENDRE = 1 / 3
ELEVES_A_REPRENDRE = 2  # un seul élève en difficulté se voit sur sa page
PROGRES, RECUL = "progrès", "recul"
FLECHES = {PROGRES: "↗", RECUL: "↘"}


class Etape(NamedTuple):
    """Ce qu’un élève a montré d’un chapitre à une date : sa meilleure copie de ce jour ; ni note ni résultat quand elle est illisible."""

    date: datetime.date
    note: float | None
    resultats: Mapping[str, Resultat]


class Chemin(NamedTuple):
    """Les étapes d’un élève dans un chapitre, de la première à la dernière ; il y en a au moins une."""

    etapes: tuple[Etape, ...]

    @property
    def derniere(self) -> Etape:
        """Où il en est."""
        return self.etapes[-1]

    @property
    def reussis(self) -> int:
        """Combien d’exercices sont réussis à la dernière étape."""
        return sum(est_reussi(resultat) for resultat in self.derniere.resultats.values())

    @property
    def gagnes(self) -> int:
        """Combien de réussites de plus qu’à l’étape d’avant ; négatif s’il y en a moins, 0 la première fois, ou sans résultat."""
        avant = self.etapes[-2].resultats.values() if len(self.etapes) > 1 else None
        return 0 if not (avant and self.derniere.resultats) else self.reussis - sum(map(est_reussi, avant))

    def toujours_reussis(self, noms: Iterable[str]) -> list[str]:
        """Ceux de ces exercices qui sont réussis à chaque étape : il n’y a rien à en dire de plus."""
        return [nom for nom in noms if all(nom in etape.resultats and est_reussi(etape.resultats[nom]) for etape in self.etapes)]

    def a_reprendre(self, noms: Iterable[str]) -> list[str]:
        """Ceux de ces exercices qui ne sont pas réussis à la dernière étape."""
        return [nom for nom in noms if nom in self.derniere.resultats and not est_reussi(self.derniere.resultats[nom])]

    def evolution(self, nom: str) -> str:
        """« progrès » quand l’exercice vient d’être réussi, « recul » quand il ne l’est plus, rien sinon."""
        if len(self.etapes) < 2 or nom not in self.etapes[-2].resultats or nom not in self.derniere.resultats:
            return ""
        avant, apres = (est_reussi(etape.resultats[nom]) for etape in self.etapes[-2:])
        return "" if avant == apres else PROGRES if apres else RECUL


class Eleve(NamedTuple):
    """Un élève, les noms lus dans ses copies, son chemin par chapitre."""

    nom: str
    lus: tuple[str, ...]
    chemins: Mapping[str, Chemin]


class AReprendre(NamedTuple):
    """Un exercice que trop d’élèves n’ont pas réussi, et les erreurs typiques qu’ils y font, la plus fréquente d’abord."""

    chapitre: str
    exercice: str
    en_difficulte: int
    eleves: int
    erreurs: tuple[tuple[str, int], ...]


def est_reussi(resultat: Resultat) -> bool:
    """Vrai pour une réponse juste, même bloquée par une autre : elle a ses points, et c’est l’autre qui est à reprendre."""
    return resultat.etat is EtatVerdict.REUSSI or resultat.etat is EtatVerdict.BLOQUE and resultat.points >= resultat.sur


def tracer(remises: Iterable[Remise], noms: Mapping[str, str]) -> list[Eleve]:
    """Les élèves par ordre alphabétique, chacun avec son chemin ; de deux copies d’un chapitre le même jour, la meilleure compte."""
    etapes: dict[str, dict[str, dict[datetime.date, Etape]]] = {}
    lus: dict[str, set[str]] = {}
    for remise in remises:
        eleve = noms.get(remise.lu, remise.lu)
        lus.setdefault(eleve, set()).add(remise.lu)
        jours = etapes.setdefault(eleve, {}).setdefault(remise.chapitre, {})
        if remise.date not in jours or _valeur(remise.note) > _valeur(jours[remise.date].note):
            jours[remise.date] = Etape(remise.date, remise.note, remise.exercices)
    eleves = sorted(etapes, key=rang_alphabetique)
    return [Eleve(eleve, tuple(sorted(lus[eleve])), _chemins(etapes[eleve])) for eleve in eleves]


def _valeur(note: float | None) -> float:
    """De quoi comparer deux notes : rien vaut moins que zéro."""
    return -1 if note is None else note


def _chemins(etapes: Mapping[str, Mapping[datetime.date, Etape]]) -> dict[str, Chemin]:
    return {chapitre: Chemin(tuple(jours[date] for date in sorted(jours))) for chapitre, jours in sorted(etapes.items())}


def lister_chapitres(eleves: Sequence[Eleve]) -> dict[str, list[str]]:
    """Les chapitres déjà rendus, et les exercices vus dans chacun, dans l’ordre du cours."""
    vus: dict[str, set[str]] = {}
    for eleve in eleves:
        for chapitre, chemin in eleve.chemins.items():
            vus.setdefault(chapitre, set()).update(nom for etape in chemin.etapes for nom in etape.resultats)
    rangs = {chapitre: rang for rang, chapitre in enumerate(CHAPITRES)}
    return {chapitre: ranger_exercices(vus[chapitre]) for chapitre in sorted(vus, key=lambda c: (rangs.get(c, len(rangs)), c))}


def lister_dates(eleves: Sequence[Eleve]) -> list[datetime.date]:
    """Les dates de remise, de la première à la dernière."""
    return sorted({etape.date for eleve in eleves for chemin in eleve.chemins.values() for etape in chemin.etapes})


def a_reprendre(eleves: Sequence[Eleve]) -> list[AReprendre]:
    """Les exercices qu’au moins deux élèves et un tiers de ceux qui les ont rendus n’ont pas réussis, du plus au moins manqué."""
    trouves = []
    for chapitre, noms in lister_chapitres(eleves).items():
        derniers = [eleve.chemins[chapitre].derniere.resultats for eleve in eleves if chapitre in eleve.chemins]
        trouves += [_compter(chapitre, nom, [resultats[nom] for resultats in derniers if nom in resultats]) for nom in noms]
    retenus = [t for t in trouves if t.en_difficulte >= ELEVES_A_REPRENDRE and t.en_difficulte >= PART_A_REPRENDRE * t.eleves]
    return sorted(retenus, key=lambda t: -t.en_difficulte / t.eleves)


def _compter(chapitre: str, nom: str, resultats: Sequence[Resultat]) -> AReprendre:
    erreurs = Counter(resultat.erreur for resultat in resultats if resultat.erreur and not est_reussi(resultat))
    ordre = sorted(erreurs.items(), key=lambda paire: (-paire[1], paire[0]))
    return AReprendre(chapitre, nom, sum(not est_reussi(r) for r in resultats), len(resultats), tuple(ordre))
