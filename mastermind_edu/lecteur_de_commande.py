"""Le lecteur d’options de Python, en français : son aide et ses reproches.

Aucune commande ici (voir `cli` et `actions`). Commencer par `LecteurDeCommande`.
"""

import argparse
import datetime
import os
import re
from pathlib import Path
from typing import NoReturn

from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.coeur.jour import lire_date
from mastermind_edu.francais import citer, proposer

# Les reproches d’argparse, de Python 3.10 à 3.14 ; le premier motif reconnu parle.
REPROCHES = (
    (r"the following arguments are required: (.*)", "il manque {}"),
    (r"unrecognized arguments: (.*)", "option ou argument inconnu : {}"),
    (r"argument ([^:]*): expected (?:one|at least one) argument", "{} attend une valeur"),
    (r"argument ([^:]*): ignored explicit argument (.*)", "{} ne prend pas de valeur, voici {}"),
    (r"argument ([^:]*): invalid choice: (.*) \(choose from (.*)\)", "{0} : il faut {2} ; voici {1}"),
    (r"argument ([^:]*): (.*)", "{} : {}"),
    (r"(.*)", "{}"),
)


PAQUET = Path(__file__).resolve().parent
# Ce dont chaque commande se sert, et qu’un dossier d’élève n’a pas (voir `atelier.distribution_paquet`).
DU_PROFESSEUR = {
    **dict.fromkeys(("corriger", "bareme", "effacer-eleve"), "correction/pages"),
    **dict.fromkeys(("site", "servir", "fabriquer", "distribuer", "exporter-nbgrader", "fiches", "projeter"), "atelier"),
    "tests": "../tests",
}
COURS = "MASTERMIND_COURS"  # le dossier du cours, quand c’est `lancer.py` qui transmet la commande


def nom_de_la_commande() -> str:
    """Ce qu’il faut taper devant une commande : la porte par laquelle on est entré."""
    return "python lancer.py" if os.environ.get(COURS) else "mastermind-edu"


class CommandeIncomprise(ErreurMastermind):
    """La ligne de commande ne suit pas l’aide."""


class MiseEnPage(argparse.HelpFormatter):
    """L’aide d’argparse, largeur fixe et premier mot français."""

    def __init__(self, prog: str, **_):
        super().__init__(prog, max_help_position=32, width=100)

    def add_usage(self, usage, actions, groups, prefix=None):
        """La ligne d’utilisation."""
        super().add_usage(usage, actions, groups, "utilisation : " if prefix is None else prefix)


class LecteurDeCommande(argparse.ArgumentParser):
    """Le lecteur d’options de Python ; ses erreurs nomment ce qui manque ou ne va pas.

    Lève `CommandeIncomprise`.
    """

    def __init__(self, **options):
        super().__init__(add_help=False, allow_abbrev=False, formatter_class=MiseEnPage, **options)
        self._positionals.title, self._optionals.title = "arguments ", "options "
        self.add_argument("-h", "--help", "--aide", action="help", help="affiche cette aide")

    def error(self, message: str) -> NoReturn:
        """Le reproche d’argparse, en français, suivi de l’utilisation de la commande."""
        raise CommandeIncomprise(f"cette commande n’est pas comprise : {traduire(message)}\n\n{self.format_usage()}")


def traduire(message: str) -> str:
    """Un reproche d’argparse en français.

    >>> traduire("the following arguments are required: COPIES, --sortie")
    'il manque COPIES, --sortie'
    """
    for motif, phrase in REPROCHES:
        if trouve := re.fullmatch(motif, message):
            return phrase.format(*trouve.groups())
    return message


def entier(texte: str) -> int:
    """Un nombre entier ; argparse montre le refus avec le nom de l’option."""
    try:
        return int(texte)
    except ValueError:
        raise argparse.ArgumentTypeError(f"il faut un nombre entier, voici {citer(texte)}") from None


def une_date(texte: str) -> datetime.date:
    """Une date écrite 2026-11-22 ; argparse montre le refus avec le nom de l’option."""
    try:
        return lire_date(texte)
    except ErreurMastermind as erreur:
        raise argparse.ArgumentTypeError(str(erreur)) from None


def exiger_commande(nom: str, connues) -> None:
    """Lève `CommandeIncomprise` si celle-ci n’existe pas, en proposant la plus proche, ou si c’est celle du professeur."""
    if nom not in connues and not nom.startswith("-"):
        raise CommandeIncomprise(
            f"cette commande n’est pas comprise : {citer(nom)}{proposer(nom, connues)}\n\nCommandes : {', '.join(connues)}"
        )
    if nom in DU_PROFESSEUR and not (PAQUET / DU_PROFESSEUR[nom]).is_dir():
        raise CommandeIncomprise(f"la commande {nom} est celle du professeur : elle n’est pas dans ce que reçoivent les élèves")
