"""La fonction de l’élève, déroulée ligne à ligne : le code, les variables, ce qui change.

Une vue sur un enregistrement ; aucune règle du jeu ni suivi ici. Commencer par `derouler`.
"""

from collections.abc import Callable
from pathlib import Path

import ipywidgets

from mastermind_edu.coeur.regles import Regles
from mastermind_edu.eleve.deroulement.enregistrement import enregistrer
from mastermind_edu.eleve.deroulement.etapes import Deroulement, Etape
from mastermind_edu.eleve.deroulement.recit import en_tableau, raconter, resumer
from mastermind_edu.francais import ecrire_nombre
from mastermind_edu.widgets import style, vues_deroule

FEUILLE = Path(__file__).with_name("deroule.css")
MILLISECONDES_PAR_ETAPE = 1500
LECTURE, PAUSE = "▶ Lecture", "⏸ Pause"


def derouler(fonction: Callable, *arguments: object) -> "Deroule":
    """L’appel de votre fonction, à parcourir ligne à ligne.

    Elle reçoit des copies de ses arguments ; les vôtres ne changent pas. Seules les
    fonctions que vous avez écrites sont suivies. Au-delà de 1 000 étapes, on s’arrête là.
    Lève `ErreurMastermind` quand il n’y a pas de lignes à suivre.

    >>> def doubler(liste):
    ...     for i in range(len(liste)):
    ...         liste[i] = 2 * liste[i]
    >>> derouler(doubler, [1, 5])
    doubler([1, 5]) : renvoie None, en 6 étapes
    étape  ligne  code                         ce qui se passe
    1      1      def doubler(liste):          appel de doubler : liste vaut [1, 5]
    2      2      for i in range(len(liste)):  tour 1 ; i vaut 0
    3      3      liste[i] = 2 * liste[i]      liste vaut [2, 5] (avant : [1, 5])
    4      2      for i in range(len(liste)):  tour 2 ; i vaut 1 (avant : 0)
    5      3      liste[i] = 2 * liste[i]      liste vaut [2, 10] (avant : [2, 5])
    6      2      for i in range(len(liste)):  la boucle est finie, après 2 tours ; doubler se termine sans `return` : elle renvoie None
    """
    return Deroule(enregistrer(fonction, *arguments))


class Deroule(ipywidgets.VBox):
    """Un déroulement montré étape par étape, avec curseur et lecture ; en texte, toutes ses étapes."""

    def __init__(self, deroulement: Deroulement):
        self._deroulement = deroulement
        self._construire(len(deroulement.etapes))
        titre = ipywidgets.HTML(style.message(resumer(deroulement)))
        boutons = self._lecture, self._jouer, self._precedente, self._suivante, self._curseur
        feuille = ipywidgets.HTML(f"<style>{FEUILLE.read_text(encoding='utf-8')}</style>", layout={"display": "none"})
        vues = titre, style.ligne(*boutons), self._annonce, self._vue
        super().__init__(children=[style.feuille_de_style(Regles()), feuille, *vues])
        self.add_class("mm-jeu")
        self._montrer()

    def _construire(self, nombre: int) -> None:
        self._curseur = ipywidgets.IntSlider(description="étape", min=1, max=max(nombre, 1), value=1)
        self._curseur.observe(lambda _: self._montrer(), "value")
        self._vue, self._annonce = ipywidgets.HTML(), style.annonce()
        # Les boutons de `Play` n’ont pas de nom : on le cache, et un bouton qui en a un le met en marche.
        options = {"min": 1, "max": self._curseur.max, "interval": MILLISECONDES_PAR_ETAPE, "show_repeat": False}
        self._lecture = ipywidgets.Play(value=1, **options, layout={"display": "none"})
        ipywidgets.jslink((self._lecture, "value"), (self._curseur, "value"))
        self._lecture.observe(self._nommer_la_lecture, "playing")
        self._jouer = style.bouton(LECTURE, self._sur_lecture, button_style="primary")
        self._precedente = style.bouton("◀ Précédente", lambda _: self.aller(self._curseur.value - 1))
        self._suivante = style.bouton("Suivante ▶", lambda _: self.aller(self._curseur.value + 1))

    @property
    def etapes(self) -> tuple[Etape, ...]:
        """Les étapes enregistrées."""
        return self._deroulement.etapes

    def aller(self, etape: int) -> None:
        """Montre cette étape, à partir de 1."""
        self._curseur.value = etape

    def _sur_lecture(self, _) -> None:
        """Met en marche ou arrête ; à la fin, repart du début."""
        if not self._lecture.playing and self._curseur.value == self._curseur.max:
            self.aller(1)
        self._lecture.playing = not self._lecture.playing

    def _nommer_la_lecture(self, changement) -> None:
        self._jouer.description = PAUSE if changement["new"] else LECTURE

    def _montrer(self) -> None:
        rang = self._curseur.value
        etape = self.etapes[rang - 1]
        debut = f"Étape {ecrire_nombre(rang)} sur {ecrire_nombre(len(self.etapes))}, ligne {etape.ligne}"
        recit = raconter(etape)
        self._annonce.value = style.message(f"{debut} : {recit}" if recit else debut)
        self._vue.value = vues_deroule.montrer(self.etapes[:rang])

    def __repr__(self) -> str:
        return repr(en_tableau(self._deroulement))

    def _repr_mimebundle_(self, **options):
        return {**super()._repr_mimebundle_(**options), "text/plain": repr(self)}
