"""Question : le nom d’une ligne de train, d’un bout à l’autre."""

from mastermind_edu.exercices.cas import listes
from mastermind_edu.juge.exercice import Exercice, Propriete, faux

VILLES = ["Lille", "Arras", "Paris", "Dijon", "Lyon", "Valence", "Avignon", "Nice"]


def ligne_de_train(gares):
    """Le texte de la première gare, une espace, un tiret, une espace, puis la dernière gare."""
    dernier = len(gares) - 1
    return gares[0] + " - " + gares[dernier]


def cas():
    for gares in listes(("Lens", "Pau", "Nancy"), (2, 3)):
        yield (gares,)
    for taille in range(4, 9):
        yield (VILLES[:taille],)
        yield (VILLES[8 - taille :],)
        yield ([*VILLES[1:taille], VILLES[1]],)


EXERCICE = Exercice(
    reference=ligne_de_train,
    points=2,
    cas=cas,
    exemples=((["Lille", "Arras", "Paris"],), (["Brest", "Rennes"],)),
    intacts=("gares",),
    proprietes=(
        Propriete("il n’y a que deux gares", "il y a plus de deux gares", lambda gares: len(gares) == 2),
        Propriete("il y a trois gares", "il n’y a pas trois gares", lambda gares: len(gares) == 3),
        Propriete("le train revient à sa première gare", "le train finit ailleurs qu’à sa première gare", lambda gares: gares[0] == gares[-1]),
    ),
    indices=(
        "Il faut trois morceaux de texte, collés par `+` : une gare, le tiret et ses deux espaces, une gare.",
        "La première gare est toujours au rang 0 ; le rang de la dernière dépend de `len(gares)`, et les rangs commencent à 0.",
    ),
    squelette='''\
def ligne_de_train(gares):
    """Le nom de la ligne, comme "Lille - Paris"."""
    dernier = ...
    return gares[0] + ...
''',
)


@faux("les deux espaces manquent, une de chaque côté du tiret : mettez-les entre les guillemets")
def sans_espaces(gares):
    return gares[0] + "-" + gares[len(gares) - 1]


@faux("le tiret et ses deux espaces manquent entre les deux gares")
def gares_collees(gares):
    return gares[0] + gares[len(gares) - 1]


@faux("le tiret manque entre les deux gares : il n’y a qu’une espace")
def sans_tiret(gares):
    return gares[0] + " " + gares[len(gares) - 1]


@faux("les deux gares sont échangées : le train part de la première de la liste")
def a_l_envers(gares):
    return gares[len(gares) - 1] + " - " + gares[0]


@faux("c’est toujours la deuxième gare qui finit la ligne : le rang de la dernière dépend du nombre de gares")
def deuxieme_gare(gares):
    return gares[0] + " - " + gares[1]


@faux("c’est toujours la troisième gare qui finit la ligne, comme dans le premier exemple : le rang de la dernière dépend du nombre de gares")
def troisieme_gare(gares):
    return gares[0] + " - " + gares[2]


@faux("c’est l’avant-dernière gare qui finit la ligne : le dernier rang est un de moins que le nombre de gares, pas deux")
def avant_derniere(gares):
    return gares[0] + " - " + gares[len(gares) - 2]


@faux("Python s’arrête sur une erreur : il n’y a pas de case de rang `len(gares)` ; le dernier rang est plus petit de 1")
def rang_trop_grand(gares):
    return gares[0] + " - " + gares[len(gares)]


@faux("la ligne part de la deuxième gare : les rangs commencent à 0")
def depart_au_rang_1(gares):
    return gares[1] + " - " + gares[len(gares) - 1]


@faux("toutes les gares sont écrites : il ne faut que la première et la dernière")
def toutes_les_gares(gares):
    return " - ".join(gares)


@faux("la réponse est une liste : il faut un seul texte, collez les morceaux avec `+`")
def liste_de_deux_gares(gares):
    return [gares[0], gares[len(gares) - 1]]


@faux("il manque la dernière gare après le tiret")
def sans_arrivee(gares):
    return gares[0] + " - "


@faux("seule la dernière gare est donnée : il faut d’abord la première, puis le tiret entre ses espaces")
def arrivee_seule(gares):
    return gares[len(gares) - 1]
