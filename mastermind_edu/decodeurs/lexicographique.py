"""Le décodeur de la SAÉ : proposer un code encore compatible, dans un ordre fixé ou au hasard.

Pas de choix malin ici (voir `meilleure_reponse`) : seul l’ordre change d’une stratégie
à l’autre. Commencer par `est_compatible`.
"""

import random
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import chain, takewhile

from mastermind_edu.coeur.codes import Code, code_suivant, tous_les_codes
from mastermind_edu.coeur.erreurs import CodeInvalide
from mastermind_edu.coeur.reponses import Reponse, repondre_par_marquage
from mastermind_edu.decodeurs.contrat import Decodeur, Rang, Strategie
from mastermind_edu.decodeurs.souffles import CODES_ENTRE_DEUX_SOUFFLES, garder_compatibles
from mastermind_edu.decodeurs.tailles import exiger_memoire
from mastermind_edu.francais import accorder, citer


def est_compatible(code: Code, tentatives: Sequence[tuple[Code, Reponse]]) -> bool:
    """Vrai si ce code, pris pour secret, aurait donné toutes les réponses reçues.

    Coût : une réponse par tentative au plus ; la dernière d’abord, car c’est elle
    qui écarte le plus souvent les codes voisins.

    >>> tentatives = [((0, 0, 0, 0), (1, 0)), ((0, 1, 1, 1), (1, 1))]
    >>> est_compatible((2, 0, 1, 2), tentatives), est_compatible((0, 0, 1, 2), tentatives)
    (True, False)
    """
    return all(repondre_par_marquage(code, proposition) == tuple(reponse) for proposition, reponse in reversed(tentatives))


def _suivre(ordre: Iterable[Code]) -> Strategie:
    """Parcourt cet ordre une fois, et propose les codes compatibles qu’il rencontre.

    Un code laissé en arrière n’a pas à être regardé de nouveau : chaque réponse de
    plus ne fait qu’écarter des codes.
    """
    tentatives: list[tuple[Code, Reponse]] = []
    for rang, code in enumerate(ordre):
        if est_compatible(code, tentatives):
            reponse = yield code
            tentatives.append((code, reponse))
        elif rang % CODES_ENTRE_DEUX_SOUFFLES == 0:
            yield None


def lexicographique(nb_pions: int, nb_couleurs: int) -> Strategie:
    """Le plus petit code compatible après le dernier proposé.

    Coût : au plus kⁿ codes regardés par manche. Source : sujet de SAÉ, « Une manche
    Ordinateur » ; Shapiro, 1983.

    >>> strategie = lexicographique(4, 6)
    >>> next(strategie), strategie.send(Reponse(1, 0)), strategie.send(Reponse(1, 1))
    ((0, 0, 0, 0), (0, 1, 1, 1), (2, 0, 1, 2))
    """
    return _suivre(tous_les_codes(nb_pions, nb_couleurs))


def lexicographique_decroissant(nb_pions: int, nb_couleurs: int) -> Strategie:
    """Le plus grand code compatible avant le dernier proposé.

    C’est l’ordre croissant où la couleur c s’appelle k − 1 − c : mêmes longueurs de
    manche, pour d’autres secrets. Source : sujet de SAÉ, § 3.5.

    >>> next(lexicographique_decroissant(4, 6))
    (5, 5, 5, 5)
    """
    croissant = tous_les_codes(nb_pions, nb_couleurs)
    return _suivre(tuple(nb_couleurs - 1 - numero for numero in code) for code in croissant)


def lexicographique_ordre_aleatoire(nb_pions: int, nb_couleurs: int, hasard: random.Random) -> Strategie:
    """L’ordre croissant ou le décroissant, tiré au sort au début de la manche.

    Source : sujet de SAÉ, § 3.5.

    >>> next(lexicographique_ordre_aleatoire(4, 6, random.Random(1)))
    (0, 0, 0, 0)
    """
    ordre = hasard.choice((lexicographique, lexicographique_decroissant))
    return ordre(nb_pions, nb_couleurs)


def lexicographique_depart_cyclique(nb_pions: int, nb_couleurs: int, hasard: random.Random) -> Strategie:
    """L’ordre croissant depuis un code tiré au sort ; après le dernier, le premier.

    Source : sujet de SAÉ, § 3.5 ; Swaszek, 1999-2000.

    >>> next(lexicographique_depart_cyclique(4, 6, random.Random(1)))
    (1, 4, 0, 2)
    """
    depart = tuple(hasard.randrange(nb_couleurs) for _ in range(nb_pions))
    return lexicographique_depuis(depart)(nb_pions, nb_couleurs)


