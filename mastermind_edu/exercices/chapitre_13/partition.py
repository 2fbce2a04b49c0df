"""Exercice : séparer des candidats selon leur réponse."""

from mastermind_edu.exercices.chapitre_05.repondre_frequences import repondre_frequences
from mastermind_edu.exercices.chapitre_13._candidats import grandes_listes, petites_listes, tailles, tous
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def partition(proposition, candidats, nb_couleurs):
    """Le dictionnaire qui range, sous chaque réponse à `proposition`, la liste des candidats qui la donneraient, dans leur ordre."""
    parts = {}
    for candidat in candidats:
        parts.setdefault(repondre_frequences(candidat, proposition, nb_couleurs), []).append(candidat)
    return parts


def cas():
    yield from petites_listes()
    yield [0, 0, 1, 2], tous(4, 3), 3
    yield [0, 1, 1, 1], [[0, 0, 0, 0]], 2
    yield from grandes_listes()


EXERCICE = Exercice(
    reference=partition,
    points=3,
    cas=cas,
    exemples=(
        ([0, 1], [[0, 0], [0, 1], [1, 0], [1, 1]], 2),
        ([0, 0], [[0, 1], [1, 0], [1, 1]], 2),
        ([2, 2], [[0, 1], [1, 1]], 3),
    ),
    proprietes=(
        Propriete("la proposition est l’un des candidats", "la proposition n’est pas un candidat", lambda p, candidats, _: p in candidats),
        Propriete("il n’y a qu’un candidat", "il y a plusieurs candidats", lambda _, candidats, __: len(candidats) == 1),
        Propriete("chaque candidat donne sa propre réponse", "deux candidats donnent la même réponse", lambda p, c, k: max(tailles(p, c, k)) == 1),
        Propriete("tous les candidats donnent la même réponse", "les candidats ne donnent pas tous la même réponse", lambda p, c, k: len(tailles(p, c, k)) == 1),
        Propriete("les candidats sont dans l’ordre croissant", "les candidats ne sont pas dans l’ordre croissant", lambda _, c, __: c == sorted(c)),
    ),
    indices=(
        "Pour chaque candidat : s’il était le secret, quelle réponse recevrait la proposition ? C’est la clé sous laquelle le ranger.",
        "Si la réponse n’est pas encore une clé, mettez-y d’abord une liste vide. Puis, dans tous les cas, ajoutez le candidat à la liste de sa clé.",
    ),
    squelette='''\
def partition(proposition, candidats, nb_couleurs):
    """Les candidats rangés par réponse, dans un dictionnaire."""
    parts = {}
    for candidat in candidats:
        reponse = ...
        if reponse not in parts:
            parts[reponse] = ...
        parts[reponse].append(...)
    return ...
''',
)


@faux("le premier candidat de chaque réponse manque : sa liste est créée sans lui")
def premier_oublie(proposition, candidats, nb_couleurs):
    parts = {}
    for candidat in candidats:
        reponse = repondre_frequences(candidat, proposition, nb_couleurs)
        if reponse in parts:
            parts[reponse].append(candidat)
        else:
            parts[reponse] = []
    return parts


@faux("sous chaque réponse, il ne reste que le dernier candidat : les précédents sont remplacés")
def dernier_seul(proposition, candidats, nb_couleurs):
    return {repondre_frequences(candidat, proposition, nb_couleurs): [candidat] for candidat in candidats}


@faux("toutes les réponses partagent une même liste, qui reçoit tous les candidats : chacune doit avoir la sienne")
def liste_partagee(proposition, candidats, nb_couleurs):
    return {repondre_frequences(candidat, proposition, nb_couleurs): list(candidats) for candidat in candidats}


@faux("sous chaque réponse, il y a le nombre de candidats : il faut leur liste")
def effectifs(proposition, candidats, nb_couleurs):
    return {reponse: len(part) for reponse, part in partition(proposition, candidats, nb_couleurs).items()}


@faux("les clés sont (mal placés, bien placés) : les bien placés viennent d’abord")
def cles_retournees(proposition, candidats, nb_couleurs):
    return {(mal, bien): part for (bien, mal), part in partition(proposition, candidats, nb_couleurs).items()}


@faux("les clés sont des nombres de bien placés : il faut la réponse entière")
def bien_places_seuls(proposition, candidats, nb_couleurs):
    parts = {}
    for candidat in candidats:
        parts.setdefault(repondre_frequences(candidat, proposition, nb_couleurs)[0], []).append(candidat)
    return parts


@faux("la proposition, quand elle est l’un des candidats, n’est rangée nulle part : elle a sa réponse comme les autres")
def sans_la_proposition(proposition, candidats, nb_couleurs):
    return partition(proposition, [candidat for candidat in candidats if candidat != proposition], nb_couleurs)


@faux("les candidats d’une même réponse sont dans l’ordre inverse du leur")
def a_l_envers(proposition, candidats, nb_couleurs):
    return partition(proposition, candidats[::-1], nb_couleurs)


@faux("des réponses que personne ne donne sont dans le dictionnaire, avec une liste vide")
def parts_vides(proposition, candidats, nb_couleurs):
    n = len(proposition)
    vides = {(bien, mal): [] for bien in range(n + 1) for mal in range(n + 1 - bien)}
    return {**vides, **partition(proposition, candidats, nb_couleurs)}


@faux("vous renvoyez la liste des parts : il faut le dictionnaire, qui dit aussi à quelle réponse est chacune")
def liste_des_parts(proposition, candidats, nb_couleurs):
    return list(partition(proposition, candidats, nb_couleurs).values())
