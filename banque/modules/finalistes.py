"""Question sœur du chapitre 10 : le maximum d’un dictionnaire, et ce qui en atteint la moitié."""

from itertools import product

from mastermind_edu.juge.exercice import Exercice, Propriete, faux

PRENOMS = ("Zoé", "Malo", "Ada", "Sam", "Lina", "Tom", "Yanis", "Jade", "Noa", "Rose")


def finalistes(points):
    """Le couple (record, joueurs qui en ont au moins la moitié, dans l’ordre alphabétique)."""
    record = max(points.values())
    noms = []
    for nom, nombre in points.items():
        if nombre * 2 >= record:
            noms.append(nom)
    return record, sorted(noms)


def cas():
    for taille in (1, 2, 3):
        for nombres in product((0, 1, 2, 3, 5), repeat=taille):
            yield (dict(zip(PRENOMS, nombres)),)
    for decalage in range(1, 11):
        yield ({nom: (13 * rang + 7 * decalage) % 41 for rang, nom in enumerate(PRENOMS[:decalage])},)
        yield ({nom: decalage + rang % 2 * decalage for rang, nom in enumerate(PRENOMS[decalage:] + PRENOMS[:decalage])},)


def record(points):
    return max(points.values())


EXERCICE = Exercice(
    reference=finalistes,
    points=3,
    cas=cas,
    exemples=(({"Zoé": 40, "Malo": 12, "Ada": 25},), ({"Sam": 10, "Lina": 5},), ({"Tom": 3},)),
    proprietes=(
        Propriete("il n’y a qu’un joueur", "il y a plusieurs joueurs", lambda points: len(points) == 1),
        Propriete("un joueur a exactement la moitié du record", "aucun joueur n’a exactement la moitié du record", lambda points: any(nombre * 2 == record(points) for nombre in points.values())),
        Propriete("un joueur n’est pas finaliste", "tous les joueurs sont finalistes", lambda points: any(nombre * 2 < record(points) for nombre in points.values())),
        Propriete("un finaliste n’a pas le record", "tous les finalistes ont le record", lambda points: any(record(points) <= nombre * 2 < 2 * record(points) for nombre in points.values())),
        Propriete("le record est impair", "le record est pair", lambda points: record(points) % 2 == 1),
        Propriete("les joueurs sont donnés dans l’ordre alphabétique", "les joueurs ne sont pas donnés dans l’ordre alphabétique", lambda points: [*points] == sorted(points)),
        Propriete("deux joueurs ont autant de points", "tous les joueurs ont des points différents", lambda points: len({*points.values()}) < len(points)),
    ),
    indices=(
        "Commencez par le record : il faut le connaître avant de regarder chaque joueur. Qu’en est-il d’un joueur qui en a juste la moitié ?",
        "`points.values()` donne les nombres de points ; `points.items()`, chaque joueur avec le sien. Une liste vide reçoit les noms qui conviennent ; `sorted` la trie.",
    ),
    squelette="""\
def finalistes(points):
    record = ...
    noms = []
    for nom, nombre in points.items():
        if ...:
            noms.append(...)
    return ..., sorted(...)
""",
)


def _resultat(points, retenir):
    return record(points), sorted(nom for nom, nombre in points.items() if retenir(nombre))


@faux("un joueur qui a exactement la moitié du record n’est pas finaliste : il doit l’être")
def moitie_exclue(points):
    return _resultat(points, lambda nombre: nombre * 2 > record(points))


@faux("la moitié du record est arrondie à l’entier inférieur, et des joueurs de trop sont finalistes : divisez avec `/`, et non `//`")
def moitie_arrondie(points):
    return _resultat(points, lambda nombre: nombre >= record(points) // 2)


@faux("les joueurs sont comparés à la moitié du total des points : il faut la moitié du record")
def moitie_du_total(points):
    return _resultat(points, lambda nombre: nombre * 2 >= sum(points.values()))


@faux("les joueurs sont comparés à la moyenne des points : il faut la moitié du record")
def compares_a_la_moyenne(points):
    return _resultat(points, lambda nombre: nombre * len(points) >= sum(points.values()))


@faux("seuls les joueurs qui ont le record sont finalistes : il suffit d’en avoir la moitié")
def record_exige(points):
    return _resultat(points, lambda nombre: nombre == record(points))


@faux("ce sont les joueurs éliminés qui sont dans la liste : il faut les autres")
def elimines(points):
    return _resultat(points, lambda nombre: nombre * 2 < record(points))


@faux("tous les joueurs sont finalistes : il leur faut au moins la moitié du record")
def tous_finalistes(points):
    return _resultat(points, lambda nombre: True)


@faux("les finalistes sont dans l’ordre du dictionnaire : triez-les, avec `sorted`")
def noms_non_tries(points):
    return record(points), [nom for nom, nombre in points.items() if nombre * 2 >= record(points)]


@faux("les finalistes sont rangés par nombre de points : il faut l’ordre alphabétique")
def tries_par_points(points):
    return record(points), sorted(finalistes(points)[1], key=lambda nom: -points[nom])


@faux("le premier élément du couple est le nom d’un joueur : il faut le record, un nombre")
def nom_du_premier(points):
    return max(points, key=points.get), finalistes(points)[1]


@faux("le premier élément du couple est le total des points : il faut le record")
def total_pour_record(points):
    return sum(points.values()), finalistes(points)[1]


@faux("la liste contient des nombres de points : il faut des noms")
def points_listes(points):
    return record(points), sorted(nombre for nombre in points.values() if nombre * 2 >= record(points))


@faux("les deux éléments du couple sont échangés : d’abord le record, puis les finalistes")
def couple_inverse(points):
    return finalistes(points)[::-1]


@faux("seule la liste des finalistes est renvoyée : il faut aussi le record")
def record_oublie(points):
    return finalistes(points)[1]


@faux("un joueur est comparé au record de ceux qui le précèdent : il faut le record de tous, connu avant de regarder le premier")
def record_en_cours(points):
    nombres = [*points.values()]
    return record(points), sorted(nom for rang, nom in enumerate(points) if nombres[rang] * 2 >= max(nombres[: rang + 1]))


@faux("la liste contient des couples (joueur, points) : il faut les noms seuls")
def couples_listes(points):
    return record(points), [(nom, points[nom]) for nom in finalistes(points)[1]]
