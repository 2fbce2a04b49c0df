"""Les décodeurs : l’ordinateur cherche le secret.

Une stratégie par fonction, une fiche par décodeur, en Python pur ; numpy n’est
importé que par les calculs longs. Commencer par `jouer_contre`.
"""

from mastermind_edu.decodeurs.catalogue import DECODEURS
from mastermind_edu.decodeurs.contradictions import ErreurDeReponse, erreurs_de_reponse, plus_petits_retraits
from mastermind_edu.decodeurs.decodage import Decodage, EtatDecodage, jouer_contre

__all__ = ["DECODEURS", "Decodage", "ErreurDeReponse", "EtatDecodage", "erreurs_de_reponse", "jouer_contre", "plus_petits_retraits"]
