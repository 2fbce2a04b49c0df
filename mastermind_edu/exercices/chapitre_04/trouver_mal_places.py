"""Exercice : trouver les mal placés."""

import re

from mastermind_edu.exercices.cas import UN_SEUL_PION, dire_les_rangs, en_racontant, se_repete
from mastermind_edu.exercices.chapitre_04.position import position
from mastermind_edu.exercices.chapitre_04.trouver_bien_places import BIEN_PLACE, paires_de_numeros, trouver_bien_places
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


def raconter(valeur, copie, proposition):
    apres = list(copie)
    compte = trouver_mal_places(apres, proposition)
    if not compte:
        return "dans ce cas, aucun pion à chercher n’est dans `copie` : il faut 0, et `copie` ne change pas ; passez les places qui portent −1 ; aux autres, n’ajoutez 1 et n’écrivez 0 que si le rang trouvé n’est pas −1"
    rangs = [i for i in range(len(copie)) if apres[i] != copie[i]]
    return f"dans ce cas, les mal placés sont trouvés {dire_les_rangs(rangs)} de `copie` : il faut {compte}, et des 0 là seulement, au rang que donne `position`"


COMPARER = en_racontant(raconter)


def juger(exercice, arguments, attendue, obtenue):
    """La comparaison à la référence ; l’erreur que lève `position` quand la liste lui est donnée d’abord est nommée."""
    ecart = COMPARER(exercice, arguments, attendue, obtenue)
    if ecart and obtenue.erreur and re.search(r"\bposition\(\s*copie\s*,", obtenue.erreur.instruction):
        return ecart._replace(message="`position` reçoit d’abord le pion à chercher, puis la liste où le chercher : ici, `copie` lui est donnée la première, échangez les deux")
    return ecart


