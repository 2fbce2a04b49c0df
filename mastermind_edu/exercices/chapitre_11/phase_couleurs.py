"""Exercice : compter les pions de chaque couleur."""

from mastermind_edu.exercices.chapitre_05.repondre_frequences import repondre_frequences
from mastermind_edu.exercices.chapitre_11._secrets import COULEUR_ZERO, DERNIERE, RANGE, REPETEE, UNE_SEULE_COULEUR, secrets_croissants
from mastermind_edu.juge.exercice import Exercice, faux


def phase_couleurs(secret, nb_couleurs):
    """La liste des propositions de la phase C, jusqu’à celle qui a tous les pions du secret."""
    trouves, propositions = [], []
    while len(trouves) < len(secret):
        propositions.append(trouves + [len(propositions)] * (len(secret) - len(trouves)))
        trouves = propositions[-1][: sum(repondre_frequences(secret, propositions[-1], nb_couleurs))]
    return propositions


def cas():
    yield from secrets_croissants()


EXERCICE = Exercice(
    reference=phase_couleurs,
    points=3,
    cas=cas,
    exemples=(([0, 0], 2), ([1, 0], 2), ([3, 2, 1, 0], 6), ([1, 1, 0, 3], 6)),
    proprietes=(UNE_SEULE_COULEUR, COULEUR_ZERO, DERNIERE, REPETEE, RANGE),
    indices=(
        "Refaites sur papier la phase C de VJBR. Quels pions gardez-vous d’une proposition à la suivante, et combien ?",
        "La réponse compte `bien + mal` pions communs : ce sont les premiers de la proposition, donc `proposition[:bien + mal]`.",
    ),
    squelette='''\
def phase_couleurs(secret, nb_couleurs):
    """Les propositions de la phase C, dans l’ordre."""
    propositions = []
    trouves = []
    couleur = 0
    while len(trouves) < len(secret):
        proposition = trouves + [couleur] * (...)
        propositions.append(...)
        bien, mal = repondre_frequences(..., ..., ...)
        trouves = ...
        couleur = ...
    return propositions
''',
)


@faux("seuls les bien placés sont gardés : un pion mal placé est aussi dans le secret")
def bien_places_seuls(secret, nb_couleurs):
    trouves, propositions = [], []
    while len(trouves) < len(secret) and len(propositions) < nb_couleurs:
        propositions.append(trouves + [len(propositions)] * (len(secret) - len(trouves)))
        trouves = propositions[-1][: repondre_frequences(secret, propositions[-1], nb_couleurs)[0]]
    return propositions


@faux("les premières couleurs ne sont pas gardées : chaque proposition doit commencer par les pions déjà comptés")
def une_couleur_partout(secret, nb_couleurs):
    return [[couleur] * len(secret) for couleur in range(max(secret) + 1)]


@faux("la recherche continue après que tous les pions sont comptés : ces propositions-là n’apprennent plus rien")
def toutes_les_couleurs(secret, nb_couleurs):
    propositions = phase_couleurs(secret, nb_couleurs)
    return propositions + [propositions[-1]] * (nb_couleurs - len(propositions))


@faux("la dernière proposition, celle qui a tous les pions du secret, manque à la fin de la liste")
def derniere_oubliee(secret, nb_couleurs):
    return phase_couleurs(secret, nb_couleurs)[:-1]


@faux("la dernière couleur n’est jamais proposée : ici elle doit l’être, comme les autres")
def derniere_couleur_deduite(secret, nb_couleurs):
    return [p for p in phase_couleurs(secret, nb_couleurs) if p[-1] < nb_couleurs - 1]


@faux("les couleurs sont numérotées à partir de 1 : la première est la couleur 0")
def couleur_zero_oubliee(secret, nb_couleurs):
    trouves, propositions = [], []
    for couleur in range(1, nb_couleurs):
        propositions.append(trouves + [couleur] * (len(secret) - len(trouves)))
        trouves = propositions[-1][: sum(repondre_frequences(secret, propositions[-1], nb_couleurs))]
    return propositions


@faux("le résultat est la seule dernière proposition : il faut la liste de toutes")
def reference_seule(secret, nb_couleurs):
    return phase_couleurs(secret, nb_couleurs)[-1]


@faux("le résultat est le nombre de propositions : il faut leur liste")
def nombre_renvoye(secret, nb_couleurs):
    return len(phase_couleurs(secret, nb_couleurs))
