"""Question : les écarts de buts d’une saison."""

from itertools import product

from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def ecarts_de_buts(marques, encaisses):
    """La liste des écarts, les buts marqués moins les buts encaissés à chaque match."""
    ecarts = []
    for pour, contre in zip(marques, encaisses):
        ecarts.append(pour - contre)
    return ecarts


def cas():
    for taille in range(4):
        for marques in product((0, 4), repeat=taille):
            for encaisses in product((1, 2), repeat=taille):
                yield [*marques], [*encaisses]
    for taille in range(4, 9):
        yield [3, 0, 1, 5, 2, 2, 4, 0][:taille], [1, 0, 6, 2, 3, 2, 1, 3][:taille]
        yield [3, 0, 1, 5, 2, 2, 4, 0][8 - taille :], [1, 0, 6, 2, 3, 2, 1, 3][:taille][::-1]


EXERCICE = Exercice(
    reference=ecarts_de_buts,
    points=2,
    cas=cas,
    exemples=(([3, 0], [1, 2]), ([2], [2]), ([], [])),
    intacts=("marques", "encaisses"),
    proprietes=(
        Propriete("les listes sont vides", "les listes ne sont pas vides", lambda marques, encaisses: not marques),
        Propriete("il n’y a qu’un match", "il n’y a pas qu’un match", lambda marques, encaisses: len(marques) == 1),
        Propriete("il y a trois matchs", "il n’y a pas trois matchs", lambda marques, encaisses: len(marques) == 3),
        Propriete("un match est perdu", "aucun match n’est perdu", lambda marques, encaisses: any(x < y for x, y in zip(marques, encaisses))),
    ),
    indices=(
        "Partez d’une liste vide ; à chaque rang, ajoutez-y un élément, et renvoyez-la quand tous les rangs sont vus.",
        "Les deux listes se lisent au même rang, dans la même boucle : `marques[i]` avec `encaisses[i]`.",
    ),
    squelette='''\
def ecarts_de_buts(marques, encaisses):
    """La liste des écarts."""
    ecarts = []
    for i in range(len(marques)):
        ecarts.append(...)
    return ...
''',
)


def _tous(marques, encaisses):
    return [x - y for x, y in zip(marques, encaisses)]


@faux("seul le premier écart est donné : continuez jusqu’au dernier rang, et ne renvoyez la liste qu’ensuite")
def premier_seul(marques, encaisses):
    return _tous(marques, encaisses)[:1]


@faux("seul le dernier écart est donné : chacun s’ajoute aux précédents, dans la même liste, qui n’est vide qu’au départ")
def dernier_seul(marques, encaisses):
    return _tous(marques, encaisses)[-1:]


@faux("le dernier rang est oublié : c’est `len(marques) - 1`, allez jusque-là")
def dernier_oublie(marques, encaisses):
    return _tous(marques, encaisses)[:-1]


@faux("le premier rang est oublié : c’est 0")
def premier_oublie(marques, encaisses):
    return _tous(marques, encaisses)[1:]


@faux("une erreur vient après le dernier rang : c’est `len(marques) - 1`, n’allez pas au-delà")
def un_rang_de_trop(marques, encaisses):
    return [marques[i] - encaisses[i] for i in range(len(marques) + 1)]


@faux("les buts de chaque match sont comparés à ceux de tous les autres : lisez les deux listes ensemble, au même rang")
def toutes_les_paires(marques, encaisses):
    return [x - y for x in marques for y in encaisses]


@faux("la première liste est renvoyée telle quelle : il faut des écarts, un par match")
def premiere_liste(marques, encaisses):
    return [*marques]


@faux("la seconde liste est renvoyée telle quelle : il faut des écarts, un par match")
def seconde_liste(marques, encaisses):
    return [*encaisses]


@faux("les deux listes sont mises bout à bout : il faut des écarts, un par match")
def bout_a_bout(marques, encaisses):
    return marques + encaisses


@faux("les écarts sont additionnés : il faut une liste, un écart par match")
def pas_une_liste(marques, encaisses):
    return sum(_tous(marques, encaisses))


@faux("la liste est à l’envers : gardez l’ordre des rangs, ajoutez chaque élément à la fin")
def a_l_envers(marques, encaisses):
    return _tous(marques, encaisses)[::-1]


@faux("la réponse est bonne, mais la première liste reçue a changé : rangez vos résultats dans une nouvelle liste, qui part de `[]`")
def premiere_liste_changee(marques, encaisses):
    resultat = _tous(marques, encaisses)
    marques[:] = resultat
    return resultat


@faux("c’est toujours le premier élément de la seconde liste qui sert : lisez-la au même rang que la première")
def premier_de_la_seconde(marques, encaisses):
    return [x - encaisses[0] for x in marques]


@faux("la seconde liste est lue à l’envers : lisez les deux au même rang")
def seconde_a_l_envers(marques, encaisses):
    return _tous(marques, encaisses[::-1])


@faux("la soustraction est à l’envers : partez des buts marqués, et ôtez-leur les buts encaissés")
def soustraction_a_l_envers(marques, encaisses):
    return [y - x for x, y in zip(marques, encaisses)]


@faux("un match perdu a un écart positif : il doit être négatif")
def toujours_positifs(marques, encaisses):
    return [abs(x - y) for x, y in zip(marques, encaisses)]


@faux("les buts marqués et encaissés sont ajoutés : il faut leur différence")
def buts_ajoutes(marques, encaisses):
    return [x + y for x, y in zip(marques, encaisses)]


@faux("l’écart d’un match perdu est 0 : il doit être négatif, les buts marqués moins les buts encaissés")
def perdus_a_zero(marques, encaisses):
    return [max(0, x - y) for x, y in zip(marques, encaisses)]


@faux("seul l’écart du dernier match est renvoyé, et c’est un nombre : ajoutez l’écart de chaque match à une liste")
def dernier_ecart(marques, encaisses):
    return marques[-1] - encaisses[-1] if marques else 0
