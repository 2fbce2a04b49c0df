"""Exercice : des numéros au mot."""

from mastermind_edu.exercices.cas import INITIALES_DE_LA_SAE
from mastermind_edu.exercices.chapitre_03.mot_vers_numeros import mot_vers_numeros, mots_et_initiales
from mastermind_edu.exercices.proprietes import se_repete
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


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
    proprietes=(
        Propriete("un numéro est répété", "aucun numéro n’est répété", lambda numeros, _: se_repete(numeros)),
        Propriete("il n’y a qu’un numéro", "il y a plusieurs numéros", lambda numeros, _: len(numeros) == 1),
        Propriete("le numéro 0 est dans la liste", "le numéro 0 n’est pas dans la liste", lambda numeros, _: 0 in numeros),
        Propriete("la liste se lit pareil dans les deux sens", "la liste ne se lit pas pareil dans les deux sens", lambda numeros, _: list(numeros) == list(numeros)[::-1]),
    ),
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


@faux("chaque lettre est celle d’avant dans la liste : le numéro 0 désigne la première")
def decalage_d_un_rang(numeros, initiales):
    return "".join(initiales[numero - 1] for numero in numeros)


@faux("le résultat est une liste de lettres : l’énoncé demande un mot")
def liste_de_lettres(numeros, initiales):
    return [initiales[numero] for numero in numeros]


@faux("il y a des espaces entre les lettres : le mot n’en a pas")
def lettres_espacees(numeros, initiales):
    return " ".join(initiales[numero] for numero in numeros)


@faux("le mot est écrit à l’envers")
def mot_a_l_envers(numeros, initiales):
    mot = ""
    for numero in numeros:
        mot = initiales[numero] + mot
    return mot


@faux("le mot ne contient que sa dernière lettre")
def derniere_lettre_seule(numeros, initiales):
    mot = ""
    for numero in numeros:
        mot = initiales[numero]
    return mot
