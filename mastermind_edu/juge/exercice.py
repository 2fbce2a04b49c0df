"""L’exercice : une fonction à écrire, ses cas, ses erreurs typiques.

Des données et de petites fonctions ; aucune ne connaît la copie d’un élève.
Commencer par `Exercice`.
"""

import inspect
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property, partial
from typing import NamedTuple

from mastermind_edu.francais import abreger
from mastermind_edu.juge.appel import Candidat, Observation, appeler
from mastermind_edu.juge.codage import ecrire_arguments
from mastermind_edu.juge.sosies import distinguer
from mastermind_edu.juge.valeurs import Etrangere, egales, meme_genre

Arguments = Sequence

# Ce qui a arrêté la fonction sans être une exception de Python.
NOMS_DES_ARRETS = {
    "NonFini": "appel arrêté",
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


class ErreurTypique(NamedTuple):
    """Une fonction fausse comme on en écrit vraiment, et le conseil qui guide sans répondre."""

    slug: str
    fonction: Callable
    conseil: str
    genre: str | None = None  # l’écart qui suffit à la reconnaître, quand elle agit au hasard

    @property
    def source(self) -> str:
        """Le texte de la fonction, sans la ligne `@faux(…)` qui la précède."""
        texte = inspect.getsource(self.fonction)
        return texte[re.search(r"^def ", texte, re.MULTILINE).start() :]


def faux(conseil: str, *, genre: str | None = None) -> Callable[[Callable], Callable]:
    """Fait d’une fonction fausse une erreur typique, nommée d’après elle ; la fonction ne change pas.

    >>> @faux("la dernière place n’est jamais regardée")
    ... def dernier_oublie(secret, proposition):
    ...     return sum(secret[i] == proposition[i] for i in range(len(secret) - 1))
    >>> dernier_oublie.typique.slug, dernier_oublie("RVR", "RRR")
    ('dernier-oublie', 1)
    """

    def marquer(fonction: Callable) -> Callable:
        fonction.typique = ErreurTypique(fonction.__name__.replace("_", "-"), fonction, conseil, genre)
        return fonction

    return marquer


class Propriete(NamedTuple):
    """Ce qui distingue certains cas, en mots : « tous ceux où *phrase* », ou « où *contraire* »."""

    phrase: str
    contraire: str
    est_vraie: Callable[..., bool]  # reçoit les arguments du cas


class Cas(tuple):
    """Les arguments d’un appel ; leur texte JSON n’est écrit qu’une fois pour toute une classe."""

    @cached_property
    def en_json(self) -> str:
        """Ce qui est envoyé au processus d’un élève."""
        return ecrire_arguments(self)


class Calculs(NamedTuple):
    """Ce qui ne dépend d’aucun élève, calculé d’avance."""

    cas_attendus: tuple[tuple[Cas, Observation], ...]
    typiques: tuple[tuple[ErreurTypique, list[Observation]], ...]


@dataclass(frozen=True)
class Exercice:
    """Une fonction à écrire, telle que le juge la vérifie.

    Son nom et ses paramètres sont ceux de la référence, dont la chaîne d’aide dit ce
    qu’il faut renvoyer. `cas` donne les arguments par taille croissante : le premier
    cas qui échoue est le plus petit contre-exemple. `intacts` et `modifies` nomment
    les paramètres comparés après l’appel. `juger` remplace la comparaison à la référence quand
    plusieurs réponses conviennent ; `juger_ensemble` regarde tous les cas à la fois.
    `domaine` énumère tous les cas qui existent, pour un exercice comparé à sa référence.
    `proprietes` dit en mots ce qui distingue les cas, pour décrire ceux où une fonction se trompe. `retenir` réduit un texte
    libre à ce qui le fait juger : deux phrases qui gardent la même chose agissent pareil. On peut se passer des `facultatifs`.
    """

    reference: Callable
    points: int
    cas: Callable[[], Iterable[Arguments]]
    exemples: tuple[Arguments, ...]
    intacts: tuple[str, ...] = ()
    modifies: tuple[str, ...] = ()
    juger: "Callable[[Exercice, Arguments, Observation, Observation], Ecart | None] | None" = None
    juger_ensemble: "Callable[[list[Arguments], list[Observation]], tuple[int, Ecart] | None] | None" = None
    domaine: "Callable[[], Iterable[Arguments]] | None" = None
    taille_du_domaine: int = 0  # le nombre de ces cas
    proprietes: tuple[Propriete, ...] = ()
    retenir: "Callable[[Arguments, str], object] | None" = None
    facultatifs: tuple[str, ...] = ()
    indices: tuple[str, ...] = ()  # ce que l’on montre à l’élève bloqué, du plus léger au plus précis
    squelette: str = ""
    erreurs_typiques: tuple[ErreurTypique, ...] = ()
    calculs: "Calculs | None" = None  # voir `preparer`
    reussite = "tous les cas sont justes"  # le message d’une réponse juste
    interdites = ()  # les exercices que la réponse ne doit pas appeler

    @property
    def nom(self) -> str:
        """Le nom de la fonction à écrire."""
        return self.reference.__name__

    @cached_property
    def parametres(self) -> tuple[str, ...]:
        """Les noms des paramètres, dans l’ordre."""
        return tuple(inspect.signature(self.reference).parameters)

    @property
    def resume(self) -> str:
        """Ce que la fonction renvoie ou fait, à mettre dans une phrase."""
        texte = " ".join(map(str.strip, self.reference.__doc__.splitlines()))
        return texte[:1].lower() + texte[1:].removesuffix(".")

    @property
    def signature(self) -> str:
        """L’en-tête attendu, comme on l’écrit dans l’énoncé."""
        return f"{self.nom}({', '.join(self.parametres)})"

    def cas_attendus(self) -> Iterable[tuple[Cas, Observation]]:
        """Chaque cas avec ce que la référence en fait, dans l’ordre."""
        if self.calculs:
            return self.calculs.cas_attendus
        return ((Cas(arguments), self.attendre(arguments)) for arguments in self.cas())

    def typiques_observees(self) -> Iterable[tuple[ErreurTypique, Callable[[Sequence[Cas], slice], list[Observation]]]]:
        """Chaque erreur typique, et de quoi savoir ce qu’elle fait d’une tranche des cas."""
        if self.calculs:
            return ((typique, partial(_retrouver, observees)) for typique, observees in self.calculs.typiques)
        return ((typique, partial(_observer, Candidat(typique.fonction))) for typique in self.erreurs_typiques)

    def attendre(self, arguments: Arguments) -> Observation:
        """Ce que la référence donne pour ces arguments."""
        return appeler(self.reference, arguments)

    def reduire(self, arguments: Arguments, obtenue: Observation) -> Observation:
        """L’observation, où un texte libre est réduit à ce qu’on en retient."""
        if self.retenir is None or type(obtenue.valeur) is not str:
            return obtenue
        return obtenue._replace(valeur=self.retenir(arguments, obtenue.valeur))

    def comparer(self, arguments: Arguments, attendue: Observation, obtenue: Observation) -> Ecart | None:
        """Le premier écart entre les deux observations ; `None` quand tout va bien."""
        juger = self.juger or comparer_a_la_reference
        return juger(self, arguments, attendue, obtenue)


def preparer(exercice: Exercice) -> Exercice:
    """Le même exercice, ses cas et ses attentes calculés une fois pour toute une classe."""
    attendus = tuple(exercice.cas_attendus())
    cas = [arguments for arguments, _ in attendus]
    typiques = ((typique, Candidat(typique.fonction).observer(cas)) for typique in exercice.erreurs_typiques)
    return replace(exercice, calculs=Calculs(attendus, tuple(typiques)))


def _observer(candidat: Candidat, cas: Sequence[Cas], tranche: slice) -> list[Observation]:
    return candidat.observer(cas[tranche])


def _retrouver(observees: list[Observation], _: Sequence[Cas], tranche: slice) -> list[Observation]:
    """Ce qui a été observé d’avance ; moins quand la fonction s’était arrêtée avant."""
    return observees[tranche]


def comparer_a_la_reference(
    exercice: Exercice, arguments: Arguments, attendue: Observation, obtenue: Observation
) -> Ecart | None:
    """Même erreur, même valeur, mêmes arguments après l’appel."""
    return (
        ecart_d_erreur(attendue, obtenue)
        or (None if attendue.erreur else ecart_de_valeur(attendue, obtenue))
        or ecart_d_arguments(exercice, arguments, attendue, obtenue)
    )


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
    return Ecart(genre, repr(attendue.valeur) + detail_attendu, ecrire_observation(obtenue) + detail_obtenu)


def ecart_d_arguments(
    exercice: Exercice, arguments: Arguments, attendue: Observation, obtenue: Observation
) -> Ecart | None:
    """Un argument qui devait rester intact, ou que la fonction devait modifier autrement."""
    for nom in (*exercice.modifies, *exercice.intacts):
        rang = exercice.parametres.index(nom)
        voulu, vu = attendue.arguments[rang], obtenue.arguments[rang]
        if not egales(voulu, vu):
            conseil = arguments[rang].expliquer(voulu, vu) if hasattr(arguments[rang], "expliquer") else ""
            recit = _raconter(exercice, nom, arguments[rang], voulu, vu)
            return Ecart("modification", *recit, conseil, rang if nom in exercice.intacts else None)
    return None


def _raconter(exercice: Exercice, nom: str, argument: object, voulu: object, vu: object) -> tuple[str, str]:
    """L’état voulu et l’état vu d’un argument, en quelques mots."""
    if hasattr(argument, "raconter"):
        return argument.raconter(voulu), argument.raconter(vu)
    verbe = "reste" if nom in exercice.intacts else "devient"
    return f"{nom} {verbe} {abreger(repr(voulu))}", f"{nom} devient {abreger(repr(vu))}"


def ecrire_observation(observation: Observation) -> str:
    """Ce que la fonction a donné, en quelques mots."""
    if observation.erreur:
        ligne = f" (ligne {observation.erreur.ligne})" if observation.erreur.ligne else ""
        nom = NOMS_DES_ARRETS.get(observation.erreur.types[0], f"erreur {observation.erreur.types[0]}")
        return nom + ligne
    if isinstance(observation.valeur, Etrangere):
        return repr(observation.valeur)
    return abreger(repr(observation.valeur))


def ecrire_appel(exercice: Exercice, arguments: Arguments) -> str:
    """L’appel comme on le taperait : `position(2, [1, 2])`."""
    ecrits = [a.ecrire() if hasattr(a, "ecrire") else repr(a) for a in arguments]
    return abreger(f"{exercice.nom}({', '.join(ecrits)})", 200)
