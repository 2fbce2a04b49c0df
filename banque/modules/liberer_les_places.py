"""Question : libérer les places annulées, dans la liste reçue."""

from mastermind_edu.exercices.cas import listes
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def liberer_les_places(places, annulations):
    """Compte les places dont le nom est parmi les annulations, et y écrit `None` dans `places`."""
    liberees = 0
    for i in range(len(places)):
        if places[i] in annulations:
            liberees = liberees + 1
            places[i] = None
    return liberees


NOMS = ["Zoé", "Max", "Lina", "Ali", "Rose", "Tom", "Inès", "Yann"]


def cas():
    for places in listes(("Zoé", "Max", None), (1, 2, 3)):
        for annulations in ([], ["Max"], ["Zoé", "Max"], ["Ali", "Zoé"]):
            yield places, annulations
    for taille in range(4, 9):
        for rang in range(taille):
            yield NOMS[:taille], [NOMS[rang]]
        yield NOMS[:taille], NOMS[::-1]
        yield [*NOMS[: taille - 2], NOMS[0], None], [NOMS[0], NOMS[taille - 3]]
        yield [None] * taille, NOMS
    yield ["Ali", "Alice", "Ali"], ["Alice"]
    yield ["Ali"], ["Alice"]
    yield [], ["Zoé"]


def a_liberer(places, annulations):
    return [i for i in range(len(places)) if places[i] in annulations]


EXERCICE = Exercice(
    reference=liberer_les_places,
    points=3,
    cas=cas,
    exemples=((["Zoé", "Max", None, "Zoé"], ["Zoé", "Ali"]), (["Lina", None], ["Tom"])),
    intacts=("annulations",),
    modifies=("places",),
    proprietes=(
        Propriete("une place est à libérer", "aucune place n’est à libérer", lambda *listes: a_liberer(*listes) != []),
        Propriete("plusieurs places sont à libérer", "une place au plus est à libérer", lambda *listes: len(a_liberer(*listes)) > 1),
        Propriete("une personne qui annule a plusieurs places", "aucune personne qui annule n’a plusieurs places", lambda places, annulations: any(places.count(nom) > 1 for nom in annulations)),
        Propriete("une annulation ne correspond à aucune place", "chaque annulation correspond à une place", lambda places, annulations: any(nom not in places for nom in annulations)),
        Propriete("une place est déjà libre", "aucune place n’est déjà libre", lambda places, annulations: None in places),
        Propriete("la première place est à libérer", "la première place n’est pas à libérer", lambda *listes: 0 in a_liberer(*listes)),
        Propriete("la dernière place est à libérer", "la dernière place n’est pas à libérer", lambda places, annulations: len(places) - 1 in a_liberer(places, annulations)),
        Propriete("personne n’annule", "une personne au moins annule", lambda places, annulations: not annulations),
    ),
    indices=(
        "Parcourez les rangs des places : à chacun, cherchez le nom qui s’y trouve parmi les annulations.",
        "Quand il y est, deux actions : l’une compte, l’autre libère la place. Dans laquelle des deux listes écrit-on, et à quel rang ?",
    ),
    squelette='''\
def liberer_les_places(places, annulations):
    """Le nombre de places libérées ; places est changée."""
    liberees = 0
    for i in range(len(places)):
        if ...:
            liberees = ...
            ...
    return liberees
''',
)


def _liberer(places, rangs, marque=None):
    for rang in rangs:
        places[rang] = marque
    return len(rangs)


@faux("le compte est bon, mais aucune place n’est libérée : écrivez aussi `None` dans sa case")
def compte_sans_liberer(places, annulations):
    return len(a_liberer(places, annulations))


@faux("les places sont libérées, mais rien n’est renvoyé : comptez-les aussi, et renvoyez leur nombre")
def libere_sans_compter(places, annulations):
    _liberer(places, a_liberer(places, annulations))


