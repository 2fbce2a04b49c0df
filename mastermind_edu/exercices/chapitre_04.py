"""Les exercices du chapitre 4 : répondre en marquant les pions comptés."""

from mastermind_edu.exercices.cas import listes, paires, paires_tirees
from mastermind_edu.exercices.erreurs import chapitre_04 as erreurs
from mastermind_edu.juge.exercice import Exercice

BIEN_PLACE = -1
MAL_PLACE = 0


def compter_bien_places(secret, proposition):
    compte = 0
    for i in range(len(secret)):
        if secret[i] == proposition[i]:
            compte += 1
    return compte


def trouver_bien_places(copie, proposition):
    compte = 0
    for i in range(len(copie)):
        if copie[i] == proposition[i]:
            compte += 1
            copie[i] = BIEN_PLACE
    return compte


def position(valeur, code):
    for i in range(len(code)):
        if code[i] == valeur:
            return i
    return -1


def trouver_mal_places(copie, proposition):
    compte = 0
    for i in range(len(copie)):
        if copie[i] != BIEN_PLACE:
            trouve = position(proposition[i], copie)
            if trouve != -1:
                compte += 1
                copie[trouve] = MAL_PLACE
    return compte


def repondre(secret, proposition):
    secret, proposition = secret.copy(), proposition.copy()
    bien = mal = 0
    for i in range(len(secret)):
        if secret[i] == proposition[i]:
            bien += 1
            secret[i] = proposition[i] = None
    for pion in proposition:
        if pion is not None and pion in secret:
            mal += 1
            secret[secret.index(pion)] = None
    return bien, mal


def _cas_lettres():
    yield from paires("RVB", (1, 2))
    yield from paires("RV", (3, 4))


def _cas_numeros():
    yield from paires((1, 2, 3), (1, 2))
    yield from paires((1, 2), (3, 4))
    yield from paires_tirees((1, 2, 3, 4, 5, 6), 4, 200)


def _cas_position():
    for code in listes((1, 2, BIEN_PLACE, MAL_PLACE), (1, 2, 3)):
        for valeur in (1, 2, 3):
            yield valeur, code


def _cas_mal_places():
    for secret, proposition in _cas_numeros():
        copie = secret.copy()
        trouver_bien_places(copie, proposition)
        yield copie, proposition


def _cas_repondre():
    """Lettres puis nombres : toutes les paires jusqu’à 3 pions, puis 4 et 5 pions."""
    for taille in (1, 2, 3):
        yield from paires("RVB", (taille,))
        yield from paires((1, 2, 3), (taille,)) if taille < 3 else ()
    yield from paires((1, 2), (4,))
    yield from paires_tirees("RVBJPN", 4, 400)
    yield from paires_tirees((1, 2, 3, 4, 5, 6, 7, 8), 5, 100)


def _toutes_les_paires():
    return paires(range(1, 7), (4,))


EXERCICES = (
    Exercice(
        reference=compter_bien_places,
        parametres=("secret", "proposition"),
        resume="le nombre de places où les deux codes ont la même couleur",
        points=1,
        cas=_cas_lettres,
        exemples=((["R", "N", "B", "V"], ["R", "V", "B", "N"]), (["R", "V"], ["V", "R"])),
        intacts=(0, 1),
        erreurs_typiques=erreurs.COMPTER_BIEN_PLACES,
    ),
    Exercice(
        reference=trouver_bien_places,
        parametres=("copie", "proposition"),
        resume="compte les bien placés et écrit −1 à leur place dans `copie`",
        points=2,
        cas=_cas_numeros,
        exemples=(([1, 4, 3, 2], [2, 4, 1, 6]), ([1, 2], [2, 1])),
        modifies=(0,),
        intacts=(1,),
        erreurs_typiques=erreurs.TROUVER_BIEN_PLACES,
    ),
    Exercice(
        reference=position,
        parametres=("valeur", "code"),
        resume="le premier rang où se trouve `valeur`, −1 si elle est absente",
        points=2,
        cas=_cas_position,
        exemples=((2, [1, -1, 3, 2]), (6, [1, -1, 3, 2]), (1, [1, 1])),
        intacts=(1,),
        erreurs_typiques=erreurs.POSITION,
    ),
    Exercice(
        reference=trouver_mal_places,
        parametres=("copie", "proposition"),
        resume="`copie` porte déjà les −1 : compte les mal placés et écrit 0 là où chacun est trouvé",
        points=3,
        cas=_cas_mal_places,
        exemples=(([1, -1, 3, 2], [2, 4, 1, 6]),),
        modifies=(0,),
        erreurs_typiques=erreurs.TROUVER_MAL_PLACES,
    ),
    Exercice(
        reference=repondre,
        parametres=("secret", "proposition"),
        resume="le couple (bien placés, mal placés), par marquage sur des copies",
        points=4,
        cas=_cas_repondre,
        exemples=(
            (["R", "N", "B", "V"], ["R", "V", "B", "N"]),
            ([1, 2, 1, 3], [4, 5, 1, 2]),
            (["R", "V"], ["R", "R"]),
        ),
        intacts=(0, 1),
        erreurs_typiques=erreurs.REPONDRE,
        preuve=_toutes_les_paires,
        nb_preuve=6**4 * 6**4,
    ),
)
