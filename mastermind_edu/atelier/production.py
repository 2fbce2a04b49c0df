"""Produire le texte d’un notebook à partir de son source, sans l’écrire.

Seul module qui réunit tous les outils de Jupyter. Commencer par `produire`.
"""

import nbformat

from mastermind_edu.atelier.composition import assembler, composer
from mastermind_edu.atelier.execution import executer
from mastermind_edu.atelier.plan import Cible
from mastermind_edu.atelier.sorties import nettoyer, reprendre_variables, voiler


def produire(cible: Cible) -> str:
    """Le texte du notebook, exécuté et nettoyé.

    Lève `ErreurFabrication` pour un source, une exécution ou une sortie refusés.
    """
    cellules = composer(cible)
    notebook = assembler(cellules)
    cible.notebook.parent.mkdir(parents=True, exist_ok=True)
    executer(notebook, cellules, cible)
    reprendre_variables(notebook, cible.notebook)
    nettoyer(notebook, cellules, cible.racine)
    voiler(notebook)
    nbformat.validate(notebook)
    return nbformat.writes(notebook, indent=1, ensure_ascii=False) + "\n"
