"""Exercice : trouver les bien placés, et les marquer."""

from mastermind_edu.exercices.cas import (
    BIEN_PLACES,
    DERNIERS_EGAUX,
    DOUZE_NUMEROS,
    MAL_PLACES,
    UN_SEUL_PION,
    dire_les_rangs,
    en_racontant,
    paires,
    paires_tirees,
    paires_variees,
)
from mastermind_edu.juge.exercice import Exercice, faux

BIEN_PLACE = -1


def trouver_bien_places(copie, proposition):
    """Compte les bien placés et écrit −1 à leur place dans `copie`."""
    compte = 0
    for i in range(len(copie)):
        if copie[i] == proposition[i]:
            compte += 1
            copie[i] = BIEN_PLACE
    return compte


def paires_de_numeros():
    yield from paires((1, 2, 3), (1, 2))
    yield from paires((1, 2), (3,))
    yield from paires_tirees((1, 2, 3, 4, 5, 6), 4, 80)
    yield from paires_variees(DOUZE_NUMEROS)


def raconter(valeur, copie, proposition):
    rangs = [i for i in range(len(copie)) if copie[i] == proposition[i]]
    if not rangs:
        return "dans ce cas, il n’y a aucun bien placé : il faut 0, et `copie` ne change pas"
    return f"dans ce cas, les deux codes sont égaux {dire_les_rangs(rangs)} : il faut {len(rangs)}, et −1 là seulement ; à chaque place égale, ajoutez 1, puis écrivez `copie[i] = -1`"


EXERCICE = Exercice(
    reference=trouver_bien_places,
    points=2,
    cas=paires_de_numeros,
    juger=en_racontant(raconter),
    exemples=(([1, 4, 3, 2], [2, 4, 1, 6]), ([1, 2], [2, 1])),
    intacts=("proposition",),
    modifies=("copie",),
    proprietes=(BIEN_PLACES, MAL_PLACES, DERNIERS_EGAUX, UN_SEUL_PION),
    indices=(
        "C’est `compter_bien_places`, avec une action de plus à chaque bien placé.",
        "Dans le `if`, il faut deux lignes : l’une compte, l’autre marque. Dans laquelle des deux listes écrit-on, et à quel rang ?",
    ),
    squelette='''\
def trouver_bien_places(copie, proposition):
    """Compte les bien placés et écrit -1 à leur place dans copie."""
    compte = 0
    for i in range(len(copie)):
        if ...:
            compte = compte + 1
            ...
    return compte
''',
)


def _places_egales(copie, proposition):
    return [i for i in range(len(copie)) if copie[i] == proposition[i]]


def _marquer(copie, rangs, marque=BIEN_PLACE):
    """Écrit la marque à ces rangs de `copie`, et renvoie leur nombre."""
    for rang in rangs:
        copie[rang] = marque
    return len(rangs)


@faux("le compte est bon, mais la liste `copie` reçue n’est pas marquée : à chaque bien placé, écrivez `copie[i] = -1`, sans recopier la liste")
def compte_sans_marquer(copie, proposition):
    return len(_places_egales(copie, proposition))


@faux("les marques sont bonnes, mais la fonction renvoie `None` : comptez aussi les bien placés, et renvoyez leur nombre")
def marque_sans_compter(copie, proposition):
    for i in range(len(copie)):
        if copie[i] == proposition[i]:
            copie[i] = -1


@faux("les marques sont bonnes, mais la fonction renvoie la liste `copie` : il faut le nombre de bien placés")
def copie_renvoyee(copie, proposition):
    _marquer(copie, _places_egales(copie, proposition))
    return copie


@faux("le compte est bon, mais `proposition` est marquée aussi : elle doit rester intacte, enlevez ce qui la change")
def marque_les_deux(copie, proposition):
    compte = 0
    for i in range(len(copie)):
        if copie[i] == proposition[i]:
            compte += 1
            copie[i] = proposition[i] = -1
    return compte


@faux("c’est `proposition` qui est marquée : les −1 s’écrivent dans `copie`")
def marque_la_proposition(copie, proposition):
    return _marquer(proposition, _places_egales(copie, proposition))


@faux("les bien placés sont marqués 0 : leur marque est −1, 0 servira aux mal placés")
def mauvaise_marque(copie, proposition):
    return _marquer(copie, _places_egales(copie, proposition), 0)


@faux("les bien placés sont marqués `None`, comme dans la leçon : ici, leur marque est −1")
def marque_none(copie, proposition):
    return _marquer(copie, _places_egales(copie, proposition), None)


@faux("les bien placés sont marqués 1, qui est une couleur : leur marque est −1, avec son signe")
def marque_un(copie, proposition):
    return _marquer(copie, _places_egales(copie, proposition), 1)


@faux("les bien placés sont marqués d’un texte, `\"-1\"` : il faut le nombre −1, sans guillemets")
def marque_en_texte(copie, proposition):
    return _marquer(copie, _places_egales(copie, proposition), "-1")


