"""Les bouts de message que Python donne en anglais, redits en français : types, listes de noms, nombres ; et une ligne de code sans ses textes.

Ce module ne sait rien des erreurs : il écrit ce qu’un motif a trouvé. Commencer par `Groupe`.
"""

import re

from mastermind_edu.francais import accorder, enumerer

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
