"""Une planche que l’on parcourt étape par étape : curseur, lecture, deux boutons.

Ce que montre une étape est l’affaire de chacune. Commencer par `PlancheAEtapes`.
"""

from collections.abc import Callable, Sequence
from html import escape

import ipywidgets

from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.coeur.regles import Regles
from mastermind_edu.francais import citer
from mastermind_edu.widgets import au_clavier, composants, paille

LECTURE, PAUSE = "▶ Lecture", "⏸ Pause"
MILLISECONDES_PAR_ETAPE = 1500
AU_CLAVIER = "Pour aller à une étape par son numéro : _.jouer() dans une cellule neuve, juste après."
NB_A_DEPLIER = 100  # une page sans widgets reste légère ; au-delà, on choisit son étape au clavier


class PlancheAEtapes(composants.Planche):
    """Une planche dont les commandes suivent les `vues` ; `montrer` dessine l’étape `rang`, la première dès maintenant.

    `nom` est celui d’une étape. Sans seconde étape, des commandes seraient de trop : `est_parcourue=False` n’en met pas.
    """

    def __init__(
        self,
        regles: Regles,
        vues: Sequence[ipywidgets.Widget],
        dessous: Sequence[ipywidgets.Widget],
        montrer: Callable[[], None],
        *,
        premiere: int = 1,
        derniere: int,
        millisecondes: int = MILLISECONDES_PAR_ETAPE,
        nom: str = "étape",
        est_parcourue: bool = True,
        fixe: Callable[[], dict[str, str]] = dict,
        **options,
    ):
        self._montrer, self._suite = montrer, [*vues, *dessous]
        self._curseur = ipywidgets.IntSlider(description=nom, min=premiere, max=derniere, value=premiere)
        self._curseur.observe(lambda _: montrer(), "value")
        # Les boutons de `Play` n’ont pas de nom : on le cache, et un bouton qui en a un le met en marche.
        cadence = {"min": premiere, "max": derniere, "value": premiere, "interval": millisecondes, "show_repeat": False}
        self._lecture = ipywidgets.Play(**cadence, layout={"display": "none"})
        self._lien = ipywidgets.jslink((self._lecture, "value"), (self._curseur, "value"))
        self._lecture.observe(self._nommer_la_lecture, "playing")
        self._jouer = composants.bouton(LECTURE, self._sur_lecture, button_style="primary")
        precedente = composants.bouton("◀ Précédente", lambda _: self.aller(self.rang - 1))
        suivante = composants.bouton("Suivante ▶", lambda _: self.aller(self.rang + 1))
        self._commandes = composants.ligne(self._lecture, self._jouer, precedente, suivante, self._curseur)
        commandes = [self._commandes] if est_parcourue else []
        super().__init__(regles, [*vues, *commandes], dessous, fixe=lambda: {**fixe(), **self._a_deplier()}, **options)
        montrer()

    @property
    def rang(self) -> int:
        """L’étape du curseur."""
        return self._curseur.value

    def aller(self, etape: int) -> None:
        """Montre cette étape, ou la plus proche qui existe ; lève `ErreurMastermind` si ce n’est pas un nombre entier."""
        if type(etape) is not int:
            raise ErreurMastermind(f"il faut un numéro d’étape, un nombre entier, voici {citer(etape)}")
        self._curseur.value = etape

    def recommencer(self, derniere: int) -> None:
        """Revient au début d’un parcours de longueur nouvelle."""
        self._lecture.max = self._curseur.max = derniere
        self._curseur.value = self._curseur.min
        self._montrer()

    def _a_deplier(self) -> dict[str, str]:
        """Là où il n’y a pas de widgets, toutes les étapes, à déplier une par une ; ailleurs, rien de plus."""
        if not paille.SANS_IPYWIDGETS:
            return {}
        ici, style = self.rang, self.children[0].en_html()
        depliees = [self._deplier(etape, ici) for etape in range(self._curseur.min, self._curseur.max + 1)[:NB_A_DEPLIER]]
        self.aller(ici)
        return {"text/html": f'<div class="mm-jeu" lang="fr">{style}{"".join(depliees)}<p>{AU_CLAVIER}</p></div>'}

    def _deplier(self, etape: int, ici: int) -> str:
        self.aller(etape)
        contenu = "".join(vue.en_html(commandes=False) for vue in self._suite)
        titre = escape(au_clavier.en_texte(self._annonce.value))
        return f'<details name="etapes-{id(self)}"{" open" if etape == ici else ""}><summary>{titre}</summary>{contenu}</details>'

    def _sur_lecture(self, _) -> None:
        """Met en marche ou arrête ; à la fin, repart du début."""
        if not self._lecture.playing and self.rang == self._curseur.max:
            self.aller(self._curseur.min)
        self._lecture.playing = not self._lecture.playing

    def _nommer_la_lecture(self, changement) -> None:
        self._jouer.description = PAUSE if changement["new"] else LECTURE
