"""Exercice : la moyenne de chaque élève, dans un dictionnaire."""

from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def moyennes(notes):
    """Un dictionnaire : la moyenne de chaque élève qui a au moins une note."""
    resultat = {}
    for eleve in notes:
        if len(notes[eleve]) > 0:
            resultat[eleve] = sum(notes[eleve]) / len(notes[eleve])
    return resultat


def cas():
    yield ({},)
    yield ({"Zoé": [12]},)
    yield ({"Zoé": []},)
    yield ({"Zoé": [10, 14]},)
    yield ({"Zoé": [0], "Ali": [20, 10, 15]},)
    yield ({"Zoé": [], "Ali": [8, 9]},)


EXERCICE = Exercice(
    reference=moyennes,
    points=3,
    cas=cas,
    exemples=(({"Zoé": [12, 14], "Ali": [8]},), ({"Zoé": []},)),
    intacts=("notes",),
    proprietes=(
        Propriete("un élève n’a aucune note", "chaque élève a une note", lambda notes: any(not siennes for siennes in notes.values())),
    ),
    indices=("Parcourez les élèves, un à un.", "Une moyenne est une somme divisée par un nombre de notes : quand n’existe-t-elle pas ?"),
    squelette="def moyennes(notes):\n    resultat = {}\n    for eleve in notes:\n        if ...:\n            resultat[eleve] = ...\n    return resultat\n",
)


@faux("un élève sans note reçoit 0 : il ne doit pas être dans le résultat")
def zero_sans_note(notes):
    return {eleve: sum(siennes) / len(siennes) if siennes else 0 for eleve, siennes in notes.items()}


@faux("la moyenne est arrondie à l’entier")
def moyenne_entiere(notes):
    return {eleve: sum(siennes) // len(siennes) for eleve, siennes in notes.items() if siennes}
