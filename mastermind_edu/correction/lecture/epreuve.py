"""Quand on corrige une épreuve : son dossier, et les copies qui n’en sont pas, un notebook du cours par exemple, que rien n’y note.

Leurs corrigés sont publics : rien de ce qui n’est pas une question d’un sujet ne vaut de point. Commencer par `garder_l_epreuve`.
"""

from collections.abc import Collection, Iterable
from pathlib import Path

from mastermind_edu.chapitres import est_du_cours, lire_un_sujet, numero
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.correction.anomalies import HORS_EPREUVE, Anomalie
from mastermind_edu.correction.lecture.copies import Copie
from mastermind_edu.livraison import PROFESSEUR

QUESTIONS_OUVERTES = Anomalie("les questions ouvertes que cette copie contient ne sont pas de l’épreuve : elles ne comptent pas", publique=False)


def dossier_garde(epreuve: Path) -> Path:
    """Ce que le professeur garde d’une épreuve ; lève `ErreurMastermind` pour un autre dossier."""
    if not (epreuve / PROFESSEUR).is_dir():
        raise ErreurMastermind(f"il faut le dossier qu’a écrit `python lancer.py epreuve`, avec son dossier {PROFESSEUR} ; voici {epreuve}")
    return epreuve / PROFESSEUR


def garder_l_epreuve(copies: Iterable[Copie], sujets: Collection[str]) -> list[Copie]:
    """Les mêmes copies, où seules celles de ces `sujets` ont encore de quoi être notées ; les autres disent qu’elles n’en sont pas."""
    return [_sans_questions(copie) if copie.chapitre in sujets else _ecarter(copie) for copie in copies]


def _sans_questions(copie: Copie) -> Copie:
    return copie._replace(questions=()).remarquer(QUESTIONS_OUVERTES) if copie.questions else copie


def _ecarter(copie: Copie) -> Copie:
    """La copie, sans rien à exécuter ; son chapitre n’est pas celui que l’on corrige."""
    ecartee = copie._replace(chapitre=None, cellules=(), est_lue=False, questions=())
    return ecartee.remarquer(Anomalie(f"{HORS_EPREUVE}{_dire_le_sien(copie.chapitre)}")) if copie.est_lue else ecartee


def _dire_le_sien(chapitre: str | None) -> str:
    if chapitre is None or lire_un_sujet(chapitre):
        return ""
    return f", mais un notebook du chapitre {numero(chapitre)}" if est_du_cours(chapitre) else f", mais le notebook {chapitre}"
