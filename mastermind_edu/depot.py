"""L’adresse du dépôt, écrite une seule fois, dans `pyproject.toml` : tout ce qui la montre la lit ici.

La bibliothèque standard seule, car l’installation s’en sert avant tout paquet. Commencer par `adresse`.
"""

import re
from importlib import metadata
from pathlib import Path

RACINE = Path(__file__).resolve().parents[1]
LIGNE = re.compile(r'(?m)^Source = "([^"\n]*)"$')
PAS_ENCORE = ".invalid/"  # aucun serveur ne peut porter ce nom (RFC 2606) : le dépôt n’a pas encore d’adresse


def adresse(racine: Path = RACINE) -> str:
    """L’adresse du dépôt, sans barre à la fin ; un texte vide tant que le cours n’est pas publié."""
    ecrite = _dans_le_dossier(racine) if (racine / "lancer.py").is_file() else _dans_la_roue()
    return "" if PAS_ENCORE in ecrite + "/" else ecrite.rstrip("/")


def _dans_le_dossier(racine: Path) -> str:
    try:
        trouvee = LIGNE.search((racine / "pyproject.toml").read_text(encoding="utf-8"))
    except OSError:
        return ""
    return trouvee[1] if trouvee else ""


def _dans_la_roue() -> str:
    try:
        liens = metadata.metadata("mastermind_edu").get_all("Project-URL") or []
    except metadata.PackageNotFoundError:
        return ""
    return dict(lien.split(", ", 1) for lien in liens).get("Source", "")


def ou_le_trouver() -> str:
    """De quoi finir « téléchargez le cours » : à son adresse si elle est connue, sinon là où la personne l’a eu."""
    return f"à l’adresse {adresse()}" if adresse() else "là où vous l’avez eu"
