"""Les boutons d’une réponse : les bien placés, puis les mal placés.

On ne peut pas y composer une réponse impossible ; à qui va la réponse ne regarde pas
ce module. Commencer par `ChoixReponse`.
"""

from html import escape
from typing import Literal

import ipywidgets

from mastermind_edu.coeur.reponses import Reponse, reponses_possibles
from mastermind_edu.francais import accorder
from mastermind_edu.widgets import composants

BIEN, MAL = "bien placé", "mal placé"
Sorte = Literal["bien placé", "mal placé"]

# Le style commun dit « enfoncé » aux lecteurs d’écran pour les boutons de cette classe.
LIBRE, ENFONCE = ("widget-toggle-button",), ("widget-toggle-button", "mod-active")


class ChoixReponse(ipywidgets.VBox):
    """Une question et deux lignes de boutons ; `reponse` est ce qu’ils disent, `None` s’il manque un nombre.

    >>> choix = ChoixReponse(4)
    >>> choix.choisir(BIEN, 3)
    >>> choix.reponse
    Reponse(bien_places=3, mal_places=0)
    """

    def __init__(self, nb_pions: int):
        self._lignes = {BIEN: composants.ligne(), MAL: composants.ligne()}
        self._question = ipywidgets.HTML()
        super().__init__(children=[self._question, *self._lignes.values()])
        self.add_class("mm-choix")
        self.preparer(nb_pions)

    def preparer(self, nb_pions: int) -> None:
        """Refait les boutons pour ce nombre de pions."""
        self._possibles = reponses_possibles(nb_pions)
        self._choisis: dict[Sorte, int | None] = {BIEN: None, MAL: None}
        for sorte, ligne in self._lignes.items():
            composants.remplacer(ligne, [self._bouton(sorte, nombre) for nombre in range(nb_pions + 1)])
        self._montrer()

    def _bouton(self, sorte: Sorte, nombre: int) -> ipywidgets.Button:
        return composants.bouton(accorder(nombre, sorte), lambda _: self.choisir(sorte, nombre))

    @property
    def reponse(self) -> Reponse | None:
        """La réponse composée, ou `None`."""
        bien, mal = self._choisis[BIEN], self._choisis[MAL]
        return None if bien is None or mal is None else Reponse(bien, mal)

    @property
    def manque(self) -> str:
        """Le nom des pions dont le nombre n’est pas choisi."""
        return "bien placés" if self._choisis[BIEN] is None else "mal placés"

    def choisir(self, sorte: Sorte, nombre: int) -> None:
        """Retient un nombre ; les mal placés devenus impossibles disparaissent."""
        self._choisis[sorte] = nombre
        mals = self._mals_possibles()
        if self._choisis[MAL] not in mals:
            self._choisis[MAL] = None
        if len(mals) == 1:  # tous bien placés, ou tous sauf un : il n’y a plus rien à choisir
            self._choisis[MAL] = mals[0]
        self._montrer()

    def demander(self, question: str) -> None:
        """Pose une question ; aucun nombre n’est choisi."""
        self._question.value = f'<div class="mm-titre" lang="fr">{escape(question)}</div>'
        self._choisis = {BIEN: None, MAL: None}
        self._montrer()

    def rendre_le_clavier(self) -> None:
        """Le clavier repart du premier bouton."""
        self._lignes[BIEN].children[0].focus()

    def _mals_possibles(self) -> list[int]:
        bien = self._choisis[BIEN]
        return sorted({reponse.mal_places for reponse in self._possibles if bien in (None, reponse.bien_places)})

    def _montrer(self) -> None:
        mals = self._mals_possibles()
        for sorte, ligne in self._lignes.items():
            for nombre, bouton in enumerate(ligne.children):
                bouton._dom_classes = ENFONCE if self._choisis[sorte] == nombre else LIBRE
                composants.montrer(bouton, sorte == BIEN or nombre in mals)
