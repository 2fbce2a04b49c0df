"""Question : demander une note jusqu’à ce qu’elle soit possible."""

from mastermind_edu.juge.exercice import Exercice, Propriete, faux
from mastermind_edu.juge.instruments import Lignes, Recueil

from ._dialogues import dialoguer


def donner_une_note(lire, afficher, maximum):
    """Appelle `lire()` jusqu’à une note de 0 au maximum, `afficher(message)` à chaque erreur ; renvoie la note, `None` pour −1."""
    note = int(lire())
    while note != -1 and not 0 <= note <= maximum:
        afficher(f"Il faut une note de 0 à {maximum}.")
        note = int(lire())
    if note == -1:
        return None
    return note


def cas():
    for fin in ("12", "0", "20", " 7 ", "1", "-1", " -1", "008"):
        yield Lignes((fin,)), Recueil(), 20
    mauvaises = ("21", "-2", "100", "-20")
    for mauvaise in mauvaises:
        for fin in ("20", "0", " 19", "-1"):
            yield Lignes((mauvaise, fin)), Recueil(), 20
    for mauvaise in mauvaises:
        for autre in mauvaises:
            for fin in ("13", "-1"):
                yield Lignes((mauvaise, autre, fin)), Recueil(), 20
    for maximum in (1, 5, 10, 100):
        yield Lignes((str(maximum),)), Recueil(), maximum
        yield Lignes(("0",)), Recueil(), maximum
        yield Lignes((str(maximum + 1), "-3", str(maximum + 5), "1")), Recueil(), maximum
        yield Lignes((str(maximum + 1), "-1", "1")), Recueil(), maximum
    yield Lignes(("-5", "-4", "-3", "-2", "-6", "5")), Recueil(), 5


def fausses(lire, maximum):
    """Le nombre de lignes fausses avant la première qui convient."""
    return next(rang for rang, ligne in enumerate(lire.lignes) if -1 <= int(ligne) <= maximum)


def finale(lire, maximum):
    """Le nombre qui convient."""
    return int(lire.lignes[fausses(lire, maximum)])


EXERCICE = Exercice(
    reference=donner_une_note,
    points=4,
    cas=cas,
    exemples=((Lignes(("12",)), Recueil(), 20), (Lignes(("25", " 20 ")), Recueil(), 20), (Lignes(("-5", "-1")), Recueil(), 20)),
    modifies=("lire", "afficher"),
    proprietes=(
        Propriete("la première note est impossible", "la première ligne convient", lambda lire, _, maximum: fausses(lire, maximum) > 0),
        Propriete("plusieurs notes sont impossibles", "une note au plus est impossible", lambda lire, _, maximum: fausses(lire, maximum) > 1),
        Propriete("l’élève est absent", "l’élève a une note", lambda lire, _, maximum: finale(lire, maximum) == -1),
        Propriete("la note est 0", "la note n’est pas 0", lambda lire, _, maximum: finale(lire, maximum) == 0),
        Propriete("la note est le maximum", "la note n’est pas le maximum", lambda lire, _, maximum: finale(lire, maximum) == maximum),
        Propriete("le maximum est 20", "le maximum n’est pas 20", lambda lire, _, maximum: maximum == 20),
    ),
    indices=(
        "Il faut une première note, puis une boucle : tant qu’elle n’est ni −1 ni entre les bornes, un message et une nouvelle lecture.",
        "Chaque ligne lue est un texte : faites-en un nombre avec `int`, avant la boucle et à la fin de chaque tour. Après la boucle, distinguez −1 d’une note.",
    ),
    squelette='''\
def donner_une_note(lire, afficher, maximum):
    """La première note possible que donne lire(), None pour -1."""
    note = ...
    while note != -1 and not ...:
        afficher(...)
        note = ...
    if ...:
        return None
    return note
''',
)


def _ou_rien(note):
    return None if note == -1 else note


def _convient(maximum):
    return lambda note: -1 <= note <= maximum


@faux("la note renvoyée est la bonne, mais `afficher` n’est jamais appelée : appelez-la une fois par note impossible")
def sans_message(lire, afficher, maximum):
    return _ou_rien(dialoguer(lire, afficher, _convient(maximum), lu=int, messages=0))


@faux("un message de trop s’affiche, même quand la première ligne convient : n’appelez `afficher` ni avant de lire, ni pour une note qui convient")
def message_de_trop(lire, afficher, maximum):
    afficher("Quelle note ?")
    return _ou_rien(dialoguer(lire, afficher, _convient(maximum), lu=int))


