"""Effacer un élève : du registre, de ses pages, et de chaque dossier de résultats qui l’a nourri.

Les copies rendues ne sont pas touchées : elles sont au professeur. Ce qui porterait encore son nom est cherché, et dit.
Commencer par `effacer_eleve`.
"""

import html
import io
import re
import zipfile
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.correction.lecture.eleves import sans_accents
from mastermind_edu.correction.lecture.identites import Annuaire, attribuer, chercher_eleve, cle_du_nom, noms_lus, sans_numero
from mastermind_edu.correction.notation.ajustements import A_FINIR, cle_de_copie, ecrire_ajustements, lire_lignes_ecrites
from mastermind_edu.correction.notation.bareme import bareme_par_defaut
from mastermind_edu.correction.notation.gardees import JOURNAL, RESULTATS, Entete, lire_resultats
from mastermind_edu.correction.notation.resultats import CopieNotee
from mastermind_edu.correction.pages.a_noter import retirer
from mastermind_edu.correction.pages.dossier import AJUSTEMENTS, DOSSIER_DES_RETOURS, Retours, ecrire_resultats
from mastermind_edu.correction.pages.retours import nommer_pages
from mastermind_edu.correction.registre.devoirs import lire_devoirs
from mastermind_edu.correction.registre.remises import Fiche, ecrire_remises, lire_annuaire, lire_fiche, lire_remises
from mastermind_edu.correction.registre.tenue import refaire
from mastermind_edu.francais import citer, proposer

CITATIONS = re.compile("« (.+?) »")


class Effacement(NamedTuple):
    """Ce qui a été effacé, les dossiers récrits, et les fichiers où le nom se lit encore."""

    eleve: str
    copies: int
    dossiers: tuple[Path, ...]
    restes: tuple[Path, ...]


class _Cible(NamedTuple):
    """L’élève à effacer : les noms lus dans ses copies, et ceux des autres élèves."""

    eleve: str
    lus: frozenset[str]
    autres: frozenset[str]

    def est(self, nom: str) -> bool:
        """Vrai pour l’un de ses noms, à l’ordre, aux accents et aux majuscules près, sauf si c’est exactement celui d’un autre."""
        return nom in self.lus or nom not in self.autres and cle_du_nom(nom) in set(map(cle_du_nom, self.lus))


class _Resultats(NamedTuple):
    """Un dossier de résultats : sous quoi ses copies ont été jugées, ses copies, et le nom lu dans chacune."""

    dossier: Path
    entete: Entete
    copies: list[CopieNotee]
    lus: dict[str, str]


def effacer_eleve(nom: str, registre: Path, sorties: Sequence[Path] = ()) -> Effacement:
    """Efface cet élève partout ; lève `ErreurMastermind` quand aucun élève ne porte ce nom, ou que plusieurs le pourraient.

    `sorties` : d’autres dossiers de résultats que ceux dont le registre se souvient.
    """
    fiche = lire_fiche(registre)
    if fiche is None and not sorties:
        raise ErreurMastermind(f"il faut le dossier d’un registre, écrit par corriger, ou un dossier de résultats ; {registre} n’est pas un registre")
    annuaire, remises = lire_annuaire(registre), lire_remises(registre)
    resultats = [_lire(dossier) for dossier in _lister_dossiers(registre, fiche, sorties)]
    lus = [*(remise.lu for remise in remises), *(lu for un in lire_devoirs(registre) for lu in un.rendus), *(lu for un in resultats for lu in un.lus.values())]
    cible = _trouver(nom, attribuer(annuaire.noms, lus))
    effacees = [remise for remise in remises if remise.lu in cible.lus]
    gardes = _oublier_l_eleve(annuaire, cible)
    fichiers = {remise.fichier for remise in effacees}.union(*(_effacer_des_resultats(un, cible, gardes) for un in resultats))
    for un in resultats:
        (un.dossier / JOURNAL).unlink(missing_ok=True)  # celui d’une correction coupée : ses copies seront refaites
    if fiche:
        gardees = [remise for remise in remises if remise.lu not in cible.lus]
        ecrire_remises(registre, gardees)
        devoirs = [un._replace(rendus={lu: r for lu, r in un.rendus.items() if lu not in cible.lus | {cible.eleve}}) for un in lire_devoirs(registre)]
        refaire(registre, gardees, gardes, fiche.sel, devoirs)
    dossiers = ([registre] if fiche else []) + [un.dossier for un in resultats]
    return Effacement(cible.eleve, len(fichiers), tuple(dossiers), tuple(chercher(dossiers, cible.lus | {cible.eleve})))


