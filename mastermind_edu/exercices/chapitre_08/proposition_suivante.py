"""Exercice : trouver la prochaine proposition de l’ordinateur."""

import random
from itertools import product

from mastermind_edu.exercices.chapitre_08._code_ecrit import dire_l_arret, dire_le_trouve, expliquer_le_booleen
from mastermind_edu.exercices.chapitre_08._tentatives import TAILLES, repondre_a, tirer_codes
from mastermind_edu.exercices.chapitre_08.code_suivant import code_suivant
from mastermind_edu.exercices.chapitre_08.est_compatible import est_compatible
from mastermind_edu.francais import abreger
from mastermind_edu.juge.ecarts import Ecart, comparer_a_la_reference
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def proposition_suivante(code, tentatives, nb_couleurs):
    """Avance `code`, sur place, au prochain code compatible, et renvoie `True` ; `False` s’il n’y en a plus."""
    while code_suivant(code, nb_couleurs):
        if est_compatible(code, tentatives, nb_couleurs):
            return True
    return False


def cas():
    yield [0], [([1], (0, 0))], 3  # il faut avancer de deux codes
    for nb_pions in (1, 2):
        codes = [list(code) for code in product(range(2), repeat=nb_pions)]
        for secret, proposition, code in product(codes, repeat=3):
            yield code, repondre_a(secret, [proposition], 2), 2
    yield [0, 0], [], 2
    yield [1, 1], [], 2
    for code in ([0], [1], [2]):
        yield code, repondre_a([2], [[0], [1]], 3), 3
        yield code, repondre_a([2], [[1], [0]], 3), 3
    yield [6], [([0], (0, 0))], 8
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
    """Quand il n’y a plus de code compatible, `code` peut contenir n’importe quoi ; sinon, ce qui ne va pas dans ce code se dit."""
    vu = obtenue.arguments[0] if obtenue.arguments else None
    if attendue.valeur is False:
        obtenue = obtenue._replace(arguments=attendue.arguments)
    ecart = comparer_a_la_reference(exercice, arguments, attendue, obtenue)
    if ecart is None or obtenue.erreur and not obtenue.est_sans_fin or ecart.genre == "type":
        return expliquer_le_booleen(ecart, obtenue, "`code_suivant`")
    if attendue.valeur is False:
        aucun = "il ne reste aucun code compatible après celui-ci : chaque fois que `code_suivant` renvoie `False`, renvoyez `False` aussi"
        return ecart._replace(message=f"la recherche ne s’arrête pas, alors qu’{aucun}") if obtenue.erreur else ecart._replace(conseil=dire_l_arret(aucun, vu, *arguments))
    trouve = f"le premier code compatible après `{abreger(repr(arguments[0]))}` est `{abreger(repr(attendue.arguments[0]))}`"
    if ecart.genre == "valeur":
        return ecart._replace(conseil=f"{trouve} : il y en a un, il faut `True`")
    return ecart._replace(conseil="" if obtenue.erreur else f"{trouve} : {dire_le_trouve(obtenue.arguments[0], *arguments)}")


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
        Propriete("le code qui suit est compatible", "le code qui suit n’est pas compatible", lambda c, t, k: (lambda d: code_suivant(d, k) and est_compatible(d, t, k))(c.copy())),
        Propriete("il y a plusieurs tentatives", "il y a au plus une tentative", lambda code, tentatives, _: len(tentatives) > 1),
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


@faux("un code de départ déjà compatible ne bouge pas : appelez `code_suivant` d’abord, `est_compatible` ensuite")
def depart_compris(code, tentatives, nb_couleurs):
    while not est_compatible(code, tentatives, nb_couleurs):
        if not code_suivant(code, nb_couleurs):
            return False
    return True


@faux("un seul code est essayé : s’il n’est pas compatible, ne renvoyez rien encore, et essayez le suivant")
def un_seul_pas(code, tentatives, nb_couleurs):
    return code_suivant(code, nb_couleurs) and est_compatible(code, tentatives, nb_couleurs)


@faux("le code compatible est trouvé, puis dépassé : renvoyez `True` aussitôt, sans rappeler `code_suivant`")
def un_pas_de_trop(code, tentatives, nb_couleurs):
    while code_suivant(code, nb_couleurs):
        if est_compatible(code, tentatives, nb_couleurs):
            code_suivant(code, nb_couleurs)
            return True
    return False


@faux("après le dernier code, la recherche reprend au premier : quand `code_suivant` renvoie `False`, renvoyez `False` aussi")
def reprise_au_debut(code, tentatives, nb_couleurs):
    for _ in range(nb_couleurs ** len(code)):
        code_suivant(code, nb_couleurs)
        if est_compatible(code, tentatives, nb_couleurs):
            return True
    return False


@faux("la recherche repart du tout premier code : partez de `code`, tel qu’il est reçu")
def depuis_le_debut(code, tentatives, nb_couleurs):
    code[:] = [0] * len(code)
    while not est_compatible(code, tentatives, nb_couleurs):
        if not code_suivant(code, nb_couleurs):
            return False
    return True


@faux("le code reçu ne change pas : faites avancer `code` lui-même, sans copie")
def sur_une_copie(code, tentatives, nb_couleurs):
    code = code.copy()
    while code_suivant(code, nb_couleurs):
        if est_compatible(code, tentatives, nb_couleurs):
            return True
    return False


