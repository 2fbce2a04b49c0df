"""La veille de Python 3.12 et suivants : ce que `sys.monitoring` dit à chaque pas de l’élève, et comment l’arrêter où qu’il soit.

Elle compte et lève ; le budget est à la garde, qui l’ouvre. Commencer par `Monitoring`.
"""

import sys
from types import CodeType, FrameType

from mastermind_edu.juge.arret import NonFini
from mastermind_edu.juge.liens import est_a_l_eleve

OUTILS = (4, 3)  # numéros que `sys.monitoring` laisse libres


class Monitoring:
    """Un rappel par saut en arrière et par appel de fonction.

    Lever dans un saut arrête aussi la boucle qui attrape tout : il est hors du `try`.
    """

    def __init__(self, garde):
        self.garde, self.compter, suivi = garde, garde.compteur(self._lever), sys.monitoring
        self.outil = next(outil for outil in OUTILS if suivi.get_tool(outil) is None)
        suivi.use_tool_id(self.outil, "mastermind_edu")
        suivi.register_callback(self.outil, suivi.events.PY_START, self._a_l_appel)
        suivi.register_callback(self.outil, suivi.events.JUMP, self.compter)
        suivi.set_events(self.outil, suivi.events.PY_START)
        suivi.restart_events()
        self.codes: set[CodeType] = set()
        self.a_des_tics = not garde.du_fil and garde.poser_les_tics(self._au_tic)

    def fermer(self) -> None:
        suivi = sys.monitoring
        if self.a_des_tics:
            self.garde.retirer_les_tics()
        for code in self.codes:
            suivi.set_local_events(self.outil, code, 0)
        suivi.set_events(self.outil, 0)
        for evenement in (suivi.events.PY_START, suivi.events.JUMP):
            suivi.register_callback(self.outil, evenement, None)
        suivi.free_tool_id(self.outil)

    def veiller(self) -> None:
        """La garde sait déjà qu’elle ne dort plus."""

    def dormir(self) -> None:
        """De même : ce qui est au juge ne se compte pas."""

    def _lever(self, _cadre: object) -> None:
        raise NonFini

    def _au_tic(self, _signal: int, cadre: FrameType | None) -> None:
        """Arrête ce qui ne saute ni n’appelle, et laisse passer les tics : une expression régulière qui n’en finit pas."""
        if self.garde.est_a_bout(cadre):
            raise NonFini

    def _a_l_appel(self, code: CodeType, _: int):
        if not est_a_l_eleve(code.co_filename):
            return sys.monitoring.DISABLE  # ce code-là ne coûtera plus rien
        if code not in self.codes:
            self.codes.add(code)
            sys.monitoring.set_local_events(self.outil, code, sys.monitoring.events.JUMP)
        self.compter()
