"""La liste où l’on choisit un décodeur : ceux qui jouent à cette taille sans faire attendre.

Ce qu’on en fait ne regarde pas ce module. Commencer par `ChoixDecodeur`.
"""

from collections.abc import Callable

import ipywidgets

from mastermind_edu.coeur.regles import Regles
from mastermind_edu.decodeurs import DECODEURS
from mastermind_edu.widgets import patience


class ChoixDecodeur:
    """Une liste, `vue` ; `sur_choix` reçoit le nom du décodeur que l’on y prend."""

    def __init__(self, sur_choix: Callable[[str], None]):
        self._sur_choix = sur_choix
        self.vue = ipywidgets.Dropdown(description="Décodeur")
        self.vue.style.description_width = "initial"
        self.vue.observe(self._sur_liste, "value")

    @property
    def nom(self) -> str:
        """Le décodeur choisi."""
        return self.vue.value

    def offrir(self, regles: Regles, nom: str) -> None:
        """Les décodeurs de cette taille, celui-ci choisi."""
        self.vue.unobserve(self._sur_liste, "value")  # la remplir n’est pas choisir
        self.vue.options = [(nommer_decodeur(jouable), jouable) for jouable in patience.decodeurs_jouables(regles)]
        self.vue.value = nom
        self.vue.observe(self._sur_liste, "value")

    def _sur_liste(self, changement) -> None:
        self._sur_choix(changement["new"])


def nommer_decodeur(nom: str) -> str:
    """Le titre d’un décodeur et sa source.

    >>> nommer_decodeur("lexicographique")
    'Le premier code compatible (sujet de SAÉ, § 2)'
    """
    fiche = DECODEURS[nom]
    return f"{fiche.titre} ({fiche.source})"
