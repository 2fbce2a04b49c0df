"""Exercice : le premier extrait réparé, remplir les cases vides."""

from mastermind_edu.exercices.chapitre_12._cases import AUCUNE_VIDE, DERNIERE_VIDE, PLUSIEURS_VIDES, PREMIERE_VIDE, TOUTES_VIDES, ZERO_TROUVE, cases_croissantes, juger
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
    resultat_neuf=True,
    juger=juger,
    proprietes=(TOUTES_VIDES, ZERO_TROUVE, AUCUNE_VIDE, PLUSIEURS_VIDES, PREMIERE_VIDE, DERNIERE_VIDE),
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


@faux("une couleur 0 déjà trouvée est remplacée comme si sa case était vide : comparez avec `is None`, 0 est une couleur")
def zero_pris_pour_vide(trouves, couleur):
    return [trouvee or couleur for trouvee in trouves]


@faux("toutes les cases reçoivent la nouvelle couleur, même les trouvées : ne changez que les cases qui valent `None`")
def tout_remplacer(trouves, couleur):
    return [couleur] * len(trouves)


@faux("la liste `trouves` est changée sur place : l’essai doit être une autre liste, neuve ou une copie")
def sur_place(trouves, couleur):
    for i in range(len(trouves)):
        if trouves[i] is None:
            trouves[i] = couleur
    return trouves


@faux("les cases vides le restent, et ce sont les autres qui changent de couleur : c’est l’inverse")
def a_l_envers(trouves, couleur):
    return [trouvee if trouvee is None else couleur for trouvee in trouves]


@faux("la dernière case n’est jamais remplie : parcourez toutes les cases")
def derniere_oubliee(trouves, couleur):
    return completer(trouves[:-1], couleur) + trouves[-1:]


@faux("les couleurs trouvées ne sont pas dans la liste, qui est trop courte : une case qui n’est pas vide garde sa couleur, ajoutez-la aussi")
def trouvees_absentes(trouves, couleur):
    return [couleur for trouvee in trouves if trouvee is None]


@faux("les cases vides ne sont pas dans la liste, qui est trop courte : ajoutez `couleur` pour chacune")
def vides_absentes(trouves, couleur):
    return [trouvee for trouvee in trouves if trouvee is not None]


@faux("seule la première case vide est remplie : ne vous arrêtez pas à elle, continuez jusqu’à la dernière case")
def premiere_vide_seulement(trouves, couleur):
    essai = trouves.copy()
    if None in essai:
        essai[essai.index(None)] = couleur
    return essai


@faux("seule la dernière case vide est remplie : gardez aussi les précédentes, sans repartir chaque fois de `trouves`")
def derniere_vide_seulement(trouves, couleur):
    return completer(trouves[::-1], None)[::-1] if None not in trouves else trouves[: len(trouves) - 1 - trouves[::-1].index(None)] + [couleur] + trouves[len(trouves) - trouves[::-1].index(None) :]


@faux("les cases vides le restent : testez chaque case avec `is None`, sans guillemets, puis écrivez `couleur` à son rang dans votre copie, ou ajoutez-la à une liste neuve")
def vides_laissees(trouves, couleur):
    return list(trouves)


@faux("seule la dernière case de la liste peut être remplie : si la copie est refaite pour chaque case, les précédentes sont perdues ; faites-la une seule fois, avant")
def copie_refaite(trouves, couleur):
    return trouves[:-1] + completer(trouves[-1:], couleur)


@faux("les cases vides qui suivent une case trouvée le restent : ne vous arrêtez pas à une case trouvée, continuez jusqu’à la dernière case")
def arret_a_une_trouvee(trouves, couleur):
    rang = next((rang for rang, trouvee in enumerate(trouves) if trouvee is not None), len(trouves))
    return [couleur] * rang + trouves[rang:]


@faux("chaque case vide donne deux cases, la couleur puis `None` : une case vide reçoit `couleur` à la place de `None`, et non en plus")
def vides_doublees(trouves, couleur):
    return [valeur for trouvee in trouves for valeur in ([couleur, None] if trouvee is None else [trouvee])]


@faux("la première case n’est jamais remplie : parcourez toutes les cases, à partir du rang 0")
def premiere_oubliee(trouves, couleur):
    return trouves[:1] + completer(trouves[1:], couleur)


@faux("les cases vides reçoivent leur rang : il faut `couleur`")
def rang_pour_couleur(trouves, couleur):
    return [rang if trouvee is None else trouvee for rang, trouvee in enumerate(trouves)]


@faux("les cases trouvées reçoivent leur rang : elles gardent leur couleur, `trouves[i]`")
def rang_pour_trouvee(trouves, couleur):
    return [couleur if trouvee is None else rang for rang, trouvee in enumerate(trouves)]


@faux("les cases vides reçoivent toujours la couleur 0 : il faut celle qui est donnée, `couleur`")
def toujours_zero(trouves, couleur):
    return completer(trouves, 0)


@faux("les couleurs trouvées sont mises d’abord, les autres ensuite : chaque case garde sa place")
def trouvees_d_abord(trouves, couleur):
    return [trouvee for trouvee in trouves if trouvee is not None] + [couleur] * trouves.count(None)


@faux("la fonction change `trouves` et ne renvoie rien : il faut renvoyer une nouvelle liste")
def sur_place_sans_retour(trouves, couleur):
    trouves[:] = completer(trouves, couleur)


@faux("les cases de couleur 0 sont remplies au lieu des cases vides : une case vide vaut `None`")
def zero_pour_none(trouves, couleur):
    return [couleur if trouvee == 0 else trouvee for trouvee in trouves]


@faux("une seule case vide est remplie, et une erreur vient quand il n’y en a pas : parcourez toutes les cases, et remplissez toutes celles qui valent `None`")
def premiere_case_par_index(trouves, couleur):
    copie = trouves.copy()
    copie[copie.index(None)] = couleur
    return copie
