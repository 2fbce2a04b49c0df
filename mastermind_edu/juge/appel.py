"""Appeler une fonction d’élève et noter tout ce qui s’est passé.

Rien n’est attendu ici : ce module peut vivre dans le processus de l’élève.
Commencer par `Candidat`.
"""

import builtins
import inspect
import io
import os
import time
import traceback
from collections.abc import Callable, Iterable, Sequence
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from functools import partial
from typing import NamedTuple, get_args

from mastermind_edu.juge.arret import NonFini
from mastermind_edu.juge.doublure import doubler, taire
from mastermind_edu.juge.garde import SECONDES_PAR_APPEL, Garde, NonFiniDansUneTrace
from mastermind_edu.juge.instruments import Instrument
from mastermind_edu.juge.liens import JUGE, Memoire, corps_vide, espaces_de, fonctions_appelees, introuvables
from mastermind_edu.juge.memoire_du_systeme import memoire_bornee
from mastermind_edu.juge.recriture import operations_mesurees
from mastermind_edu.juge.scenarios import Deroule, Scenario
from mastermind_edu.juge.texte_source import lire_source
from mastermind_edu.juge.valeurs import copier
from mastermind_edu.juge.versions import definir

SECONDES_PAR_EXAMEN = 10.0
PYTHON = os.path.dirname(os.__file__)  # le dossier de ses modules : `enum`, `typing`…
TEMOINS, PAS_DES_TEMOINS, PAS_PAR_VERSION = 3, 4_000, 100_000  # une version qui boucle n’est pas la bonne
ARRETS = frozenset((NonFini.__name__, "MemoryError"))
INSTRUMENTS = frozenset((*get_args(Instrument), Scenario))


class Erreur(NamedTuple):
    """Une exception levée par la fonction : ses types (le sien d’abord), son texte, sa ligne."""

    types: tuple[str, ...]
    texte: str
    ligne: int | None = None
    instruction: str = ""


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


class Candidat:
    """La fonction d’un élève, appelée dans ce processus-ci.

    L’examen n’emploie que `est_a_faire`, `nb_parametres`, `dependances`, `introuvables`, `lire`, `accepte`,
    `observer`, `observer_a_neuf` et `avec_les_justes` : un candidat isolé
    dans un autre processus offre les mêmes.
    """

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

        La mémoire est bornée là où le système le permet (voir `memoire_du_systeme`).
        """
        if self._memoire is None:
            self._memoire = Memoire(self.fonction)
        observations: list[Observation] = []
        with entrees_sorties_neutres() as sortie, memoire_bornee(), operations_mesurees(self.fonction), Garde(secondes=self.par_appel) as garde:
            for arguments in cas:
                if time.monotonic() > self.fin:
                    break
                observation = appeler(self.fonction, arguments, sortie, garde)
                observations.append(observation)
                if observation.est_sans_fin:
                    break
        return observations

    def retablir(self) -> None:
        """Rend aux noms globaux et aux listes dont se sert la fonction ce qu’ils valaient avant les appels."""
        if self._memoire:
            self._memoire.retablir()

    def observer_a_neuf(self, arguments: Sequence) -> list[Observation]:
        """L’observation de ce seul cas, comme si la fonction n’avait encore jamais été appelée."""
        self.retablir()
        return self.observer([arguments])


def essayer(fonction: Callable, sources: Iterable[str], cas: Sequence[Sequence], sortie: "Sourdine") -> list[list[Observation]]:
    """Ce que chaque version de la fonction fait de ces cas, jusqu’au premier appel arrêté ; rien d’une version qui ne se définit pas."""
    pas = PAS_DES_TEMOINS if len(cas) <= TEMOINS else PAS_PAR_VERSION
    return [_essayer_une_version(definir(fonction, source), cas, sortie, pas) for source in sources]


def _essayer_une_version(version: Callable | None, cas: Sequence[Sequence], sortie: "Sourdine", pas: int) -> list[Observation]:
    observations: list[Observation] = []
    if version is None:
        return observations
    with operations_mesurees(version), Garde(pas=pas) as garde:
        for arguments in cas:
            observations.append(appeler(version, arguments, sortie, garde))
            if observations[-1].est_sans_fin:
                break
    return observations


def appeler(
    fonction: Callable, arguments: Sequence, sortie: "Sourdine | None" = None, garde: Garde | None = None, *, a_elle: bool = False
) -> Observation:
    """Appelle la fonction avec des copies neuves des arguments, ou les arguments mêmes s’ils sont `a_elle`, et observe tout."""
    if garde is None:
        garde = SANS_GARDE
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


SANS_GARDE = Garde()  # jamais ouverte : elle ne surveille rien


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
