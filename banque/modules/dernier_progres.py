"""Question : combien de points la dernière partie a rapportés, d’après les totaux."""

from mastermind_edu.exercices.cas import listes
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def dernier_progres(totaux):
    """Le dernier total moins celui d’avant."""
    dernier = len(totaux) - 1
    return totaux[dernier] - totaux[dernier - 1]


def cas():
    for totaux in listes((5, 0, 12), (2, 3)):
        yield (totaux,)
    for taille in range(4, 9):
        yield ([rang * rang + 1 for rang in range(taille)],)
        yield ([60, 3, 47, 20, 35, 8, 11, 2][:taille],)
    yield ([0, 0, 0, 0, 9],)


EXERCICE = Exercice(
    reference=dernier_progres,
    points=2,
    cas=cas,
    exemples=(([3, 10, 14],), ([5, 5],), ([20, 26, 21],)),
    intacts=("totaux",),
    proprietes=(
        Propriete("il n’y a que deux totaux", "il y a plus de deux totaux", lambda totaux: len(totaux) == 2),
        Propriete("il y a trois totaux", "il n’y a pas trois totaux", lambda totaux: len(totaux) == 3),
        Propriete("le dernier total est plus petit que celui d’avant", "le dernier total n’est pas plus petit que celui d’avant", lambda totaux: totaux[-1] < totaux[-2]),
        Propriete("le premier total est 0", "le premier total n’est pas 0", lambda totaux: totaux[0] == 0),
    ),
    indices=(
        "Il faut les deux dernières cases de la liste. Leurs rangs dépendent du nombre de totaux.",
        "Nommez d’abord le rang de la dernière case : `len` compte à partir de 1, les rangs commencent à 0. La case d’avant a un rang de moins.",
    ),
    squelette='''\
def dernier_progres(totaux):
    """Les points de la dernière partie."""
    dernier = ...
    return totaux[dernier] - ...
''',
)


@faux("la soustraction est à l’envers : partez du dernier total, et ôtez-lui celui d’avant")
def avant_moins_dernier(totaux):
    return totaux[len(totaux) - 2] - totaux[len(totaux) - 1]


@faux("c’est le dernier total entier qui est donné : ôtez-lui celui d’avant")
def dernier_total(totaux):
    return totaux[len(totaux) - 1]


@faux("c’est le premier total qui est ôté : il faut ôter celui qui est juste avant le dernier")
def depuis_le_debut(totaux):
    return totaux[len(totaux) - 1] - totaux[0]


@faux("ce sont les points de la deuxième partie, toujours aux rangs 0 et 1 : il faut ceux de la dernière, dont le rang dépend du nombre de totaux")
def deux_premiers(totaux):
    return totaux[1] - totaux[0]


@faux("ce sont toujours les rangs 1 et 2 qui sont lus, comme dans le premier exemple : le rang du dernier total dépend de leur nombre")
def trois_parties(totaux):
    return totaux[2] - totaux[1]


@faux("Python s’arrête sur une erreur : il n’y a pas de case de rang `len(totaux)` ; le dernier rang est plus petit de 1")
def rang_trop_grand(totaux):
    return totaux[len(totaux)] - totaux[len(totaux) - 1]


@faux("les deux totaux sont ajoutés : il faut leur différence")
def somme_des_deux(totaux):
    return totaux[len(totaux) - 1] + totaux[len(totaux) - 2]


@faux("c’est 1 qui est ôté au dernier total : il faut lui ôter le total d’avant, lu dans la liste")
def moins_un(totaux):
    return totaux[len(totaux) - 1] - 1


@faux("c’est l’avant-dernier total lui-même qui est donné : il faut le dernier, moins celui-là")
def avant_dernier_total(totaux):
    return totaux[len(totaux) - 2]


@faux("c’est toujours positif : quand le total a baissé, la réponse est un nombre négatif")
def toujours_positif(totaux):
    return abs(totaux[len(totaux) - 1] - totaux[len(totaux) - 2])


@faux("ce sont les deux totaux d’avant le dernier qui sont comparés : le dernier rang est un de moins que le nombre de totaux, pas deux")
def decale_d_un_rang(totaux):
    return totaux[len(totaux) - 2] - totaux[len(totaux) - 3]


@faux("l’avant-dernier total est toujours cherché au rang 1 : c’est la case juste avant la dernière")
def avant_dernier_au_rang_1(totaux):
    return totaux[len(totaux) - 1] - totaux[1]


@faux("le rang du dernier total prend la place de ce que contient sa case : lisez les deux totaux dans la liste")
def rang_pour_total(totaux):
    return len(totaux) - 1 - totaux[len(totaux) - 2]