@faux("seule la dernière tentative est regardée : donnez toute la liste `tentatives` à `est_compatible`")
def derniere_tentative_seule(code, tentatives, nb_couleurs):
    while code_suivant(code, nb_couleurs):
        if est_compatible(code, tentatives[-1:], nb_couleurs):
            return True
    return False


@faux("quand il n’y a plus de code compatible, la fonction renvoie `True` aussi : quand `code_suivant` renvoie `False`, renvoyez `False`")
def toujours_vrai(code, tentatives, nb_couleurs):
    while code_suivant(code, nb_couleurs):
        if est_compatible(code, tentatives, nb_couleurs):
            break
    return True


@faux("la fonction s’arrête au code qui suit, compatible ou non : demandez à `est_compatible(…)` s’il convient, et continuez tant qu’elle dit non")
def un_pas_toujours_vrai(code, tentatives, nb_couleurs):
    return code_suivant(code, nb_couleurs)


@faux("un seul code est essayé, même après le dernier de tous : continuez tant que `code_suivant` renvoie `True`")
def un_pas_et_reprise(code, tentatives, nb_couleurs):
    code_suivant(code, nb_couleurs)
    return est_compatible(code, tentatives, nb_couleurs)


@faux("le premier appel de `code_suivant` peut déjà renvoyer `False` : il faut alors renvoyer `False`, sans reprendre au premier code")
def premier_retour_ignore(code, tentatives, nb_couleurs):
    code_suivant(code, nb_couleurs)
    while not est_compatible(code, tentatives, nb_couleurs):
        if not code_suivant(code, nb_couleurs):
            return False
    return True


@faux("la recherche s’arrête au premier code qui n’est pas compatible : arrêtez-la quand `est_compatible` renvoie `True`")
def condition_a_l_envers(code, tentatives, nb_couleurs):
    while code_suivant(code, nb_couleurs):
        if not est_compatible(code, tentatives, nb_couleurs):
            return True
    return False


@faux("`True` et `False` sont échangés : `True` quand un code compatible est trouvé")
def reponses_echangees(code, tentatives, nb_couleurs):
    return not proposition_suivante(code, tentatives, nb_couleurs)


@faux("la réponse est toujours `False` : quand un code compatible est trouvé, renvoyez `True`")
def toujours_faux(code, tentatives, nb_couleurs):
    return proposition_suivante(code, tentatives, nb_couleurs) and False


@faux("quand il n’y a plus de code compatible, rien n’est renvoyé : tout à la fin, écrivez `return False`")
def faux_oublie(code, tentatives, nb_couleurs):
    return proposition_suivante(code, tentatives, nb_couleurs) or None


@faux("seule la première tentative est regardée : donnez toute la liste `tentatives` à `est_compatible`")
def premiere_tentative_seule(code, tentatives, nb_couleurs):
    return proposition_suivante(code, tentatives[:1], nb_couleurs)


@faux("la fonction s’arrête juste après un code compatible, sans vérifier celui où elle s’arrête : avancez d’abord, vérifiez ensuite")
def verifie_avant_d_avancer(code, tentatives, nb_couleurs):
    while not est_compatible(code, tentatives, nb_couleurs):
        if not code_suivant(code, nb_couleurs):
            return False
    return code_suivant(code, nb_couleurs)


@faux("la recherche va toujours jusqu’au bout, et répond `False` : dès que `est_compatible` dit oui, renvoyez `True`")
def dernier_code(code, tentatives, nb_couleurs):
    while code_suivant(code, nb_couleurs):
        pass
    return False


@faux("un code compatible est bien trouvé, mais la recherche continue après lui, jusqu’à revenir à des 0 partout : dès que `est_compatible` dit oui, renvoyez `True`")
def trouve_sans_s_arreter(code, tentatives, nb_couleurs):
    depart = code.copy()
    code[:] = [0] * len(code)
    return proposition_suivante(depart, tentatives, nb_couleurs)


@faux("le code vérifié est toujours celui de départ, et il ne bouge pas : donnez la même liste, `code`, à `code_suivant` et à `est_compatible`")
def depart_seul_verifie(code, tentatives, nb_couleurs):
    return code_suivant(code.copy(), nb_couleurs) and est_compatible(code, tentatives, nb_couleurs)


@faux("un code de départ déjà compatible ne bouge pas, et après le dernier code la recherche reprend au premier : appelez `code_suivant` avant `est_compatible`, et quand elle renvoie `False`, renvoyez `False` aussi")
def depart_compris_et_reprise(code, tentatives, nb_couleurs):
    while not est_compatible(code, tentatives, nb_couleurs):
        code_suivant(code, nb_couleurs)
    return True


@faux("la recherche s’arrête au premier code qui convient à une seule des tentatives, et ne trouve rien sans tentative : donnez toute la liste `tentatives` à `est_compatible`, en un seul appel")
def une_tentative_suffit(code, tentatives, nb_couleurs):
    while code_suivant(code, nb_couleurs):
        if any(est_compatible(code, [tentative], nb_couleurs) for tentative in tentatives):
            return True
    return False
