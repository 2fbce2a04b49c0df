"""Lire un source du professeur : un fichier TOML, aux clés connues.

Ce qu’on en écrit est ailleurs. Commencer par `lire_toml`.
"""

import re
from collections.abc import Mapping, Set
from pathlib import Path
from typing import NoReturn

from mastermind_edu.atelier.plan import ErreurFabrication
from mastermind_edu.francais import citer, dire_refus, proposer

try:
    import tomllib
except ModuleNotFoundError:  # Python 3.10
    import tomli as tomllib

EXEMPLE = 'titre = "Mes exercices", entre guillemets droits'
SOURCES = "sources/enseignant"
PAGES = "docs/enseignant"


def lire_toml(chemin: Path, nom: str) -> dict:
    """Le contenu du fichier, nommé `nom` dans les messages ; lève `ErreurFabrication` quand il ne se lit pas."""
    try:
        return tomllib.loads(chemin.read_text(encoding="utf-8"))
    except OSError as erreur:
        raise ErreurFabrication(f"{nom} : il faut un fichier TOML lisible ; {dire_refus(erreur)}") from None
    except UnicodeDecodeError:
        raise ErreurFabrication(f"{nom} : il faut un fichier TOML en UTF-8") from None
    except tomllib.TOMLDecodeError as erreur:
        ou = re.search(r"at line (\d+)", str(erreur))
        raise ErreurFabrication(f"{nom}, {f'ligne {ou[1]}' if ou else 'à la fin'} : il faut un fichier TOML lisible, des lignes comme {EXEMPLE}") from None


def exiger_cles(lu: Mapping, connues: Mapping[str, type], nom: str, *, facultatives: tuple[str, ...] = ()) -> None:
    """Lève `ErreurFabrication` pour une clé inconnue, absente ou d’un autre type."""
    for cle in lu:
        if cle not in connues:
            refuser(nom, f"clé inconnue {citer(cle)}{proposer(cle, connues)}")
    for cle, type_voulu in connues.items():
        if cle not in lu and cle not in facultatives:
            refuser(nom, f"il manque la clé {citer(cle)}")
        if cle in lu and not isinstance(lu[cle], type_voulu):
            refuser(nom, f"la clé {citer(cle)} demande {type_voulu.__name__}, voici {citer(lu[cle])}")


def refuser(nom: str, message: str) -> NoReturn:
    """Lève `ErreurFabrication` pour ce fichier."""
    raise ErreurFabrication(f"{nom} : {message}")


def lister_pages_orphelines(racine: Path, attendues: Set[str]) -> list[str]:
    """Les pages de `docs/enseignant/` qui ne naissent d’aucun source."""
    trouvees = (chemin.relative_to(racine).as_posix() for chemin in (racine / PAGES).rglob("*") if chemin.is_file())
    return sorted(nom for nom in trouvees if nom not in attendues)
