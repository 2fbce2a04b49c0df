"""Exercice : la stratégie 1, entière et réparée."""

from mastermind_edu.exercices.chapitre_05.repondre_frequences import repondre_frequences
from mastermind_edu.exercices.chapitre_11._secrets import COULEUR_ZERO, DERNIERE, REPETEE, UNE_SEULE_COULEUR, secrets_croissants
from mastermind_edu.exercices.chapitre_12.completer import completer
from mastermind_edu.exercices.chapitre_12.essai_de_place import essai_de_place
from mastermind_edu.juge.exercice import Exercice, faux


def dijon1(secret, nb_couleurs):
    """La liste des propositions de la stratégie 1, dans l’ordre, jusqu’au secret compris."""
    return _jusqu_au_secret(_chercher(secret, nb_couleurs), secret)


def _jusqu_au_secret(propositions, secret):
    return propositions[: propositions.index(secret) + 1]


def _chercher(secret, nb_couleurs, *, depuis_le_debut=True, ecart=1):
    """Toutes les propositions, celles d’après le secret comprises, comme le fait le programme non réparé."""
    trouves, propositions = [None] * len(secret), []
    for couleur in range(nb_couleurs):
        propositions.append(completer(trouves, couleur))
        nombre = repondre_frequences(secret, propositions[-1], nb_couleurs)[0] - len(secret) + trouves.count(None)
        depart = 0
        for _ in range(nombre):
            for place in [i for i in range(depart, len(secret)) if trouves[i] is None]:
                propositions.append(essai_de_place(trouves, place, couleur, couleur + ecart))
                if repondre_frequences(secret, propositions[-1], nb_couleurs + abs(ecart))[1] == 0:
                    break
            trouves[place], depart = couleur, 0 if depuis_le_debut else place + 1
        if None not in trouves:
            break
    return propositions


def cas():
    yield from secrets_croissants(par_taille=1)


EXERCICE = Exercice(
    reference=dijon1,
    points=4,
    cas=cas,
    exemples=(([0, 0], 2), ([1, 0], 2), ([3, 2, 1, 0], 6)),
    proprietes=(UNE_SEULE_COULEUR, COULEUR_ZERO, DERNIERE, REPETEE),
    indices=(
        "Suivez le pseudo-code réparé, ligne à ligne : une boucle sur les couleurs ; dedans, une boucle sur les pions à placer ; dedans, une boucle sur les places.",
        "La fin : rangez chaque essai dans la liste, puis demandez aussitôt s’il est le secret ; si oui, c’est `return`.",
    ),
    squelette='''\
def dijon1(secret, nb_couleurs):
    """Les propositions de la stratégie 1, jusqu’au secret."""
    trouves = [None] * len(secret)
    propositions = []
    for couleur in range(nb_couleurs):
        essai = completer(..., ...)
        propositions.append(essai)
        if essai == secret:
            return propositions
        bien, mal = repondre_frequences(secret, essai, nb_couleurs)
        nb_trouves = len(secret) - trouves.count(None)
        for pion in range(...):
            place = -1
            mal = 1
            while mal != 0:
                place = ...
                if trouves[place] is None:
                    essai = essai_de_place(..., ..., ..., ...)
                    propositions.append(essai)
                    if essai == secret:
                        return propositions
                    bien, mal = ...
            trouves[place] = ...
    return propositions
''',
)


@faux("la recherche continue après avoir proposé le secret : c’est le défaut du programme publié")
def sans_arret(secret, nb_couleurs):
    return _chercher(secret, nb_couleurs)


@faux("la recherche ne voit pas que le secret est trouvé quand elle compte une couleur : il faut s’arrêter là aussi")
def sans_arret_au_comptage(secret, nb_couleurs):
    propositions, complets = _chercher(secret, nb_couleurs), [[c] * len(secret) for c in range(nb_couleurs)]
    return propositions if secret in complets else _jusqu_au_secret(propositions, secret)


@faux("pour le second pion d’une couleur, la recherche repart après le premier : la stratégie 1 repart de la première place")
def sans_retour_au_debut(secret, nb_couleurs):
    return _jusqu_au_secret(_chercher(secret, nb_couleurs, depuis_le_debut=False), secret)


@faux("les essais de place manquent dans la liste : ce sont aussi des propositions")
def comptages_seuls(secret, nb_couleurs):
    return [[couleur] * len(secret) for couleur in range(max(secret) + 1)]


@faux("les autres cases sont remplies de la couleur essayée elle-même : il faut la suivante, sinon la réponse ne dit rien de la place")
def fond_de_la_meme_couleur(secret, nb_couleurs):
    return _chercher(secret, nb_couleurs, ecart=0)


@faux("le secret, qui est la dernière proposition, manque à la fin de la liste")
def secret_oublie(secret, nb_couleurs):
    return dijon1(secret, nb_couleurs)[:-1]


@faux("un code déjà proposé est sauté : cette stratégie, elle, le répète")
def sans_repetition(secret, nb_couleurs):
    return [list(code) for code in dict.fromkeys(map(tuple, dijon1(secret, nb_couleurs)))]


@faux("le résultat est le nombre de propositions : il faut leur liste")
def nombre_renvoye(secret, nb_couleurs):
    return len(dijon1(secret, nb_couleurs))
