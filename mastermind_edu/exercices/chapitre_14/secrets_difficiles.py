"""Exercice : les secrets qu’une stratégie trouve le plus tard."""

import random
import re
from itertools import product

from mastermind_edu.francais import abreger
from mastermind_edu.juge.ecarts import comparer_a_la_reference
from mastermind_edu.juge.exercice import Exercice, Propriete, faux
from mastermind_edu.juge.valeurs import egales


def secrets_difficiles(longueurs):
    """La liste, dans l’ordre croissant, des secrets dont la manche est la plus longue."""
    return sorted(secret for secret in longueurs if longueurs[secret] == max(longueurs.values()))


def cas():
    yield ({(0,): 1},)
    yield ({(1, 0): 4},)
    for tailles in product((1, 2, 3), repeat=2):
        yield ({(0,): tailles[0], (1,): tailles[1]},)
        yield ({(1,): tailles[0], (0,): tailles[1]},)
    codes = list(product(range(2), repeat=2))
    for tailles in ((1, 2, 3, 4), (2, 2, 2, 2), (1, 3, 3, 2), (3, 1, 3, 3), (1, 1, 1, 2)):
        yield (dict(zip(codes, tailles)),)
        yield (dict(zip(codes[::-1], tailles)),)
    hasard = random.Random(14)
    for nombre in range(1, 21):
        nb_pions, nb_couleurs = nombre % 7 + 2, nombre % 10 + 3
        secrets = dict.fromkeys(tuple(hasard.choices(range(nb_couleurs), k=nb_pions)) for _ in range(nombre))
        for plafond in (2, 12):
            yield ({secret: hasard.randint(1, plafond) for secret in secrets},)
    yield ({(11, 10, 9): 20, (0, 11, 0): 1, (7, 7, 7): 15, (0, 0, 11): 20},)


def juger(exercice, arguments, attendue, obtenue):
    """La comparaison ordinaire, avec ce que les clés et les longueurs en disent."""
    ecart = comparer_a_la_reference(exercice, arguments, attendue, obtenue)
    if not ecart:
        return None
    if obtenue.erreur:
        return ecart._replace(message=_dire_l_erreur(obtenue.erreur))
    if type(obtenue.valeur) is tuple and obtenue.valeur in arguments[0]:
        return ecart._replace(conseil="la réponse est un seul secret, il faut une liste de secrets ; et `max(longueurs)` compare les clés : la plus grande longueur est `max(longueurs.values())`")
    return ecart._replace(conseil=_dire_les_secrets(arguments[0], attendue.valeur, obtenue.valeur)) if ecart.genre == "valeur" else ecart


def _dire_l_erreur(erreur):
    """Le dictionnaire parcouru sans ses longueurs, ou lu sous une clé qui n’y est pas ; vide pour une autre erreur."""
    lieu = f"ligne {erreur.ligne}, dans `{erreur.instruction.removesuffix(':')}`"
    if "values to unpack" in erreur.texte and re.search(r"\bfor\s+\(?\w+\s*,\s*\w+\)?\s+in\s+longueurs\s*(?::|if\b|\]|\))", erreur.instruction):
        return f"{lieu} : parcourir `longueurs` ne donne que les clés, les secrets ; pour avoir chaque secret et sa longueur, écrivez `longueurs.items()`"
    if erreur.types[0] == "KeyError" and {*re.findall(r"(\w+)\[", erreur.instruction)} == {"longueurs"}:
        return f"{lieu} : les clés de `longueurs` sont les secrets eux-mêmes, ni des rangs ni des longueurs ; `for secret in longueurs` les donne un à un, et `longueurs[secret]` est la longueur de chacun"
    return ""


def _dire_les_secrets(longueurs, voulus, vus):
    """Un secret de trop, ou qui manque, avec la longueur de sa manche."""
    record = max(longueurs.values())
    regle = "un secret se garde quand sa longueur, `longueurs[secret]`, égale la plus grande de toutes, `max(longueurs.values())`"
    autres = [vu for vu in vus if not any(egales(secret, vu) for secret in longueurs)]
    if autres:
        return f"la liste ne doit contenir que des secrets, les clés de `longueurs` : `{abreger(repr(autres[0]), 60)}` n’en est pas un"
    de_trop = [(secret, n) for secret, n in longueurs.items() if n < record and any(egales(secret, vu) for vu in vus)]
    if de_trop:
        return f"{de_trop[0][0]} est de trop : la longueur de sa manche est {de_trop[0][1]}, la plus grande est {record} ; {regle}"
    absents = [secret for secret in voulus if not any(egales(secret, vu) for vu in vus)]
    return f"{absents[0]} manque : la longueur de sa manche, {record}, est bien la plus grande ; {regle}" if absents else ""


