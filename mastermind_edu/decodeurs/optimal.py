"""Le décodeur optimal : suivre un arbre dont le total est prouvé le plus petit possible.

La preuve est ailleurs (voir `preuve`) : ici l’arbre est livré, ou demandé à la preuve
si numpy est là. Commencer par `optimal`.
"""

import random
from functools import lru_cache
from pathlib import Path

from mastermind_edu.coeur.erreurs import TailleRefusee
from mastermind_edu.decodeurs.arbre import Arbre, lire_arbre
from mastermind_edu.decodeurs.contrat import Strategie

DOSSIER = Path(__file__).parent / "arbres"
TAILLES_LIVREES = ((2, 3), (3, 4), (3, 6), (4, 4), (4, 5), (4, 6))  # n pions, k couleurs
CODES_CALCULES = 3200  # au-delà, la preuve peut prendre des heures : ce n’est plus une manche
EN_CINQ = 5


def optimal(nb_pions: int, nb_couleurs: int, hasard: random.Random) -> Strategie:
    """Le plus petit total possible sur tous les secrets. Ne tire rien au sort.

    Sur 4 × 6 : 5 625 propositions pour 1 296 secrets, 6 au plus.
    Source : Koyama et Lai, « An Optimal Mastermind Strategy », 1993.

    >>> strategie = optimal(4, 6, random.Random())
    >>> next(strategie)
    (0, 0, 1, 2)
    """
    return _suivre(arbre_optimal(nb_pions, nb_couleurs))


def optimal_en_cinq(nb_pions: int, nb_couleurs: int, hasard: random.Random) -> Strategie:
    """Le plus petit total parmi les stratégies qui n’ont jamais besoin d’une sixième proposition.

    Sur 4 × 6 : 5 626, une de plus que l’optimum. Lève `BorneImpossible` quand 5
    propositions ne peuvent pas suffire. Source : Koyama et Lai, 1993.

    >>> next(optimal_en_cinq(4, 6, random.Random()))
    (0, 0, 1, 2)
    """
    return _suivre(arbre_optimal(nb_pions, nb_couleurs, au_plus=EN_CINQ))


def _suivre(arbre: Arbre) -> Strategie:
    """Descend dans l’arbre de réponse en réponse, et finit quand l’arbre n’a rien à proposer."""
    noeud: Arbre | None = arbre
    while noeud is not None:
        reponse = yield noeud.proposition
        noeud = noeud.suites.get(reponse)


@lru_cache
def arbre_optimal(nb_pions: int, nb_couleurs: int, *, au_plus: int | None = None) -> Arbre:
    """L’arbre du plus petit total, livré ou calculé ; `au_plus` borne chaque manche.

    Lève `TailleRefusee` sans arbre livré quand numpy manque ou que le calcul serait trop
    long ; `BorneImpossible` quand `au_plus` propositions ne peuvent pas suffire.

    >>> arbre_optimal(2, 3).proposition
    (0, 1)
    """
    nom = f"{nb_pions}x{nb_couleurs}"
    noms = [nom, f"{nom}_en_{au_plus}"] if (nb_pions, nb_couleurs) in TAILLES_LIVREES else []
    for chemin in (DOSSIER / f"{nom}.json" for nom in noms):
        arbre = _lire_livre(chemin) if chemin.exists() else None
        if arbre and (au_plus is None or hauteur(arbre) <= au_plus):
            return arbre
    return _calculer(nb_pions, nb_couleurs, au_plus)


@lru_cache
def _lire_livre(chemin: Path) -> Arbre:
    return lire_arbre(chemin.read_text(encoding="utf-8"))


def hauteur(arbre: Arbre) -> int:
    """Le plus grand nombre de propositions d’une manche de cet arbre."""
    return 1 + max(map(hauteur, arbre.suites.values()), default=0)


def _calculer(nb_pions: int, nb_couleurs: int, au_plus: int | None) -> Arbre:
    try:
        from mastermind_edu.decodeurs.preuve import prouver
    except ImportError as erreur:
        livrees = ", ".join(f"{n} × {k}" for n, k in TAILLES_LIVREES)
        raise TailleRefusee(
            f"il faut une taille livrée ({livrees}), ou numpy pour en calculer une autre ; voici {nb_pions} × {nb_couleurs}"
        ) from erreur
    if nb_couleurs**nb_pions > CODES_CALCULES:
        raise TailleRefusee(
            f"il faut au plus {CODES_CALCULES} codes pour calculer une stratégie optimale pendant une manche, "
            f"en voici {nb_couleurs**nb_pions} pour {nb_pions} × {nb_couleurs} ; `prouver` le fait sans limite de temps"
        )
    return prouver(nb_pions, nb_couleurs, au_plus=au_plus).arbre
