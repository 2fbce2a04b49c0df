"""La ligne de commande : `python lancer.py jouer`, `python lancer.py corriger`…

Elle lit les options et traduit les erreurs en phrases ; chaque commande est un bloc de `commandes`. Commencer par `main`.
"""

import os
import sys
from collections.abc import Sequence

from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.depot import ou_le_trouver
from mastermind_edu.lecteur_de_commande import CommandeIncomprise, LecteurDeCommande, exiger_commande, nom_de_la_commande


def main(arguments: Sequence[str] | None = None) -> int:
    """Exécute la commande ; renvoie 0, 1 après un échec, 2 pour une commande incomprise."""
    try:
        for sortie in (sys.stdout, sys.stderr):
            if hasattr(sortie, "reconfigure"):  # une console sans emojis les remplace, au lieu d’échouer ; un fichier les reçoit tous
                sortie.reconfigure(encoding=None if sortie.isatty() else "utf-8", errors="replace")
        options = lire_options(sys.argv[1:] if arguments is None else arguments)
        fait = options.action(options)
        sys.stdout.flush()
        return fait
    except SystemExit:  # argparse, après l’aide
        return 0
    except CommandeIncomprise as erreur:
        print(f"erreur : {erreur}", file=sys.stderr)
        return 2
    except ErreurMastermind as erreur:
        print(f"erreur : {erreur}", file=sys.stderr)
        return 1
    except ModuleNotFoundError as absent:
        if not absent.name or absent.name.startswith("mastermind_edu"):
            raise
        print(f"erreur : il manque le paquet {absent.name} : dans le dossier du cours, à télécharger {ou_le_trouver()}, `python lancer.py` l’installe", file=sys.stderr)
        return 1
    except BrokenPipeError:  # `| head` n’écoute plus ; rien ne doit plus s’écrire, pas même à la sortie
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        print("Interrompu : ce qui devait lire la suite s’est fermé. Relancez la même commande sans la couper ; ce qui est fini est gardé.", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nInterrompu : ce qui est fini est gardé ; la même commande reprendra la suite.", file=sys.stderr)
        return 130


def lire_options(arguments: Sequence[str]):
    """Les options d’une commande, avec la fonction qui l’exécute dans `action`."""
    from mastermind_edu.commandes import COMMANDES  # ici, pour qu’une commande mal déclarée soit une phrase

    programme = nom_de_la_commande()
    lecteur = LecteurDeCommande(prog=programme, usage=f"{programme} COMMANDE …")
    commandes = lecteur.add_subparsers(prog=programme, metavar="COMMANDE", title="commandes ", required=True, parser_class=LecteurDeCommande)
    for commande in COMMANDES.values():
        if commande.action:
            options = commandes.add_parser(commande.nom, help=commande.aide, description=commande.aide)
            commande.ajouter_options(options)
            options.set_defaults(action=commande.action)
    if arguments:
        exiger_commande(arguments[0], commandes.choices)
    return lecteur.parse_args(arguments or ["--aide"])
