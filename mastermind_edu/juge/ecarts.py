"""Des cas par lots, ce qu’il faut en attendre, et les écarts avec ce qui est obtenu : une erreur, une valeur, un argument touché.

Toutes les réponses justes d’une classe s’écrivent presque toujours de la même façon, octet pour octet : la première est lue et
comparée, les autres sont reconnues. Rien ici ne décide d’un verdict. Commencer par `en_lots`, puis `comparer_a_la_reference`.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction
from functools import cached_property
from itertools import islice
from typing import NamedTuple, Protocol

from mastermind_edu.francais import abreger
from mastermind_edu.juge.codage import ecrire_arguments
from mastermind_edu.juge.groupes import dire_les_types
from mastermind_edu.juge.rapport import distinguer
from mastermind_edu.juge.scenarios import Scenario
from mastermind_edu.juge.valeurs import Etrangere, Observation, a_parcourir, egales, meme_genre

PREMIER_LOT, LOT_MAXIMAL = 8, 512
JUSTES_GARDEES = 2  # par lot : les observations d’une promotion entière ne tiendraient pas en mémoire
# Ce qui a arrêté la fonction sans être une exception de Python.
NOMS_DES_ARRETS = {
    "NonFini": "appel arrêté",
    "Demesure": "appel arrêté",
    "ProcessusArrete": "Python arrêté",
    "SansReponse": "aucune réponse",
}


class Ecart(NamedTuple):
    """Une différence entre l’attendu et l’obtenu, prête à montrer."""

    genre: str  # "erreur", "type", "valeur", "modification", "instable" ; un exercice peut en avoir d’autres
    attendu: str
    obtenu: str
    conseil: str = ""  # ce que l’exercice a vu dans cette réponse, quand il en sait plus que l’écart
    rang: int | None = None  # celui du paramètre qui devait rester intact
    message: str = ""  # ce qu’il y a de mieux à dire à l’élève, quand l’exercice le sait
    part: Fraction = Fraction(0)  # ce que l’échec garde des points
    appel: str = ""  # ce qu’il faut taper pour le voir, quand ce n’est pas tout le cas
    observation: Observation | None = None  # ce qu’a donné le pas fautif d’un scénario
    pas: int | None = None  # le nombre de pas montrés, quand ce n’est pas tout le scénario


class Cas(tuple):
    """Les arguments d’un appel ; leur texte JSON n’est écrit qu’une fois pour toute une classe."""

    @cached_property
    def en_json(self) -> str:
        """Ce qui est envoyé au processus d’un élève."""
        return ecrire_arguments(self)


class Lues(list):
    """Des observations, et le texte dont elles ont été lues ; `deja_justes` quand il a déjà été reçu pour ce lot, et trouvé juste."""

    def __init__(self, observations: Iterable[Observation], texte: bytes | None, *, deja_justes: bool = False):
        super().__init__(observations)
        self.texte, self.deja_justes = texte, deja_justes


class Lot(list):
    """Des cas qui se suivent ; `attendues` : ce que la référence fait de chacun."""

    def __init__(self, couples: Iterable[tuple[Cas, Observation]]):
        cas, self.attendues = zip(*couples)
        super().__init__(cas)
        self.justes: dict[bytes, Lues] = {}

    @cached_property
    def en_json(self) -> str:
        """Ce qui est envoyé au processus d’un élève."""
        return _joindre(self)

    def comparer(self, comparer: Callable[[Cas, Observation, Observation], Ecart | None], obtenues: Sequence[Observation]) -> list[Ecart | None]:
        """L’écart de chaque observation, `None` quand tout va bien ; il peut y en avoir moins que de cas."""
        lues = obtenues if isinstance(obtenues, Lues) else None
        if lues and lues.deja_justes:
            return [None] * len(lues)
        ecarts = [comparer(*essai) for essai in zip(self, self.attendues, obtenues)]
        if lues and lues.texte is not None and len(ecarts) == len(self) and not any(ecarts) and len(self.justes) < JUSTES_GARDEES:
            self.justes[lues.texte] = Lues(lues, lues.texte, deja_justes=True)
        return ecarts

    def par_tranches(self, taille: int) -> "Iterator[Lot]":
        """Le même lot en plusieurs, de cette taille au plus."""
        couples = list(zip(self, self.attendues))
        return (Lot(couples[debut : debut + taille]) for debut in range(0, len(couples), taille))


def reconnaitre(cas: Sequence[Cas], texte: bytes | None) -> Lues | None:
    """Les observations de ce texte, s’il a déjà été reçu pour ce lot et trouvé juste."""
    return cas.justes.get(texte) if isinstance(cas, Lot) else None


def en_texte(cas: Sequence[Cas]) -> str:
    """Le texte JSON de plusieurs cas, sans ses crochets ; celui d’un lot n’est écrit qu’une fois."""
    return cas.en_json if isinstance(cas, Lot) else _joindre(cas)


def _joindre(cas: Iterable[Cas]) -> str:
    return ", ".join(arguments.en_json for arguments in cas)


def en_lots(couples: Iterable[tuple[Cas, Observation]]) -> Iterator[Lot]:
    """Les cas par lots de plus en plus grands : un échec précoce coûte peu.

    >>> [len(lot) for lot in en_lots((Cas([n]), Observation(n)) for n in range(100))]
    [8, 32, 60]
    """
    couples, taille = iter(couples), PREMIER_LOT
    while lot := list(islice(couples, taille)):
        yield Lot(lot)
        taille = min(4 * taille, LOT_MAXIMAL)


class Essais(NamedTuple):
    """Les cas essayés, l’un après l’autre : leurs arguments, ce qu’il fallait, ce que la fonction en a fait, l’écart s’il y en a un."""

    cas: list
    attendues: list[Observation]
    observations: list[Observation]
    ecarts: list[Ecart | None]

    def noter(self, exercice: "Compare", lot: Lot, obtenues: list[Observation]) -> None:
        nombre = len(obtenues)  # moins que de cas quand la fonction s’est arrêtée
        self.cas.extend(lot[:nombre])
        self.attendues.extend(lot.attendues[:nombre])
        self.observations.extend(obtenues)
        self.ecarts.extend(lot.comparer(exercice.comparer, obtenues))

    def premier_ecart(self, jamais_d_erreur: bool = False) -> int | None:
        """Le rang du premier cas faux, qui ait quelque chose à parcourir s’il y en a un ; du premier qui lève une erreur, si l’énoncé promet qu’il n’y en a pas."""
        faux = [rang for rang, ecart in enumerate(self.ecarts) if ecart]
        leves = [rang for rang in faux if self.observations[rang].erreur] if jamais_d_erreur else []
        return next((rang for rang in leves or faux if a_parcourir(self.cas[rang])), next(iter(leves or faux), None))


class Compare(Protocol):
    """Ce que les écarts demandent à un exercice : son nom, ses paramètres, ceux que l’on regarde après l’appel."""

    nom: str
    parametres: tuple[str, ...]
    modifies: tuple[str, ...]
    intacts: tuple[str, ...]
    resultat_neuf: bool

    def comparer(self, arguments: Sequence, attendue: Observation, obtenue: Observation) -> Ecart | None: ...


def comparer_a_la_reference(exercice: Compare, arguments: Sequence, attendue: Observation, obtenue: Observation) -> Ecart | None:
    """Même erreur, même valeur, mêmes arguments après l’appel."""
    erreur = ecart_d_erreur(attendue, obtenue)
    if erreur and attendue.valeur is None and not any(hasattr(argument, "raconter") for argument in arguments):
        manque = ecart_d_arguments(exercice, arguments, attendue, attendue._replace(arguments=arguments))  # rien n’est renvoyé : ce qui devait changer
        return erreur._replace(attendu=manque.attendu) if manque else erreur
    valeur = None if erreur or attendue.erreur else ecart_de_valeur(attendue, obtenue)
    return erreur or valeur or ecart_d_arguments(exercice, arguments, attendue, obtenue) or ecart_d_identite(exercice, obtenue)


def ecart_d_identite(exercice: Compare, obtenue: Observation) -> Ecart | None:
    """L’objet reçu, renvoyé tel quel à la place d’un neuf, là où l’énoncé en demande un."""
    if obtenue.rend is None or not exercice.resultat_neuf:
        return None
    nom = exercice.parametres[obtenue.rend]
    message = f"la fonction renvoie `{nom}`, l’objet reçu lui-même : il faut une nouvelle liste, par exemple `{nom}.copy()`"
    return Ecart("identité", "une nouvelle liste", f"la liste reçue, `{nom}`", message=message)


def ecart_d_erreur(attendue: Observation, obtenue: Observation) -> Ecart | None:
    """Une erreur imprévue, ou une erreur attendue qui n’est pas venue."""
    if attendue.erreur is None and obtenue.erreur is None:
        return None
    if attendue.erreur and obtenue.erreur and attendue.erreur.types[0] in obtenue.erreur.types:
        return None
    voulue = f"une erreur {attendue.erreur.types[0]}" if attendue.erreur else repr(attendue.valeur)
    return Ecart("erreur", voulue, ecrire_observation(obtenue))


def ecart_de_valeur(attendue: Observation, obtenue: Observation) -> Ecart | None:
    """Une valeur d’un autre type, ou une autre valeur."""
    if egales(attendue.valeur, obtenue.valeur):
        return None
    genre = "valeur" if meme_genre(attendue.valeur, obtenue.valeur) else "type"
    detail_attendu, detail_obtenu = distinguer(attendue.valeur, obtenue.valeur)
    conseil = dire_les_types(attendue.valeur, obtenue.valeur) if genre == "type" else ""
    voulu = repr(attendue.valeur)  # ce qui est obtenu n’est pas coupé avant l’endroit où il diffère
    return Ecart(genre, voulu + detail_attendu, ecrire_observation(obtenue, max(120, len(voulu) + 40)) + detail_obtenu, conseil)


def ecart_d_arguments(exercice: Compare, arguments: Sequence, attendue: Observation, obtenue: Observation) -> Ecart | None:
    """Un argument qui devait rester intact, ou que la fonction devait modifier autrement."""
    for nom in (*exercice.modifies, *exercice.intacts):
        rang = exercice.parametres.index(nom)
        voulu, vu = attendue.arguments[rang], obtenue.arguments[rang]
        if not egales(voulu, vu):
            conseil = arguments[rang].expliquer(voulu, vu) if hasattr(arguments[rang], "expliquer") else ""
            recit = _raconter(exercice, nom, arguments[rang], voulu, vu)
            return Ecart("modification", *recit, conseil, rang if nom in exercice.intacts else None)
    return None


def _raconter(exercice: Compare, nom: str, argument: object, voulu: object, vu: object) -> tuple[str, str]:
    """L’état voulu et l’état vu d’un argument, en quelques mots."""
    if hasattr(argument, "raconter"):
        return argument.raconter(voulu), argument.raconter(vu)
    verbes = ["reste" if egales(etat, argument) else "devient" for etat in (voulu, vu)]
    return f"{nom} {verbes[0]} {abreger(repr(voulu))}", f"{nom} {verbes[1]} {abreger(repr(vu))}"


def memes_effets(premiere: Observation, seconde: Observation) -> bool:
    """Vrai quand deux observations ont même valeur, mêmes arguments après l’appel et même erreur.

    Ce que contiennent les arguments d’un appel arrêté dépend de la vitesse de la machine : on ne le compare pas.
    """
    types = [observation.erreur and observation.erreur.types[0] for observation in (premiere, seconde)]
    return types[0] == types[1] and (
        premiere.est_sans_fin or egales(premiere.valeur, seconde.valeur) and egales(premiere.arguments, seconde.arguments)
    )


def ecrire_observation(observation: Observation, longueur: int = 120) -> str:
    """Ce que la fonction a donné, en quelques mots."""
    if observation.erreur:
        ligne = f" (ligne {observation.erreur.ligne})" if observation.erreur.ligne else ""
        nom = NOMS_DES_ARRETS.get(observation.erreur.types[0], f"erreur {observation.erreur.types[0]}")
        return nom + ligne
    if isinstance(observation.valeur, Etrangere):
        return repr(observation.valeur)
    return abreger(repr(observation.valeur), longueur)


def ecrire_appel(exercice: Compare, arguments: Sequence) -> str:
    """L’appel comme on le taperait : `position(2, [1, 2])`."""
    if arguments and isinstance(arguments[-1], Scenario):
        return arguments[-1].ecrire(exercice.nom, arguments[:-1])
    ecrits = [a.ecrire() if hasattr(a, "ecrire") else repr(a) for a in arguments]
    return abreger(f"{exercice.nom}({', '.join(ecrits)})", 200)
