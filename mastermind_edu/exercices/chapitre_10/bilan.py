"""Exercice : résumer les longueurs de toutes les manches."""

import random
from fractions import Fraction
from itertools import product

from mastermind_edu.exercices.chapitre_10._bilan import dire_le_bilan, expliquer_les_cles
from mastermind_edu.juge.ecarts import Ecart, comparer_a_la_reference, ecrire_observation
from mastermind_edu.juge.exercice import Exercice, Propriete, faux
from mastermind_edu.juge.explications import expliquer

PRECISION = 1e-9  # deux façons justes de calculer une moyenne diffèrent de bien moins


def bilan(longueurs):
    """Le triplet (maximum, liste triée des secrets qui l’atteignent, moyenne), d’après un dictionnaire secret → longueur."""
    maximum = max(longueurs.values())
    secrets = sorted(secret for secret, longueur in longueurs.items() if longueur == maximum)
    return maximum, secrets, sum(longueurs.values()) / len(longueurs)


def cas():
    yield ({(0,): 1},)
    yield ({(1, 0): 4},)
    for tailles in product((1, 2, 3), repeat=2):
        yield ({(0,): tailles[0], (1,): tailles[1]},)
        yield ({(1,): tailles[0], (0,): tailles[1]},)
    yield ({(0,): 1, (1,): 1, (2,): 2},)
    yield ({(0,): 1, (1,): 3, (2,): 1, (3,): 3},)
    codes = list(product(range(2), repeat=2))
    for tailles in ((1, 2, 3, 4), (4, 3, 2, 1), (2, 2, 2, 2), (1, 3, 3, 2), (3, 1, 3, 3), (1, 1, 1, 2)):
        yield (dict(zip(codes, tailles)),)
        yield (dict(zip(codes[::-1], tailles)),)
    hasard = random.Random(10)
    for nombre in range(1, 21):
        nb_pions, nb_couleurs = nombre % 7 + 2, nombre % 10 + 3
        secrets = dict.fromkeys(tuple(hasard.choices(range(nb_couleurs), k=nb_pions)) for _ in range(nombre))
        for plafond in (2, 12):
            yield ({secret: hasard.randint(1, plafond) for secret in secrets},)
    yield ({(11, 10, 9): 20, (0, 11, 0): 1, (7, 7, 7): 15, (0, 0, 11): 20},)


def _moyenne_egale(obtenue: object, attendue: float) -> bool:
    """Vrai pour un nombre à virgule, une fraction, ou l’entier que `statistics.mean` donne quand elle tombe juste."""
    return type(obtenue) in (float, int, Fraction) and abs(obtenue - attendue) <= PRECISION * attendue


def juger(exercice, arguments, attendue, obtenue) -> Ecart | None:
    valeur, vue = obtenue.valeur, ecrire_observation(obtenue)
    if type(valeur) in (tuple, list) and len(valeur) == 3 and _moyenne_egale(valeur[2], attendue.valeur[2]):
        obtenue = obtenue._replace(valeur=(*valeur[:2], attendue.valeur[2]))
    ecart = comparer_a_la_reference(exercice, arguments, attendue, obtenue)
    if ecart and valeur is not obtenue.valeur:
        ecart = ecart._replace(obtenu=vue)
    cles = expliquer_les_cles(obtenue.erreur.types[0], obtenue.erreur.instruction, obtenue.erreur.texte) if ecart and obtenue.erreur else ""
    if cles:
        return ecart._replace(message=f"{expliquer(obtenue.erreur)}. {cles}")
    return ecart._replace(conseil=dire_le_bilan(*arguments, attendue.valeur, valeur)) if ecart and type(valeur) in (tuple, list) and not obtenue.erreur else ecart


def _au_maximum(longueurs):
    return [secret for secret, longueur in longueurs.items() if longueur == max(longueurs.values())]


EXERCICE = Exercice(
    reference=bilan,
    points=3,
    cas=cas,
    exemples=(({(0, 0): 1, (0, 1): 2, (1, 0): 3, (1, 1): 2},), ({(1, 1): 2, (0, 1): 2, (0, 0): 1},)),
    juger=juger,
    proprietes=(
        Propriete("un seul secret atteint le maximum", "plusieurs secrets atteignent le maximum", lambda longueurs: len(_au_maximum(longueurs)) == 1),
        Propriete("les secrets du maximum sont déjà dans l’ordre", "les secrets du maximum ne sont pas dans l’ordre", lambda longueurs: _au_maximum(longueurs) == sorted(_au_maximum(longueurs))),
        Propriete("la moyenne est un nombre entier", "la moyenne n’est pas un nombre entier", lambda longueurs: sum(longueurs.values()) % len(longueurs) == 0),
        Propriete("tous les secrets atteignent le maximum", "un secret n’atteint pas le maximum", lambda longueurs: len(_au_maximum(longueurs)) == len(longueurs)),
        Propriete("le premier secret atteint le maximum", "le premier secret n’atteint pas le maximum", lambda longueurs: next(iter(longueurs)) in _au_maximum(longueurs)),
        Propriete("il n’y a qu’un secret", "il y a plusieurs secrets", lambda longueurs: len(longueurs) == 1),
    ),
    indices=(
        "Trois questions, l’une après l’autre : le maximum d’abord, puis les secrets qui l’atteignent, puis la moyenne. `longueurs.values()` donne les longueurs.",
        "Une fois le maximum connu, parcourez `longueurs.items()` et gardez les secrets de cette longueur ; `sorted` les met dans l’ordre.",
    ),
    squelette='''\
def bilan(longueurs):
    """Le triplet (maximum, secrets au maximum, moyenne)."""
    maximum = max(longueurs.values())
    secrets = []
    for secret, longueur in longueurs.items():
        if ...:
            secrets.append(...)
    moyenne = ...
    return maximum, sorted(...), moyenne
''',
)


