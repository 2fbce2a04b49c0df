"""Les fichiers du registre : ce que valait chaque copie à sa date, un JSON par date et par chapitre, et qui est qui d’une remise à l’autre.

Ni page, ni code d’élève, ni contre-exemple. `eleves.csv` est au professeur, qui peut réunir deux noms ou en
séparer. Commencer par `Remise` et `lire_remises`.
"""

import datetime
import json
import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple, TypeVar

from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.coeur.jour import lire_date
from mastermind_edu.correction.lecture.eleves import chapitre_commun
from mastermind_edu.correction.lecture.identites import Annuaire, meme_nom, rang_alphabetique
from mastermind_edu.correction.notation.resultats import CopieNotee, en_nombre
from mastermind_edu.correction.tableurs import deproteger, ecrire_atomiquement, ecrire_table, lire_colonnes
from mastermind_edu.juge.verdict import EtatVerdict

FICHE, REMISES, NOMS = "registre.json", "remises", "eleves.csv"
FORMAT = 1
COLONNES = ("nom lu", "élève", "nom de famille", "adresse")
A_RECONNAITRE = "?"
MODE_D_EMPLOI = (
    "# Changez la seconde colonne pour réunir deux noms d’un même élève, ou pour en séparer deux.",
    "# Un « ? » : de deux homonymes, lequel est-ce ? Écrivez à sa place l’élève, tel qu’il est plus bas.",
)
ABIMES = (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError)


Lu = TypeVar("Lu")


class Resultat(NamedTuple):
    """Ce qu’a montré un exercice ; `erreur` est le nom de l’erreur typique reconnue."""

    etat: EtatVerdict
    points: float
    sur: float
    erreur: str | None = None


class Remise(NamedTuple):
    """Une copie rendue à une date ; `lu` est le nom qu’on y a lu, avant `eleves.csv`. Illisible, elle n’a ni note ni exercice."""

    date: datetime.date
    chapitre: str
    lu: str
    fichier: str
    sha256: str
    note: float | None
    exercices: Mapping[str, Resultat]

    @property
    def copie(self) -> tuple[str, str, str, str]:
        """Ce qui ne change pas quand la même copie est corrigée de nouveau."""
        return self.chapitre, self.lu, self.fichier, self.sha256


class Fiche(NamedTuple):
    """Ce que le registre sait de lui-même : les dossiers de résultats qui l’ont nourri, le sel des numéros de la page à projeter."""

    sorties: tuple[str, ...]
    sel: str


def remettre(copie: CopieNotee, chapitre: str, lu: str, date: datetime.date) -> Remise:
    """La remise de cette copie, dans ce chapitre."""
    comptes = () if copie.chapitre_attendu else copie.exercices
    exercices = {e.nom: Resultat(e.verdict.etat, en_nombre(e.points), en_nombre(e.sur), e.verdict.erreur_typique) for e in comptes}
    return Remise(date, chapitre, lu, copie.fichier, copie.sha256, None if copie.note is None else en_nombre(copie.note), exercices)


def registre_d_habitude(sortie: Path) -> Path:
    """Celui qui est à côté de ce dossier de résultats, écrit comme lui : un chemin relatif le reste."""
    voisin = sortie.absolute().parent / "registre"
    return voisin if sortie.is_absolute() else Path(os.path.relpath(voisin))


def exiger_registre(dossier: Path) -> None:
    """Lève `ErreurMastermind` pour un dossier qui contient autre chose qu’un registre : ses pages en écraseraient d’autres."""
    if dossier.exists() and not dossier.is_dir():
        raise ErreurMastermind(f"il faut un dossier pour le registre, {dossier} est un fichier")
    if dossier.is_dir() and any(dossier.iterdir()) and not (dossier / FICHE).is_file():
        ailleurs = "donnez-en un autre par --registre, ou --sans-registre"
        raise ErreurMastermind(f"il faut un registre, ou un dossier vide ; {dossier} contient autre chose : {ailleurs}")


def lire_fiche(dossier: Path) -> Fiche | None:
    """La fiche du registre ; rien quand il n’existe pas encore."""
    if not (dossier / FICHE).exists():
        return None
    return lire_json(dossier / FICHE, lambda donnees: Fiche(tuple(map(str, donnees["sorties"])), str(donnees["sel"])))


