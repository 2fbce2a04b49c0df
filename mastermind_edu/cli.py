"""La ligne de commande : `mastermind-edu jouer`, `mastermind-edu fabriquer`.

Elle lit des options, appelle le paquet et traduit les erreurs en phrases ; rien
d’autre. Commencer par `main`.
"""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from mastermind_edu.coeur.erreurs import BorneImpossible, ErreurMastermind, TailleRefusee
from mastermind_edu.francais import accorder

AIDE = """utilisation : mastermind-edu COMMANDE

  jouer [--presentation bts|unisciel] [--niveau classique|novice|pro|killer]
      une manche dans le terminal, à la manière d’un document du cours
  fabriquer [CHAPITRE…] [--verifier]
      refait les notebooks à partir de sources/ ; --verifier nomme ceux qui sont périmés

  corriger COPIES… --sortie DOSSIER [--travaux N] [--bareme FICHIER] [--isolement auto|exiger|aucun]
      corrige des notebooks, des dossiers ou des archives zip de Moodle

  statistiques DÉCODEUR… [--pions N] [--couleurs K]
      le bilan exact d’un décodeur sur tous les secrets, ou le tableau de plusieurs ; « tous » les compare
  prouver [--pions N] [--couleurs K] [--au-plus P]
      cherche le plus petit total possible et le prouve : 5625 puis 5626 pour 4 pions et 6 couleurs

  site DOSSIER [--avec-solutions]
      construit le cours pour navigateur, sans rien à installer, à publier tel quel
  servir DOSSIER [--port N]
      sert ce site sur cette machine, pour l’essayer

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
    for decrire in (_decrire_le_jeu, _decrire_le_cours, _decrire_les_calculs):
        decrire(commandes)
    return lecteur.parse_args(arguments)


def _decrire_le_jeu(commandes) -> None:
    jouer = commandes.add_parser("jouer")
    jouer.add_argument("--presentation", default="bts")
    jouer.add_argument("--niveau")
    jouer.set_defaults(action=_jouer)


def _decrire_le_cours(commandes) -> None:
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
    site = commandes.add_parser("site")
    site.add_argument("dossier", type=Path)
    site.add_argument("--avec-solutions", action="store_true")
    site.set_defaults(action=_site)
    servir = commandes.add_parser("servir")
    servir.add_argument("dossier", type=Path)
    servir.add_argument("--port", type=int)
    servir.set_defaults(action=_servir)


def _decrire_les_calculs(commandes) -> None:
    statistiques = commandes.add_parser("statistiques")
    statistiques.add_argument("decodeurs", nargs="+")
    statistiques.set_defaults(action=_statistiques)
    prouver = commandes.add_parser("prouver")
    prouver.add_argument("--au-plus", type=int)
    prouver.set_defaults(action=_prouver)
    for commande in (statistiques, prouver):
        commande.add_argument("--pions", type=int, default=4)
        commande.add_argument("--couleurs", type=int, default=6)


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


def _statistiques(options) -> int:
    from mastermind_edu.decodeurs import DECODEURS
    from mastermind_edu.statistiques import comparer, decrire, evaluer

    taille, noms = (options.pions, options.couleurs), options.decodeurs
    if noms == ["tous"]:
        noms = [nom for nom in DECODEURS if _accepte(evaluer, nom, taille)]
    print(decrire(evaluer(noms[0], *taille)) if len(noms) == 1 else comparer(noms, *taille))
    return 0


def _accepte(evaluer: Callable, nom: str, taille: tuple[int, int]) -> bool:
    """Faux, en disant pourquoi, quand ce décodeur ne peut pas jouer à cette taille."""
    try:
        evaluer(nom, *taille)
    except (BorneImpossible, TailleRefusee) as erreur:
        print(f"sans {nom} : {erreur}", file=sys.stderr)
        return False
    return True


def _prouver(options) -> int:
    from mastermind_edu.decodeurs.optimum.recit import raconter_preuves

    for phrase in raconter_preuves(options.pions, options.couleurs, options.au_plus):
        print(phrase, flush=True)
    return 0


def _site(options) -> int:
    from mastermind_edu.atelier.site import construire_site

    site = construire_site(Path.cwd(), options.dossier, avec_solutions=options.avec_solutions)
    print(f"{accorder(site.notebooks, 'notebook')}, {site.octets / 1e6:.0f} Mo : voir {site.dossier}")
    print(f"Pour l’essayer : mastermind-edu servir {options.dossier}")
    return 0


def _servir(options) -> int:
    from mastermind_edu.atelier.serveur import servir

    servir(options.dossier, options.port)
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
