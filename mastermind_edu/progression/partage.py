"""Ce qu’un élève accepte de montrer pendant une séance : son nom, et depuis quand il cherche chaque exercice.

Rien sans `progres(partager="Zoé")`, écrit par lui, et rien après trois heures. Une section du fichier de progression, que rien n’envoie.
Commencer par `Partage` et `comprendre`.
"""

import math
import time
from collections.abc import Mapping
from typing import NamedTuple

DUREE = 3 * 3600  # secondes : une séance, et la suivante
SIGNES_AU_PLUS = 80  # d’un nom
CLE = "seance"


class Recherche(NamedTuple):
    """Un exercice pas encore réussi : depuis quand, après combien d’essais, et la dernière erreur typique reconnue."""

    depuis: float
    essais: int
    erreur: str


class Partage(NamedTuple):
    """L’accord d’un élève, quand il l’a donné, et ce qu’il cherche."""

    eleve: str
    debut: float
    recherches: Mapping[str, Recherche]

    def est_en_cours(self, maintenant: float) -> bool:
        """Faux quand la séance est finie ; un accord daté de demain ne vaut pas non plus."""
        return 0 <= maintenant - self.debut < DUREE

    def noter(self, nom: str, est_reussi: bool, erreur: str, maintenant: float) -> "Partage":
        """Le partage, après cette vérification : une réussite finit la recherche."""
        recherches = {autre: recherche for autre, recherche in self.recherches.items() if autre != nom}
        if not est_reussi:
            avant = self.recherches.get(nom, Recherche(maintenant, 0, ""))
            recherches[nom] = Recherche(avant.depuis, avant.essais + 1, erreur)
        return self._replace(recherches=recherches)


def accepter(eleve: str) -> Partage:
    """L’accord de cet élève, à partir de maintenant."""
    return Partage(" ".join(str(eleve).split())[:SIGNES_AU_PLUS], time.time(), {})


def en_donnees(partage: Partage | None) -> dict:
    """Ce que le fichier de progression en garde ; rien sans accord, ou une fois la séance finie."""
    if partage is None or not partage.est_en_cours(time.time()):
        return {}
    recherches = {nom: recherche._asdict() for nom, recherche in partage.recherches.items()}
    return {CLE: {"eleve": partage.eleve, "debut": partage.debut, "recherches": recherches}}


def comprendre(lu: object) -> Partage | None:
    """Le partage en cours que dit un fichier de progression, déjà lu ; rien pour tout autre contenu : un élève peut y écrire ce qu’il veut."""
    donnees = lu.get(CLE) if isinstance(lu, dict) else None
    try:
        recherches = {str(nom): _recherche(**recherche) for nom, recherche in donnees["recherches"].items()}
        partage = Partage(" ".join(str(donnees["eleve"]).split())[:SIGNES_AU_PLUS], float(donnees["debut"]), recherches)
    except (TypeError, KeyError, ValueError, AttributeError, OverflowError):
        return None
    return partage if partage.eleve and partage.est_en_cours(time.time()) else None


def _recherche(depuis: float, essais: int, erreur: str) -> Recherche:
    """Lève `ValueError` pour une heure ou un nombre d’essais qui n’en sont pas."""
    if not (math.isfinite(depuis) and 0 < int(essais) < 10_000):
        raise ValueError("il faut une heure et un nombre d’essais")
    return Recherche(float(depuis), int(essais), str(erreur)[:SIGNES_AU_PLUS])
