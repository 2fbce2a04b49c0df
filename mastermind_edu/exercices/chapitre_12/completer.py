"""Exercice : le premier extrait réparé, remplir les cases vides."""

from mastermind_edu.exercices.chapitre_12._cases import AUCUNE_VIDE, TOUTES_VIDES, ZERO_TROUVE, cases_croissantes
from mastermind_edu.juge.exercice import Exercice, faux


def completer(trouves, couleur):
    """Une nouvelle liste : les couleurs trouvées à leurs places, et `couleur` dans les cases vides."""
    return [couleur if trouvee is None else trouvee for trouvee in trouves]


def cas():
    yield from cases_croissantes()


EXERCICE = Exercice(
    reference=completer,
    points=1,
    cas=cas,
    exemples=(([None, None, None, None], 0), ([None, 0, None, 3], 4)),
    intacts=("trouves",),
    proprietes=(TOUTES_VIDES, ZERO_TROUVE, AUCUNE_VIDE),
    indices=(
        "Pour chaque case : est-elle vide ? C’est `is None` qui le demande ; la couleur 0, elle, est une vraie couleur.",
        "Partez d’une liste vide, et ajoutez à chaque tour ou bien `couleur`, ou bien la couleur trouvée.",
    ),
    squelette='''\
def completer(trouves, couleur):
    """Les couleurs trouvées, et cette couleur dans les cases vides."""
    essai = []
    for trouvee in trouves:
        if ...:
            essai.append(...)
        else:
            essai.append(...)
    return ...
''',
)


@faux("une couleur 0 déjà trouvée est remplacée comme si sa case était vide : 0 est une couleur")
def zero_pris_pour_vide(trouves, couleur):
    return [trouvee or couleur for trouvee in trouves]


@faux("les couleurs trouvées sont oubliées : toutes les cases reçoivent la nouvelle")
def tout_remplacer(trouves, couleur):
    return [couleur] * len(trouves)


@faux("la liste des couleurs trouvées est changée sur place : l’essai doit être une autre liste")
def sur_place(trouves, couleur):
    for i in range(len(trouves)):
        if trouves[i] is None:
            trouves[i] = couleur
    return trouves


@faux("les cases vides le restent, et ce sont les autres qui changent de couleur : c’est l’inverse")
def a_l_envers(trouves, couleur):
    return [trouvee if trouvee is None else couleur for trouvee in trouves]


@faux("la dernière case n’est jamais remplie")
def derniere_oubliee(trouves, couleur):
    return completer(trouves[:-1], couleur) + trouves[-1:]
