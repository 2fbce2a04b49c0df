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


@faux("après la dernière couleur, de numéro `nb_couleurs - 1`, le numéro continue de grandir : il faut 0. Si vous comparez avant d’ajouter 1, la dernière couleur se reconnaît à `nb_couleurs - 1` ; si c’est après, à `nb_couleurs` ; si vous prenez un reste, c’est celui de la somme entière, par `nb_couleurs` lui-même")
def sans_retour(numero, nb_couleurs):
    return numero + 1


@faux("après la dernière couleur, le numéro ne change plus : il faut alors revenir à 0")
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


@faux("après la dernière couleur, le numéro continue de grandir : c’est le reste de la somme qu’il faut ; or `%` se calcule avant `+`, mettez donc la somme entre parenthèses")
def sans_parentheses(numero, nb_couleurs):
    return numero + 1 % nb_couleurs


@faux("après la dernière couleur vient la couleur 1, il faut la couleur 0 : est-ce 1 que vous donnez dans ce cas ? Si votre code remet le numéro à 0, rien ne doit s’y ajouter ensuite, mettez cet ajout dans un `else`")
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


@faux("le retour à 0 vient une couleur trop tôt, et la dernière n’y revient pas : c’est après le numéro `nb_couleurs - 1` que vient 0")
def retour_trop_tot(numero, nb_couleurs):
    return 0 if numero + 1 == nb_couleurs - 1 else numero + 1


@faux("le retour à 0 vient une couleur trop tôt, et avec une seule couleur c’est une division par zéro : le reste se prend par `nb_couleurs` lui-même")
def reste_trop_petit(numero, nb_couleurs):
    return (numero + 1) % (nb_couleurs - 1)


@faux("les deux cas sont échangés : il faut 0 après la dernière couleur, de numéro `nb_couleurs - 1`, et un numéro de plus après les autres")
def cas_echanges(numero, nb_couleurs):
    return numero + 1 if numero == nb_couleurs - 1 else 0


@faux("la réponse est 1 après la dernière couleur et 0 après les autres : si vous avez écrit `//`, il donne le quotient, et c’est le reste, `%`, qu’il faut ; si vous comparez, il faut 0 après la dernière, et un numéro de plus après les autres")
def quotient_pour_reste(numero, nb_couleurs):
    return (numero + 1) // nb_couleurs


@faux("la réponse est un nombre à virgule, le résultat d’une division : c’est le reste qu’il faut, et il s’écrit `%`")
def division_pour_reste(numero, nb_couleurs):
    return (numero + 1) / nb_couleurs


@faux("le reste est pris à l’envers : il faut celui du numéro augmenté de 1, divisé par le nombre de couleurs, et non le contraire")
def reste_a_l_envers(numero, nb_couleurs):
    return nb_couleurs % (numero + 1)


@faux("après la dernière couleur vient la couleur 1, dès qu’il y en a deux : une fois le numéro remis à 0, rien ne doit s’y ajouter ; n’ajoutez 1 que dans l’autre cas, après `else`")
def ajout_apres_la_remise(numero, nb_couleurs):
    return numero + 1 if numero < nb_couleurs - 1 else min(1, nb_couleurs - 1)


@faux("0 vient déjà après l’avant-dernière couleur : la dernière, de numéro `nb_couleurs - 1`, n’est jamais atteinte ; ne revenez à 0 qu’après elle")
def zero_trop_tot(numero, nb_couleurs):
    return 0 if numero + 1 >= nb_couleurs - 1 else numero + 1
