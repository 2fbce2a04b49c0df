"""Exercice : des initiales toutes différentes."""

from mastermind_edu.exercices.cas import AUTRES_INITIALES, INITIALES, listes
from mastermind_edu.juge.exercice import Exercice, faux

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


@faux("vous comparez chaque initiale à sa voisine : deux initiales égales peuvent être éloignées")
def voisines_seulement(initiales):
    for i in range(len(initiales) - 1):
        if initiales[i] == initiales[i + 1]:
            return False
    return True


@faux("vous ne cherchez que la première initiale parmi les autres : les suivantes aussi peuvent se répéter")
def premiere_seulement(initiales):
    return initiales[:1] == [] or initiales[0] not in initiales[1:]


@faux("la fonction dit vrai quand il faut dire faux : relisez la question qu’elle pose")
def reponse_inversee(initiales):
    return len(set(initiales)) != len(initiales)


@faux("la fonction répond `True` dès la première comparaison : pour dire « aucune », il faut les avoir toutes regardées")
def conclut_trop_tot(initiales):
    for i in range(len(initiales)):
        for j in range(i + 1, len(initiales)):
            if initiales[i] == initiales[j]:
                return False
            else:
                return True
    return True


@faux("chaque initiale est comparée aussi à elle-même : où doit commencer la seconde boucle ?")
def compare_avec_soi(initiales):
    for i in range(len(initiales)):
        for j in range(len(initiales)):
            if initiales[i] == initiales[j]:
                return False
    return True


@faux("la réponse est juste, mais la liste reçue est vidée au passage : regardez-la sans la modifier")
def liste_videe(initiales):
    while initiales:
        if initiales.pop() in initiales:
            return False
    return True
