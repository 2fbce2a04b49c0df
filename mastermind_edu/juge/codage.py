"""Les valeurs simples en JSON et retour : tout ce qui passe entre le juge et un élève.

Rien n’est évalué ni « dépicklé » : un élève peut écrire ce qu’il veut dans le tuyau,
on n’en lit que des données. Commencer par `coder` et `decoder`.
"""

import json
import math
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

from mastermind_edu.juge.scenarios import INSTRUMENTS
from mastermind_edu.juge.valeurs import BITS_MAXIMAUX, PROFONDEUR_MAXIMALE, TAILLE_MAXIMALE, TROP_GRAND, Erreur, Etrangere, Observation

CONTENANTS = frozenset((list, dict))  # ce que JSON lit du reste est déjà la valeur
SANS_ETIQUETTE = frozenset((type(None), bool, str))  # ni trop grands, ni infinis
MEME_HACHAGE = 10  # d’une ligne ; plus de clés au même endroit coûteraient des minutes à qui les range
PAR_NOM = {genre.__name__: genre for genre in INSTRUMENTS}


class CodageInvalide(ValueError):
    """Ce qui est venu n’est pas une valeur codée."""


def coder(valeur: object) -> object:
    """La valeur en objets JSON : ce que JSON ne connaît pas porte une étiquette.

    >>> coder([1, (2, "R")])
    [1, {'t': [2, 'R']}]
    """
    genre = type(valeur)
    if genre is int and valeur.bit_length() > BITS_MAXIMAUX:
        return {"e": "int" + TROP_GRAND}
    if genre is float and not math.isfinite(valeur):
        return {"n": repr(valeur)}
    if genre is int or genre is float or genre in SANS_ETIQUETTE:
        return valeur
    if genre is list:
        return [e if type(e) in SANS_ETIQUETTE else coder(e) for e in valeur]
    return _coder_etiquete(valeur, genre)


def _coder_etiquete(valeur, genre: type) -> dict:
    if genre is tuple:
        return {"t": [e if type(e) in SANS_ETIQUETTE else coder(e) for e in valeur]}
    if genre is dict:
        return {"d": [[coder(cle), coder(v)] for cle, v in valeur.items()]}
    if genre is Fraction:
        return {"f": [valeur.numerator, valeur.denominator]}
    if genre is Etrangere:
        return {"e": valeur.type[:100]}
    if genre in INSTRUMENTS:
        return {"i": [genre.__name__, [coder(champ) for champ in valeur]]}
    raise CodageInvalide(f"valeur sans codage : {genre.__name__}")


def decoder(code: object, profondeur: int = 2 * PROFONDEUR_MAXIMALE) -> object:
    """La valeur d’un objet JSON venu de `coder` ; lève `CodageInvalide` pour tout le reste.

    >>> decoder([1, {"t": [2, "R"]}])
    [1, (2, 'R')]
    """
    if profondeur < 2 and (profondeur == 0 or code and type(code) in CONTENANTS):
        raise CodageInvalide("valeur trop profonde")
    if type(code) is list:
        if len(code) > TAILLE_MAXIMALE:
            raise CodageInvalide("liste trop longue")
        return [decoder(e, profondeur - 1) if type(e) in CONTENANTS else e for e in code]
    if type(code) is not dict:
        return code
    if len(code) != 1:
        raise CodageInvalide("il faut une seule étiquette")
    ((etiquette, contenu),) = code.items()
    try:
        return LECTURES[etiquette](contenu, profondeur - 1)
    except (KeyError, TypeError, ValueError, ZeroDivisionError) as erreur:
        raise CodageInvalide(f"valeur illisible : {erreur}") from None


def coder_ensemble(valeurs: Sequence) -> list:
    """Plusieurs valeurs, chacune comme `coder` ; une liste qui s’y trouve à deux endroits est numérotée, puis citée par son numéro.

    >>> code = [0, 1]
    >>> coder_ensemble([code, [(code, 2)]])
    [{'p': [0, [0, 1]]}, [{'t': [{'r': 0}, 2]}]]
    """
    vues = Counter(_objets_partageables(valeurs))
    numeros = {identite: numero for numero, identite in enumerate(i for i, fois in vues.items() if fois > 1)}
    donnes: set[int] = set()
    return [_coder_partage(valeur, numeros, donnes) for valeur in valeurs]


def _objets_partageables(valeurs: Sequence) -> Iterator[int]:
    for valeur in valeurs:
        if type(valeur) in (list, dict):
            yield id(valeur)
        if type(valeur) in (list, tuple):
            yield from _objets_partageables(valeur)


def _coder_partage(valeur: object, numeros: Mapping[int, int], donnes: set[int]) -> object:
    numero = numeros.get(id(valeur))
    if numero in donnes:
        return {"r": numero}
    code = coder(valeur)
    if numeros and type(valeur) in (list, tuple):
        elements = [_coder_partage(e, numeros, donnes) for e in valeur]
        code = elements if type(valeur) is list else {"t": elements}
    if numero is None:
        return code
    donnes.add(numero)
    return {"p": [numero, code]}


def decoder_ensemble(codes: Sequence) -> list:
    """Les valeurs de `coder_ensemble` ; lève `CodageInvalide` pour tout le reste, ou pour trop d’éléments une fois dépliés."""
    if type(codes) is not list:
        raise CodageInvalide("il faut une liste de valeurs")
    lues = _Partagees()
    return [lues.decoder(code, PROFONDEUR_MAXIMALE) for code in codes]


