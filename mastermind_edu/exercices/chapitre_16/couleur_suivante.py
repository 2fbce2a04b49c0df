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


@faux("après la dernière couleur, le numéro continue de grandir : la dernière a le numéro `nb_couleurs - 1`, et la suivante est la couleur 0")
def sans_retour(numero, nb_couleurs):
    return numero + 1


@faux("la dernière couleur est son propre suivant : il faut revenir à 0")
def bloque_a_la_fin(numero, nb_couleurs):
    return min(numero + 1, nb_couleurs - 1)


@faux("les couleurs défilent à l’envers : la suivante a un numéro de plus, pas de moins")
def a_l_envers(numero, nb_couleurs):
    return (numero - 1) % nb_couleurs


@faux("la dernière couleur n’est jamais atteinte, le retour à 0 vient trop tôt : la dernière a le numéro `nb_couleurs - 1`")
def derniere_sautee(numero, nb_couleurs):
    return (numero + 1) % max(nb_couleurs - 1, 1)


@faux("le nombre de couleurs est toujours pris pour 6 : c’est le paramètre `nb_couleurs`")
def toujours_six(numero, nb_couleurs):
    return (numero + 1) % 6


@faux("après la dernière couleur, le numéro continue de grandir : `%` se calcule avant `+`, mettez la somme entre parenthèses")
def sans_parentheses(numero, nb_couleurs):
    return numero + 1 % nb_couleurs


@faux("après la dernière couleur vient la couleur 1 : la première a le numéro 0")
def retour_a_un(numero, nb_couleurs):
    return numero + 1 if numero < nb_couleurs - 1 else 1


@faux("la couleur ne change pas : il faut ajouter 1 au numéro")
def inchangee(numero, nb_couleurs):
    return numero % nb_couleurs


@faux("rien n’est renvoyé pour les couleurs qui ne sont pas la dernière : la suivante a un numéro de plus")
def rien_avant_la_derniere(numero, nb_couleurs):
    return 0 if numero == nb_couleurs - 1 else None


@faux("rien n’est renvoyé pour la dernière couleur : il faut revenir à 0")
def rien_apres_la_derniere(numero, nb_couleurs):
    return numero + 1 if numero < nb_couleurs - 1 else None


@faux("c’est toujours 0 : il faut le numéro suivant, et 0 seulement après la dernière couleur")
def toujours_zero(numero, nb_couleurs):
    return 0


@faux("après la dernière couleur vient un numéro négatif : il faut revenir à 0")
def retour_a_moins_un(numero, nb_couleurs):
    return numero + 1 if numero < nb_couleurs - 1 else -1
