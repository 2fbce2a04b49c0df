"""Corriger des copies dans un test, et lire ce qui a été écrit.

Aucun test ici ; les copies viennent de `corpus`. Commencer par `corriger_en_silence`.
"""

import json

from mastermind_edu.correction.correcteur import corriger


def corriger_en_silence(chemins, sortie, **options):
    """Les copies de `resultats.json`, par nom de fichier."""
    corriger(chemins, sortie, version="essai", annoncer=lambda _: None, **options)
    return lire(sortie)


def lire(sortie):
    donnees = json.loads((sortie / "resultats.json").read_text(encoding="utf-8"))
    return {copie["fichier"]: copie for copie in donnees["copies"]}


def etats(copie):
    return {exercice["nom"]: exercice["etat"] for exercice in copie["exercices"]}


def contenus(dossier):
    """Le contenu de chaque fichier écrit."""
    return {str(f.relative_to(dossier)): f.read_bytes() for f in sorted(dossier.rglob("*")) if f.is_file()}
