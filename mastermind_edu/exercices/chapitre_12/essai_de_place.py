"""Exercice : le second extrait réparé, essayer une couleur dans une case."""

from mastermind_edu.exercices.chapitre_12._cases import TOUTES_VIDES, ZERO_TROUVE, cases_croissantes, juger
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
    resultat_neuf=True,
    juger=juger,
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


@faux("la case essayée finit, elle aussi, avec la couleur suivante : comparez à `place` son rang, et non sa couleur, avec `elif` entre les conditions ; ou écrivez-y `couleur` après avoir rempli les autres, sans demander si elle est encore vide")
def suivante_partout(trouves, place, couleur, suivante):
    return [suivante if trouvee is None else trouvee for trouvee in trouves]


@faux("toutes les cases vides reçoivent la couleur essayée : seule la case `place` la reçoit, les autres ont `suivante`")
def sinon_perdu(trouves, place, couleur, suivante):
    return [couleur if trouvee is None else trouvee for trouvee in trouves]


@faux("la couleur et la suivante sont échangées : la couleur va dans la case essayée, la suivante dans les autres")
def echangees(trouves, place, couleur, suivante):
    return essai_de_place(trouves, place, suivante, couleur)


@faux("les places sont comptées à partir de 1 : la première case est la place 0")
def place_comptee_de_un(trouves, place, couleur, suivante):
    return essai_de_place(trouves, place - 1, couleur, suivante) if place else suivante_partout(trouves, place, couleur, suivante)


@faux("les autres cases vides le restent : remplissez-les de `suivante` ; `completer` le fait, mais dans la liste qu’elle renvoie")
def vides_laissees(trouves, place, couleur, suivante):
    essai = list(trouves)
    essai[place] = couleur
    return essai


@faux("la liste `trouves` est changée sur place : l’essai doit être une autre liste, neuve ou une copie")
def sur_place(trouves, place, couleur, suivante):
    essai = essai_de_place(trouves, place, couleur, suivante)
    trouves[:] = essai
    return trouves


@faux("une couleur 0 déjà trouvée est remplacée comme si sa case était vide : comparez avec `is None`, 0 est une couleur")
def zero_pris_pour_vide(trouves, place, couleur, suivante):
    essai = [trouvee or suivante for trouvee in trouves]
    essai[place] = couleur
    return essai


@faux("les autres cases reçoivent toujours la couleur qui suit : il faut celle qui est donnée, `suivante`")
def toujours_plus_un(trouves, place, couleur, suivante):
    return essai_de_place(trouves, place, couleur, couleur + 1)


@faux("les cases déjà trouvées reçoivent elles aussi la couleur suivante : elles doivent garder celle de `trouves` ; seules les cases qui valent `None` peuvent recevoir la suivante")
def trouvees_oubliees(trouves, place, couleur, suivante):
    essai = [suivante] * len(trouves)
    essai[place] = couleur
    return essai


@faux("les couleurs trouvées ne sont pas dans la liste, qui est trop courte : une case déjà trouvée garde sa couleur, ajoutez-la aussi")
def trouvees_absentes(trouves, place, couleur, suivante):
    return [couleur if i == place else suivante for i in range(len(trouves)) if trouves[i] is None]


@faux("les cases déjà trouvées reçoivent la couleur suivante, et les autres cases vides le restent : c’est l’inverse")
def vides_et_trouvees_inversees(trouves, place, couleur, suivante):
    essai = [None if trouvee is None else suivante for trouvee in trouves]
    essai[place] = couleur
    return essai


@faux("une case déjà trouvée est comparée à `place` par sa couleur : c’est son rang qu’il faut comparer")
def couleur_comparee_a_la_place(trouves, place, couleur, suivante):
    return [couleur if trouvee == place else suivante if trouvee is None else trouvee for trouvee in trouves]


@faux("la première case vide reçoit la couleur essayée, quelle que soit `place` : mettez `couleur` à la case `place`")
def premiere_vide_essayee(trouves, place, couleur, suivante):
    return essai_de_place(trouves, trouves.index(None), couleur, suivante)


@faux("seules les cases vides après `place` reçoivent la couleur suivante : celles d’avant aussi")
def vides_d_avant_oubliees(trouves, place, couleur, suivante):
    return trouves[:place] + essai_de_place(trouves, place, couleur, suivante)[place:]


@faux("seules les cases vides avant `place` reçoivent la couleur suivante : celles d’après aussi")
def vides_d_apres_oubliees(trouves, place, couleur, suivante):
    return essai_de_place(trouves, place, couleur, suivante)[: place + 1] + trouves[place + 1 :]


@faux("la case essayée reçoit le numéro de la place : elle doit recevoir `couleur`")
def place_pour_couleur(trouves, place, couleur, suivante):
    return essai_de_place(trouves, place, place, suivante)


@faux("la couleur essayée est ajoutée devant celle de la case `place`, au lieu de la remplacer, et la liste a une case de trop : l’insérez-vous dans une liste déjà entière ? écrivez `essai[place] = couleur` ; ou ajoutez-vous deux couleurs pour cette case ? n’en ajoutez qu’une, avec `elif` entre les conditions")
def case_de_trop(trouves, place, couleur, suivante):
    essai = suivante_partout(trouves, place, couleur, suivante)
    return essai[:place] + [couleur] + essai[place:]


@faux("`place` est comptée parmi les seules cases vides : c’est un rang dans toute la liste `trouves`, les cases déjà trouvées comptent aussi")
def rang_parmi_les_vides(trouves, place, couleur, suivante):
    vides = [rang for rang, trouvee in enumerate(trouves) if trouvee is None]
    essai = suivante_partout(trouves, place, couleur, suivante)
    return essai_de_place(trouves, vides[place], couleur, suivante) if place < len(vides) else essai


@faux("chaque case trouvée est suivie d’une couleur de trop, comme si elle était vide aussi : une seule valeur par case, écrivez `elif` pour la deuxième condition")
def trouvees_doublees(trouves, place, couleur, suivante):
    essai = essai_de_place(trouves, place, couleur, suivante)
    return [valeur for trouvee, case in zip(trouves, essai) for valeur in ([case] if trouvee is None else [case, suivante])]


@faux("une erreur vient souvent : si vous faites la liste des cases vides, `place` n’est pas un rang dans cette liste, mais dans `trouves` tout entière")
def rang_dans_les_vides(trouves, place, couleur, suivante):
    vides = [rang for rang, trouvee in enumerate(trouves) if trouvee is None]
    return essai_de_place(trouves, vides[place], couleur, suivante)


@faux("la dernière case n’est jamais remplie : parcourez toutes les cases")
def derniere_oubliee(trouves, place, couleur, suivante):
    essai = essai_de_place(trouves, place, couleur, suivante)
    return essai[:-1] + trouves[-1:] if place < len(trouves) - 1 else essai


@faux("la couleur va une case trop tôt, à `place - 1` : la première case est la place 0, écrivez à la case `place`")
def case_d_avant(trouves, place, couleur, suivante):
    essai = suivante_partout(trouves, place, couleur, suivante)
    essai[place - 1] = couleur
    return essai
