"""Chapitre 7 : les niveaux, les scores, le vainqueur."""
