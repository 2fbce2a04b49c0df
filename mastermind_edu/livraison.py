"""Ce que porte un notebook livré : sa version, et la cellule où l’élève écrit son nom.

Ni ce qui le fabrique (voir `atelier`), ni ce qui le lit. Commencer par `numero_de_version`.
"""

import json
from hashlib import sha256

DISTRIBUTION = "distribution.json"  # à la racine d’un dossier d’élève : la liste de ce que le professeur y a mis
CLE = "mastermind"  # la métadonnée du notebook où la version est écrite
MARQUE_DU_NOM = "nom-de-l-eleve"  # l’identifiant et l’étiquette de la cellule « Nom : »
CONSIGNE_DU_NOM = "Double-cliquez ici, écrivez votre nom et votre prénom après « Nom : », puis Maj + Entrée."
CELLULE_DU_NOM = f"**Nom :**\n\n*{CONSIGNE_DU_NOM}*"


def numero_de_version(notebook: dict) -> str:
    """L’empreinte de ce que l’auteur a écrit : ni les sorties ni les numéros d’exécution n’y comptent."""
    ecrit = [[cellule.get("id"), cellule["cell_type"], "".join(cellule["source"])] for cellule in notebook["cells"]]
    return sha256(json.dumps(ecrit, ensure_ascii=False).encode()).hexdigest()[:12]
