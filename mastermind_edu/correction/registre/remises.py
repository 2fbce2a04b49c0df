"""Les fichiers du registre : ce que valait chaque copie à sa date, un JSON par date et par chapitre, et qui est qui d’une remise à l’autre.

Ni page, ni code d’élève, ni contre-exemple. `eleves.csv` est au professeur, qui peut réunir deux noms ou en séparer ; rien n’y est deviné
que l’ordre, les accents et les majuscules. Commencer par `Remise`, `lire_remises` et `attribuer`.
"""

import datetime
import json
import os
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.coeur.jour import lire_date
from mastermind_edu.correction.lecture.eleves import mots_du_nom
from mastermind_edu.correction.notation.resultats import CopieNotee, en_nombre
from mastermind_edu.correction.pages.notes import numero_de_participant
from mastermind_edu.correction.tableurs import deproteger, ecrire_atomiquement, ecrire_table, lire_table
from mastermind_edu.juge.verdict import EtatVerdict

FICHE, REMISES, NOMS = "registre.json", "remises", "eleves.csv"
FORMAT = 1
COLONNES = ("nom lu", "élève")
MODE_D_EMPLOI = "# changez la seconde colonne pour réunir deux noms d’un même élève, ou pour en séparer deux"
ABIMES = (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError)


class Resultat(NamedTuple):
    """Ce qu’a montré un exercice ; `erreur` est le nom de l’erreur typique reconnue."""

    etat: EtatVerdict
    points: float
    sur: float
    erreur: str | None = None


class Remise(NamedTuple):
    """Une copie notée à une date ; `lu` est le nom qu’on y a lu, avant `eleves.csv`."""

    date: datetime.date
    chapitre: str
    lu: str
    fichier: str
    sha256: str
    note: float
    exercices: Mapping[str, Resultat]

    @property
    def copie(self) -> tuple[str, str, str, str]:
        """Ce qui ne change pas quand la même copie est corrigée de nouveau."""
        return self.chapitre, self.lu, self.fichier, self.sha256


class Fiche(NamedTuple):
    """Ce que le registre sait de lui-même : les dossiers de résultats qui l’ont nourri, le sel des numéros de la page à projeter."""

    sorties: tuple[str, ...]
    sel: str


def remettre(copie: CopieNotee, lu: str, date: datetime.date) -> Remise:
    """La remise de cette copie ; elle a un chapitre et une note."""
    exercices = {e.nom: Resultat(e.verdict.etat, en_nombre(e.points), en_nombre(e.sur), e.verdict.erreur_typique) for e in copie.exercices}
    return Remise(date, copie.chapitre, lu, copie.fichier, copie.sha256, en_nombre(copie.note), exercices)


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
    return _lire(dossier / FICHE, lambda donnees: Fiche(tuple(map(str, donnees["sorties"])), str(donnees["sel"])))


def ecrire_fiche(dossier: Path, fiche: Fiche) -> None:
    """Écrit `registre.json`."""
    _ecrire(dossier / FICHE, {"format": FORMAT, "sorties": sorted(set(fiche.sorties)), "sel": fiche.sel})


def adresse_de(sortie: Path, dossier: Path) -> str:
    """Le dossier de résultats, vu du registre : les deux se déplacent ensemble."""
    try:
        return Path(os.path.relpath(os.path.abspath(sortie), os.path.abspath(dossier))).as_posix()
    except ValueError:  # deux disques de Windows
        return Path(os.path.abspath(sortie)).as_posix()


def lire_remises(dossier: Path) -> list[Remise]:
    """Toutes les remises, dans l’ordre des dates ; lève `ErreurMastermind` en nommant le fichier qui ne se lit pas."""
    lues = [remise for chemin in sorted((dossier / REMISES).glob("*.json")) for remise in _lire(chemin, _lire_remises)]
    return sorted(lues, key=lambda remise: remise[:5])


def _lire(chemin: Path, comprendre):
    try:
        return comprendre(json.loads(chemin.read_text(encoding="utf-8")))
    except ABIMES as erreur:
        suite = f"{chemin} ne se lit pas ({type(erreur).__name__}) : réparez-le, ou déplacez-le et corrigez de nouveau"
        raise ErreurMastermind(f"il faut un fichier du registre, écrit par corriger ; {suite}") from erreur


def _lire_remises(donnees: dict) -> list[Remise]:
    date, chapitre = lire_date(donnees["date"]), str(donnees["chapitre"])
    return [_lire_remise(copie, date, chapitre) for copie in donnees["copies"]]


def _lire_remise(copie: dict, date: datetime.date, chapitre: str) -> Remise:
    exercices = {str(nom): _lire_resultat(resultat) for nom, resultat in copie["exercices"].items()}
    return Remise(date, chapitre, str(copie["nom lu"]), str(copie["fichier"]), str(copie["sha256"]), _lire_nombre(copie["note"]), exercices)