def ecrire_fiche(dossier: Path, fiche: Fiche) -> None:
    """Écrit `registre.json`."""
    ecrire_json(dossier / FICHE, {"format": FORMAT, "sorties": sorted(set(fiche.sorties)), "sel": fiche.sel})


def adresse_de(sortie: Path, dossier: Path) -> str:
    """Le dossier de résultats, vu du registre : les deux se déplacent ensemble."""
    try:
        return Path(os.path.relpath(os.path.abspath(sortie), os.path.abspath(dossier))).as_posix()
    except ValueError:  # deux disques de Windows
        return Path(os.path.abspath(sortie)).as_posix()


def lire_remises(dossier: Path) -> list[Remise]:
    """Toutes les remises, dans l’ordre des dates ; lève `ErreurMastermind` en nommant le fichier qui ne se lit pas."""
    lues = [remise for chemin in sorted((dossier / REMISES).glob("*.json")) for remise in lire_json(chemin, _lire_remises)]
    return sorted(lues, key=lambda remise: remise[:5])


def lire_json(chemin: Path, comprendre: Callable[[dict], Lu]) -> Lu:
    """Ce que dit un fichier du registre ; lève `ErreurMastermind` en le nommant quand il ne se lit pas."""
    try:
        return comprendre(json.loads(chemin.read_text(encoding="utf-8")))
    except ABIMES as erreur:
        suite = f"{chemin} ne se lit pas ({type(erreur).__name__}) : réparez-le, ou déplacez-le et corrigez de nouveau"
        raise ErreurMastermind(f"il faut un fichier du registre, écrit par corriger ; {suite}") from erreur


def _lire_remises(donnees: dict) -> list[Remise]:
    date, chapitre = lire_date(donnees["date"]), str(donnees["chapitre"])
    return [_lire_remise(copie, date, chapitre) for copie in donnees["copies"]]


def _lire_remise(copie: dict, date: datetime.date, chapitre: str) -> Remise:
    note = None if copie["note"] is None else lire_nombre(copie["note"])
    exercices = {str(nom): _lire_resultat(resultat) for nom, resultat in copie["exercices"].items()}
    return Remise(date, chapitre, str(copie["nom lu"]), str(copie["fichier"]), str(copie["sha256"]), note, exercices)


def _lire_resultat(donnees: dict) -> Resultat:
    erreur = donnees.get("erreur")
    return Resultat(EtatVerdict(donnees["etat"]), lire_nombre(donnees["points"]), lire_nombre(donnees["sur"]), erreur and str(erreur))


def lire_nombre(nombre: object) -> float:
    """Un nombre de JSON ; lève `TypeError` pour autre chose."""
    if isinstance(nombre, bool) or not isinstance(nombre, (int, float)):
        raise TypeError(nombre)
    return nombre


def ecrire_remises(dossier: Path, remises: Sequence[Remise]) -> None:
    """Écrit un fichier par date et par chapitre ; celui qui n’a plus de copie disparaît."""
    par_fichier: dict[str, list[Remise]] = {}
    for remise in sorted(remises, key=lambda remise: remise[:5]):
        par_fichier.setdefault(f"{remise.date.isoformat()}_{remise.chapitre}.json", []).append(remise)
    for nom, siennes in par_fichier.items():
        copies = [_en_donnees(remise) for remise in siennes]
        ecrire_json(dossier / REMISES / nom, {"date": siennes[0].date.isoformat(), "chapitre": siennes[0].chapitre, "copies": copies})
    for chemin in (dossier / REMISES).glob("*.json"):
        if chemin.name not in par_fichier:
            chemin.unlink()


def _en_donnees(remise: Remise) -> dict:
    exercices = {
        nom: {"etat": r.etat.value, "points": r.points, "sur": r.sur, **({"erreur": r.erreur} if r.erreur else {})}
        for nom, r in remise.exercices.items()
    }
    return {"nom lu": remise.lu, "fichier": remise.fichier, "sha256": remise.sha256, "note": remise.note, "exercices": exercices}


