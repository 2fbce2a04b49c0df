"""Sous un verdict : un indice, la fonction déroulée, un corrigé à comparer, l’exercice suivant.

Une vue sur un verdict ; le terminal, lui, reste en texte. Commencer par `load_ipython_extension`,
qui la fait montrer par le notebook.
"""

import ast

import ipywidgets

from mastermind_edu.affichage.verdicts import appel_a_derouler
from mastermind_edu.coeur.regles import Regles
from mastermind_edu.eleve import extension
from mastermind_edu.eleve.aide import aide
from mastermind_edu.eleve.corrige import corrige, est_permis
from mastermind_edu.eleve.deroulement.enregistrement import enregistrer
from mastermind_edu.eleve.verification import VerdictAffiche
from mastermind_edu.exercices import TOUS, tout_du_chapitre
from mastermind_edu.exercices.sommaire import CHAPITRES
from mastermind_edu.juge.verdict import EtatVerdict
from mastermind_edu.widgets import composants, paille
from mastermind_edu.widgets.composants import Planche
from mastermind_edu.widgets.deroule import FEUILLES, Deroule

DEROULER, REFERMER = "Dérouler", "Refermer"
VUE = "application/vnd.jupyter.widget-view+json"
NOMS_DES_AIDES = ("Second indice", "Squelette", "Squelette")  # ce que donnera le prochain clic
A_CHERCHER = (EtatVerdict.A_FAIRE, EtatVerdict.ECHOUE)


def load_ipython_extension(shell) -> None:
    """Ce qu’IPython appelle pour `%load_ext mastermind_edu` : les erreurs en français, et des boutons sous les verdicts."""
    extension.load_ipython_extension(shell)
    if not paille.SANS_IPYWIDGETS:  # un bouton de paille ne se presse pas ; le verdict, lui, se montre de lui-même
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

    >>> exercice_suivant("frequences"), exercice_suivant("jouer_manche"), exercice_suivant("prix_de_deux")
    ('nb_communs', None, 'prix_de_la_boite')
    """
    for noms in map(tout_du_chapitre, CHAPITRES):
        if nom in noms[:-1]:
            return noms[noms.index(nom) + 1]
    return None


class SuiteDuVerdict(Planche):
    """Le verdict et ses boutons ; ce qu’ils donnent s’écrit dessous, et se dit aux lecteurs d’écran."""

    def __init__(self, verdict: VerdictAffiche, *, est_dedans: bool = False):
        self._nom, self._verdict, self._place = verdict.exercice, verdict, ipywidgets.VBox()
        vues = [ipywidgets.HTML(verdict._repr_html_()), composants.ligne(*self._boutons(verdict))]
        super().__init__(Regles(), vues, [self._place], feuilles=(*FEUILLES, "verdict.css"), est_dedans=est_dedans)
        self.add_class("mm-verdict")

    def _boutons(self, verdict: VerdictAffiche) -> list[ipywidgets.Button]:
        boutons, suivant = [], exercice_suivant(self._nom)
        if verdict.etat in A_CHERCHER and self._nom in TOUS:
            boutons.append(composants.bouton("Indice", self._sur_indice))
        if verdict.fonction and appel_a_derouler(verdict):
            boutons.append(composants.bouton(DEROULER, self._sur_derouler, tooltip="le cas ci-dessus, ligne à ligne"))
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

    def _sur_derouler(self, bouton: ipywidgets.Button) -> None:
        """Ouvre la fonction déroulée sur le contre-exemple, ou la referme."""
        with self._en_disant_les_fautes():
            est_ouverte = bool(self._place.children)
            arguments = [ast.literal_eval(repr(argument)) for argument in self._verdict.contre_exemple.arguments]  # ceux de l’appel écrit : jamais une même liste deux fois
            composants.remplacer(self._place, [] if est_ouverte else [Deroule(enregistrer(self._verdict.fonction, *arguments), est_dedans=True)])
            bouton.description = DEROULER if est_ouverte else REFERMER

    def _sur_corrige(self, _) -> None:
        self._annonce.value = corrige(self._nom)._repr_html_()
