"""Exercice : trouver la prochaine proposition de l’ordinateur."""

import random
from itertools import product

from mastermind_edu.exercices.chapitre_08._tentatives import TAILLES, repondre_a, tirer_codes
from mastermind_edu.exercices.chapitre_08.code_suivant import code_suivant
from mastermind_edu.exercices.chapitre_08.est_compatible import est_compatible
from mastermind_edu.juge.ecarts import Ecart, comparer_a_la_reference
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def proposition_suivante(code, tentatives, nb_couleurs):
    """Avance `code`, sur place, au prochain code compatible, et renvoie `True` ; `False` s’il n’y en a plus."""
    while code_suivant(code, nb_couleurs):
        if est_compatible(code, tentatives, nb_couleurs):
            return True
    return False


def cas():
    codes = [list(code) for code in product(range(2), repeat=2)]
    for secret, proposition, code in product(codes, repeat=3):
        yield code, repondre_a(secret, [proposition], 2), 2
    yield [0, 0], [], 2
    yield [1, 1], [], 2
    sae = repondre_a([3, 2, 1, 0], [[0, 0, 0, 0], [0, 1, 1, 1], [2, 0, 1, 2], [2, 1, 0, 3], [3, 0, 2, 1]], 4)
    for taille in (1, 3, 4, 5):
        yield sae[taille - 1][0], sae[:taille], 4
    yield [3, 2, 1, 0], sae, 4
    hasard = random.Random(88)
    for nb_pions, nb_couleurs in TAILLES:
        secret, *propositions = tirer_codes(hasard, nb_pions, nb_couleurs, 3)
        tentatives = repondre_a(secret, propositions, nb_couleurs)
        yield _avant(secret, nb_couleurs, hasard.randint(2, 9)), tentatives, nb_couleurs
        yield _avant(secret, nb_couleurs, 1), tentatives, nb_couleurs
        yield _avant([nb_couleurs - 1] * nb_pions, nb_couleurs, hasard.randint(0, 9)), tentatives, nb_couleurs
    yield [0], [], 1
    yield [0, 0], [([0, 0], (2, 0))], 1
    for taille in range(1, 21):  # une seule tentative, la dernière ou la première, écarte le code qui suit
        secret = [taille % 4, 3, taille % 3 + 1]
        ecarte = _avant(secret, 5, 1)
        tentatives = [([4, 4, 4], (0, 0))] * (taille - 1) + repondre_a(secret, [ecarte], 5)
        yield _avant(secret, 5, 2), tentatives[::-1] if taille % 3 == 0 else tentatives, 5


def _avant(code, nb_couleurs, pas):
    """Le code qui est tant de rangs avant celui-ci, ou le tout premier."""
    rang = max(0, sum(numero * nb_couleurs**i for i, numero in enumerate(reversed(code))) - pas)
    return [rang // nb_couleurs**i % nb_couleurs for i in reversed(range(len(code)))]


def juger(exercice, arguments, attendue, obtenue) -> Ecart | None:
    """Quand il n’y a plus de code compatible, `code` peut contenir n’importe quoi."""
    if attendue.valeur is False:
        obtenue = obtenue._replace(arguments=attendue.arguments)
    return comparer_a_la_reference(exercice, arguments, attendue, obtenue)


def _est_trouve(code, tentatives, nb_couleurs):
    return proposition_suivante(code.copy(), tentatives, nb_couleurs)


EXERCICE = Exercice(
    reference=proposition_suivante,
    points=2,
    cas=cas,
    exemples=(
        ([0, 0], [([0, 0], (1, 0))], 2),
        ([1, 0], [([0, 0], (1, 0))], 2),
        ([0, 1, 1, 1], [([0, 0, 0, 0], (1, 0)), ([0, 1, 1, 1], (1, 1))], 6),
    ),
    modifies=("code",),
    juger=juger,
    proprietes=(
        Propriete("il reste un code compatible", "il ne reste pas de code compatible", _est_trouve),
        Propriete("le code de départ est compatible", "le code de départ n’est pas compatible", est_compatible),
        Propriete("le code qui suit est compatible", "le code qui suit n’est pas compatible, ou n’existe pas", lambda c, t, k: (lambda d: code_suivant(d, k) and est_compatible(d, t, k))(c.copy())),
        Propriete("il n’y a aucune tentative", "il y a des tentatives", lambda code, tentatives, _: not tentatives),
        Propriete("le code de départ est le dernier de tous", "le code de départ n’est pas le dernier de tous", lambda c, t, k: c == [k - 1] * len(c)),
    ),
    indices=(
        "Vos deux fonctions précédentes font tout : avancer d’un code, puis demander s’il convient. Que faire s’il ne convient pas ?",
        "`code_suivant` avance et dit en même temps s’il y avait une suite : son appel peut servir de condition à `while`.",
    ),
    squelette='''\
def proposition_suivante(code, tentatives, nb_couleurs):
    """Avance code jusqu’au prochain compatible : True ; False s’il n’y en a plus."""
    while code_suivant(..., ...):
        if ...:
            return ...
    return ...
''',
)


@faux("un code de départ déjà compatible ne bouge pas : il faut le suivant, strictement après lui")
def depart_compris(code, tentatives, nb_couleurs):
    while not est_compatible(code, tentatives, nb_couleurs):
        if not code_suivant(code, nb_couleurs):
            return False
    return True


@faux("le code n’avance que d’un rang, compatible ou non : il faut avancer jusqu’à un code compatible")
def un_seul_pas(code, tentatives, nb_couleurs):
    return code_suivant(code, nb_couleurs) and est_compatible(code, tentatives, nb_couleurs)


@faux("la liste finit un rang après le code compatible : elle doit s’arrêter sur lui")
def un_pas_de_trop(code, tentatives, nb_couleurs):
    while code_suivant(code, nb_couleurs):
        if est_compatible(code, tentatives, nb_couleurs):
            code_suivant(code, nb_couleurs)
            return True
    return False


@faux("après le dernier code, la recherche reprend au premier : il faut renvoyer `False`")
def reprise_au_debut(code, tentatives, nb_couleurs):
    for _ in range(nb_couleurs ** len(code)):
        code_suivant(code, nb_couleurs)
        if est_compatible(code, tentatives, nb_couleurs):
            return True
    return False


@faux("le code trouvé est le premier compatible de tous, même s’il vient avant le code de départ")
def depuis_le_debut(code, tentatives, nb_couleurs):
    code[:] = [0] * len(code)
    while not est_compatible(code, tentatives, nb_couleurs):
        if not code_suivant(code, nb_couleurs):
            return False
    return True


@faux("le code de l’appelant ne change pas : le code trouvé doit être écrit dans ses cases")
def sur_une_copie(code, tentatives, nb_couleurs):
    code = code.copy()
    while code_suivant(code, nb_couleurs):
        if est_compatible(code, tentatives, nb_couleurs):
            return True
    return False


@faux("seule la dernière tentative est regardée : le code trouvé doit convenir à toutes")
def derniere_tentative_seule(code, tentatives, nb_couleurs):
    while code_suivant(code, nb_couleurs):
        if est_compatible(code, tentatives[-1:], nb_couleurs):
            return True
    return False


@faux("quand il n’y a plus de code compatible, la fonction renvoie `True` aussi")
def toujours_vrai(code, tentatives, nb_couleurs):
    while code_suivant(code, nb_couleurs):
        if est_compatible(code, tentatives, nb_couleurs):
            break
    return True
