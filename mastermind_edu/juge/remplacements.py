"""Ce qui s’écrit à la place d’un attribut qu’un type n’a pas.

Lu par `explications` ; commencer par `REMPLACENT`.
"""

CONNUS = {"list": list, "str": str, "dict": dict, "tuple": tuple, "set": set}
# Ce qui tient lieu d’un attribut qui n’existe pas.
AJOUTER = "pour ajouter un élément à la fin, écrivez `append`"
CHERCHER_DANS = "`find` est réservé aux textes ; pour savoir si une valeur s’y trouve, écrivez `valeur in liste`, et pour son rang, ensuite, `liste.index(valeur)`"
APPARTIENT = "pour savoir si une valeur s’y trouve, écrivez `valeur in …`"
# Des fonctions de Python, que l’on écrit comme des méthodes.
FONCTIONS = ("set", "list", "tuple", "str", "int", "sorted", "print", "enumerate", "abs", "max", "min", "sum", "len")
REMPLACENT = {
    ("list", "add"): AJOUTER,
    ("list", "push"): AJOUTER,
    ("list", "replace"): "`replace` est réservé aux textes ; pour changer des cases, parcourez leurs rangs, et écrivez `liste[i] = …`",
    ("list", "split"): "`split` est réservé aux textes ; une liste est déjà découpée",
    ("list", "join"): "`join` se demande au texte qui sépare, comme dans `\" \".join(liste)`",
    ("list", "find"): CHERCHER_DANS,
    ("list", "rfind"): CHERCHER_DANS,
    ("tuple", "find"): CHERCHER_DANS,
    ("list", "startswith"): "pour son premier élément, comparez `liste[0]`",
    ("tuple", "replace"): "un tuple ne se modifie pas ; faites-en une liste avec `list(…)`, puis changez ses cases par leur rang",
    ("str", "append"): "pour allonger un texte, collez-lui la suite, `mot = mot + suite`",
    ("str", "add"): "pour allonger un texte, collez-lui la suite, `mot = mot + suite`",
    ("str", "copy"): "un texte ne se modifie jamais, il n’a pas à être copié ; pour en faire une liste, écrivez `list(…)`",
    ("tuple", "append"): "un tuple ne s’allonge pas ; employez une liste",
    ("tuple", "copy"): "un tuple ne se modifie jamais, il n’a pas à être copié ; pour en faire une liste, écrivez `list(…)`",
    ("dict", "append"): "pour ajouter une clé et sa valeur, écrivez `dico[cle] = valeur`",
    ("dict", "has_key"): "écrivez `cle in dico`",
    **{(genre, "sort"): "`sorted(…)` en donne une liste triée" for genre in ("dict_items", "dict_keys", "dict_values", "set", "dict", "tuple")},
    **{(genre, nom): "faites-en d’abord une liste, avec `list(…)`" for genre in ("dict_items", "dict_keys", "dict_values") for nom in ("index", "append", "pop", "copy", "count", "reverse")},
    ("list", "contains"): APPARTIENT, ("list", "includes"): APPARTIENT, ("str", "contains"): APPARTIENT, ("str", "includes"): APPARTIENT,
    ("list", "indexOf"): "pour le rang d’une valeur qui s’y trouve, écrivez `.index(…)`",
    ("list", "shuffle"): "un mélange se demande au hasard, `hasard.shuffle(liste)`",
    ("list", "choice"): "un tirage se demande au hasard, `hasard.choice(liste)`",
    ("list", "last"): "le dernier élément est `liste[-1]`",
    ("list", "first"): "le premier élément est `liste[0]`",
    ("list", "reversed"): "la liste à l’envers est `liste[::-1]`",
    ("str", "reverse"): "le texte à l’envers est `texte[::-1]`",
    ("str", "sort"): "`sorted(…)` en donne la liste triée des lettres",
    ("str", "remove"): "un texte ne se modifie jamais : `texte.replace(…, \"\")` en donne un autre, sans ce que vous nommez",
    ("str", "trim"): "pour ôter les blancs des deux bouts, écrivez `.strip()`",
    **{("str", nom): "pour les minuscules, écrivez `.lower()`" for nom in ("lowercase", "minuscule", "toLowerCase", "tolower", "to_lower")},
    **{("str", nom): "pour les majuscules, écrivez `.upper()`" for nom in ("uppercase", "majuscule", "toUpperCase", "toupper", "to_upper")},
    **{(genre, nom): "la longueur s’écrit `len(…)`" for genre in ("list", "str", "tuple", "dict") for nom in ("length", "size")},
}
