"""L’arbre d’un décodeur, reconstruit d’après ses manches, et son dessin dans un fichier.

Aucune stratégie ici. Commencer par `ecrire_arbre_de_jeu`.
"""

from collections.abc import Sequence
from pathlib import Path

from mastermind_edu.affichage.arbre_de_jeu import dessiner_arbre
from mastermind_edu.coeur.codes import Code, tous_les_codes
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.coeur.reponses import Reponse
from mastermind_edu.decodeurs import jouer_contre
from mastermind_edu.decodeurs.catalogue import trouver_decodeur
from mastermind_edu.decodeurs.optimum.arbre import Arbre
from mastermind_edu.decodeurs.tailles import exiger_taille
from mastermind_edu.disque import ecrire
from mastermind_edu.francais import citer


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
