"""Exercice : compter les trous d’un plateau."""

from itertools import product

from mastermind_edu.exercices.cas import en_racontant
from mastermind_edu.francais import accorder
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def nombre_de_trous(rangees, pions):
    """Le nombre de trous du plateau : à chaque rangée, un trou par pion et un petit trou par fiche de réponse."""
    return rangees * pions * 2


def cas():
    return sorted(product(range(1, 13), range(1, 9)), key=lambda cas: (sum(cas), cas))


def raconter(valeur, rangees, pions) -> str:
    grands = accorder(pions, "grand trou")
    return f"ici, une rangée a {grands} et autant de petits, {2 * pions} en tout, et il y a {accorder(rangees, 'rangée')} : multipliez ces deux nombres l’un par l’autre, rien d’autre"


EXERCICE = Exercice(
    reference=nombre_de_trous,
    points=1,
    cas=cas,
    exemples=((1, 4), (2, 4), (12, 4)),
    juger=en_racontant(raconter),
    proprietes=(
        Propriete("il y a plusieurs rangées", "il n’y a qu’une rangée", lambda rangees, pions: rangees > 1),
        Propriete("il y a plusieurs pions par rangée", "il n’y a qu’un pion par rangée", lambda rangees, pions: pions > 1),
        Propriete("il y a quatre pions par rangée", "il n’y a pas quatre pions par rangée", lambda rangees, pions: pions == 4),
        Propriete("il y a douze rangées", "il n’y a pas douze rangées", lambda rangees, pions: rangees == 12),
        Propriete("les deux nombres sont égaux", "les deux nombres diffèrent", lambda rangees, pions: rangees == pions),
    ),
    indices=(
        "Dessinez une seule rangée de quatre pions : combien de grands trous, combien de petits ? Et deux rangées ?",
        "La fonction de la leçon compte les trous des pions. Il y a autant de trous pour les fiches : par combien faut-il multiplier ?",
    ),
    squelette='''\
def nombre_de_trous(rangees, pions):
    """Le nombre de trous du plateau, ceux des fiches compris."""
    return rangees * ... * ...
''',
)


@faux("seuls les trous des pions sont comptés : il y a autant de petits trous, multipliez par 2")
def sans_les_fiches(rangees, pions):
    return rangees * pions


@faux("le résultat est celui des grands trous, plus une seule fois `pions` : chaque rangée a ses petits trous, doublez le nombre de grands")
def fiches_d_une_rangee(rangees, pions):
    return rangees * pions + pions


@faux("le résultat est le double de la somme des deux nombres : multipliez-les l’un par l’autre au lieu de les ajouter, puis par 2")
def somme(rangees, pions):
    return (rangees + pions) * 2


@faux("le nombre de trous des pions est multiplié par lui-même : pour le doubler, écrivez `* 2`")
def carre(rangees, pions):
    return (rangees * pions) ** 2


@faux("le résultat est toujours 96, celui du plateau classique : calculez avec les deux nombres reçus, sans changer leur valeur")
def toujours_le_plateau_classique(rangees, pions):
    return 96


@faux("quatre petits trous sont comptés à chaque rangée : il en faut autant que de pions, `pions`")
def quatre_petits_trous(rangees, pions):
    return rangees * (pions + 4)


@faux("chaque rangée compte toujours huit trous, comme avec quatre pions : leur nombre dépend de `pions`")
def quatre_pions_par_rangee(rangees, pions):
    return rangees * 8


@faux("le résultat est toujours celui de douze rangées : leur nombre est le premier paramètre")
def douze_rangees(rangees, pions):
    return 12 * pions * 2


@faux("le résultat est le double de ce qu’il faut : chaque pion a deux trous, un grand et un petit ; multipliez par 2 une seule fois")
def fois_quatre(rangees, pions):
    return rangees * pions * 4


@faux("deux petits trous seulement sont ajoutés aux grands : il faut doubler, avec `* 2`")
def deux_de_plus(rangees, pions):
    return rangees * pions + 2


@faux("quatre petits trous seulement sont ajoutés aux grands : chaque rangée en a autant que de pions, multipliez par 2")
def quatre_de_plus(rangees, pions):
    return rangees * pions + 4


@faux("un seul petit trou par rangée est compté : chaque rangée en a autant que de grands, un par pion ; le total est donc le double des grands")
def un_petit_trou_par_rangee(rangees, pions):
    return rangees * pions + rangees


@faux("les deux nombres sont ajoutés : chaque rangée a tous ses trous, multipliez-les")
def addition(rangees, pions):
    return rangees + pions


@faux("les deux trous de chaque pion sont comptés pour une seule rangée, puis le nombre de rangées s’ajoute : multipliez")
def rangees_ajoutees(rangees, pions):
    return rangees + pions * 2


@faux("ce sont les rangées qui sont doublées, puis les pions s’ajoutent : multipliez les trois nombres")
def pions_ajoutes(rangees, pions):
    return rangees * 2 + pions


@faux("les trous d’une seule rangée sont comptés : multipliez-les par le nombre de rangées ; ou, si vous comptez rangée par rangée, ajoutez chaque fois ces trous au total, sans le remplacer")
def une_rangee(rangees, pions):
    return pions * 2


@faux("le nombre de pions ne compte pas dans le résultat : chaque rangée a deux trous par pion, multipliez aussi par `pions`")
def deux_trous_par_rangee(rangees, pions):
    return rangees * 2


@faux("le nombre de pions est multiplié par lui-même : chaque pion a deux trous, multipliez par 2")
def pions_fois_pions(rangees, pions):
    return rangees * pions**2


@faux("le résultat est la moitié du nombre de grands trous : il en faut le double ; multipliez par 2 au lieu de diviser")
def moitie(rangees, pions):
    return rangees * pions / 2


@faux("le résultat est celui de l’opération `^`, qui n’est ni le double ni la puissance : pour doubler, écrivez `* 2`")
def accent_circonflexe(rangees, pions):
    return rangees * pions ^ 2


@faux("le résultat est un texte : il faut un nombre, sans guillemets et sans `str`")
def en_texte(rangees, pions):
    return str(rangees * pions * 2)


@faux("deux petits trous sont comptés à chaque rangée, en plus des grands : il en faut autant que de pions, multipliez les grands par 2")
def deux_petits_trous_par_rangee(rangees, pions):
    return rangees * (pions + 2)


@faux("le nombre de rangées est multiplié par lui-même : chaque pion a deux trous, multipliez par 2")
def rangees_fois_rangees(rangees, pions):
    return rangees**2 * pions
