"""Apprendre à programmer en Python par le jeu de Mastermind.

Ce paquet importe en quelques millisecondes : ni numpy ni ipywidgets ici. Les
widgets sont dans `mastermind_edu.widgets`.
"""

from mastermind_edu.coeur.codes import ecrire_mot, lire_proposition, tirer_code
from mastermind_edu.coeur.erreurs import (
    AbandonDemande,
    CodeInvalide,
    ErreurMastermind,
    MancheTerminee,
    ReglesInvalides,
    SecretCache,
)
from mastermind_edu.coeur.manche import Etat, Manche, Partie, Tentative
from mastermind_edu.coeur.regles import NIVEAUX, PALETTE, Couleur, Regles, choisir_couleurs
from mastermind_edu.coeur.reponses import Reponse, repondre_par_frequences, repondre_par_marquage
from mastermind_edu.eleve.aide import aide
from mastermind_edu.eleve.verification import exemples, verifier

__version__ = "0.1.0"

__all__ = [
    "NIVEAUX",
    "PALETTE",
    "AbandonDemande",
    "CodeInvalide",
    "Couleur",
    "ErreurMastermind",
    "Etat",
    "Manche",
    "MancheTerminee",
    "Partie",
    "Regles",
    "ReglesInvalides",
    "Reponse",
    "SecretCache",
    "Tentative",
    "aide",
    "choisir_couleurs",
    "ecrire_mot",
    "exemples",
    "lire_proposition",
    "repondre_par_frequences",
    "repondre_par_marquage",
    "tirer_code",
    "verifier",
]
