"""Les commandes de qui se sert du cours : l’ouvrir, corriger une classe, jouer, compter.

Ni ce qui le fabrique ou le donne (voir `atelier`). Chacune n’importe que ce dont elle se sert ; commencer par `corriger`.
"""

import os
import sys
from collections.abc import Callable
from pathlib import Path

from mastermind_edu.coeur.erreurs import BorneImpossible, ErreurMastermind, TailleRefusee
from mastermind_edu.francais import accorder, dire_refus
from mastermind_edu.lecteur_de_commande import COMMANDES, Commande, commande, dossier_du_cours, entier, option, un_port, une_date
from mastermind_edu.poste.installation import ELEVE, PROFESSEUR, TOUT

DOSSIER = {"metavar": "DOSSIER", "type": Path}
EXERCICES = option("--exercices", **DOSSIER, action="append", default=[], help="un dossier d’exercices à vous, déjà fabriqué ; peut se répéter")
TAILLE = (
    option("--pions", metavar="N", type=entier, default=4, help="le nombre de pions (4)"),
    option("--couleurs", metavar="K", type=entier, default=6, help="le nombre de couleurs (6)"),
)


@commande(
    ELEVE,
    option("--sans-navigateur", action="store_true", help="affiche l’adresse, sans ouvrir le navigateur"),
    option("--port", type=un_port, metavar="N", help="port du serveur, de 1024 à 65535 (d’habitude 8888)"),
    option("--prof", action="store_true", help="montre aussi les corrigés, les sources et les tests"),
)
def ouvrir(options) -> int:
    """Ouvre le cours dans JupyterLab."""
    from mastermind_edu.poste import ouverture

    try:
        ouverture.ouvrir(dossier_du_cours("notebooks"), port=options.port, sans_navigateur=options.sans_navigateur, prof=options.prof)
    except KeyboardInterrupt:
        print("\nAu revoir ! Pour reprendre, relancez la même commande.")
        return 130
    return 0


# Celle-ci est à `lancer.py` : il donne lui-même ses arguments à pytest.
COMMANDES["tests"] = Commande("tests", "installe le cours et le teste", TOUT, (), None, "../tests")


@commande(
    PROFESSEUR,
    option("copies", metavar="COPIES", nargs="+", type=Path, help="un fichier, un dossier ou une archive, ou plusieurs"),
    option("--sortie", **DOSSIER, required=True, help="où écrire les notes et les retours"),
    option("--travaux", metavar="N", type=entier, default=os.cpu_count() or 1, help="copies corrigées à la fois"),
    option("--bareme", metavar="FICHIER", type=Path, help="les points des exercices, écrits par la commande bareme"),
    option(
        "--isolement", metavar="MODE", choices=("auto", "exiger", "aucun"), default="auto",
        help="bubblewrap : s’il est là (auto, d’habitude), toujours (exiger) ou jamais (aucun)",
    ),
    option("--dask", metavar="ADRESSE", help="fait juger les copies par une grappe Dask déjà lancée, comme tcp://10.0.0.1:8786, au lieu de cette machine"),
    option("--registre", **DOSSIER, help="le registre de la classe ; d’habitude, le dossier registre à côté de --sortie"),
    option("--sans-registre", action="store_true", help="n’inscrit rien dans un registre"),
    option("--participants", metavar="FICHIER", type=Path, help="de Moodle, la liste de la classe ou le formulaire d’évaluation du devoir ; d’habitude, parmi les copies"),
    option("--date", metavar="DATE", type=une_date, help="la date des copies, 2026-11-22 ; d’habitude, aujourd’hui"),
    EXERCICES,
    option("--epreuve", **DOSSIER, help="le dossier de l’épreuve que corrigent ces copies, écrit par la commande epreuve"),
    vient_de="correction/pages",
)
def corriger(options) -> int:
    """Corrige des notebooks, des dossiers ou des archives zip de Moodle."""
    from mastermind_edu import __version__
    from mastermind_edu.correction import correcteur
    from mastermind_edu.correction.minuteurs import interruption_breve
    from mastermind_edu.correction.pages.suite import dire_la_suite
    from mastermind_edu.correction.registre.remises import NOMS, registre_d_habitude
    from mastermind_edu.livraison import edition_du_juge

    if options.sans_registre and (options.registre or options.date):
        raise ErreurMastermind("il faut un registre pour --registre et --date : retirez --sans-registre")
    registre = None if options.sans_registre else options.registre or registre_d_habitude(options.sortie)
    with interruption_breve():
        suite = correcteur.corriger(
            options.copies, options.sortie, version=edition_du_juge(__version__),
            travaux=options.travaux, isolement=options.isolement, bareme=options.bareme,
            dask=options.dask, registre=registre, participants=options.participants, date=options.date, exercices=options.exercices,
            epreuve=options.epreuve,
        )
    if registre:
        from mastermind_edu.correction.registre.tenue import dire_ou_voir

        print(dire_ou_voir(registre))
    print(f"{accorder(suite.copies, 'copie')} : voir {options.sortie / 'classe.html'} et {options.sortie / 'notes.csv'}")
    for ligne in dire_la_suite(suite, options.sortie, registre and registre / NOMS):
        print(ligne)
    return 0