EXERCICE = Exercice(
    reference=trouver_mal_places,
    points=3,
    cas=cas,
    juger=juger,
    exemples=(([1, -1, 3, 2], [2, 4, 1, 6]),),
    modifies=("copie",),
    proprietes=(
        Propriete("`copie` porte un −1", "`copie` ne porte pas de −1", lambda copie, _: -1 in copie),
        Propriete("une couleur est répétée dans la proposition", "aucune couleur n’est répétée dans la proposition", lambda _, proposition: se_repete(proposition)),
        Propriete(
            "un mal placé est trouvé au rang 0 de `copie`", "aucun mal placé n’est trouvé au rang 0 de `copie`",
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


def _chercher(copie, proposition, places=None, passees=(BIEN_PLACE,), marque=MAL_PLACE, ou=None):
    """Ce que fait la version juste ; à d’autres places, en passant d’autres marques, avec une autre ou ailleurs, quand on les donne."""
    compte = 0
    for i in range(len(copie)) if places is None else places:
        if copie[i] not in passees and proposition[i] in copie:
            compte += 1
            copie[copie.index(proposition[i]) if ou is None else ou] = marque
    return compte


def _si(compter, copie, proposition, marquer=None):
    """Compte et marque quand le rang trouvé convient, qu’il faille ou non."""
    compte = 0
    for i in range(len(copie)):
        if copie[i] != BIEN_PLACE:
            trouve = position(proposition[i], copie)
            compte += compter(trouve)
            if (marquer or compter)(trouve):
                copie[trouve] = MAL_PLACE
    return compte


@faux("le 0 est écrit à la place du pion de la proposition, et non là où sa couleur se trouve dans `copie` : écrivez-le au rang que donne `position`")
def mauvais_indice(copie, proposition):
    compte = 0
    for k in range(len(copie)):
        if copie[k] != -1 and proposition[k] in copie:
            compte += 1
            copie[k] = 0
    return compte


@faux("rien n’est marqué dans `copie`, un même pion peut être compté deux fois : écrivez 0 là où le pion est trouvé")
def sans_marquer(copie, proposition):
    return sum(copie[i] != -1 and proposition[i] in copie for i in range(len(copie)))


@faux("un pion bien placé de la proposition peut encore compter comme mal placé : sautez les places où `copie` porte −1")
def bien_places_recomptes(copie, proposition):
    return _chercher(copie, proposition, passees=())


@faux("un mal placé n’est ni compté ni marqué quand le pion qui lui répond est au rang 0 de `copie` : 0 est un rang comme les autres, seul −1 dit « absent »")
def rang_zero_pris_pour_faux(copie, proposition):
    return _si(lambda rang: rang > 0, copie, proposition)


@faux("le pion trouvé est marqué −1 dans `copie` : il faut 0, car une place à −1 passe pour bien placée, et n’est plus regardée")
def mauvaise_marque(copie, proposition):
    return _chercher(copie, proposition, marque=BIEN_PLACE)


@faux("c’est le pion de `copie` qui est cherché dans la proposition : cherchez `proposition[i]` dans `copie`")
def recherche_a_l_envers(copie, proposition):
    compte = 0
    for i in range(len(copie)):
        trouve = position(copie[i], proposition)
        if copie[i] != -1 and trouve != -1:
            compte += 1
            copie[trouve] = 0
    return compte


@faux("un pion absent de `copie` est compté, et un pion trouvé au rang 0 ne l’est pas : un rang n’est pas une condition, comparez-le à −1")
def rang_pris_pour_vrai_ou_faux(copie, proposition):
    return _si(bool, copie, proposition)


@faux("une place qui porte déjà 0 est sautée : ne sautez que celles qui portent −1, le pion de la proposition est encore à chercher")
def places_marquees_passees(copie, proposition):
    return _chercher(copie, proposition, passees=(BIEN_PLACE, MAL_PLACE))


@faux("un pion absent de `copie` y met quand même un 0, dans la dernière case, car le rang −1 est le dernier : n’écrivez 0 que si le rang trouvé n’est pas −1")
def pion_absent_marque(copie, proposition):
    return _si(lambda rang: rang != -1, copie, proposition, lambda rang: True)


@faux("tout pion de la proposition est compté, même absent de `copie`, sauf aux places qui portent −1 : ne comptez que si le rang trouvé n’est pas −1")
def absents_comptes(copie, proposition):
    return _si(lambda rang: True, copie, proposition)


@faux("les marques sont bonnes, mais tout pion de la proposition est compté, même absent de `copie`, sauf aux places qui portent −1 : ajoutez 1 seulement quand le rang trouvé n’est pas −1, là même où s’écrit le 0")
def absents_comptes_sans_marque(copie, proposition):
    return _si(lambda rang: True, copie, proposition, lambda rang: rang != -1)


@faux("ce sont les pions absents de `copie` qui sont comptés : ne comptez que si le rang trouvé n’est pas −1")
def absents_seulement(copie, proposition):
    return _si(lambda rang: rang == -1, copie, proposition)


@faux("rien n’est jamais compté ni marqué : aux places qui ne portent pas −1, cherchez un seul pion, `proposition[i]`, dans `copie`, et comptez-le si le rang trouvé n’est pas −1")
def bien_places_seulement(copie, proposition):
    return _chercher(copie, proposition, [i for i in range(len(copie)) if copie[i] == -1])


@faux("les places qui portent 0 sont passées, et non celles qui portent −1 : un bien placé se marque −1, il ne se cherche plus")
def zero_passe_au_lieu_de_moins_un(copie, proposition):
    return _chercher(copie, proposition, passees=(MAL_PLACE,))


@faux("les marques sont bonnes, mais la fonction renvoie `None` : comptez aussi les mal placés, et renvoyez leur nombre")
def marque_sans_compter(copie, proposition):
    _chercher(copie, proposition)


@faux("les marques sont bonnes, mais la fonction renvoie la liste `copie` : il faut le nombre de mal placés")
def copie_renvoyee(copie, proposition):
    _chercher(copie, proposition)
    return copie


@faux("le compte est bon, mais la liste `copie` reçue n’est pas marquée : écrivez le 0 dans elle, sans la recopier")
def copie_recopiee(copie, proposition):
    return _chercher(copie.copy(), proposition)


@faux("les marques sont bonnes, mais la réponse ne dépasse jamais 1 : ajoutez 1 à chaque mal placé")
def jamais_plus_d_un(copie, proposition):
    return min(1, _chercher(copie, proposition))


@faux("la dernière place de la proposition n’est jamais regardée : le dernier rang est `len(copie) - 1`, allez jusque-là")
def derniere_oubliee(copie, proposition):
    return _chercher(copie, proposition, range(len(copie) - 1))


@faux("la première place de la proposition n’est jamais regardée : le premier rang est 0")
def premiere_oubliee(copie, proposition):
    return _chercher(copie, proposition, range(1, len(copie)))


@faux("seule la première place est regardée : allez jusqu’à la dernière avant de donner la réponse")
def premiere_seulement(copie, proposition):
    return _chercher(copie, proposition, [0])


@faux("après la première place qui porte −1, plus aucune n’est regardée : passez cette place, et avancez à la suivante, sans vous arrêter")
def arret_au_premier_bien_place(copie, proposition):
    return _chercher(copie, proposition, range([*copie, BIEN_PLACE].index(BIEN_PLACE)))


@faux("dès qu’un pion est absent de `copie`, les suivants ne sont plus cherchés : passez ce pion, et continuez jusqu’à la dernière place")
def arret_au_premier_absent(copie, proposition):
    compte = 0
    for i in range(len(copie)):
        if copie[i] != BIEN_PLACE and proposition[i] not in copie:
            break
        compte += _chercher(copie, proposition, [i])
    return compte


@faux("seul le premier mal placé est compté et marqué : continuez jusqu’à la dernière place")
def arret_au_premier_trouve(copie, proposition):
    return next((1 for i in range(len(copie)) if _chercher(copie, proposition, [i])), 0)


@faux("un même pion de la proposition compte pour tous les pions de sa couleur dans `copie` : à chaque place, un seul est à compter et à marquer, au rang que donne `position`")
def tous_les_pareils_comptes(copie, proposition):
    return sum(_chercher(copie, proposition, [i] * copie.count(proposition[i])) for i in range(len(copie)) if copie[i] != BIEN_PLACE)


@faux("le rang de la place est cherché au lieu du pion : cherchez `proposition[i]` dans `copie`")
def rang_cherche(copie, proposition):
    return _chercher(copie, range(len(copie)))


@faux("un 0 est écrit aussi dans `proposition`, où le pion de ce rang reste à chercher : n’écrivez que dans `copie`")
def proposition_marquee_aussi(copie, proposition):
    compte = 0
    for i in range(len(copie)):
        trouve = position(proposition[i], copie)
        if copie[i] != BIEN_PLACE and trouve != -1:
            compte += 1
            copie[trouve] = proposition[trouve] = MAL_PLACE
    return compte


@faux("les 0 sont écrits dans `proposition`, et rien n’est marqué dans `copie` : écrivez-les dans `copie`, au rang que donne `position`")
def proposition_marquee(copie, proposition):
    rangs = [i for i in range(len(copie)) if copie[i] != BIEN_PLACE and proposition[i] in copie]
    for i in rangs:
        proposition[i] = MAL_PLACE
    return len(rangs)
