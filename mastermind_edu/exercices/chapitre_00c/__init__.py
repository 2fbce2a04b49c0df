"""Chapitre 00c : répéter et choisir."""
