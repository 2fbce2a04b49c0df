"""Question : les aires des pièces d’un logement."""

from itertools import product

from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def aires_des_pieces(longueurs, largeurs):
    """La liste des aires, la longueur de chaque pièce multipliée par sa largeur."""
    aires = []
    for longueur, largeur in zip(longueurs, largeurs):
        aires.append(longueur * largeur)
    return aires


def cas():
    for taille in range(4):
        for longueurs in product((2, 5), repeat=taille):
            for largeurs in product((1, 3), repeat=taille):
                yield [*longueurs], [*largeurs]
    for taille in range(4, 9):
        yield [3, 5, 4, 6, 2, 7, 8, 9][:taille], [2, 4, 3, 1, 5, 3, 6, 4][:taille]
        yield [3, 5, 4, 6, 2, 7, 8, 9][8 - taille :], [2, 4, 3, 1, 5, 3, 6, 4][:taille][::-1]


EXERCICE = Exercice(
    reference=aires_des_pieces,
    points=2,
    cas=cas,
    exemples=(([3, 5], [2, 4]), ([4], [3]), ([], [])),
    intacts=("longueurs", "largeurs"),
    proprietes=(
        Propriete("les listes sont vides", "les listes ne sont pas vides", lambda longueurs, largeurs: not longueurs),
        Propriete("il n’y a qu’une pièce", "il n’y a pas qu’une pièce", lambda longueurs, largeurs: len(longueurs) == 1),
        Propriete("il y a trois pièces", "il n’y a pas trois pièces", lambda longueurs, largeurs: len(longueurs) == 3),
        Propriete("une pièce est carrée ou presque", "aucune pièce n’est carrée ou presque", lambda longueurs, largeurs: any(abs(x - y) <= 1 for x, y in zip(longueurs, largeurs))),
    ),
    indices=(
        "Partez d’une liste vide ; à chaque rang, ajoutez-y un élément, et renvoyez-la quand tous les rangs sont vus.",
        "Les deux listes se lisent au même rang, dans la même boucle : `longueurs[i]` avec `largeurs[i]`.",
    ),
    squelette='''\
def aires_des_pieces(longueurs, largeurs):
    """La liste des aires."""
    aires = []
    for i in range(len(longueurs)):
        aires.append(...)
    return ...
''',
)


def _tous(longueurs, largeurs):
    return [x * y for x, y in zip(longueurs, largeurs)]


@faux("seul la première aire est donnée : continuez jusqu’au dernier rang, et ne renvoyez la liste qu’ensuite")
def premier_seul(longueurs, largeurs):
    return _tous(longueurs, largeurs)[:1]


@faux("seul la dernière aire est donnée : chacun s’ajoute aux précédents, dans la même liste, qui n’est vide qu’au départ")
def dernier_seul(longueurs, largeurs):
    return _tous(longueurs, largeurs)[-1:]


@faux("le dernier rang est oublié : c’est `len(longueurs) - 1`, allez jusque-là")
def dernier_oublie(longueurs, largeurs):
    return _tous(longueurs, largeurs)[:-1]


@faux("le premier rang est oublié : c’est 0")
def premier_oublie(longueurs, largeurs):
    return _tous(longueurs, largeurs)[1:]


@faux("une erreur vient après le dernier rang : c’est `len(longueurs) - 1`, n’allez pas au-delà")
def un_rang_de_trop(longueurs, largeurs):
    return [longueurs[i] * largeurs[i] for i in range(len(longueurs) + 1)]


@faux("chaque longueur est multipliée par toutes les largeurs : lisez les deux listes ensemble, au même rang")
def toutes_les_paires(longueurs, largeurs):
    return [x * y for x in longueurs for y in largeurs]


@faux("la première liste est renvoyée telle quelle : il faut des aires, une par pièce")
def premiere_liste(longueurs, largeurs):
    return [*longueurs]


@faux("la seconde liste est renvoyée telle quelle : il faut des aires, une par pièce")
def seconde_liste(longueurs, largeurs):
    return [*largeurs]


@faux("les deux listes sont mises bout à bout : il faut des aires, une par pièce")
def bout_a_bout(longueurs, largeurs):
    return longueurs + largeurs


@faux("les aires sont additionnées : il faut une liste, une aire par pièce")
def pas_une_liste(longueurs, largeurs):
    return sum(_tous(longueurs, largeurs))


@faux("la liste est à l’envers : gardez l’ordre des rangs, ajoutez chaque élément à la fin")
def a_l_envers(longueurs, largeurs):
    return _tous(longueurs, largeurs)[::-1]


@faux("la réponse est bonne, mais la première liste reçue a changé : rangez vos résultats dans une nouvelle liste, qui part de `[]`")
def premiere_liste_changee(longueurs, largeurs):
    resultat = _tous(longueurs, largeurs)
    longueurs[:] = resultat
    return resultat


@faux("c’est toujours le premier élément de la seconde liste qui sert : lisez-la au même rang que la première")
def premier_de_la_seconde(longueurs, largeurs):
    return [x * largeurs[0] for x in longueurs]


@faux("la seconde liste est lue à l’envers : lisez les deux au même rang")
def seconde_a_l_envers(longueurs, largeurs):
    return _tous(longueurs, largeurs[::-1])


@faux("la longueur et la largeur sont ajoutées : l’aire est leur produit")
def dimensions_ajoutees(longueurs, largeurs):
    return [x + y for x, y in zip(longueurs, largeurs)]


@faux("ce sont les périmètres qui sont donnés : l’aire est la longueur multipliée par la largeur")
def perimetres(longueurs, largeurs):
    return [2 * (x + y) for x, y in zip(longueurs, largeurs)]
