"""Exercice : saisir une proposition."""

from mastermind_edu.exercices.cas import AUTRES_INITIALES, INITIALES, INITIALES_DE_LA_SAE
from mastermind_edu.exercices.chapitre_03.code_correct import code_correct
from mastermind_edu.exercices.chapitre_03.message_erreur import message_erreur
from mastermind_edu.exercices.chapitre_03.nettoyer import nettoyer
from mastermind_edu.juge.exercice import Exercice, Propriete, faux
from mastermind_edu.juge.instruments import Lignes, Recueil


def saisir_proposition(lire, afficher, nb_pions, initiales):
    """Appelle `lire()` jusqu’à un mot correct une fois nettoyé, `afficher(message)` à chaque erreur ; renvoie le mot, ou `None` pour
    « ? »."""
    mot = nettoyer(lire())
    while mot != "?" and not code_correct(mot, nb_pions, initiales):
        afficher(message_erreur(mot, nb_pions, initiales))
        mot = nettoyer(lire())
    return None if mot == "?" else mot


def cas():
    mauvaises = ("R", "RVB", "RX", "")
    for lignes in (("RV",), ("rv",), (" r v ",), ("?",)):
        yield Lignes(lignes), Recueil(), 2, ["R", "V"]
    for mauvaise in mauvaises:
        for fin in ("RV", "v r", "?"):
            yield Lignes((mauvaise, fin)), Recueil(), 2, ["R", "V"]
    for mauvaise in mauvaises:
        for autre in mauvaises:
            yield Lignes((mauvaise, autre, "VV")), Recueil(), 2, ["R", "V"]
    yield Lignes(("RV", "RVBX", "rvbj", "RRRR")), Recueil(), 4, INITIALES
    for lignes in (("?",), (" ? ",), ("  ?",), ("x", "?"), ("??", " r"), ("", " ", "r", "?")):
        yield Lignes(lignes), Recueil(), 1, ["R", "V"]
    for lignes in (("R", "RVB", "RX", "rv"), ("R", "R", "R", "?"), ("??", "R?", "", " ", "12", " v v "), ("RV", "?")):
        yield Lignes(lignes), Recueil(), 2, ["R", "V"]
    for rang, initiales in enumerate([AUTRES_INITIALES[:taille] for taille in range(1, 13)] + [INITIALES_DE_LA_SAE, INITIALES[::-1]]):
        nb_pions = rang % 8 + 1
        mot = "".join((initiales * nb_pions)[-nb_pions:])
        yield Lignes((mot,)), Recueil(), nb_pions, initiales
        yield Lignes((" ".join(mot).lower() + " ",)), Recueil(), nb_pions, initiales
        yield Lignes((mot[1:], mot + mot[0], "S" * nb_pions, mot[1:] + "7", mot)), Recueil(), nb_pions, initiales


def nb_fausses(lire, nb_pions, initiales) -> int:
    """Le nombre de lignes fausses avant la première qui convient."""
    mots = map(nettoyer, lire.lignes)
    return next(rang for rang, mot in enumerate(mots) if mot == "?" or code_correct(mot, nb_pions, initiales))


def premiere_qui_convient(lire, nb_pions, initiales) -> str:
    """La ligne d’un mot correct ou de « ? », telle qu’elle est tapée."""
    return lire.lignes[nb_fausses(lire, nb_pions, initiales)]


def abandonne(lire, nb_pions, initiales) -> bool:
    return nettoyer(premiere_qui_convient(lire, nb_pions, initiales)) == "?"


