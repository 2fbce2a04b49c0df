"""L’équipe d’une grappe Dask déjà lancée, par son interface `concurrent.futures` : les copies y vont, les notes en reviennent.

Ne lance ni n’arrête aucune machine. Un poste perdu : Dask redonne ses copies aux autres. Chaque poste a un juge par processus, ouvert à la
première copie, fermé avec lui ; aucun Python d’élève n’y est lu hors de son enclos. Commencer par `ouvrir_grappe`, et sur un poste par `noter_ici`.
"""

import atexit
import os
import platform
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Future
from contextlib import ExitStack, contextmanager, suppress
from functools import cache
from typing import NamedTuple

import mastermind_edu
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.correction.anomalies import PosteInadapte
from mastermind_edu.correction.notation.bareme import Bareme
from mastermind_edu.correction.notation.jugement import Juge, Preparation, ouvrir_juge, preparer_programme
from mastermind_edu.correction.notation.resultats import CopieNotee
from mastermind_edu.correction.programme.composition import Programme
from mastermind_edu.francais import accorder
from mastermind_edu.livraison import edition_du_juge

SECONDES_POUR_JOINDRE = 10
SECONDES_ENTRE_REGARDS = 5.0  # combien de copies à la fois : la grappe peut grandir ou rétrécir
SECONDES_SANS_POSTE = 60.0
SUITE = "ce qui est fini est gardé ; la même commande reprendra la suite"

_juges: dict[str, Juge] = {}
_verrou = threading.Lock()
_a_fermer = ExitStack()
atexit.register(_a_fermer.close)


class Edition(NamedTuple):
    """De quoi juger pareil : l’édition du juge et la version de Python, dont les messages d’erreur sont montrés à l’élève."""

    cours: str
    python: str

    def __str__(self) -> str:
        return f"le cours {self.cours} et Python {self.python}"


@cache
def edition_d_ici() -> Edition:
    """Celle de ce processus."""
    return Edition(edition_du_juge(mastermind_edu.__version__), "{}.{}".format(*sys.version_info))


class Poste(NamedTuple):
    """Un processus de la grappe, et ce qui y enferme les élèves."""

    nom: str
    protections: list[str]


def noter_ici(isolement: str, edition: Edition, programme: Programme, preparation: Preparation, bareme: Bareme) -> tuple[CopieNotee, Poste]:
    """La copie, jugée par le juge de ce processus, et ce poste ; lève `PosteInadapte` sur un poste qui jugerait autrement."""
    juge = _juge(isolement, edition)
    return juge.noter(programme, preparation, bareme), Poste(nom_du_poste(), juge.protections)


def decrire_le_poste(isolement: str, edition: Edition) -> Poste:
    """Ce poste, prêt à juger ; lève `PosteInadapte` s’il jugerait autrement, ou si l’isolement exigé lui manque."""
    return Poste(nom_du_poste(), _juge(isolement, edition).protections)


def nom_du_poste() -> str:
    """La machine et le numéro de ce processus."""
    return f"{platform.node()}, processus {os.getpid()}"


def _juge(isolement: str, edition: Edition) -> Juge:
    if edition != edition_d_ici():
        raise PosteInadapte(f"il faut {edition}, comme sur la machine qui corrige ; {nom_du_poste()} a {edition_d_ici()}")
    with _verrou:
        if isolement not in _juges:
            try:
                _juges[isolement] = _a_fermer.enter_context(ouvrir_juge(isolement))
            except ErreurMastermind as erreur:
                raise PosteInadapte(f"{nom_du_poste()} : {erreur}") from erreur
        return _juges[isolement]


