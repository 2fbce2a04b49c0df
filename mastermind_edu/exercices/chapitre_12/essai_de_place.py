"""Exercice : le second extrait réparé, essayer une couleur dans une case."""

from mastermind_edu.exercices.chapitre_12._cases import TOUTES_VIDES, ZERO_TROUVE, cases_croissantes
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def essai_de_place(trouves, place, couleur, suivante):
    """Une nouvelle liste : les couleurs trouvées à leurs places, `couleur` à la case `place`, `suivante` dans les autres cases vides."""
    essai = [suivante if trouvee is None else trouvee for trouvee in trouves]
    essai[place] = couleur
    return essai


def cas():
    for trouves, couleur in cases_croissantes():
        vides = [place for place, trouvee in enumerate(trouves) if trouvee is None]
        for place in vides[:1] + vides[1:][-2:]:
            yield trouves, place, couleur, couleur + 1
        if len(vides) > 1:
            yield trouves, vides[1], couleur, couleur + 3


EXERCICE = Exercice(
    reference=essai_de_place,
    points=2,
    cas=cas,
    exemples=(([None, None, None, None], 0, 0, 1), ([None, None, None, None], 2, 0, 1), ([None, 0, None, 3], 2, 4, 6)),
    intacts=("trouves",),
    proprietes=(
        TOUTES_VIDES,
        ZERO_TROUVE,
        Propriete("la case essayée est la première", "la case essayée n’est pas la première", lambda _, place, *__: place == 0),
        Propriete("la case essayée est la dernière", "la case essayée n’est pas la dernière", lambda trouves, place, *_: place == len(trouves) - 1),
        Propriete("c’est la seule case vide", "il y a d’autres cases vides", lambda trouves, *_: trouves.count(None) == 1),
        Propriete("la couleur suivante a le numéro qui suit", "la couleur suivante n’a pas le numéro qui suit", lambda _, __, couleur, suivante: suivante == couleur + 1),
    ),
    indices=(
        "Trois sortes de cases : trouvée, essayée, et les autres. Dans l’extrait scanné, le mot SINON qui les sépare a disparu.",
        "Votre fonction `completer` remplit déjà toutes les cases vides de la couleur suivante. Que reste-t-il à changer ?",
    ),
    squelette='''\
def essai_de_place(trouves, place, couleur, suivante):
    """Les couleurs trouvées, la couleur à cette place, la suivante ailleurs."""
    essai = []
    for i in range(len(trouves)):
        if trouves[i] is not None:
            essai.append(...)
        elif i == ...:
            essai.append(...)
        else:
            essai.append(...)
    return ...
''',
)


@faux("la case essayée reçoit, elle aussi, la couleur suivante : elle doit recevoir la couleur essayée")
def suivante_partout(trouves, place, couleur, suivante):
    return [suivante if trouvee is None else trouvee for trouvee in trouves]


@faux("toutes les cases vides reçoivent la couleur essayée : c’est ce que donne l’extrait sans son SINON")
def sinon_perdu(trouves, place, couleur, suivante):
    return [couleur if trouvee is None else trouvee for trouvee in trouves]


@faux("la couleur et la suivante sont échangées : la couleur va dans la case essayée, la suivante dans les autres")
def echangees(trouves, place, couleur, suivante):
    return essai_de_place(trouves, place, suivante, couleur)


@faux("les places sont comptées à partir de 1 : la première case est la place 0")
def place_comptee_de_un(trouves, place, couleur, suivante):
    return essai_de_place(trouves, place - 1, couleur, suivante) if place else suivante_partout(trouves, place, couleur, suivante)


@faux("les cases vides le restent : elles reçoivent la couleur suivante")
def vides_laissees(trouves, place, couleur, suivante):
    essai = list(trouves)
    essai[place] = couleur
    return essai


@faux("la liste des couleurs trouvées est changée sur place : l’essai doit être une autre liste")
def sur_place(trouves, place, couleur, suivante):
    trouves[:] = essai_de_place(trouves, place, couleur, suivante)
    return trouves


@faux("une couleur 0 déjà trouvée est remplacée comme si sa case était vide : 0 est une couleur")
def zero_pris_pour_vide(trouves, place, couleur, suivante):
    essai = [trouvee or suivante for trouvee in trouves]
    essai[place] = couleur
    return essai


@faux("les autres cases reçoivent toujours la couleur qui suit : il faut celle qui est donnée, `suivante`")
def toujours_plus_un(trouves, place, couleur, suivante):
    return essai_de_place(trouves, place, couleur, couleur + 1)
