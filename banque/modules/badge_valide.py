"""Question : vérifier le numéro d’un badge."""

from mastermind_edu.exercices.cas import mots
from mastermind_edu.juge.exercice import Exercice, Propriete, faux

CHIFFRES = "0123456789"


def badge_valide(badge, longueur):
    """`True` quand le badge a juste `longueur` signes, tous des chiffres ; `False` sinon."""
    if len(badge) != longueur:
        return False
    for signe in badge:
        if signe not in "0123456789":
            return False
    return True


def cas():
    for longueur in (2, 1, 3):
        for badge in sorted(mots("07A", range(4)), key=lambda badge: (len(badge) != longueur, len(badge))):
            yield badge, longueur
    for longueur in range(1, 11):
        badge = "9182736450"[:longueur]
        for autre in (badge, badge + "5", badge[1:], badge[:-1] + "x", "-" + badge[1:], badge[: longueur // 2] + " " + badge[longueur // 2 + 1 :]):
            yield autre, longueur
    for badge in ("3.14", "1 000", "12,5", "20é6", "0000", "IIII", "4O04", ""):
        yield badge, 4
    yield "01234567890123456789", 20
    yield "123", 123


EXERCICE = Exercice(
    reference=badge_valide,
    points=3,
    cas=cas,
    exemples=(("4072", 4), ("40721", 4), ("40B2", 4)),
    jamais_d_erreur=True,
    proprietes=(
        Propriete("le badge a la bonne longueur", "le badge n’a pas la bonne longueur", lambda badge, longueur: len(badge) == longueur),
        Propriete("le badge est trop court", "le badge n’est pas trop court", lambda badge, longueur: len(badge) < longueur),
        Propriete("le badge est trop long", "le badge n’est pas trop long", lambda badge, longueur: len(badge) > longueur),
        Propriete("un signe n’est pas un chiffre", "tous les signes sont des chiffres", lambda badge, longueur: any(signe not in CHIFFRES for signe in badge)),
        Propriete("le premier signe est un chiffre", "le premier signe n’est pas un chiffre", lambda badge, longueur: badge != "" and badge[0] in CHIFFRES),
        Propriete("le dernier signe est un chiffre", "le dernier signe n’est pas un chiffre", lambda badge, longueur: badge != "" and badge[-1] in CHIFFRES),
    ),
    indices=(
        "Deux raisons de refuser : la longueur, puis un signe. Dès que l’une se présente, la réponse est connue.",
        "Un texte se parcourt signe par signe ; un signe est un chiffre s’il est dans `\"0123456789\"`. On ne peut accepter qu’après les avoir tous vus.",
    ),
    squelette='''\
def badge_valide(badge, longueur):
    """True quand le badge a la bonne longueur et seulement des chiffres."""
    if ...:
        return False
    for signe in badge:
        if ...:
            return ...
    return ...
''',
)


@faux("la longueur n’est pas vérifiée : un badge trop court ou trop long est accepté")
def longueur_oubliee(badge, longueur):
    return all(signe in CHIFFRES for signe in badge)


@faux("les signes ne sont pas vérifiés : un badge de la bonne longueur est accepté, quoi qu’il contienne")
def signes_oublies(badge, longueur):
    return len(badge) == longueur


@faux("un seul chiffre suffit pour accepter un badge de la bonne longueur : tous ses signes doivent en être")
def un_chiffre_suffit(badge, longueur):
    return len(badge) == longueur and any(signe in CHIFFRES for signe in badge)


@faux("à la bonne longueur, le premier signe décide pour tous les autres : n’acceptez qu’après les avoir tous vus")
def premier_signe_seul(badge, longueur):
    return len(badge) == longueur and badge[:1] in CHIFFRES


@faux("à la bonne longueur, le dernier signe décide pour tous les autres : dès qu’un signe n’est pas un chiffre, refusez")
def dernier_signe_seul(badge, longueur):
    return len(badge) == longueur and badge[-1:] in CHIFFRES


@faux("un badge trop long est accepté : il doit avoir juste la longueur voulue")
def au_moins_la_longueur(badge, longueur):
    return len(badge) >= longueur and all(signe in CHIFFRES for signe in badge)


@faux("un badge trop court est accepté : il doit avoir juste la longueur voulue")
def au_plus_la_longueur(badge, longueur):
    return len(badge) <= longueur and all(signe in CHIFFRES for signe in badge)


@faux("la longueur voulue est toujours 4, comme dans les exemples : elle est dans `longueur`")
def quatre_signes(badge, longueur):
    return len(badge) == 4 and all(signe in CHIFFRES for signe in badge)


@faux("le chiffre 0 est refusé : il en est un, comme les autres")
def zero_refuse(badge, longueur):
    return len(badge) == longueur and all(signe in "123456789" for signe in badge)


@faux("le chiffre 9 est refusé : il en est un, comme les autres")
def neuf_refuse(badge, longueur):
    return len(badge) == longueur and all(signe in "012345678" for signe in badge)


@faux("une seule des deux conditions suffit : il faut la bonne longueur, et des chiffres partout")
def une_condition_suffit(badge, longueur):
    return len(badge) == longueur or all(signe in CHIFFRES for signe in badge)


@faux("les réponses sont échangées : `True` pour un badge valide, `False` pour un autre")
def reponses_echangees(badge, longueur):
    return not badge_valide(badge, longueur)


@faux("le badge entier est cherché parmi les chiffres : cherchez chacun de ses signes, un à un")
def badge_entier(badge, longueur):
    return len(badge) == longueur and badge in CHIFFRES


@faux("quand le badge est valide, rien n’est renvoyé : il faut alors `True`")
def rien_si_valide(badge, longueur):
    return None if badge_valide(badge, longueur) else False


@faux("à la bonne longueur, un chiffre qui se répète fait refuser le badge : il peut se répéter")
def sans_repetition(badge, longueur):
    return badge_valide(badge, longueur) and len({*badge}) == len(badge)


@faux("à la bonne longueur, le dernier signe n’est pas vérifié : son rang est `len(badge) - 1`, allez jusque-là")
def dernier_signe_oublie(badge, longueur):
    return len(badge) == longueur and all(signe in CHIFFRES for signe in badge[:-1])


@faux("à la bonne longueur, le premier signe n’est pas vérifié : son rang est 0")
def premier_signe_oublie(badge, longueur):
    return len(badge) == longueur and all(signe in CHIFFRES for signe in badge[1:])


@faux("la réponse est un texte : `True` et `False` s’écrivent sans guillemets")
def en_texte(badge, longueur):
    return str(badge_valide(badge, longueur))


@faux("un badge vide est accepté : sa longueur n’est pas la bonne, comparez-la avant de parcourir les signes")
def vide_accepte(badge, longueur):
    return badge == "" or badge_valide(badge, longueur)
