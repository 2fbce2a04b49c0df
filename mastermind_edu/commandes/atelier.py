"""Les commandes qui fabriquent le cours et le donnent : le site, le dossier des élèves, les fiches, les notebooks.

Elles ne sont pas dans ce que reçoivent les élèves : `atelier` n’y est pas. Commencer par `fabriquer`.
"""

import sys
from functools import partial
from pathlib import Path

from mastermind_edu.francais import accorder, entre_guillemets
from mastermind_edu.lecteur_de_commande import CommandeIncomprise, commande, dossier_du_cours, entier, nom_de_la_commande, option
from mastermind_edu.poste.installation import ELEVE, TOUT

du_professeur = partial(commande, vient_de="atelier")
DOSSIER = {"metavar": "DOSSIER", "type": Path}
CHAPITRES = option("--chapitres", metavar="01-04,08", default="", help="ces chapitres seulement ; d’habitude, tous")

EXERCICES = option("--exercices", **DOSSIER, action="append", default=[], help="un dossier d’exercices à vous, déjà fabriqué ; peut se répéter")


@du_professeur(
    TOUT,
    option("dossier", **DOSSIER, help="où écrire le site"),
    option("--avec-solutions", action="store_true", help="publie aussi les corrigés"),
    EXERCICES,
)
def site(options) -> int:
    """Construit le cours pour navigateur, sans rien à installer, à publier tel quel."""
    from mastermind_edu.atelier.site import construire_site

    fait = construire_site(dossier_du_cours(), options.dossier, avec_solutions=options.avec_solutions, exercices=options.exercices)
    print(f"{accorder(fait.notebooks, 'notebook')}, {fait.octets / 1e6:.0f} Mo : voir {fait.dossier}")
    print(f"Pour l’essayer : {nom_de_la_commande()} servir {entre_guillemets(options.dossier)}")
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
    EXERCICES,
)
def distribuer(options) -> int:
    """Écrit le dossier et l’archive que reçoivent les élèves, sans les corrigés."""
    from mastermind_edu.atelier import distribution

    fait = distribution.distribuer(dossier_du_cours(), options.dossier, options.chapitres, avec_solutions=options.avec_solutions, exercices=options.exercices)
    print(f"{accorder(fait.notebooks, 'notebook')} : voir {fait.dossier}")
    print(f"À donner aux élèves : ce dossier, ou {' ou '.join(map(str, fait.archives))}")
    return 0


@du_professeur(TOUT, option("dossier", **DOSSIER, help="le dossier du cours de nbgrader, à écrire ou à renouveler"), CHAPITRES, EXERCICES)
def exporter_nbgrader(options) -> int:
    """Écrit le cours pour nbgrader, un devoir par chapitre, aux points de corriger."""
    from mastermind_edu.atelier import devoirs

    export = devoirs.exporter_nbgrader(dossier_du_cours(), options.dossier, options.chapitres, exercices=options.exercices)
    print(f"{accorder(len(export.devoirs), 'devoir')} : voir {export.dossier / 'LISEZ-MOI.txt'}")
    print(f"Là où tourne nbgrader, une fois : pip install {export.dossier / export.roue}")
    return 0


@du_professeur(TOUT, option("dossier", **DOSSIER, help="le dossier des activités, à écrire ou à renouveler"), CHAPITRES, EXERCICES)
def exporter_capytale(options) -> int:
    """Écrit le cours pour Capytale : des notebooks à importer, un module à leur joindre."""
    from mastermind_edu.atelier import capytale

    export = capytale.exporter_capytale(dossier_du_cours(), options.dossier, options.chapitres, exercices=options.exercices)
    print(f"{accorder(export.notebooks, 'notebook')} : voir {export.dossier / 'LISEZ-MOI.txt'}")
    print(f"À joindre à chaque activité : {export.module}")
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
    option("lecon", metavar="LEÇON", help="4, 04 ou 04_marquage"),
    option("--sortie", **DOSSIER, help="où écrire le fichier ; d’habitude, le dossier projection du cours"),
    option("--sans-navigateur", action="store_true", help="écrit le fichier, sans l’ouvrir"),
)
def projeter(options) -> int:
    """Écrit une leçon en diapositives, un seul fichier, et l’ouvre."""
    from mastermind_edu.atelier.enseignant.projection import ecrire_projection

    fichier = ecrire_projection(dossier_du_cours("sources"), options.lecon, options.sortie)
    print(f"Projection : voir {fichier}")
    if not options.sans_navigateur:
        import webbrowser

        webbrowser.open(fichier.resolve().as_uri())
    return 0


