"""Lire le code d’un élève sans l’exécuter : ce qui s’y voit, à coup sûr.

Rien ici ne sait ce qu’il fallait écrire ni ce que la fonction a donné : une phrase est vraie de ce code,
juste ou faux. Commencer par `lecteur.lire`.
"""
