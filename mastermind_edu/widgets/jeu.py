"""Ce que les jeux ont en commun : une planche et son message, un niveau, un dessin pour plus tard.

Aucun jeu ici, et aucune règle. Commencer par `Planche`.
"""

from collections.abc import Sequence
from html import escape

import ipywidgets

from mastermind_edu.affichage.plateau import Dessin, dessiner_rangees
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.coeur.regles import NIVEAUX, Regles
from mastermind_edu.francais import citer
from mastermind_edu.widgets import cellules, composants, style

POUR_JOUER = "Pour jouer, exécutez cette cellule (Maj + Entrée)."


class Planche(ipywidgets.VBox):
    """Le style caché, des vues, un message, puis d’autres vues s’il y en a."""

    FEUILLES = ("jeu.css",)

    def __init__(self, regles: Regles, vues: Sequence[ipywidgets.Widget], dessous: Sequence[ipywidgets.Widget] = ()):
        self._annonce = ipywidgets.HTML()  # ce widget reste dans la page : les lecteurs d’écran disent ce qui y change
        super().__init__(children=[style.feuille_de_style(regles, self.FEUILLES), *vues, self._annonce, *dessous])
        self._annonce.add_class("mm-annonce")
        self.add_class("mm-jeu")
        cellules.tenir(self)

    def _repr_mimebundle_(self, **options):
        """La vue vivante, que la cellule en cours tient désormais."""
        cellules.tenir(self)
        return super()._repr_mimebundle_(**options)

    def _dire(self, phrase: str, tout_bas: str = "") -> None:
        """Écrit le message ; `tout_bas`, que l’œil voit déjà ailleurs, n’est dit qu’aux lecteurs d’écran."""
        entendu = f'<div class="mm-tout-bas" lang="fr">{escape(tout_bas)}</div>' if tout_bas else ""
        self._annonce.value = f'<div class="mm-message" lang="fr">{escape(phrase)}</div>{entendu}'


class Jeu(Planche):
    """Une planche où l’on joue, à un niveau choisi d’abord par `_choisir_le_niveau`.

    `_changer_de_regles(regles)` y commence une manche ; le dessin montre `_rangees_fixes()`.
    """

    def __init__(self, vues: Sequence[ipywidgets.Widget], *, choix_du_niveau: bool):
        niveau = [composants.ligne(ipywidgets.Label("Niveau"), self._niveau)] if choix_du_niveau else []
        super().__init__(self._regles, [*niveau, *vues])

    def _choisir_le_niveau(self, niveau: str, regles: Regles | None, details: Sequence[str] = ()) -> None:
        """Retient les règles, celles du niveau si aucune n’est donnée ; lève `ErreurMastermind` s’il est inconnu."""
        if niveau not in NIVEAUX:
            raise ErreurMastermind(f"il faut un niveau parmi {', '.join(NIVEAUX)}, voici {citer(niveau)}")
        self._regles = regles or NIVEAUX[niveau]
        self._niveau = composants.boutons_a_choix(list(NIVEAUX), niveau, tooltips=details)
        self._niveau.observe(lambda changement: self._changer_de_regles(NIVEAUX[changement["new"]]), "value")

    def dessiner(self) -> Dessin:
        """Les rangées en dessin fixe, pour un notebook ouvert sans le moteur de calcul."""
        return dessiner_rangees(self._rangees_fixes(), self._regles, note=POUR_JOUER)

    def _repr_mimebundle_(self, **options):
        """La vue vivante ; à défaut le dessin, puis le texte."""
        dessin = self.dessiner()
        fixe = {"text/plain": f"{self!r}\n{dessin}", "text/html": dessin._repr_html_(), "image/svg+xml": dessin.svg}
        return {**super()._repr_mimebundle_(**options), **fixe}
