"""Lire et écrire les fichiers du professeur : des tableaux qu’un tableur français ouvre sans surprise.

Point-virgule, virgule décimale, UTF-8 marqué, et aucune cellule prise pour une
formule. Commencer par `ecrire_table` ; ce qu’on y écrit est dans `pages`.
"""

import csv
import io
import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from fractions import Fraction
from pathlib import Path
from typing import NamedTuple, NoReturn

from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.disque import ecrire, ecrire_au_fil
from mastermind_edu.francais import citer

MARQUE_UTF8 = "\ufeff"
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


class Ligne(NamedTuple):
    """Une ligne utile d’un tableau du professeur, et où elle est."""

    fichier: str
    numero: int
    cellules: list[str]

    def refuser(self, attendu: str) -> NoReturn:
        """Lève `ErreurMastermind`, en disant où, et ce qu’il fallait."""
        raise ErreurMastermind(f"{self.fichier}, ligne {self.numero} : il faut {attendu}")

    def lire_points(self, texte: str) -> Fraction:
        """Un nombre de points, avec une virgule ou un point ; lève `ErreurMastermind` sinon."""
        if not re.fullmatch(r"[0-9]{1,4}([.,][0-9]{1,2})?", texte):
            self.refuser(f"dans « points » un nombre positif ou nul, à deux décimales au plus (2 ou 1,5), voici {citer(texte)}")
        return Fraction(texte.replace(",", "."))


def lire_table(chemin: Path, colonnes: Sequence[str]) -> list[Ligne]:
    """Les lignes utiles d’un CSV ; `#` commence un commentaire.

    Lève `ErreurMastermind` quand le fichier manque ou n’a pas ces colonnes. Le
    séparateur peut être `;`, `,` ou une tabulation : un tableur change parfois l’un pour l’autre.
    """
    texte = _lire_texte(chemin)
    separateur = max(";\t,", key=texte.partition("\n")[0].count)
    lecteur = csv.reader(io.StringIO(texte, newline=""), delimiter=separateur)
    try:
        lignes = [Ligne(chemin.name, lecteur.line_num, [cellule.strip() for cellule in ligne]) for ligne in lecteur]
    except csv.Error as erreur:
        Ligne(chemin.name, lecteur.line_num, []).refuser(f"un tableau CSV lisible ({erreur})")
    entetes = lignes[0].cellules if lignes else []
    if [entete.casefold() for entete in entetes if entete] != list(colonnes):
        Ligne(chemin.name, 1, entetes).refuser(f"les colonnes {';'.join(colonnes)}, voici {citer(';'.join(entetes))}")
    utiles = (ligne for ligne in lignes[1:] if any(ligne.cellules) and not ligne.cellules[0].startswith("#"))
    return [_ajuster_largeur(ligne, len(colonnes)) for ligne in utiles]


def _lire_texte(chemin: Path) -> str:
    try:
        octets = chemin.read_bytes()
    except OSError as erreur:
        raise ErreurMastermind(f"il faut un fichier lisible, voici {chemin} ({erreur.strerror})") from erreur
    try:
        return octets.decode("utf-8-sig")
    except UnicodeDecodeError:  # l’encodage des vieux tableurs sous Windows
        return octets.decode("cp1252", "replace")


def _ajuster_largeur(ligne: Ligne, largeur: int) -> Ligne:
    """La ligne à la bonne largeur : un tableur ajoute ou retire des cellules vides à la fin."""
    cellules = ligne.cellules
    if any(cellules[largeur:]):
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
        raise ErreurMastermind(f"il faut pouvoir écrire {chemin} ; le système refuse ({erreur.strerror}){suite}") from erreur
