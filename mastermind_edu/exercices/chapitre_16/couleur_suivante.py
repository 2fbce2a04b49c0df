"""Exercice : la couleur qui suit."""

from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def couleur_suivante(numero, nb_couleurs):
    """Le numéro de la couleur suivante ; après la dernière vient la première."""
    return (numero + 1) % nb_couleurs


def cas():
    for nb_couleurs in range(1, 13):
        for numero in range(nb_couleurs):
            yield numero, nb_couleurs


EXERCICE = Exercice(
    reference=couleur_suivante,
    points=1,
    cas=cas,
    exemples=((0, 6), (4, 6), (5, 6)),
    proprietes=(
        Propriete("la couleur est la dernière", "la couleur n’est pas la dernière", lambda numero, k: numero == k - 1),
        Propriete("la couleur est la première", "la couleur n’est pas la première", lambda numero, k: numero == 0),
        Propriete("il y a six couleurs", "il n’y a pas six couleurs", lambda numero, k: k == 6),
    ),
    indices=(
        "Il n’y a que deux cas : la dernière couleur, et toutes les autres. Quel est le numéro de la dernière ?",
        "Le reste d’une division revient à zéro tout seul. Que donne 6 % 6 ?",
    ),
    squelette='''\
def couleur_suivante(numero, nb_couleurs):
    """Le numéro de la couleur suivante."""
    if numero == ...:
        return ...
    return ...
''',
)


@faux("après la dernière couleur, le numéro continue de grandir : il faut revenir à 0")
def sans_retour(numero, nb_couleurs):
    return numero + 1


@faux("la dernière couleur est son propre suivant : il faut revenir à 0")
def bloque_a_la_fin(numero, nb_couleurs):
    return min(numero + 1, nb_couleurs - 1)


@faux("les couleurs défilent à l’envers")
def a_l_envers(numero, nb_couleurs):
    return (numero - 1) % nb_couleurs


@faux("la dernière couleur n’est jamais atteinte : le retour à 0 vient trop tôt")
def derniere_sautee(numero, nb_couleurs):
    return (numero + 1) % max(nb_couleurs - 1, 1)


@faux("le nombre de couleurs est toujours pris pour 6")
def toujours_six(numero, nb_couleurs):
    return (numero + 1) % 6
