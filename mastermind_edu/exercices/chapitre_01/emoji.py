"""Exercice : l’emoji d’une initiale."""

from mastermind_edu.exercices.cas import autres_tableaux, tableaux
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def emoji(initiale, initiales, emojis):
    """L’emoji de même rang que l’initiale, `"?"` quand l’initiale est inconnue."""
    if initiale in initiales:
        return emojis[initiales.index(initiale)]
    return "?"


def cas():
    for initiales, emojis in tableaux():
        for initiale in [*initiales, "X"]:
            yield initiale, initiales, emojis
    for initiales, emojis in autres_tableaux():
        for initiale in initiales:
            yield initiale, initiales, emojis
    for initiales, emojis in autres_tableaux():
        for inconnue in "RVBS":
            if inconnue not in initiales:
                yield inconnue, initiales, emojis


EXERCICE = Exercice(
    reference=emoji,
    points=2,
    cas=cas,
    exemples=(
        ("R", ["R", "V", "B"], ["🔴", "🟢", "🔵"]),
        ("B", ["R", "V", "B"], ["🔴", "🟢", "🔵"]),
        ("X", ["R", "V", "B"], ["🔴", "🟢", "🔵"]),
    ),
    proprietes=(
        Propriete("l’initiale est inconnue", "l’initiale est connue", lambda initiale, initiales, _: initiale not in initiales),
        Propriete("l’initiale est la première", "l’initiale n’est pas la première", lambda initiale, initiales, _: [initiale] == initiales[:1]),
        Propriete("l’initiale est la dernière", "l’initiale n’est pas la dernière", lambda initiale, initiales, _: [initiale] == initiales[-1:]),
        Propriete("il n’y a qu’une couleur", "il y a plusieurs couleurs", lambda _, initiales, __: len(initiales) == 1),
    ),
    indices=(
        "Les deux tableaux sont parallèles : l’emoji cherché a le même rang que l’initiale.",
        "Deux temps : d’abord l’initiale inconnue, que `in` permet de reconnaître ; ensuite le rang, que `index` trouve, et la lecture à ce rang.",
    ),
    squelette='''\
def emoji(initiale, initiales, emojis):
    """L’emoji de même rang que l’initiale, "?" quand elle est inconnue."""
    if ...:
        return "?"
    rang = ...
    return ...
''',
)


@faux("pour une initiale inconnue, la fonction renvoie `None` et non « ? »")
def none_si_inconnue(initiale, initiales, emojis):
    for i in range(len(initiales)):
        if initiales[i] == initiale:
            return emojis[i]


@faux("une initiale inconnue provoque une erreur : il faut renvoyer « ? »")
def sans_cas_inconnu(initiale, initiales, emojis):
    return emojis[initiales.index(initiale)]


@faux("l’emoji est celui d’à côté, un rang avant ; à la première initiale répond le dernier emoji")
def decalage_d_un_rang(initiale, initiales, emojis):
    if initiale in initiales:
        return emojis[initiales.index(initiale) - 1]
    return "?"


@faux("une initiale connue est renvoyée telle quelle : il faut son emoji")
def rend_l_initiale(initiale, initiales, emojis):
    return initiale if initiale in initiales else "?"


@faux("toute initiale connue donne le premier emoji : il faut celui de même rang qu’elle")
def premier_emoji(initiale, initiales, emojis):
    return emojis[0] if initiale in initiales else "?"


@faux("seule la dernière initiale est reconnue : toutes les autres donnent « ? »")
def derniere_initiale_seule(initiale, initiales, emojis):
    resultat = "?"
    for i in range(len(initiales)):
        resultat = emojis[i] if initiales[i] == initiale else "?"
    return resultat


@faux("seule la première initiale est reconnue : toutes les autres donnent « ? »")
def conclut_trop_tot(initiale, initiales, emojis):
    for i in range(len(initiales)):
        if initiales[i] == initiale:
            return emojis[i]
        else:
            return "?"
