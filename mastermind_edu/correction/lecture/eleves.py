"""À qui est une copie, et de quel chapitre : ce que disent les noms de fichiers et de dossiers.

Rien n’est ouvert ici. Commencer par `deduire_eleve`.
"""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from pathlib import PurePosixPath
from typing import Protocol

from mastermind_edu.chapitres import numero, sujet
from mastermind_edu.exercices import CHAPITRES, suite_de

# Moodle nomme un dossier (ou un fichier, sans dossiers) « Nom Prénom_12345_assignsubmission_file_ ».
MOODLE = re.compile(r"(.+?)_([0-9]{1,18})_assignsubmission_[a-z]+(?:_|$)")
EN_LIGNE = re.compile(r"_assignsubmission_onlinetext(?:_|$)")
SANS_NUMERO = re.compile(r"_assignsubmission_[a-z]+_?$")  # le groupe par défaut, depuis Moodle 4.1
ANONYME = "Participant"  # ce que Moodle écrit au lieu du nom quand le devoir est anonyme
RAMASSES = "submitted"  # le dossier des copies, sous nbgrader
DOSSIERS_DU_COURS = {"exercises", "exercices", "solutions", "notebooks", "travail"}

# Trop courants dans un nom de fichier pour dire à eux seuls le chapitre.
SUJETS_COURANTS = {"python", "boucles", "objets", "interface", "statistiques"}
# Ce que navigateurs, Jupyter et Colab ajoutent au nom d’un fichier copié.
_MARQUES_DE_COPIE = re.compile(r"(?i)copie de |copy of |-?(?<![^\W\d_])(?:copy|copie)\d*(?![a-z])|\(\d+\)")
# Un nombre au début d’un nom est un chapitre ; à la fin (« eleve_01 »), il appartient au nom.
_PREMIER_MOT_SANS_NOM = re.compile(r"(?i)p?\d{1,2}[a-z]?")
_MOT_SANS_NOM = re.compile(r"(?i)(?:tp|td|exo?|exercices?|corrig[eé]s?|ch|chapitre|untitled|mastermind|ipynb|capytale|notebook)\d*")


@lru_cache(maxsize=4)
def _motif_des_chapitres(chapitres: tuple[str, ...]) -> re.Pattern:
    """Le nom d’un chapitre dans un nom de fichier ; ceux du dossier d’un professeur peuvent s’y ajouter."""
    sujets = "|".join(re.escape(sujet(chapitre)) for chapitre in chapitres).replace("_", "[ _-]")
    return re.compile(rf"(?i)(?<![a-z0-9])(?:\d\d?(?:[a-z](?=[ _-]))?[ _-]*)?(?:{sujets})(?![a-z])")


def deduire_eleve(parties: Sequence[str], ecrit: str = "") -> str:
    """Le nom de l’élève : dossier Moodle ou nom du fichier, sinon ce qu’il a `ecrit` dans sa copie, sinon le dossier parent.

    >>> deduire_eleve(["rendus", "Dupont Jean_123_assignsubmission_file_", "04_marquage.ipynb"])
    'Dupont Jean'
    >>> deduire_eleve(["rendus", "p1_dupont.ipynb"]), deduire_eleve(["dupont", "04_marquage.ipynb"])
    ('dupont', 'dupont')
    >>> deduire_eleve(["cours", "submitted", "zoe", "04_marquage", "04_marquage.ipynb"])
    'zoe'
    >>> deduire_eleve(["rendus", "04_marquage_exercices.ipynb"], "Zoé Dupont")
    'Zoé Dupont'
    >>> deduire_eleve(["classe.zip", "TG1-DUPONT Zoé-Les mal placés-3400012.ipynb"], "Zoé Dupont")
    'Zoé Dupont'
    """
    if _est_dans_le_nom_du_fichier(ecrit, parties):
        return ecrit
    return nom_du_chemin(parties) or ecrit or _dossier_parent(parties) or PurePosixPath(parties[-1]).stem


