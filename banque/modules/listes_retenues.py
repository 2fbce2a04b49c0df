"""Question sœur du chapitre 10 : le total d’un dictionnaire, et ce qui en fait au moins un dixième."""

from itertools import product

from mastermind_edu.juge.exercice import Exercice, Propriete, faux

LISTES = ("Ville en fleurs", "Demain", "Place aux jeunes", "Agir", "Tous unis", "Bien vivre", "Essor", "Ensemble", "Zone verte", "Citoyens")


def listes_retenues(voix):
    """Le couple (total des voix, listes qui en ont au moins un dixième, dans l’ordre alphabétique)."""
    total = sum(voix.values())
    retenues = []
    for liste, nombre in voix.items():
        if nombre * 10 >= total:
            retenues.append(liste)
    return total, sorted(retenues)


def cas():
    noms = ("C", "A", "D", "B")
    for taille in (1, 2, 3):
        for nombres in product((1, 9, 10, 40, 0), repeat=taille):
            if sum(nombres):
                yield (dict(zip(noms, nombres)),)
    yield ({"C": 10, "A": 89, "D": 1},)
    yield ({"C": 9, "A": 91},)
    for decalage in range(1, 11):
        yield ({liste: (13 * rang + 7 * decalage) % 60 + 1 for rang, liste in enumerate(LISTES[:decalage])},)
        yield ({liste: decalage for liste in LISTES},)


def un_dixieme(nombre, voix):
    return nombre * 10 >= sum(voix.values())


EXERCICE = Exercice(
    reference=listes_retenues,
    points=3,
    cas=cas,
    exemples=(({"Demain": 55, "Agir": 38, "Bien vivre": 7},), ({"Tous unis": 10, "Agir": 90},), ({"Demain": 4},)),
    proprietes=(
        Propriete("il n’y a qu’une liste", "il y a plusieurs listes", lambda voix: len(voix) == 1),
        Propriete("une liste a exactement un dixième des voix", "aucune liste n’a exactement un dixième des voix", lambda voix: any(nombre * 10 == sum(voix.values()) for nombre in voix.values())),
        Propriete("une liste n’est pas retenue", "toutes les listes sont retenues", lambda voix: not all(un_dixieme(nombre, voix) for nombre in voix.values())),
        Propriete("une liste retenue a moins de 10 voix", "aucune liste retenue n’a moins de 10 voix", lambda voix: any(nombre < 10 and un_dixieme(nombre, voix) for nombre in voix.values())),
        Propriete("une liste d’au moins 10 voix n’est pas retenue", "toutes les listes d’au moins 10 voix sont retenues", lambda voix: any(nombre >= 10 and not un_dixieme(nombre, voix) for nombre in voix.values())),
        Propriete("les listes sont données dans l’ordre alphabétique", "les listes ne sont pas données dans l’ordre alphabétique", lambda voix: [*voix] == sorted(voix)),
        Propriete("une liste n’a aucune voix", "toutes les listes ont des voix", lambda voix: 0 in voix.values()),
    ),
    indices=(
        "Commencez par le total des voix : il faut le connaître avant de regarder chaque liste. Que vaut un dixième de ce total ?",
        "`voix.values()` donne les nombres de voix ; `voix.items()`, chaque liste avec le sien. Une liste vide reçoit les noms qui conviennent ; `sorted` la trie.",
    ),
    squelette="""\
def listes_retenues(voix):
    total = ...
    retenues = []
    for liste, nombre in voix.items():
        if ...:
            retenues.append(...)
    return ..., sorted(...)
""",
)


def _resultat(voix, retenir):
    return sum(voix.values()), sorted(liste for liste, nombre in voix.items() if retenir(nombre))


@faux("une liste qui a exactement un dixième des voix n’est pas retenue : elle doit l’être")
def dixieme_exclu(voix):
    return _resultat(voix, lambda nombre: nombre * 10 > sum(voix.values()))


@faux("une liste est retenue dès qu’elle a 10 voix : il lui faut un dixième du total")
def dix_voix(voix):
    return _resultat(voix, lambda nombre: nombre >= 10)


@faux("les listes retenues sont celles qui ont la moitié des voix : il suffit d’un dixième")
def moitie_exigee(voix):
    return _resultat(voix, lambda nombre: nombre * 2 >= sum(voix.values()))


@faux("un dixième du total est arrondi à l’entier inférieur, et des listes de trop sont retenues : divisez avec `/`, et non `//`")
def dixieme_arrondi(voix):
    return _resultat(voix, lambda nombre: nombre >= sum(voix.values()) // 10)


@faux("les listes sont comparées à un dixième de la plus forte : il faut un dixième du total")
def dixieme_de_la_premiere(voix):
    return _resultat(voix, lambda nombre: nombre * 10 >= max(voix.values()))


@faux("ce sont les listes qui n’ont pas un dixième des voix qui sont dans le résultat : il faut les autres")
def listes_ecartees(voix):
    return _resultat(voix, lambda nombre: not un_dixieme(nombre, voix))


@faux("seule la liste la plus forte est retenue, ou celles qui le sont autant : il suffit d’un dixième des voix")
def les_plus_fortes(voix):
    return _resultat(voix, lambda nombre: nombre == max(voix.values()))


@faux("toutes les listes sont retenues : il leur faut au moins un dixième des voix")
def toutes_retenues(voix):
    return _resultat(voix, lambda nombre: True)


@faux("les listes retenues sont dans l’ordre du dictionnaire : triez-les, avec `sorted`")
def listes_non_triees(voix):
    return sum(voix.values()), [liste for liste, nombre in voix.items() if un_dixieme(nombre, voix)]


@faux("les listes retenues sont rangées par nombre de voix : il faut l’ordre alphabétique")
def triees_par_voix(voix):
    return sum(voix.values()), sorted(listes_retenues(voix)[1], key=lambda liste: -voix[liste])


@faux("le premier élément du couple est le nombre de listes : il faut le total des voix")
def nombre_de_listes(voix):
    return len(voix), listes_retenues(voix)[1]


@faux("la liste contient des nombres de voix : il faut des noms")
def voix_listees(voix):
    return sum(voix.values()), sorted(nombre for nombre in voix.values() if un_dixieme(nombre, voix))


@faux("les deux éléments du couple sont échangés : d’abord le total, puis les listes retenues")
def couple_inverse(voix):
    return listes_retenues(voix)[::-1]


@faux("seules les listes retenues sont renvoyées : il faut aussi le total")
def total_oublie(voix):
    return listes_retenues(voix)[1]


@faux("une liste est comparée au total des voix lues jusqu’à elle : il faut le total de toutes, connu avant de regarder la première")
def total_en_cours(voix):
    nombres = [*voix.values()]
    return sum(nombres), sorted(liste for rang, liste in enumerate(voix) if nombres[rang] * 10 >= sum(nombres[: rang + 1]))


@faux("la liste contient des couples (nom, voix) : il faut les noms seuls")
def couples_listes(voix):
    return sum(voix.values()), [(liste, voix[liste]) for liste in listes_retenues(voix)[1]]


@faux("les listes sont comparées à un centième du total : il faut un dixième")
def un_centieme(voix):
    return _resultat(voix, lambda nombre: nombre * 100 >= sum(voix.values()))
