"""Un long calcul fait par petits pas : entre deux, la page répond, et un bouton l’arrête.

Ni fil ni processus : l’édition pour navigateur n’en a pas. Ce qu’on calcule ne regarde pas
ce module. Commencer par `Recherche`.
"""

import asyncio
from collections.abc import Callable, Sequence
from time import monotonic

import ipywidgets

from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.decodeurs.contrat import Souffles, aller_au_bout
from mastermind_edu.francais import en_phrase
from mastermind_edu.widgets import composants

REFLEXION = "L’ordinateur réfléchit…"
SECONDES_SANS_RENDRE_LA_MAIN = 0.2  # en deçà, l’attente ne se voit pas
SECONDES_PAR_PAS, SECONDES_DE_REPOS = 0.05, 0.005


class Recherche(ipywidgets.HBox):
    """Le bouton « Arrêter la recherche », visible pendant un calcul qui dure ; `masquees` attendent sa fin.

    `dire` écrit le message ; `apres` rend le clavier quand le bouton disparaît.
    """

    def __init__(self, dire: Callable[[str], None], apres: Callable[[], None], masquees: Sequence[ipywidgets.Widget]):
        self._dire, self._apres, self._masquees = dire, apres, masquees
        self._calcul: Souffles | None = None
        self._tache: asyncio.Task | None = None
        self.bouton = composants.bouton("Arrêter la recherche", lambda _: self.arreter())
        super().__init__(children=[self.bouton], layout={"display": "none"})
        self.add_class("mm-ligne")

    @property
    def est_en_cours(self) -> bool:
        """Vrai pendant un calcul."""
        return self._calcul is not None

    def faire(
        self, calcul: Souffles, sur_fin: Callable[[object], None], sur_arret: Callable[[], None], *, previent: bool, attend: bool
    ) -> None:
        """Donne le résultat du calcul à `sur_fin` ; `attend` le fait d’une traite, `previent` le dit d’abord.

        Lève l’erreur d’un calcul qui refuse de commencer.
        """
        self._abandonner()
        self._calcul, self._sur_fin, self._sur_arret = calcul, sur_fin, sur_arret
        if previent:
            self._prevenir()
        try:
            boucle = None if attend else _boucle()
            if boucle is None:
                self._finir(aller_au_bout(calcul))
            elif not self._avancer(SECONDES_SANS_RENDRE_LA_MAIN):
                self._continuer_dans(boucle)
        except BaseException:  # un décodeur qui refuse, ou le bouton ■ du notebook : les commandes reviennent
            self._abandonner()
            raise

    def arreter(self) -> None:
        """Abandonne le calcul : rien n’a changé."""
        if self.est_en_cours:
            self._abandonner()
            self._sur_arret()
            self._apres()

    def _prevenir(self) -> None:
        self._dire(REFLEXION)
        for vue in self._masquees:
            vue.layout.visibility = "hidden"  # chacune garde sa place

    def _continuer_dans(self, boucle: asyncio.AbstractEventLoop) -> None:
        self._prevenir()
        self.layout.display = None
        self.bouton.focus()
        self._tache = boucle.create_task(self._continuer())

    async def _continuer(self) -> None:
        await asyncio.sleep(SECONDES_DE_REPOS)
        try:
            while not self._avancer(SECONDES_PAR_PAS):
                await asyncio.sleep(SECONDES_DE_REPOS)
            self._apres()
        except ErreurMastermind as erreur:
            self.arreter()
            self._dire(en_phrase(erreur))

    def _avancer(self, secondes: float) -> bool:
        """Travaille un peu, d’un pas au moins ; vrai quand c’est fini."""
        fin = monotonic() + secondes
        while True:
            try:
                next(self._calcul)
            except StopIteration as arret:
                self._finir(arret.value)
                return True
            if monotonic() >= fin:
                return False

    def _finir(self, resultat: object) -> None:
        self._tache = None  # c’est peut-être elle qui travaille : elle finit d’elle-même
        self._abandonner()
        self._sur_fin(resultat)

    def _abandonner(self) -> None:
        if self._tache:
            self._tache.cancel()
        if self._calcul:
            self._calcul.close()
        self._calcul = self._tache = None
        self.layout.display = "none"
        for vue in self._masquees:
            vue.layout.visibility = None


def _boucle() -> asyncio.AbstractEventLoop | None:
    try:
        return asyncio.get_running_loop()
    except RuntimeError:  # hors d’un notebook
        return None
