"""Question sœur du chapitre 10 : la moyenne d’un dictionnaire, et ce qui est au-dessous."""

from itertools import product

from mastermind_edu.juge.exercice import Exercice, Propriete, faux

VILLES = ("Paris", "Lyon", "Brest", "Tours", "Nice", "Metz", "Dax", "Albi", "Vannes", "Caen")


def villes_fraiches(temperatures):
    """Le couple (moyenne, villes au-dessous de la moyenne, dans l’ordre alphabétique)."""
    moyenne = sum(temperatures.values()) / len(temperatures)
    villes = []
    for ville, temperature in temperatures.items():
        if temperature < moyenne:
            villes.append(ville)
    return moyenne, sorted(villes)


def cas():
    for taille in (1, 2, 3, 4):
        for degres in product((0, 1, 4, -3) if taille < 4 else (0, 2), repeat=taille):
            yield (dict(zip(VILLES, degres)),)
    for decalage in range(10):
        yield ({ville: (7 * rang + 3 * decalage) % 23 - 5 for rang, ville in enumerate(VILLES[: decalage + 1])},)
        yield ({ville: 10 + (rang + decalage) % 3 for rang, ville in enumerate(VILLES[decalage:] + VILLES[:decalage])},)


def moyenne(temperatures):
    return sum(temperatures.values()) / len(temperatures)


EXERCICE = Exercice(
    reference=villes_fraiches,
    points=3,
    cas=cas,
    exemples=(({"Paris": 12, "Nice": 18, "Brest": 9},), ({"Lyon": 10, "Dax": 11},), ({"Metz": 7},)),
    proprietes=(
        Propriete("il n’y a qu’une ville", "il y a plusieurs villes", lambda temperatures: len(temperatures) == 1),
        Propriete("une température est égale à la moyenne", "aucune température n’est égale à la moyenne", lambda temperatures: moyenne(temperatures) in temperatures.values()),
        Propriete("plusieurs villes sont au-dessous de la moyenne", "une ville au plus est au-dessous de la moyenne", lambda temperatures: len(villes_fraiches(temperatures)[1]) > 1),
        Propriete("la moyenne n’est pas un nombre entier", "la moyenne est un nombre entier", lambda temperatures: moyenne(temperatures) % 1 > 0),
        Propriete("une température est négative", "aucune température n’est négative", lambda temperatures: min(temperatures.values()) < 0),
        Propriete("toutes les températures sont égales", "toutes les températures ne sont pas égales", lambda temperatures: len({*temperatures.values()}) == 1),
        Propriete("les villes sont données dans l’ordre alphabétique", "les villes ne sont pas données dans l’ordre alphabétique", lambda temperatures: [*temperatures] == sorted(temperatures)),
    ),
    indices=(
        "Commencez par la moyenne : la somme des températures, divisée par le nombre de villes. Il faut la connaître avant de regarder chaque ville.",
        "`temperatures.values()` donne les températures ; `temperatures.items()`, chaque ville avec la sienne. Une liste vide reçoit les villes qui conviennent ; `sorted` la trie.",
    ),
    squelette="""\
def villes_fraiches(temperatures):
    moyenne = ...
    villes = []
    for ville, temperature in temperatures.items():
        if ...:
            villes.append(...)
    return ..., sorted(...)
""",
)


def _villes(temperatures, retenir):
    return sorted(ville for ville, degres in temperatures.items() if retenir(degres))


@faux("une ville dont la température est égale à la moyenne est retenue : il faut celles qui sont au-dessous")
def moyenne_comprise(temperatures):
    return moyenne(temperatures), _villes(temperatures, lambda degres: degres <= moyenne(temperatures))


@faux("ce sont les villes au-dessus de la moyenne qui sont retenues : il faut celles qui sont au-dessous")
def villes_chaudes(temperatures):
    return moyenne(temperatures), _villes(temperatures, lambda degres: degres > moyenne(temperatures))


@faux("seule la ville la plus froide est retenue, ou celles qui le sont autant : il faut toutes celles qui sont au-dessous de la moyenne")
def les_plus_froides(temperatures):
    return moyenne(temperatures), _villes(temperatures, lambda degres: degres == min(temperatures.values()))


@faux("les villes sont dans l’ordre du dictionnaire : triez-les, avec `sorted`")
def villes_non_triees(temperatures):
    return moyenne(temperatures), [ville for ville, degres in temperatures.items() if degres < moyenne(temperatures)]


@faux("les villes sont rangées par température : il faut l’ordre alphabétique")
def triees_par_temperature(temperatures):
    return moyenne(temperatures), sorted(villes_fraiches(temperatures)[1], key=temperatures.get)


@faux("la liste contient des températures : il faut les noms des villes")
def temperatures_listees(temperatures):
    return moyenne(temperatures), sorted(degres for degres in temperatures.values() if degres < moyenne(temperatures))


@faux("la moyenne est arrondie : donnez-la telle quelle")
def moyenne_arrondie(temperatures):
    return round(moyenne(temperatures)), villes_fraiches(temperatures)[1]


@faux("la moyenne est arrondie à l’entier inférieur, et les villes lui sont comparées : divisez avec `/`, et non `//`")
def division_entiere(temperatures):
    entiere = sum(temperatures.values()) // len(temperatures)
    return entiere, _villes(temperatures, lambda degres: degres < entiere)


@faux("la moyenne est celle de la plus petite et de la plus grande température : il faut celle de toutes")
def milieu_des_extremes(temperatures):
    milieu = (min(temperatures.values()) + max(temperatures.values())) / 2
    return milieu, _villes(temperatures, lambda degres: degres < milieu)


@faux("le premier élément du couple est la somme des températures : il faut la diviser par le nombre de villes")
def somme_pour_moyenne(temperatures):
    somme = sum(temperatures.values())
    return somme, _villes(temperatures, lambda degres: degres < somme)


@faux("les deux éléments du couple sont échangés : d’abord la moyenne, puis les villes")
def couple_inverse(temperatures):
    return villes_fraiches(temperatures)[::-1]


@faux("seule la liste des villes est renvoyée : il faut aussi la moyenne")
def moyenne_oubliee(temperatures):
    return villes_fraiches(temperatures)[1]


@faux("le second élément du couple est un nombre de villes : il faut leur liste")
def nombre_de_villes(temperatures):
    return moyenne(temperatures), len(villes_fraiches(temperatures)[1])


@faux("une ville est comparée à une moyenne qui n’est pas finie : il faut celle de toutes les villes, connue avant de regarder la première")
def moyenne_en_cours(temperatures):
    degres = [*temperatures.values()]
    return moyenne(temperatures), sorted(ville for rang, ville in enumerate(temperatures) if degres[rang] < sum(degres[: rang + 1]) / len(degres))


@faux("la liste contient des couples (ville, température) : il faut les noms seuls")
def couples_listes(temperatures):
    return moyenne(temperatures), [(ville, temperatures[ville]) for ville in villes_fraiches(temperatures)[1]]
