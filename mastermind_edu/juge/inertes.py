"""Ce qu’une copie trouve à la place du cours et des widgets : des objets qui ne font rien.

Rien du jeu, ni référence ni affichage. Ce qui n’est pas là échoue en disant pourquoi. Commencer par `installer`.
"""

import os
import sys
import types
from importlib import import_module
from importlib.machinery import ModuleSpec

PAQUET = "mastermind_edu"
PAQUETS_REELS = os.path.join(os.path.dirname(__file__), "..", "..", "site-packages")  # voir `Enclos.livrer`
OUTILS = ("aide", "assembler", "confronter", "derouler", "exemples", "ranger", "rappel", "verifier")
MODULES_INERTES = ("ipywidgets", "IPython", f"{PAQUET}.widgets", f"{PAQUET}.affichage", f"{PAQUET}.eleve")


class Inerte:
    """Un objet qui accepte tout et ne fait rien ; appelé sur une seule fonction, il la rend, comme un décorateur."""

    def __init__(self, *_, **__):
        pass

    def __call__(self, *arguments, **_):
        return arguments[0] if len(arguments) == 1 and isinstance(arguments[0], types.FunctionType) else self

    def __getattr__(self, nom):
        if nom.startswith("__"):
            raise AttributeError(nom)
        return self

    def __iter__(self):
        return iter(())

    def __enter__(self):
        return self

    def __exit__(self, *_):
        return None


class HeriteeDuPaquet:
    """La base d’une classe d’élève qui hérite d’une classe du cours."""


class Absente:
    """Ce qu’une importation n’a pas pu donner : une chose du paquet du cours, ou d’un paquet qui n’est pas là."""

    def __init__(self, nom: str, paquet: str):
        self.__dict__.update(__name__=nom, paquet=paquet)

    def _refuser(self, *_, **__):
        raise ModuleNotFoundError(f"No module named '{self.paquet}'", name=self.paquet)

    def __getattr__(self, nom):
        return self._refuser() if not nom.startswith("__") else object.__getattribute__(self, nom)

    def __mro_entries__(self, _):
        """Une classe peut en hériter : elle ne vaut rien, et le juge dit d’où elle vient."""
        return (type(self.__name__, (HeriteeDuPaquet,), {}),) if self.paquet == PAQUET else self._refuser()

    __call__ = __iter__ = __getitem__ = __len__ = __add__ = __mul__ = __contains__ = _refuser


class _Module(types.ModuleType):
    """Un module inerte ; du paquet du cours, seuls les outils de l’élève le sont, le reste est absent."""

    __path__: list = []

    def __getattr__(self, nom):
        if nom.startswith("__"):
            raise AttributeError(nom)
        inerte = self.__name__ != PAQUET or nom in OUTILS or nom.endswith("_ipython_extension")
        return INERTE if inerte else Absente(nom, PAQUET)


class _Chercheur:  # sans les classes d’importlib.abc, longues à importer dans chaque copie
    def __init__(self, reels=()):
        self.reels = tuple(reels)

    def find_spec(self, nom, *_):
        return ModuleSpec(nom, self) if nom.startswith(MODULES_INERTES) and not nom.startswith(self.reels) else None

    def create_module(self, spec):
        return _Module(spec.name)

    def exec_module(self, _):
        pass


INERTE = Inerte()


def est_du_paquet(objet: object) -> bool:
    """Vrai pour ce qui vient du paquet du cours."""
    if isinstance(objet, type):
        return HeriteeDuPaquet in objet.__bases__
    return isinstance(objet, Absente) and objet.paquet == PAQUET or isinstance(objet, _Module) and objet.__name__ == PAQUET


def installer(noms_du_paquet: list[str], reels: "list[str] | tuple" = ()) -> dict[str, object]:
    """Met ces modules à la place des vrais, sauf les `reels` que l’enclos a reçus ; renvoie les noms qu’un notebook connaît d’avance."""
    presents = [nom for nom in reels if os.path.isdir(os.path.join(PAQUETS_REELS, nom))]
    sys.meta_path.insert(0, _Chercheur(presents))
    if presents:
        sys.path.append(PAQUETS_REELS)
    for nom in presents:  # avant toute cellule : ce temps n’est pas celui de l’élève
        import_module(nom)
    paquet = sys.modules[PAQUET] = _Module(PAQUET)
    paquet.__all__ = noms_du_paquet
    return {"__name__": "__main__", "display": INERTE, "get_ipython": INERTE}
