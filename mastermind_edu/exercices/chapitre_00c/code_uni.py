"""Exercice : un code d’une seule couleur."""

from mastermind_edu.exercices.cas import AUTRES_INITIALES, en_racontant
from mastermind_edu.francais import accorder
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


def raconter(valeur, couleur, nb_pions) -> str:
    intrus = [rang for rang, pion in enumerate(valeur) if pion != couleur]
    if intrus:
        return f"la case de rang {intrus[0]} contient `{valeur[intrus[0]]!r}` : il n’y faut que la valeur de `couleur`, ici `{couleur!r}` ; partez de `[]`, et n’ajoutez rien d’autre"
    return f"la liste a {accorder(len(valeur), 'pion')}, il en faut {nb_pions} : partez de `[]`, et ajoutez `couleur` une seule fois par tour, en `nb_pions` tours"


EXERCICE = Exercice(
    reference=code_uni,
    points=2,
    cas=cas,
    exemples=(("R", 4), ("B", 2)),
    juger=en_racontant(raconter),
    proprietes=(
        Propriete("il n’y a qu’un pion", "il y a plusieurs pions", lambda couleur, nb_pions: nb_pions == 1),
        Propriete("il y a quatre pions", "il n’y a pas quatre pions", lambda couleur, nb_pions: nb_pions == 4),
        Propriete("la couleur est le rouge", "la couleur n’est pas le rouge", lambda couleur, nb_pions: couleur == "R"),
        Propriete("il y a un ou deux pions", "il y a trois pions ou plus", lambda couleur, nb_pions: nb_pions <= 2),
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


@faux("il y a un pion de trop : partez de la liste vide, `[]`, et ajoutez la couleur `nb_pions` fois, ni plus ni moins (à partir de 0, `<=` fait un tour de trop)")
def un_pion_de_trop(couleur, nb_pions):
    return [couleur] * (nb_pions + 1)


@faux("il manque un pion : il faut `nb_pions` tours ; comptez-les à partir de 0, et n’ôtez pas 1 à `nb_pions`, la borne de fin n’est jamais atteinte")
def un_pion_de_moins(couleur, nb_pions):
    return [couleur] * (nb_pions - 1)


@faux("il y a toujours quatre pions : leur nombre est dans `nb_pions`")
def toujours_quatre(couleur, nb_pions):
    return [couleur] * 4


@faux("le code n’a jamais qu’un pion : il faut `nb_pions` tours, et à chacun un ajout à la même liste, qui n’est renvoyée qu’à la fin")
def un_seul_pion(couleur, nb_pions):
    return [couleur]


@faux("les pions sont toujours rouges : leur couleur est dans `couleur`")
def toujours_rouge(couleur, nb_pions):
    return ["R"] * nb_pions


@faux("le résultat est un texte : il faut une liste, un pion par case ; partez de `[]`, et ajoutez-y chaque pion")
def en_texte(couleur, nb_pions):
    return couleur * nb_pions


@faux("la liste contient le mot « couleur » : sans guillemets, `couleur` est la valeur reçue")
def mot_couleur(couleur, nb_pions):
    return ["couleur"] * nb_pions


@faux("la liste contient les numéros 0, 1, 2… : à chaque tour, ajoutez `couleur`")
def numeros_des_tours(couleur, nb_pions):
    return list(range(nb_pions))


@faux("la liste contient les numéros 1, 2, 3… : à chaque tour, ajoutez `couleur`")
def numeros_a_partir_de_1(couleur, nb_pions):
    return list(range(1, nb_pions + 1))


@faux("la liste contient le nombre de pions : à chaque tour, ajoutez `couleur`")
def nombre_repete(couleur, nb_pions):
    return [nb_pions] * nb_pions


@faux("chaque pion est enfermé dans une liste à lui : ajoutez `couleur` sans crochets")
def listes_d_un_pion(couleur, nb_pions):
    return [[couleur] for _ in range(nb_pions)]


@faux("la liste ne contient qu’un seul texte, où la couleur se répète : il faut une case par pion")
def un_long_texte(couleur, nb_pions):
    return [couleur * nb_pions]


@faux("la liste contient la couleur et le nombre : il y faut la couleur seule, `nb_pions` fois")
def couleur_et_nombre(couleur, nb_pions):
    return [couleur, nb_pions]


@faux("il y a deux fois trop de pions : il en faut un seul par tour, et `nb_pions` tours")
def deux_par_tour(couleur, nb_pions):
    return [couleur] * (2 * nb_pions)


@faux("la couleur est renvoyée seule : il faut une liste, où elle se répète")
def couleur_seule(couleur, nb_pions):
    return couleur


@faux("la liste renvoyée est toujours vide : ajoutez-y la couleur à chaque tour")
def liste_vide(couleur, nb_pions):
    return []


@faux("dans chaque case, la couleur se répète : mettez-y `couleur` une seule fois, sans multiplier")
def couleur_repetee_partout(couleur, nb_pions):
    return [couleur * nb_pions] * nb_pions
