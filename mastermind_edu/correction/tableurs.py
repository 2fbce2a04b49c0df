"""Lire et écrire les fichiers du professeur : des tableaux qu’un tableur français ouvre sans surprise.

Point-virgule, virgule décimale, UTF-8 marqué, et aucune cellule prise pour une
formule. Commencer par `ecrire_table` ; ce qu’on y écrit est dans `pages`.
"""

import csv
import io
import re
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from pathlib import Path

from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.disque import ecrire, ecrire_au_fil
from mastermind_edu.francais import citer

MARQUE_UTF8 = "\ufeff"
DEBUTS_DE_FORMULE = tuple("=+-@\t\r\n＝＋－＠")
COMMANDES = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")
INVISIBLES = re.compile("[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]")  # ils retournent ou cachent le texte voisin


def ecrire_table(lignes: Iterable[Sequence[str]], *, separateur: str = ";", marque: bool = True) -> str:
    """Le texte CSV de ces lignes, chacune sur une ligne ; les cellules sont rendues inoffensives."""
    return "".join(table_au_fil(lignes, separateur=separateur, marque=marque))


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


def lire_table(chemin: Path, colonnes: Sequence[str]) -> list[tuple[int, list[str]]]:
    """Les lignes utiles d’un CSV, avec leur numéro ; `#` commence un commentaire.

    Lève `ErreurMastermind` quand le fichier manque ou n’a pas ces colonnes. Le
    séparateur peut être `;`, `,` ou une tabulation : un tableur change parfois l’un pour l’autre.
    """
    texte = _lire_texte(chemin)
    premiere = texte.partition("\n")[0]
    separateur = max(";\t,", key=premiere.count)
    lecteur = csv.reader(io.StringIO(texte, newline=""), delimiter=separateur)
    try:
        lignes = [(lecteur.line_num, [cellule.strip() for cellule in ligne]) for ligne in lecteur]
    except csv.Error as erreur:
        raise ErreurMastermind(f"{chemin.name}, ligne {lecteur.line_num} : il faut un tableau CSV lisible ({erreur})") from erreur
    _exiger_entetes(chemin, lignes[0][1] if lignes else [], colonnes)
    utiles = [(numero, ligne) for numero, ligne in lignes[1:] if any(ligne) and not ligne[0].startswith("#")]
    return [(numero, _ajuster_largeur(chemin, numero, ligne, colonnes)) for numero, ligne in utiles]


def _lire_texte(chemin: Path) -> str:
    try:
        octets = chemin.read_bytes()
    except OSError as erreur:
        raise ErreurMastermind(f"il faut un fichier lisible, voici {chemin} ({erreur.strerror})") from erreur
    try:
        return octets.decode("utf-8-sig")
    except UnicodeDecodeError:  # l’encodage des vieux tableurs sous Windows
        return octets.decode("cp1252", "replace")


def _exiger_entetes(chemin: Path, entetes: list[str], colonnes: Sequence[str]) -> None:
    vus = [entete.casefold() for entete in entetes if entete]
    if vus != list(colonnes):
        raise ErreurMastermind(
            f"{chemin.name}, ligne 1 : il faut les colonnes {';'.join(colonnes)}, voici {citer(';'.join(entetes))}"
        )


def _ajuster_largeur(chemin: Path, numero: int, ligne: list[str], colonnes: Sequence[str]) -> list[str]:
    """La ligne à la bonne largeur : un tableur ajoute ou retire des cellules vides à la fin."""
    if any(ligne[len(colonnes) :]):
        raise ErreurMastermind(
            f"{chemin.name}, ligne {numero} : il faut {len(colonnes)} cellules, en voici {len(ligne)} : {citer(';'.join(ligne))}"
        )
    return (ligne + [""] * len(colonnes))[: len(colonnes)]


def lire_points(chemin: Path, numero: int, texte: str) -> Fraction:
    """Un nombre de points, avec une virgule ou un point ; lève `ErreurMastermind` sinon."""
    if not re.fullmatch(r"[0-9]{1,4}([.,][0-9]{1,2})?", texte):
        raise ErreurMastermind(
            f"{chemin.name}, ligne {numero} : il faut dans « points » un nombre positif ou nul, à deux décimales "
            f"au plus (2 ou 1,5), voici {citer(texte)}"
        )
    return Fraction(texte.replace(",", "."))


def ecrire_atomiquement(chemin: Path, texte: str | Iterable[str]) -> None:
    """Écrit le fichier d’un seul coup, son texte entier ou par morceaux ; lève `ErreurMastermind` quand le disque est plein ou le fichier ouvert ailleurs."""
    try:
        ecrire(chemin, texte) if isinstance(texte, str) else ecrire_au_fil(chemin, texte)
    except OSError as erreur:
        raise ErreurMastermind(
            f"il faut pouvoir écrire {chemin} ; le système refuse ({erreur.strerror}) : le fichier est-il ouvert "
            "dans un tableur, ou le disque plein ? L’ancien fichier est intact"
        ) from erreur
