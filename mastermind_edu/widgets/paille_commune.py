"""Ce que tout widget de paille sait faire : garder des valeurs, prévenir qui les suit, se montrer en HTML.

Rien d’un widget en particulier (voir `paille`), et rien du jeu. Commencer par `Widget`.
"""

from collections.abc import Callable, Iterable
from contextlib import nullcontext
from html import escape
from types import SimpleNamespace


class Reglages(SimpleNamespace):
    """L’aspect d’un widget : on y écrit ce que l’on veut, et ce qui n’y est pas vaut `None`."""

    def __getattr__(self, nom: str):
        if nom.startswith("__"):
            raise AttributeError(nom)
        return None


class Widget:
    """Des valeurs, et qui les suit ; `keys` les nomme, comme le fait ipywidgets."""

    valeurs: dict[str, object] = {"description": "", "disabled": False, "tooltip": None, "layout": None, "style": None, "_dom_classes": ()}
    comm: object = "de paille"  # `None` une fois fermé
    est_une_commande = False  # un bouton, une liste, une case : sans page, on ne peut pas s’en servir
    montre_ses_commandes = True

    def __new__(cls, *_, **__):
        widget = super().__new__(cls)
        vars(widget).update({**cls.toutes_les_valeurs(), "_suiveurs": [], "layout": Reglages(), "style": Reglages()})
        return widget

    def __init__(self, **donnees: object):
        for nom, valeur in donnees.items():
            setattr(self, nom, valeur)

    @classmethod
    def toutes_les_valeurs(cls) -> dict[str, object]:
        """Les valeurs d’un widget neuf."""
        return {nom: valeur for classe in reversed(cls.__mro__) for nom, valeur in vars(classe).get("valeurs", {}).items()}

    @property
    def keys(self) -> list[str]:
        """Les noms des valeurs."""
        return list(self.toutes_les_valeurs())

    def __setattr__(self, nom: str, valeur: object) -> None:
        if nom not in self.toutes_les_valeurs():
            object.__setattr__(self, nom, valeur)
            return
        ancienne, nouvelle = vars(self)[nom], self.accepter(nom, valeur)
        vars(self)[nom] = nouvelle
        if ancienne is not nouvelle and ancienne != nouvelle:
            self.prevenir(nom, ancienne, nouvelle)

    def accepter(self, nom: str, valeur: object) -> object:
        """La valeur à retenir."""
        return Reglages(**valeur) if nom in ("layout", "style") and isinstance(valeur, dict) else valeur

    def prevenir(self, nom: str, ancienne: object, nouvelle: object) -> None:
        """Appelle qui suit cette valeur."""
        changement = {"name": nom, "old": ancienne, "new": nouvelle, "owner": self, "type": "change"}
        for suiveur, suivis in list(self._suiveurs):
            if nom in suivis:
                suiveur(changement)

    def observe(self, suiveur: Callable, names: str | Iterable[str] = "value") -> None:
        """Appelle `suiveur` à chaque changement de ces valeurs."""
        self._suiveurs.append((suiveur, (names,) if isinstance(names, str) else tuple(names)))

    def unobserve(self, suiveur: Callable, names: str | Iterable[str] = "value") -> None:
        """Ne l’appelle plus."""
        self._suiveurs[:] = [suivi for suivi in self._suiveurs if suivi[0] != suiveur]

    def add_class(self, nom: str) -> "Widget":
        """Ajoute une classe de style."""
        self._dom_classes = (*(autre for autre in self._dom_classes if autre != nom), nom)
        return self

    def remove_class(self, nom: str) -> "Widget":
        """L’enlève."""
        self._dom_classes = tuple(autre for autre in self._dom_classes if autre != nom)
        return self

    def hold_sync(self):
        """Rien à retenir : rien ne part vers une page."""
        return nullcontext()

    def focus(self) -> None:
        """Rien : il n’y a pas de page."""

    def close(self) -> None:
        """Le widget n’est plus suivi par personne."""
        self.comm = None

    def dedans(self, commandes: bool) -> str:
        """Ce qu’il montre, en HTML, avec ses commandes ou sans."""
        return escape(f"{self.description} {getattr(self, 'value', '')}".strip())

    def en_html(self, commandes: bool = True) -> str:
        """L’image fixe du widget, ou rien pour une commande à taire ; ce qui est caché le reste, mais son style sert."""
        if self.est_une_commande and not commandes:
            return ""
        est_cache = self.layout.display == "none" or self.layout.visibility == "hidden"
        classes, cache = escape(" ".join(self._dom_classes)), ' style="display:none"' if est_cache else ""
        return f'<div class="{classes}"{cache}>{self.dedans(commandes)}</div>'

    def _repr_mimebundle_(self, **_) -> dict[str, str]:
        return {"text/plain": repr(self), "text/html": self.en_html(self.montre_ses_commandes)}

    def _repr_html_(self) -> str:
        montre = self._repr_mimebundle_()
        return montre.get("text/html") or f"<pre>{escape(montre['text/plain'])}</pre>"

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.description}>".replace(" >", ">")
