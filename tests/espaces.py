"""Un espace de noms où le code d’un exercice s’exécute comme dans son notebook.

Aucun test ici. Commencer par `espace_d_exercice`.
"""

WIDGETS = "from ipywidgets import Button, HBox, Label, VBox"  # que l’exercice 16 importe avec le paquet


def espace_d_exercice(**noms):
    """Ces noms, et les widgets de l’exercice 16."""
    exec(WIDGETS, noms)
    return noms
