"""Exercice : calculer le malus."""

from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def malus(bien, mal, nb_pions):
    """Un point par pion mal placé, deux par pion absent."""
    return mal + 2 * (nb_pions - bien - mal)


def reponses_possibles(nb_pions):
    """Les réponses qu’un codeur peut donner, de la meilleure à la plus pauvre."""
    for trouves in range(nb_pions, -1, -1):
        for mal in range(trouves + 1):
            if (trouves - mal, mal) != (nb_pions - 1, 1):
                yield trouves - mal, mal


def cas():
    for nb_pions in range(1, 9):
        for bien, mal in reponses_possibles(nb_pions):
            yield bien, mal, nb_pions


EXERCICE = Exercice(
    reference=malus,
    points=2,
    cas=cas,
    exemples=((1, 2, 4), (0, 0, 4), (4, 0, 4), (2, 3, 6)),
    proprietes=(
        Propriete("il y a des mal placés", "il n’y a pas de mal placé", lambda bien, mal, n: mal > 0),
        Propriete("il y a des bien placés", "il n’y a pas de bien placé", lambda bien, mal, n: bien > 0),
        Propriete("il y a des pions absents du secret", "tous les pions sont dans le secret", lambda bien, mal, n: bien + mal < n),
        Propriete("il n’y a pas 4 pions", "il y a 4 pions", lambda bien, mal, n: n != 4),
    ),
    indices=(
        "Quatre pions, 1 bien placé et 2 mal placés : combien en reste-t-il, qui ne sont pas dans le secret ?",
        "Calculez d’abord ce nombre d’absents, dans une variable. Chacun coûte deux points, et chaque mal placé un point.",
    ),
    squelette='''\
def malus(bien, mal, nb_pions):
    """Un point par mal placé, deux par absent."""
    absents = ...
    return ...
''',
)


@faux("un pion absent ne coûte qu’un point : il en coûte deux")
def un_point_par_absent(bien, mal, nb_pions):
    return mal + (nb_pions - bien - mal)


@faux("les mal placés ne coûtent rien : chacun coûte un point")
def absents_seulement(bien, mal, nb_pions):
    return 2 * (nb_pions - bien - mal)


@faux("les pions absents ne coûtent rien : chacun coûte deux points")
def mal_places_seulement(bien, mal, nb_pions):
    return mal


@faux("les coûts sont échangés : un mal placé coûte deux points, un absent un seul")
def couts_echanges(bien, mal, nb_pions):
    return 2 * mal + (nb_pions - bien - mal)


@faux("un mal placé est compté aussi comme absent : il coûte trois points")
def mal_places_comptes_absents(bien, mal, nb_pions):
    return mal + 2 * (nb_pions - bien)


@faux("un bien placé est compté comme absent : il ne doit rien coûter")
def bien_places_comptes_absents(bien, mal, nb_pions):
    return mal + 2 * (nb_pions - mal)


@faux("le malus vaut le double du nombre de pions, moins un par bien placé : c’est le nombre d’absents qu’il faut doubler")
def sans_parentheses(bien, mal, nb_pions):
    return mal + 2 * nb_pions - bien - mal


@faux("le malus est calculé comme s’il y avait toujours 4 pions")
def quatre_pions(bien, mal, nb_pions):
    return mal + 2 * (4 - bien - mal)
