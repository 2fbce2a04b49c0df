"""Chapitre 5 : répondre par les tableaux de fréquences."""
