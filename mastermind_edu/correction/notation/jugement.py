"""Juger un programme : ses cellules exécutées dans un processus à part, un verdict par exercice.

Le seul module de la correction qui fait travailler `juge`. `preparer_programme` lit le Python d’un élève, dans le fil principal ;
`juger` n’en lit pas, et plusieurs fils, ceux de l’équipe ou d’une autre machine, peuvent l’appeler. Commencer par `Juge` et `Equipe`.
"""

import threading
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from typing import NamedTuple

import mastermind_edu
from mastermind_edu.chapitres import lire_un_sujet
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.correction.anomalies import Anomalie
from mastermind_edu.correction.minuteurs import SECONDES_PAR_DEPOT, Tours, TropLong
from mastermind_edu.correction.notation.bareme import Bareme
from mastermind_edu.correction.notation.remarques import dire_les_changes, remarquer_les_cellules, remarquer_les_versions
from mastermind_edu.correction.notation.resultats import A_ECRIRE, CopieNotee, noter_copie
from mastermind_edu.correction.programme.composition import Programme, ReponseEcrite
from mastermind_edu.exercices import TOUS
from mastermind_edu.juge.depense import CopieTropChere
from mastermind_edu.juge.description import Description
from mastermind_edu.juge.enclos import Enclos, ouvrir_enclos
from mastermind_edu.juge.examen import examiner_avec_dependances
from mastermind_edu.juge.exercice import Exercice, preparer
from mastermind_edu.juge.isole import CandidatIsole
from mastermind_edu.juge.isolement import ProcessusEleve
from mastermind_edu.juge.lancement import SouchePerdue
from mastermind_edu.juge.lecture.lecteur import Lecture, preparer_lecture
from mastermind_edu.juge.verdict import EtatVerdict, Verdict, au_mieux, refuser_les_emprunts


class Jugement(NamedTuple):
    """Un verdict par exercice à noter, et ce que l’exécution de la copie a fait remarquer."""

    verdicts: Sequence[Verdict]
    anomalies: Sequence[Anomalie] = ()


class Preparation(NamedTuple):
    """Ce que le fil principal a préparé, des données seules, qui vont telles quelles à une autre machine : les exercices, et de quoi lire une réponse qui échoue."""

    exercices: tuple[str, ...]
    lectures: Mapping[str, Callable[[], Lecture]]


def preparer_programme(programme: Programme) -> Preparation:
    """Les exercices dont le programme a une réponse à appeler, dans l’ordre du cours ; aucun quand rien n’est écrit."""
    if programme.est_vierge:
        return Preparation((), {})
    lectures = {nom: au_mieux(Lecture, preparer_lecture, "\n" * (ecrite.ligne - 1) + ecrite.source, nom) for nom, ecrite in programme.reponses.items() if ecrite.source}
    return Preparation(tuple(nom for nom in TOUS if nom in programme.reponses and not programme.reponses[nom].a_commencer), lectures)


@contextmanager
def ouvrir_juge(isolement: str) -> Iterator["Juge"]:
    """Un juge prêt à servir ; lève `ErreurMastermind` quand l’isolement exigé manque."""
    with ExitStack() as pile:
        try:
            enclos = pile.enter_context(ouvrir_enclos(isolement))
        except RuntimeError as erreur:
            raise ErreurMastermind(str(erreur)) from erreur
        yield Juge(enclos)


