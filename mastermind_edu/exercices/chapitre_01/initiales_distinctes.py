"""Exercice : des initiales toutes différentes."""

from mastermind_edu.exercices.cas import AUTRES_INITIALES, INITIALES, en_racontant, listes, se_repete
from mastermind_edu.juge.exercice import Exercice, Propriete, faux

COULEURS_DU_BTS = ["R", "V", "B", "J", "V", "N"]


def initiales_distinctes(initiales):
    """`True` quand aucune initiale n’est écrite deux fois, `False` sinon."""
    return len(set(initiales)) == len(initiales)


def cas():
    for liste in listes("RVB", range(0, 5)):
        yield (liste,)
    yield (INITIALES,)
    yield (COULEURS_DU_BTS,)
    for taille in range(1, 13):
        initiales = AUTRES_INITIALES[:taille]
        yield (initiales,)
        yield ([*initiales, initiales[taille // 2]],)  # une seule répétition, loin ou près
        yield ([initiales[-1]] * taille,)
    yield (AUTRES_INITIALES[::-1],)
    yield (AUTRES_INITIALES[:6] * 2,)


def raconter(valeur, initiales) -> str:
    repetee = next((x for x in initiales if initiales.count(x) > 1), None)
    if repetee is None:
        return "ici, aucune initiale n’est écrite deux fois : ne répondez `False` que si l’une d’elles est comptée plus d’une fois dans la liste"
    return f"ici, {repetee} est écrite {initiales.count(repetee)} fois : comptez chaque initiale, quelle qu’elle soit, dans la liste entière ; dès que l’un des comptes dépasse 1, répondez `False`"


EXERCICE = Exercice(
    reference=initiales_distinctes,
    points=2,
    cas=cas,
    exemples=((["R", "V", "B"],), (COULEURS_DU_BTS,), ([],)),
    intacts=("initiales",),
    juger=en_racontant(raconter),
    proprietes=(
        Propriete(
            "une initiale est écrite trois fois ou plus", "aucune initiale n’est écrite trois fois",
            lambda liste: any(liste.count(initiale) > 2 for initiale in liste),
        ),
        Propriete("deux voisines sont égales", "deux voisines ne sont jamais égales", lambda liste: any(a == b for a, b in zip(liste, liste[1:]))),
        Propriete("la première initiale est répétée", "la première initiale n’est pas répétée", lambda liste: liste[:1] != [] and liste[0] in liste[1:]),
        Propriete("une initiale est répétée", "toutes les initiales sont différentes", se_repete),
        Propriete("la liste est vide", "la liste n’est pas vide", lambda liste: not liste),
        Propriete("il n’y a qu’une initiale", "il n’y a pas une seule initiale", lambda liste: len(liste) == 1),
    ),
    indices=(
        "Une seule initiale écrite deux fois suffit pour répondre `False`. Comment savoir combien de fois une initiale est dans la liste ? Relisez le rappel.",
        "Prenez les initiales une à une et comptez chacune dans la liste entière. On ne peut répondre `True` qu’après la boucle.",
    ),
    squelette='''\
def initiales_distinctes(initiales):
    """True quand aucune initiale n’est écrite deux fois, False sinon."""
    for initiale in initiales:
        if ...:
            return ...
    return ...
''',
)


@faux("deux initiales égales ne sont vues que côte à côte : elles peuvent aussi être éloignées ; comptez chacune dans toute la liste")
def voisines_seulement(initiales):
    for i in range(len(initiales) - 1):
        if initiales[i] == initiales[i + 1]:
            return False
    return True


@faux("seule la répétition de la première initiale est vue : regardez-les toutes avant de répondre `True`")
def premiere_seulement(initiales):
    return initiales[:1] == [] or initiales[0] not in initiales[1:]


@faux("la réponse est toujours le contraire de celle qu’il faut : il faut `True` là où vous donnez `False`, et l’inverse")
def reponse_inversee(initiales):
    return len(set(initiales)) != len(initiales)


@faux("seules les deux premières initiales décident de la réponse : regardez-les toutes avant de répondre `True`")
def conclut_trop_tot(initiales):
    for i in range(len(initiales)):
        for j in range(i + 1, len(initiales)):
            if initiales[i] == initiales[j]:
                return False
            else:
                return True
    return True


@faux("la réponse est `False` dès qu’il y a une initiale, même seule : chacune est égale à elle-même, il n’y a répétition qu’à partir de deux ; si vous notez celles déjà vues, cherchez-y chacune avant de l’y ajouter")
def compare_avec_soi(initiales):
    for i in range(len(initiales)):
        for j in range(len(initiales)):
            if initiales[i] == initiales[j]:
                return False
    return True


@faux("la réponse est juste, mais la liste reçue perd des éléments au passage : regardez-la sans la modifier")
def liste_videe(initiales):
    while initiales:
        if initiales.pop() in initiales:
            return False
    return True


@faux("une initiale écrite trois fois n’est pas vue comme répétée : il y a répétition dès que le nombre dépasse 1, avec `> 1`")
def exactement_deux(initiales):
    return not any(initiales.count(initiale) == 2 for initiale in initiales)


@faux("une initiale écrite deux fois n’est pas vue comme répétée : il y a répétition dès que le nombre dépasse 1, avec `> 1`")
def a_partir_de_trois(initiales):
    return not any(initiales.count(initiale) > 2 for initiale in initiales)


@faux("seule la dernière initiale décide de la réponse : dès que l’une est répétée, la réponse est `False`, et celles qui suivent n’y doivent rien changer")
def derniere_seulement(initiales):
    return initiales[-1:] == [] or initiales.count(initiales[-1]) == 1


@faux("la réponse est `True` dès qu’une initiale n’est écrite qu’une fois : répondez `False` dès que l’une est comptée plus d’une fois, et `True` seulement après les avoir toutes regardées")
def une_seule_suffit(initiales):
    return any(initiales.count(initiale) == 1 for initiale in initiales)


@faux("quand toutes les initiales sont différentes, rien n’est renvoyé : il faut `True`")
def rien_si_distinctes(initiales):
    if len(set(initiales)) < len(initiales):
        return False


@faux("quand une initiale est répétée, rien n’est renvoyé : il faut `False`")
def rien_si_repetition(initiales):
    if len(set(initiales)) == len(initiales):
        return True


@faux("la liste vide donne `False` : rien n’y est répété, il faut `True`")
def liste_vide_refusee(initiales):
    return initiales != [] and len(set(initiales)) == len(initiales)


@faux("la réponse est toujours `True` : comptez l’initiale de ce tour dans la liste entière, et répondez `False` dès que ce compte dépasse 1 ; si vous notez celles déjà vues, ajoutez-y chacune après l’y avoir cherchée")
def toujours_vrai(initiales):
    return True


@faux("la réponse est toujours `False` : comptez chaque initiale dans la liste entière, et répondez `True` quand aucun compte ne dépasse 1")
def toujours_faux(initiales):
    return False


@faux("la réponse est un texte : `True` et `False` s’écrivent sans guillemets")
def en_texte(initiales):
    return "True" if len(set(initiales)) == len(initiales) else "False"


@faux("la réponse est 1 ou 0 : il faut `True` ou `False`")
def un_ou_zero(initiales):
    return 1 if len(set(initiales)) == len(initiales) else 0


@faux("la dernière initiale n’est jamais comparée aux autres : son rang est `len(initiales) - 1`, allez jusque-là")
def derniere_oubliee(initiales):
    return len(set(initiales[:-1])) == len(initiales[:-1])


@faux("la première initiale n’est jamais comparée aux autres : son rang est 0, commencez par elle")
def premiere_oubliee(initiales):
    return len(set(initiales[1:])) == len(initiales[1:])


@faux("chaque initiale est comparée à la suivante, et la dernière n’en a pas ; comparez chacune à toutes les autres : comptez-la dans la liste")
def voisine_absente(initiales):
    for i in range(len(initiales)):
        if initiales[i] == initiales[i + 1]:
            return False
    return True


@faux("seule la répétition de V est vue : comptez l’initiale de ce tour, sans guillemets, et non toujours la lettre V")
def v_compte_seul(initiales):
    return initiales.count("V") < 2


@faux("la réponse est `False` dès qu’il y a un V, comme dans l’énoncé : ce n’est pas V qu’il faut chercher, mais une initiale comptée plus d’une fois dans la liste")
def sans_v(initiales):
    return "V" not in initiales


@faux("chaque initiale n’est comparée qu’à celle d’avant, et la première à la dernière, dont le rang est aussi −1 : comptez chacune dans toute la liste")
def voisines_en_rond(initiales):
    return all(initiales[i] != initiales[i - 1] for i in range(len(initiales)))
