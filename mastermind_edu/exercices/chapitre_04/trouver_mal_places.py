"""Exercice : trouver les mal placés."""

from mastermind_edu.exercices.chapitre_04.position import position
from mastermind_edu.exercices.chapitre_04.trouver_bien_places import BIEN_PLACE, paires_de_numeros, trouver_bien_places
from mastermind_edu.exercices.proprietes import UN_SEUL_PION, se_repete
from mastermind_edu.juge.exercice import Exercice, Propriete, faux

MAL_PLACE = 0


def trouver_mal_places(copie, proposition):
    """`copie` porte déjà les −1 : compte les mal placés et écrit 0 là où chacun est trouvé."""
    compte = 0
    for i in range(len(copie)):
        if copie[i] != BIEN_PLACE:
            trouve = position(proposition[i], copie)
            if trouve != -1:
                compte += 1
                copie[trouve] = MAL_PLACE
    return compte


def cas():
    for secret, proposition in paires_de_numeros():
        copie = secret.copy()
        trouver_bien_places(copie, proposition)
        yield copie, proposition


EXERCICE = Exercice(
    reference=trouver_mal_places,
    points=3,
    cas=cas,
    exemples=(([1, -1, 3, 2], [2, 4, 1, 6]),),
    modifies=("copie",),
    proprietes=(
        Propriete("`copie` porte un −1", "`copie` ne porte pas de −1", lambda copie, _: -1 in copie),
        Propriete("une couleur est répétée dans la proposition", "aucune couleur n’est répétée dans la proposition", lambda _, proposition: se_repete(proposition)),
        Propriete(
            "la première case de `copie` répond à un pion mal placé", "la première case de `copie` ne répond à aucun pion mal placé",
            lambda copie, proposition: any(c != -1 and p == copie[0] for c, p in zip(copie, proposition)),
        ),
        Propriete("une couleur de la proposition est dans `copie`", "aucune couleur de la proposition n’est dans `copie`", lambda copie, proposition: any(pion in copie for pion in proposition)),
        Propriete("il y a des mal placés", "il n’y a pas de mal placé", lambda copie, proposition: any(c != -1 and p in copie for c, p in zip(copie, proposition))),
        UN_SEUL_PION,
    ),
    indices=(
        "Rangez dans une variable le rang que donne `position` : il sert deux fois, pour savoir si le pion est là, puis pour le marquer.",
        "Deux questions emboîtées : cette place porte-t-elle déjà −1 ? Le pion de la proposition est-il quelque part dans `copie` ? Le 0 s’écrit là où il a été trouvé, pas au rang `i`.",
    ),
    squelette='''\
def trouver_mal_places(copie, proposition):
    """Compte les mal placés et écrit 0 là où chacun est trouvé dans copie."""
    compte = 0
    for i in range(len(copie)):
        if ...:
            trouve = position(..., copie)
            if ...:
                compte = compte + 1
                copie[...] = 0
    return compte
''',
)


@faux("le 0 est écrit à la place du pion de la proposition, et non là où sa couleur se trouve dans `copie`")
def mauvais_indice(copie, proposition):
    compte = 0
    for k in range(len(copie)):
        if copie[k] != -1 and proposition[k] in copie:
            compte += 1
            copie[k] = 0
    return compte


@faux("rien n’est marqué dans `copie` : un même pion peut être compté deux fois")
def sans_marquer(copie, proposition):
    return sum(copie[i] != -1 and proposition[i] in copie for i in range(len(copie)))


@faux("un pion bien placé de la proposition peut encore compter comme mal placé : une place qui porte −1 est à passer")
def bien_places_recomptes(copie, proposition):
    compte = 0
    for pion in proposition:
        if pion in copie:
            compte += 1
            copie[copie.index(pion)] = 0
    return compte


@faux("un mal placé n’est ni compté ni marqué quand le pion qui lui répond est au rang 0 de `copie`")
def rang_zero_pris_pour_faux(copie, proposition):
    compte = 0
    for i in range(len(copie)):
        trouve = position(proposition[i], copie)
        if copie[i] != -1 and trouve > 0:
            compte += 1
            copie[trouve] = 0
    return compte


@faux("les mal placés sont marqués −1 : il faut 0, car une place à −1 passe pour bien placée")
def mauvaise_marque(copie, proposition):
    compte = 0
    for i in range(len(copie)):
        if copie[i] != -1 and proposition[i] in copie:
            compte += 1
            copie[copie.index(proposition[i])] = -1
    return compte


@faux("c’est le pion de `copie` qui est cherché dans la proposition : il faut l’inverse")
def recherche_a_l_envers(copie, proposition):
    compte = 0
    for i in range(len(copie)):
        trouve = position(copie[i], proposition)
        if copie[i] != -1 and trouve != -1:
            compte += 1
            copie[trouve] = 0
    return compte


@faux("un pion absent de `copie` est compté, et un pion trouvé au rang 0 ne l’est pas : −1 passe pour vrai, et 0 pour faux")
def rang_pris_pour_vrai_ou_faux(copie, proposition):
    compte = 0
    for i in range(len(copie)):
        trouve = position(proposition[i], copie)
        if copie[i] != -1 and trouve:
            compte += 1
            copie[trouve] = 0
    return compte


@faux("une place qui porte déjà 0 est passée : le pion de la proposition à cette place reste à chercher")
def places_marquees_passees(copie, proposition):
    compte = 0
    for i in range(len(copie)):
        trouve = position(proposition[i], copie)
        if copie[i] not in (-1, 0) and trouve != -1:
            compte += 1
            copie[trouve] = 0
    return compte


@faux("un pion absent de `copie` y met quand même un 0, dans la dernière case : le rang −1 est le dernier")
def pion_absent_marque(copie, proposition):
    compte = 0
    for i in range(len(copie)):
        if copie[i] != -1:
            trouve = position(proposition[i], copie)
            compte += trouve != -1
            copie[trouve] = 0
    return compte
