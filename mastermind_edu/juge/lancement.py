"""Lancer le processus d’une copie : un Python neuf, ou la naissance que donne la souche de l’enclos.

Ne sait rien de ce qui s’y dit (voir `isolement`). Commencer par `Souche` et `lancer_a_neuf`.
"""

import os
import select
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import BinaryIO

from mastermind_edu.juge.tache_de_windows import Tache

SECONDES_POUR_NAITRE = 10.0
SOUCHES_PERMISES = 5  # mortes tant de fois, elles ne sont plus remplacées : quelque chose ici ne leur convient pas


def souche_possible() -> bool:
    """Vrai là où ce processus-ci sait parler à une souche ; l’enclos peut encore refuser d’en porter une."""
    return sys.platform == "linux" and hasattr(os, "pidfd_open") and hasattr(signal, "pidfd_send_signal")


class SouchePerdue(Exception):
    """La souche est morte, et les copies avec elle : ce n’est la faute d’aucune."""


class ProcessusNeuf:
    """Un Python lancé pour une copie, chef de son groupe."""

    def __init__(self, commande: Sequence[str], dossier: Path, environnement: Mapping[str, str]):
        options = {"start_new_session": True} if os.name == "posix" else {"creationflags": 0x200}
        self._processus = subprocess.Popen(
            commande, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, cwd=dossier, env=environnement, **options
        )
        # Avant que rien de la copie ne s’exécute : ses cellules ne lui sont pas encore données.
        self._tache = Tache(int(self._processus._handle)) if os.name == "nt" else None
        self.entree: BinaryIO = self._processus.stdin
        self.sortie: BinaryIO = self._processus.stdout

    def tuer(self) -> None:
        """Tue le processus et son groupe, sans attendre leur fin."""
        if self._tache:
            self._tache.tuer()
        if self._processus.returncode is not None:
            return
        with suppress(ProcessLookupError, PermissionError):
            if os.name == "posix":
                os.killpg(self._processus.pid, signal.SIGKILL)
        self._processus.kill()

    def attendre(self) -> None:
        """Attend la fin."""
        self._processus.wait()

    def verifier(self) -> None:
        """Un processus lancé seul ne dépend de rien d’autre."""


class ProcessusNe:
    """Une copie née de la souche ; `poignee` désigne le premier processus de son espace, qui meurt avec tous les siens."""

    def __init__(self, souche: "Souche", entree: BinaryIO, sortie: BinaryIO, poignee: int):
        self._souche, self._poignee, self._verrou = souche, poignee, threading.Lock()
        self.entree, self.sortie = entree, sortie

    def tuer(self) -> None:
        """Tue tout l’espace de la copie, sans attendre sa fin."""
        with self._verrou, suppress(ProcessLookupError):
            if self._poignee >= 0:
                signal.pidfd_send_signal(self._poignee, signal.SIGKILL)

    def attendre(self) -> None:
        """Attend la fin."""
        select.select([self._poignee], [], [])
        with self._verrou:
            os.close(self._poignee)
            self._poignee = -1

    def verifier(self) -> None:
        """Lève `SouchePerdue` si la copie est morte de la mort de la souche."""
        if not self._souche.vit():
            raise SouchePerdue


class Souche:
    """Le processus prêt d’avance, dans son enclos ; plusieurs fils peuvent lui demander des copies."""

    def __init__(self, commande: Sequence[str], dossier: Path, environnement: Mapping[str, str]):
        self._ici, la_bas = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with la_bas:
            self._processus = subprocess.Popen(
                commande, stdin=la_bas, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                cwd=dossier, env=environnement, start_new_session=True,
            )
        self._ici.settimeout(SECONDES_POUR_NAITRE)
        self._verrou = threading.Lock()
        self.est_morte = False

    def naitre(self) -> ProcessusNe:
        """Une copie neuve ; lève `SouchePerdue` quand elle ne peut pas naître."""
        with ExitStack() as ouverts:
            (lu, entree), (sortie, ecrit) = os.pipe(), os.pipe()
            for descripteur in (lu, ecrit):
                ouverts.callback(os.close, descripteur)
            bouts = os.fdopen(entree, "wb"), os.fdopen(sortie, "rb")
            poignees = self._demander([lu, ecrit])
        if not poignees:
            for bout in bouts:
                bout.close()
            self.fermer()
            raise SouchePerdue
        return ProcessusNe(self, *bouts, poignees[0])

    def vit(self) -> bool:
        """Vrai quand la souche répond."""
        return self._demander([]) is not None

    def _demander(self, descripteurs: list[int]) -> list[int] | None:
        """Les descripteurs que la souche donne en réponse ; `None` quand elle ne répond pas : elle est alors tuée."""
        with self._verrou, suppress(OSError):
            socket.send_fds(self._ici, [b"."], descripteurs)
            reponse, recus, *_ = socket.recv_fds(self._ici, 1, 1)
            if reponse:
                return list(recus)
        self.fermer()
        return None

    def fermer(self) -> None:
        """Tue la souche, et toutes les copies nées d’elle ; plus rien de ce qu’elle répondrait avant de mourir ne sera lu."""
        self.est_morte = True
        with suppress(OSError):
            self._ici.shutdown(socket.SHUT_RDWR)
        with suppress(ProcessLookupError, PermissionError):
            if self._processus.poll() is None:
                os.killpg(self._processus.pid, signal.SIGKILL)
        self._processus.wait()


class Lanceur:
    """De quoi lancer les copies d’un enclos : la souche tant qu’elle vit ou se remplace, un Python neuf sinon."""

    def __init__(self, commande: Sequence[str], souche: Sequence[str], dossier: Path, environnement: Mapping[str, str]):
        self._commande, self._de_souche, self._dossier, self._environnement = tuple(commande), tuple(souche), dossier, environnement
        self._verrou = threading.Lock()
        self._souche: Souche | None = None
        self._restantes = SOUCHES_PERMISES if souche else 0

    def lancer(self) -> ProcessusNe | ProcessusNeuf:
        """Un processus neuf, prêt à recevoir une copie."""
        while souche := self._souche_vivante():
            with suppress(SouchePerdue):
                return souche.naitre()
        return ProcessusNeuf(self._commande, self._dossier, self._environnement)

    def _souche_vivante(self) -> Souche | None:
        with self._verrou:
            if self._souche and self._souche.est_morte:
                self._souche = None
            if self._souche is None and self._restantes:
                self._restantes -= 1
                self._souche = Souche(self._de_souche, self._dossier, self._environnement)
            return self._souche

    def fermer(self) -> None:
        """Tue la souche et toutes ses copies ; plus aucune n’en naîtra."""
        with self._verrou:
            self._restantes = 0
            if self._souche:
                self._souche.fermer()
