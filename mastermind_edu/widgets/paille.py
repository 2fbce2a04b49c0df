"""Des widgets de paille, là où ipywidgets n’est pas : les mêmes noms, les mêmes clics, une image fixe au lieu d’une vue vivante.

Ni JavaScript ni ligne vers la page, et rien du jeu. Là où ipywidgets est installé, ce module ne change rien. Commencer par
`tenir_lieu` ; ce qui s’y joue encore, au clavier, est l’affaire d’`au_clavier`.
"""

import sys
from collections.abc import Callable, Iterable
from html import escape
from importlib.util import find_spec

from mastermind_edu.widgets.paille_commune import Widget

CADRE = "display:inline-block;border:1px solid #767676;border-radius:3px;padding:2px 10px;margin:2px"


class _Valeur(Widget):
    valeurs = {"value": "", "placeholder": "", "continuous_update": True}

    def __init__(self, value: object = "", **donnees: object):
        super().__init__(**({"value": value} if value != "" else {}), **donnees)


class HTML(_Valeur):
    """Du HTML."""

    def dedans(self, commandes: bool) -> str:
        return self.value.replace(" onload=", " data-sans-page=")  # ce script prépare une page qui n’est pas là


class Label(_Valeur):
    """Une ligne de texte."""


class Text(_Valeur):
    """Une case à remplir."""

    est_une_commande = True


class Button(Widget):
    """Un bouton ; `click` le presse."""

    est_une_commande = True
    valeurs = {"button_style": "", "icon": ""}

    def __init__(self, **donnees: object):
        self._actions: list[Callable] = []
        super().__init__(**donnees)

    def on_click(self, action: Callable, remove: bool = False) -> None:
        """Appelle `action`, avec le bouton, à chaque clic."""
        if remove:
            self._actions.remove(action)
        else:
            self._actions.append(action)

    def click(self) -> None:
        """Presse le bouton : une erreur remonte à qui clique."""
        for action in list(self._actions):
            action(self)

    def dedans(self, commandes: bool) -> str:
        return f'<span style="{CADRE}">{escape(self.description) or "&nbsp;"}</span>'


class _Choix(Widget):
    est_une_commande = True
    valeurs = {"options": (), "value": None, "tooltips": ()}

    def __init__(self, **donnees: object):
        self.options = donnees.pop("options", ())
        super().__init__(**donnees)

    @property
    def paires(self) -> tuple[tuple[str, object], ...]:
        """Le texte et la valeur de chaque option."""
        options = self.options.items() if isinstance(self.options, dict) else self.options
        return tuple(option if isinstance(option, tuple) else (str(option), option) for option in options)

    @property
    def label(self) -> str | None:
        """Le texte de l’option choisie."""
        return next((texte for texte, valeur in self.paires if valeur == self.value), None)

    def accepter(self, nom: str, valeur: object) -> object:
        if nom == "value" and valeur is not None and valeur not in [connue for _, connue in self.paires]:
            raise ValueError(f"il faut une des options, voici {valeur!r}")
        return super().accepter(nom, tuple(valeur) if nom == "options" and not isinstance(valeur, dict) else valeur)

    def prevenir(self, nom: str, ancienne: object, nouvelle: object) -> None:
        super().prevenir(nom, ancienne, nouvelle)
        if nom == "options":
            self.value = next((valeur for _, valeur in self.paires), None)

    def dedans(self, commandes: bool) -> str:
        return f'{escape(self.description)} <span style="{CADRE}">{escape(self.label or "")}</span>'


class Dropdown(_Choix):
    """Une liste où l’on choisit."""


class ToggleButtons(_Choix):
    """Des boutons dont un est enfoncé."""


class IntSlider(Widget):
    """Un curseur, entre `min` et `max`."""

    est_une_commande = True
    valeurs = {"min": 0, "max": 100, "value": 0, "step": 1}

    def __init__(self, **donnees: object):
        value = donnees.pop("value", donnees.get("min", 0))
        super().__init__(**donnees)
        self.value = value

    def accepter(self, nom: str, valeur: object) -> object:
        return max(self.min, min(self.max, valeur)) if nom == "value" else super().accepter(nom, valeur)

    def prevenir(self, nom: str, ancienne: object, nouvelle: object) -> None:
        super().prevenir(nom, ancienne, nouvelle)
        if nom in ("min", "max"):
            self.value = self.value  # dans les nouvelles bornes


class Play(IntSlider):
    """Une lecture, qui n’avance pas : rien ne bouge sans page."""

    valeurs = {"playing": False, "interval": 100, "show_repeat": True}


class Box(Widget):
    """Une boîte de widgets, `children`."""

    valeurs = {"children": ()}
    sens = "row"

    def __init__(self, children: Iterable[Widget] = (), **donnees: object):
        super().__init__(children=children, **donnees)

    def accepter(self, nom: str, valeur: object) -> object:
        return tuple(valeur) if nom == "children" else super().accepter(nom, valeur)

    def dedans(self, commandes: bool) -> str:
        pieces = "".join(enfant.en_html(commandes) for enfant in self.children)
        return f'<div style="display:flex;flex-direction:{self.sens};flex-wrap:wrap">{pieces}</div>'


class HBox(Box):
    """Des widgets côte à côte."""


class VBox(Box):
    """Des widgets empilés."""

    sens = "column"


def jslink(*_) -> None:
    """Rien : ce lien serait dans la page."""


def tenir_lieu() -> bool:
    """Met ce module à la place d’ipywidgets, s’il n’est pas installé ; dit si c’est le cas."""
    if "ipywidgets" not in sys.modules and find_spec("ipywidgets") is None:
        sys.modules["ipywidgets"] = sys.modules[__name__]
    return sys.modules.get("ipywidgets") is sys.modules[__name__]


SANS_IPYWIDGETS = tenir_lieu()
