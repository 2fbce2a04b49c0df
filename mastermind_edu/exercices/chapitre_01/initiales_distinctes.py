"""Exercice : des initiales toutes différentes."""

from mastermind_edu.exercices.cas import AUTRES_INITIALES, INITIALES, listes
from mastermind_edu.exercices.proprietes import se_repete
from mastermind_edu.juge.exercice import Exercice, Propriete, faux

COULEURS_DU_BTS = ["R", "V", "B", "J", "V", "N"]


def initiales_distinctes(initiales):
    """`True` quand aucune initiale n’est écrite deux fois, `False` sinon."""
    return len(set(initiales)) == len(initiales)


def cas():
    for liste in listes("RVB", range(0, 5)):
        yield (liste,)
    yield (INITIALES,)
    yield (COULEURS_DU_BTS,)
    for taille in range(1, 13):
        initiales = AUTRES_INITIALES[:taille]
        yield (initiales,)
        yield ([*initiales, initiales[taille // 2]],)  # une seule répétition, loin ou près
        yield ([initiales[-1]] * taille,)
    yield (AUTRES_INITIALES[::-1],)
    yield (AUTRES_INITIALES[:6] * 2,)


EXERCICE = Exercice(
    reference=initiales_distinctes,
    points=2,
    cas=cas,
    exemples=((["R", "V", "B"],), (COULEURS_DU_BTS,), ([],)),
    intacts=("initiales",),
    proprietes=(
        Propriete("deux voisines sont égales", "deux voisines ne sont jamais égales", lambda liste: any(a == b for a, b in zip(liste, liste[1:]))),
        Propriete("la première initiale est répétée", "la première initiale n’est pas répétée", lambda liste: liste[:1] != [] and liste[0] in liste[1:]),
        Propriete("une initiale est répétée", "toutes les initiales sont différentes", se_repete),
        Propriete("la liste est vide", "la liste n’est pas vide", lambda liste: not liste),
        Propriete("il n’y a qu’une initiale", "il n’y a pas une seule initiale", lambda liste: len(liste) == 1),
    ),
    indices=(
        "Une seule initiale écrite deux fois suffit pour répondre `False`. Comment savoir combien de fois une initiale est dans la liste ? Relisez le rappel.",
        "Prenez les initiales une à une et comptez chacune dans la liste entière. On ne peut répondre `True` qu’après la boucle.",
    ),
    squelette='''\
def initiales_distinctes(initiales):
    """True quand aucune initiale n’est écrite deux fois, False sinon."""
    for initiale in initiales:
        if ...:
            return ...
    return ...
''',
)


@faux("deux initiales égales ne sont vues que côte à côte : elles peuvent aussi être éloignées")
def voisines_seulement(initiales):
    for i in range(len(initiales) - 1):
        if initiales[i] == initiales[i + 1]:
            return False
    return True


@faux("seule la répétition de la première initiale est vue : les suivantes aussi peuvent se répéter")
def premiere_seulement(initiales):
    return initiales[:1] == [] or initiales[0] not in initiales[1:]


@faux("la réponse est toujours le contraire de celle qu’il faut")
def reponse_inversee(initiales):
    return len(set(initiales)) != len(initiales)


@faux("seules les deux premières initiales décident de la réponse : les suivantes aussi peuvent se répéter")
def conclut_trop_tot(initiales):
    for i in range(len(initiales)):
        for j in range(i + 1, len(initiales)):
            if initiales[i] == initiales[j]:
                return False
            else:
                return True
    return True


@faux("la réponse est `False` dès qu’il y a une initiale, même seule : une initiale n’est pas la répétition d’elle-même")
def compare_avec_soi(initiales):
    for i in range(len(initiales)):
        for j in range(len(initiales)):
            if initiales[i] == initiales[j]:
                return False
    return True


@faux("la réponse est juste, mais la liste reçue perd des éléments au passage : regardez-la sans la modifier")
def liste_videe(initiales):
    while initiales:
        if initiales.pop() in initiales:
            return False
    return True
