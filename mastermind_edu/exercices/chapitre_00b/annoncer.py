"""Exercice : dire si la manche est gagnée."""

from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def annoncer(bien, nb_pions):
    """`"bravo"` quand tous les pions sont bien placés, `"encore"` sinon."""
    if bien == nb_pions:
        return "bravo"
    else:
        return "encore"


def cas():
    return ((bien, nb_pions) for nb_pions in range(1, 11) for bien in range(nb_pions + 1))


EXERCICE = Exercice(
    reference=annoncer,
    points=2,
    cas=cas,
    exemples=((4, 4), (3, 4), (5, 5)),
    proprietes=(
        Propriete("tous les pions sont bien placés", "tous les pions ne sont pas bien placés", lambda bien, nb_pions: bien == nb_pions),
        Propriete("aucun pion n’est bien placé", "au moins un pion est bien placé", lambda bien, nb_pions: bien == 0),
        Propriete("il y a quatre pions", "il n’y a pas quatre pions", lambda bien, nb_pions: nb_pions == 4),
        Propriete("il y a quatre bien placés", "il n’y a pas quatre bien placés", lambda bien, nb_pions: bien == 4),
        Propriete("il manque un seul bien placé", "il ne manque pas qu’un bien placé", lambda bien, nb_pions: nb_pions - bien == 1),
    ),
    indices=(
        "Avec 4 pions, combien de bien placés faut-il pour gagner ? Et avec 5 ? Quels sont les deux nombres à comparer ?",
        "Un `if` pose la question avec `==` ; sous lui, un `return` donne la première réponse ; sous le `else`, un autre donne la seconde.",
    ),
    squelette='''\
def annoncer(bien, nb_pions):
    """Le texte "bravo" ou "encore"."""
    if ...:
        return "bravo"
    else:
        return ...
''',
)


@faux("les deux réponses sont échangées : « bravo » est pour la manche gagnée")
def reponses_echangees(bien, nb_pions):
    return "encore" if bien == nb_pions else "bravo"


@faux("la manche est gagnée dès qu’un pion est bien placé : il faut qu’ils le soient tous")
def un_seul_suffit(bien, nb_pions):
    return "bravo" if bien > 0 else "encore"


@faux("la manche n’est gagnée qu’avec quatre bien placés : il en faut autant que de pions, et il n’y en a pas toujours quatre")
def quatre_pions_toujours(bien, nb_pions):
    return "bravo" if bien == 4 else "encore"


@faux("la manche est gagnée quand il manque encore un bien placé")
def un_de_moins(bien, nb_pions):
    return "bravo" if bien >= nb_pions - 1 else "encore"


@faux("la réponse est « bravo » dans tous les cas")
def toujours_bravo(bien, nb_pions):
    return "bravo"


@faux("la réponse est « encore » dans tous les cas")
def toujours_encore(bien, nb_pions):
    return "encore"


@faux("la réponse est vrai ou faux : il faut l’un des deux textes de l’énoncé")
def vrai_ou_faux(bien, nb_pions):
    return bien == nb_pions
