"""Sous un verdict : un indice, un corrigé à comparer, l’exercice suivant.

Une vue sur un verdict ; le terminal, lui, reste en texte. Commencer par `load_ipython_extension`,
qui la fait montrer par le notebook.
"""

import ipywidgets

from mastermind_edu.coeur.regles import Regles
from mastermind_edu.eleve import extension
from mastermind_edu.eleve.aide import aide
from mastermind_edu.eleve.corrige import corrige, est_permis
from mastermind_edu.eleve.verification import VerdictAffiche
from mastermind_edu.exercices import CATALOGUE
from mastermind_edu.exercices.sommaire import CHAPITRES
from mastermind_edu.juge.verdict import EtatVerdict
from mastermind_edu.widgets import composants
from mastermind_edu.widgets.composants import Planche

VUE = "application/vnd.jupyter.widget-view+json"
NOMS_DES_AIDES = ("Second indice", "Squelette", "Squelette")  # ce que donnera le prochain clic
A_CHERCHER = (EtatVerdict.A_FAIRE, EtatVerdict.ECHOUE)


def load_ipython_extension(shell) -> None:
    """Ce qu’IPython appelle pour `%load_ext mastermind_edu` : les erreurs en français, et des boutons sous les verdicts."""
    extension.load_ipython_extension(shell)
    shell.display_formatter.mimebundle_formatter.for_type(VerdictAffiche, montrer)


def unload_ipython_extension(shell) -> None:
    """Ce qu’IPython appelle pour `%unload_ext mastermind_edu`."""
    extension.unload_ipython_extension(shell)
    shell.display_formatter.mimebundle_formatter.pop(VerdictAffiche, None)


def montrer(verdict: VerdictAffiche, include=None, exclude=None) -> dict:
    """La vue vivante ; le texte et le HTML du verdict s’y ajoutent, pour qui ouvre le notebook sans noyau."""
    return {VUE: SuiteDuVerdict(verdict)._repr_mimebundle_()[VUE]}


def exercice_suivant(nom: str) -> str | None:
    """L’exercice qui vient après, dans le même notebook.

    >>> exercice_suivant("frequences"), exercice_suivant("jouer_manche")
    ('nb_communs', None)
    """
    for noms in CHAPITRES.values():
        if nom in noms[:-1]:
            return noms[noms.index(nom) + 1]
    return None


class SuiteDuVerdict(Planche):
    """Le verdict et ses boutons ; ce qu’ils donnent s’écrit dessous, et se dit aux lecteurs d’écran."""

    def __init__(self, verdict: VerdictAffiche):
        self._nom = verdict.exercice
        vues = [ipywidgets.HTML(verdict._repr_html_()), composants.ligne(*self._boutons(verdict))]
        super().__init__(Regles(), vues, feuilles=("verdict.css",))
        self.add_class("mm-verdict")

    def _boutons(self, verdict: VerdictAffiche) -> list[ipywidgets.Button]:
        boutons, suivant = [], exercice_suivant(self._nom)
        if verdict.etat in A_CHERCHER and self._nom in CATALOGUE:
            boutons.append(composants.bouton("Indice", self._sur_indice))
        if est_permis(verdict):
            boutons.append(composants.bouton("Comparer avec un corrigé", self._sur_corrige))
        if suivant:
            boutons.append(composants.bouton("Exercice suivant", lambda _: None, tooltip=f"aller à {suivant}"))
            boutons[-1].add_class("mm-suivant")  # la page y va d’elle-même, voir jeu.js
        return boutons

    def _sur_indice(self, bouton: ipywidgets.Button) -> None:
        donnee = aide(self._nom)
        self._annonce.value = donnee._repr_html_()
        bouton.description = NOMS_DES_AIDES[donnee.rang]

    def _sur_corrige(self, _) -> None:
        self._annonce.value = corrige(self._nom)._repr_html_()
