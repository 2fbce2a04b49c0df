"""Exercice : mesurer des manches."""

import random
from itertools import product

from mastermind_edu.francais import abreger, accorder
from mastermind_edu.juge.ecarts import Ecart, comparer_a_la_reference
from mastermind_edu.juge.exercice import Exercice, Propriete, faux
from mastermind_edu.juge.explications import expliquer
from mastermind_edu.juge.instruments import FonctionDonnee


def longueurs(secrets, jouer):
    """La liste des longueurs des manches `jouer(secret)`, une par secret, dans le même ordre."""
    return [len(jouer(secret)) for secret in secrets]


def _jeu(secrets, tailles):
    """Les secrets, et une fonction `jouer` dont les manches ont ces tailles ; un secret répété a la première des siennes."""
    table = {}
    for secret, taille in zip(secrets, tailles):
        autres = [code for code in ([rang] * len(secret) for rang in range(taille)) if code != secret]  # le secret termine la manche
        table.setdefault(tuple(secret), (secret, [*autres[: taille - 1], secret]))
    return secrets, FonctionDonnee("jouer", tuple(table.values()))


def cas():
    for taille in (1, 2, 3):
        yield _jeu([[0]], [taille])
    for tailles in product((1, 2, 3), repeat=2):
        yield _jeu([[0], [1]], tailles)
    yield _jeu([[1, 0]], [4])
    codes = [list(code) for code in product(range(2), repeat=2)]
    for tailles in ((1, 2, 3, 4), (4, 3, 2, 1), (2, 2, 2, 2), (1, 3, 1, 2)):
        yield _jeu(codes, tailles)
        yield _jeu(codes[::-1], tailles)
    yield _jeu([[0, 1], [1, 1], [0, 1]], [2, 3, 2])  # un secret tiré deux fois
    hasard = random.Random(10)
    for nombre in range(1, 21):
        nb_pions = nombre % 8 + 1
        secrets = [hasard.choices(range(nombre % 12 + 1), k=nb_pions) for _ in range(nombre)]
        yield _jeu(secrets, [hasard.randint(1, 6) for _ in secrets])
    yield _jeu([[11, 10, 9], [0, 11, 0], [7] * 3], [20, 1, 15])


PAS_UN_SECRET = "Ce qui est donné à `jouer` n’est pas un secret : donnez-lui les éléments de `secrets`, l’un après l’autre, et non leur rang ni toute la liste"

UNE_LISTE_SUFFIT = "Un secret est une liste, et il peut venir deux fois : ajoutez plutôt la longueur de chaque manche à une liste, vide au départ, avec `append`"


def juger(exercice, arguments, attendue, obtenue) -> Ecart | None:
    """La comparaison à la référence ; la première longueur fausse se dit."""
    ecart = comparer_a_la_reference(exercice, arguments, attendue, obtenue)
    if ecart and obtenue.erreur and obtenue.erreur.texte.startswith("jouer(") and obtenue.erreur.types[0] == "ValueError":
        return ecart._replace(message=f"{expliquer(obtenue.erreur)}. {PAS_UN_SECRET}")
    if ecart and obtenue.erreur and obtenue.erreur.texte.startswith("unhashable type: 'list'"):
        return ecart._replace(message=f"{expliquer(obtenue.erreur)}. {UNE_LISTE_SUFFIT}")
    if ecart is None or ecart.genre != "valeur":
        return ecart
    if len(obtenue.valeur) != len(attendue.valeur):
        return ecart._replace(conseil=f"il faut une longueur par secret, donc {len(attendue.valeur)} : la liste en a {len(obtenue.valeur)} ; ajoutez-en une, et une seule, pour chaque secret")
    rang = next((i for i, n in enumerate(attendue.valeur) if repr(n) != repr(obtenue.valeur[i])), 0)
    if type(obtenue.valeur[rang]) is not int:
        return ecart._replace(conseil=f"la liste doit contenir des nombres entiers, les longueurs : `{abreger(repr(obtenue.valeur[rang]))}` n’en est pas un ; ajoutez-y `len` de chaque manche, tel quel")
    propositions = accorder(attendue.valeur[rang], "proposition")
    return ecart._replace(conseil=f"la manche du secret de rang {rang} a {propositions} : la longueur est {attendue.valeur[rang]}, et non {obtenue.valeur[rang]} ; comptez toutes les propositions de `jouer(secret)`, et rien d’autre")


EXERCICE = Exercice(
    reference=longueurs,
    points=2,
    cas=cas,
    exemples=(_jeu([[0, 0], [0, 1], [1, 0]], [1, 2, 3]), _jeu([[1, 0], [0, 0]], [3, 1])),
    juger=juger,
    proprietes=(
        Propriete("il n’y a qu’un secret", "il y a plusieurs secrets", lambda secrets, _: len(secrets) == 1),
        Propriete("un secret est répété", "aucun secret n’est répété", lambda secrets, _: any(secrets.count(s) > 1 for s in secrets)),
        Propriete("aucune manche n’est plus courte que la précédente", "une manche est plus courte que la précédente", lambda secrets, jouer: (lambda t: t == sorted(t))(longueurs(secrets, jouer.fabriquer()[0]))),
        Propriete("chaque manche a autant de propositions que le secret de pions", "une manche n’a pas autant de propositions que le secret de pions", lambda secrets, jouer: all(n == len(secrets[0]) for n in longueurs(secrets, jouer.fabriquer()[0]))),
    ),
    indices=(
        "`jouer` est une fonction, reçue comme un argument : elle s’appelle comme une autre, avec des parenthèses. Que renvoie-t-elle pour un secret ?",
        "Partez d’une liste vide ; pour chaque secret, ajoutez la longueur de la liste que `jouer` renvoie.",
    ),
    squelette='''\
def longueurs(secrets, jouer):
    """La longueur de la manche de chaque secret, dans l’ordre."""
    resultat = []
    for secret in secrets:
        resultat.append(...)
    return ...
''',
)


