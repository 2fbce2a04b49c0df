"""Les variables d’une fonction à un instant : des noms, et les boîtes où ils mènent.

Une valeur qui ne change jamais est un texte ; une liste, un dictionnaire, un objet est
une boîte numérotée, la même pour tous ses noms. Rien de l’élève n’est appelé pour les
lire, pas même `__repr__`. Commencer par `Lecteur`.
"""

from collections import Counter, OrderedDict, defaultdict, deque
from collections.abc import Mapping
from enum import Enum
from fractions import Fraction
from itertools import islice
from types import BuiltinFunctionType, FunctionType, GeneratorType, MethodType, ModuleType
from typing import NamedTuple

from mastermind_edu.francais import abreger, citer

ELEMENTS_MONTRES = 30
PROFONDEUR_MONTREE = 6
SIGNES_MONTRES = 240

SIMPLES = (type(None), bool, int, float, complex, str, bytes, range, Fraction)
SUITES = (list, tuple, set, frozenset, deque)
TABLES = (dict, OrderedDict, defaultdict, Counter)
ENTOURAGES = {"list": "[]", "tuple": "()", "set": "{}", "dict": "{}"}
NATURES = {
    FunctionType: "fonction", BuiltinFunctionType: "fonction", MethodType: "méthode", type: "classe", ModuleType: "module",
}  # fmt: skip


class Renvoi(NamedTuple):
    """Une valeur rangée dans la boîte de ce numéro."""

    numero: int


Valeur = str | Renvoi


class Boite(NamedTuple):
    """Ce qu’un objet modifiable contient à un instant ; une suite n’a pas de clés."""

    genre: str
    elements: tuple[tuple[Valeur | None, Valeur], ...]
    reste: int = 0  # les éléments passés sous silence


class Etat(NamedTuple):
    """Les variables d’un appel en cours, et toutes les boîtes que l’on atteint par elles."""

    variables: dict[str, Valeur]
    boites: dict[int, Boite]


class Rangee(NamedTuple):
    """Une ligne à montrer : un ou plusieurs noms, et la seule valeur qu’ils désignent."""

    noms: tuple[str, ...]
    texte: str
    numero: int | None = None  # celui de la boîte
    genre: str = ""


class Lecteur:
    """Lit les valeurs d’un programme. Garde chaque objet, pour que son numéro ne serve qu’à lui."""

    def __init__(self, module: str):
        """`module` : celui dont les objets s’ouvrent ; des autres, seul le nom de la classe se lit."""
        self._module = module
        self._numeros: dict[int, tuple[int, object]] = {}
        self._boites: dict[int, Boite] = {}

    def lire(self, variables: Mapping[str, object]) -> Etat:
        """L’état de ces variables ; les noms que Python ajoute de lui-même n’y sont pas."""
        self._boites = {}
        lues = {nom: self._lire(valeur) for nom, valeur in variables.items() if nom.isidentifier() and not nom.startswith("__")}
        return Etat(lues, self._boites)

    def ecrire(self, valeur: object) -> str:
        """Cette valeur seule, en toutes lettres."""
        self._boites = {}
        return ecrire(self._lire(valeur), self._boites)

    def numero(self, objet: object) -> int | None:
        """Le numéro de la boîte de cet objet, s’il en a déjà un."""
        return self._numeros.get(id(objet), (None,))[0]

    def _lire(self, valeur: object, profondeur: int = 0) -> Valeur:
        texte = _nommer(valeur)
        if texte:
            return texte
        contenu = self._ouvrir(valeur)
        if contenu is None:
            return f"objet {type(valeur).__name__}"
        return "…" if profondeur == PROFONDEUR_MONTREE else self._ranger(valeur, *contenu, profondeur + 1)

    def _ranger(self, objet: object, genre: str, paires: list, taille: int, profondeur: int) -> Valeur:
        numero = self._numeros.setdefault(id(objet), (len(self._numeros) + 1, objet))[0]
        if numero in self._boites:
            return Renvoi(numero)
        self._boites[numero] = Boite(genre, ())  # en attendant : un objet peut se contenir lui-même
        elements = [(cle if cle is None else self._lire(cle, profondeur), self._lire(v, profondeur)) for cle, v in paires]
        if isinstance(objet, (set, frozenset)):
            elements.sort(key=lambda paire: (len(str(paire[1])), str(paire[1])))  # l’ordre d’un ensemble change à chaque fois
        self._boites[numero] = Boite(genre, tuple(elements), taille - len(paires))
        if isinstance(objet, (tuple, frozenset)) and all(isinstance(v, str) for _, v in elements):
            boite = self._boites.pop(numero)  # rien n’y change jamais : le texte suffit
            return _entourer(boite.genre, [_ecrire_paire(*paire, boite.genre, {}) for paire in elements], boite.reste)
        return Renvoi(numero)

    def _ouvrir(self, objet: object) -> tuple[str, list, int] | None:
        """Le genre d’un objet, ses premiers éléments avec leurs clés, et leur nombre total."""
        genre = type(objet)
        if genre in SUITES:
            return _genre(objet), [(None, v) for v in islice(objet, ELEMENTS_MONTRES)], len(objet)
        if genre in TABLES:
            return _genre(objet), list(islice(objet.items(), ELEMENTS_MONTRES)), len(objet)
        if isinstance(objet, tuple) and hasattr(genre, "_fields"):
            return genre.__name__, [(_Nom(nom), v) for nom, v in zip(genre._fields, objet)], len(objet)
        if genre.__module__ == self._module and hasattr(objet, "__dict__"):
            attributs = object.__getattribute__(objet, "__dict__")
            return genre.__name__, [(_Nom(nom), v) for nom, v in islice(attributs.items(), ELEMENTS_MONTRES)], len(attributs)
        return None