class EquipeDask:
    """Les postes d’une grappe, vus par un `distributed.Client` : les gestes d’une `Equipe`, faits là-bas."""

    def __init__(self, client, isolement: str):
        self._client, self._isolement, self._executeur = client, isolement, client.get_executor(pure=False)
        self._postes: dict[str, Sequence[str]] = dict(_interroger(client, isolement))  # les protections de chacun
        self._notees: Counter = Counter()
        self._travaux, self._regarde, self._seule_depuis = 1, 0.0, None

    @property
    def protections(self) -> list[str]:
        """Celles de tous les postes, puis celles de quelques-uns."""
        return reunir_les_protections(list(self._postes.values()))

    def preparer(self, programme: Programme) -> Preparation:
        """Des données seules : chaque poste prépare lui-même les exercices."""
        return preparer_programme(programme)

    def confier(self, programme: Programme, preparation: Preparation, bareme: Bareme) -> Future:
        """Donne une copie à juger au premier poste libre."""
        return self._executeur.submit(noter_ici, self._isolement, edition_d_ici(), programme, preparation, bareme)

    def recevoir(self, tache: Future) -> CopieNotee:
        """La copie rendue, son poste retenu."""
        copie, (poste, protections) = tache.result()
        self._postes[poste] = protections
        self._notees[poste] += 1
        return copie

    @property
    def travaux(self) -> int:
        """Les fils de tous les postes présents ; un au moins, pour qu’une copie attende un poste qui revient."""
        if time.monotonic() - self._regarde > SECONDES_ENTRE_REGARDS:
            self._regarde, self._travaux = time.monotonic(), max(1, sum(self._fils().values()))
        return self._travaux

    def _fils(self) -> Mapping[str, int]:
        try:
            return self._client.nthreads()
        except Exception as erreur:  # distributed en lève de toutes sortes quand la liaison est coupée
            raise ErreurMastermind(f"la grappe Dask ne répond plus : {SUITE}") from erreur

    def bilan(self) -> list[str]:
        """Une ligne par poste."""
        return [f"{nom} : {accorder(self._notees[nom], 'copie')} ; {' ; '.join(protections)}" for nom, protections in sorted(self._postes.items())]

    def surveiller(self) -> None:
        """Lève `ErreurMastermind` quand la grappe ne répond plus, ou n’a plus de poste depuis une minute."""
        maintenant = time.monotonic()
        if self._fils():
            self._seule_depuis = None
            return
        self._seule_depuis = self._seule_depuis or maintenant
        if maintenant - self._seule_depuis > SECONDES_SANS_POSTE:
            raise ErreurMastermind(f"la grappe Dask n’a plus aucun poste depuis une minute : {SUITE}")

    def arreter(self) -> None:
        """Rend les copies qui attendent ; celles qu’un poste a commencées y finissent, sans être lues."""
        with suppress(Exception):  # déjà coupée
            self._executeur.shutdown(wait=False)


def reunir_les_protections(postes: Sequence[Sequence[str]]) -> list[str]:
    """Les protections communes à tous ces postes, puis celles de quelques-uns, dites comme telles."""
    communes = [p for p in postes[0] if all(p in autres for autres in postes)]
    autres = sorted({p for protections in postes for p in protections if p not in communes})
    return [*communes, *(f"sur certains postes seulement : {p}" for p in autres)]


def _interroger(client, isolement: str) -> list[Poste]:
    """Ce que chaque poste dit de lui ; lève `ErreurMastermind` quand il n’y en a pas, ou qu’un ne jugerait pas comme les autres."""
    try:
        client.wait_for_workers(1, timeout=SECONDES_POUR_JOINDRE)
    except Exception as erreur:
        raise ErreurMastermind("il faut au moins un poste dans la grappe Dask, elle n’en a aucun") from erreur
    reponses = client.run(decrire_le_poste, isolement, edition_d_ici(), on_error="return")
    for adresse, reponse in sorted(reponses.items()):
        if isinstance(reponse, PosteInadapte):
            raise reponse
        if isinstance(reponse, BaseException):
            raise ErreurMastermind(f"il faut {edition_d_ici()} sur chaque poste de la grappe ; {adresse} répond {type(reponse).__name__} : {reponse}")
    return sorted(reponses.values())


@contextmanager
def ouvrir_grappe(adresse: str, isolement: str) -> Iterator[EquipeDask]:
    """L’équipe de la grappe qui est à cette adresse ; lève `ErreurMastermind` quand elle ne peut pas corriger."""
    client_de = _importer_dask()
    try:
        client = client_de(adresse, timeout=SECONDES_POUR_JOINDRE, set_as_default=False)
    except Exception as erreur:  # adresse mal écrite, personne au bout, chiffrement absent
        voici = f"voici {adresse!r}, où personne ne répond ({type(erreur).__name__})"
        raise ErreurMastermind(f"il faut l’adresse d’une grappe Dask déjà lancée, comme tcp://10.0.0.1:8786 ; {voici}") from erreur
    try:
        yield EquipeDask(client, isolement)
    finally:
        with suppress(Exception):
            client.close()


def _importer_dask() -> type:
    try:
        from distributed import Client
    except ImportError as erreur:
        installer = f"`{sys.executable} -m pip install distributed` l’ajoute ; sans --dask, cette machine corrige seule"
        raise ErreurMastermind(f"il faut Dask pour corriger sur une grappe, il n’est pas installé : {installer}") from erreur
    return Client
