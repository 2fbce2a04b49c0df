"""Exercice : jouer une manche."""

from itertools import product

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