def lexicographique_depuis(depart: Code) -> Callable[[int, int], Strategie]:
    """La stratégie cyclique qui part de ce code, pour étudier un départ choisi.

    La stratégie lève `CodeInvalide` si ce départ n’est pas un code de n pions et k couleurs.

    >>> strategie = lexicographique_depuis((1, 1))(2, 2)
    >>> next(strategie), strategie.send(Reponse(1, 0)), strategie.send(Reponse(0, 2))
    ((1, 1), (0, 1), (1, 0))
    """

    def strategie(nb_pions: int, nb_couleurs: int) -> Strategie:
        _exiger_depart(depart, nb_pions, nb_couleurs)
        debut = takewhile(lambda code: code < depart, tous_les_codes(nb_pions, nb_couleurs))
        return _suivre(chain(_codes_a_partir_de(depart, nb_couleurs), debut))

    return strategie


def _codes_a_partir_de(depart: Code, nb_couleurs: int) -> Iterator[Code]:
    code: Code | None = depart
    while code is not None:
        yield code
        code = code_suivant(code, nb_couleurs)


def _exiger_depart(depart: Code, nb_pions: int, nb_couleurs: int) -> None:
    if len(depart) != nb_pions or not all(0 <= numero < nb_couleurs for numero in depart):
        raise CodeInvalide(f"il faut un départ de {accorder(nb_pions, 'numéro')} de 0 à {nb_couleurs - 1}, voici {citer(depart)}")


def aleatoire_compatible(nb_pions: int, nb_couleurs: int, hasard: random.Random) -> Strategie:
    """Un candidat au hasard, chacun avec la même chance.

    Coût : la liste des m candidats en mémoire (environ 100 octets chacun, m = kⁿ au
    début), et m réponses calculées à chaque tour. Pour 6 pions et 10 couleurs : un
    million de codes. Lève `TailleRefusee` quand la liste ne tient pas en mémoire.
    Source : Swaszek, 1999-2000.

    >>> next(aleatoire_compatible(4, 6, random.Random(1)))
    (1, 1, 3, 5)
    """
    exiger_memoire(nb_couleurs**nb_pions * (64 + 8 * nb_pions), "la liste de tous les codes")
    candidats = list(tous_les_codes(nb_pions, nb_couleurs))
    while candidats:
        proposition = hasard.choice(candidats)
        reponse = yield proposition
        candidats = yield from garder_compatibles(candidats, proposition, reponse)


# Les mêmes stratégies sur les rangs des candidats, pour suivre tous les secrets à la fois.


def _premier(candidats: list[Rang], _: frozenset[int]) -> Rang:
    return candidats[0]


def _dernier(candidats: list[Rang], _: frozenset[int]) -> Rang:
    return candidats[-1]


def _premier_depuis(depart: Rang, candidats: list[Rang], _: frozenset[int]) -> Rang:
    """Le premier candidat à partir du départ, en revenant au début après le dernier code."""
    place = bisect_left(candidats, depart)
    return candidats[place] if place < len(candidats) else candidats[0]


FICHES = {
    "lexicographique": Decodeur(
        "Le premier code compatible", "sujet de SAÉ, § 2", lexicographique, parcours=lambda _: [_premier]
    ),
    "lexicographique_decroissant": Decodeur(
        "Le dernier code compatible", "sujet de SAÉ, § 3.5", lexicographique_decroissant, parcours=lambda _: [_dernier]
    ),
    "lexicographique_ordre_aleatoire": Decodeur(
        "L’un des deux ordres, au sort", "sujet de SAÉ, § 3.5", lexicographique_ordre_aleatoire,
        est_au_hasard=True, parcours=lambda _: [_premier, _dernier],
    ),
    "lexicographique_depart_cyclique": Decodeur(
        "À partir d’un code au sort", "sujet de SAÉ, § 3.5", lexicographique_depart_cyclique,
        est_au_hasard=True, parcours=lambda moteur: [partial(_premier_depuis, depart) for depart in range(len(moteur.codes))],
    ),
    "aleatoire_compatible": Decodeur(
        "Un code compatible au hasard", "sujet de SAÉ, § 3.5", aleatoire_compatible, est_au_hasard=True, tirage=random.Random.choice
    ),
}
