"""Question : compter les valises trop lourdes pour l’avion."""

from mastermind_edu.exercices.cas import listes
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def valises_trop_lourdes(poids, limite):
    """Le nombre de valises qui pèsent plus que la limite."""
    compte = 0
    for valise in poids:
        if valise > limite:
            compte = compte + 1
    return compte


def cas():
    for poids in listes((9, 10, 11), (1, 2, 3)):
        yield poids, 10
    for limite in (8, 9, 20, 23):
        yield [], limite
        yield [limite], limite
        yield [23, 9, 12, 23, 31], limite
        yield [limite + 1, 2, limite + 5, limite, 1], limite
        yield [limite + 3] * 7, limite
        yield [limite - 1, limite, limite - 4, 3], limite


EXERCICE = Exercice(
    reference=valises_trop_lourdes,
    points=2,
    cas=cas,
    exemples=(([18, 25, 23, 30], 23), ([12, 9], 20), ([], 20)),
    intacts=("poids",),
    proprietes=(
        Propriete("une valise pèse juste la limite", "aucune valise ne pèse juste la limite", lambda poids, limite: limite in poids),
        Propriete("la première valise est trop lourde", "la première valise n’est pas trop lourde", lambda poids, limite: [*poids, 0][0] > limite),
        Propriete("la dernière valise est trop lourde", "la dernière valise n’est pas trop lourde", lambda poids, limite: [0, *poids][-1] > limite),
        Propriete("plusieurs valises sont trop lourdes", "une valise au plus est trop lourde", lambda poids, limite: sum(p > limite for p in poids) > 1),
        Propriete("aucune valise n’est trop lourde", "une valise au moins est trop lourde", lambda poids, limite: all(p <= limite for p in poids)),
        Propriete("il n’y a pas de valise", "il y a une valise au moins", lambda poids, limite: not poids),
        Propriete("la limite est 23", "la limite n’est pas 23", lambda poids, limite: limite == 23),
    ),
    indices=(
        "Regardez les poids un à un ; un compte, parti de 0, avance de 1 à chaque valise trop lourde.",
        "Une valise qui pèse juste la limite est acceptée : quel signe faut-il ? Le compte se renvoie quand toutes les valises sont vues.",
    ),
    squelette='''\
def valises_trop_lourdes(poids, limite):
    """Le nombre de valises trop lourdes."""
    compte = 0
    for valise in poids:
        if ...:
            compte = ...
    return compte
''',
)


@faux("une valise qui pèse juste la limite est comptée : elle n’est pas trop lourde")
def limite_comptee(poids, limite):
    return sum(valise >= limite for valise in poids)


@faux("ce sont les valises plus légères que la limite qui sont comptées : comptez les plus lourdes")
def valises_legeres(poids, limite):
    return sum(valise < limite for valise in poids)


@faux("ce sont les valises acceptées qui sont comptées : comptez les autres, plus lourdes que la limite")
def valises_acceptees(poids, limite):
    return sum(valise <= limite for valise in poids)


@faux("toutes les valises sont comptées : n’ajoutez 1 que si celle-ci pèse plus que la limite")
def toutes_les_valises(poids, limite):
    return len(poids)


@faux("les poids sont additionnés : ajoutez 1 au compte pour chaque valise trop lourde")
def somme_des_poids(poids, limite):
    return sum(valise for valise in poids if valise > limite)


@faux("ce sont les kilos en trop qui sont additionnés : ajoutez 1 au compte pour chaque valise trop lourde")
def kilos_en_trop(poids, limite):
    return sum(valise - limite for valise in poids if valise > limite)


@faux("la limite est toujours 23, comme dans le premier exemple : elle est dans `limite`")
def limite_de_l_exemple(poids, limite):
    return sum(valise > 23 for valise in poids)


@faux("la réponse est la liste des poids trop lourds : il faut leur nombre")
def liste_des_lourdes(poids, limite):
    return [valise for valise in poids if valise > limite]


@faux("le compte ne dépasse jamais 1 : regardez toutes les valises, et ajoutez 1 à ce qui est déjà compté, chaque fois")
def un_au_plus(poids, limite):
    return int(any(valise > limite for valise in poids))


@faux("le compte s’arrête à la première valise acceptée : sautez-la, et continuez jusqu’à la dernière")
def arret_a_la_premiere_acceptee(poids, limite):
    compte = 0
    while compte < len(poids) and poids[compte] > limite:
        compte = compte + 1
    return compte


@faux("le compte repart de 0 à chaque valise acceptée : elle ne doit rien y changer")
def remis_a_zero(poids, limite):
    compte = 0
    for valise in poids:
        compte = compte + 1 if valise > limite else 0
    return compte


@faux("seule la dernière valise décide : chaque valise trop lourde doit s’ajouter au compte des précédentes")
def derniere_seule(poids, limite):
    return int(poids[-1] > limite) if poids else 0


@faux("la première valise n’est jamais regardée : son rang est 0")
def premiere_oubliee(poids, limite):
    return sum(valise > limite for valise in poids[1:])


@faux("la dernière valise n’est jamais regardée : son rang est `len(poids) - 1`, allez jusque-là")
def derniere_oubliee(poids, limite):
    return sum(valise > limite for valise in poids[:-1])


@faux("le poids total est comparé à la limite : chaque valise l’est, une à une")
def poids_total(poids, limite):
    return int(sum(poids) > limite)


@faux("la réponse est `True` ou `False` : il faut le nombre de valises trop lourdes")
def vrai_ou_faux(poids, limite):
    return any(valise > limite for valise in poids)


@faux("le compte est toujours trop grand de 1 : il part de 0")
def part_de_1(poids, limite):
    return 1 + sum(valise > limite for valise in poids)
