"""Exercice : compter chaque couleur."""

from mastermind_edu.exercices.cas import listes, paires_tirees
from mastermind_edu.juge.exercice import Exercice, faux


def frequences(code, nb_couleurs):
    """La liste qui dit, pour chaque numéro de couleur, combien de fois il est dans le code."""
    tableau = [0] * nb_couleurs
    for numero in code:
        tableau[numero] += 1
    return tableau


def cas():
    for code in listes((0, 1, 2), (1, 2, 3)):
        yield code, 3
    for code in listes((0, 1), (1, 2, 3, 4)):
        yield code, 4
    for code, _ in paires_tirees(range(6), 4, 60):
        yield code, 6
    for nb_couleurs in range(1, 13):
        for taille in (nb_couleurs % 8 + 1, 8 - nb_couleurs % 8):
            for code in next(paires_tirees(range(nb_couleurs), taille, nb_couleurs)):
                yield code, nb_couleurs
            yield [nb_couleurs - 1] * taille, nb_couleurs


EXERCICE = Exercice(
    reference=frequences,
    points=2,
    cas=cas,
    exemples=(([1, 0, 2, 0], 6), ([0, 0], 3)),
    intacts=("code",),
    indices=(
        "Le tableau a une case par couleur, toutes à 0 au départ. Le numéro d’un pion est le rang de sa case.",
        "L’exemple du téléphone a 10 cases et lit des chiffres : combien de cases faut-il ici, et que lit-on ?",
    ),
    squelette='''\
def frequences(code, nb_couleurs):
    """Le tableau de nb_couleurs nombres : combien de pions de chaque couleur."""
    tableau = ...
    for numero in code:
        tableau[...] = ...
    return tableau
''',
)


@faux("vous dites si la couleur est là : il faut dire combien de fois")
def presence(code, nb_couleurs):
    return [int(numero in code) for numero in range(nb_couleurs)]


@faux("le tableau a la taille du code : il lui faut une case par couleur")
def taille_du_code(code, nb_couleurs):
    tableau = [0] * len(code)
    for numero in code:
        tableau[numero] += 1
    return tableau


@faux("tout est décalé d’une case : la couleur 0 va dans la case 0")
def decalage_d_une_case(code, nb_couleurs):
    tableau = [0] * nb_couleurs
    for numero in code:
        tableau[numero - 1] += 1
    return tableau


@faux("vous renvoyez un dictionnaire : l’énoncé demande une liste")
def dictionnaire(code, nb_couleurs):
    return {numero: code.count(numero) for numero in range(nb_couleurs)}


@faux("les couleurs absentes n’ont pas de case : elles doivent y être, avec 0")
def couleurs_presentes_seulement(code, nb_couleurs):
    return [code.count(numero) for numero in sorted(set(code))]


@faux("il y a une case de trop : les numéros vont de 0 à nb_couleurs − 1")
def case_de_plus(code, nb_couleurs):
    return [code.count(numero) for numero in range(nb_couleurs + 1)]
