"""Ce qu’est un décodeur : une fonction génératrice et sa fiche.

Ni jeu ni calcul ici. Commencer par `Strategie`, puis `Decodeur`.
"""

import random
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from itertools import islice
from typing import NamedTuple, Protocol, TypeVar

from mastermind_edu.coeur.codes import Code
from mastermind_edu.coeur.reponses import Reponse, repondre_par_marquage
from mastermind_edu.decodeurs.tailles import Tailles

# Une stratégie donne une proposition (`yield`) et reçoit sa réponse (`send`). Qui la
# fait jouer s’arrête quand le secret est trouvé ; elle s’arrête d’elle-même quand
# plus rien ne s’accorde avec les réponses. Une stratégie qui réfléchit longtemps donne aussi
# des `None` : ce sont des souffles, où l’on peut l’abandonner ; `next` la fait continuer.
Strategie = Generator[Code | None, Reponse | None, None]
Resultat = TypeVar("Resultat")
Souffles = Generator[None, None, Resultat]  # un calcul qui souffle, puis renvoie son résultat
CODES_ENTRE_DEUX_SOUFFLES = 20_000  # un vingtième de seconde environ

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
    famille: str
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


def demander(strategie: Strategie, reponse: Reponse | None = None) -> Souffles[Code]:
    """La proposition suivante, après tous les souffles qu’il faut ; sans réponse, la première."""
    proposition = strategie.send(reponse)
    while proposition is None:
        yield
        proposition = next(strategie)
    return proposition


def aller_au_bout(calcul: Souffles[Resultat]) -> Resultat:
    """Le résultat d’un calcul qui souffle, d’une traite."""
    while True:
        try:
            next(calcul)
        except StopIteration as fin:
            return fin.value


def en_lots(codes: Iterable[Code], taille: int = CODES_ENTRE_DEUX_SOUFFLES) -> Iterator[list[Code]]:
    """Les codes par lots, pour souffler entre deux.

    >>> list(en_lots([(0,), (1,), (2,)], 2))
    [[(0,), (1,)], [(2,)]]
    """
    suite = iter(codes)
    return iter(lambda: list(islice(suite, taille)), [])


def garder_compatibles(codes: Iterable[Code], proposition: Code, reponse: Reponse) -> Souffles[list[Code]]:
    """Ceux de ces codes qui, pris pour secret, donnent cette réponse ; un souffle entre deux lots.

    >>> aller_au_bout(garder_compatibles([(0, 0), (0, 1), (1, 1)], (0, 0), (1, 0)))
    [(0, 1)]
    """
    gardes: list[Code] = []
    for rang, lot in enumerate(en_lots(codes)):
        if rang:
            yield
        gardes += [code for code in lot if repondre_par_marquage(code, proposition) == reponse]
    return gardes
