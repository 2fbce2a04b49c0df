"""Quelles manches jouer pour chaque décodeur : une série de m longueurs, ou plusieurs ; l’arbre qu’elles dessinent.

Ni moteur ni bilan ici : la fiche dit comment. Commencer par `jouer_les_series`.
"""

import random
from collections.abc import Sequence
from pathlib import Path

from mastermind_edu.affichage.arbre_de_jeu import dessiner_arbre
from mastermind_edu.coeur.codes import Code, tous_les_codes
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.coeur.reponses import Reponse
from mastermind_edu.decodeurs import jouer_contre
from mastermind_edu.decodeurs.catalogue import trouver_decodeur
from mastermind_edu.decodeurs.contrat import Choix
from mastermind_edu.decodeurs.optimum.arbre import Arbre
from mastermind_edu.decodeurs.souffles import Souffles, aller_au_bout
from mastermind_edu.decodeurs.tailles import exiger_taille
from mastermind_edu.disque import ecrire
from mastermind_edu.francais import citer
from mastermind_edu.statistiques.moteur_python import MoteurPython

GRAINE = 0  # celle des tirages : un décodeur au hasard sans parcours n’a pas de bilan exact
MANCHES_COMPAREES = 1296  # un décodeur qui tire au sort sans le dire se trahit bien avant


def jouer_les_series(moteur: MoteurPython, nom: str) -> list[list[int]]:
    """Les longueurs des manches de ce décodeur : une série par ordre qu’il pourrait tirer au sort.

    >>> jouer_les_series(MoteurPython(1, 3), "lexicographique_ordre_aleatoire")
    [[1, 2, 3], [3, 2, 1]]
    """
    return aller_au_bout(jouer_en_soufflant(moteur, nom))


def jouer_en_soufflant(moteur: MoteurPython, nom: str) -> Souffles[list[list[int]]]:
    """Comme `jouer_les_series`, un souffle par proposition ou par manche."""
    fiche = trouver_decodeur(nom)
    if fiche.parcours:
        return (yield from _suivre(moteur, list(fiche.parcours(moteur))))
    return [(yield from _jouer_une_a_une(moteur, nom, fiche.est_au_hasard))]


def _suivre(moteur: MoteurPython, parcours: Sequence[Choix]) -> Souffles[list[list[int]]]:
    series = []
    for rang, choix in enumerate(parcours):
        series.append((yield from moteur.suivre_en_soufflant(choix, rang, len(parcours))))
    return series


def _jouer_une_a_une(moteur: MoteurPython, nom: str, au_hasard: bool) -> Souffles[list[int]]:
    """Les longueurs, secret par secret ; lève `ErreurMastermind` si le décodeur tire au sort sans le dire."""
    suites, longueurs = {}, []
    for rang in range(len(moteur.codes)):
        moteur.annoncer(rang, len(moteur.codes))
        if au_hasard:
            longueurs.append(moteur.tirer(nom, rang, random.Random(f"{GRAINE} {rang}")))
        else:
            manche = yield from moteur.jouer_en_soufflant(nom, rang)
            longueurs.append(len(manche))
            if rang < MANCHES_COMPAREES:
                greffer(nom, manche, suites)
        yield
    return longueurs


def greffer(nom: str, manche: Sequence[tuple[Code, Reponse]], suites: dict[Reponse | None, Arbre]) -> None:
    """Ajoute une manche à l’arbre, dont la racine est rangée sous `None`.

    Lève `ErreurMastermind` quand deux propositions suivent les mêmes réponses : le
    décodeur a tiré au sort, et sa fiche n’en dit rien.
    """
    recue = None
    for proposition, reponse in manche:
        if recue not in suites:
            suites[recue] = Arbre(proposition, {})
        noeud = suites[recue]
        if noeud.proposition != proposition:
            raise ErreurMastermind(
                f"il faut `est_au_hasard=True` dans la fiche de {nom}, qui tire au sort : après les mêmes réponses, "
                f"voici {citer(noeud.proposition)}, puis {citer(proposition)}"
            )
        suites, recue = noeud.suites, reponse


def arbre_des_manches(nom: str, nb_pions: int, nb_couleurs: int) -> Arbre:
    """L’arbre d’un décodeur qui ne tire rien au sort ; il joue les kⁿ secrets.

    Lève `ErreurMastermind` pour un décodeur au hasard, et ce que lève `jouer_contre`.

    >>> arbre_des_manches("lexicographique", 1, 3)
    Arbre(proposition=(0,), suites={Reponse(bien_places=0, mal_places=0): \
Arbre(proposition=(1,), suites={Reponse(bien_places=0, mal_places=0): Arbre(proposition=(2,), suites={})})})
    """
    if trouver_decodeur(nom).est_au_hasard:
        raise ErreurMastermind(f"il faut un décodeur qui ne tire rien au sort pour dessiner son arbre, voici {citer(nom)}")
    exiger_taille(nb_pions, nb_couleurs)
    suites: dict = {}
    for secret in tous_les_codes(nb_pions, nb_couleurs):
        greffer(nom, jouer_contre(nom, secret, nb_couleurs), suites)
    return suites[None]


def ecrire_arbre_de_jeu(chemin: Path, nom: str, nb_pions: int = 4, nb_couleurs: int = 6) -> None:
    """Dessine en SVG le début de l’arbre d’un décodeur ; lève `OSError` si le disque refuse."""
    ecrire(chemin, dessiner_arbre(arbre_des_manches(nom, nb_pions, nb_couleurs), nb_couleurs).svg)
