"""Exercice : dire si une combinaison de nombres est valide (la fonction `cmbValide` du document d’Unisciel)."""

import random

from mastermind_edu.exercices.cas import UN_SEUL_PION, en_racontant, listes, se_repete
from mastermind_edu.francais import accorder
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def combinaison_valide(c, n, m):
    """`True` quand la liste `c` a exactement `n` valeurs, toutes de 1 à `m`, `False` sinon."""
    return len(c) == n and all(1 <= valeur <= m for valeur in c)


def cas():
    for n, m in ((1, 1), (1, 2), (2, 2)):
        for taille in (n, n - 1, n + 1):
            for c in listes(range(-1, m + 2), (taille,)):
                yield c, n, m
    hasard = random.Random(3)
    for rang in range(24):  # jusqu’à 8 pions et 12 couleurs, dont plus de couleurs que de pions, et l’inverse
        n, m = rang % 8 + 1, rang % 12 + 1
        juste = [m, 1, *(hasard.randint(1, m) for _ in range(n))][:n]
        yield juste, n, m
        yield juste[1:], n, m
        yield [*juste, 1], n, m
        for fausse in (0, m + 1, -m, 100 + m):
            place = hasard.randrange(n)
            yield [*juste[:place], fausse, *juste[place + 1 :]], n, m
        yield [0, *juste[1:]], n, m
        yield [*juste[:-1], m + 1], n, m
    for valeur in range(1, 14):
        yield [valeur, valeur], 2, 12
        yield [valeur], 1, 8
    yield [1, 2, 3, 4], 4, 6
    yield [6, 6, 6, 6], 4, 6


def raconter(valeur, c, n, m) -> str:
    fausse = next((x for x in c if not 1 <= x <= m), None)
    if len(c) != n:
        return f"`c` a {accorder(len(c), 'valeur')} et il en faut {n} : comparez `len(c)` à `n`, et répondez `False`, avant de regarder les valeurs"
    if fausse is not None:
        sens = "plus petit que 1" if fausse < 1 else f"plus grand que {m}"
        return f"`c` a la bonne longueur, mais {fausse} est {sens} : une seule valeur hors des bornes, à n’importe quelle place, suffit à répondre `False`"
    permis = " ; une valeur peut s’y répéter" if se_repete(c) else f" ; `c` n’a pas à contenir tous les nombres de 1 à {m}" if len({*c}) < m else ""
    return f"`c` a {accorder(n, 'valeur')}, {'toutes ' if n > 1 else ''}de 1 à {m}{permis} : il faut `True`, une fois toutes les valeurs regardées"


EXERCICE = Exercice(
    reference=combinaison_valide,
    points=2,
    cas=cas,
    exemples=(([1, 2, 3, 4], 4, 6), ([1, 2, 3], 4, 6), ([1, 7, 3, 4], 4, 6), ([5, 0, 5, 5], 4, 6)),
    intacts=("c",),
    juger=en_racontant(raconter),
    jamais_d_erreur=True,
    proprietes=(
        Propriete("il y a `n` valeurs", "il n’y a pas `n` valeurs", lambda c, n, _: len(c) == n),
        Propriete("la liste est vide", "la liste n’est pas vide", lambda c, *_: c == []),
        Propriete("il y a trop de valeurs", "il n’y a pas trop de valeurs", lambda c, n, _: len(c) > n),
        Propriete("une valeur est plus petite que 1", "aucune valeur n’est plus petite que 1", lambda c, *_: any(x < 1 for x in c)),
        Propriete("une valeur est plus grande que m", "aucune valeur n’est plus grande que m", lambda c, _, m: any(x > m for x in c)),
        Propriete("une valeur est égale à m", "aucune valeur n’est égale à m", lambda c, _, m: m in c),
        Propriete("la dernière valeur convient", "la dernière valeur ne convient pas", lambda c, _, m: c[-1:] != [] and 1 <= c[-1] <= m),
        UN_SEUL_PION,
    ),
    indices=(
        "C’est la question de `code_correct`, posée à des nombres : la longueur d’abord, puis chaque valeur.",
        "Une valeur ne convient pas si elle est plus petite que 1, **ou** plus grande que `m` : la première qui ne convient pas suffit pour répondre.",
    ),
    squelette='''\
def combinaison_valide(c, n, m):
    """True quand c a n valeurs, toutes de 1 à m."""
    if ...:
        return False
    for valeur in c:
        if ... or ...:
            return ...
    return ...
''',
)


@faux("les valeurs ne comptent pas : une valeur plus petite que 1, ou plus grande que `m`, doit faire répondre `False`")
def longueur_seule(c, n, m):
    return len(c) == n


@faux("la longueur ne compte pas : il faut exactement `n` valeurs, comparez `len(c)` à `n`")
def valeurs_seules(c, n, m):
    return all(1 <= x <= m for x in c)


@faux("0 est accepté : les couleurs vont de 1 à `m`")
def zero_accepte(c, n, m):
    return len(c) == n and all(0 <= x <= m for x in c)


