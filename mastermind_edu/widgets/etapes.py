"""Une planche que l’on parcourt étape par étape : curseur, lecture, deux boutons.

Ce que montre une étape est l’affaire de chacune. Commencer par `PlancheAEtapes`.
"""

import ipywidgets

from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.francais import citer
from mastermind_edu.widgets import composants
from mastermind_edu.widgets.jeu import Planche

LECTURE, PAUSE = "▶ Lecture", "⏸ Pause"


class PlancheAEtapes(Planche):
    """Une planche avec ses commandes ; `_montrer()` y dessine l’étape du curseur."""

    def _construire_les_commandes(self, *, premiere: int, derniere: int, millisecondes: int) -> ipywidgets.Widget:
        """La ligne des commandes, à placer parmi les vues."""
        self._curseur = ipywidgets.IntSlider(description="étape", min=premiere, max=derniere, value=premiere)
        self._curseur.observe(lambda _: self._montrer(), "value")
        # Les boutons de `Play` n’ont pas de nom : on le cache, et un bouton qui en a un le met en marche.
        options = {"min": premiere, "max": derniere, "value": premiere, "interval": millisecondes, "show_repeat": False}
        self._lecture = ipywidgets.Play(**options, layout={"display": "none"})
        self._lien = ipywidgets.jslink((self._lecture, "value"), (self._curseur, "value"))
        self._lecture.observe(self._nommer_la_lecture, "playing")
        self._jouer = composants.bouton(LECTURE, self._sur_lecture, button_style="primary")
        self._precedente = composants.bouton("◀ Précédente", lambda _: self.aller(self._curseur.value - 1))
        self._suivante = composants.bouton("Suivante ▶", lambda _: self.aller(self._curseur.value + 1))
        return composants.ligne(self._lecture, self._jouer, self._precedente, self._suivante, self._curseur)

    def aller(self, etape: int) -> None:
        """Montre cette étape, ou la plus proche qui existe ; lève `ErreurMastermind` si ce n’est pas un nombre entier."""
        if type(etape) is not int:
            raise ErreurMastermind(f"il faut un numéro d’étape, un nombre entier, voici {citer(etape)}")
        self._curseur.value = etape

    def _recommencer(self, derniere: int) -> None:
        """Revient au début d’un parcours de longueur nouvelle."""
        self._lecture.max = self._curseur.max = derniere
        self._curseur.value = self._curseur.min
        self._montrer()

    def _sur_lecture(self, _) -> None:
        """Met en marche ou arrête ; à la fin, repart du début."""
        if not self._lecture.playing and self._curseur.value == self._curseur.max:
            self.aller(self._curseur.min)
        self._lecture.playing = not self._lecture.playing

    def _nommer_la_lecture(self, changement) -> None:
        self._jouer.description = PAUSE if changement["new"] else LECTURE