EXERCICE = Exercice(
    reference=saisir_proposition,
    points=4,
    cas=cas,
    exemples=(
        (Lignes(("rv",)), Recueil(), 2, ["R", "V"]),
        (Lignes(("RX", "r v")), Recueil(), 2, ["R", "V"]),
        (Lignes(("R", "?")), Recueil(), 2, ["R", "V"]),
    ),
    modifies=("lire", "afficher"),
    proprietes=(
        Propriete("une ligne est fausse", "la première ligne convient", lambda lire, _, *regles: nb_fausses(lire, *regles) > 0),
        Propriete("deux lignes sont fausses", "deux lignes ne sont jamais fausses", lambda lire, _, *regles: nb_fausses(lire, *regles) > 1),
        Propriete("le joueur abandonne par « ? »", "le joueur finit par un mot correct", lambda lire, _, *regles: abandonne(lire, *regles)),
        Propriete(
            "« ? » vient après une ligne fausse", "« ? » ne vient pas après une ligne fausse",
            lambda lire, _, *regles: abandonne(lire, *regles) and nb_fausses(lire, *regles) > 0,
        ),
        Propriete(
            "la ligne qui convient a des blancs ou des minuscules", "la ligne qui convient n’a ni blancs ni minuscules",
            lambda lire, _, *regles: premiere_qui_convient(lire, *regles) != nettoyer(premiere_qui_convient(lire, *regles)),
        ),
        Propriete("la première ligne est vide", "la première ligne n’est pas vide", lambda lire, *_: nettoyer(lire.lignes[0]) == ""),
    ),
    indices=(
        "Tant que le mot n’est ni « ? » ni correct, on affiche une erreur et on lit de nouveau : c’est une boucle `while`.",
        "Il faut un premier mot avant la boucle, et un nouveau à la fin de chaque tour, nettoyés tous les deux. Après la boucle, distinguez « ? » d’un mot correct.",
    ),
    squelette='''\
def saisir_proposition(lire, afficher, nb_pions, initiales):
    """Le premier mot correct que donne lire(), None pour « ? »."""
    mot = nettoyer(lire())
    while mot != "?" and not ...:
        afficher(...)
        mot = ...
    if ...:
        return None
    return mot
''',
)


def _corrects(mot, nb_pions, initiales):
    return len(mot) == nb_pions and all(lettre in initiales for lettre in mot)


@faux("le mot renvoyé est le bon, mais `afficher` n’est jamais appelée : il faut un message par erreur")
def sans_message(lire, afficher, nb_pions, initiales):
    mot = "".join(lire().upper().split())
    while mot != "?" and not _corrects(mot, nb_pions, initiales):
        mot = "".join(lire().upper().split())
    return None if mot == "?" else mot


@faux("un message s’affiche même quand la ligne est bonne : un seul par erreur")
def message_a_chaque_ligne(lire, afficher, nb_pions, initiales):
    while True:
        mot = "".join(lire().upper().split())
        afficher("Vérification…")
        if mot == "?":
            return None
        if _corrects(mot, nb_pions, initiales):
            return mot


@faux("la ligne lue n’est pas nettoyée : « r v » est pourtant une bonne saisie")
def sans_nettoyage(lire, afficher, nb_pions, initiales):
    mot = lire()
    while mot != "?" and not _corrects(mot, nb_pions, initiales):
        afficher("Recommencez.")
        mot = lire()
    return None if mot == "?" else mot


@faux("après une seconde erreur, la fonction ne redemande plus : une personne peut se tromper plus d’une fois")
def seconde_chance_seulement(lire, afficher, nb_pions, initiales):
    mot = "".join(lire().upper().split())
    if mot != "?" and not _corrects(mot, nb_pions, initiales):
        afficher("Recommencez.")
        mot = "".join(lire().upper().split())
    return None if mot == "?" else mot


@faux("après une erreur, la seconde ligne n’est pas vérifiée : fausse ou « ? », elle est renvoyée")
def seconde_ligne_sans_controle(lire, afficher, nb_pions, initiales):
    mot = "".join(lire().upper().split())
    if mot == "?":
        return None
    if not _corrects(mot, nb_pions, initiales):
        afficher("Recommencez.")
        mot = "".join(lire().upper().split())
    return mot


@faux("un message s’affiche aussi pour le mot correct : un seul par erreur")
def message_pour_le_bon_mot(lire, afficher, nb_pions, initiales):
    while True:
        mot = "".join(lire().upper().split())
        if mot == "?":
            return None
        afficher("Vérification…")
        if _corrects(mot, nb_pions, initiales):
            return mot


@faux("pour « ? », la fonction renvoie le texte « ? » : il faut `None`")
def abandon_renvoye(lire, afficher, nb_pions, initiales):
    mot = "".join(lire().upper().split())
    while mot != "?" and not _corrects(mot, nb_pions, initiales):
        afficher("Recommencez.")
        mot = "".join(lire().upper().split())
    return mot


@faux("« ? » est annoncé comme une erreur, et la fonction lit encore : c’est la demande d’abandon")
def abandon_oublie(lire, afficher, nb_pions, initiales):
    mot = "".join(lire().upper().split())
    while not _corrects(mot, nb_pions, initiales):
        afficher("Recommencez.")
        mot = "".join(lire().upper().split())
    return mot


@faux("une première ligne juste est acceptée ; après une erreur, la fonction ne finit pas")
def ne_relit_pas(lire, afficher, nb_pions, initiales):
    mot = "".join(lire().upper().split())
    while mot != "?" and not _corrects(mot, nb_pions, initiales):
        afficher("Recommencez.")
    return None if mot == "?" else mot
