"""Exercice : passer au code suivant."""

from itertools import product

from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def code_suivant(code, nb_couleurs):
    """Met dans `code`, sur place, le code suivant, et renvoie `True` ; après le dernier, des 0 partout, et `False`."""
    for i in reversed(range(len(code))):
        if code[i] < nb_couleurs - 1:
            code[i] += 1
            return True
        code[i] = 0
    return False


def cas():
    for nb_pions, nb_couleurs in ((1, 2), (2, 2), (2, 3), (1, 1), (3, 2), (3, 3), (2, 1)):
        for code in product(range(nb_couleurs), repeat=nb_pions):
            yield list(code), nb_couleurs
    for code in ([3, 2, 3, 4], [3, 2, 3, 5], [3, 5, 5, 5], [5, 5, 5, 5]):
        yield code, 6
    for nb_couleurs in range(2, 13):
        for nb_pions in (nb_couleurs % 8 + 1, 8 - nb_couleurs % 8):
            debut = [(3 * rang + 1) % nb_couleurs for rang in range(nb_pions)]
            for nb_derniers in range(nb_pions + 1):
                yield debut[: nb_pions - nb_derniers] + [nb_couleurs - 1] * nb_derniers, nb_couleurs
            yield [0] * nb_pions, nb_couleurs
            yield [nb_couleurs - 1] * (nb_pions - 1) + [0], nb_couleurs


def _est_le_dernier(code, nb_couleurs):
    return all(numero == nb_couleurs - 1 for numero in code)


EXERCICE = Exercice(
    reference=code_suivant,
    points=3,
    cas=cas,
    exemples=(([3, 2, 3, 4], 6), ([3, 2, 3, 5], 6), ([0, 2, 2], 3), ([1, 1], 2)),
    modifies=("code",),
    proprietes=(
        Propriete("le dernier pion est de la dernière couleur", "le dernier pion n’est pas de la dernière couleur", lambda code, k: code[-1] == k - 1),
        Propriete("les deux derniers pions sont de la dernière couleur", "les deux derniers pions ne sont pas de la dernière couleur", lambda code, k: code[-2:] == [k - 1] * 2),
        Propriete("c’est le dernier code", "ce n’est pas le dernier code", _est_le_dernier),
        Propriete("il n’y a qu’un pion", "il y a plusieurs pions", lambda code, _: len(code) == 1),
        Propriete("il n’y a pas 6 couleurs", "il y a 6 couleurs", lambda _, k: k != 6),
    ),
    indices=(
        "Comptez à voix haute avec trois chiffres, 0, 1 et 2 : 000, 001, 002… Que devient le 2 de droite, et quel chiffre avance alors ?",
        "Partez du dernier pion, comme dans le rappel. S’il peut avancer, avancez-le : c’est fini. Sinon, remettez-le à 0 et passez à celui de gauche.",
    ),
    squelette='''\
def code_suivant(code, nb_couleurs):
    """Met le code suivant dans code ; True, ou False quand on revient au début."""
    for i in range(len(code) - 1, -1, -1):
        if ...:
            code[i] = ...
            return True
        code[i] = ...
    return ...
''',
)


@faux("le code de l’appelant ne change pas : le suivant doit être écrit dans ses cases")
def sur_une_copie(code, nb_couleurs):
    code = code.copy()
    for i in reversed(range(len(code))):
        if code[i] < nb_couleurs - 1:
            code[i] += 1
            return True
        code[i] = 0
    return False


@faux("le pion de gauche avance le premier : il faut que ce soit celui de droite")
def par_la_gauche(code, nb_couleurs):
    for i in range(len(code)):
        if code[i] < nb_couleurs - 1:
            code[i] += 1
            return True
        code[i] = 0
    return False


@faux("seul le dernier pion tourne : quand il revient à 0, son voisin de gauche doit avancer")
def sans_retenue(code, nb_couleurs):
    dernier = code[-1] == nb_couleurs - 1
    code[-1] = 0 if dernier else code[-1] + 1
    return not (dernier and all(numero == nb_couleurs - 1 for numero in code[:-1]))


@faux("un pion avance, mais ceux de la dernière couleur, à sa droite, ne reviennent pas à 0")
def sans_remise_a_zero(code, nb_couleurs):
    for i in reversed(range(len(code))):
        if code[i] < nb_couleurs - 1:
            code[i] += 1
            return True
    code[:] = [0] * len(code)
    return False


@faux("après le dernier code, la liste ne revient pas à des 0 partout")
def dernier_garde(code, nb_couleurs):
    for i in reversed(range(len(code))):
        if code[i] < nb_couleurs - 1:
            code[i:] = [code[i] + 1] + [0] * (len(code) - i - 1)
            return True
    return False


@faux("la fonction renvoie `True` même après le dernier code : il faut alors `False`")
def toujours_vrai(code, nb_couleurs):
    for i in reversed(range(len(code))):
        if code[i] < nb_couleurs - 1:
            code[i] += 1
            return True
        code[i] = 0
    return True


@faux("un pion peut recevoir le numéro nb_couleurs, qui n’existe pas : ils vont de 0 à nb_couleurs − 1")
def numero_de_trop(code, nb_couleurs):
    for i in reversed(range(len(code))):
        if code[i] < nb_couleurs:
            code[i] += 1
            return True
        code[i] = 0
    return False


@faux("le code est bien changé, mais la fonction ne renvoie rien : il faut `True` ou `False`")
def rien_renvoye(code, nb_couleurs):
    for i in reversed(range(len(code))):
        if code[i] < nb_couleurs - 1:
            code[i] += 1
            break
        code[i] = 0


@faux("la fonction renvoie le code : il faut `True` ou `False`, le code est déjà chez l’appelant")
def code_renvoye(code, nb_couleurs):
    for i in reversed(range(len(code))):
        if code[i] < nb_couleurs - 1:
            code[i] += 1
            break
        code[i] = 0
    return code
