"""Chapitre 6 : afficher, conclure, jouer la manche."""
