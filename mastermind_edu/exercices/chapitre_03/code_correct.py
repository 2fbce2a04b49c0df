"""Exercice : dire si un mot est correct."""

from mastermind_edu.exercices.cas import INITIALES, mots, mots_a_verifier, ordinaires_d_abord
from mastermind_edu.exercices.proprietes import MOTS
from mastermind_edu.juge.exercice import Exercice, faux


def code_correct(mot, nb_pions, initiales):
    """`True` quand le mot a la bonne longueur et seulement des initiales connues, `False` sinon."""
    return len(mot) == nb_pions and all(lettre in initiales for lettre in mot)


def cas():
    for nb_pions in (1, 2, 3):
        for mot in ordinaires_d_abord(mots("RVX", range(0, nb_pions + 2)), nb_pions):
            yield mot, nb_pions, ["R", "V"]
    for mot in ("RVBJ", "RRRR", "NPJB", "RVB", "RVBJP", "RVBX", "XVBJ", "RVXJ", "1234", "R?BJ", ""):
        yield mot, 4, INITIALES
    yield from mots_a_verifier("RVS7?")
    for initiales in (["R", "J"], ["V", "K"]):
        yield "RV", 2, initiales
        yield "RR", 2, initiales


EXERCICE = Exercice(
    reference=code_correct,
    points=2,
    cas=cas,
    exemples=(
        ("RVBJ", 4, ["R", "V", "B", "J"]),
        ("RVB", 4, ["R", "V", "B", "J"]),
        ("RVBX", 4, ["R", "V", "B", "J"]),
    ),
    proprietes=MOTS,
    indices=(
        "Deux conditions : la longueur, puis les lettres. Dès que l’une des deux manque, la réponse est connue.",
        "Dans la boucle, cherchez une lettre inconnue : une seule suffit pour répondre `False`. Pour répondre `True`, il faut les avoir toutes regardées.",
    ),
    squelette='''\
def code_correct(mot, nb_pions, initiales):
    """True quand le mot a la bonne longueur et seulement des initiales connues."""
    if ...:
        return False
    for lettre in mot:
        if ...:
            return ...
    return ...
''',
)


@faux("la réponse ne dépend que de la longueur : les lettres comptent aussi")
def longueur_seule(mot, nb_pions, initiales):
    return len(mot) == nb_pions


@faux("la réponse ne dépend que des lettres : la longueur compte aussi")
def lettres_seules(mot, nb_pions, initiales):
    for lettre in mot:
        if lettre not in initiales:
            return False
    return True


@faux("à la bonne longueur, un mot est accepté dès qu’une de ses lettres est connue : il les faut toutes")
def une_lettre_suffit(mot, nb_pions, initiales):
    return len(mot) == nb_pions and any(lettre in initiales for lettre in mot)


@faux("un mot trop long est accepté quand ses lettres sont connues")
def au_moins_la_longueur(mot, nb_pions, initiales):
    return len(mot) >= nb_pions and all(lettre in initiales for lettre in mot)


@faux("à la bonne longueur, la première lettre décide seule de la réponse : les suivantes comptent aussi")
def premiere_lettre_decide(mot, nb_pions, initiales):
    if len(mot) != nb_pions:
        return False
    for lettre in mot:
        if lettre in initiales:
            return True
        else:
            return False


@faux("la première lettre décide seule de la réponse : les suivantes et la longueur comptent aussi")
def premiere_lettre_sans_longueur(mot, nb_pions, initiales):
    for lettre in mot:
        if lettre in initiales:
            return True
        else:
            return False


@faux("à la bonne longueur, la dernière lettre décide seule de la réponse : les précédentes comptent aussi")
def derniere_lettre_decide(mot, nb_pions, initiales):
    correct = len(mot) == nb_pions
    if correct:
        for lettre in mot:
            correct = lettre in initiales
    return correct


@faux("quand le mot est incorrect, la fonction renvoie `None` et non `False`")
def none_au_lieu_de_false(mot, nb_pions, initiales):
    if len(mot) == nb_pions and all(lettre in initiales for lettre in mot):
        return True
