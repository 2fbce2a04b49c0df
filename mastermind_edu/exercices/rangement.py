"""Des lignes à mettre dans l’ordre : celles qui sont placées, leur retrait, celles qui restent ; et l’appel qui les garde dans le notebook.

L’état n’est que du texte, `ranger("nom", '''…''')` : il s’enregistre, s’imprime et se tape sans aucun bouton. Le dessin est dans
`widgets.rangement`. Commencer par `Rangement`.
"""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from mastermind_edu.exercices import GAMMES
from mastermind_edu.exercices.gammes import RETRAIT, Gamme

# Au début de la cellule, après des commentaires peut-être : le chercher partout serait long dans une cellule faite pour cela.
APPEL = re.compile(r"""((?:[ \t]*(?:#[^\n]*)?\n)*)ranger\(\s*["'](\w+)["']\s*(?:,\s*r?\'\'\'(.*?)\'\'\'\s*)?,?\s*\)""", re.DOTALL)
RETRAIT_MAXIMAL = 4


def ecrire_appel(nom: str, texte: str = "") -> str:
    """La cellule qui garde ce rangement ; sans texte, rien n’est encore placé.

    >>> ecrire_appel("alterner")
    'ranger("alterner")'
    """
    return f"""ranger("{nom}", '''\n{texte.strip(chr(10))}\n''')""" if texte else f'ranger("{nom}")'


def lire_appel(cellule: str) -> str:
    """La cellule, où le rangement est devenu la fonction qu’il écrit, aux mêmes lignes ; celle d’un autre texte est inchangée.

    >>> print(lire_appel("ranger('alterner', \'\'\'\\ndef alterner(tours):\\n    return []\\n\'\'\')").strip())
    def alterner(tours):
        return []
    >>> lire_appel('ranger("alterner")')
    'def alterner(tours): ...'
    """
    trouve = APPEL.match(cellule)
    if not trouve or trouve[2] not in GAMMES:
        return cellule
    texte = trouve[3] or ""
    if not texte.strip():
        texte = f"def {GAMMES[trouve[2]].signature}: ..."
    manque = trouve[0].count("\n") - trouve[1].count("\n") - texte.count("\n")
    return trouve[1] + texte + "\n" * manque + cellule[trouve.end() :]


class Place(NamedTuple):
    """Une ligne placée, et de combien de crans elle est décalée."""

    ligne: str
    retrait: int


@dataclass
class Rangement:
    """Les lignes d’une gamme en train d’être rangées ; `placees` forment la fonction, sous sa tête.

    >>> rangement = Rangement(GAMMES["alterner"])
    >>> rangement.placer("code = []")
    >>> print(rangement.texte)
    def alterner(tours):
        \"\"\"Un code où un R puis un V sont ajoutés à chaque tour.\"\"\"
        code = []
    """

    gamme: Gamme
    placees: list[Place] = field(default_factory=list)

    @classmethod
    def lire(cls, gamme: Gamme, texte: str) -> "Rangement":
        """Celui qu’écrit ce texte ; une ligne que l’élève a tapée lui-même reste à sa place."""
        lignes = [ligne for ligne in texte.expandtabs(4).split("\n") if ligne.strip() and ligne.strip() not in _donnees(gamme)]
        return cls(gamme, [Place(ligne.strip(), _crans(ligne)) for ligne in lignes])

    @property
    def restantes(self) -> list[str]:
        """Les lignes proposées qui ne sont pas placées, dans l’ordre où elles sont proposées."""
        prises = Counter(place.ligne for place in self.placees)
        libres = []
        for ligne in self.gamme.lignes:
            prises[ligne] -= 1
            libres += [ligne] if prises[ligne] < 0 else []
        return libres

    @property
    def texte(self) -> str:
        """La fonction telle qu’elle est rangée ; rien quand aucune ligne n’est placée."""
        return "\n".join([self.gamme.tete, *(RETRAIT * retrait + ligne for ligne, retrait in self.placees)]) if self.placees else ""

    def placer(self, ligne: str) -> None:
        """Ajoute une ligne à la fin, au retrait de la précédente."""
        self.placees.append(Place(ligne, self.placees[-1].retrait if self.placees else 1))

    def oter(self, rang: int) -> None:
        """Remet une ligne avec celles qui restent."""
        del self.placees[rang]

    def poser(self, ligne: str, rang: int, retrait: int) -> int:
        """Met une ligne à ce rang et à ce retrait, au plus près de ce qui se peut ; renvoie son rang."""
        arrivee = min(max(rang, 0), len(self.placees))
        self.placees.insert(arrivee, Place(ligne, min(max(retrait, 1), RETRAIT_MAXIMAL)))
        return arrivee

    def deplacer(self, rang: int, pas: int) -> int:
        """Monte ou descend une ligne d’une place, si elle le peut ; renvoie son nouveau rang."""
        ligne, retrait = self.placees.pop(rang)
        return self.poser(ligne, rang + pas, retrait)

    def decaler(self, rang: int, crans: int) -> None:
        """Décale une ligne d’un cran vers la droite, ou la ramène vers la gauche."""
        ligne, retrait = self.placees.pop(rang)
        self.poser(ligne, rang, retrait + crans)


def _donnees(gamme: Gamme) -> Sequence[str]:
    return [ligne.strip() for ligne in gamme.tete.split("\n")]


def _crans(ligne: str) -> int:
    """Le retrait d’une ligne, en crans de quatre espaces, au plus proche ; dans la fonction, un au moins."""
    return min(max(round((len(ligne) - len(ligne.lstrip())) / len(RETRAIT)), 1), RETRAIT_MAXIMAL)
