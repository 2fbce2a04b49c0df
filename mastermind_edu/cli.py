"""La ligne de commande : `mastermind-edu jouer`, `mastermind-edu fabriquer`.

Elle lit des options, appelle le paquet et traduit les erreurs en phrases ; rien
d’autre. Commencer par `main`.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.coeur.textes import accorder

AIDE = """utilisation : mastermind-edu COMMANDE

  jouer [--presentation bts|unisciel] [--niveau classique|novice|pro|killer]
      une manche dans le terminal, à la manière d’un document du cours
  fabriquer [CHAPITRE…] [--verifier]
      refait les notebooks à partir de sources/ ; --verifier nomme ceux qui sont périmés

  corriger COPIES… --sortie DOSSIER [--travaux N] [--bareme FICHIER] [--isolement auto|exiger|aucun]
      corrige des notebooks, des dossiers ou des archives zip de Moodle

  --aide, -h   affiche ce texte"""


class CommandeIncomprise(ErreurMastermind):
    """La ligne de commande ne suit pas l’aide."""


class LecteurDeCommande(argparse.ArgumentParser):
    """Le lecteur d’options de Python, avec des erreurs en français."""

    def __init__(self, **options):
        super().__init__(add_help=False, allow_abbrev=False, **options)

    def error(self, message):
        raise CommandeIncomprise(f"cette commande n’est pas comprise : {' '.join(sys.argv[1:])}\n\n{AIDE}")


def main(arguments: Sequence[str] | None = None) -> int:
    """Exécute la commande ; renvoie 0, 1 après un échec, 2 pour une commande incomprise."""
    for sortie in (sys.stdout, sys.stderr):
        if hasattr(sortie, "reconfigure"):  # une console sans emojis les remplace, au lieu d’échouer
            sortie.reconfigure(errors="replace")
    try:
        options = _lire(sys.argv[1:] if arguments is None else arguments)
        return options.action(options)
    except CommandeIncomprise as erreur:
        print(f"erreur : {erreur}", file=sys.stderr)
        return 2
    except ErreurMastermind as erreur:
        print(f"erreur : {erreur}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nInterrompu : ce qui est fini est gardé ; la même commande reprendra la suite.", file=sys.stderr)
        return 130


def _lire(arguments: Sequence[str]) -> argparse.Namespace:
    if not arguments or any(demande in arguments for demande in ("-h", "--help", "--aide")):
        return argparse.Namespace(action=_aider)
    lecteur = LecteurDeCommande()
    commandes = lecteur.add_subparsers(required=True, parser_class=LecteurDeCommande)
    jouer = commandes.add_parser("jouer")
    jouer.add_argument("--presentation", default="bts")
    jouer.add_argument("--niveau")
    jouer.set_defaults(action=_jouer)
    fabriquer = commandes.add_parser("fabriquer")
    fabriquer.add_argument("chapitres", nargs="*")
    fabriquer.add_argument("--verifier", action="store_true")
    fabriquer.set_defaults(action=_fabriquer)
    corriger = commandes.add_parser("corriger")
    corriger.add_argument("copies", nargs="+", type=Path)
    corriger.add_argument("--sortie", type=Path, required=True)
    corriger.add_argument("--travaux", type=int, default=os.cpu_count() or 1)
    corriger.add_argument("--bareme", type=Path)
    corriger.add_argument("--isolement", choices=("auto", "exiger", "aucun"), default="auto")
    corriger.set_defaults(action=_corriger)
    return lecteur.parse_args(arguments)


def _aider(_) -> int:
    print(AIDE)
    return 0


def _jouer(options) -> int:
    from mastermind_edu.console import jouer

    jouer(options.presentation, options.niveau)
    return 0


def _corriger(options) -> int:
    from mastermind_edu import __version__
    from mastermind_edu.correction.correcteur import corriger

    resultats = corriger(
        options.copies, options.sortie, version=__version__,
        travaux=options.travaux, isolement=options.isolement, bareme=options.bareme,
    )
    print(f"{accorder(len(resultats), 'copie')} : voir {options.sortie / 'classe.html'} et {options.sortie / 'notes.csv'}")
    return 0


def _fabriquer(options) -> int:
    from mastermind_edu.atelier import fabriquer, verifier_fabrication

    racine = Path.cwd()
    if not (racine / "sources").is_dir():
        raise ErreurMastermind(f"il faut le dossier du cours, avec son dossier sources ; voici {racine}")
    if not options.verifier:
        fabriquer(racine, options.chapitres)
        return 0
    perimes = verifier_fabrication(racine)
    for phrase in perimes:
        print(phrase, file=sys.stderr)
    return 1 if perimes else 0
