"""Juger un programme : ses réponses appelées dans un processus à part, un verdict par exercice.

Le seul module de la correction qui fait travailler `juge`. `preparer` lit du Python, dans le fil principal ;
`juger` n’en lit pas, et plusieurs fils peuvent l’appeler. Commencer par `Juge`.
"""

from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager

from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.correction.programme.composition import Programme
from mastermind_edu.exercices import CATALOGUE
from mastermind_edu.juge.enclos import Enclos, ouvrir_enclos
from mastermind_edu.juge.examen import examiner_avec_dependances
from mastermind_edu.juge.exercice import Exercice, preparer
from mastermind_edu.juge.isolement import CandidatIsole, ProcessusEleve
from mastermind_edu.juge.verdict import EtatVerdict, Verdict


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

    @property
    def protections(self) -> list[str]:
        """Les protections en vigueur, en clair."""
        return self.enclos.protections

    def fermer(self) -> None:
        """Arrête tout de suite les copies en cours."""
        self.enclos.fermer()

    def preparer(self, programme: Programme) -> dict[str, Exercice]:
        """Les exercices dont le programme a une réponse à appeler ; aucun quand rien n’est écrit."""
        reponses = programme.reponses
        if not any(reponses[nom].etat == "definie" and not reponses[nom].vide for nom in programme.a_noter):
            return {}
        definies = [nom for nom, reponse in reponses.items() if reponse.etat == "definie"]
        for nom in definies:
            if nom not in self._prepares:
                self._prepares[nom] = preparer(CATALOGUE[nom])
        return {nom: self._prepares[nom] for nom in definies}

    def juger(self, programme: Programme, exercices: Mapping[str, Exercice]) -> list[Verdict]:
        """Un verdict par exercice à noter, dans l’ordre ; `exercices` vient de `preparer`."""
        with ExitStack() as pile:
            processus = self._lancer(programme, exercices, pile) if exercices else {}
            candidats = {nom: _candidat(programme, exercices[nom], processus[nom]) for nom in processus}
            return [
                examiner_avec_dependances(nom, exercices, candidats) if nom in candidats else _verdict_sans_appel(programme, nom)
                for nom in programme.a_noter
            ]

    def _lancer(self, programme: Programme, exercices: Mapping[str, Exercice], pile: ExitStack) -> dict[str, ProcessusEleve]:
        """Un processus pour toute la copie ; un par réponse quand une instruction tue le premier."""
        attendus = {nom: len(exercice.parametres) for nom, exercice in exercices.items()}
        commun = pile.enter_context(ProcessusEleve(self.enclos, programme.instructions, attendus))
        if commun.reponses:
            return dict.fromkeys(exercices, commun)
        return {
            nom: pile.enter_context(ProcessusEleve(self.enclos, programme.reponses[nom].seule, {nom: attendus[nom]}))
            for nom in exercices
        }


def _verdict_sans_appel(programme: Programme, nom: str) -> Verdict:
    """Le verdict d’une réponse absente, vide ou illisible : il n’y a rien à appeler."""
    reponse = programme.reponses[nom]
    if reponse.etat == "syntaxe":
        return Verdict(nom, EtatVerdict.ECHOUE, reponse.message)
    return Verdict(nom, EtatVerdict.A_FAIRE, reponse.message or f"à vous d’écrire `{CATALOGUE[nom].signature}`")


def _candidat(programme: Programme, exercice: Exercice, processus: ProcessusEleve) -> CandidatIsole:
    reponse = programme.reponses[exercice.nom]
    ligne = next((instruction.ligne for instruction in reponse.seule if instruction.source == reponse.source), 1)
    source = "\n" * (ligne - 1) + reponse.source  # chaque ligne à son numéro dans la cellule
    return CandidatIsole(processus, exercice.nom, est_a_faire=reponse.vide, noms_employes=reponse.noms, source=source)
