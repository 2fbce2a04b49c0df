"""Les gammes du cours dont un exercice joint porte le nom : tant qu’il l’est, c’est lui que l’on vérifie et que l’on note.

Une gamme n’est pas notée : les points d’aucun chapitre n’en dépendent. Commencer par `ecarter_les_gammes`.
"""

from collections.abc import Collection

from mastermind_edu.exercices import GAMMES
from mastermind_edu.exercices.sommaire import GAMMES_DES_CHAPITRES

COURS: dict[str, tuple[str, ...]] = {}  # toutes celles de chaque chapitre, tant que quelques-unes sont écartées


def ecarter_les_gammes(noms: Collection[str]) -> bool:
    """Les gammes sont toutes celles du cours, sauf celles qui ont un de ces noms ; vrai quand d’autres étaient écartées."""
    toutes, avant = {**GAMMES_DES_CHAPITRES, **COURS}, bool(COURS)
    COURS.clear()
    if any(nom in noms for siennes in toutes.values() for nom in siennes):
        COURS.update(toutes)
    GAMMES_DES_CHAPITRES.update({chapitre: tuple(nom for nom in siennes if nom not in noms) for chapitre, siennes in toutes.items()})
    GAMMES.suivre(GAMMES_DES_CHAPITRES)
    return avant
