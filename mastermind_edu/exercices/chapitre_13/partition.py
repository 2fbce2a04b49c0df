"""Exercice : séparer des candidats selon leur réponse."""

import re

from mastermind_edu.exercices.chapitre_05.repondre_frequences import repondre_frequences
from mastermind_edu.exercices.chapitre_13._candidats import grandes_listes, petites_listes, tailles, tous
from mastermind_edu.francais import abreger
from mastermind_edu.juge.ecarts import Ecart, comparer_a_la_reference
from mastermind_edu.juge.exercice import Exercice, Propriete, faux
from mastermind_edu.juge.explications import expliquer


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


CLE_LISTE = "Une liste, un code par exemple, ne peut être ni une clé ni un élément d’ensemble : la clé est la réponse, le couple que donne `repondre_frequences`, tel quel ; le code se range dessous"


def juger(exercice, arguments, attendue, obtenue) -> Ecart | None:
    """La comparaison à la référence ; la première part fausse se dit."""
    ecart = comparer_a_la_reference(exercice, arguments, attendue, obtenue)
    if ecart and obtenue.erreur and re.search(r"unhashable type: 'list'|'list' as a dict key", obtenue.erreur.texte):
        return ecart._replace(message=f"{expliquer(obtenue.erreur).partition('. ')[0]}. {CLE_LISTE}")
    if ecart is None or ecart.genre != "valeur":
        return ecart
    return ecart._replace(conseil=_dire(attendue.valeur, obtenue.valeur, arguments[0]))


def _dire(attendues, obtenues, proposition) -> str:
    for reponse, part in attendues.items():
        if reponse not in obtenues:
            return f"la clé `{reponse}` manque : `{part[0]}` donne cette réponse, une clé est un couple (bien placés, mal placés)"
        rangee = obtenues[reponse]
        if type(rangee) not in (list, tuple) or any(type(code) not in (list, tuple) for code in rangee):
            return f"sous `{reponse}`, il faut une liste de codes, `{abreger(repr(part))}` : partez d’une liste vide pour chaque clé, et ajoutez-y le code entier, comme un seul élément"
        codes = list(map(list, rangee))
        manquants = [code for code in part if code not in codes]
        if manquants:
            geste = "la proposition, quand elle est candidate, se range comme les autres" if manquants == [list(proposition)] else "ajoutez chaque candidat, que sa clé soit nouvelle ou non"
            return f"sous `{reponse}`, il manque `{manquants[0]}`, qui donne aussi cette réponse : {geste}"
        intrus = [code for code in codes if code not in part]
        if intrus:
            return f"sous `{reponse}`, `{intrus[0]}` est de trop : ce n’est pas la réponse qu’il donne"
        if len(codes) > len(part):
            return f"sous `{reponse}`, un candidat est rangé plusieurs fois : ne l’ajoutez qu’une fois à la liste de sa clé"
        if codes != list(map(list, part)):
            return f"sous `{reponse}`, les candidats ne sont pas dans leur ordre de départ : ajoutez chacun à la fin de la liste de sa clé"
    return "des clés sont de trop : ne créez une clé que pour une réponse qu’un candidat donne"


