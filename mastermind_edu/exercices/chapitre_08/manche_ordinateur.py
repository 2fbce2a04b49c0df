"""Exercice : jouer toute la manche de l’ordinateur."""

from mastermind_edu.exercices.chapitre_05.repondre_frequences import repondre_frequences
from mastermind_edu.exercices.chapitre_08.code_suivant import code_suivant
from mastermind_edu.exercices.chapitre_08.proposition_suivante import proposition_suivante
from mastermind_edu.exercices.proprietes import se_repete
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def manche_ordinateur(secret, nb_couleurs):
    """La liste des propositions de l’ordinateur, de la première, toute à 0, jusqu’au secret."""
    code, tentatives = [0] * len(secret), []
    while code != secret:
        tentatives.append((code.copy(), repondre_frequences(secret, code, nb_couleurs)))
        proposition_suivante(code, tentatives, nb_couleurs)
    return [proposition for proposition, _ in tentatives] + [code]


def cas():
    for nb_pions, nb_couleurs in ((1, 2), (2, 2), (1, 3), (2, 3), (1, 4), (3, 2), (4, 2)):
        for rang in range(nb_couleurs**nb_pions):
            yield [rang // nb_couleurs**i % nb_couleurs for i in reversed(range(nb_pions))], nb_couleurs
    yield [3, 2, 1, 0], 4  # la manche de la SAÉ : ses propositions n’ont que quatre couleurs
    # Peu de codes avant le secret : une fonction juste, même lente, les passe vite en revue.
    for secret, nb_couleurs in (
        ([0, 2, 1, 2], 3), ([0, 5], 6), ([0, 0, 2, 0, 1], 3), ([0, 0, 1, 0, 1], 2), ([0, 1, 1, 0, 0, 1], 2),
        ([0, 0, 0, 1, 0, 1, 1], 2), ([0, 0, 0, 1, 1, 0, 0, 1], 2), ([0, 0, 0, 0, 0, 0, 0, 0], 2), ([0, 0, 11], 12), ([1, 10], 12),
        ([1, 7], 11), ([0, 9], 10), ([8], 9), ([1, 6], 8), ([6], 7), ([4, 4], 5), ([11], 12), ([0], 1), ([0, 0, 0], 1), ([0, 0, 0, 7], 8),
    ):  # fmt: skip
        yield secret, nb_couleurs


EXERCICE = Exercice(
    reference=manche_ordinateur,
    points=4,
    cas=cas,
    exemples=(([1, 0], 2), ([0, 2], 3), ([3, 2, 1, 0], 6)),
    proprietes=(
        Propriete("le secret n’a que la couleur 0", "le secret a d’autres couleurs que 0", lambda secret, _: not any(secret)),
        Propriete("une couleur est répétée dans le secret", "aucune couleur n’est répétée dans le secret", lambda secret, _: se_repete(secret)),
        Propriete("il n’y a qu’un pion", "il y a plusieurs pions", lambda secret, _: len(secret) == 1),
        Propriete("la manche a plus de deux propositions", "la manche a une ou deux propositions", lambda secret, k: len(manche_ordinateur(secret, k)) > 2),
        Propriete("tous les codes jusqu’au secret sont proposés", "un code d’avant le secret n’est pas proposé", lambda secret, k: len(manche_ordinateur(secret, k)) == 1 + sum(n * k**i for i, n in enumerate(reversed(secret)))),
    ),
    indices=(
        "Un tour de boucle : répondre à la proposition, ranger le couple dans `tentatives`, passer à la proposition suivante. Quand s’arrête-t-on ?",
        "`code` est toujours la même liste, que `proposition_suivante` change sur place : ce que vous rangez doit être une copie, `code.copy()`.",
    ),
    squelette='''\
def manche_ordinateur(secret, nb_couleurs):
    """Toutes les propositions, de [0, 0, …] jusqu’au secret."""
    code = [0] * len(secret)
    propositions = [code.copy()]
    tentatives = []
    while ...:
        tentatives.append((code.copy(), ...))
        proposition_suivante(..., ..., ...)
        propositions.append(...)
    return propositions
''',
)


def _tentatives_jouees(secret, nb_couleurs):
    """Les tentatives d’une manche, la dernière exceptée."""
    code, tentatives = [0] * len(secret), []
    while code != secret:
        tentatives.append((code.copy(), repondre_frequences(secret, code, nb_couleurs)))
        proposition_suivante(code, tentatives, nb_couleurs)
    return tentatives


@faux("toutes les propositions de la liste sont égales à la dernière : c’est une seule liste, rangée plusieurs fois sans être copiée")
def meme_liste(secret, nb_couleurs):
    return [secret] * (len(_tentatives_jouees(secret, nb_couleurs)) + 1)


@faux("le secret, qui est la dernière proposition, manque à la fin de la liste")
def secret_oublie(secret, nb_couleurs):
    return [proposition for proposition, _ in _tentatives_jouees(secret, nb_couleurs)]


@faux("la première proposition, toute à 0, manque au début de la liste")
def premiere_oubliee(secret, nb_couleurs):
    return ([proposition for proposition, _ in _tentatives_jouees(secret, nb_couleurs)] + [secret])[1:]


@faux("tous les codes sont proposés l’un après l’autre : ceux que les réponses interdisent doivent être sautés")
def tous_les_codes(secret, nb_couleurs):
    code = [0] * len(secret)
    propositions = [code.copy()]
    while code != secret:
        code_suivant(code, nb_couleurs)
        propositions.append(code.copy())
    return propositions


@faux("chaque proposition ne tient compte que de la réponse précédente : les plus anciennes sont oubliées")
def memoire_courte(secret, nb_couleurs):
    code = [0] * len(secret)
    propositions = [code.copy()]
    while code != secret:
        proposition_suivante(code, [(code.copy(), repondre_frequences(secret, code, nb_couleurs))], nb_couleurs)
        propositions.append(code.copy())
    return propositions


@faux("la liste contient des couples (proposition, réponse) : il ne faut que les propositions")
def tentatives_renvoyees(secret, nb_couleurs):
    return [*_tentatives_jouees(secret, nb_couleurs), (secret, (len(secret), 0))]


@faux("le résultat est le nombre de propositions : il faut leur liste")
def nombre_renvoye(secret, nb_couleurs):
    return len(_tentatives_jouees(secret, nb_couleurs)) + 1
