"""À qui est une copie, et de quel chapitre : ce que disent les noms de fichiers et de dossiers.

Rien n’est ouvert ici. Commencer par `deduire_eleve`.
"""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from pathlib import PurePosixPath

from mastermind_edu.chapitres import numero, sujet
from mastermind_edu.exercices import CHAPITRES

# Moodle nomme un dossier (ou un fichier, sans dossiers) « Nom Prénom_12345_assignsubmission_file_ ».
MOODLE = re.compile(r"(.+?)_([0-9]{1,18})_assignsubmission_[a-z]+(?:_|$)")
EN_LIGNE = re.compile(r"_assignsubmission_onlinetext(?:_|$)")
SANS_NUMERO = re.compile(r"_assignsubmission_[a-z]+_?$")  # le groupe par défaut, depuis Moodle 4.1
ANONYME = "Participant"  # ce que Moodle écrit au lieu du nom quand le devoir est anonyme
DOSSIERS_DU_COURS = {"exercises", "exercices", "solutions", "notebooks", "travail"}

# Trop courants dans un nom de fichier pour dire à eux seuls le chapitre.
SUJETS_COURANTS = {"python", "objets", "interface", "statistiques"}
_SUJETS = "|".join(re.escape(sujet(chapitre)) for chapitre in CHAPITRES)
_CHAPITRE = re.compile(rf"(?i)(?<![a-z0-9])(?:\d\d?(?:[a-z](?=[ _-]))?[ _-]*)?(?:{_SUJETS.replace('_', '[ _-]')})(?![a-z])")
# Ce que navigateurs, Jupyter et Colab ajoutent au nom d’un fichier copié.
_MARQUES_DE_COPIE = re.compile(r"(?i)copie de |copy of |-?(?:copy|copie)\d*(?![a-z])|\(\d+\)")
# Un nombre au début d’un nom est un chapitre ; à la fin (« eleve_01 »), il appartient au nom.
_PREMIER_MOT_SANS_NOM = re.compile(r"(?i)p?\d{1,2}[a-z]?")
_MOT_SANS_NOM = re.compile(r"(?i)(?:tp|td|exo?|exercices?|corrig[eé]s?|ch|chapitre|untitled|mastermind|ipynb)\d*")


def deduire_eleve(parties: Sequence[str], ecrit: str = "") -> str:
    """Le nom de l’élève : dossier Moodle ou nom du fichier, sinon ce qu’il a `ecrit` dans sa copie, sinon le dossier parent.

    >>> deduire_eleve(["rendus", "Dupont Jean_123_assignsubmission_file_", "04_marquage.ipynb"])
    'Dupont Jean'
    >>> deduire_eleve(["rendus", "p1_dupont.ipynb"]), deduire_eleve(["dupont", "04_marquage.ipynb"])
    ('dupont', 'dupont')
    >>> deduire_eleve(["rendus", "04_marquage_exercices.ipynb"], "Zoé Dupont")
    'Zoé Dupont'
    """
    return nom_du_chemin(parties) or ecrit or _dossier_parent(parties) or PurePosixPath(parties[-1]).stem


def depot_moodle(parties: Sequence[str]) -> tuple[str, str] | None:
    """Le nom et le numéro que Moodle donne à qui a rendu ce fichier ; rien hors d’une archive de Moodle.

    Le dossier le plus extérieur est de Moodle ; ce qu’il contient, l’élève l’a nommé.

    >>> depot_moodle(["depot.zip", "Zoé Martin_12_assignsubmission_file_", "Léo Roy_33_assignsubmission_file_", "04.ipynb"])
    ('Zoé Martin', '12')
    """
    return next(depots(parties), None)


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
    sans_accents = "".join(c for c in unicodedata.normalize("NFD", nom) if not unicodedata.combining(c))
    return re.findall(r"\w+", sans_accents.casefold().replace("_", " "))


def nom_du_chemin(parties: Sequence[str]) -> str:
    """Le nom que disent Moodle ou le fichier lui-même ; vide quand le fichier a gardé le nom du cours."""
    if depot := depot_moodle(parties):
        nom, rang = depot
        return f"{nom} {rang}" if nom == ANONYME else nom
    return _enlever_le_chapitre(PurePosixPath(parties[-1]).stem)


def _enlever_le_chapitre(racine: str) -> str:
    """Ce qui reste d’un nom de fichier sans chapitre, numéro ni marque de copie."""
    reste = _CHAPITRE.sub(" ", _MARQUES_DE_COPIE.sub(" ", racine))
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
    """Le chapitre dont le plus d’exercices portent ces noms de fonctions."""
    comptes = {chapitre: len({*exercices} & {*noms}) for chapitre, exercices in CHAPITRES.items()}
    meilleur = max(comptes, key=comptes.__getitem__, default=None)
    return meilleur if meilleur and comptes[meilleur] else None
