"""Exercice : la stratégie 3, qui compte la couleur suivante en cherchant une place."""

from mastermind_edu.exercices.chapitre_05.repondre_frequences import repondre_frequences
from mastermind_edu.exercices.chapitre_11._secrets import COULEUR_ZERO, DERNIERE, REPETEE, UNE_SEULE_COULEUR, secrets_croissants
from mastermind_edu.exercices.chapitre_12.completer import completer
from mastermind_edu.exercices.chapitre_12.dijon1 import dijon1
from mastermind_edu.exercices.chapitre_12.essai_de_place import essai_de_place
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def dijon3(secret, nb_couleurs):
    """La liste des propositions de la stratégie 3, dans l’ordre, jusqu’au secret compris."""
    return _jusqu_au_secret(_chercher(secret, nb_couleurs), secret)


def _jusqu_au_secret(propositions, secret):
    return propositions[: propositions.index(secret) + 1]


def _chercher(secret, nb_couleurs, *, saute=True, recompte=False, oublie=0):
    """Toutes les propositions ; chaque option gâte la recherche d’une façon."""
    trouves, propositions, couleur = [None] * len(secret), [], 0

    def proposer(essai):
        propositions.append(essai)
        return repondre_frequences(secret, essai, nb_couleurs + max(essai))

    while None in trouves and couleur < nb_couleurs:
        nombre = proposer(completer(trouves, couleur))[0] - len(secret) + trouves.count(None)
        suivante, nb_suivante = couleur + 1, 0
        while nombre > 0 and None in trouves:
            suivante, nb_suivante = couleur + 1, 0
            for _ in range(nombre):
                for place in [i for i in range(len(secret)) if trouves[i] is None]:
                    bien, mal = proposer(essai_de_place(trouves, place, couleur, suivante))
                    nb_suivante = bien + mal - len(secret) + trouves.count(None) - 1 + oublie
                    suivante += saute and nb_suivante == 0
                    if mal == 0:
                        break
                trouves[place] = couleur
            couleur, nombre = suivante, 0 if recompte else nb_suivante
            if not saute and nb_suivante == 0:
                couleur += 1
        if nombre == 0 and suivante == couleur + 1:
            couleur += 1
    return propositions


def cas():
    yield from secrets_croissants(par_taille=1)
    yield [0] * 9, 1
    yield [1] * 6, 2


def _a_un_saut(secret, nb_couleurs):
    """Vrai quand une couleur absente est entre deux couleurs du secret."""
    return len(set(secret)) < max(secret) - min(secret) + 1


EXERCICE = Exercice(
    reference=dijon3,
    points=4,
    cas=cas,
    exemples=(([0, 0], 2), ([1, 0], 2), ([3, 2, 1, 0], 6)),
    proprietes=(
        UNE_SEULE_COULEUR, COULEUR_ZERO, DERNIERE, REPETEE,
        Propriete("une couleur absente est entre deux couleurs du secret", "aucune couleur absente n’est entre deux couleurs du secret", _a_un_saut),
    ),
    indices=(
        "Partez de votre `dijon1`. Ce qui change : `suivante` n’est plus `couleur + 1`, et son nombre de pions se calcule à chaque essai de place.",
        "À chaque essai de place : `nb_suivante = bien + mal - nb_trouves - 1` ; s’il vaut 0, `suivante` augmente. Quand la couleur est placée, la suivante prend sa place, et son nombre est déjà connu.",
    ),
    squelette='''\
def dijon3(secret, nb_couleurs):
    """Les propositions de la stratégie 3, jusqu’au secret."""
    trouves = [None] * len(secret)
    propositions = []
    couleur = 0
    while couleur < nb_couleurs:
        essai = completer(trouves, couleur)
        propositions.append(essai)
        if essai == secret:
            return propositions
        bien, mal = repondre_frequences(secret, essai, nb_couleurs)
        nombre = bien - (len(secret) - trouves.count(None))
        if nombre == 0:
            couleur = ...
        while nombre > 0:
            suivante, nb_suivante = couleur + 1, 0
            for pion in range(nombre):
                nb_trouves = len(secret) - trouves.count(None)
                place = -1
                mal = 1
                while mal != 0:
                    place = place + 1
                    if trouves[place] is None:
                        essai = essai_de_place(..., ..., ..., ...)
                        propositions.append(essai)
                        if essai == secret:
                            return propositions
                        bien, mal = repondre_frequences(secret, essai, nb_couleurs)
                        nb_suivante = ...
                        if nb_suivante == 0:
                            suivante = ...
                trouves[place] = couleur
            couleur, nombre = ..., ...
    return propositions
''',
)


@faux("c’est la stratégie 1 : la réponse à un essai de place doit aussi compter la couleur suivante")
def strategie_1(secret, nb_couleurs):
    return dijon1(secret, nb_couleurs)


@faux("la couleur suivante est comptée par une proposition de plus : son nombre est déjà connu")
def suivante_recomptee(secret, nb_couleurs):
    return _jusqu_au_secret(_chercher(secret, nb_couleurs, recompte=True), secret)


@faux("une couleur suivante absente continue de remplir les cases : il faut passer à celle d’après")
def suivante_jamais_sautee(secret, nb_couleurs):
    return _jusqu_au_secret(_chercher(secret, nb_couleurs, saute=False), secret)


@faux("la recherche continue après avoir proposé le secret : elle doit s’arrêter aussitôt")
def sans_arret(secret, nb_couleurs):
    propositions = dijon3(secret, nb_couleurs)
    return propositions + [propositions[-1]] * (len(set(secret)) > 1)


@faux("le secret, qui est la dernière proposition, manque à la fin de la liste")
def secret_oublie(secret, nb_couleurs):
    return dijon3(secret, nb_couleurs)[:-1]


@faux("le résultat est le nombre de propositions : il faut leur liste")
def nombre_renvoye(secret, nb_couleurs):
    return len(dijon3(secret, nb_couleurs))
