"""Qui est qui : le nom lu dans chaque copie, l’élève qu’il désigne, et les homonymes que seul un numéro de Moodle distingue.

Rien n’est deviné que l’ordre, les accents et les majuscules ; `eleves.csv`, au professeur, dit le reste. Commencer par `designer`.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import PurePosixPath
from types import MappingProxyType
from typing import NamedTuple, Protocol

from mastermind_edu.correction.lecture.eleves import depot_moodle, mots_du_nom

NUMERO = re.compile(r" \([^()\s]+\)$")  # ou l’adresse, quand on la connaît


class Annuaire(NamedTuple):
    """La classe telle qu’on la connaît : l’élève que désigne chaque nom lu ; de chacun, quand on les sait, son nom de famille, son adresse et son numéro dans ce devoir-ci."""

    noms: Mapping[str, str] = MappingProxyType({})
    familles: Mapping[str, str] = MappingProxyType({})
    adresses: Mapping[str, str] = MappingProxyType({})
    numeros: Mapping[str, str] = MappingProxyType({})

    @property
    def eleves(self) -> dict[str, list[str]]:
        """Les noms lus de chaque élève."""
        lus: dict[str, list[str]] = {}
        for lu, eleve in self.noms.items():
            lus.setdefault(eleve, []).append(lu)
        return lus


class Rendue(Protocol):
    """Ce qu’il faut savoir d’une copie, lue ou notée, pour dire de qui elle est."""

    fichier: str
    eleve: str


def numero_de_participant(fichier: str) -> str | None:
    """Le numéro que Moodle met dans le nom des dossiers qu’il compresse.

    >>> numero_de_participant("devoir/Zoé Martin_12345_assignsubmission_file_/04_marquage.ipynb")
    '12345'
    """
    depot = depot_moodle(PurePosixPath(fichier).parts)
    return depot and depot[1]


def cle_du_nom(nom: str) -> str:
    """Le nom sans accents, majuscules, ponctuation ni ordre.

    >>> cle_du_nom("MARTIN Zoé") == cle_du_nom("zoe_martin"), cle_du_nom("Zoé Martin (12)")
    (True, '12 martin zoe')
    """
    return " ".join(sorted(mots_du_nom(nom))) or nom


def sans_numero(nom: str) -> str:
    """Le nom sans le numéro de Moodle, ou l’adresse, qui distingue un homonyme.

    >>> sans_numero("Zoé Martin (4012)")
    'Zoé Martin'
    """
    return NUMERO.sub("", nom)


def meme_nom(nom: str, autre: str) -> bool:
    """Vrai quand seul un numéro de Moodle, ou une adresse, les distingue.

    >>> meme_nom("Zoé Martin", "Zoé Martin (4012)"), meme_nom("Zoé Martin", "Ali Ben")
    (True, False)
    """
    return cle_du_nom(sans_numero(nom)) == cle_du_nom(sans_numero(autre))


def rang_alphabetique(nom: str) -> tuple[list[str], str]:
    """De quoi trier les noms comme ils s’écrivent, accents et majuscules mis à part.

    >>> sorted(["Zoé", "Éloïse", "emma"], key=rang_alphabetique)
    ['Éloïse', 'emma', 'Zoé']
    """
    return mots_du_nom(nom), nom


def noms_lus(copies: Iterable[Rendue], connus: Iterable[str] = ()) -> dict[str, str]:
    """Le nom de qui a rendu chaque copie, par fichier ; deux participants Moodle de même nom y gardent leur numéro, ici ou parmi les noms `connus`."""
    rendues = [(copie.fichier, copie.eleve, numero_de_participant(copie.fichier)) for copie in copies]
    numeros: dict[str, set[str]] = {}
    for nom in connus:
        if NUMERO.search(nom):
            numeros.setdefault(cle_du_nom(sans_numero(nom)), set()).add(nom)
    for _, eleve, numero in rendues:
        numeros.setdefault(cle_du_nom(eleve), set()).add(f"{eleve} ({numero})" if numero else "")
    return {fichier: f"{eleve} ({numero})" if numero and len(numeros[cle_du_nom(eleve)] - {""}) > 1 else eleve for fichier, eleve, numero in rendues}


def attribuer(noms: Mapping[str, str], lus: Iterable[str]) -> dict[str, str]:
    """Les noms connus, et les nouveaux : un nom qui ne diffère que par l’ordre, les accents ou les majuscules désigne le même élève."""
    tous = dict(noms)
    cles = {cle_du_nom(lu): eleve for lu, eleve in noms.items()}
    for lu in lus:
        if lu not in tous:
            tous[lu] = cles.setdefault(cle_du_nom(lu), lu)
    return tous


def designer(copies: Sequence[Rendue], noms: Mapping[str, str]) -> dict[str, str]:
    """L’élève de chaque copie, par fichier ; `noms` : celui que désigne chaque nom déjà lu."""
    lus = noms_lus(copies, noms)
    eleves = attribuer(noms, lus.values())
    return {fichier: eleves[lu] for fichier, lu in lus.items()}


def distinguer(copies: Iterable[Rendue], eleves: Mapping[str, str]) -> dict[str, str]:
    """Par fichier, l’élève tel que le registre le nomme, pour les copies dont le nom est aussi celui d’un autre."""
    siens: dict[str, set[str]] = {}
    lus = {copie.fichier: copie.eleve for copie in copies}
    for fichier, lu in lus.items():
        siens.setdefault(cle_du_nom(lu), set()).add(eleves[fichier])
    return {fichier: eleves[fichier] for fichier, lu in lus.items() if len(siens[cle_du_nom(lu)]) > 1}


def chercher_eleve(nom: str, eleves: Mapping[str, Iterable[str]]) -> list[str]:
    """Les élèves que ce nom désigne, le leur ou l’un de ceux lus dans leurs copies ; `eleves` : ces noms, par élève.

    >>> chercher_eleve("martin zoe", {"Zoé M.": ["Zoé Martin"], "Zoé Martin (13)": ["Zoé Martin"]})
    ['Zoé M.', 'Zoé Martin (13)']
    """
    if nom in eleves and NUMERO.search(nom):
        return [nom]
    cle = cle_du_nom(nom)
    return [eleve for eleve, lus in sorted(eleves.items()) if any(cle in (cle_du_nom(un), cle_du_nom(sans_numero(un))) for un in (eleve, *lus))]


def homonymes_a_reconnaitre(lus: Iterable[str], annuaire: Annuaire) -> dict[str, list[str]]:
    """Les noms lus pour la première fois qui peuvent être ceux d’élèves déjà connus, et ces élèves : au professeur de dire qui est qui.

    >>> homonymes_a_reconnaitre(["Zoé Martin (2044)", "Ali Ben"], Annuaire({"Zoé Martin (12)": "Zoé A", "Zoé Martin (13)": "Zoé B", "Ali Ben": "Ali Ben"}))
    {'Zoé Martin (2044)': ['Zoé A', 'Zoé B']}
    """
    trouves = {lu: chercher_eleve(sans_numero(lu), annuaire.eleves) for lu in sorted(set(lus) - annuaire.noms.keys())}
    return {lu: eleves for lu, eleves in trouves.items() if len(eleves) > 1 or eleves and NUMERO.search(lu)}


def famille_en_majuscules(nom: str) -> str:
    """Le nom de famille, quand il est écrit en majuscules à côté d’un prénom qui ne l’est pas ; vide sinon.

    >>> famille_en_majuscules("Zoé DE LA TOUR"), famille_en_majuscules("ZOÉ MARTIN"), famille_en_majuscules("Zoé Martin")
    ('DE LA TOUR', '', '')
    """
    mots = sans_numero(nom).split()
    grands = [mot for mot in mots if mot.isupper() and len(mot) > 1]
    return " ".join(grands) if 0 < len(grands) < len(mots) else ""


def trier_eleves(eleves: Iterable[str], familles: Mapping[str, str] = MappingProxyType({})) -> list[str]:
    """Les élèves par nom de famille, quand il est connu de la plupart ; sinon comme ils s’écrivent.

    Un homonyme encore à reconnaître a le nom de famille de ceux qu’il peut être ; tout autre inconnu se range à son dernier mot :
    une ligne de plus ne change jamais l’ordre des autres.

    >>> trier_eleves(["Zoé MARTIN", "Ali ZOLA"]), trier_eleves(["Zoé Martin", "Ali Zola"])
    (['Zoé MARTIN', 'Ali ZOLA'], ['Ali Zola', 'Zoé Martin'])
    """
    tous = sorted(set(eleves), key=rang_alphabetique)
    communes = {cle_du_nom(sans_numero(eleve)): famille for eleve, famille in familles.items()}
    connues = {eleve: familles.get(eleve) or communes.get(cle_du_nom(sans_numero(eleve))) or famille_en_majuscules(eleve) for eleve in tous}
    if 2 * sum(map(bool, connues.values())) <= len(tous):
        return tous
    return sorted(tous, key=lambda eleve: mots_du_nom(connues[eleve]) or mots_du_nom(sans_numero(eleve))[-1:])
