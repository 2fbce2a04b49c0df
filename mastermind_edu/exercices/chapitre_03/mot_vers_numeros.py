"""Exercice : du mot aux numéros."""

import random

from mastermind_edu.exercices.cas import AUTRES_INITIALES, INITIALES, INITIALES_DE_LA_SAE, mots
from mastermind_edu.exercices.proprietes import se_repete
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def mot_vers_numeros(mot, initiales):
    """La liste des rangs des lettres du mot dans `initiales`."""
    return [initiales.index(lettre) for lettre in mot]


def mots_et_initiales():
    for mot in mots("RBJ", (1, 2, 3)):
        yield mot, ["R", "B", "J"]
    for mot in ("BRJR", "VJBR", "NNON", "RBJVON"):
        yield mot, INITIALES_DE_LA_SAE
    for mot in ("BRJR", "VJBR", "NNNB"):
        yield mot, INITIALES
        yield mot, INITIALES[::-1]
    hasard = random.Random(3)
    for taille in range(1, 13):
        for initiales in (AUTRES_INITIALES[:taille], AUTRES_INITIALES[taille - 1 :: -1]):
            yield initiales[-1], initiales
            yield "".join(hasard.choices(initiales, k=taille % 8 + 1)), initiales
    for taille in range(2, 9):
        yield initiales[0] * taille, initiales
        yield "".join(initiales[:taille]), initiales


EXERCICE = Exercice(
    reference=mot_vers_numeros,
    points=2,
    cas=mots_et_initiales,
    exemples=(("BRJR", INITIALES_DE_LA_SAE), ("R", INITIALES_DE_LA_SAE)),
    proprietes=(
        Propriete("une lettre est répétée dans le mot", "aucune lettre n’est répétée dans le mot", lambda mot, _: se_repete(mot)),
        Propriete("il n’y a qu’une lettre", "il y a plusieurs lettres", lambda mot, _: len(mot) == 1),
        Propriete("le mot commence par la première initiale", "le mot ne commence pas par la première initiale", lambda mot, initiales: mot[:1] == initiales[0]),
        Propriete("le mot contient la première initiale", "le mot ne contient pas la première initiale", lambda mot, initiales: initiales[0] in mot),
    ),
    indices=(
        "Commencez par une seule lettre : quelle méthode de liste donne le rang d’un élément ? Vous l’avez employée dans l’exercice 01.",
        "Partez d’une liste vide ; à chaque lettre du mot, ajoutez-y un rang avec `append`.",
    ),
    squelette='''\
def mot_vers_numeros(mot, initiales):
    """La liste des numéros des lettres du mot."""
    numeros = []
    for lettre in mot:
        ...
    return numeros
''',
)


@faux("chaque numéro est trop grand de 1 : ils commencent à 0, comme les rangs d’une liste")
def numeros_a_partir_de_1(mot, initiales):
    return [initiales.index(lettre) + 1 for lettre in mot]


@faux("vous renvoyez un texte : l’énoncé demande une liste de nombres")
def numeros_en_texte(mot, initiales):
    return "".join(str(initiales.index(lettre)) for lettre in mot)


@faux("la liste contient des textes comme '1' : il faut des nombres")
def liste_de_textes(mot, initiales):
    return [str(initiales.index(lettre)) for lettre in mot]


@faux("chaque numéro est le rang de la lettre dans le mot : il le faut dans `initiales`")
def rang_dans_le_mot(mot, initiales):
    return [mot.index(lettre) for lettre in mot]


@faux("la liste compte les lettres du mot, 0, 1, 2… : il faut le rang de chacune dans `initiales`")
def places_dans_le_mot(mot, initiales):
    return list(range(len(mot)))


@faux("la liste ne contient que le numéro de la première lettre")
def return_dans_la_boucle(mot, initiales):
    for lettre in mot:
        return [initiales.index(lettre)]