def ecrire_json(chemin: Path, donnees: dict) -> None:
    """Écrit un fichier du registre."""
    ecrire_atomiquement(chemin, json.dumps(donnees, ensure_ascii=False, indent=1) + "\n")


def ajouter(anciennes: Iterable[Remise], copies: Sequence[CopieNotee], lus: Mapping[str, str], date: datetime.date | None, jour: datetime.date):
    """Les remises, celles de ces copies renouvelées : une copie déjà connue garde sa date, une nouvelle prend `date`, ou ce `jour`.

    Une `date` donnée est toujours ajoutée : la même copie peut avoir été rendue deux fois. Une copie remplacée s’en va ; une copie illisible
    y est, sans note, au chapitre que presque tous ont rendu avec elle quand elle n’en dit pas.
    """
    suivies = _suivre(anciennes, copies, lus)
    toutes, suppose = {(remise.copie, remise.date): remise for remise in suivies}, chapitre_commun(copies)
    for copie in copies:
        if copie.est_hors_epreuve and copie.decision.note is None:  # rien à suivre : ce n’est la remise d’aucun chapitre
            continue
        if chapitre := copie.chapitre_attendu or copie.chapitre or suppose:
            neuve = remettre(copie, chapitre, lus[copie.fichier], date or jour)
            if copie.remplacee_par:
                toutes = {cle: ancienne for cle, ancienne in toutes.items() if cle[0] != neuve.copie}
                continue
            connues = [ancienne for cle, ancienne in toutes if cle == neuve.copie]
            dates = {*connues, date} - {None} if date or connues else {jour}
            toutes.update({(neuve.copie, une): neuve._replace(date=une) for une in dates})
    return list(toutes.values())


def _suivre(anciennes: Iterable[Remise], copies: Sequence[CopieNotee], lus: Mapping[str, str]) -> list[Remise]:
    """Les remises, où la copie d’un élève qui a depuis un homonyme porte le nom, numéro compris, qu’on y lit maintenant ; sans celles d’un autre chapitre que la classe."""
    maintenant = {(copie.fichier, copie.sha256): lus[copie.fichier] for copie in copies}
    noms = [(remise, maintenant.get((remise.fichier, remise.sha256), remise.lu)) for remise in anciennes]
    suivies = [remise._replace(lu=lu) if meme_nom(remise.lu, lu) else remise for remise, lu in noms]
    ailleurs = {(copie.chapitre, copie.fichier, copie.sha256) for copie in copies if copie.chapitre_attendu}
    return [remise for remise in suivies if (remise.chapitre, remise.fichier, remise.sha256) not in ailleurs]


def lire_annuaire(dossier: Path) -> Annuaire:
    """La classe que décrit `eleves.csv` ; lève `ErreurMastermind` quand il ne se lit pas.

    Un nom lu dont l’élève est « ? » attend que le professeur dise de qui il s’agit : il n’est encore celui de personne.
    """
    chemin = dossier / NOMS
    lignes = [list(map(deproteger, ligne.cellules)) for ligne in lire_colonnes(chemin, COLONNES)] if chemin.exists() else []
    noms = {lu: eleve or lu for lu, eleve, *_ in lignes if lu and eleve != A_RECONNAITRE}
    familles = {noms[lu]: famille for lu, _, famille, _ in lignes if lu in noms and famille}
    adresses = {noms[lu]: adresse for lu, *_, adresse in lignes if lu in noms and adresse}
    return Annuaire(noms, familles, adresses)


def ecrire_annuaire(dossier: Path, annuaire: Annuaire, a_reconnaitre: Iterable[str] = ()) -> None:
    """Écrit `eleves.csv`, par ordre alphabétique des élèves ; d’abord les noms dont le professeur doit dire qui ils désignent."""
    connus = sorted(annuaire.noms.items(), key=lambda paire: (rang_alphabetique(paire[1]), paire[0]))
    lignes = [(lu, eleve, annuaire.familles.get(eleve, ""), annuaire.adresses.get(eleve, "")) for lu, eleve in connus]
    questions = [(lu, A_RECONNAITRE, "", "") for lu in sorted(a_reconnaitre)]
    ecrire_atomiquement(dossier / NOMS, ecrire_table([COLONNES, *((ligne,) for ligne in MODE_D_EMPLOI), *questions, *lignes]))
