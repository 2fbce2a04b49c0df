"""Chapitre 11 : la stratégie CFC, couleur, fond, curseur."""
