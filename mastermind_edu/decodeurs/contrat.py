"""Ce qu’est un décodeur : une fonction génératrice et sa fiche.

Ni jeu ni calcul ici. Commencer par `Strategie`.
"""

import random
from collections.abc import Callable, Generator
from typing import NamedTuple

from mastermind_edu.coeur.codes import Code
from mastermind_edu.coeur.reponses import Reponse

# Une stratégie donne une proposition (`yield`) et reçoit sa réponse (`send`). Qui la
# fait jouer s’arrête quand le secret est trouvé ; elle s’arrête d’elle-même quand
# plus rien ne s’accorde avec les réponses.
Strategie = Generator[Code, Reponse, None]


class Decodeur(NamedTuple):
    """La fiche d’un décodeur."""

    titre: str
    famille: str
    source: str
    strategie: Callable[[int, int, random.Random], Strategie]  # n pions, k couleurs, hasard
    est_au_hasard: bool = False
