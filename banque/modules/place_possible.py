"""Question sœur du chapitre 08 : une place qui s’accorde avec toutes les distances mesurées."""

from itertools import product

from mastermind_edu.juge.exercice import Exercice, Propriete, faux


# L’ordre des sondages ne compte pas : les lire à l’envers conviendrait aussi.
def place_possible(place, sondages):
    """True si un trésor à cette place aurait donné toutes ces distances."""
    for borne, distance in sondages:
        ecart = place - borne
        if borne > place:
            ecart = borne - place
        if ecart != distance:
            return False
    return True


def cas():
    for place in (0, 1, 2):
        yield place, []
    uns = list(product((0, 1, 2), (0, 1, 2)))
    for place, sondage in product((0, 1, 2), uns):
        yield place, [sondage]
    for place, premier, second in product((0, 1, 2), uns, uns):
        yield place, [premier, second]
    for tresor in (0, 14, 33, 60):
        sondages = [(borne, abs(tresor - borne)) for borne in (30, 14, 60, 5, 0, 41)]
        for place in (tresor, tresor + 1, abs(60 - tresor), 30, 28 - tresor % 28):
            yield place, sondages[: tresor % 5 + 1]
            yield place, sondages


def ecarts(place, sondages):
    """Pour chaque sondage, vrai quand cette place aurait donné une autre distance."""
    return [abs(place - borne) != distance for borne, distance in sondages]


EXERCICE = Exercice(
    reference=place_possible,
    points=3,
    cas=cas,
    exemples=((14, [(10, 4), (20, 6)]), (14, [(10, 4), (20, 5)]), (3, [])),
    intacts=("sondages",),
    proprietes=(
        Propriete("il n’y a aucun sondage", "il y a au moins un sondage", lambda _, sondages: not sondages),
        Propriete("la place s’accorde avec tous les sondages", "un sondage exclut la place", lambda *cas: not any(ecarts(*cas))),
        Propriete("le premier sondage exclut la place", "le premier sondage n’exclut pas la place", lambda *cas: any(ecarts(*cas)[:1])),
        Propriete("le dernier sondage exclut la place", "le dernier sondage n’exclut pas la place", lambda *cas: any(ecarts(*cas)[-1:])),
        Propriete("une borne est après la place", "aucune borne n’est après la place", lambda place, sondages: any(borne > place for borne, _ in sondages)),
        Propriete("une borne est avant la place", "aucune borne n’est avant la place", lambda place, sondages: any(borne < place for borne, _ in sondages)),
        Propriete("une borne est à la place même", "aucune borne n’est à la place même", lambda place, sondages: any(borne == place for borne, _ in sondages)),
    ),
    indices=(
        "Prenez un sondage : si le trésor était à cette place, quelle distance aurait-on mesurée ? La borne peut être avant ou après elle.",
        "Une seule distance différente suffit à conclure `False`. Pour conclure `True`, il faut les avoir toutes regardées.",
    ),
    squelette="""\
def place_possible(place, sondages):
    for borne, distance in sondages:
        ecart = ...
        if ...:
            ecart = ...
        if ...:
            return ...
    return ...
""",
)


def _convient(mesure):
    """La fonction qui demande que `mesure(place, borne)` soit chaque fois la distance."""
    return lambda place, sondages: all(mesure(place, borne) == distance for borne, distance in sondages)


@faux("une borne placée après le trésor donne une distance négative : une distance ne l’est jamais")
def bornes_d_apres_negatives(place, sondages):
    return _convient(lambda place, borne: place - borne)(place, sondages)


@faux("une borne placée avant le trésor donne une distance négative : une distance ne l’est jamais")
def bornes_d_avant_negatives(place, sondages):
    return _convient(lambda place, borne: borne - place)(place, sondages)


@faux("la place et la borne sont additionnées : la distance est leur écart")
def place_plus_borne(place, sondages):
    return _convient(lambda place, borne: place + borne)(place, sondages)


@faux("seul le premier sondage est regardé : il faut qu’ils conviennent tous")
def premier_seulement(place, sondages):
    return not any(ecarts(place, sondages)[:1])


@faux("seul le dernier sondage est regardé : il faut qu’ils conviennent tous")
def dernier_seulement(place, sondages):
    return not any(ecarts(place, sondages)[-1:])


@faux("le dernier sondage n’est jamais regardé")
def dernier_oublie(place, sondages):
    return not any(ecarts(place, sondages)[:-1])


@faux("il suffit qu’un sondage convienne : il faut qu’ils conviennent tous")
def un_suffit(place, sondages):
    return not sondages or not all(ecarts(place, sondages))


@faux("sans aucun sondage, la place est refusée : rien ne l’exclut encore")
def refusee_sans_sondage(place, sondages):
    return bool(sondages) and place_possible(place, sondages)


@faux("`True` et `False` sont échangés : `True` dit que le trésor peut être à cette place")
def vrai_et_faux_echanges(place, sondages):
    return not place_possible(place, sondages)


@faux("une place plus proche que la distance mesurée est acceptée : il faut exactement cette distance")
def plus_proche_acceptee(place, sondages):
    return all(abs(place - borne) <= distance for borne, distance in sondages)


@faux("une place où l’on a mesuré une borne est toujours refusée : elle convient quand la distance est 0")
def borne_toujours_refusee(place, sondages):
    return place_possible(place, sondages) and all(borne != place for borne, _ in sondages)


@faux("le résultat est le nombre de sondages qui conviennent : il faut `True` ou `False`")
def sondages_comptes(place, sondages):
    return len(sondages) - sum(ecarts(place, sondages))
