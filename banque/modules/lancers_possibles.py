"""Question : compter les résultats d’un lancer de pièces et de dés."""

from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def lancers_possibles(nb_pieces, nb_des):
    """Le nombre de résultats différents de `nb_pieces` pièces et `nb_des` dés, tous reconnaissables."""
    return 2**nb_pieces * 6**nb_des


def cas():
    for total in range(2, 13):
        for nb_pieces in range(1, total):
            yield nb_pieces, total - nb_pieces


EXERCICE = Exercice(
    reference=lancers_possibles,
    points=2,
    cas=cas,
    exemples=((1, 1), (2, 1), (1, 2)),
    proprietes=(
        Propriete("il n’y a qu’une pièce", "il y a plusieurs pièces", lambda nb_pieces, nb_des: nb_pieces == 1),
        Propriete("il n’y a qu’un dé", "il y a plusieurs dés", lambda nb_pieces, nb_des: nb_des == 1),
        Propriete("il y a autant de pièces que de dés", "il n’y a pas autant de pièces que de dés", lambda nb_pieces, nb_des: nb_pieces == nb_des),
        Propriete("il y a plus de pièces que de dés", "il n’y a pas plus de pièces que de dés", lambda nb_pieces, nb_des: nb_pieces > nb_des),
    ),
    indices=(
        "Commencez par une seule pièce et un seul dé : à chaque côté de l’une, combien de faces de l’autre ?",
        "Chaque pièce multiplie le nombre des possibilités par 2, chaque dé par 6 : écrivez cela avec des puissances, ou avec une boucle.",
    ),
    squelette='''\
def lancers_possibles(nb_pieces, nb_des):
    """Le nombre de résultats différents."""
    return ... * ...
''',
)


@faux("les deux nombres de possibilités sont ajoutés : à chaque choix des pièces correspondent tous les choix des dés, multipliez")
def deux_parts_ajoutees(nb_pieces, nb_des):
    return 2**nb_pieces + 6**nb_des


@faux("seules les pièces sont comptées : multipliez aussi par les possibilités des dés")
def premiere_part_seule(nb_pieces, nb_des):
    return 2**nb_pieces


@faux("seuls les dés sont comptés : multipliez aussi par les possibilités des pièces")
def seconde_part_seule(nb_pieces, nb_des):
    return 6**nb_des


@faux("les puissances sont des multiplications : trois pièces donnent 2 × 2 × 2 possibilités, et non 2 × 3")
def produits_sans_puissance(nb_pieces, nb_des):
    return 2 * nb_pieces * 6 * nb_des


@faux("les possibilités sont ajoutées une à une : chaque pièce en plus multiplie leur nombre par 2, chaque dé en plus par 6")
def sommes_sans_puissance(nb_pieces, nb_des):
    return 2 * nb_pieces + 6 * nb_des


@faux("les puissances sont à l’envers : 2 est pris comme facteur `nb_pieces` fois, et non l’inverse")
def puissances_a_l_envers(nb_pieces, nb_des):
    return nb_pieces**2 * nb_des**6


@faux("2 et 6 sont échangés : 2 va avec `nb_pieces`, 6 avec `nb_des`")
def parts_echangees(nb_pieces, nb_des):
    return 2**nb_des * 6**nb_pieces


@faux("2 et 6 ont le même exposant : 2 va avec `nb_pieces` et 6 avec `nb_des`, sans mélanger les deux nombres")
def exposant_commun(nb_pieces, nb_des):
    return (2 * 6) ** (nb_pieces + nb_des)


@faux("chaque objet est compté comme ayant 8 côtés : une pièce en a 2, un dé en a 6")
def choix_melanges(nb_pieces, nb_des):
    return (2 + 6) ** (nb_pieces + nb_des)


@faux("cinq faces sont comptées par dé : il y en a 6")
def cinq_faces(nb_pieces, nb_des):
    return 2**nb_pieces * 5**nb_des


@faux("une seule pièce est comptée : il y en a `nb_pieces`")
def une_seule_fois_2(nb_pieces, nb_des):
    return 2 * 6**nb_des


@faux("un seul dé est compté : il y en a `nb_des`")
def une_seule_fois_6(nb_pieces, nb_des):
    return 2**nb_pieces * 6
