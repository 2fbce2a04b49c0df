"""Les bilans déjà calculés : livrés avec le paquet pour 4 × 6, gardés sur le disque ensuite.

Aucun calcul ici. Un fichier abîmé est ignoré, puis remplacé. Commencer par `lire`.
"""

import json
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from importlib import resources
from pathlib import Path

from mastermind_edu.disque import dossier_personnel, ecrire
from mastermind_edu.statistiques.bilan import Bilan

LIVRES = "bilans_4x6.json"
PAQUET = Path(__file__).parent.parent


def lire_livre(nom: str, nb_pions: int, nb_couleurs: int) -> Bilan | None:
    """Le bilan livré avec le paquet, `None` pour une autre taille que 4 × 6 ou un décodeur de plus.

    >>> lire_livre("knuth", 4, 6).total
    5801
    """
    donnees = _lire_livres().get(nom) if (nb_pions, nb_couleurs) == (4, 6) else None
    return donnees and _comprendre(donnees, nom, nb_pions, nb_couleurs)


@cache
def _lire_livres() -> dict:
    return json.loads(resources.files(__package__).joinpath(LIVRES).read_text(encoding="utf-8"))


def lire(nom: str, nb_pions: int, nb_couleurs: int) -> Bilan | None:
    """Le bilan gardé sur cette machine ; `None` s’il manque, s’il est périmé ou abîmé."""
    try:
        texte = chemin(nom, nb_pions, nb_couleurs).read_text(encoding="utf-8")
        return _comprendre(json.loads(texte), nom, nb_pions, nb_couleurs)
    except (OSError, RuntimeError, ValueError, KeyError, TypeError, AttributeError):
        return None


def garder(bilan: Bilan) -> None:
    """Range le bilan sur cette machine ; rien si le disque le refuse, il sera recalculé."""
    try:
        fichier = chemin(bilan.nom, bilan.nb_pions, bilan.nb_couleurs)
        ecrire(fichier, json.dumps(en_donnees(bilan)))
    except (OSError, RuntimeError):  # protégé, plein, ou pas de dossier personnel
        return


def chemin(nom: str, nb_pions: int, nb_couleurs: int) -> Path:
    """Le fichier d’un bilan : son nom change avec le décodeur, la taille et la version des calculs."""
    return dossier_personnel() / "statistiques" / f"{nom}-{nb_pions}x{nb_couleurs}-{version()}.json"


@cache
def version() -> str:
    """Une empreinte de ce qui calcule : modifier un décodeur ou un arbre livré périme leurs bilans."""
    return sha256(b"".join(fichier.read_bytes() for fichier in sources())).hexdigest()[:12]


def sources() -> list[Path]:
    """Les fichiers dont dépend un bilan : le code et les arbres livrés."""
    dossiers = (PAQUET / dossier for dossier in ("coeur", "decodeurs", "statistiques"))
    return sorted(fichier for dossier in dossiers for suffixe in ("py", "json") for fichier in dossier.rglob(f"*.{suffixe}"))


def en_donnees(bilan: Bilan) -> dict:
    """Ce que l’on écrit d’un bilan ; un secret y est une suite de chiffres, un par pion."""
    return {
        "distribution": [list(paire) for paire in bilan.distribution.items()],
        "secrets_au_maximum": " ".join("".join(map(str, secret)) for secret in bilan.secrets_au_maximum),
        "graine": bilan.graine,
    }


def ecrire_bilans(bilans: Iterable[Bilan]) -> str:
    """Le texte des bilans livrés, un par ligne."""
    return "{\n" + ",\n".join(f"{json.dumps(bilan.nom)}: {json.dumps(en_donnees(bilan))}" for bilan in bilans) + "\n}\n"


def _comprendre(donnees: dict, nom: str, nb_pions: int, nb_couleurs: int) -> Bilan:
    """Le bilan écrit par `en_donnees` ; lève `ValueError`, `KeyError` ou `TypeError` s’il est abîmé."""
    distribution = {int(longueur): int(nombre) for longueur, nombre in donnees["distribution"]}
    secrets = tuple(tuple(map(int, secret)) for secret in donnees["secrets_au_maximum"].split())
    if not distribution or sum(distribution.values()) % nb_couleurs**nb_pions or min(distribution.values()) < 1:
        raise ValueError("la répartition ne compte pas tous les secrets")
    if not secrets or any(len(secret) != nb_pions or not set(secret) <= set(range(nb_couleurs)) for secret in secrets):
        raise ValueError("les secrets au maximum ne sont pas des codes")
    return Bilan(nom, nb_pions, nb_couleurs, distribution, secrets, donnees["graine"])
