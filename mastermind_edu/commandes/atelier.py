"""Les commandes qui fabriquent le cours et le donnent : le site, le dossier des élèves, les fiches, les notebooks.

Elles ne sont pas dans ce que reçoivent les élèves : `atelier` n’y est pas. Commencer par `fabriquer`.
"""

import sys
from functools import partial
from pathlib import Path

from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.francais import accorder
from mastermind_edu.lecteur_de_commande import commande, dossier_du_cours, entier, nom_de_la_commande, option
from mastermind_edu.poste.installation import ELEVE, TOUT

du_professeur = partial(commande, vient_de="atelier")
DOSSIER = {"metavar": "DOSSIER", "type": Path}
CHAPITRES = option("--chapitres", metavar="01-04,08", default="", help="ces chapitres seulement ; d’habitude, tous")


@du_professeur(
    TOUT,
    option("dossier", **DOSSIER, help="où écrire le site"),
    option("--avec-solutions", action="store_true", help="publie aussi les corrigés"),
)
def site(options) -> int:
    """Construit le cours pour navigateur, sans rien à installer, à publier tel quel."""
    from mastermind_edu.atelier.site import construire_site

    fait = construire_site(dossier_du_cours(), options.dossier, avec_solutions=options.avec_solutions)
    print(f"{accorder(fait.notebooks, 'notebook')}, {fait.octets / 1e6:.0f} Mo : voir {fait.dossier}")
    print(f"Pour l’essayer : {nom_de_la_commande()} servir {options.dossier}")
    return 0


@du_professeur(
    ELEVE,
    option("dossier", **DOSSIER, help="le dossier du site"),
    option("--port", metavar="N", type=entier, help="le port du serveur ; d’habitude, le premier libre"),
)
def servir(options) -> int:
    """Sert ce site sur cette machine, pour l’essayer."""
    from mastermind_edu.atelier import serveur

    serveur.servir(options.dossier, options.port)
    return 0


@du_professeur(
    TOUT,
    option("dossier", **DOSSIER, help="le dossier à écrire, ou à compléter"),
    CHAPITRES,
    option("--avec-solutions", action="store_true", help="donne aussi les corrigés de ces chapitres"),
)
def distribuer(options) -> int:
    """Écrit le dossier et l’archive que reçoivent les élèves, sans les corrigés."""
    from mastermind_edu.atelier import distribution

    fait = distribution.distribuer(dossier_du_cours(), options.dossier, options.chapitres, avec_solutions=options.avec_solutions)
    print(f"{accorder(fait.notebooks, 'notebook')} : voir {fait.dossier}")
    print(f"À donner aux élèves : ce dossier, ou {' ou '.join(map(str, fait.archives))}")
    return 0


@du_professeur(TOUT, option("dossier", **DOSSIER, help="le dossier du cours de nbgrader, à écrire ou à renouveler"), CHAPITRES)
def exporter_nbgrader(options) -> int:
    """Écrit le cours pour nbgrader, un devoir par chapitre, aux points de corriger."""
    from mastermind_edu.atelier import devoirs

    export = devoirs.exporter_nbgrader(dossier_du_cours(), options.dossier, options.chapitres)
    print(f"{accorder(len(export.devoirs), 'devoir')} : voir {export.dossier / 'LISEZ-MOI.txt'}")
    print(f"Là où tourne nbgrader, une fois : pip install {export.dossier / export.roue}")
    return 0


@du_professeur(ELEVE, option("dossier", **DOSSIER, help="où écrire les pages et les PDF"))
def fiches(options) -> int:
    """Copie les fiches à imprimer dans un dossier, et en fait des PDF."""
    from mastermind_edu.atelier.enseignant.impression import imprimer_fiches

    impression = imprimer_fiches(dossier_du_cours(), options.dossier)
    print(f"{accorder(len(impression.pages), 'page')}, {len(impression.pdf)} en PDF : voir {options.dossier / 'index.html'}")
    if impression.reproche:
        print(impression.reproche, file=sys.stderr)
    return 0


@du_professeur(
    ELEVE,
    option("lecon", metavar="LEÇON", help="04 ou 04_marquage"),
    option("--sortie", **DOSSIER, help="où écrire le fichier ; d’habitude, le dossier projection du cours"),
    option("--sans-navigateur", action="store_true", help="écrit le fichier, sans l’ouvrir"),
)
def projeter(options) -> int:
    """Écrit une leçon en diapositives, un seul fichier, et l’ouvre."""
    from mastermind_edu.atelier.enseignant.projection import ecrire_projection

    fichier = ecrire_projection(dossier_du_cours(), options.lecon, options.sortie)
    print(f"Projection : voir {fichier}")
    if not options.sans_navigateur:
        import webbrowser

        webbrowser.open(fichier.resolve().as_uri())
    return 0


@du_professeur(
    TOUT,
    option("chapitres", metavar="CHAPITRE", nargs="*", help="04 ou 04_marquage ; d’habitude, tous"),
    option("--verifier", action="store_true", help="nomme les notebooks périmés, sans rien écrire"),
)
def fabriquer(options) -> int:
    """Refait les notebooks à partir de sources/."""
    from mastermind_edu import atelier

    racine = dossier_du_cours()
    if not (racine / "sources").is_dir():
        raise ErreurMastermind(f"il faut le dossier du cours, avec son dossier sources ; voici {racine}")
    if not options.verifier:
        atelier.fabriquer(racine, options.chapitres)
        return 0
    perimes = atelier.verifier_fabrication(racine)
    for phrase in perimes:
        print(phrase, file=sys.stderr)
    return 1 if perimes else 0
