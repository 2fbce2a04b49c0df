"""Le décodeur optimal : suivre un arbre dont le total est prouvé le plus petit possible.

La preuve et les arbres livrés sont dans `optimum` ; une taille sans arbre est demandée à
la preuve, si numpy est là. Commencer par `optimal`.
"""

from functools import lru_cache

from mastermind_edu.coeur.erreurs import TailleRefusee
from mastermind_edu.decodeurs.contrat import Decodeur, Strategie
from mastermind_edu.decodeurs.optimum.arbre import Arbre
from mastermind_edu.decodeurs.optimum.livres import EN_CINQ, TAILLES_LIVREES, arbre_livre
from mastermind_edu.decodeurs.tailles import Tailles

CODES_CALCULES = 3200  # au-delà, la preuve peut prendre des heures : ce n’est plus une manche


def optimal(nb_pions: int, nb_couleurs: int) -> Strategie:
    """Le plus petit total possible sur tous les secrets.

    Sur 4 × 6 : 5 625 propositions pour 1 296 secrets, 6 au plus.
    Source : Koyama et Lai, « An Optimal Mastermind Strategy », 1993.

    >>> strategie = optimal(4, 6)
    >>> next(strategie)
    (0, 0, 1, 2)
    """
    return _suivre(arbre_optimal(nb_pions, nb_couleurs))


def optimal_en_cinq(nb_pions: int, nb_couleurs: int) -> Strategie:
    """Le plus petit total parmi les stratégies qui n’ont jamais besoin d’une sixième proposition.

    Sur 4 × 6 : 5 626, une de plus que l’optimum. Lève `BorneImpossible` quand 5
    propositions ne peuvent pas suffire. Source : Koyama et Lai, 1993.

    >>> next(optimal_en_cinq(4, 6))
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
    return arbre_livre(nb_pions, nb_couleurs, au_plus) or _calculer(nb_pions, nb_couleurs, au_plus)


def _calculer(nb_pions: int, nb_couleurs: int, au_plus: int | None) -> Arbre:
    try:
        from mastermind_edu.decodeurs.optimum.preuve import prouver  # numpy ne se charge que si l’on prouve
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


TAILLES = Tailles(codes_au_plus=4**5, codes_sans_attendre=0, livrees=TAILLES_LIVREES, demande_numpy=True)
FICHES = {
    "optimal": Decodeur("Le plus petit total, prouvé", "Koyama et Lai, 1993", optimal, tailles=TAILLES),
    "optimal_en_cinq": Decodeur(
        "Le plus petit total en 5 propositions", "Koyama et Lai, 1993", optimal_en_cinq, tailles=TAILLES
    ),
}