def _oublier_l_eleve(annuaire: Annuaire, cible: _Cible) -> Annuaire:
    noms = {lu: eleve for lu, eleve in annuaire.noms.items() if lu not in cible.lus}
    familles, adresses = ({eleve: valeur for eleve, valeur in table.items() if eleve != cible.eleve} for table in (annuaire.familles, annuaire.adresses))
    return Annuaire(noms, familles, adresses)


def _lister_dossiers(registre: Path, fiche: Fiche | None, sorties: Sequence[Path]) -> list[Path]:
    """Les dossiers de résultats, chacun une fois ; lève `ErreurMastermind` si l’un de ceux qu’on a donnés n’en est pas un."""
    for sortie in sorties:
        if not (sortie / RESULTATS).is_file():
            raise ErreurMastermind(f"il faut un dossier de résultats, avec {RESULTATS} ; {sortie} n’en est pas un")
    connus = [registre / adresse for adresse in (fiche.sorties if fiche else ())]
    trouves = dict.fromkeys(dossier.resolve() for dossier in (*connus, *sorties))
    return [dossier for dossier in trouves if (dossier / RESULTATS).is_file()]


def _lire(dossier: Path) -> _Resultats:
    entete, au_fil = lire_resultats(dossier / RESULTATS, {})
    copies = list(au_fil)
    return _Resultats(dossier, entete, copies, noms_lus(copies))


def _trouver(nom: str, noms: Mapping[str, str]) -> _Cible:
    """L’élève de ce nom, à l’ordre, aux accents et aux majuscules près ; jamais l’un de deux homonymes."""
    connus = Annuaire(noms).eleves
    eleves = chercher_eleve(nom, connus)
    if not eleves:
        proche = proposer(nom, {sans_numero(un) for eleve, lus in connus.items() for un in (eleve, *lus)})
        raise ErreurMastermind(f"il faut le nom d’un élève, tel que le montre la page de la classe ; voici {citer(nom)}{proche}")
    if len(eleves) > 1:
        suite = "donnez le nom entier, numéro compris, ou dites dans eleves.csv qui est qui"
        raise ErreurMastermind(f"il faut un seul élève, {citer(nom)} peut être {' ou '.join(map(citer, eleves))} : {suite}")
    lus = frozenset(lu for lu, eleve in noms.items() if eleve == eleves[0])
    return _Cible(eleves[0], lus, frozenset(noms) - lus)


def _effacer_des_resultats(resultats: _Resultats, cible: _Cible, annuaire: Annuaire) -> set[str]:
    """Récrit un dossier de résultats sans cet élève ; renvoie les fichiers de ses copies."""
    dossier, entete, copies, lus = resultats
    siens = {copie.fichier for copie in copies if lus[copie.fichier] in cible.lus}
    gardees = [_oublier(copie, cible, siens) for copie in copies if copie.fichier not in siens]
    _effacer_des_ajustements(dossier / AJUSTEMENTS, siens, {copie.fichier for copie in gardees}, cible)
    bareme = {**bareme_par_defaut(), **{note.nom: note.sur for copie in copies for note in (*copie.exercices, *copie.questions)}}
    ecrire_resultats(dossier, gardees, entete, bareme, Retours(dossier, [copie.fichier for copie in gardees]), annuaire)
    _effacer_des_pages(dossier / DOSSIER_DES_RETOURS, copies, gardees, cible)
    retirer(dossier, (copie for copie in copies if copie.fichier in siens))
    return siens


