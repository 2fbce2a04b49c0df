"""Chapitre 14 : celui qui cache contre celui qui cherche."""
