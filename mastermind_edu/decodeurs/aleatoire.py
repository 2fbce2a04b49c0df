"""Le décodeur qui propose au hasard, mais jamais un code que les réponses excluent.

Il ne suit aucun ordre (voir `lexicographique`). Commencer par `aleatoire_compatible`.
"""

import random

from mastermind_edu.coeur.codes import tous_les_codes
from mastermind_edu.decodeurs.contrat import Decodeur, Strategie
from mastermind_edu.decodeurs.souffles import garder_compatibles
from mastermind_edu.decodeurs.tailles import exiger_memoire


def aleatoire_compatible(nb_pions: int, nb_couleurs: int, hasard: random.Random) -> Strategie:
    """Un candidat au hasard, chacun avec la même chance.

    Coût : la liste des m candidats en mémoire (environ 100 octets chacun, m = kⁿ au
    début), et m réponses calculées à chaque tour. Pour 6 pions et 10 couleurs : un
    million de codes. Lève `TailleRefusee` quand la liste ne tient pas en mémoire.
    Source : Swaszek, 1999-2000.

    >>> next(aleatoire_compatible(4, 6, random.Random(1)))
    (1, 1, 3, 5)
    """
    exiger_memoire(nb_couleurs**nb_pions * (64 + 8 * nb_pions), "la liste de tous les codes")
    candidats = list(tous_les_codes(nb_pions, nb_couleurs))
    while candidats:
        proposition = hasard.choice(candidats)
        reponse = yield proposition
        candidats = yield from garder_compatibles(candidats, proposition, reponse)


FICHES = {
    "aleatoire_compatible": Decodeur(
        "Un code compatible au hasard", "sujet de SAÉ, § 3.5", aleatoire_compatible,
        est_au_hasard=True, tirage=random.Random.choice,
    ),
}
