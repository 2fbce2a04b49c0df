"""Dire où le cours est publié : l’adresse du dépôt, écrite dans `pyproject.toml`, et les liens du README qui en partent.

Qui la lit est `depot`, à la racine du paquet. Commencer par `ecrire_adresse`.
"""

import re
from pathlib import Path
from urllib.parse import urlsplit

from mastermind_edu import depot
from mastermind_edu.atelier.plan import ErreurFabrication
from mastermind_edu.disque import ecrire
from mastermind_edu.francais import citer

NOM = r"[\w.-]*[A-Za-z0-9_][\w.-]*"  # d’un compte, d’un groupe, d’un dépôt : « - », seul, annonce une page de GitLab
ADRESSE = re.compile(rf"https://(?P<hote>[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{{2,}})(?::\d+)?(?P<noms>(?:/{NOM}){{2,}})", re.ASCII | re.IGNORECASE)
# Ce qui s’ouvre aussi dans une forge, et n’est le dépôt de personne ; « COMPTE » est celui de l’exemple, à remplacer.
PAS_UN_COMPTE = {"compte", "dashboard", "explore", "groups", "orgs", "projects", "settings", "user_settings", "users"}
# Un lien ou une image de Markdown qui part du dossier : ni adresse entière, ni place dans la page.
LIEN = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\((?!https?:|#)([^)\s]+)\)")


def ecrire_adresse(racine: Path, adresse: str) -> str:
    """Écrit l’adresse du dépôt dans `pyproject.toml`, et la renvoie telle qu’elle est écrite.

    Lève `ErreurFabrication` si ce n’est pas celle d’un dépôt, ou si la ligne à récrire manque.
    """
    voulue = _exiger_une_adresse(adresse)
    fichier = Path(racine) / "pyproject.toml"
    texte = fichier.read_text(encoding="utf-8") if fichier.is_file() else ""
    if not depot.LIGNE.search(texte):
        raise ErreurFabrication(f"il faut une ligne « Source = \"…\" » dans {fichier}, sous [project.urls]")
    ecrire(fichier, depot.LIGNE.sub(f'Source = "{voulue}"', texte))
    return voulue


def _exiger_une_adresse(adresse: str) -> str:
    voulue = adresse.strip().rstrip("/").removesuffix(".git")
    if not (lue := ADRESSE.fullmatch(voulue)) or _est_une_page(lue["hote"].lower(), lue["noms"].lower().split("/")[1:]):
        raise ErreurFabrication(
            f"il faut l’adresse d’un dépôt, celle de sa page d’accueil, comme https://github.com/COMPTE/DEPOT, sans nom ni mot de passe ; voici {citer(adresse)}"
        )
    return voulue


def _est_une_page(hote: str, noms: list[str]) -> bool:
    """Dit si c’est une autre page qu’un dépôt : un réglage, un site déjà publié, l’exemple recopié."""
    de_trop = hote == "github.com" and len(noms) > 2  # GitHub n’a que deux étages
    return de_trop or hote.startswith("www.") or hote.endswith((".github.io", ".gitlab.io")) or noms[0] in PAS_UN_COMPTE


def rendre_absolus(page: str, adresse: str, etiquette: str) -> str:
    """Cette page de Markdown, ses liens et ses images menant au dépôt : on peut la lire ailleurs, et longtemps après.

    >>> rendre_absolus("![jeu](docs/jeu.png) [aide](docs/aide.md#a)", "https://github.com/moi/cours", "v1.0.0")
    '![jeu](https://github.com/moi/cours/raw/v1.0.0/docs/jeu.png) [aide](https://github.com/moi/cours/blob/v1.0.0/docs/aide.md#a)'
    """
    milieu = "" if urlsplit(adresse).hostname == "github.com" else "/-"  # GitLab, dont la Forge des communs numériques

    def relier(lien: re.Match) -> str:
        image, texte, cible = lien.groups()
        return f"{image}[{texte}]({adresse}{milieu}/{'raw' if image else 'blob'}/{etiquette}/{cible})"

    return LIEN.sub(relier, page)
