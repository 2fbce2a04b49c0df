"""Ce qu’un appel a donné, en valeurs simples : les seules que le juge compare.

Un objet d’élève peut se dire égal à tout ; le juge ne compare donc que des copies
faites de types exacts. Commencer par `Observation`, puis `copier`.
"""

import os
import re
import traceback
from collections.abc import Iterable
from fractions import Fraction
from typing import NamedTuple

from mastermind_edu.juge.arret import NonFini, NonFiniDansUneTrace
from mastermind_edu.juge.liens import JUGE

PYTHON = os.path.dirname(os.__file__)  # le dossier de ses modules : `enum`, `typing`…
ARRETS = frozenset((NonFini.__name__, "MemoryError"))

TYPES_SANS_TAILLE = frozenset((type(None), bool, float, str, Fraction))
COMPARABLES = TYPES_SANS_TAILLE | {int}
PROFONDEUR_MAXIMALE = 20
TAILLE_MAXIMALE = 20_000  # éléments d’une valeur ; au-delà, elle n’est pas une réponse : la plus longue du cours en a 540
SIGNES_MAXIMAUX = 100_000  # d’un texte
ENTIER_ORDINAIRE = 1 << 62
BITS_MAXIMAUX = 4096  # d’un entier ; un plus long ne s’écrit plus, et coûterait cher à comparer
TROP_GRAND = " (trop grand)"
HERITES = {  # un tuple nommé est un tuple, un `defaultdict` un dictionnaire, et c’est le type de base qui les lit
    tuple: lambda valeur: tuple.__getitem__(valeur, slice(None)),
    list: lambda valeur: list.__getitem__(valeur, slice(None)),
    dict: dict.copy,
}


class Erreur(NamedTuple):
    """Une exception levée par la fonction : ses types (le sien d’abord), son texte, sa ligne."""

    types: tuple[str, ...]
    texte: str
    ligne: int | None = None
    instruction: str = ""

    @property
    def types_nommes(self) -> set[str]:
        """Les types que nomme son texte, entre apostrophes : une fonction qui ne donne que des erreurs ne se reconnaît pas au seul `TypeError`."""
        return {*re.findall(r"'(\w+)'", self.texte)}


class Observation(NamedTuple):
    """Ce qu’un appel a donné, en valeurs simples."""

    valeur: object = None
    arguments: tuple = ()  # après l’appel ; pour un instrument, ce qu’il a observé
    erreur: Erreur | None = None
    a_affiche: bool = False
    pas: tuple[Erreur | None, ...] = ()  # l’erreur de chaque pas d’un scénario
    rend: int | None = None  # le rang de l’argument renvoyé, quand c’est l’objet même qui a été donné

    @property
    def est_sans_fin(self) -> bool:
        """Vrai quand l’appel a été arrêté par la garde, ou faute de mémoire : le refaire coûterait autant."""
        return self.erreur is not None and not ARRETS.isdisjoint(self.erreur.types)


NOMMES = {"ellipsis": "...", "function": "une fonction", "builtin_function_or_method": "une fonction", "method": "une méthode"}


class Etrangere(NamedTuple):
    """Une valeur que le juge refuse de comparer ; il n’en garde que le type."""

    type: str

    def __repr__(self) -> str:
        return NOMMES.get(self.type, f"un objet de type {self.type}")

    @property
    def est_trop_grande(self) -> bool:
        """Vrai quand c’est la taille de la valeur, et non son type, qui la fait refuser."""
        return self.type.endswith(TROP_GRAND)


class _TropGrande(Exception):
    pass


def copier(valeur: object) -> object:
    """Une copie faite de types exacts ; `Etrangere` à la place de tout le reste. Un tuple nommé devient un tuple, un `defaultdict` un dictionnaire.

    >>> copier([1, (True, "R")])
    [1, (True, 'R')]
    >>> copier({1, 2})
    un objet de type set
    """
    genre = type(valeur)
    if genre is str and len(valeur) > SIGNES_MAXIMAUX:
        return Etrangere(genre.__name__ + TROP_GRAND)
    if genre in TYPES_SANS_TAILLE or genre is int and -ENTIER_ORDINAIRE < valeur < ENTIER_ORDINAIRE:
        return valeur
    if (genre is list or genre is tuple) and len(valeur) <= TAILLE_MAXIMALE:  # presque toujours : des milliers de fois par copie
        elements = valeur[:]
        if _est_plate(elements):
            return elements
    try:
        return _copier(valeur, PROFONDEUR_MAXIMALE, [TAILLE_MAXIMALE])
    except _TropGrande:
        return Etrangere(type(valeur).__name__ + TROP_GRAND)


