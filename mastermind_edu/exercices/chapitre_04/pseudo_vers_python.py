"""Exercice : traduire un pseudo-code, celui de la plus longue suite d’une couleur."""

import itertools
from collections.abc import Iterator

from mastermind_edu.exercices.cas import AUTRES_INITIALES, DOUZE_NUMEROS, UN_SEUL_PION, en_racontant, listes
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def pseudo_vers_python(code):
    """Le nombre de pions de la plus longue suite de voisins de même couleur."""
    compte = 1
    meilleur = 1
    for i in range(len(code) - 1):
        if code[i] == code[i + 1]:
            compte = compte + 1
        else:
            compte = 1
        if compte > meilleur:
            meilleur = compte
    return meilleur


def cas():
    """Toutes les suites de deux couleurs jusqu’à 4 pions, puis des suites placées partout, jusqu’à 12 pions."""
    yield from ((code,) for code in listes("RV", (1, 2, 3, 4)))
    yield from ((code,) for code in listes((1, 2, 3), (3,)))
    for symboles in (AUTRES_INITIALES, DOUZE_NUMEROS):
        for taille in range(5, 9):
            yield (symboles[:taille],)
            yield (symboles[:1] * taille,)
            yield (symboles[:2] * taille,)
            yield from ((code,) for code in suites(symboles, taille))


def suites(symboles, taille: int) -> Iterator[list]:
    """Une suite de trois ou quatre pions au début, au milieu, à la fin, puis deux suites inégales dans les deux ordres."""
    for longueur in (3, 4):
        for debut in range(taille - longueur + 1):
            yield symboles[:debut] + symboles[-1:] * longueur + symboles[debut : taille - longueur]
    yield symboles[:1] * (taille - 2) + symboles[1:2] * 2
    yield symboles[:1] * 2 + symboles[1:2] * (taille - 2)


def _tailles(code) -> list[int]:
    """Le nombre de pions de chaque suite.

    >>> _tailles("RRVR")
    [2, 1, 1]
    """
    return [len(list(groupe)) for _, groupe in itertools.groupby(code)]


def raconter(valeur, code):
    taille = max(_tailles(code))
    if taille == 1:
        return "dans ce cas, aucun pion n’a un voisin de la même couleur : il faut 1"
    debut = next(i for i in range(len(code)) if len({*code[i : i + taille]}) == 1)
    return f"dans ce cas, la plus longue suite va du rang {debut} au rang {debut + taille - 1} : il faut {taille}"


EXERCICE = Exercice(
    reference=pseudo_vers_python,
    points=2,
    cas=cas,
    juger=en_racontant(raconter),
    exemples=((["R", "V", "V", "V", "R"],), (["R", "R", "V", "V"],), (["R", "V", "R"],), (["R"],)),
    intacts=("code",),
    proprietes=(
        UN_SEUL_PION,
        Propriete("deux voisins sont de la même couleur", "deux voisins ne sont jamais de la même couleur", lambda code: max(_tailles(code)) > 1),
        Propriete("la plus longue suite commence le code", "la plus longue suite ne commence pas le code", lambda code: _tailles(code)[0] == max(_tailles(code))),
        Propriete("la plus longue suite finit le code", "la plus longue suite ne finit pas le code", lambda code: _tailles(code)[-1] == max(_tailles(code))),
        Propriete("une couleur revient après une autre", "aucune couleur ne revient après une autre", lambda code: len(_tailles(code)) > len({*code})),
    ),
    indices=(
        "Une ligne de pseudo-code, une ligne de Python. « DE 0 À TAILLE − 2 », borne comprise : combien de tours cela fait-il ? C’est ce nombre qu’il faut à `range`.",
        "Le second SI est dans la boucle, mais pas dans le premier : regardez les retraits. Dans un SI, « = » pose une question.",
    ),
    squelette='''\
def pseudo_vers_python(code):
    """La longueur de la plus longue suite d’une couleur."""
    compte = 1
    meilleur = 1
    for i in range(...):
        if ...:
            compte = ...
        else:
            compte = ...
        if ...:
            meilleur = ...
    return ...
''',
)


@faux("le dernier pion ne change jamais la réponse : il faut un tour par paire de voisins (en pseudo-code, la dernière borne est comprise ; en Python, elle ne l’est pas), et `meilleur` ne se compare à `compte` qu’après le SI et le SINON, quand `compte` a changé")
def dernier_oublie(code):
    return max(_tailles(code[:-1]), default=1)


@faux("le résultat est la longueur de la dernière suite, qui n’est pas toujours la plus longue : le second SI est-il dans le POUR, à chaque tour ? `meilleur` ne change-t-il que si `compte` le dépasse ? est-ce bien `meilleur`, et non `compte`, qui est renvoyé ?")
def derniere_suite(code):
    return _tailles(code)[-1]


@faux("le résultat est la longueur de la première suite, qui n’est pas toujours la plus longue : quand la couleur change, remettez `compte` à 1 et continuez, jusqu’à la fin du code")
def premiere_suite(code):
    return _tailles(code)[0]


@faux("le compte ne repart jamais de 1 : les suites s’ajoutent les unes aux autres ; dans le SINON, remettez `compte` à 1")
def sans_repartir(code):
    return 1 + sum(n - 1 for n in _tailles(code))


@faux("après une autre couleur, le compte repart de 0 : une nouvelle suite a déjà un pion, remettez-le à 1")
def repart_de_zero(code):
    premiere, *autres = _tailles(code)
    return max([premiere, *(n - 1 for n in autres)])