@faux("le −1 est écrit à la première place de cette couleur, qui n’est pas toujours celle du bien placé : écrivez-le au même rang que celui de la comparaison")
def marque_la_premiere_de_la_couleur(copie, proposition):
    compte = 0
    for i in range(len(proposition)):
        if proposition[i] == copie[i]:
            compte += 1
            copie[copie.index(proposition[i])] = -1
    return compte


@faux("un pion est compté et marqué dès que sa couleur est quelque part dans `copie` : comparez `copie[i]` et `proposition[i]`, au même rang")
def places_ignorees(copie, proposition):
    compte = 0
    for i in range(len(copie)):
        if proposition[i] in copie:
            compte += 1
            copie[i] = -1
    return compte


@faux("le compte est bon, mais toutes les cases sont marquées : n’écrivez −1 qu’aux places égales")
def tout_marque(copie, proposition):
    compte = len(_places_egales(copie, proposition))
    _marquer(copie, range(len(copie)))
    return compte


@faux("les marques sont bonnes, mais toutes les places comptent : n’ajoutez 1 qu’aux places égales")
def tout_compte(copie, proposition):
    _marquer(copie, _places_egales(copie, proposition))
    return len(copie)


@faux("les places sont comptées et marquées quand les pions diffèrent : il faut celles où ils sont égaux, avec `==`")
def places_differentes(copie, proposition):
    return _marquer(copie, [i for i in range(len(copie)) if copie[i] != proposition[i]])


@faux("les marques sont bonnes, mais la réponse ne dépasse jamais 1 : ajoutez 1 à chaque bien placé")
def jamais_plus_d_un(copie, proposition):
    return min(1, _marquer(copie, _places_egales(copie, proposition)))


@faux("seul le premier bien placé est compté et marqué : continuez jusqu’à la dernière place")
def premier_seulement(copie, proposition):
    return _marquer(copie, _places_egales(copie, proposition)[:1])


@faux("le premier bien placé arrête tout, et sans bien placé la fonction renvoie `None` : ne renvoyez le compte qu’après la dernière place")
def arret_au_premier(copie, proposition):
    return _marquer(copie, _places_egales(copie, proposition)[:1]) or None


@faux("les marques sont bonnes, mais la réponse est trop grande de 1 : le compte part de 0, et rien ne s’y ajoute à la fin")
def part_de_un(copie, proposition):
    return 1 + _marquer(copie, _places_egales(copie, proposition))


@faux("seule la première place est regardée : allez jusqu’à la dernière avant de donner la réponse")
def premiere_place_seule(copie, proposition):
    return _marquer(copie, [i for i in _places_egales(copie, proposition) if i == 0])


@faux("la dernière place n’est jamais regardée : le dernier rang est `len(copie) - 1`, allez jusque-là")
def derniere_oubliee(copie, proposition):
    return _marquer(copie, _places_egales(copie[:-1], proposition))


@faux("la première place n’est jamais regardée : le premier rang est 0")
def premiere_oubliee(copie, proposition):
    return _marquer(copie, [i for i in _places_egales(copie, proposition) if i])


@faux("quatre places sont regardées, quelle que soit la longueur des codes : il faut autant de tours que `len(copie)`")
def quatre_places(copie, proposition):
    compte = 0
    for i in range(4):
        if copie[i] == proposition[i]:
            compte += 1
            copie[i] = -1
    return compte


@faux("la réponse est la liste des rangs marqués : il faut leur nombre")
def liste_des_rangs(copie, proposition):
    rangs = _places_egales(copie, proposition)
    _marquer(copie, rangs)
    return rangs


@faux("les marques sont bonnes, mais la réponse est toujours 0 : à chaque bien placé, ajoutez 1 au compte, avant d’écrire −1")
def marque_avant_de_comparer(copie, proposition):
    _marquer(copie, _places_egales(copie, proposition))
    return 0


@faux("les −1 s’ajoutent au bout de `copie` : chacun doit remplacer le bien placé, écrivez `copie[i] = -1`")
def marque_au_bout(copie, proposition):
    compte = len(_places_egales(copie, proposition))
    copie.extend([-1] * compte)
    return compte


@faux("les places qui ne sont pas bien placées deviennent 0 : laissez-les telles quelles, elles serviront aux mal placés")
def zero_ailleurs(copie, proposition):
    rangs = _places_egales(copie, proposition)
    copie[:] = [-1 if rang in rangs else 0 for rang in range(len(copie))]
    return len(rangs)


@faux("les pions communs sont comptés et marqués où qu’ils soient dans `copie` : comparez `copie[i]` et `proposition[i]`, au même rang, et marquez ce rang")
def pions_communs(copie, proposition):
    return sum(_marquer(copie, [copie.index(pion)]) for pion in proposition if pion in copie)


@faux("toutes les cases deviennent −1, et la réponse est 0 : comparez d’abord `copie[i]` et `proposition[i]`, puis, s’ils sont égaux, ajoutez 1 et écrivez −1")
def marque_puis_compare(copie, proposition):
    _marquer(copie, range(len(copie)))
    return 0
