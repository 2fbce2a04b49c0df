"""Question sœur du chapitre 08 : faire reculer un compteur d’une unité."""

from itertools import product

from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def reculer_le_compteur(chiffres):
    """Fait reculer le compteur de 1 ; renvoie False s’il était à zéro, True sinon."""
    for i in range(len(chiffres) - 1, -1, -1):
        if chiffres[i] > 0:
            chiffres[i] = chiffres[i] - 1
            return True
        chiffres[i] = 9
    return False


def cas():
    for taille in (1, 2, 3):
        for chiffres in product((0, 1, 5, 9), repeat=taille):
            yield ([*chiffres],)
    for chiffre in range(10):
        yield ([chiffre],)
        yield ([chiffre, 0],)
    for chiffres in ([1, 0, 0, 0], [2, 0, 0, 0, 0], [0, 0, 0, 0], [0] * 7, [3, 1, 4, 1, 5, 9], [1, 0, 9, 0, 0], [8, 0, 0, 7, 0]):
        yield (chiffres,)


def a_zero(chiffres):
    return not any(chiffres)


EXERCICE = Exercice(
    reference=reculer_le_compteur,
    points=3,
    cas=cas,
    exemples=(([1, 5, 7],), ([3, 0, 0],), ([0, 0],)),
    modifies=("chiffres",),
    proprietes=(
        Propriete("le dernier chiffre est 0", "le dernier chiffre n’est pas 0", lambda chiffres: chiffres[-1] == 0),
        Propriete("tous les chiffres sont à 0", "un chiffre n’est pas à 0", a_zero),
        Propriete("il n’y a qu’un chiffre", "il y a plusieurs chiffres", lambda chiffres: len(chiffres) == 1),
        Propriete("les deux derniers chiffres sont à 0", "les deux derniers chiffres ne sont pas tous deux à 0", lambda chiffres: len(chiffres) > 1 and a_zero(chiffres[-2:])),
        Propriete("seul le premier chiffre n’est pas 0", "ce n’est pas le premier chiffre, seul, qui diffère de 0", lambda chiffres: chiffres[0] > 0 and a_zero(chiffres[1:])),
        Propriete("le premier chiffre est 0", "le premier chiffre n’est pas 0", lambda chiffres: chiffres[0] == 0),
    ),
    indices=(
        "Commencez par le chiffre de droite. À quelle condition peut-il baisser ? Sinon, que devient-il, et quel chiffre regarde-t-on ensuite ?",
        "Dès qu’un chiffre a baissé, tout est fini. Si aucun ne l’a pu, c’est que le compteur était à zéro.",
    ),
    squelette="""\
def reculer_le_compteur(chiffres):
    for i in range(len(chiffres) - 1, -1, -1):
        if ...:
            chiffres[i] = ...
            return ...
        chiffres[i] = ...
    return ...
""",
)


def _reculer(chiffres, rangs, retour=9):
    """Le compteur, chiffres dans l’ordre de ces rangs ; `retour` est ce que devient un 0, rien si `None`."""
    for i in rangs:
        if chiffres[i] > 0:
            chiffres[i] -= 1
            return True
        if retour is not None:
            chiffres[i] = retour
    return False


def _rangs(chiffres):
    return range(len(chiffres) - 1, -1, -1)


@faux("c’est le chiffre de gauche qui baisse d’abord : il faut commencer par celui de droite")
def de_gauche_a_droite(chiffres):
    return _reculer(chiffres, range(len(chiffres)))


@faux("un 0 reste à 0 quand le chiffre de gauche baisse : il doit devenir 9, comme de 20 à 19")
def zero_reste(chiffres):
    return _reculer(chiffres, _rangs(chiffres), None)


@faux("un 0 devient 10 : un chiffre ne dépasse pas 9")
def zero_devient_10(chiffres):
    return _reculer(chiffres, _rangs(chiffres), 10)


@faux("seul le chiffre de droite change : quand il passe de 0 à 9, celui de gauche doit baisser de 1")
def sans_retenue(chiffres):
    return _reculer(chiffres, [len(chiffres) - 1])


@faux("le chiffre de gauche ne change jamais : son rang est 0, allez jusque-là")
def premier_chiffre_oublie(chiffres):
    return _reculer(chiffres, range(len(chiffres) - 1, 0, -1))


@faux("tous les chiffres baissent : arrêtez-vous dès que l’un a baissé")
def tous_baissent(chiffres):
    baisses = [_reculer(chiffres, [i]) for i in _rangs(chiffres)]
    return any(baisses)


@faux("un chiffre devient négatif : un 0 doit devenir 9")
def chiffre_negatif(chiffres):
    chiffres[-1] -= 1
    return True


@faux("le compteur avance au lieu de reculer")
def avance(chiffres):
    for i in _rangs(chiffres):
        if chiffres[i] < 9:
            chiffres[i] += 1
            return True
        chiffres[i] = 0
    return False


@faux("la liste reçue ne change pas : elle doit changer sur place")
def liste_inchangee(chiffres):
    return reculer_le_compteur(chiffres.copy())


@faux("la réponse est toujours `True` : il faut `False` quand le compteur était à zéro")
def toujours_vrai(chiffres):
    reculer_le_compteur(chiffres)
    return True


@faux("`True` et `False` sont échangés : `False` dit que le compteur était à zéro")
def vrai_et_faux_echanges(chiffres):
    return not reculer_le_compteur(chiffres)


@faux("un compteur à zéro y reste : il doit revenir à des 9 partout")
def bloque_a_zero(chiffres):
    return not a_zero(chiffres) and reculer_le_compteur(chiffres)


@faux("la réponse est `False` quand le compteur arrive à zéro : il la faut quand il y était déjà")
def faux_trop_tot(chiffres):
    return reculer_le_compteur(chiffres) and not a_zero(chiffres)


@faux("la fonction renvoie la liste : elle doit la changer sur place, et renvoyer `True` ou `False`")
def liste_renvoyee(chiffres):
    reculer_le_compteur(chiffres)
    return chiffres


@faux("le compteur recule bien, mais la fonction ne renvoie ni `True` ni `False`")
def rien_de_renvoye(chiffres):
    reculer_le_compteur(chiffres)
