"""Déclarer une commande et lire ses options : le lecteur de Python, son aide et ses reproches en français.

Aucune commande ici (voir `commandes`), ni paquet à installer : `lancer.py` s’en sert avant. Commencer par `commande`.
"""

import argparse
import datetime
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, NoReturn

from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.coeur.jour import lire_date
from mastermind_edu.depot import ou_le_trouver
from mastermind_edu.francais import citer, proposer

# Les reproches d’argparse, de Python 3.10 à 3.14 ; le premier motif reconnu parle.
REPROCHES = (
    (r"the following arguments are required: (.*)", "il manque {}"),
    (r"unrecognized arguments: ((?!-).*)", "option ou argument inconnu : {} ; si c’est la suite d’un nom qui a des espaces, mettez ce nom entre guillemets"),
    (r"unrecognized arguments: (.*)", "option ou argument inconnu : {}"),
    (r"argument ([^:]*): expected (?:one|at least one) argument", "{} attend une valeur"),
    (r"argument ([^:]*): ignored explicit argument (.*)", "{} ne prend pas de valeur, voici {}"),
    (r"argument ([^:]*): invalid choice: (.*) \(choose from (.*)\)", "{0} : il faut {2} ; voici {1}"),
    (r"argument ([^:]*): (.*)", "{} : {}"),
    (r"(.*)", "{}"),
)
PAQUET = Path(__file__).resolve().parent
PORTS = range(1024, 65536)
COURS = "MASTERMIND_COURS"  # le dossier du cours, quand c’est `lancer.py` qui transmet la commande


class Commande(NamedTuple):
    """Une commande : tout ce que `cli` et `lancer.py` doivent en savoir."""

    nom: str
    aide: str
    paquets: str  # le fichier de ce qu’il faut installer : `installation.ELEVE`, `PROFESSEUR` ou `TOUT`
    options: tuple
    action: Callable | None
    vient_de: str  # ce dont elle se sert, à partir du paquet, et qu’un dossier d’élève n’a pas ; vide, elle est à tous

    def ajouter_options(self, lecteur: argparse.ArgumentParser) -> None:
        """Apprend ses options à ce lecteur."""
        for noms, reglages in self.options:
            lecteur.add_argument(*noms, **reglages)


COMMANDES: dict[str, Commande] = {}


def option(*noms: str, **reglages) -> tuple:
    """Une option ou un argument d’une commande, comme `add_argument` les reçoit."""
    return noms, reglages


def commande(paquets: str, *options: tuple, vient_de: str = "") -> Callable[[Callable], Callable]:
    """Déclare une commande : son nom est celui de la fonction, son aide la première phrase de sa chaîne d’aide.

    Lève `CommandeMalDeclaree`, dès l’importation, pour ce qui a été oublié et pour un nom déjà pris.
    """
    if callable(paquets):  # « @commande » seul ne déclarerait rien
        raise CommandeMalDeclaree(paquets, "il faut @commande(ELEVE) ou @commande(TOUT), voici @commande")

    def declarer(action: Callable) -> Callable:
        nom, aide = action.__name__.replace("_", "-"), (action.__doc__ or "").split("\n")[0].removesuffix(".")
        sans_aide = [noms[0] for noms, reglages in options if not reglages.get("help")]
        du_professeur = [module for module in action.__code__.co_names if re.match(r"mastermind_edu\.(atelier|correction)\b", module)]
        for oubli, quoi in (
            (not str(paquets).endswith(".txt"), "ses paquets, ELEVE, PROFESSEUR ou TOUT"),
            (not aide, "sa chaîne d’aide"),
            (sans_aide, f"help pour {', '.join(sans_aide)}"),
            (du_professeur and not vient_de, "vient_de, car un dossier d’élève ne l’a pas"),
            (action.__code__.co_argcount != 1, f"son paramètre : def {action.__name__}(options)"),
        ):
            if oubli:
                raise CommandeMalDeclaree(action, f"il manque {quoi}")
        if nom in COMMANDES:
            raise CommandeMalDeclaree(action, "il faut un autre nom, celui-ci est déjà pris")
        declaree = Commande(nom, aide[:1].lower() + aide[1:], paquets, options, action, vient_de)
        try:
            declaree.ajouter_options(LecteurDeCommande())
        except (TypeError, ValueError, argparse.ArgumentError) as erreur:
            raise CommandeMalDeclaree(action, f"une option est refusée : {erreur}") from None
        COMMANDES[nom] = declaree
        return action

    return declarer


def dossier_du_cours(avec: str = "") -> Path:
    """Celui de `lancer.py`, quand on passe par lui ; sinon le dossier courant. Lève `ErreurMastermind` s’il n’a pas ce dossier `avec`."""
    racine = Path(os.environ.get(COURS) or Path.cwd())
    if not (racine / avec).is_dir():
        raise ErreurMastermind(
            f"il faut le dossier du cours, avec son dossier {avec} ; voici {racine}. Il se télécharge {ou_le_trouver()} ; la commande s’y tape : python lancer.py"
        )
    return racine


def nom_de_la_commande() -> str:
    """Ce qu’il faut taper devant une commande : la porte par laquelle on est entré."""
    return "python lancer.py" if os.environ.get(COURS) else "mastermind-edu"


class CommandeMalDeclaree(ErreurMastermind):
    """Un bloc de `commandes` à qui il manque quelque chose."""

    def __init__(self, action: Callable, manque: str):
        super().__init__(f"{action.__module__.replace('.', '/')}.py, commande {action.__name__.replace('_', '-')} : {manque}")


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


def un_port(texte: str) -> int:
    """Le port demandé ; argparse montre le refus avec le nom de l’option."""
    port = entier(texte)
    if port not in PORTS:
        raise argparse.ArgumentTypeError(f"il faut un port de 1024 à 65535, voici {port}")
    return port


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
    if nom in COMMANDES and not (PAQUET / COMMANDES[nom].vient_de).is_dir():
        raise CommandeIncomprise(f"la commande {nom} est celle du professeur : elle n’est pas dans ce que reçoivent les élèves")
