"""Question sœur du chapitre 09 : un score de set qui peut exister."""

from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def set_possible(gagnant, perdant):
    """True si un set de tennis de table peut finir sur ce score."""
    if gagnant < 11 or perdant < 0:
        return False
    if gagnant == 11 and perdant <= 9:
        return True
    return perdant >= 10 and gagnant == perdant + 2


def cas():
    for gagnant in (11, 12, 10, 13, 0, 9, 1, 14, -1):
        for perdant in (0, 5, 9, 10, 11, 12, 8, -1, 13):
            yield gagnant, perdant
    for deux in ((7, 5), (25, 23), (25, 22), (30, 28), (21, 19), (21, 10), (-2, -4), (11, -2), (1, -1), (8, 6), (2, 0), (14, 14)):
        yield deux


def possible(gagnant, perdant):
    return gagnant == 11 and 0 <= perdant <= 9 or gagnant > 11 and gagnant - perdant == 2


EXERCICE = Exercice(
    reference=set_possible,
    points=2,
    cas=cas,
    exemples=((11, 7), (11, 10), (14, 12), (8, 6)),
    proprietes=(
        Propriete("le score est possible", "le score est impossible", possible),
        Propriete("le gagnant a 11 points", "le gagnant n’a pas 11 points", lambda gagnant, _: gagnant == 11),
        Propriete("le gagnant a plus de 11 points", "le gagnant n’a pas plus de 11 points", lambda gagnant, _: gagnant > 11),
        Propriete("le gagnant a moins de 11 points", "le gagnant a au moins 11 points", lambda gagnant, _: gagnant < 11),
        Propriete("l’écart est de 2 points", "l’écart n’est pas de 2 points", lambda gagnant, perdant: gagnant - perdant == 2),
        Propriete("le perdant a 10 points ou plus", "le perdant a moins de 10 points", lambda _, perdant: perdant >= 10),
        Propriete("un nombre est négatif", "aucun nombre n’est négatif", lambda gagnant, perdant: min(gagnant, perdant) < 0),
    ),
    indices=(
        "Il y a deux façons de gagner : à 11 points tout juste, ou plus loin. Que peut avoir le perdant dans chacune ?",
        "Écartez d’abord ce qui est impossible à coup sûr. À 11 points, le perdant en a 9 au plus ; au-delà, l’écart est toujours le même.",
    ),
    squelette="""\
def set_possible(gagnant, perdant):
    if ...:
        return False
    if gagnant == 11 and ...:
        return True
    return ...
""",
)


@faux("11 à 10 est accepté : à 11 points, il faut encore 2 points d’écart")
def onze_a_dix(gagnant, perdant):
    return possible(gagnant, perdant) or (gagnant, perdant) == (11, 10)


@faux("au-delà de 11 points, un autre écart que 2 est accepté : le set finit dès que l’écart est de 2 points")
def ecart_plus_grand(gagnant, perdant):
    return gagnant >= 11 and perdant >= 0 and gagnant - perdant >= 2


@faux("un gagnant de moins de 11 points est accepté, s’il a 2 points d’écart : il lui en faut au moins 11")
def moins_de_11(gagnant, perdant):
    return possible(gagnant, perdant) or gagnant < 11 and perdant >= 0 and gagnant - perdant == 2


@faux("un score de plus de 11 points est toujours refusé : à 10 partout, le set continue")
def onze_seulement(gagnant, perdant):
    return gagnant == 11 and 0 <= perdant <= 9


@faux("seul un écart de 2 points est accepté, même à 11 : le perdant peut alors avoir de 0 à 9 points")
def deux_points_toujours(gagnant, perdant):
    return gagnant >= 11 and gagnant - perdant == 2


@faux("un nombre de points négatif est accepté : il est impossible")
def negatif_accepte(gagnant, perdant):
    return possible(gagnant, perdant) or gagnant == 11 and perdant < 0


@faux("11 à 0 est refusé : le perdant peut n’avoir aucun point")
def zero_refuse(gagnant, perdant):
    return possible(gagnant, perdant) and perdant != 0


@faux("11 à 9 est refusé : l’écart y est bien de 2 points")
def onze_a_neuf_refuse(gagnant, perdant):
    return possible(gagnant, perdant) and (gagnant, perdant) != (11, 9)


@faux("12 à 10 est refusé : à 10 partout, deux points de suite finissent le set")
def douze_a_dix_refuse(gagnant, perdant):
    return possible(gagnant, perdant) and (gagnant, perdant) != (12, 10)


@faux("`True` et `False` sont échangés : `True` dit que le score est possible")
def vrai_et_faux_echanges(gagnant, perdant):
    return not possible(gagnant, perdant)


@faux("tout score dont le gagnant a au moins 11 points est accepté : regardez aussi l’écart")
def onze_suffit(gagnant, perdant):
    return gagnant >= 11 and 0 <= perdant < gagnant


@faux("un écart de moins de 2 points est accepté au-delà de 11 points : il en faut exactement 2")
def ecart_plus_petit(gagnant, perdant):
    return possible(gagnant, perdant) or gagnant > 11 and 10 <= perdant < gagnant <= perdant + 2


@faux("tout score à 2 points d’écart est accepté : il faut que le gagnant ait au moins 11 points")
def ecart_de_2_suffit(gagnant, perdant):
    return possible(gagnant, perdant) or gagnant - perdant == 2
