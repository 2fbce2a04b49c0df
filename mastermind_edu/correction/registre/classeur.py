"""Le classeur du trimestre, `trimestre.xlsx`, que tout tableur ouvre : la même table que `trimestre.csv`, avec de vrais nombres.

Il faut openpyxl ; sans lui, la table reste en CSV. Commencer par `ecrire_classeur`.
"""

import datetime
from fractions import Fraction
from pathlib import Path

from mastermind_edu.correction.registre.trimestre import Trimestre, lignes_de_la_table
from mastermind_edu.correction.tableurs import ecriture, montrable
from mastermind_edu.disque import remplacer

SANS_OPENPYXL = 'trimestre.xlsx n’est pas écrit, il faut openpyxl : `python lancer.py corriger` l’installe, `pip install openpyxl` sans lui'
LARGEURS = {"élève": 28, "remarques": 60}
LARGEUR_DE_NOTE = 16
DATE = datetime.datetime(2000, 1, 1)  # ni l’heure ni le poste du professeur


def ecrire_classeur(chemin: Path, trimestre: Trimestre) -> str:
    """Écrit le classeur ; renvoie ce qu’il y a à dire quand openpyxl n’est pas installé, rien sinon."""
    try:
        from openpyxl import Workbook
        from openpyxl.styles import Alignment, Font
        from openpyxl.utils import get_column_letter
    except ImportError:
        return SANS_OPENPYXL
    classeur = Workbook()
    classeur.properties.creator, classeur.properties.created, classeur.properties.modified = "mastermind_edu", DATE, DATE
    feuille = classeur.active
    feuille.title = "Trimestre"
    lignes = lignes_de_la_table(trimestre)
    for rang, ligne in enumerate(lignes, start=1):
        for colonne, valeur in enumerate(ligne, start=1):
            _ecrire_cellule(feuille.cell(rang, colonne), valeur, Alignment(wrap_text=True, vertical="top"))
    for cellule in feuille[1]:
        cellule.font = Font(bold=True)
    for colonne, entete in enumerate(lignes[0], start=1):
        feuille.column_dimensions[get_column_letter(colonne)].width = LARGEURS.get(str(entete), LARGEUR_DE_NOTE)
    feuille.freeze_panes = "B2"
    with ecriture(chemin, " : le classeur est-il ouvert dans un tableur ?"):
        remplacer(chemin, classeur.save)
    return ""


def _ecrire_cellule(cellule, valeur: object, alignement) -> None:
    """Un nombre, ou un texte, jamais une formule."""
    if isinstance(valeur, Fraction):
        cellule.value, cellule.number_format = float(valeur), "General"  # « 0.## » montrerait « 20, »
        return
    cellule.value = " ".join(montrable(str(valeur)).split())
    cellule.data_type, cellule.alignment = "s", alignement
