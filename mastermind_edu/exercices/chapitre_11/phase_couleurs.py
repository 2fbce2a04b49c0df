"""Exercice : compter les pions de chaque couleur."""

import re

from mastermind_edu.exercices.chapitre_05.repondre_frequences import repondre_frequences
from mastermind_edu.exercices.chapitre_08._propositions import juger_les_propositions
from mastermind_edu.exercices.chapitre_11._secrets import COULEUR_ZERO, DERNIERE, PREMIERE_PLACE, RANGE, REPETEE, UN_PION, UNE_SEULE_COULEUR, secrets_croissants
from mastermind_edu.francais import accorder
from mastermind_edu.juge.ecarts import Ecart
from mastermind_edu.juge.exercice import Exercice, faux
from mastermind_edu.juge.explications import expliquer


def phase_couleurs(secret, nb_couleurs):
    """La liste des propositions de la phase C, jusqu’à celle qui a tous les pions du secret."""
    trouves, propositions = [], []
    while len(trouves) < len(secret):
        propositions.append(trouves + [len(propositions)] * (len(secret) - len(trouves)))
        trouves = propositions[-1][: sum(repondre_frequences(secret, propositions[-1], nb_couleurs))]
    return propositions


def cas():
    yield from secrets_croissants()


NOMBRE_OU_LISTE = "Un nombre ne s’ajoute pas à une liste : ajoutez-lui une liste de pions, `[couleur] * nombre`"
NOMBRE_SANS_LONGUEUR = "C’est déjà un nombre ; si ce sont les pions gardés, il faut leur liste, `proposition[:nombre]`"
SECRET_ATTENDU = "Votre code attend-il que la proposition soit le secret ? La phase C finit dès que `bien + mal` fait la longueur du secret, même si les pions ne sont pas à leur place"


def juger(exercice, arguments, attendue, obtenue) -> Ecart | None:
    """La comparaison à la référence ; la première proposition fausse se dit."""
    fin = "tous les pions du secret sont comptés, il faut s’arrêter là (si votre code ne le voit pas, vérifiez les pions gardés : les mal placés comptent aussi, et une couleur peut avoir plusieurs pions)"
    ecart, n = juger_les_propositions(exercice, arguments, attendue, obtenue, decrire_la_phase, fin), len(arguments[0])
    if ecart and obtenue.erreur:
        suite = _expliquer_l_erreur(obtenue, attendue.valeur[-1] != arguments[0])
        return ecart._replace(message=f"{expliquer(obtenue.erreur).partition('. ')[0]}. {suite}") if suite else ecart
    mauvaises = [p for p in obtenue.valeur if type(p) in (list, tuple) and len(p) != n] if ecart and type(obtenue.valeur) is list else []
    return ecart._replace(conseil=_dire_la_taille(mauvaises[0], n)) if mauvaises and type(obtenue.valeur[0]) in (list, tuple) else ecart


def _dire_la_taille(proposition, n) -> str:
    """Trop de pions gardés, ou la couleur mise trop de fois, ou trop peu.

    >>> "trop de pions" in _dire_la_taille([0, 1], 1), "trop de pions" in _dire_la_taille([0, 1, 1], 2)
    (True, False)
    """
    combien = accorder(len(proposition), "pion")
    autres = [rang for rang, pion in enumerate(proposition) if pion != proposition[-1]]  # avant les pions de la dernière couleur
    if len(proposition) > n and ([*proposition[-n:]] != [proposition[-1]] * n or max(autres, default=-1) + 1 >= n):
        return f"une proposition a {combien}, au lieu de {n} : trop de pions sont gardés d’une proposition à la suivante ; `bien + mal` compte aussi ceux qui étaient déjà gardés, ne les ajoutez pas deux fois"
    return f"une proposition a {combien}, au lieu de {n} : après les pions gardés, mettez la couleur autant de fois qu’il manque de pions pour en avoir {n}"


