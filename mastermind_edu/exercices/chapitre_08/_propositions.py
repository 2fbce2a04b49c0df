"""Ce que partagent les exercices dont la réponse est une liste de propositions : dire laquelle est la première fausse.

Aucun exercice ici. Commencer par `juger_les_propositions`.
"""

from collections.abc import Callable, Sequence

from mastermind_edu.francais import abreger, accorder
from mastermind_edu.juge.ecarts import Ecart, comparer_a_la_reference
from mastermind_edu.juge.valeurs import egales

TOUJOURS_LA_MEME = "toutes les propositions de la liste sont égales : c’est la même liste, changée sur place et ajoutée plusieurs fois ; ajoutez chaque fois une copie, avec `.copy()`"


def juger_les_propositions(exercice, arguments, attendue, obtenue, decrire: Callable[[Sequence, int], str], fin="le secret est déjà proposé, renvoyez alors aussitôt la liste") -> Ecart | None:
    """La comparaison à la référence, et la première proposition fausse ; `decrire(arguments, rang)` dit à quoi sert celle de ce rang."""
    ecart = comparer_a_la_reference(exercice, arguments, attendue, obtenue)
    if ecart is None or obtenue.erreur or type(obtenue.valeur) not in (list, tuple):
        return ecart
    return ecart._replace(conseil=raconter_les_propositions(attendue.valeur, obtenue.valeur, lambda rang: decrire(arguments, rang), fin))


def raconter_les_propositions(attendues: Sequence, obtenues: Sequence, decrire: Callable[[int], str], fin: str) -> str:
    """La première proposition fausse, en mots ; `decrire(rang)` dit à quoi sert celle de ce rang, `fin` pourquoi la liste s’arrête."""
    justes = next((rang for rang, deux in enumerate(zip(attendues, obtenues)) if not egales(*deux)), min(len(attendues), len(obtenues)))
    if justes == len(attendues):
        return f"{fin} : il y a {accorder(len(obtenues) - justes, 'proposition')} de trop à la fin de la liste"
    if not obtenues:
        aussi = " ; dans ce cas, c’est aussi la dernière : la proposition qui finit la manche se range comme les autres" if len(attendues) == 1 else ""
        return f"la liste est vide : il faut d’abord {decrire(0)}, `{abreger(repr(attendues[0]))}`{aussi}"
    if justes == len(obtenues):
        return f"la liste finit trop tôt : il faut ensuite {decrire(justes)} : `{abreger(repr(attendues[justes]))}`"
    if any(type(proposition) is bool for proposition in obtenues):
        return "la liste contient `True` ou `False` : ajoutez-y la proposition elle-même, `code.copy()`, et non la réponse de la fonction qui fait avancer `code`"
    if any(type(proposition) not in (list, tuple) for proposition in obtenues):
        methode = any(getattr(proposition, "type", "") == "builtin_function_or_method" for proposition in obtenues)
        return "la liste contient une fonction de Python, qui n’est pas appelée : il manque les parenthèses, comme dans `code.copy()`" if methode else "la liste doit contenir des propositions, chacune une liste de numéros : ajoutez-les en entier, avec `append`"
    if len(obtenues) > 1 and len(obtenues) == len(attendues) and all(egales(proposition, attendues[-1]) for proposition in obtenues):
        return TOUJOURS_LA_MEME
    if any(type(proposition) is tuple and len(proposition) == 2 and type(proposition[0]) in (list, tuple) for proposition in obtenues):
        return "la liste contient des couples, la proposition et sa réponse : il ne faut que les propositions, le premier élément de chaque couple"
    debut = "dès la première proposition, il faut" if justes == 0 else f"jusqu’à la proposition de rang {justes - 1}, c’est juste ; ensuite, il faut"
    longueurs = len(attendues[justes]), len(obtenues[justes])
    taille = f" ; elle a {accorder(longueurs[1], 'pion')}, il en faut autant que dans le secret, {longueurs[0]}" if longueurs[0] != longueurs[1] else ""
    return f"{debut} {decrire(justes)} : `{abreger(repr(attendues[justes]))}`, et non `{abreger(repr(obtenues[justes]))}`{taille}"
