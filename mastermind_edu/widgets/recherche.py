"""Un long calcul fait par petits pas : entre deux, la page répond, et un bouton l’arrête.

Ni fil ni processus à nous : l’édition pour navigateur n’en a pas. Mais JupyterLab peut traiter
deux gestes dans deux fils ; seul celui du calcul y touche. Commencer par `Recherche`.
"""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from time import monotonic

import ipywidgets

from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.decodeurs.souffles import Souffles, aller_au_bout
from mastermind_edu.francais import en_phrase
from mastermind_edu.widgets import composants, paille

REFLEXION = "L’ordinateur réfléchit…"
SECONDES_SANS_RENDRE_LA_MAIN = 0.2  # en deçà, l’attente ne se voit pas
SECONDES_PAR_PAS, SECONDES_DE_REPOS = 0.05, 0.005


class Recherche(ipywidgets.HBox):
    """Le bouton « Arrêter la recherche », visible pendant un calcul qui dure ; `masquees` attendent sa fin.

    `dire` écrit le message, d’abord `reflexion` ; `apres` rend le clavier quand le bouton disparaît, avec
    ce qui est `a_cote`.
    """

    def __init__(
        self,
        dire: Callable[[str], None],
        apres: Callable[[], None],
        masquees: Sequence[ipywidgets.Widget],
        *,
        reflexion: str = REFLEXION,
        arreter: str = "Arrêter la recherche",
        a_cote: Sequence[ipywidgets.Widget] = (),
    ):
        self._dire, self._apres, self._masquees, self._reflexion = dire, apres, masquees, reflexion
        self._calcul: Souffles | None = None
        self.attend = False  # vrai quand les calculs se font d’une traite
        self.tache: asyncio.Task | None = None  # gardée : une boucle oublie une tâche que personne ne tient
        self.bouton = composants.bouton(arreter, lambda _: self.arreter())
        super().__init__(children=[self.bouton, *a_cote], layout={"display": "none"})
        self.add_class("mm-ligne")

    @property
    def est_en_cours(self) -> bool:
        """Vrai pendant un calcul."""
        return self._calcul is not None

    def faire(
        self,
        calcul: Souffles,
        sur_fin: Callable[[object], None],
        sur_arret: Callable[[], None],
        *,
        previent: bool,
        attente: str = "",
    ) -> None:
        """Donne le résultat du calcul à `sur_fin` ; `previent` le dit d’abord, avec l’`attente` à prévoir.

        Lève l’erreur d’un calcul qui refuse de commencer.
        """
        self._calcul, self._sur_fin, self._sur_arret = calcul, sur_fin, sur_arret  # un calcul plus ancien s’arrête en le voyant
        self._attente = f" {attente}" if attente else ""
        if previent:
            self._prevenir()
        try:
            boucle = None if self.attend else _boucle()
            if boucle is None:
                self._finir(aller_au_bout(calcul))
            elif not self._avancer(calcul, SECONDES_SANS_RENDRE_LA_MAIN):
                self._continuer_dans(boucle, calcul)
        except BaseException:  # un décodeur qui refuse, ou le bouton ■ du notebook : les commandes reviennent
            self._rendre_les_commandes()
            raise

    @contextmanager
    def d_une_traite(self) -> Iterator[None]:
        """Le temps d’une instruction, un calcul va jusqu’au bout avant de rendre la main."""
        self.attend = True
        try:
            yield
        finally:
            self.attend = False

    def arreter(self) -> None:
        """Abandonne le calcul : rien n’a changé."""
        if self.est_en_cours:
            self._rendre_les_commandes()
            self._sur_arret()
            self._apres()

    def _prevenir(self) -> None:
        self._dire(f"{self._reflexion}{self._attente}")
        for vue in self._masquees:
            composants.voiler(vue, True)

    def _continuer_dans(self, boucle: asyncio.AbstractEventLoop, calcul: Souffles) -> None:
        self._prevenir()
        composants.montrer(self, True)
        self.bouton.focus()
        self.tache = boucle.create_task(self._continuer(calcul))

    async def _continuer(self, calcul: Souffles) -> None:
        await asyncio.sleep(SECONDES_DE_REPOS)
        try:
            while not self._avancer(calcul, SECONDES_PAR_PAS):
                await asyncio.sleep(SECONDES_DE_REPOS)
        except ErreurMastermind as erreur:
            self.arreter()
            self._dire(en_phrase(erreur))

    def _avancer(self, calcul: Souffles, secondes: float) -> bool:
        """Travaille un peu, d’un pas au moins ; vrai quand c’est fini ou abandonné."""
        fin, attendait = monotonic() + secondes, composants.est_montre(self)
        while self._calcul is calcul:
            try:
                next(calcul)
            except StopIteration as arret:
                if self._calcul is calcul:
                    self._finir(arret.value)
                    if attendait:
                        self._apres()
                return True
            if monotonic() >= fin and self._calcul is calcul:
                return False
        calcul.close()
        return True

    def _finir(self, resultat: object) -> None:
        self._rendre_les_commandes()
        self._sur_fin(resultat)

    def _rendre_les_commandes(self) -> None:
        self._calcul = None
        composants.montrer(self, False)
        for vue in self._masquees:
            composants.voiler(vue, False)


def _boucle() -> asyncio.AbstractEventLoop | None:
    if paille.SANS_IPYWIDGETS:  # aucune page à tenir à jour : autant finir avant de rendre la main
        return None
    try:
        return asyncio.get_running_loop()
    except RuntimeError:  # hors d’un notebook
        return None
