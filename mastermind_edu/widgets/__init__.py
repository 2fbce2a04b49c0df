"""Les widgets du notebook : le plateau où l’on joue, les algorithmes pas à pas, les décodeurs.

Des vues sur les objets du cœur ; c’est le seul endroit qui importe ipywidgets. Là où il n’est pas installé, `paille` en tient
lieu : on a l’image et le texte de chaque widget. Commencer par `Plateau()`.
"""

from mastermind_edu.widgets import paille  # noqa: F401, d’abord : tout ce qui suit importe ipywidgets

# isort: split
from mastermind_edu.widgets.analyse import Analyse
from mastermind_edu.widgets.arbre import Arbre
from mastermind_edu.widgets.candidats import Candidats
from mastermind_edu.widgets.comparer import Comparer
from mastermind_edu.widgets.match import Match
from mastermind_edu.widgets.ordinateur import Ordinateur
from mastermind_edu.widgets.pas_a_pas import PasAPas
from mastermind_edu.widgets.pas_a_pas_recherche import PasAPasRecherche
from mastermind_edu.widgets.plateau import Plateau

__all__ = ["Analyse", "Arbre", "Candidats", "Comparer", "Match", "Ordinateur", "PasAPas", "PasAPasRecherche", "Plateau"]
