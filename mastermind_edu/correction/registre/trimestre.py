"""Le trimestre en une table : une ligne par élève, une colonne par devoir, la moyenne ; en CSV, et telle que la montrent les pages.

Ce que le professeur règle de chaque devoir est dit au bas de la table. Commencer par `dresser`.
"""

import datetime
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from types import MappingProxyType
from typing import NamedTuple

from mastermind_edu.correction.notation.resultats import arrondir
from mastermind_edu.correction.registre.devoirs import ZERO, Devoir, Inscrit, Reglage, ranger
from mastermind_edu.correction.tableurs import ecrire_table
from mastermind_edu.francais import accorder, ecrire_decimal

ABSENT, SANS_NOTE = "absent", "rendu, sans note"
HOMONYMES = "à dire : homonymes"  # il a peut-être rendu : le professeur doit dire de qui est la copie


class Case(NamedTuple):
    """Ce que vaut un élève à un devoir : sa note retenue, ou un mot ; les jours de retard et ce qu’ils coûtent."""

    note: Fraction | None
    mot: str = ""
    jours: int = 0
    perdus: Fraction = Fraction(0)
    compte: bool = True  # faux quand une meilleure note compte à sa place
    est_provisoire: bool = False  # des réponses écrites n’y comptent pas encore


class Rang(NamedTuple):
    """Une ligne de la table."""

    eleve: str
    cases: tuple[Case, ...]
    moyenne: Fraction | None

    @property
    def remarques(self) -> list[tuple[int, str]]:
        """Ce qui explique une note, avec le rang de son devoir."""
        return [(rang, phrase) for rang, case in enumerate(self.cases) for phrase in _expliquer(case)]


class Trimestre(NamedTuple):
    """La table entière ; les réglages sont dans l’ordre des devoirs."""

    reglages: tuple[Reglage, ...]
    rangs: tuple[Rang, ...]

    @property
    def moyennes(self) -> list[Fraction | None]:
        """La moyenne de la classe à chaque devoir, puis celle des moyennes."""
        colonnes = [[rang.cases[place].note for rang in self.rangs] for place in range(len(self.reglages))]
        return [_moyenne([(note, Fraction(1)) for note in colonne if note is not None]) for colonne in [*colonnes, [rang.moyenne for rang in self.rangs]]]


def dresser(
    devoirs: Sequence[Devoir], reglages: Mapping[str, Reglage], eleves: Sequence[str], noms: Mapping[str, str],
    a_reconnaitre: Mapping[str, Sequence[str]] = MappingProxyType({}),
) -> Trimestre:
    """La table de ces élèves, dans cet ordre ; `noms` : l’élève que désigne chaque nom lu. `a_reconnaitre` : les noms lus qui attendent, et qui ils peuvent être."""
    ranges = ranger(devoirs)
    regles = tuple(reglages.get(devoir.nom, Reglage(devoir.nom)) for devoir in ranges)
    par_eleve = [{noms.get(lu, lu): inscrit for lu, inscrit in devoir.rendus.items()} for devoir in ranges]
    peut_etre = [_peut_etre_rendu(devoir, a_reconnaitre) for devoir in ranges]
    cases = {eleve: [_noter(rendus.get(eleve), regle, eleve in attendus) for rendus, regle, attendus in zip(par_eleve, regles, peut_etre)] for eleve in eleves}
    rangs = tuple(_dresser_un_rang(eleve, siennes, regles) for eleve, siennes in cases.items())
    return Trimestre(regles, rangs)


def _peut_etre_rendu(devoir: Devoir, a_reconnaitre: Mapping[str, Sequence[str]]) -> set[str]:
    """Ceux dont on ne sait pas encore s’ils ont rendu ce devoir : les homonymes d’une copie à reconnaître, et ce nom même, qui sera bientôt l’un d’eux."""
    attendent = {lu for lu in a_reconnaitre if lu not in devoir.rendus}
    return attendent.union(*(eleves for lu, eleves in a_reconnaitre.items() if lu in devoir.rendus))


def _dresser_un_rang(eleve: str, cases: list[Case], reglages: Sequence[Reglage]) -> Rang:
    places = {reglage.devoir: rang for rang, reglage in enumerate(reglages)}
    coefficients = [reglage.coefficient for reglage in reglages]
    for rang, reglage in enumerate(reglages):  # la meilleure de deux, au coefficient de la première
        if reglage.rattrape in places:
            premier = places[reglage.rattrape]
            moins = min(premier, rang, key=lambda place: (_valeur(cases[place]), place == premier))
            coefficients[rang] = coefficients[premier]
            cases[moins] = cases[moins]._replace(compte=False)
    comptees = [(case.note, coefficient) for case, coefficient in zip(cases, coefficients) if case.compte and case.note is not None]
    return Rang(eleve, tuple(cases), _moyenne(comptees))


