"""Exercice : des numéros au mot."""

from mastermind_edu.exercices.cas import INITIALES_DE_LA_SAE
from mastermind_edu.exercices.chapitre_03.mot_vers_numeros import mot_vers_numeros, mots_et_initiales
from mastermind_edu.juge.exercice import Exercice, faux


def numeros_vers_mot(numeros, initiales):
    """Le mot formé des initiales de ces rangs."""
    return "".join(initiales[numero] for numero in numeros)


def cas():
    for mot, initiales in mots_et_initiales():
        yield mot_vers_numeros(mot, initiales), initiales


EXERCICE = Exercice(
    reference=numeros_vers_mot,
    points=2,
    cas=cas,
    exemples=(([1, 0, 2, 0], INITIALES_DE_LA_SAE), ([0], INITIALES_DE_LA_SAE)),
    indices=(
        "Dans ce sens, rien à chercher : le numéro est un rang, et l’on sait lire une liste à un rang.",
        "Partez d’un texte vide et allongez-le d’une lettre à chaque tour, avec `+`.",
    ),
    squelette='''\
def numeros_vers_mot(numeros, initiales):
    """Le mot formé des initiales de ces numéros."""
    mot = ""
    for numero in numeros:
        mot = mot + ...
    return ...
''',
)


@faux("chaque lettre est celle d’à côté : le numéro 0 désigne la première")
def decalage_d_un_rang(numeros, initiales):
    return "".join(initiales[numero - 1] for numero in numeros)


@faux("vous renvoyez une liste : l’énoncé demande un mot")
def liste_de_lettres(numeros, initiales):
    return [initiales[numero] for numero in numeros]


@faux("il y a des espaces entre les lettres : le mot n’en a pas")
def lettres_espacees(numeros, initiales):
    return " ".join(initiales[numero] for numero in numeros)


@faux("le mot est à l’envers : ajoutez chaque lettre à la fin")
def mot_a_l_envers(numeros, initiales):
    mot = ""
    for numero in numeros:
        mot = initiales[numero] + mot
    return mot


@faux("chaque lettre remplace la précédente au lieu de s’y ajouter")
def derniere_lettre_seule(numeros, initiales):
    mot = ""
    for numero in numeros:
        mot = initiales[numero]
    return mot
