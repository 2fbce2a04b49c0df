"""Question : compter les jours de gel."""

from mastermind_edu.exercices.cas import listes
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def jours_de_gel(temperatures):
    """Le nombre de températures au-dessous de 0."""
    compte = 0
    for temperature in temperatures:
        if temperature < 0:
            compte = compte + 1
    return compte


def cas():
    for temperatures in listes((-1, 0, 1), (1, 2, 3)):
        yield (temperatures,)
    yield ([],)
    yield ([-7, 3, -2, 0, -2, 5],)
    yield ([-12] * 9,)
    yield ([8, 4, 15, 0, 0, 2, 21],)
    yield ([10, -4, -4, -4, -20, 6, 1, -1],)


EXERCICE = Exercice(
    reference=jours_de_gel,
    points=2,
    cas=cas,
    exemples=(([3, -2, 5, -1],), ([0, 4],), ([],)),
    intacts=("temperatures",),
    proprietes=(
        Propriete("une température est 0", "aucune température n’est 0", lambda temperatures: 0 in temperatures),
        Propriete("il gèle le premier jour", "il ne gèle pas le premier jour", lambda temperatures: [*temperatures, 0][0] < 0),
        Propriete("il gèle le dernier jour", "il ne gèle pas le dernier jour", lambda temperatures: [0, *temperatures][-1] < 0),
        Propriete("il gèle plusieurs jours", "il gèle un jour au plus", lambda temperatures: sum(t < 0 for t in temperatures) > 1),
        Propriete("il ne gèle aucun jour", "il gèle au moins un jour", lambda temperatures: all(t >= 0 for t in temperatures)),
        Propriete("la liste est vide", "la liste n’est pas vide", lambda temperatures: not temperatures),
    ),
    indices=(
        "Regardez les températures une à une ; un compte, parti de 0, avance de 1 à chaque jour de gel.",
        "« Au-dessous de 0 » ne comprend pas 0 : quel signe faut-il ? Le compte se renvoie quand tous les jours sont vus.",
    ),
    squelette='''\
def jours_de_gel(temperatures):
    """Le nombre de jours où il gèle."""
    compte = 0
    for temperature in temperatures:
        if ...:
            compte = ...
    return compte
''',
)


@faux("un jour à 0 est compté : il ne gèle qu’au-dessous de 0")
def zero_compte(temperatures):
    return sum(temperature <= 0 for temperature in temperatures)


@faux("ce sont les jours au-dessus de 0 qui sont comptés : comptez ceux d’au-dessous")
def jours_chauds(temperatures):
    return sum(temperature > 0 for temperature in temperatures)


@faux("ce sont les jours sans gel qui sont comptés, ceux à 0 compris : comptez les autres, au-dessous de 0")
def jours_sans_gel(temperatures):
    return sum(temperature >= 0 for temperature in temperatures)


@faux("tous les jours sont comptés : n’ajoutez 1 que si la température de ce jour est au-dessous de 0")
def tous_les_jours(temperatures):
    return len(temperatures)


@faux("les températures négatives sont additionnées : ajoutez 1 au compte pour chacune")
def somme_des_gels(temperatures):
    return sum(temperature for temperature in temperatures if temperature < 0)


@faux("la réponse est la liste des températures de gel : il faut leur nombre")
def liste_des_gels(temperatures):
    return [temperature for temperature in temperatures if temperature < 0]


@faux("le compte ne dépasse jamais 1 : regardez tous les jours, et ajoutez 1 à ce qui est déjà compté, chaque fois")
def un_au_plus(temperatures):
    return int(any(temperature < 0 for temperature in temperatures))


@faux("le compte s’arrête au premier jour sans gel : sautez ce jour, et continuez jusqu’au dernier")
def arret_au_premier_doux(temperatures):
    compte = 0
    while compte < len(temperatures) and temperatures[compte] < 0:
        compte = compte + 1
    return compte


@faux("le compte repart de 0 à chaque jour sans gel : un tel jour ne change rien au compte")
def remis_a_zero(temperatures):
    compte = 0
    for temperature in temperatures:
        compte = compte + 1 if temperature < 0 else 0
    return compte


@faux("seul le dernier jour décide : chaque jour de gel doit s’ajouter au compte des précédents")
def dernier_jour_seul(temperatures):
    return int(temperatures[-1] < 0) if temperatures else 0


@faux("le premier jour n’est jamais regardé : son rang est 0")
def premier_jour_oublie(temperatures):
    return sum(temperature < 0 for temperature in temperatures[1:])


@faux("le dernier jour n’est jamais regardé : son rang est `len(temperatures) - 1`, allez jusque-là")
def dernier_jour_oublie(temperatures):
    return sum(temperature < 0 for temperature in temperatures[:-1])


@faux("la réponse est `True` ou `False` : il faut le nombre de jours de gel")
def vrai_ou_faux(temperatures):
    return any(temperature < 0 for temperature in temperatures)


@faux("chaque jour sans gel retire 1 au compte : il ne doit rien y changer")
def doux_retires(temperatures):
    return sum(1 if temperature < 0 else -1 for temperature in temperatures)


@faux("le compte est toujours trop grand de 1 : il part de 0")
def part_de_1(temperatures):
    return 1 + sum(temperature < 0 for temperature in temperatures)


@faux("aucun jour n’est jamais compté : est-ce bien la température du jour, et non son rang, qui est comparée à 0 ?")
def jamais_de_gel(temperatures):
    return 0


@faux("la température s’ajoute au compte les jours de gel, et 1 les autres jours : ajoutez 1 les jours de gel, et rien les autres")
def tout_ajoute(temperatures):
    return sum(temperature if temperature < 0 else 1 for temperature in temperatures)
