"""Question : compter les plaques d’immatriculation possibles."""

from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def nombre_de_plaques(nb_lettres, nb_chiffres):
    """Le nombre de plaques différentes, faites de `nb_lettres` lettres puis de `nb_chiffres` chiffres."""
    return 26**nb_lettres * 10**nb_chiffres


def cas():
    for total in range(2, 13):
        for nb_lettres in range(1, total):
            yield nb_lettres, total - nb_lettres


EXERCICE = Exercice(
    reference=nombre_de_plaques,
    points=2,
    cas=cas,
    exemples=((1, 1), (2, 1), (1, 2)),
    proprietes=(
        Propriete("il n’y a qu’une lettre", "il y a plusieurs lettres", lambda nb_lettres, nb_chiffres: nb_lettres == 1),
        Propriete("il n’y a qu’un chiffre", "il y a plusieurs chiffres", lambda nb_lettres, nb_chiffres: nb_chiffres == 1),
        Propriete("il y a autant de lettres que de chiffres", "il n’y a pas autant de lettres que de chiffres", lambda nb_lettres, nb_chiffres: nb_lettres == nb_chiffres),
        Propriete("il y a plus de lettres que de chiffres", "il n’y a pas plus de lettres que de chiffres", lambda nb_lettres, nb_chiffres: nb_lettres > nb_chiffres),
    ),
    indices=(
        "Commencez par compter les plaques d’une seule lettre et d’un seul chiffre : à chaque lettre, combien de chiffres possibles ?",
        "Chaque lettre multiplie le nombre des possibilités par 26, chaque chiffre par 10 : écrivez cela avec des puissances, ou avec une boucle.",
    ),
    squelette='''\
def nombre_de_plaques(nb_lettres, nb_chiffres):
    """Le nombre de plaques différentes."""
    return ... * ...
''',
)


@faux("les deux nombres de possibilités sont ajoutés : à chaque choix des lettres correspondent tous les choix des chiffres, multipliez")
def deux_parts_ajoutees(nb_lettres, nb_chiffres):
    return 26**nb_lettres + 10**nb_chiffres


@faux("seules les lettres sont comptées : multipliez aussi par les possibilités des chiffres")
def premiere_part_seule(nb_lettres, nb_chiffres):
    return 26**nb_lettres


@faux("seuls les chiffres sont comptés : multipliez aussi par les possibilités des lettres")
def seconde_part_seule(nb_lettres, nb_chiffres):
    return 10**nb_chiffres


@faux("les puissances sont des multiplications : trois lettres donnent 26 × 26 × 26 possibilités, et non 26 × 3")
def produits_sans_puissance(nb_lettres, nb_chiffres):
    return 26 * nb_lettres * 10 * nb_chiffres


@faux("les possibilités sont ajoutées une à une : chaque lettre en plus multiplie leur nombre par 26, chaque chiffre en plus par 10")
def sommes_sans_puissance(nb_lettres, nb_chiffres):
    return 26 * nb_lettres + 10 * nb_chiffres


@faux("les puissances sont à l’envers : 26 est pris comme facteur `nb_lettres` fois, et non l’inverse")
def puissances_a_l_envers(nb_lettres, nb_chiffres):
    return nb_lettres**26 * nb_chiffres**10


@faux("26 et 10 sont échangés : 26 va avec `nb_lettres`, 10 avec `nb_chiffres`")
def parts_echangees(nb_lettres, nb_chiffres):
    return 26**nb_chiffres * 10**nb_lettres


@faux("26 et 10 ont le même exposant : 26 va avec `nb_lettres` et 10 avec `nb_chiffres`, sans mélanger les deux nombres")
def exposant_commun(nb_lettres, nb_chiffres):
    return (26 * 10) ** (nb_lettres + nb_chiffres)


@faux("chaque signe est compté comme une lettre ou un chiffre au choix : les premiers sont toujours des lettres, les derniers toujours des chiffres")
def choix_melanges(nb_lettres, nb_chiffres):
    return (26 + 10) ** (nb_lettres + nb_chiffres)


@faux("neuf chiffres sont comptés : il y en a 10")
def neuf_chiffres(nb_lettres, nb_chiffres):
    return 26**nb_lettres * 9**nb_chiffres


@faux("une seule lettre est comptée : il y en a `nb_lettres`")
def une_seule_fois_26(nb_lettres, nb_chiffres):
    return 26 * 10**nb_chiffres


@faux("un seul chiffre est compté : il y en a `nb_chiffres`")
def une_seule_fois_10(nb_lettres, nb_chiffres):
    return 26**nb_lettres * 10
