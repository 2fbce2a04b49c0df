"""Question sœur du chapitre 08 : avancer d’un cran un compteur dont chaque roue a sa taille."""

from itertools import product

from mastermind_edu.juge.exercice import Exercice, Propriete, faux


# `len(tailles)` conviendrait aussi à la place de `len(horloge)` : les deux listes ont la même longueur.
def avancer_horloge(horloge, tailles):
    """Avance l’horloge d’un cran ; renvoie False quand elle revient au début, True sinon."""
    for i in range(len(horloge) - 1, -1, -1):
        if horloge[i] < tailles[i] - 1:
            horloge[i] = horloge[i] + 1
            return True
        horloge[i] = 0
    return False


def cas():
    for tailles in ([2], [3], [2, 2], [3, 2], [2, 3], [2, 2, 2], [2, 3, 4], [4, 2, 3]):
        for horloge in product(*map(range, tailles)):
            yield [*horloge], tailles
    for heure in ([0, 0, 0], [10, 41, 7], [7, 5, 59], [12, 59, 59], [23, 59, 58], [23, 59, 59], [23, 0, 59], [0, 59, 0]):
        yield heure, [24, 60, 60]
    for horloge in ([6, 23], [5, 23], [0, 0], [6, 0]):
        yield horloge, [7, 24]
    yield [0, 9, 9, 9, 9], [10] * 5
    yield [9] * 5, [10] * 5
    yield [1, 11, 30, 23], [5, 12, 31, 24]


def a_la_fin(horloge, tailles):
    return all(roue == taille - 1 for roue, taille in zip(horloge, tailles))


EXERCICE = Exercice(
    reference=avancer_horloge,
    points=3,
    cas=cas,
    exemples=(([10, 41, 7], [24, 60, 60]), ([7, 59, 59], [24, 60, 60]), ([6, 23], [7, 24])),
    intacts=("tailles",),
    modifies=("horloge",),
    proprietes=(
        Propriete("la dernière roue est à son maximum", "la dernière roue n’est pas à son maximum", lambda horloge, tailles: horloge[-1] == tailles[-1] - 1),
        Propriete("toutes les roues sont à leur maximum", "une roue n’est pas à son maximum", a_la_fin),
        Propriete("il n’y a qu’une roue", "il y a plusieurs roues", lambda horloge, _: len(horloge) == 1),
        Propriete("les deux dernières roues sont à leur maximum", "les deux dernières roues ne sont pas toutes deux à leur maximum", lambda horloge, tailles: len(horloge) > 1 and a_la_fin(horloge[-2:], tailles[-2:])),
        Propriete("les roues n’ont pas toutes la même taille", "toutes les roues ont la même taille", lambda _, tailles: len({*tailles}) > 1),
        Propriete("seule la première roue avance", "ce n’est pas la première roue, seule, qui avance", lambda horloge, tailles: not a_la_fin(horloge, tailles) and a_la_fin(horloge[1:], tailles[1:])),
    ),
    indices=(
        "Commencez par la roue de droite. À quelle condition avance-t-elle ? Sinon, que devient-elle, et quelle roue regarde-t-on ensuite ?",
        "Dès qu’une roue a avancé, tout est fini. Si aucune ne l’a pu, elles sont toutes revenues à 0.",
    ),
    squelette="""\
def avancer_horloge(horloge, tailles):
    for i in range(len(horloge) - 1, -1, -1):
        if ...:
            horloge[i] = ...
            return ...
        horloge[i] = ...
    return ...
""",
)


def _avancer(horloge, tailles, rangs, retour=0):
    """L’horloge, roues dans l’ordre de ces rangs ; `retour` est ce que devient une roue au maximum, rien si `None`."""
    for i in rangs:
        if horloge[i] < tailles[i] - 1:
            horloge[i] += 1
            return True
        if retour is not None:
            horloge[i] = retour
    return False


def _rangs(horloge):
    return range(len(horloge) - 1, -1, -1)


@faux("c’est la roue de gauche qui avance d’abord : il faut commencer par celle de droite")
def de_gauche_a_droite(horloge, tailles):
    return _avancer(horloge, tailles, range(len(horloge)))


@faux("une roue au maximum y reste quand la suivante avance : elle doit revenir à 0")
def roue_non_remise_a_0(horloge, tailles):
    return _avancer(horloge, tailles, _rangs(horloge), None)


@faux("une roue au maximum revient à 1 : elle doit revenir à 0")
def remise_a_1(horloge, tailles):
    return _avancer(horloge, tailles, _rangs(horloge), 1)


@faux("seule la roue de droite tourne : quand elle revient à 0, celle de gauche doit avancer d’un cran")
def sans_retenue(horloge, tailles):
    return _avancer(horloge, tailles, [len(horloge) - 1])


@faux("la roue de gauche ne tourne jamais : son rang est 0, allez jusque-là")
def premiere_roue_oubliee(horloge, tailles):
    return _avancer(horloge, tailles, range(len(horloge) - 1, 0, -1))


@faux("une roue monte jusqu’à sa taille : elle s’arrête un cran avant, à `tailles[i] - 1`")
def taille_atteinte(horloge, tailles):
    avance = [taille + 1 for taille in tailles]
    return _avancer(horloge, avance, _rangs(horloge))


@faux("toutes les roues avancent d’un cran : arrêtez-vous dès que l’une a avancé")
def toutes_avancent(horloge, tailles):
    avancees = [_avancer(horloge, tailles, [i]) for i in _rangs(horloge)]
    return any(avancees)


@faux("l’horloge reçue ne change pas : elle doit changer sur place")
def horloge_inchangee(horloge, tailles):
    return avancer_horloge(horloge.copy(), tailles)


@faux("la réponse est toujours `True` : il faut `False` quand l’horloge revient au début")
def toujours_vrai(horloge, tailles):
    avancer_horloge(horloge, tailles)
    return True


@faux("`True` et `False` sont échangés : `False` dit que l’horloge revient au début")
def vrai_et_faux_echanges(horloge, tailles):
    return not avancer_horloge(horloge, tailles)


@faux("la réponse n’est `True` que si la roue de droite avance : il suffit que l’une des roues avance")
def vrai_sans_retenue(horloge, tailles):
    sans = horloge[-1] < tailles[-1] - 1
    avancer_horloge(horloge, tailles)
    return sans


@faux("la fonction renvoie l’horloge : elle doit la changer sur place, et renvoyer `True` ou `False`")
def horloge_renvoyee(horloge, tailles):
    avancer_horloge(horloge, tailles)
    return horloge


@faux("l’horloge avance bien, mais la fonction ne renvoie ni `True` ni `False`")
def rien_de_renvoye(horloge, tailles):
    avancer_horloge(horloge, tailles)


@faux("au dernier cran, l’horloge reste où elle est : elle doit revenir à des 0 partout")
def bloquee_a_la_fin(horloge, tailles):
    return not a_la_fin(horloge, tailles) and avancer_horloge(horloge, tailles)


@faux("c’est la taille de la roue de droite qui sert pour toutes les roues : chacune a la sienne")
def taille_de_la_derniere(horloge, tailles):
    return _avancer(horloge, [tailles[-1]] * len(horloge), _rangs(horloge))
