"""De quel sujet d’une épreuve est une copie : ses fonctions le disent, puis la cellule « %%epreuve » ; jamais le nom du fichier.

Rien n’est deviné de qui l’a écrite. Commencer par `sujet_du_contenu`.
"""

import json
import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from mastermind_edu.chapitres import lire_un_sujet
from mastermind_edu.exercices import CATALOGUE, CHAPITRES
from mastermind_edu.exercices.epreuves import MAGIE, SIGNES_AU_PLUS, ecrire_les_questions

PLACES = re.compile(r"^[ \t]*(?:verifier\(|(?:def|class)[ \t]+)(\w+)", re.MULTILINE)


class SujetLu(NamedTuple):
    """Le sujet d’une copie, rien quand elle n’est d’aucun que l’on corrige, et ce qu’il faut en remarquer."""

    chapitre: str | None = None
    remarques: tuple[str, ...] = ()


def sujet_du_contenu(code: Iterable[str]) -> SujetLu:
    """Le sujet dont ces cellules de code ont le plus de questions ; à égalité, celui qu’annonce leur cellule « %%epreuve »."""
    code = tuple(code)
    annonce, ecrits = _annonce(code), {nom for cellule in code for nom in PLACES.findall(cellule)}
    sujets = {chapitre: {*noms} for chapitre, noms in CHAPITRES.items() if lire_un_sujet(chapitre)}
    if annonce and annonce not in sujets:
        return _d_une_autre_epreuve(annonce, next((chapitre for chapitre, noms in sujets.items() if noms <= ecrits), None))
    meilleur = max(sujets, key=lambda chapitre: (len(sujets[chapitre] & ecrits), chapitre == annonce), default=None)
    if meilleur is None or not sujets[meilleur] & ecrits:
        return SujetLu(annonce or None)
    return SujetLu(meilleur, tuple(_dire_l_ecart("la cellule « %%epreuve » est celle", annonce, meilleur)))


def _d_une_autre_epreuve(annonce: str, trouve: str | None) -> SujetLu:
    """Une copie qui s’annonce d’un autre tirage : notée tout de même sur un sujet, quand elle en a toutes les questions."""
    dit, lu = lire_un_sujet(annonce), lire_un_sujet(trouve)
    if lu is None:
        return SujetLu(None, (f"cette copie est celle d’une autre épreuve, « {dit} » : donnez son dossier, par --epreuve DOSSIER",))
    suite = f"les questions sont celles du sujet {lu.lettre} : la copie est notée sur le sujet {lu.lettre}"
    return SujetLu(trouve, (f"la cellule « %%epreuve » annonce une autre épreuve, « {dit} », {suite}",))


def est_changee(code: Iterable[str], chapitre: str) -> bool:
    """Vrai quand une copie de ce sujet n’a plus la cellule « %%epreuve » qu’il donne ; celle d’un autre sujet se dit autrement."""
    code = tuple(code)
    if not lire_un_sujet(chapitre) or chapitre not in CHAPITRES or _annonce(code) not in ("", chapitre):
        return False
    donnee = _questions_publiques(ecrire_les_questions(chapitre, [CATALOGUE[nom] for nom in CHAPITRES[chapitre]]))
    portees = [cellule.partition("\n")[2] for cellule in code if cellule.startswith(MAGIE)]
    return not portees or any(_questions_publiques(portee) != donnee for portee in portees)


def _questions_publiques(texte: str) -> object:
    """Ce que porte une cellule « %%epreuve » ; sans le résultat des exemples là où plusieurs conviennent, un autre appel en donnerait d’autres."""
    lu = _lire(texte)
    questions = lu.get("questions") if isinstance(lu, dict) else None
    for question in questions if isinstance(questions, list) else ():
        if isinstance(question, dict) and question.get("compare") is False:
            question["exemples"] = [exemple[:1] if isinstance(exemple, list) else exemple for exemple in question.get("exemples") or ()]
    return lu


def dire_le_fichier(annonce: str, trouve: str) -> str:
    """La remarque d’une copie dont le fichier porte un autre nom de chapitre, ou de sujet, que son contenu."""
    if lire_un_sujet(annonce) and lire_un_sujet(trouve):
        return next(_dire_l_ecart("le fichier porte le nom", annonce, trouve))
    return f"le fichier porte le nom du chapitre {annonce}, son contenu est celui du chapitre {trouve}"


def _dire_l_ecart(debut: str, annonce: str, trouve: str) -> Iterator[str]:
    dit, lu = lire_un_sujet(annonce), lire_un_sujet(trouve)
    if dit and lu and dit != lu:
        yield f"{debut} du sujet {dit.lettre}, les réponses sont celles du sujet {lu.lettre} : la copie est notée sur le sujet {lu.lettre}"


def _annonce(code: Iterable[str]) -> str:
    """Le sujet que nomme la première cellule « %%epreuve » ; vide quand il n’y en a pas, ou qu’elle ne se lit pas."""
    texte = next((cellule.partition("\n")[2] for cellule in code if cellule.startswith(MAGIE)), "")
    lu = _lire(texte)
    nom = lu.get("epreuve") if isinstance(lu, dict) else None
    return nom if isinstance(nom, str) and lire_un_sujet(nom) else ""


def _lire(texte: str) -> object:
    """Ce que dit ce JSON ; rien quand il ne se lit pas."""
    try:
        return json.loads(texte) if len(texte) <= SIGNES_AU_PLUS else None
    except (ValueError, RecursionError):
        return None
