"""Exercice : dire si un mot est correct."""

from mastermind_edu.exercices.cas import INITIALES, mots, mots_a_verifier, ordinaires_d_abord
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


@faux("vous vérifiez la longueur, mais pas les lettres")
def longueur_seule(mot, nb_pions, initiales):
    return len(mot) == nb_pions


@faux("vous vérifiez les lettres, mais pas la longueur")
def lettres_seules(mot, nb_pions, initiales):
    for lettre in mot:
        if lettre not in initiales:
            return False
    return True


@faux("une seule lettre connue suffit à votre fonction : il les faut toutes")
def une_lettre_suffit(mot, nb_pions, initiales):
    return len(mot) == nb_pions and any(lettre in initiales for lettre in mot)


@faux("un mot trop long est accepté")
def au_moins_la_longueur(mot, nb_pions, initiales):
    return len(mot) >= nb_pions and all(lettre in initiales for lettre in mot)


@faux("la réponse tombe dès la première lettre : dites `True` seulement quand la boucle est finie")
def premiere_lettre_decide(mot, nb_pions, initiales):
    if len(mot) != nb_pions:
        return False
    for lettre in mot:
        if lettre in initiales:
            return True
        else:
            return False


@faux("la réponse tombe dès la première lettre, et la longueur n’est pas vérifiée")
def premiere_lettre_sans_longueur(mot, nb_pions, initiales):
    for lettre in mot:
        if lettre in initiales:
            return True
        else:
            return False


@faux("chaque lettre efface le résultat de la précédente : seule la dernière compte")
def derniere_lettre_decide(mot, nb_pions, initiales):
    correct = len(mot) == nb_pions
    if correct:
        for lettre in mot:
            correct = lettre in initiales
    return correct


@faux("quand le mot est incorrect, la fonction se termine sans `return` : elle renvoie `None` et non `False`")
def none_au_lieu_de_false(mot, nb_pions, initiales):
    if len(mot) == nb_pions and all(lettre in initiales for lettre in mot):
        return True
