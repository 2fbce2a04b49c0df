"""Chapitre 15 : une manche devient un objet."""