class _Nom(str):
    """Le nom d’un attribut : il s’écrit sans guillemets."""


def _nommer(valeur: object) -> str | None:
    """Le texte d’une valeur simple, ou de ce qui n’a qu’un nom."""
    genre = type(valeur)
    if genre is _Nom:
        return str(valeur)
    if genre is int and valeur.bit_length() > 1000:
        return f"un entier de {valeur.bit_length()} bits"  # Python refuse d’écrire les plus grands
    if genre in SIMPLES:
        return citer(valeur)
    if isinstance(valeur, Enum):
        return f"{genre.__name__}.{valeur._name_}"
    if genre is GeneratorType:
        return "générateur"
    nature = next((nature for sorte, nature in NATURES.items() if isinstance(valeur, sorte)), None)
    return nature and f"{nature} {valeur.__name__}"


def _genre(objet: object) -> str:
    return {"frozenset": "set", "OrderedDict": "dict", "defaultdict": "dict", "Counter": "dict", "deque": "list"}.get(
        type(objet).__name__, type(objet).__name__
    )


def ecrire(valeur: Valeur, boites: Mapping[int, Boite], etiquettes: Mapping[int, str] = {}, ouvertes: tuple = ()) -> str:
    """La valeur en une ligne ; une boîte qui a une étiquette ne s’ouvre pas : « → secret »."""
    if isinstance(valeur, str):
        return valeur
    if valeur.numero in etiquettes and ouvertes:
        return f"→ {etiquettes[valeur.numero]}"
    if valeur.numero in ouvertes:
        return "…"
    boite, dedans = boites[valeur.numero], (*ouvertes, valeur.numero)
    textes = {v: ecrire(v, boites, etiquettes, dedans) for paire in boite.elements for v in paire if v is not None}
    return abreger(_entourer(boite.genre, [_ecrire_paire(*p, boite.genre, textes) for p in boite.elements], boite.reste), SIGNES_MONTRES)


def _ecrire_paire(cle: Valeur | None, valeur: Valeur, genre: str, textes: Mapping) -> str:
    texte = textes.get(valeur, valeur)
    return texte if cle is None else f"{textes.get(cle, cle)}{': ' if genre == 'dict' else '='}{texte}"


def _entourer(genre: str, ecrits: list[str], reste: int) -> str:
    if reste:
        ecrits = [*ecrits, f"… {reste} de plus"]
    if genre == "set" and not ecrits:
        return "set()"
    ouvrant, fermant = ENTOURAGES.get(genre) or (f"{genre}(", ")")
    return f"{ouvrant}{', '.join(ecrits)}{',' if genre == 'tuple' and len(ecrits) == 1 else ''}{fermant}"


def ranger(etat: Etat) -> list[Rangee]:
    """Une rangée par valeur, dans l’ordre des noms ; puis les boîtes sans nom où mènent plusieurs chemins."""
    noms: dict[Valeur, list[str]] = {}
    for nom, valeur in etat.variables.items():
        noms.setdefault(valeur if isinstance(valeur, Renvoi) else nom, []).append(nom)
    chemins = Counter(v.numero for boite in etat.boites.values() for paire in boite.elements for v in paire if isinstance(v, Renvoi))
    sans_nom = [numero for numero, nombre in chemins.items() if nombre > 1 and Renvoi(numero) not in noms]
    etiquettes = {valeur.numero: liste[0] for valeur, liste in noms.items() if isinstance(valeur, Renvoi)}
    etiquettes |= {numero: f"boîte {numero}" for numero in sans_nom}
    rangees = [_ranger(liste, etat.variables[liste[0]], etat.boites, etiquettes) for liste in noms.values()]
    return rangees + [_ranger([etiquettes[numero]], Renvoi(numero), etat.boites, etiquettes) for numero in sans_nom]


def _ranger(noms: list[str], valeur: Valeur, boites: Mapping[int, Boite], etiquettes: Mapping[int, str]) -> Rangee:
    boite = (valeur.numero, boites[valeur.numero].genre) if isinstance(valeur, Renvoi) else ()
    return Rangee(tuple(noms), ecrire(valeur, boites, etiquettes), *boite)


def comparer(avant: Etat, apres: Etat) -> dict[str, str | None]:
    """Les noms dont la valeur a changé, ou la boîte ; et le texte d’avant, `None` pour un nom nouveau."""
    changes: dict[str, str | None] = {}
    for nom, valeur in apres.variables.items():
        ancien = ecrire(avant.variables[nom], avant.boites) if nom in avant.variables else None
        if avant.variables.get(nom) != valeur or ancien != ecrire(valeur, apres.boites):
            changes[nom] = ancien
    return changes
