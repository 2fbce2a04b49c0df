"""Exercice : calculer le malus."""

from mastermind_edu.exercices.cas import en_racontant
from mastermind_edu.francais import accorder
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


def raconter(valeur, bien, mal, nb_pions):
    absents = nb_pions - bien - mal
    return f"dans ce cas, {accorder(mal, 'point')} pour les mal placés et 2 × {absents} pour les absents : {mal} + {2 * absents} = {malus(bien, mal, nb_pions)}"


EXERCICE = Exercice(
    reference=malus,
    points=2,
    cas=cas,
    juger=en_racontant(raconter),
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


@faux("un pion absent ne coûte qu’un point : il en coûte deux, ajoutez `2 * absents`")
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


@faux("un mal placé est compté aussi comme absent : il coûte trois points ; les absents sont ceux qui ne sont ni bien placés, ni mal placés")
def mal_places_comptes_absents(bien, mal, nb_pions):
    return mal + 2 * (nb_pions - bien)


@faux("un bien placé est compté comme absent : il ne doit rien coûter ; les absents sont ceux qui ne sont ni bien placés, ni mal placés")
def bien_places_comptes_absents(bien, mal, nb_pions):
    return mal + 2 * (nb_pions - mal)


@faux("le malus vaut le double du nombre de pions, moins un par bien placé : c’est le nombre d’absents qu’il faut doubler, avec des parenthèses autour de la soustraction")
def sans_parentheses(bien, mal, nb_pions):
    return mal + 2 * nb_pions - bien - mal


@faux("le malus est calculé comme s’il y avait toujours 4 pions : comptez les absents à partir de `nb_pions`")
def quatre_pions(bien, mal, nb_pions):
    return mal + 2 * (4 - bien - mal)


@faux("les mal placés sont ajoutés aux absents : ôtez-les, comme les bien placés, `nb_pions - bien - mal`")
def mal_places_ajoutes(bien, mal, nb_pions):
    return mal + 2 * (nb_pions - bien + mal)


@faux("un mal placé coûte deux points, comme un absent : il n’en coûte qu’un")
def tout_a_deux_points(bien, mal, nb_pions):
    return 2 * (nb_pions - bien)


@faux("un bien placé coûte un point : il ne coûte rien")
def bien_places_payes(bien, mal, nb_pions):
    return bien + mal + 2 * (nb_pions - bien - mal)


@faux("les absents ne comptent que s’il n’y a pas de mal placé : ajoutez les deux coûts")
def absents_sinon(bien, mal, nb_pions):
    return mal or 2 * (nb_pions - bien - mal)


@faux("les mal placés ne comptent que s’il n’y a pas d’absent : ajoutez les deux coûts")
def mal_places_sinon(bien, mal, nb_pions):
    return 2 * (nb_pions - bien - mal) or mal


@faux("le malus est négatif : chaque mal placé et chaque absent ajoute des points")
def malus_negatif(bien, mal, nb_pions):
    return -malus(bien, mal, nb_pions)


@faux("le coût des absents est ôté de celui des mal placés : il faut les ajouter")
def absents_otes(bien, mal, nb_pions):
    return mal - 2 * (nb_pions - bien - mal)


@faux("le résultat est le nombre de pions absents : chacun coûte deux points, et chaque mal placé un point")
def nombre_d_absents(bien, mal, nb_pions):
    return nb_pions - bien - mal


@faux("tous les pions coûtent deux points, et un mal placé un de plus : ne comptez comme absents que `nb_pions - bien - mal`")
def tous_absents(bien, mal, nb_pions):
    return mal + 2 * nb_pions


@faux("les bien placés et les mal placés sont échangés : c’est le mal placé qui coûte un point, et le bien placé rien")
def roles_echanges(bien, mal, nb_pions):
    return bien + 2 * (nb_pions - bien - mal)


@faux("les absents coûtent le carré de leur nombre : il faut le double, avec `*`")
def absents_au_carre(bien, mal, nb_pions):
    return mal + (nb_pions - bien - mal) ** 2