@faux("la plus grande couleur, `m`, est refusée : elle est permise, de 1 à `m` **compris**")
def m_refuse(c, n, m):
    return len(c) == n and all(1 <= x < m for x in c)


@faux("les valeurs acceptées vont de 0 à m − 1 : ce document compte les couleurs de 1 à `m`")
def de_zero_a_m_moins_1(c, n, m):
    return len(c) == n and all(0 <= x < m for x in c)


@faux("une valeur plus petite que 1 est acceptée : comparez aussi chaque valeur à 1")
def borne_basse_oubliee(c, n, m):
    return len(c) == n and all(x <= m for x in c)


@faux("une valeur plus grande que `m` est acceptée : comparez aussi chaque valeur à `m`")
def borne_haute_oubliee(c, n, m):
    return len(c) == n and all(x >= 1 for x in c)


@faux("une seule valeur qui convient fait accepter toute la liste : il faut qu’elles conviennent **toutes**, ne répondez `True` qu’après la dernière")
def une_suffit(c, n, m):
    return len(c) == n and any(1 <= x <= m for x in c)


@faux("la première valeur décide seule : ne répondez `True` qu’après avoir regardé la dernière")
def premiere_valeur_decide(c, n, m):
    return len(c) == n and all(1 <= x <= m for x in c[:1])


@faux("la dernière valeur décide seule : dès qu’une valeur ne convient pas, la réponse est `False`, et elle ne change plus")
def derniere_valeur_decide(c, n, m):
    return len(c) == n and all(1 <= x <= m for x in c[-1:])


@faux("la dernière valeur n’est jamais regardée : son rang est `n - 1`, allez jusque-là")
def derniere_oubliee(c, n, m):
    return len(c) == n and all(1 <= x <= m for x in c[:-1])


@faux("la première valeur n’est jamais regardée : son rang est 0, commencez par elle")
def premiere_oubliee(c, n, m):
    return len(c) == n and all(1 <= x <= m for x in c[1:])


@faux("une liste trop longue est acceptée si ses `n` premières valeurs conviennent : il en faut **exactement** `n`, comparez `len(c)` à `n`")
def trop_longue_acceptee(c, n, m):
    return len(c) >= n and all(1 <= x <= m for x in c[:n])


@faux("une liste trop courte est acceptée si ses valeurs conviennent : il en faut **exactement** `n`, comparez `len(c)` à `n`")
def trop_courte_acceptee(c, n, m):
    return len(c) <= n and all(1 <= x <= m for x in c)


@faux("une liste trop courte, dont les valeurs conviennent, provoque une erreur, et une trop longue est acceptée : comparez d’abord `len(c)` à `n`, et répondez `False` s’ils diffèrent")
def sans_regarder_la_longueur(c, n, m):
    return all(1 <= c[k] <= m for k in range(n))


@faux("les valeurs sont comparées à `n` : la plus grande couleur est `m` ; `n` est le nombre de pions")
def compare_a_n(c, n, m):
    return len(c) == n and all(1 <= x <= n for x in c)


@faux("la longueur est comparée à `m` : le nombre de pions est `n`")
def longueur_comparee_a_m(c, n, m):
    return len(c) == m and all(1 <= x <= m for x in c)


@faux("la plus grande couleur est toujours 6 : c’est `m`")
def six_couleurs(c, n, m):
    return len(c) == n and all(1 <= x <= 6 for x in c)


@faux("seules les listes de 4 valeurs sont acceptées : il en faut `n`")
def quatre_pions(c, n, m):
    return len(c) == 4 and all(1 <= x <= m for x in c)


@faux("il faut que chaque nombre de 1 à `m` soit dans `c` pour que la réponse soit `True` : c’est l’inverse, chaque valeur de `c` doit être un de ces nombres")
def toutes_les_couleurs(c, n, m):
    return len(c) == n and all(couleur in c for couleur in range(1, m + 1))


@faux("une couleur répétée fait refuser la liste : elle peut servir plusieurs fois")
def sans_repetition(c, n, m):
    return combinaison_valide(c, n, m) and len(set(c)) == n


@faux("la réponse est toujours le contraire de celle qu’il faut : il faut `True` là où vous donnez `False`, et l’inverse")
def reponse_inversee(c, n, m):
    return not combinaison_valide(c, n, m)


@faux("quand tout convient, la fonction renvoie `None` : il faut `True`, une fois toutes les valeurs regardées")
def none_au_lieu_de_true(c, n, m):
    return None if combinaison_valide(c, n, m) else False


@faux("quand quelque chose ne convient pas, la fonction renvoie `None` : il faut `False`")
def none_au_lieu_de_false(c, n, m):
    return combinaison_valide(c, n, m) or None


@faux("la réponse est un texte : `True` et `False` s’écrivent sans guillemets")
def en_texte(c, n, m):
    return str(combinaison_valide(c, n, m))


@faux("la réponse est `False` même quand tout convient : une valeur qui convient est au moins 1 **et** au plus `m`")
def toujours_faux(c, n, m):
    return False