def _lire_resultat(donnees: dict) -> Resultat:
    erreur = donnees.get("erreur")
    return Resultat(EtatVerdict(donnees["etat"]), _lire_nombre(donnees["points"]), _lire_nombre(donnees["sur"]), erreur and str(erreur))


def _lire_nombre(nombre: object) -> float:
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
        _ecrire(dossier / REMISES / nom, {"date": siennes[0].date.isoformat(), "chapitre": siennes[0].chapitre, "copies": copies})
    for chemin in (dossier / REMISES).glob("*.json"):
        if chemin.name not in par_fichier:
            chemin.unlink()


def _en_donnees(remise: Remise) -> dict:
    exercices = {
        nom: {"etat": r.etat.value, "points": r.points, "sur": r.sur, **({"erreur": r.erreur} if r.erreur else {})}
        for nom, r in remise.exercices.items()
    }
    return {"nom lu": remise.lu, "fichier": remise.fichier, "sha256": remise.sha256, "note": remise.note, "exercices": exercices}


def _ecrire(chemin: Path, donnees: dict) -> None:
    ecrire_atomiquement(chemin, json.dumps(donnees, ensure_ascii=False, indent=1) + "\n")


def ajouter(anciennes: Iterable[Remise], copies: Sequence[CopieNotee], lus: Mapping[str, str], date: datetime.date | None, jour: datetime.date):
    """Les remises, celles de ces copies renouvelées : une copie déjà connue garde sa date, une nouvelle prend `date`, ou ce `jour`.

    Une `date` donnée est toujours ajoutée : la même copie peut avoir été rendue deux fois.
    """
    toutes = {(remise.copie, remise.date): remise for remise in anciennes}
    for copie in copies:
        if copie.chapitre and copie.est_notee:
            neuve = remettre(copie, lus[copie.fichier], date or jour)
            connues = [ancienne for cle, ancienne in toutes if cle == neuve.copie]
            dates = {*connues, date} - {None} if date or connues else {jour}
            toutes.update({(neuve.copie, une): neuve._replace(date=une) for une in dates})
    return list(toutes.values())


def cle_du_nom(nom: str) -> str:
    """Le nom sans accents, majuscules, ponctuation ni ordre.

    >>> cle_du_nom("MARTIN Zoé") == cle_du_nom("zoe_martin"), cle_du_nom("Zoé Martin (12)")
    (True, '12 martin zoe')
    """
    return " ".join(sorted(mots_du_nom(nom))) or nom


def rang_alphabetique(nom: str) -> tuple[list[str], str]:
    """De quoi trier les noms comme ils s’écrivent, accents et majuscules mis à part.

    >>> sorted(["Zoé", "Éloïse", "emma"], key=rang_alphabetique)
    ['Éloïse', 'emma', 'Zoé']
    """
    return mots_du_nom(nom), nom


def noms_lus(copies: Sequence[CopieNotee]) -> dict[str, str]:
    """Le nom de qui a rendu chaque copie, par fichier ; deux participants Moodle de même nom y gardent leur numéro."""
    numeros: dict[str, set[str]] = {}
    for copie in copies:
        numeros.setdefault(cle_du_nom(copie.eleve), set()).add(numero_de_participant(copie.fichier) or "")
    return {copie.fichier: _distinguer(copie, numeros[cle_du_nom(copie.eleve)]) for copie in copies}


def _distinguer(copie: CopieNotee, numeros: set[str]) -> str:
    numero = numero_de_participant(copie.fichier)
    return f"{copie.eleve} ({numero})" if numero and len(numeros - {""}) > 1 else copie.eleve


def lire_noms(dossier: Path) -> dict[str, str]:
    """L’élève que désigne chaque nom lu ; lève `ErreurMastermind` quand `eleves.csv` ne se lit pas."""
    chemin = dossier / NOMS
    if not chemin.exists():
        return {}
    lignes = (map(deproteger, ligne.cellules) for ligne in lire_table(chemin, COLONNES))
    return {lu: eleve or lu for lu, eleve in lignes if lu}


def attribuer(noms: Mapping[str, str], lus: Iterable[str]) -> dict[str, str]:
    """Les noms connus, et les nouveaux : un nom qui ne diffère que par l’ordre, les accents ou les majuscules désigne le même élève."""
    tous = dict(noms)
    cles = {cle_du_nom(lu): eleve for lu, eleve in noms.items()}
    for lu in lus:
        if lu not in tous:
            tous[lu] = cles.setdefault(cle_du_nom(lu), lu)
    return tous


def ecrire_noms(dossier: Path, noms: Mapping[str, str]) -> None:
    """Écrit `eleves.csv`, par ordre alphabétique des élèves."""
    lignes = sorted(noms.items(), key=lambda paire: (rang_alphabetique(paire[1]), paire[0]))
    ecrire_atomiquement(dossier / NOMS, ecrire_table([COLONNES, (MODE_D_EMPLOI, ""), *lignes]))
