"""Chapitre 03b : redemander, lire des nombres."""