@faux("deux lignes à revoir : dans le SINON, `compte` repart de 1, et non de 0 ; et `compte` se compare à `meilleur` à chaque tour, même quand la couleur ne change pas, sinon une suite qui finit le code n’est jamais retenue")
def repart_de_zero_et_finale_oubliee(code):
    premiere, *autres = _tailles(code)
    return max([1, *[premiere, *(n - 1 for n in autres)][:-1]])


@faux("le résultat est trop petit de 1 : une suite d’un seul pion compte pour 1 ; `compte` et `meilleur` partent de 1, et `compte` revient à 1 dans le SINON")
def part_de_zero(code):
    return max(_tailles(code)) - 1


@faux("tous les pions d’une couleur sont comptés, même séparés : une suite n’a que des voisins, comparez `code[i]` et `code[i + 1]`")
def meme_separes(code):
    return max(code.count(pion) for pion in code)


@faux("c’est le nombre de suites que l’on reçoit : il faut le nombre de pions de la plus longue")
def nombre_de_suites(code):
    return len(_tailles(code))


@faux("la comparaison sort du code : le dernier pion n’a pas de voisin de droite, il faut un tour de moins que de pions")
def sort_du_code(code):
    return code[len(code)]


@faux("une suite qui va jusqu’à la fin du code n’est jamais retenue : comparez `compte` à `meilleur` à chaque tour, et pas seulement quand la couleur change")
def suite_finale_oubliee(code):
    return max([1, *_tailles(code)[:-1]])


@faux("le résultat vaut toujours 1 : `compte` augmente-t-il quand `code[i]` et `code[i + 1]` sont égaux ? `meilleur` prend-il sa valeur quand `compte` le dépasse, à chaque tour, et non dans le SINON ?")
def toujours_un(code):
    return 1


@faux("il manque un pion à la première suite : le premier tour compare les rangs 0 et 1, et `compte` part de 1")
def premier_oublie(code):
    return max(_tailles(code[1:]), default=1)


@faux("un code d’un seul pion donne 0 : `meilleur` part de 1")
def meilleur_part_de_zero(code):
    return max(_tailles(code)) if len(code) > 1 else 0


@faux("il manque un pion à la première suite, et un code d’un seul pion donne 0 : `compte` et `meilleur` partent de 1")
def tout_part_de_zero(code):
    premiere, *autres = _tailles(code)
    return max([0, premiere - 1, *autres])


@faux("les voisins sont comptés quand ils diffèrent : il faut ceux qui sont de la même couleur, avec `==`")
def voisins_differents(code):
    compte = meilleur = 1
    for i in range(len(code) - 1):
        compte = compte + 1 if code[i] != code[i + 1] else 1
        meilleur = max(meilleur, compte)
    return meilleur


@faux("chaque pion est comparé à celui de gauche, et le premier au dernier : comparez `code[i]` à `code[i + 1]`")
def voisin_de_gauche(code):
    compte = meilleur = 1
    for i in range(len(code) - 1):
        compte = compte + 1 if code[i] == code[i - 1] else 1
        meilleur = max(meilleur, compte)
    return meilleur


@faux("tous les voisins de même couleur s’additionnent : `compte` et `meilleur` partent de 1, et `compte` revient à 1 dans le SINON, quand la couleur change")
def nombre_de_voisins(code):
    return sum(n - 1 for n in _tailles(code))


@faux("le résultat est toujours la longueur du code : `compte` n’augmente que si les deux voisins sont de la même couleur")
def longueur_du_code(code):
    return len(code)


@faux("la longueur trouvée est trop grande de 1 : une suite d’un seul pion compte pour 1 ; `compte` part de 1, y revient, et rien ne s’ajoute à la fin")
def un_de_trop(code):
    return max(_tailles(code)) + 1


@faux("le résultat est donné après le premier tour : comparez aussi les voisins suivants, et ne répondez qu’une fois, à la fin")
def premier_tour_seul(code):
    for i in range(len(code) - 1):
        return 2 if code[i] == code[i + 1] else 1


@faux("la réponse est la suite elle-même : il faut son nombre de pions")
def suite_renvoyee(code):
    return max((list(groupe) for _, groupe in itertools.groupby(code)), key=len)


@faux("la réponse est la couleur de la plus longue suite : il faut son nombre de pions")
def couleur_renvoyee(code):
    return suite_renvoyee(code)[0]


@faux("le résultat ne dépasse jamais 2 : `compte` garde sa valeur d’un tour à l’autre, ajoutez-lui 1 quand les voisins sont égaux ; mettez-le à 1 avant le POUR et dans le SINON, nulle part ailleurs")
def jamais_plus_de_deux(code):
    return min(2, max(_tailles(code)))


@faux("le résultat est la longueur de l’avant-dernière suite, ou 1 s’il n’y en a qu’une : comparez `compte` à `meilleur` à chaque tour, que la couleur change ou non, et ne changez `meilleur` que si `compte` le dépasse")
def avant_derniere_suite(code):
    return [1, *_tailles(code)][-2]


@faux("`compte` revient à 1 dès qu’il ne dépasse pas `meilleur`, et non quand la couleur change : le SINON répond au premier SI, écrivez-le à sa hauteur, avant le second")
def sinon_du_second_si(code):
    compte = meilleur = 1
    for i in range(len(code) - 1):
        compte += code[i] == code[i + 1]
        compte, meilleur = (compte, compte) if compte > meilleur else (1, meilleur)
    return meilleur
