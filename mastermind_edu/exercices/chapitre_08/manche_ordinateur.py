"""Exercice : jouer toute la manche de l’ordinateur."""

from mastermind_edu.exercices.cas import se_repete
from mastermind_edu.exercices.chapitre_05.repondre_frequences import repondre_frequences
from mastermind_edu.exercices.chapitre_08._code_ecrit import expliquer_le_booleen
from mastermind_edu.exercices.chapitre_08._propositions import juger_les_propositions
from mastermind_edu.exercices.chapitre_08.code_suivant import code_suivant
from mastermind_edu.exercices.chapitre_08.proposition_suivante import proposition_suivante
from mastermind_edu.juge.ecarts import Ecart
from mastermind_edu.juge.exercice import Exercice, Propriete, faux
from mastermind_edu.juge.explications import expliquer


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
        ([13], 14),  # plus de propositions que n’en permet aucun niveau : la manche de l’ordinateur n’a pas de limite
    ):  # fmt: skip
        yield secret, nb_couleurs


PEU_DE_CODES = 16  # même une fonction lente les passe tous en revue : c’est une boucle sans fin
SANS_FIN_A_ZERO = (
    "la boucle ne finit pas, alors que le secret n’a que des 0 : partez de `[0] * len(secret)`, et ne continuez que tant que `code` n’est pas égal à `secret`"
)
COUPLES = "Chaque élément de `tentatives` doit être un couple (proposition, réponse) : y ajoutez-vous bien les deux ensemble, `(code.copy(), …)` ?"
SANS_FIN = (
    "la boucle ne finit pas pour ce secret. Vérifiez, à chaque tour : la proposition rangée dans `tentatives` est une copie, `code.copy()`, car `code` change ensuite ; "
    "après elle, dans le même couple, vient sa réponse, celle de `repondre_frequences(secret, code, nb_couleurs)`, demandée de nouveau à chaque tour, avant d’avancer ; "
    "`proposition_suivante` reçoit `code` lui-même, qu’elle seule fait avancer ; ce qui vous arrête est d’avoir trouvé le secret : `code` lui est égal"
)


def juger(exercice, arguments, attendue, obtenue) -> Ecart | None:
    """La première proposition fausse se dit ; une boucle sans fin aussi."""
    ecart = juger_les_propositions(exercice, arguments, attendue, obtenue, _decrire)
    secret, nb_couleurs = arguments
    if obtenue.est_sans_fin and obtenue.erreur.types[0] == "NonFini" and nb_couleurs ** len(secret) <= PEU_DE_CODES:
        return ecart._replace(message=SANS_FIN if any(secret) else SANS_FIN_A_ZERO)
    mal_ranges = obtenue.erreur and (obtenue.erreur.types[0] == "ValueError" or "'int' object" in obtenue.erreur.texte)
    if mal_ranges and "proposition_suivante(" in obtenue.erreur.instruction:
        return ecart._replace(message=f"{expliquer(obtenue.erreur)}. {COUPLES}")
    if ecart and ecart.conseil.startswith("la liste finit trop tôt"):
        return ecart._replace(conseil=f"{ecart.conseil} ; recommencez tant que le secret n’est pas proposé")
    return expliquer_le_booleen(ecart, obtenue, "`proposition_suivante`, comme `code_suivant`,")


def _decrire(arguments, rang) -> str:
    if rang == 0:
        return "la proposition qui n’a que des 0, `len(secret)` en tout"
    return "le premier code, après celui-là, que " + ("la réponse reçue permet" if rang == 1 else f"les {rang} réponses reçues permettent")


