"""Lire et écrire les fichiers du professeur : des tableaux qu’un tableur français ouvre sans surprise.

Point-virgule, virgule décimale, UTF-8 marqué, et aucune cellule prise pour une
formule. Commencer par `ecrire_table` ; ce qu’on y écrit est dans `pages`.
"""

import csv
import io
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from fractions import Fraction
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple, NoReturn, TypeVar

from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.disque import ecrire, ecrire_au_fil
from mastermind_edu.francais import citer, dire_refus, ecrire_nombre

MARQUE_UTF8 = "\ufeff"
MARQUES_UTF16 = (b"\xff\xfe", b"\xfe\xff")  # « Texte Unicode », dans Excel
DEBUTS_DE_FORMULE = tuple("=+-@\t\r\n＝＋－＠")
COMMANDES = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")
INVISIBLES = re.compile("[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]")  # ils retournent ou cachent le texte voisin


def ecrire_table(lignes: Iterable[Sequence[str]]) -> str:
    """Le texte CSV de ces lignes, chacune sur une ligne ; les cellules sont rendues inoffensives."""
    return "".join(table_au_fil(lignes))


def table_au_fil(lignes: Iterable[Sequence[str]], *, separateur: str = ";", marque: bool = True) -> Iterator[str]:
    """Le même texte, une ligne à la fois."""
    sortie = io.StringIO()
    ecrivain = csv.writer(sortie, delimiter=separateur, lineterminator="\r\n")
    yield MARQUE_UTF8 if marque else ""
    for ligne in lignes:
        ecrivain.writerow([proteger(cellule) for cellule in ligne])
        yield sortie.getvalue()
        sortie.seek(0)
        sortie.truncate()


def proteger(cellule: str) -> str:
    """La cellule sur une ligne ; une apostrophe devant ce qu’un tableur prendrait pour une formule.

    >>> proteger("=cmd|' /C calc'!A0"), proteger("Zoé  Martin")
    ("'=cmd|' /C calc'!A0", 'Zoé Martin')
    """
    propre = " ".join(montrable(cellule).split())
    return f"'{propre}" if cellule.startswith(DEBUTS_DE_FORMULE) or propre.startswith(DEBUTS_DE_FORMULE) else propre


def deproteger(cellule: str) -> str:
    """La cellule sans l’apostrophe que `proteger` avait mise."""
    return cellule[1:] if cellule.startswith("'") and cellule[1:].startswith(DEBUTS_DE_FORMULE) else cellule


def montrable(texte: str) -> str:
    """Le texte sans caractère de commande ni marque qui en retourne le sens.

    >>> montrable("a\\x00b\\u202e\\nc")
    'a�b\\nc'
    """
    return COMMANDES.sub("�", INVISIBLES.sub("", texte))


Lu = TypeVar("Lu")


class Ligne(NamedTuple):
    """Une ligne utile d’un tableau du professeur, et où elle est."""

    fichier: str
    numero: int
    cellules: list[str]

    @property
    def est_un_commentaire(self) -> bool:
        """Vrai quand elle commence par `#`."""
        return self.cellules[0].startswith("#")

    def refuser(self, attendu: str) -> NoReturn:
        """Lève `LigneRefusee`, en disant où, et ce qu’il fallait."""
        raise LigneRefusee(self, attendu)

    def lire_points(self, texte: str, colonne: str = "points") -> Fraction:
        """Un nombre de points, avec une virgule ou un point ; lève `ErreurMastermind` sinon."""
        if not re.fullmatch(r"[0-9]{1,4}([.,][0-9]{1,2})?", texte):
            self.refuser(f"dans « {colonne} » un nombre positif ou nul, à deux décimales au plus (2 ou 1,5), voici {citer(texte)}")
        return Fraction(texte.replace(",", "."))


class LigneRefusee(ErreurMastermind):
    """Une ligne d’un tableau du professeur qui ne peut pas servir, et ce qu’il y fallait ; les autres lignes n’y sont pour rien."""

    def __init__(self, ligne: Ligne, attendu: str):
        super().__init__(f"{ligne.fichier}, ligne {ligne.numero} : il faut {attendu}")
        self.ligne, self.attendu = ligne, attendu


def lire_table(chemin: Path, colonnes: Sequence[str]) -> list[Ligne]:
    """Les lignes utiles d’un CSV ; `#` commence un commentaire.

    Lève `ErreurMastermind` quand le fichier manque ou n’a pas ces colonnes. Le
    séparateur peut être `;`, `,` ou une tabulation : un tableur change parfois l’un pour l’autre.
    """
    entetes, lignes = _lire_lignes(chemin)
    if [entete.casefold() for entete in entetes.cellules if entete] != list(colonnes):
        entetes.refuser(f"les colonnes {';'.join(colonnes)}, voici {citer(';'.join(entetes.cellules))}")
    return [_ajuster_largeur(ligne, len(colonnes)) for ligne in lignes]


def lire_colonnes(
    chemin: Path, connues: Sequence[str], *, autres_noms: Mapping[str, str] = MappingProxyType({}), commentaires: bool = False,
    ecarter: Callable[[LigneRefusee], object] | None = None,
) -> list[Ligne]:
    """Les lignes utiles d’un CSV qui n’a que certaines des colonnes `connues`, dans un ordre quelconque ; celles qui manquent sont vides.

    `autres_noms` : d’autres façons de nommer une colonne. `commentaires` : les garder aussi, tels quels. `ecarter` : ce qui reçoit une ligne trop longue,
    au lieu d’arrêter la lecture. Lève `ErreurMastermind` pour une colonne inconnue ou répétée.
    """
    entetes, lignes = _lire_lignes(chemin, commentaires)
    noms = [entete.casefold() for entete in entetes.cellules]
    while noms and not noms[-1]:
        noms.pop()
    noms = [autres_noms.get(nom, nom) for nom in noms]
    if not noms or set(noms) - set(connues) or len(set(noms)) < len(noms):
        entetes.refuser(f"des colonnes parmi {';'.join(connues)}, chacune une fois, voici {citer(';'.join(entetes.cellules))}")
    places = [noms.index(connue) if connue in noms else len(noms) for connue in connues]
    justes = essayer((partial(_ajuster_largeur, ligne, len(connues if ligne.est_un_commentaire else noms)) for ligne in lignes), ecarter)
    return [ligne if ligne.est_un_commentaire else ligne._replace(cellules=[[*ligne.cellules, ""][place] for place in places]) for ligne in justes]


