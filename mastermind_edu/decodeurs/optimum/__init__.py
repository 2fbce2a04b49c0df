"""L’optimum : le plus petit total possible, prouvé, et les arbres livrés qui l’atteignent.

Ce n’est pas un décodeur (voir `decodeurs.optimal`). Commencer par `arbre`, puis `preuve`.
"""
