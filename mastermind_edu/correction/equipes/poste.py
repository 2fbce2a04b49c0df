"""Ce qu’un poste de la grappe exécute : un juge par processus, ouvert à la première copie, fermé avec lui.

Aucun Python d’élève n’est lu ici, ni rien de ce qu’une copie peut écrire, hors de son enclos. Commencer par `noter_ici`.
"""

import atexit
import os
import platform
import sys
import threading
from contextlib import ExitStack
from functools import cache
from typing import NamedTuple

import mastermind_edu
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.correction.equipes.equipe import PosteInadapte, Rendue
from mastermind_edu.correction.notation.bareme import Bareme
from mastermind_edu.correction.notation.jugement import Juge, Preparation, ouvrir_juge
from mastermind_edu.correction.programme.composition import Programme
from mastermind_edu.livraison import edition_du_juge

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


def noter_ici(isolement: str, edition: Edition, programme: Programme, preparation: Preparation, bareme: Bareme) -> Rendue:
    """La copie, jugée par le juge de ce processus ; lève `PosteInadapte` sur un poste qui jugerait autrement."""
    juge = _juge(isolement, edition)
    return Rendue(juge.noter(programme, preparation, bareme), nom_du_poste(), juge.protections)


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
