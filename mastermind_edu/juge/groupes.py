"""Les bouts de message que Python donne en anglais, redits en français : types, listes de noms, nombres ; et une ligne de code sans ses textes.

Ce module ne sait rien des erreurs : il écrit ce qu’un motif a trouvé. Commencer par `Groupe`.
"""

import re

from mastermind_edu.francais import accorder, enumerer
from mastermind_edu.juge.valeurs import Etrangere

# Toujours avec l’article : le genre va avec le nom.
TYPES = {
    "int": "un nombre entier",
    "float": "un nombre à virgule",
    "complex": "un nombre complexe",
    "bool": "un booléen",
    "str": "un texte",
    "string": "un texte",
    "bytes": "une suite d’octets",
    "list": "une liste",
    "tuple": "un tuple",
    "dict": "un dictionnaire",
    "set": "un ensemble",
    "range": "un intervalle",
    "range object": "un intervalle",
    "slice": "une tranche",
    "NoneType": "`None`",
    "ellipsis": "`...`",
    "function": "une fonction",
    "builtin_function_or_method": "une fonction de Python (nommée sans ses parenthèses)",
    "method": "une méthode",
    "type": "une classe",
    "module": "un module",
    "generator": "un générateur",
    "method_descriptor": "une méthode",
    "wrapper_descriptor": "une méthode",
    "frozenset": "un ensemble",
    "map": "un parcours fait par `map`",
    "zip": "un parcours fait par `zip`",
    "filter": "un parcours fait par `filter`",
    "enumerate": "un parcours fait par `enumerate`",
    "reversed": "un parcours fait par `reversed`",
    "list_reverseiterator": "un parcours fait par `reversed`",
    "dict_keys": "une vue des clés d’un dictionnaire",
    "dict_values": "une vue des valeurs d’un dictionnaire",
    "dict_items": "une vue des éléments d’un dictionnaire",
}
ARTICLES = {"un": "du", "une": "de la"}
TEXTE = re.compile(r"(['\"])(?:\\.|(?!\1)[^\\])*\1")  # un signe n’y est lu que d’une façon : le temps reste proportionnel à la longueur


def nommer_type(nom: str) -> str:
    """Le type tel qu’un élève le nomme, avec son article.

    >>> nommer_type("list"), nommer_type("str"), nommer_type("NoneType"), nommer_type("Pion")
    ('une liste', 'un texte', '`None`', 'un objet de type `Pion`')
    >>> nommer_type("ValueError"), nommer_type("type")
    ('une erreur `ValueError`', 'une classe')
    """
    propre = nom.strip("'\"")
    if propre.endswith(("Error", "Exception")):
        return f"une erreur `{propre}`"
    return TYPES.get(propre, f"un objet de type `{propre}`")


class Groupe(str):
    """Un groupe d’un motif ; dans la phrase, `{0}` le redit et `{0:façon}` le traduit.

    >>> "{0:un} ; {0:du}".format(Groupe("list")), "{:nb valeur}".format(Groupe("2"))
    ('une liste ; de la liste', '2 valeurs')
    >>> "{:noms} ; {:appel}".format(Groupe("'a', 'b', and 'c'"), Groupe("f.<locals>.g"))
    '« a », « b » et « c » ; g'
    """

    def __format__(self, facon: str) -> str:
        if facon.startswith("nb "):
            return accorder(int(self), facon.removeprefix("nb "))
        return FACONS[facon](str(self))


def sans_textes(ligne: str) -> str:
    """La ligne où chaque texte est remplacé par `""`.

    >>> sans_textes("x = 'un' + y  # fin")
    'x = "" + y  # fin'
    """
    return TEXTE.sub('""', ligne)


def _au_defini(nom: str) -> str:
    article, _, reste = nommer_type(nom).partition(" ")
    return f"de l’{reste}" if reste[:1] in "aeiou" else f"{ARTICLES[article]} {reste}"


def _enumerer(noms: str) -> str:
    """Les noms entre apostrophes d’une énumération anglaise, à la française."""
    return enumerer([f"« {nom} »" for nom in re.findall(r"'(.*?)'", noms) or [noms]])


FACONS = {
    "": str,
    "un": nommer_type,
    "du": _au_defini,
    "noms": _enumerer,
    "appel": lambda nom: nom.rpartition("<locals>.")[2].strip("<>"),
    "self": lambda nom: ", `self` compris pour une méthode" if "." in nom.rpartition("<locals>.")[2] else "",
}


def dire_les_types(attendue: object, obtenue: object) -> str:
    """Le type qu’il fallait et celui qui est venu ; rien quand l’un des deux est `None`, qui a sa phrase."""
    if attendue is None or obtenue is None or isinstance(obtenue, Etrangere) and obtenue.est_trop_grande:
        return ""
    donne = obtenue.type if isinstance(obtenue, Etrangere) else type(obtenue).__name__
    voulu = "une liste ou un tuple" if type(attendue) is tuple else nommer_type(type(attendue).__name__)
    plusieurs = ", c’est-à-dire plusieurs valeurs : la virgule d’un `return a, b` en renvoie plusieurs, et il n’en faut qu’une, celle que demande l’énoncé" if donne == "tuple" and type(attendue) in (int, str, bool) else ""
    entre_guillemets = f" : `{obtenue}` s’écrit sans guillemets" if type(attendue) is bool and obtenue in ("True", "False") else ""
    if type(attendue) is str and type(obtenue) in (list, tuple) and obtenue and all(type(element) is str for element in obtenue):
        coller = "collez les morceaux avec `+`, et non des virgules" if type(obtenue) is tuple else 'collez ses éléments en un seul texte, `"".join(…)`, avec entre les guillemets ce qui doit les séparer'
        return f"il faut renvoyer {voulu} ; la fonction renvoie {nommer_type(donne)} de textes : {coller}"
    if type(attendue) is str and type(obtenue) is tuple and any(type(element) is str for element in obtenue):
        return f"il faut renvoyer {voulu} ; la fonction renvoie un tuple, car des virgules séparent les morceaux : faites-en un seul texte, à trous, ou collé avec `+`, un nombre y étant écrit `str(…)`"
    paresseux = " : pour une liste, mettez des crochets à la place des parenthèses ; sans elles, c’est qu’il y a `yield`, écrivez `append` sur une liste à sa place, et renvoyez-la à la fin" if donne == "generator" else ""
    return f"il faut renvoyer {voulu} ; la fonction renvoie {nommer_type(donne)}{plusieurs}{entre_guillemets}{paresseux}"
