"""Exercice : nommer le vainqueur."""

import unicodedata

from mastermind_edu.juge.ecarts import Ecart, comparer_a_la_reference
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def vainqueur(points_codeur_a, points_codeur_b):
    """Le texte « A » ou « B » de qui a marqué le plus de points en cachant ses codes, ou « égalité »."""
    if points_codeur_a > points_codeur_b:
        return "A"
    if points_codeur_b > points_codeur_a:
        return "B"
    return "égalité"


def cas():
    petits = [(a, b) for a in range(10) for b in range(10)]
    yield from sorted(petits, key=lambda points: (sum(points), points))
    yield from ((12, 12), (12, 20), (20, 12), (28, 27), (40, 39), (39, 40), (101, 99), (99, 101), (100, 100))


def juger(exercice, arguments, attendue, obtenue) -> Ecart | None:
    """Un « é » en un signe ou en deux (la lettre, puis son accent) est le même."""
    if type(obtenue.valeur) is str:
        obtenue = obtenue._replace(valeur=unicodedata.normalize("NFC", obtenue.valeur))
    return comparer_a_la_reference(exercice, arguments, attendue, obtenue)


EXERCICE = Exercice(
    reference=vainqueur,
    points=1,
    cas=cas,
    exemples=((11, 9), (9, 11), (10, 10)),
    juger=juger,
    proprietes=(
        Propriete("A a plus de points que B", "A n’a pas plus de points que B", lambda a, b: a > b),
        Propriete("B a plus de points que A", "B n’a pas plus de points que A", lambda a, b: b > a),
        Propriete("un joueur n’a aucun point", "chacun a des points", lambda a, b: a * b == 0),
    ),
    indices=(
        "Chacun marque des points pendant qu’il cache un code : plus son adversaire a cherché, plus il en a. Faut-il en avoir plus, ou moins ?",
        "Il y a trois issues : deux questions suffisent, la troisième issue est ce qui reste.",
    ),
    squelette='''\
def vainqueur(points_codeur_a, points_codeur_b):
    """Le texte "A", "B" ou "égalité"."""
    if ...:
        return "A"
    if ...:
        return "B"
    return ...
''',
)


@faux("le vainqueur est celui qui a le moins de points : ce sont ceux du codeur, il en faut le plus")
def moins_de_points(points_codeur_a, points_codeur_b):
    if points_codeur_a == points_codeur_b:
        return "égalité"
    return "A" if points_codeur_a < points_codeur_b else "B"


@faux("à égalité, A est donné vainqueur")
def egalite_pour_a(points_codeur_a, points_codeur_b):
    return "A" if points_codeur_a >= points_codeur_b else "B"


@faux("à égalité, B est donné vainqueur")
def egalite_pour_b(points_codeur_a, points_codeur_b):
    return "A" if points_codeur_a > points_codeur_b else "B"


@faux("le mot de l’égalité n’a pas ses accents : « égalité »")
def sans_accents(points_codeur_a, points_codeur_b):
    if points_codeur_a == points_codeur_b:
        return "egalite"
    return "A" if points_codeur_a > points_codeur_b else "B"


@faux("le résultat est un nombre de points : il faut dire qui gagne")
def points_du_vainqueur(points_codeur_a, points_codeur_b):
    return max(points_codeur_a, points_codeur_b)


@faux("à égalité, la fonction renvoie `None` : il faut le dire en toutes lettres")
def egalite_muette(points_codeur_a, points_codeur_b):
    if points_codeur_a != points_codeur_b:
        return "A" if points_codeur_a > points_codeur_b else "B"
    return None
