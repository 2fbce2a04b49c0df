"""Qui est qui d’une remise à l’autre : les noms lus dans les copies, et l’élève que chacun désigne.

`eleves.csv` est au professeur, qui peut réunir deux noms ou en séparer ; rien n’y est deviné que l’ordre, les accents et les
majuscules. Commencer par `attribuer`.
"""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from mastermind_edu.correction.lecture.eleves import mots_du_nom
from mastermind_edu.correction.notation.resultats import CopieNotee
from mastermind_edu.correction.pages.notes import numero_de_participant
from mastermind_edu.correction.tableurs import deproteger, ecrire_atomiquement, ecrire_table, lire_table

FICHIER = "eleves.csv"
COLONNES = ("nom lu", "élève")
MODE_D_EMPLOI = "# changez la seconde colonne pour réunir deux noms d’un même élève, ou pour en séparer deux"


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
    chemin = dossier / FICHIER
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
    ecrire_atomiquement(dossier / FICHIER, ecrire_table([COLONNES, (MODE_D_EMPLOI, ""), *lignes]))
