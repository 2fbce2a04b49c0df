"""Les épreuves sur papier : `sources/enseignant/epreuves/*.toml`, leurs points, et un corrigé que l’on exécute.

Ce qu’un programme affiche est calculé ; ce qu’un auteur affirme est vérifié par ses `controles`. Commencer par `lire_epreuve`.
"""

import contextlib
import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from mastermind_edu.atelier.enseignant.lecture import SOURCES, exiger_cles, lire_toml, refuser
from mastermind_edu.francais import citer

EPREUVES = f"{SOURCES}/epreuves"
TOTAL = 20
DE_L_EPREUVE = {"titre": str, "chapitres": str, "minutes": int, "question": list}
D_UNE_QUESTION = {
    "titre": str, "sur": list, "points": int, "enonce": str, "code": str, "affiche": bool, "reponse": str, "bareme": str, "solution": str, "essais": str,
    "controles": list, "lignes": int, "table": list, "corrige_table": list,
}
FACULTATIVES = ("code", "affiche", "reponse", "bareme", "solution", "essais", "controles", "lignes", "table", "corrige_table")


@dataclass(frozen=True)
class Question:
    """Une question, ses points, la place pour répondre et son corrigé."""

    titre: str
    sur: Sequence[str]  # les chapitres qu’elle interroge
    points: int
    enonce: str
    code: str = ""
    affiche: bool = False  # la réponse est ce que le code affiche
    reponse: str = ""
    bareme: str = ""  # comment partager les points
    solution: str = ""
    essais: str = ""  # du code exécuté après la solution, pour les controles : le corrigé ne le montre pas
    controles: tuple[str, ...] = ()  # des expressions de Python que le corrigé rend vraies
    lignes: int = 2  # de réponse, sur la feuille
    table: tuple = ()  # une table à remplir : les lignes que voit l’élève
    corrige_table: tuple = ()  # la même, remplie : chaque case est une expression de Python


@dataclass(frozen=True)
class Epreuve:
    """Une épreuve entière."""

    nom: str
    titre: str
    chapitres: str
    minutes: int
    questions: tuple[Question, ...]


def lister_epreuves(racine: Path) -> list[Path]:
    """Les sources des épreuves, dans l’ordre."""
    return sorted((racine / EPREUVES).glob("*.toml"))


def lire_epreuve(fichier: Path) -> Epreuve:
    """L’épreuve d’un source ; lève `ErreurFabrication` quand ses points ou son corrigé sont faux."""
    nom = f"{EPREUVES}/{fichier.name}"
    lu = lire_toml(fichier, nom)
    exiger_cles(lu, DE_L_EPREUVE, nom)
    questions = tuple(_lire_question(brute, f"{nom}, question {rang}") for rang, brute in enumerate(lu["question"], start=1))
    total = sum(question.points for question in questions)
    if total != TOTAL:
        refuser(nom, f"il faut {TOTAL} points en tout, en voici {total}")
    debut, _, fin = lu["chapitres"].partition(" à ")
    for question in questions:
        if not question.sur or not all(debut <= chapitre <= fin for chapitre in question.sur):
            refuser(nom, f"il faut dans « sur », question « {question.titre} », des chapitres de {lu['chapitres']}, voici {citer(question.sur)}")
    return Epreuve(fichier.stem, lu["titre"], lu["chapitres"], lu["minutes"], questions)


def _lire_question(lu: Mapping, nom: str) -> Question:
    exiger_cles(lu, D_UNE_QUESTION, nom, facultatives=FACULTATIVES)
    connus, affiche = _executer(lu, nom)
    for controle in lu.get("controles", ()):
        _controler(controle, connus, nom)
    if not (lu.get("affiche") or lu.get("controles") or lu.get("corrige_table")):
        refuser(nom, "il faut un corrigé que l’on exécute : affiche = true, des controles, ou une corrige_table")
    remplie = tuple(tuple(_calculer(case, connus) for case in ligne) for ligne in lu.get("corrige_table", ()))
    if [len(ligne) for ligne in remplie] != [len(ligne) for ligne in lu.get("table", ())][: len(remplie)] or len(remplie) != len(lu.get("table", ())):
        refuser(nom, "il faut une corrige_table de la forme de la table")
    reponse = affiche if lu.get("affiche") else lu.get("reponse", "")
    return Question(**{**lu, "reponse": reponse, "controles": tuple(lu.get("controles", ())), "table": tuple(map(tuple, lu.get("table", ()))), "corrige_table": remplie})


def _executer(lu: Mapping, nom: str) -> tuple[dict, str]:
    """Les noms que définissent le code et la solution, et ce que le code affiche."""
    connus: dict = {}
    sortie = io.StringIO()
    try:
        exec("from mastermind_edu import *\nfrom mastermind_edu import repondre_par_marquage, repondre_par_frequences", connus)
        with contextlib.redirect_stdout(sortie):
            exec(lu.get("code", ""), connus)
        with contextlib.redirect_stdout(io.StringIO()):
            exec(lu.get("solution", ""), connus)
            exec(lu.get("essais", ""), connus)
    except Exception as erreur:  # tout ce qu’un source fautif peut lever
        refuser(nom, f"le code ne s’exécute pas : {type(erreur).__name__}, {erreur}")
    return connus, sortie.getvalue().rstrip("\n")


def _controler(controle: str, connus: dict, nom: str) -> None:
    try:
        est_vrai = eval(controle, connus)  # les sources du cours, pas la copie d’un élève
    except Exception as erreur:
        refuser(nom, f"le contrôle {controle} ne s’exécute pas : {type(erreur).__name__}, {erreur}")
    if not est_vrai:
        refuser(nom, f"il faut un corrigé qui rende vrai {controle}")


def _calculer(case: str, connus: dict) -> str:
    """Une case remplie : « = expression » est calculée, le reste est du texte."""
    return str(eval(case[1:], connus)) if case.startswith("=") else case
