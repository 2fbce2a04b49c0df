"""La ligne de commande : `python lancer.py jouer`, `python lancer.py corriger`…

Elle décrit les options et traduit les erreurs en phrases ; ce que fait chaque
commande est dans `actions`. Commencer par `main`.
"""

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from mastermind_edu import actions
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.lecteur_de_commande import (
    CommandeIncomprise,
    LecteurDeCommande,
    entier,
    exiger_commande,
    nom_de_la_commande,
    une_date,
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Exécute la commande ; renvoie 0, 1 après un échec, 2 pour une commande incomprise."""
    for sortie in (sys.stdout, sys.stderr):
        if hasattr(sortie, "reconfigure"):  # une console sans emojis les remplace, au lieu d’échouer
            sortie.reconfigure(errors="replace")
    try:
        options = lire_options(sys.argv[1:] if arguments is None else arguments)
        return options.action(options)
    except SystemExit:  # argparse, après l’aide
        return 0
    except CommandeIncomprise as erreur:
        print(f"erreur : {erreur}", file=sys.stderr)
        return 2
    except ErreurMastermind as erreur:
        print(f"erreur : {erreur}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nInterrompu : ce qui est fini est gardé ; la même commande reprendra la suite.", file=sys.stderr)
        return 130


def lire_options(arguments: Sequence[str]):
    """Les options d’une commande, avec la fonction qui l’exécute dans `action`."""
    programme = nom_de_la_commande()
    lecteur = LecteurDeCommande(prog=programme, usage=f"{programme} COMMANDE …")
    commandes = lecteur.add_subparsers(
        prog=programme, metavar="COMMANDE", title="commandes ", required=True, parser_class=LecteurDeCommande
    )
    for decrire in (_decrire_le_jeu, _decrire_la_classe, _decrire_les_calculs, _decrire_le_cours):
        decrire(commandes)
    if arguments:
        exiger_commande(arguments[0], commandes.choices)
    return lecteur.parse_args(arguments or ["--aide"])


def _decrire(commandes, nom: str, action: Callable, aide: str) -> LecteurDeCommande:
    commande = commandes.add_parser(nom, help=aide, description=aide)
    commande.set_defaults(action=action)
    return commande


def _decrire_le_jeu(commandes) -> None:
    jouer = _decrire(commandes, "jouer", actions.jouer, "joue dans le terminal, à la manière d’un document du cours")
    jouer.add_argument("--presentation", metavar="NOM", default="bts", help="bts (d’habitude), unisciel, codificateur, ou sae : un match contre l’ordinateur")
    jouer.add_argument("--niveau", metavar="NOM", help="classique, novice, pro ou killer ; d’habitude, celui du document")
    jouer.add_argument("--decodeur", metavar="NOM", help="comment cherche l’ordinateur, dans la présentation sae ; d’habitude, lexicographique")
    jouer.add_argument("--partie", metavar="FICHIER", type=Path, help="garde la partie dans ce fichier, ou reprend celle qui y est (sae)")


def _decrire_la_classe(commandes) -> None:
    corriger = _decrire(commandes, "corriger", actions.corriger, "corrige des notebooks, des dossiers ou des archives zip de Moodle")
    corriger.add_argument("copies", metavar="COPIES", nargs="+", type=Path, help="un fichier, un dossier ou une archive, ou plusieurs")
    corriger.add_argument("--sortie", metavar="DOSSIER", type=Path, required=True, help="où écrire les notes et les retours")
    corriger.add_argument("--travaux", metavar="N", type=entier, default=os.cpu_count() or 1, help="copies corrigées à la fois")
    corriger.add_argument("--bareme", metavar="FICHIER", type=Path, help="les points des exercices, écrits par la commande bareme")
    corriger.add_argument(
        "--isolement", metavar="MODE", choices=("auto", "exiger", "aucun"), default="auto",
        help="bubblewrap : s’il est là (auto, d’habitude), toujours (exiger) ou jamais (aucun)",
    )
    corriger.add_argument("--dask", metavar="ADRESSE", help="fait juger les copies par une grappe Dask déjà lancée, comme tcp://10.0.0.1:8786, au lieu de cette machine")
    corriger.add_argument("--registre", metavar="DOSSIER", type=Path, help="le registre de la classe ; d’habitude, le dossier registre à côté de --sortie")
    corriger.add_argument("--sans-registre", action="store_true", help="n’inscrit rien dans un registre")
    corriger.add_argument("--date", metavar="DATE", type=une_date, help="la date des copies, 2026-11-22 ; d’habitude, aujourd’hui")
    effacer = _decrire(commandes, "effacer-eleve", actions.effacer_eleve, "efface un élève du registre, de ses pages et des résultats des corrections")
    effacer.add_argument("nom", metavar="NOM", help="son nom, tel qu’il est dans la page de la classe")
    effacer.add_argument("--registre", metavar="DOSSIER", type=Path, default=Path("registre"), help="le registre de la classe ; d’habitude, registre")
    effacer.add_argument("--sortie", metavar="DOSSIER", type=Path, action="append", default=[], help="un dossier de résultats déplacé depuis ; peut se répéter")
    bareme = _decrire(commandes, "bareme", actions.bareme, "écrit le barème du cours dans un fichier, à modifier pour l’option --bareme")
    bareme.add_argument("fichier", metavar="FICHIER", type=Path, help="le fichier CSV à écrire")
    progres = _decrire(commandes, "progres", actions.progres, "lit les codes « où j’en suis » des élèves, et les met en tableau")
    progres.add_argument("codes", metavar="CODES", nargs="+", help="des codes, ou des fichiers qui en ont un par ligne, après le nom de l’élève")


def _decrire_les_calculs(commandes) -> None:
    statistiques = _decrire(commandes, "statistiques", actions.statistiques, "donne le bilan exact de décodeurs sur tous les secrets")
    statistiques.add_argument("decodeurs", metavar="DÉCODEUR", nargs="+", help="son nom ; plusieurs noms, ou « tous », sont comparés")
    statistiques.add_argument("--arbre", metavar="FICHIER", type=Path, help="dessine aussi toutes ses manches, en SVG ; un seul décodeur")
    prouver = _decrire(commandes, "prouver", actions.prouver, "cherche le plus petit total possible et le prouve : 5625, puis 5626 en 5 propositions")
    prouver.add_argument("--au-plus", metavar="P", type=entier, help="une seule preuve, en P propositions au plus")
    for commande in (statistiques, prouver):
        commande.add_argument("--pions", metavar="N", type=entier, default=4, help="le nombre de pions (4)")
        commande.add_argument("--couleurs", metavar="K", type=entier, default=6, help="le nombre de couleurs (6)")


def _decrire_le_cours(commandes) -> None:
    site = _decrire(commandes, "site", actions.site, "construit le cours pour navigateur, sans rien à installer, à publier tel quel")
    site.add_argument("dossier", metavar="DOSSIER", type=Path, help="où écrire le site")
    site.add_argument("--avec-solutions", action="store_true", help="publie aussi les corrigés")
    distribuer = _decrire(commandes, "distribuer", actions.distribuer, "écrit le dossier et l’archive que reçoivent les élèves, sans les corrigés")
    distribuer.add_argument("dossier", metavar="DOSSIER", type=Path, help="le dossier à écrire, ou à compléter")
    distribuer.add_argument("--chapitres", metavar="01-04,08", default="", help="ces chapitres seulement ; d’habitude, tous")
    distribuer.add_argument("--avec-solutions", action="store_true", help="donne aussi les corrigés de ces chapitres")
    exporter = _decrire(commandes, "exporter-nbgrader", actions.exporter_nbgrader, "écrit le cours pour nbgrader, un devoir par chapitre, aux points de corriger")
    exporter.add_argument("dossier", metavar="DOSSIER", type=Path, help="le dossier du cours de nbgrader, à écrire ou à renouveler")
    exporter.add_argument("--chapitres", metavar="01-04,08", default="", help="ces chapitres seulement ; d’habitude, tous")
    servir = _decrire(commandes, "servir", actions.servir, "sert ce site sur cette machine, pour l’essayer")
    servir.add_argument("dossier", metavar="DOSSIER", type=Path, help="le dossier du site")
    servir.add_argument("--port", metavar="N", type=entier, help="le port du serveur ; d’habitude, le premier libre")
    fiches = _decrire(commandes, "fiches", actions.fiches, "copie les fiches à imprimer dans un dossier, et en fait des PDF")
    fiches.add_argument("dossier", metavar="DOSSIER", type=Path, help="où écrire les pages et les PDF")
    projeter = _decrire(commandes, "projeter", actions.projeter, "écrit une leçon en diapositives, un seul fichier, et l’ouvre")
    projeter.add_argument("lecon", metavar="LEÇON", help="04 ou 04_marquage")
    projeter.add_argument("--sortie", metavar="DOSSIER", type=Path, help="où écrire le fichier ; d’habitude, le dossier projection du cours")
    projeter.add_argument("--sans-navigateur", action="store_true", help="écrit le fichier, sans l’ouvrir")
    ouvrir = _decrire(commandes, "ouvrir", actions.ouvrir, "ouvre le cours dans JupyterLab")
    ouvrir.add_argument("--port", metavar="N", type=entier, help="le port du serveur ; d’habitude, le premier libre à partir de 8888")
    ouvrir.add_argument("--sans-navigateur", action="store_true", help="affiche l’adresse, sans ouvrir le navigateur")
    ouvrir.add_argument("--prof", action="store_true", help="montre aussi les corrigés, les sources et les tests")
    fabriquer = _decrire(commandes, "fabriquer", actions.fabriquer, "refait les notebooks à partir de sources/")
    fabriquer.add_argument("chapitres", metavar="CHAPITRE", nargs="*", help="04 ou 04_marquage ; d’habitude, tous")
    fabriquer.add_argument("--verifier", action="store_true", help="nomme les notebooks périmés, sans rien écrire")
