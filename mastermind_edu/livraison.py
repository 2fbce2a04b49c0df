"""Ce que porte un notebook livré : sa version, la cellule où l’élève écrit son nom, celles où il répond à une question ouverte.

Ni ce qui le fabrique (voir `atelier`), ni ce qui le lit. Commencer par `numero_de_version`.
"""

import json
import re
from hashlib import sha256
from pathlib import Path

DISTRIBUTION = "distribution.json"  # à la racine d’un dossier d’élève : la liste de ce que le professeur y a mis
ELEVES, PROFESSEUR = "eleves", "professeur"  # les deux moitiés du dossier d’une épreuve : ce qui se donne, ce qui se garde
JUGENT = ("exercices", "juge", "correction/notation", "correction/programme")  # leur code décide d’un verdict
CLE = "mastermind"  # la métadonnée du notebook où la version est écrite
MARQUE_DU_NOM = "nom-de-l-eleve"  # l’identifiant et l’étiquette de la cellule « Nom : »
CONSIGNE_DU_NOM = "Double-cliquez ici, écrivez votre nom et votre prénom après « Nom : », puis Maj + Entrée."
CELLULE_DU_NOM = f"**Nom :**\n\n*{CONSIGNE_DU_NOM}*"
# La première ligne d’une cellule de texte où l’élève répond : ses points, puis le nom de la question.
QUESTION_OUVERTE = re.compile(r"\s*\*\*Votre réponse, sur\s+([0-9]{1,2}(?:[.,][0-9]{1,2})?)\s+points?\*\*\s*\(`([a-z][a-z0-9_]{0,63})`\)")
CONSIGNE_DE_LA_REPONSE = "Double-cliquez ici, remplacez cette ligne par votre réponse, puis Maj + Entrée."
SANS_LE_PAQUET = "sans-le-paquet"  # l’identifiant de la cellule qui aide celui qui ouvre un exercice hors du cours
# IPython montre ce que donne `_render_traceback_` à la place d’une trace en anglais.
CELLULE_SANS_LE_PAQUET = '''try:
    import mastermind_edu
except ModuleNotFoundError:
    class PaquetDuCoursAbsent(Exception):
        def _render_traceback_(self):
            return str(self).splitlines()

    raise PaquetDuCoursAbsent("""Il manque le paquet du cours : ce notebook a quitté son dossier.

- Vous avez le dossier du cours : ouvrez ce notebook par « python lancer.py ».
- Le cours a un site : ouvrez-le là, il n’y a rien à installer.
- Vous êtes ailleurs (Colab, VS Code, Jupyter) : demandez à votre professeur le fichier
  mastermind_edu-….whl, que fabrique « python lancer.py distribuer ». Posez-le à côté de
  ce notebook, exécutez dans une nouvelle cellule %pip install suivi du nom entier de ce
  fichier, puis exécutez de nouveau cette cellule-ci.""") from None'''


def edition_du_juge(version: str) -> str:
    """Cette version du cours, et l’empreinte de ce qui juge : deux éditions qui peuvent donner deux verdicts n’ont pas la même."""
    somme = sha256()
    for chemin in sorted(fichier for dossier in JUGENT for fichier in (Path(__file__).parent / dossier).rglob("*") if fichier.suffix in (".py", ".json", ".txt")):
        somme.update(chemin.read_bytes())
    return f"{version}+{somme.hexdigest()[:12]}"


def sans_resultats(notebook: dict) -> dict:
    """Le même notebook, tel que l’élève l’ouvre : ni sortie, ni numéro d’exécution. Sa version ne change pas."""
    return {**notebook, "cells": [_sans_resultat(cellule) for cellule in notebook["cells"]]}


def _sans_resultat(cellule: dict) -> dict:
    if cellule["cell_type"] != "code":
        return cellule
    metadonnees = {cle: valeur for cle, valeur in cellule["metadata"].items() if cle not in ("collapsed", "jupyter")}
    replie = {cle: valeur for cle, valeur in cellule["metadata"].get("jupyter", {}).items() if cle != "outputs_hidden"}
    return {**cellule, "metadata": {**metadonnees, **({"jupyter": replie} if replie else {})}, "outputs": [], "execution_count": None}


def poser(chemin: Path, notebook: dict) -> None:
    """Écrit un notebook tel que l’élève l’ouvre, et les dossiers qu’il lui faut."""
    chemin.parent.mkdir(parents=True, exist_ok=True)
    chemin.write_text(json.dumps(sans_resultats(notebook), ensure_ascii=False, indent=1) + "\n", encoding="utf-8", newline="\n")


def numero_de_version(notebook: dict) -> str:
    """L’empreinte de ce que l’auteur a écrit : ni les sorties ni les numéros d’exécution n’y comptent."""
    ecrit = [[cellule.get("id"), cellule["cell_type"], "".join(cellule["source"])] for cellule in notebook["cells"]]
    return sha256(json.dumps(ecrit, ensure_ascii=False).encode()).hexdigest()[:12]
