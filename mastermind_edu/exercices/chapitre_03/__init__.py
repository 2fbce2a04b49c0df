"""Chapitre 3 : lire, nettoyer, valider une proposition."""