@commande(
    ELEVE,
    option("notes", metavar="NOTES", type=Path, help="le dossier qu’a écrit corriger"),
    option("--sans-navigateur", action="store_true", help="donne l’adresse de la page, sans l’ouvrir"),
    vient_de="correction/pages",
)
def annoter(options) -> int:
    """Montre les réponses aux questions ouvertes, à lire et à noter au clavier."""
    from mastermind_edu.correction import annotation

    annotation.annoter(options.notes, sans_navigateur=options.sans_navigateur)
    return 0


@commande(ELEVE, option("fichier", metavar="FICHIER", type=Path, help="le fichier CSV à écrire"), EXERCICES, vient_de="correction/pages")
def bareme(options) -> int:
    """Écrit le barème du cours dans un fichier, à modifier pour l’option --bareme."""
    from mastermind_edu.correction.notation.bareme import ecrire_bareme

    ecrire_bareme(options.fichier, options.exercices)
    print(f"Barème écrit : modifiez {options.fichier}, puis donnez-le à corriger par l’option --bareme.")
    return 0


@commande(
    PROFESSEUR,
    option("nom", metavar="NOM", help="son nom, tel qu’il est dans la page de la classe"),
    option("--registre", **DOSSIER, default=Path("registre"), help="le registre de la classe ; d’habitude, registre"),
    option("--sortie", **DOSSIER, action="append", default=[], help="un dossier de résultats déplacé depuis ; peut se répéter"),
    vient_de="correction/pages",
)
def effacer_eleve(options) -> int:
    """Efface un élève du registre, de ses pages et des résultats des corrections.

    Renvoie 1 quand son nom se lit encore quelque part.
    """
    from mastermind_edu.correction.registre import effacement

    fait = effacement.effacer_eleve(options.nom, options.registre, options.sortie)
    print(f"{fait.eleve} : {accorder(fait.copies, 'copie')} effacée{'s' * (fait.copies > 1)} de {', '.join(map(str, fait.dossiers))}.")
    print("Les copies rendues, archives et dossiers, sont à vous : effacez-les aussi, ou une nouvelle correction les inscrirait de nouveau.")
    for reste in fait.restes:
        print(f"Son nom se lit encore dans {reste} : à vous de voir.", file=sys.stderr)
    return 1 if fait.restes else 0


@commande(ELEVE, option("codes", metavar="CODES", nargs="+", help="des codes, ou des fichiers qui en ont un par ligne, après le nom de l’élève"))
def progres(options) -> int:
    """Lit les codes « où j’en suis » des élèves, et les met en tableau.

    Renvoie 1 quand un code ne se lit pas.
    """
    from mastermind_edu.progression.classe import lire_les_codes, remarques, tableau

    releves = lire_les_codes(options.codes)
    if any(not releve.reproche for releve in releves):
        print(tableau(releves))
    for phrase in remarques(releves):
        print(phrase, file=sys.stderr)
    return 1 if any(releve.reproche for releve in releves) else 0


@commande(
    ELEVE,
    option("sources", metavar="DOSSIER", nargs="+", type=Path, help="le dossier où sont ceux des élèves, ou un fichier de codes « où j’en suis »"),
    option("--chapitre", metavar="04", help="ce chapitre ; d’habitude, celui où l’on cherche le plus"),
    option("--sans-navigateur", action="store_true", help="donne l’adresse de la page, sans l’ouvrir"),
    vient_de="correction/pages",
)
def seance(options) -> int:
    """Montre en direct où en sont les élèves qui l’acceptent, et ce qui les arrête."""
    from mastermind_edu.correction import seance as en_direct

    en_direct.suivre(options.sources, options.chapitre, sans_navigateur=options.sans_navigateur)
    return 0