def _noter(inscrit: Inscrit | None, reglage: Reglage, a_peut_etre_rendu: bool = False) -> Case:
    if inscrit is None and a_peut_etre_rendu:
        return Case(None, HOMONYMES)
    if inscrit is None:
        return Case(Fraction(0), ABSENT) if reglage.non_rendu == ZERO else Case(None, ABSENT)
    jours = max(0, (inscrit.date - (reglage.pour_le or datetime.date.max)).days)
    if inscrit.note is None:
        return Case(None, SANS_NOTE, jours)
    note = Fraction(str(inscrit.note))
    perdus = min(note, jours * reglage.par_jour)
    return Case(note - perdus, "", jours, perdus, est_provisoire=inscrit.est_provisoire)


def _valeur(case: Case) -> Fraction:
    return Fraction(-1) if case.note is None else case.note


def _moyenne(notes: Sequence[tuple[Fraction, Fraction]]) -> Fraction | None:
    total = sum((coefficient for _, coefficient in notes), Fraction(0))
    return sum((note * coefficient for note, coefficient in notes), Fraction(0)) / total if total else None


def _expliquer(case: Case) -> Iterator[str]:
    if case.mot == ABSENT and case.note is not None:
        yield "non rendu, compté 0"
    if case.est_provisoire:
        yield "provisoire, des réponses écrites sont à lire"
    if case.jours:
        yield f"{accorder(case.jours, 'jour')} de retard" + (f", {ecrire_decimal(case.perdus)} de moins" if case.perdus else "")
    if not case.compte and case.note is not None:
        yield "ne compte pas : une meilleure note la rattrape"


def ecrire_case(case: Case) -> str:
    """La note seule, que Pronote sait lire ; un mot quand il n’y en a pas."""
    return case.mot if case.note is None else ecrire_decimal(case.note)


def ecrire_note(note: Fraction | None) -> str:
    """La note, ou rien."""
    return "" if note is None else ecrire_decimal(note)


def expliquer(rang: Rang, trimestre: Trimestre) -> str:
    """Les remarques d’une ligne, devoir par devoir."""
    return " · ".join(f"{trimestre.reglages[place].devoir} : {phrase}" for place, phrase in rang.remarques)


def dire_reglage(reglage: Reglage) -> str:
    """Ce que le professeur a décidé d’un devoir, en une phrase."""
    dits = [f"pour le {reglage.pour_le.isoformat()}"] if reglage.pour_le else []
    dits += [f"{ecrire_decimal(reglage.par_jour)} de moins par jour de retard"] if reglage.par_jour else []
    dits += ["non rendu : 0"] if reglage.non_rendu == ZERO else []
    dits += [f"rattrape {reglage.rattrape}, la meilleure des deux compte"] if reglage.rattrape else []
    return ", ".join(dits)


def lignes_de_la_table(trimestre: Trimestre) -> list[list[object]]:
    """La table, ses en-têtes d’abord ; les notes y sont des nombres, arrondis au centième. Au bas, la classe, les coefficients, les règles."""
    arrondie = [[rang.eleve, *(_en_cellule(case.note, case.mot) for case in rang.cases), _en_cellule(rang.moyenne), expliquer(rang, trimestre)] for rang in trimestre.rangs]
    return [
        ["élève", *(reglage.devoir for reglage in trimestre.reglages), "moyenne", "remarques"],
        *arrondie,
        ["moyenne de la classe", *map(_en_cellule, trimestre.moyennes), ""],
        ["coefficient", *(arrondir(reglage.coefficient) for reglage in trimestre.reglages), "", ""],
        ["règles", *(dire_reglage(reglage) for reglage in trimestre.reglages), "", ""],
    ]


def _en_cellule(note: Fraction | None, mot: str = "") -> object:
    return mot if note is None else arrondir(note)


def table_du_trimestre(trimestre: Trimestre) -> str:
    """La même table, pour un tableur."""
    return ecrire_table([[ecrire_decimal(c) if isinstance(c, Fraction) else c for c in ligne] for ligne in lignes_de_la_table(trimestre)])
