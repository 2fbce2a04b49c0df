"""Une ligne de la table des réponses, sans numpy : ce que tous les codes répondent à une proposition.

Les réponses lisibles sont dans `coeur.reponses`, la table entière et numpy dans `table` ; les tests
comparent les trois. Commencer par `Lignes.ligne`.
"""

from collections import Counter
from functools import lru_cache

from mastermind_edu.coeur.codes import Code, tous_les_codes
from mastermind_edu.coeur.reponses import Reponse

Main = tuple[int, ...]  # un code dont on oublie l’ordre des pions


def numero_de_reponse(reponse: Reponse) -> int:
    """Le numéro d’une réponse : elles sont rangées par pions communs, puis par bien placés.

    >>> numero_de_reponse(Reponse(0, 0)), numero_de_reponse(Reponse(4, 0))
    (0, 14)
    """
    return premier_numero(reponse.bien_places + reponse.mal_places) + reponse.bien_places


def premier_numero(communs: int) -> int:
    """Le numéro de la réponse de tant de pions communs, aucun bien placé."""
    return communs * (communs + 1) // 2


def nb_numeros(nb_pions: int) -> int:
    """Combien de numéros de réponse pour n pions ; celui de (n − 1, 1) ne sert jamais.

    >>> nb_numeros(4)
    15
    """
    return premier_numero(nb_pions + 1)


class Lignes:
    """De quoi calculer une ligne de la table par n additions, au lieu de kⁿ réponses.

    Un grand nombre entier porte une ligne : un octet par code. Additionner deux lignes, c’est additionner
    deux entiers ; aucun octet ne déborde, car aucun numéro ne dépasse 27. Source de l’idée, plusieurs petits
    nombres dans un grand : Lamport, « Multiple Byte Processing with Full-Word Instructions », 1975.
    """

    def __init__(self, nb_pions: int, nb_couleurs: int):
        self._codes = list(tous_les_codes(nb_pions, nb_couleurs))
        self._mains = [tuple(sorted(code)) for code in self._codes]
        self._communs = lru_cache(maxsize=None)(self._calculer_communs)
        self._bien_places = lru_cache(maxsize=None)(self._calculer_bien_places)

    def ligne(self, proposition: Code) -> bytes:
        """Le numéro de la réponse de chaque code à cette proposition, un octet par code.

        >>> list(Lignes(2, 2).ligne((0, 1)))  # aux codes 00, 01, 10 et 11
        [2, 5, 3, 2]
        """
        bien_places = sum(self._bien_places(place, couleur) for place, couleur in enumerate(proposition))
        total = self._communs(tuple(sorted(proposition))) + bien_places
        return total.to_bytes(len(self._codes), "big")

    def _calculer_communs(self, main: Main) -> int:
        """Pour chaque code, le premier numéro de ses pions communs avec cette main."""
        pions = Counter(main)
        numeros = {autre: premier_numero(sum((pions & Counter(autre)).values())) for autre in set(self._mains)}
        return int.from_bytes(bytes(map(numeros.__getitem__, self._mains)), "big")

    def _calculer_bien_places(self, place: int, couleur: int) -> int:
        """Pour chaque code, 1 s’il porte cette couleur à cette place."""
        return int.from_bytes(bytes(code[place] == couleur for code in self._codes), "big")
