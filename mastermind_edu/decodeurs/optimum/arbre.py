"""L’arbre d’une stratégie : chaque proposition, et ce qu’on propose après chaque réponse.

Ni recherche (voir `preuve`) ni fichier (voir `livres`) : on rejoue. Commencer par `Arbre`.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from mastermind_edu.coeur.codes import Code, tous_les_codes
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.coeur.reponses import Reponse, repondre_par_marquage
from mastermind_edu.francais import citer


class Arbre(NamedTuple):
    """Une proposition et la suite à donner à chaque réponse, sauf à la réponse gagnante."""

    proposition: Code
    suites: Mapping[Reponse, "Arbre"] = MappingProxyType({})


def jouer_arbre(arbre: Arbre, secret: Code) -> list[tuple[Code, Reponse]]:
    """La manche de cet arbre contre ce secret : la dernière rangée est le secret.

    Lève `ErreurMastermind` quand l’arbre ne prévoit pas une réponse.

    >>> arbre = Arbre((0, 0), {Reponse(1, 0): Arbre((0, 1), {Reponse(0, 2): Arbre((1, 0))}), Reponse(0, 0): Arbre((1, 1))})
    >>> [proposition for proposition, _ in jouer_arbre(arbre, (1, 0))]
    [(0, 0), (0, 1), (1, 0)]
    """
    secret, noeud, manche = tuple(secret), arbre, []
    while noeud is not None:
        reponse = repondre_par_marquage(secret, noeud.proposition)
        manche.append((noeud.proposition, reponse))
        if noeud.proposition == secret:
            return manche
        noeud = noeud.suites.get(reponse)
    raise ErreurMastermind(f"il faut un arbre qui trouve tous les secrets, celui-ci s’arrête avant {citer(secret)}")


def longueurs(arbre: Arbre, nb_couleurs: int) -> dict[Code, int]:
    """Le nombre de propositions que prend chaque secret ; l’arbre est rejoué kⁿ fois.

    Leur somme est le total de l’arbre, la plus grande son maximum.

    >>> longueurs(Arbre((0,), {Reponse(0, 0): Arbre((1,))}), 2)
    {(0,): 1, (1,): 2}
    """
    secrets = tous_les_codes(len(arbre.proposition), nb_couleurs)
    return {secret: len(jouer_arbre(arbre, secret)) for secret in secrets}


def hauteur(arbre: Arbre) -> int:
    """Le plus grand nombre de propositions d’une manche de cet arbre."""
    return 1 + max(map(hauteur, arbre.suites.values()), default=0)