@faux("la liste contient les manches elles-mêmes : ajoutez la longueur de chacune, avec `len`")
def manches_entieres(secrets, jouer):
    return [jouer(secret) for secret in secrets]


@faux("la liste contient des nombres de pions : il faut compter les propositions de la manche, `jouer(secret)`")
def longueurs_des_secrets(secrets, jouer):
    return [len(secret) for secret in secrets]


@faux("chaque longueur est trop petite de 1 : comptez aussi la dernière proposition de la manche, le secret ; un rang, qui part de 0, vaut un de moins que le nombre de propositions")
def secret_non_compte(secrets, jouer):
    return [len(jouer(secret)) - 1 for secret in secrets]


@faux("les longueurs sont rangées par ordre croissant : elles doivent suivre l’ordre des secrets")
def rangees(secrets, jouer):
    return sorted(len(jouer(secret)) for secret in secrets)


@faux("le dernier secret n’est jamais joué : parcourez toute la liste `secrets`")
def dernier_oublie(secrets, jouer):
    return [len(jouer(secret)) for secret in secrets[:-1]]


@faux("le résultat est le total des longueurs : au lieu de les additionner, ajoutez chacune à une liste, vide au départ, et renvoyez cette liste")
def total(secrets, jouer):
    return sum(len(jouer(secret)) for secret in secrets)


@faux("chaque longueur n’est qu’une fois dans la liste : il en faut une par secret, même égale à une autre")
def sans_repetition(secrets, jouer):
    return list(dict.fromkeys(len(jouer(secret)) for secret in secrets))


@faux("un secret répété n’a qu’une longueur : il en faut une à chaque fois, même pour un secret déjà joué ; rangez-les dans une liste, car un dictionnaire n’en garde qu’une")
def secret_repete_oublie(secrets, jouer):
    return list({tuple(secret): len(jouer(secret)) for secret in secrets}.values())


@faux("seule la dernière longueur est dans la liste : créez la liste une seule fois, au début, et ajoutez-y chaque longueur")
def derniere_seulement(secrets, jouer):
    return longueurs(secrets, jouer)[-1:]


@faux("la liste s’arrête après la première manche : ne la renvoyez que quand tous les secrets ont été joués")
def premiere_seulement(secrets, jouer):
    return longueurs(secrets, jouer)[:1]


@faux("c’est toujours le premier secret qui est joué : jouez chaque secret à son tour")
def toujours_le_premier(secrets, jouer):
    return [len(jouer(secrets[0])) for _ in secrets]


@faux("le premier secret n’est jamais joué : parcourez toute la liste `secrets`")
def premier_oublie(secrets, jouer):
    return longueurs(secrets, jouer)[1:]


@faux("les longueurs sont dans l’ordre inverse : parcourez les secrets du premier au dernier, et ajoutez chaque longueur à la fin de la liste")
def a_l_envers(secrets, jouer):
    return longueurs(secrets, jouer)[::-1]


@faux("chaque nombre ajoute les longueurs précédentes : il faut la longueur de la manche seule ; si vous comptez les propositions une à une, repartez de 0 pour chaque secret")
def cumul(secrets, jouer):
    return [sum(longueurs(secrets, jouer)[: rang + 1]) for rang in range(len(secrets))]


@faux("la liste contient des couples (secret, longueur) : il ne faut que les longueurs")
def couples(secrets, jouer):
    return list(zip(secrets, longueurs(secrets, jouer)))


@faux("chaque longueur est trop grande de 1 : c’est le nombre de propositions de `jouer(secret)`, sans rien de plus")
def une_de_trop(secrets, jouer):
    return [longueur + 1 for longueur in longueurs(secrets, jouer)]


@faux("le résultat est la plus grande longueur : ajoutez-les toutes à une liste, et renvoyez cette liste")
def maximum(secrets, jouer):
    return max(longueurs(secrets, jouer))


@faux("le résultat est la moyenne des longueurs : ajoutez chacune à une liste, et renvoyez cette liste, sans rien diviser")
def moyenne(secrets, jouer):
    return sum(longueurs(secrets, jouer)) / len(secrets)


@faux("le résultat est le nombre de secrets : il faut la liste des longueurs, ajoutez-y `len` de chaque manche")
def nombre_de_secrets(secrets, jouer):
    return len(secrets)


@faux("le résultat est la longueur d’une seule manche, la première : ajoutez celle de chaque manche à une liste, et renvoyez-la quand tous les secrets ont été joués")
def premiere_longueur(secrets, jouer):
    return longueurs(secrets, jouer)[0]


@faux("le résultat est la longueur d’une seule manche, la dernière : ajoutez celle de chaque manche à une liste, vide au départ, et renvoyez-la")
def derniere_longueur(secrets, jouer):
    return longueurs(secrets, jouer)[-1]


@faux("la liste contient des rangs : ajoutez à leur place la longueur de chaque manche, celle de la liste que donne `jouer`")
def rangs(secrets, jouer):
    return list(range(len(secrets)))
