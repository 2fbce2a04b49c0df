"""Chapitre 00b : les premières lignes de Python."""
