"""Exercice : compter les codes."""

from itertools import product

from mastermind_edu.exercices.cas import en_racontant
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def nombre_de_codes(nb_pions, nb_couleurs):
    """Le nombre exact de codes possibles, en entier."""
    return nb_couleurs**nb_pions


def cas():
    petits = sorted(product(range(1, 7), range(1, 9)), key=lambda cas: (sum(cas), cas))
    yield from petits
    yield from ((1, 9), (7, 2), (2, 10), (3, 11), (8, 5), (4, 12), (7, 9), (8, 12))
    yield from ((20, 11), (40, 3))  # un nombre à virgule ne les écrit pas exactement


def raconter(valeur, nb_pions, nb_couleurs) -> str:
    calcul = f", ici {' × '.join([str(nb_couleurs)] * nb_pions)}" if 2 <= nb_pions <= 4 else ""
    return f"partez de 1, et multipliez par `nb_couleurs` une fois par pion, {nb_pions} fois dans ce cas{calcul} : rien d’autre ne multiplie ni ne s’ajoute"


EXERCICE = Exercice(
    reference=nombre_de_codes,
    points=1,
    cas=cas,
    exemples=((1, 6), (2, 6), (4, 6), (5, 8)),
    juger=en_racontant(raconter),
    proprietes=(
        Propriete("il y a un seul pion", "il y a plusieurs pions", lambda nb_pions, _: nb_pions == 1),
        Propriete("il y a une seule couleur", "il y a plusieurs couleurs", lambda _, nb_couleurs: nb_couleurs == 1),
        Propriete("le résultat a plus de 15 chiffres", "le résultat a 15 chiffres au plus", lambda nb_pions, nb_couleurs: nb_couleurs**nb_pions >= 10**15),
        Propriete("les deux nombres sont égaux", "les deux nombres diffèrent", lambda nb_pions, nb_couleurs: nb_pions == nb_couleurs),
        Propriete("il y a quatre pions", "il n’y a pas quatre pions", lambda nb_pions, _: nb_pions == 4),
        Propriete("il y a six couleurs", "il n’y a pas six couleurs", lambda _, nb_couleurs: nb_couleurs == 6),
        Propriete("il y a deux couleurs", "il n’y a pas deux couleurs", lambda _, nb_couleurs: nb_couleurs == 2),
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


@faux("le résultat est celui de la puissance à l’envers : échangez les rôles des deux nombres, c’est `nb_couleurs` qui multiplie, une fois par pion")
def puissance_inversee(nb_pions, nb_couleurs):
    return nb_pions**nb_couleurs


@faux("le résultat est le produit des deux nombres : partez de 1, et à chaque pion multipliez ce qui est déjà trouvé par `nb_couleurs`, sans rien ajouter")
def produit(nb_pions, nb_couleurs):
    return nb_pions * nb_couleurs


@faux("le résultat ne compte que les codes sans répétition : une couleur peut servir plusieurs fois, multipliez à chaque pion par `nb_couleurs` entier, sans rien lui ôter")
def sans_repetition(nb_pions, nb_couleurs):
    nombre = 1
    for i in range(nb_pions):
        nombre *= nb_couleurs - i
    return nombre


@faux("le résultat est multiplié une fois de trop par le nombre de couleurs : partez de 1, puis multipliez une fois par pion")
def une_fois_de_trop(nb_pions, nb_couleurs):
    nombre = nb_couleurs
    for _ in range(nb_pions):
        nombre *= nb_couleurs
    return nombre


@faux("le résultat est celui de l’opération `^`, qui n’est pas la puissance en Python : celle de `nb_couleurs` s’écrit avec `**`")
def accent_circonflexe(nb_pions, nb_couleurs):
    return nb_couleurs ^ nb_pions


@faux("les plus grands résultats sont arrondis, comme par un nombre à virgule : avec des entiers seulement, tout reste exact")
def arrondi_en_chemin(nb_pions, nb_couleurs):
    return int(float(nb_couleurs) ** nb_pions)


@faux("le résultat est un nombre à virgule : il le faut entier, exact même quand il est grand")
def nombre_a_virgule(nb_pions, nb_couleurs):
    return float(nb_couleurs) ** nb_pions


@faux("le résultat est multiplié une fois de moins qu’il ne faut par le nombre de couleurs : à partir de 1, il faut une multiplication par pion, `nb_pions` tours en tout")
def une_fois_de_moins(nb_pions, nb_couleurs):
    return nb_couleurs ** (nb_pions - 1)


@faux("le résultat est toujours 0 : partez de 1, et multipliez chaque fois par `nb_couleurs`, jamais par 0 ni par le numéro du tour, qui commence à 0")
def toujours_zero(nb_pions, nb_couleurs):
    return 0


@faux("le résultat est toujours 1 : à chaque pion, multipliez ce qui est déjà trouvé par `nb_couleurs`, et gardez ce nouveau nombre")
def toujours_un(nb_pions, nb_couleurs):
    return 1


@faux("le résultat est celui de la pièce, qui n’a que deux côtés : ici, multipliez par `nb_couleurs`")
def comme_la_piece(nb_pions, nb_couleurs):
    return 2**nb_pions


@faux("le résultat est la somme des deux nombres : partez de 1, et multipliez par `nb_couleurs` une fois par pion")
def somme(nb_pions, nb_couleurs):
    return nb_pions + nb_couleurs


@faux("le résultat est 1, plus `nb_couleurs` pour chaque pion : partez de 1, et à chaque pion multipliez ce qui est déjà trouvé par `nb_couleurs`, au lieu de l’ajouter")
def ajoute_au_lieu_de_multiplier(nb_pions, nb_couleurs):
    return 1 + nb_pions * nb_couleurs


@faux("le nombre de pions ne compte pas dans le résultat : partez de 1, et à chaque pion multipliez par `nb_couleurs` ce qui est déjà trouvé")
def pour_un_seul_pion(nb_pions, nb_couleurs):
    return nb_couleurs


@faux("le résultat est toujours celui de quatre pions : leur nombre est dans `nb_pions`")
def quatre_pions(nb_pions, nb_couleurs):
    return nb_couleurs**4


@faux("le résultat est toujours celui de six couleurs : leur nombre est dans `nb_couleurs`")
def six_couleurs(nb_pions, nb_couleurs):
    return 6**nb_pions


@faux("le résultat est toujours 1296, celui du jeu classique : calculez avec les deux nombres reçus")
def jeu_classique(nb_pions, nb_couleurs):
    return 1296


@faux("c’est le nombre de pions qui est multiplié par lui-même : multipliez par `nb_couleurs`, une fois par pion")
def pions_puissance_pions(nb_pions, nb_couleurs):
    return nb_pions**nb_pions


@faux("`nb_couleurs` est multiplié par lui-même autant de fois qu’il y a de couleurs : il faut une multiplication par pion, `nb_pions` en tout")
def couleurs_puissance_couleurs(nb_pions, nb_couleurs):
    return nb_couleurs**nb_couleurs


@faux("le résultat est 1 × 2 × 3…, jusqu’au nombre de pions : multipliez chaque fois par `nb_couleurs`")
def factorielle(nb_pions, nb_couleurs):
    nombre = 1
    for i in range(nb_pions):
        nombre *= i + 1
    return nombre


@faux("il manque un code : il n’y a rien à retirer à la fin")
def un_de_moins(nb_pions, nb_couleurs):
    return nb_couleurs**nb_pions - 1


@faux("l’ordre des pions n’est pas compté : rouge puis vert et vert puis rouge sont deux codes différents")
def sans_ordre(nb_pions, nb_couleurs):
    nombre = 1
    for i in range(nb_pions):
        nombre = nombre * (nb_couleurs + i) // (i + 1)
    return nombre


@faux("le résultat est un texte : il faut un nombre, sans guillemets et sans `str`")
def en_texte(nb_pions, nb_couleurs):
    return str(nb_couleurs**nb_pions)


@faux("le résultat est 2 multiplié par lui-même, une fois par couleur : multipliez par `nb_couleurs`, une fois par pion")
def deux_puissance_couleurs(nb_pions, nb_couleurs):
    return 2**nb_couleurs


@faux("le résultat est toujours celui de deux pions : leur nombre est dans `nb_pions`")
def deux_pions(nb_pions, nb_couleurs):
    return nb_couleurs**2
