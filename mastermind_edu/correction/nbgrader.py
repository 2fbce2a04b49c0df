"""Un devoir de nbgrader, jugé comme le fait `corriger` : ses points sont ceux que `corriger` donnerait.

Rien de nbgrader n’est importé : il prête un notebook, et lit ce que montrent ses cellules de test. Commencer par `noter`,
que `nbgrader_config.py` met à la place de l’exécution des copies.
"""

import atexit
import json
from collections.abc import Iterable, Mapping
from contextlib import ExitStack
from fractions import Fraction
from functools import lru_cache
from pathlib import Path

from mastermind_edu.affichage.tableau import prose_en_html
from mastermind_edu.affichage.verdicts import en_html
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.correction.anomalies import panne
from mastermind_edu.correction.lecture.copies import Copie, lire_copie
from mastermind_edu.correction.lecture.fichiers import Fichier
from mastermind_edu.correction.notation.bareme import bareme_par_defaut
from mastermind_edu.correction.notation.jugement import Juge, ouvrir_juge
from mastermind_edu.correction.notation.resultats import CopieNotee, ExerciceNote
from mastermind_edu.correction.programme.composition import composer_programme
from mastermind_edu.exercices import CATALOGUE, CHAPITRES
from mastermind_edu.exercices.ajoutes import joindre_le_sceau
from mastermind_edu.francais import en_phrase


class Points(float):
    """Les points d’un exercice, que nbgrader lit, et la page de son verdict, que l’élève lira."""

    def __new__(cls, note: ExerciceNote, remarques: Iterable[str]):
        points = super().__new__(cls, note.points)
        points.page = en_html(note.verdict) + "".join(f"<p>{prose_en_html(en_phrase(remarque))}</p>" for remarque in remarques)
        return points

    def _repr_html_(self) -> str:
        return self.page


def noter(notebook, ressources):
    """Ce que nbgrader appelle au lieu d’exécuter une copie : chaque cellule de test reçoit ses points et son verdict.

    Le code de l’élève n’est exécuté que dans l’enclos du juge, comme par `corriger`.
    """
    from nbformat import from_dict  # nbgrader l’a ; le cours de l’élève n’en a pas besoin

    try:
        notes, manque = juger(notebook), "cette cellule de test n’est pas du cours : voyez le mode d’emploi"
    except Exception as erreur:  # une copie que le juge ne peut pas lire n’arrête pas la classe
        notes, manque = {}, str(erreur) if isinstance(erreur, ErreurMastermind) else panne(erreur).texte
    for cellule in filter(_est_un_test, notebook["cells"]):
        cellule["outputs"] = [from_dict(_sortie(notes.get(_nom(cellule)), manque))]
    return notebook, ressources


def joindre_les_sceaux(dossier: Path) -> None:
    """Ajoute au catalogue les exercices qu’un professeur a écrits, un sceau par devoir ; rien quand ce dossier n’existe pas."""
    for sceau in sorted(dossier.glob("*.txt")):
        joindre_le_sceau(sceau.read_text(encoding="utf-8"))


def points(nom: str) -> Points:
    """Les points de cet exercice dans le notebook du dossier courant : ce qu’appelle une cellule de test que nbgrader exécute.

    Lève `ErreurMastermind` quand rien n’y est à noter.
    """
    for chemin in sorted(Path.cwd().glob("*.ipynb")):
        notes = _juger_une_fois(chemin.read_bytes())
        if nom in notes:
            return notes[nom]
    raise ErreurMastermind(f"il faut, dans {Path.cwd()}, un devoir de nbgrader qui note `{nom}` ; il n’y en a pas")


@lru_cache(maxsize=8)
def _juger_une_fois(contenu: bytes) -> Mapping[str, Points]:
    return juger(json.loads(contenu))


def juger(notebook: Mapping) -> dict[str, Points]:
    """Les points de chaque exercice que ce notebook fait noter, sur ceux de sa cellule de test.

    Lève `ErreurMastermind` pour une copie à noter à la main.
    """
    tests = {_nom(cellule): cellule for cellule in filter(_est_un_test, notebook["cells"]) if _nom(cellule) in CATALOGUE}
    if not tests:
        return {}
    chapitre = next(chapitre for chapitre, noms in CHAPITRES.items() if next(iter(tests)) in noms)
    bareme = bareme_par_defaut() | {nom: Fraction(str(cellule["metadata"]["nbgrader"]["points"])) for nom, cellule in tests.items()}
    programme, juge = composer_programme(_copie(notebook, chapitre)), _juge()
    notee = juge.noter(programme, juge.preparer(programme), bareme)
    if not notee.exercices:
        raise ErreurMastermind(" ; ".join(anomalie.texte for anomalie in notee.anomalies))
    return {note.nom: Points(note, _remarques(notee, note.nom)) for note in notee.exercices if note.nom in tests}


@lru_cache(maxsize=1)
def _juge() -> Juge:
    """Le juge de ce processus, fermé avec lui : nbgrader lui donne toute une classe."""
    pile = ExitStack()
    atexit.register(pile.close)
    return pile.enter_context(ouvrir_juge("auto"))


def _copie(notebook: Mapping, chapitre: str) -> Copie:
    """La copie de ce notebook, sans ce que nbgrader a mis dans ses cellules de test ; les autres gardent leur numéro."""
    cellules = [{**cellule, "source": ""} if _est_un_test(cellule) else cellule for cellule in notebook["cells"]]
    contenu = json.dumps({**notebook, "cells": cellules}).encode()
    return lire_copie(Fichier((f"{chapitre}.ipynb",), contenu))._replace(chapitre=chapitre)


def _est_un_test(cellule: Mapping) -> bool:
    """Vrai pour une cellule de code que nbgrader note d’après ce qu’elle montre."""
    reglages = cellule["metadata"].get("nbgrader", {})
    return cellule["cell_type"] == "code" and bool(reglages.get("grade")) and not reglages.get("solution")


def _nom(cellule: Mapping) -> str:
    """L’exercice qu’une cellule de test note : elle en porte le nom."""
    return cellule["metadata"]["nbgrader"].get("grade_id", "")


def _remarques(notee: CopieNotee, nom: str) -> list[str]:
    """Ce que l’élève peut lire de plus : ce qui regarde cet exercice, et, avec le premier, ce qui regarde toute la copie."""
    voulues = {nom, None} if nom == notee.exercices[0].nom else {nom}
    return [anomalie.texte for anomalie in notee.anomalies if anomalie.publique and anomalie.exercice in voulues]


def _sortie(note: Points | None, manque: str) -> dict:
    """Ce que montre une cellule de test : un nombre que nbgrader lit, ou une erreur, qui vaut 0 et se voit."""
    if note is None:
        return {"output_type": "error", "ename": "À noter à la main", "evalue": manque, "traceback": [f"À noter à la main : {manque}"]}
    donnees = {"text/plain": repr(float(note)), "text/html": note.page}
    return {"output_type": "execute_result", "execution_count": None, "data": donnees, "metadata": {}}