def _oublier(copie: CopieNotee, cible: _Cible, fichiers: Collection[str]) -> CopieNotee:
    """La copie d’un autre, sans les remarques qui nomment l’élève effacé ou l’un de ses fichiers."""
    return copie._replace(anomalies=tuple(a for a in copie.anomalies if not _nomme(a.texte, cible, fichiers)))


def _nomme(texte: str, cible: _Cible, fichiers: Collection[str]) -> bool:
    return any(fichier in texte for fichier in fichiers) or any(map(cible.est, CITATIONS.findall(texte)))


def _effacer_des_ajustements(chemin: Path, siens: Collection[str], gardes: Collection[str], cible: _Cible) -> None:
    """Retire les lignes de ses copies, même à finir, et celles d’une ancienne copie qui porte son nom ; les commentaires des autres restent."""
    if not chemin.exists():
        return
    lignes = lire_lignes_ecrites(chemin)
    retires, a_garder, motif = {*map(cle_de_copie, siens)}, {*map(cle_de_copie, gardes)}, _motif(cible.lus | {cible.eleve})

    def est_sienne(nom: str) -> bool:
        cle = cle_de_copie(nom)
        return cle not in a_garder and (cle in retires or cible.est(nom) or bool(motif.search(_plier(cle))))

    restes = [ligne for ligne in lignes if not est_sienne(ligne[0].removeprefix(A_FINIR))]
    if restes != lignes:
        ecrire_ajustements(chemin, restes)


def _effacer_des_pages(retours: Path, avant: Sequence[CopieNotee], apres: Sequence[CopieNotee], cible: _Cible) -> None:
    """Retire les pages qui ne sont plus celles de personne, et celles d’une correction passée qui portent son nom."""
    anciennes, actuelles = ({retours / page for page in nommer_pages(copie.fichier for copie in copies).values()} for copies in (avant, apres))
    for page in {*anciennes, *chercher([retours], cible.lus | {cible.eleve})} - actuelles:
        page.unlink(missing_ok=True)


def chercher(dossiers: Iterable[Path], noms: Iterable[str]) -> list[Path]:
    """Les fichiers de ces dossiers où l’un de ces noms se lit, dans le contenu, dans le chemin ou dans une archive."""
    motif = _motif(noms)
    fichiers = sorted({fichier for dossier in dossiers for fichier in dossier.rglob("*") if fichier.is_file()})
    return [fichier for fichier in fichiers if any(motif.search(_plier(texte)) for texte in _textes(fichier))]


def _textes(fichier: Path) -> Iterator[str]:
    """Ce qui se lit d’un fichier : son nom, son contenu ; d’une archive, ceux de ses membres."""
    octets = fichier.read_bytes()
    yield fichier.stem
    if not zipfile.is_zipfile(io.BytesIO(octets)):
        yield octets.decode("utf-8", "replace")
        return
    with zipfile.ZipFile(io.BytesIO(octets)) as archive:
        for membre in archive.infolist():
            yield membre.filename
            yield archive.read(membre).decode("utf-8", "replace")


def _motif(noms: Iterable[str]) -> re.Pattern:
    """Les noms, mot par mot, quels que soient les accents, les majuscules et ce qui les sépare."""
    suites = [r"[\W_]+".join(map(re.escape, re.findall(r"[^\W_]+", _plier(nom)))) for nom in noms]
    return re.compile("|".join(rf"(?<![^\W_]){suite}(?![^\W_])" for suite in sorted(filter(None, suites))) or r"(?!)")


def _plier(texte: str) -> str:
    return sans_accents(html.unescape(texte)).casefold()
