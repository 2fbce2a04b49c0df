"""Le processus isolé d’une copie : ses cellules y sont exécutées, ses fonctions appelées.

Le juge n’y envoie que des cellules et des arguments, et n’en reçoit que des données. Commencer par
`ProcessusEleve`, dans un enclos ouvert par `enclos.ouvrir_enclos`.
"""

import json
import queue
import time
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from mastermind_edu.juge import fil
from mastermind_edu.juge.codage import CodageInvalide, coder_observation, decoder_ensemble, decoder_observation
from mastermind_edu.juge.depense import Depense, patience
from mastermind_edu.juge.description import Description, lire_description
from mastermind_edu.juge.ecarts import Cas, Lues, en_texte, reconnaitre
from mastermind_edu.juge.enclos import Enclos
from mastermind_edu.juge.justes import Justes
from mastermind_edu.juge.lancement import ProcessusNe, ProcessusNeuf
from mastermind_edu.juge.valeurs import Erreur, Observation

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
DEBORDE = Erreur(("Demesure", "NonFini"), "les réponses de cette fonction, mises bout à bout, font plus de deux millions de signes")
ARRETS_PERMIS, ARRETS_GARDES = 3, 100  # au-delà, seules les définitions d’une copie qui tue Python sont exécutées
ARRET_DE_TEMPS, ARRET_DE_PYTHON = "elle dure trop longtemps", "elle arrête Python, ou ne finit pas"


class Recue(NamedTuple):
    """Ce que l’enfant a dit, ou l’`Erreur` qui l’en a empêché ; le texte de ses observations, et les octets de sa ligne."""

    dit: object
    texte: bytes | None = None
    octets: int = 0


