"""Exercice : reconnaître une réponse qu’aucun codeur ne peut donner."""

from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def reponse_correcte(bien, mal, nb_pions):
    """Le booléen `True` si un codeur peut répondre ainsi ; `False` pour une réponse impossible."""
    return bien >= 0 and mal >= 0 and bien + mal <= nb_pions and (bien, mal) != (nb_pions - 1, 1)


def cas():
    for nb_pions in range(1, 9):
        reponses = [(bien, mal) for bien in range(-2, nb_pions + 3) for mal in range(-2, nb_pions + 3)]
        # Les réponses possibles d’abord ; parmi les autres, celles qui ont trop de pions avant les nombres négatifs.
        for bien, mal in sorted(reponses, key=lambda r: (min(r) < 0, sum(r) > nb_pions, abs(sum(r)), r)):
            yield bien, mal, nb_pions


EXERCICE = Exercice(
    reference=reponse_correcte,
    points=2,
    cas=cas,
    exemples=((1, 2, 4), (4, 0, 4), (3, 2, 4), (3, 1, 4), (-1, 2, 4)),
    proprietes=(
        Propriete("un nombre est négatif", "aucun nombre n’est négatif", lambda bien, mal, n: bien < 0 or mal < 0),
        Propriete("il y a plus de pions trouvés que de pions", "il n’y a pas plus de pions trouvés que de pions", lambda bien, mal, n: bien + mal > n),
        Propriete("tous les pions sont trouvés", "le compte des pions trouvés n’est pas celui des pions", lambda bien, mal, n: bien + mal == n),
        Propriete("tous les pions sauf un sont bien placés", "le nombre de bien placés n’est pas celui des pions moins un", lambda bien, mal, n: bien == n - 1),
        Propriete("il y a un mal placé", "il n’y a pas un seul mal placé", lambda bien, mal, n: mal == 1),
    ),
    indices=(
        "Trois choses rendent une réponse impossible : un nombre négatif, trop de pions trouvés, et un troisième cas, plus caché. Lequel ?",
        "Quatre pions, trois bien placés, le quatrième mal placé : sur quelle autre place irait-il, puisqu’elles sont toutes prises ?",
    ),
    squelette='''\
def reponse_correcte(bien, mal, nb_pions):
    """True si un codeur peut donner cette réponse."""
    if bien < 0 or ...:
        return False
    if ... > nb_pions:
        return ...
    if bien == ... and mal == ...:
        return ...
    return ...
''',
)


@faux("tous les pions bien placés sauf un, et celui-là mal placé : cette réponse est acceptée, elle est impossible")
def dernier_mal_place(bien, mal, nb_pions):
    return bien >= 0 and mal >= 0 and bien + mal <= nb_pions


@faux("un nombre négatif est accepté")
def negatifs_acceptes(bien, mal, nb_pions):
    return bien + mal <= nb_pions and (bien, mal) != (nb_pions - 1, 1)


@faux("un nombre de mal placés négatif est accepté")
def mal_places_negatifs(bien, mal, nb_pions):
    return bien >= 0 and bien + mal <= nb_pions and (bien, mal) != (nb_pions - 1, 1)


@faux("seules les réponses où tous les pions sont trouvés sont acceptées : un pion peut être absent du secret")
def tous_trouves(bien, mal, nb_pions):
    return bien >= 0 and mal >= 0 and bien + mal == nb_pions and (bien, mal) != (nb_pions - 1, 1)


@faux("les réponses où tous les pions sont trouvés sont refusées, même la victoire")
def jamais_tous_trouves(bien, mal, nb_pions):
    return bien >= 0 and mal >= 0 and bien + mal < nb_pions


@faux("tous les pions bien placés sauf un : la réponse est refusée même quand le dernier est simplement absent")
def tous_sauf_un_refuse(bien, mal, nb_pions):
    return bien >= 0 and mal >= 0 and bien + mal <= nb_pions and bien != nb_pions - 1


@faux("chaque nombre est comparé seul au nombre de pions : c’est leur somme qui ne doit pas le dépasser")
def comparaisons_separees(bien, mal, nb_pions):
    return 0 <= bien <= nb_pions and 0 <= mal <= nb_pions and (bien, mal) != (nb_pions - 1, 1)


@faux("la réponse est jugée comme s’il y avait toujours 4 pions")
def quatre_pions(bien, mal, nb_pions):
    return bien >= 0 and mal >= 0 and bien + mal <= 4 and (bien, mal) != (3, 1)
