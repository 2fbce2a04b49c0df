"""Les exercices scellés d’un dossier d’élève : leurs modules et les corrigés, dans un seul fichier qui ne se lit pas à l’œil.

Cela décourage de lire les réponses ; ce n’est pas un secret. Dans le dépôt il n’y a pas de sceau : les mêmes lectures
trouvent les fichiers eux-mêmes. Commencer par `lire`.
"""

import json
import sys
import zlib
from base64 import b64decode, b64encode
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from importlib import resources
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from pathlib import Path
from types import ModuleType

PAQUET = "mastermind_edu.exercices"
SCEAU = "scelles.txt"  # une ligne par fichier : son nom, puis son texte comprimé


def sceller(textes: Mapping[str, str]) -> str:
    """Le contenu du sceau, pour ces textes nommés à partir d’`exercices`.

    >>> desceller(sceller({"corriges.json": "{}"}), "corriges.json")
    '{}'
    """
    return "".join(f"{nom} {b64encode(zlib.compress(texte.encode(), 9)).decode()}\n" for nom, texte in sorted(textes.items()))


def lister(sceau: str) -> list[str]:
    """Les noms des fichiers qui sont dans ce sceau ; lève `ValueError` pour une ligne qui n’en est pas une."""
    return [*_lignes(sceau)]


def desceller(sceau: str, nom: str) -> str | None:
    """Le texte de ce fichier, le seul que l’on ouvre ; `None` s’il n’est pas dans le sceau."""
    ligne = _lignes(sceau).get(nom)
    return ligne and zlib.decompress(b64decode(ligne)).decode()


@lru_cache(maxsize=1)
def _lignes(sceau: str) -> dict[str, str]:
    return dict(ligne.split(" ") for ligne in sceau.splitlines() if ligne)


@cache
def _lire_le_sceau() -> str:
    """Le sceau de ce paquet ; vide dans le dépôt, qui n’en a pas."""
    sceau = resources.files(PAQUET).joinpath(SCEAU)
    return sceau.read_text(encoding="utf-8") if sceau.is_file() else ""


def lire(nom: str) -> str:
    """Un fichier du dossier `exercices`, pris dans le sceau s’il y est ; lève `OSError` s’il n’est nulle part."""
    texte = desceller(_lire_le_sceau(), nom)
    return resources.files(PAQUET).joinpath(nom).read_text(encoding="utf-8") if texte is None else texte


@lru_cache(maxsize=1)
def lire_corriges() -> dict[str, str]:
    """Le corrigé de chaque exercice qui en a un, par son nom."""
    return json.loads(lire("corriges.json"))


@lru_cache(maxsize=1)
def lire_attendus() -> dict[str, str]:
    """Ce que le cours attend d’une réponse à chaque question ouverte, par son nom."""
    return json.loads(lire("attendus.json"))


class ModulesScelles:
    """Ce qui trouve et exécute les modules d’un sceau, quand Python n’a pas trouvé leurs fichiers.

    `lire` donne le texte d’un fichier, nommé à partir du préfixe, ou `None`. Il n’y a pas de `get_source` : ni `inspect`, ni une trace
    d’erreur, ni `help` n’ont de texte à montrer.
    """

    def __init__(self, prefixe: str, lire: Callable[[str], str | None]):
        self.prefixe, self._lire = prefixe, lire

    def find_spec(self, nom: str, chemin: object = None, cible: object = None) -> ModuleSpec | None:
        """Ce que Python demande pour chaque module qu’il n’a pas trouvé."""
        if not nom.startswith(self.prefixe):
            return None
        fichier = nom.removeprefix(self.prefixe).replace(".", "/")
        for candidat, est_un_paquet in ((f"{fichier}/__init__.py", True), (f"{fichier}.py", False)):
            if self._lire(candidat) is not None:
                return spec_from_loader(nom, self, origin=candidat, is_package=est_un_paquet)
        return None

    def create_module(self, fiche: ModuleSpec) -> None:
        """Un module ordinaire."""

    def exec_module(self, module: ModuleType) -> None:
        """Exécute le texte du module, et ne laisse rien à lister à `help`."""
        # Le nom du fichier qu’il aurait : il reconnaît ce qui vient du paquet (voir `eleve.verification`).
        fichier = Path(__file__).parent / f"{module.__name__.removeprefix(PAQUET).replace('.', '/').lstrip('/')}.py"
        exec(compile(self._lire(module.__spec__.origin), str(fichier), "exec"), vars(module))
        module.__all__ = []


def _lire_un_chapitre(fichier: str) -> str | None:
    """Un module de chapitre, s’il est dans le sceau de ce paquet."""
    return desceller(_lire_le_sceau(), f"chapitre_{fichier}")


def chercher_aussi_dans_le_sceau() -> None:
    """Ajoute le sceau, une seule fois, à ce que Python parcourt quand il importe un module."""
    if not any(isinstance(chercheur, ModulesScelles) for chercheur in sys.meta_path):
        sys.meta_path.append(ModulesScelles(f"{PAQUET}.chapitre_", _lire_un_chapitre))
