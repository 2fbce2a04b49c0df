"""Exercice : lire des nombres séparés par des points."""

import re

from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def lire_points(saisie):
    """La liste des nombres écrits entre les points ; une erreur `ValueError` quand il y a autre chose."""
    morceaux = saisie.split(".")
    for morceau in morceaux:
        if not re.fullmatch("[0-9]+", morceau):
            raise ValueError("il faut des nombres séparés par des points")
    return [int(morceau) for morceau in morceaux]


def cas():
    saisies = ["1", "9", "1.2", "2.1", "10", "1.2.3.4", "6.6.6.6", "1.10.2", "12.345", "1.2.3.4.5.6"]
    saisies += [("12." * 7)[: taille - 1] + "7" for taille in range(8, 21)]
    saisies += [".".join("123456789"[:taille]) for taille in range(3, 10)] + ["01.2", "1000000.0", ".".join("77777777777777777777")]
    fautes = ["a", ".", "1.", ".1", "1..2", "..", "1.a", "a.1", "1,2", "1.2,3", "1.?", "R.V.B.J", "1.2.3.", "1.2.3.4x", "1e3", "1.2;3", "x12"]
    # Ce qui se lit d’abord, ce qui ne se lit pas ensuite, le texte vide en dernier.
    for groupe in (saisies, fautes, [""]):
        yield from ((saisie,) for saisie in sorted(groupe, key=lambda s: (len(s), s)))


EXERCICE = Exercice(
    reference=lire_points,
    points=3,
    cas=cas,
    exemples=(("1.2.3.4",), ("12",), ("1..2",), ("1.a",)),
    proprietes=(
        Propriete("un nombre a plusieurs chiffres", "aucun nombre n’a plusieurs chiffres", lambda saisie: re.search("[0-9]{2}", saisie) is not None),
        Propriete("un morceau est vide", "aucun morceau n’est vide", lambda saisie: "" in saisie.split(".")),
        Propriete("un signe n’est ni un chiffre ni un point", "il n’y a que des chiffres et des points", lambda saisie: re.search("[^0-9.]", saisie) is not None),
        Propriete("il y a un point", "il n’y a pas de point", lambda saisie: "." in saisie),
        Propriete("il n’y a pas quatre morceaux", "il y a quatre morceaux", lambda saisie: len(saisie.split(".")) != 4),
    ),
    indices=(
        "`split` accepte un séparateur entre ses parenthèses. Essayez `\"un-deux\".split(\"-\")` dans une cellule.",
        "Chaque morceau est encore un texte. La fonction qui change un texte en nombre lève d’elle-même `ValueError` quand elle ne peut pas : n’attrapez pas cette erreur.",
    ),
    squelette='''\
def lire_points(saisie):
    """La liste des nombres écrits entre les points."""
    nombres = []
    for morceau in ...:
        nombres.append(...)
    return nombres
''',
)


@faux("chaque chiffre devient un nombre : « 10 » donne 1 et 0 ; c’est le point qui sépare les nombres")
def chiffre_par_chiffre(saisie):
    if any(caractere not in "0123456789." for caractere in saisie):
        raise ValueError(saisie)
    if saisie == "" or saisie[0] == "." or saisie[-1] == "." or ".." in saisie:
        raise ValueError(saisie)
    return [int(caractere) for caractere in saisie if caractere != "."]


@faux("chaque chiffre devient un nombre, « 10 » donne 1 et 0, et un nombre qui manque entre deux points n’est pas signalé")
def tous_les_chiffres(saisie):
    return [int(caractere) for caractere in saisie if caractere != "."]


@faux("le dernier nombre manque toujours, et ce qui suit le dernier point n’est pas vérifié")
def dernier_oublie(saisie):
    return [int(morceau) for morceau in saisie.split(".")[:-1]]


@faux("les morceaux qui ne sont pas des nombres sont passés sous silence : il faut une erreur `ValueError`")
def fautes_ignorees(saisie):
    nombres = []
    for morceau in saisie.split("."):
        try:
            nombres.append(int(morceau))
        except ValueError:
            pass
    return nombres


@faux("la liste contient les bons morceaux, mais ce sont des textes : transformez chacun en nombre")
def textes_au_lieu_de_nombres(saisie):
    morceaux = saisie.split(".")
    for morceau in morceaux:
        int(morceau)
    return morceaux


@faux("un nombre oublié n’est pas signalé : « 1..2 » ou « 1. » sont acceptés")
def morceaux_vides_ignores(saisie):
    return [int(morceau) for morceau in saisie.split(".") if morceau != ""]


@faux("une saisie fausse donne une liste vide : il faut une erreur `ValueError`, l’appelant en a besoin")
def erreur_avalee(saisie):
    try:
        return [int(morceau) for morceau in saisie.split(".")]
    except ValueError:
        return []


@faux("seules les saisies de quatre nombres sont acceptées : il peut y en avoir autant qu’on veut")
def quatre_exiges(saisie):
    nombres = [int(morceau) for morceau in saisie.split(".")]
    if len(nombres) != 4:
        raise ValueError("il faut quatre nombres")
    return nombres
