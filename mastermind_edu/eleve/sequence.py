"""Un notebook séquencé de Capytale : la suite s’affiche après une réussite, ou après l’exécution d’une réponse.

C’est Basthon qui cache et qui montre ; ce module lui dit seulement quand avancer. Ailleurs, il ne fait rien. Commencer par `continuer`.
"""

import sys
from functools import cache
from importlib import import_module

from mastermind_edu.eleve.corrige import est_permis
from mastermind_edu.juge.verdict import Verdict

AUTOEVAL = "basthon.autoeval"


def continuer(nom: str) -> None:
    """Montre ce qui suit cette cellule : elle vient d’être exécutée."""
    if "basthon" in sys.modules:
        _point(nom)(True, True)


def franchir(verdict: Verdict) -> None:
    """Montre, dans Basthon, ce qui suit la vérification, une fois l’exercice réussi, ou quand son corrigé est permis : après cinq essais."""
    _point(verdict.exercice)(verdict.est_reussi, est_permis(verdict))


@cache
def _point(nom: str):
    """Le point d’arrêt de ce nom : un objet par cellule, comme Basthon le demande."""
    autoeval = import_module(AUTOEVAL)

    @autoeval.validationclass
    class PointDArret(autoeval.Validate):
        """Un point d’arrêt dont la réponse est celle de notre juge."""

        def __call__(self, est_reussi: bool, est_permis: bool) -> bool:
            if est_permis and not est_reussi:
                self._success()  # la suite se montre ; l’essai, lui, reste manqué
            return est_reussi

    return PointDArret(label=nom)