class ProcessusEleve:
    """Le processus d’une copie ; relancé quand une fonction ou une cellule l’a tué.

    `noms` : le nombre de paramètres attendu de chaque réponse ; `justes` : les fonctions
    à remplacer par leur version juste ; `paquet` : les noms que le cours offre.
    """

    def __init__(
        self,
        enclos: Enclos,
        cellules: Sequence[tuple[int, str]],
        noms: Mapping[str, int],
        *,
        arrets: "dict[tuple[int, int], str] | None" = None,
        justes: Justes | None = None,
        paquet: Sequence[str] = (),
        reels: Sequence[str] = (),
        depense: Depense | None = None,
    ):
        self._enclos, self._justes = enclos, justes
        self.cellules, self.noms, self.paquet = list(cellules), dict(noms), list(paquet)
        self.arrets = {} if arrets is None else arrets  # (cellule, rang) : ce qui ne sera plus exécuté, et pourquoi
        self.reels = list(reels)  # les paquets que la copie importe pour de vrai
        self._processus: ProcessusNe | ProcessusNeuf | None = None
        self._fil: fil.Fil | None = None
        self.depense = depense or Depense(patience())
        self._numero = 0  # de la dernière demande d’observations
        self.reponses: dict[str, Description] = {}  # celles qui existent
        self.manques: tuple[str, ...] = ()  # les paquets qui n’ont pu être importés

    def __enter__(self):
        self.demarrer()
        return self

    def __exit__(self, *_):
        self.arreter()

    def autrement(self, *, jusqu_a: int | None = None, justes: Justes | None = None) -> "ProcessusEleve":
        """Un processus neuf pour la même copie, arrêtée à cette cellule ou avec ces versions justes."""
        cellules = [cellule for cellule in self.cellules if jusqu_a is None or cellule[0] <= jusqu_a]
        return ProcessusEleve(self._enclos, cellules, self.noms, arrets=self.arrets, justes=justes, paquet=self.paquet, reels=self.reels, depense=self.depense)

    def demarrer(self) -> None:
        """Exécute les cellules dans un processus neuf, sans ce qui a tué les précédents ; s’il n’y arrive pas, chaque réponse est perdue."""
        self.reponses = {nom: Description(existe=True, erreur=PERDU) for nom in self.noms}
        for essai in range(ARRETS_PERMIS + 2):
            self._lancer()
            reponse, derniere = self._commencer(definitions_seulement=essai >= ARRETS_PERMIS)
            if isinstance(reponse, dict) and "reponses" in reponse:
                break
            if derniere is None:
                return
            self.arrets[derniere] = ARRET_DE_PYTHON
        else:
            return
        descriptions = reponse.get("reponses") if isinstance(reponse.get("reponses"), dict) else {}
        lues = {nom: lire_description(descriptions.get(nom)) for nom in self.noms}
        self.reponses = {nom: description for nom, description in lues.items() if description.existe}
        self.manques = lire_description({"manques": reponse.get("manques")}).manques

    def _lancer(self) -> None:
        self.arreter()
        self.depense.verifier()
        self._processus = self._enclos.lancer()
        self._fil = fil.Fil(self._processus)
        self._enclos.vivants.add(self)
        if self._enclos.ferme.is_set():  # regardé après l’inscription : `fermer` ne peut pas nous manquer
            self.arreter()
            raise InterruptedError("la correction est interrompue")

    def _commencer(self, *, definitions_seulement: bool) -> tuple[object, tuple[int, int] | None]:
        """Ce que l’enfant dit de la copie une fois ses cellules exécutées, et la dernière instruction commencée."""
        reponse = self._demander(json.dumps({
            "limites": LIMITES,
            "patience": patience(),
            "cellules": self.cellules,
            "noms": self.noms,
            "sautees": [list(lieu) for lieu in self.arrets],
            "justes": sorted(self._justes.exercices) if self._justes else [],
            "paquet": self.paquet,
            "reels": self.reels,
            "definitions_seulement": definitions_seulement,
        })).dit
        derniere, fin = None, time.monotonic() + fil.SECONDES_PAR_DEMANDE * patience()
        while isinstance(reponse, dict) and (reponse.keys() & {"debut", "arret"}):
            lieu = reponse.get("debut", reponse.get("arret"))
            if not (isinstance(lieu, list) and len(lieu) == 2 and all(type(n) is int for n in lieu)):
                return PERDU, derniere
            derniere = tuple(lieu)
            if "arret" in reponse and len(self.arrets) < ARRETS_GARDES:
                self.arrets[derniere] = ARRET_DE_TEMPS
            reponse = self._lire_reponse().dit if time.monotonic() < fin else PERDU
        return reponse, derniere

    def arreter(self) -> None:
        """Tue le processus et tous ceux de son groupe."""
        if self._processus is None:
            return
        self._processus.tuer()
        self._processus.attendre()
        self._enclos.vivants.discard(self)
        self._fil.couper()
        self._processus = self._fil = None

    def tuer(self) -> None:
        """Tue le processus et tous les siens, sans attendre leur fin."""
        processus = self._processus
        if processus is not None:
            processus.tuer()

    def observer(self, nom: str, cas: Sequence[Cas], sans: Sequence[str] = ()) -> list[Observation]:
        """Les observations d’un lot, où les fonctions `sans` ne peuvent pas être appelées ; la dernière dit « perdu » ou « sans réponse » s’il y a lieu."""
        observations: list[Observation] = []
        pas_a_pas = False
        while len(observations) < len(cas):
            self.depense.verifier()
            recues, panne, octets = self._observer_un_lot(nom, cas[len(observations) :] if observations else cas, pas_a_pas, sans)
            observations = observations + recues if observations else recues  # les premières restent telles qu’elles ont été lues
            if recues and self.depense.deborde(nom, octets):
                return [*observations[:-1], Observation(erreur=DEBORDE)]
            if panne is None and recues:
                if recues[-1].est_sans_fin:
                    break
                continue
            self.demarrer()
            if pas_a_pas:  # le coupable est trouvé : c’est le premier cas sans réponse
                return [*observations, Observation(erreur=panne or PERDU)]
            pas_a_pas = True
        return observations

    def essayer(self, nom: str, sources: Sequence[str], cas: Sequence[Cas]) -> list[list[Observation]]:
        """Ce que d’autres versions d’une réponse font de ces cas ; rien quand le processus n’y survit pas."""
        self.depense.verifier()
        self._numero += 1
        debut = f'"numero": {self._numero}, "nom": {json.dumps(nom)}, "sources": {json.dumps(list(sources))}'
        reponse = self._demander(f'{{{debut}, "cas": [{en_texte(cas)}]}}', self._numero).dit
        try:
            return [[decoder_observation(code, tuple(avant)) for code, avant in zip(version, cas)] for version in reponse["essais"]]
        except (CodageInvalide, TypeError, KeyError):
            self.demarrer()
            return []

    def _observer_un_lot(self, nom: str, cas: Sequence[Cas], pas_a_pas: bool, sans: Sequence[str]) -> tuple[list[Observation], Erreur | None, int]:
        """Les observations venues d’une seule réponse, la panne qui l’a empêchée, et ce qu’elle pèse."""
        self._numero += 1
        debut = f'"numero": {self._numero}, "nom": {json.dumps(nom)}, "pas_a_pas": {json.dumps(pas_a_pas)}, "sans": {json.dumps(list(sans))}'
        dit, texte, octets = self._demander(f'{{{debut}, "cas": [{en_texte(cas)}]}}', self._numero, cas)
        if isinstance(dit, Erreur):
            return [], dit, octets
        if isinstance(dit, Lues):
            return dit, None, octets
        try:
            return Lues((decoder_observation(code, tuple(avant)) for code, avant in zip(dit["observations"], cas)), texte), None, octets
        except (CodageInvalide, TypeError, KeyError):
            return [], PERDU, octets

    def _demander(self, demande: str, numero: int | None = None, cas: Sequence[Cas] = ()) -> Recue:
        """La réponse à une demande ; répond entre-temps aux appels des doublures.

        Une ligne qui ne porte pas le numéro de la demande a été écrite par l’élève : elle n’est pas une réponse.
        """
        fin = time.monotonic() + fil.SECONDES_PAR_DEMANDE
        try:
            self._fil.ecrire(demande)
            while time.monotonic() < fin:
                recue = self._lire_reponse(cas)
                dit = recue.dit
                if isinstance(dit, dict) and "appel" in dit:
                    self._fil.ecrire(json.dumps({"juste": self._repondre_juste(dit)}))
                elif numero is None or isinstance(dit, Erreur | Lues) or isinstance(dit, dict) and dit.get("numero") == numero:
                    return recue
        except OSError:
            self._processus.verifier()
        return Recue(PERDU)

    def _lire_reponse(self, cas: Sequence[Cas] = ()) -> Recue:
        """La ligne suivante, décodée ; les observations elles-mêmes quand ces cas ont déjà reçu la même réponse, et qu’elle était juste."""
        try:
            ligne = self._fil.lire()
        except queue.Empty:
            return Recue(MUET)
        if ligne is None:
            self._processus.verifier()
            return Recue(PERDU)
        self.depense.recevoir(len(ligne))
        entete = f'{{"numero": {self._numero}, "observations": '.encode()
        texte = ligne[len(entete) :] if ligne.startswith(entete) else None
        try:
            return Recue(reconnaitre(cas, texte) or fil.lire_json(ligne), texte, len(ligne))
        except CodageInvalide:
            return Recue(PERDU, None, len(ligne))

    def _repondre_juste(self, demande: dict) -> list | None:
        """Ce que la version juste fait de ces arguments, en liste JSON ; rien pour une demande qui ne se comprend pas."""
        try:
            nom, arguments = demande["appel"], decoder_ensemble(demande["arguments"])
            juste = self._justes.repondre(nom, arguments) if self._justes and nom in self._justes.exercices else None
        except (CodageInvalide, TypeError, KeyError):
            return None
        return juste and coder_observation(juste)
