"""Exercice : compter les codes."""

from itertools import product

from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def nombre_de_codes(nb_pions, nb_couleurs):
    """Le nombre exact de codes possibles, en entier."""
    return nb_couleurs**nb_pions


def cas():
    petits = sorted(product(range(1, 7), range(1, 9)), key=lambda cas: (sum(cas), cas))
    yield from petits
    yield from ((1, 9), (7, 2), (2, 10), (3, 11), (8, 5), (4, 12), (7, 9), (8, 12))
    yield from ((20, 11), (40, 3))  # un nombre à virgule ne les écrit pas exactement


EXERCICE = Exercice(
    reference=nombre_de_codes,
    points=1,
    cas=cas,
    exemples=((1, 6), (2, 6), (4, 6), (5, 8)),
    proprietes=(
        Propriete("il y a un seul pion", "il y a plusieurs pions", lambda nb_pions, _: nb_pions == 1),
        Propriete("il y a une seule couleur", "il y a plusieurs couleurs", lambda _, nb_couleurs: nb_couleurs == 1),
        Propriete("le résultat a plus de 15 chiffres", "le résultat n’a pas plus de 15 chiffres", lambda nb_pions, nb_couleurs: nb_couleurs**nb_pions >= 10**15),
        Propriete("les deux nombres sont égaux", "les deux nombres diffèrent", lambda nb_pions, nb_couleurs: nb_pions == nb_couleurs),
        Propriete("il y a plus de pions que de couleurs", "il n’y a pas plus de pions que de couleurs", lambda nb_pions, nb_couleurs: nb_pions > nb_couleurs),
    ),
    indices=(
        "Avec un seul pion, il y a autant de codes que de couleurs. Et avec deux pions ? Écrivez-les tous, pour 2 couleurs puis pour 3.",
        "Chaque pion ajouté multiplie le nombre de codes. Dans la boucle de l’énoncé, combien faut-il de tours, et par combien multiplie-t-on ?",
    ),
    squelette='''\
def nombre_de_codes(nb_pions, nb_couleurs):
    """Le nombre de codes possibles."""
    nombre = 1
    for i in range(...):
        nombre = ...
    return nombre
''',
)


@faux("le résultat est celui de la puissance à l’envers : combien de choix pour chaque pion, et combien de pions ?")
def puissance_inversee(nb_pions, nb_couleurs):
    return nb_pions**nb_couleurs


@faux("le résultat est le produit des deux nombres : à chaque pion ajouté, le nombre de codes est multiplié de nouveau")
def produit(nb_pions, nb_couleurs):
    return nb_pions * nb_couleurs


@faux("le résultat ne compte que les codes sans répétition : une couleur peut servir plusieurs fois")
def sans_repetition(nb_pions, nb_couleurs):
    nombre = 1
    for i in range(nb_pions):
        nombre *= nb_couleurs - i
    return nombre


@faux("le résultat est multiplié une fois de trop par le nombre de couleurs")
def une_fois_de_trop(nb_pions, nb_couleurs):
    nombre = nb_couleurs
    for _ in range(nb_pions):
        nombre *= nb_couleurs
    return nombre


@faux("le résultat est celui de l’opération `^`, qui n’est pas la puissance en Python : elle s’écrit `**`")
def accent_circonflexe(nb_pions, nb_couleurs):
    return nb_couleurs ^ nb_pions


@faux("les plus grands résultats sont arrondis, comme par un nombre à virgule : avec des entiers seulement, tout reste exact")
def arrondi_en_chemin(nb_pions, nb_couleurs):
    return int(float(nb_couleurs) ** nb_pions)


@faux("le résultat est un nombre à virgule : il le faut entier, exact même quand il est grand")
def nombre_a_virgule(nb_pions, nb_couleurs):
    return float(nb_couleurs) ** nb_pions
