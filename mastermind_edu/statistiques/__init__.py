"""Les statistiques exactes des décodeurs, sur tous les secrets.

numpy accélère les calculs quand il est là ; il n’est importé que s’il sert. Commencer
par `evaluer`, puis `comparer`.
"""

from mastermind_edu.statistiques.bilan import Bilan
from mastermind_edu.statistiques.comparaison import Comparaison, comparer, decrire
from mastermind_edu.statistiques.evaluation import evaluer

__all__ = ["Bilan", "Comparaison", "comparer", "decrire", "evaluer"]
