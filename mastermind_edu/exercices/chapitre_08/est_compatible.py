"""Exercice : dire si un code peut encore être le secret."""

import random

from mastermind_edu.exercices.chapitre_05.repondre_frequences import repondre_frequences
from mastermind_edu.exercices.chapitre_08._tentatives import TAILLES, expliquer_l_appel, petites_tentatives, repondre_a, retoucher, tirer_codes
from mastermind_edu.juge.ecarts import Ecart, comparer_a_la_reference
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def est_compatible(code, tentatives, nb_couleurs):
    """Le booléen `True` si ce code, pris pour secret, aurait donné toutes les réponses reçues."""
    return all(repondre_frequences(code, proposition, nb_couleurs) == tuple(reponse) for proposition, reponse in tentatives)


def cas():
    yield [0], [], 2
    yield [1, 0], [], 2
    yield from petites_tentatives()
    sae = repondre_a([3, 2, 1, 0], [[0, 0, 0, 0], [0, 1, 1, 1], [2, 0, 1, 2], [2, 1, 0, 3], [3, 0, 2, 1]], 6)
    for code in ([3, 2, 1, 0], [3, 0, 2, 1], [2, 1, 0, 3], [2, 0, 1, 2], [3, 1, 2, 0]):
        yield code, sae, 6
    hasard = random.Random(8)
    for nb_pions, nb_couleurs in (*TAILLES, (8, 12), (5, 9), (6, 7)):
        secret, *propositions = tirer_codes(hasard, nb_pions, nb_couleurs, 3)
        tentatives = repondre_a(secret, [*propositions, retoucher(hasard, secret, nb_couleurs)], nb_couleurs)
        yield secret, tentatives, nb_couleurs
        yield retoucher(hasard, secret, nb_couleurs), tentatives, nb_couleurs
    yield [6], [([6], (1, 0))], 7
    for code, nb_couleurs in (([0, 0], 1), ([11, 0, 11], 12), ([4] * 6, 5), ([3] * 8, 4)):
        yield code, repondre_a(code, [code, [0] * len(code)], nb_couleurs), nb_couleurs
        yield code, [(code, (0, 0))], nb_couleurs
    for taille in range(1, 21):  # au-delà de quelques tentatives, une seule dit non : la dernière, ou une autre
        code, *propositions = tirer_codes(hasard, 3, 5, taille + 1)
        tentatives = repondre_a(code, propositions, 5)
        yield code, tentatives, 5
        if taille in (2, 3, 7, 20):
            for rang in {0, taille // 2, taille - 1}:
                fausse = (code, (1, 2))
                yield code, [*tentatives[:rang], fausse, *tentatives[rang + 1 :]], 5


def _accords(code, tentatives, nb_couleurs):
    return [repondre_frequences(code, proposition, nb_couleurs) == tuple(reponse) for proposition, reponse in tentatives]


def juger(exercice, arguments, attendue, obtenue) -> Ecart | None:
    """La comparaison à la référence ; la tentative qui dit non se nomme."""
    ecart = expliquer_l_appel(comparer_a_la_reference(exercice, arguments, attendue, obtenue), obtenue)
    if ecart is None or ecart.genre != "valeur":
        return ecart
    code, tentatives, nb_couleurs = arguments
    non = next(((p, r) for p, r in tentatives if repondre_frequences(code, p, nb_couleurs) != tuple(r)), None)
    if not tentatives:
        return ecart._replace(conseil="il n’y a encore aucune tentative, rien n’interdit ce code : il faut `True`")
    if non is None:
        return ecart._replace(conseil="ce code aurait donné chacune des réponses reçues, il faut `True` : comparez à chacune celle que donne `repondre_frequences(code, proposition, nb_couleurs)`")
    proposition, reponse = non
    juste = repondre_frequences(code, proposition, nb_couleurs)
    return ecart._replace(conseil=f"avec ce code pour secret, {proposition} aurait reçu {juste}, et non {tuple(reponse)} : il faut `False`, dès qu’un des deux nombres n’est pas le même")


EXERCICE = Exercice(
    reference=est_compatible,
    points=3,
    cas=cas,
    exemples=(
        ([0, 1], [([0, 0], (1, 0))], 2),
        ([1, 1], [([0, 0], (1, 0))], 2),
        ([2, 0, 1, 2], [([0, 0, 0, 0], (1, 0)), ([0, 1, 1, 1], (1, 1))], 6),
        ([1, 0], [], 2),
    ),
    intacts=("code", "tentatives"),
    juger=juger,
    proprietes=(
        Propriete("il n’y a aucune tentative", "il y a des tentatives", lambda code, tentatives, _: not tentatives),
        Propriete("il y a plusieurs tentatives", "il y a au plus une tentative", lambda code, tentatives, _: len(tentatives) > 1),
        Propriete("le code convient à toutes les tentatives", "le code ne convient pas à une tentative", lambda c, t, k: all(_accords(c, t, k))),
        Propriete("le code convient à la première tentative", "le code ne convient pas à la première tentative", lambda c, t, k: any(_accords(c, t[:1], k))),
        Propriete("le code convient à la dernière tentative", "le code ne convient pas à la dernière tentative", lambda c, t, k: any(_accords(c, t[-1:], k))),
        Propriete("le code a déjà été proposé", "le code n’a pas encore été proposé", lambda c, t, _: c in [p for p, _ in t]),
        Propriete("il n’y a pas 6 couleurs", "il y a 6 couleurs", lambda c, t, k: k != 6),
    ),
    indices=(
        "Imaginez que `code` soit le secret : quelle réponse aurait reçue chaque proposition ? Comparez-la à celle qui a vraiment été donnée.",
        "Une seule réponse différente suffit à dire non, tout de suite. Pour dire oui, il faut avoir vu toutes les tentatives.",
    ),
    squelette='''\
def est_compatible(code, tentatives, nb_couleurs):
    """True si ce code, pris pour secret, aurait donné toutes ces réponses."""
    for proposition, reponse in tentatives:
        if repondre_frequences(..., ..., nb_couleurs) != ...:
            return ...
    return ...
''',
)


@faux("la réponse que ce code aurait donnée est cherchée parmi celles de toutes les tentatives : comparez-la à celle de la même tentative, et à elle seule")
def parmi_toutes_les_reponses(code, tentatives, nb_couleurs):
    recues = [tuple(reponse) for _, reponse in tentatives]
    return all(repondre_frequences(code, proposition, nb_couleurs) in recues for proposition, _ in tentatives)


@faux("seule la première tentative est regardée : ne renvoyez `True` que quand toutes ont été vues")
def premiere_seulement(code, tentatives, nb_couleurs):
    return all(_accords(code, tentatives[:1], nb_couleurs))


@faux("seule la dernière tentative décide : dès qu’une tentative ne convient pas, c’est `False` pour de bon, une suivante qui convient ne doit pas ramener à `True`")
def derniere_seulement(code, tentatives, nb_couleurs):
    return all(_accords(code, tentatives[-1:], nb_couleurs))


@faux("la dernière tentative n’est jamais regardée : parcourez toute la liste, jusqu’au rang `len(tentatives) - 1`")
def derniere_oubliee(code, tentatives, nb_couleurs):
    return all(_accords(code, tentatives[:-1], nb_couleurs))


@faux("une seule tentative qui convient suffit pour `True` : renvoyez `False` à la première qui ne convient pas, `True` quand toutes ont été vues")
def une_suffit(code, tentatives, nb_couleurs):
    return any(_accords(code, tentatives, nb_couleurs)) or not tentatives


@faux("sans aucune tentative, la réponse est `False` : rien n’interdit encore ce code, renvoyez `True`")
def rien_ne_convient_au_debut(code, tentatives, nb_couleurs):
    return bool(tentatives) and all(_accords(code, tentatives, nb_couleurs))


@faux("seuls les bien placés sont comparés : comparez aussi les mal placés, ou les deux couples d’un coup")
def bien_places_seulement(code, tentatives, nb_couleurs):
    return all(repondre_frequences(code, p, nb_couleurs)[0] == r[0] for p, r in tentatives)


@faux("bien et mal placés sont comparés ensemble, par leur somme : comparez chacun des deux nombres")
def somme_seulement(code, tentatives, nb_couleurs):
    return all(sum(repondre_frequences(code, p, nb_couleurs)) == sum(r) for p, r in tentatives)


@faux("la réponse est à l’envers : `True` et `False` sont échangés")
def a_l_envers(code, tentatives, nb_couleurs):
    return not all(_accords(code, tentatives, nb_couleurs))


@faux("les tentatives disparaissent de la liste : parcourez-la avec `for`, sans rien en retirer")
def tentatives_retirees(code, tentatives, nb_couleurs):
    convient = True
    while tentatives:
        proposition, reponse = tentatives.pop()
        convient = convient and repondre_frequences(code, proposition, nb_couleurs) == tuple(reponse)
    return convient


@faux("seul un code égal à l’une des propositions est accepté : ce sont les réponses qu’il faut comparer, celle qu’il aurait donnée et celle reçue")
def deja_propose(code, tentatives, nb_couleurs):
    return any(code == proposition for proposition, _ in tentatives)


@faux("dès qu’il y a une tentative, la réponse est `False`, même si le code convient : comparez le couple que donne `repondre_frequences`, sans en faire une liste, à la réponse reçue, le second élément de la tentative, en entier")
def liste_contre_tuple(code, tentatives, nb_couleurs):
    return not tentatives


@faux("la réponse est toujours `True` : si une tentative ne convient pas, renvoyez `False`")
def toujours_vrai(code, tentatives, nb_couleurs):
    return True


@faux("la réponse est toujours `False` : si toutes les tentatives conviennent, ou s’il n’y en a aucune, renvoyez `True` ; une liste et un couple ne sont jamais égaux, comparez des couples")
def toujours_faux(code, tentatives, nb_couleurs):
    return False


@faux("sans aucune tentative, la réponse est `False` ; avec plusieurs, une seule qui convient suffit pour `True` : ne renvoyez `True` que quand toutes ont été vues")
def une_suffit_sans_le_vide(code, tentatives, nb_couleurs):
    return any(_accords(code, tentatives, nb_couleurs))


@faux("seuls les mal placés sont comparés : comparez aussi les bien placés, ou les deux couples d’un coup")
def mal_places_seulement(code, tentatives, nb_couleurs):
    return all(repondre_frequences(code, p, nb_couleurs)[1] == r[1] for p, r in tentatives)


@faux("un seul des deux nombres juste suffit : refusez dès que l’un ou l’autre diffère")
def un_nombre_suffit(code, tentatives, nb_couleurs):
    return all(any(n == m for n, m in zip(repondre_frequences(code, p, nb_couleurs), r)) for p, r in tentatives)


@faux("les deux nombres sont échangés : la réponse est (bien placés, mal placés), dans cet ordre")
def nombres_echanges(code, tentatives, nb_couleurs):
    return all(repondre_frequences(code, p, nb_couleurs) == (r[1], r[0]) for p, r in tentatives)


@faux("tout code qui n’a pas encore été proposé est accepté : comparez les réponses, pas les codes ; celle de chaque tentative doit être celle que `repondre_frequences` donne à sa proposition, le code étant le secret")
def pas_encore_propose(code, tentatives, nb_couleurs):
    return all(code != p for p, _ in tentatives)


@faux("un code déjà proposé est refusé, même si toutes les réponses lui conviennent : ne comparez que les réponses")
def deja_propose_refuse(code, tentatives, nb_couleurs):
    return all(_accords(code, tentatives, nb_couleurs)) and all(code != p for p, _ in tentatives)


@faux("la première tentative n’est jamais regardée : parcourez toute la liste, à partir du rang 0")
def premiere_oubliee(code, tentatives, nb_couleurs):
    return all(_accords(code, tentatives[1:], nb_couleurs))


@faux("seule la première tentative est regardée, et il n’y en a pas au début : parcourez toutes les tentatives, avec `for`")
def premiere_par_son_rang(code, tentatives, nb_couleurs):
    proposition, reponse = tentatives[0]
    return repondre_frequences(code, proposition, nb_couleurs) == tuple(reponse)


@faux("seule la dernière tentative est regardée, et il n’y en a pas au début : parcourez toutes les tentatives, avec `for`")
def derniere_par_son_rang(code, tentatives, nb_couleurs):
    proposition, reponse = tentatives[-1]
    return repondre_frequences(code, proposition, nb_couleurs) == tuple(reponse)


@faux("sans aucune tentative, la réponse est `False`, et seule la dernière décide : partez de `True`, et renvoyez `False` à la première qui ne convient pas")
def derniere_seulement_partie_de_faux(code, tentatives, nb_couleurs):
    return bool(tentatives) and _accords(code, tentatives, nb_couleurs)[-1]


@faux("quand toutes les tentatives conviennent, rien n’est renvoyé : quand toutes ont été vues, écrivez `return True`")
def vrai_oublie(code, tentatives, nb_couleurs):
    return None if all(_accords(code, tentatives, nb_couleurs)) else False


@faux("quand une tentative ne convient pas, rien n’est renvoyé : il faut alors `return False`")
def faux_oublie(code, tentatives, nb_couleurs):
    return True if all(_accords(code, tentatives, nb_couleurs)) else None


@faux("le nombre de couleurs est toujours pris pour 6 : donnez `nb_couleurs` à `repondre_frequences`")
def six_couleurs(code, tentatives, nb_couleurs):
    return all(_accords(code, tentatives, 6))


@faux("le nombre de couleurs est pris pour celui des pions : donnez `nb_couleurs` à `repondre_frequences`")
def autant_de_couleurs_que_de_pions(code, tentatives, nb_couleurs):
    return all(_accords(code, tentatives, len(code)))


@faux("le code n’est accepté que si chaque réponse reçue est la victoire : le code, ou la proposition, est-il comparé à lui-même ? Donnez à `repondre_frequences` le code, puis la proposition")
def compare_a_soi_meme(code, tentatives, nb_couleurs):
    return all(tuple(reponse) == (len(code), 0) for _, reponse in tentatives)


@faux("`False` est renvoyé quand une tentative convient : c’est quand une tentative ne convient pas qu’il le faut")
def refuse_ce_qui_convient(code, tentatives, nb_couleurs):
    return not any(_accords(code, tentatives, nb_couleurs))


@faux("le code n’est accepté que s’il est égal à chaque proposition : la réponse qu’il aurait donnée se compare à la réponse reçue, et non à la victoire")
def victoire_partout(code, tentatives, nb_couleurs):
    return all(code == proposition for proposition, _ in tentatives)
