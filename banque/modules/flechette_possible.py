"""Question sœur du chapitre 09 : un nombre de points qu’une fléchette peut marquer."""

from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def flechette_possible(points):
    """True si une seule fléchette peut marquer ce nombre de points."""
    if points < 0 or points > 60:
        return False
    if points <= 20 or points == 25 or points == 50:
        return True
    if points <= 40 and points % 2 == 0:
        return True
    return points % 3 == 0


def cas():
    for points in (7, 20, 22, 40, 21, 60, 25, 50, 0, 23, 42, 44, 61, -1, 35, 30, 57, 59, 100):
        yield (points,)
    for points in range(-7, 71):
        yield (points,)


def possible(points):
    return 0 <= points <= 20 or points in (25, 50) or points in range(2, 41, 2) or points in range(3, 61, 3)


EXERCICE = Exercice(
    reference=flechette_possible,
    points=2,
    cas=cas,
    exemples=((18,), (38,), (44,), (45,)),
    proprietes=(
        Propriete("le nombre est possible", "le nombre est impossible", possible),
        Propriete("le nombre est au plus 20", "le nombre est plus grand que 20", lambda points: points <= 20),
        Propriete("le nombre est pair", "le nombre est impair", lambda points: points % 2 == 0),
        Propriete("le nombre est un multiple de 3", "le nombre n’est pas un multiple de 3", lambda points: points % 3 == 0),
        Propriete("le nombre est 25 ou 50", "le nombre n’est ni 25 ni 50", lambda points: points in (25, 50)),
        Propriete("le nombre est plus grand que 40", "le nombre est au plus 40", lambda points: points > 40),
        Propriete("le nombre est plus grand que 60", "le nombre est au plus 60", lambda points: points > 60),
        Propriete("le nombre est négatif", "le nombre n’est pas négatif", lambda points: points < 0),
    ),
    indices=(
        "Quel est le plus grand nombre possible ? Et le plus petit ? Entre les deux, il y a quatre sortes de nombres possibles : cherchez-les une à une.",
        "Un double est un nombre pair de 2 à 40 ; un triple, un multiple de 3 jusqu’à 60. Écartez d’abord ce qui n’est pas entre 0 et 60.",
    ),
    squelette="""\
def flechette_possible(points):
    if ... or ...:
        return False
    if points <= 20 or ... or ...:
        return True
    if ... and points % 2 == 0:
        return True
    return ...
""",
)


@faux("les triples sont oubliés : un multiple de 3, jusqu’à 60, est possible")
def sans_triples(points):
    return possible(points) and (points <= 20 or points in (25, 50) or points % 2 == 0 and points <= 40)


@faux("les doubles sont oubliés : un nombre pair, jusqu’à 40, est possible")
def sans_doubles(points):
    return possible(points) and (points <= 20 or points in (25, 50) or points % 3 == 0)


@faux("25 et 50 sont refusés : le centre de la cible les rapporte")
def sans_centre(points):
    return possible(points) and points not in (25, 50)


@faux("25 est refusé : c’est l’anneau du centre")
def sans_25(points):
    return possible(points) and points != 25


@faux("50 est refusé : c’est le centre de la cible")
def sans_50(points):
    return possible(points) and points != 50


@faux("0 est refusé : une fléchette peut manquer la cible")
def zero_refuse(points):
    return possible(points) and points != 0


@faux("un nombre pair plus grand que 40 est accepté : le plus grand double est 40")
def doubles_trop_grands(points):
    return possible(points) or 40 < points <= 60 and points % 2 == 0


@faux("un nombre plus grand que 60 est accepté : aucune fléchette ne marque davantage")
def plus_de_60(points):
    return possible(points) or points > 60 and points % 3 == 0


@faux("un nombre négatif est accepté : une fléchette ne fait jamais perdre de points")
def negatif_accepte(points):
    return possible(points) or points < 0


@faux("tous les nombres jusqu’à 60 sont acceptés : certains, comme 23, ne sont ni simples, ni doubles, ni triples")
def tous_jusqu_a_60(points):
    return 0 <= points <= 60


@faux("60 est refusé : c’est le triple de 20")
def soixante_refuse(points):
    return possible(points) and points != 60


@faux("40 est refusé : c’est le double de 20")
def quarante_refuse(points):
    return possible(points) and points != 40


@faux("`True` et `False` sont échangés : `True` dit que le nombre est possible")
def vrai_et_faux_echanges(points):
    return not possible(points)


@faux("un nombre doit être à la fois pair et multiple de 3 au-delà de 20 : il suffit de l’un ou de l’autre")
def double_et_triple(points):
    return 0 <= points <= 20 or points in (25, 50) or 20 < points <= 60 and points % 6 == 0