def essayer(lectures: Iterable[Callable[[], Lu]], ecarter: Callable[[LigneRefusee], object] | None) -> Iterator[Lu]:
    """Ce que donne chaque lecture ; une ligne refusée est écartée, et les suivantes sont lues, ou lève quand rien n’écarte."""
    for lire in lectures:
        try:
            yield lire()
        except LigneRefusee as refusee:
            if ecarter is None:
                raise
            ecarter(refusee)


def lire_choix_de_colonnes(chemin: Path, titres: Mapping[str, Sequence[str]], *, exigees: Sequence[Sequence[str]]) -> list[Ligne]:
    """Les lignes d’un CSV venu d’ailleurs, réduites à ces colonnes, chacune sous l’un de ses titres ; les autres colonnes sont laissées.

    Lève `ErreurMastermind` quand il n’a aucun des groupes de colonnes `exigees`.
    """
    entetes, lignes = _lire_lignes(chemin)
    lus = [entete.casefold().replace("'", "’") for entete in entetes.cellules]
    places = {nom: next((lus.index(titre) for titre in connus if titre in lus), None) for nom, connus in titres.items()}
    if not any(all(places[nom] is not None for nom in groupe) for groupe in exigees):
        attendues = ", ou ".join(" et ".join(f"« {nom} »" for nom in groupe) for groupe in exigees)
        entetes.refuser(f"les colonnes {attendues}, voici {citer(';'.join(entetes.cellules))}")
    return [ligne._replace(cellules=["" if p is None else "".join(ligne.cellules[p : p + 1]) for p in places.values()]) for ligne in lignes]


def _lire_lignes(chemin: Path, commentaires: bool = False) -> tuple[Ligne, list[Ligne]]:
    """Les en-têtes d’un CSV, puis ses lignes utiles, ou toutes celles où il y a quelque chose."""
    texte = _lire_texte(chemin)
    separateur = max(";\t,", key=texte.partition("\n")[0].count)
    lecteur = csv.reader(io.StringIO(texte, newline=""), delimiter=separateur)
    try:
        lignes = [Ligne(chemin.name, lecteur.line_num, [cellule.strip() for cellule in ligne]) for ligne in lecteur]
    except csv.Error:
        signes = ecrire_nombre(csv.field_size_limit())
        Ligne(chemin.name, lecteur.line_num, []).refuser(f"un tableau CSV lisible : des guillemets ne se ferment pas, ou une cellule a plus de {signes} signes")
    entetes = lignes[0] if lignes else Ligne(chemin.name, 1, [])
    return entetes._replace(numero=1), [ligne for ligne in lignes[1:] if any(ligne.cellules) and (commentaires or not ligne.est_un_commentaire)]


def _lire_texte(chemin: Path) -> str:
    try:
        octets = chemin.read_bytes()
    except OSError as erreur:
        raise ErreurMastermind(f"il faut un fichier lisible, voici {chemin} ({dire_refus(erreur)})") from erreur
    if octets.startswith(MARQUES_UTF16):
        return octets.decode("utf-16", "replace")
    try:
        return octets.decode("utf-8-sig")
    except UnicodeDecodeError:  # l’encodage des vieux tableurs sous Windows
        return octets.decode("cp1252", "replace")


def _ajuster_largeur(ligne: Ligne, largeur: int) -> Ligne:
    """La ligne à la bonne largeur : un tableur ajoute ou retire des cellules vides à la fin ; un commentaire contient ce qu’il veut."""
    cellules = ligne.cellules
    if not (ligne.est_un_commentaire or any(cellules[1:])):  # « Zoé Martin;14 », tapé dans une seule case du tableur
        cellules = [cellule.strip() for cellule in cellules[0].split(";")]
    if any(cellules[largeur:]) and ligne.est_un_commentaire:
        cellules = [*cellules[: largeur - 1], ";".join(cellules[largeur - 1 :])]
    elif any(cellules[largeur:]):
        ligne.refuser(f"{largeur} cellules, en voici {len(cellules)} : {citer(';'.join(cellules))}")
    return ligne._replace(cellules=(cellules + [""] * largeur)[:largeur])


def ecrire_atomiquement(chemin: Path, texte: str | Iterable[str]) -> None:
    """Écrit le fichier d’un seul coup, son texte entier ou par morceaux ; lève `ErreurMastermind` quand le disque est plein ou le fichier ouvert ailleurs."""
    with ecriture(chemin, " : le fichier est-il ouvert dans un tableur, ou le disque plein ? L’ancien fichier est intact"):
        ecrire(chemin, texte) if isinstance(texte, str) else ecrire_au_fil(chemin, texte)


@contextmanager
def ecriture(chemin: Path, suite: str = "") -> Iterator[None]:
    """Le temps d’écrire ce fichier ; lève `ErreurMastermind`, et cette suite, quand le système refuse."""
    try:
        yield
    except OSError as erreur:
        raise ErreurMastermind(f"il faut pouvoir écrire {chemin} ; le système refuse ({dire_refus(erreur)}){suite}") from erreur