@commande(
    ELEVE,
    option("--presentation", metavar="NOM", default="bts", help="bts (d’habitude), unisciel, codificateur, ou sae : un match contre l’ordinateur"),
    option("--niveau", metavar="NOM", help="classique, novice, pro ou killer ; site ou unisciel, le jeu de ce document ; d’habitude, celui de la présentation"),
    option("--decodeur", metavar="NOM", help="comment cherche l’ordinateur, dans la présentation sae ; d’habitude, lexicographique"),
    option("--partie", metavar="FICHIER", type=Path, help="garde la partie dans ce fichier, ou reprend celle qui y est (sae)"),
)
def jouer(options) -> int:
    """Joue dans le terminal, à la manière d’un document du cours."""
    from mastermind_edu import console

    console.jouer(options.presentation, options.niveau, decodeur=options.decodeur, fichier=options.partie)
    return 0


@commande(
    ELEVE,
    option("decodeurs", metavar="DÉCODEUR", nargs="+", help="son nom ; plusieurs noms, ou « tous », sont comparés"),
    option("--arbre", metavar="FICHIER", type=Path, help="dessine aussi toutes ses manches, en SVG ; un seul décodeur"),
    *TAILLE,
)
def statistiques(options) -> int:
    """Donne le bilan exact de décodeurs sur tous les secrets."""
    from mastermind_edu.decodeurs import DECODEURS
    from mastermind_edu.statistiques import comparer, decrire, evaluer

    taille, noms = (options.pions, options.couleurs), options.decodeurs
    if noms == ["tous"]:
        noms = [nom for nom in DECODEURS if _accepte(evaluer, nom, taille)]
    else:
        for nom in noms:
            _prevenir(nom, taille)
    if options.arbre and len(noms) > 1:
        raise ErreurMastermind(f"il faut un seul décodeur pour dessiner son arbre, en voici {len(noms)}")
    print(decrire(evaluer(noms[0], *taille)) if len(noms) == 1 else comparer(noms, *taille))
    if options.arbre:
        _dessiner_l_arbre(options.arbre, noms[0], taille)
    return 0


def _prevenir(nom: str, taille: tuple[int, int]) -> None:
    """Dit qu’un décodeur cherchera longtemps."""
    from mastermind_edu.decodeurs.catalogue import dire_l_attente

    if attente := dire_l_attente(nom, *taille):
        print(attente, file=sys.stderr)


def _dessiner_l_arbre(fichier: Path, nom: str, taille: tuple[int, int]) -> None:
    from mastermind_edu.statistiques.series import ecrire_arbre_de_jeu

    try:
        ecrire_arbre_de_jeu(fichier, nom, *taille)
    except OSError as erreur:
        raise ErreurMastermind(f"il faut pouvoir écrire {fichier} ; le système refuse ({dire_refus(erreur)})") from erreur
    print(f"Arbre de toutes les manches : voir {fichier}")


def _accepte(evaluer: Callable, nom: str, taille: tuple[int, int]) -> bool:
    """Faux, en disant pourquoi, quand ce décodeur n’est pas offert à cette taille, ou ne peut pas y jouer ; s’il cherche longtemps, le dit."""
    from mastermind_edu.decodeurs.catalogue import exiger_jouable

    try:
        exiger_jouable(nom, *taille)
        _prevenir(nom, taille)
        evaluer(nom, *taille)
    except (BorneImpossible, TailleRefusee) as erreur:
        print(f"sans {nom} : {erreur}", file=sys.stderr)
        return False
    return True


@commande(ELEVE, option("--au-plus", metavar="P", type=entier, help="une seule preuve, en P propositions au plus"), *TAILLE)
def prouver(options) -> int:
    """Cherche le plus petit total possible et le prouve : 5625, puis 5626 en 5 propositions."""
    from mastermind_edu.decodeurs.optimum.recit import raconter_preuves

    for phrase in raconter_preuves(options.pions, options.couleurs, options.au_plus):
        print(phrase, flush=True)
    return 0
