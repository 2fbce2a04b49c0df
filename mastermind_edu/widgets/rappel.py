"""Le rappel qui ouvre une leçon : trois questions, leurs réponses en boutons, la correction aussitôt.

Les questions viennent de `eleve.rappel` ; rien n’est noté. Commencer par `rappel`.
"""

import re
from html import escape
from itertools import accumulate

import ipywidgets

from mastermind_edu.affichage.tableau import code_html, prose_en_html
from mastermind_edu.chapitres import deux_chiffres, numero
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.coeur.regles import Regles
from mastermind_edu.eleve.rappel import Question, adresse_des_gammes, noter_la_reponse, poser_les_questions
from mastermind_edu.francais import accorder, citer
from mastermind_edu.widgets import paille
from mastermind_edu.widgets.composants import Planche, bouton, ligne

NUMERO = re.compile(r"[0-9]{2}[a-z]?")
FEUILLES = ("jeu.css", "rangement.css")
POUR_REPONDRE = "Pour répondre : _.jouer() dans une cellule neuve, juste après ;\npuis, à chaque question, le numéro d’une réponse."


def rappel(lecon: str) -> "Rappel":
    """Deux minutes sur les chapitres d’avant : choisissez une réponse, la correction vient aussitôt. Rien n’est noté.

    Les questions que vous manquez reviennent dans une leçon suivante. Lève `ErreurMastermind` pour un numéro qui n’est pas celui
    d’une leçon qui en a d’autres avant elle.

    >>> rappel("00c").questions[0].enonce
    "Que renvoie `carte('A', 1)` ?"
    """
    return Rappel(deux_chiffres(str(lecon)))


class Rappel(Planche):
    """Les questions d’une leçon, chacune avec ses réponses et sa correction."""

    def __init__(self, lecon: str):
        self.lecon = lecon
        self.questions = poser_les_questions(lecon) if NUMERO.fullmatch(lecon) else []
        if not self.questions:
            raise ErreurMastermind(f'il faut le numéro d’une leçon, à partir de rappel("00c") ; voici {citer(lecon)}')
        self._repondues: dict[int, bool] = {}
        self._corrections = [ipywidgets.HTML() for _ in self.questions]
        vues = [vue for rang, question in enumerate(self.questions) for vue in self._montrer(rang, question)]
        super().__init__(Regles(), vues, fixe=self._figer, feuilles=FEUILLES)
        self.add_class("mm-rangement")

    def _montrer(self, rang: int, question: Question) -> list[ipywidgets.Widget]:
        titre = f'<div class="mm-titre" lang="fr">{rang + 1}. {prose_en_html(question.enonce)}</div><pre class="mm-tete">{escape(question.programme)}</pre>'
        choix = [bouton(reponse, lambda une: self.repondre(rang, une.description)) for reponse in question.conseils]
        self._corrections[rang].add_class("mm-correction")
        return [ipywidgets.HTML(titre), ligne(*choix), self._corrections[rang]]

    def repondre(self, rang: int, reponse: str) -> None:
        """Corrige une réponse ; la première seule est retenue, pour savoir ce qui doit revenir."""
        question = self.questions[rang]
        est_juste = noter_la_reponse(self.lecon, question, reponse)
        self._repondues.setdefault(rang, est_juste)
        phrase = self._corriger(question, reponse, est_juste)
        self._corrections[rang].value = f'<p lang="fr">{prose_en_html(phrase)}{"" if est_juste else _lien(question)}</p>'
        justes = accorder(sum(self._repondues.values()), "juste")
        fin = f" {justes} sur {len(self.questions)} du premier coup." if len(self._repondues) == len(self.questions) else ""
        self._dire(fin.strip(), tout_bas=phrase)

    @staticmethod
    def _corriger(question: Question, reponse: str, est_juste: bool) -> str:
        if est_juste:
            return f"✔ Oui, c’est `{reponse}`."
        conseil = question.conseils[reponse]
        return f"✘ Non, c’est `{question.juste}`. À qui répond `{reponse}` : {conseil}. Elle reviendra."

    def _figer(self) -> dict[str, str]:
        """Les questions, leurs réponses et, sans boutons, les numéros que demande `jouer`."""
        debuts = accumulate((len(question.conseils) for question in self.questions), initial=1)
        textes = [
            f"{rang}. {question.enonce}\n{question.programme}\n{_citer_les_reponses(question, debut)}" for rang, (question, debut) in enumerate(zip(self.questions, debuts), 1)
        ]
        texte = "\n".join([*textes, POUR_REPONDRE] if paille.SANS_IPYWIDGETS else textes)
        return {"text/plain": texte, "text/html": code_html(texte)}


def _citer_les_reponses(question: Question, debut: int) -> str:
    if not paille.SANS_IPYWIDGETS:
        return f"réponses : {' ; '.join(question.conseils)}"
    lignes = (f"{numero_du_choix:4} : {reponse}\n" for numero_du_choix, reponse in enumerate(question.conseils, debut))
    return f"\nLe numéro, puis la réponse :\n{''.join(lignes)}"


def _lien(question: Question) -> str:
    adresse = adresse_des_gammes(question)
    return adresse and f' <a class="mm-lien" href="{adresse}">Les gammes {numero(question.chapitre)}</a>'
