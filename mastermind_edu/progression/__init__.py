"""Où en est l’élève : ce que ses vérifications ont montré, gardé sur sa machine, et le court code qu’il peut en donner.

Ni note, ni preuve, et rien n’est envoyé. Commencer par `bilan.progres`, que l’élève appelle.
"""