@faux("les places sont libérées, mais c’est la liste qui est renvoyée : il faut leur nombre")
def places_renvoyees(places, annulations):
    _liberer(places, a_liberer(places, annulations))
    return places


@faux("les places sont libérées, mais ce sont les annulations qui sont comptées : comptez les places, certaines personnes en ont plusieurs, d’autres aucune")
def annulations_comptees(places, annulations):
    _liberer(places, a_liberer(places, annulations))
    return len(annulations)


@faux("une personne qui annule ne perd que sa première place : elle les rend toutes")
def premiere_place_de_chacun(places, annulations):
    return _liberer(places, [places.index(nom) for nom in annulations if nom in places])


@faux("la première place à libérer arrête tout : continuez jusqu’à la dernière")
def premiere_seule(places, annulations):
    return _liberer(places, a_liberer(places, annulations)[:1])


@faux("les places déjà libres sont comptées aussi : ne comptez que celles que vous libérez")
def libres_comptees(places, annulations):
    return _liberer(places, [i for i in range(len(places)) if places[i] is None or places[i] in annulations])


@faux("ce sont les places des autres qui sont libérées : libérez celles dont le nom est parmi les annulations")
def autres_liberees(places, annulations):
    return _liberer(places, [i for i in range(len(places)) if places[i] is not None and places[i] not in annulations])


@faux("les places annulées contiennent le texte « None » : écrivez `None`, sans guillemets")
def none_en_texte(places, annulations):
    return _liberer(places, a_liberer(places, annulations), "None")


@faux("les places annulées contiennent un texte vide : une place libre contient `None`")
def texte_vide(places, annulations):
    return _liberer(places, a_liberer(places, annulations), "")


@faux("les cases des places annulées sont ôtées de la liste : chacune doit rester, et contenir `None`")
def cases_otees(places, annulations):
    nombre = len(a_liberer(places, annulations))
    places[:] = [nom for nom in places if nom not in annulations]
    return nombre


@faux("chaque nom est comparé à l’annulation de même rang : cherchez-le parmi toutes, avec `in`")
def annulation_de_meme_rang(places, annulations):
    return _liberer(places, [i for i in range(min(len(places), len(annulations))) if places[i] == annulations[i]])


@faux("le nom est comparé à toute la liste des annulations, et aucune place n’est jamais libérée : cherchez-le dedans, avec `in`")
def liste_entiere(places, annulations):
    return 0


@faux("les places sont libérées, mais le compte ne dépasse jamais 1 : ajoutez 1 à ce qui est déjà compté, chaque fois")
def un_au_plus(places, annulations):
    return min(1, _liberer(places, a_liberer(places, annulations)))


@faux("les places sont libérées, mais le compte est toujours 0 : cherchez le nom et comptez avant d’écrire `None`")
def libere_avant_de_compter(places, annulations):
    _liberer(places, a_liberer(places, annulations))
    return 0


@faux("la dernière place n’est jamais regardée : son rang est `len(places) - 1`, allez jusque-là")
def derniere_place_oubliee(places, annulations):
    return _liberer(places, [i for i in a_liberer(places, annulations) if i != len(places) - 1])


@faux("la première place n’est jamais regardée : son rang est 0")
def premiere_place_oubliee(places, annulations):
    return _liberer(places, [i for i in a_liberer(places, annulations) if i])


@faux("les places sont libérées, mais ce sont les rangs qui sont renvoyés : il faut leur nombre")
def rangs_renvoyes(places, annulations):
    rangs = a_liberer(places, annulations)
    _liberer(places, rangs)
    return rangs


@faux("toutes les places sont libérées : ne libérez que celles dont le nom est parmi les annulations")
def tout_libere(places, annulations):
    return _liberer(places, [i for i in range(len(places)) if places[i] is not None])


@faux("une annulation sans place provoque une erreur, et une personne qui annule ne perd que sa première place : parcourez les places, pas les annulations")
def annulations_parcourues(places, annulations):
    return sum(_liberer(places, [places.index(nom)]) for nom in annulations)
