"""Le verdict : une donnée, que d’autres modules écrivent en texte ou en HTML."""

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple


class EtatVerdict(Enum):
    """Les quatre issues d’un examen."""

    REUSSI = "réussi"
    ECHOUE = "échoué"
    A_FAIRE = "à faire"
    BLOQUE = "bloqué"  # une autre fonction est à corriger d’abord : jamais la faute de celle-ci


class ContreExemple(NamedTuple):
    """Le plus petit cas qui échoue : l’appel, l’attendu, l’obtenu."""

    arguments: tuple
    appel: str
    attendu: str
    obtenu: str


@dataclass(frozen=True)
class Verdict:
    """Le résultat d’un examen, avec un seul message, le plus utile."""

    exercice: str
    etat: EtatVerdict
    message: str
    contre_exemple: ContreExemple | None = None
    erreur_typique: str | None = None
    nb_cas: int = 0
    preuve: bool = False  # vrai quand ces cas sont tous ceux qui existent
    remarque: str = ""
    constat: str = ""  # dans quels cas l’échec se produit, comptés

    @property
    def est_reussi(self) -> bool:
        """Vrai quand la fonction a passé tous les cas."""
        return self.etat is EtatVerdict.REUSSI
