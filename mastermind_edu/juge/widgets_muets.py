"""Les widgets d’un élève le temps d’un examen : sans page où se montrer, et leurs erreurs remontent à qui clique.

Ne contient aucun widget : c’est ipywidgets qui est employé, quand l’élève l’a importé. Commencer par `widgets_muets`.
"""

import sys
from contextlib import contextmanager


class _Coquille:
    """Ce que reçoit ipywidgets à la place d’IPython : il avalerait l’erreur d’une fonction appelée par un clic."""

    def showtraceback(self) -> None:
        raise sys.exc_info()[1]


@contextmanager
def widgets_muets():
    """Le temps d’un bloc, aucun widget ne s’ouvre dans la page, et ceux qui y sont créés sont ensuite oubliés."""
    module = sys.modules.get("ipywidgets.widgets.widget")
    classe = getattr(module, "Widget", None)
    if classe is None or not hasattr(module, "get_ipython") or not hasattr(classe, "open"):
        yield
        return
    avant, gardes = {*module._instances}, (module.get_ipython, classe.open)
    module.get_ipython, classe.open = (lambda: _Coquille()), (lambda widget: None)  # sans ligne vers la page, rien à décrire ni à envoyer
    try:
        yield
    finally:
        module.get_ipython, classe.open = gardes
        for nom in [nom for nom in module._instances if nom not in avant]:
            module._instances.pop(nom, None)
