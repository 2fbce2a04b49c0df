"""L’exercice : une fonction à écrire, ses cas, ses erreurs typiques.

Des données et de petites fonctions ; aucune ne connaît la copie d’un élève.
Commencer par `Exercice`.
"""

import inspect
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial
from threading import Lock
from typing import NamedTuple

from mastermind_edu.juge.appel import Candidat, appeler, appeler_tous
from mastermind_edu.juge.ecarts import Cas, Ecart, Lot, comparer_a_la_reference, en_lots
from mastermind_edu.juge.garde import Garde
from mastermind_edu.juge.valeurs import Observation

Arguments = Sequence
CAS_D_AVANCE = 21  # 1 + 4 + 16 : à eux seuls ils écartent presque toutes les erreurs typiques
PAS_D_UNE_REFERENCE, SECONDES_D_UNE_REFERENCE = 300_000, 1.0  # sur des arguments qu’un élève a choisis


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
        return texte[re.search(r"^(?:def|class) ", texte, re.MULTILINE).start() :]


def faux(conseil: str, *, genre: str | None = None) -> Callable[[Callable], Callable]:
    """Fait d’une fonction fausse une erreur typique, nommée d’après elle ; la fonction ne change pas.

    >>> @faux("la dernière place n’est jamais regardée")
    ... def derniere_place_oubliee(secret, proposition):
    ...     return sum(secret[i] == proposition[i] for i in range(len(secret) - 1))
    >>> derniere_place_oubliee.typique.slug, derniere_place_oubliee("RVR", "RRR")
    ('derniere-place-oubliee', 1)
    """

    def marquer(fonction: Callable) -> Callable:
        slug = re.sub(r"(?<=[a-z0-9])(?=[A-Z])|_", "-", fonction.__name__).lower()
        fonction.typique = ErreurTypique(slug, fonction, conseil, genre)
        return fonction

    return marquer


class Propriete(NamedTuple):
    """Ce qui distingue certains cas, en mots : « tous ceux où *phrase* », ou « où *contraire* »."""

    phrase: str
    contraire: str
    est_vraie: Callable[..., bool]  # reçoit les arguments du cas


class Calculs(NamedTuple):
    """Ce qui ne dépend d’aucun élève, calculé d’avance."""

    cas_attendus: tuple[tuple[Cas, Observation], ...]
    lots: tuple[Lot, ...]
    typiques: "tuple[tuple[ErreurTypique, DejaObservee], ...]"


