"""Question : de combien la température a changé entre le premier et le dernier relevé."""

from mastermind_edu.exercices.cas import listes
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def ecart_de_la_journee(releves):
    """Le dernier relevé moins le premier."""
    dernier = len(releves) - 1
    return releves[dernier] - releves[0]


def cas():
    for releves in listes((4, -3, 9), (1, 2, 3)):
        yield (releves,)
    for taille in range(4, 25, 4):
        yield ([7, 2, -5, 12, 12, 30, 3][: taille % 7] + list(range(40, 40 + taille, 3)),)
    yield ([1, 8, 2, 6, -4],)
    yield ([15, 0, 0, 0, 0, 0, 11, 13],)


EXERCICE = Exercice(
    reference=ecart_de_la_journee,
    points=2,
    cas=cas,
    exemples=(([4, 7, 12, 9],), ([10, 3],), ([6],)),
    intacts=("releves",),
    proprietes=(
        Propriete("il n’y a qu’un relevé", "il y a plusieurs relevés", lambda releves: len(releves) == 1),
        Propriete("il y a deux relevés au plus", "il y a plus de deux relevés", lambda releves: len(releves) <= 2),
        Propriete("il a refroidi", "il n’a pas refroidi", lambda releves: releves[-1] < releves[0]),
        Propriete("le premier relevé est aussi le plus bas", "un autre relevé est plus bas que le premier", lambda releves: releves[0] == min(releves)),
        Propriete("le dernier relevé est aussi le plus haut", "un autre relevé est plus haut que le dernier", lambda releves: releves[-1] == max(releves)),
    ),
    indices=(
        "Il faut deux cases de la liste. L’une a toujours le même rang ; le rang de l’autre dépend du nombre de relevés.",
        "`len` compte à partir de 1, les rangs commencent à 0. Pour l’ordre de la soustraction, essayez 4 puis 9 : il faut 5.",
    ),
    squelette='''\
def ecart_de_la_journee(releves):
    """Le dernier relevé moins le premier."""
    dernier = ...
    return ...
''',
)


@faux("la soustraction est à l’envers : partez du dernier relevé, et ôtez-lui le premier")
def premier_moins_dernier(releves):
    return releves[0] - releves[len(releves) - 1]


@faux("c’est le dernier relevé lui-même qui est donné : ôtez-lui le premier")
def dernier_seul(releves):
    return releves[len(releves) - 1]


@faux("les deux relevés sont ajoutés : il faut leur différence, le dernier moins le premier")
def somme_des_bouts(releves):
    return releves[len(releves) - 1] + releves[0]


@faux("Python s’arrête sur une erreur : il n’y a pas de case de rang `len(releves)` ; le dernier rang est plus petit de 1")
def rang_trop_grand(releves):
    return releves[len(releves)] - releves[0]


@faux("c’est l’avant-dernier relevé qui sert de dernier : le dernier rang est un de moins que le nombre de relevés, pas deux")
def avant_dernier(releves):
    return releves[len(releves) - 2] - releves[0]


@faux("c’est le deuxième relevé qui sert de premier : les rangs commencent à 0")
def deuxieme_pour_premier(releves):
    return releves[len(releves) - 1] - releves[1]


@faux("c’est toujours le quatrième relevé qui sert de dernier, comme dans le premier exemple : le rang du dernier dépend du nombre de relevés")
def quatre_releves(releves):
    return releves[3] - releves[0]


@faux("c’est toujours le deuxième relevé qui sert de dernier : le rang du dernier dépend du nombre de relevés")
def deux_releves(releves):
    return releves[1] - releves[0]


@faux("c’est l’écart entre le plus chaud et le plus froid : il faut le dernier relevé moins le premier, où que soient les extrêmes")
def amplitude(releves):
    return max(releves) - min(releves)


@faux("c’est toujours positif : quand il a refroidi, le dernier moins le premier est un nombre négatif")
def toujours_positif(releves):
    return abs(releves[len(releves) - 1] - releves[0])


@faux("ce sont les rangs qui sont soustraits : prenez ce que contiennent les deux cases")
def difference_des_rangs(releves):
    return len(releves) - 1


@faux("le premier relevé est ôté du nombre de relevés : prenez ce que contient la dernière case")
def nombre_de_releves(releves):
    return len(releves) - releves[0]


@faux("le premier relevé est ôté du rang du dernier : prenez ce que contient la dernière case")
def rang_pour_releve(releves):
    return len(releves) - 1 - releves[0]