EXERCICE = Exercice(
    reference=secrets_difficiles,
    points=2,
    cas=cas,
    juger=juger,
    exemples=(({(0, 0): 1, (0, 1): 2, (1, 0): 3, (1, 1): 2},), ({(1, 1): 2, (0, 1): 2, (0, 0): 1},)),
    proprietes=(
        Propriete("un seul secret a la plus longue manche", "plusieurs secrets ont la plus longue manche", lambda longueurs: len(secrets_difficiles(longueurs)) == 1),
        Propriete("les secrets du dictionnaire sont dans l’ordre", "les secrets du dictionnaire ne sont pas dans l’ordre", lambda longueurs: [*longueurs] == sorted(longueurs)),
        Propriete("toutes les manches ont la même longueur", "les manches n’ont pas toutes la même longueur", lambda longueurs: len(set(longueurs.values())) == 1),
        Propriete("il n’y a qu’un secret", "il y a plusieurs secrets", lambda longueurs: len(longueurs) == 1),
    ),
    indices=(
        "Deux passages : d’abord la plus grande longueur, `max(longueurs.values())`, puis les secrets qui l’ont.",
        "Une compréhension avec une condition garde les secrets voulus ; `sorted` les met dans l’ordre.",
    ),
    squelette='''\
def secrets_difficiles(longueurs):
    """Les secrets de la plus longue manche, dans l’ordre."""
    plus_longue = max(...)
    return sorted([secret for secret in longueurs if ...])
''',
)


def _au_maximum(longueurs):
    return [secret for secret in longueurs if longueurs[secret] == max(longueurs.values())]


@faux("un seul secret est donné, même quand plusieurs ont la plus longue manche : gardez aussi ceux qui l’égalent, et ne renvoyez la liste qu’une fois tous les secrets regardés")
def un_seul(longueurs):
    return _au_maximum(longueurs)[:1]


@faux("un seul secret est donné, le premier dans l’ordre : mettez dans une liste tous ceux dont la longueur est la plus grande, et renvoyez-la à la fin")
def premier_dans_l_ordre(longueurs):
    return sorted(_au_maximum(longueurs))[:1]


@faux("les secrets sont dans l’ordre du dictionnaire : il faut l’ordre croissant, `sorted(…)`")
def non_tries(longueurs):
    return _au_maximum(longueurs)


@faux("vous renvoyez la plus grande longueur : il faut les secrets qui l’ont")
def longueur_renvoyee(longueurs):
    return max(longueurs.values())


@faux("ce sont les secrets des manches les plus courtes : il faut les plus longues, `max(longueurs.values())`")
def faciles(longueurs):
    return sorted(secret for secret in longueurs if longueurs[secret] == min(longueurs.values()))


@faux("c’est le plus grand des secrets, quelle que soit sa manche : comparez les longueurs, `longueurs.values()`, et non les clés du dictionnaire, puis gardez tous les secrets de la plus longue")
def plus_grand_secret(longueurs):
    return [max(longueurs)]


@faux("tous les secrets y sont : gardez seulement ceux dont la manche, `longueurs[secret]`, égale la plus longue de toutes ; `len(secret)` n’est que le nombre de pions")
def tous(longueurs):
    return sorted(longueurs)


@faux("chaque secret est suivi de sa longueur : il faut les secrets seuls")
def avec_la_longueur(longueurs):
    return [(secret, longueurs[secret]) for secret in sorted(_au_maximum(longueurs))]


@faux("aucun secret n’est donné : comparez `longueurs[secret]` à la plus grande des longueurs, `max(longueurs.values())`")
def aucun(longueurs):
    return []


@faux("un seul secret est donné, sans liste : il les faut tous, dans une liste")
def secret_sans_liste(longueurs):
    return max(longueurs, key=longueurs.get)


