"""L’aide par étapes : `aide(ma_fonction)` donne un indice, un second, puis un squelette.

Jamais la réponse, et rien n’en est dit au professeur. Commencer par `aide`.
"""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from html import escape

from mastermind_edu.affichage.tableau import code_html, prose_en_html
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.exercices import EPREUVE, designer_l_exercice, trouver_exercice
from mastermind_edu.francais import citer, sans_gras
from mastermind_edu.progression import registre

ETAPES = ("indice 1 sur 2", "indice 2 sur 2", "squelette à compléter")
SUITES = (
    "Encore bloqué ? Le prochain appel donne un second indice.",
    "Encore bloqué ? Le prochain appel donne un squelette à compléter.",
    "Chaque `...` est à remplacer. Pour reprendre au premier indice : `aide({}, recommencer=True)`.",
)


@dataclass(frozen=True)
class Aide:
    """Une étape de l’aide, qui se montre d’elle-même à la fin d’une cellule."""

    exercice: str
    rang: int  # 0, 1 : les indices ; 2 : le squelette
    texte: str

    @property
    def titre(self) -> str:
        """Le nom de la fonction et l’étape."""
        return f"{self.exercice} : {ETAPES[self.rang]}"

    @property
    def suite(self) -> str:
        """Ce que l’on peut faire ensuite."""
        return SUITES[self.rang].format(self.exercice)

    @property
    def est_un_squelette(self) -> bool:
        """Vrai quand le texte est du code."""
        return self.rang == 2

    def __repr__(self) -> str:
        corps = self.texte if self.est_un_squelette else f"  {sans_gras(self.texte)}"  # le code se recopie tel quel
        return f"{self.titre}\n{corps}\n{self.suite}"

    def _repr_html_(self) -> str:
        corps = code_html(self.texte) if self.est_un_squelette else f"<p>{prose_en_html(self.texte)}</p>"
        return (
            '<div lang="fr" style="border-left:6px solid #1565c0;padding:4px 12px;margin:4px 0">'
            f"<strong>{escape(self.titre)}</strong>{corps}<p><small>{prose_en_html(self.suite)}</small></p></div>"
        )


def aide(fonction: Callable | str, *, recommencer: bool = False) -> Aide:
    """L’aide suivante pour une fonction d’exercice, ou pour son nom.

    Le premier appel donne un indice, le deuxième un autre, les suivants un squelette
    à compléter. Le compte reste sur cette machine ; `recommencer=True` le remet au
    début. Lève `ErreurMastermind` quand aucun exercice ne porte ce nom, et
    partout dès que le notebook d’une épreuve est ouvert.
    """
    nom = designer_l_exercice(fonction, sys._getframe(1), "aide", "aider")
    exercice = trouver_exercice(nom)
    if EPREUVE.a_commence:  # celle d’un exercice du cours aiderait aussi
        suite = f" : exemples({citer(nom)}) remontre les exemples de l’énoncé" if nom in EPREUVE else ""
        raise ErreurMastermind(f"pas d’aide pendant une épreuve{suite}")
    rang = min(registre.CARNET.compter(nom, recommencer=recommencer), len(ETAPES)) - 1
    return Aide(nom, rang, (*exercice.indices, exercice.squelette)[rang])
