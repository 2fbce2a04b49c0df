"""Ce qu’est un décodeur : une fonction génératrice et sa fiche.

Ni jeu ni calcul ici. Commencer par `Strategie`, puis `Decodeur`.
"""

import random
from collections.abc import Callable, Generator, Iterable, Sequence
from typing import NamedTuple, Protocol

from mastermind_edu.coeur.codes import Code
from mastermind_edu.coeur.reponses import Reponse
from mastermind_edu.decodeurs.tailles import Tailles

# Une stratégie donne une proposition (`yield`) et reçoit sa réponse (`send`). Qui la
# fait jouer s’arrête quand le secret est trouvé ; elle s’arrête d’elle-même quand
# plus rien ne s’accorde avec les réponses. Une stratégie qui réfléchit longtemps donne aussi
# des `None` : ce sont des souffles, où l’on peut l’abandonner (voir `souffles`).
Strategie = Generator[Code | None, Reponse, None]

Rang = int  # le rang d’un code dans l’ordre lexicographique
Choix = Callable[[list[Rang], frozenset[int]], Rang]  # une proposition, d’après les candidats et les couleurs vues


class Moteur(Protocol):
    """Ce qu’une fiche peut demander à qui l’évalue (voir `statistiques`)."""

    codes: Sequence[Code]

    def meilleure(self, nom: str, compatibles_seuls: bool, candidats: list[Rang], vues: frozenset[int]) -> Rang: ...


class Decodeur(NamedTuple):
    """La fiche d’un décodeur : comment il joue, comment on l’évalue, où il est offert.

    `strategie` reçoit n pions et k couleurs, et de quoi tirer au sort si `est_au_hasard` ;
    c’est la référence. Deux raccourcis facultatifs disent la même chose sur des rangs :

    - `parcours` : un choix par tirage que le décodeur pourrait faire, un seul s’il n’en fait
      aucun. Tous les secrets sont suivis à la fois, et le bilan est exact ;
    - `tirage` : la proposition tirée parmi les candidats. Le bilan reste un tirage.

    Sans parcours, un décodeur au hasard n’est évalué que sur un tirage, et son bilan le dit.
    """

    titre: str
    source: str
    strategie: Callable[..., Strategie]
    est_au_hasard: bool = False
    parcours: Callable[[Moteur], Iterable[Choix]] | None = None
    tirage: Callable[[random.Random, Sequence[Rang]], Rang] | None = None
    tailles: Tailles = Tailles()

    @property
    def est_exact(self) -> bool:
        """Vrai si son bilan compte tout ce que le décodeur peut jouer."""
        return self.parcours is not None or not self.est_au_hasard

    def commencer(self, nb_pions: int, nb_couleurs: int, hasard: random.Random) -> Strategie:
        """Une recherche neuve ; seul un décodeur qui se dit au hasard reçoit de quoi tirer au sort."""
        return self.strategie(nb_pions, nb_couleurs, *([hasard] if self.est_au_hasard else []))
