"""La réponse du codeur, calculée de deux façons qui ne s’appellent jamais.

L’une barre les pions déjà comptés (BTS, Unisciel), l’autre compare des tableaux
de fréquences (SAÉ). Leur accord est une leçon, et un test : elles donnent la
même réponse sur toutes les paires de codes. Commencer par `repondre_par_marquage`.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from mastermind_edu.coeur.erreurs import CodeInvalide, ReponseInvalide
from mastermind_edu.francais import accorder, citer

DEJA_COMPTE = object()  # n’est égal à aucune couleur


class Reponse(NamedTuple):
    """Ce que le codeur répond : des nombres, jamais des places."""

    bien_places: int
    mal_places: int


def repondre_par_marquage(secret: Sequence, proposition: Sequence) -> Reponse:
    """La réponse, en barrant sur des copies les pions déjà comptés.

    Deux suites de n symboles quelconques, laissées intactes. Les bien placés
    d’abord : un mal placé ne doit pas prendre le pion d’un bien placé.
    Coût : de l’ordre de n² comparaisons. Source : document du BTS, bloc 3.2.

    >>> repondre_par_marquage("RNBV", "RVBN")
    Reponse(bien_places=2, mal_places=2)
    """
    exiger_meme_longueur(secret, proposition)
    secret, proposition = list(secret), list(proposition)
    bien_places = _barrer_bien_places(secret, proposition)
    mal_places = _barrer_mal_places(secret, proposition)
    return Reponse(bien_places, mal_places)


def _barrer_bien_places(secret: list, proposition: list) -> int:
    """Compte les pions égaux à la même place et les barre dans les deux listes."""
    compte = 0
    for i in range(len(secret)):
        if secret[i] == proposition[i]:
            compte += 1
            secret[i] = proposition[i] = DEJA_COMPTE
    return compte


def _barrer_mal_places(secret: list, proposition: list) -> int:
    """Compte les pions restants qui ont un pareil dans le secret, et barre ce pareil."""
    compte = 0
    for pion in proposition:
        if pion is not DEJA_COMPTE and pion in secret:
            compte += 1
            secret[secret.index(pion)] = DEJA_COMPTE
    return compte


def repondre_par_frequences(secret: Sequence[int], proposition: Sequence[int], nb_couleurs: int) -> Reponse:
    """La réponse, en comparant combien de fois chaque couleur est présente.

    Deux codes de n numéros, de 0 à k − 1. Les mal placés sont les pions communs
    qui ne sont pas bien placés. Coût : de l’ordre de n + k opérations.
    Source : sujet de SAÉ, « Outils de base ».

    >>> repondre_par_frequences((1, 0, 2, 0), (0, 1, 0, 0), 6)
    Reponse(bien_places=1, mal_places=2)
    """
    exiger_meme_longueur(secret, proposition)
    bien_places = sum(s == p for s, p in zip(secret, proposition))
    return Reponse(bien_places, nb_communs(secret, proposition, nb_couleurs) - bien_places)


def frequences(code: Sequence[int], nb_couleurs: int) -> list[int]:
    """Le tableau de k nombres : combien de pions de chaque couleur.

    Lève `CodeInvalide` pour un numéro hors de 0..k − 1.

    >>> frequences((1, 0, 2, 0), 6)
    [2, 1, 1, 0, 0, 0]
    """
    tableau = [0] * nb_couleurs
    for numero in code:
        # Sans ce test, −1 compterait pour la dernière couleur.
        if type(numero) is not int or not 0 <= numero < nb_couleurs:
            raise CodeInvalide(f"il faut des numéros de couleur de 0 à {nb_couleurs - 1}, voici {citer(numero)}")
        tableau[numero] += 1
    return tableau


def nb_communs(code1: Sequence[int], code2: Sequence[int], nb_couleurs: int) -> int:
    """Le nombre de pions communs à deux codes, sans regarder leur place.

    >>> nb_communs((1, 0, 2, 0), (0, 1, 0, 0), 6)
    3
    """
    tableau1, tableau2 = frequences(code1, nb_couleurs), frequences(code2, nb_couleurs)
    return sum(min(nombre1, nombre2) for nombre1, nombre2 in zip(tableau1, tableau2))


def exiger_meme_longueur(secret: Sequence, proposition: Sequence) -> None:
    for code in (secret, proposition):
        if not isinstance(code, Sequence):
            raise CodeInvalide(f"il faut deux codes (tuples, listes ou mots), voici {citer(code)}")
    if len(secret) != len(proposition):
        raise CodeInvalide(
            f"il faut deux codes de même longueur, voici {accorder(len(secret), 'pion')} "
            f"et {accorder(len(proposition), 'pion')} : {citer(secret)} et {citer(proposition)}"
        )


def partition(proposition: Sequence, candidats: Iterable[Sequence]) -> dict[Reponse, list]:
    """Les candidats rangés par la réponse qu’ils donneraient à cette proposition.

    >>> partition((0, 1), [(0, 0), (0, 1), (1, 1)])
    {Reponse(bien_places=1, mal_places=0): [(0, 0), (1, 1)], Reponse(bien_places=2, mal_places=0): [(0, 1)]}
    """
    parts: dict[Reponse, list] = {}
    for candidat in candidats:
        parts.setdefault(repondre_par_marquage(candidat, proposition), []).append(candidat)
    return parts


def reponses_possibles(nb_pions: int) -> list[Reponse]:
    """Toutes les réponses qu’un codeur peut donner pour n pions, de la plus pauvre à la meilleure.

    Quand n − 1 pions sont bien placés, le dernier ne peut pas être mal placé.

    >>> len(reponses_possibles(4)), Reponse(3, 1) in reponses_possibles(4)
    (14, False)
    """
    possibles = [Reponse(bien, mal) for bien in range(nb_pions + 1) for mal in range(nb_pions + 1 - bien)]
    possibles.remove(Reponse(nb_pions - 1, 1))
    return possibles


def exiger_reponse(reponse: object, nb_pions: int) -> Reponse:
    """La réponse donnée, en `Reponse`, si un codeur peut la donner pour n pions ; sinon lève `ReponseInvalide`.

    >>> exiger_reponse((2, 2), 4)
    Reponse(bien_places=2, mal_places=2)
    >>> exiger_reponse((3, 1), 4)
    Traceback (most recent call last):
    mastermind_edu.coeur.erreurs.ReponseInvalide: il faut une réponse possible : avec 3 pions bien placés sur 4, \
le dernier ne peut pas être mal placé, voici (3, 1)
    """
    if not isinstance(reponse, (tuple, list)) or len(reponse) != 2 or any(type(nombre) is not int for nombre in reponse):
        raise ReponseInvalide(f"il faut deux nombres entiers, bien placés et mal placés, voici {citer(reponse)}")
    bien, mal = reponse
    if bien < 0 or mal < 0:
        raise ReponseInvalide(f"il faut des nombres de pions positifs ou nuls, voici {citer(reponse)}")
    if bien + mal > nb_pions:
        raise ReponseInvalide(f"il faut au plus {accorder(nb_pions, 'pion')} en tout, en voici {bien + mal} : {citer(reponse)}")
    if (bien, mal) == (nb_pions - 1, 1):
        raise ReponseInvalide(
            f"il faut une réponse possible : avec {accorder(bien, 'pion')} bien {'placés' if bien > 1 else 'placé'} "
            f"sur {nb_pions}, le dernier ne peut pas être mal placé, voici {citer(reponse)}"
        )
    return Reponse(bien, mal)