def _est_plate(elements: list | tuple) -> bool:
    """Vrai quand chaque élément est déjà sa propre copie."""
    for e in elements:
        genre = type(e)
        if genre is int:
            if not -ENTIER_ORDINAIRE < e < ENTIER_ORDINAIRE:
                return False
        elif genre not in TYPES_SANS_TAILLE:
            return False
    return True


def _copier(valeur: object, profondeur: int, reste: list[int]) -> object:
    genre = type(valeur)
    if genre in TYPES_SANS_TAILLE or genre is Etrangere:
        return valeur
    if genre is int:
        return valeur if valeur.bit_length() <= BITS_MAXIMAUX else Etrangere(genre.__name__ + TROP_GRAND)
    if genre not in HERITES:
        base = next((base for base in HERITES if issubclass(genre, base)), None)
        if base is None:
            return Etrangere(genre.__name__)
        genre, valeur = base, HERITES[base](valeur)  # lue par le type de base lui-même : rien de ce qu’un élève a écrit dans le sien n’est appelé
    reste[0] -= len(valeur)
    if profondeur == 0 or reste[0] < 0:
        raise _TropGrande
    if genre is dict:
        return {_copier(cle, profondeur - 1, reste): _copier(v, profondeur - 1, reste) for cle, v in valeur.items()}
    elements = valeur[:]
    return elements if _est_plate(elements) else genre([_copier(e, profondeur - 1, reste) for e in elements])


def egales(attendue: object, obtenue: object) -> bool:
    """Vrai pour deux valeurs simples égales, de mêmes types ; liste et tuple se valent.

    >>> egales((1, 2), [1, 2]), egales(1, True), egales(1, 1.0)
    (True, False, False)
    """
    if type(attendue) in (list, tuple):
        return (
            type(obtenue) in (list, tuple)
            and len(attendue) == len(obtenue)
            and all([a == o if type(a) is type(o) and type(a) in COMPARABLES else egales(a, o) for a, o in zip(attendue, obtenue)])
        )
    if type(attendue) is not type(obtenue):
        return False
    if type(attendue) is dict:
        # {1: …} et {True: …} sont égaux pour Python : on compare aussi les types des clés.
        cles_obtenues = {cle: cle for cle in obtenue}
        return len(attendue) == len(obtenue) and all(
            cle in obtenue and egales(cle, cles_obtenues[cle]) and egales(attendue[cle], obtenue[cle])
            for cle in attendue
        )
    return attendue == obtenue


def meme_genre(attendue: object, obtenue: object) -> bool:
    """Vrai quand les types conviennent, que les valeurs soient égales ou non."""
    suites = (list, tuple)
    if type(attendue) in suites and type(obtenue) in suites:
        return True
    return type(attendue) is type(obtenue)


def _est_a_part(fichier: str) -> bool:
    """Vrai pour le juge, Python et les paquets installés : un clic passe par ipywidgets avant d’arriver chez l’élève."""
    return fichier.startswith((JUGE, PYTHON)) or f"-packages{os.sep}" in fichier


def decrire_erreur(exception: BaseException) -> Erreur:
    """L’exception en valeurs simples, avec la ligne de l’élève la plus proche de la faute."""
    types = tuple(t.__name__ for t in type(exception).__mro__ if t not in (object, BaseException, NonFiniDansUneTrace))
    try:
        texte = str(exception)[:500]
    except KeyboardInterrupt:
        raise
    except BaseException:  # un __str__ d’élève peut lui-même échouer
        texte = ""
    pas = [p for p in traceback.walk_tb(exception.__traceback__) if not _est_a_part(p[0].f_code.co_filename)]
    pas = [p for p in pas if p[0].f_code.co_filename != "<string>"] or pas  # l’`__init__` qu’écrit `@dataclass`
    # La première ligne qui n’est pas à nous est à l’élève ; les suivantes aussi, dans le même fichier.
    siens = [p for p in pas if p[0].f_code.co_filename == pas[0][0].f_code.co_filename]
    if not siens:
        return Erreur(types, texte)
    [ligne] = traceback.StackSummary.extract(siens[-1:])  # seule celle-ci est lue : une classe refuse cent fois par examen
    return Erreur(types, texte, ligne.lineno, (ligne.line or "").strip())


def a_parcourir(arguments: Iterable[object]) -> bool:
    """Faux quand un des arguments est une liste ou un texte vide : ce cas-là ne montre aucun tour de boucle."""
    return not any(argument in ([], (), "", {}) for argument in arguments)
