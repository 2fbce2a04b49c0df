"""Chapitre 9 : les réponses impossibles et les réponses fausses."""