def _est_dans_le_nom_du_fichier(ecrit: str, parties: Sequence[str]) -> bool:
    """Vrai quand le fichier dit ce nom, d’au moins deux mots, parmi d’autres : le titre d’une activité, un numéro, une classe."""
    mots = {*mots_du_nom(ecrit)}
    return len(mots) > 1 and not depot_moodle(parties) and mots <= {*mots_du_nom(PurePosixPath(parties[-1]).stem)}


def depot_moodle(parties: Sequence[str]) -> tuple[str, str] | None:
    """Le nom et le numéro que Moodle donne à qui a rendu ce fichier ; rien hors d’une archive de Moodle.

    Le dossier le plus extérieur est de Moodle ; ce qu’il contient, l’élève l’a nommé.

    >>> depot_moodle(["depot.zip", "Zoé Martin_12_assignsubmission_file_", "Léo Roy_33_assignsubmission_file_", "04.ipynb"])
    ('Zoé Martin', '12')
    """
    return next(depots(parties), None)


def abreger(fichier: str) -> str:
    """Ce qui suffit à reconnaître une copie au terminal : dans une archive de Moodle, l’élève et son fichier ; ailleurs, le chemin entier.

    >>> abreger("BTS SIO1-Devoir 4-8123.zip/Zoé Martin_12_assignsubmission_file_/04_marquage.ipynb"), abreger("martin/04.ipynb")
    ('Zoé Martin, 04_marquage.ipynb', 'martin/04.ipynb')
    """
    chemin = PurePosixPath(fichier)
    depot = depot_moodle(chemin.parts)
    return f"{depot[0]}, {MOODLE.sub('', chemin.name)}" if depot else fichier


