"""La ligne de commande : `python lancer.py jouer`, `python lancer.py corriger`…

Elle lit des options, appelle le paquet et traduit les erreurs en phrases ; rien
d’autre. Commencer par `main`.
"""

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from mastermind_edu.coeur.erreurs import BorneImpossible, ErreurMastermind, TailleRefusee
from mastermind_edu.francais import accorder
from mastermind_edu.lecteur_de_commande import (
    COURS,
    CommandeIncomprise,
    LecteurDeCommande,
    entier,
    exiger_commande,
    nom_de_la_commande,
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
    jouer = _decrire(commandes, "jouer", _jouer, "joue dans le terminal, à la manière d’un document du cours")
    jouer.add_argument("--presentation", metavar="NOM", default="bts", help="bts (d’habitude), unisciel, codificateur, ou sae : un match contre l’ordinateur")
    jouer.add_argument("--niveau", metavar="NOM", help="classique, novice, pro ou killer ; d’habitude, celui du document")
    jouer.add_argument("--decodeur", metavar="NOM", help="comment cherche l’ordinateur, dans la présentation sae ; d’habitude, lexicographique")
    jouer.add_argument("--partie", metavar="FICHIER", type=Path, help="garde la partie dans ce fichier, ou reprend celle qui y est (sae)")


def _decrire_la_classe(commandes) -> None:
    corriger = _decrire(commandes, "corriger", _corriger, "corrige des notebooks, des dossiers ou des archives zip de Moodle")
    corriger.add_argument("copies", metavar="COPIES", nargs="+", type=Path, help="un fichier, un dossier ou une archive, ou plusieurs")
    corriger.add_argument("--sortie", metavar="DOSSIER", type=Path, required=True, help="où écrire les notes et les retours")
    corriger.add_argument("--travaux", metavar="N", type=entier, default=os.cpu_count() or 1, help="copies corrigées à la fois")
    corriger.add_argument("--bareme", metavar="FICHIER", type=Path, help="les points des exercices, écrits par la commande bareme")
    corriger.add_argument(
        "--isolement", metavar="MODE", choices=("auto", "exiger", "aucun"), default="auto",
        help="bubblewrap : s’il est là (auto, d’habitude), toujours (exiger) ou jamais (aucun)",
    )
    bareme = _decrire(commandes, "bareme", _bareme, "écrit le barème du cours dans un fichier, à modifier pour l’option --bareme")
    bareme.add_argument("fichier", metavar="FICHIER", type=Path, help="le fichier CSV à écrire")


    progres = _decrire(commandes, "progres", _progres, "lit les codes « où j’en suis » des élèves, et les met en tableau")
    progres.add_argument("codes", metavar="CODES", nargs="+", help="des codes, ou des fichiers qui en ont un par ligne, après le nom de l’élève")


def _decrire_les_calculs(commandes) -> None:
    statistiques = _decrire(commandes, "statistiques", _statistiques, "donne le bilan exact de décodeurs sur tous les secrets")
    statistiques.add_argument("decodeurs", metavar="DÉCODEUR", nargs="+", help="son nom ; plusieurs noms, ou « tous », sont comparés")
    statistiques.add_argument("--arbre", metavar="FICHIER", type=Path, help="dessine aussi toutes ses manches, en SVG ; un seul décodeur")
    prouver = _decrire(commandes, "prouver", _prouver, "cherche le plus petit total possible et le prouve : 5625, puis 5626 en 5 propositions")
    prouver.add_argument("--au-plus", metavar="P", type=entier, help="une seule preuve, en P propositions au plus")
    for commande in (statistiques, prouver):
        commande.add_argument("--pions", metavar="N", type=entier, default=4, help="le nombre de pions (4)")
        commande.add_argument("--couleurs", metavar="K", type=entier, default=6, help="le nombre de couleurs (6)")


def _decrire_le_cours(commandes) -> None:
    site = _decrire(commandes, "site", _site, "construit le cours pour navigateur, sans rien à installer, à publier tel quel")
    site.add_argument("dossier", metavar="DOSSIER", type=Path, help="où écrire le site")
    site.add_argument("--avec-solutions", action="store_true", help="publie aussi les corrigés")
    distribuer = _decrire(commandes, "distribuer", _distribuer, "écrit le dossier et l’archive que reçoivent les élèves, sans les corrigés")
    distribuer.add_argument("dossier", metavar="DOSSIER", type=Path, help="le dossier à écrire, ou à compléter")
    distribuer.add_argument("--chapitres", metavar="01-04,08", default="", help="ces chapitres seulement ; d’habitude, tous")
    distribuer.add_argument("--avec-solutions", action="store_true", help="donne aussi les corrigés de ces chapitres")
    exporter = _decrire(commandes, "exporter-nbgrader", _exporter_nbgrader, "écrit le cours pour nbgrader, un devoir par chapitre, aux points de corriger")
    exporter.add_argument("dossier", metavar="DOSSIER", type=Path, help="le dossier du cours de nbgrader, à écrire ou à renouveler")
    exporter.add_argument("--chapitres", metavar="01-04,08", default="", help="ces chapitres seulement ; d’habitude, tous")
    servir = _decrire(commandes, "servir", _servir, "sert ce site sur cette machine, pour l’essayer")
    servir.add_argument("dossier", metavar="DOSSIER", type=Path, help="le dossier du site")
    servir.add_argument("--port", metavar="N", type=entier, help="le port du serveur ; d’habitude, le premier libre")
    fiches = _decrire(commandes, "fiches", _fiches, "copie les fiches à imprimer dans un dossier, et en fait des PDF")
    fiches.add_argument("dossier", metavar="DOSSIER", type=Path, help="où écrire les pages et les PDF")
    projeter = _decrire(commandes, "projeter", _projeter, "écrit une leçon en diapositives, un seul fichier, et l’ouvre")
    projeter.add_argument("lecon", metavar="LEÇON", help="04 ou 04_marquage")
    projeter.add_argument("--sortie", metavar="DOSSIER", type=Path, help="où écrire le fichier ; d’habitude, le dossier projection du cours")
    projeter.add_argument("--sans-navigateur", action="store_true", help="écrit le fichier, sans l’ouvrir")
    ouvrir = _decrire(commandes, "ouvrir", _ouvrir, "ouvre le cours dans JupyterLab")
    ouvrir.add_argument("--port", metavar="N", type=entier, help="le port du serveur ; d’habitude, le premier libre à partir de 8888")
    ouvrir.add_argument("--sans-navigateur", action="store_true", help="affiche l’adresse, sans ouvrir le navigateur")
    ouvrir.add_argument("--prof", action="store_true", help="montre aussi les corrigés, les sources et les tests")
    fabriquer = _decrire(commandes, "fabriquer", _fabriquer, "refait les notebooks à partir de sources/")
    fabriquer.add_argument("chapitres", metavar="CHAPITRE", nargs="*", help="04 ou 04_marquage ; d’habitude, tous")
    fabriquer.add_argument("--verifier", action="store_true", help="nomme les notebooks périmés, sans rien écrire")


def _dossier_du_cours() -> Path:
    """Celui de `lancer.py`, quand on passe par lui ; sinon le dossier courant."""
    return Path(os.environ.get(COURS) or Path.cwd())


def _ouvrir(options) -> int:
    from mastermind_edu.poste.ouverture import ouvrir

    try:
        ouvrir(_dossier_du_cours(), port=options.port, sans_navigateur=options.sans_navigateur, prof=options.prof)
    except KeyboardInterrupt:
        print("\nAu revoir ! Pour reprendre, relancez la même commande.")
        return 130
    return 0


def _jouer(options) -> int:
    from mastermind_edu.console import jouer

    jouer(options.presentation, options.niveau, decodeur=options.decodeur, fichier=options.partie)
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


def _bareme(options) -> int:
    from mastermind_edu.correction.notation.bareme import ecrire_bareme

    ecrire_bareme(options.fichier)
    print(f"Barème écrit : modifiez {options.fichier}, puis donnez-le à corriger par l’option --bareme.")
    return 0


def _progres(options) -> int:
    from mastermind_edu.progression.classe import lire_les_codes, remarques, tableau

    releves = lire_les_codes(options.codes)
    if any(not releve.reproche for releve in releves):
        print(tableau(releves))
    for phrase in remarques(releves):
        print(phrase, file=sys.stderr)
    return 1 if any(releve.reproche for releve in releves) else 0


def _statistiques(options) -> int:
    from mastermind_edu.decodeurs import DECODEURS
    from mastermind_edu.statistiques import comparer, decrire, evaluer

    taille, noms = (options.pions, options.couleurs), options.decodeurs
    if noms == ["tous"]:
        noms = [nom for nom in DECODEURS if _accepte(evaluer, nom, taille)]
    if options.arbre and len(noms) > 1:
        raise ErreurMastermind(f"il faut un seul décodeur pour dessiner son arbre, en voici {len(noms)}")
    print(decrire(evaluer(noms[0], *taille)) if len(noms) == 1 else comparer(noms, *taille))
    if options.arbre:
        _dessiner_l_arbre(options.arbre, noms[0], taille)
    return 0


def _dessiner_l_arbre(fichier: Path, nom: str, taille: tuple[int, int]) -> None:
    from mastermind_edu.statistiques.arbre_des_manches import ecrire_arbre_de_jeu

    try:
        ecrire_arbre_de_jeu(fichier, nom, *taille)
    except OSError as erreur:
        raise ErreurMastermind(f"il faut pouvoir écrire {fichier} ; le système refuse ({erreur.strerror})") from erreur
    print(f"Arbre de toutes les manches : voir {fichier}")


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

    site = construire_site(_dossier_du_cours(), options.dossier, avec_solutions=options.avec_solutions)
    print(f"{accorder(site.notebooks, 'notebook')}, {site.octets / 1e6:.0f} Mo : voir {site.dossier}")
    print(f"Pour l’essayer : {nom_de_la_commande()} servir {options.dossier}")
    return 0


def _distribuer(options) -> int:
    from mastermind_edu.atelier.distribution import distribuer

    fait = distribuer(_dossier_du_cours(), options.dossier, options.chapitres, avec_solutions=options.avec_solutions)
    print(f"{accorder(fait.notebooks, 'notebook')} : voir {fait.dossier}")
    print(f"À donner aux élèves : ce dossier, ou {' ou '.join(map(str, fait.archives))}")
    return 0


def _exporter_nbgrader(options) -> int:
    from mastermind_edu.atelier.devoirs import exporter_nbgrader

    export = exporter_nbgrader(_dossier_du_cours(), options.dossier, options.chapitres)
    print(f"{accorder(len(export.devoirs), 'devoir')} : voir {export.dossier / 'LISEZ-MOI.txt'}")
    print(f"Là où tourne nbgrader, une fois : pip install {export.dossier / export.roue}")
    return 0


def _servir(options) -> int:
    from mastermind_edu.atelier.serveur import servir

    servir(options.dossier, options.port)
    return 0


def _fiches(options) -> int:
    from mastermind_edu.atelier.enseignant.impression import imprimer_fiches

    impression = imprimer_fiches(_dossier_du_cours(), options.dossier)
    print(f"{accorder(len(impression.pages), 'page')}, {len(impression.pdf)} en PDF : voir {options.dossier / 'index.html'}")
    if impression.reproche:
        print(impression.reproche, file=sys.stderr)
    return 0


def _projeter(options) -> int:
    from mastermind_edu.atelier.enseignant.projection import ecrire_projection

    fichier = ecrire_projection(_dossier_du_cours(), options.lecon, options.sortie)
    print(f"Projection : voir {fichier}")
    if not options.sans_navigateur:
        import webbrowser

        webbrowser.open(fichier.resolve().as_uri())
    return 0


def _fabriquer(options) -> int:
    from mastermind_edu.atelier import fabriquer, verifier_fabrication

    racine = _dossier_du_cours()
    if not (racine / "sources").is_dir():
        raise ErreurMastermind(f"il faut le dossier du cours, avec son dossier sources ; voici {racine}")
    if not options.verifier:
        fabriquer(racine, options.chapitres)
        return 0
    perimes = verifier_fabrication(racine)
    for phrase in perimes:
        print(phrase, file=sys.stderr)
    return 1 if perimes else 0