def _expliquer_l_erreur(obtenue, est_melange) -> str:
    """Ce qu’il faut faire d’un nombre mis pour une liste, ou d’une recherche qui ne finit pas quand le secret n’est pas dans l’ordre des couleurs."""
    erreur = obtenue.erreur
    if "list (not \"int\")" in erreur.texte or "'int' object is not iterable" in erreur.texte and re.match(r"\w+ *\+= *(?!.*\b(?:sum|min|max|list|sorted|set|tuple)\()", erreur.instruction):
        return NOMBRE_OU_LISTE
    if "'int' has no len()" in erreur.texte:
        return NOMBRE_SANS_LONGUEUR
    return SECRET_ATTENDU if obtenue.est_sans_fin and erreur.types[0] != "Demesure" and est_melange else ""


def decrire_la_phase(arguments, rang) -> str:
    """À quoi sert la proposition de ce rang."""
    if rang == 0:
        return "la couleur 0 partout"
    secret, nb_couleurs = arguments
    avant = phase_couleurs(secret, nb_couleurs)[rang - 1]
    bien, mal = repondre_frequences(secret, avant, nb_couleurs)
    if bien + mal == 0:
        return f"la couleur {rang} partout, car aucun pion n’est encore compté"
    gardes = f"les {bien + mal} premiers pions" if bien + mal > 1 else "le premier pion"
    return f"{gardes} de la proposition d’avant (bien + mal = {bien} + {mal}), puis la couleur {rang}"


def _compter(secret, nb_couleurs, garder):
    """La phase C, où `garder(trouves, couleur, proposition, bien, mal)` donne les pions tenus pour trouvés."""
    trouves, propositions = [], []
    while len(trouves) < len(secret):
        couleur = len(propositions)
        propositions.append(trouves + [couleur] * (len(secret) - len(trouves)))
        trouves = garder(trouves, couleur, propositions[-1], *repondre_frequences(secret, propositions[-1], nb_couleurs))
    return propositions


