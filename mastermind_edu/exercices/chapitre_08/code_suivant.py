"""Exercice : passer au code suivant."""

from itertools import product

from mastermind_edu.exercices.chapitre_08._code_ecrit import avancer, de_droite_a_gauche, est_le_dernier, juger
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


EXERCICE = Exercice(
    reference=code_suivant,
    points=3,
    cas=cas,
    exemples=(([3, 2, 3, 4], 6), ([3, 2, 3, 5], 6), ([0, 2, 2], 3), ([1, 1], 2)),
    modifies=("code",),
    juger=juger,
    proprietes=(
        Propriete("le dernier pion est de la dernière couleur", "le dernier pion peut avancer", lambda code, k: code[-1] == k - 1),
        Propriete("les deux derniers pions sont de la dernière couleur", "les deux derniers pions ne sont pas de la dernière couleur", lambda code, k: code[-2:] == [k - 1] * 2),
        Propriete("c’est le dernier code", "ce n’est pas le dernier code", est_le_dernier),
        Propriete("il n’y a qu’un pion", "il y a plusieurs pions", lambda code, _: len(code) == 1),
        Propriete("un pion est de couleur 0", "aucun pion n’est de couleur 0", lambda code, _: 0 in code),
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


@faux("le code reçu ne change pas : écrivez le suivant dans ses cases, `code[i] = …`, sans copie et sans nouvelle liste")
def sur_une_copie(code, nb_couleurs):
    return code_suivant(code.copy(), nb_couleurs)


@faux("le pion de gauche avance le premier : parcourez les rangs de droite à gauche, du dernier, `len(code) - 1`, à 0")
def par_la_gauche(code, nb_couleurs):
    return avancer(code, range(len(code)), nb_couleurs - 1)


@faux("seul le dernier pion tourne : quand il revient à 0, continuez avec son voisin de gauche, qui doit avancer")
def sans_retenue(code, nb_couleurs):
    fini = est_le_dernier(code, nb_couleurs)
    code[-1] = (code[-1] + 1) % nb_couleurs
    return not fini


@faux("quand le dernier pion revient à 0, aucun autre n’avance, et la réponse est `False` : continuez avec son voisin de gauche, et renvoyez `True` s’il a pu avancer")
def arret_apres_le_dernier(code, nb_couleurs):
    return avancer(code, [-1], nb_couleurs - 1)


@faux("quand le dernier pion revient à 0, aucun autre n’avance, et la réponse est `True` : continuez avec son voisin de gauche, qui doit avancer")
def arret_apres_le_dernier_avec_vrai(code, nb_couleurs):
    avancer(code, [-1], nb_couleurs - 1)
    return True


@faux("un pion avance, mais ceux de la dernière couleur, à sa droite, ne reviennent pas à 0 : avant de passer au voisin de gauche, écrivez 0 dans la case")
def sans_remise_a_zero(code, nb_couleurs):
    for i in range(len(code) - 1, -1, -1):
        if code[i] < nb_couleurs - 1:
            code[i] += 1
            return True
    code[:] = [0] * len(code)
    return False


@faux("les pions de la dernière couleur ne reviennent jamais à 0 : avant de passer au voisin de gauche, écrivez 0 dans la case")
def jamais_a_zero(code, nb_couleurs):
    return any(avancer(code, [i], nb_couleurs - 1, nb_couleurs - 1) for i in de_droite_a_gauche(code))


@faux("après le dernier code, la liste ne revient pas à des 0 partout : écrivez 0 dans chacune de ses cases ; `code = […]` ferait une autre liste")
def dernier_garde(code, nb_couleurs):
    return not est_le_dernier(code, nb_couleurs) and code_suivant(code, nb_couleurs)


@faux("la fonction renvoie `True` même après le dernier code : quand aucun pion n’a pu avancer, renvoyez `False`")
def toujours_vrai(code, nb_couleurs):
    return code_suivant(code, nb_couleurs) or True


@faux("un pion de la dernière couleur avance encore, et reçoit le numéro `nb_couleurs`, qui n’existe pas : n’avancez un pion que s’il est plus petit que `nb_couleurs - 1`, sinon remettez-le à 0 et passez à son voisin de gauche")
def numero_de_trop(code, nb_couleurs):
    return avancer(code, de_droite_a_gauche(code), nb_couleurs)


@faux("le code est bien changé, mais la fonction ne renvoie rien : il faut `True` ou `False`")
def rien_renvoye(code, nb_couleurs):
    code_suivant(code, nb_couleurs)


@faux("le dernier code revient à des 0, mais rien n’est renvoyé alors : quand aucun pion n’a pu avancer, écrivez `return False`")
def faux_oublie(code, nb_couleurs):
    return code_suivant(code, nb_couleurs) or None


@faux("la fonction renvoie le code : il faut `True` ou `False`, le code est déjà chez l’appelant")
def code_renvoye(code, nb_couleurs):
    code_suivant(code, nb_couleurs)
    return code


@faux("seuls le dernier pion et son voisin bougent, même quand il n’y a pas de voisin : parcourez tous les rangs, de droite à gauche ; un pion au bout revient à 0, et le suivant a son tour, jusqu’à celui qui peut avancer")
def une_seule_retenue(code, nb_couleurs):
    code[-1] += 1
    if code[-1] == nb_couleurs:
        code[-1] = 0
        code[-2] += 1
    return True


@faux("la retenue ne va qu’au voisin du dernier pion : s’il est au bout, il revient à 0, et la retenue continue vers la gauche")
def une_seule_retenue_a_deux_pions(code, nb_couleurs):
    code[-1] += 1
    if code[-1] == nb_couleurs:
        code[-1] = 0
        if len(code) > 1:
            code[-2] += 1
    return any(code)


@faux("quand un pion revient à 0, son voisin de gauche avance, puis a encore son tour : n’avancez que le pion où vous êtes, le voisin viendra juste après")
def retenue_double(code, nb_couleurs):
    for i in de_droite_a_gauche(code):
        if avancer(code, [i], nb_couleurs - 1):
            return True
        code[i - 1] += 1
    return False


@faux("le premier pion n’avance jamais : le parcours doit aller jusqu’au rang 0 compris")
def premier_pion_oublie(code, nb_couleurs):
    return avancer(code, range(len(code) - 1, 0, -1), nb_couleurs - 1)


AU_RANG_MOINS_UN = "après le dernier code, tout revient à 0, puis le dernier pion avance encore : le rang passe-t-il à −1, qui désigne le dernier pion ? Après le premier pion, ne touchez plus à rien, et renvoyez alors `False`"


@faux(AU_RANG_MOINS_UN)
def rang_moins_un(code, nb_couleurs):
    i = len(code) - 1
    while code[i] == nb_couleurs - 1:
        code[i] = 0
        i -= 1
    code[i] += 1
    return True


@faux(AU_RANG_MOINS_UN)
def retenue_qui_fait_le_tour(code, nb_couleurs):
    return retenue_qui_fait_le_tour_et_faux(code, nb_couleurs) or True


@faux(AU_RANG_MOINS_UN)
def retenue_qui_fait_le_tour_et_faux(code, nb_couleurs):
    avance = code_suivant(code, nb_couleurs)
    code[-1] += not avance
    return avance


@faux("après le dernier code, le premier pion ne revient pas à 0 : remettez-le à 0 lui aussi, au rang 0 compris, avant de renvoyer `False`")
def premier_garde(code, nb_couleurs):
    avance = code_suivant(code, nb_couleurs)
    code[0] = code[0] if avance else nb_couleurs - 1
    return avance


@faux("après le dernier code, le premier pion reçoit le numéro `nb_couleurs`, qui n’existe pas : au rang 0 aussi, un pion qui ne peut pas avancer revient à 0 ; renvoyez alors `False`")
def premier_avance_toujours(code, nb_couleurs):
    if not code_suivant(code, nb_couleurs):
        code[0] = nb_couleurs
    return True


@faux("le dernier pion n’avance jamais : partez du rang `len(code) - 1`")
def dernier_pion_oublie(code, nb_couleurs):
    return avancer(code, de_droite_a_gauche(code[1:]), nb_couleurs - 1)


@faux("la dernière couleur n’est jamais atteinte : `nb_couleurs - 1` est un numéro permis, un pion plus petit que lui peut avancer")
def derniere_couleur_exclue(code, nb_couleurs):
    return avancer(code, de_droite_a_gauche(code), nb_couleurs - 2)


@faux("la fonction compte toujours 6 couleurs : le plus grand numéro est `nb_couleurs - 1`")
def six_couleurs(code, nb_couleurs):
    return code_suivant(code, 6)


@faux("un pion qui a fini son tour repart à 1 : la première couleur a le numéro 0")
def repart_a_un(code, nb_couleurs):
    return avancer(code, de_droite_a_gauche(code), nb_couleurs - 1, 1)


@faux("tous les pions avancent : dès que l’un a pu avancer, arrêtez-vous et renvoyez `True`")
def tous_avancent(code, nb_couleurs):
    fini = est_le_dernier(code, nb_couleurs)
    code[:] = [(numero + 1) % nb_couleurs for numero in code]
    return not fini


@faux("tous les pions avancent, et la réponse est toujours `False` : dès que l’un a pu avancer, renvoyez `True`")
def tous_avancent_toujours_faux(code, nb_couleurs):
    tous_avancent(code, nb_couleurs)
    return False


@faux("tous les pions avancent, et la réponse est toujours `True` : dès que l’un a pu avancer, arrêtez-vous et renvoyez `True` ; quand aucun ne l’a pu, renvoyez `False`")
def tous_avancent_toujours_vrai(code, nb_couleurs):
    tous_avancent(code, nb_couleurs)
    return True


@faux("`True` et `False` sont échangés : `True` quand le code a avancé, `False` quand il revient à des 0 partout")
def reponses_echangees(code, nb_couleurs):
    return not code_suivant(code, nb_couleurs)


@faux("la fonction renvoie toujours `False` : dès qu’un pion a pu avancer, renvoyez `True`")
def toujours_faux(code, nb_couleurs):
    return code_suivant(code, nb_couleurs) and False


@faux("`False` est renvoyé en arrivant au dernier code : c’est en le quittant, quand tout revient à 0, qu’il le faut")
def faux_un_code_trop_tot(code, nb_couleurs):
    return code_suivant(code, nb_couleurs) and not est_le_dernier(code, nb_couleurs)


@faux("le pion reçoit son rang plus 1 : c’est le numéro, `code[i]`, qui augmente de 1, pas le rang `i`")
def rang_pour_numero(code, nb_couleurs):
    for i in de_droite_a_gauche(code):
        if code[i] < nb_couleurs - 1:
            code[i] = i + 1
            return True
        code[i] = 0
    return False
