"""Exercice : compter chaque couleur."""

from mastermind_edu.exercices.cas import listes, paires_tirees
from mastermind_edu.exercices.proprietes import se_repete
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


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
    proprietes=(
        Propriete("une couleur est répétée dans le code", "aucune couleur n’est répétée dans le code", lambda code, _: se_repete(code)),
        Propriete("une couleur est absente du code", "toutes les couleurs sont dans le code", lambda code, nb_couleurs: len(set(code)) < nb_couleurs),
        Propriete("la couleur 0 est dans le code", "la couleur 0 n’est pas dans le code", lambda code, _: 0 in code),
        Propriete("la dernière couleur est dans le code", "la dernière couleur n’est pas dans le code", lambda code, nb_couleurs: nb_couleurs - 1 in code),
        Propriete("il y a moins de pions que de couleurs", "il y a au moins autant de pions que de couleurs", lambda code, nb_couleurs: len(code) < nb_couleurs),
    ),
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


@faux("chaque case vaut 1 dès que la couleur est là : il faut dire combien de fois")
def presence(code, nb_couleurs):
    return [int(numero in code) for numero in range(nb_couleurs)]


@faux("le tableau a autant de cases que le code de pions : il lui faut une case par couleur")
def taille_du_code(code, nb_couleurs):
    tableau = [0] * len(code)
    for numero in code:
        tableau[numero] += 1
    return tableau


@faux("chaque rang du code met 1 dans la case du même rang, quelles que soient les couleurs : la case est celle du numéro du pion")
def rangs_comptes(code, nb_couleurs):
    tableau = [0] * nb_couleurs
    for i in range(len(code)):
        tableau[i] += 1
    return tableau


@faux("tout est décalé d’une case : la couleur 0 est comptée dans la dernière")
def decalage_d_une_case(code, nb_couleurs):
    tableau = [0] * nb_couleurs
    for numero in code:
        tableau[numero - 1] += 1
    return tableau


@faux("le résultat est un dictionnaire : l’énoncé demande une liste")
def dictionnaire(code, nb_couleurs):
    return {numero: code.count(numero) for numero in range(nb_couleurs)}


@faux("les couleurs absentes n’ont pas de case : il leur en faut une, avec 0")
def couleurs_presentes_seulement(code, nb_couleurs):
    return [code.count(numero) for numero in sorted(set(code))]


@faux("il y a une case de trop : les numéros vont de 0 à nb_couleurs − 1")
def case_de_plus(code, nb_couleurs):
    return [code.count(numero) for numero in range(nb_couleurs + 1)]
