"""Chapitre 12 : les stratégies du rapport de Dijon, réparées."""
