"""Chapitre 10 : mesurer une stratégie sur tous les secrets."""
