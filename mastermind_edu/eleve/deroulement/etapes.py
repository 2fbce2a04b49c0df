"""Les étapes d’un déroulement : des données, que d’autres modules remplissent et montrent.

Commencer par `Etape`.
"""

import inspect
from enum import Enum
from types import CodeType
from typing import NamedTuple

from mastermind_edu.eleve.deroulement.boites import Etat


class Evenement(Enum):
    """Ce qu’une étape montre."""

    APPEL = "appel"
    REPRISE = "reprise"  # d’un générateur
    LIGNE = "ligne"
    DON = "don"  # par `yield`
    RETOUR = "retour"
    ERREUR = "erreur"


class Texte(NamedTuple):
    """Les lignes d’une fonction, et le numéro de la première."""

    nom: str
    premiere: int
    lignes: tuple[str, ...]


class Etape(NamedTuple):
    """Une ligne qui vient d’être exécutée, et ce qu’elle a fait."""

    evenement: Evenement
    ligne: int
    texte: Texte  # la fonction où est cette ligne
    attentes: tuple[tuple[str, int], ...]  # les appels en attente : leur fonction, leur ligne
    etat: Etat
    changements: dict[str, str | None]  # les noms qui ont changé, et leur valeur d’avant
    tours: dict[int, int]  # pour chaque boucle en cours, son tour
    suite: bool | None = None  # la condition est vraie ; la boucle fait un tour de plus
    affiche: str = ""
    resultat: str = ""  # ce qui est renvoyé, ou l’erreur expliquée
    sans_return: bool = False
    autres_noms: dict[int, tuple[str, ...]] = {}  # d’une boîte, dans les appels en attente

    @property
    def profondeur(self) -> int:
        """Le nombre d’appels en cours, celui-ci compris."""
        return len(self.attentes) + 1

    @property
    def code(self) -> str:
        """Le texte de la ligne, sans sa marge."""
        rang = self.ligne - self.texte.premiere
        return self.texte.lignes[rang].strip() if 0 <= rang < len(self.texte.lignes) else ""


class Deroulement(NamedTuple):
    """Un appel suivi jusqu’au bout, ou jusqu’à la limite."""

    appel: str
    etapes: tuple[Etape, ...]
    arret: str = ""  # pourquoi l’on s’est arrêté avant la fin


def lire_le_texte(code: CodeType) -> Texte | None:
    """Les lignes d’une fonction ; `None` quand Python ne les a pas gardées."""
    try:
        lignes, premiere = inspect.getsourcelines(code)
    except (OSError, TypeError):
        return None
    nom = "lambda" if code.co_name == "<lambda>" else code.co_name
    return Texte(nom, premiere, tuple(inspect.cleandoc("\n" + "".join(lignes)).splitlines()))
