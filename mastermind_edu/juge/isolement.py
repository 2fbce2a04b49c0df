"""Le candidat isolé : la fonction d’un élève, dans un autre processus.

Le juge n’y envoie que des arguments et n’en reçoit que des données. Commencer par
`ProcessusEleve`, dans un enclos ouvert par `enclos.ouvrir_enclos`.
"""

import json
import os
import queue
import signal
import subprocess
import threading
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress

from mastermind_edu.juge.appel import Erreur, Observation
from mastermind_edu.juge.codage import CodageInvalide, decoder_erreur, decoder_observation
from mastermind_edu.juge.enclos import Enclos, environnement
from mastermind_edu.juge.exercice import Cas

SECONDES_D_ATTENTE = 3.0  # une réponse qui tarde plus longtemps ne viendra pas
OCTETS_PAR_LIGNE = 8_000_000
MEGA = 1_000_000
LIMITES = {
    "RLIMIT_AS": 1000 * MEGA,
    "RLIMIT_CPU": 30,
    "RLIMIT_FSIZE": MEGA,
    "RLIMIT_NOFILE": 32,
    "RLIMIT_NPROC": 0,
    "RLIMIT_CORE": 0,
}
PERDU = Erreur(("ProcessusArrete",), "")
MUET = Erreur(("SansReponse",), "")


class ProcessusEleve:
    """Le processus d’une copie ; relancé quand une fonction l’a tué.

    `instructions` : les (source, ligne, cellule) à exécuter ; `noms` : le nombre de
    paramètres attendu de chaque réponse.
    """

    def __init__(self, enclos: Enclos, instructions: Sequence[tuple[str, int, int]], noms: Mapping[str, int]):
        self._enclos = enclos
        self._demande = {"limites": LIMITES, "instructions": list(instructions), "noms": dict(noms)}
        self._processus: subprocess.Popen | None = None
        self._lignes: queue.Queue = queue.Queue()
        self.reponses: dict = {}

    def __enter__(self):
        self.demarrer()
        return self

    def __exit__(self, *_):
        self.arreter()

    def demarrer(self) -> bool:
        """Lance le processus et lui donne la copie ; faux s’il ne répond pas."""
        self.arreter()
        options = {"start_new_session": True} if os.name == "posix" else {"creationflags": 0x200}
        self._processus = subprocess.Popen(
            self._enclos.commande, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            cwd=self._enclos.facade, env=environnement(), **options,
        )
        self._enclos.vivants.add(self)
        if self._enclos.ferme.is_set():  # regardé après l’inscription : `fermer` ne peut pas nous manquer
            self.arreter()
            raise InterruptedError("la correction est interrompue")
        self._lignes = queue.Queue()
        threading.Thread(target=_lire, args=(self._processus.stdout, self._lignes), daemon=True).start()
        reponses = self._demander(json.dumps(self._demande))
        self.reponses = reponses if isinstance(reponses, dict) else {}
        return isinstance(reponses, dict)

    def arreter(self) -> None:
        """Tue le processus et tous ceux de son groupe."""
        if self._processus is None:
            return
        self.tuer()
        self._processus.wait()
        self._enclos.vivants.discard(self)
        with suppress(OSError):
            self._processus.stdin.close()
        self._processus = None

    def tuer(self) -> None:
        """Tue le processus et son groupe, sans attendre leur fin."""
        processus = self._processus
        if processus is None or processus.returncode is not None:
            return
        with suppress(ProcessLookupError, PermissionError):
            if os.name == "posix":
                os.killpg(processus.pid, signal.SIGKILL)
        processus.kill()

    def observer(self, nom: str, cas: Sequence[Cas]) -> list[Observation]:
        """Les observations d’un lot ; la dernière dit « perdu » ou « sans réponse » s’il y a lieu."""
        observations: list[Observation] = []
        pas_a_pas = False
        while len(observations) < len(cas):
            recues, panne = self._observer_un_lot(nom, cas[len(observations) :], pas_a_pas)
            observations += recues
            if panne is None and recues:
                if recues[-1].est_sans_fin:
                    break
                continue
            self.demarrer()
            if pas_a_pas:  # le coupable est trouvé : c’est le premier cas sans réponse
                return [*observations, Observation(erreur=panne or PERDU)]
            pas_a_pas = True
        return observations

    def _observer_un_lot(self, nom: str, cas: Sequence[Cas], pas_a_pas: bool):
        textes = [arguments.en_json for arguments in cas]
        demande = f'{{"nom": {json.dumps(nom)}, "pas_a_pas": {json.dumps(pas_a_pas)}, "cas": [{", ".join(textes)}]}}'
        reponse = self._demander(demande)
        if isinstance(reponse, Erreur):
            return [], reponse
        try:
            return [decoder_observation(code, tuple(avant)) for code, avant in zip(reponse, cas)], None
        except (CodageInvalide, TypeError, KeyError):
            return [], PERDU

    def _demander(self, demande: str):
        """La réponse à une demande, ou l’`Erreur` qui l’a empêchée."""
        try:
            self._processus.stdin.write(demande.encode() + b"\n")
            self._processus.stdin.flush()
            ligne = self._lignes.get(timeout=SECONDES_D_ATTENTE)
        except queue.Empty:
            return MUET
        except OSError:
            return PERDU
        try:
            return PERDU if ligne is None else json.loads(ligne)
        except (ValueError, RecursionError):
            return PERDU


def _lire(tuyau, lignes: queue.Queue) -> None:
    """Recopie les lignes du tuyau dans la file ; `None` à la fin ou devant une ligne démesurée."""
    with tuyau:
        while ligne := tuyau.readline(OCTETS_PAR_LIGNE):
            if not ligne.endswith(b"\n"):
                break
            lignes.put(ligne)
    lignes.put(None)


class CandidatIsole:
    """Une réponse d’élève vue de l’examen : mêmes attributs que `appel.Candidat`."""

    def __init__(
        self, processus: ProcessusEleve, nom: str, *, est_a_faire: bool, noms_employes: Iterable[str] = (), source: str | None = None
    ):
        self._processus, self._nom = processus, nom
        self.est_a_faire = est_a_faire
        self.noms_employes = set(noms_employes)
        self.source = source

    @property
    def _description(self) -> dict:
        description = self._processus.reponses.get(self._nom)
        return description if isinstance(description, dict) else {"erreur": [list(PERDU.types), "", None, ""]}

    @property
    def nb_parametres(self) -> int:
        """Le nombre de paramètres de la fonction."""
        nombre = self._description.get("nb_parametres")
        return nombre if type(nombre) is int else 0

    def accepte(self, nb_arguments: int) -> bool:
        """Vrai quand la fonction peut recevoir ce nombre d’arguments, ou qu’elle n’a pu être définie."""
        return "erreur" in self._description or self._description.get("accepte") is True

    def observer(self, cas: Iterable[Cas]) -> list[Observation]:
        """Une observation par cas ; l’erreur de définition à chacun si la fonction n’existe pas."""
        cas = list(cas)
        if "erreur" in self._description:
            try:
                erreur = decoder_erreur(self._description["erreur"])
            except CodageInvalide:
                erreur = PERDU
            return [Observation(erreur=erreur) for _ in cas]
        return self._processus.observer(self._nom, cas)

    def observer_a_neuf(self, arguments: Cas) -> list[Observation]:
        """L’observation de ce seul cas dans un processus relancé, où la fonction n’a jamais été appelée."""
        self._processus.demarrer()
        return self.observer([arguments])
