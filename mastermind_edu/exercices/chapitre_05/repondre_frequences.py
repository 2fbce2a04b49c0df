"""Exercice : répondre sans rien barrer."""

from mastermind_edu.exercices.cas import paires
from mastermind_edu.exercices.chapitre_05.nb_communs import nb_communs, paires_de_codes
from mastermind_edu.exercices.proprietes import COULEUR_0, DERNIERE_COULEUR, DEUX_CODES
from mastermind_edu.juge.exercice import Exercice, faux


def repondre_frequences(secret, proposition, nb_couleurs):
    """Le couple (bien placés, mal placés), sans rien barrer."""
    bien = sum(s == p for s, p in zip(secret, proposition))
    return bien, nb_communs(secret, proposition, nb_couleurs) - bien


EXERCICE = Exercice(
    reference=repondre_frequences,
    points=3,
    cas=paires_de_codes,
    exemples=(([1, 0, 2, 0], [0, 1, 0, 0], 6), ([0, 1], [0, 0], 2)),
    intacts=("secret", "proposition"),
    domaine=lambda: ((secret, proposition, 6) for secret, proposition in paires(range(6), (4,))),
    taille_du_domaine=6**4 * 6**4,
    proprietes=(*DEUX_CODES, COULEUR_0, DERNIERE_COULEUR),
    facultatifs=("nb_couleurs",),
    indices=(
        "Les bien placés se comptent comme au chapitre 04, place par place. Et si on les ôte des pions communs, que reste-t-il ?",
        "Vos deux fonctions précédentes font le plus long : `nb_communs` compte d’un coup les bien placés et les mal placés, sans les distinguer.",
    ),
    squelette='''\
def repondre_frequences(secret, proposition, nb_couleurs):
    """Le couple (bien placés, mal placés), par les tableaux de fréquences."""
    bien = 0
    for i in range(len(secret)):
        if ...:
            bien = ...
    mal = ...
    return bien, mal
''',
)


def _bien(code1, code2):
    return sum(a == b for a, b in zip(code1, code2))


@faux("les bien placés sont comptés aussi parmi les mal placés : il faut les retirer")
def sans_soustraire(secret, proposition, nb_couleurs):
    return _bien(secret, proposition), nb_communs(secret, proposition, nb_couleurs)


@faux("le couple est à l’envers : les bien placés d’abord")
def couple_inverse(secret, proposition, nb_couleurs):
    bien = _bien(secret, proposition)
    return nb_communs(secret, proposition, nb_couleurs) - bien, bien


@faux("tout pion qui n’est pas bien placé n’est pas mal placé : il peut être absent du secret")
def complement_a_la_taille(secret, proposition, nb_couleurs):
    bien = _bien(secret, proposition)
    return bien, len(secret) - bien


@faux("deux pions de même couleur en commun ne comptent que pour un : il faut les pions communs, pas les couleurs communes")
def couleurs_sans_repetition(secret, proposition, nb_couleurs):
    bien = _bien(secret, proposition)
    return bien, len(set(secret) & set(proposition)) - bien


@faux("les pions communs de la couleur 0 ne sont pas comptés : un bien placé de cette couleur est même retiré des mal placés")
def couleur_0_oubliee(secret, proposition, nb_couleurs):
    bien = _bien(secret, proposition)
    communs = sum(min(secret.count(numero), proposition.count(numero)) for numero in range(1, nb_couleurs))
    return bien, communs - bien


@faux("les pions communs de la dernière couleur ne sont pas comptés : un bien placé de cette couleur est même retiré des mal placés")
def derniere_couleur_oubliee(secret, proposition, nb_couleurs):
    bien = _bien(secret, proposition)
    communs = sum(min(secret.count(numero), proposition.count(numero)) for numero in range(nb_couleurs - 1))
    return bien, communs - bien


@faux("le résultat est un seul nombre : il faut le couple")
def communs_seuls(secret, proposition, nb_couleurs):
    return nb_communs(secret, proposition, nb_couleurs)