@du_professeur(
    TOUT,
    option("dossier", **DOSSIER, help="votre dossier d’exercices, hors du cours ; nouveau, il est commencé"),
    option("nom", metavar="NOM", help="le nom de la fonction, ou de la classe, que l’élève écrira"),
    option("--genre", choices=("fonction", "classe", "tests"), default="fonction", help="fonction (d’habitude), classe, ou tests : des cas à écrire pour la fonction NOM"),
    option("--notebook", metavar="NOM", default="", help="le notebook où le mettre ; d’habitude, le seul du dossier"),
)
def exercice(options) -> int:
    """Commence un exercice à vous : un modèle qui marche, à changer."""
    from mastermind_edu.atelier.nouvel_exercice import commencer

    fait = commencer(options.dossier, options.nom, options.genre, options.notebook)
    for chemin in fait.fichiers:
        print(f"Écrit : {chemin}")
    print(f"L’exercice {fait.nom} marche tel quel. Pour l’essayer : {nom_de_la_commande()} fabriquer --dossier {entre_guillemets(options.dossier)}")
    return 0


@du_professeur(TOUT, option("dossier", **DOSSIER, help="votre dossier d’exercices, déjà fabriqué"))
def partager_exercices(options) -> int:
    """Écrit l’archive de vos exercices, à donner à un collègue."""
    from mastermind_edu.atelier.echange import partager

    archive = partager(options.dossier)
    print(f"À donner : {archive}")
    print(f"Votre collègue la reçoit par : python lancer.py recevoir-exercices {entre_guillemets(archive.name)} NOUVEAU_DOSSIER")
    return 0


@du_professeur(
    TOUT,
    option("archive", metavar="ARCHIVE", type=Path, help="l’archive qu’un collègue vous a donnée"),
    option("dossier", **DOSSIER, help="le nouveau dossier où l’écrire"),
    option("--accepter", action="store_true", help="écrit les fichiers sans rien demander"),
)
def recevoir_exercices(options) -> int:
    """Décrit les exercices d’un collègue, puis les écrit si vous acceptez ; n’exécute rien."""
    from mastermind_edu.atelier.echange import decrire, ecrire_le_dossier, lire_l_archive

    recu = lire_l_archive(options.archive)
    for ligne in decrire(recu):
        print(ligne)
    if not options.accepter and not _accepte():
        print("Rien n’a été écrit.")
        return 1
    ecrire_le_dossier(recu, options.dossier)
    print(f"Écrit : {options.dossier}. Pour fabriquer les notebooks : {nom_de_la_commande()} fabriquer --dossier {entre_guillemets(options.dossier)}")
    return 0


def _accepte() -> bool:
    """Vrai quand la personne répond oui ; une entrée fermée est un refus."""
    try:
        return input("Écrire ces fichiers ? Répondez oui ou non : ").strip().lower() in ("oui", "o")
    except EOFError:
        print()
        return False


@du_professeur(
    TOUT,
    option("chapitres", metavar="CHAPITRE", nargs="*", help="04 ou 04_marquage ; d’habitude, tous"),
    option("--verifier", action="store_true", help="nomme les notebooks périmés, sans rien écrire"),
    option("--dossier", **DOSSIER, help="votre dossier d’exercices, au lieu du cours"),
)
def fabriquer(options) -> int:
    """Refait les notebooks à partir de sources/."""
    from mastermind_edu import atelier

    racine = options.dossier or dossier_du_cours("sources")
    if not options.dossier and (donne := next(filter(atelier.est_un_dossier, map(Path, options.chapitres)), None)):
        raise CommandeIncomprise(f"{donne} est un dossier d’exercices à vous : {nom_de_la_commande()} fabriquer --dossier {entre_guillemets(donne)}")
    if options.dossier:
        atelier.exiger_un_dossier(racine)
    if not options.verifier:
        atelier.fabriquer(racine, options.chapitres)
        if options.dossier:
            print(f"À donner aux élèves : {racine / 'exercises'}, et rien d’autre.")
            print(f"Puis : {nom_de_la_commande()} corriger COPIES --sortie NOTES --exercices {entre_guillemets(racine)}")
        return 0
    perimes = atelier.verifier_fabrication(racine)
    for phrase in perimes:
        print(phrase, file=sys.stderr)
    if options.dossier and not perimes:
        print("Tout est à jour.")
    return 1 if perimes else 0


@du_professeur(ELEVE, option("depot", metavar="ADRESSE", help="celle du dépôt, comme https://github.com/COMPTE/DEPOT"))
def adresse(options) -> int:
    """Écrit où votre cours est publié, dans pyproject.toml et nulle part ailleurs."""
    from mastermind_edu.atelier.adresse import ecrire_adresse

    print(f"L’adresse du cours : {ecrire_adresse(dossier_du_cours(), options.depot)}")
    return 0


@du_professeur(
    TOUT,
    option("dossier", **DOSSIER, help="où écrire les paquets, leurs sommes et les notes de la version"),
    option("--etiquette", metavar="v1.0.0", default="", help="l’étiquette du dépôt, qui doit dire la version"),
)
def empaqueter(options) -> int:
    """Construit la roue et l’archive des sources d’une version, à publier."""
    from mastermind_edu.atelier import empaquetage

    fait = empaquetage.empaqueter(dossier_du_cours(), options.dossier, options.etiquette)
    print(f"Version {fait.version} : voir {fait.paquets} ; leurs sommes et les notes sont à côté.")
    return 0
