"""Chapitre 13 : choisir la proposition qui apprend le plus."""