class DejaObservee:
    """Ce qu’une erreur typique fait des cas : des premiers d’avance, des autres quand une copie lui ressemble jusque-là.

    Les autres sont observés dans le fil qui en a besoin, sans toucher aux sorties : celle qui affiche l’est toute d’avance.
    """

    def __init__(self, fonction: Callable, cas: Sequence[Cas]):
        self._fonction, self._cas, self._verrou = fonction, cas, Lock()
        self._observees = Candidat(fonction).observer(cas[:CAS_D_AVANCE])
        if any(observation.a_affiche for observation in self._observees):
            self._observees = Candidat(fonction).observer(cas)

    def __call__(self, _: Sequence[Cas], tranche: slice) -> list[Observation]:
        """Les observations de cette tranche ; moins quand la fonction s’est arrêtée avant."""
        with self._verrou:
            if len(self._observees) < min(tranche.stop, len(self._cas)) and not self._observees[-1].est_sans_fin:
                with Garde(du_fil=True) as garde:
                    self._observees += appeler_tous(self._fonction, self._cas[len(self._observees) : tranche.stop], None, garde)
            return self._observees[tranche]

    def toutes(self) -> list[Observation]:
        """Celles de tous les cas."""
        return self(self._cas, slice(0, len(self._cas)))


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
    `plus_petits(*arguments)` donne, du plus petit au plus grand, des cas permis par l’énoncé et plus simples que celui-ci : le
    contre-exemple montré est le premier qui échoue aussi. `jamais_d_erreur` : l’énoncé promet qu’aucun cas n’en lève, une erreur se
    montre donc avant une réponse fausse. `resultat_neuf` : ce qui est renvoyé n’est aucun des objets reçus.
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
    plus_petits: "Callable[..., Iterable[Arguments]] | None" = None
    jamais_d_erreur: bool = False
    resultat_neuf: bool = False
    indices: tuple[str, ...] = ()  # ce que l’on montre à l’élève bloqué, du plus léger au plus précis
    squelette: str = ""
    erreurs_typiques: tuple[ErreurTypique, ...] = ()
    calculs: "Calculs | None" = None  # voir `preparer`
    reussite = "tous les cas sont justes"  # le message d’une réponse juste
    interdites = ()  # les exercices que la réponse ne doit pas appeler
    genre = "fonction"  # ce que l’élève écrit
    est_d_epreuve = False  # vrai quand le juge ne doit dire que ce que donnent les exemples de l’énoncé
    paquets = ()  # ceux dont la réponse se sert : dans l’enclos, ils sont importés pour de vrai

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
        if texte.startswith(("True ", "False ", "None ")):  # des mots de Python, avec leur majuscule
            return texte.removesuffix(".")
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

    def lots(self) -> Iterable[Lot]:
        """Les mêmes, par lots de plus en plus grands."""
        return self.calculs.lots if self.calculs else en_lots(self.cas_attendus())

    def typiques_observees(self) -> Iterable[tuple[ErreurTypique, Callable[[Sequence[Cas], slice], list[Observation]]]]:
        """Chaque erreur typique, et de quoi savoir ce qu’elle fait d’une tranche des cas."""
        if self.calculs:
            return self.calculs.typiques
        return ((typique, partial(_observer, Candidat(typique.fonction))) for typique in self.erreurs_typiques)

    def attendre(self, arguments: Arguments) -> Observation:
        """Ce que la référence donne pour ces arguments."""
        return appeler(self.reference, arguments)

    def attendre_prudemment(self, arguments: Arguments, *, a_elle: bool = False) -> Observation:
        """De même, pour des arguments qu’un élève a choisis : ils peuvent faire boucler la référence, qu’une garde arrête alors."""
        with Garde(pas=PAS_D_UNE_REFERENCE, secondes=SECONDES_D_UNE_REFERENCE, du_fil=True) as garde:
            return appeler(self.reference, arguments, garde=garde, a_elle=a_elle)

    def montrer(self, arguments: Arguments, ecart: Ecart) -> Arguments:
        """Ce que l’élève voit de ce cas faux."""
        return arguments

    def reduire(self, arguments: Arguments, obtenue: Observation) -> Observation:
        """L’observation, où un texte libre est réduit à ce qu’on en retient."""
        if self.retenir is None or type(obtenue.valeur) is not str:
            return obtenue
        return obtenue._replace(valeur=self.retenir(arguments, obtenue.valeur))

    def a_commencer(self, source: str | None) -> str:
        """Ce qu’il faut dire d’un texte de départ auquel l’élève n’a pas touché ; rien quand il y a une réponse à juger."""
        return ""

    def remarquer(self, observer: Callable[[Iterable], list[Observation]]) -> str:
        """Ce qu’il y a à dire d’une réponse juste ; rien, le plus souvent."""
        return ""

    def comparer(self, arguments: Arguments, attendue: Observation, obtenue: Observation) -> Ecart | None:
        """Le premier écart entre les deux observations ; `None` quand tout va bien."""
        juger = self.juger or comparer_a_la_reference
        return juger(self, arguments, attendue, obtenue)


def preparer(exercice: Exercice) -> Exercice:
    """Le même exercice, ses cas et ses attentes calculés une fois pour toute une classe."""
    attendus = tuple(exercice.cas_attendus())
    cas = [arguments for arguments, _ in attendus]
    typiques = ((typique, DejaObservee(typique.fonction, cas)) for typique in exercice.erreurs_typiques)
    return replace(exercice, calculs=Calculs(attendus, tuple(en_lots(attendus)), tuple(typiques)))


def _observer(candidat: Candidat, cas: Sequence[Cas], tranche: slice) -> list[Observation]:
    return candidat.observer(cas[tranche])
