"""Exercice : la taille de la plus grande part."""

from mastermind_edu.exercices.chapitre_13._candidats import grandes_listes, petites_listes, tailles, tous
from mastermind_edu.exercices.chapitre_13.partition import partition
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def pire_cas(proposition, candidats, nb_couleurs):
    """Le nombre de candidats de la plus grande part."""
    return max(tailles(proposition, candidats, nb_couleurs))


def cas():
    yield from petites_listes()
    for proposition in ([0, 0, 0], [0, 0, 1], [0, 1, 2]):
        yield proposition, tous(3, 3), 3
    yield from grandes_listes()


EXERCICE = Exercice(
    reference=pire_cas,
    points=2,
    cas=cas,
    exemples=(
        ([0, 1], [[0, 0], [0, 1], [1, 0], [1, 1]], 2),
        ([0, 0], [[0, 0], [0, 1], [1, 0], [1, 1]], 2),
        ([2, 2], [[0, 0], [0, 1], [1, 1]], 3),
    ),
    proprietes=(
        Propriete("il n’y a qu’un candidat", "il y a plusieurs candidats", lambda _, candidats, __: len(candidats) == 1),
        Propriete("la proposition est l’un des candidats", "la proposition n’est pas un candidat", lambda p, candidats, _: p in candidats),
        Propriete("toutes les parts ont la même taille", "les parts n’ont pas toutes la même taille", lambda p, c, k: len(set(tailles(p, c, k))) == 1),
        Propriete("tous les candidats donnent la même réponse", "les candidats ne donnent pas tous la même réponse", lambda p, c, k: len(tailles(p, c, k)) == 1),
        Propriete("la plus grande part est la première", "la plus grande part n’est pas la première", lambda p, c, k: (lambda t: t[0] == max(t))(tailles(p, c, k))),
    ),
    indices=(
        "Votre fonction `partition` a déjà tout rangé : il ne reste qu’à mesurer ses listes.",
        "`parts.values()` donne les listes, une à une. Gardez la plus grande longueur rencontrée.",
    ),
    squelette='''\
def pire_cas(proposition, candidats, nb_couleurs):
    """La taille de la plus grande part."""
    parts = partition(proposition, candidats, nb_couleurs)
    pire = 0
    for part in ...:
        pire = max(pire, ...)
    return ...
''',
)


@faux("c’est la taille de la plus petite part : il faut la plus grande")
def plus_petite_part(proposition, candidats, nb_couleurs):
    return min(tailles(proposition, candidats, nb_couleurs))


@faux("c’est le nombre de parts : il faut la taille de la plus grande")
def nombre_de_parts(proposition, candidats, nb_couleurs):
    return len(tailles(proposition, candidats, nb_couleurs))


@faux("c’est la taille de la part dont les codes viennent en dernier dans l’ordre : deux listes se comparent comme deux mots, pas par leur longueur")
def derniere_dans_l_ordre(proposition, candidats, nb_couleurs):
    return len(max(partition(proposition, candidats, nb_couleurs).values()))


@faux("c’est le nombre de tous les candidats, sans les séparer")
def tous_les_candidats(proposition, candidats, nb_couleurs):
    return len(candidats)


@faux("c’est la taille moyenne des parts : il faut celle de la plus grande")
def taille_moyenne(proposition, candidats, nb_couleurs):
    mesurees = tailles(proposition, candidats, nb_couleurs)
    return sum(mesurees) / len(mesurees)


@faux("c’est la taille de la dernière part : une autre peut être plus grande")
def derniere_part(proposition, candidats, nb_couleurs):
    return tailles(proposition, candidats, nb_couleurs)[-1]


@faux("c’est la taille de la première part : une autre peut être plus grande")
def premiere_part(proposition, candidats, nb_couleurs):
    return tailles(proposition, candidats, nb_couleurs)[0]


@faux("un de moins que la plus grande part : les candidats sont comptés à partir de 1")
def un_de_moins(proposition, candidats, nb_couleurs):
    return max(tailles(proposition, candidats, nb_couleurs)) - 1


@faux("la part de la réponse gagnante ne compte pas : elle compte aussi, elle a un candidat")
def sans_la_gagnante(proposition, candidats, nb_couleurs):
    return max(tailles(proposition, [c for c in candidats if c != proposition], nb_couleurs), default=0)
