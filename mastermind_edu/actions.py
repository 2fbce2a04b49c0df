"""Ce que fait chaque commande : appeler le paquet avec ses options, dire ce qui est fait, rendre un code de sortie.

Ni les options ni leur aide (voir `cli`). Chaque fonction a le nom de sa commande, et n’importe que ce dont elle se sert ;
commencer par `jouer`.
"""

import os
import sys
from collections.abc import Callable
from pathlib import Path

from mastermind_edu.coeur.erreurs import BorneImpossible, ErreurMastermind, TailleRefusee
from mastermind_edu.francais import accorder
from mastermind_edu.lecteur_de_commande import COURS, nom_de_la_commande


def _dossier_du_cours() -> Path:
    """Celui de `lancer.py`, quand on passe par lui ; sinon le dossier courant."""
    return Path(os.environ.get(COURS) or Path.cwd())


def jouer(options) -> int:
    """Une partie dans le terminal."""
    from mastermind_edu import console

    console.jouer(options.presentation, options.niveau, decodeur=options.decodeur, fichier=options.partie)
    return 0


def corriger(options) -> int:
    """Les notes et les retours d’une classe."""
    from mastermind_edu import __version__
    from mastermind_edu.correction import correcteur
    from mastermind_edu.correction.minuteurs import interruption_breve
    from mastermind_edu.livraison import edition_du_juge

    if options.sans_registre and (options.registre or options.date):
        raise ErreurMastermind("il faut un registre pour --registre et --date : retirez --sans-registre")
    registre = None if options.sans_registre else options.registre or options.sortie.absolute().parent / "registre"
    with interruption_breve():
        nombre = correcteur.corriger(
            options.copies, options.sortie, version=edition_du_juge(__version__),
            travaux=options.travaux, isolement=options.isolement, bareme=options.bareme,
            dask=options.dask, registre=registre, date=options.date,
        )
    if registre:
        print(f"La classe dans le temps : voir {registre / 'classe.html'}")
    print(f"{accorder(nombre, 'copie')} : voir {options.sortie / 'classe.html'} et {options.sortie / 'notes.csv'}")
    return 0


def effacer_eleve(options) -> int:
    """Un élève de moins, et 1 quand son nom se lit encore quelque part."""
    from mastermind_edu.correction.registre import effacement

    fait = effacement.effacer_eleve(options.nom, options.registre, options.sortie)
    print(f"{fait.eleve} : {accorder(fait.copies, 'copie')} effacée{'s' * (fait.copies > 1)} de {', '.join(map(str, fait.dossiers))}.")
    print("Les copies rendues, archives et dossiers, sont à vous : effacez-les aussi, ou une nouvelle correction les inscrirait de nouveau.")
    for reste in fait.restes:
        print(f"Son nom se lit encore dans {reste} : à vous de voir.", file=sys.stderr)
    return 1 if fait.restes else 0


def bareme(options) -> int:
    """Le barème du cours, à modifier."""
    from mastermind_edu.correction.notation.bareme import ecrire_bareme

    ecrire_bareme(options.fichier)
    print(f"Barème écrit : modifiez {options.fichier}, puis donnez-le à corriger par l’option --bareme.")
    return 0


def progres(options) -> int:
    """Le tableau de la classe, et 1 quand un code ne se lit pas."""
    from mastermind_edu.progression.classe import lire_les_codes, remarques, tableau

    releves = lire_les_codes(options.codes)
    if any(not releve.reproche for releve in releves):
        print(tableau(releves))
    for phrase in remarques(releves):
        print(phrase, file=sys.stderr)
    return 1 if any(releve.reproche for releve in releves) else 0


def statistiques(options) -> int:
    """Le bilan d’un décodeur, ou la comparaison de plusieurs."""
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


def prouver(options) -> int:
    """Les preuves du plus petit total, à mesure."""
    from mastermind_edu.decodeurs.optimum.recit import raconter_preuves

    for phrase in raconter_preuves(options.pions, options.couleurs, options.au_plus):
        print(phrase, flush=True)
    return 0


def ouvrir(options) -> int:
    """Le cours dans JupyterLab, jusqu’à Ctrl-C."""
    from mastermind_edu.poste import ouverture

    try:
        ouverture.ouvrir(_dossier_du_cours(), port=options.port, sans_navigateur=options.sans_navigateur, prof=options.prof)
    except KeyboardInterrupt:
        print("\nAu revoir ! Pour reprendre, relancez la même commande.")
        return 130
    return 0


def site(options) -> int:
    """Le cours pour navigateur."""
    from mastermind_edu.atelier.site import construire_site

    fait = construire_site(_dossier_du_cours(), options.dossier, avec_solutions=options.avec_solutions)
    print(f"{accorder(fait.notebooks, 'notebook')}, {fait.octets / 1e6:.0f} Mo : voir {fait.dossier}")
    print(f"Pour l’essayer : {nom_de_la_commande()} servir {options.dossier}")
    return 0


def exporter_nbgrader(options) -> int:
    """Le cours, tel que nbgrader le lit."""
    from mastermind_edu.atelier import devoirs

    export = devoirs.exporter_nbgrader(_dossier_du_cours(), options.dossier, options.chapitres)
    print(f"{accorder(len(export.devoirs), 'devoir')} : voir {export.dossier / 'LISEZ-MOI.txt'}")
    print(f"Là où tourne nbgrader, une fois : pip install {export.dossier / export.roue}")
    return 0


def servir(options) -> int:
    """Ce site, à essayer."""
    from mastermind_edu.atelier import serveur

    serveur.servir(options.dossier, options.port)
    return 0


def distribuer(options) -> int:
    """Ce que reçoivent les élèves."""
    from mastermind_edu.atelier import distribution

    fait = distribution.distribuer(_dossier_du_cours(), options.dossier, options.chapitres, avec_solutions=options.avec_solutions)
    print(f"{accorder(fait.notebooks, 'notebook')} : voir {fait.dossier}")
    print(f"À donner aux élèves : ce dossier, ou {' ou '.join(map(str, fait.archives))}")
    return 0


def fiches(options) -> int:
    """Les fiches à imprimer, et leurs PDF."""
    from mastermind_edu.atelier.enseignant.impression import imprimer_fiches

    impression = imprimer_fiches(_dossier_du_cours(), options.dossier)
    print(f"{accorder(len(impression.pages), 'page')}, {len(impression.pdf)} en PDF : voir {options.dossier / 'index.html'}")
    if impression.reproche:
        print(impression.reproche, file=sys.stderr)
    return 0


def projeter(options) -> int:
    """Une leçon en diapositives."""
    from mastermind_edu.atelier.enseignant.projection import ecrire_projection

    fichier = ecrire_projection(_dossier_du_cours(), options.lecon, options.sortie)
    print(f"Projection : voir {fichier}")
    if not options.sans_navigateur:
        import webbrowser

        webbrowser.open(fichier.resolve().as_uri())
    return 0


def fabriquer(options) -> int:
    """Les notebooks, refaits ou seulement vérifiés."""
    from mastermind_edu import atelier

    racine = _dossier_du_cours()
    if not (racine / "sources").is_dir():
        raise ErreurMastermind(f"il faut le dossier du cours, avec son dossier sources ; voici {racine}")
    if not options.verifier:
        atelier.fabriquer(racine, options.chapitres)
        return 0
    perimes = atelier.verifier_fabrication(racine)
    for phrase in perimes:
        print(phrase, file=sys.stderr)
    return 1 if perimes else 0
