"""Chapitre 8 : l’ordinateur cherche le code."""
