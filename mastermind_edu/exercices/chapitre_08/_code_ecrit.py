"""Ce qui ne va pas dans le code qu’une fonction a écrit sur place, dit de ce cas seul.

Aucun exercice ici. Commencer par `juger`.
"""

from mastermind_edu.juge.ecarts import Ecart, comparer_a_la_reference


def est_le_dernier(code, nb_couleurs) -> bool:
    """Vrai quand tous les pions sont de la dernière couleur."""
    return all(numero == nb_couleurs - 1 for numero in code)


def juger(exercice, arguments, attendue, obtenue) -> Ecart | None:
    """La comparaison à la référence ; ce qui ne va pas dans ce cas se dit."""
    ecart = comparer_a_la_reference(exercice, arguments, attendue, obtenue)
    if ecart is None or obtenue.erreur or ecart.genre == "type":
        return ecart
    conseil = _dire_la_valeur(attendue) if ecart.genre == "valeur" else _dire_le_code(arguments[1], arguments[0], attendue.arguments[0], obtenue.arguments[0])
    return ecart._replace(conseil=conseil)


def _dire_la_valeur(attendue) -> str:
    if attendue.valeur:
        return "un pion peut encore avancer dans ce code : il faut renvoyer `True`"
    return "ce code est le dernier de tous : il revient à des 0 partout, et il faut renvoyer `False`"


def _dire_le_code(nb_couleurs, avant, voulu, vu) -> str:
    """Ce qui distingue le code écrit par la fonction de celui qu’il fallait."""
    if type(vu) is not list or len(vu) != len(voulu):
        return f"`code` doit garder son nombre de pions, {len(voulu)}"
    if vu == avant:
        return "`code` ne change pas : le code suivant doit être écrit dans ses cases"
    if any(type(numero) is not int or not 0 <= numero < nb_couleurs for numero in vu):
        return f"`code` contient un numéro qui n’existe pas : avec {nb_couleurs} couleurs, ils vont de 0 à {nb_couleurs - 1} ; la retenue doit continuer vers la gauche tant qu’un pion dépasse"
    if est_le_dernier(avant, nb_couleurs):
        return "après le dernier de tous les codes, chaque pion doit revenir à 0"
    place = max(i for i in range(len(avant)) if voulu[i] > avant[i])
    if vu[place] != voulu[place]:
        return f"c’est le pion de rang {place} qui doit avancer, de {avant[place]} à {voulu[place]} : le premier, en partant de la droite, qui le peut"
    if vu[place + 1 :] != voulu[place + 1 :]:
        return "à droite du pion qui avance, chaque pion doit revenir à 0"
    return "à gauche du pion qui avance, rien ne doit changer"