EXERCICE = Exercice(
    reference=phase_couleurs,
    points=3,
    cas=cas,
    exemples=(([0, 0], 2), ([1, 0], 2), ([3, 2, 1, 0], 6), ([1, 1, 0, 3], 6)),
    juger=juger,
    proprietes=(UNE_SEULE_COULEUR, COULEUR_ZERO, PREMIERE_PLACE, DERNIERE, REPETEE, RANGE, UN_PION),
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


@faux("seuls les bien placés sont gardés : un pion mal placé est aussi dans le secret, prenez `bien + mal`")
def bien_places_seuls(secret, nb_couleurs):
    trouves, propositions = [], []
    while len(trouves) < len(secret) and len(propositions) < nb_couleurs:
        propositions.append(trouves + [len(propositions)] * (len(secret) - len(trouves)))
        trouves = propositions[-1][: repondre_frequences(secret, propositions[-1], nb_couleurs)[0]]
    return propositions


@faux("seuls les bien placés sont gardés, et la recherche dépasse la dernière couleur : un pion mal placé est aussi dans le secret, prenez `bien + mal`")
def bien_places_seuls_sans_fin(secret, nb_couleurs):
    return _compter(secret, nb_couleurs, lambda trouves, couleur, proposition, bien, mal: proposition[:bien])


@faux("les mal placés ne sont pas comptés : un pion mal placé est aussi dans le secret ; les pions à ajouter sont `bien + mal`, moins ceux déjà gardés")
def mal_places_non_ajoutes(secret, nb_couleurs):
    trouves, propositions = [], []
    while len(trouves) < len(secret) and len(propositions) < nb_couleurs:
        propositions.append(trouves + [len(propositions)] * (len(secret) - len(trouves)))
        trouves = trouves + propositions[-1][-1:] * (repondre_frequences(secret, propositions[-1], nb_couleurs)[0] - len(trouves))
    return propositions


@faux("les mal placés ne sont pas comptés parmi les pions à garder : un pion mal placé est aussi dans le secret ; les pions à ajouter sont `bien + mal`, moins ceux déjà gardés")
def mal_places_non_ajoutes_jusqu_au_total(secret, nb_couleurs):
    trouves, propositions = [], []
    for couleur in range(nb_couleurs):
        propositions.append(trouves + [couleur] * (len(secret) - len(trouves)))
        bien, mal = repondre_frequences(secret, propositions[-1], nb_couleurs)
        if bien + mal == len(secret):
            break
        trouves = trouves + [couleur] * (bien - len(trouves))
    return propositions


@faux("seuls les mal placés sont gardés : un pion bien placé est aussi dans le secret, prenez `bien + mal`")
def mal_places_seuls(secret, nb_couleurs):
    return _compter(secret, nb_couleurs, lambda trouves, couleur, proposition, bien, mal: proposition[:mal])


@faux("les pions déjà gardés sont comptés une seconde fois : `bien + mal` les compte aussi, retranchez le nombre de pions déjà gardés")
def comptes_deux_fois(secret, nb_couleurs):
    return _compter(secret, nb_couleurs, lambda trouves, couleur, proposition, bien, mal: trouves + [couleur] * (bien + mal))


@faux("`bien + mal` compte aussi les pions déjà gardés, qui sont donc ajoutés une seconde fois : retranchez le nombre de pions déjà gardés, `bien + mal - len(…)`")
def comptes_deux_fois_jusqu_a_la_derniere(secret, nb_couleurs):
    trouves, propositions = [], []
    for couleur in range(nb_couleurs):
        propositions.append(trouves + [couleur] * (len(secret) - len(trouves)))
        trouves = trouves + [couleur] * sum(repondre_frequences(secret, propositions[-1], nb_couleurs))
        if len(trouves) == len(secret):
            break
    return propositions


@faux("les pions des couleurs précédentes sont perdus : gardez-les au début, et ajoutez ceux de la nouvelle couleur")
def precedents_perdus(secret, nb_couleurs):
    return _compter(secret, nb_couleurs, lambda trouves, couleur, proposition, bien, mal: [couleur] * (bien + mal))


@faux("de chaque couleur du secret, un seul pion est gardé : gardez-en autant que le secret en a, `bien + mal` moins le nombre de pions déjà gardés")
def un_pion_par_couleur(secret, nb_couleurs):
    trouves, propositions = [], []
    while len(trouves) < len(secret) and len(propositions) < nb_couleurs:
        propositions.append(trouves + [len(propositions)] * (len(secret) - len(trouves)))
        trouves = trouves + [len(propositions) - 1] * ((len(propositions) - 1) in secret)
    return propositions


@faux("les pions gardés sont trop peu nombreux : ceux de la proposition, `bien + mal`, comptent déjà les précédents")
def retranches_de_trop(secret, nb_couleurs):
    return _compter(secret, nb_couleurs, lambda trouves, couleur, proposition, bien, mal: proposition[: bien + mal - len(trouves)])


@faux("les pions déjà comptés viennent après la nouvelle couleur : ils doivent être au début de la proposition")
def gardes_a_la_fin(secret, nb_couleurs):
    propositions, trouves = [], []
    for phase in phase_couleurs(secret, nb_couleurs):
        propositions.append([len(propositions)] * (len(secret) - len(trouves)) + trouves)
        trouves = phase[: sum(repondre_frequences(secret, phase, nb_couleurs))]
    return propositions


@faux("toutes les propositions de la liste sont égales à la dernière : si c’est une même liste que vous changez et ajoutez, ajoutez-en une copie, `.copy()`, partout où vous l’ajoutez, la première fois aussi")
def meme_liste(secret, nb_couleurs):
    propositions = phase_couleurs(secret, nb_couleurs)
    return [propositions[-1]] * len(propositions)


@faux("les premières couleurs ne sont pas gardées : chaque proposition doit commencer par les pions déjà comptés")
def une_couleur_partout(secret, nb_couleurs):
    return [[couleur] * len(secret) for couleur in range(max(secret) + 1)]


@faux("chaque couleur est proposée partout, jusqu’à la dernière : gardez au début les pions déjà comptés, et arrêtez-vous quand ils y sont tous")
def toutes_les_couleurs_partout(secret, nb_couleurs):
    return [[couleur] * len(secret) for couleur in range(nb_couleurs)]


@faux("la recherche continue après que tous les pions sont comptés : arrêtez-vous dès que `bien + mal` atteint le nombre de pions")
def toutes_les_couleurs(secret, nb_couleurs):
    propositions = phase_couleurs(secret, nb_couleurs)
    return propositions + [propositions[-1]] * (nb_couleurs - len(propositions))


@faux("une couleur absente n’est pas dans la liste : c’est en la proposant qu’on apprend son absence, ajoutez chaque proposition, sans condition")
def absentes_sautees(secret, nb_couleurs):
    propositions = phase_couleurs(secret, nb_couleurs)
    return [propositions[couleur] for couleur in sorted(set(secret))]


@faux("la liste finit à la première couleur absente : passez alors à la couleur suivante, jusqu’à ce que tous les pions soient comptés")
def arret_a_une_absente(secret, nb_couleurs):
    propositions = phase_couleurs(secret, nb_couleurs)
    return propositions[: next((couleur + 1 for couleur in range(len(propositions)) if couleur not in secret), None)]


@faux("la recherche continue quand tous les pions sont comptés, s’ils ne sont pas à leur place : n’attendez pas le secret, arrêtez-vous dès que `bien + mal` atteint le nombre de pions")
def jusqu_au_code_secret(secret, nb_couleurs):
    propositions = phase_couleurs(secret, nb_couleurs)
    return propositions if propositions[-1] == secret else toutes_les_couleurs(secret, nb_couleurs)


@faux("la dernière proposition, celle qui a tous les pions du secret, manque à la fin de la liste : ajoutez-la avant de vous arrêter")
def derniere_oubliee(secret, nb_couleurs):
    return phase_couleurs(secret, nb_couleurs)[:-1]


@faux("la première proposition, la couleur 0 partout, manque au début de la liste : ajoutez-la aussi")
def premiere_oubliee(secret, nb_couleurs):
    return phase_couleurs(secret, nb_couleurs)[1:]


@faux("la dernière couleur n’est jamais proposée : ici elle doit l’être, comme les autres")
def derniere_couleur_deduite(secret, nb_couleurs):
    return [p for p in phase_couleurs(secret, nb_couleurs) if p[-1] < nb_couleurs - 1]


@faux("la couleur 0 n’est jamais proposée, la première à l’être est la 1 : commencez par 0")
def couleur_zero_oubliee(secret, nb_couleurs):
    trouves, propositions = [], []
    for couleur in range(1, nb_couleurs):
        propositions.append(trouves + [couleur] * (len(secret) - len(trouves)))
        trouves = propositions[-1][: sum(repondre_frequences(secret, propositions[-1], nb_couleurs))]
    return propositions


@faux("les couleurs s’arrêtent toujours à la sixième : elles vont jusqu’à `nb_couleurs - 1`")
def six_couleurs(secret, nb_couleurs):
    return phase_couleurs(secret, nb_couleurs)[:6]


@faux("le résultat est la seule dernière proposition : il faut la liste de toutes")
def reference_seule(secret, nb_couleurs):
    return phase_couleurs(secret, nb_couleurs)[-1]


@faux("le résultat est le nombre de propositions : il faut leur liste")
def nombre_renvoye(secret, nb_couleurs):
    return len(phase_couleurs(secret, nb_couleurs))


@faux("la liste contient les réponses : il faut les propositions")
def reponses_renvoyees(secret, nb_couleurs):
    return [repondre_frequences(secret, p, nb_couleurs) for p in phase_couleurs(secret, nb_couleurs)]


@faux("la liste contient des couples (proposition, réponse) : il ne faut que les propositions")
def couples_renvoyes(secret, nb_couleurs):
    return [(p, repondre_frequences(secret, p, nb_couleurs)) for p in phase_couleurs(secret, nb_couleurs)]
