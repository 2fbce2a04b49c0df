"""Exercice : montrer une proposition."""

from mastermind_edu.exercices.cas import EMOJIS, INITIALES, autres_tableaux, listes
from mastermind_edu.exercices.proprietes import se_repete
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def afficher_proposition(proposition, initiales, emojis):
    """Les emojis de la proposition, une espace entre deux."""
    return " ".join(emojis[initiales.index(initiale)] for initiale in proposition)


def cas():
    for proposition in listes("RVB", (1, 2, 3)):
        yield proposition, ["R", "V", "B"], ["🔴", "🟢", "🔵"]
    for mot in ("RVBJ", "NPJB", "NNNN"):
        yield list(mot), INITIALES, EMOJIS
    for rang, (initiales, emojis) in enumerate(autres_tableaux()):
        yield initiales, initiales, emojis
        yield initiales, initiales[::-1], emojis
        yield (initiales[::-1] * 8)[: rang % 8 + 1], initiales, emojis
        yield [initiales[rang % len(initiales)]] * (8 - rang % 8), initiales, emojis


EXERCICE = Exercice(
    reference=afficher_proposition,
    points=2,
    cas=cas,
    exemples=(
        (["B", "R", "B"], ["R", "V", "B"], ["🔴", "🟢", "🔵"]),
        (["V"], ["R", "V", "B"], ["🔴", "🟢", "🔵"]),
    ),
    proprietes=(
        Propriete("il n’y a qu’un pion", "il y a plusieurs pions", lambda proposition, *_: len(proposition) == 1),
        Propriete("une couleur est répétée dans la proposition", "aucune couleur n’est répétée dans la proposition", lambda proposition, *_: se_repete(proposition)),
        Propriete("chaque pion est au même rang dans `initiales`", "un pion n’est pas au même rang dans `initiales`", lambda proposition, initiales, _: list(proposition) == list(initiales[: len(proposition)])),
        Propriete(
            "les pions sont dans l’ordre des initiales, sans répétition", "les pions ne sont pas dans l’ordre des initiales, ou se répètent",
            lambda proposition, initiales, _: list(proposition) == [initiale for initiale in initiales if initiale in proposition],
        ),
    ),
    indices=(
        "Dans la boucle de l’énoncé, un seul mot change : dans quel tableau faut-il lire ?",
        "Le rang se cherche toujours dans `initiales` ; c’est au même rang que se trouve l’emoji. `join` met les espaces.",
    ),
    squelette='''\
def afficher_proposition(proposition, initiales, emojis):
    """Les emojis de la proposition, une espace entre deux."""
    morceaux = []
    for initiale in proposition:
        rang = ...
        morceaux.append(...)
    return ...
''',
)


@faux("il manque l’espace entre deux emojis")
def emojis_colles(proposition, initiales, emojis):
    return "".join(emojis[initiales.index(initiale)] for initiale in proposition)


@faux("il reste une espace à la fin : elle se met entre les emojis")
def espace_finale(proposition, initiales, emojis):
    texte = ""
    for initiale in proposition:
        texte += emojis[initiales.index(initiale)] + " "
    return texte


@faux("le texte contient les initiales : il faut l’emoji de chacune")
def initiales_gardees(proposition, initiales, emojis):
    return " ".join(proposition)


@faux("les emojis sont toujours les premiers du tableau, quelles que soient les initiales de la proposition")
def rang_dans_la_proposition(proposition, initiales, emojis):
    return " ".join(emojis[i] for i in range(len(proposition)))


@faux("les emojis sont dans l’ordre du tableau, chacun une fois : il faut l’ordre de la proposition, répétitions comprises")
def ordre_du_tableau(proposition, initiales, emojis):
    return " ".join(image for initiale, image in zip(initiales, emojis) if initiale in proposition)


@faux("le texte montre toutes les couleurs, et non celles de la proposition")
def toutes_les_couleurs(proposition, initiales, emojis):
    return " ".join(emojis)
