"""Exercice : nommer les réponses fausses, une fois le secret connu."""

import random
from itertools import product

from mastermind_edu.exercices.chapitre_05.repondre_frequences import repondre_frequences
from mastermind_edu.exercices.chapitre_08._tentatives import TAILLES, repondre_a, retoucher, tirer_codes
from mastermind_edu.exercices.chapitre_09._triplets import juger, toutes, triplets
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def erreurs_de_reponse(secret, tentatives, nb_couleurs):
    """La liste des triplets (rang, réponse donnée, réponse attendue) des réponses fausses, les rangs à partir de 0."""
    attendues = [repondre_frequences(secret, proposition, nb_couleurs) for proposition, _ in tentatives]
    donnees = [tuple(reponse) for _, reponse in tentatives]
    return [(rang, donnees[rang], attendues[rang]) for rang in range(len(tentatives)) if donnees[rang] != attendues[rang]]


def cas():
    for reponses in product(((1, 0), (0, 0)), repeat=2):  # une réponse fausse, deux, aucune
        for secret in ([0], [1]):
            yield secret, list(zip([[0], [1]], reponses)), 2
    yield [0], [([1], (1, 0))] * 2, 2  # la même tentative, deux fois
    yield [1], [([1], (1, 0)), ([0], (1, 0)), ([0], (1, 0))], 2
    yield [6], [([6], (0, 0)), ([0], (0, 0))], 7
    codes = [list(code) for code in product(range(2), repeat=2)]
    for secret, proposition in product(codes, repeat=2):
        for reponse in ((0, 0), (1, 0), (0, 2), (2, 0)):
            yield secret, [(proposition, reponse)], 2
    yield [0, 1], [], 2
    hasard = random.Random(9)
    for secret, premiere, seconde in product(codes, [[0, 0], [1, 0]], codes[1:]):
        tentatives = repondre_a(secret, [premiere, seconde], 2)
        yield secret, _fausser(hasard, tentatives, {hasard.randrange(2)}), 2
    sae = repondre_a([3, 2, 1, 0], [[0, 0, 0, 0], [0, 1, 1, 1], [2, 0, 1, 2], [2, 1, 0, 3], [3, 0, 2, 1]], 6)
    for rangs in (set(), {0}, {2}, {4}, {1, 3}, {0, 1, 2, 3, 4}):
        yield [3, 2, 1, 0], _fausser(hasard, sae, rangs), 6
    for nb_pions, nb_couleurs in (*TAILLES, (8, 12), (5, 9), (6, 7), (2, 1), (8, 3)):
        secret, *propositions = tirer_codes(hasard, nb_pions, nb_couleurs, 4)
        tentatives = repondre_a(secret, [*propositions, retoucher(hasard, secret, nb_couleurs), [nb_couleurs - 1] * nb_pions], nb_couleurs)
        yield secret, tentatives, nb_couleurs
        yield secret, _fausser(hasard, tentatives, {hasard.randrange(5), 4}), nb_couleurs
    for code in ([11, 11, 0], [4] * 6, [3] * 8):
        yield code, _fausser(hasard, repondre_a(code, [code, code[::-1]], 12), {1}), 12
    for taille in range(1, 21):
        secret, *propositions = tirer_codes(hasard, 3, 5, taille + 1)
        yield secret, _fausser(hasard, repondre_a(secret, propositions, 5), {taille - 1, taille // 3} if taille % 3 else set()), 5


def _fausser(hasard, tentatives, rangs):
    """Les mêmes tentatives, avec une autre réponse possible à ces rangs : un pion de moins, de plus, ou l’autre nombre changé."""
    return [(p, _autre(hasard, r, len(p))) if rang in rangs else (p, r) for rang, (p, r) in enumerate(tentatives)]


def _autre(hasard, reponse, nb_pions):
    bien, mal = reponse
    voisines = [(bien - 1, mal), (bien, mal - 1), (bien + 1, mal), (bien, mal + 1), (bien + 1, mal - 1), (bien - 1, mal + 1), (0, 0)]
    return hasard.choice([r for r in voisines if min(r) >= 0 and sum(r) <= nb_pions and r not in (reponse, (nb_pions - 1, 1))])


def _fausses(secret, tentatives, nb_couleurs):
    return [rang for rang, (p, r) in enumerate(tentatives) if repondre_frequences(secret, p, nb_couleurs) != tuple(r)]


def _memes_bien_places(secret, tentatives, nb_couleurs):
    """Vrai quand une réponse fausse a pourtant le bon nombre de bien placés."""
    return any(repondre_frequences(secret, tentatives[i][0], nb_couleurs)[0] == tentatives[i][1][0] for i in _fausses(secret, tentatives, nb_couleurs))


EXERCICE = Exercice(
    reference=erreurs_de_reponse,
    points=3,
    cas=cas,
    exemples=(
        ([0, 1], [([0, 0], (1, 0)), ([1, 0], (0, 0))], 2),
        ([0, 1], [([0, 0], (1, 0))], 2),
        ([3, 2, 1, 0], [([0, 0, 0, 0], (1, 0)), ([0, 1, 1, 1], (1, 0)), ([2, 0, 1, 2], (0, 2))], 6),
    ),
    juger=juger,
    proprietes=(
        Propriete("une réponse est fausse", "toutes les réponses sont justes", lambda *cas: len(_fausses(*cas)) > 0),
        Propriete("plusieurs réponses sont fausses", "il y a au plus une réponse fausse", lambda *cas: len(_fausses(*cas)) > 1),
        Propriete("la première réponse est fausse", "la première réponse n’est pas fausse", lambda *cas: 0 in _fausses(*cas)),
        Propriete("une réponse est juste", "aucune réponse n’est juste", lambda secret, tentatives, k: len(_fausses(secret, tentatives, k)) < len(tentatives)),
        Propriete("une réponse fausse a le bon nombre de bien placés", "aucune réponse fausse n’a le bon nombre de bien placés", _memes_bien_places),
        Propriete("la dernière réponse est fausse", "la dernière réponse n’est pas fausse", lambda *cas: len(cas[1]) - 1 in _fausses(*cas)),
        Propriete("il y a plusieurs tentatives", "il y a au plus une tentative", lambda secret, tentatives, _: len(tentatives) > 1),
    ),
    indices=(
        "Le secret est connu : la réponse attendue se calcule. Pour chaque tentative, est-ce celle qui a été donnée ?",
        "Il faut aussi le rang : parcourez `range(len(tentatives))`, et séparez la proposition et la réponse de `tentatives[rang]`.",
    ),
    squelette='''\
def erreurs_de_reponse(secret, tentatives, nb_couleurs):
    """La liste des (rang, réponse donnée, réponse attendue) des réponses fausses."""
    erreurs = []
    for rang in range(len(tentatives)):
        proposition, donnee = ...
        attendue = ...
        if ...:
            erreurs.append(...)
    return erreurs
''',
)


@faux("les rangs sont comptés à partir de 1 : partez de 0, et n’augmentez le rang qu’après avoir regardé la tentative")
def rangs_a_partir_de_un(secret, tentatives, nb_couleurs):
    return [(rang + 1, *reponses) for rang, *reponses in triplets(secret, tentatives, nb_couleurs)]


@faux("la liste s’arrête à la première réponse fausse : continuez, et ne renvoyez la liste que quand toutes les tentatives ont été vues")
def premiere_seulement(secret, tentatives, nb_couleurs):
    return triplets(secret, tentatives, nb_couleurs)[:1]


@faux("toutes les tentatives sont dans la liste : comparez la réponse donnée, et elle seule, à la réponse attendue, et n’ajoutez que celles qui diffèrent")
def justes_comprises(secret, tentatives, nb_couleurs):
    return toutes(secret, tentatives, nb_couleurs)


@faux("la liste contient les réponses justes au lieu des fausses : ajoutez celles qui diffèrent, avec `!=`")
def justes_seulement(secret, tentatives, nb_couleurs):
    return [triplet for triplet in toutes(secret, tentatives, nb_couleurs) if triplet[1] == triplet[2]]


@faux("la réponse attendue vient avant la réponse donnée : échangez-les, l’ordre est rang, réponse donnée, réponse attendue")
def donnee_et_attendue_echangees(secret, tentatives, nb_couleurs):
    return [(rang, attendue, donnee) for rang, donnee, attendue in triplets(secret, tentatives, nb_couleurs)]


@faux("la liste ne contient que les rangs : il faut aussi la réponse donnée et la réponse attendue")
def rangs_seulement(secret, tentatives, nb_couleurs):
    return [rang for rang, *_ in triplets(secret, tentatives, nb_couleurs)]


@faux("une réponse dont seul le nombre de mal placés est faux n’est pas vue : comparez aussi les mal placés")
def bien_places_seulement(secret, tentatives, nb_couleurs):
    return [triplet for triplet in toutes(secret, tentatives, nb_couleurs) if triplet[1][0] != triplet[2][0]]


@faux("la dernière tentative n’est jamais regardée : allez jusqu’au rang `len(tentatives) - 1` compris")
def derniere_oubliee(secret, tentatives, nb_couleurs):
    return triplets(secret, tentatives[:-1], nb_couleurs)


@faux("le rang compte les réponses fausses, pas les tentatives : il doit augmenter à chaque tentative, même quand la réponse est juste")
def rang_parmi_les_fausses(secret, tentatives, nb_couleurs):
    return [(rang, *triplet[1:]) for rang, triplet in enumerate(triplets(secret, tentatives, nb_couleurs))]


@faux("le rang compte les réponses fausses, à partir de 1 : il faut celui de la tentative, à partir de 0, même après une réponse juste")
def rang_parmi_les_fausses_de_un(secret, tentatives, nb_couleurs):
    return [(rang, *triplet[1:]) for rang, triplet in enumerate(triplets(secret, tentatives, nb_couleurs), 1)]


@faux("le rang n’augmente pas après une réponse fausse : il doit augmenter de 1 à chaque tentative, juste ou fausse")
def rang_parmi_les_justes(secret, tentatives, nb_couleurs):
    return [(triplet[0] - rang, *triplet[1:]) for rang, triplet in enumerate(triplets(secret, tentatives, nb_couleurs))]


@faux("la liste est toujours vide : comparez chaque réponse donnée à celle que `repondre_frequences` donne pour le secret et la proposition, et ajoutez celles qui diffèrent")
def toujours_vide(secret, tentatives, nb_couleurs):
    return []


@faux("le nombre de couleurs est toujours pris pour 6 : donnez `nb_couleurs` à `repondre_frequences`")
def six_couleurs(secret, tentatives, nb_couleurs):
    return triplets(secret, tentatives, 6)


@faux("une tentative répétée a toujours le rang de la première : faites avancer le rang vous-même, de 0 à `len(tentatives) - 1`, au lieu de chercher la tentative")
def rang_par_index(secret, tentatives, nb_couleurs):
    return [(tentatives.index(tentatives[rang]), *reponses) for rang, *reponses in triplets(secret, tentatives, nb_couleurs)]


@faux("le rang est toujours 0 : il doit augmenter de 1 à chaque tentative")
def rang_toujours_nul(secret, tentatives, nb_couleurs):
    return [(0, *triplet[1:]) for triplet in triplets(secret, tentatives, nb_couleurs)]


@faux("à la place du rang, il y a la proposition : il faut le rang de la tentative, qui augmente de 1 à chacune, à partir de 0")
def proposition_pour_rang(secret, tentatives, nb_couleurs):
    return [(tentatives[rang][0], *reponses) for rang, *reponses in triplets(secret, tentatives, nb_couleurs)]


@faux("le rang manque : chaque élément est un triplet, (rang, réponse donnée, réponse attendue)")
def rang_oublie(secret, tentatives, nb_couleurs):
    return [triplet[1:] for triplet in triplets(secret, tentatives, nb_couleurs)]


@faux("la réponse attendue manque : chaque élément est un triplet, (rang, réponse donnée, réponse attendue)")
def attendue_oubliee(secret, tentatives, nb_couleurs):
    return [triplet[:2] for triplet in triplets(secret, tentatives, nb_couleurs)]


@faux("la réponse donnée manque : chaque élément est un triplet, (rang, réponse donnée, réponse attendue)")
def donnee_oubliee(secret, tentatives, nb_couleurs):
    return [(rang, attendue) for rang, _, attendue in triplets(secret, tentatives, nb_couleurs)]


@faux("une réponse dont seul le nombre de bien placés est faux n’est pas vue : comparez aussi les bien placés")
def mal_places_seulement(secret, tentatives, nb_couleurs):
    return [triplet for triplet in triplets(secret, tentatives, nb_couleurs) if triplet[1][1] != triplet[2][1]]


@faux("une réponse n’est dite fausse que si ses deux nombres le sont : un seul suffit, comparez les deux couples d’un coup, avec `!=`")
def deux_nombres_faux(secret, tentatives, nb_couleurs):
    return [triplet for triplet in triplets(secret, tentatives, nb_couleurs) if triplet[1][0] != triplet[2][0] and triplet[1][1] != triplet[2][1]]


@faux("une réponse dont la somme est juste n’est pas vue : comparez chacun des deux nombres")
def somme_seulement(secret, tentatives, nb_couleurs):
    return [triplet for triplet in triplets(secret, tentatives, nb_couleurs) if sum(triplet[1]) != sum(triplet[2])]


@faux("la première tentative n’est jamais regardée : partez du rang 0")
def premiere_oubliee(secret, tentatives, nb_couleurs):
    return [triplet for triplet in triplets(secret, tentatives, nb_couleurs) if triplet[0] > 0]


@faux("la liste ne garde que la dernière réponse fausse : créez-la une seule fois, au début, et ajoutez-y chacune")
def derniere_fausse_seulement(secret, tentatives, nb_couleurs):
    return triplets(secret, tentatives, nb_couleurs)[-1:]


@faux("le résultat est un seul triplet, celui de la première réponse fausse : ajoutez chaque triplet à une liste, et renvoyez-la quand toutes les tentatives ont été vues")
def un_triplet_seul(secret, tentatives, nb_couleurs):
    return (triplets(secret, tentatives, nb_couleurs) or [[]])[0]


@faux("le résultat est le nombre de réponses fausses : au lieu de les compter, ajoutez le triplet de chacune à une liste, et renvoyez-la")
def nombre_d_erreurs(secret, tentatives, nb_couleurs):
    return len(triplets(secret, tentatives, nb_couleurs))


@faux("les triplets sont mis bout à bout dans la liste : ajoutez chacun d’un bloc, avec `append((…, …, …))`")
def triplets_aplatis(secret, tentatives, nb_couleurs):
    return [element for triplet in triplets(secret, tentatives, nb_couleurs) for element in triplet]


@faux("rien n’est renvoyé quand tout est juste : la liste est alors vide, renvoyez-la")
def rien_quand_tout_est_juste(secret, tentatives, nb_couleurs):
    return triplets(secret, tentatives, nb_couleurs) or None