def depots(parties: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Celui de Moodle, puis les noms que l’élève a choisis et qui lui ressemblent."""
    for partie in parties:
        while trouve := MOODLE.match(partie):
            yield trouve.groups()
            partie = partie[trouve.end() :]


def est_un_texte_en_ligne(parties: Sequence[str]) -> bool:
    """Vrai pour la page où Moodle met ce que l’élève a saisi, dans un dossier ou sans.

    >>> est_un_texte_en_ligne(["Zoé Martin_12_assignsubmission_onlinetext_", "onlinetext.html"])
    True
    """
    return any(map(EN_LIGNE.search, parties)) and PurePosixPath(parties[-1]).suffix.lower() in (".html", ".htm")


def depot(parties: Sequence[str], archives: int) -> str:
    """Ce qu’un même élève a rendu avec ce fichier : son dossier de Moodle, son archive, ou le fichier seul.

    >>> depot(["depot.zip", "Zoé Martin_12_assignsubmission_file_", "04.ipynb"], 1), depot(["zoe.zip", "b", "04.ipynb"], 1), depot(["zoe", "04.ipynb"], 0)
    ('Zoé Martin_12', 'zoe.zip', 'zoe/04.ipynb')
    """
    trouve = depot_moodle(parties)
    return "_".join(trouve) if trouve else "/".join(parties[:archives] or parties)


def mots_du_nom(nom: str) -> list[str]:
    """Les mots d’un nom, sans accents, majuscules ni ponctuation."""
    return re.findall(r"\w+", sans_accents(nom).casefold().replace("_", " "))


def sans_accents(texte: str) -> str:
    """Le texte, ses lettres nues.

    >>> sans_accents("Noël à Œuilly")
    'Noel a Œuilly'
    """
    return "".join(c for c in unicodedata.normalize("NFD", texte) if not unicodedata.combining(c))


def nom_du_chemin(parties: Sequence[str]) -> str:
    """Le nom que disent Moodle, nbgrader ou le fichier lui-même ; vide quand le fichier a gardé le nom du cours."""
    if depot := depot_moodle(parties):
        nom, rang = depot
        return f"{nom} {rang}" if nom == ANONYME else nom
    if eleve := _eleve_de_nbgrader(parties):
        return eleve
    return _enlever_le_chapitre(PurePosixPath(parties[-1]).stem)


def _eleve_de_nbgrader(parties: Sequence[str]) -> str:
    """L’élève de « submitted/ÉLÈVE/DEVOIR/FICHIER », le rangement de nbgrader ; vide ailleurs."""
    rangs = [rang for rang, partie in enumerate(parties[:-3]) if partie == RAMASSES and chapitre_du_nom(parties[rang + 2])]
    return parties[rangs[-1] + 1] if rangs else ""


def _enlever_le_chapitre(racine: str) -> str:
    """Ce qui reste d’un nom de fichier sans chapitre, numéro ni marque de copie."""
    reste = _motif_des_chapitres(tuple(CHAPITRES)).sub(" ", _MARQUES_DE_COPIE.sub(" ", racine))
    mots = [mot.strip("-–.,") for mot in re.split(r"[\s_()]+", reste)]
    mots = [mot for mot in mots if mot and not _MOT_SANS_NOM.fullmatch(mot)]
    if mots and _PREMIER_MOT_SANS_NOM.fullmatch(mots[0]):
        mots = mots[1:]
    return " ".join(mots)


def _dossier_parent(parties: Sequence[str]) -> str:
    for partie in reversed(parties[:-1]):
        if partie.lower() not in DOSSIERS_DU_COURS:
            return re.sub(r"(?i)\.zip$", "", SANS_NUMERO.sub("", partie)).strip("/\\")
    return ""


def chapitre_du_nom(fichier: str) -> str | None:
    """Le chapitre que nomme un fichier : sujet d’abord, numéro à défaut.

    >>> chapitre_du_nom("dupont-04 marquage (1).ipynb"), chapitre_du_nom("dupont.ipynb"), chapitre_du_nom("python.ipynb")
    ('04_marquage', None, None)
    """
    racine = re.sub(r"[\s-]+", "_", PurePosixPath(fichier).stem.lower())
    sujets = [c for c in CHAPITRES if c in racine or sujet(c) in racine and sujet(c) not in SUJETS_COURANTS]
    trouve = re.match(r"(?:(?:tp|td|exo?|exercices?|ch|chapitre)_?)?(\d\d(?:[a-z](?=_|$))?)(?![0-9])", racine)
    if sujets or not trouve:
        return max(sujets, key=len, default=None)
    return chapitre_du_numero(trouve[1]) or chapitre_du_numero(trouve[1][:2])  # « 04b » : une seconde copie du 04


def chapitre_du_numero(cherche: str) -> str | None:
    """Le chapitre de ce numéro, « 04 » ou « 00b », s’il existe."""
    return next((chapitre for chapitre in CHAPITRES if numero(chapitre) == cherche), None)


def chapitre_des_fonctions(noms: Sequence[str]) -> str | None:
    """Le chapitre dont le plus d’exercices portent ces noms de fonctions, sa suite comprise s’il y est en entier : il a été coupé depuis."""
    entiers = {c: (*exercices, *suite_de(c)) if {*exercices} <= {*noms} else exercices for c, exercices in CHAPITRES.items()}
    comptes = {chapitre: len({*exercices} & {*noms}) for chapitre, exercices in entiers.items()}
    meilleur = max(comptes, key=comptes.__getitem__, default=None)
    return meilleur if meilleur and comptes[meilleur] else None


class AvecChapitre(Protocol):
    """Une copie, lue ou notée, qui dit peut-être son chapitre."""

    chapitre: str | None


def chapitre_commun(copies: Iterable[AvecChapitre]) -> str:
    """Le chapitre de plus de la moitié des copies qui en ont un ; vide quand il n’y en a pas."""
    comptes = Counter(copie.chapitre for copie in copies if copie.chapitre)
    chapitre, nombre = max(comptes.items(), key=lambda paire: paire[1], default=("", 0))
    return chapitre if 2 * nombre > comptes.total() else ""