class Juge:
    """Le juge d’une classe : où vivent les copies, et les exercices préparés une seule fois."""

    def __init__(self, enclos: Enclos):
        self.enclos = enclos
        self._prepares: dict[str, Exercice] = {}
        self._tours = Tours(SECONDES_PAR_DEPOT)
        self._verrou = threading.Lock()  # un exercice se prépare une fois, même demandé par deux fils

    @property
    def protections(self) -> list[str]:
        """Les protections en vigueur, en clair."""
        return self.enclos.protections

    def fermer(self) -> None:
        """Arrête tout de suite les copies en cours."""
        self.enclos.fermer()

    def preparer(self, programme: Programme) -> Preparation:
        """Celle de `preparer_programme`, ses exercices préparés ici."""
        preparation = preparer_programme(programme)
        self._exercices(preparation)
        return preparation

    def _exercices(self, preparation: Preparation) -> dict[str, Exercice]:
        """Les exercices de cette préparation, chacun préparé une seule fois pour toute la classe."""
        with self._verrou:
            for nom in preparation.exercices:
                if nom not in self._prepares:
                    self._prepares[nom] = preparer(TOUS[nom])
                    self.enclos.livrer(self._prepares[nom].paquets)
            return {nom: self._prepares[nom] for nom in preparation.exercices}

    def noter(self, programme: Programme, preparation: Preparation, bareme: Bareme) -> CopieNotee:
        """La copie de ce programme, jugée et notée."""
        try:
            with self._tours.prendre(programme.copie.depot):
                jugement = self.juger(programme, preparation)
        except (CopieTropChere, TropLong) as trop:
            return noter_copie(programme, (), bareme, [Anomalie(str(trop))])
        return noter_copie(programme, jugement.verdicts, bareme, jugement.anomalies)

    def juger(self, programme: Programme, preparation: Preparation) -> Jugement:
        """Un verdict par exercice à noter, dans l’ordre ; `preparation` vient de `preparer`."""
        while True:  # l’enclos ne remplace qu’un nombre borné de souches
            with suppress(SouchePerdue):
                return self._juger(programme, preparation)

    def _juger(self, programme: Programme, preparation: Preparation) -> Jugement:
        exercices = self._exercices(preparation)
        ecrites = [programme.reponses[nom] for nom in programme.a_noter]
        if not exercices:
            return Jugement([_sans_appel(ecrite, Description()) for ecrite in ecrites])
        attendus = {nom: len(exercice.parametres) for nom, exercice in exercices.items()}
        reels = sorted({paquet for nom in programme.a_noter if nom in exercices for paquet in exercices[nom].paquets})
        with ProcessusEleve(self.enclos, programme.cellules, attendus, paquet=mastermind_edu.__all__, reels=reels) as processus:
            appuis = _Appuis(exercices, preparation.lectures, programme.a_noter, est_une_epreuve=lire_un_sujet(programme.copie.chapitre) is not None)
            jugees: list[tuple[Verdict, list[str]]] = []
            for ecrite in ecrites:
                reussies = {verdict.exercice for verdict, _ in jugees if verdict.est_reussi}
                jugees.append(_juger_reponse(ecrite, appuis._replace(reussies=reussies), processus))
        anomalies = [Anomalie(texte, ecrite.nom) for ecrite, (_, remarques) in zip(ecrites, jugees) for texte in remarques]
        return Jugement([verdict for verdict, _ in jugees], [*remarquer_les_cellules(processus), *anomalies])


class _Appuis(NamedTuple):
    """Ce sur quoi un verdict s’appuie : les exercices préparés, et ce qui peut être lu."""

    exercices: Mapping[str, Exercice]
    lectures: Mapping[str, Callable[[], Lecture]]
    notees: Collection[str] = ()
    reussies: Collection[str] = ()  # jusqu’ici, dans cette copie
    est_une_epreuve: bool = False  # chaque question y est jugée seule : aucune valeur juste n’entre chez l’élève


def _juger_reponse(ecrite: ReponseEcrite, appuis: _Appuis, processus: ProcessusEleve) -> tuple[Verdict, list[str]]:
    """Le verdict d’une réponse, et ce qu’il faut en remarquer."""
    description = processus.reponses.get(ecrite.nom, Description())
    refus = refuser_les_emprunts(ecrite.nom, description.est_importee, description.emprunts)
    remarques = [*remarquer_les_versions(ecrite, description, dict(processus.cellules)), *([refus.message] if refus else [])]
    verdict = _sans_appel(ecrite, description) or refus or _examiner(ecrite.nom, appuis, processus)
    if verdict.etat in (EtatVerdict.ECHOUE, EtatVerdict.BLOQUE) and not refus:
        return _secourir(verdict, description, appuis, processus, remarques)
    return verdict, remarques


