"""Question sœur du chapitre 07 : la mention d’une note, ou une erreur."""

from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def donner_mention(note):
    """La mention qui convient à la note ; ValueError pour une note impossible."""
    if note < 0 or note > 20:
        raise ValueError("il faut une note de 0 à 20")
    if note >= 16:
        return "très bien"
    if note >= 14:
        return "bien"
    if note >= 12:
        return "assez bien"
    return "aucune"


def cas():
    for note in (17, 15, 13, 8, 16, 14, 12, 20, 0, 21, -1, 11, 10, 18, 19, 1, 5, 9, 30, -5, 100, -20):
        yield (note,)


EXERCICE = Exercice(
    reference=donner_mention,
    points=2,
    cas=cas,
    exemples=((14,), (11,), (20,)),
    proprietes=(
        Propriete("la note est impossible", "la note est possible", lambda note: not 0 <= note <= 20),
        Propriete("la note est au-dessus de 20", "la note n’est pas au-dessus de 20", lambda note: note > 20),
        Propriete("la note est négative", "la note n’est pas négative", lambda note: note < 0),
        Propriete("la note est 0 ou 20", "la note n’est ni 0 ni 20", lambda note: note in (0, 20)),
        Propriete("la note est juste celle d’une mention", "la note n’est pas juste celle d’une mention", lambda note: note in (12, 14, 16)),
        Propriete("la note donne une mention", "la note ne donne pas de mention", lambda note: 12 <= note <= 20),
    ),
    indices=(
        "Refusez d’abord les notes impossibles, avec `raise` : il y en a de deux sortes. Dans quel ordre essayer ensuite les mentions ?",
        "Commencez par la meilleure mention : une note qui n’y suffit pas passe à la suivante. 16, 14 et 12 suffisent déjà.",
    ),
    squelette="""\
def donner_mention(note):
    if ... or ...:
        raise ValueError("il faut une note de 0 à 20")
    if note >= ...:
        return "très bien"
    ...
    return "aucune"
""",
)


def _mention(note, tres_bien=16, bien=14, assez_bien=12):
    """La mention de cette note, possible ou non, d’après ces seuils."""
    seuils = ((tres_bien, "très bien"), (bien, "bien"), (assez_bien, "assez bien"))
    return next((mention for seuil, mention in seuils if note >= seuil), "aucune")


def _refuser(note):
    if not 0 <= note <= 20:
        raise ValueError("note impossible")


@faux("une note impossible ne lève pas d’erreur : refusez-la, avec `raise ValueError(…)`")
def sans_refus(note):
    return _mention(note)


@faux("une note négative n’est pas refusée : elle est impossible aussi")
def negative_acceptee(note):
    if note > 20:
        raise ValueError("trop grande")
    return _mention(note)


@faux("une note au-dessus de 20 n’est pas refusée : elle est impossible aussi")
def plus_de_20_acceptee(note):
    if note < 0:
        raise ValueError("trop petite")
    return _mention(note)


@faux("les notes 0 et 20 sont refusées : elles sont possibles")
def bornes_refusees(note):
    if not 0 < note < 20:
        raise ValueError("note impossible")
    return _mention(note)


@faux("la note 20 est refusée : elle est possible")
def vingt_refuse(note):
    if not 0 <= note < 20:
        raise ValueError("note impossible")
    return _mention(note)


@faux("la note 0 est refusée : elle est possible")
def zero_refuse(note):
    if not 0 < note <= 20:
        raise ValueError("note impossible")
    return _mention(note)


@faux("16, 14 et 12 ne suffisent pas à leur mention : ces notes y suffisent pourtant")
def seuils_exclus(note):
    _refuser(note)
    return _mention(note, 17, 15, 13)


@faux("toute note de 12 ou plus a la mention « assez bien » : essayez d’abord la meilleure mention")
def assez_bien_d_abord(note):
    _refuser(note)
    return "assez bien" if note >= 12 else "aucune"


@faux("une note impossible donne un texte : il faut lever une erreur, avec `raise`, et non renvoyer un message")
def erreur_renvoyee(note):
    return _mention(note) if 0 <= note <= 20 else "erreur"


@faux("une note impossible donne `None` : il faut lever une erreur, avec `raise ValueError(…)`")
def rien_pour_l_impossible(note):
    return _mention(note) if 0 <= note <= 20 else None


@faux("une note de moins de 12 est refusée : elle est possible, et sa mention est « aucune »")
def moins_de_12_refusee(note):
    if not 12 <= note <= 20:
        raise ValueError("pas de mention")
    return _mention(note)


@faux("une note de moins de 12 donne `None` : il faut le texte « aucune »")
def rien_sans_mention(note):
    _refuser(note)
    return _mention(note) if note >= 12 else None
