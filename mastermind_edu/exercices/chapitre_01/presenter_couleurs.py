"""Exercice : présenter les couleurs."""

from mastermind_edu.exercices.cas import autres_tableaux, tableaux
from mastermind_edu.exercices.proprietes import TABLEAUX
from mastermind_edu.juge.exercice import Exercice, faux


def presenter_couleurs(initiales, emojis):
    """Un texte : chaque emoji suivi de son initiale entre parenthèses, une espace entre deux couleurs."""
    return " ".join(f"{image} ({initiale})" for initiale, image in zip(initiales, emojis))


def cas():
    yield from tableaux()
    yield from autres_tableaux()


EXERCICE = Exercice(
    reference=presenter_couleurs,
    points=2,
    cas=cas,
    exemples=((["R"], ["🔴"]), (["R", "V"], ["🔴", "🟢"])),
    proprietes=TABLEAUX,
    indices=(
        "Écrivez d’abord à la main le morceau d’une seule couleur : emoji, espace, initiale entre parenthèses. La boucle fabrique un tel morceau par couleur.",
        "Gardez les morceaux dans une liste, puis réunissez-les avec `join`, qui met une espace entre deux morceaux et aucune aux deux bouts.",
    ),
    squelette='''\
def presenter_couleurs(initiales, emojis):
    """Le texte des couleurs, comme "🔴 (R) 🟢 (V)"."""
    morceaux = []
    for initiale, image in zip(initiales, emojis):
        morceaux.append(...)
    return ...
''',
)


@faux("il reste une espace à la fin : elle se met entre les couleurs, pas après chacune")
def espace_finale(initiales, emojis):
    texte = ""
    for i in range(len(initiales)):
        texte += emojis[i] + " (" + initiales[i] + ") "
    return texte


@faux("il manque l’espace entre deux couleurs")
def sans_espace(initiales, emojis):
    return "".join(f"{e} ({i})" for i, e in zip(initiales, emojis))


@faux("l’initiale s’écrit entre parenthèses")
def sans_parentheses(initiales, emojis):
    return " ".join(f"{e} {i}" for i, e in zip(initiales, emojis))


@faux("l’emoji d’abord, puis l’initiale entre parenthèses")
def emoji_et_initiale_echanges(initiales, emojis):
    return " ".join(f"{i} ({e})" for i, e in zip(initiales, emojis))


@faux("chaque emoji est montré avec toutes les initiales : il ne va qu’avec celle de même rang")
def toutes_les_paires(initiales, emojis):
    return " ".join(f"{e} ({i})" for e in emojis for i in initiales)


@faux("la dernière couleur manque toujours")
def derniere_oubliee(initiales, emojis):
    return " ".join(f"{emojis[i]} ({initiales[i]})" for i in range(len(initiales) - 1))


@faux("vous renvoyez une liste de textes : l’énoncé demande un seul texte")
def liste_au_lieu_de_texte(initiales, emojis):
    return [f"{e} ({i})" for i, e in zip(initiales, emojis)]
