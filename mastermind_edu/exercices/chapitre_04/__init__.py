"""Chapitre 4 : répondre en marquant les pions comptés."""
