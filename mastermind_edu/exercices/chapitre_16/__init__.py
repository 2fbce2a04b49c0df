"""Chapitre 16 : son propre plateau."""
