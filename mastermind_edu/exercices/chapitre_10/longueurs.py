"""Exercice : mesurer des manches."""

import random
from itertools import product

from mastermind_edu.juge.exercice import Exercice, Propriete, faux
from mastermind_edu.juge.instruments import FonctionDonnee


def longueurs(secrets, jouer):
    """La liste des longueurs des manches `jouer(secret)`, une par secret, dans le même ordre."""
    return [len(jouer(secret)) for secret in secrets]


def _jeu(secrets, tailles):
    """Les secrets, et une fonction `jouer` dont les manches ont ces tailles ; un secret répété a la première des siennes."""
    table = {}
    for secret, taille in zip(secrets, tailles):
        table.setdefault(tuple(secret), (secret, [[rang] * len(secret) for rang in range(taille - 1)] + [secret]))
    return secrets, FonctionDonnee("jouer", tuple(table.values()))


def cas():
    for tailles in product((1, 2, 3), repeat=2):
        yield _jeu([[0], [1]], tailles)
    yield _jeu([[0]], [1])
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


EXERCICE = Exercice(
    reference=longueurs,
    points=2,
    cas=cas,
    exemples=(_jeu([[0, 0], [0, 1], [1, 0]], [1, 2, 3]), _jeu([[1, 0], [0, 0]], [3, 1])),
    proprietes=(
        Propriete("il n’y a qu’un secret", "il y a plusieurs secrets", lambda secrets, _: len(secrets) == 1),
        Propriete("un secret est répété", "aucun secret n’est répété", lambda secrets, _: any(secrets.count(s) > 1 for s in secrets)),
        Propriete("les manches sont de plus en plus longues, ou égales", "une manche est plus courte que la précédente", lambda secrets, jouer: (lambda t: t == sorted(t))(longueurs(secrets, jouer.fabriquer()[0]))),
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


@faux("la liste contient les manches elles-mêmes : il faut la longueur de chacune")
def manches_entieres(secrets, jouer):
    return [jouer(secret) for secret in secrets]


@faux("la liste contient les nombres de pions des secrets : il faut jouer les manches")
def longueurs_des_secrets(secrets, jouer):
    return [len(secret) for secret in secrets]


@faux("la dernière proposition de chaque manche, le secret, n’est pas comptée : elle compte aussi")
def secret_non_compte(secrets, jouer):
    return [len(jouer(secret)) - 1 for secret in secrets]


@faux("les longueurs sont rangées par ordre croissant : elles doivent suivre l’ordre des secrets")
def rangees(secrets, jouer):
    return sorted(len(jouer(secret)) for secret in secrets)


@faux("le dernier secret n’est jamais joué")
def dernier_oublie(secrets, jouer):
    return [len(jouer(secret)) for secret in secrets[:-1]]


@faux("le résultat est le total des longueurs : il faut leur liste")
def total(secrets, jouer):
    return sum(len(jouer(secret)) for secret in secrets)


@faux("chaque longueur ne paraît qu’une fois : il en faut une par secret, même égale à une autre")
def sans_repetition(secrets, jouer):
    return list(dict.fromkeys(len(jouer(secret)) for secret in secrets))
