"""Les widgets d’un élève le temps d’un examen : sans page où se montrer, et leurs erreurs remontent à qui clique.

Ne contient aucun widget : c’est ipywidgets qui est employé, quand l’élève l’a importé. Commencer par `widgets_muets`.
"""

import sys
from contextlib import contextmanager


class _Coquille:
    """Ce que reçoit ipywidgets à la place d’IPython : il avalerait l’erreur d’une fonction appelée par un clic."""

    def showtraceback(self) -> None:
        raise sys.exc_info()[1]


class _Ligne:
    """La ligne d’un widget vers la page ; rien n’y passe."""

    def __init__(self):
        self.comm_id = f"muette-{id(self)}"

    def __getattr__(self, nom: str):
        if nom.startswith("__"):
            raise AttributeError(nom)
        return lambda *_, **__: None

    kernel = None


@contextmanager
def widgets_muets():
    """Le temps d’un bloc, aucun widget ne s’ouvre dans la page, et ceux qui y sont créés sont ensuite oubliés."""
    module = sys.modules.get("ipywidgets.widgets.widget")
    ligne = getattr(module, "comm", None)
    if ligne is None or not hasattr(module, "get_ipython"):
        yield
        return
    avant, gardes = {*module._instances}, (module.get_ipython, ligne.create_comm)
    module.get_ipython, ligne.create_comm = (lambda: _Coquille()), (lambda *_, **__: _Ligne())
    try:
        yield
    finally:
        module.get_ipython, ligne.create_comm = gardes
        for nom in [nom for nom in module._instances if nom not in avant]:
            module._instances.pop(nom, None)
