"""Exercice : la plus longue montée d’une liste."""

from itertools import product

from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def plus_longue_montee(mesures):
    """La longueur de la plus longue suite de mesures voisines strictement croissantes ; 0 pour une liste vide."""
    if not mesures:
        return 0
    meilleure, courante = 1, 1
    for rang in range(1, len(mesures)):
        if mesures[rang] > mesures[rang - 1]:
            courante += 1
        else:
            courante = 1
        meilleure = max(meilleure, courante)
    return meilleure


def cas():
    for taille in range(5):
        for mesures in product((1, 2, 3), repeat=taille):
            yield (list(mesures),)
    yield ([3, 5, 8, 2, 4, 6, 9, 1],)


EXERCICE = Exercice(
    reference=plus_longue_montee,
    points=3,
    cas=cas,
    exemples=(([3, 5, 8, 2, 4],), ([2, 2, 2],), ([],)),
    intacts=("mesures",),
    proprietes=(
        Propriete("deux voisines sont égales", "aucune voisine n’est égale", lambda mesures: any(a == b for a, b in zip(mesures, mesures[1:]))),
        Propriete("la liste est vide", "la liste n’est pas vide", lambda mesures: not mesures),
    ),
    indices=("Retenez deux nombres : la montée en cours, et la meilleure déjà vue.", "Quand la montée s’arrête, elle repart de 1, pas de 0."),
    squelette="def plus_longue_montee(mesures):\n    meilleure, courante = ..., ...\n    for rang in range(1, len(mesures)):\n        ...\n    return meilleure\n",
)


@faux("deux valeurs égales sont prises pour une montée")
def egalite_acceptee(mesures):
    meilleure = courante = min(1, len(mesures))
    for avant, apres in zip(mesures, mesures[1:]):
        courante = courante + 1 if apres >= avant else 1
        meilleure = max(meilleure, courante)
    return meilleure


@faux("seule la dernière montée est mesurée")
def derniere_seule(mesures):
    courante = min(1, len(mesures))
    for avant, apres in zip(mesures, mesures[1:]):
        courante = courante + 1 if apres > avant else 1
    return courante
