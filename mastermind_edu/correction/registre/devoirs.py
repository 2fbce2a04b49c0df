"""Les devoirs du trimestre : un par dossier de résultats, la note de chacun, et ce que le professeur en règle dans `devoirs.csv`.

Des données ; la table qu’on en tire est dans `trimestre`. Commencer par `inscrire_le_devoir`, puis `lire_reglages`.
"""

import datetime
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.coeur.jour import lire_date
from mastermind_edu.correction.lecture.identites import meme_nom
from mastermind_edu.correction.registre.remises import ecrire_json, lire_json, lire_nombre
from mastermind_edu.correction.tableurs import Ligne, deproteger, ecrire_atomiquement, ecrire_table, lire_colonnes
from mastermind_edu.francais import citer, ecrire_decimal, proposer

DEVOIRS, REGLAGES = "devoirs.json", "devoirs.csv"
COLONNES = ("devoir", "coefficient", "pour le", "points par jour de retard", "non rendu", "rattrape")
MODE_D_EMPLOI = (
    "# Coefficient 0 : hors de la moyenne. « pour le » : 2026-10-05. « non rendu » : absent (hors de la moyenne) ou 0.",
    "# « rattrape » : un autre devoir, et la meilleure note des deux compte, une seule fois.",
)
ABSENT, ZERO = "absent", "0"


class Inscrit(NamedTuple):
    """Ce qu’un élève a rendu pour un devoir : quand, la note ou rien quand il est illisible, l’empreinte de ce qui compte ; provisoire tant qu’il y a des réponses à lire."""

    date: datetime.date
    note: float | None
    empreinte: str
    est_provisoire: bool = False


class Devoir(NamedTuple):
    """Un devoir, nommé par son dossier de résultats ; ses rendus, par nom lu."""

    adresse: str
    nom: str
    chapitres: tuple[str, ...]
    rendus: Mapping[str, Inscrit]

    @property
    def date(self) -> datetime.date:
        """Celle des premiers rendus."""
        return min((inscrit.date for inscrit in self.rendus.values()), default=datetime.date.max)


class Reglage(NamedTuple):
    """Ce que le professeur décide d’un devoir."""

    devoir: str
    coefficient: Fraction = Fraction(1)
    pour_le: datetime.date | None = None
    par_jour: Fraction = Fraction(0)
    non_rendu: str = ABSENT
    rattrape: str = ""


def inscrire_le_devoir(anciens: Sequence[Devoir], devoir: Devoir, date: datetime.date | None) -> list[Devoir]:
    """Les devoirs, celui-ci renouvelé à sa place, ou ajouté : qui avait déjà rendu la même chose garde sa date, sauf si tout est pareil et qu’une `date` est donnée."""
    ancien = _suivre(next((un for un in anciens if un.adresse == devoir.adresse), devoir._replace(rendus={})), devoir.rendus)
    connus = {lu for lu, inscrit in devoir.rendus.items() if lu in ancien.rendus and ancien.rendus[lu].empreinte == inscrit.empreinte}
    dates = {} if date and connus == devoir.rendus.keys() else {lu: ancien.rendus[lu].date for lu in connus}
    rendus = {lu: inscrit._replace(date=dates.get(lu, inscrit.date)) for lu, inscrit in devoir.rendus.items()}
    autres = [un for un in anciens if un.adresse != devoir.adresse]
    nouveau = devoir._replace(nom=_nommer(devoir.adresse, autres), rendus=rendus)
    return [nouveau if un.adresse == devoir.adresse else un for un in anciens] if len(autres) < len(anciens) else [*anciens, nouveau]


def _suivre(ancien: Devoir, rendus: Mapping[str, Inscrit]) -> Devoir:
    """Le devoir tel qu’il était, où qui a depuis un homonyme porte déjà le nom, numéro compris, qu’on lit maintenant dans la même copie."""
    nouveaux = {lu: inscrit.empreinte for lu, inscrit in rendus.items() if lu not in ancien.rendus and inscrit.empreinte}
    suivis = {
        next((nouveau for nouveau, empreinte in nouveaux.items() if lu not in rendus and empreinte == inscrit.empreinte and meme_nom(lu, nouveau)), lu): inscrit
        for lu, inscrit in ancien.rendus.items()
    }
    return ancien._replace(rendus=suivis)


def _nommer(adresse: str, autres: Iterable[Devoir]) -> str:
    """Le nom du dossier de résultats ; son adresse entière quand un autre devoir porte déjà ce nom."""
    nom = PurePosixPath(adresse).name
    return adresse if nom in {un.nom for un in autres} else nom


