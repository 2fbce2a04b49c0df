"""La liste des participants que donne Moodle : noms de famille, adresses, et les numéros de ce devoir quand c’est son formulaire d’évaluation.

Deux fichiers conviennent : *Participants* → *Télécharger*, ou le formulaire d’évaluation hors ligne du devoir. Commencer par `lire_participants`.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from string import ascii_uppercase
from typing import NamedTuple

from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.correction.lecture.identites import Annuaire, chercher_eleve, cle_du_nom, numero_de_participant, sans_numero
from mastermind_edu.correction.tableurs import lire_choix_de_colonnes, montrable
from mastermind_edu.francais import enumerer

PRENOM, FAMILLE, COMPLET, ADRESSE, COMPTE, IDENTIFIANT = "prénom", "nom de famille", "nom complet", "adresse de courriel", "nom d’utilisateur", "identifiant"
# Ce que Moodle écrit, dans ses versions françaises et anglaises ; l’apostrophe y est droite ou courbe.
TITRES = {
    PRENOM: (PRENOM, "first name", "firstname"),
    FAMILLE: (FAMILLE, "nom", "last name", "surname", "lastname"),
    COMPLET: (COMPLET, "full name", "nom complet de l’utilisateur"),
    ADRESSE: (ADRESSE, "adresse e-mail", "courriel", "email address", "email", "e-mail"),
    COMPTE: (COMPTE, "username", "login"),
    IDENTIFIANT: (IDENTIFIANT, "identifier"),
}


class Participant(NamedTuple):
    """Un élève inscrit au cours ; `numero` est celui de ce devoir, quand le fichier le dit."""

    nom: str
    famille: str
    adresse: str
    numero: str = ""


def lire_participants(chemin: Path) -> list[Participant]:
    """Les participants d’un fichier de Moodle ; lève `ErreurMastermind` quand il n’a ni nom complet, ni prénom et nom de famille, ou une ligne sans nom."""
    lignes = lire_choix_de_colonnes(chemin, TITRES, exigees=((COMPLET,), (PRENOM, FAMILLE)))
    lus = []
    for ligne in lignes:
        prenom, famille, complet, adresse, compte, identifiant = ligne.cellules
        if not (nom := complet or f"{prenom} {famille}".strip()):
            ligne.refuser("le nom d’un élève, la cellule est vide")
        chiffres = identifiant.split()[-1] if identifiant else ""
        lus.append(Participant(nom, famille, adresse or compte, chiffres if chiffres.isdigit() else ""))
    return lus


def trouver_la_liste(chemins: Sequence[Path], donnee: Path | None = None) -> tuple[list[Path], Path | None]:
    """Les copies, et la liste des participants : celle qu’on donne pour telle, ou la seule qui soit parmi elles, fichier ou à la racine d’un dossier.

    Lève `ErreurMastermind` quand il y en a plusieurs.
    """
    fichiers = (fichier for donne in chemins for fichier in (sorted(donne.glob("*.csv")) if donne.is_dir() else [donne]))
    autres = [fichier for fichier in fichiers if not (donnee and donnee.exists() and fichier.exists() and fichier.samefile(donnee)) and _est_une_liste(fichier)]
    listes = [*([donnee] if donnee else []), *autres]
    if len(listes) > 1:
        noms = enumerer([f"« {liste.name} »" for liste in listes])
        raise ErreurMastermind(f"il faut une seule liste de participants, il y en a {len(listes)} : {noms} ; laissez parmi les copies celle de ce devoir, et elle seule")
    return [chemin for chemin in chemins if chemin not in autres], next(iter(listes), None)


def _est_une_liste(chemin: Path) -> bool:
    try:
        return chemin.suffix.lower() == ".csv" and chemin.is_file() and bool(lire_participants(chemin))
    except ErreurMastermind:
        return False


def dire_un_autre_devoir(nom: str, participants: Sequence[Participant], fichiers: Iterable[str]) -> Iterator[str]:
    """De quoi prévenir le professeur, quand le formulaire `nom` a des numéros, les copies aussi, et qu’aucun ne leur est commun."""
    inscrits, rendus = {participant.numero for participant in participants} - {""}, {numero_de_participant(fichier) for fichier in fichiers} - {None}
    if inscrits and rendus and not inscrits & rendus:
        yield f"Aucun numéro de {nom} n’est celui d’une copie : c’est sans doute le formulaire d’un autre devoir. Relancez la même commande avec celui de ce devoir."


def dire_qui_est_qui(homonymes: Iterable[str], adresses: Mapping[str, str]) -> Iterator[str]:
    """Lequel des élèves de même nom a quelle adresse, au terminal seulement : les pages n’en montrent aucune."""
    siens = [f"« {montrable(eleve)} » a l’adresse {montrable(adresses[eleve])}" for eleve in sorted(set(homonymes)) if eleve in adresses]
    if siens:
        yield f"Qui est qui, rien à faire : {enumerer(siens)}."


def completer(annuaire: Annuaire, participants: Sequence[Participant]) -> Annuaire:
    """L’annuaire, avec tous les participants ; deux participants de même nom y sont « Zoé Martin A » et « Zoé Martin B », que leur adresse reconnaît d’un devoir à l’autre.

    Ceux qui n’étaient connus que par leur numéro d’un devoir redeviennent à reconnaître : le professeur dira lequel a quelle adresse.
    """
    nombres = Counter(cle_du_nom(participant.nom) for participant in participants)
    noms, familles, adresses = _sans_les_provisoires(annuaire, participants, nombres), dict(annuaire.familles), dict(annuaire.adresses)
    numeros: dict[str, str] = {}
    par_adresse = {adresse: eleve for eleve, adresse in adresses.items()}
    for participant in participants:
        seul = nombres[cle_du_nom(participant.nom)] == 1
        eleve = par_adresse.get(participant.adresse) or _reconnaitre(participant, seul, Annuaire(noms))
        if not eleve:
            continue
        noms.setdefault(participant.nom if seul else _nom_a_lui(participant), eleve)
        if participant.numero and not seul:
            noms[f"{participant.nom} ({participant.numero})"] = eleve
        familles.update({eleve: participant.famille} if participant.famille else {})
        adresses.update({eleve: participant.adresse} if participant.adresse else {})
        numeros.update({eleve: participant.numero} if participant.numero else {})
    return Annuaire(noms, familles, adresses, numeros)


def _sans_les_provisoires(annuaire: Annuaire, participants: Sequence[Participant], nombres: Mapping[str, int]) -> dict[str, str]:
    """Les noms connus, sans ceux d’homonymes que rien d’autre qu’un numéro de Moodle ne distingue, quand chacun a maintenant une adresse."""
    sans_adresse = {cle_du_nom(participant.nom) for participant in participants if not participant.adresse}
    homonymes = {cle for cle, nombre in nombres.items() if nombre > 1} - sans_adresse
    return {lu: eleve for lu, eleve in annuaire.noms.items() if eleve in annuaire.adresses or cle_du_nom(sans_numero(eleve)) not in homonymes}


def _reconnaitre(participant: Participant, seul: bool, annuaire: Annuaire) -> str:
    """L’élève déjà connu qui porte ce nom, aucun si plusieurs le portent ; un nouveau, avec une lettre, quand deux participants le portent."""
    if seul:
        connus = chercher_eleve(participant.nom, annuaire.eleves) or [participant.nom]
        return connus[0] if len(connus) == 1 else ""
    lettres = (f"{participant.nom} {lettre}" for lettre in ascii_uppercase)
    libre = next((nom for nom in lettres if not chercher_eleve(nom, annuaire.eleves)), "")
    return libre if participant.adresse and libre else _nom_a_lui(participant)


def _nom_a_lui(participant: Participant) -> str:
    """Son nom, et ce qui le distingue d’un homonyme ; une adresse ne se montre sur aucune page."""
    return f"{participant.nom} ({participant.adresse or participant.numero})"
