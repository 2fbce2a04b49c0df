"""Appeler une fonction d’élève et noter tout ce qui s’est passé.

Rien n’est attendu ici : ce module peut vivre dans le processus de l’élève.
Commencer par `Candidat`.
"""

import builtins
import inspect
import io
import math
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import contextmanager, redirect_stderr, redirect_stdout, suppress
from functools import partial

from mastermind_edu.juge.doublure import doubler, taire
from mastermind_edu.juge.garde import SECONDES_PAR_APPEL, Garde, secondes_de_travail
from mastermind_edu.juge.liens import Memoire, corps_vide, espaces_de, fonctions_appelees, introuvables
from mastermind_edu.juge.recriture import definir, operations_mesurees
from mastermind_edu.juge.scenarios import INSTRUMENTS, Deroule, Scenario
from mastermind_edu.juge.source import lire_source
from mastermind_edu.juge.valeurs import Observation, copier, decrire_erreur

try:
    import resource
except ImportError:  # Windows, navigateur
    resource = None

SECONDES_PAR_EXAMEN = 10.0
OCTETS_EN_PLUS = 1_000_000_000  # pour des appels : au-delà, un calcul démesuré lève `MemoryError` au lieu d’étouffer la machine
TEMOINS, PAS_DES_TEMOINS, PAS_PAR_VERSION, SECONDES_DES_VERSIONS = 3, 4_000, 100_000, 1.0  # une version qui boucle n’est pas la bonne ; les secondes, de travail, sont pour un lot
SANS_GARDE = Garde()  # jamais ouverte : elle ne surveille rien


class Candidat:
    """La fonction d’un élève, appelée dans ce processus-ci ; isolée dans un autre, elle offrirait de même ce que dit `echec.CandidatObservable`."""

    def __init__(self, fonction: Callable, *, secondes: float = SECONDES_PAR_EXAMEN, par_appel: float = SECONDES_PAR_APPEL):
        self.fonction, self.par_appel = fonction, par_appel
        self.fin = time.monotonic() + secondes
        self._memoire: Memoire | None = None

    @property
    def est_a_faire(self) -> bool:
        """Vrai quand le corps est encore vide : une chaîne d’aide et `...`."""
        return corps_vide(self.fonction)

    @property
    def dependances(self) -> set[str]:
        """Les noms des fonctions dont celle-ci se sert, de proche en proche."""
        return set(fonctions_appelees(self.fonction))

    @property
    def introuvables(self) -> set[str]:
        """Les noms dont cette fonction se sert, et qui ne sont ceux d’aucune fonction."""
        return introuvables(self.fonction)

    @contextmanager
    def avec_les_justes(self, justes):
        """Le même candidat, le temps où d’autres fonctions de l’élève sont remplacées par leur version juste."""
        appelees = fonctions_appelees(self.fonction)
        originales = {nom: appelees.get(nom) for nom in justes.exercices}
        with doubler(self.fonction, originales, justes.repondre):
            yield Candidat(self.fonction)

    def essayer(self, sources, cas):
        """Ce que d’autres versions de la fonction, dont voici les textes, font de ces cas."""
        with entrees_sorties_neutres() as sortie, memoire_bornee():
            observations = essayer(self.fonction, sources, cas, sortie)
        self.retablir()
        return observations

    @contextmanager
    def sans(self, noms):
        """Le même candidat, le temps où les fonctions de ces noms ne peuvent pas être appelées."""
        with taire(espace[nom] for espace in espaces_de(self.fonction) for nom in noms if nom in espace):
            yield self

    def lire(self, nom: str):
        """Ce qui se voit dans le texte de la fonction, que l’exercice nomme ainsi."""
        from mastermind_edu.juge.lecture.lecteur import lire  # le processus d’un élève n’a pas ce module

        return lire(lire_source(self.fonction), nom)

    @property
    def nb_parametres(self) -> int:
        """Le nombre de paramètres de la fonction ; `**options` n’en est pas un."""
        return sum(p.kind is not p.VAR_KEYWORD for p in inspect.signature(self.fonction).parameters.values())

    def accepte(self, nb_arguments: int) -> bool:
        """Vrai quand la fonction peut recevoir ce nombre d’arguments."""
        try:
            inspect.signature(self.fonction).bind(*range(nb_arguments))
        except TypeError:
            return False
        except ValueError:  # fonction écrite en C, sans signature lisible
            return True
        return True

    def observer(self, cas: Iterable[Sequence]) -> list[Observation]:
        """Une observation par cas ; moins s’il y a une boucle sans fin ou plus assez de temps.

        La mémoire est bornée là où le système le permet (voir `memoire_bornee`).
        """
        if self._memoire is None:
            self._memoire = Memoire(self.fonction)
        with entrees_sorties_neutres() as sortie, memoire_bornee(), operations_mesurees(self.fonction), Garde(secondes=self.par_appel) as garde:
            return appeler_tous(self.fonction, cas, sortie, garde, fin=self.fin)

    def retablir(self) -> None:
        """Rend aux noms globaux et aux listes dont se sert la fonction ce qu’ils valaient avant les appels."""
        if self._memoire:
            self._memoire.retablir()

    def observer_a_neuf(self, arguments: Sequence) -> list[Observation]:
        """L’observation de ce seul cas, comme si la fonction n’avait encore jamais été appelée."""
        self.retablir()
        return self.observer([arguments])