def lire_devoirs(dossier: Path) -> list[Devoir]:
    """Les devoirs inscrits ; aucun dans un registre d’avant. Lève `ErreurMastermind` quand le fichier ne se lit pas."""
    chemin = dossier / DEVOIRS
    return lire_json(chemin, lambda donnees: [_lire_devoir(un) for un in donnees["devoirs"]]) if chemin.exists() else []


def _lire_devoir(donnees: dict) -> Devoir:
    rendus = {
        str(un["nom lu"]): Inscrit(lire_date(un["date"]), None if un["note"] is None else lire_nombre(un["note"]), str(un["empreinte"]), un.get("provisoire") is True)
        for un in donnees["rendus"]
    }
    return Devoir(str(donnees["sortie"]), str(donnees["devoir"]), tuple(map(str, donnees["chapitres"])), rendus)


def ecrire_devoirs(dossier: Path, devoirs: Sequence[Devoir]) -> None:
    """Écrit `devoirs.json`, dans l’ordre des dates."""
    donnees = [
        {
            "devoir": devoir.nom, "sortie": devoir.adresse, "chapitres": devoir.chapitres,
            "rendus": [
                {"nom lu": lu, "date": inscrit.date.isoformat(), "note": inscrit.note, "empreinte": inscrit.empreinte, **({"provisoire": True} if inscrit.est_provisoire else {})}
                for lu, inscrit in sorted(devoir.rendus.items())
            ],
        }
        for devoir in ranger(devoirs)
    ]  # fmt: skip
    ecrire_json(dossier / DEVOIRS, {"devoirs": donnees})


def ranger(devoirs: Iterable[Devoir]) -> list[Devoir]:
    """Les devoirs dans l’ordre des dates ; deux du même jour, dans celui où ils ont été corrigés la première fois."""
    return sorted(devoirs, key=lambda devoir: devoir.date)


def lire_reglages(dossier: Path) -> dict[str, Reglage]:
    """Ce que dit `devoirs.csv` de chaque devoir ; lève `ErreurMastermind` en nommant la ligne."""
    chemin = dossier / REGLAGES
    lignes = lire_colonnes(chemin, COLONNES) if chemin.exists() else []
    reglages: dict[str, Reglage] = {}
    for ligne in lignes:
        reglage = _lire_reglage(ligne)
        if reglage.devoir in reglages:
            ligne.refuser(f"une seule ligne par devoir, en voici une seconde pour {citer(reglage.devoir)}")
        reglages[reglage.devoir] = reglage
    for ligne in lignes:
        if (autre := deproteger(ligne.cellules[5])) and (autre not in reglages or autre == deproteger(ligne.cellules[0]) or reglages[autre].rattrape):
            ligne.refuser(f"dans « rattrape » un autre devoir, qui n’en rattrape pas lui-même, voici {citer(autre)}{proposer(autre, reglages)}")
    return reglages


def _lire_reglage(ligne: Ligne) -> Reglage:
    devoir, coefficient, pour_le, par_jour, non_rendu, rattrape = map(deproteger, ligne.cellules)
    if not devoir:
        ligne.refuser("le nom d’un devoir, la première cellule est vide")
    if non_rendu not in ("", ABSENT, ZERO):
        ligne.refuser(f"dans « non rendu » {ABSENT} ou {ZERO}, voici {citer(non_rendu)}")
    try:
        limite = lire_date(pour_le) if pour_le else None
    except ErreurMastermind as erreur:
        ligne.refuser(f"dans « pour le » une date : {erreur}")
    defauts = Reglage(devoir)
    coefficients = ligne.lire_points(coefficient, "coefficient") if coefficient else defauts.coefficient
    points = ligne.lire_points(par_jour, "points par jour de retard") if par_jour else defauts.par_jour
    return Reglage(devoir, coefficients, limite, points, non_rendu or defauts.non_rendu, rattrape)


def ecrire_reglages(dossier: Path, reglages: Mapping[str, Reglage], devoirs: Iterable[Devoir]) -> dict[str, Reglage]:
    """Écrit `devoirs.csv` : ce que le professeur y a mis, et une ligne de plus par devoir nouveau ; renvoie tous les réglages."""
    tous = {**reglages, **{devoir.nom: Reglage(devoir.nom) for devoir in ranger(devoirs) if devoir.nom not in reglages}}
    lignes = [
        (un.devoir, ecrire_decimal(un.coefficient), un.pour_le.isoformat() if un.pour_le else "", ecrire_decimal(un.par_jour), un.non_rendu, un.rattrape)
        for un in tous.values()
    ]
    ecrire_atomiquement(dossier / REGLAGES, ecrire_table([COLONNES, *((ligne,) for ligne in MODE_D_EMPLOI), *lignes]))
    return tous
