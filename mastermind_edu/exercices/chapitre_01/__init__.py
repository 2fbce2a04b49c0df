"""Chapitre 1 : constantes et tableaux parallèles."""