def essayer(fonction: Callable, sources: Iterable[str], cas: Sequence[Sequence], sortie: "Sourdine") -> list[list[Observation]]:
    """Ce que chaque version de la fonction fait de ces cas, jusqu’au premier appel arrêté ; rien d’une version qui ne se définit pas, ni quand le temps est passé."""
    pas, fin = PAS_DES_TEMOINS if len(cas) <= TEMOINS else PAS_PAR_VERSION, secondes_de_travail() + SECONDES_DES_VERSIONS
    return [_essayer_une_version(definir(fonction, source), cas, sortie, pas) if secondes_de_travail() < fin else [] for source in sources]


def _essayer_une_version(version: Callable | None, cas: Sequence[Sequence], sortie: "Sourdine", pas: int) -> list[Observation]:
    if version is None:
        return []
    with operations_mesurees(version), Garde(pas=pas) as garde:
        return appeler_tous(version, cas, sortie, garde)


def appeler_tous(fonction: Callable, cas: Iterable[Sequence], sortie: "Sourdine | None", garde: Garde, *, fin: float = math.inf) -> list[Observation]:
    """Une observation par cas, jusqu’au premier appel arrêté, ou jusqu’à cette heure."""
    observations: list[Observation] = []
    for arguments in cas:
        if time.monotonic() > fin:
            break
        observations.append(appeler(fonction, arguments, sortie, garde))
        if observations[-1].est_sans_fin:
            break
    return observations


def appeler(fonction: Callable, arguments: Sequence, sortie: "Sourdine | None" = None, garde: Garde = SANS_GARDE, *, a_elle: bool = False) -> Observation:
    """Appelle la fonction avec des copies neuves des arguments, ou les arguments mêmes s’ils sont `a_elle`, et observe tout."""
    garde.dormir()
    objets, regards = _fabriquer(arguments, a_elle)
    deroule = Deroule(fonction, arguments[-1], decrire_erreur) if arguments and isinstance(arguments[-1], Scenario) else None
    if deroule:
        fonction, objets = deroule, objets[:-1]
    affiche_avant, rend = sortie.ecrits if sortie else 0, None
    try:
        brute = garde.appeler(fonction, *objets)
        garde.dormir()
        valeur, erreur = copier(brute), None
        if type(brute) is list or type(brute) is dict:
            rend = next((rang for rang, objet in enumerate(objets) if objet is brute), None)
    except KeyboardInterrupt:
        raise
    except BaseException as exception:  # SystemExit compris : rien de l’élève ne doit sortir d’ici
        valeur, erreur = None, decrire_erreur(exception)
        garde.dormir()
    apres = tuple(regarder() for regarder in regards)
    observation = Observation(valeur, apres, erreur, bool(sortie) and sortie.ecrits > affiche_avant, rend=rend)
    if deroule:
        observation = _noter_les_pas(observation, deroule.faits)
    garde.veiller()  # les objets de l’élève disparaissent ici, et l’un d’eux peut encore agir
    return observation


def _noter_les_pas(observation: Observation, faits: Sequence) -> Observation:
    """L’observation d’un scénario : à chaque pas, sa valeur et le nom de son erreur, même quand la suite n’a pas pu se faire."""
    valeur = tuple((valeur, erreur and erreur.types[0]) for valeur, erreur in faits)
    return observation._replace(valeur=valeur, pas=tuple(erreur for _, erreur in faits))


def _fabriquer(arguments: Sequence, a_elle: bool) -> tuple[list, list[Callable[[], object]]]:
    """Les objets à donner à la fonction, et pour chacun de quoi le regarder après l’appel."""
    objets, regards = [], []
    for argument in arguments:
        if type(argument) in INSTRUMENTS:
            objet, regard = argument.fabriquer()
        else:
            objet = argument if a_elle else copier(argument)
            regard = partial(copier, objet)
        objets.append(objet)
        regards.append(regard)
    return objets, regards


class Sourdine(io.TextIOBase):
    """Une sortie qui compte et oublie ce qu’on y écrit."""

    def __init__(self):
        self.ecrits = 0

    def write(self, texte: str) -> int:
        self.ecrits += len(texte)
        return len(texte)


@contextmanager
def entrees_sorties_neutres():
    """Le temps d’un examen, `print` n’affiche rien et `input` refuse d’attendre."""

    def refuser(*_):
        raise EOFError("input() ne peut rien lire pendant une vérification")

    saisie, sortie = builtins.input, Sourdine()
    builtins.input = refuser
    try:
        with redirect_stdout(sortie), redirect_stderr(sortie):
            yield sortie
    finally:
        builtins.input = saisie


@contextmanager
def memoire_bornee():
    """Dans ce bloc, ce processus ne peut prendre qu’un gigaoctet de plus que ce qu’il a déjà ; sous Linux seulement.

    Windows et le navigateur n’offrent pas de quoi poser cette borne, macOS ne la respecte pas : un élève y peut encore remplir la mémoire.
    """
    employes = _octets_employes()
    if not employes:
        yield
        return
    souple, dure = resource.getrlimit(resource.RLIMIT_AS)
    bornes = [employes + OCTETS_EN_PLUS, *(borne for borne in (souple, dure) if borne != resource.RLIM_INFINITY)]
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_AS, (min(bornes), dure))
    try:
        yield
    finally:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_AS, (souple, dure))


def _octets_employes() -> int:
    """La mémoire adressée par ce processus ; 0 quand le système ne le dit pas."""
    if resource is None or not hasattr(resource, "RLIMIT_AS"):
        return 0
    try:
        with open("/proc/self/statm", encoding="ascii") as pages:
            return int(pages.read().split()[0]) * resource.getpagesize()
    except (OSError, ValueError):
        return 0
