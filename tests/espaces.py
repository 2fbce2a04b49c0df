"""Un espace de noms où le code d’un exercice s’exécute comme dans son notebook.

Aucun test ici. Commencer par `espace_d_exercice`.
"""

DONNES = """
from fractions import Fraction
from ipywidgets import Button, HBox, Label, VBox

def en_chiffres(texte):
    return texte != "" and all(signe in "0123456789" for signe in texte)
"""  # ce que donnent les notebooks des exercices 14, 16 et 07


def espace_d_exercice(**noms):
    """Ces noms, et ce que donnent les notebooks des exercices."""
    exec(DONNES, noms)
    return noms
