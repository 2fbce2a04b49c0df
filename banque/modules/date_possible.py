"""Question sœur du chapitre 09 : une date qui peut exister."""

from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def date_possible(jour, mois):
    """True si cette date existe, dans une année non bissextile."""
    if jour < 1 or mois < 1 or mois > 12:
        return False
    if mois == 2:
        return jour <= 28
    if mois in [4, 6, 9, 11]:
        return jour <= 30
    return jour <= 31


def cas():
    for mois in (1, 2, 4, 12, 3, 5, 6, 7, 8, 9, 10, 11, 13, 0, -1, 14, 20):
        for jour in (15, 1, 28, 29, 30, 31, 32, 0, -1, 27, 100):
            yield jour, mois


def duree(mois):
    return 28 if mois == 2 else 30 if mois in (4, 6, 9, 11) else 31


def possible(jour, mois):
    return 1 <= mois <= 12 and 1 <= jour <= duree(mois)


EXERCICE = Exercice(
    reference=date_possible,
    points=2,
    cas=cas,
    exemples=((14, 7), (31, 4), (29, 2), (5, 13)),
    proprietes=(
        Propriete("la date est possible", "la date est impossible", possible),
        Propriete("le mois est impossible", "le mois est possible", lambda _, mois: not 1 <= mois <= 12),
        Propriete("le mois est février", "le mois n’est pas février", lambda _, mois: mois == 2),
        Propriete("le mois a 30 jours", "le mois n’a pas 30 jours", lambda _, mois: mois in (4, 6, 9, 11)),
        Propriete("le mois a 31 jours", "le mois n’a pas 31 jours", lambda _, mois: 1 <= mois <= 12 and duree(mois) == 31),
        Propriete("le jour est 0 ou négatif", "le jour est au moins 1", lambda jour, _: jour < 1),
        Propriete("le jour est plus grand que 28", "le jour n’est pas plus grand que 28", lambda jour, _: jour > 28),
        Propriete("c’est le dernier jour du mois", "ce n’est pas le dernier jour du mois", lambda jour, mois: 1 <= mois <= 12 and jour == duree(mois)),
    ),
    indices=(
        "Écartez d’abord ce qui est impossible quel que soit le mois. Combien de sortes de mois reste-t-il, selon leur nombre de jours ?",
        "Quatre mois ont 30 jours, un seul en a 28 : pour eux, comparez le jour à cette limite. Tous les autres ont 31 jours.",
    ),
    squelette="""\
def date_possible(jour, mois):
    if ... or ...:
        return False
    if mois == 2:
        return ...
    if mois in ...:
        return ...
    return ...
""",
)


def _avec(longueur):
    """La fonction qui demande que le jour ne dépasse pas `longueur(mois)`."""
    return lambda jour, mois: 1 <= mois <= 12 and 1 <= jour <= longueur(mois)


@faux("tous les mois ont 31 jours : certains n’en ont que 30, et février 28")
def mois_de_31(jour, mois):
    return _avec(lambda mois: 31)(jour, mois)


@faux("tous les mois ont 30 jours, sauf février : sept mois en ont 31")
def mois_de_30(jour, mois):
    return _avec(lambda mois: min(30, duree(mois)))(jour, mois)


@faux("février a 29 jours : l’année n’est pas bissextile, il en a 28")
def fevrier_bissextile(jour, mois):
    return _avec(lambda mois: 29 if mois == 2 else duree(mois))(jour, mois)


@faux("février a 30 jours : il n’en a que 28")
def fevrier_de_30(jour, mois):
    return _avec(lambda mois: 30 if mois == 2 else duree(mois))(jour, mois)


@faux("février a 31 jours : il n’en a que 28")
def fevrier_oublie(jour, mois):
    return _avec(lambda mois: 31 if mois == 2 else duree(mois))(jour, mois)


@faux("un mois sur deux a 31 jours, jusqu’en décembre : juillet et août se suivent, et en ont 31 tous les deux")
def mois_alternes(jour, mois):
    return _avec(lambda mois: 28 if mois == 2 else 30 + mois % 2)(jour, mois)


@faux("le jour 0, ou un jour négatif, est accepté : le premier jour est le 1")
def jour_0_accepte(jour, mois):
    return 1 <= mois <= 12 and jour <= duree(mois)


@faux("un mois de plus de 12 est accepté")
def mois_13_accepte(jour, mois):
    return mois >= 1 and 1 <= jour <= duree(mois)


@faux("le mois 0, ou un mois négatif, est accepté : le premier mois est le 1")
def mois_0_accepte(jour, mois):
    return mois <= 12 and 1 <= jour <= duree(mois)


@faux("décembre est refusé : c’est le mois 12")
def decembre_refuse(jour, mois):
    return possible(jour, mois) and mois != 12


@faux("le dernier jour de chaque mois est refusé : il existe")
def dernier_jour_refuse(jour, mois):
    return possible(jour, mois) and jour < duree(mois)


@faux("le premier jour de chaque mois est refusé : il existe")
def premier_jour_refuse(jour, mois):
    return possible(jour, mois) and jour > 1


@faux("`True` et `False` sont échangés : `True` dit que la date est possible")
def vrai_et_faux_echanges(jour, mois):
    return not possible(jour, mois)


@faux("le jour et le mois sont échangés : le jour est donné en premier")
def jour_et_mois_echanges(jour, mois):
    return possible(mois, jour)


@faux("un jour ou un mois de 0, ou négatif, est accepté : tous deux commencent à 1")
def zeros_acceptes(jour, mois):
    return mois <= 12 and jour <= duree(mois)