EXERCICE = Exercice(
    reference=manche_ordinateur,
    points=4,
    cas=cas,
    exemples=(([1, 0], 2), ([0, 2], 3), ([3, 2, 1, 0], 6)),
    juger=juger,
    proprietes=(
        Propriete("le secret n’a que la couleur 0", "le secret a d’autres couleurs que 0", lambda secret, _: not any(secret)),
        Propriete("une couleur est répétée dans le secret", "aucune couleur n’est répétée dans le secret", lambda secret, _: se_repete(secret)),
        Propriete("il n’y a qu’un pion", "il y a plusieurs pions", lambda secret, _: len(secret) == 1),
        Propriete("la manche a plus de deux propositions", "la manche a moins de trois propositions", lambda secret, k: len(manche_ordinateur(secret, k)) > 2),
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


def _jouer_avec(secret, nb_couleurs, garder):
    """La manche d’un ordinateur qui ne regarde, des tentatives jouées, que ce que `garder` en laisse."""
    code, tentatives = [0] * len(secret), []
    while code != secret:
        tentatives.append((code.copy(), repondre_frequences(secret, code, nb_couleurs)))
        proposition_suivante(code, garder(tentatives), nb_couleurs)
    return [proposition for proposition, _ in tentatives] + [code]


@faux("toutes les propositions de la liste sont égales à la dernière, le secret : la même liste y est-elle rangée plusieurs fois ? Partout où `code` entre dans la liste, mettez une copie, `code.copy()`")
def meme_liste(secret, nb_couleurs):
    return [secret] * (len(_tentatives_jouees(secret, nb_couleurs)) + 1)


@faux("le secret, qui est la dernière proposition, manque à la fin de la liste : ajoutez-le aussi, une fois trouvé")
def secret_oublie(secret, nb_couleurs):
    return [proposition for proposition, _ in _tentatives_jouees(secret, nb_couleurs)]


@faux("la première proposition, toute à 0, manque au début de la liste : ajoutez-la avant d’avancer")
def premiere_oubliee(secret, nb_couleurs):
    return ([proposition for proposition, _ in _tentatives_jouees(secret, nb_couleurs)] + [secret])[1:]


@faux("tous les codes sont proposés l’un après l’autre, les réponses ne servent pas : rangez chaque réponse dans `tentatives`, et donnez cette liste à `proposition_suivante`")
def tous_les_codes(secret, nb_couleurs):
    code = [0] * len(secret)
    propositions = [code.copy()]
    while code != secret:
        code_suivant(code, nb_couleurs)
        propositions.append(code.copy())
    return propositions


@faux("chaque proposition ne tient compte que de la réponse précédente : créez `tentatives` une seule fois, au début, ajoutez-y chaque tentative, et donnez toute cette liste à `proposition_suivante`")
def memoire_courte(secret, nb_couleurs):
    return _jouer_avec(secret, nb_couleurs, lambda tentatives: tentatives[-1:])


@faux("la liste contient des couples (proposition, réponse) : il ne faut que les propositions")
def tentatives_renvoyees(secret, nb_couleurs):
    return [*_tentatives_jouees(secret, nb_couleurs), (secret, (len(secret), 0))]


@faux("le résultat est le nombre de propositions : renvoyez leur liste, sans `len`")
def nombre_renvoye(secret, nb_couleurs):
    return len(_tentatives_jouees(secret, nb_couleurs)) + 1


@faux("la première proposition est juste, les autres sont toutes égales à la dernière, le secret : la même liste y est-elle rangée plusieurs fois ? Partout où `code` entre dans la liste, mettez une copie, `code.copy()`")
def meme_liste_sauf_la_premiere(secret, nb_couleurs):
    return [[0] * len(secret)] + [secret] * len(_tentatives_jouees(secret, nb_couleurs))


@faux("la première proposition de la liste est devenue le secret : y avez-vous mis `code` sans le copier ? Il change ensuite, écrivez `code.copy()`")
def premiere_sans_copie(secret, nb_couleurs):
    return [secret, *manche_ordinateur(secret, nb_couleurs)[1:]]


@faux("la dernière proposition, le secret, est deux fois dans la liste : à la fin, ne l’ajoutez pas encore")
def secret_deux_fois(secret, nb_couleurs):
    return [*manche_ordinateur(secret, nb_couleurs), secret]


@faux("la première proposition est deux fois dans la liste : ajoutez-la une seule fois, ou bien avant de chercher la suivante, ou bien au premier tour")
def premiere_deux_fois(secret, nb_couleurs):
    return [[0] * len(secret), *manche_ordinateur(secret, nb_couleurs)]


@faux("seule la réponse à la première proposition sert : à chaque tour, ajoutez la tentative à `tentatives`")
def premiere_reponse_seule(secret, nb_couleurs):
    return _jouer_avec(secret, nb_couleurs, lambda tentatives: tentatives[:1])


@faux("la réponse à la première proposition ne sert jamais : rangez-la dans `tentatives` avant d’appeler `proposition_suivante`")
def premiere_reponse_oubliee(secret, nb_couleurs):
    return _jouer_avec(secret, nb_couleurs, lambda tentatives: tentatives[1:])


@faux("la dernière réponse ne sert qu’au tour d’après : rangez la tentative dans `tentatives` avant d’appeler `proposition_suivante`")
def reponse_en_retard(secret, nb_couleurs):
    return _jouer_avec(secret, nb_couleurs, lambda tentatives: tentatives[:-1])


@faux("la liste ne contient que les réponses : il faut les propositions, jusqu’au secret")
def reponses_renvoyees(secret, nb_couleurs):
    return [*(reponse for _, reponse in _tentatives_jouees(secret, nb_couleurs)), (len(secret), 0)]


@faux("la liste ne contient que les réponses, et il y manque la dernière : il faut les propositions, jusqu’au secret")
def reponses_renvoyees_sauf_la_derniere(secret, nb_couleurs):
    return [reponse for _, reponse in _tentatives_jouees(secret, nb_couleurs)]


@faux("la liste contient des couples (proposition, réponse), et il y manque le secret : il ne faut que les propositions, jusqu’au secret")
def tentatives_sans_le_secret(secret, nb_couleurs):
    return _tentatives_jouees(secret, nb_couleurs)


@faux("le résultat est la dernière proposition seule : il faut la liste de toutes, dans l’ordre")
def secret_seul(secret, nb_couleurs):
    return secret.copy()


@faux("seule la réponse à la première proposition sert, et la liste continue après le secret : à chaque proposition, ajoutez sa tentative à `tentatives`, et arrêtez-vous au secret")
def premiere_reponse_et_apres_le_secret(secret, nb_couleurs):
    code = [0] * len(secret)
    tentatives, propositions = [(code.copy(), repondre_frequences(secret, code, nb_couleurs))], [code.copy()]
    while proposition_suivante(code, tentatives, nb_couleurs):
        propositions.append(code.copy())
    return propositions