def _moyenne(longueurs):
    return sum(longueurs.values()) / len(longueurs)


@faux("un seul secret est donné, le premier, même quand plusieurs atteignent le maximum : ajoutez à la liste chaque secret de cette longueur, et ne la renvoyez que quand tous ont été vus")
def un_seul_secret(longueurs):
    maximum = max(longueurs.values())
    return maximum, _au_maximum(longueurs)[:1], _moyenne(longueurs)


@faux("les secrets du maximum sont dans l’ordre du dictionnaire : triez-les, avec `sorted`")
def secrets_non_tries(longueurs):
    return max(longueurs.values()), _au_maximum(longueurs), _moyenne(longueurs)


@faux("la moyenne est arrondie à l’entier du dessous : divisez avec `/`, sans l’arrondir")
def moyenne_entiere(longueurs):
    return max(longueurs.values()), sorted(_au_maximum(longueurs)), sum(longueurs.values()) // len(longueurs)


@faux("la moyenne est arrondie à deux décimales : renvoyez-la sans l’arrondir")
def moyenne_arrondie(longueurs):
    return max(longueurs.values()), sorted(_au_maximum(longueurs)), round(_moyenne(longueurs), 2)


@faux("la moyenne est celle des longueurs différentes : deux manches de même longueur comptent pour deux, divisez par le nombre de secrets")
def moyenne_sans_repetition(longueurs):
    distinctes = set(longueurs.values())
    return max(longueurs.values()), sorted(_au_maximum(longueurs)), sum(distinctes) / len(distinctes)


@faux("c’est la plus petite longueur qui est donnée, avec ses secrets : cherchez la plus grande")
def minimum(longueurs):
    plus_courte = min(longueurs.values())
    return plus_courte, sorted(secret for secret, longueur in longueurs.items() if longueur == plus_courte), _moyenne(longueurs)


@faux("à la place du maximum, il y a la longueur du plus grand secret : cherchez la plus grande des longueurs, `longueurs.values()`")
def plus_grand_secret(longueurs):
    secret = max(longueurs)
    return longueurs[secret], sorted(s for s in longueurs if longueurs[s] == longueurs[secret]), _moyenne(longueurs)


@faux("la moyenne vient avant les secrets : l’ordre est maximum, secrets, moyenne")
def moyenne_au_milieu(longueurs):
    return max(longueurs.values()), _moyenne(longueurs), sorted(_au_maximum(longueurs))


@faux("à la place des secrets, il y a leur nombre : au lieu de les compter, ajoutez chacun à une liste")
def nombre_de_secrets(longueurs):
    return max(longueurs.values()), len(_au_maximum(longueurs)), _moyenne(longueurs)


@faux("les secrets d’un maximum plus petit, rencontré avant, restent dans la liste : quand une longueur dépasse le maximum, repartez d’une liste neuve, qui ne contient que ce secret")
def anciens_maximums(longueurs):
    maximum, secrets = 0, []
    for secret, longueur in longueurs.items():
        if longueur >= maximum:
            maximum = longueur
            secrets.append(secret)
    return maximum, sorted(secrets), _moyenne(longueurs)


@faux("les secrets d’un maximum plus petit restent dans la liste, et la moyenne est arrondie : quand une longueur dépasse le maximum, repartez d’une liste neuve ; renvoyez la moyenne sans l’arrondir")
def anciens_maximums_et_arrondi(longueurs):
    maximum, secrets, moyenne = anciens_maximums(longueurs)
    return maximum, secrets, round(moyenne, 2)


@faux("les secrets d’un maximum plus petit restent dans la liste, et un secret de même longueur que le maximum n’y entre pas : repartez d’une liste neuve quand il est dépassé, ajoutez quand il est égalé")
def records(longueurs):
    maximum, secrets = 0, []
    for secret, longueur in longueurs.items():
        if longueur > maximum:
            maximum = longueur
            secrets.append(secret)
    return maximum, sorted(secrets), _moyenne(longueurs)


