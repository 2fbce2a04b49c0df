"""Le candidat isolé : la fonction d’un élève, dans le processus de sa copie.

Il offre à l’examen ce qu’offre `appel.Candidat`, sans jamais toucher la fonction. Commencer par `CandidatIsole`.
"""

from collections.abc import Callable, Sequence
from contextlib import contextmanager

from mastermind_edu.juge.description import Description
from mastermind_edu.juge.ecarts import Cas
from mastermind_edu.juge.isolement import ProcessusEleve
from mastermind_edu.juge.justes import Justes
from mastermind_edu.juge.lecture.lecteur import Lecture
from mastermind_edu.juge.valeurs import Erreur, Observation


class CandidatIsole:
    """Une réponse d’élève vue de l’examen : mêmes attributs que `appel.Candidat`."""

    def __init__(self, processus: ProcessusEleve, nom: str, lecture: Callable[[], Lecture] = Lecture):
        self._processus, self._nom, self._lecture = processus, nom, lecture
        self._sans: Sequence[str] = ()
        processus.depense.commencer(nom)

    def lire(self, nom: str) -> Lecture:
        """Ce qui se voit dans le texte de la réponse."""
        return self._lecture()

    @property
    def description(self) -> Description:
        """Ce que l’enfant dit de la réponse."""
        inconnue = Erreur(("NameError",), f"name '{self._nom}' is not defined")
        return self._processus.reponses.get(self._nom, Description(erreur=inconnue))

    @property
    def est_a_faire(self) -> bool:
        """Vrai quand le corps est encore vide."""
        return self.description.est_vide

    @property
    def dependances(self) -> set[str]:
        """Les noms des autres réponses dont celle-ci se sert, de proche en proche."""
        return set(self.description.dependances)

    @property
    def introuvables(self) -> set[str]:
        """Les noms des réponses dont celle-ci se sert, et que rien ne définit."""
        return set(self.description.introuvables)

    @property
    def nb_parametres(self) -> int:
        """Le nombre de paramètres de la fonction."""
        return self.description.nb_parametres

    def accepte(self, nb_arguments: int) -> bool:
        """Vrai quand la fonction peut recevoir ce nombre d’arguments, ou qu’elle n’a pu être définie."""
        return self.description.accepte

    def observer(self, cas: Sequence[Cas]) -> list[Observation]:
        """Une observation par cas ; l’erreur de définition à chacun si la fonction n’existe pas."""
        if self.description.erreur:
            return [Observation(erreur=self.description.erreur) for _ in cas]
        return self._processus.observer(self._nom, cas, self._sans)

    def observer_a_neuf(self, arguments: Cas) -> list[Observation]:
        """L’observation de ce seul cas dans un processus relancé, où la fonction n’a jamais été appelée."""
        self._processus.demarrer()
        return self.observer([arguments])

    def essayer(self, sources: Sequence[str], cas: Sequence[Cas]) -> list[list[Observation]]:
        """Ce que d’autres versions de la fonction, dont voici les textes, font de ces cas, dans le processus de la copie."""
        return self._processus.essayer(self._nom, sources, cas)

    @contextmanager
    def sans(self, noms: Sequence[str]):
        """Le même candidat, dans un processus où les fonctions de ces noms ne peuvent pas être appelées."""
        self._sans = noms
        try:
            yield self
        finally:
            self._sans = ()

    @contextmanager
    def avec_les_justes(self, justes: Justes):
        """Le même candidat, dans un processus neuf où d’autres fonctions sont remplacées par leur version juste."""
        with self._processus.autrement(justes=justes) as processus:
            yield CandidatIsole(processus, self._nom, self._lecture)