EXERCICE = Exercice(
    reference=partition,
    points=3,
    cas=cas,
    exemples=(
        ([0, 1], [[0, 0], [0, 1], [1, 0], [1, 1]], 2),
        ([0, 0], [[0, 1], [1, 0], [1, 1]], 2),
        ([2, 2], [[0, 1], [1, 1]], 3),
    ),
    juger=juger,
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


@faux("le premier candidat de chaque réponse manque : sa liste est créée vide, ajoutez-lui ce candidat aussi")
def premier_oublie(proposition, candidats, nb_couleurs):
    parts = {}
    for candidat in candidats:
        reponse = repondre_frequences(candidat, proposition, nb_couleurs)
        if reponse in parts:
            parts[reponse].append(candidat)
        else:
            parts[reponse] = []
    return parts


@faux("sous chaque réponse, il ne reste que le dernier candidat : ne créez la liste que si la réponse n’est pas encore une clé, puis ajoutez-y")
def dernier_seul(proposition, candidats, nb_couleurs):
    return {repondre_frequences(candidat, proposition, nb_couleurs): [candidat] for candidat in candidats}


@faux("sous chaque réponse, il n’y a que le premier candidat : ajoutez aussi chacun des suivants, même quand la clé existe déjà")
def premier_de_chaque_part(proposition, candidats, nb_couleurs):
    return {reponse: part[:1] for reponse, part in partition(proposition, candidats, nb_couleurs).items()}


@faux("une erreur vient dès le premier candidat d’une réponse : sa clé n’existe pas encore, créez-la d’abord avec une liste vide")
def sans_liste_de_depart(proposition, candidats, nb_couleurs):
    return {}[repondre_frequences(candidats[0], proposition, nb_couleurs)]


@faux("chaque réponse a la liste de tous les candidats : une même liste sert-elle à toutes les clés, comme avec `dict.fromkeys(…, [])` ou une liste créée une seule fois ? Créez `[]` pour chaque nouvelle clé, et n’y ajoutez que les candidats qui donnent cette réponse")
def liste_partagee(proposition, candidats, nb_couleurs):
    return {repondre_frequences(candidat, proposition, nb_couleurs): list(candidats) for candidat in candidats}


@faux("le dictionnaire est vide : quand une réponse est nouvelle, rangez-y d’abord une liste, `parts[reponse] = []`, puis ajoutez-y le candidat")
def rien(proposition, candidats, nb_couleurs):
    return {}


@faux("quand une réponse revient après une autre, les candidats déjà rangés sous elle sont perdus : ne créez la liste que si la réponse n’est pas encore une clé")
def liste_recommencee(proposition, candidats, nb_couleurs):
    parts, avant = {}, None
    for candidat in candidats:
        reponse = repondre_frequences(candidat, proposition, nb_couleurs)
        parts[reponse] = [*parts[reponse], candidat] if reponse == avant else [candidat]
        avant = reponse
    return parts


@faux("sous chaque réponse, il y a le nombre de candidats : il faut leur liste")
def effectifs(proposition, candidats, nb_couleurs):
    return {reponse: len(part) for reponse, part in partition(proposition, candidats, nb_couleurs).items()}


@faux("les clés sont (mal placés, bien placés) : les bien placés viennent d’abord")
def cles_retournees(proposition, candidats, nb_couleurs):
    return {(mal, bien): part for (bien, mal), part in partition(proposition, candidats, nb_couleurs).items()}


@faux("les clés sont des nombres de bien placés : il faut la réponse entière, le couple (bien placés, mal placés)")
def bien_places_seuls(proposition, candidats, nb_couleurs):
    parts = {}
    for candidat in candidats:
        parts.setdefault(repondre_frequences(candidat, proposition, nb_couleurs)[0], []).append(candidat)
    return parts


@faux("la proposition, quand elle est l’un des candidats, n’est rangée nulle part : elle a sa réponse comme les autres")
def sans_la_proposition(proposition, candidats, nb_couleurs):
    return partition(proposition, [candidat for candidat in candidats if candidat != proposition], nb_couleurs)


@faux("les candidats d’une même réponse sont dans l’ordre inverse du leur : parcourez `candidats` du début, et ajoutez chacun à la fin")
def a_l_envers(proposition, candidats, nb_couleurs):
    return partition(proposition, candidats[::-1], nb_couleurs)


@faux("des réponses que personne ne donne sont dans le dictionnaire, avec une liste vide : ne créez une clé que quand un candidat la donne")
def parts_vides(proposition, candidats, nb_couleurs):
    n = len(proposition)
    vides = {(bien, mal): [] for bien in range(n + 1) for mal in range(n + 1 - bien)}
    return {**vides, **partition(proposition, candidats, nb_couleurs)}


@faux("vous renvoyez la liste des parts : il faut le dictionnaire, qui dit aussi à quelle réponse est chacune")
def liste_des_parts(proposition, candidats, nb_couleurs):
    return list(partition(proposition, candidats, nb_couleurs).values())


@faux("ce qui est rangé dans le dictionnaire est `None` : ajouter à une liste la change et ne donne rien à ranger ; que la liste soit d’abord dans le dictionnaire, puis ajoutez-lui, sur une autre ligne, sans `=`")
def rien_de_range(proposition, candidats, nb_couleurs):
    parts = {}
    for candidat in candidats:
        reponse = repondre_frequences(candidat, proposition, nb_couleurs)
        parts[reponse] = parts.get(reponse, []).append(candidat)
    return parts


@faux("seul le premier candidat est rangé : rangez-les tous, et ne renvoyez le dictionnaire qu’ensuite")
def premier_seul(proposition, candidats, nb_couleurs):
    return partition(proposition, candidats[:1], nb_couleurs)


@faux("le dernier candidat n’est jamais rangé : parcourez toute la liste, `for candidat in candidats`")
def dernier_oublie(proposition, candidats, nb_couleurs):
    return partition(proposition, candidats[:-1], nb_couleurs)


@faux("le premier candidat de la liste n’est jamais rangé : le premier rang est 0")
def premier_de_la_liste_oublie(proposition, candidats, nb_couleurs):
    return partition(proposition, candidats[1:], nb_couleurs)


@faux("sous chaque réponse, les pions sont mis bout à bout : chaque candidat doit y rester un code, un seul élément de la liste")
def pions_bout_a_bout(proposition, candidats, nb_couleurs):
    parts = partition(proposition, candidats, nb_couleurs)
    return {reponse: [pion for code in part for pion in code] for reponse, part in parts.items()}


@faux("sous chaque réponse, il y a le rang des candidats : il faut les candidats eux-mêmes")
def rangs(proposition, candidats, nb_couleurs):
    return {reponse: [candidats.index(code) for code in part] for reponse, part in partition(proposition, candidats, nb_couleurs).items()}


@faux("le dictionnaire est à l’envers, chaque code y est une clé : la clé est la réponse, et la valeur la liste des candidats qui la donnent")
def dictionnaire_a_l_envers(proposition, candidats, nb_couleurs):
    return {tuple(candidat): repondre_frequences(candidat, proposition, nb_couleurs) for candidat in candidats}


@faux("sous chaque réponse, il y a un candidat au lieu d’une liste de candidats : une part d’un seul code est encore une liste")
def un_code_par_part(proposition, candidats, nb_couleurs):
    return {repondre_frequences(candidat, proposition, nb_couleurs): candidat for candidat in candidats}


@faux("les clés sont des nombres de mal placés : il faut la réponse entière, le couple (bien placés, mal placés)")
def mal_places_seuls(proposition, candidats, nb_couleurs):
    parts = {}
    for candidat in candidats:
        parts.setdefault(repondre_frequences(candidat, proposition, nb_couleurs)[1], []).append(candidat)
    return parts


@faux("les clés sont des sommes, bien placés plus mal placés : il faut la réponse entière, le couple des deux")
def sommes(proposition, candidats, nb_couleurs):
    parts = {}
    for candidat in candidats:
        parts.setdefault(sum(repondre_frequences(candidat, proposition, nb_couleurs)), []).append(candidat)
    return parts


@faux("les clés sont des textes : la réponse, un couple, peut être la clé telle quelle")
def cles_en_texte(proposition, candidats, nb_couleurs):
    return {str(reponse): part for reponse, part in partition(proposition, candidats, nb_couleurs).items()}


@faux("les candidats de chaque réponse sont triés : ils doivent rester dans l’ordre où ils sont dans `candidats`")
def parts_triees(proposition, candidats, nb_couleurs):
    return partition(proposition, sorted(candidats), nb_couleurs)
