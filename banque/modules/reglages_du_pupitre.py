"""Question : compter les réglages d’un pupitre d’éclairage."""

from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def reglages_du_pupitre(nb_interrupteurs, nb_molettes):
    """Le nombre de réglages différents de `nb_interrupteurs` interrupteurs et `nb_molettes` molettes."""
    return 2**nb_interrupteurs * 5**nb_molettes


def cas():
    for total in range(2, 13):
        for nb_interrupteurs in range(1, total):
            yield nb_interrupteurs, total - nb_interrupteurs


EXERCICE = Exercice(
    reference=reglages_du_pupitre,
    points=2,
    cas=cas,
    exemples=((1, 1), (2, 1), (1, 2)),
    proprietes=(
        Propriete("il n’y a qu’un interrupteur", "il y a plusieurs interrupteurs", lambda nb_interrupteurs, nb_molettes: nb_interrupteurs == 1),
        Propriete("il n’y a qu’une molette", "il y a plusieurs molettes", lambda nb_interrupteurs, nb_molettes: nb_molettes == 1),
        Propriete("il y a autant d’interrupteurs que de molettes", "il n’y a pas autant d’interrupteurs que de molettes", lambda nb_interrupteurs, nb_molettes: nb_interrupteurs == nb_molettes),
        Propriete("il y a plus d’interrupteurs que de molettes", "il n’y a pas plus d’interrupteurs que de molettes", lambda nb_interrupteurs, nb_molettes: nb_interrupteurs > nb_molettes),
    ),
    indices=(
        "Commencez par un seul interrupteur et une seule molette : à chaque position de l’un, combien de positions de l’autre ?",
        "Chaque interrupteur multiplie le nombre des possibilités par 2, chaque molette par 5 : écrivez cela avec des puissances, ou avec une boucle.",
    ),
    squelette='''\
def reglages_du_pupitre(nb_interrupteurs, nb_molettes):
    """Le nombre de réglages différents."""
    return ... * ...
''',
)


@faux("les deux nombres de possibilités sont ajoutés : à chaque choix des interrupteurs correspondent tous les choix des molettes, multipliez")
def deux_parts_ajoutees(nb_interrupteurs, nb_molettes):
    return 2**nb_interrupteurs + 5**nb_molettes


@faux("seuls les interrupteurs sont comptés : multipliez aussi par les possibilités des molettes")
def premiere_part_seule(nb_interrupteurs, nb_molettes):
    return 2**nb_interrupteurs


@faux("seules les molettes sont comptées : multipliez aussi par les possibilités des interrupteurs")
def seconde_part_seule(nb_interrupteurs, nb_molettes):
    return 5**nb_molettes


@faux("les puissances sont des multiplications : trois interrupteurs donnent 2 × 2 × 2 possibilités, et non 2 × 3")
def produits_sans_puissance(nb_interrupteurs, nb_molettes):
    return 2 * nb_interrupteurs * 5 * nb_molettes


@faux("les possibilités sont ajoutées une à une : chaque interrupteur en plus multiplie leur nombre par 2, chaque molette en plus par 5")
def sommes_sans_puissance(nb_interrupteurs, nb_molettes):
    return 2 * nb_interrupteurs + 5 * nb_molettes


@faux("les puissances sont à l’envers : 2 est pris comme facteur `nb_interrupteurs` fois, et non l’inverse")
def puissances_a_l_envers(nb_interrupteurs, nb_molettes):
    return nb_interrupteurs**2 * nb_molettes**5


@faux("2 et 5 sont échangés : 2 va avec `nb_interrupteurs`, 5 avec `nb_molettes`")
def parts_echangees(nb_interrupteurs, nb_molettes):
    return 2**nb_molettes * 5**nb_interrupteurs


@faux("2 et 5 ont le même exposant : 2 va avec `nb_interrupteurs` et 5 avec `nb_molettes`, sans mélanger les deux nombres")
def exposant_commun(nb_interrupteurs, nb_molettes):
    return (2 * 5) ** (nb_interrupteurs + nb_molettes)


@faux("toutes les commandes sont comptées comme ayant 7 positions : un interrupteur en a 2, une molette en a 5")
def choix_melanges(nb_interrupteurs, nb_molettes):
    return (2 + 5) ** (nb_interrupteurs + nb_molettes)


@faux("quatre positions sont comptées par molette : il y en a 5")
def quatre_positions(nb_interrupteurs, nb_molettes):
    return 2**nb_interrupteurs * 4**nb_molettes


@faux("un seul interrupteur est compté : il y en a `nb_interrupteurs`")
def une_seule_fois_2(nb_interrupteurs, nb_molettes):
    return 2 * 5**nb_molettes


@faux("une seule molette est comptée : il y en a `nb_molettes`")
def une_seule_fois_5(nb_interrupteurs, nb_molettes):
    return 2**nb_interrupteurs * 5