class _Partagees:
    """Les listes déjà lues, et ce que fait chacune une fois dépliée : soixante listes qui se citent deux fois l’une l’autre en font des milliards."""

    def __init__(self):
        self._lues: dict[int, tuple[object, int]] = {}
        self._elements = 0

    def decoder(self, code: object, profondeur: int) -> object:
        self._compter(1)
        if profondeur == 0:
            raise CodageInvalide("valeur trop profonde")
        match code:
            case {"r": int(numero)} if len(code) == 1 and numero in self._lues:
                valeur, elements = self._lues[numero]
                self._compter(elements)
                return valeur
            case {"p": [int(numero), contenu]} if len(code) == 1:
                avant = self._elements
                valeur = self.decoder(contenu, profondeur - 1)
                self._lues[numero] = valeur, self._elements - avant
                return valeur
            case {"t": list(contenu)} if len(code) == 1:
                return tuple([self.decoder(e, profondeur - 1) for e in contenu])
            case list():
                return [self.decoder(e, profondeur - 1) for e in code]
        if type(code) is dict:
            self._compter(_elements(code))
        return decoder(code)

    def _compter(self, elements: int) -> None:
        self._elements += elements
        if self._elements > TAILLE_MAXIMALE:
            raise CodageInvalide("trop d’éléments")


def _elements(code: object) -> int:
    contenus = code.values() if type(code) is dict else code if type(code) is list else ()
    return 1 + sum(map(_elements, contenus))


def _decoder_instrument(contenu, profondeur: int):
    nom, champs = contenu
    return PAR_NOM[nom](*(decoder(champ, profondeur) for champ in champs))


def _decoder_dictionnaire(contenu, profondeur: int) -> dict:
    couples = [(decoder(cle, profondeur), decoder(v, profondeur)) for cle, v in contenu]
    if len(couples) > MEME_HACHAGE and max(Counter(hash(cle) for cle, _ in couples).values()) > MEME_HACHAGE:
        raise CodageInvalide("des clés ont toutes le même hachage")
    return dict(couples)


def _decoder_fraction(contenu, profondeur: int) -> Fraction:
    """Une fraction de deux entiers : `Fraction("1e3000000000")` se calculerait, et prendrait des heures."""
    haut, bas = contenu
    if type(haut) is not int or type(bas) is not int:
        raise CodageInvalide("une fraction a deux entiers")
    return Fraction(haut, bas)


LECTURES = {
    "t": lambda contenu, p: tuple([decoder(e, p) if type(e) in CONTENANTS else e for e in contenu]),
    "d": _decoder_dictionnaire,
    "f": _decoder_fraction,
    "n": lambda contenu, p: {"nan": math.nan, "inf": math.inf, "-inf": -math.inf}[contenu],
    "e": lambda contenu, p: Etrangere(str(contenu)),
    "i": _decoder_instrument,
}


def ecrire_arguments(arguments: Sequence) -> str:
    """Les arguments d’un appel en texte JSON."""
    return json.dumps([coder(argument) for argument in arguments])


def coder_erreur(erreur: Erreur | None) -> list | None:
    """L’exception en liste JSON."""
    return None if erreur is None else [list(erreur.types), erreur.texte, erreur.ligne, erreur.instruction]


def decoder_erreur(code: object) -> Erreur | None:
    """L’exception d’une liste JSON, ses types vérifiés un à un."""
    if code is None:
        return None
    try:
        types, texte, ligne, instruction = code
        noms = tuple(str(nom)[:100] for nom in types) or ("Exception",)
        return Erreur(noms, str(texte)[:500], ligne if type(ligne) is int else None, str(instruction)[:200])
    except (TypeError, ValueError) as probleme:
        raise CodageInvalide(f"exception illisible : {probleme}") from None


def coder_observation(observation: Observation, avant: tuple | None = None) -> list:
    """L’observation en liste JSON ; les arguments restés comme `avant` ne sont pas récrits."""
    return [
        coder(observation.valeur),
        None if observation.arguments == avant else [coder(argument) for argument in observation.arguments],
        coder_erreur(observation.erreur),
        observation.a_affiche,
        *([[*map(coder_erreur, observation.pas)]] if observation.pas or observation.rend is not None else []),
        *([observation.rend] if observation.rend is not None else []),
    ]


def decoder_observation(code: object, avant: tuple | None = None) -> Observation:
    """L’observation d’une liste JSON, `avant` pour des arguments inchangés ; lève `CodageInvalide`."""
    try:
        valeur, arguments, erreur, a_affiche, *suite = code
        pas, rend = [*suite, None][:2] if suite else ((), None)
        apres = avant if arguments is None and avant is not None else tuple(map(decoder, arguments))
        if avant is not None and len(apres) != len(avant):
            raise CodageInvalide("il manque des arguments")
        erreurs = tuple(map(decoder_erreur, pas))
        return Observation(decoder(valeur), apres, decoder_erreur(erreur), a_affiche is True, erreurs, rend if type(rend) is int else None)
    except (TypeError, ValueError, RecursionError) as probleme:
        raise CodageInvalide(f"observation illisible : {probleme}") from None
