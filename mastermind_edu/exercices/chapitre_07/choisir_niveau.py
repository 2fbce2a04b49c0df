"""Exercice : choisir le niveau."""

import string

from mastermind_edu.juge.exercice import Exercice, Propriete, faux

NIVEAUX = {"n": (4, 8, 12), "p": (5, 8, 15), "k": (6, 8, 20)}


def choisir_niveau(lettre):
    """Le triplet (pions, couleurs, tentatives) du niveau ; une erreur `ValueError` pour toute autre saisie."""
    if lettre in ("n", "N"):
        return 4, 8, 12
    if lettre in ("p", "P"):
        return 5, 8, 15
    if lettre in ("k", "K"):
        return 6, 8, 20
    raise ValueError("il faut une des lettres n, p, k")


def cas():
    # Ce qui se comprend d’abord, ce qui est refusé ensuite, le texte vide en dernier.
    autres = [signe for signe in string.ascii_letters if signe.lower() not in NIVEAUX]
    longs = ["nn", "np", "pk", "kn", "NP", "xn", "pro", "npk", "Kkk", "nova", "Prok", "novic", "killer", "novice", "KILLER", "niveaun", "nnnnnnnn", "NOVICE !"]
    for saisie in ("n", "N", "p", "P", "k", "K", *autres, *"0145689?.-_!é", *longs, " ", "n ", " k", "  ", ""):
        yield (saisie,)


def _est_un_niveau(lettre):
    return lettre.lower() in NIVEAUX


EXERCICE = Exercice(
    reference=choisir_niveau,
    points=2,
    cas=cas,
    exemples=(("n",), ("P",), ("k",), ("x",), ("pro",)),
    proprietes=(
        Propriete("la lettre est celle d’un niveau", "la saisie n’est pas un niveau", _est_un_niveau),
        Propriete("il y a une capitale", "il n’y a pas de capitale", lambda lettre: lettre != lettre.lower()),
        Propriete("il y a plusieurs caractères", "il y a un caractère, ou aucun", lambda lettre: len(lettre) > 1),
        Propriete("le premier caractère est n, p ou k", "le premier caractère n’est ni n, ni p, ni k", lambda lettre: lettre[:1].lower() in NIVEAUX),
    ),
    indices=(
        "Trois questions l’une après l’autre, une par niveau. Que reste-t-il quand aucune n’a dit oui ?",
        "`lettre in (\"n\", \"N\")` compare la saisie entière à deux textes. La dernière ligne de la fonction lève l’erreur, comme dans le rappel.",
    ),
    squelette='''\
def choisir_niveau(lettre):
    """Le triplet (pions, couleurs, tentatives) ; ValueError pour une autre saisie."""
    if lettre in ("n", "N"):
        return 4, 8, 12
    if ...:
        return ...
    if ...:
        return ...
    raise ...
''',
)


@faux("les capitales sont refusées : « N » veut dire la même chose que « n »")
def capitales_refusees(lettre):
    if lettre in NIVEAUX:
        return NIVEAUX[lettre]
    raise ValueError(lettre)


@faux("les minuscules sont refusées : « n » veut dire la même chose que « N »")
def minuscules_refusees(lettre):
    if lettre.lower() in NIVEAUX and lettre == lettre.upper():
        return NIVEAUX[lettre.lower()]
    raise ValueError(lettre)


@faux("seul le premier caractère compte : « np » est accepté, et le texte vide provoque une erreur d’un autre type que `ValueError`")
def premier_caractere_seulement(lettre):
    initiale = lettre[0].lower()
    if initiale in NIVEAUX:
        return NIVEAUX[initiale]
    raise ValueError(lettre)


@faux("un texte vide donne un niveau : il faut une erreur `ValueError`")
def vide_accepte(lettre):
    if lettre == "" or lettre.lower() in NIVEAUX:
        return NIVEAUX[lettre.lower() or "n"]
    raise ValueError(lettre)


@faux("toute autre saisie donne le niveau Novice : il faut une erreur `ValueError`")
def novice_d_office(lettre):
    return NIVEAUX.get(lettre.lower(), (4, 8, 12))


@faux("une autre saisie ne provoque pas d’erreur : la fonction renvoie `None`")
def sans_erreur(lettre):
    return NIVEAUX.get(lettre.lower())


@faux("une autre saisie provoque une erreur, mais d’un autre type : il faut `ValueError`")
def autre_erreur(lettre):
    return NIVEAUX[lettre.lower()]


@faux("le nombre de couleurs est 6 à tous les niveaux : il en faut 8")
def six_couleurs(lettre):
    if lettre.lower() in NIVEAUX:
        nb_pions, _, limite = NIVEAUX[lettre.lower()]
        return nb_pions, 6, limite
    raise ValueError(lettre)


@faux("les nombres du niveau sont dans un autre ordre : les pions, les couleurs, puis les tentatives")
def couleurs_d_abord(lettre):
    if lettre.lower() in NIVEAUX:
        nb_pions, nb_couleurs, limite = NIVEAUX[lettre.lower()]
        return nb_couleurs, nb_pions, limite
    raise ValueError(lettre)
