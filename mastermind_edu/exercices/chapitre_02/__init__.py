"""Chapitre 2 : tirer un code au hasard."""
