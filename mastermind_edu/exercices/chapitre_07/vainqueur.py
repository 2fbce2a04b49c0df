"""Exercice : nommer le vainqueur."""

import unicodedata

from mastermind_edu.francais import abreger, accorder
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
    yield from ((points, int(str(points))) for points in (300, 1000))  # deux grands nombres égaux ne sont pas le même objet : `is` s’y trompe


ISSUES = ("A", "B", "égalité")


def juger(exercice, arguments, attendue, obtenue) -> Ecart | None:
    """Un « é » en un signe ou en deux (la lettre, puis son accent) est le même."""
    if type(obtenue.valeur) is str:
        obtenue = obtenue._replace(valeur=unicodedata.normalize("NFC", obtenue.valeur))
    ecart, valeur = comparer_a_la_reference(exercice, arguments, attendue, obtenue), obtenue.valeur
    if ecart is None or ecart.genre != "valeur":
        return ecart
    if valeur in ISSUES:
        return ecart._replace(conseil=_raconter(*arguments))
    if valeur.strip() in ISSUES:
        return ecart._replace(conseil=f"le texte `{abreger(repr(valeur))}` a des blancs de trop, au début ou à la fin : écrivez `\"{valeur.strip()}\"`, sans espace")
    return ecart._replace(conseil=f"le texte `{abreger(repr(valeur))}` n’est pas un des trois de l’énoncé : `\"A\"`, `\"B\"` et `\"égalité\"`, écrits exactement ainsi")


def _raconter(points_codeur_a, points_codeur_b):
    if points_codeur_a == points_codeur_b:
        return f"dans ce cas, A et B ont autant de points, {points_codeur_a} : il faut \"égalité\""
    return f"dans ce cas, A a {accorder(points_codeur_a, 'point')} et B {accorder(points_codeur_b, 'point')} : celui qui en a le plus gagne, il faut \"{vainqueur(points_codeur_a, points_codeur_b)}\""


EXERCICE = Exercice(
    reference=vainqueur,
    points=1,
    cas=cas,
    exemples=((11, 9), (9, 11), (10, 10)),
    juger=juger,
    proprietes=(
        Propriete("il y a égalité", "il n’y a pas égalité", lambda a, b: a == b),
        Propriete("A a plus de points que B", "A n’a pas gagné", lambda a, b: a > b),
        Propriete("B a plus de points que A", "B n’a pas gagné", lambda a, b: b > a),
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


@faux("votre vainqueur est celui qui a le moins de points, alors qu’il en faut le plus : échangez `<` et `>` partout")
def moins_de_points(points_codeur_a, points_codeur_b):
    if points_codeur_a == points_codeur_b:
        return "égalité"
    return "A" if points_codeur_a < points_codeur_b else "B"


@faux("à égalité, A est donné vainqueur : voyez d’abord si les deux nombres de points sont égaux, avec `==`, et répondez alors « égalité »")
def egalite_pour_a(points_codeur_a, points_codeur_b):
    return "A" if points_codeur_a >= points_codeur_b else "B"


@faux("à égalité, B est donné vainqueur : voyez d’abord si les deux nombres de points sont égaux, avec `==`, et répondez alors « égalité »")
def egalite_pour_b(points_codeur_a, points_codeur_b):
    return "A" if points_codeur_a > points_codeur_b else "B"


@faux("le mot de l’égalité n’a pas ses accents : écrivez « égalité »")
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


def _nommer(a, b, noms):
    return noms[0] if a > b else noms[1] if b > a else noms[2]


@faux("le mot de l’égalité a une majuscule : écrivez « égalité »")
def egalite_avec_majuscule(points_codeur_a, points_codeur_b):
    return _nommer(points_codeur_a, points_codeur_b, ("A", "B", "Égalité"))


@faux("il manque un accent au mot de l’égalité : écrivez « égalité », avec un accent au début et un à la fin")
def accent_oublie(points_codeur_a, points_codeur_b):
    return _nommer(points_codeur_a, points_codeur_b, ("A", "B", "egalité"))


@faux("il manque un accent au mot de l’égalité : écrivez « égalité », avec deux accents, le second à la fin")
def dernier_accent_oublie(points_codeur_a, points_codeur_b):
    return _nommer(points_codeur_a, points_codeur_b, ("A", "B", "égalite"))


@faux("les noms des joueurs sont en minuscules : écrivez `\"A\"` et `\"B\"`")
def minuscules(points_codeur_a, points_codeur_b):
    return _nommer(points_codeur_a, points_codeur_b, ("a", "b", "égalité"))


@faux("la réponse est toujours « égalité » : comparez les deux nombres de points")
def toujours_egalite(points_codeur_a, points_codeur_b):
    return "égalité"


@faux("quand A gagne, la réponse est « égalité » : elle doit être « A », « égalité » ne va qu’à des points égaux")
def a_jamais_vainqueur(points_codeur_a, points_codeur_b):
    return _nommer(points_codeur_a, points_codeur_b, ("égalité", "B", "égalité"))


@faux("quand B gagne, la réponse est « égalité » : elle doit être « B », « égalité » ne va qu’à des points égaux")
def b_jamais_vainqueur(points_codeur_a, points_codeur_b):
    return _nommer(points_codeur_a, points_codeur_b, ("A", "égalité", "égalité"))


@faux("quand B gagne, la fonction renvoie `None` : il faut une réponse dans les trois cas")
def b_muet(points_codeur_a, points_codeur_b):
    return _nommer(points_codeur_a, points_codeur_b, ("A", None, "égalité"))


@faux("quand A gagne, la fonction renvoie `None` : il faut une réponse dans les trois cas")
def a_muet(points_codeur_a, points_codeur_b):
    return _nommer(points_codeur_a, points_codeur_b, (None, "B", "égalité"))


@faux("la réponse dit si A a plus de points que B : il faut `\"A\"`, `\"B\"` ou `\"égalité\"`")
def vrai_ou_faux(points_codeur_a, points_codeur_b):
    return points_codeur_a > points_codeur_b


@faux("la réponse est l’écart des points : il faut `\"A\"`, `\"B\"` ou `\"égalité\"`")
def ecart_des_points(points_codeur_a, points_codeur_b):
    return points_codeur_a - points_codeur_b


@faux("le plus petit nombre de points gagne, et à égalité c’est A : ce sont les points du codeur, il en faut plus que l’autre, et la réponse est « égalité » quand ils en ont autant")
def moins_ou_autant(points_codeur_a, points_codeur_b):
    return "A" if points_codeur_a <= points_codeur_b else "B"


@faux("le plus petit nombre de points gagne, et à égalité c’est B : ce sont les points du codeur, il en faut plus que l’autre, et la réponse est « égalité » quand ils en ont autant")
def moins_ou_b(points_codeur_a, points_codeur_b):
    return "A" if points_codeur_a < points_codeur_b else "B"


@faux("quand l’un des deux gagne, la réponse est un nombre de points : il faut le nom du vainqueur, `\"A\"` ou `\"B\"`")
def points_ou_egalite(points_codeur_a, points_codeur_b):
    return "égalité" if points_codeur_a == points_codeur_b else max(points_codeur_a, points_codeur_b)


@faux("A est donné vainqueur dès que les deux nombres de points sont différents : il ne gagne que s’il en a plus que B, avec `>`")
def a_gagne_si_different(points_codeur_a, points_codeur_b):
    return "égalité" if points_codeur_a == points_codeur_b else "A"