def _secourir(verdict: Verdict, description: Description, appuis: _Appuis, processus: ProcessusEleve, remarques: list[str]):
    """Le verdict de la même réponse à la fin de sa cellule, si ce qui a changé depuis la rendait fausse.

    Dans une épreuve, elle n’a qu’une chance, et c’est le professeur qui regarde : `MODE = 1`, puis `MODE = 2`, en donneraient deux.
    """
    nom, changes = verdict.exercice, description.changes
    if changes and appuis.est_une_epreuve:
        remarques = [*remarques, f"`{nom}` est jugée telle qu’elle est à la fin du notebook : {dire_les_changes(changes)} depuis sa cellule"]
    elif changes:
        with processus.autrement(jusqu_a=description.cellule) as juste_apres:
            autre = _examiner(nom, appuis, juste_apres)
        if autre.est_reussi or autre.vaut_ses_points and not verdict.vaut_ses_points:
            return autre, [*remarques, f"`{nom}` est jugée telle qu’elle était à la fin de sa cellule : {dire_les_changes(changes)} depuis"]
    if description.manques and not verdict.vaut_ses_points:
        verdict = replace(verdict, message=f"`{description.manques[0]}` n’est pas disponible à la correction : `{nom}` s’en sert", erreur_typique=None)
    return verdict, remarques


def _examiner(nom: str, appuis: _Appuis, processus: ProcessusEleve) -> Verdict:
    catalogue = {nom: appuis.exercices[nom]} if appuis.est_une_epreuve else appuis.exercices
    noms = {nom, *(existante for existante in processus.reponses if existante in catalogue)}
    candidats = {nom: CandidatIsole(processus, nom, appuis.lectures.get(nom, Lecture)) for nom in noms}
    return examiner_avec_dependances(nom, catalogue, candidats, appuis.notees, appuis.reussies)


def _sans_appel(ecrite: ReponseEcrite, description: Description) -> Verdict | None:
    """Le verdict d’une réponse absente, vide, illisible ou pas encore commencée : il n’y a rien à appeler."""
    nom, rien = ecrite.nom, not description.existe
    if ecrite.a_commencer:
        return Verdict(nom, EtatVerdict.A_FAIRE, ecrite.a_commencer)
    if ecrite.faute and (rien or description.est_vide):
        return Verdict(nom, EtatVerdict.ECHOUE, ecrite.faute)
    if description.est_vide or rien and ecrite.est_vide:
        return Verdict(nom, EtatVerdict.A_FAIRE, f"{A_ECRIRE} `{TOUS[nom].signature}`")
    return Verdict(nom, EtatVerdict.A_FAIRE, ecrite.absence) if rien else None


class Equipe:
    """Un exécuteur de `concurrent.futures` et un juge ; une grappe en a d’autres (voir `grappe`)."""

    def __init__(self, juge: Juge, travaux: int):
        self._juge, self._executeur = juge, ThreadPoolExecutor(travaux)
        self.travaux = travaux  # le nombre de copies jugées à la fois, en ce moment

    @property
    def protections(self) -> Sequence[str]:
        """Ce qui enferme les élèves."""
        return self._juge.protections

    def preparer(self, programme: Programme) -> Preparation:
        """Ce que le fil principal lit d’avance."""
        return self._juge.preparer(programme)

    def confier(self, programme: Programme, preparation: Preparation, bareme: Bareme) -> Future:
        """Donne une copie à juger ; elle attend son tour."""
        return self._executeur.submit(self._juge.noter, programme, preparation, bareme)

    def recevoir(self, tache: Future) -> CopieNotee:
        """La copie que rend une tâche finie sans erreur."""
        return tache.result()

    def bilan(self) -> list[str]:
        """Ce que chaque poste a jugé, et ce qui y enfermait les élèves ; rien quand il n’y a que cette machine."""
        return []

    def surveiller(self) -> None:
        """Appelée quand rien n’arrive ; lève `ErreurMastermind` quand plus rien n’arrivera."""

    def arreter(self) -> None:
        """Arrête aussitôt ce qui est en cours, ce qui attendait n’est pas commencé : après Ctrl-C, rien ne traîne."""
        self._executeur.shutdown(wait=False, cancel_futures=True)
        self._juge.fermer()


@contextmanager
def ouvrir_equipe_locale(isolement: str, travaux: int) -> Iterator[Equipe]:
    """L’équipe de cette machine ; lève `ErreurMastermind` quand l’isolement exigé manque."""
    if travaux < 1:
        raise ErreurMastermind(f"il faut au moins un travail à la fois, voici {travaux}")
    with ouvrir_juge(isolement) as juge:
        yield Equipe(juge, travaux)
