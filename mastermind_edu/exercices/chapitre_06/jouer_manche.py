"""Exercice : jouer une manche."""

from itertools import product

from mastermind_edu.exercices.cas import AUTRES_INITIALES, DOUZE_NUMEROS, paires_variees
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def jouer_manche(secret, propositions, max_tentatives):
    """Joue les propositions dans l’ordre, s’arrête à la victoire ou à la limite ; renvoie (victoire, nombre joué)."""
    nb_tentatives = 0
    for proposition in propositions[:max_tentatives]:
        nb_tentatives += 1
        if proposition == secret:
            return True, nb_tentatives
    return False, nb_tentatives


def cas():
    codes = [["R", "R"], ["R", "V"], ["V", "R"]]
    for taille in range(1, 4):
        for propositions in product(codes, repeat=taille):
            for max_tentatives in (1, 2, 3, 4):
                yield ["R", "V"], list(propositions), max_tentatives
    bts = [list(mot) for mot in ("RVBJ", "NPJB", "RNBV", "RRRR")]
    for max_tentatives in (1, 2, 3, 12):
        yield ["R", "N", "B", "V"], bts, max_tentatives
    for symboles in (AUTRES_INITIALES, DOUZE_NUMEROS):
        codes = [proposition for _, proposition in paires_variees(symboles, [4] * 3)]
        for nombre in range(1, 21) if symboles is DOUZE_NUMEROS else (8, 14, 19):
            secret = (symboles * 2)[nombre % 12 :][: nombre % 8 + 1]
            if nombre % 3 == 0:  # une couleur répétée, ou la même partout
                secret = secret[: nombre % 2 + 1] + secret[:1] * (len(secret) - nombre % 2 - 1)
            ratees = [(code * 2)[: len(secret)] for code in codes if (code * 2)[: len(secret)] != secret][:nombre]
            rang = 7 * nombre % len(ratees)
            yield secret, ratees, 20
            yield secret, [*ratees[:rang], secret, *ratees[rang + 1 :]], nombre
            yield secret, [*ratees[:-1], secret], 21 - nombre
            if nombre % 2:
                yield secret, [secret, *ratees[1:], secret], nombre
            else:
                yield ratees[-1], ratees, 20


EXERCICE = Exercice(
    reference=jouer_manche,
    points=4,
    cas=cas,
    exemples=(
        (["R", "V"], [["R", "R"], ["R", "V"]], 12),
        (["R", "V"], [["R", "R"], ["R", "V"]], 1),
        (["R", "V"], [["R", "R"], ["V", "R"]], 12),
    ),
    proprietes=(
        Propriete("le secret n’est jamais proposé", "le secret est proposé", lambda secret, propositions, _: secret not in propositions),
        Propriete("le secret n’est pas proposé dans la limite", "le secret est proposé dans la limite", lambda secret, propositions, limite: secret not in propositions[:limite]),
        Propriete("il y a plus de propositions que la limite", "il n’y a pas plus de propositions que la limite", lambda secret, propositions, limite: len(propositions) > limite),
        Propriete("il y a moins de propositions que la limite", "il y a au moins autant de propositions que la limite", lambda secret, propositions, limite: len(propositions) < limite),
        Propriete("le secret est la première proposition", "le secret n’est pas la première proposition", lambda secret, propositions, _: propositions[:1] == [secret]),
        Propriete("le secret est la dernière proposition", "le secret n’est pas la dernière proposition", lambda secret, propositions, _: propositions[-1:] == [secret]),
    ),
    indices=(
        "Deux des trois arrêts sont dans la boucle ; le troisième est la fin de la boucle elle-même. Chacun a son `return`.",
        "À chaque tour, dans l’ordre : voir si la limite est atteinte, compter la proposition, la comparer au secret.",
    ),
    squelette='''\
def jouer_manche(secret, propositions, max_tentatives):
    """Le couple (victoire, nombre de propositions jouées)."""
    nb = 0
    for proposition in propositions:
        if ...:
            return ...
        nb = nb + 1
        if ...:
            return ...
    return ...
''',
)


@faux("la victoire est vue, mais les propositions qui la suivent sont comptées aussi : il faut s’arrêter")
def sans_s_arreter(secret, propositions, max_tentatives):
    victoire, nb_tentatives = False, 0
    for proposition in propositions[:max_tentatives]:
        nb_tentatives += 1
        if proposition == secret:
            victoire = True
    return victoire, nb_tentatives


@faux("seule la dernière proposition permise décide de la victoire : il faut s’arrêter dès qu’elle est là")
def derniere_decide(secret, propositions, max_tentatives):
    victoire, nb_tentatives = False, 0
    for proposition in propositions[:max_tentatives]:
        nb_tentatives += 1
        victoire = proposition == secret
    return victoire, nb_tentatives


@faux("les propositions au-delà de la limite sont jouées aussi")
def sans_limite(secret, propositions, max_tentatives):
    nb_tentatives = 0
    for proposition in propositions:
        nb_tentatives += 1
        if proposition == secret:
            return True, nb_tentatives
    return False, nb_tentatives


@faux("une tentative de trop est permise")
def une_de_trop(secret, propositions, max_tentatives):
    return sans_limite(secret, propositions[: max_tentatives + 1], max_tentatives)


@faux("la dernière tentative permise n’est pas jouée")
def une_de_moins(secret, propositions, max_tentatives):
    return sans_limite(secret, propositions[: max_tentatives - 1], max_tentatives)


@faux("en cas de victoire, le nombre de tentatives est trop petit de 1")
def compte_a_partir_de_zero(secret, propositions, max_tentatives):
    for i in range(min(len(propositions), max_tentatives)):
        if propositions[i] == secret:
            return True, i
    return False, min(len(propositions), max_tentatives)


@faux("en cas de défaite, le nombre renvoyé est la limite : il faut le nombre de propositions vraiment jouées")
def limite_renvoyee(secret, propositions, max_tentatives):
    victoire, nb_tentatives = sans_limite(secret, propositions[:max_tentatives], max_tentatives)
    return (True, nb_tentatives) if victoire else (False, max_tentatives)


@faux("seule la première proposition est jouée : le nombre vaut toujours 1")
def premiere_seulement(secret, propositions, max_tentatives):
    return propositions[0] == secret, 1


@faux("la victoire n’est jamais vue, et le nombre renvoyé est toujours la limite")
def jamais_gagne(secret, propositions, max_tentatives):
    return False, max_tentatives
