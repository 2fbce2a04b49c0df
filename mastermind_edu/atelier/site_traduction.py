"""L’interface du site en français : les phrases que le paquet de langue n’a pas encore.

Seulement celles qu’un élève rencontre. Commencer par `completer_traduction`.
"""

import json
from pathlib import Path

from mastermind_edu.atelier.erreurs import ErreurFabrication

FICHIER = "api/translations/fr_FR.json"
DOMAINES = ("jupyterlab", "jupyterlite", "notebook")
PHRASES = {
    "About %1": "À propos de %1",
    "Apply": "Appliquer",
    "Are you sure you want to delete this cell?": "Voulez-vous supprimer cette cellule ?",
    "Cell Type": "Type de cellule",
    "Clear Browser Data": "Effacer les données de ce navigateur",
    "Close and Shut Down Notebook…": "Fermer et arrêter le notebook…",
    "Collapse Output": "Replier la sortie",
    "Delete the cell": "Supprimer la cellule",
    "Do not ask me again": "Ne plus demander",
    "Download": "Télécharger",
    "Executed %1/%2 cells": "%1 cellules exécutées sur %2",
    "Expand Output": "Déplier la sortie",
    "Files and notebooks": "Fichiers et notebooks",
    "Licenses": "Licences",
    "No Kernel": "Pas encore de Python",
    "Notebooks and files stored in the browser": "Les notebooks et les fichiers gardés dans ce navigateur",
    "Settings and preferences": "Réglages et préférences",
    "Table of Contents": "Table des matières",
    "This will reload the page after clearing the selected data.": "La page sera ensuite rechargée.",
    "User settings and preferences": "Les réglages et les préférences de la personne",
    "Warning: Data Loss Risk": "Attention : votre travail peut être perdu",
    "Workspace layouts": "Dispositions des onglets",
    "Workspace layouts and panel arrangements": "Les dispositions des onglets et des panneaux",
}


def completer_traduction(construit: Path) -> None:
    """Ajoute nos phrases à la traduction du site ; une phrase déjà traduite ne change pas.

    Lève `ErreurFabrication` quand le paquet de langue française n’est pas installé.
    """
    fichier = construit / FICHIER
    if not fichier.is_file():
        raise ErreurFabrication("il faut le paquet jupyterlab-language-pack-fr-FR, qui n’est pas installé : `python lancer.py site` l’installe")
    traduction = json.loads(fichier.read_text(encoding="utf-8"))
    for domaine in DOMAINES:
        _completer(traduction["data"].setdefault(domaine, {}), domaine)
    fichier.write_text(json.dumps(traduction, ensure_ascii=False), encoding="utf-8", newline="\n")


def _completer(phrases: dict, domaine: str) -> None:
    phrases.setdefault("", {"domain": domaine, "language": "fr-FR", "plural_forms": "nplurals=2; plural=(n > 1);", "version": domaine})
    for anglais, francais in PHRASES.items():
        for cle in (anglais, f"menu\x04{anglais}"):  # le titre d’un menu se cherche avec ce préfixe
            if phrases.get(cle, [anglais]) == [anglais]:
                phrases[cle] = [francais]
