"""Exercice : un code d’une seule couleur."""

from mastermind_edu.exercices.cas import AUTRES_INITIALES
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def code_uni(couleur, nb_pions):
    """La liste de `nb_pions` pions, tous de cette couleur (un pion au moins)."""
    code = []
    for _ in range(nb_pions):
        code.append(couleur)
    return code


def cas():
    for nb_pions in range(1, 9):
        for couleur in ("R", "V", AUTRES_INITIALES[nb_pions]):
            yield couleur, nb_pions
    yield "B", 20


EXERCICE = Exercice(
    reference=code_uni,
    points=2,
    cas=cas,
    exemples=(("R", 4), ("B", 2)),
    proprietes=(
        Propriete("il n’y a qu’un pion", "il y a plusieurs pions", lambda couleur, nb_pions: nb_pions == 1),
        Propriete("il y a quatre pions", "il n’y a pas quatre pions", lambda couleur, nb_pions: nb_pions == 4),
        Propriete("la couleur est le rouge", "la couleur n’est pas le rouge", lambda couleur, nb_pions: couleur == "R"),
    ),
    indices=(
        "Partez d’une liste vide. Que faut-il faire à chaque tour, et combien de tours faut-il ?",
        "La liste vide se crée **avant** la boucle, et se renvoie **après** elle ; entre les deux, `append`.",
    ),
    squelette='''\
def code_uni(couleur, nb_pions):
    """Une liste de nb_pions pions de cette couleur."""
    code = []
    for tour in range(...):
        code.append(...)
    return ...
''',
)


@faux("il y a un pion de trop : la liste en a un de plus que demandé")
def un_pion_de_trop(couleur, nb_pions):
    return [couleur] * (nb_pions + 1)


@faux("il manque un pion : la liste en a un de moins que demandé")
def un_pion_de_moins(couleur, nb_pions):
    return [couleur] * (nb_pions - 1)


@faux("il y a toujours quatre pions : leur nombre est donné")
def toujours_quatre(couleur, nb_pions):
    return [couleur] * 4


@faux("le code n’a jamais qu’un pion : il en faut autant que demandé")
def un_seul_pion(couleur, nb_pions):
    return [couleur]


@faux("les pions sont toujours rouges : leur couleur est donnée")
def toujours_rouge(couleur, nb_pions):
    return ["R"] * nb_pions


@faux("le résultat est un texte : il faut une liste, un pion par case")
def en_texte(couleur, nb_pions):
    return couleur * nb_pions