@faux("deux messages s’affichent pour chaque note impossible : appelez `afficher` une seule fois")
def deux_messages(lire, afficher, maximum):
    return _ou_rien(dialoguer(lire, afficher, _convient(maximum), lu=int, messages=2))


@faux("la note 0 est refusée : les deux bornes sont permises")
def zero_refuse(lire, afficher, maximum):
    return _ou_rien(dialoguer(lire, afficher, lambda note: note == -1 or 0 < note <= maximum, lu=int))


@faux("la note la plus haute est refusée : les deux bornes sont permises")
def maximum_refuse(lire, afficher, maximum):
    return _ou_rien(dialoguer(lire, afficher, lambda note: -1 <= note < maximum, lu=int))


@faux("les deux bornes sont refusées, 0 et le maximum : elles sont permises")
def bornes_refusees(lire, afficher, maximum):
    return _ou_rien(dialoguer(lire, afficher, lambda note: note == -1 or 0 < note < maximum, lu=int))


@faux("une note plus grande que le maximum est acceptée : comparez-la aussi à `maximum`")
def sans_maximum(lire, afficher, maximum):
    return _ou_rien(dialoguer(lire, afficher, lambda note: note >= -1, lu=int))


@faux("un nombre négatif est accepté comme une note : −1 seul a un sens, les autres sont à refuser")
def negatifs_acceptes(lire, afficher, maximum):
    return _ou_rien(dialoguer(lire, afficher, lambda note: note <= maximum, lu=int))


@faux("le maximum est toujours 20, comme dans les exemples : il est dans `maximum`")
def vingt_toujours(lire, afficher, maximum):
    return _ou_rien(dialoguer(lire, afficher, _convient(20), lu=int))


@faux("la note renvoyée est un texte : il faut un nombre, celui que donne `int`")
def texte_renvoye(lire, afficher, maximum):
    note = dialoguer(lire, afficher, _convient(maximum), lu=int)
    return None if note == -1 else str(note)


@faux("la ligne lue reste un texte, que Python refuse de comparer à un nombre : faites-en un nombre avec `int`")
def texte_compare(lire, afficher, maximum):
    return _ou_rien(dialoguer(lire, afficher, _convient(maximum), lu=str))


@faux("seule la première ligne devient un nombre : celles qu’on lit après une erreur doivent le devenir aussi")
def premiere_convertie_seule(lire, afficher, maximum):
    return _ou_rien(dialoguer(lire, afficher, _convient(maximum), lu=int, relu=str))


@faux("après une seconde erreur, on ne redemande plus : une personne peut se tromper plusieurs fois, recommencez tant que la note ne convient pas")
def seconde_chance_seulement(lire, afficher, maximum):
    note = int(lire())
    if not _convient(maximum)(note):
        afficher("Recommencez.")
        note = int(lire())
    return _ou_rien(note)


@faux("la première ligne est renvoyée sans être vérifiée : recommencez tant que la note n’est ni −1, ni entre les bornes")
def rien_n_est_verifie(lire, afficher, maximum):
    return _ou_rien(int(lire()))


@faux("une note impossible arrête tout : affichez l’erreur, puis lisez de nouveau")
def arret_a_la_premiere_erreur(lire, afficher, maximum):
    note = int(lire())
    if _convient(maximum)(note):
        return _ou_rien(note)
    afficher("Cette note est impossible.")


@faux("pour −1, c’est −1 qui est renvoyé : il faut `None`")
def moins_un_renvoye(lire, afficher, maximum):
    return dialoguer(lire, afficher, _convient(maximum), lu=int)


@faux("−1 est annoncé comme une erreur, et la fonction lit encore : elle doit aussi s’arrêter quand la ligne est −1")
def moins_un_oublie(lire, afficher, maximum):
    return dialoguer(lire, afficher, lambda note: 0 <= note <= maximum, lu=int)


@faux("après une erreur, la fonction ne lit pas d’autre ligne, et ne finit pas : lisez-en une nouvelle à chaque tour")
def ne_relit_pas(lire, afficher, maximum):
    note = int(lire())
    while not _convient(maximum)(note):
        afficher("Recommencez.")
    return _ou_rien(note)


@faux("un message s’affiche aussi pour −1 : ce n’est pas une erreur")
def message_pour_l_absence(lire, afficher, maximum):
    note = dialoguer(lire, afficher, _convient(maximum), lu=int)
    return afficher("Absent.") if note == -1 else note


@faux("la fonction lit encore après une note possible, et même après −1, alors que l’une ou l’autre l’arrête : « ni l’une ni l’autre » s’écrit avec `and`")
def ne_s_arrete_jamais(lire, afficher, maximum):
    return dialoguer(lire, afficher, lambda note: False, lu=int)