@faux("un seul secret est donné, le dernier rencontré : gardez tous ceux qui ont la plus grande longueur, dans une liste")
def dernier_seul(longueurs):
    return _au_maximum(longueurs)[-1:]


@faux("les secrets sont dans l’ordre décroissant : il faut l’ordre croissant")
def decroissants(longueurs):
    return sorted(_au_maximum(longueurs), reverse=True)


@faux("la longueur retenue est celle du plus grand secret, et non la plus grande : comparez les longueurs entre elles, `max(longueurs.values())`")
def longueur_du_plus_grand(longueurs):
    return sorted(secret for secret in longueurs if longueurs[secret] == longueurs[max(longueurs)])


@faux("des secrets moins longs restent dans la liste : cherchez d’abord la plus grande longueur, puis regardez de nouveau tous les secrets ; ou, à chaque manche plus longue, refaites la liste avec ce secret seul")
def records_successifs(longueurs):
    gardes, record = [], 0
    for secret in longueurs:
        if longueurs[secret] >= record:
            record = longueurs[secret]
            gardes.append(secret)
    return sorted(gardes)


@faux("les secrets gardés sont ceux qui n’ont pas la plus longue manche : c’est le contraire qu’il faut")
def les_autres(longueurs):
    return sorted(secret for secret in longueurs if longueurs[secret] != max(longueurs.values()))


@faux("vous renvoyez un dictionnaire : il faut la liste des secrets, sans les longueurs")
def dictionnaire(longueurs):
    return {secret: longueurs[secret] for secret in sorted(_au_maximum(longueurs))}


@faux("ce sont les longueurs, et non les secrets, qui sont dans la liste : rangez le secret, qui est la clé du dictionnaire, et non sa longueur")
def longueurs_seules(longueurs):
    return [longueurs[secret] for secret in _au_maximum(longueurs)]


@faux("tous les secrets y sont, de la manche la plus courte à la plus longue : il faut seulement ceux de la plus longue manche, dans l’ordre des codes")
def tries_par_longueur(longueurs):
    return sorted(longueurs, key=longueurs.get)


@faux("des secrets moins longs restent dans la liste, et il y manque ceux qui égalent le plus long : cherchez d’abord la plus grande longueur, puis regardez de nouveau tous les secrets et gardez ceux qui l’ont")
def records_stricts(longueurs):
    gardes, record = [], 0
    for secret in longueurs:
        if longueurs[secret] > record:
            record = longueurs[secret]
            gardes.append(secret)
    return sorted(gardes)


@faux("un des secrets de la plus longue manche est deux fois dans la liste : rangez-le soit parce que sa longueur dépasse les autres, soit parce qu’elle les égale, jamais pour les deux raisons (`elif`)")
def premier_deux_fois(longueurs):
    gardes = _au_maximum(longueurs)
    return sorted(gardes + gardes[:1])


@faux("ce sont toutes les longueurs, sans aucun secret : gardez les secrets, les clés du dictionnaire, dont la longueur est la plus grande")
def toutes_les_longueurs(longueurs):
    return sorted(longueurs.values())


@faux("le premier des secrets de la plus longue manche n’est jamais donné : un secret dont la manche dépasse toutes celles d’avant doit être gardé lui aussi, et non seulement ceux qui l’égalent ensuite")
def record_oublie(longueurs):
    return sorted(_au_maximum(longueurs)[1:])


@faux("les secrets gardés sont ceux qui ont autant de pions que la plus longue manche a de propositions : comparez sa longueur, `longueurs[secret]`, et non `len(secret)`")
def nombre_de_pions(longueurs):
    return sorted(secret for secret in longueurs if len(secret) == max(longueurs.values()))


@faux("chaque secret est enfermé dans une liste de plus, à lui seul : rangez le secret même, sans crochets autour")
def secrets_emboites(longueurs):
    return [[secret] for secret in sorted(_au_maximum(longueurs))]


@faux("les secrets sont défaits, la liste contient leurs pions : chaque secret s’y ajoute entier, en un seul élément ; `+=` en ajoute les pions un à un")
def secrets_defaits(longueurs):
    return sorted(pion for secret in _au_maximum(longueurs) for pion in secret)
