"""À qui est une copie, et de quel chapitre : ce que disent les noms de fichiers et de dossiers.

Rien n’est ouvert ici. Commencer par `deduire_eleve`.
"""

import re
from collections.abc import Sequence
from pathlib import PurePosixPath

from mastermind_edu.exercices import CHAPITRES

# Moodle nomme un dossier (ou un fichier, sans dossiers) « Nom Prénom_12345_assignsubmission_file_ ».
MOODLE = re.compile(r"(.+?)_(\d+)_assignsubmission_[a-z]+(?:_|$)")
DOSSIERS_DU_COURS = {"exercises", "exercices", "solutions", "notebooks"}

# Ce qui, dans un nom de fichier, dit le chapitre : son sujet, ou le nom entier quand le sujet est un mot de tous les jours.
_REPERES = {chapitre: chapitre.partition("_")[2].replace("python", chapitre) for chapitre in CHAPITRES}
_NUMEROS = "|".join(f"{chapitre.partition('_')[0]}(?![a-z])" for chapitre in CHAPITRES if chapitre[2] != "_")  # « 00b »
_SUJETS = "|".join(re.escape(chapitre.partition("_")[2]) for chapitre in CHAPITRES)
_CHAPITRE = re.compile(rf"(?i)(?<![a-z0-9])(?:\d\d?[a-z]?[ _-]*)?(?:{_SUJETS.replace('_', '[ _-]')})(?![a-z])")
# Ce que navigateurs, Jupyter et Colab ajoutent au nom d’un fichier copié.
_MARQUES_DE_COPIE = re.compile(r"(?i)copie de |copy of |-?(?:copy|copie)\d*(?![a-z])|\(\d+\)")
# Un nombre au début d’un nom est un chapitre ; à la fin (« eleve_01 »), il appartient au nom.
_PREMIER_MOT_SANS_NOM = re.compile(r"(?i)p?\d{1,2}")
_MOT_SANS_NOM = re.compile(r"(?i)(?:tp|td|exo?|exercices?|ch|chapitre|untitled|mastermind|ipynb)\d*")


def deduire_eleve(parties: Sequence[str]) -> str:
    """Le nom de l’élève d’après un chemin : dossier Moodle, nom du fichier, ou dossier parent.

    >>> deduire_eleve(["rendus", "Dupont Jean_123_assignsubmission_file_", "04_marquage.ipynb"])
    'Dupont Jean'
    >>> deduire_eleve(["rendus", "p1_dupont.ipynb"]), deduire_eleve(["dupont", "04_marquage.ipynb"])
    ('dupont', 'dupont')
    """
    for partie in reversed(parties):
        if trouve := MOODLE.match(partie):
            nom, numero = trouve.groups()
            return f"{nom} {numero}" if nom == "Participant" else nom
    racine = PurePosixPath(parties[-1]).stem
    return _enlever_le_chapitre(racine) or _dossier_parent(parties) or racine


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
            return re.sub(r"(?i)\.zip$", "", partie).strip("/\\")
    return ""


def chapitre_du_nom(fichier: str) -> str | None:
    """Le chapitre que nomme un fichier : sujet d’abord, numéro à défaut.

    >>> chapitre_du_nom("dupont-04 marquage (1).ipynb"), chapitre_du_nom("dupont.ipynb"), chapitre_du_nom("python.ipynb")
    ('04_marquage', None, None)
    """
    racine = re.sub(r"[\s-]+", "_", PurePosixPath(fichier).stem.lower())
    sujets = [chapitre for chapitre in CHAPITRES if _REPERES[chapitre] in racine]
    numero = re.match(rf"(?:(?:tp|td|exo?|exercices?|ch|chapitre)_?)?({_NUMEROS}|\d\d)(?![0-9])", racine)
    return max(sujets, key=lambda chapitre: len(_REPERES[chapitre])) if sujets else numero and chapitre_du_numero(numero[1])


def chapitre_du_numero(numero: str) -> str | None:
    """Le chapitre de ce numéro (« 04 », « 00b »), s’il existe."""
    return next((chapitre for chapitre in CHAPITRES if chapitre.startswith(f"{numero}_")), None)


def chapitre_des_fonctions(noms: Sequence[str]) -> str | None:
    """Le chapitre dont le plus d’exercices portent ces noms de fonctions."""
    comptes = {chapitre: len({*exercices} & {*noms}) for chapitre, exercices in CHAPITRES.items()}
    meilleur = max(comptes, key=comptes.__getitem__, default=None)
    return meilleur if meilleur and comptes[meilleur] else None
