"""Exercice : l’emoji d’une initiale."""

from mastermind_edu.exercices.cas import autres_tableaux, tableaux
from mastermind_edu.juge.exercice import Exercice, faux


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


@faux("pour une initiale inconnue, la fonction se termine sans `return` : elle renvoie `None`")
def none_si_inconnue(initiale, initiales, emojis):
    for i in range(len(initiales)):
        if initiales[i] == initiale:
            return emojis[i]


@faux("`index` provoque une erreur quand l’initiale n’est pas dans la liste : vérifiez avant de chercher")
def sans_cas_inconnu(initiale, initiales, emojis):
    return emojis[initiales.index(initiale)]


@faux("l’emoji est celui d’à côté : le premier rang d’une liste est 0")
def decalage_d_un_rang(initiale, initiales, emojis):
    if initiale in initiales:
        return emojis[initiales.index(initiale) - 1]
    return "?"


@faux("vous renvoyez l’initiale : le rang trouvé dans `initiales` sert à lire `emojis`")
def rend_l_initiale(initiale, initiales, emojis):
    return initiale if initiale in initiales else "?"


@faux("vous renvoyez toujours le premier emoji : de quel rang est l’initiale ?")
def premier_emoji(initiale, initiales, emojis):
    return emojis[0] if initiale in initiales else "?"


@faux("le « ? » est renvoyé dès que la première initiale diffère : attendez d’avoir tout parcouru")
def conclut_trop_tot(initiale, initiales, emojis):
    for i in range(len(initiales)):
        if initiales[i] == initiale:
            return emojis[i]
        else:
            return "?"
