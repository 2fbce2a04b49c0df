"""Exercice : dire si un code peut encore être le secret."""

import random

from mastermind_edu.exercices.chapitre_05.repondre_frequences import repondre_frequences
from mastermind_edu.exercices.chapitre_08._tentatives import TAILLES, petites_tentatives, repondre_a, retoucher, tirer_codes
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def est_compatible(code, tentatives, nb_couleurs):
    """Le booléen `True` si ce code, pris pour secret, aurait donné toutes les réponses reçues."""
    return all(repondre_frequences(code, proposition, nb_couleurs) == tuple(reponse) for proposition, reponse in tentatives)


def cas():
    yield [0], [], 2
    yield [1, 0], [], 2
    yield from petites_tentatives()
    sae = repondre_a([3, 2, 1, 0], [[0, 0, 0, 0], [0, 1, 1, 1], [2, 0, 1, 2], [2, 1, 0, 3], [3, 0, 2, 1]], 6)
    for code in ([3, 2, 1, 0], [3, 0, 2, 1], [2, 1, 0, 3], [2, 0, 1, 2], [3, 1, 2, 0]):
        yield code, sae, 6
    hasard = random.Random(8)
    for nb_pions, nb_couleurs in (*TAILLES, (8, 12), (5, 9), (6, 7)):
        secret, *propositions = tirer_codes(hasard, nb_pions, nb_couleurs, 3)
        tentatives = repondre_a(secret, [*propositions, retoucher(hasard, secret, nb_couleurs)], nb_couleurs)
        yield secret, tentatives, nb_couleurs
        yield retoucher(hasard, secret, nb_couleurs), tentatives, nb_couleurs
    for code, nb_couleurs in (([0, 0], 1), ([11, 0, 11], 12), ([4] * 6, 5), ([3] * 8, 4)):
        yield code, repondre_a(code, [code, [0] * len(code)], nb_couleurs), nb_couleurs
        yield code, [(code, (0, 0))], nb_couleurs
    for taille in range(1, 21):  # au-delà de quelques tentatives, une seule dit non : la dernière, ou une autre
        code, *propositions = tirer_codes(hasard, 3, 5, taille + 1)
        tentatives = repondre_a(code, propositions, 5)
        yield code, tentatives, 5
        if taille in (2, 3, 7, 20):
            for rang in {0, taille // 2, taille - 1}:
                fausse = (code, (1, 2))
                yield code, [*tentatives[:rang], fausse, *tentatives[rang + 1 :]], 5


def _accords(code, tentatives, nb_couleurs):
    return [repondre_frequences(code, proposition, nb_couleurs) == tuple(reponse) for proposition, reponse in tentatives]


EXERCICE = Exercice(
    reference=est_compatible,
    points=3,
    cas=cas,
    exemples=(
        ([0, 1], [([0, 0], (1, 0))], 2),
        ([1, 1], [([0, 0], (1, 0))], 2),
        ([2, 0, 1, 2], [([0, 0, 0, 0], (1, 0)), ([0, 1, 1, 1], (1, 1))], 6),
        ([1, 0], [], 2),
    ),
    intacts=("code", "tentatives"),
    proprietes=(
        Propriete("il n’y a aucune tentative", "il y a des tentatives", lambda code, tentatives, _: not tentatives),
        Propriete("il n’y a qu’une tentative", "il n’y a pas une seule tentative", lambda code, tentatives, _: len(tentatives) == 1),
        Propriete("le code convient à toutes les tentatives", "le code ne convient pas à une tentative", lambda c, t, k: all(_accords(c, t, k))),
        Propriete("le code convient à la première tentative", "le code ne convient pas à la première tentative", lambda c, t, k: any(_accords(c, t[:1], k))),
        Propriete("le code convient à la dernière tentative", "le code ne convient pas à la dernière tentative", lambda c, t, k: any(_accords(c, t[-1:], k))),
        Propriete("le code convient à une tentative au moins", "le code ne convient à aucune tentative", lambda c, t, k: any(_accords(c, t, k))),
    ),
    indices=(
        "Imaginez que `code` soit le secret : quelle réponse aurait reçue chaque proposition ? Comparez-la à celle qui a vraiment été donnée.",
        "Une seule réponse différente suffit à dire non, tout de suite. Pour dire oui, il faut avoir vu toutes les tentatives.",
    ),
    squelette='''\
def est_compatible(code, tentatives, nb_couleurs):
    """True si ce code, pris pour secret, aurait donné toutes ces réponses."""
    for proposition, reponse in tentatives:
        if repondre_frequences(..., ..., nb_couleurs) != ...:
            return ...
    return ...
''',
)


@faux("seule la première tentative est regardée : une autre peut dire non")
def premiere_seulement(code, tentatives, nb_couleurs):
    return all(_accords(code, tentatives[:1], nb_couleurs))


@faux("seule la dernière tentative est regardée : une autre peut dire non")
def derniere_seulement(code, tentatives, nb_couleurs):
    return all(_accords(code, tentatives[-1:], nb_couleurs))


@faux("la dernière tentative n’est jamais regardée")
def derniere_oubliee(code, tentatives, nb_couleurs):
    return all(_accords(code, tentatives[:-1], nb_couleurs))


@faux("une seule tentative qui convient suffit : il faut qu’elles conviennent toutes")
def une_suffit(code, tentatives, nb_couleurs):
    return any(_accords(code, tentatives, nb_couleurs)) or not tentatives


@faux("sans aucune tentative, la réponse est `False` : rien n’interdit encore ce code, il convient")
def rien_ne_convient_au_debut(code, tentatives, nb_couleurs):
    return bool(tentatives) and all(_accords(code, tentatives, nb_couleurs))


@faux("seuls les bien placés sont comparés : les mal placés doivent être les mêmes aussi")
def bien_places_seulement(code, tentatives, nb_couleurs):
    return all(repondre_frequences(code, p, nb_couleurs)[0] == r[0] for p, r in tentatives)


@faux("seul le nombre de pions trouvés, bien et mal placés ensemble, est comparé : il faut les deux nombres")
def somme_seulement(code, tentatives, nb_couleurs):
    return all(sum(repondre_frequences(code, p, nb_couleurs)) == sum(r) for p, r in tentatives)


@faux("la réponse est à l’envers : `True` quand une réponse reçue ne convient pas")
def a_l_envers(code, tentatives, nb_couleurs):
    return not all(_accords(code, tentatives, nb_couleurs))


@faux("les tentatives disparaissent de la liste : elle doit rester intacte")
def tentatives_retirees(code, tentatives, nb_couleurs):
    convient = True
    while tentatives:
        proposition, reponse = tentatives.pop()
        convient = convient and repondre_frequences(code, proposition, nb_couleurs) == tuple(reponse)
    return convient


@faux("un code déjà proposé est pris pour compatible, et tout autre pour incompatible")
def deja_propose(code, tentatives, nb_couleurs):
    return any(code == proposition for proposition, _ in tentatives)