@faux("seul le dernier secret du maximum est donné : il les faut tous, ajoutez-les un à un à la liste")
def dernier_secret(longueurs):
    return max(longueurs.values()), _au_maximum(longueurs)[-1:], _moyenne(longueurs)


@faux("seul le plus petit secret du maximum est donné : il faut la liste de tous, triée, sans en prendre le premier")
def plus_petit_secret(longueurs):
    return max(longueurs.values()), sorted(_au_maximum(longueurs))[:1], _moyenne(longueurs)


@faux("un secret est donné seul, sans liste : ajoutez chaque secret du maximum à une liste, vide au départ")
def secret_sans_liste(longueurs):
    return max(longueurs.values()), _au_maximum(longueurs)[0], _moyenne(longueurs)


@faux("le maximum est celui des secrets, les clés du dictionnaire : demandez celui de `longueurs.values()`")
def maximum_des_cles(longueurs):
    maximum = max(longueurs)
    return maximum, sorted(secret for secret in longueurs if longueurs[secret] == maximum), _moyenne(longueurs)


@faux("à la place de la plus grande longueur, il y a le secret qui l’atteint : le premier élément est cette longueur")
def secret_pour_maximum(longueurs):
    return max(longueurs, key=longueurs.get), sorted(_au_maximum(longueurs)), _moyenne(longueurs)


@faux("tous les secrets sont dans la liste : ne gardez que ceux dont la longueur est le maximum")
def tous_les_secrets(longueurs):
    return max(longueurs.values()), sorted(longueurs), _moyenne(longueurs)


@faux("à la place des secrets, il y a leurs longueurs : ajoutez la clé, pas la valeur")
def longueurs_pour_secrets(longueurs):
    return max(longueurs.values()), [longueurs[secret] for secret in _au_maximum(longueurs)], _moyenne(longueurs)


@faux("ce sont les secrets qui n’atteignent pas le maximum : gardez ceux dont la longueur lui est égale")
def secrets_sous_le_maximum(longueurs):
    return max(longueurs.values()), sorted(secret for secret in longueurs if longueurs[secret] < max(longueurs.values())), _moyenne(longueurs)


@faux("les secrets sont dans l’ordre décroissant : il faut l’ordre croissant")
def ordre_decroissant(longueurs):
    return max(longueurs.values()), sorted(_au_maximum(longueurs))[::-1], _moyenne(longueurs)


@faux("à la place de la moyenne, il y a la somme : divisez-la par le nombre de secrets")
def somme_pour_moyenne(longueurs):
    return max(longueurs.values()), sorted(_au_maximum(longueurs)), sum(longueurs.values())


@faux("la moyenne est divisée par le nombre de secrets du maximum : divisez par celui de tous les secrets, `len(longueurs)`")
def divisee_par_les_pires(longueurs):
    return max(longueurs.values()), sorted(_au_maximum(longueurs)), sum(longueurs.values()) / len(sorted(_au_maximum(longueurs)))


@faux("la moyenne est toujours égale au maximum : additionnez toutes les longueurs, pas seulement celles qui l’atteignent, et divisez par le nombre de tous les secrets")
def moyenne_des_pires(longueurs):
    return max(longueurs.values()), sorted(_au_maximum(longueurs)), float(max(longueurs.values()))


@faux("seules les longueurs égales au maximum sont additionnées dans la moyenne : additionnez-les toutes, celles des autres secrets aussi")
def somme_des_pires(longueurs):
    maximum, secrets, _ = bilan(longueurs)
    return maximum, secrets, maximum * len(secrets) / len(longueurs)


@faux("la moyenne est celle du maximum et du minimum : il faut celle de toutes les longueurs")
def milieu_des_extremes(longueurs):
    return max(longueurs.values()), sorted(_au_maximum(longueurs)), (max(longueurs.values()) + min(longueurs.values())) / 2


@faux("la moyenne est arrondie à l’entier le plus proche : renvoyez-la sans l’arrondir")
def moyenne_arrondie_a_l_entier(longueurs):
    return max(longueurs.values()), sorted(_au_maximum(longueurs)), round(_moyenne(longueurs))


@faux("la moyenne est arrondie à une décimale : renvoyez-la sans l’arrondir")
def moyenne_arrondie_au_dixieme(longueurs):
    return max(longueurs.values()), sorted(_au_maximum(longueurs)), round(_moyenne(longueurs), 1)


@faux("la moyenne manque : le triplet est (maximum, secrets, moyenne)")
def moyenne_oubliee(longueurs):
    return max(longueurs.values()), sorted(_au_maximum(longueurs))


@faux("les secrets viennent avant le maximum : l’ordre est maximum, secrets, moyenne")
def secrets_d_abord(longueurs):
    return sorted(_au_maximum(longueurs)), max(longueurs.values()), _moyenne(longueurs)
