"""Apprendre à programmer en Python par le jeu de Mastermind.

Ce paquet importe vite : le jeu seul, ni numpy ni ipywidgets. Le juge et les exercices
se chargent avec `verifier`, les widgets avec `mastermind_edu.widgets`.
"""

from importlib import import_module

from mastermind_edu.coeur.codes import ecrire_mot, lire_proposition, tirer_code
from mastermind_edu.coeur.erreurs import (
    AbandonDemande,
    CodeInvalide,
    ErreurMastermind,
    MancheTerminee,
    ReglesInvalides,
    SecretCache,
)
from mastermind_edu.coeur.manche import Etat, Manche, MancheRepondue, Tentative
from mastermind_edu.coeur.partie import Partie
from mastermind_edu.coeur.regles import NIVEAUX, PALETTE, Couleur, Regles, choisir_couleurs
from mastermind_edu.coeur.reponses import Reponse, repondre_par_frequences, repondre_par_marquage

__version__ = "1.0.0"

__all__ = [
    "NIVEAUX",
    "PALETTE",
    "AbandonDemande",
    "CodeInvalide",
    "Couleur",
    "ErreurMastermind",
    "Etat",
    "Manche",
    "MancheRepondue",
    "MancheTerminee",
    "Partie",
    "Regles",
    "ReglesInvalides",
    "Reponse",
    "SecretCache",
    "Tentative",
    "aide",
    "assembler",
    "choisir_couleurs",
    "confronter",
    "derouler",
    "ecrire_mot",
    "exemples",
    "lire_proposition",
    "progres",
    "ranger",
    "rappel",
    "repondre_par_frequences",
    "repondre_par_marquage",
    "tirer_code",
    "verifier",
]

_A_LA_DEMANDE = {
    "aide": "mastermind_edu.eleve.aide",
    "assembler": "mastermind_edu.eleve.assemblage",
    "confronter": "mastermind_edu.eleve.prediction",
    "derouler": "mastermind_edu.widgets.deroule",
    "exemples": "mastermind_edu.eleve.exemples",
    "load_ipython_extension": "mastermind_edu.widgets.suite_du_verdict",
    "progres": "mastermind_edu.progression.bilan",
    "ranger": "mastermind_edu.widgets.rangement",
    "rappel": "mastermind_edu.widgets.rappel",
    "unload_ipython_extension": "mastermind_edu.widgets.suite_du_verdict",
    "verifier": "mastermind_edu.eleve.verification",
}


def __getattr__(nom: str):
    """Ce qui ne se charge que si l’on s’en sert (PEP 562)."""
    if nom not in _A_LA_DEMANDE:
        raise AttributeError(f"module {__name__!r} has no attribute {nom!r}")
    globals()[nom] = getattr(import_module(_A_LA_DEMANDE[nom]), nom)
    return globals()[nom]
